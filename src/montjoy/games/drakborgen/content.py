"""What `montjoy check` needs to know about a group's content packs: one file, or a folder of files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from montjoy.games.drakborgen.pack import check_pack
from montjoy.games.drakborgen.pack_rows import ROWS

KEYS: Final = ("extends", "counts", "categories", *ROWS)     # by which a pack is known


def check_content(path: Path, raw: Mapping[str, Any]) -> str:
    """DL-BASE-25  What the file is, and what is unusual about it; empty where it is no pack.  BadFile says what is wrong."""
    return check_folder(path) if set(KEYS) & set(raw) else ""


def check_folder(path: Path) -> str:
    """DL-BASE-25  The same for a file or a folder that is a pack."""
    unusual = "; ".join(check_pack(path))
    return f"a content pack for Drakborgen Legenden ({unusual})" if unusual else "a content pack for Drakborgen Legenden"
