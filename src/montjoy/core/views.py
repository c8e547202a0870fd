"""Help for views: what an object can reach, and what a viewer's picture has changed."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import Any

import msgspec

PLAIN = (str, int, float, bool, bytes, type(None), msgspec.UnsetType, enum.Enum)


def parts(thing: Any) -> Iterator[Any]:
    """Every object that can be reached from `thing`, itself first; plain values are left out.

    A view must share nothing with the state: the two must have no part in common (frozen parts may be shared, as
    nobody can change them)."""
    seen: set[int] = set()
    todo = [thing]
    while todo:
        x = todo.pop()
        if isinstance(x, PLAIN) or id(x) in seen:
            continue
        seen.add(id(x))
        yield x
        if isinstance(x, dict):
            todo += [*x.keys(), *x.values()]
        elif isinstance(x, list | tuple | set | frozenset):
            todo += list(x)
        else:
            todo += [getattr(x, name) for name in field_names(type(x)) if hasattr(x, name)]


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the data fields of a struct, a dataclass or a slotted class."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    if hasattr(kind, "__dataclass_fields__"):
        return tuple(kind.__dataclass_fields__)
    return tuple(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))


def is_frozen(x: Any) -> bool:
    """Whether nobody can change this object itself."""
    if isinstance(x, tuple | frozenset):
        return True
    config = getattr(type(x), "__struct_config__", None)
    return bool(config and config.frozen)


def shared(view: Any, state: Any) -> list[Any]:
    """Changeable objects that a view and a state have in common; there must be none."""
    mine = {id(x) for x in parts(state) if not is_frozen(x)}
    return [x for x in parts(view) if id(x) in mine]
