"""Studies: what becomes of very many playouts.

`study` fights one case again and again and answers in the shape of the exact odds, with the standard error beside each
share.  A playout is numbered, and its luck is a function of the seed and its number: how the numbers are cut into
pieces, and who plays which piece, changes nothing.  Ctrl-C keeps the pieces that are done.
"""

from __future__ import annotations

import math
import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import Any

from montjoy.core.capabilities import Case, as_case
from montjoy.core.outside import stopwatch
from montjoy.core.philox import check_seed
from montjoy.core.state import State
from montjoy.fights import Batch, have_numba
from montjoy.fights.batch.layout import place_of_counter, places
from montjoy.fights.exact.ledger import write
from montjoy.lab.intervals import interval, standard_error

PIECE = 1024  # fights handed out at once: their final states stay in the cache
WAITING = 64  # pieces handed to an executor beforehand
Progress = Callable[[int, int], None]  # done, of how many
Piece = tuple[int, int]  # first, how many
Tally = tuple["Counter[tuple[int, ...]]", int]  # (verdict, numbers that fights change) -> fights; rounds together


def study(
    case: Case, n: int, seed: int, executor: Executor | None = None, progress: Progress | None = None
) -> dict[str, Any]:
    """The case's report from the shares of n playouts, with "n", "seconds", "per_second", and "se" beside each "p"; beside that
    of an outcome also its "count" of "n" and the "interval" that holds the true share 95 of 100 times.

    Interrupted, it answers from what is done, with that "n"; KeyboardInterrupt only if nothing is.
    RulesError: the case's fights do not count their rounds.  BadInput: it lacks what a case has.
    """
    check_numbers(n, seed, "playouts")
    plan = _Plan(as_case(case), seed)
    counts: Counter[tuple[int, ...]] = Counter()
    rounds = 0

    def take(piece: Piece, tally: Tally) -> None:
        nonlocal rounds
        counts.update(tally[0])
        rounds += tally[1]

    pace = worked_through(plan, n, PIECE if have_numba() else PIECE // 4, take, executor, progress)
    done = pace["n"]
    ends = [(key[0], plan.state(key[1:]), count / done) for key, count in sorted(counts.items())]
    answer = case.report(ends, rounds / done)
    for outcome in answer["outcomes"].values():
        outcome.setdefault("fraction", None)
        count = round(outcome["p"] * done)               # the shares of playouts, added up, end a hair beside it
        outcome |= {"p": count / done, "count": count, "n": done, "interval": interval(count / done, done)}
    with_errors(answer, done)
    return {**answer, **pace}


def check_numbers(n: int, seed: int, what: str) -> None:
    """How many, and of which seed, are numbers that there are."""
    for name, number in (("n", n), ("seed", seed)):
        if not isinstance(number, int) or isinstance(number, bool):
            raise TypeError(f"{name}: a whole number, not {number!r}")
    if n < 1:
        raise ValueError(f"{n} {what}: at least one is needed")
    check_seed(seed)


def with_errors(answer: Any, n: int) -> None:
    """Put "se" beside each "p" of an answer."""
    if isinstance(answer, dict):
        if "p" in answer:
            answer["se"] = standard_error(answer["p"], n)
        for value in answer.values():
            with_errors(value, n)
    elif isinstance(answer, list):
        for value in answer:
            with_errors(value, n)


class _Plan:
    """Plays pieces and tallies them; crosses to worker processes."""

    def __init__(self, case: Case, seed: int) -> None:
        self.start: State = case.start
        self.seed = seed
        cls: Any = type(case.start)
        self.batch = Batch(case.whole, case.policy, cls, seen=case.seen)
        self.counter = place_of_counter(cls, case.counter)
        self.changed = [i for i in places(cls, self.batch.program.writes) if i != self.counter]
        self.before = [self.start.key()[i] for i in self.changed]

    def __call__(self, piece: Piece) -> Tally:
        first, n = piece
        values, finals = self.batch(self.start, n, self.seed, first, True)
        if finals.records is None:
            return self._plainly(values, finals)
        import numpy as np

        words = finals.records.view(np.int64).reshape(n, -1)
        table = words[:, self.changed]
        here = np.flatnonzero((table != self.before).any(axis=0))  # most of them never changed
        rows, counts = distinct(np.column_stack([values, table[:, here]]))
        whole = np.empty((len(rows), 1 + len(self.changed)), np.int64)
        whole[:, 1:] = self.before
        whole[:, 0] = rows[:, 0]
        whole[:, 1 + here] = rows[:, 1:]
        found = Counter(dict(zip(map(tuple, whole.tolist()), counts.tolist())))
        return found, int(words[:, self.counter].sum())

    def _plainly(self, values: Sequence[int], finals: Sequence[State]) -> Tally:
        found: Counter[tuple[int, ...]] = Counter()
        rounds = 0
        for value, final in zip(values, finals):
            numbers = final.key()
            rounds += numbers[self.counter]
            found[(value, *[int(numbers[i]) for i in self.changed])] += 1
        return found, rounds

    def state(self, numbers: Sequence[int]) -> State:
        """A final state from the numbers that fights change; its rounds are as at the start."""
        new = self.start.copy()
        write(new, tuple(zip(self.changed, numbers)))
        return new


def distinct(table: Any) -> tuple[Any, Any]:
    """The distinct rows of a table of whole numbers (n by columns, int64), and how often each occurs."""
    import numpy as np

    low, high = table.min(axis=0), table.max(axis=0)
    width = high - low + 1
    varying = np.flatnonzero(width > 1)
    if math.prod(int(w) for w in width[varying]) >= 1 << 62:
        rows, counts = np.unique(table, axis=0, return_counts=True)
        return rows, counts
    code = np.zeros(len(table), np.int64)
    for i in varying:
        code = code * width[i] + (table[:, i] - low[i])
    _, where, counts = np.unique(code, return_index=True, return_counts=True)
    return table[where], counts


def worked_through(
    work: Callable[[Piece], Any],
    n: int,
    size: int,
    take: Callable[[Piece, Any], None],
    executor: Executor | None,
    progress: Progress | None,
) -> dict[str, Any]:
    """All n in pieces of that size; `take` gets each piece's result as it is done.  -> {"n", "seconds", "per_second"}

    Ctrl-C keeps what is done; KeyboardInterrupt only if nothing is."""
    done, began = 0, stopwatch()
    pieces = ((first, min(size, n - first)) for first in range(0, n, size))
    try:
        for piece, found in worked_off(work, pieces, executor):
            take(piece, found)
            done += piece[1]
            if progress is not None:
                progress(done, n)
    except KeyboardInterrupt:
        if not done:
            raise
    seconds = stopwatch() - began
    return {"n": done, "seconds": seconds, "per_second": done / seconds if seconds else math.inf}


def worked_off(
    work: Callable[[Piece], Any], pieces: Iterator[Piece], executor: Executor | None
) -> Iterator[tuple[Piece, Any]]:
    """(piece, result) as they are done, here or by an executor; pieces not begun are called off when it is closed."""
    if executor is not None and not isinstance(executor, Executor):
        raise TypeError(f"executor: one of concurrent.futures, as ProcessPoolExecutor(2), not {executor!r}")
    if isinstance(executor, ProcessPoolExecutor):
        check_crosses(work)
    if executor is None:
        for piece in pieces:
            yield piece, work(piece)
        return
    waiting: dict[Future[Any], Piece] = {}
    try:
        for piece in pieces:
            waiting[executor.submit(work, piece)] = piece
            if len(waiting) >= WAITING:
                yield from _finished(waiting)
        while waiting:
            yield from _finished(waiting)
    finally:
        for future in waiting:
            future.cancel()


def check_crosses(work: Any) -> None:
    """Other processes can be given it."""
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        wanted = "a bot of your own must be a function with a name, written at the top of a module, no lambda"
        raise TypeError(f"other processes cannot be given this: {error}; {wanted}") from error


def _finished(waiting: dict[Future[Any], Piece]) -> Iterator[tuple[Piece, Any]]:
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), future.result()
