"""Unit tables: strengths, lives and prices of every type, read from `units/*.toml` or from a group's own file.

One reader for ours and for theirs; `units/README.md` explains the columns.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final
from zlib import crc32

import msgspec
from msgspec import Meta

from montjoy.core.content import files
from montjoy.core.content.messages import closest, shown
from montjoy.core.errors import BadInput

FOLDER: Final = Path(__file__).parent / "units"
PRESETS: Final = ("default", "heavy")
NOBLES: Final = {"general": 1, "shadow": 1, "head": 2, "ruler": 2}      # every table has them; their ranks
MOST_BYTES: Final = 100_000
MOST_ROWS: Final = 60

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


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: list[list[int | str]]
    id: str = ""
    name: str = ""
    note: str = ""


def load(name: str, folder: Path | None = None) -> UnitTable:
    """RW-GEN-14  The table an option names: "default", "heavy" or a file, whose path is taken from `folder`."""
    if name in PRESETS:
        return _preset(name)
    if not name.endswith(".toml"):
        raise BadInput(f'[options] unit_table = {shown(name)}: use "default", "heavy" or the name of a .toml file')
    path = (folder or Path()) / name
    try:
        data = files.read_bytes(path, MOST_BYTES)
    except files.BadFile as bad:
        raise BadInput(f"[options] unit_table = {shown(name)}: {bad.says}", bad.would_work) from None
    return read(data, path.name)


@lru_cache(None)
def _preset(name: str) -> UnitTable:
    return read((FOLDER / f"{name}.toml").read_bytes(), f"{name}.toml")


def read(data: bytes, where: str) -> UnitTable:
    """RW-GEN-14  A unit table from the text of a file; BadInput names file, row and column."""
    try:
        file = msgspec.convert(files.toml_of(data, where, dict), _File)
    except msgspec.ValidationError as error:
        raise BadInput(f"{where}: {_plain(error)}; a unit table has columns = [...] and rows = [[...], ...]") from None
    _check_columns(file.columns, where)
    if not 1 <= len(file.rows) <= MOST_ROWS:
        raise BadInput(f"{where}: a unit table has 1 to {MOST_ROWS} rows")
    rows = [_row(file.columns, cells, f"{where}, row {n}") for n, cells in enumerate(file.rows, 1)]
    _check_types([unit.type for unit in rows], where)
    rows = [_ranked(unit, where) for unit in rows]
    table = UnitTable(file.name or where, tuple(rows), crc32(msgspec.json.encode([unit.type for unit in rows])))
    return table


def type_name(number: int, row: int) -> str:
    """The name of a row of the table with that number."""
    types = KNOWN.get(number)
    return types[row] if types else f"row {row}"


def _check_columns(columns: list[str], where: str) -> None:
    known = UnitType.__struct_fields__
    for column in columns:
        if column not in known:
            raise BadInput(f"{where}: {shown(column)} is not a column", closest(column, known))
        if columns.count(column) > 1:
            raise BadInput(f"{where}: the column {shown(column)} stands there twice")
    missing = [x.name for x in msgspec.structs.fields(UnitType) if x.required and x.name not in columns]
    if missing:
        raise BadInput(f"{where}: the column {shown(missing[0])} is missing")


def _row(columns: list[str], cells: list[int | str], where: str) -> UnitType:
    if len(cells) != len(columns):
        raise BadInput(f"{where}: {len(cells)} cells under {len(columns)} columns")
    row: dict[str, Any] = dict(zip(columns, cells, strict=True))
    try:
        return msgspec.convert(row, UnitType)
    except msgspec.ValidationError as error:
        text = _plain(error)
        column = next((c for c in columns if f"`$.{c}`" in str(error)), "")
        given = f"{column} = {shown(row[column])}: " if column else ""
        raise BadInput(f"{where}: {given}{text}") from None


def _plain(error: msgspec.ValidationError) -> str:
    """msgspec's message in its reader's words."""
    text = str(error).split(" - at ")[0]
    if "matching regex" in text:
        return "a type is a word of lower-case letters, digits and _, at most 24 of them"
    for theirs, ours in (
        ("`", ""), ("Object", "the file"), ("Expected int", "a whole number is wanted:"), ("wanted: >=", "wanted, at least"),
        ("wanted: <=", "wanted, at most"), ("wanted:, got", "wanted, not"),
    ):
        text = text.replace(theirs, ours)
    return text


def _check_types(types: list[str], where: str) -> None:
    for type in types:
        if types.count(type) > 1:
            raise BadInput(f"{where}: the type {shown(type)} stands there twice")
    for noble in NOBLES:
        if noble not in types:
            raise BadInput(f"{where}: the noble {shown(noble)} has no row; every unit table has {', '.join(NOBLES)}")
    if len(types) == len(NOBLES):
        raise BadInput(f"{where}: there are only nobles; add a row for at least one type of unit")


def _ranked(unit: UnitType, where: str) -> UnitType:
    """RW-GEN-03  The four nobles have their ranks without being told; a file may add others with `rank`."""
    known = NOBLES.get(unit.type, unit.rank)
    if unit.rank not in (0, known):
        raise BadInput(f"{where}: {unit.type} has rank {known}, not {unit.rank}; leave rank out or write {known}")
    return msgspec.structs.replace(unit, rank=known)
