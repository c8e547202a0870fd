"""What a rule is called with: which arguments it can change, how they are copied together, and what tells calls apart."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from enum import Enum
from fractions import Fraction
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from montjoy.core import effects as fx
from montjoy.core.state import State

ELSEWHERE, NONE = -1, -2
Path = tuple[tuple[str, int], ...]
PLAIN_TYPES = frozenset({int, str, bool, type(None), Fraction, bytes, float, fx.Die})


class Place(NamedTuple):
    """An argument that is, or is a part of, the frame's n-th changing object."""

    n: int
    path: Path
    of: type


class Frame(NamedTuple):
    """A call of a rule.  `spec`: its arguments, changing ones as Places; `objects`: what they are places in;
    `scope`: which of the objects is the state that questions are about; ELSEWHERE: none of them; NONE: there is none."""

    rule: Callable[..., Any]
    spec: tuple[Any, ...]
    objects: tuple[Any, ...]
    scope: int

    def args(self, objects: Sequence[Any]) -> list[Any]:
        """The arguments, in a copy of the objects."""
        return [at(objects[x.n], x.path) if type(x) is Place else x for x in self.spec]


def constant(x: Any) -> bool:
    """Can never change, and tells by its hash what it is."""
    if type(x) in PLAIN_TYPES or isinstance(x, (Enum, type)):
        return True
    if isinstance(x, (tuple, frozenset)):
        return all(map(constant, x))
    if isinstance(x, msgspec.Struct):
        return x.__struct_config__.frozen and all(constant(getattr(x, f)) for f in x.__struct_fields__)
    return isinstance(x, FunctionType) and x.__closure__ is None


def at(x: Any, path: Path) -> Any:
    """The part of a state at a path."""
    for name, i in path:
        x = getattr(x, name)[i]
    return x


def path_to(whole: State, part: Any) -> Path | None:
    """Where a sub-state lies in a state; None: nowhere."""
    if whole is part:
        return ()
    for name, kind in whole.kinds.items():
        if kind.of:
            for i, x in enumerate(getattr(whole, name)):
                below = path_to(x, part)
                if below is not None:
                    return ((name, i), *below)
    return None


def sub_frame(rule: Callable[..., Any], args: Sequence[Any], scope: Any) -> Frame | None:
    """The frame of a sub-rule, of fight states and constants only; None: it cannot be counted out by itself."""
    states = [x for x in args if isinstance(x, State)]
    if not all(constant(x) for x in args if not isinstance(x, State)):
        return None
    outer: list[State] = []
    for x in states:
        if all(x is not y for y in outer):
            outer.append(x)
    if len(outer) > 1:
        outer = [x for x in outer if not any(y is not x and path_to(y, x) is not None for y in outer)]
    return _frame(rule, args, outer, scope)


def rooted(rule: Callable[..., Any], args: Sequence[Any], scope: Any) -> Frame | None:
    """The same with the whole scope as its object; None where an argument does not lie in it."""
    if not isinstance(scope, State):
        return None
    return _frame(rule, args, [scope], scope)


def _frame(rule: Callable[..., Any], args: Sequence[Any], objects: list[State], scope: Any) -> Frame | None:
    spec: list[Any] = []
    for x in args:
        if isinstance(x, State):
            place = _place(objects, x)
            if place is None:
                return None
            spec.append(place)
        else:
            spec.append(x)
    where = next((n for n, x in enumerate(objects) if x is scope), ELSEWHERE)
    return Frame(rule, tuple(spec), tuple(objects), where)


def _place(objects: Sequence[State], x: State) -> Place | None:
    for n, whole in enumerate(objects):
        path = path_to(whole, x)
        if path is not None:
            return Place(n, path, type(x))
    return None


def first_frame(rule: Callable[..., Any], args: Sequence[Any]) -> Frame:
    """The frame of the rule that was asked about: any arguments.  Its first changing one is the scope of questions."""
    known = sub_frame(rule, args, None)
    if known is not None:
        return known._replace(scope=0 if known.objects else NONE)
    spec: list[Any] = []
    objects: list[Any] = []
    for x in args:
        if constant(x) or isinstance(x, FunctionType):
            spec.append(x)
        else:
            if all(x is not y for y in objects):
                objects.append(x)  # what they share, they share in the copies, too
            spec.append(Place(next(n for n, y in enumerate(objects) if y is x), (), type(x)))
    return Frame(rule, tuple(spec), tuple(objects), 0)


def copies(objects: Sequence[Any]) -> list[Any]:
    """Copies that share nothing with the originals, and with each other what those share."""
    if all(isinstance(x, State) for x in objects):
        return [x.copy() for x in objects]
    return copy.deepcopy(list(objects))


def key_of(x: Any) -> Any:
    """What tells one value of a changing object from another."""
    if isinstance(x, State):
        return x.key()
    return msgspec.msgpack.encode(x)
