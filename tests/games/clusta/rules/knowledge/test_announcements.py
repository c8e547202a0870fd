"""CN-KNOW-06: a player is told before he is asked, with what his commander sees; what is answered when nobody answers."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import ALL, UMPIRE, YES_NO, choose, order, together, within
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
from montjoy.games.clusta.battle.state import Ask, Fight
from montjoy.games.clusta.battle.view import as_seen, numbers
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol import forms, questions
from montjoy.games.clusta.protocol.events import Consulted, WordNeeded
from montjoy.games.clusta.rules.knowledge.announcements import announce
from montjoy.games.clusta.secrecy import defaults
from montjoy.games.clusta.secrecy.redaction import view
from tests.games.clusta.board import board, run

US, THEM = "trakorians", "ransards"
MET = questions.Met("0408", "force", 120)


def two_armies() -> World:
    world = board("trakorians kaelve 0409 leads 1", "trakorians 1 0409 400e", "ransards 6 0408 200", day=4, slot=3)
    world.clashes["x"] = Clash("x", ["ransards.6"], ["trakorians.1"], "0408", "0409", "contact")
    world.fight = make_fight(world.options, (
        Force((Troop(6, "ransard", False, 200),), ((3, 3),), retreat_at=60),
        Force((Troop(1, "trakorian", True, 400),), ((4, 3),), guess=70, spend_death=True),
    ))
    world.fighters = (THEM, US)
    return world


def asks(*questions: Any) -> Any:
    async def play() -> list[Any]:
        return [await question for question in questions]

    return play()


def test_a_question_on_the_map_comes_after_the_word_that_it_comes():
    """CN-KNOW-06  All learn that the round waits, once in a round; the asked side where it is and what its commander sees."""
    world = two_armies()
    stop = questions.Do("stop")
    both = asks(choose(US, MET, [stop]), choose(THEM, questions.Pursue("0409"), [stop]))
    out = run(announce(world, both), answers=[stop, stop])
    assert out.value == [stop, stop]
    assert out.events == [
        (ALL, Consulted(4, 3)), (US, WordNeeded("0408", "Met", "force", 120)), (THEM, WordNeeded("0409", "Pursue")),
    ]
    world.slot += 1
    assert run(announce(world, asks(choose(US, MET, [stop]))), answers=[stop]).told(Consulted)


def test_what_is_asked_at_its_time_needs_no_word():
    """CN-KNOW-06  Nor does the umpire."""
    world = two_armies()
    occasion = questions.Occasion("ransards.6", "0408")
    ask = (order(US, questions.Morning(4), forms.Orders), choose(UMPIRE, occasion, [questions.Do("roll")]))
    out = run(announce(world, asks(*ask)), answers=[forms.Orders(), questions.Do("roll")])
    assert not out.events and out.over


def test_in_a_battle_his_guess_at_the_enemy_comes_before_the_question():
    """CN-KNOW-06  200 men taken for 70%: 140; the battle is in his view while he is asked and at no other time."""
    world = two_armies()
    shown: list[Any] = []

    async def battle(fight: Fight) -> int:
        shown.append(view(world, US).fight)
        return await choose(1, Ask.RETREAT, 3)

    def answer(*_: Any) -> int:
        shown.append(view(world, US).fight)
        return 0

    out = run(announce(world, asks(within(battle, world.fight, world.fighters, "CN-BATTLE-04", "x"))), answers=answer)
    told = WordNeeded("0409", "RETREAT", THEM, 140, numbers(shown[1], 1))
    assert [event for to, event in out.events if to == (US,)] == [told]
    assert shown[0] is None and shown[1].side[1].contingent[0].men == 400 and view(world, US).fight is None


@pytest.mark.parametrize("change", ["hold", "men", "camp", "retreat_at", "round", "points"])
def test_nothing_in_the_view_is_news(change):
    """CN-KNOW-06  Where what his commander sees is another battle, what he is told before it is another event; what he cannot see
    changes neither."""
    one, other = two_armies().fight, two_armies().fight
    assert one is not None and other is not None
    own, foe = other.side[1], other.side[0]
    match change:
        case "hold" | "men":
            setattr(own.contingent[0], change, 7)
            setattr(foe.contingent[0], change, 7)
        case "points":
            own.points[0] = 2
        case "round":
            other.round = 2
        case _:
            setattr(own, change, 7)
    assert as_seen(one, 1) != as_seen(other, 1) and numbers(as_seen(one, 1), 1) != numbers(as_seen(other, 1), 1)
    foe.contingent[0].men, foe.retreat_at, foe.camp, foe.hears = 9, 9, 9, 1
    same = numbers(as_seen(other, 1), 1)
    foe.contingent[0].men, foe.retreat_at, foe.camp, foe.hears = 1, 1, 1, 0
    assert numbers(as_seen(other, 1), 1) == same


def test_both_are_told_before_both_are_asked():
    """CN-KNOW-06"""
    world = two_armies()

    async def battle(fight: Fight) -> Any:
        return await together(choose(0, Ask.POINT, YES_NO), choose(1, Ask.POINT, YES_NO))

    play = announce(world, asks(within(battle, world.fight, world.fighters, "CN-BATTLE-04", "x")))
    out = run(play, answers=[(0, 1)])
    assert out.value == [(0, 1)]
    assert [(to, event.men) for to, event in out.events if isinstance(event, WordNeeded)] == [((THEM,), 400), ((US,), 140)]


# ---- nobody answers ----------------------------------------------------------------------------------------------------
def asked(ask: Any, *options: Any) -> Asked:
    return Asked(1, "choose", ask, options)


@pytest.mark.parametrize(
    ("seat", "ask", "options", "answer"),
    [(US, "POINT", (0, 1), 0), (US, "DEATH", (0, 1), 1), (THEM, "DEATH", (0, 1), 0), (US, "LEADER", (0,), 0),
     (THEM, "AMBUSH_ON", (0, 1), 0), (THEM, "RETREAT", (0, 1), 0), (US, "FOLLOW", (0, 1), 0)],
)
def test_when_nobody_answers_the_standing_instructions_do(seat, ask, options, answer):
    """CN-KNOW-06"""
    world = two_armies()
    world.heard = [US, THEM]
    assert defaults.default(view(world, seat), asked(f"Ask.{ask}", *options)) == answer


def test_a_force_that_has_lost_its_share_retreats_by_its_instructions():
    """CN-KNOW-06  retreat_at 60 hundredths of the original value."""
    world = two_armies()
    world.heard = [THEM]
    world.fight.side[0].contingent[0].tv = world.fight.side[0].contingent[0].first * 60 // 100
    assert defaults.default(view(world, THEM), asked("Ask.RETREAT", 0, 1)) == 1


def test_elsewhere_the_first_answer_is_the_careful_one():
    """CN-KNOW-06"""
    seen = view(two_armies(), US)
    assert defaults.default(seen, asked(MET, questions.Do("stop"), questions.Do("attack"))) == questions.Do("stop")


def test_what_the_answers_of_a_battle_are_called():
    """CN-KNOW-06  A unit by its number."""
    world = two_armies()
    world.heard = [US]
    seen = view(world, US)
    names = [defaults.label(seen, asked("Ask.RETREAT", 0, 1, 2), option) for option in (0, 1, 2)]
    assert [(word.what, word.unit) for word in names] == [("stay", 0), ("all", 0), ("unit", 1)]
    assert defaults.label(seen, asked("Ask.POINT", 0, 1), 1) == defaults.Word("POINT", "yes")
    assert defaults.label(seen, asked("Ask.LEADER", 0, 1), 1) == defaults.Word("LEADER", "leader", 2)
    assert defaults.label(seen, asked(MET, questions.Do("stop")), questions.Do("stop")) == questions.Do("stop")
