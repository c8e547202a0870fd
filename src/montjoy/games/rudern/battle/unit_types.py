"""What a fight must know of unit types: strengths, lives and prices, row by row, and the table of them by its number.

A table is read and refused in `authoring/unit_table.py`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from montjoy.core.content.messages import closest, shown
from montjoy.core.errors import BadInput

Dice = Annotated[int, Meta(ge=0, le=99)]
Lives = Annotated[int, Meta(ge=1, le=99)]
Number = Annotated[int, Meta(ge=0, le=999)]
TypeName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,23}$")]
Words = Annotated[str, Meta(max_length=300)]


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-GEN-14  A row of the unit table."""

    type: TypeName
    field: Dice
    town: Dice
    fortress: Dice
    lives: Lives
    cost: Number
    steps_per_resource: Number
    rank: Annotated[int, Meta(ge=0, le=3)] = 0
    recruitable: Words = ""
    english: Words = ""
    swedish: Words = ""
    hebrew: Words = ""
    czech: Words = ""
    note: Words = ""

    @property
    def noble(self) -> bool:
        return self.rank > 0

    @property
    def dice(self) -> tuple[int, int, int]:
        """By Column."""
        return self.field, self.town, self.fortress


# The type names of every table read here, by its number: a fight holds numbers only, and the log wants names.
KNOWN: dict[int, tuple[str, ...]] = {}


class UnitTable(msgspec.Struct, frozen=True):
    """All types in the order of their rows; `number` tells one table from another inside a fight."""

    name: str
    rows: tuple[UnitType, ...]
    number: int

    def __post_init__(self) -> None:
        KNOWN[self.number] = self.types

    def row(self, type: str) -> int:
        """The number of a type's row; a plain refusal with the nearest name where there is none."""
        for i, unit in enumerate(self.rows):
            if unit.type == type:
                return i
        raise BadInput(f"{shown(type)} is not in the unit table", closest(str(type), self.types))

    def unit(self, type: str) -> UnitType:
        return self.rows[self.row(type)]

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(unit.type for unit in self.rows)


def type_name(number: int, row: int) -> str:
    """The name of a row of the table with that number."""
    types = KNOWN.get(number)
    return types[row] if types else f"row {row}"
