"""What `montjoy check` tells of a group's files beside scenarios and cases: its unit tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from montjoy.core.content import files
from montjoy.games.rudern.authoring import unit_table

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
