"""Several heroes meet monsters together.  DL-13.2, DL-13.3."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model import monsters
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.state import Dead, Encounter, Retired, TurningBack
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Chose, Met, Reacted, TookPart
from montjoy.games.drakborgen.rules import encounters
from montjoy.games.drakborgen.rules.encounters import join_bystanders
from montjoy.games.drakborgen.seen.view import glance
from tests.games.drakborgen.board import at, begun, monster, run, square
from tests.games.drakborgen.scenes import phased

FOUR = ("H01", "H02", "H03", "H04")
JOINT = {"advanced_phases": True, "multi_fight": True}


def table(*kinds, there=("red", "blue"), **options):
    """Heroes of four in one room, with monsters."""
    world = begun(*FOUR, **(JOINT | options))
    world.castle.phase = "events"
    square(world, "33")
    square(world, "43")
    for seat in there:
        at(world, seat, "33", way="south")
    for kind in kinds:
        monster(world, kind, "33")
    return world


def meeting(world, *seats, how="entered"):
    heroes = [world.castle.heroes[seat] for seat in seats]
    return encounters.meet(world, heroes, list(world.castle.monsters.values()), how)


@pytest.fixture
def fought(monkeypatch):
    """A fight in which nothing happens; who fought whom."""
    seen = []

    class Result:
        slain, fled, escaped = (), (), ()

    class Fights:
        @staticmethod
        async def fight(world, heroes, foes, *, ambush):
            seen.append(([h.id for h in heroes], [m.id for m in foes]))
            return Result

    monkeypatch.setattr(encounters, "fights", Fights)
    return seen


def card(world, kind, **wanted):
    """A card whose row for this kind says so; `on_attack="fight"`."""
    for id, rows in sorted(the_pack(world).cards.items()):
        if all(getattr(rows[kind], name) == value for name, value in wanted.items()):
            return id
    raise AssertionError(f"no card of {wanted} for {kind}")


# ---- actions ---------------------------------------------------------------------------------------------------------
def test_different_actions(fought):
    """DL-13.2b  A turns back, B attacks: A goes back next round, B fights if the monster fights."""
    world = table("orc")
    out = run(meeting(world, "red", "blue"), [card(world, "orc", on_attack="fight")], [questions.TurnBack(), questions.Attack()])
    assert out.told(Chose) == [Chose("red", "turn_back"), Chose("blue", "attack")]
    assert fought == [(["blue"], ["orc1"])]
    assert world.castle.heroes["red"].situation == TurningBack("encounter")
    assert not isinstance(world.castle.heroes["blue"].situation, TurningBack)


@pytest.mark.parametrize("actions, read", [
    (["attack", "wait"], "attack"), (["wait", "attack"], "attack"), (["wait", "wait"], "wait"), (["turn_back", "wait"], "wait"),
    (["turn_back", "attack"], "attack"), (["turn_back", "turn_back"], "turn_back"),
])
def test_which_column(actions, read):
    """DL-13.2c  Attack before wait; who turns back is left out of the reading, unless all do."""
    assert encounters.column_of(dict(zip(("red", "blue"), actions))) == read


def test_attack_and_wait(fought):
    """DL-13.2c  Attack and wait: the attack column; both are in the fight."""
    world = table("orc")
    drawn = card(world, "orc", on_attack="fight", on_wait="flee")
    out = run(meeting(world, "red", "blue"), [drawn], [questions.Wait(), questions.Attack()])
    assert out.told(Reacted) == [Reacted("orc1", "fight")] and fought == [(["red", "blue"], ["orc1"])]


def test_all_turn_back():
    """DL-13.2c  Follow: it goes with the first of them in the turn order."""
    world = table("orc")
    run(meeting(world, "red", "blue"), [card(world, "orc", on_turn_back="follow")], [questions.TurnBack(), questions.TurnBack()])
    assert world.castle.heroes["red"].situation == TurningBack("encounter", ("orc1",))
    assert world.castle.heroes["blue"].situation == TurningBack("encounter")


def test_each_for_himself():
    """DL-13.2b  Asked in turn order; whom nothing is left to choose for is left out."""
    world = table()
    asked = []

    async def one(hero):
        asked.append(hero.id)
        return "wait" if hero.id == "blue" else None

    heroes = [world.castle.heroes[s] for s in ("red", "blue")]
    assert run(encounters.let_each_choose(heroes, one)).value == {"blue": "wait"} and asked == ["red", "blue"]


# ---- bystanders ------------------------------------------------------------------------------------------------------
def test_bystanders(fought):
    """DL-13.3h-X, DL-13.1e  Who was there before takes part if he wishes; who stays out is in no fight and has no losses."""
    world = table("orc", there=("red", "blue", "green"))
    answers = [questions.JoinIn(), questions.StayOut(), questions.Attack(), questions.Attack()]
    out = run(meeting(world, "blue"), [card(world, "orc", on_attack="fight")], answers)
    assert out.told(TookPart) == [TookPart("red", "blue"), TookPart("green", "")]
    assert out.told(Met)[0].heroes == ("red", "blue") and fought == [(["red", "blue"], ["orc1"])]
    assert world.castle.heroes["green"].body == world.castle.heroes["green"].most


def test_who_is_not_asked():
    """DL-13.3h-X  Who has turned back, or is elsewhere; and nobody without joint fights."""
    world = table("orc", there=("red", "blue", "green"))
    world.castle.heroes["red"].situation = TurningBack("encounter")
    pending = run(meeting(world, "blue")).pending
    assert pending.seat == "green"
    world = table("orc", multi_fight=False)
    heroes = [world.castle.heroes["blue"]]
    assert run(encounters.join_bystanders(world, heroes, ["orc1"])).value == heroes


def test_one_after_another(fought):
    """DL-13  advanced_phases without multi_fight = false: the heroes of a group meet a monster one after another, until it has
    fought."""
    world = table("orc", multi_fight=False)
    drawn = [card(world, "orc", on_turn_back="passive"), card(world, "orc", on_attack="fight", on_wait="flee")]
    out = run(meeting(world, "red", "blue"), drawn, [questions.TurnBack(), questions.Attack()])
    assert [e.heroes for e in out.told(Met)] == [("red",), ("blue",)] and fought == [(["blue"], ["orc1"])]
    assert out.over


# ---- who acts the monsters -------------------------------------------------------------------------------------------
def acted(world, *seats):
    heroes = [world.castle.heroes[seat] for seat in seats]
    return encounters.share_out_monsters(world.castle, heroes, list(world.castle.monsters))


def test_shared_among_monster_players():
    """DL-13.3i-X  Going right from the first hero of the group."""
    world = table("orc", "orc", "wraith")
    for seat in ("green", "yellow"):
        if seat in world.castle.heroes:
            at(world, seat, "", situation=Dead("wounds", 1, "22"))
    dead = [seat for seat in world.castle.order if seat not in ("red", "blue")]
    found = acted(world, "red", "blue")
    assert list(found.values()) == [dead[1], dead[0], dead[1]]


def test_without_monster_players():
    """DL-13.3i-X  The first to the right of the group's first hero who is not in the fight; retired players too."""
    world = table("orc", "orc")
    order = world.castle.order
    assert set(acted(world, "red", "blue").values()) == {order[3]}
    world.castle.heroes[order[3]].situation = Retired()
    assert set(acted(world, "red", "blue").values()) == {order[3]}
    assert set(acted(world, "red", order[3]).values()) == {order[2]}


def test_the_automaton():
    """DL-13.3i-X  Two players, both heroes in the fight: nobody is left, the automaton."""
    world = begun("H01", "H02", **JOINT)
    square(world, "33")
    monster(world, "orc", "33")
    assert acted(world, "red", "blue") == {"orc1": ""}
    world.castle.phase = "events"
    for seat in ("red", "blue"):
        at(world, seat, "33")
    out = run(meeting(world, "red", "blue"), [card(world, "orc", on_wait="fight")])
    assert out.told(Met)[0].by == "" and world.castle.encounters[0].shared.get("orc1", "") == ""


def test_whose_card_is_whose():
    """DL-13.3i-X, DL-BASE-21  Each sees the cards of his own monsters."""
    world = table("orc", "wraith")
    world.castle.encounters.append(Encounter("33", ["red"], ["orc1", "wraith1"], "blue", shared={"wraith1": "green"}))
    for id, drawn in (("orc1", "MC01"), ("wraith1", "MC02")):
        world.decks.monster.take(drawn)
        world.cards[id] = drawn
    assert list(glance(world, "blue").cards) == ["orc1"] and list(glance(world, "green").cards) == ["wraith1"]
    assert monsters.acted_by(world.castle, "orc1") == "blue" and monsters.acted_by(world.castle, "x") == ""


def test_nobody_to_take_part_against():
    """DL-13.3h-X, DL-11.4  spiders_never_attack = true: where nobody is met nobody is asked to take part."""
    world = phased(multi_fight=True)
    red = world.castle.heroes["red"]
    assert run(join_bystanders(world, [red], [])).value == [red]
