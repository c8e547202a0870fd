"""The odds of what a roll or a few decide: as they are shown, and by playing the rule with every die."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from bench.drakborgen_lines import play
from montjoy.core import effects as fx
from montjoy.core.session.streams import Asked
from montjoy.fights.odds import forecast, solve
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.state import AtRubble, InRubble, Webbed, World
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import events, questions
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.words import LANGUAGES, Words
from tests.games.drakborgen.board import at, begun, give, monster, seen, square

Law = dict[str, Fraction]
EAST = questions.Move("east")


# ---- two ways --------------------------------------------------------------------------------------------------------
def shown(world: World, ask: Any, option: Any, seat: str = "red") -> Law:
    """As the page and the terminal show it."""
    answer = forecast(game, seen(world, seat), Asked(1, "choose", ask, (option,)), fraction=True)[option]
    assert answer["exact"]
    return {name: Fraction(x["fraction"]) for name, x in answer["outcomes"].items()}


def by_every_die(make: Callable[[], World], answers: dict[type, Any], name_of: Callable[[list[Any]], str]) -> Law:
    """Red's turn with every die that can fall, up to where it is decided; to what is not answered here, the first answer."""
    law: Law = {}
    paths: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while paths:
        faces, p = paths.pop()
        world = make()
        coro, told, value, rolls = take_hero_turn(world, world.castle.heroes["red"]), list[Any](), None, iter(faces)
        while True:
            effect = coro.send(value)
            value = None
            if isinstance(effect, fx.Tell):
                told.append(effect.event)
                if name := name_of(told):
                    law[name] = law.get(name, Fraction(0)) + p
                    break
            elif isinstance(effect, fx.Roll):
                value = next(rolls, None)
                if value is None:
                    paths += [((*faces, face), p / len(effect.die.faces)) for face in effect.die.faces]
                    break
            elif isinstance(effect, fx.Choose):
                value = answers.get(type(effect.ask), effect.options[0])
        coro.close()
    return law


def kinds(told: list[Any]) -> list[type]:
    return [type(event) for event in told]


# ---- doors and portcullises ------------------------------------------------------------------------------------------
def beside_edge(edge: str, card: str = "H01", **options: Any) -> Callable[[], World]:
    def make() -> World:
        world = begun(card, "H02", **options)
        square(world, "33", edges=f"o {edge} o o"), square(world, "34")
        at(world, "red", "33", way="west")
        return world

    return make


def of_door(told: list[Any]) -> str:
    there = kinds(told)
    if events.TestFailed in there:
        return "door_alone_open" if events.DoorOpened in there else "stays_shut"
    return "way_open" if events.Moved in there else ""


@pytest.mark.parametrize("card", ["H01", "H09", "H12"])
@pytest.mark.parametrize(("edge", "act"), [
    ("d", questions.PickLock("east")), ("d", questions.ForceDoor("east")), ("g", questions.Lift("east")),
])
def test_doors_and_portcullises(edge: str, act: Any, card: str) -> None:
    """DL-4.4.2a, DL-4.4.3, DL-4.5.1b, DLC-06, DLC-09  Two rolls, or one for who is strong or nimble."""
    make = beside_edge(edge, card)
    assert shown(make(), questions.Turn("free"), act) == by_every_die(make, {questions.Turn: act}, of_door)


def test_a_door_with_a_portcullis_behind_it() -> None:
    """DL-4.1.1b-X, DL-4.4-X  Both must be overcome; with a key the portcullis is left."""
    def make() -> World:
        world = beside_edge("d")()
        square(world, "34", edges="o o o g")
        give(world, "red", "key")
        return world

    act = questions.PickLock("east")
    wanted = by_every_die(make, {questions.Turn: act, questions.LeaveDoor: questions.LeaveOpen()}, of_door)
    assert shown(make(), questions.Turn("free"), act) == wanted and len(wanted) == 3
    key = questions.UseKey("east", make().castle.heroes["red"].things[0].id)
    assert set(shown(make(), questions.Turn("free"), key)) == {"way_open", "door_alone_open"}


def test_what_needs_no_roll_has_no_odds() -> None:
    world = beside_edge("d")()
    for option in (EAST, questions.Stay(), questions.UseKey("east", "RT054")):
        assert game.forecast(seen(world, "red"), Asked(1, "choose", questions.Turn("free"), (option,)), option) is None


def test_a_monster_at_a_door() -> None:
    """DL-5.5.2b  Twice, by its printed values: an orc (strength 5)."""
    world = beside_edge("d")()
    orc = monster(world, "orc", "33")
    move = questions.MoveMonster(orc.id, "east", "force")
    assert shown(world, questions.MonsterTurn(), move)["way_open"] == Fraction(orc.strength, 12) ** 2


# ---- obstacles -------------------------------------------------------------------------------------------------------
def in_the_way(kind: str, situation: Any, **options: Any) -> Callable[[], World]:
    def make() -> World:
        world = begun("H01", "H02", **options)
        for id in ("32", "33", "34"):
            square(world, id, kind if id == "33" else "room")
        world.castle.squares["33"].web = isinstance(situation, Webbed)
        at(world, "red", "33", way="west", situation=situation)
        return world

    return make


def ends(**named: type) -> Callable[[list[Any]], str]:
    """The name of the first of these kinds of events that is told."""
    return lambda told: next((name for name, kind in named.items() if isinstance(told[-1], kind)), "")


def test_rubble() -> None:
    """DL-4.6.1c  One agility test."""
    make, act = in_the_way("rubble", AtRubble()), questions.ForceRubble()
    wanted = by_every_die(make, {questions.Turn: act}, ends(gets_through=events.RubbleForced, gets_stuck=events.StuckInTheRubble))
    assert shown(make(), questions.Turn("rubble_entrance"), act) == wanted


@pytest.mark.parametrize("strict_under_wording", [False, True])
def test_out_of_the_rubble(strict_under_wording: bool) -> None:
    """DL-4.6.1d, DL-BASE-24  Up to the factor, or below it, as the option says; then the portcullis there."""
    def make() -> World:
        world = in_the_way("rubble", InRubble(), strict_under_wording=strict_under_wording)()
        square(world, "34", edges="o o o g")
        return world

    def name(told: list[Any]) -> str:
        there = kinds(told)
        if events.TestFailed in there:
            return "way_stays_shut" if events.RubbleForced in there else "stays_stuck"
        return "gets_out" if events.Moved in there else ""

    act = questions.LeaveRubble("east")
    assert shown(make(), questions.Turn("rubble_stuck"), act) == by_every_die(make, {questions.Turn: act}, name)


@pytest.mark.parametrize("act", [questions.ForceWeb(), questions.GetLoose()])
def test_webs(act: Any) -> None:
    """DL-11.1c, DL-11.1d  Two strength tests to tear it, one to get loose."""
    make = in_the_way("room", Webbed())
    free = events.WebForced if isinstance(act, questions.ForceWeb) else events.GotLoose
    wanted = by_every_die(make, {questions.Turn: act}, ends(gets_free=free, stays_caught=events.TestFailed))
    assert shown(make(), questions.Turn("webbed"), act) == wanted


def before(kind: str, *things: str) -> Callable[[], World]:
    def make() -> World:
        world = begun("H04", "H12")
        square(world, "32"), square(world, "33", kind), square(world, "34")
        at(world, "red", "32", way="west")
        give(world, "red", *things)
        return world

    return make


def arrived(make: Callable[[], World]) -> World:
    """He stands there and is asked."""
    world = make()
    at(world, "red", "33", way="west")
    return world


@pytest.mark.parametrize("things", [(), ("IT8",)])
def test_the_abyss(things: tuple[str, ...]) -> None:
    """DL-4.8a, DLC-24  One agility test; with the rope a second one."""
    make = before("abyss", *things)
    answers = {questions.Turn: EAST, questions.AtAbyss: questions.Leap(), questions.RollAgain: questions.UseRope()}
    wanted = by_every_die(make, answers, ends(gets_across=events.LeaptAcross, falls=events.Fell))
    assert shown(arrived(make), questions.AtAbyss("33"), questions.Leap()) == wanted
    once = by_every_die(before("abyss"), answers, ends(gets_across=events.LeaptAcross, falls=events.Fell))
    assert shown(arrived(make), questions.RollAgain("IT8", 12), questions.UseRope()) == once


@pytest.mark.parametrize("things", [("RT044",), ("RT044", "AM02", "TC04"), ("RT044", "AM02", "IT8")])
def test_the_footbridge(things: tuple[str, ...]) -> None:
    """DL-4.9c, DLC-24  A psyche test for each treasure; the rope saves the first that would fall, if the die will."""
    make = before("bridge", *things)
    answers = {questions.Turn: EAST, questions.AtBridge: questions.Cross(), questions.RollAgain: questions.UseRope(),
               questions.AfterBridge: questions.LetThemFall()}

    def name(told: list[Any]) -> str:
        if not isinstance(told[-1], events.Crossed):
            return ""
        fallen = kinds(told).count(events.TreasureFell)
        return ("nothing_falls", "one_falls", "several_fall")[min(fallen, 2)]

    assert shown(arrived(make), questions.AtBridge("33"), questions.Cross()) == by_every_die(make, answers, name)


@pytest.mark.parametrize("stairs", [(3,), (3, 11)])
@pytest.mark.parametrize("body", [1, 2, 9])
@pytest.mark.parametrize("times", [1, 2])
def test_groping_for_the_stairs(stairs: tuple[int, ...], times: int, body: int) -> None:
    """DL-4.7.3a, DL-4.7.3b  One roll, or both in one answer: the number of a known staircase; 11 and 12 hurt."""
    def make() -> World:
        world = begun("H01", "H02")
        for n, number in enumerate(stairs):
            square(world, f"3{3 + n}", "corridor", stairs=number)
        at(world, "red", BELOW, body=body)
        return world

    def name(told: list[Any]) -> str:
        there = kinds(told)
        hurt = "_hurt" if events.Hurt in there else ""
        if events.Died in there:
            return "hero_slain"
        if events.CameUp in there:
            return f"comes_up{hurt}"
        return f"stays_below{hurt}" if there.count(events.SearchedInVain) == times else ""

    act = questions.RollForStairs(times)
    assert shown(make(), questions.Turn("catacombs"), act) == by_every_die(make, {questions.Turn: act}, name)


# ---- the dragon ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("strict_under_wording", [False, True])
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_flight_from_the_dragon(cards: int, strict_under_wording: bool) -> None:
    """DL-9.6a, DL-9.6b  A roll for himself and for each card; a card thrown away is a roll less."""
    def make() -> World:
        world = begun("H01", "H02", strict_under_wording=strict_under_wording)
        square(world, "44", "chamber"), square(world, "45")
        at(world, "red", "44", way="east")
        world.castle.dragon.state = "awake"
        give(world, "red", *["TC04", "TC05"][:cards])
        return world

    answers = {questions.Turn: questions.FleeDragon(), questions.ThrowAway: questions.NoMore()}
    how = ends(gets_out_of_chamber=events.FledDragon, stays_with_dragon=events.FlightFromDragonFailed)
    wanted = by_every_die(make, answers, how)
    assert shown(make(), questions.Turn("dragon_awake_inside"), questions.FleeDragon()) == wanted
    if cards:
        world = make()
        card = world.castle.heroes["red"].things[0].id
        agility = world.castle.heroes["red"].agility - strict_under_wording
        assert shown(world, questions.ThrowAway(()), questions.NoMore()) == wanted
        fewer = shown(world, questions.ThrowAway(()), questions.Away(card))
        assert fewer["gets_out_of_chamber"] == Fraction(agility, 12) ** cards


# ---- by play ---------------------------------------------------------------------------------------------------------
def test_odds_stand_beside_the_answers_of_whole_games() -> None:
    """DL-SUM-02  From the set-up on, of every answer that dice decide, and what can come sums to 1."""
    counted: set[str] = set()
    for number in (2, 3, 7):
        watched(number, counted)
    assert counted >= {
        "PickLock", "ForceDoor", "Lift", "ForceRubble", "LeaveRubble", "ForceWeb", "Leap", "RollForStairs", "Cross",
        "FleeDragon", "NoMore", "Away",
    }  # fmt: skip


def watched(number: int, counted: set[str]) -> None:
    """A game of the bench, in which the odds of all answers are counted before each."""
    def look(view: Any, asked: Any) -> None:
        if not isinstance(asked.ask, str):
            for option, answer in forecast(game, view, asked).items():
                assert sum(x["p"] for x in answer["outcomes"].values()) == pytest.approx(1) and answer["exact"]
                counted.add(type(option).__name__)

    play(number, look)


# ---- words -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_outcomes_have_names(lang: str) -> None:
    words = Words(game, lang, game.names(game.scenarios["two"]))
    world = arrived(before("bridge", "RT044"))
    cross = questions.Cross()
    case = game.forecast(seen(world, "red"), Asked(1, "choose", questions.AtBridge("33"), (cross,)), cross)
    for name in solve(case)["outcomes"]:
        assert words.name(name) != name
    assert not words.problems
