"""What a unit holds and reaches, drawn and said where one looks at it: by the rules, and of enemies no more than is known."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import questions
from montjoy.games.massbattle.rules import missiles, routes
from montjoy.games.massbattle.rules.areas import sight_in_the_dark
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import areas, board, picks, places, text
from montjoy.games.massbattle.ui.board_ground import CELL, middle
from montjoy.grids import squares
from montjoy.table.web.pages import here
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import field
from tests.games.massbattle.test_own_troops import OTHERS, THEIRS, scenario
from tests.games.massbattle.ui.test_picks import asked
from tests.suite.players import todo

SEATS = (("a", "a2", "a3"), ("b",))


def words(lang: str = "en") -> Words:
    return Words(game, lang, {})


def looked(world: World, viewer: str, at: str, lang: str = "en") -> tuple[list[str], str]:
    """What is said of a square below the board, without the ground, and what is drawn."""
    seen = game.view(world, viewer)
    there = here.told(game, seen, words(lang), at, places.places(seen))
    return there["says"][1:], there["drawn"]


def edges(drawn: str) -> dict[str, str]:
    """By what an edge tells, the figure that stands in it."""
    return dict(re.findall(r'class="(near|far|reachable)"/><text [^>]*>([^<]*)<', drawn))


# ---- in the dark ---------------------------------------------------------------------------------------------------------
def begun(name: str, seat: str) -> Seen:
    """A battle in its first round, where everybody begins who is not placed."""
    given = game.scenarios[name]
    session = Session.new(game, given, game.read_options(dict(given.options)), seed=bytes(32))
    session.begin()
    while not session.view(seat).round:
        for who, question in [(one, asks) for one in session.seats for asks in todo(session, one)]:
            assert session.answer(who, game.default(session.view(who), question, ()), question.id) is None
    return session.view(seat)


def test_in_the_dark_ranges_end_where_one_sees() -> None:
    """MB-BOARD-12, MB-OUT-03  30 m are five squares: drawn, said of the square and on the card.  Red before: a bow of 30 m and
    more was drawn as by day, and twice as far at -2, where the rule refuses every shot."""
    seen = begun("night_raid", "village")
    archers = next(unit for unit in seen.mine.values() if unit.missile)
    at = f"{archers.at[0]},{archers.at[1]}"
    there = here.told(game, seen, words(), at, places.places(seen))
    drawn, said = edges(there["drawn"]), "\n".join(there["says"])
    assert drawn["near"] == "5" and "far" not in drawn
    assert "Shoots 5 squares far, in the dark no farther." in said and "shoots 5 squares far in the dark" in said
    assert "−2" not in said and "shoots 5 squares far in the dark" in "\n".join(map(str, text.card(seen, words())))
    for other in seen.pieces.values():
        if other.side != seen.side and squares.distance(archers.at, other.at) > 2 * 5:
            assert missiles.why_not_shoot(seen, archers, other, missiles.FIRST) is not None
    day = begun("bridge", "town")
    bows = next(unit for unit in day.mine.values() if unit.missile)
    assert len(areas.ranges(day, bows)) == 2 and "in the dark" not in "\n".join(map(str, text.card(day, words())))


@pytest.mark.parametrize(("sight_m", "ranges"), [(100, 2), (200, 2), (30, 1)])
def test_who_sees_farther_than_he_shoots_well_has_two_ranges(sight_m: int, ranges: int) -> None:
    """MB-BOARD-12  The farther one ends where one sees."""
    seen = begun("night_raid", "village")
    archers = next(unit for unit in seen.mine.values() if unit.missile)
    other = msgspec.structs.replace(seen, board=msgspec.structs.replace(seen.board, sight_m=sight_m))
    sees = sight_in_the_dark(other)
    found = areas.ranges(other, archers)
    assert sees is not None and len(found) == ranges and max(found) <= sees


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_in_the_dark_looks_dark(lang: str) -> None:
    """MB-BOARD-12  Red before: the goblin raid was drawn as by day."""
    for name, seat in (("night_raid", "village"), ("bridge", "town")):
        drawn = str(board.draw(begun(name, seat), words(lang), ()))
        assert ('class="map battle night"' in drawn) is (name == "night_raid")


# ---- as the rules have it --------------------------------------------------------------------------------------------------
def test_a_unit_shows_its_front_its_zone_its_ranges_and_its_reach() -> None:
    """MB-BOARD-04, MB-MOVE-02, MB-MOVE-04, MB-OUT-03  Said and drawn alike, by whoever looks; never by a colour alone."""
    world = field(["longbowmen 10,10 n"], ["orcs 20,20 s"])
    says, drawn = looked(world, "a", "10,10")
    assert says[1].startswith("A1 (longbowmen): 22 of 22 hit points, armour class 12,"), "its own side's figures"
    assert says[2:] == [
        "Zone of contact (enemies stop there): 9-11,11.", "Shoots 20 squares far, 40 at −2.",
        "Moves 12 squares a round; it can choose among 138 squares.",
    ]  # fmt: skip
    assert edges(drawn) == {"near": "20", "far": "40 −2", "reachable": "12"}
    assert drawn.count('class="contact"') == 2 and drawn.count('class="arc ') == 2
    reach = areas.reach(game.view(world, "a"), world.units["A1"])
    lines = [choice.line for choice in picks.picks(game.view(world, "a"), asked("move"), "", "A1", words()).choices]  # type: ignore[union-attr]
    assert {f"A1 to {x},{y}" for x, y in reach} == {line for line in lines if " to " in line}


@pytest.mark.parametrize(("ask", "kinds", "contact"), [
    ("shoot", {"near", "far"}, False), ("again", {"near", "far"}, False), ("move", {"reachable"}, True),
    ("fight", set(), True), ("rally", set(), False),
])  # fmt: skip
def test_what_is_drawn_serves_the_question_that_is_open(ask: str, kinds: set[str], contact: bool) -> None:
    """MB-OUT-03, MB-MOVE-02, MB-MOVE-04  Who shoots sees ranges, who moves how far he comes and what stops him; said is all."""
    seen = game.view(field(["longbowmen 10,10 n"], ["orcs 20,20 s"]), "a")
    drawn = places.drawn(seen, "10,10", [asked(ask)])
    assert set(edges(drawn)) == kinds and ('class="contact"' in drawn) is contact and drawn.count('class="arc ') == 2
    assert places.drawn(seen, "10,10") == places.drawn(seen, "10,10", [Asked(1, "choose", questions.StrikeFirst("A1"), ())])


def test_figures_of_ranges_stand_apart_and_on_no_unit() -> None:
    """MB-OUT-03  On a board of 20 squares 20 and 40 both end at its edge; red where they are printed on each other."""
    world = field(["longbowmen 10,10 n"], ["orcs 0,19 s", "orcs 2,19 s"], board="\n".join(["." * 20] * 20))
    drawn = places.drawn(game.view(world, "a"), "10,10", [asked("shoot")])
    stand = [(float(x), float(y)) for x, y in re.findall(r'<text x="([\d.]+)" y="([\d.-]+)" class="area-figure"', drawn)]
    assert len(stand) == 2
    (a, b), (c, d) = stand
    assert abs(a - c) >= 2 * CELL or abs(b - d) >= CELL
    assert not {(x, y + 6) for x, y in stand} & {middle(world.board, (0, 19)), middle(world.board, (2, 19))}


def test_who_is_broken_holds_no_zone_and_does_not_shoot() -> None:
    """MB-BRK-02, MB-BRK-08"""
    world = field(["longbowmen 10,10 n"], ["orcs 20,20 s"])
    world.units["A1"].broken = True
    says, drawn = looked(world, "b", "10,10")
    assert says[1] == "Zone of contact (enemies stop there): none."
    assert "contact" not in drawn and set(edges(drawn)) == {"reachable"}


def test_where_nobody_stands_nothing_is_drawn() -> None:
    assert looked(field(["orcs 10,10 n"], ["orcs 20,20 s"]), "a", "5,5") == ([], "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    world = field(["longbowmen 10,10 n", "spearmen 12,10 n"], ["orcs 20,20 s"], missile_front_arc=True)
    world.units["A2"].broken = True
    w = words(lang)
    for id in ("A1", "A2", "B1"):
        x, y = world.units[id].at
        assert all(here.told(game, game.view(world, "a"), w, f"{x},{y}", places.places(game.view(world, "a")))["says"])
    assert w.problems == []


# ---- what the enemy does not know --------------------------------------------------------------------------------------------
def ford(theirs: dict[str, Any]) -> World:
    """Everybody on the board; the second side's rows are its own, and another unit of its waits unseen in the way."""
    given = scenario(theirs)
    world = game.setup(given, game.read_options(given.options))
    for n, unit in enumerate(world.units.values()):
        unit.status, unit.at, unit.facing = "in_play", (2 + n % 5 * 2, 4 if unit.side == 0 else 8), 0 if unit.side == 0 else 4
    world.round = 1
    hidden = world.units["B2"]
    hidden.status, hidden.at = "reserve", (2, 6) if theirs is THEIRS else (9, 9)
    return world


def all_told(world: World, viewer: str) -> list[Any]:
    """Whatever can be looked at and picked: in words, drawn, with every figure and chance in it."""
    seen = game.view(world, viewer)
    found: list[Any] = [looked(world, viewer, f"{piece.at[0]},{piece.at[1]}") for piece in seen.pieces.values() if piece.in_play]
    for what in ("move", "shoot", "fight"):
        for id in picks.units(seen, asked(what)):
            first = picks.picks(seen, asked(what), "", id, words())
            assert first is not None
            found.append(msgspec.structs.replace(first, says=first.says[1:]))
            opens = [choice.opens for choice in first.choices if choice.opens][:4]
            found += [picks.picks(seen, asked(what), "", at, words()) for at in opens]
    return found


@pytest.mark.parametrize("viewer", ["us", WATCHER])
def test_of_own_rows_reach_arcs_and_odds_tell_nothing(viewer: str) -> None:
    """MB-INFO-02, MB-BASE-11  The enemy's rows and a unit that he holds back are otherwise, and nothing that is shown differs; of
    the rows it is said that they are not known."""
    one, two = ford(THEIRS), ford(OTHERS)
    assert all_told(one, viewer) == all_told(two, viewer)
    says, drawn = looked(one, viewer, "10,8")
    assert says[-1] == "How far it moves and shoots only its own side knows." and not edges(drawn) and "arc front" in drawn


def test_a_reach_that_stops_before_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-INFO-02  Planted: ways are looked for on the true board.  The twins above then differ, so they would tell."""
    worlds: dict[int, World] = {}
    view, steps = game.view, routes.Ways.steps

    def noted(world: World, viewer: str) -> Seen:
        seen = view(world, viewer)
        worlds[id(seen.board)] = world
        return seen

    def true(ways: Any, here: Any, mode: Any) -> Any:
        hidden = [other.at for other in worlds[id(ways.field.board)].units.values() if other.status == "reserve"]
        return [(there, cost) for there, cost in steps(ways, here, mode) if there not in hidden]

    monkeypatch.setattr(type(game), "view", lambda self, world, viewer: noted(world, viewer))
    assert all_told(ford(THEIRS), "us") == all_told(ford(OTHERS), "us")
    monkeypatch.setattr(routes.Ways, "steps", true)
    assert all_told(ford(THEIRS), "us") != all_told(ford(OTHERS), "us")


def test_of_a_shared_side_each_sees_all_and_orders_his_own() -> None:
    """MB-GEN-05, MB-INFO-02  Three on one side: what each looks at is the same; other prepared spells and hit points of the enemy
    show to none of them."""
    one, two = (field(["spearmen 10,10 n", "longbowmen 12,10 n owner=a2", "orcs 14,10 n owner=a3"],
                      ["wizard_9 12,16 s", "orcs 10,13 s"], seats=SEATS) for _ in range(2))
    two.units["B1"].spells = {"fireball": 9}
    for world in (one, two):
        world.round = 1
    for seat in (*SEATS[0], WATCHER):
        assert all_told(one, seat) == all_told(two, seat)
    assert [picks.units(game.view(one, seat), asked("move")) for seat in SEATS[0]] == [["A1"], ["A2"], ["A3"]]
    assert looked(one, "a", "12,16") == looked(one, "a3", "12,16") == looked(one, WATCHER, "12,16")
    assert all_told(one, "b") != all_told(two, "b")


