"""The marches that a text plans are drawn and told as they then happen, of what its writer knows and of nothing else."""

from __future__ import annotations

import re

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.ui import board_ground, marches
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table
from tests.games.clusta.ui.test_forecast import inland

US = "trakorians"
FAR = "to kaelve:\n  from now: advance to 0416\n"


def planned(table: Table, text: str) -> list[marches.March]:
    orders = language.understood(text).orders
    return [march for sheet in orders.sheets for march in marches.planned(table.session.view(US), orders, sheet)]


def test_they_are_in_each_hex_when_its_number_says() -> None:
    """CN-MOVE-04, CN-ORD-ADVANCE  Asked in every round, the overall commander is where it was foretold."""
    table = Table(inland()).goes_to(0)
    (march,) = planned(table, FAR)
    assert march.start == "0409" and march.way[-1] == "0416" and len(march.ends) > 2
    assert table.says(US, f"ask rounds\n{FAR}") is None
    at = march.start
    for round in range(2, 7):
        table.goes_to(0, round)
        at = next((hex for hex, slot in march.ends if slot == (0, round - 1)), at)
        assert table.session.view(US).at == at, round


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rounds_of_the_first_day_and_the_ends_of_the_others_are_told(lang: str) -> None:
    table = Table("skirmish").goes_to(0)
    words = table.words(lang)
    text = "to kaelve:\n  unit 5 day 1: go to 0405\n  from now: advance to 0506\n"
    orders = language.understood(text).orders
    first, fifth = marches.told(table.session.view(US), orders, orders.sheets[0], words)
    assert [hex in first for hex in ("0304", "0305", "0506", "0405")] == [True, True, True, False]
    assert "0405" in fifth and "5:" in fifth and not words.problems


def test_a_number_stands_where_a_round_ends_and_names_another_day() -> None:
    """Never colour alone."""
    table = Table("skirmish").goes_to(0)
    drawn = str(marches.drawn(table.session.view(US), "to kaelve:\n  unit 5 day 1: go to 0405\n  from now: advance to 0506\n"))
    for hex, said in (("0304", "1"), ("0305", "2"), ("0506", "3"), ("0405", "1·1")):
        assert f'data-hex="{hex}">{said}</text>' in drawn
    assert drawn.count('class="way"') == 2
    assert str(marches.drawn(table.session.view(US), "to kaelve:\n  from now: hold")) == ""


def test_a_way_begins_beside_the_figure_that_is_to_go_it() -> None:
    """Red before: it was drawn over the figure and its number of men."""
    table = Table("skirmish").goes_to(0)
    seen, text = table.session.view(US), "to kaelve:\n  from now: advance to 0506\n"
    (march,) = planned(table, text)
    (x, y), (u, v) = board_ground.centre(march.start), board_ground.centre(march.way[0])
    begins, after = re.findall(r"[ML](\d+) (\d+)", str(marches.drawn(seen, text)))[:2]
    assert abs(int(begins[0]) - x) + abs(int(begins[1]) - y) >= 15 and (int(after[0]), int(after[1])) == (u, v)


def test_what_is_drawn_is_the_same_whatever_others_do() -> None:
    """CN-KNOW-05  With all that a side cannot know dealt anew."""
    table = Table("day_six").goes_to(6)
    seen, items = table.session.view(US), table.session.streams[US].items
    twin = game.view(game.redeal(table.session.state, US, items, Philox(1, 2, 3)), US)
    text = "".join(f"to {to}:\n  from now: go to 0410\n" for to in ("kaelve", "camp1"))
    assert str(marches.drawn(seen, text)) == str(marches.drawn(twin, text)) != ""
    bare = msgspec.structs.replace(seen, marks=())
    assert str(marches.drawn(bare, text)) == str(marches.drawn(seen, text)), "no enemy that is believed to stand there is in it"
