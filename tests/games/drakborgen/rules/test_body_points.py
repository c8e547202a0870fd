"""Section 5: body points lost and regained, rest, potions, death."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.instances import bound
from montjoy.games.drakborgen.model.state import (
    AtExit,
    AtRubble,
    Dead,
    Door,
    Free,
    InRubble,
    TurningBack,
    Webbed,
)
from montjoy.games.drakborgen.play import take_hero_turn, take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    BecameMonsterPlayer,
    Died,
    Healed,
    Hurt,
    Rested,
    RingSaved,
    SpellCast,
    Warded,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import body_points, labyrinth, turns
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square


def red(world):
    return world.castle.heroes["red"]


def rooms(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- losing body points ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("suns", [0, 1, 2])
def test_risk(suns):
    """DL-5.1b  Forced risk: cloud 0, one sun 1, two suns 2; no choice."""
    world = begun("H01")
    out = run(body_points.risk(world, red(world), 1, "DL-5.1b"), [suns])
    assert red(world).body == 10 - suns and not out.answered
    assert [e.lost for e in out.told(Hurt)] == ([suns] if suns else [])


def test_several_dice_are_one_loss():
    """DL-5.1b  Twice: all suns shown are lost together."""
    world = begun("H01")
    out = run(body_points.risk(world, red(world), 3, "DL-5.1b"), [2, 0, 1])
    assert out.told(Hurt) == [Hurt("red", 3, 7, "DL-5.1b")]


def test_ward():
    """DL-5.1b, DLC-04  Mrishnahk ignores one sun-die roll that would cost him body points, after seeing it, once in the game."""
    world = begun("H05")
    out = run(body_points.risk(world, red(world), 2, "DL-5.1b"), [2, 1], [questions.Ward()])
    assert red(world).body == 7 and out.told(Warded) == [Warded("red", 2)]
    assert not run(body_points.risk(world, red(world), 1, "DL-5.1b"), [2]).answered
    world = begun("H05")
    run(body_points.risk(world, red(world), 2, "DL-5.1b"), [0, 1], [questions.Bear()])
    assert red(world).body == 7 and red(world).used == {}


def test_death():
    """DL-5.1c  Body points 1, lose 2: 0, dead; he plays monsters at once."""
    world = begun("H01")
    at(world, "red", "33", body=1, skip=1)
    out = run(body_points.hurt(world, red(world), 2, "DL-5.1c"))
    assert red(world).body == 0 and red(world).situation == Dead("wounds", 1, "33") and red(world).place == ""
    assert out.told(Hurt)[0].lost == 1 and out.told(Died) == [Died("red", "wounds", "33")]
    assert out.told(BecameMonsterPlayer) == [BecameMonsterPlayer("red")]


def test_nothing_hurts_the_dead():
    """DL-5.1c  And no loss is no event."""
    world = begun("H01")
    assert not run(body_points.hurt(world, red(world), 0, "x")).events
    at(world, "red", "33", body=1)
    run(body_points.hurt(world, red(world), 1, "x"))
    assert not run(body_points.hurt(world, red(world), 1, "x")).events
    assert run(body_points.heal(world, red(world), 1, "x")).value == 0


@pytest.mark.parametrize("worn", [True, False])
def test_ring_of_life(worn):
    """DLC-24  RI5: once, when he would lose his last body point, he keeps one; it is then worth nothing.  Only worn."""
    world = begun("H01")
    give(world, "red", "RI5")
    if not worn:
        red(world).worn.clear()
    red(world).body = 3
    out = run(body_points.hurt(world, red(world), 5, "x"))
    if not worn:
        assert out.told(Died)
        return
    assert red(world).body == 1 and out.told(Hurt)[0].lost == 2 and out.told(RingSaved) == [RingSaved("red", "RI5")]
    assert red(world).things[0].gold == 0
    assert run(body_points.hurt(world, red(world), 1, "x")).told(Died)


# ---- what a dead hero leaves -----------------------------------------------------------------------------------------
def test_things_of_the_dead():
    """DL-BASE-20  TC03 is the bottom treasure card, the key is out; web, open doors stay (dead_hero_loot = removed)."""
    world = begun("H01", dead_hero_loot="removed")
    square(world, "33", edges="o d o o", marked=["east"], web=True)
    at(world, "red", "33", door=Door("33", "east"))
    give(world, "red", "TC03", "key", "IT1", "SP04")
    run(body_points.die(world, red(world), "wounds"))
    assert world.decks.treasure.tail == ["TC03"] and world.seen_by["TC03"] == ["red"] and "red.t1" not in world.faces
    assert red(world).things == red(world).worn == [] and red(world).door is None
    here = world.castle.squares["33"]
    assert here.lying == [] and here.web and here.marked == ["east"]


@pytest.mark.parametrize("place, lies", [("33", True), (BELOW, False), (OUTSIDE, False)])
def test_loot_in_the_room(place, lies):
    """DL-BASE-20  dead_hero_loot = in_room: everything stays on the square where he died, not in the catacombs."""
    world = begun("H01", dead_hero_loot="in_room")
    square(world, "33")
    at(world, "red", place)
    give(world, "red", "TC03", "key")
    run(body_points.die(world, red(world), "wounds"))
    assert len(world.castle.squares["33"].lying) == (2 if lies else 0)
    assert world.castle.below == [] and world.decks.treasure.tail == ([] if lies else ["TC03"])


# ---- rest ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("body, suns, after", [(5, 2, 7), (5, 0, 5), (9, 2, 10)])
def test_what_rest_gives(body, suns, after):
    """DL-5.3, DL-5.4d  5 of 10, die 2: 7; cloud: 5; 9 of 10, two suns: 10."""
    world = begun("H01")
    at(world, "red", "33", body=body)
    out = run(body_points.rest(world, red(world)), [suns])
    assert red(world).body == after and out.told(Rested) == [Rested("red", after - body, after)]


def test_healing_ends_at_the_card():
    """DL-5.4d  However it comes."""
    world = begun("H01")
    red(world).body = 8
    assert run(body_points.heal(world, red(world), 5, "DLC-13")).value == 2 and red(world).body == 10
    red(world).body = 12                                     # by a ruling
    assert run(body_points.heal(world, red(world), 5, "DLC-13")).value == 0 and red(world).body == 12


@pytest.mark.parametrize("suns, after", [(0, 6), (2, 8)])
def test_healer(suns, after):
    """DLC-09  Maelin 5 of 9, rest, cloud: 6; 2 suns: 8."""
    world = begun("H10")
    red(world).body = 5
    run(body_points.rest(world, red(world)), [suns])
    assert red(world).body == after


def test_amulet_of_mending():
    """DLC-24  AM05: one more each turn of rest, and to the healer's one too; worn only."""
    world = begun("H10")
    give(world, "red", "AM05")
    red(world).body = 5
    run(body_points.rest(world, red(world)), [0])
    assert red(world).body == 7
    red(world).worn.clear()
    run(body_points.rest(world, red(world)), [0])
    assert red(world).body == 8


def rests(world):
    return questions.Rest() in body_points.rest_options(seen(world, "red"))


@pytest.mark.parametrize("place, situation, allowed", [
    ("33", Free(), True), (OUTSIDE, Free(), True), (BELOW, Free(), False), ("33", Webbed(), False), ("33", InRubble(), False),
    ("33", AtRubble(), True), ("33", TurningBack("encounter"), False), ("33", AtExit("north"), False), ("44", Free(), True),
])
def test_who_may_rest(place, situation, allowed):
    """DL-5.2, DL-5.4b, DL-5.4c, DL-5.4-X, DL-QA-04  Not in a web, not stuck, not below; outside and in the chamber he may."""
    world = begun("H01")
    square(world, "33")
    square(world, "44", "chamber")
    at(world, "red", place, situation=situation, body=5)
    assert rests(world) is allowed


def test_only_the_injured_rest():
    """DL-5.4d, DL-5.4b, DL-5.4c  10 of 10: refused, and it says why."""
    world = begun("H01")
    assert not rests(world)
    assert body_points.why_not_rest(seen(world, "red")).reason == "not-injured"
    at(world, "red", BELOW, body=5)
    assert body_points.why_not_rest(seen(world, "red")).rule == "DL-5.4c"
    at(world, "red", "33", body=5, situation=Webbed())
    assert body_points.why_not_rest(seen(world, "red")).rule == "DL-5.4b"


def test_rest_or_move():
    """DL-5.2, DL-5.4a, DL-5.3  Rest and move, or open a door, in one turn: refused; several turns of rest in a row: allowed."""
    world = begun("H01")
    square(world, "33", edges="o d o o")
    at(world, "red", "33", body=4)
    offered = turn_options(game.view(world, "red"))
    assert questions.Rest() in offered and questions.Move("north") in offered and questions.ForceDoor("east") in offered
    for turn in (1, 2, 3):
        out = run(take_player_turn(world, "red"), [1], [questions.Rest()])
        assert out.over and red(world).body == 4 + turn and red(world).place == "33"


def test_rest_outside():
    """DL-QA-04, DL-5.4-X  The ground outside is a room, but no room tile is drawn there."""
    world = begun("H01")
    at(world, "red", OUTSIDE, body=4)
    out = run(take_player_turn(world, "red"), [2], [questions.Rest()])
    assert out.over and red(world).body == 6 and len(world.decks.rooms) == len(PACK.rooms)


def test_rest_in_the_chamber():
    """DL-5.4-X  A dragon card is drawn, the treasure deck is unchanged."""
    world = begun("H01")
    square(world, "44", "chamber")
    at(world, "red", "44", way="north", body=4)
    card = next(c for c in sorted(world.decks.dragon.bag))
    out = run(take_player_turn(world, "red"), [1, card], [questions.Rest()])
    assert red(world).body == 5 and len(world.decks.treasure) == len(PACK.treasures)
    assert len(world.decks.dragon) == len(PACK.dragon_cards) - 1
    assert out.told(Rested)


def test_companions_of_the_dead_stay():
    """DL-5.1c, DL-12.3f-X  They are monsters on his square."""
    world = begun("H01")
    square(world, "33")
    orc = monster(world, "orc", "33")
    del world.castle.monsters[orc.id]
    at(world, "red", "33", companions=[bound(orc, 5)])
    run(body_points.die(world, red(world), "wounds"))
    assert [m.at for m in world.castle.monsters.values()] == ["33"] and red(world).companions == []


def test_death_on_the_way_is_the_end_of_it():
    """DL-5.1c  Who dies of a fall is in no catacombs."""
    world = begun("H01")
    square(world, "33", edges="o o o o")
    square(world, "34", "abyss")
    at(world, "red", "33", body=1)
    out = run(labyrinth.move(world, red(world), "east"), [2], [questions.Drop()])
    assert out.over and red(world).place == "" and red(world).situation == Dead("wounds", 1, "34")


# ---- potions ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("what, tile, dice, body", [
    ("PO1", "RT067", [], 5), ("PO2", "RT068", [], 7), ("PO3", "RT069", [4], 2), ("PO3", "RT069", [5], 8),
])
def test_potions(what, tile, dice, body):
    """DLC-13, DLC-24, PO1, PO2, PO3  Drunk at any point of his own turn; the tile goes to the used pile."""
    world = begun("H01")
    red = at(world, "red", "00", body=3)
    red.things.append(instances.item(PACK, what, tile))
    assert questions.Drink(tile) in turns.free_options(seen(world, "red"))
    run(turns.take_free_act(world, red, questions.Drink(tile)), dice)
    assert red.body == body and red.things == [] and world.castle.used == [tile]


def test_a_potion_may_kill():
    """DLC-13, PO3  The black phial takes his last body point."""
    world = begun("H01", "H02")
    red = at(world, "red", "00", body=1)
    give(world, "red", "PO3")
    run(body_points.drink(world, red, "PO3"), [1])
    assert isinstance(red.situation, Dead)


def test_no_more_than_the_card_says():
    """DLC-13  PO2 with 9 of 10: 10."""
    world = begun("H01")
    red = at(world, "red", "00", body=9)
    give(world, "red", "PO2")
    run(body_points.drink(world, red, "PO2"))
    assert red.body == 10


@pytest.mark.parametrize("body, potions, answers, left", [
    (10, ["PO1"], [], 10), (3, [], [], 3), (3, ["PO1"], [questions.Enough()], 3),
    (3, ["PO1", "PO2"], [questions.Drink("PO2"), questions.Enough()], 7),
    (9, ["PO1", "PO2"], [questions.Drink("PO2")], 10),
])
def test_last_call(body, potions, answers, left):
    """DLC-13  At the end of the turn he is asked if he has a potion and is hurt."""
    world = begun("H01")
    red = at(world, "red", "00", body=body)
    give(world, "red", *potions)
    out = run(body_points.offer_last_potion(world, red), (), answers)
    assert out.over and red.body == left


@pytest.mark.parametrize("hurt", [False, True])
def test_last_call_only_for_what_the_turn_has_brought(hurt):
    """DLC-13, DL-4.7.3b  Who could drink before his act and has lost nothing since is not asked once more."""
    world = begun("H01", "H02")
    at(world, "red", BELOW, body=4)
    square(world, "33", stairs=3)
    give(world, "red", "PO1")
    answers = [questions.RollForStairs(), questions.Stay(), questions.Enough()] if hurt else [questions.Stay()]
    assert run(take_hero_turn(world, world.castle.heroes["red"]), [11] if hurt else [], answers).over


# ---- what is told ----------------------------------------------------------------------------------------------------
def test_what_heals_and_what_wards_is_told():
    """DL-5.4d, DLC-04  How many body points he has regained, as far as he lacked them; the spell, and what it has warded off."""
    world, mage = rooms("H05", "H01")
    mage.body = 7
    assert run(body_points.heal(world, mage, 4, "DLC-24")).told(Healed) == [Healed("red", 1, 8, "DLC-24")]
    out = run(body_points.risk(world, mage, 1, "DL-5.1b"), [2], [questions.Ward()])
    assert out.told(SpellCast) == [SpellCast("red", "ward")] and out.told(Warded) == [Warded("red", 2)] and mage.body == 8


@pytest.mark.parametrize("answers, dice, lost", [
    ([questions.Ward()], [2, 1], 1), ([questions.Bear(), questions.Ward()], [2, 1], 2),
    ([questions.Bear(), questions.Bear()], [1, 1], 2), ([], [0, 0], 0),
])
def test_ward_one_roll(answers, dice, lost):
    """ward, DLC-04, DLC-24  One sun-die roll that would cost him body points is ignored, after seeing it."""
    world, red = room("H05", "H01")
    body = red.body
    run(body_points.risk(world, red, 2, "DL-5.1b"), dice, answers)
    assert red.body == body - lost
