"""Every row of items, amulets, rings, treasure cards, spells and companions does what its text says, in the chapter where it
does it.  (Room tiles: test_rooms.py; special cards: test_cards.py.)  DLC-24."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen import outcome
from montjoy.games.drakborgen.duel import losses, opening
from montjoy.games.drakborgen.duel.combatants import a_champion, a_hero, a_monster, muster, the_dragon
from montjoy.games.drakborgen.duel.state import fighting
from montjoy.games.drakborgen.model.heroes import factor, has, is_treasure, power
from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.pack.rows import Powers
from montjoy.games.drakborgen.model.state import FACTORS, Came, Dead, Door, Encounter, Free, PackRef, Webbed
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Banished, Bound, DragonCardSkipped, GreedHolds, RingSaved, SunMoved
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import (
    body_points,
    catacombs,
    chamber,
    companions,
    daylight,
    doors,
    dragon,
    encounters,
    obstacles,
    possessions,
    teleport,
    webs,
)
from montjoy.games.drakborgen.rules import special_cards as special
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square

PACK = load(PackRef())
JEWELS = PACK.amulets | PACK.rings
WEARABLE = {id: row for id, row in (PACK.items | JEWELS).items() if getattr(row, "slot", "") not in ("gear", "potion")}


def room(*heroes, edges="o o o o", **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33", edges=edges)
    for next_to in ("23", "34", "43", "32"):
        square(world, next_to)
    return world, at(world, "red", "33", way="south")


# ---- what is worn ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", sorted(WEARABLE))
def test_factors_and_combat_points(id):
    """DLC-24, DLC-11  Numbers are added while it is worn, and only then: IT1 to IT7, AM01 to AM12, RI1 to RI8."""
    world, red = room()
    bare = {name: factor(red, name) for name in FACTORS}
    give(world, "red", id)
    modifiers = WEARABLE[id].modifiers
    for name in FACTORS:
        assert factor(red, name) == max(1, bare[name] + getattr(modifiers, name))
    assert power(red, "combat_points") == modifiers.combat_points
    red.worn.clear()
    assert {name: factor(red, name) for name in FACTORS} == bare and power(red, "combat_points") == 0


@pytest.mark.parametrize("id", sorted(PACK.items | JEWELS))
def test_worth(id):
    """DLC-24, DLC-12  What it is worth is worth it worn or not; what is worth nothing is no treasure."""
    world, red = room()
    give(world, "red", id)
    row = (PACK.items | JEWELS)[id]
    assert outcome.gold_of(world, red) == row.gm and is_treasure(red.things[0]) is (row.gm > 0)
    red.worn.clear()
    assert outcome.gold_of(world, red) == row.gm


def test_glass_bauble():
    """AM08, DLC-24  No power; worth 5 gold, so it counts as a treasure."""
    world, red = room()
    give(world, "red", "AM08")
    assert red.things[0].powers == Powers() and red.things[0].gold == 5 and red.worn == ["AM08"]


@pytest.mark.parametrize("id, points", [("IT1", 12), ("IT7", 11), ("AM01", 11), ("IT2", 10)])
def test_combat_points_of_a_fight(id, points):
    """IT1, IT7, AM01, DLC-24  Added to the combat points with which every fight begins: 10 body points and 2 are 12."""
    world, red = room()
    give(world, "red", id)
    assert a_hero("red", (4, 9, 8, 5), body=red.body, added=power(red, "combat_points"), seat=0).points == points


# ---- the rope --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("answer, dice, place", [
    (questions.UseRope(), [5, 4], "33"), (questions.UseRope(), [5, 12, 0], BELOW), (questions.LetItStand(), [5, 0], BELOW),
])
def test_rope_at_the_abyss(answer, dice, place):
    """IT8, DLC-24  One failed roll on an abyss tile may be rolled again; the second roll stands."""
    world, red = room()
    square(world, "33", "abyss")
    give(world, "red", "IT8")
    run(obstacles.reach_abyss(world, red), dice, [questions.Leap(), answer])
    assert red.place == place


def test_rope_once_a_turn():
    """IT8, DLC-24  Once a turn; it is not worn, it works while it is carried."""
    world, red = room()
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
    world, red = room(card)
    give(world, "red", "AM05")
    red.body = 3
    run(body_points.rest(world, red), [suns])
    assert red.body == body


@pytest.mark.parametrize("worn, suns, lost", [(False, 2, 2), (True, 2, 1), (True, 1, 0), (True, 0, 0)])
def test_ember_amulet(worn, suns, lost):
    """AM06, DLC-24  A loss by the dragon's breath is 1 smaller, not below 0: after a flight that fails."""
    world, red = room()
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
        world, red = room()
        square(world, "33", web=True)
        if worn:
            give(world, "red", "AM07")
        run(webs.catch(world, red))
        assert isinstance(red.situation, Webbed) is not worn


@pytest.mark.parametrize("worn", [True, False])
@pytest.mark.parametrize("act, factor", [(questions.PickLock("east"), 5), (questions.ForceDoor("east"), 8)])
def test_locksmiths_amulet(worn, act, factor):
    """AM09, DLC-24  Worn: one successful roll of psyche (or strength) opens a door; carried but not worn: two rolls."""
    world, red = room(edges="o d o o")
    give(world, "red", "AM09")
    if not worn:
        red.worn.clear()
    out = run(doors.attempt(world, red, act), [factor] if worn else [factor, factor])
    assert out.value is True and len(out.rolls) == (1 if worn else 2)


def test_lantern_of_the_deep():
    """AM10, DLC-24  In the catacombs three rolls a turn instead of two."""
    for worn, rolls in ((False, 2), (True, 3)):
        world, red = room()
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
    world, _red = room()
    orc = monster(world, "orc", "33")
    if worn:
        give(world, "red", "AM11")
    meeting = Encounter("33", ["red"], [orc.id], ambush=True)
    assert run(encounters.spring_ambush(world, meeting)).value is not worn


# ---- rings -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lost", [3, 9])
def test_ring_of_life(lost):
    """RI5, DLC-24  Once in the game its wearer keeps 1 body point; the ring is then spent, 0 gold."""
    world, red = room()
    give(world, "red", "RI5")
    red.body = 3
    out = run(body_points.hurt(world, red, lost, "DL-5.1b"))
    assert red.body == 1 and out.told(RingSaved) == [RingSaved("red", "RI5")] and outcome.gold_of(world, red) == 0
    run(body_points.hurt(world, red, 1, "DL-5.1b"))
    assert isinstance(red.situation, Dead)


@pytest.mark.parametrize("worn, points, body", [(True, 1, 1), (False, 0, 0)])
def test_ring_of_life_in_a_fight(worn, points, body):
    """RI5, DLC-24  His last combat point is gone: he keeps 1 body point and 1 combat point, and the ring is spent."""
    fight = muster([a_hero("red", (4, 9, 8, 5), body=5, ring=worn, seat=0), a_monster("orc1", (6, 5, 5, 4), card=5, seat=1)])
    fight.fighter[0].points = 0
    run(losses.settle_deaths(fight))
    assert (fight.fighter[0].points, fight.fighter[0].body, fight.fighter[0].ring) == (points, body, 0)


@pytest.mark.parametrize("guard, loss", [(0, 1), (1, 0), (2, 0)])
def test_ember_amulet_in_a_fight(guard, loss):
    """AM06, DLC-24  The breath's loss in the fight is 1 smaller, not below 0."""
    fight = muster([a_hero("red", (4, 9, 8, 5), body=5, guard=guard, seat=0), the_dragon("dragon", (5, 20, 24, 7), points=20)])
    run(losses.breathe(fight))
    assert fight.fighter[0].loss == loss


def test_ring_of_life_against_spiders():
    """RI5, DLC-24  Not against being eaten."""
    world, red = room()
    give(world, "red", "RI5")
    red.situation = Webbed()
    run(webs.eat_the_caught(world, monster(world, "giant_spider", "33")))
    assert isinstance(red.situation, Dead)


@pytest.mark.parametrize("answer, reaction", [(questions.DrawAnother(), "flee"), (questions.LeaveIt(), "fight")])
def test_ring_of_shade(answer, reaction):
    """RI6, DLC-24  He has chosen wait and the reaction is fight: another card may be drawn once; what it says stands."""
    world, _red = room()
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
    world, red = room(edges="w w w w")
    give(world, "red", "RI7")
    for n, to in enumerate(("34", "33", "43")):
        assert questions.Blink(to, "RI7") in teleport.blink_options(seen(world, "red")), n
        run(teleport.blink(world, red, questions.Blink(to, "RI7")))
        assert red.place == to and red.came == Came("", "teleport")
    assert teleport.blink_options(seen(world, "red")) == []


@pytest.mark.parametrize("rolled, out", [(5, True), (6, False)])
def test_ring_of_greed(rolled, out):
    """RI8, DLC-24  While the dragon sleeps he leaves the chamber only on a D12 up to his psyche, one try a turn."""
    world, _ = room()
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


# ---- treasure cards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", sorted(PACK.treasures))
def test_treasure_cards(card):
    """DLC-24, DLC-12, DLC-31  TC01 to TC18: drawn in the chamber, a treasure whose worth its owner knows; lost, it lies under
    the deck."""
    world, _ = room()
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    run(dragon.draw_treasure(world, red), [card])
    assert [is_treasure(t) for t in red.things] == [True] and red.things[0].gold == 0
    assert outcome.gold_of(world, red) == PACK.treasures[card].gm
    assert seen(world, "red").faces == {"red.t1": card} and seen(world, "blue").faces == {}
    run(possessions.lose(world, red, "red.t1", "under-deck"))
    assert world.decks.treasure.tail == [card] and outcome.gold_of(world, red) == 0


# ---- special cards where they are played -----------------------------------------------------------------------------
def test_clew_of_thread():
    """SP02, DLC-24  Below: up at once by the staircase he chooses, and the entry there is resolved."""
    world, red = room()
    square(world, "34", stairs=4)
    at(world, "red", BELOW)
    give(world, "red", "SP02")
    act = questions.PlayCard("red.s1", "34")
    assert act in catacombs.below_options(seen(world, "red"))
    run(catacombs.take_turn_below(world, red, act))
    assert red.place == "34" and red.came == Came("down", "stairs") and red.things == []


def test_master_key():
    """SP03, DLC-24  It opens a door as with a key, again and again."""
    world, red = room(edges="o d o d")
    give(world, "red", "SP03")
    for way in ("east", "west"):
        act = questions.UseMasterKey(way, "red.s1")
        assert act in doors.door_options(seen(world, "red"))
        assert run(doors.attempt(world, red, act)).value is True and red.door == Door("33", way)
    assert len(red.things) == 1
    assert questions.UseMasterKey("east", "red.s1") not in doors.door_options(seen(world, "blue"))


def meet(world, red, kind, dice, answers):
    """Red meets a monster that blue acts; it stops where no answer is left."""
    found = monster(world, kind, "33")
    return found, run(encounters.meet(world, [red], [found], "entered", shut="south"), dice, answers)


def test_word_of_banishing():
    """SP04, DLC-24  Instead of a choice the monster is teleported: to the east on 5, face up; and the encounter is over."""
    world, red = room()
    give(world, "red", "SP04")
    orc, out = meet(world, red, "orc", ["MC01", 5], [questions.AgainstMonster("red.s1", "orc1")])
    assert out.over and orc.at == "34" and out.told(Banished) == [Banished(orc.id, "east")] and red.things == []


@pytest.mark.parametrize("rolled, bound", [(5, True), (6, False)])
def test_word_of_binding(rolled, bound, monkeypatch):
    """SP09, DLC-24  D12 up to his psyche: he controls the monster, with the number of its card; failed: it is an ambush."""
    fought = []

    async def fight(world, heroes, monsters, *, ambush):
        fought.append(([m.id for m in monsters], ambush))
        return SimpleNamespace(slain=[], fled=[], escaped=[])

    monkeypatch.setattr(encounters, "fights", SimpleNamespace(fight=fight))
    world, red = room()
    give(world, "red", "SP09")
    orc, out = meet(world, red, "orc", ["MC01", rolled], [questions.AgainstMonster("red.s1", "orc1")])
    assert len(out.told(Bound)) == bound and (orc.id in world.castle.monsters) is not bound
    assert out.over and fought == ([] if bound else [([orc.id], True)])
    if bound:
        assert red.companions[0].combat_points == PACK.cards["MC01"]["orc"].combat_points


def test_lullaby():
    """SP05, DLC-24  No dragon card is drawn this time."""
    world, _ = room()
    square(world, "44", "chamber")
    red = at(world, "red", "44", way="south")
    give(world, "red", "SP05")
    out = run(dragon.draw_dragon_card(world, red), (), [questions.PlayCard("red.s1")])
    assert out.told(DragonCardSkipped) == [DragonCardSkipped("red")] and world.castle.dragon.drawn == []
    run(dragon.draw_dragon_card(world, red), [next(c for c, r in PACK.dragon_cards.items() if r.state == "asleep")])
    assert len(world.castle.dragon.drawn) == 1


@pytest.mark.parametrize("suns, played, moved", [(2, True, 0), (2, False, 2), (0, False, 0)])
def test_hourglass(suns, played, moved):
    """SP10, DLC-24  After the sun die is rolled: the marker does not move this round; on a cloud nobody is asked."""
    world, _ = room()
    give(world, "red", "SP10")
    give(world, "blue", "SP01")
    answers = [(questions.PlayCard("red.s1") if played else None, None)] if suns else []
    out = run(daylight.roll_sun(world), [suns], answers)
    assert world.castle.sun == moved and out.told(SunMoved) == [SunMoved(moved, moved, "held" if played else "die")]


def test_hourglass_held_by_both():
    """SP10, DLC-23  Two would hold the sun: the first in turn order spends his card, the other keeps his."""
    world, red = room()
    blue = world.castle.heroes["blue"]
    give(world, "red", "SP10")
    give(world, "blue", "SP05")
    world.faces["blue.s1"], world.seen_by["SP10"] = "SP10", ["red", "blue"]
    assert run(special.ask_for_hourglass(world), (), [(questions.PlayCard("red.s1"), questions.PlayCard("blue.s1"))]).value is True
    assert red.things == [] and len(blue.things) == 1


@pytest.mark.parametrize("enemy, left", [(a_monster("orc1", (6, 5, 5, 4), card=5, seat=1), 2),
                                         (a_monster("elf1", (9, 2, 3, 4), card=2, seat=1), 1),
                                         (the_dragon("dragon", (5, 20, 24, 7), points=20), 17)])
def test_bane_dust(enemy, left):
    """SP08, DLC-24  Before round 1 the monster begins with 3 combat points fewer, at least 1; also the dragon."""
    world, red = room()
    give(world, "red", "SP08")
    row = run(special.ask_for_reaction(world, red, "fight_start"), (), [questions.PlayCard("red.s1")]).value
    fight = muster([a_hero("red", (4, 9, 8, 5), body=10, seat=0), enemy])
    opening.weaken(fight, 1, -row.effect.monster_sp)
    assert fight.fighter[1].points == left


# ---- spells ----------------------------------------------------------------------------------------------------------
def test_open_lock():
    """open_lock, DLC-04, DLC-24  Without a key or a test, once; it may be left open or locked."""
    world, red = room("H05", "H01", edges="o d o d")
    act = questions.OpenBySpell("east")
    assert act in doors.door_options(seen(world, "red"))
    assert run(doors.attempt(world, red, act)).value is True and red.door == Door("33", "east")
    assert not [o for o in doors.door_options(seen(world, "red")) if isinstance(o, questions.OpenBySpell)]


@pytest.mark.parametrize("kind, card, left", [("orc", 5, 2), ("dark_elf", 2, 1)])
def test_fire_bolt(kind, card, left):
    """fire_bolt, DLC-04, DLC-24  An orc with 5 begins with 2, a dark elf with 2 with 1; a second one is refused."""
    row = PACK.monsters[kind]
    fight = muster([
        a_hero("red", (5, 3, 4, 10), body=8, bolt=True, seat=0),
        a_monster("orc1", (row.agility, row.armour, row.strength, row.psyche), card=card, seat=1),
    ])
    assert opening.caster(fight) == 0
    run(opening.cast_bolt(fight, 0), (), [2])
    assert fight.fighter[1].points == left and fight.fighter[0].bolt == 0 and opening.caster(fight) != 0


def test_blink():
    """blink, DLC-04, DLC-24  Instead of moving: to an adjacent square, at once; once in the game."""
    world, red = room("H05", "H01", edges="w w w w")
    act = questions.Blink("34", "blink")
    assert act in teleport.blink_options(seen(world, "red"))
    run(teleport.blink(world, red, act))
    assert red.place == "34" and teleport.blink_options(seen(world, "red")) == []


@pytest.mark.parametrize("answers, dice, lost", [
    ([questions.Ward()], [2, 1], 1), ([questions.Bear(), questions.Ward()], [2, 1], 2), ([questions.Bear(), questions.Bear()], [1, 1], 2), ([], [0, 0], 0),
])
def test_ward(answers, dice, lost):
    """ward, DLC-04, DLC-24  One sun-die roll that would cost him body points is ignored, after seeing it."""
    world, red = room("H05", "H01")
    body = red.body
    run(body_points.risk(world, red, 2, "DL-5.1b"), dice, answers)
    assert red.body == body - lost


# ---- companions ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row, room_tile, stays", [("CO1", "RT100", True), ("CO2", "RT101", False)])
def test_companions_go_with_their_hero(row, room_tile, stays):
    """CO1, CO2, DLC-24  It is where he is; when he dies the orc is a monster there; the hound, of which no card speaks, is
    gone."""
    from montjoy.games.drakborgen.model.pack import instances

    world, red = room()
    run(companions.take_control(world, red, instances.companion(PACK.companions[row], room_tile)))
    at(world, "red", OUTSIDE)
    assert red.companions[0].kind == PACK.companions[row].type and world.castle.monsters == {}
    at(world, "red", "34", situation=Free())
    run(body_points.die(world, red, "wounds"))
    assert [(m.id, m.at) for m in world.castle.monsters.values()] == ([(room_tile, "34")] if stays else [])


@pytest.mark.parametrize("row, points", [("CO1", 5), ("CO2", 4)])
def test_companions_fight(row, points):
    """CO1, CO2, DLC-24  In his place with the values of the row, full again for each fight; the hero waits."""
    co = PACK.companions[row]
    values = {name: getattr(co, name) for name in FACTORS}
    fight = muster([
        a_hero("red", (4, 9, 8, 5), body=5, seat=0), a_champion("RT100", values, points=co.combat_points, hero="red", seat=0),
        a_monster("orc1", (6, 5, 5, 4), card=5, seat=1),
    ])
    assert fight.fighter[1].points == points and list(fight.fighter[1].value) == [co.agility, co.armour, co.strength, co.psyche]
    assert not fighting(fight, 0) and fighting(fight, 1)


# ---- nothing is left out ---------------------------------------------------------------------------------------------
def test_every_row_is_played():
    """DLC-24  The tests of this chapter name every row that does more than add a number."""
    from inspect import getsource
    from pathlib import Path

    text = "".join(p.read_text("utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    text = text.replace(getsource(test_every_row_is_played), "")
    switches = [id for id, row in WEARABLE.items() if any(
        getattr(row.modifiers, f) for f in Powers.__struct_fields__ if f not in (*FACTORS, "combat_points"))]
    rows = [*switches, "IT8", "PO1", "PO2", "PO3", *PACK.specials, *PACK.companions, *PACK.spells]
    assert [id for id in rows if id not in text] == []
    assert (len(PACK.items), len(PACK.amulets), len(PACK.rings), len(PACK.specials), len(PACK.treasures)) == (11, 12, 8, 10, 18)
