"""Unit tables read and refused: ours from `units/*.toml` and a group's own file, by one reader."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final
from zlib import crc32

import msgspec

from montjoy.core.content import files
from montjoy.core.content.messages import closest, explain, line_of, shown
from montjoy.core.content.vocabulary import folded
from montjoy.core.errors import BadInput
from montjoy.games.rudern.battle.unit_types import UnitTable, UnitType

FOLDER: Final = Path(__file__).parents[1] / "units"
PRESETS: Final = ("default", "heavy")
NOBLES: Final = {"general": 1, "shadow": 1, "head": 2, "ruler": 2}      # every table has them; their ranks
MOST_BYTES: Final = 100_000
MOST_ROWS: Final = 60
NAMED: Final = {"english": "en", "swedish": "sv", "hebrew": "he", "czech": "cs"}
FORMS: Final = {"english": 2, "swedish": 2, "hebrew": 2, "czech": 3}    # "pike / pikes"; in Czech of one, of two to four, of five


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: Annotated[list[list[Any]], msgspec.Meta(min_length=1, max_length=MOST_ROWS)]
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
    return read(data, path)


@lru_cache(None)
def _preset(name: str) -> UnitTable:
    return read((FOLDER / f"{name}.toml").read_bytes(), FOLDER / f"{name}.toml")


def read(data: bytes, path: Path | str) -> UnitTable:
    """RW-GEN-14  A unit table from the text of a file; BadFile names line, row and column."""
    text = files.text_of(data, path)
    raw: dict[str, Any] = files.toml_of(data, path, dict)
    reading = _Reading(path, text, files.convert(raw, _File, path, text))
    reading.check_columns()
    rows = [reading.row(n, cells) for n, cells in enumerate(reading.file.rows)]
    reading.check_types([unit.type for unit in rows])
    rows = [reading.ranked(n, unit) for n, unit in enumerate(rows)]
    name = reading.file.name or Path(path).name
    return UnitTable(name, tuple(rows), crc32(msgspec.json.encode([unit.type for unit in rows])))


# ---- what its types are called ---------------------------------------------------------------------------------------
def piece_names(table: UnitTable) -> dict[str, str]:
    """What its types are called in each language (`words/__init__.py`), but for those that are called as in our table: the
    locales decline them.  Where a row says nothing it is by its English name."""
    ours, found = {unit.type: unit for unit in load("default").rows}, dict[str, str]()
    for unit in table.rows:
        usual = ours.get(unit.type)
        new = unit.english if usual is None or unit.english != usual.english else ""
        for column, lang in NAMED.items():
            name = getattr(unit, column)
            if usual is not None and name == getattr(usual, column):
                continue
            if name or new:
                found[f"piece-{unit.type}:{lang}"] = name or new
    return found


# ---- reading ---------------------------------------------------------------------------------------------------------
class _Reading:
    """A file of units while it is read: what is wrong is told with its place."""

    def __init__(self, path: Path | str, text: str, file: _File) -> None:
        self.path, self.text, self.file = path, text, file

    def wrong(self, says: str, would_work: str = "", row: int = -1, column: str = "") -> files.BadFile:
        """What is wrong with the columns, or with a row (counted from 0) and perhaps one column of it."""
        if row < 0:
            line, key = line_of(self.text, ("columns",)), "columns"
        else:
            line, key = self.line(row), f"rows[{row + 1}]" + (f".{column}" if column else "")
        return files.BadFile(self.path, says, would_work, line=line, key=key)

    def line(self, row: int) -> int:
        return line_of(self.text, ("rows", row))

    def check_columns(self) -> None:
        columns, known = self.file.columns, UnitType.__struct_fields__
        for column in columns:
            if column not in known:
                raise self.wrong(f"{shown(column)} is not a column", closest(column, known))
            if columns.count(column) > 1:
                raise self.wrong(f"the column {shown(column)} stands there twice", "leave one of the two out, and its cells")
        missing = [x.name for x in msgspec.structs.fields(UnitType) if x.required and x.name not in columns]
        if missing:
            raise self.wrong(f"the column {shown(missing[0])} is missing", "add it, and its cell to each row")

    def row(self, number: int, cells: list[Any]) -> UnitType:
        columns = self.file.columns
        if len(cells) != len(columns):
            first = f"; the column {shown(columns[len(cells)])}" if len(cells) < len(columns) else ""
            lacks = first and f"{first} and those behind it have none"
            raise self.wrong(f"{len(cells)} cells under {len(columns)} columns{lacks}", row=number)
        row: dict[str, Any] = dict(zip(columns, cells, strict=True))
        try:
            return self.named(number, msgspec.convert(row, UnitType))
        except msgspec.ValidationError as error:
            where, says, would_work = explain(error, UnitType, row)
        raise self.wrong(says, would_work, number, str(where[-1]) if where else "")

    def named(self, number: int, unit: UnitType) -> UnitType:
        """A name in at most as many forms as its language has, none of them empty."""
        for column, most in FORMS.items():
            forms = [form.strip() for form in getattr(unit, column).split("/")]
            if len(forms) > most:
                says = f"{len(forms)} forms of a name, and at most {most} are used"
                raise self.wrong(says, "write one, or them between slashes, as \"pike / pikes\"", number, column)
            if len(forms) > 1 and "" in forms:
                says, would_work = "a form of the name is empty", "leave the slash out, or write what belongs there"
                raise self.wrong(says, would_work, number, column)
        return unit

    def check_types(self, types: list[str]) -> None:
        for number, type in enumerate(types):
            if type in types[:number]:
                before = types.index(type)
                says = f"{shown(type)} stands there twice (before in row {before + 1}, line {self.line(before)})"
                raise self.wrong(says, "give each type one row", number, "type")
        self.check_names()
        for noble in NOBLES:
            if noble not in types:
                says = f"the noble {shown(noble)} has no row"
                would_work = f"every unit table has {', '.join(NOBLES)}"
                raise files.BadFile(self.path, says, would_work, line=line_of(self.text, ("rows",)), key="rows")
        if len(types) == len(NOBLES):
            says, line = "there are only nobles", line_of(self.text, ("rows",))
            raise files.BadFile(self.path, says, "add a row for at least one type of unit", line=line, key="rows")

    def check_names(self) -> None:
        """Two types that are called alike in a language could not be told apart."""
        for column in (column for column in NAMED if column in self.file.columns):
            at = self.file.columns.index(column)
            names = [folded(str(cells[at])).strip() for cells in self.file.rows]
            for number, name in enumerate(names):
                if name and name in names[:number]:
                    before = names.index(name)
                    says = f"{shown(self.file.rows[number][at])} is also the name in row {before + 1}, line {self.line(before)}"
                    raise self.wrong(says, "give each type a name of its own", number, column)

    def ranked(self, number: int, unit: UnitType) -> UnitType:
        """RW-GEN-03  The four nobles have their ranks without being told; a file may add others with `rank`."""
        known = NOBLES.get(unit.type, unit.rank)
        if unit.rank not in (0, known):
            says = f"{unit.type} has rank {known}, not {unit.rank}"
            raise self.wrong(says, f"leave rank out or write {known}", number, "rank")
        return msgspec.structs.replace(unit, rank=known)
