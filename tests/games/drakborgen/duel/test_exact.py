"""One duel out of a fight that goes on, and how its solved mixture is played."""

from __future__ import annotations

import math
from typing import Any

import pytest

from montjoy.bots.equilibrium import Duellist, any_of, policy, weights
from montjoy.core.philox import Philox
from montjoy.core.script import scripted
from montjoy.core.session.streams import Asked
from montjoy.fights import Batch
from montjoy.fights.batch import batch as batches
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.authoring.case import case_of
from montjoy.games.drakborgen.duel.combatants import muster_duel
from montjoy.games.drakborgen.duel.exact import code, from_fight, from_view, make_alike
from montjoy.games.drakborgen.duel.sequence import duel_to_the_end, open_fight, step
from montjoy.games.drakborgen.duel.state import Duel
from tests.games.drakborgen.duels import begun, hero, monster
from tests.suite.many import times

SMALL = {"hero": "H05", "monster": "orc", "body_points": 3, "monster_points": 3}


def answer(**given: Any) -> dict[str, Any]:
    return case_of({**SMALL, **given}).answer(solve)


# ---- out of a fight --------------------------------------------------------------------------------------------------
def test_from_a_live_fight() -> None:
    """DL-8.1c  Points of both sides are open from the start of a fight; before it nothing is answered."""
    fight = begun(hero((5, 3, 4, 10), body=3), monster((6, 5, 5, 4), card=3))
    assert from_fight(fight) is None                          # it has not begun: the card is not known
    scripted(open_fight(fight))
    live = from_fight(fight)
    assert live is not None and live.answer(solve)["survive"] == pytest.approx(answer()["survive"])
    fight.fighter[1].points = 1
    easier = from_fight(fight)
    assert easier is not None and easier.answer(solve)["survive"] > answer()["survive"]
    fight.result = 1
    assert from_fight(fight) is None
    assert from_fight(begun(hero(), hero(id="blue", seat=2), monster())) is None


def test_an_automaton_plays_by_chance() -> None:
    """DL-BASE-23  Against the automaton he does better than against the best."""
    by_chance = begun(hero((5, 3, 4, 10), body=3), monster((6, 5, 5, 4), card=3, seat=-1))
    scripted(open_fight(by_chance))
    case = from_fight(by_chance)
    assert case is not None
    found = case.answer(solve)
    assert found["survive"] > answer()["survive"]
    assert set(found["monster_opening"].values()) == {0.25}


# ---- playing a mixture -----------------------------------------------------------------------------------------------
class Seen:
    """A view with a fight."""

    def __init__(self, fight: Any, viewer: str) -> None:
        self.fight, self.viewer, self.seats = fight, viewer, ("red", "blue")


def test_the_duellist_lives_from_views() -> None:
    """It answers position, risk and flight by the solved mixture; what is no duel it leaves to others."""
    fight = begun(hero((5, 3, 4, 10), body=3), monster((6, 5, 5, 4), card=3))
    scripted(open_fight(fight))
    bot = Duellist(from_view)
    luck = Philox(1, 2, 3)
    asked = Asked(1, "choose", "Ask.POSITION", (0, 1, 2, 3))
    for viewer, side in (("red", 0), ("blue", 1)):
        found = from_view(Seen(fight, viewer))
        assert found is not None and found[1] == side
        solved = solve(found[0])
        mixture = solved.mixture(0, side)
        assert mixture is not None
        answers = [bot(Seen(fight, viewer), asked, luck) for _ in range(2000)]
        for option, p in mixture.items():
            assert abs(answers.count(option) / 2000 - p) < 4 * math.sqrt(max(p * (1 - p), 1e-9) / 2000)
    assert len(bot.solved) == 1
    assert from_view(Seen(fight, "green")) is None and from_view(Seen(None, "red")) is None
    assert any_of(None, asked, luck) in asked.options
    joint = begun(hero(), hero(id="blue", seat=2), monster())
    assert bot(Seen(joint, "red"), asked, luck) in asked.options


def test_mixtures_in_whole_numbers() -> None:
    """They sum up; a chance nobody would live to see is taken a little more often."""
    row = weights({0: 0.25, 1: 0.75})
    assert sum(row) == 1 << 31 and row[1] == 3 * row[0]
    assert weights({0: 1e-11, 1: 1 - 1e-11}, True)[0] == int(1e-4 * (1 << 31)) and weights({0: 1e-11, 1: 1})[0] == 0
    assert weights({0: 0.0, 1: 1.0})[0] == 0 and weights(None) == [0] * 5


@pytest.mark.compiled
@pytest.mark.usefixtures("fought_plainly")
def test_fights_under_the_mixtures() -> None:
    """The solved chances within 4 sigma of playouts in which both play them; compiled in the soak."""
    case = case_of({"hero": "H01", "monster": "demon"} if batches.have_numba() else SMALL)
    solved = solve(case)
    n = 200_000 if batches.have_numba() else 500
    values, _ = Batch(duel_to_the_end, policy(solved, case), Duel)(case.start, n, 3)
    found = list(values)
    for verdict, p in solved.outcomes().items():
        assert abs(found.count(verdict) / n - p) <= 4 * math.sqrt(p * (1 - p) / n) + 1e-9


def test_codes_tell_decisions_apart() -> None:
    """No two states of a solved duel in which something is decided have the same code."""
    case = case_of(SMALL)
    solved = solve(case)
    codes = [code(solved.trees.fight(s)) for s in range(solved.states)]
    assert len(set(codes)) == len(codes) and max(codes) < 1 << 62


# ---- states that are alike -------------------------------------------------------------------------------------------
async def one_step(fight: Duel) -> int:
    return await step(fight)


def test_states_that_are_alike() -> None:
    """What `make_alike` makes equal has the same value: with it and without."""
    for given in ({**SMALL, "monster_exit": False}, SMALL, {**SMALL, "combat_points": 5})[: times(1, 3)]:
        case = case_of(given)
        plain = case_of(given)
        plain.step = one_step
        whole, alike = solve(plain), solve(case)
        assert whole.states >= alike.states and whole.value == pytest.approx(alike.value, abs=1e-10)
    duel = muster_duel([hero(body=9, points=4), monster(exit=False)])
    duel.fighter[1].whiffs = 2
    make_alike(duel)
    assert duel.fighter[0].body == 4 and duel.fighter[1].whiffs == 0
