"""Chains of rounds against linear algebra, closed forms and each other."""

import math
import random
from fractions import Fraction

import pytest

from bench.games import duel, siege
from montjoy.core.effects import hits
from montjoy.core.errors import RulesError
from montjoy.fights.errors import TooMany, Undecided
from montjoy.fights.exact import chains
from montjoy.fights.exact.answers import by_policy
from montjoy.fights.exact.chains import chain
from montjoy.fights.exact.residue import Residue
from tests.fights.rules.walks import SIZE, Purse, Walk, bet, nothing, step, wait_for_six
from tests.fights.ways import binomial
from tests.suite.many import soak_only, times

TO_THE_END = by_policy(siege.stubborn)


def shares(found):
    out = {}
    for verdict, _, p in found.ends:
        out[verdict] = out.get(verdict, 0) + p
    return out


def random_walk(seed):
    """A table of steps, many of which lead back; here and there a verdict."""
    luck, walk = random.Random(seed), Walk()
    used = luck.randint(2, SIZE)
    for i in range(SIZE):
        for face in range(SIZE):
            verdict = luck.random() < 0.05
            walk.to[i][face] = -luck.randint(1, 3) if verdict else luck.randrange(used)
        if luck.random() < 0.5:
            walk.to[i] = sorted(walk.to[i], reverse=True)[:4] * 3
    for i in range(used):
        walk.to[i][0] = -1  # an end can be reached from everywhere
    return walk


def by_linear_algebra(walk):
    """Verdict -> probability, and mean rounds, by Gauss-Jordan elimination with Fractions; zero columns stay out."""
    n = SIZE
    rows = []
    for i in range(n):
        left = [Fraction(i == j) - Fraction(walk.to[i].count(j), SIZE) for j in range(n)]
        right = [Fraction(walk.to[i].count(-v), SIZE) for v in (1, 2, 3)] + [Fraction(1)]
        rows.append(left + right)
    for i in range(n):
        pivot = next((r for r in range(i, n) if rows[r][i]), None)
        if pivot is None:
            continue
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                rows[r] = [x - rows[r][i] * y for x, y in zip(rows[r], rows[i])]
    *chances, rounds = rows[walk.at][n:]
    return {v: p for v, p in zip((1, 2, 3), chances) if p}, rounds


@pytest.mark.parametrize("seed", range(20))
def test_walks_by_linear_algebra(seed):
    walk = random_walk(seed)
    wanted, rounds = by_linear_algebra(walk)
    exact = chain(step, walk, number=Fraction)
    assert shares(exact) == wanted
    assert exact.rolls == rounds
    floats = chain(step, walk)
    assert all(math.isclose(p, wanted[v], abs_tol=1e-12) for v, p in shares(floats).items())
    assert math.isclose(floats.rolls, rounds, rel_tol=1e-12)
    assert floats.left == 0 and not floats.open


def test_random_walks_as_residues():
    """Residue is Fraction: the same fraction wherever it is short enough, none where it is not."""
    found = 0
    for seed in range(times(100, 300)):
        walk = random_walk(seed)
        exact, residues = shares(chain(step, walk, number=Fraction)), shares(chain(step, walk, number=Residue))
        assert exact.keys() == residues.keys()
        for verdict, p in exact.items():
            assert residues[verdict] == p
            short = len(f"{p.numerator}/{p.denominator}") <= 200
            assert residues[verdict].fraction() == (p if short else None)
            found += short
            tight = len(f"{p.numerator}/{p.denominator}")
            assert residues[verdict].fraction(tight) == p
            assert residues[verdict].fraction(tight - 1) is None
    assert found > times(100, 300)


def test_a_fight_that_may_stay_as_it_is_is_summed_in_closed_form():
    found = chain(wait_for_six, Purse(), number=Fraction)
    assert found.states == 1
    assert (shares(found), found.rolls) == ({1: 1}, 6)
    assert chain(wait_for_six, Purse()).rolls == pytest.approx(6, abs=1e-14)


@pytest.mark.parametrize("goal, coins", [(2, 1), (10, 3), (40, 20)])
def test_ruin_by_its_formula(goal, coins):
    ratio = Fraction(3, 2)
    won = (ratio**coins - 1) / (ratio**goal - 1)
    found = chain(bet, Purse(coins, goal), number=Fraction)
    assert shares(found) == {1: won, 2: 1 - won}
    assert found.rolls == (Fraction(goal) * won - coins) / Fraction(-1, 5)
    assert abs(shares(chain(bet, Purse(coins, goal)))[1] - won) < 1e-14


def test_many_states_that_lead_back_are_iterated_in_floats_and_refused_exactly(monkeypatch):
    monkeypatch.setattr(chains, "MOST_EXACT", 30)
    found = chain(bet, Purse(20, 40), eps=1e-15)
    won = (Fraction(3, 2) ** 20 - 1) / (Fraction(3, 2) ** 40 - 1)
    assert abs(shares(found)[1] - won) < 1e-12
    assert found.left < 1e-15
    with pytest.raises(TooMany, match="39 states lead back to each other"):
        chain(bet, Purse(20, 40), number=Fraction)


@pytest.mark.parametrize("rounds", [0, 1, 2, 7])
def test_a_limit_of_rounds(rounds):
    found = chain(wait_for_six, Purse(), rounds, number=Fraction)
    open_ = Fraction(5, 6) ** rounds
    assert (shares(found).get(1, 0), [p for _, p in found.open]) == (1 - open_, [open_])
    assert found.rolls == sum(Fraction(5, 6) ** i for i in range(rounds))
    assert found.left == float(open_)


def test_a_very_high_limit_is_no_limit():
    start = siege.new_siege()
    limited, free = chain(siege.assault, start, 10**6, TO_THE_END), chain(siege.assault, start, None, TO_THE_END)
    assert all(abs(shares(limited)[v] - p) < 1e-12 for v, p in shares(free).items())
    assert limited.rolls == pytest.approx(free.rolls, abs=1e-12)


def test_a_fight_without_end_stays_open():
    found = chain(nothing, Purse(3, 4))
    assert (found.ends, found.left, found.rolls) == ([], 1.0, math.inf)
    assert [state for state, _ in found.open] == [Purse(3, 4)]


@pytest.mark.parametrize("rule, start, decide, rounds", [
    (siege.assault, siege.new_siege(), TO_THE_END, None),
    (siege.assault, siege.new_siege(), by_policy(siege.policy), None),
    (siege.assault, siege.new_siege(), TO_THE_END, 3),
    (duel.duel_round, duel.new_duel(), by_policy(duel.policy), None),
    pytest.param(duel.duel_round, duel.new_duel(), by_policy(duel.policy), 9, marks=soak_only),
])
def test_floats_are_within_1e_12_of_fractions(rule, start, decide, rounds):
    exact = chain(rule, start, rounds, decide, Fraction)
    assert sum(p for _, _, p in exact.ends) + sum(p for _, p in exact.open) == 1
    for number in (float, Residue):
        found = chain(rule, start, rounds, decide, number)
        known = {(v, s.key()): p for v, s, p in exact.ends}
        assert len(found.ends) == len(known)
        assert all(abs(float(p) - known[v, s.key()]) < 1e-12 for v, s, p in found.ends)
        assert abs(float(found.rolls) - exact.rolls) < 1e-12
        assert math.fsum(float(p) for _, _, p in found.ends) + found.left == pytest.approx(1, abs=1e-12)


def test_the_duel_of_the_prototype():
    """Figures that the prototype found by 4 million fights and by its own enumeration."""
    start = duel.new_duel()
    found = shares(chain(duel.duel_round, start, None, by_policy(duel.policy)))
    assert found == pytest.approx({1: 0.416479, 2: 0.294797, 4: 0.184263, 5: 0.104461}, abs=1e-6)


def test_a_siege_by_pools_over_dice_left():
    """Pieces of one life and one die: the state is two numbers, and the chain a double sum over binomials."""
    def bin_(n):
        return binomial(n, Fraction(1, 3))

    def by_sums(a, b, memo):
        if not a or not b:
            return {1: Fraction(bool(a)), 2: Fraction(bool(b)), 4: Fraction(not a and not b)}
        if (a, b) not in memo:
            total, stay = {1: Fraction(0), 2: Fraction(0), 4: Fraction(0)}, Fraction(0)
            for struck, p in bin_((a + 1) // 2).items():
                for parried, q in bin_(b).items():
                    if struck == parried == 0:
                        stay = p * q
                        continue
                    for v, r in by_sums(max(a - parried, 0), max(b - struck, 0), memo).items():
                        total[v] += p * q * r
            memo[a, b] = {v: r / (1 - stay) for v, r in total.items()}
        return memo[a, b]

    start = siege.new_siege(((1, 1),) * 8, ((1, 1),) * 6)
    wanted = by_sums(8, 6, {})
    assert shares(chain(siege.assault, start, None, TO_THE_END, Fraction)) == wanted
    found = shares(chain(siege.assault, start, None, TO_THE_END))
    assert all(abs(p - wanted[v]) < 1e-14 for v, p in found.items())


def test_the_start_stays_as_it_is():
    start = siege.new_siege()
    before = start.key()
    chain(siege.assault, start, None, TO_THE_END)
    assert start.key() == before


def test_mistakes_are_named():
    async def wrong(purse: Purse):
        return "won" if await hits(1, 1, 2, "x") else 0

    with pytest.raises(RulesError, match=r"wrong returns 'won': a round returns 0 to go on, or a verdict above 0"):
        chain(wrong, Purse())
    with pytest.raises(Undecided, match="seat 0 is asked"):
        chain(siege.assault, siege.new_siege())
    with pytest.raises(TooMany, match="more than 100 runs"):
        chain(siege.assault, siege.new_siege(), None, TO_THE_END, most=100)
