"""Exact chances of a large fight, with numba: the whole chain modulo one machine word after another.

The ways of every state are played once and kept with marks that say which chances they are made of; the sums over the chain
are then done modulo some forty primes of 31 bits, and the remainders put together give the number that
`residue` would have found, a hundred times sooner.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final

from montjoy.core.effects import Die, binomial_law
from montjoy.core.state import State
from montjoy.fights.batch.cache import load
from montjoy.fights.batch.layout import build
from montjoy.fights.batch.modules import counter, first_marks
from montjoy.fights.errors import NotCompilable, PoolTooLarge
from montjoy.fights.exact.residue import BITS, MOST_CHARACTERS, readable
from montjoy.fights.exact.rounds import Rounds
from montjoy.fights.numba_free import have_numba

MOST_WAYS: Final = 8_000_000  # kept at once; four numbers each
MOST_STEPS: Final = 2_000_000_000  # ways times rounds times primes
DOORS: Final = ("ways", "order", "weigh", "to_the_end", "by_rounds")


def fractions(
    round_rule: Callable[..., Any],
    policy: Any,
    start: State,
    rounds: int | None,
    names: dict[int, str],
    seen: Any = None,
    most: int = MOST_CHARACTERS,
) -> dict[str, Fraction | None] | None:
    """Name -> the exact probability of the verdicts with that name, None where it takes more than `most` characters.

    `names` has a name for every verdict, 0 included: fights left open.  None: this is not the way for such a fight (it
    leads back to states it left, or is too large), or numba is not installed.
    """
    if not have_numba():
        return None
    try:
        found = _Exact(Rounds(round_rule, policy, type(start), seen), start, rounds)
    except (NotCompilable, PoolTooLarge, _NotThisWay):
        return None
    return found.fractions(names, most)


class _NotThisWay(Exception):
    pass


class _Exact:
    """The ways of every state that can be reached."""

    def __init__(self, of: Rounds, start: State, rounds: int | None) -> None:
        from montjoy.fights.exact.compiled_chain import CompiledChain

        while True:
            chain = CompiledChain(of, start)
            try:
                chain.run(rounds, 1e-15)  # finds out which words change, and how large pools are
                break
            except Exception as error:
                self._more_room(of, error, chain)
        self.chain, self.rounds = chain, rounds
        laws = [*(_pool_law(k, m) for k, m in sorted(of.program.pools)), *map(_die_law, of.program.dice), _whim_law]
        self.laws = list(zip(first_marks(of.program, of.most_dice), laws))  # (first mark, chance of a mark from there on)
        self.module = load(counter(of.program, of.most_dice, of.seats, ("chain", "modular"), DOORS))
        self._play(of)

    @staticmethod
    def _more_room(of: Rounds, error: Exception, chain: Any) -> None:
        over = int(chain.lucks["lane"]["over"].max())
        if not isinstance(error, PoolTooLarge) or not over:
            raise _NotThisWay from error
        of.make_room(over)

    def _play(self, of: Rounds) -> None:
        """Every way from every state; with a limit of rounds, of states that can be reached before it."""
        import numpy as np

        from montjoy.fights.exact.compiled_chain import BUFFER, shared

        chain = self.chain
        fresh = type(chain)(of, _start_of(chain))
        fresh.places, fresh.others = chain.places, chain.others
        fresh.keys = np.zeros((len(fresh.keys), len(chain.places) + 1), np.int64)
        fresh.index.fill(-1)
        key = np.zeros(len(chain.places) + 1, np.int64)
        key[:-1] = fresh.begin[chain.places]
        module = self.module
        shared().find(key.copy(), fresh.keys, fresh.info, fresh.index, fresh.count)
        lucks = np.zeros(1, module.LUCKS)
        given = (fresh.work, fresh.words, fresh.begin, of.seen_records(), of.tables())
        at = np.zeros(4, np.int64)
        columns, layer = 4, 0
        marks: list[Any] = []
        to: list[Any] = []
        total = 0
        while at[0] < fresh.count[0] and (self.rounds is None or layer < self.rounds):
            last = int(fresh.count[0])
            while at[0] < last:
                fresh.room()
                out_to = np.empty(BUFFER, np.int64)
                out_marks = np.full((len(out_to), columns), -1, np.int64)
                try:
                    n = module.ways(
                        *given, lucks, fresh.places, fresh.others, fresh.keys, fresh.info, fresh.index, fresh.count,
                        at, last, key, out_to, out_marks,
                    )
                except ValueError as error:  # the rules have run without one before: too many ways of a whim
                    raise _NotThisWay from error
                to.append(out_to[:n])
                marks.append(out_marks[:n])
                total += n
                if at[2] == 1 or total > MOST_WAYS or fresh.count[0] > of.most_states:
                    raise _NotThisWay
                if at[2] == 2:
                    columns, at[2] = columns * 2, 0
            layer += 1
        self.n = int(fresh.count[0])
        self.info, self.verdicts = fresh.info[: self.n].copy(), fresh.keys[: self.n, -1].copy()
        self.info[self.info[:, 0] < 0, :2] = 0
        self.to = np.concatenate(to) if to else np.empty(0, np.int64)
        wide = [np.pad(m, ((0, 0), (0, columns - m.shape[1])), constant_values=-1) for m in marks]
        whole = np.concatenate(wide) if wide else np.full((0, columns), -1)
        found = np.bincount(whole.reshape(-1) + 1) > 0  # [0]: behind the last mark
        self.used = np.flatnonzero(found[1:])
        places = np.cumsum(found[1:]) - 1
        self.marks = np.concatenate([[-1], places])[whole + 1]

    def _chance(self, mark: int) -> Fraction:
        first, law = next((first, law) for first, law in reversed(self.laws) if first <= mark)
        return law(mark - first)

    def fractions(self, names: dict[int, str], most: int) -> dict[str, Fraction | None] | None:
        """The sums by name, put together from their remainders."""
        import numpy as np

        chances = [self._chance(mark) for mark in self.used.tolist()]
        order = np.zeros(self.n, np.int64)
        if self.rounds is None:
            if self.module.order(self.info, self.to, self.n, np.zeros(self.n, np.int64), order) < self.n:
                return None
        elif len(self.to) * self.rounds * (BITS // 30) > MOST_STEPS:
            return None
        sums: dict[str, list[tuple[int, int]]] = {name: [] for name in names.values()}
        product = 1
        weights = np.empty(len(self.to), np.uint64)
        for prime in _primes():
            if product >> (BITS + 1):
                break
            u = np.uint64(prime)
            table = [p.numerator % prime * pow(p.denominator, -1, prime) % prime for p in chances]
            self.module.weigh(self.marks, np.array(table or [0], np.uint64), u, weights)
            mass = np.zeros(self.n, np.uint64)
            mass[0] = 1
            if self.rounds is None:
                if not self.module.to_the_end(self.info, self.to, weights, order, u, mass):
                    continue
            else:
                self.module.by_rounds(self.info, self.to, weights, self.n, u, mass, np.zeros(self.n, np.uint64), self.rounds)
            product *= prime
            by_name = dict.fromkeys(sums, 0)
            for verdict in np.unique(self.verdicts).tolist():
                here = int(mass[self.verdicts == verdict].astype(object).sum())
                by_name[names[verdict]] += here
            for name, total in by_name.items():
                sums[name].append((total % prime, prime))
        return {name: readable(_together(rests), most, product) for name, rests in sums.items()}


def _start_of(chain: Any) -> State:
    new: State = build(chain.of.state, chain.begin.tolist())
    return new


def _pool_law(k: int, m: int) -> Callable[[int], Fraction]:
    def law(mark: int) -> Fraction:
        n = (math.isqrt(8 * mark + 1) - 1) // 2
        return binomial_law(n, k, m)[mark - n * (n + 1) // 2][1]

    return law


def _die_law(die: Die) -> Callable[[int], Fraction]:
    return lambda i: die.law[i][1]


def _whim_law(n: int) -> Fraction:
    return Fraction(1, n)


def _primes() -> Iterator[int]:
    """Primes below 2**31, largest first."""
    n = (1 << 31) - 1
    while True:
        if all(n % p for p in (3, 5, 7, 11, 13)) and all(_strong(n, base) for base in (2, 3, 5, 7)):
            yield n
        n -= 2


def _strong(n: int, base: int) -> bool:
    """n passes the strong test to this base; to 2, 3, 5 and 7 no composite below 3,215,031,751 does."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    x = pow(base, odd, n)
    return x in (1, n - 1) or any((x := x * x % n) == n - 1 for _ in range(twos - 1))


def _together(rests: list[tuple[int, int]]) -> int:
    """The number with these remainders, below the product of their primes."""
    x, product = 0, 1
    for rest, prime in rests:
        x += product * ((rest - x) * pow(product, -1, prime) % prime)
        product *= prime
    return x
