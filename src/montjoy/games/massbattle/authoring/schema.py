"""The JSON Schema of own rows and of options, for editors: made of what reads them (`columns.py`, `troops_file.py`).

What it refuses `check` refuses, too.  A row under `columns`, and what names a row of the same file, is checked by `check` alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from montjoy.games.massbattle.authoring.columns import Row, Shape, columns_of, reach_of
from montjoy.games.massbattle.authoring.troops_file import FOLLOWS, FROM, KEYS, LATER, RULED, completed, standard_rows
from montjoy.games.massbattle.model.scenario import CODE
from montjoy.games.massbattle.model.troops import NONE
from montjoy.games.massbattle.options import MassBattleOptions

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
FLIES: Final[Shape] = {"required": ["traits"], "properties": {"traits": {"anyOf": [
    {"type": "string", "pattern": r"(?:^|\s)flyer(?:\s|$)"}, {"type": "array", "contains": {"const": "flyer"}},
]}}}  # fmt: skip


def of_content() -> dict[str, Any]:
    """MB-BASE-11  A file of rows and of nothing else."""
    keys, parts = tables()
    return {
        "$schema": DIALECT, "title": "Own troops for Mass Battle", "type": "object", "properties": keys,
        "additionalProperties": False, "minProperties": 1, "$defs": parts,
    }  # fmt: skip


def of_options(*but: str) -> dict[str, Any]:
    """The switches, without these."""
    found = msgspec.json.schema(MassBattleOptions)["$defs"]["MassBattleOptions"]
    return {**found, "properties": {name: shape for name, shape in found["properties"].items() if name not in but}}


def tables() -> tuple[dict[str, Shape], dict[str, Shape]]:
    """The tables of own rows as keys of a file, and the rows to which they refer (`$defs`)."""
    known = {table: standard_rows(table) for table in KEYS}
    parts: dict[str, Shape] = {"row_in_a_line": {"type": "array", "items": {"type": ["string", "number", "boolean", "array"]}}}
    for table in KEYS:
        changed = changed_row(table, known)
        parts[table] = changed
        if table in RULED:
            parts |= {f"{table}.{code}": ruled_row(table, row, changed) for code, row in known[table].items()}
        else:
            parts[f"{table}.new"] = new_row(table, known, changed)
    return {table: of_table(table, known) for table in KEYS}, parts


def of_table(table: str, known: Mapping[str, Mapping[str, Row]]) -> Shape:
    """A table: its columns, the game's own rows and new ones, as lines or as sections."""
    names = [*columns_of(table, known), *FOLLOWS[table]]
    columns = {"type": "array", "items": {"enum": names}, "minItems": 1, "uniqueItems": True}
    rows = {code: row(f"{table}.{code}" if table in RULED else table) for code in known[table]}
    others = dict.fromkeys(known[LATER[1 - LATER.index(table)]], False) if table in LATER else {}
    code: Shape = {"pattern": f"^{CODE.pattern}$"}
    return {
        "type": "object", "properties": {"columns": columns, "rule": True, **rows, **others},
        "propertyNames": code if table == "armour" else {**code, "not": {"const": NONE}},
        "additionalProperties": False if table in RULED else row(f"{table}.new"),
        "if": {"not": {"required": ["columns"]}},
        "then": {"properties": {"rule": True}, "additionalProperties": {"type": "object"}},
    }  # fmt: skip


def row(part: str) -> Shape:
    return {"anyOf": [{"$ref": f"#/$defs/{part}"}, {"$ref": "#/$defs/row_in_a_line"}]}


def changed_row(table: str, known: Mapping[str, Mapping[str, Row]]) -> dict[str, Any]:
    """A row that the game has: whatever of it is different."""
    cells: dict[str, Any] = {name: column.shape for name, column in columns_of(table, known).items()}
    found = {"type": "object", "properties": dict.fromkeys(FOLLOWS[table], True) | cells, "additionalProperties": False}
    return found | {"not": {"required": ["ac_desc", "armour"]}} if "armour" in cells else found


def ruled_row(table: str, before: Row, changed: Mapping[str, Any]) -> Shape:
    """MB-SPELL-10, MB-SPELL-07, MB-MOVE-09  A row of ground or of a spell: the rest of it stays as it is."""
    stays: dict[str, Any] = {name: {"const": before[name]} for name in FOLLOWS[table]}
    if table == "spells":
        stays["range_m"] = reach_of(before)[1]
    return {**changed, "properties": changed["properties"] | stays}


def new_row(table: str, known: Mapping[str, Mapping[str, Row]], changed: Mapping[str, Any]) -> Shape:
    """A row of one's own: all that does not follow from the rest."""
    columns, usual = columns_of(table, known), completed(table, "", {}, known)
    needed = [name for name in columns if name not in (*usual, "armour") and FROM.get(name) not in columns]
    either = {"oneOf": [{"required": ["ac_desc"]}, {"required": ["armour"]}]} if "armour" in columns else {}
    return {**changed, **either, "required": needed, **(dict(flight()) if table == "singles" else {})}


def flight() -> Iterator[tuple[str, Shape]]:
    """MB-MOVE-08  A flyer has a rate of flight, and nobody else has."""
    yield "if", FLIES
    yield "then", {"required": ["fly_rate"], "properties": {"fly_rate": {"minimum": 1}}}
    yield "else", {"properties": {"fly_rate": {"maximum": 0}}}
