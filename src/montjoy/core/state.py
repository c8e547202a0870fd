"""The state of a fight: whole numbers in fixed places, so that one class serves the table and the compiler.

    @state
    class Army(State):
        morale: int = 0
        value: list[list[int]] = ints(2, 4)      a block of numbers
        unit: list[Unit] = many(Unit, 8)         a fixed number of sub-states

At the table an object with slots and lists, in a batch a record with the same field names (`fights/`).
The state of a whole game is free msgspec data; only its fights need this.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

S = TypeVar("S", bound="State")


@dataclasses.dataclass(frozen=True)
class Kind:
    """What a field holds: a number (shape ()), a block of numbers, or `size` sub-states `of` a class."""

    shape: tuple[int, ...] = ()
    of: type[State] | None = None
    size: int = 0


class State:
    """Base of fight states.  `copy()` shares nothing; `key()` is a hashable tuple of all numbers in it."""

    __slots__ = ()
    kinds: ClassVar[dict[str, Kind]] = {}

    def copy(self) -> Self:
        raise NotImplementedError("decorate the class with @state")

    def key(self) -> tuple[int, ...]:
        raise NotImplementedError("decorate the class with @state")


def ints(*shape: int) -> Any:
    """A block of zeros of that shape (one or two dimensions)."""
    if len(shape) not in (1, 2):
        raise TypeError("ints(n) or ints(n, m)")
    if len(shape) == 1:
        return dataclasses.field(default_factory=lambda: [0] * shape[0], metadata={"kind": Kind(shape)})
    return dataclasses.field(
        default_factory=lambda: [[0] * shape[1] for _ in range(shape[0])], metadata={"kind": Kind(shape)}
    )


def many(of: type[S], size: int) -> Any:
    """`size` sub-states, each fresh."""
    return dataclasses.field(
        default_factory=lambda: [of() for _ in range(size)], metadata={"kind": Kind((), of, size)}
    )


@dataclass_transform()
def state(cls: type[S]) -> type[S]:
    """Give an annotated class slots, defaults, equality, copy() and key()."""
    for name in cls.__dict__.get("__annotations__", {}):
        if not hasattr(cls, name):
            setattr(cls, name, 0)
    own = list(cls.__dict__.get("__annotations__", {}))
    new: type[S] = dataclasses.dataclass(slots=True)(cls)
    known = new.__dataclass_fields__  # type: ignore[attr-defined]
    for name in [name for name in known if name not in own]:
        known[name] = known.pop(name)                        # inherited fields stand behind its own, in what is stored too
    fields: tuple[dataclasses.Field[Any], ...] = dataclasses.fields(new)  # type: ignore[arg-type]
    kinds = {f.name: f.metadata.get("kind", Kind()) for f in fields}
    for f in fields:
        if "kind" not in f.metadata and type(f.default) is not int:
            raise TypeError(f"{cls.__name__}.{f.name}: a whole number, ints(...) or many(...) is expected")
    new.kinds = kinds
    for name, function in _methods(new, kinds).items():
        setattr(new, name, function)
    return new


def _methods(cls: type[State], kinds: dict[str, Kind]) -> dict[str, Callable[..., Any]]:
    copy, key = [], []
    for name, kind in kinds.items():
        if kind.of:
            copy.append(f"new.{name} = [x.copy() for x in self.{name}]")
            key.append(f"*[n for x in self.{name} for n in x.key()]")
        elif len(kind.shape) == 2:
            copy.append(f"new.{name} = [row[:] for row in self.{name}]")
            key.append(f"*[n for row in self.{name} for n in row]")
        elif kind.shape:
            copy.append(f"new.{name} = self.{name}[:]")
            key.append(f"*self.{name}")
        else:
            copy.append(f"new.{name} = self.{name}")
            key.append(f"self.{name}")
    source = "def copy(self):\n new = blank(cls)\n {}\n return new\ndef key(self):\n return ({},)\n".format(
        "\n ".join(copy), ", ".join(key)
    )
    names: dict[str, Any] = {"blank": object.__new__, "cls": cls}
    exec(source, names)
    return {"copy": names["copy"], "key": names["key"]}


def assign(to: State, source: State) -> None:
    """Copy the numbers of one state into another of its class, in place: references into it stay good."""
    for name, kind in to.kinds.items():
        new = getattr(source, name)
        if kind.of:
            for a, b in zip(getattr(to, name), new, strict=True):
                assign(a, b)
        elif len(kind.shape) == 2:
            for row, other in zip(getattr(to, name), new, strict=True):
                row[:] = other
        elif kind.shape:
            getattr(to, name)[:] = new
        else:
            setattr(to, name, new)
