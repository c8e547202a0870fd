"""Whole games by luck, with everything in the castle counted over at every mark: a sample of the soak (tests/soak)."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.state import Peek, Thing
from tests.games.drakborgen.board import at, begun, give, monster, square
from tests.soak import drakborgen as soak
from tests.soak.castle import kept, sound
from tests.suite.many import times

EACH = times(3, 12)
KINDS = ("standard", "advanced", "one-option", "mixed")


@pytest.mark.parametrize("seats", range(4), ids=("one", "two", "three", "four"))
@pytest.mark.parametrize("kind", range(4), ids=KINDS)
def test_whole_games(kind, seats):
    """No error, no stall, nothing lost and nobody in two places."""
    for i in range(kind * 4 + seats, EACH * 16, 16):
        assert soak.play(i).why in game.endings


def test_the_soak_plays_every_value_of_every_option():
    """All of them within its first thousands, and the four seat counts with each kind of options."""
    wanted = {(name, value) for name, value in soak.VALUES}
    for i in range(len(soak.VALUES) * 16):
        options = soak.options_of(i, soak.Philox(i, 41, 0))
        wanted -= {(name, value) for name, value in wanted if getattr(options, name) == value}
    assert not wanted


# ---- the counting counts ---------------------------------------------------------------------------------------------
def castle():
    world = begun("H01", "H02")
    square(world, "12", tile=world.decks.labyrinth.bag.pop(0))
    world.decks.rooms.discard_unseen()
    world.castle.unseen = 1
    give(world, "red", "IT3", "TC05", "SP04")
    return world


def test_a_castle_that_is_sound():
    world = castle()
    sound(world)
    kept(world)


BROKEN = {
    "a labyrinth tile too many": lambda w: w.decks.labyrinth.bag.append("LT45"),
    "a labyrinth tile too few": lambda w: w.decks.labyrinth.bag.pop(),
    "a room tile too few": lambda w: w.decks.rooms.bag.pop(),
    "a treasure card in two places": lambda w: w.decks.treasure.bag.append("TC05"),
    "a treasure card nowhere": lambda w: w.decks.treasure.bag.pop(),
    "a dragon card nowhere": lambda w: w.decks.dragon.bag.pop(),
    "a monster card out": lambda w: w.decks.monster.bag.pop(),
    "a special card in two places": lambda w: w.decks.special.bag.append("SP04"),
    "a hidden card without a face": lambda w: w.faces.pop("red.t1"),
    "a thing in two hands": lambda w: w.castle.heroes["blue"].things.append(w.castle.heroes["red"].things[0]),
    "a thing in a hand and in a room": lambda w: w.castle.squares["12"].lying.append(w.castle.heroes["red"].things[0]),
    "worn and not there": lambda w: w.castle.heroes["blue"].worn.append("IT3"),
    "more points than the card says": lambda w: at(w, "red", "12", body=99),
    "alive without points": lambda w: at(w, "red", "12", body=0),
    "on a square that lies face down": lambda w: at(w, "red", "13"),
    "a figure in the dark": lambda w: monster(w, "orc", "13"),
    "a square peeked at and open": lambda w: w.peeks.update({"12": Peek("LT45", "RT001", ["red"])}),
    "a used tile that was never turned up": lambda w: w.castle.used.append("RT001"),
    "two rings too many": lambda w: give(w, "red", "RI1", "RI2", "RI3") and w.castle.heroes["red"].worn.append("RI3"),
    "a monster card in a hand": lambda w: w.cards.update(orc1="MC01"),
    "somebody still asked": lambda w: w.castle.asked.append("red"),
    "gold below nothing": lambda w: w.castle.below.append(Thing("RT001", "treasure", gold=-1)),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_a_castle_that_is_not(broken):
    """Each of these is noticed."""
    world = castle()
    broken(world)
    with pytest.raises(AssertionError):
        sound(world)


def test_a_state_that_does_not_keep():
    """A value of another type than its field says does not come back as it was."""
    world = castle()
    world.castle.sun = "late"
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        kept(world)
