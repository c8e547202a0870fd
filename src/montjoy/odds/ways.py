"""One way that a rule can go: its start played again with the answers of a path, and on from there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.odds.answers import Decide, TooMany, spread
from montjoy.odds.frames import rooted, sub_frame
from montjoy.odds.ledger import write
from montjoy.odds.rewrite import Rewriter, Sub

MOST_EFFECTS = 100_000  # a rule that awaits more in one run is broken
Option = tuple[Any, Any]  # answer, probability
NOWHERE: Any = object()  # the scope where nobody can be asked: a part of the state is counted out alone


class NeedsWhole(Exception):
    """A rule that was given only a part of the state asks something: it needs the whole."""


class Ways:
    """Runs a rule along one way, and knows the answers of every effect with their probabilities."""

    def __init__(self, decide: Decide, number: Callable[[Any], Any], merged: bool) -> None:
        self.decide, self.number, self.merged = decide, number, merged
        self.one = number(1)
        self.laws: dict[Any, list[Option]] = {}

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

    @abstractmethod
    def _sub(self, rule: Any, args: tuple[Any, ...], scope: Any) -> list[Option]:
        """How a sub-rule can end, each end as (whole, End); or None alone: plainly."""
