"""A group's own pack as a table takes it up: `Packs` of the core."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.games.drakborgen.authoring import scenario_file
from montjoy.games.drakborgen.model.pack.lookup import read_own as read_own
from montjoy.games.drakborgen.model.scenario import DelveScenario

FIELD: Final = "own"


def put_in(scenario: DelveScenario, pack: Any) -> DelveScenario:
    """DL-BASE-25  A scenario played with a group's own pack."""
    return msgspec.structs.replace(scenario, pack=pack.name, own=pack.own)


def check_with(path: Path, content: Path) -> DelveScenario:
    """DL-BASE-25  A scenario's file with the pack that was sent along with it."""
    return scenario_file.read_file(path, content)
