"""Counting a rule out: every way it can go, with its probability.

A coroutine cannot be copied, so a way is a replay: the rule runs from its start with the answers of one path, and goes on
along the first answer of everything new.  A rule with L ways costs L runs, so sub-rules are counted out by
themselves, their ways merged where value and state are equal, and remembered (`rewriter.Sub`).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.state import State
from montjoy.fights.errors import TooMany, Undecided
from montjoy.fights.exact.answers import Decide, spread
from montjoy.fights.exact.frames import ELSEWHERE, Frame, copies, key_of, rooted, sub_frame
from montjoy.fights.exact.ledger import Delta, Ledger, Unlogged, difference, key_of_state, write
from montjoy.fights.exact.rewriter import Rewriter, Sub, is_rule

MOST_RUNS = 1_000_000

MOST_EFFECTS = 100_000  # a rule that awaits more in one run is broken
Option = tuple[Any, Any]  # answer, probability
NOWHERE: Any = object()  # the scope where nobody can be asked: a part of the state is counted out alone


class NeedsWhole(Exception):
    """A rule that was given only a part of the state asks something: it needs the whole."""


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


class Counting:
    """One piece of work: what has been counted out is remembered, and the runs are bounded by `most`.

    `number` makes the kind of number that probabilities are counted in from a Fraction.  Not `merged`: no sub-rule is
    taken by itself and every run has its own copy; slower, the same numbers.
    """

    def __init__(
        self, decide: Decide, number: Callable[[Any], Any] = Fraction, merged: bool = True, most: int = MOST_RUNS
    ) -> None:
        self.decide, self.number, self.merged, self.most = decide, number, merged, most
        self.one = number(1)
        self.laws: dict[Any, list[Option]] = {}
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

    # ---- one way ---------------------------------------------------------------------------------------------------
    def _run(
        self, rule: Any, rewritten: Rewriter, scope: Any, path: tuple[Any, ...], p: Any, todo: list[Any]
    ) -> tuple[Any, Any]:
        """Along `path`, then along the first answer of everything new; the others are put into `todo`."""
        way = list(path)
        stack: list[tuple[Any, Any]] = []
        raised: Exception | None = None
        send, answer, i, n = rule.send, None, 0, len(way)
        for _ in range(MOST_EFFECTS):
            try:
                if raised is None:
                    effect = send(answer)
                else:
                    error, raised = raised, None
                    effect = rule.throw(error)
            except StopIteration as stop:
                if not stack:
                    return stop.value, p
                answer = stop.value
                rule, scope = stack.pop()
                send = rule.send
                continue
            except Exception as error:  # whoever awaits this rule may catch it
                if not stack:
                    raise
                raised = error
                rule, scope = stack.pop()
                send = rule.send
                continue
            kind = type(effect)
            if kind is fx.Tell or kind is fx.Mark:
                answer = None
                continue
            if kind is fx.HandOff or (kind is fx.Within and not self.merged):
                stack.append((rule, scope))
                if kind is fx.Within:
                    scope = effect.part
                    rule = effect.rule(scope)
                else:
                    rule = (rewritten(effect.own) if self.merged else effect.own)(effect.case)
                send, answer = rule.send, None
                continue
            if i < n:
                answer = way[i]
            else:
                law = self._law(effect, kind, scope)
                answer, q = law[0]
                if len(law) > 1:
                    here = tuple(way)
                    for other, r in law[1:]:
                        todo.append(((*here, other), p * r))
                    p = p * q
                way.append(answer)
                n += 1
            i += 1
            if kind is Sub or kind is fx.Within:
                args = effect.args if kind is Sub else (effect.part,)
                if answer is None:  # plainly: its own effects come next
                    stack.append((rule, scope))
                    if kind is fx.Within:
                        scope = effect.part
                    rule = rewritten(effect.rule)(*args)
                    send = rule.send
                else:
                    whole, end = answer
                    frame = (rooted if whole else sub_frame)(effect.rule, args, scope)
                    assert frame is not None
                    for mine, delta in zip(frame.objects, end.deltas):
                        write(mine, delta)
                    answer = end.value
            elif kind is fx.Draw:
                (effect.deck.see if effect.peek else effect.deck.take)(answer)
        raise TooMany(f"a rule awaits more than {MOST_EFFECTS:,} effects in one run")

    # ---- the answers of one effect ---------------------------------------------------------------------------------
    def _law(self, effect: Any, kind: Any, scope: Any) -> list[Option]:
        """The answers of an effect with their probabilities; a sub-rule's are (whole, End), or None: plainly."""
        if kind is fx.Hits:
            return self._chance((effect.n, effect.k, effect.m), effect)
        if kind is fx.Roll:
            return self._chance(effect.die, effect)
        if kind is Sub:
            return self._sub(effect.rule, effect.args, scope)
        if kind is fx.Choose or kind is fx.Offer or kind is fx.Order:
            return self._answers(effect, scope)
        if kind is fx.Together:
            law: list[Option] = [((), self.one)]
            for part in effect.parts:
                here = self._answers(part, scope)
                law = [((*a, b), p * q) for a, p in law for b, q in here]
            return law
        if kind is fx.Draw:
            weights = effect.deck.law()
            total = sum(w for _, w in weights)
            return [(card, self.number(Fraction(w, total))) for card, w in weights if w]
        if kind is fx.Within:
            return self._sub(effect.rule, (effect.part,), effect.part)
        raise errors.RulesError(f"a rule awaited {effect!r}, which is not an effect")

    def _chance(self, key: Any, effect: Any) -> list[Option]:
        law = self.laws.get(key)
        if law is None:
            if type(effect) is fx.Hits and not (effect.n >= 0 and 0 <= effect.k <= effect.m and effect.m > 0):
                raise errors.RulesError(f"{effect.why}: {effect.n} dice that hit with {effect.k}/{effect.m} are no pool")
            law = self.laws[key] = [(x, self.number(p)) for x, p in effect.law if p]
        return law

    def _answers(self, effect: Any, scope: Any) -> list[Option]:
        if scope is NOWHERE:
            raise NeedsWhole
        return [(answer, self.number(p)) for answer, p in spread(effect, self.decide, scope)]

    # ---- rules awaited by rules ------------------------------------------------------------------------------------
    def _sub(self, rule: Any, args: tuple[Any, ...], scope: Any) -> list[Option]:
        """How a sub-rule can end, each end as (whole, End); or None alone: plainly."""
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
