"""Fights in bulk.

    wins = Batch(whole, policy, Fight)
    values, finals = wins(start, n=1_000_000, seed=7)

With numba the lowered rules are machine code, without it the same text runs on CPython and gives the same numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import cached_property
from typing import Any

from montjoy.core.outside import stopwatch
from montjoy.core.philox import MOST_GAMES, Philox, check_seed
from montjoy.core.state import State
from montjoy.fights.batch import cpython
from montjoy.fights.batch.compiled import Compiled
from montjoy.fights.batch.layout import Finals, dtype, records, state_of
from montjoy.fights.batch.modules import sampler
from montjoy.fights.errors import PoolTooLarge
from montjoy.fights.lowering.policy import Policy
from montjoy.fights.numba_free import have_numba

CHUNK = 0.5  # seconds of work in a piece handed to an executor

Values = Any  # numpy int64[n] with numba, else array('q') of n


class Batch(Compiled):
    """One rule with one policy (`Compiled` says with what parameters), fought in bulk.

    draws: of the last fight, how much was drawn: the rules' dice, then each seat's whims.
    """

    draws: tuple[int, ...] = ()

    def __call__(
        self, start: State | Sequence[State] | Any, n: int, seed: int, first: int = 0, keep: bool = False
    ) -> tuple[Values, Finals]:
        """Fights number first to first + n - 1 of `seed`.

        start: one state, or n of them, or a structured array of n records (`batch.dtype`).  Returns (values, finals):
        values int64[n], the rule's value or 0; finals the n final states where `keep`, else none.  Raises what the rule
        raises (IndexError, ZeroDivisionError, OverflowError when checked, PoolTooLarge), with the number of the fight.
        """
        check_seed(seed)
        if n < 0 or first < 0 or first + n > MOST_GAMES:
            raise ValueError(f"fights {first} to {first + n - 1}: numbers are at least 0 and below 2**56")
        if not isinstance(start, State) and len(start) != n:
            raise ValueError(f"{len(start)} starts for {n} fights: give one start, or one for each")
        run = self._compiled if have_numba() else self._plain
        return run(start, n, seed, first, keep)

    @property
    def dtype(self) -> Any:
        """The numpy dtype of a record of the state."""
        return dtype(self.state)

    # ---- with numba ------------------------------------------------------------------------------------------------
    def text(self) -> str:
        return sampler(self.program, self.most_dice, self.seats)

    def _compiled(self, start: Any, n: int, seed: int, first: int, keep: bool) -> tuple[Values, Finals]:
        import numpy as np

        starts = records(self.state, start)
        work = np.zeros(1, starts.dtype)
        values = np.empty(n, np.int64)
        finals = np.empty(n if keep else 0, starts.dtype)
        while True:
            lucks = np.zeros(1, self.module.LUCKS)
            at = np.zeros(1, np.int64)
            try:
                self.module.run(
                    starts, work, self.seen_records(), self.tables(), lucks, values, finals, at,
                    np.uint64(seed), np.int64(first),
                )
            except PoolTooLarge:
                self.make_room(int(lucks["lane"]["over"].max()))
                continue
            except Exception as error:
                raise self._explained(error, start, seed, first, int(at[0])) from None
            self.draws = tuple(int(x) for x in lucks["lane"]["drawn"][0])
            return values, Finals(self.state, records=finals)

    def _explained(self, error: Exception, start: Any, seed: int, first: int, i: int) -> Exception:
        """The same fight again on CPython, whose error names the rule and the line."""
        where = f"fight {first + i} of seed {seed}"
        refusal = self.refused_by_numba(error)
        if refusal is not None:
            return refusal
        try:
            self._plain(start if isinstance(start, State) else start[i : i + 1], 1, seed, first + i, False)
        except Exception as better:
            error = better
        error.add_note(f"in {where}")
        return error

    # ---- without numba -----------------------------------------------------------------------------------------------
    @cached_property
    def _names(self) -> dict[str, Any]:
        return cpython.namespace(self.program)

    def _plain(self, start: Any, n: int, seed: int, first: int, keep: bool) -> tuple[Values, Finals]:
        values, finals = array("q"), []
        lucks: list[Philox] = []
        for i in range(n):
            fight = start.copy() if isinstance(start, State) else state_of(self.state, start, i)
            lucks = [Philox(seed, first + i, lane) for lane in range(1 + self.seats)]
            try:
                values.append(cpython.call_entry(self.program, self._names, fight, lucks))
            except Exception as error:
                if have_numba():
                    raise
                error.add_note(f"in fight {first + i} of seed {seed}")
                raise
            if keep:
                finals.append(fight)
        self.draws = tuple(luck.drawn for luck in lucks)
        return values, Finals(self.state, states=finals)

    # ---- several workers ---------------------------------------------------------------------------------------------
    def over(
        self, executor: Executor, start: State | Sequence[State] | Any, n: int, seed: int, first: int = 0, keep: bool = False
    ) -> tuple[Values, Finals]:
        """As a plain call, split over the executor's threads or processes into pieces of about half a second.

        The values are the same, whatever the pieces are.  Worker processes must be able to import the rule.
        """
        def piece(a: int, b: int) -> tuple[Any, int, int, int, bool]:
            return (start if isinstance(start, State) else start[a:b]), b - a, seed, first + a, keep

        done, size, took = [], 0, 0.0
        while size < n and took < CHUNK / 10:  # how fast are we?  The first pieces count.
            step = min(n - size, max(16, size))
            before = stopwatch()
            done.append(self(*piece(size, size + step)))
            took, size = stopwatch() - before, size + step
        step = max(1, int(step * CHUNK / took)) if size < n else 1
        futures = [executor.submit(_fought, self, *piece(a, min(n, a + step))) for a in range(size, n, step)]
        done += [future.result() for future in futures]
        return joined(self.state, [d[0] for d in done]), joined_finals(self.state, [d[1] for d in done])

    def __reduce__(self) -> tuple[Any, ...]:
        how = (self.rule, self.policy, self.state, self.seen, self.checked, self.most_dice, self.seats)
        return _remade, how


_made: dict[Any, Batch] = {}


def _remade(
    rule: Any, policy: Any, state: Any, seen: Any, checked: bool, most_dice: int, seats: int
) -> Batch:
    """A batch in a worker process: made once, for all pieces."""
    key = (rule, policy if not isinstance(policy, Policy) else repr((policy.function, policy.plain)), state, seen, checked, seats)
    if key not in _made:
        _made[key] = Batch(rule, policy, state, seen, checked=checked, most_dice=most_dice, seats=seats)
    return _made[key]


def _fought(batch: Batch, start: Any, n: int, seed: int, first: int, keep: bool) -> tuple[Values, Finals]:
    return batch(start, n, seed, first, keep)


def joined(state: type[State], parts: list[Any]) -> Values:
    if have_numba():
        import numpy as np

        return np.concatenate(parts) if parts else np.empty(0, np.int64)
    out = array("q")
    for part in parts:
        out.extend(part)
    return out


def joined_finals(state: type[State], parts: list[Finals]) -> Finals:
    if have_numba():
        import numpy as np

        return Finals(state, records=np.concatenate([p.records for p in parts]) if parts else np.empty(0, dtype(state)))
    return Finals(state, states=[s for p in parts for s in p.states or ()])
