"""A rule run to its end by a function that answers each effect: what several test players share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Instead(NamedTuple):
    """The answer is what this rule returns; its seats are those of a fight, or of whoever hands it off."""

    rule: Any
    seats: Any


def drive(rule: Any, answer: Callable[[Any, Any], Any]) -> Any:
    """What the rule returns.  `answer(effect, seats)` gives an effect's answer, or a rule to be run in its place."""
    stack: list[Instead] = [Instead(rule, None)]
    value: Any = None
    while stack:
        try:
            effect = stack[-1].rule.send(value)
        except StopIteration as stop:
            value = stop.value
            stack.pop()
            continue
        value = answer(effect, stack[-1].seats)
        if isinstance(value, Instead):
            stack.append(value)
            value = None
    return value
