"""What a value of lowered code can be.  Every expression has one of these types, found from the entry's state class
downwards, so that fields and methods are resolved as Python would."""

from __future__ import annotations

from dataclasses import dataclass

from montjoy.core.state import State

FIGHT, SEEN = "fight", "seen"  # which record a part belongs to


@dataclass(frozen=True)
class Type:
    def says(self) -> str:
        return "a value"


@dataclass(frozen=True)
class Num(Type):
    truth: bool = False

    def says(self) -> str:
        return "a truth value" if self.truth else "a number"


@dataclass(frozen=True)
class Nothing(Type):
    def says(self) -> str:
        return "nothing"


@dataclass(frozen=True)
class Part(Type):
    """A state or a sub-state: a record."""

    cls: type[State]
    root: str = FIGHT

    def says(self) -> str:
        return f"a {self.cls.__name__}"


@dataclass(frozen=True)
class Parts(Type):
    """A field made by `many(...)`."""

    cls: type[State]
    size: int
    root: str = FIGHT

    def says(self) -> str:
        return f"{self.size} {self.cls.__name__}s"


@dataclass(frozen=True)
class Block(Type):
    """A field made by `ints(...)`, or a row of it."""

    cls: type[State]
    field: str
    shape: tuple[int, ...]
    root: str = FIGHT

    def says(self) -> str:
        return f"a block of numbers ({self.cls.__name__}.{self.field})"


@dataclass(frozen=True)
class Table(Type):
    """A constant tuple of whole numbers, or of such tuples of one length; or a row of one."""

    shape: tuple[int, ...]

    def says(self) -> str:
        return "a constant table"


@dataclass(frozen=True)
class Several(Type):
    """A tuple of numbers."""

    items: tuple[Type, ...]

    def says(self) -> str:
        return f"a tuple of {len(self.items)}"


@dataclass(frozen=True)
class Source(Type):
    """A policy's `luck`."""

    def says(self) -> str:
        return "a source of luck"


@dataclass(frozen=True)
class Arrays(Type):
    """A policy's `tables`: names and numbers of dimensions."""

    names: tuple[tuple[str, int], ...] = ()

    def says(self) -> str:
        return "the policy's tables"


@dataclass(frozen=True)
class Array(Type):
    """One of a policy's tables, or a row of it; read only."""

    dims: int

    def says(self) -> str:
        return "a table of the policy"


INT, BOOL, NOTHING, LUCK = Num(), Num(True), Nothing(), Source()


def unify(a: Type, b: Type) -> Type | None:
    """The type of a variable that holds now an a and now a b; None: there is none."""
    if a == b:
        return a
    if isinstance(a, Num) and isinstance(b, Num):
        return INT
    if isinstance(a, Several) and isinstance(b, Several) and len(a.items) == len(b.items):
        items = [unify(x, y) for x, y in zip(a.items, b.items)]
        return Several(tuple(INT if x is None else x for x in items)) if None not in items else None
    return None
