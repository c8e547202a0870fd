"""Where the stars point is drawn on the map and said of it: by the reports that have come, and by nothing else."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.reports import Divined
from montjoy.games.clusta.ui import board_ground, places, stars, text
from montjoy.table.web import boards
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"


@cache
def read(conflux: str = "") -> Table:
    """Both have had their stars read in their first camps, and the answers have come."""
    cove = game.scenarios["skirmish"]
    there = msgspec.structs.replace(cove, config=msgspec.structs.replace(cove.config, conflux_hex=conflux)) if conflux else cove
    table = Table(there, seed=5).goes_to(0)
    for side, who in ((US, "kaelve"), (THEM, "grisban")):
        assert table.says(side, f"ask mornings\nto {who}:\n day 0: divine\n from now: hold") is None
    return table.goes_to(1)


def pointed(table: Table, viewer: str, lang: str = "en") -> list[str]:
    """The words at the ends of the arrows on the map."""
    words = table.words(lang)
    found = re.findall(r'class="stars-word"[^>]*>([^<]+)<', str(boards.draw(game, table.session.view(viewer), words, ())))
    assert not words.problems, words.problems
    return found


@pytest.mark.parametrize("seat", [US, THEM])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_side_sees_its_own_answer_as_an_arrow_with_its_word(seat: str, lang: str) -> None:
    """CN-DIV-01  As many arrows as the report names sixths, with the words of the report."""
    table = read()
    [answer] = table.told(seat, Divined)
    words = table.words(lang)
    assert pointed(table, seat, lang) == [words.text("sector-of", it=sector) for sector in answer.sectors]
    drawn = str(boards.draw(game, table.session.view(seat), words, ()))
    assert drawn.count('class="stars-arrow"') == len(answer.sectors)
    assert drawn.count('class="stars-edge"') == 2 * len(answer.sectors)
    assert pointed(table, seat, lang)[0] in table.lines(seat, Divined, lang=lang)[0]


def test_it_is_said_in_words_too() -> None:
    """CN-DIV-01  Of the hex, in the board as sentences, and below the map of characters."""
    table, words = read(), read().words()
    [answer], seen = table.told(US, Divined), table.session.view(US)
    [line] = stars.said(seen, words)
    assert line.startswith("The stars in 0202 (day 0, night round 1): they point ")
    assert line in places.here(seen, words, answer.hex) and line not in places.here(seen, words, "0406")
    assert line in text.describe(seen, words) and line.split("(")[0].strip() in text.draw(seen, words, 80)


def test_nothing_is_drawn_before_the_answer_has_come_nor_for_anybody_else() -> None:
    """CN-KNOW-05  The umpire knows the hex itself; the public and another side know nothing."""
    assert all(pointed(Table(seed=5).goes_to(0), viewer) == [] for viewer in (US, THEM))
    table = read()
    assert pointed(table, UMPIRE) == pointed(table, WATCHER) == []
    assert stars.answers(table.session.view(US)) != stars.answers(table.session.view(THEM))


def test_twins_with_another_hex_of_the_conflux_see_the_same_where_the_answer_is_the_same() -> None:
    """CN-KNOW-05  What is drawn is made from the answer, not from the hex."""
    one, other = read("0404"), read("0405")
    assert one.told(US, Divined) == other.told(US, Divined), "both lie in the same sixth"
    assert pointed(one, US)
    assert boards.draw(game, one.session.view(US), one.words(), ()) == boards.draw(game, other.session.view(US), one.words(), ())


def test_an_arrow_points_where_it_says() -> None:
    """CN-DIV-01  In the picture the neighbouring hex of a sixth lies along its arrow."""
    there = text.ground(Table().session.view(US))
    x, y = board_ground.centre("0303")
    for other in there.neighbours["0303"]:
        sector = there.sector("0303", other)
        assert sector is not None
        right, down = board_ground.centre(other)
        tip = [int(n) for n in re.findall(r"L(-?\d+) (-?\d+)", str(list(stars.pointer(sector))[2]))[0]]
        along = (tip[0] * (right - x) + tip[1] * (down - y)) / (52 * 66)
        assert along > 0.99


def test_words_stay_within_the_picture() -> None:
    """CN-DIV-01  Also from a hex at its edge."""
    seen, words = read().session.view(US), read().words()
    x, y = board_ground.centre("0202")
    drawn = "".join(stars.drawn(seen, words, (0, 0, 200, 100)))
    for right, down in re.findall(r'x="(-?\d+)" y="(-?\d+)" class="stars-word"', drawn):
        assert 40 <= x + int(right) <= 160 and 10 <= y + int(down) <= 100
