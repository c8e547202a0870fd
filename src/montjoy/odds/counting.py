"""Counting a rule out: every way it can go, with its probability.

A coroutine cannot be copied, so a way is a replay: the rule runs from its start with the answers of one path, and goes on
along the first answer of everything new.  A rule with L ways costs L runs, so sub-rules are counted out by
themselves, their ways merged where value and state are equal, and remembered (`rewrite.Sub`).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from montjoy.core.state import State
from montjoy.odds.answers import Decide, TooMany, Undecided
from montjoy.odds.frames import ELSEWHERE, Frame, copies, key_of, rooted, sub_frame
from montjoy.odds.ledger import Delta, Ledger, Unlogged, difference, key_of_state
from montjoy.odds.rewrite import Rewriter, is_rule
from montjoy.odds.ways import NOWHERE, NeedsWhole, Option, Ways

MOST_RUNS = 1_000_000


class End:
    """One way a rule can end, or several equal ones: its value, the changes of the frame's objects (where those are
    fight states), the objects themselves (where they are wanted), the probability."""

    __slots__ = ("deltas", "objects", "p", "value")

    def __init__(self, value: Any, deltas: tuple[Delta, ...], objects: tuple[Any, ...], p: Any) -> None:
        self.value, self.deltas, self.objects, self.p = value, deltas, objects, p


class _Habits:
    """What is known of a sub-rule: does it ask, and does counting it out by itself pay?"""

    __slots__ = ("asks", "ends", "found", "plain", "ways")

    def __init__(self) -> None:
        self.found = self.ways = self.ends = 0
        self.asks = self.plain = False

    def judge(self, ways: int, ends: int) -> None:
        """After some tries: hardly any two of its ways were ever merged, so it may as well run in place."""
        self.found += 1
        self.ways += ways
        self.ends += ends
        if self.found >= 8 and self.ways <= self.ends * 1.25:
            self.plain = True


class Counting(Ways):
    """One piece of work: what has been counted out is remembered, and the runs are bounded by `most`.

    `number` makes the kind of number that probabilities are counted in from a Fraction.  Not `merged`: no sub-rule is
    taken by itself and every run has its own copy; slower, the same numbers.
    """

    def __init__(
        self, decide: Decide, number: Callable[[Any], Any] = Fraction, merged: bool = True, most: int = MOST_RUNS
    ) -> None:
        super().__init__(decide, number, merged)
        self.most = most
        self.runs = 0
        self.ways = 0  # of the call that was counted out last
        self.memo: dict[Any, list[End]] = {}
        self.habits: dict[Any, _Habits] = {}
        self.copied: set[Any] = set()  # rules whose writes cannot be logged
        self.spare: dict[type[State], list[Ledger]] = {}
        self.quiet, self.told = Rewriter(True), Rewriter(False)
        self.depth = 0

    # ---- all the ways of one call ----------------------------------------------------------------------------------
    def ends(self, frame: Frame, keep: int | None = None) -> list[End]:
        """How the frame's rule can end, equal ends merged.  `keep`: only so many of the objects count, and they are
        wanted; None: their changes are."""
        if not self.depth:
            for rule, habits in self.habits.items():
                if habits.plain and rule not in self.quiet.plain:
                    self.quiet.run_plainly(rule)
                    self.told.run_plainly(rule)
        self.depth += 1
        try:
            return self._ends(frame, keep)
        finally:
            self.depth -= 1

    def _ends(self, frame: Frame, keep: int | None) -> list[End]:
        if not self.merged or frame.rule in self.copied or not all(isinstance(x, State) for x in frame.objects):
            return self._on_copies(frame, keep)
        ledgers = [self._ledger(x) for x in frame.objects]
        before = self.runs
        try:
            return self._on_ledgers(frame, ledgers, keep)
        except Unlogged:
            self.copied.add(frame.rule)
            self.runs = before
        finally:
            for ledger in ledgers:
                ledger.rewind()
                self.spare[ledger.kind].append(ledger)
        return self._on_copies(frame, keep)

    def _ledger(self, x: State) -> Ledger:
        kind = type(x) if not hasattr(x, "_log") else type(x).__base__
        spare = self.spare.setdefault(kind, [])  # type: ignore[arg-type]
        if not spare:
            return Ledger(x.copy())
        ledger = spare.pop()
        ledger.restart(x)
        return ledger

    def _on_ledgers(self, frame: Frame, ledgers: list[Ledger], keep: int | None) -> list[End]:
        make = self.quiet(frame.rule)
        found: dict[Any, End] = {}
        todo: list[tuple[tuple[Any, ...], Any]] = [((), self.one)]
        objects = [ledger.work for ledger in ledgers]
        args = frame.args(objects)
        scope = _scope(frame, objects)
        kept = ledgers[:keep]
        ways = 0
        while todo:
            path, p = todo.pop()
            self._spend(frame)
            value, p = self._run(make(*args), self.quiet, scope, path, p, todo)
            deltas = tuple([ledger.delta() for ledger in kept])
            old = _seek(found, (value, deltas), frame)
            if old is None:
                wanted = () if keep is None else tuple([ledger.work.copy() for ledger in kept])
                found[(value, deltas)] = End(value, deltas, wanted, p)
            else:
                old.p += p
            for ledger in ledgers:
                ledger.rewind()
            ways += 1
        self.ways = ways
        return list(found.values())

    def _on_copies(self, frame: Frame, keep: int | None) -> list[End]:
        make = self.told(frame.rule) if self.merged else frame.rule
        found: dict[Any, End] = {}
        todo: list[tuple[tuple[Any, ...], Any]] = [((), self.one)]
        starts = [key_of(x) for x in frame.objects] if keep is None else []
        ways = 0
        while todo:
            path, p = todo.pop()
            self._spend(frame)
            objects = copies(frame.objects)
            value, p = self._run(make(*frame.args(objects)), self.told, _scope(frame, objects), path, p, todo)
            key = (value, *map(key_of, objects[:keep]))
            old = _seek(found, key, frame)
            if old is None:
                deltas = tuple(map(difference, starts, key[1:])) if keep is None else ()
                found[key] = End(value, deltas, tuple(objects[:keep]), p)
            else:
                old.p += p
            ways += 1
        self.ways = ways
        return list(found.values())

    def _spend(self, frame: Frame) -> None:
        self.runs += 1
        if self.runs > self.most:
            raise TooMany(f"counting {frame.rule.__name__} out takes more than {self.most:,} runs")

    # ---- rules awaited by rules ------------------------------------------------------------------------------------
    def _sub(self, rule: Any, args: tuple[Any, ...], scope: Any) -> list[Option]:
        plainly: list[Option] = [(None, self.one)]
        if not is_rule(rule) or rule.__closure__:
            return plainly
        habits = self.habits.get(rule)
        if habits is None:
            habits = self.habits[rule] = _Habits()
        if habits.plain:
            return plainly
        frame = sub_frame(rule, args, scope)
        whole = frame is not None and frame.scope == ELSEWHERE and habits.asks
        if whole:
            if scope is NOWHERE:
                raise NeedsWhole
            frame = rooted(rule, args, scope)
        if frame is None:
            return plainly
        key = (rule, frame.spec, *map(key_of_state, frame.objects))
        ends = self.memo.get(key)
        if ends is None:
            try:
                ends = self.memo[key] = self.ends(frame)
            except NeedsWhole:
                habits.asks = True
                if whole:
                    raise
                return self._sub(rule, args, scope)
            except (TooMany, Undecided):
                raise
            except Exception:  # the rule that awaits it may mean to catch this
                habits.plain = True
                return plainly
            habits.judge(self.ways, len(ends))
        return [((whole, end), end.p) for end in ends]


def _scope(frame: Frame, objects: list[Any]) -> Any:
    if frame.scope >= 0:
        return objects[frame.scope]
    return NOWHERE if frame.scope == ELSEWHERE else None


def _seek(found: dict[Any, End], key: Any, frame: Frame) -> End | None:
    try:
        return found.get(key)
    except TypeError:
        raise TypeError(
            f"{frame.rule.__name__} returns {key[0]!r}, which cannot be told from other values (not hashable): "
            "return a number, a tuple or a frozen Struct"
        ) from None
