"""The island as a picture: the ground, who is believed to stand where, what is asked there, and how orders are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from montjoy.bots.find import find
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import Dispatch, Stonefather, World
from montjoy.games.clusta.protocol import questions, reports
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.ui import board_ground, board_pieces, text
from montjoy.games.clusta.ui.legend import BESIDE, EDGES, MARKS, SIGNS, TERRAINS, WATERS
from montjoy.table.web import boards
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.acts import Table
from tests.games.clusta.board import board, field, run, ship
from tests.table.test_boards import spots, well_formed, words

island: Any = game
US, THEM = "trakorians", "ransards"
LEVELS = ("00000", "01400", "00300", "00000")


def campaign(**more: Any) -> World:
    """Day 4: a camp of 400 men with the overall commander, 300 a hex away, a fleet, and an enemy nobody has reported."""
    world = board("trakorians kaelve 0409 lv=4 leads 1", "trakorians 1 0409 400e", "trakorians 2 0713 300",
                  "trakorians camp 0612 Two days=1", "ransards 6 0720 321", "ransards grisban 0720", day=4, slot=3, **more)
    ship(world, US, "0117")
    run(logbook.open_books(world))
    return world


def told(world: World, at: int, hex: str, marker: str, men: int) -> None:
    seen = reports.ScoutReport(at, "0713", "trakorians.2", hex, THEM, marker, men)
    run(logbook.arrive(world, US, Dispatch("report", "", world.tick, "", reports=(seen,))))


def tokens(drawn: Any) -> dict[str, list[str]]:
    """By hex: what each piece there says aloud: kind, letter, men, age."""
    found: dict[str, list[str]] = {}
    for g in well_formed(drawn).iter("g"):
        if (hex := g.attrib.get("data-at")) is not None:
            texts = {t.attrib["class"]: t.text or "" for t in g.iter("text")}
            said = f"{g.attrib['class']}: {texts['letter']} {texts.get('men', '')} {texts.get('age-days', '')}"
            found.setdefault(hex, []).append(" ".join(said.split()))
    return found


def picture(seen: Any, *questions: Asked) -> str:
    return str(boards.draw(island, seen, words(island), questions))


# ---- the ground --------------------------------------------------------------------------------------------------------
def test_every_terrain_and_height_is_told_without_colour() -> None:
    """Red when a terrain has no sign of its own, a cliff or the coast is not drawn, or a hex has no number."""
    small = field("~~~~~", "~.TB~", "~V..~", "~~~~~", levels=LEVELS, roads=("0101 0201 0301",))
    seen = view(board("trakorians kaelve 0101", map=small), US)
    drawn = picture(seen)
    for terrain in ("pine_forest", "white_forest", "buildings"):
        assert f'class="glyph {terrain}"' in drawn, terrain
    for kind in ("coast", "cliff", "slope", "track", "shallow-sea", "hexes open"):
        assert re.search(rf'd="M[^"]+" class="{kind}"', drawn), kind
    assert ">0101<" in drawn and ">0302<" in drawn and ">0100<" in drawn


def test_cliffs_stand_where_men_do_not_climb() -> None:
    """Levels 1 and 4, 4 and 0, 3 and 0 lie more than two apart; 4 and 3 do not.  Red when a cliff is drawn elsewhere."""
    there = text.ground(view(board("trakorians kaelve 0101", map=field(*["....."] * 4, levels=LEVELS)), US))
    steep = board_ground.between(there, board_ground.cliff).count("M")
    pairs = {frozenset((a, b)) for a in there.hexes for b in there.neighbours[a] if abs(there.level[a] - there.level[b]) > 2}
    assert steep == len(pairs) > 3 and frozenset(("0201", "0202")) not in pairs


# ---- who stands where -------------------------------------------------------------------------------------------------------
def test_own_pieces_and_marks_with_their_men_and_the_age_of_the_news() -> None:
    """Red when a kind has no shape, a number of men or an age is not written, or old news is not drawn as stale."""
    world = campaign()
    told(world, 1 * 48, "0613", "commander:Grisban", 240)
    told(world, 4 * 48, "0814", "camp:South", 90)
    found = tokens(picture(view(world, US)))
    assert found["0409"] == ["token commander: T 400"] and found["0612"] == ["token camp: 1"]
    assert found["0713"] == ["token unit: 2 300"] and found["0117"] == ["token ships: T"]
    assert found["0613"] == ["token commander stale: R 240 3"] and found["0814"] == ["token camp: R 90"]


def test_a_side_is_drawn_what_it_was_told_and_the_umpire_what_is_true() -> None:
    """Red when a piece is taken from the truth for a side, or left out for the umpire."""
    world = campaign()
    assert "0720" not in tokens(picture(view(world, US)))
    assert tokens(picture(view(world, UMPIRE)))["0720"] == ["token commander: R 321"]
    assert tokens(picture(view(world, WATCHER))) == {}
    before = picture(view(world, US))
    world.units["ransards.6"].hex, world.conflux = "0815", "0816"
    assert picture(view(world, US)) == before


def test_a_crowded_hex_says_how_many_more() -> None:
    found = [board_pieces.Token("0409", "unit", str(n), US, 1, 0, False, "x") for n in range(12)]
    drawn = "".join(board_pieces.drawn(found))
    assert drawn.count("data-at=") == 9 and ">+3<" in drawn


def test_a_fleet_far_out_is_within_the_picture() -> None:
    there = text.ground(view(campaign(), US))
    left, top, wide, high = board_ground.box(there, ["1500"])
    x, y = board_ground.centre("1500")
    assert left < x < left + wide and top < y < top + high and board_ground.box(there, ())[1] > top


# ---- what may be done ---------------------------------------------------------------------------------------------------------
def test_a_question_stands_on_the_hex_it_is_about() -> None:
    """Red when the hex of a question is not chosen on the board, or says no number, no ground."""
    asked = Asked(4, "choose", questions.Met("0613", THEM, 240), (questions.Do("attack"), questions.Do("stop")))
    found = spots(picture(view(campaign(), US), asked))
    assert list(found) == ["0 1"] and found["0 1"][0] == "4"
    assert found["0 1"][1] == "0613, pine forest"


def test_how_a_battle_stands_is_said_beside_the_map_while_one_is_asked_about_it() -> None:
    session, luck = Session.new(island, island.scenarios["undead"], seed=bytes([3] * 32)), Philox(3, 1, 0)
    session.begin()
    while True:
        q = next(q for q in session.open if not q.done)
        seen = session.view(q.seat)
        beside = str(boards.aside(island, seen, words(island), ()))
        assert ('class="panel battle"' in beside) == (seen.fight is not None and seen.mine >= 0)
        if seen.fight is not None:
            break
        session.answer(q.seat, find(island)(seen, q.asked, luck), q.asked.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_signs_are_explained_in_every_language(lang: str) -> None:
    """Every shape, side, terrain, line and mark has a line of its own."""
    seen = view(campaign(), US)
    w = words(island, lang)
    items = [says for sign, says in boards.signs(island, seen, w) if well_formed(sign) is not None]
    named = (SIGNS, seen.sides, BESIDE, ("age",), TERRAINS, WATERS, ("height",), EDGES, MARKS)
    assert len(items) == len(set(items)) == sum(map(len, named))
    assert w.name(US) in "".join(items) and not w.problems


# What holds the signs together, and words and numbers that say what they are.
PLAIN = {
    "scene", "map", "island", "ground", "hex-names", "spot-name", "few", "grid", "letter", "letters", "stars-word", "icon",
    "camp", "commander", "ships", "force",
}  # fmt: skip


def classes(drawn: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]*)"', drawn) for name in found.split()}


def pictures() -> Iterator[str]:
    """Every kind of thing on the map, for a side and the umpire; then a game as it is played, all seats', with its questions."""
    world = campaign()
    told(world, 1 * 48, "0613", "commander:Grisban", 240)
    world.stonefather, world.party.hex, world.conflux = Stonefather("0713", 10), "0812", "0814"
    for viewer in (US, UMPIRE, WATCHER):
        yield picture(view(world, viewer), Asked(4, "choose", questions.Met("0613", THEM, 240), (questions.Do("attack"),)))
    yield "".join(board_pieces.drawn([board_pieces.Token("0409", "unit", str(n), US, 1, 0, False, "x") for n in range(12)]))
    table = Table("skirmish").goes_to(0)
    for side, who in ((US, "kaelve"), (THEM, "grisban")):
        assert table.says(side, f"ask mornings\nto {who}:\n day 0: divine\n from now: attack 0304") is None
    while not table.session.over:
        for seat in (US, THEM, UMPIRE):
            asked = [q.asked for q in table.open() if q.seat == seat]
            yield picture(table.session.view(seat), *asked)
        table.answers_one()


def test_everything_that_the_picture_draws_is_explained_by_a_sign() -> None:
    """Red when a line, a tint or a mark of the map stands in no sign."""
    seen = view(campaign(), US)
    explained = {name for sign, _ in boards.signs(island, seen, words(island)) for name in classes(str(sign))}
    drawn = {name for one in pictures() for name in classes(one)}
    assert {"stars-arrow", "stale", "place", "ring", "cliff", "slope", "coast", "height", "track", "net", "age"} <= drawn
    assert sorted(drawn - explained - PLAIN) == []
    assert "hexes" in explained - PLAIN


def test_how_orders_are_written_is_said_beside_the_field() -> None:
    """The text that a side begins its orders with on paper; games with short forms have none."""
    from tests.contract.pickets.game import game

    pickets: Any = game
    seen = view(campaign(), US)
    said = boards.guide(island, seen, words(island), Asked(1, "order", questions.Morning(4), ()))
    assert not any(line.startswith("#") for line in said) and any("kaelve" in line for line in said)
    assert boards.guide(island, seen, words(island), Asked(1, "choose", questions.Morning(4), (questions.Do("stop"),))) == []
    assert boards.guide(pickets, None, Words(pickets, "en"), Asked(1, "order", "x", ())) == []


def test_where_a_battle_is_fought_is_marked_for_those_who_are_asked() -> None:
    """CN-KNOW-05  Red where the map does not show the hex in which they fight, or shows it to somebody who is not asked."""
    table = Table().goes_to(0)
    for seat, who in ((US, "kaelve"), (THEM, "grisban")):
        assert table.says(seat, f"to {who}:\n from now: attack 0303\n standing: retreat at 10") is None
    assert 'class="fought"' not in picture(table.session.view(US))
    while table.open()[0].asked.ask != "Ask.POINT":
        table.answers_one()
    for seat in (US, THEM):
        seen = table.session.view(seat)
        marked = well_formed(picture(seen)).find(".//g[@class='fought']/path")
        assert seen.battle == "0303" and marked is not None and marked.attrib["d"] == board_ground.outline("0303")
    assert 'class="fought"' not in picture(table.session.view(WATCHER))
