"""A group's own rows as `montjoy check` tells of them and as a table takes them up: `Content` and `Packs` of the core."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core.content import files
from montjoy.games.massbattle.authoring import scenarios, schema, troops_file
from montjoy.games.massbattle.authoring.troops_file import KEYS as KEYS
from montjoy.games.massbattle.model.scenario import BattleScenario, OwnRows

FIELD = "own"
MOST_NOTES = 5


class Pack(msgspec.Struct, frozen=True):
    """A group's own rows as a table takes them up."""

    name: str
    own: OwnRows


def check_content(path: Path, raw: Mapping[str, Any]) -> str:
    """MB-BASE-11  What the file is; empty where it is none of these.  BadFile says what is wrong with it, all of it at once."""
    if not set(KEYS) & set(raw) or {"id", "sides"} & set(raw):
        return ""
    _, notes = troops_file.read_file(path)
    many = sum(len(raw[key].keys() - {"columns", "rule"}) for key in KEYS if key in raw)
    more = [f"and {len(notes) - MOST_NOTES} more"] if len(notes) > MOST_NOTES else []
    told = f" ({'; '.join(['worked out anew', *notes[:MOST_NOTES], *more])})" if notes else ""
    return f"{many} {'row' if many == 1 else 'rows'} of own troops for Mass Battle{told}"


def check_folder(path: Path) -> str:
    """Empty: no files of this game are read together."""
    return ""


def content_schema() -> Mapping[str, Any]:
    """MB-BASE-11  A file of own rows."""
    return schema.of_content()


def read_own(path: Path) -> Pack:
    """MB-BASE-11  The rows in a file.  BadFile says what is wrong with it."""
    if path.is_dir():
        raise files.BadFile(path, "own troops stand in one file", "put all rows into one .toml file")
    return Pack(path.stem, troops_file.read_file(path)[0])


def check_with(path: Path, content: Path) -> BattleScenario:
    """MB-BASE-11  A scenario's file with the rows that were sent along with it."""
    return scenarios.read_file(path, content)


def put_in(scenario: BattleScenario, pack: Any) -> BattleScenario:
    """MB-BASE-11  A scenario with these rows in place of its own ones."""
    return scenarios.with_rows(scenario, pack.own)
