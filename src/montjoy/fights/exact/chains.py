"""Chains of rounds: a fight goes round after round until a verdict falls.

The states at the ends of rounds form a Markov chain, and a verdict absorbs it.  Each state's row of the matrix is counted out
once.  With a limit of rounds the probability is moved on round by round; without one, the visits to every state are solved
for: states that cannot come back in one sum in their order, a state that may stay as it is by the closed form 1 / (1 - p), and
states that can come back to each other as a system of equations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from montjoy.core.errors import RulesError
from montjoy.core.state import State
from montjoy.fights.errors import TooMany
from montjoy.fights.exact.answers import Decide, undecided
from montjoy.fights.exact.counting import MOST_RUNS, Counting
from montjoy.fights.exact.frames import first_frame
from montjoy.fights.exact.ledger import Delta, write
from montjoy.fights.heard import say

MOST_EXACT = 300  # states in one system of equations
MOST_ITERATIONS = 1_000_000
Transition = tuple[int, Any]  # where to (an index; below 0: end number -1 - index), probability


@dataclass
class Absorption:
    """How a chain of rounds ends: what is absorbed, and what stays open.  Probabilities are of the kind that was asked for.

    `ends`: (verdict, state, p) of the fights that end.  `open`: (state, p) of those that do not: the rounds were spent, or
    no further round can change them.  `rolls`: the mean number of rounds, infinite where rounds without end are
    likely.  `left`: the open share as a float.  `states`: how many rows were counted out."""

    ends: list[tuple[int, Any, Any]]
    open: list[tuple[Any, Any]]
    rolls: Any
    left: float
    states: int = 0


@dataclass
class TransitionMatrix:
    """The chain as far as it was counted out: states and ends by index, a row of transitions for every state visited."""

    counting: Counting
    rule: Callable[..., Any]
    states: list[Any] = field(default_factory=list)
    ends: list[tuple[int, Any]] = field(default_factory=list)
    rows: dict[int, list[Transition]] = field(default_factory=dict)
    index: dict[Any, int] = field(default_factory=dict)
    end_index: dict[Any, int] = field(default_factory=dict)

    def begin(self, start: State) -> None:
        """The start is state 0."""
        self.index[start.key()] = 0
        self.states.append(start.copy())

    def row(self, i: int) -> list[Transition]:
        """Where a round leads from state i."""
        row = self.rows.get(i)
        if row is None:
            row = self.rows[i] = []
            say(len(self.rows), len(self.states))
            state = self.states[i]
            key = state.key()
            for end in self.counting.ends(first_frame(self.rule, (state,))):
                row.append((self._to(end.value, state, key, end.deltas[0]), end.p))
        return row

    def _to(self, verdict: Any, state: State, key: tuple[int, ...], delta: Delta) -> int:
        if not isinstance(verdict, int) or verdict < 0:
            raise RulesError(f"{self.rule.__name__} returns {verdict!r}: a round returns 0 to go on, or a verdict above 0")
        numbers = list(key)
        for where, n in delta:
            numbers[where] = n
        there = tuple(numbers)
        if not verdict:
            i = self.index.setdefault(there, len(self.states))
            if i == len(self.states):
                self.states.append(changed(state, delta))
            return i
        i = self.end_index.setdefault((verdict, there), len(self.ends))
        if i == len(self.ends):
            self.ends.append((int(verdict), changed(state, delta)))
        return -1 - i


def changed(state: State, delta: Delta) -> State:
    """A copy of a state, changed."""
    new = state.copy()
    write(new, delta)
    return new


def chain(
    round_rule: Callable[..., Any],
    start: State,
    rounds: int | None = None,
    decide: Decide | None = None,
    number: Callable[[Any], Any] = float,
    eps: float = 1e-15,
    *,
    merged: bool = True,
    most: int = MOST_RUNS * 10,
) -> Absorption:
    """Play `round_rule(fight)` again and again from `start`, until it returns a verdict or `rounds` are spent.

    `number` is float, Fraction or Residue; `eps` is the share that may be left open where floats are iterated.
    TooMany: more than `most` runs, or too many states that lead back to each other for exact numbers.
    Undecided: a question without `decide`.  RulesError: a round that returns no whole number.
    """
    matrix = TransitionMatrix(Counting(decide or undecided, number, merged, most), round_rule)
    matrix.begin(start)
    if rounds is None:
        return until_verdict(matrix, eps)
    return by_rounds(matrix, rounds, eps if number is float else 0.0)


def by_rounds(matrix: TransitionMatrix, rounds: int, eps: float) -> Absorption:
    """The chain with a limit of rounds, moved on layer by layer."""
    one = matrix.counting.one
    zero = one - one
    layer, ends, rolls = {0: one}, [], zero
    over: dict[int, Any] = {}
    for _ in range(rounds):
        if not layer or (eps and math.fsum(layer.values()) < eps):
            break
        after: dict[int, Any] = {}
        for i, mass in layer.items():
            rolls = rolls + mass
            for to, p in matrix.row(i):
                into = after if to >= 0 else over
                old = into.get(to)
                into[to] = mass * p if old is None else old + mass * p
        layer = after
    ends = [(*matrix.ends[-1 - to], p) for to, p in over.items()]
    left = [(matrix.states[i], p) for i, p in layer.items()]
    return Absorption(ends, left, rolls, math.fsum(float(p) for _, p in left), len(matrix.rows))


def until_verdict(matrix: TransitionMatrix, eps: float) -> Absorption:
    """The chain without a limit: how often every state is visited, component by component in their order."""
    explore(matrix)
    one = matrix.counting.one
    zero = one - one
    entering: dict[int, Any] = {0: one}
    over: dict[int, Any] = {}
    stuck: list[tuple[int, Any]] = []
    rolls: Any = zero
    for group in components({i: [to for to, _ in row if to >= 0] for i, row in matrix.rows.items()}):
        mass = {i: entering.pop(i) for i in group if i in entering}
        inside = set(group)
        if all(to in inside for i in group for to, _ in matrix.row(i)):  # nothing leads out
            stuck += mass.items()
            continue
        visits, left = solve_visits({i: matrix.row(i) for i in group}, mass, zero, eps)
        stuck += left.items()
        for i, v in visits.items():
            rolls = rolls + v
            for to, p in matrix.row(i):
                if to not in inside:
                    into = entering if to >= 0 else over
                    old = into.get(to)
                    into[to] = v * p if old is None else old + v * p
    ends = [(*matrix.ends[-1 - to], p) for to, p in over.items()]
    opened = [(matrix.states[i], p) for i, p in stuck]
    left_over = math.fsum(float(p) for _, p in opened)
    return Absorption(ends, opened, math.inf if left_over > 1e-12 else rolls, left_over, len(matrix.rows))


def explore(matrix: TransitionMatrix) -> None:
    """Count out the rows of every state that can be reached."""
    todo, seen = [0], {0}
    while todo:
        for to, _ in matrix.row(todo.pop()):
            if to >= 0 and to not in seen:
                seen.add(to)
                todo.append(to)


# ---- systems of equations -----------------------------------------------------------------------------------------------
def components(follow: Mapping[int, Sequence[int]]) -> Iterator[list[int]]:
    """The strongly connected components of a graph, each after all that lead to it (Tarjan's algorithm, without
    recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    found: list[list[int]] = []
    for root in follow:
        if root in order:
            continue
        work = [(root, iter(follow[root]))]
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        while work:
            i, rest = work[-1]
            for j in rest:
                if j not in order:
                    order[j] = low[j] = len(order)
                    stack.append(j)
                    on_stack.add(j)
                    work.append((j, iter(follow[j])))
                    break
                if j in on_stack:
                    low[i] = min(low[i], order[j])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[i])
                if low[i] == order[i]:
                    group: list[int] = []
                    while not group or group[-1] != i:
                        group.append(stack.pop())
                        on_stack.discard(group[-1])
                    found.append(group)
    return reversed(found)


def total(values: Any, zero: Any) -> Any:
    """A sum; of floats the correctly rounded one."""
    if isinstance(zero, float):
        return math.fsum(values)
    for x in values:
        zero = zero + x
    return zero


def solve_visits(
    rows: Mapping[int, Sequence[tuple[int, Any]]], mass: dict[int, Any], zero: Any, eps: float
) -> tuple[dict[int, Any], dict[int, Any]]:
    """(mean visits to each state, mass left over by iteration) of one component that `mass` enters and can leave."""
    if len(rows) == 1:
        ((i, row),) = rows.items()
        if i not in mass:
            return {}, {}
        leave = [p for to, p in row if to != i]
        if len(leave) == len(row):
            return {i: mass[i]}, {}
        return {i: mass[i] / total(leave, zero)}, {}  # 1 - p(stay), without its rounding
    if len(rows) <= MOST_EXACT:
        return _eliminate(rows, mass, zero), {}
    if not isinstance(zero, float):
        raise TooMany(f"{len(rows)} states lead back to each other: with exact numbers {MOST_EXACT} are the most")
    return _iterate(rows, mass, eps)


def _eliminate(rows: Mapping[int, Sequence[tuple[int, Any]]], mass: dict[int, Any], zero: Any) -> dict[int, Any]:
    """State after state is taken out and its steps are led past it, then put back: no subtraction, no lost digits
    (Grassmann, Taksar, Heyman)."""
    step: dict[int, dict[int, Any]] = {i: dict(row) for i, row in rows.items()}
    into: dict[int, set[int]] = {i: set() for i in rows}
    for i, out in step.items():
        for to in out:
            if to in into:
                into[to].add(i)
    entering = dict(mass)
    taken = []  # state, the share that leaves it, the mass that enters it, the steps into it from states still there
    for i in list(rows):
        out = step.pop(i)
        leave = total([p for to, p in out.items() if to != i], zero)
        came = {}
        for j in into[i]:
            if j != i and j in step:
                p = came[j] = step[j].pop(i)
                for to, q in out.items():
                    if to != i:
                        step[j][to] = step[j].get(to, zero) + p * q / leave
                        if to in into:
                            into[to].add(j)
        start = entering.pop(i, zero)
        if start:
            for to, q in out.items():
                if to != i and to in step:
                    entering[to] = entering.get(to, zero) + start * q / leave
        taken.append((i, leave, start, came))
    visits: dict[int, Any] = {}
    for i, leave, start, came in reversed(taken):
        for j, p in came.items():
            start = start + visits[j] * p
        visits[i] = start / leave
    return visits


def _iterate(
    rows: Mapping[int, Sequence[tuple[int, Any]]], mass: dict[int, float], eps: float
) -> tuple[dict[int, float], dict[int, float]]:
    visits = dict.fromkeys(rows, 0.0)
    for _ in range(MOST_ITERATIONS):
        if math.fsum(mass.values()) < eps:
            break
        after: dict[int, float] = {}
        for i, m in mass.items():
            visits[i] += m
            for to, p in rows[i]:
                if to in visits:
                    after[to] = after.get(to, 0.0) + m * p
        mass = after
    return visits, mass
