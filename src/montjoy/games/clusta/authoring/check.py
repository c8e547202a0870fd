"""What `montjoy check` tells of a group's files beside scenarios and cases: maps."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.games.clusta.model import map_file

KEYS: Final = ("terrain", "levels", "bridgehead", "fleets", "names", "road")     # by which a map is known


def check_content(path: Path, raw: Mapping[str, Any]) -> str:
    """CN-GAP-01  What the file is; empty where it is no map.  BadFile says what is wrong with it."""
    if not {"terrain", "levels"} & set(raw):
        return ""
    map_file.read(path)
    return "a map of The Battle for Clusta Noba"


def check_folder(path: Path) -> str:
    """Empty: no files of this game are read together."""
    return ""


def content_schema() -> dict[str, Any]:
    """A map's keys."""
    return msgspec.json.schema(map_file.MapFile)
