"""Odds at the table, and the duellist: from the view of whoever is asked."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.bots.find import find, names
from montjoy.core.philox import Philox
from montjoy.core.script import scripted
from montjoy.core.session.streams import Asked
from montjoy.fights.odds import forecast, solve
from montjoy.fights.solve.zero_sum import solve as optimal
from montjoy.games.drakborgen.duel.combatants import muster
from montjoy.games.drakborgen.duel.sequence import open_fight
from montjoy.games.drakborgen.duel.state import Phase, Verdict
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.state import World
from montjoy.games.drakborgen.protocol import questions
from tests.games.drakborgen import board
from tests.games.drakborgen.duels import ARMOUR, PSYCHE, hero, monster

POSITION = Asked(1, "choose", "Ask.POSITION", (0, 1, 2, 3))
RISK = Asked(1, "choose", "Ask.RISK", (0, 1))
FLEE = Asked(1, "choose", "Ask.FLEE", (0, 1))


def fencing(player: str = "blue") -> World:
    """Red's hero fights an orc that blue plays ("": nobody); round 1 is about to begin."""
    world = board.begun("H05", "H02")
    fight = muster([
        hero((5, 3, 4, 10), body=3, seat=0), monster((6, 5, 5, 4), card=3, seat=1 if player else -1)
    ])
    scripted(open_fight(fight))
    world.fight, world.fighters, world.seats = fight, ["red", "RT007"], tuple(x for x in ("red", player) if x)
    return world


def survive(answer: dict[str, Any]) -> float:
    return 1 - float(answer["outcomes"]["hero_slain"]["p"])


def test_every_position_of_both_seats() -> None:
    """DL-8.1c  Among what is mixed all are worth the same, and nothing is worth more; for the monster's player nothing less."""
    world = fencing()
    for seat, sign in (("red", 1), ("blue", -1)):
        view = game.view(world, seat)
        found = game.duel(view)
        assert found is not None
        solved = optimal(found[0])
        mixture = solved.mixture(0, found[1])
        assert mixture is not None
        answers = forecast(game, view, POSITION)
        assert set(answers) == {0, 1, 2, 3}
        assert ("hero_slain" in answers[0]["bad"], "hero_slain" in answers[0]["good"]) == (sign > 0, sign < 0)
        for option, p in mixture.items():
            assert sum(x["p"] for x in answers[option]["outcomes"].values()) == pytest.approx(1)
            assert sign * survive(answers[option]) <= sign * solved.value + 1e-9
            if p > 1e-6:
                assert survive(answers[option]) == pytest.approx(solved.value, abs=1e-8)


def test_a_risk_and_a_flight() -> None:
    """DL-8.11a, DL-8.12a  The better of the two answers is worth what the fight is worth then."""
    for phase, asked, worse in ((Phase.LOSSES, RISK, None), (Phase.DECLARE, FLEE, 0)):
        world = fencing()
        fight = world.fight
        assert fight is not None
        fight.phase, fight.asked = int(phase), 0
        fight.board[0].position, fight.board[1].position = ARMOUR, PSYCHE
        fight.fighter[0].loss, fight.fighter[0].hurt = int(asked is RISK), int(asked is FLEE)
        view = game.view(world, "red")
        found = game.duel(view)
        assert found is not None
        answers = forecast(game, view, asked)
        values = [survive(answers[option]) for option in (0, 1)]
        assert max(values) == pytest.approx(optimal(found[0]).value, abs=1e-9)
        assert worse is None or values[worse] < values[1 - worse]


def test_nobody_is_told_more_than_he_knows() -> None:
    """DL-BASE-21  Not in the fight, not a question of the fight, or before it has begun: nothing.  What is held in secret leaves
    the answer open."""
    world = fencing()
    assert game.forecast(game.view(world, "watcher"), POSITION, 0) is None
    assert game.forecast(game.view(world, "red"), Asked(1, "choose", questions.BeforeFight(), (0, 1)), 0) is None
    before = fencing()
    assert before.fight is not None
    before.fight.phase = int(Phase.START)
    assert game.forecast(game.view(before, "red"), POSITION, 0) is None
    over = fencing()
    assert over.fight is not None
    over.fight.result = int(Verdict.SLAIN)
    assert game.forecast(game.view(over, "red"), POSITION, 0) is None
    assert forecast(game, game.view(world, "red"), POSITION)[0]["exact"]
    said = forecast(game, game.view(world, "red"), POSITION)[0]["said"]
    assert said.message == "odds-best-play", "it is said that these are the odds of best play"
    board.give(world, "red", "SP07")
    for seat in ("red", "blue"):
        assert not forecast(game, game.view(world, seat), POSITION)[0]["exact"]


def test_against_the_automaton() -> None:
    """DL-BASE-23  Chance plays it, and that is better for the hero."""
    by_chance, played = (forecast(game, game.view(fencing(who), "red"), POSITION) for who in ("", "blue"))
    assert max(map(survive, by_chance.values())) > max(map(survive, played.values())) + 0.01


def test_the_case_of_an_answer_is_solved_like_any_other() -> None:
    """At the table: outcomes by name, nothing else is needed."""
    case = game.forecast(game.view(fencing(), "red"), POSITION, 2)
    assert case is not None
    found = solve(case, fraction=False)
    assert list(found["outcomes"]) == ["monster_slain", "monster_fled", "escaped", "hero_slain"]
    assert found["survive"] == pytest.approx(survive(found))


def test_the_duellist_by_name() -> None:
    """It fences by the mixture; everything else is answered by default."""
    assert names(game)[-1] == "duellist"
    bot = find(game, "duellist")
    view = game.view(fencing(), "red")
    found = game.duel(view)
    assert found is not None
    mixture = optimal(found[0]).mixture(0, 0)
    assert mixture is not None
    luck = Philox(3, 1, 0)
    answers = {bot(view, POSITION, luck) for _ in range(300)}
    assert answers == {option for option, p in mixture.items() if p > 0.01}
    assert bot(game.view(fencing(), "watcher"), Asked(1, "offer", "x", (1,)), luck) is None
