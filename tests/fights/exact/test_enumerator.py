"""Exact laws: against sums of fractions by hand, against counting on CPython, against batches."""

from __future__ import annotations

import math
import time
import traceback
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from bench.games import duel
from montjoy.core import effects as fx
from montjoy.core.effects import YES_NO, Die, choose, d, hits, roll
from montjoy.core.state import State, state
from montjoy.fights import Batch, Enumerator, Policy, have_numba
from montjoy.fights.errors import ChainTooLarge
from montjoy.fights.exact.enumerator import Distribution
from montjoy.fights.exact.odometer import Odometer
from tests.fights.readings import THREE, Case, siege_18_13
from tests.fights.rules import stacks, tour
from tests.suite.patience import room

pytestmark = pytest.mark.compiled


# ---- brute force over the coroutine itself, in fractions -----------------------------------------------------------------
def brute(rule: Callable[..., Any], start: Any, decide: Callable[..., list[tuple[int, Fraction]]]) -> dict[Any, Fraction]:
    """(value, key of the final state) -> probability.  A coroutine cannot be copied, so each way is a replay."""
    ends: dict[Any, Fraction] = defaultdict(Fraction)
    todo: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        prefix, p = todo.pop()
        state = start.copy()
        coro, answer, path = rule(state), None, list(prefix)
        i = 0
        try:
            while True:
                effect = coro.send(answer)
                answer = None
                if isinstance(effect, fx.Tell):
                    continue
                if i == len(path):
                    law = ways(effect, state, decide)
                    todo += [((*path, a), p * q) for a, q in law[1:]]
                    path.append(law[0][0])
                    p *= law[0][1]
                answer = path[i]
                i += 1
        except StopIteration as stop:
            ends[stop.value or 0, state.key()] += p
    return ends


def ways(effect: Any, state: Any, decide: Callable[..., list[tuple[int, Fraction]]]) -> list[tuple[Any, Fraction]]:
    if isinstance(effect, (fx.Roll, fx.Hits)):
        return [(answer, p) for answer, p in effect.law if p]
    if isinstance(effect, fx.Choose):
        return decide(state, effect.seat, effect.ask, effect.options)
    out: list[tuple[Any, Fraction]] = [((), Fraction(1))]
    for part in effect.parts:
        out = [((*a, b), p * q) for a, p in out for b, q in decide(state, part.seat, part.ask, part.options)]
    return out


def of_policy(policy: Callable[..., int]) -> Callable[..., list[tuple[int, Fraction]]]:
    """A policy's law, its whims counted out."""

    def decide(state: Any, seat: int, ask: int, mask: int) -> list[tuple[int, Fraction]]:
        law: dict[int, Fraction] = defaultdict(Fraction)
        tape = Odometer()
        while True:
            tape.rewind()
            answer = policy(state, seat, ask, mask, tape)
            p = Fraction(1)
            for n in tape.base[: tape.at]:
                p /= n
            law[answer] += p
            if not tape.next():
                return sorted(law.items())

    return decide


def same(chain: Distribution, law: dict[Any, Fraction]) -> None:
    found = {(v, s.key()): p for v, s, p in chain.ends} | {(0, s.key()): p for s, p in chain.open}
    assert found.keys() == law.keys()
    for end, p in found.items():
        assert abs(p - law[end]) < 1e-14
    assert abs(sum(found.values()) - 1) < 1e-12


# ---- one round -----------------------------------------------------------------------------------------------------------
@state
class Toss(State):
    n: int = 4
    kept: int = 0
    seen: int = 0
    spare: int = 9


SUNS = Die(0, 0, 0, 1, 1, 2)


async def toss(t: Toss) -> int:
    t.kept = await hits(t.n, 1, 3, "T-1")
    t.seen = await roll(SUNS, "T-2") + await roll(d(3), "T-3")
    if t.kept > 1 and await choose(0, 0, YES_NO):
        t.kept += await hits(t.kept, 6, 6, "T-4") + await hits(t.n, 0, 6, "T-5")
    return 1 if t.kept > 2 else 0


def coin(t: Toss, seat: int, ask: int, mask: int, luck: Any) -> int:
    return 1 if luck.below(3) == 0 else 0


def test_a_round_in_fractions() -> None:
    enumerator = Enumerator(toss, coin, Toss)
    chain = enumerator.chain(Toss(), 1)
    same(chain, brute(toss, Toss(), of_policy(coin)))
    assert chain.rolls == 1.0 and all(s.spare == 9 for _, s, _ in chain.ends)
    assert sum(p for _, _, p in enumerator.law(Toss())) == pytest.approx(1, abs=1e-14)


@THREE
def test_rounds_of_the_three_fights(case: Case) -> None:
    if case.name == "field" and not have_numba():
        pytest.skip("five million ways, on CPython")
    policy = duel.policy if case.name == "duel" else no_whim if case.name == "field" else case.policy
    start = case.new()
    if case.name == "field":
        start.host[0].skill = 30  # never in doubt, so that the brute force ends
        start.host[0].strength = 0
    chain = Enumerator(case.round, policy, case.state).chain(start, 1)
    if case.name != "field":
        same(chain, brute(case.round, start, of_policy(policy)))
    else:
        assert abs(sum(p for _, _, p in chain.ends) + chain.left - 1) < 1e-12


def no_whim(field: Any, seat: int, ask: int, mask: int, luck: Any) -> int:
    return 2 if field.host[seat].strength == 0 else 0


def test_what_a_seat_sees() -> None:
    enumerator = Enumerator(two_seats, sighted, tour.Tour, tour.seen)
    verdicts = enumerator.chain(tour.new_tour(), 1).verdicts
    plain = enumerator._plain(tour.new_tour(), 1, 0).verdicts
    assert verdicts == pytest.approx(plain, abs=1e-14) and sum(verdicts.values()) == pytest.approx(1, abs=1e-12)


async def two_seats(t: tour.Tour) -> int:
    t.host[0].purse += await roll(SUNS, "T-6")
    return 1 + await choose(0, 0, 7) * 10 + await choose(1, 1, 3)


def sighted(seen: tour.Seen, seat: int, ask: int, mask: int, luck: Any) -> int:
    return tour.member(mask, seen.mine + seen.asked + luck.below(2))


def test_a_policy_with_tables() -> None:
    for odds in (1, 2):
        policy = Policy(weighted, {"odds": [odds, 3]})
        chance = Enumerator(bare, policy, Toss).chain(Toss(), 1).verdicts
        assert chance == pytest.approx({1: 1 - odds / 3, 2: odds / 3}, abs=1e-15)


async def bare(t: Toss) -> int:
    return 1 + await choose(0, 0, YES_NO)


def weighted(t: Toss, seat: int, ask: int, mask: int, luck: Any, tables: Any) -> int:
    return 1 if luck.below(tables.odds[1]) < tables.odds[0] else 0


# ---- chains ------------------------------------------------------------------------------------------------------------
def chain_by_hand(case: Case, start: Any, rounds: int) -> dict[Any, Fraction]:
    """Round by round in fractions."""
    layer, ends = {(0, start.key()): (start, Fraction(1))}, defaultdict(Fraction)
    for _ in range(rounds):
        after: dict[Any, Any] = {}
        for _, (fight, mass) in layer.items():
            for (value, key), p in brute(case.round, fight, of_policy(case.policy)).items():
                if value:
                    ends[value, key] += mass * p
                else:
                    from montjoy.fights.batch.layout import build

                    old = after.get((0, key), (None, Fraction(0)))
                    after[0, key] = (build(case.state, key), old[1] + mass * p)
        layer = after
    return dict(ends) | {key: mass for key, (_, mass) in layer.items()}


@THREE
@pytest.mark.parametrize("rounds", [0, 2])
def test_counted_rounds_in_fractions(case: Case, rounds: int) -> None:
    if case.name == "field":
        pytest.skip("too wide for fractions")
    chain = Enumerator(case.round, case.policy, case.state).chain(case.new(), rounds)
    same(chain, chain_by_hand(case, case.new(), rounds))


@state
class Walk(State):
    at: int = 3
    tries: int = 0


async def step(walk: Walk) -> int:
    """Up or down by one, or most of the time not at all; ends at 0 and at 8."""
    face = await roll(d(100), "W-1")
    if face == 1:
        walk.at += 1
    elif face == 2:
        walk.at -= 1
    if walk.at == 0:
        return 1
    if walk.at == 8:
        return 2
    return 0


async def stuck(walk: Walk) -> int:
    """One time in two it falls into a state it never leaves."""
    if walk.at == 3:
        walk.at += await roll(d(2), "W-2")
    if walk.at == 4:
        return 1
    return 0


async def swing(walk: Walk) -> int:
    """To and fro for ever."""
    walk.at = 7 - walk.at
    return 0


async def count(walk: Walk) -> int:
    walk.tries += 1
    return 0


async def backwards(walk: Walk) -> int:
    return -1


async def fails(walk: Walk) -> int:
    walk.at += await roll(d(3), "W-3")
    return 10 // (6 - walk.at) * 0


def test_cycles_and_standing_still() -> None:
    """The gambler's ruin: nine rounds in ten and more change nothing, and it goes to and fro."""
    chain = Enumerator(step, None, Walk).chain(Walk())
    assert chain.verdicts == pytest.approx({1: 5 / 8, 2: 3 / 8}, abs=1e-12)
    assert chain.rolls == pytest.approx(3 * 5 * 50, rel=1e-10) and chain.left < 1e-14
    counted = Enumerator(step, None, Walk).chain(Walk(), 50)
    assert counted.rolls < 50 and abs(sum(counted.verdicts.values()) + counted.left - 1) < 1e-12


def test_what_never_ends_is_left() -> None:
    chain = Enumerator(stuck, None, Walk).chain(Walk())
    assert chain.verdicts == {1: 0.5} and chain.left == 0.5 and [(s.at, p) for s, p in chain.open] == [(5, 0.5)]
    begun = time.perf_counter()
    chain = Enumerator(swing, None, Walk).chain(Walk())
    assert chain.left == 1.0 and chain.verdicts == {} and time.perf_counter() - begun < 30


def test_too_many_states() -> None:
    with pytest.raises(ChainTooLarge, match="more than 5000 states"):
        Enumerator(count, None, Walk, most_states=5000).chain(Walk())
    assert Enumerator(count, None, Walk).chain(Walk(), 70).open[0][0].tries == 70


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Enumerator(backwards, None, Walk).chain(Walk())
    with pytest.raises(ValueError, match="-1 rounds"):
        Enumerator(step, None, Walk).chain(Walk(), -1)
    with pytest.raises(ZeroDivisionError) as caught:
        Enumerator(fails, None, Walk).chain(Walk())
    text = "".join(traceback.format_exception(caught.value))
    assert "in fails" in text and "in a round from Walk(at=3" in text


def test_a_chain_of_sieges_agrees_with_cpython() -> None:
    start = stacks.new_siege(((2, 2, 2), (1, 1, 2)), ((1, 2, 2), (2, 1, 1)))
    enumerator = Enumerator(stacks.assault, stacks.stubborn, stacks.Siege)
    for rounds in (None, 2):
        a, b = enumerator.chain(start, rounds), enumerator._plain(start, rounds, 1e-15)
        assert {(v, s.key()) for v, s, _ in a.ends} == {(v, s.key()) for v, s, _ in b.ends}
        law = {(v, s.key()): p for v, s, p in b.ends}
        assert all(abs(p - law[v, s.key()]) < 1e-12 for v, s, p in a.ends)
        assert a.rolls == pytest.approx(b.rolls, abs=1e-11) and a.states == b.states
        assert abs(sum(a.verdicts.values()) + a.left - 1) < 1e-12


def test_exact_against_batch() -> None:
    """The law of a siege by enumeration and by fights: within four sigma."""
    n = 400_000 if have_numba() else 2_000
    exact = Enumerator(stacks.assault, stacks.stubborn, stacks.Siege).chain(siege_18_13())
    values = list(Batch(stacks.whole, stacks.stubborn, stacks.Siege)(siege_18_13(), n, seed=1)[0])
    for verdict, p in exact.verdicts.items():
        assert abs(values.count(verdict) - n * p) < 4 * math.sqrt(n * p * (1 - p)) + 1


@pytest.mark.skipif(not have_numba(), reason="fifty thousand states")
def test_the_duel_exactly_against_batch() -> None:
    n = 400_000
    exact = Enumerator(duel.counted_round, duel.policy, duel.Duel).chain(duel.new_duel())
    assert abs(sum(exact.verdicts.values()) - 1) < 1e-12
    values = list(Batch(duel.fight, duel.policy, duel.Duel)(duel.new_duel(), n, seed=4)[0])
    for verdict, p in exact.verdicts.items():
        assert abs(values.count(verdict) - n * p) < 4 * math.sqrt(n * p * (1 - p)) + 1


@pytest.mark.slow
@pytest.mark.skipif(not have_numba(), reason="about speed")
def test_speed() -> None:
    """18 dice against 13 in 30 ms, 40 against 40 in 200 ms of processor time, warm."""
    enumerator = Enumerator(stacks.assault, stacks.stubborn, stacks.Siege)
    large = stacks.new_siege(((4, 2, 1), (2, 1, 9), (1, 1, 6), (3, 2, 4)), ((4, 2, 1), (1, 1, 12), (2, 1, 9), (3, 3, 2)))
    large.walls = 1
    for start, most in ((siege_18_13(), 0.03), (large, 0.2)):
        enumerator.chain(start)
        took = []
        for _ in range(5):
            begun = time.process_time()
            enumerator.chain(start)
            took.append(time.process_time() - begun)
        assert min(took) < room(most)
