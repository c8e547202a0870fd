"""Sunset, who is out, who has won: DL-BASE-15, 16, 18, 19, DL-4.8e."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.state import Arriving, Outcome
from montjoy.games.drakborgen.outcome import decide_outcome, is_no_way_up, settle_winners
from montjoy.games.drakborgen.play import play
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import FacesShown, SunSet
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT
from tests.games.drakborgen import board
from tests.games.drakborgen.board import at, begun, give, run, square

EVERYBODY = ("H01", "H02", "H03", "H04")


@pytest.mark.parametrize("limit, sun, over", [(21, 20, False), (21, 21, True), (22, 21, False), (22, 22, True)])
def test_sunset(limit, sun, over):
    """DL-BASE-15  The marker has moved 21 steps (sun_limit = 21), or 22 (sun_limit = 22): whoever is not outside is lost."""
    world = begun(*EVERYBODY, sun_limit=limit)
    at(world, "blue", OUTSIDE)
    at(world, "green", TRANSIT, situation=Arriving(OUTSIDE))
    at(world, "yellow", TRANSIT, situation=Arriving("34"))
    world.castle.phase, world.castle.sun = "sun", sun
    out = run(decide_outcome(world))
    assert (out.value is not None) is over
    assert out.told(SunSet) == ([SunSet(("red", "yellow"))] if over else [])


def test_the_sun_is_looked_at_in_the_evening_only():
    """DL-BASE-15  An event that moves the marker ends the game at the end of the round."""
    world = begun()
    world.castle.sun = 21
    assert run(decide_outcome(world)).value is None


def test_the_richest_wins():
    """DL-BASE-16  A outside with 300, B outside with 450, C dead in the castle: B wins; treasure cards are turned up."""
    world = begun(*EVERYBODY[:3])
    give(world, "red", "TC07")
    give(world, "blue", "TC05", "TC04", "IT1")
    give(world, "green", "TC18")
    for seat in ("red", "blue"):
        at(world, seat, OUTSIDE)
    world.castle.phase, world.castle.sun = "sun", 21
    out = run(decide_outcome(world))
    assert out.value == Outcome(("blue",), "sunset", 1, {"red": 300, "blue": 450})
    shown = [FacesShown("red", ("TC07",), 300), FacesShown("blue", ("TC05", "TC04"), 450), FacesShown("green", ("TC18",), 1000)]
    assert out.told(FacesShown) == shown


@pytest.mark.parametrize("least, winners", [(1, ()), (0, ("red",))])
def test_empty_hands(least, winners):
    """DL-BASE-16  A outside with 0 and all others lost: min_gold_to_win = 1, the castle wins; min_gold_to_win = 0, A does."""
    world = begun(min_gold_to_win=least)
    at(world, "red", OUTSIDE)
    world.castle.phase, world.castle.sun = "sun", 21
    assert run(decide_outcome(world)).value.winners == winners


def test_ties():
    """DL-BASE-16  Equal gold: more treasure cards; then they share it."""
    world = begun(*EVERYBODY[:3])
    for seat in ("red", "blue", "green"):
        at(world, seat, OUTSIDE)
    give(world, "red", "TC07")
    give(world, "blue", "TC01", "TC02")
    assert run(settle_winners(world, "sunset")).value.winners == ("blue",)
    give(world, "green", "TC08")
    world.castle.heroes["blue"].things.clear()
    assert run(settle_winners(world, "sunset")).value.winners == ("red", "green")


def test_nobody_can_come_up():
    """DL-4.8e  The only hero left is below and no staircase is face up: he is lost; one outside keeps the game going."""
    world = begun()
    at(world, "red", BELOW)
    assert not is_no_way_up(world) and run(decide_outcome(world)).value is None
    at(world, "blue", BELOW)
    square(world, "33", stairs=4)
    assert run(decide_outcome(world)).value is None
    world.castle.squares["33"].stairs = 0
    assert run(decide_outcome(world)).value == Outcome((), "no-way-up", 1, {})


def rounds(world, dice, answers):
    return run(play(world), dice, answers)


def test_last_hero_retires():
    """DL-BASE-18, DL-BASE-19  The last living hero retires: the game ends in that moment."""
    world = begun("H01", "H02")
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    out = rounds(world, (), [questions.Retire(), questions.Retire()])
    assert out.value == Outcome((), "nobody-left", 1, {"red": 0, "blue": 0})


def test_all_treasure_cards_are_shown_at_the_end():
    """DL-BASE-16, DL-BASE-21  Also those of a hero whom the sunset has caught inside; he does not win by them."""
    world = board.begun("H01", "H02")
    for seat, card in (("red", "TC07"), ("blue", "TC05")):
        board.give(world, seat, card)
    at(world, "blue", OUTSIDE)
    world.castle.phase, world.castle.sun = "sun", 21
    out = run(decide_outcome(world))
    assert [(e.seat, e.cards) for e in out.told(FacesShown)] == [("blue", ("TC05",)), ("red", ("TC07",))]
    assert out.value.winners == ("blue",) and list(out.value.gold) == ["blue"]
