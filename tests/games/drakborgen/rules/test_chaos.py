"""Fights between heroes.  DL-13.5, with chaos_rules."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from montjoy.games.drakborgen.model.state import Dead, Retired, TurningBack
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import CardDrawn, FaceSeen, HeroAttacked, Parted, SpoilTaken, TookPart
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.protocol.questions import AttackHero, JoinIn, StayOut, TakeNothing, TakeThing
from montjoy.games.drakborgen.rules import chaos, fights, finds
from tests.games.drakborgen.board import at, begun, give, run, seen, square

FOUR = ("H01", "H02", "H03", "H04")
CHAOS = {"advanced_phases": True, "multi_fight": True, "chaos_rules": True}
STAY = questions.Stay()


def arena(*there, players=3, place="33", phase="events", **options):
    world = begun(*FOUR[:players], **(CHAOS | options))
    world.castle.phase = phase
    square(world, "33")
    for seat in there:
        at(world, seat, place, way="south")
    return world


def turn(world, seat):
    return chaos.take_chaos_turn(world, world.castle.heroes[seat])


@pytest.fixture
def battles(monkeypatch):
    """Fights of which the test says how they end; who fought whom."""
    fought = []
    ends = SimpleNamespace(slain=(), escaped=(), yielded=(), out=())

    async def fight_heroes(world, sides):
        fought.append(sides)
        return ends

    monkeypatch.setattr(fights, "fight_heroes", fight_heroes)
    return SimpleNamespace(fought=fought, ends=ends)


# ---- how it starts ---------------------------------------------------------------------------------------------------
def test_not_in_the_standard_game():
    """DL-13.5a, DL-QA-08  chaos_rules = false: an attack on a hero is refused, and nobody is asked."""
    world = arena("red", "blue", chaos_rules=False)
    view = seen(world, "red")
    refusal = chaos.why_not_attack(view, view.hero, view.castle.heroes["blue"])
    assert refusal.reason == "no-fights-between-heroes" and refusal.rule == "DL-13.5a"
    assert chaos.attack_options(view) == [] and run(turn(world, "red")).over


def test_with_chaos_rules():
    """DL-13.5a, DL-QA-08, DL-13.5b-X  chaos_rules = true: in the event phase any hero on his square."""
    world = arena("red", "blue", "green")
    assert chaos.attack_options(seen(world, "red")) == [AttackHero("blue"), AttackHero("green")]


@pytest.mark.parametrize("place, seat, change, reason", [
    ("33", "red", {}, "nobody-to-fight"),
    ("33", "blue", {"place": "43"}, "not-in-the-same-place"),
    ("33", "blue", {"situation": Retired()}, "nobody-to-fight"),
    ("33", "blue", {"situation": Dead("wounds", 1, "33")}, "nobody-to-fight"),
    (BELOW, "blue", {}, "not-in-the-same-place"),
    (OUTSIDE, "blue", {}, None), ("33", "blue", {}, None),
])
def test_whom(place, seat, change, reason):
    """DL-13.5b-X  A hero in the game, on one square with him or outside; not in the dark."""
    world = arena("red", "blue", place=place)
    for name, value in change.items():
        setattr(world.castle.heroes[seat], name, value)
    view = seen(world, "red")
    found = chaos.why_not_attack(view, view.hero, view.castle.heroes[seat])
    assert (found.reason if found else None) == reason


def test_threshold_and_inside():
    """DL-13.5b-X  Who stands on the threshold of the chamber is not in one room with those inside."""
    world = arena("red", "blue")
    square(world, "33", "chamber")
    world.castle.heroes["blue"].situation = TurningBack("chamber")
    assert chaos.attack_options(seen(world, "red")) == []


def test_only_in_the_event_phase():
    """DL-13.5b-X"""
    world = arena("red", "blue", phase="movement")
    view = seen(world, "red")
    assert chaos.why_not_attack(view, view.hero, view.castle.heroes["blue"]).reason == "only-in-the-event-phase"


def test_an_attack(battles):
    """DL-13.5b-X  The fight begins, no monster card is drawn, and once a turn is enough."""
    world = arena("red", "blue")
    out = run(turn(world, "red"), (), [AttackHero("blue")])
    assert out.told(HeroAttacked) == [HeroAttacked("red", "blue")] and not out.told(CardDrawn)
    assert battles.fought == [[["red"], ["blue"]]]
    assert run(turn(world, "red")).over and len(battles.fought) == 1, "attacked already"


def test_no_attack(battles):
    """DL-13.5b-X  He may leave it."""
    assert run(turn(arena("red", "blue"), "red"), (), [STAY]).over and battles.fought == []


def test_bystanders(battles):
    """DL-13.5b-X  Others there may join either side or stay out, in turn order."""
    world = arena("red", "blue", "green", "yellow", players=4)
    order = world.castle.order
    out = run(turn(world, order[3]), (), [AttackHero(order[1]), JoinIn(order[3]), StayOut()])
    assert out.told(TookPart) == [TookPart(order[0], order[3]), TookPart(order[2], "")]
    assert battles.fought == [[[order[0], order[3]], [order[1]]]]


def test_all_against_all(battles):
    """DL-13.3f, DL-13.1f  Three hostile fighters: three sides, so three pairs; the one who is left has the find."""
    world = arena("red", "blue", "green")
    heroes = [world.castle.heroes[s] for s in ("red", "blue", "green")]
    assert finds.all_against_all(heroes) == [["red"], ["blue"], ["green"]]
    battles.ends.out = ("red", "green")
    assert run(finds.fight_for(world, heroes)).value.id == "blue"
    assert battles.fought == [[["red"], ["blue"], ["green"]]]
    battles.ends.out = ("red",)
    assert run(finds.fight_for(world, heroes)).value is None, "two are left: nobody has it"


# ---- how it ends -----------------------------------------------------------------------------------------------------
def test_yielding(battles):
    """DL-13.5c-X  The fight ends and the winner may take one possession of his choice; hidden cards unseen."""
    world = arena("red", "blue")
    give(world, "blue", "IT3", "TC05")
    battles.ends.yielded = battles.ends.out = ("blue",)
    out = run(turn(world, "red"), (), [AttackHero("blue"), TakeThing("blue.t1")])
    assert out.told(SpoilTaken) == [SpoilTaken("red", "blue.t1", "blue")]
    assert [t.id for t in world.castle.heroes["red"].things] == ["blue.t1"] and seen(world, "red").faces == {"blue.t1": "TC05"}
    assert [to for to, e in out.events if isinstance(e, FaceSeen)] == [("red",)]
    assert [t.id for t in world.castle.heroes["blue"].things] == ["IT3"]


def test_taking_nothing(battles):
    """DL-13.5c-X  He may; and from who has nothing nothing can be taken."""
    world = arena("red", "blue")
    battles.ends.yielded = battles.ends.out = ("blue",)
    assert run(turn(world, "red"), (), [AttackHero("blue")]).over
    world = arena("red", "blue")
    give(world, "blue", "IT3")
    out = run(turn(world, "red"), (), [AttackHero("blue"), TakeNothing()])
    assert out.over and len(world.castle.heroes["blue"].things) == 1


def test_parted(battles):
    """DL-13.5c-X  Three whiffs: the fight is over, nobody moves, nobody takes anything."""
    world = arena("red", "blue")
    give(world, "blue", "IT3")
    out = run(turn(world, "red"), (), [AttackHero("blue")])
    assert out.over and world.castle.heroes["blue"].place == "33" and not out.told(SpoilTaken)


def test_spoils():
    """DL-13.5d-X  A dead hero's TC03 goes to the killer, and all he has; several killers share."""
    world = arena("red", "blue", "green")
    give(world, "blue", "TC03", "IT3")
    blue, red, green = (world.castle.heroes[s] for s in ("blue", "red", "green"))
    run(finds.take_spoils(world, blue, [red]))
    assert [t.id for t in red.things] == ["blue.t1", "IT3"] and blue.things == []
    assert world.seen_by["TC03"] == ["blue", "red"]
    give(world, "blue", "IT4")
    out = run(finds.take_spoils(world, blue, [red, green]), (), [(questions.Waive(), questions.Claim())])
    assert [t.id for t in green.things] == ["IT4"] and len(out.told(SpoilTaken)) == 1


def test_spoils_that_nobody_takes():
    """DL-13.5d-X  They have the fate of a dead hero's things: here they stay with him until he is dead."""
    world = arena("red", "blue", "green")
    give(world, "blue", "IT3")
    blue, red, green = (world.castle.heroes[s] for s in ("blue", "red", "green"))
    run(finds.take_spoils(world, blue, [red, green]), (), [(questions.Waive(), questions.Waive())])
    assert len(blue.things) == 1
    run(finds.take_spoils(world, blue, []))
    assert len(blue.things) == 1


def test_victors():
    """DL-13.5d-X  Who fought against him, has stood the fight and lives."""
    world = arena("red", "blue", "green")
    battle = [["red", "green"], ["blue"]]
    assert [h.id for h in fights.victors(world, battle, "blue", ["blue", "red"])] == ["green"]
    world.castle.heroes["green"].situation = Dead("fight", 1, "33")
    assert fights.victors(world, battle, "blue", ["blue", "red"]) == []


# ---- with real fights ------------------------------------------------------------------------------------------------
AGILITY, ARMOUR, STRENGTH, PSYCHE = range(4)


def test_a_killer_takes_everything():
    """DL-13.5d-X, DL-13.5b-X  Red kills blue: blue's TC03 is red's, and is not under the deck."""
    world = arena("red", "blue", "green")
    give(world, "blue", "TC03")
    at(world, "blue", "33", body=1)
    out = run(turn(world, "red"), (), [AttackHero("blue"), StayOut(), (AGILITY, ARMOUR), 0])
    assert out.over and world.castle.heroes["blue"].situation.why == "fight"
    assert [t.id for t in world.castle.heroes["red"].things] == ["blue.t1"] and world.decks.treasure.tail == []
    assert world.castle.heroes["green"].body == world.castle.heroes["green"].most


def test_three_whiffs_part_them():
    """DL-13.5c-X  Three whiffs in a row: over, without result; nobody moves."""
    world = arena("red", "blue")
    answers = [AttackHero("blue"), *[(AGILITY, STRENGTH), 0, 0] * 2, (AGILITY, STRENGTH)]
    out = run(turn(world, "red"), (), answers)
    assert out.over and len(out.told(Parted)) == 1
    assert [world.castle.heroes[s].place for s in ("red", "blue")] == ["33", "33"]


def test_blue_yields():
    """DL-13.5c-X  Between rounds; the winner takes one thing, and the fight is over."""
    world = arena("red", "blue")
    give(world, "blue", "IT3")
    answers = [AttackHero("blue"), (AGILITY, STRENGTH), 0, 1, TakeThing("IT3")]
    out = run(turn(world, "red"), (), answers)
    assert out.over and [t.id for t in world.castle.heroes["red"].things] == ["IT3"]


def test_a_find_fought_over():
    """DL-13.1f, DL-13.3f  Three insist on it: all against all; hits may be cancelled; it belongs to the one who is left."""
    world = arena("red", "blue", "green")
    for seat in ("blue", "green"):
        at(world, seat, "33", body=1)
    heroes = [world.castle.heroes[s] for s in ("red", "blue", "green")]

    def answer(seat, ask, options):
        if getattr(ask, "name", "") == "POSITION":
            return AGILITY if seat == "red" else ARMOUR
        return 0

    out = run(finds.fight_for(world, heroes), (), answer)
    assert out.value.id == "red" and world.castle.heroes["red"].body == world.castle.heroes["red"].most
    assert [world.castle.heroes[s].situation.why for s in ("blue", "green")] == ["fight", "fight"]
