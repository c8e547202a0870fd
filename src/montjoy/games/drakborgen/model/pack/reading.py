"""Reading packs: the files of a folder, or one file, row by row.  Where each row stood is kept, to speak to its author."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files, messages
from montjoy.core.content.files import BadFile
from montjoy.games.drakborgen.model.pack.rows import OPS, ROWS, Row, key_of

FOLDER: Final = Path(__file__).parents[2] / "packs"          # our own
HEAD: Final = ("name", "version", "provenance", "extends", "counts", "categories")
TABLE: Final = ("rule", "source", "columns", "rows", "whole")
MOST_FILES: Final = 60
MOST_ROWS: Final = 400


class Source(msgspec.Struct, frozen=True):
    """Where a row stands: its file, its table, its first cells.  The line is looked up when somebody asks."""

    path: str = ""
    table: str = ""
    first: tuple[Any, ...] = ()

    @property
    def line(self) -> int:
        return line_of_row(files.read_text(self.path), self.table, self.first) if self.path else 0


class Part(msgspec.Struct):
    """What one file or folder says.  `rows`: component -> id -> row; `whole`: components it replaces altogether."""

    name: str = ""
    provenance: str = ""
    extends: str = ""
    counts: dict[str, int] = {}
    categories: dict[str, int] = {}
    rows: dict[str, dict[str, Any]] = msgspec.field(default_factory=lambda: {name: {} for name in ROWS})
    whole: list[str] = []
    sources: dict[str, Source] = {}                          # "heroes.H01" -> where

    def extended(self, own: Part) -> Part:
        """This pack with a group's own rows: known ids replaced, others added."""
        return Part(
            name=own.name or self.name,
            provenance=own.provenance or self.provenance,
            counts=self.counts | own.counts,
            categories=self.categories | own.categories,
            rows={c: (own.rows[c] if c in own.whole else self.rows[c] | own.rows[c]) for c in ROWS},
            sources=self.sources | own.sources,
        )

    def written(self) -> str:
        """As text for the record: the same part again by `own_part`."""
        rows = {c: list(self.rows[c].values()) for c in ROWS if self.rows[c]}
        head = {"name": self.name, "provenance": self.provenance, "counts": self.counts, "categories": self.categories}
        return msgspec.json.encode({**head, "whole": self.whole, "rows": rows}).decode()


def own_part(text: str) -> Part:
    """What `written` has written."""
    try:
        raw = msgspec.json.decode(text, type=_Written)
        rows = {c: {key_of(c, row): row for row in msgspec.convert(raw.rows.get(c, []), list[ROWS[c][0]])} for c in ROWS}  # type: ignore[misc]
    except (msgspec.MsgspecError, RecursionError):
        raise BadFile("own", "the pack in this record cannot be read") from None
    return Part(raw.name, raw.provenance, "", raw.counts, raw.categories, rows, [c for c in raw.whole if c in ROWS])


class _Written(msgspec.Struct):
    name: str
    provenance: str
    counts: dict[str, int]
    categories: dict[str, int]
    whole: list[str]
    rows: dict[str, list[Any]]


def base_of(own: Part, path: Path, known: list[str]) -> str:
    """The pack that a group's own one extends."""
    if not own.extends:
        raise BadFile(path, '"extends" is missing', 'begin with extends = "standard"')
    if own.extends not in known:
        says = f"{messages.shown(own.extends)} is no pack that can be extended"
        line = messages.line_of(files.read_text(path), ("extends",)) if path.is_file() else 0
        raise BadFile(path, says, messages.closest(own.extends, known), line=line, key="extends")
    return own.extends


# ---- files -----------------------------------------------------------------------------------------------------------
def part_of(path: Path) -> Part:
    """The rows of a file, or of all files of a folder together."""
    part = Part()
    paths = sorted([*path.glob("*.toml"), *path.glob("*/*.toml")]) if path.is_dir() else [path]
    for deep in sorted(path.glob("*/*/**/*.toml")):
        raise BadFile(deep, "it stands in a folder within a folder", "one level is read")
    if not paths:
        raise BadFile(path, "there is no .toml file in this folder", "a pack has at least one")
    if len(paths) > MOST_FILES:
        raise BadFile(path, f"the folder has {len(paths)} files", f"at most {MOST_FILES} are read")
    for each in paths:
        _add(part, each)
    return part


def _add(part: Part, path: Path) -> None:
    text = files.read_text(path)
    raw: dict[str, Any] = files.toml_of(text.encode(), path, dict)
    for key, value in raw.items():
        if key in HEAD:
            _head(part, key, value, path, text)
        elif key in ROWS:
            _component(part, key, value, path, text)
        else:
            would_work = messages.closest(key, [*ROWS, *HEAD])
            raise BadFile(path, "there is no such key in a pack", would_work, line=messages.line_of(text, (key,)), key=key)


class _Head(msgspec.Struct):
    name: str = ""
    version: str = ""
    provenance: str = ""
    extends: str = ""
    counts: dict[str, int | str] = {}
    categories: dict[str, int | str] = {}


def _head(part: Part, key: str, value: Any, path: Path, text: str) -> None:
    head = files.convert({key: value}, _Head, path, text)
    if key in ("counts", "categories"):
        numbers = {name: n for name, n in getattr(head, key).items() if name != "rule"}
        for name, n in numbers.items():
            if not isinstance(n, int):
                raise BadFile(path, f"{messages.shown(n)} is no number", "", line=messages.line_of(text, (key, name)), key=name)
        setattr(part, key, getattr(part, key) | numbers)
    elif key != "version":
        setattr(part, key, getattr(head, key))


# ---- rows ------------------------------------------------------------------------------------------------------------
def _component(part: Part, name: str, table: Any, path: Path, text: str) -> None:
    """One table of rows under named columns."""
    kind, _ = ROWS[name]
    part.sources[name] = Source(str(path), name)
    at = messages.line_of(text, (name,))
    if not isinstance(table, dict) or not {"columns", "rows"} <= set(table):
        raise BadFile(path, f"[{name}] is a table with columns = [...] and rows = [[...], ...]", line=at, key=name)
    for key in table:
        if key not in TABLE:
            line = messages.line_of(text, (name, key))
            raise BadFile(path, "there is no such key", messages.closest(key, TABLE), line=line, key=f"{name}.{key}")
    columns = _columns(table["columns"], kind, name, path, text)
    if table.get("whole", False) is True:
        part.whole.append(name)
    elif "whole" in table and table["whole"] is not False:
        says = f"{messages.shown(table['whole'])} does not fit"
        raise BadFile(path, says, "wanted is true or false", line=messages.line_of(text, (name, "whole")), key=f"{name}.whole")
    rows = table["rows"]
    if not isinstance(rows, list) or len(rows) > MOST_ROWS:
        raise BadFile(path, "rows does not fit", f"wanted is a list of at most {MOST_ROWS} rows", line=at, key=f"{name}.rows")
    for number, cells in enumerate(rows, 1):
        row = _row(kind, columns, cells, name, number, path, text)
        key = key_of(name, row)
        where = f"{name}.{key}"
        if key in part.rows[name] and where in part.sources:
            before = part.sources[where]
            says = f"{key} stands twice (before in {Path(before.path).name}:{before.line})"
            raise BadFile(path, says, "every row has an id of its own", line=second_line(text, name, cells), key=name)
        part.rows[name][key] = row
        part.sources[where] = Source(str(path), name, tuple(cells[:2]))


def _columns(columns: Any, kind: type[Row], name: str, path: Path, text: str) -> list[str]:
    line = messages.line_of(text, (name, "columns"))
    known = [f.encode_name for f in msgspec.structs.fields(kind)]
    if not isinstance(columns, list) or not all(isinstance(c, str) for c in columns):
        raise BadFile(path, "columns is a list of texts", messages.listed(known), line=line, key=f"{name}.columns")
    for column in columns:
        if column not in known:
            says, would_work = f"{messages.shown(column)} is not a column of {name}", messages.closest(column, known)
            raise BadFile(path, says, would_work, line=line, key=f"{name}.columns")
        if columns.count(column) > 1:
            raise BadFile(path, f"the column {messages.shown(column)} stands twice", line=line, key=f"{name}.columns")
    for field in msgspec.structs.fields(kind):
        if field.required and field.encode_name not in columns:
            raise BadFile(path, f'the column "{field.encode_name}" is missing', line=line, key=f"{name}.columns")
    return columns


def _row(kind: type[Row], columns: list[str], cells: Any, name: str, number: int, path: Path, text: str) -> Any:
    if not isinstance(cells, list) or len(cells) != len(columns):
        count = len(cells) if isinstance(cells, list) else 1
        says = f"row {number} has {count} cells under {len(columns)} columns"
        raise BadFile(path, says, line=line_of_row(text, name, cells), key=name)
    raw = dict(zip(columns, cells, strict=True))
    called = ".".join(str(raw.get(column, "?")) for column in ROWS[name][1])
    for key, says, would_work in _wrong_ops(raw.get("effects"), "effects"):
        raise BadFile(path, says, would_work, line=line_of_row(text, name, cells), key=f"{name}.{called}.{key}")
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        where, says, would_work = messages.explain(error, kind, raw)
        key = messages.dotted((name, called, *where))
    raise BadFile(path, says, would_work, line=line_of_row(text, name, cells), key=key)


def _wrong_ops(effects: Any, where: str) -> Iterator[tuple[str, str, str]]:
    """What is wrong with operations, before the rest is looked at: an op that is missing, unknown or wrongly filled."""
    for number, effect in enumerate(effects if isinstance(effects, list) else [], 1):
        at = f"{where}[{number}]"
        if not isinstance(effect, dict) or not isinstance(effect.get("op"), str):
            yield at, "an effect is a table that begins with op", 'like { op = "risk", n = 1 }'
            continue
        kind = OPS.get(effect["op"])
        if kind is None:
            yield f"{at}.op", f"{messages.shown(effect['op'])} is not an operation", messages.closest(effect["op"], OPS)
            continue
        for inner in ("then", "else", "effects"):
            yield from _wrong_ops(effect.get(inner), f"{at}.{inner}")
        try:
            msgspec.convert(effect, kind)
        except msgspec.ValidationError as error:
            place, says, would_work = messages.explain(error, kind, effect)
            yield f"{at}.{messages.dotted(place)}".rstrip("."), says, would_work


def line_of_row(text: str, table: str, cells: Any, skip: int = 0) -> int:
    """The line of a row: the first below the head of its table that begins with its first cells (the next, with `skip`)."""
    start = messages.line_of(text, (table,)) or 1
    first = [c for c in cells[:2] if isinstance(c, str | int)] if isinstance(cells, list | tuple) else []
    shape = r"\s*,\s*".join(rf"[\"']?{re.escape(str(c))}[\"']?" for c in first)
    for number, line in enumerate(text.split("\n")[start - 1 :], start):
        if first and re.search(rf"\[\s*{shape}\s*[,\]]", line):
            if not skip:
                return number
            skip -= 1
    return start


def second_line(text: str, table: str, cells: Any) -> int:
    """The line of the second row that begins with these cells, or of the row itself."""
    again = line_of_row(text, table, cells[:1], 1)
    return again if again > line_of_row(text, table, ()) else line_of_row(text, table, cells)
