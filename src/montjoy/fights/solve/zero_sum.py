"""Optimal play of fights between two seats, with simultaneous choices.

    solved = solve(case)                  a ZeroSumCase
    solved.lower, solved.upper            the value of the game for seat 0, shut in between
    solved.mixture(state, seat)           what it plays there: {option: probability}
    solved.best_response(1)               what seat 0 gets if seat 1 knows its mixtures and plays against them

The fight's states and what one step makes of each are enumerated (`game_tree`).  A step is at most one decision: of one seat,
or of both sealed in one `together`; the latter is a small matrix game, solved exactly.  Play without end counts 0 in
`lower` and 1 in `upper`, so a gap that stays is reported, not hidden.

Two sealed decisions of which the second follows at once on the first, in one step, are two; tuples of questions that are
not sealed (`a, b = await choose(..), await choose(..)`) would be taken for sealed ones: do not write them in a step.

Values are bounded by what each seat is sure of: its mixtures against the exact best answer to them (`kernels/zero_sum.py`).

A small fight is solved by plain Python in less time than compiling takes, which is done only once it pays, and not at all without
numba.  The numbers are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, Protocol, runtime_checkable

from montjoy.core.state import State
from montjoy.fights.batch.cache import load
from montjoy.fights.batch.modules import alone
from montjoy.fights.errors import ChainTooLarge, NoValue, TooMany
from montjoy.fights.kernels import zero_sum as trees
from montjoy.fights.numba_free import have_numba
from montjoy.fights.solve.game_tree import Grower, How, Trees

GAP: Final = 1e-6                                            # more is no answer; 1e-9 and less is usual
MOST: Final = 3_000_000                                      # states
FEW: Final = 15_000                                          # that plain Python goes through in some seconds,
MANY: Final = 20_000                                         # and these in about the time that compiling takes
PLAIN: Final = 60_000                                        # half a minute, and more is too long, where there is no numba
HASTY: Final = 10_000                                        # sweeps times states of a part, where a compiler is at hand
GOOD: Final = 2e-10                                          # the gap up to which a part is not tried again, more patiently
LARGEST: Final = 2_000                                       # states of a part
PATIENT: Final = 1 << 60                                     # sweeps of a part, times its states
DOORS: Final = ("solve_all", "answer_all", "sweep", "parts", "lay_out", "approach", "sure")


@runtime_checkable
class ZeroSumCase(Protocol):
    """One fight of two seats, seat 0 against seat 1.

    `step(fight)` plays on until one decision is made and all that follows from it without another has happened, and returns 0,
    or a verdict above 0.  `payoff`: verdict -> what seat 0 gets, 0 to 1.  `how`: (seat, ask) -> BEST, UNIFORM or one option;
    what is not named is answered as well as can be.  `answer(solve)` makes the answer people read."""

    start: State
    step: Callable[[Any], Coroutine[Any, Any, int]]
    payoff: Mapping[int, float]
    how: How

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]: ...


def solve(case: ZeroSumCase, gap: float = GAP) -> Solved:
    """The whole fight solved.  NoValue: `upper - lower` stays above the gap.  TooMany: it takes more work than there is time
    for."""
    cls: Any = type(case.start)
    grow = grower(case.step, cls)
    solved = quickly(case, grow) if have_numba() else plainly(case, grow)
    if solved is None:
        try:
            solved = Solved(grow.grow(case.start, case.how, MOST), case.payoff)
        except ChainTooLarge as error:
            raise TooMany(str(error)) from None
    if solved.upper - solved.lower > gap:
        raise NoValue(f"the value lies between {solved.lower:.12g} and {solved.upper:.12g}: the fight may go on for ever")
    return solved


def quickly(case: ZeroSumCase, grow: Grower) -> Solved | None:
    """By plain Python, where nothing is compiled yet and it takes no longer than that; None where it does."""
    if grow.kept() or grow.plain > MANY:
        return None
    try:
        trees = grow.grow(case.start, case.how, FEW, machine=False)
        grow.plain += trees.states
        return Solved(trees, case.payoff, False, HASTY, anyway=False)
    except (ChainTooLarge, TooMany):
        grow.plain += FEW
        return None


def plainly(case: ZeroSumCase, grow: Grower) -> Solved:
    """By plain Python, because there is nothing else."""
    try:
        return Solved(grow.grow(case.start, case.how, PLAIN), case.payoff)
    except ChainTooLarge as error:
        raise TooMany(f"{error}; with numba (the extra `compiled`) it can be solved") from None


@lru_cache(16)
def grower(step: Any, state: Any) -> Grower:
    """The rule of a step, compiled once."""
    return Grower(step, state, text)


@lru_cache(2)
def kernels(machine: bool) -> Any:
    """The functions of `kernels/`: machine code, or as they stand."""
    return load(text()) if machine else SimpleNamespace(**vars(trees))


def text() -> str:
    """The module that is compiled."""
    return alone(["stage_game", "zero_sum"], DOORS)


class Solved:
    """The values and the play of a fight.  States are numbered; 0 is the start.

    machine: machine code, or plain Python.  work: how much patience a part that is drawn out may take; without `anyway`
    TooMany is raised as soon as that is not enough."""

    def __init__(
        self, trees: Trees, payoff: Mapping[int, float], machine: bool = True, work: int = PATIENT, anyway: bool = True
    ) -> None:
        self.trees, self.payoff = trees, dict(payoff)
        self.states = trees.states
        self.machine = machine and have_numba()
        self.kernels = kernels(self.machine)
        self._known: dict[tuple[int, ...], int] | None = None
        self._stays = trees.stays(trees.begin)
        self._lay_out()
        verdicts = max([0, *payoff, *self._verdicts()])
        self._pay = self._floats(verdicts + 1)
        for verdict, worth in payoff.items():
            self._pay[verdict] = worth
        lower, middle, upper = (self._floats(self.states) for _ in range(3))
        done = self.kernels.solve_all(
            *self._parts, self._tree, self._scratch, self._room, lower, middle, upper, self._pay, self._before, GOOD, work,
            anyway,
        )
        if not done:
            raise TooMany("a fight that can be drawn out takes patience")
        self.values = middle
        self.lower, self.upper = float(lower[0]), float(upper[0])

    # ---- arrays --------------------------------------------------------------------------------------------------------
    def _floats(self, n: int) -> Any:
        if not self.machine:
            return [0.0] * n
        import numpy as np

        return np.zeros(n)

    def _ints(self, n: int, fill: int = 0) -> Any:
        if not self.machine:
            return [fill] * n
        import numpy as np

        return np.full(n, fill, np.int64)

    def _lay_out(self) -> None:
        t = self.trees.arrays
        nodes, children, states = len(t["kind"]), len(t["child"]), self.states
        self.inner, self.rows, self.columns = (self._ints(nodes + 1) for _ in range(3))
        self.cell_first, self.plan_first = self._ints(nodes + 1), self._ints(nodes + 1)
        cells = (self._ints(children + 1), self._ints(children + 1), self._floats(children + 1))
        walks = (self._ints(4096), self._ints(4096), self._floats(4096))
        self.kernels.lay_out(
            nodes, t["kind"], t["first"], t["size"], t["group"], t["child"], t["weight"], self.inner, self.rows,
            self.columns, self.cell_first, *cells, self.plan_first, *walks,
        )
        self.plan = self._floats(int(self.plan_first[nodes]) + 1)
        wide = max([1, *(int(x) for x in self.rows), *(int(x) for x in self.columns)])
        self._order, self._part_from = self._ints(states), self._ints(states + 1)
        self._loops = self._ints(states)
        room = [self._ints(states, -1), self._ints(states), self._ints(states), *(self._ints(states + 1) for _ in range(3))]
        found = self.kernels.parts(
            states, t["root"], t["child_from"], t["child"], self._order, self._part_from, self._loops, *room
        )
        self._parts = (self._order, self._part_from[: found + 1], self._loops)
        self._tree = (
            t["root"], t["node_from"], t["kind"], t["first"], t["size"], self.inner, t["child"], t["weight"], self.rows,
            self.columns, self.cell_first, *cells, self.plan_first, self.plan, self._floats(nodes + 1), self._ints(nodes + 1),
        )
        square = (wide + 1) * (wide + 1)
        self._scratch = (
            self._floats(square), self._floats(wide), self._floats(wide), self._floats(square), self._ints(2 * wide),
            self._ints(1),
        )
        largest = max(int(self._part_from[g + 1]) - int(self._part_from[g]) for g in range(found))
        if largest > LARGEST:
            raise TooMany(f"{largest} states lead to each other; at most {LARGEST} are solved together")
        self._before = self._floats(largest)
        self._room = (
            self._ints(states, -1), self._floats(nodes + 1), self._floats(largest * largest), self._floats(2 * largest),
            self._floats(largest), self._ints(largest), self._floats(states), self._probes(states), self._probes(64),
        )

    def _probes(self, n: int) -> tuple[Any, Any]:
        """-1 and 1 everywhere: what leaving is worth to seat 0 and to seat 1 while it is asked where they can stay."""
        minus, plus = self._floats(n), self._floats(n)
        for i in range(n):
            minus[i], plus[i] = -1.0, 1.0
        return minus, plus

    def _verdicts(self) -> set[int]:
        """The verdicts that can fall."""
        t = self.trees.arrays
        ends = [int(x) for name in ("root", "child") for x in t[name] if x < 0]
        return {(-1 - x) >> 1 for x in ends if (-1 - x) & 1}

    def _answered(self, seat: int, pay: Any) -> Any:
        value = self._floats(self.states)
        for s in range(self.states if seat < 2 else 0):
            value[s] = self.values[s]
        self.kernels.answer_all(seat, *self._parts, self._tree, self._scratch, self._room, value, pay)
        return value

    def iterated(self, begin: float, times: int) -> float:
        """Plain value iteration from the same number everywhere: what the start is worth after so many sweeps."""
        value = self._floats(self.states)
        for s in range(self.states):
            value[s] = begin
        self.kernels.sweep(times, *self._parts, self._tree, self._scratch, self._room, value, self._pay)
        return float(value[0])

    # ---- what is asked of it -------------------------------------------------------------------------------------------
    @property
    def value(self) -> float:
        """What seat 0 gets: the middle of lower and upper."""
        return float(self.values[0])

    def outcomes(self) -> dict[int, float]:
        """Verdict -> its probability from the start, both seats playing the mixtures returned."""
        found = {}
        for verdict in sorted(self._verdicts()):
            pay = self._floats(len(self._pay))
            pay[verdict] = 1.0
            found[verdict] = float(self._answered(2, pay)[0])
        return found

    def best_response(self, seat: int) -> float:
        """What seat 0 gets if this seat knows the other's mixtures and plays as well as it can against them.  Play without end
        counts for whoever answers."""
        return float(self._answered(seat, self._pay)[0])

    def number(self, fight: State) -> int | None:
        """The number of a state, None where play from the start never leads to it."""
        if self._known is None:
            self._known = {tuple(int(x) for x in key): s for s, key in enumerate(self.trees.keys)}
        if self.trees.stays(fight.key()) != self._stays:
            return None                                      # another fight
        return self._known.get(self.trees.key(fight))

    def mixture(self, s: int, seat: int) -> dict[int, float] | None:
        """Option -> probability of the decision that state s begins with; None where this seat has none there."""
        node = int(self.trees.arrays["root"][s])
        return None if node < 0 else self._at(node, seat)

    def _at(self, node: int, seat: int) -> dict[int, float] | None:
        t = self.trees.arrays
        kind, at = int(t["kind"][node]), int(self.plan_first[node])
        if kind in (trees.MAX, trees.MIN):
            return self._marked(node, at) if kind == 1 + seat else None
        if kind < trees.SEALED_MAX:
            return None
        if seat == 1:
            at += int(self.rows[node])
        level, deciding = node, []
        while level >= 0 and (level == node or self.inner[level]):
            if int(t["kind"][level]) == 3 + seat:
                deciding.append(level)
            level = int(t["child"][int(t["first"][level])])
        return self._marked(deciding[0], at) if len(deciding) == 1 else None

    def _marked(self, node: int, at: int) -> dict[int, float]:
        t = self.trees.arrays
        first = int(t["first"][node])
        return {int(t["mark"][first + e]): float(self.plan[at + e]) for e in range(int(t["size"][node]))}

    def stage(self, s: int) -> list[list[float]] | None:
        """The matrix game that state s begins with, by the values of what follows; None where it begins with none."""
        node = int(self.trees.arrays["root"][s])
        if node < 0 or int(self.trees.arrays["kind"][node]) < trees.SEALED_MAX:
            return None
        m, n = int(self.rows[node]), int(self.columns[node])
        matrix = [[0.0] * n for _ in range(m)]
        cell_to, cell_at, cell_w = self._tree[11:14]
        for e in range(int(self.cell_first[node]), int(self.cell_first[node + 1])):
            at = int(cell_at[e])
            matrix[at // n][at % n] += float(cell_w[e]) * self._worth(int(cell_to[e]))
        return matrix

    def _worth(self, to: int) -> float:
        """What a child is worth."""
        if to < 0:
            code = -1 - to
            return float(self._pay[code >> 1] if code & 1 else self.values[code >> 1])
        t = self.trees.arrays
        first, size, kind = int(t["first"][to]), int(t["size"][to]), int(t["kind"][to])
        if kind >= trees.SEALED_MAX:
            raise NotImplementedError("a sealed choice below another decision")
        below = [self._worth(int(t["child"][first + e])) for e in range(size)]
        if kind == trees.CHANCE:
            return sum(float(t["weight"][first + e]) * v for e, v in enumerate(below))
        return max(below) if kind == trees.MAX else min(below)

    def outcomes_with(self, s: int, seat: int, option: int) -> dict[int, float] | None:
        """Verdict -> its probability if this seat takes this option in state s, and all else is played by the mixtures; None
        where state s does not begin with such a decision of its own."""
        if option not in (self.mixture(s, seat) or ()):
            return None
        found = {}
        for verdict in sorted(self._verdicts()):
            pay = self._floats(len(self._pay))
            pay[verdict] = 1.0
            found[verdict] = self._with(int(self.trees.arrays["root"][s]), seat, option, self._answered(2, pay), pay)
        return found

    def _with(self, node: int, seat: int, option: int, value: Any, pay: Any) -> float:
        """What the decision at this node is worth if this seat takes this option."""
        t, total = self.trees.arrays, 0.0
        own = self._at(node, seat) or {}
        place = list(own).index(option)
        if int(t["kind"][node]) < trees.SEALED_MAX:
            return self._follows(int(t["child"][int(t["first"][node]) + place]), value, pay)
        n, at = int(self.columns[node]), int(self.plan_first[node])
        cell_to, cell_at, cell_w = self._tree[11:14]
        for e in range(int(self.cell_first[node]), int(self.cell_first[node + 1])):
            row, column = divmod(int(cell_at[e]), n)
            mine, other = (row, at + int(self.rows[node]) + column) if seat == 0 else (column, at + row)
            if mine == place:
                total += float(self.plan[other]) * float(cell_w[e]) * self._follows(int(cell_to[e]), value, pay)
        return total

    def _follows(self, to: int, value: Any, pay: Any) -> float:
        """What a child is worth if all is played by the mixtures."""
        if to < 0:
            code = -1 - to
            return float(pay[code >> 1] if code & 1 else value[code >> 1])
        t = self.trees.arrays
        first, kind, total = int(t["first"][to]), int(t["kind"][to]), 0.0
        if kind >= trees.SEALED_MAX:
            raise NotImplementedError("a sealed choice below another decision")
        for e in range(int(t["size"][to])):
            p = t["weight"][first + e] if kind == trees.CHANCE else self.plan[int(self.plan_first[to]) + e]
            total += float(p) * self._follows(int(t["child"][first + e]), value, pay)
        return total

    def first_answers(self, seat: int, ask: int) -> dict[int, float]:
        """Option -> probability of this seat's first answer to this question, from the start; mixed over the chance before it."""
        found: dict[int, float] = {}
        todo = [(0, 1.0)]
        for _ in range(1000):
            if not todo:
                break
            s, mass = todo.pop()
            self._follow(int(self.trees.arrays["root"][s]), mass, seat, ask, found, todo)
        total = sum(found.values())
        return {option: p / total for option, p in sorted(found.items())} if total else {}

    def _follow(
        self, node: int, mass: float, seat: int, ask: int, found: dict[int, float], todo: list[tuple[int, float]]
    ) -> None:
        t = self.trees.arrays
        if node < 0:
            if not (-1 - node) & 1:
                todo.append(((-1 - node) >> 1, mass))
            return
        mine = self._asked_there(node, seat, ask)
        if mine is not None:
            for option, p in mine.items():
                found[option] = found.get(option, 0.0) + mass * p
            return
        first, kind = int(t["first"][node]), int(t["kind"][node])
        for e in range(int(t["size"][node])):
            p = float(t["weight"][first + e])
            if kind in (trees.MAX, trees.MIN):
                p = float(self.plan[int(self.plan_first[node]) + e])
            if p > 0:
                self._follow(int(t["child"][first + e]), mass * p, seat, ask, found, todo)

    def _asked_there(self, node: int, seat: int, ask: int) -> dict[int, float] | None:
        """The mixture where the decision at this node (or sealed with it) is the one that is looked for."""
        t = self.trees.arrays
        level = node
        while level >= 0 and (level == node or self.inner[level]):
            if int(t["ask"][level]) == seat * 64 + ask:
                if int(t["kind"][level]) in (trees.CHANCE, trees.SEALED_CHANCE):
                    first = int(t["first"][level])
                    return {int(t["mark"][first + e]): float(t["weight"][first + e]) for e in range(int(t["size"][level]))}
                return self._at(node, seat)
            level = int(t["child"][int(t["first"][level])]) if int(t["kind"][level]) >= trees.SEALED_MAX else -1
        return None
