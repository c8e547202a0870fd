"""Unit tables read and refused: ours from `units/*.toml` and a group's own file, by one reader."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import msgspec

from montjoy.core.content import files
from montjoy.core.content.messages import closest, shown
from montjoy.core.errors import BadInput
from montjoy.games.rudern.battle.unit_types import UnitTable, UnitType

FOLDER: Final = Path(__file__).parents[1] / "units"
PRESETS: Final = ("default", "heavy")
NOBLES: Final = {"general": 1, "shadow": 1, "head": 2, "ruler": 2}      # every table has them; their ranks
MOST_BYTES: Final = 100_000
MOST_ROWS: Final = 60


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
