"""The other files a group may write for this game, for `montjoy check`: unit tables; and the schema of cases."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from montjoy.games.rudern import case, unit_table
from montjoy.games.rudern.options import RudernOptions, values


def check_content(path: Path, raw: Mapping[str, Any]) -> str:
    """What the file is; empty where it is none of these.  BadInput says what is wrong with it."""
    if not {"columns", "rows"} & set(raw):
        return ""
    unit_table.read(path.read_bytes(), path.name)
    return "a unit table of The Rudern War"


def case_schema() -> dict[str, Any]:
    """JSON Schema of a case (case.py), for editors."""
    pieces = {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0, "maximum": case.MOST_PIECES}}
    switches = {name: _switch(name) for name in RudernOptions.__struct_fields__}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A fight of The Rudern War",
        "type": "object",
        "required": ["fight", "attacker"],
        "additionalProperties": False,
        "properties": {
            "fight": {"enum": list(case.FIGHTS)},
            "place": {"enum": list(case.PLACES)},
            "repeat": {"type": "integer", "minimum": 0, "maximum": case.MOST_REPEATS},
            **{side: pieces for side in case.SIDES},
            "options": {"type": "object", "properties": switches, "additionalProperties": False},
        },
    }


def _switch(name: str) -> dict[str, Any]:
    known = values(name)
    if True in known:
        return {"type": "boolean"}
    return {"enum": list(known)} if known else {"type": "string"}
