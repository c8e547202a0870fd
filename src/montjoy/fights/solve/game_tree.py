"""The game graph of a fight: from every state that can be reached the decision tree of one step.

With numba the rule is machine code and the trees are arrays; without, the same on CPython with lists, slower.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from montjoy.core.state import State
from montjoy.fights.batch import cpython
from montjoy.fights.batch.cache import kept
from montjoy.fights.batch.compiled import Compiled
from montjoy.fights.batch.layout import build, places, records, words
from montjoy.fights.batch.modules import counter
from montjoy.fights.errors import ChainTooLarge
from montjoy.fights.exact.odometer import Odometer, namespace
from montjoy.fights.numba_free import have_numba

BEST: Final = -1
UNIFORM: Final = -2
MOST_STATES: Final = 3_000_000
How = Mapping[tuple[int, int], int]                          # (seat, ask) -> BEST, UNIFORM or an option
ARRAYS: Final = ("root", "node_from", "child_from", "kind", "first", "size", "group", "ask", "child", "weight", "mark")


class Trees:
    """The trees of all states, as flat arrays or lists named in `kernels/zero_sum.py`.  `keys[s]`: the words at `where` of
    state s; state 0 is the start."""

    def __init__(self, state: type[State], begin: Sequence[int], where: Sequence[int], arrays: dict[str, Any], keys: Any) -> None:
        self.state, self.begin, self.where, self.arrays, self.keys = state, list(begin), list(where), arrays, keys
        self.states = len(keys)

    def key(self, fight: State) -> tuple[int, ...]:
        numbers = fight.key()
        return tuple(numbers[at] for at in self.where)

    def stays(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """The words that no step ever changes."""
        changed = set(self.where)
        return tuple(number for at, number in enumerate(numbers) if at not in changed)

    def fight(self, s: int) -> Any:
        """State s itself."""
        numbers = list(self.begin)
        for at, number in zip(self.where, self.keys[s]):
            numbers[at] = int(number)
        return build(self.state, numbers)


def unanswered(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Stands for both seats while the rule is lowered; never called."""
    return seat


class Grower(Compiled):
    """A step of a fight, `async def step(fight) -> int`: at most one decision (of one seat, or several sealed by `together`), and
    what follows from it; 0 to go on, or a verdict.  Compiled once for any number of starts.

    solver: the text of what is compiled beside it.  plain: how many states have been gone through without the compiler."""

    def __init__(self, step: Callable[..., Any], state: type[State], solver: Callable[[], str] | None = None) -> None:
        super().__init__(step, unanswered, state, seats=2)
        self.solver, self.plain = solver, 0
        for function in self.program.functions.values():
            name_sealed(function.tree)
        self.where = places(state, self.program.writes)

    def grow(self, start: State, how: How, most: int = MOST_STATES, machine: bool = True) -> Trees:
        """By machine code, or by plain Python.  ChainTooLarge: more than `most` states."""
        return self._compiled(start, how, most) if machine and have_numba() else _Plain(self, start, how).grow(most)

    def kept(self) -> bool:
        """Whether this step and the solver are compiled already, here or by an earlier process."""
        return super().kept() and (self.solver is None or kept(self.solver()))

    # ---- with numba ----------------------------------------------------------------------------------------------------
    def text(self) -> str:
        return counter(self.program, self.most_dice, self.seats, ("chain", "game_tree"), ["grow"])

    def _compiled(self, start: State, how: How, most: int) -> Trees:
        import numpy as np

        from montjoy.fights.exact.compiled_chain import longer, shared

        work = records(self.state, start)
        work_words = work.view(np.int64).reshape(1, words(self.state))
        begin = work_words[0].copy()
        where = np.array(self.where, np.int64)
        lucks = np.zeros(1, self.module.LUCKS)
        lucks["lane"]["how"][0] = BEST
        for (seat, ask), what in how.items():
            lucks["lane"]["how"][0, 0, seat * 64 + ask] = what
        room, slots = 1 << 14, 1 << 17
        keys, info = np.zeros((room, len(where)), np.int64), np.full((room, 5), -1, np.int64)
        index, count = np.full(4 * room, -1, np.int64), np.zeros(10, np.int64)
        key, at, path = begin[where].copy(), np.zeros(5, np.int64), np.zeros(256, np.int64)
        of_state = [np.zeros(room + 2, np.int64) for _ in range(3)]
        of_node = [np.zeros(slots, np.int64) for _ in range(5)]
        of_child = [np.zeros(slots, np.int64), np.zeros(slots), np.zeros(slots, np.int64)]
        shared().find(key, keys, info, index, count)
        given = (work, work_words, self.seen_records(), self.tables(), lucks, where)
        while self.module.grow(*given, keys, info, index, count, key, at, path, *of_state, *of_node, *of_child):
            n = int(count[0])
            if n > most:
                raise ChainTooLarge(f"more than {most} states")
            if n + 2 >= len(keys) or at[0] + 2 > len(of_state[0]):
                keys, info = longer(keys, 2 * len(keys), 0), longer(info, 2 * len(info), -1)
                of_state = [longer(x, 2 * len(x), 0) for x in of_state]
                index = np.full(4 * len(keys), -1, np.int64)
                shared().rehash(keys, info, index, count)
            if at[2] + 256 >= len(of_node[0]):
                of_node = [longer(x, 2 * len(x), 0) for x in of_node]
            if at[3] + 256 * 64 >= len(of_child[0]):
                of_child = [longer(x, 2 * len(x), 0) for x in of_child]
        n = int(count[0])
        cut = [x[: n + 1] for x in of_state] + [x[: at[2]] for x in of_node] + [x[: at[3]] for x in of_child]
        return Trees(self.state, begin.tolist(), self.where, dict(zip(ARRAYS, cut)), keys[:n])


def name_sealed(tree: ast.AST) -> None:
    """Questions asked together stand in one tuple of lowered text; the first and the others get names of their own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple) and node.elts and all(_asks(x) for x in node.elts):
            for k, x in enumerate(node.elts):
                assert isinstance(x, ast.Call) and isinstance(x.func, ast.Name)
                x.func.id = "_ask_more" if k else "_ask_first"


def _asks(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_ask"


# ---- without numba -------------------------------------------------------------------------------------------------------
class _Tape(Odometer):
    """The luck of `kernels/game_tree.py` on CPython."""

    __slots__ = ("how", "notes", "together")

    def __init__(self, how: How) -> None:
        super().__init__()
        self.how, self.together = how, 0
        self.notes: list[tuple[float, int, int, int, int]] = []  # of each digit in this reading: chance, mark, kind, group, ask

    def rewind(self) -> None:
        super().rewind()
        self.notes.clear()
        self.together = 0

    def whim(self, n: int, k: int) -> None:
        self.drawn(1.0 / n, k)

    def drawn(self, chance: float, mark: int, kind: int = 0, group: int = 0, ask: int = -1) -> None:
        self.notes.append((chance, mark, kind, group, ask))

    def decide(self, seat: int, ask: int, mask: int, group: int) -> int:
        if not 0 <= seat <= 1:
            raise IndexError(f"seat {seat} is asked: only two can play against each other")
        how = self.how.get((seat, ask), BEST)
        if how >= 0 and mask >> how & 1:
            return how
        options = [x for x in range(63) if mask >> x & 1]
        if len(options) == 1:
            return options[0]
        uniform = how == UNIFORM
        kind = (5 if uniform else 3 + seat) if group else (0 if uniform else 1 + seat)
        option = options[self.draw(len(options))]
        self.drawn(1.0 / len(options), option, kind, group, seat * 64 + ask)
        return option

    def asked(self, first: bool, sealed: bool) -> Callable[..., int]:
        def ask(lucks: Any, fight: Any, seen: Any, tables: Any, seat: int, question: int, mask: int) -> int:
            self.together += first
            return self.decide(seat, question, mask, self.together if sealed else 0)

        return ask


class _Plain:
    """Trees on CPython."""

    def __init__(self, of: Grower, start: State, how: How) -> None:
        self.of, self.begin, self.tape = of, start.key(), _Tape(how)
        self.names = namespace(of.program)
        self.names["_ask"] = self.tape.asked(False, False)
        self.names["_ask_first"] = self.tape.asked(True, True)
        self.names["_ask_more"] = self.tape.asked(False, True)

    def grow(self, most: int) -> Trees:
        where, tape = self.of.where, self.tape
        first_key = tuple(self.begin[at] for at in where)
        keys, known = [first_key], {first_key: 0}
        t: dict[str, list[Any]] = {name: [] for name in ARRAYS}
        t["node_from"].append(0)
        t["child_from"].append(0)
        s = 0
        while s < len(keys):
            numbers = list(self.begin)
            for at, number in zip(where, keys[s]):
                numbers[at] = number
            path: list[int] = []
            fresh = 0
            t["root"].append(0)
            while True:
                tape.rewind()
                fight = build(self.of.state, numbers)
                verdict = cpython.call_entry(self.of.program, self.names, fight, [tape, tape, tape])
                after = fight.key()
                key = tuple(after[at] for at in where)
                if not verdict and key not in known:
                    known[key] = len(keys)
                    keys.append(key)
                end = -1 - (2 * verdict + 1 if verdict else 2 * known[key])
                self.enter(t, s, path, fresh, end)
                if not tape.next():
                    break
                fresh = len(tape.digit)
            t["node_from"].append(len(t["kind"]))
            t["child_from"].append(len(t["child"]))
            s += 1
            if len(keys) > most:
                raise ChainTooLarge(f"more than {most} states")
        return Trees(self.of.state, self.begin, where, dict(t), keys)

    def enter(self, t: dict[str, list[Any]], s: int, path: list[int], fresh: int, end: int) -> None:
        """One way through the step into the tree of state s."""
        tape = self.tape
        del path[fresh:]
        for j in range(fresh, len(tape.notes)):
            base, (_, _, kind, group, ask) = tape.base[j], tape.notes[j]
            path.append(len(t["kind"]))
            for name, number in (("kind", kind), ("first", len(t["child"])), ("size", base), ("group", group), ("ask", ask)):
                t[name].append(number)
            for name, empty in (("child", 0), ("weight", 0.0), ("mark", 0)):
                t[name].extend([empty] * base)
            self.attach(t, s, path, j, path[j])
        self.attach(t, s, path, len(path), end)
        for j in range(max(0, fresh - 1), len(path)):
            slot = t["first"][path[j]] + tape.digit[j]
            t["weight"][slot], t["mark"][slot] = tape.notes[j][:2]

    def attach(self, t: dict[str, list[Any]], s: int, path: list[int], j: int, to: int) -> None:
        """Node or end `to` stands behind digit j - 1."""
        if j == 0:
            t["root"][s] = to
        else:
            t["child"][t["first"][path[j - 1]] + self.tape.digit[j - 1]] = to
