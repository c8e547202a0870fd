"""What other people wrote and we ship is what their packages hold: name, version and hash stand in vendor.json."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

VENDOR = Path(__file__).parents[2] / "src/montjoy/table/static/vendor"


def faults(folder: Path) -> list[str]:
    """Files that are not what vendor.json says, or that it does not know."""
    listed = {row["file"]: row["sha256"] for row in json.loads((folder / "vendor.json").read_text())}
    there = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.js")}
    return sorted(name for name in {*listed, *there} if listed.get(name) != there.get(name))


def test_nothing_of_theirs_was_changed() -> None:
    assert faults(VENDOR) == []


def test_a_changed_file_is_noticed(tmp_path: Path) -> None:
    for path in VENDOR.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "htmx.min.js").write_bytes(b"something else")
    (tmp_path / "more.js").write_bytes(b"")
    assert faults(tmp_path) == ["htmx.min.js", "more.js"]
