"""What `montjoy check` tells of a group's files beside scenarios and cases, and what a table takes up of them: unit tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files
from montjoy.core.errors import BadInput
from montjoy.games.rudern.authoring import scenarios, unit_table
from montjoy.games.rudern.battle.unit_types import UnitTable, UnitType
from montjoy.games.rudern.model.scenario import BattleScenario

FIELD: Final = "units"
KEYS: Final = ("columns", "rows")                           # by which a unit table is known


def check_content(path: Path, raw: Mapping[str, Any]) -> str:
    """What the file is; empty where it is none of these.  BadInput says what is wrong with it."""
    if not set(KEYS) & set(raw):
        return ""
    unit_table.read(files.read_bytes(path, unit_table.MOST_BYTES), path)
    return "a unit table of The Rudern War"


def check_folder(path: Path) -> str:
    """Empty: no files of this game are read together."""
    return ""


def content_schema() -> dict[str, Any]:
    """A unit table: what each of its columns may hold, as if a row were written as a table."""
    return msgspec.json.schema(UnitType)


class Pack(msgspec.Struct, frozen=True):
    """A group's own unit table as a table takes it up."""

    name: str
    own: UnitTable


def read_own(path: Path) -> Pack:
    """RW-GEN-14  The unit table in a file.  BadFile says what is wrong with it."""
    if path.is_dir():
        raise files.BadFile(path, "a unit table stands in one file", "send that file by itself")
    return Pack(path.stem, unit_table.read(files.read_bytes(path, unit_table.MOST_BYTES), path))


def put_in(scenario: BattleScenario, pack: Any) -> BattleScenario:
    """RW-GEN-14  A scenario played with these types of unit.  BadInput where it has pieces of others."""
    found = msgspec.structs.replace(scenario, units=pack.own)
    for fault in scenarios.faults(found, pack.own):
        raise BadInput(fault.says)
    return found


def check_with(path: Path, content: Path) -> BattleScenario:
    """RW-GEN-14  A scenario's file with the unit table that was sent along with it."""
    return scenarios.read_file(path, read_own(content).own)
