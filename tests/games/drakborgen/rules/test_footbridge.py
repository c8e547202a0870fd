"""Section 4.9: the footbridge."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.state import Came, Free, Square, TurningBack
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    Crossed,
    Declined,
    JumpedAfter,
    RolledAgain,
    SteppedBack,
    TreasureFell,
    WayBackShut,
)
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import labyrinth, obstacles
from tests.games.drakborgen.board import at, begun, give, run, square

EAST, CROSS, DECLINE = questions.Move("east"), questions.Cross(), questions.Decline()
JUMP, LET = questions.JumpAfter(), questions.LetThemFall()


def beside(*things, near="o", **options):
    """Red (Iril, psyche 6) in 22; the footbridge 23, a room 24 beyond."""
    world = begun("H04", "H12", **options)
    square(world, "22", edges="w o w w")
    square(world, "23", "bridge", f"w o w {near}")
    square(world, "24")
    at(world, "red", "22", way="north")
    give(world, "red", *things)
    return world


def red(world):
    return world.castle.heroes["red"]


def turn(world, dice=(), answers=()):
    return run(take_player_turn(world, "red"), dice, answers)


def fallen(out):
    return [e.thing for e in out.told(TreasureFell)]


def has_now(world):
    return [t.id for t in red(world).things]


def named(*things):
    return [questions.RollFor(t) for t in things]


THREE = ("AM02", "TC05", "RT044")


def test_empty_handed():
    """DL-4.9a  No treasures: no roll; a key and a sword are none."""
    world = beside("key", "IT1")
    out = turn(world, (), [EAST, CROSS])
    assert out.over and not out.rolls and red(world).place == "23" and out.told(Crossed) == [Crossed("red", "23")]


def test_three_treasures():
    """DL-4.9c  Psyche 6: rolls 6, 7, 12: the second and third fall; each is named before its roll (bridge_loss = named)."""
    world = beside(*THREE, bridge_loss="named", naming_before_dice="always")
    out = turn(world, [6, 7, 12], [EAST, CROSS, *named("RT044", "red.t1"), LET])
    assert out.over and fallen(out) == ["red.t1", "AM02"] and has_now(world) == ["RT044"] and red(world).worn == []
    assert [about for _, about, _ in out.rolls] == [("red", "RT044"), ("red", "red.t1"), ("red", "AM02")]


def test_no_treasure_is_named_where_the_order_is_nothing():
    """DL-4.9c  naming_before_dice = by_dice: each treasure has its roll all the same, and nobody is asked which comes first."""
    world = beside(*THREE)
    out = turn(world, [6, 7, 12], [EAST, CROSS, LET])
    assert out.over and fallen(out) == ["red.t1", "RT044"] and has_now(world) == ["AM02"]
    assert not any(isinstance(ask, questions.NextTreasure) for _, ask, _ in out.answered)


def test_a_ring_that_falls_helps_no_more():
    """DL-4.9c, DLC-11  The Ring of Will gives two to psyche until it falls."""
    world = beside("RI3", "RT044")
    out = turn(world, [9, 7], [EAST, CROSS, *named("RI3"), LET])
    assert fallen(out) == ["RI3", "RT044"]


def test_owner_chooses():
    """DL-4.9c  bridge_loss = owner_choice: all rolls first, then as many as there were failures."""
    world = beside(*THREE, bridge_loss="owner_choice")
    out = turn(world, [6, 7, 12], [EAST, CROSS, questions.Lose("AM02"), questions.Lose("RT044"), questions.Enough(), LET])
    assert fallen(out) == ["AM02", "RT044"] and has_now(world) == ["red.t1"]
    world = beside(*THREE, bridge_loss="owner_choice")
    assert len(fallen(turn(world, [7, 7, 12], [EAST, CROSS, LET]))) == 3, "all of them: nothing to choose"
    world = beside(*THREE, bridge_loss="owner_choice")
    assert turn(world, [1, 1, 1], [EAST, CROSS]).told(Crossed)


def test_by_lot():
    """DL-4.9c  bridge_loss = random: drawn by lot with equal chances."""
    world = beside(*THREE, bridge_loss="random")
    out = turn(world, [6, 7, 12, 12, 1], [EAST, CROSS, LET])
    assert fallen(out) == ["RT044", "AM02"]


def test_declining():
    """DL-4.9d  He stays at the edge; next turn forced step back, with no further movement."""
    world = beside(*THREE)
    square(world, "22", "corridor", "w o w w")
    out = turn(world, (), [EAST, DECLINE])
    assert out.over and red(world).situation == TurningBack("bridge") and out.told(Declined) == [Declined("red", "23", "bridge")]
    out = turn(world, (), [questions.Enough()])                   # what he wears he may change before
    assert out.over and red(world).place == "22" and out.told(SteppedBack) == [SteppedBack("red", "23", "22")]
    assert red(world).situation == Free() and len(out.answered) == 1


@pytest.mark.parametrize("way, how", [("west", "gate"), ("west", "secret"), ("", "teleport")])
def test_declining_is_not_offered(way, how):
    """DL-4.9d  Without a free way back."""
    world = beside("RT044", near="g" if how == "gate" else "o")
    out = run(labyrinth.enter(world, red(world), "23", Came(way, how), goes_on=False), [6])
    assert out.over and out.value is True and not out.answered


def test_the_way_back_is_shut_by_now():
    """DL-4.9d, DL-7.6d-X  He crosses now, rolls and all, and is free to act."""
    world = beside("RT044")
    turn(world, (), [EAST, DECLINE])
    world.castle.squares["22"].edges[1] = "wall"
    out = turn(world, [12], [LET, EAST])
    assert out.over and fallen(out) == ["RT044"] and out.told(WayBackShut) and red(world).place == "24"
    world = beside("RT044")
    turn(world, (), [EAST, DECLINE])
    world.castle.squares["22"].edges[1] = "wall"
    assert turn(world, [12], [JUMP]).over and red(world).place == BELOW


@pytest.mark.parametrize("bridge_jump_damage, suns", [(False, 0), (True, 2)])
def test_jumping_after(bridge_jump_damage, suns):
    """DL-4.9e  Drops one of two, jumps: has two, location catacombs; the sun die only with bridge_jump_damage."""
    world = beside("RI3", "RT044", bridge_jump_damage=bridge_jump_damage)
    out = turn(world, [9, 1, *([suns] if bridge_jump_damage else [])], [EAST, CROSS, *named("RI3"), JUMP])
    assert out.over and sorted(has_now(world)) == ["RI3", "RT044"] and red(world).place == BELOW and red(world).worn == ["RI3"]
    assert red(world).body == 9 - suns and out.told(JumpedAfter) == [JumpedAfter("red")] and world.castle.below == []
    assert out.answered[-1][1] == questions.AfterBridge(("RI3",))


def test_what_falls_is_lost():
    """DL-4.9f-X  dropped_treasure = lost: TC04 is the bottom of the treasure deck, unseen by others; an amulet is out."""
    world = beside("TC04", "AM02", "RT044", dropped_treasure="lost", naming_before_dice="always")
    turn(world, [12, 12, 12], [EAST, CROSS, *named("red.t1", "AM02"), LET])
    assert world.decks.treasure.tail == ["TC04"] and world.seen_by["TC04"] == ["red"] and world.faces == {}
    assert has_now(world) == [] == world.castle.below


def test_what_falls_lies_below():
    """DL-4.9f-X  dropped_treasure = catacombs."""
    world = beside("TC04", "RT044", dropped_treasure="catacombs", naming_before_dice="always")
    turn(world, [12, 1], [EAST, CROSS, *named("red.t1"), LET])
    assert [t.id for t in world.castle.below] == ["red.t1"] and world.faces == {"red.t1": "TC04"}
    assert world.decks.treasure.tail == []


def test_every_entry():
    """DL-4.9g-X  Cross, go on, come back: rolls again; and after crossing he leaves by any passage."""
    world = beside("RT044")
    world.castle.squares["23"] = Square("23")
    assert len(turn(world, ["LT31", 1], [EAST, CROSS]).rolls) == 2 and world.castle.unseen == 1
    assert not turn(world, (), [EAST]).rolls
    assert len(turn(world, [1], [questions.Move("west"), CROSS]).rolls) == 1
    turn(world, (), [questions.Move("west")])
    assert red(world).place == "22"


def test_rope():
    """DLC-24  IT8: one failed footbridge roll a turn is rolled again."""
    world = beside("RT044", "RT045", "IT8")
    out = turn(world, [12, 1, 12], [EAST, CROSS, *named("RT044"), questions.UseRope(), LET])
    assert fallen(out) == ["RT045"] and len(out.told(RolledAgain)) == 1


def test_nothing_has_gone_wrong():
    """DL-4.9c, DLC-05  What a long stride asks: true if nothing fell."""
    for rolled, quiet in ((6, True), (7, False)):
        world = beside("RT044")
        at(world, "red", "23", way="west")
        out = run(obstacles.reach_bridge(world, red(world), may_decline=False), [rolled], [] if quiet else [LET])
        assert out.value is quiet
