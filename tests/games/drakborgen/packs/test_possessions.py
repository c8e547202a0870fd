"""Items, potions, amulets, rings and treasure cards of the standard pack: what each adds, is worth and does.  DLC-24."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.drakborgen import outcome
from montjoy.games.drakborgen.duel.combatants import a_hero
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.heroes import factor, has, is_treasure, power
from montjoy.games.drakborgen.model.luck import passes
from montjoy.games.drakborgen.model.pack.rows import Powers
from montjoy.games.drakborgen.model.state import FACTORS, Came, Dead, Encounter, Webbed
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import GreedHolds, RingSaved
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import (
    body_points,
    catacombs,
    chamber,
    doors,
    dragon,
    encounters,
    obstacles,
    possessions,
    room_tiles,
    teleport,
    turns,
    webs,
)
from montjoy.games.drakborgen.rules.muster import Seats, hero_fighter
from tests.games.drakborgen.board import PACK, at, begun, give, monster, run, seen, square
from tests.games.drakborgen.packs import ledger

ITEMS = {row[0]: (row[1], int(row[2]), ledger.powers(" ".join(row[3:]))) for row in ledger.rows(ledger.ITEMS)}
JEWELS = {row[0]: (row[0][:2], int(row[1]), ledger.powers(" ".join(row[2:]))) for row in ledger.rows(ledger.JEWELS)}
ALL = ITEMS | JEWELS
TREASURES = {row[0]: int(row[1]) for row in ledger.rows(ledger.TREASURES)}
SLOT = {"AM": "amulet", "RI": "ring"}
WORN = [id for id, (slot, _, _) in ALL.items() if slot not in ("gear", "potion")]


def room(hero="H01", **options):
    world = begun(hero, "H02", **options)
    square(world, "33")
    return world, at(world, "red", "33", way="south")


def in_room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- each with the numbers of the ledger -----------------------------------------------------------------------------
@pytest.mark.parametrize("id", ALL)
def test_what_it_is(id):
    """DLC-24, DLC-10, DLC-12, DLC-23  Slot, worth and powers of the row, open to all; a treasure if it is worth anything."""
    slot, gold, powers = ALL[id]
    world, red = room()
    (thing,) = give(world, "red", id)
    found = {name: n for name, n in msgspec.structs.asdict(thing.powers).items() if n}
    assert (thing.slot, thing.gold, found) == (SLOT.get(slot, slot), gold, powers)
    assert outcome.gold_of(world, red) == gold and is_treasure(thing) is (gold > 0)
    assert seen(world, "blue").castle.heroes["red"].things == [thing]


@pytest.mark.parametrize("id", WORN)
@pytest.mark.parametrize("hero", ["H01", "H05", "H09"])
def test_its_numbers(id, hero):
    """DLC-24, DLC-11, DL-8.1b, DL-8-X3  Worn it adds its numbers for tests and fights alike, and to the combat points;
    carried, it adds nothing."""
    powers = ALL[id][2]
    world, red = room(hero)
    bare = ledger.factors(ledger.HEROES, hero)
    give(world, "red", id)
    for worn in (True, False):
        adds = powers if worn else {}
        if not worn:
            red.worn.clear()
        expected = {name: max(1, bare[name] + adds.get(name, 0)) for name in FACTORS}
        assert {name: factor(red, name) for name in FACTORS} == expected
        fighter = hero_fighter(world, red, Seats())
        assert fighter.points == red.body + adds.get("combat_points", 0)
        assert list(fighter.values) == [expected[name] for name in ("agility", "armour", "strength", "psyche")]
        for name, value in expected.items():
            if value < 12:
                assert run(passes(world, red, name, "DL-BASE-24"), [value]).value is True
                assert run(passes(world, red, name, "DL-BASE-24"), [value + 1]).value is False


@pytest.mark.parametrize("id", JEWELS)
def test_drawn_and_lost(id):
    """DLC-24, DLC-31, DLC-23  Drawn from its deck, worn at once, shown to all; lost, it is out of the game."""
    world, red = room()
    deck = SLOT[id[:2]]
    run(room_tiles.turn_up_room_tile(world, [red]), ["RT070" if deck == "amulet" else "RT075", id])
    assert [t.id for t in red.things] == red.worn == [id] and outcome.gold_of(world, red) == JEWELS[id][1]
    run(possessions.lose(world, red, id, "out"))
    assert red.things == red.worn == [] and id not in getattr(world.decks, deck).bag and outcome.gold_of(world, red) == 0


@pytest.mark.parametrize("tile, dice, before, after", [
    ("RT067", [], 3, 5), ("RT067", [], 9, 10), ("RT068", [], 3, 7), ("RT068", [], 8, 10),
    ("RT069", [1], 3, 2), ("RT069", [4], 3, 2), ("RT069", [5], 3, 8), ("RT069", [12], 8, 10),
])
def test_potions(tile, dice, before, after):
    """PO1, PO2, PO3, DLC-13, DLC-24  The red phial 2 body points, the blue one 4; the black one: D12 1 to 4 lose 1, 5
    to 12 regain 5.  Never above the card; then the tile is used."""
    world, red = room()
    run(room_tiles.turn_up_room_tile(world, [red]), [tile])
    red.body = before
    run(turns.take_free_act(world, red, questions.Drink(tile)), dice)
    assert red.body == after and red.things == [] and world.castle.used == [tile]


@pytest.mark.parametrize("card", TREASURES)
@pytest.mark.parametrize("faces", ["owner", "all"])
def test_treasure_cards(card, faces):
    """DL-9.1d, DLC-12, DLC-24  A treasure of its worth: at the end it is counted, and under treasure_faces = all
    everybody sees it."""
    world = begun("H01", "H02", treasure_faces=faces)
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    run(dragon.draw_in_chamber(world, red, rested=False), [card, "DC01"], [questions.TakeCard()])
    assert [is_treasure(t) for t in red.things] == [True] and outcome.gold_of(world, red) == TREASURES[card]
    assert seen(world, "blue").faces == ({"red.t1": card} if faces == "all" else {})
    for hero, place in ((red, "outside"), (world.castle.heroes["blue"], "44")):
        hero.place = place
    world.castle.sun, world.castle.phase = 21, "sun"
    over = run(outcome.decide_outcome(world)).value
    assert over.winners == ("red",) and over.gold["red"] == TREASURES[card]


# ---- items -----------------------------------------------------------------------------------------------------------
def test_glass_bauble():
    """AM08, DLC-24  No power; worth 5 gold, so it counts as a treasure."""
    world, red = in_room()
    give(world, "red", "AM08")
    assert red.things[0].powers == Powers() and red.things[0].gold == 5 and red.worn == ["AM08"]


@pytest.mark.parametrize("id, points", [("IT1", 12), ("IT7", 11), ("AM01", 11), ("IT2", 10)])
def test_combat_points_of_a_fight(id, points):
    """IT1, IT7, AM01, DLC-24  Added to the combat points with which every fight begins: 10 body points and 2 are 12."""
    world, red = in_room()
    give(world, "red", id)
    assert a_hero("red", (4, 9, 8, 5), body=red.body, added=power(red, "combat_points"), seat=0).points == points


@pytest.mark.parametrize("answer, dice, place", [
    (questions.UseRope(), [5, 4], "33"), (questions.UseRope(), [5, 12, 0], BELOW), (questions.LetItStand(), [5, 0], BELOW),
])
def test_rope_at_the_abyss(answer, dice, place):
    """IT8, DLC-24  One failed roll on an abyss tile may be rolled again; the second roll stands."""
    world, red = in_room()
    square(world, "33", "abyss")
    give(world, "red", "IT8")
    run(obstacles.reach_abyss(world, red), dice, [questions.Leap(), answer])
    assert red.place == place


def test_rope_once_a_turn():
    """IT8, DLC-24  Once a turn; it is not worn, it works while it is carried."""
    world, red = in_room()
    square(world, "33", "abyss")
    give(world, "red", "IT8")
    assert red.worn == [] and has(red, "rope")
    run(obstacles.reach_abyss(world, red), [5, 4], [questions.Leap(), questions.UseRope()])
    run(obstacles.reach_abyss(world, red), [5, 0], [questions.Leap()])
    assert red.place == BELOW


# ---- amulets ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card, suns, body", [("H01", 0, 4), ("H01", 2, 6), ("H10", 0, 5)])
def test_amulet_of_mending(card, suns, body):
    """AM05, DLC-24  Each turn of rest regains 1 more than the sun die shows, also on clouds; the healer's adds up."""
    world, red = in_room(card)
    give(world, "red", "AM05")
    red.body = 3
    run(body_points.rest(world, red), [suns])
    assert red.body == body


@pytest.mark.parametrize("worn, suns, lost", [(False, 2, 2), (True, 2, 1), (True, 1, 0), (True, 0, 0)])
def test_ember_amulet(worn, suns, lost):
    """AM06, DLC-24  A loss by the dragon's breath is 1 smaller, not below 0: after a flight that fails."""
    world, red = in_room()
    square(world, "44", "chamber")
    at(world, "red", "44", way="south")
    world.castle.dragon.state = "awake"
    if worn:
        give(world, "red", "AM06")
    run(dragon.suffer_failure(world, red), [suns])
    assert red.body == 10 - lost


def test_spinners_amulet():
    """AM07, DLC-24  Never caught in webs, not in one that lies there either."""
    for worn in (False, True):
        world, red = in_room()
        square(world, "33", web=True)
        if worn:
            give(world, "red", "AM07")
        run(webs.catch(world, red))
        assert isinstance(red.situation, Webbed) is not worn


@pytest.mark.parametrize("worn", [True, False])
@pytest.mark.parametrize("act, factor", [(questions.PickLock("east"), 5), (questions.ForceDoor("east"), 8)])
def test_locksmiths_amulet(worn, act, factor):
    """AM09, DLC-24  Worn: one successful roll of psyche (or strength) opens a door; carried but not worn: two rolls."""
    world, red = in_room(edges="o d o o")
    give(world, "red", "AM09")
    if not worn:
        red.worn.clear()
    label = game.label(seen(world, "red"), None, act)
    assert label == questions.Tested(type(act).__name__, "east", label.factor, factor, 1 if worn else 2), "it is said before"
    out = run(doors.attempt(world, red, act), [factor] if worn else [factor, factor])
    assert out.value is True and len(out.rolls) == (1 if worn else 2)


def test_lantern_of_the_deep():
    """AM10, DLC-24  In the catacombs three rolls a turn instead of two."""
    for worn, rolls in ((False, 2), (True, 3)):
        world, red = in_room()
        square(world, "34", stairs=3)
        at(world, "red", BELOW)
        if worn:
            give(world, "red", "AM10")
        for n in range(rolls):
            assert questions.RollForStairs() in catacombs.below_options(seen(world, "red")), n
            run(catacombs.take_turn_below(world, red, questions.RollForStairs()), [7])
        assert catacombs.below_options(seen(world, "red")) == []


@pytest.mark.parametrize("worn", [False, True])
def test_amulet_of_the_watch(worn):
    """AM11, DLC-24  An ambush on its wearer is an ordinary encounter."""
    world, _red = in_room()
    orc = monster(world, "orc", "33")
    if worn:
        give(world, "red", "AM11")
    meeting = Encounter("33", ["red"], [orc.id], ambush=True)
    assert run(encounters.spring_ambush(world, meeting)).value is not worn


# ---- rings -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lost", [3, 9])
def test_ring_of_life(lost):
    """RI5, DLC-24  Once in the game its wearer keeps 1 body point; the ring is then spent, 0 gold."""
    world, red = in_room()
    give(world, "red", "RI5")
    red.body = 3
    out = run(body_points.hurt(world, red, lost, "DL-5.1b"))
    assert red.body == 1 and out.told(RingSaved) == [RingSaved("red", "RI5")] and outcome.gold_of(world, red) == 0
    run(body_points.hurt(world, red, 1, "DL-5.1b"))
    assert isinstance(red.situation, Dead)


def test_ring_of_life_against_spiders():
    """RI5, DLC-24  Not against being eaten."""
    world, red = in_room()
    give(world, "red", "RI5")
    red.situation = Webbed()
    run(webs.eat_the_caught(world, monster(world, "giant_spider", "33")))
    assert isinstance(red.situation, Dead)


@pytest.mark.parametrize("answer, reaction", [(questions.DrawAnother(), "flee"), (questions.LeaveIt(), "fight")])
def test_ring_of_shade(answer, reaction):
    """RI6, DLC-24  He has chosen wait and the reaction is fight: another card may be drawn once; what it says stands."""
    world, _red = in_room()
    give(world, "red", "RI6")
    orc = monster(world, "orc", "33")
    fights = next(c for c, rows in PACK.cards.items() if rows["orc"].on_wait == "fight")
    flees = next(c for c, rows in PACK.cards.items() if rows["orc"].on_wait == "flee")
    world.decks.monster.take(fights)
    world.cards[orc.id] = fights
    meeting = Encounter("33", ["red"], [orc.id], "blue", actions={"red": "wait"})
    world.castle.encounters.append(meeting)
    draw = [flees] if reaction == "flee" else []
    run(encounters.read_card(world, meeting, orc), draw, [answer])
    assert meeting.reactions[orc.id] == reaction and world.cards[orc.id] == (flees if draw else fights)


def test_ring_of_ways():
    """RI7, DLC-24  Three times in the game, instead of moving: to an adjacent square whatever is in between, in the same turn."""
    world, red = in_room(edges="w w w w")
    give(world, "red", "RI7")
    for n, to in enumerate(("34", "33", "43")):
        assert questions.Blink(to, "RI7") in teleport.blink_options(seen(world, "red")), n
        run(teleport.blink(world, red, questions.Blink(to, "RI7")))
        assert red.place == to and red.came == Came("", "teleport")
    assert teleport.blink_options(seen(world, "red")) == []


@pytest.mark.parametrize("rolled, out", [(5, True), (6, False)])
def test_ring_of_greed(rolled, out):
    """RI8, DLC-24  While the dragon sleeps he leaves the chamber only on a D12 up to his psyche, one try a turn."""
    world, _ = in_room()
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    assert run(chamber.try_to_leave(world, red)).value is True, "without the ring"
    give(world, "red", "RI8")
    told = run(chamber.try_to_leave(world, red), [rolled])
    assert told.value is out and len(told.told(GreedHolds)) == (not out)
    assert run(chamber.try_to_leave(world, red)).value is out, "one try a turn"
    world.castle.handled = []
    world.castle.dragon.state = "awake"
    assert run(chamber.try_to_leave(world, red)).value is True
