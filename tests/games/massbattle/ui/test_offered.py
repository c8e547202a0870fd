"""The orders that a form begins from: all of them together are taken, in every phase, whoever wins."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.bots.commanders import CHARACTERS
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.ui import offered as proposed
from montjoy.games.massbattle.ui import picks, post
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import field, scenario
from tests.suite.many import some, times
from tests.suite.players import any_answer, todo

SEED = bytes(31) + b"\x05"
LATER = ("night_raid", "pikes")[: times(2, 0)]               # much like others; the soak has them
MOST = 60                                                    # forms that are looked at in one battle


def words(lang: str = "en") -> Words:
    return Words(game, lang, {})


def offered(seen: Any, asked: Asked, lang: str = "en") -> list[str]:
    """The lines behind one #, as `take all` puts them in."""
    lines = [line[1:].strip() for line in post.template(seen, asked, words(lang)).split("\n") if line.startswith("#")]
    return [line for line in lines if line and not line.startswith("#")]


def refused(seen: Any, asked: Asked, text: str) -> No | None:
    """Why a text does not stand."""
    form = game.read(seen, asked, text)
    return form if isinstance(form, No) else game.why_not(seen, asked, form)


def begun(given: BattleScenario, **options: Any) -> Session:
    session = Session.new(game, given, game.read_options(dict(given.options) | options), seed=SEED)
    session.begin()
    return session


BATTLES: dict[str, tuple[BattleScenario, dict[str, Any]]] = {
    **{name: (found, {}) for name, found in game.scenarios.items() if found.board != "none" and name not in LATER},
    "in_turn": (game.scenarios["bridge"], {"deployment": "alternate"}),
    "two_players": (
        scenario(["medium_cavalry owner=a1", "spearmen owner=a1", "orcs owner=a2", "longbowmen owner=a2"],
                 ["goblins", "goblin_archers", "ogre"], seats=(("a1", "a2"), ("b",)), rows=((2, 5), (12, 15))),
        {"scale": 5},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", some(BATTLES, 2))
@pytest.mark.parametrize("player", some(["offered", "random", "plain"], 2))
def test_all_that_a_form_offers_is_taken_together_and_alone(name: str, player: str) -> None:
    """MB-MOVE-06, MB-MOVE-07  In every phase, for every seat."""
    given, options = BATTLES[name]
    session, luck, seen_of, forms = begun(given, **options), Philox(7, 0, 0), set(), 0
    while not session.over and forms < MOST:
        seat, asked = next((seat, asked) for seat in session.seats for asked in todo(session, seat))
        seen = session.view(seat)
        lines: list[str] = []
        if asked.kind == "order":
            forms += 1
            lines = offered(seen, asked)
            assert refused(seen, asked, "\n".join(lines)) is None, lines
            for line in lines:
                assert refused(seen, asked, line) is None, line
            seen_of.add((seat, type(asked.ask).__name__) if lines else (seat, ""))
        if player == "plain":
            answer = CHARACTERS["plain"](seen, asked, luck)
        elif player == "offered":
            answer = game.read(seen, asked, "\n".join(lines)) if lines else game.default(seen, asked, ())
        else:
            answer = any_answer(game, session.page(seat), asked, luck)
        assert session.answer(seat, answer, asked.id) is None
    assert {seat for seat, _ in seen_of} == set(session.seats)
    assert {kind for _, kind in seen_of} >= {"Shoot", "Move"}


@pytest.mark.parametrize("name", ["bridge", "two_players", "in_turn"])
def test_one_click_places_every_unit(name: str) -> None:
    """MB-BOARD-10, MB-INFO-03  What goes with an empty form at a click stands in every language, places all units of that player,
    or the one whose turn it is, and nobody else's."""
    given, options = BATTLES[name]
    session = begun(given, **options)
    for seen, asked in [(session.view(seat), asked) for seat in session.seats for asked in todo(session, seat)]:
        for lang in LANGUAGES:
            [(says, line)] = post.also(seen, asked, words(lang))
            assert says and refused(seen, asked, line) is None
            placed = [one.unit for one in game.read(seen, asked, line).units]
            assert placed == list(seen.mine)[:1] if name == "in_turn" else sorted(placed) == sorted(seen.mine)


def stands(name: str, seat: str) -> dict[str, list[tuple[int, int]]]:
    """Where units begin that one leaves to the page, by their type."""
    session = begun(game.scenarios[name])
    seen, [asked] = session.view(seat), todo(session, seat)
    found: dict[str, list[tuple[int, int]]] = {}
    for one in game.read(seen, asked, post.also(seen, asked, words())[0][1]).units:
        found.setdefault(seen.own[one.unit].type, []).append(one.at)
    return found


def test_units_that_are_left_to_the_page_stand_before_what_is_to_be_held() -> None:
    """MB-BOARD-10, MB-END-04  On the bridge's bank in line, hero and pikes in the middle, and the bows on the height beside it.
    Red before: everybody stood on the hill, and nobody before the bridge."""
    town = stands("bridge", "town")
    bows = town.pop("longbowmen")
    line = sorted(at for there in town.values() for at in there)
    assert line == [(8, 7), (9, 7), (10, 7), (11, 7), (12, 7)]
    assert {*town["fighter_hero"], *town["pikemen"]} == {(9, 7), (10, 7)} and bows == [(8, 6), (8, 5)]


def test_a_line_stands_about_what_is_to_be_held_and_not_about_the_middle_of_the_board() -> None:
    """MB-BOARD-10  Azure Wood: 48 squares wide, and the hill's top lies from column 28 to 31.  Horse at the ends, bows and the
    wizard behind."""
    there = stands("azure_wood", "garfinkel")
    columns = sorted(x for at in there.values() for x, _ in at)
    assert 28 <= columns[len(columns) // 2] <= 31
    horse = [x for x, y in there["medium_cavalry"] if y == 5]
    assert min(horse) < min(x for x, _ in there["spearmen"]) and max(horse) > max(x for x, _ in there["spearmen"])
    assert {y for x, y in [*there["longbowmen"], *there["wizard_9"]]} == {4}


def test_a_castle_has_bows_on_its_wall_and_swords_in_its_gate() -> None:
    """MB-BOARD-07, MB-BOARD-10  Red before: all stood on the wall, and the gate was open."""
    there = stands("castle_wall", "garrison")
    assert sorted(there.pop("longbowmen")) == [(8, 9), (13, 9)]
    assert {(9, 9), (10, 9), (11, 9), (12, 9)} <= {at for ats in there.values() for at in ats}


def test_whoever_is_to_hold_a_hill_begins_on_it() -> None:
    """MB-BOARD-10, MB-END-04  The pikes, whose ground to be held is high."""
    assert all(7 <= x <= 12 and 4 <= y <= 8 for ats in stands("pikes", "pikes").values() for x, y in ats)


def test_whoever_is_placed_already_stays_there() -> None:
    """MB-BOARD-10  The others get what is free, also where a square that would have been offered them is taken; before that it is
    said who is not placed."""
    session = begun(*BATTLES["bridge"][:1])
    seat = session.seats[0]
    seen, [asked] = session.view(seat), todo(session, seat)
    ids = list(seen.mine)
    usual = {one.unit: one for one in proposed.deployment(seen, asked.ask).units}
    x, y = usual[ids[1]].at
    text = f"{ids[0]} at {x},{y} facing east"
    [(_, line)] = post.also(seen, asked, words())
    whole = picks.added(seen, asked, text, line)
    assert refused(seen, asked, whole) is None
    placed = {one.unit: one for one in game.read(seen, asked, whole).units}
    assert (placed[ids[0]].at, placed[ids[0]].facing) == ((x, y), 2) and sorted(placed) == sorted(ids)
    told = post.echo(seen, game.read(seen, asked, text), words())
    assert ids[1] in told and "not placed" in told


def test_no_hero_is_sent_to_charge_alone() -> None:
    """Beside a friend he is."""
    for friend, sent in (("spearmen 2,2 n", False), ("spearmen 11,12 n", True)):
        world = field(["fighter_hero 10,10 n", friend], ["orcs 10,13 s"])
        world.round = 1
        found = [one.march.units[0] for one in proposed.marches(game.view(world, "a")) if one.why == "charge"]
        assert ("A1" in found) == sent, (friend, found)
