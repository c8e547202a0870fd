"""A scenario's file: read, and refused in its author's words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files, messages
from montjoy.core.content.files import BadFile
from montjoy.core.options import read_options
from montjoy.games.drakborgen.model.pack import lookup
from montjoy.games.drakborgen.model.scenario import DelveScenario
from montjoy.games.drakborgen.options import DrakborgenOptions

MOST_BYTES: Final = 100_000


def read_folder(folder: Path) -> Mapping[str, DelveScenario]:
    """All scenarios of a folder, by id, with the fewest players first."""
    found = [read_file(path) for path in folder.glob("*.toml")]
    return {s.id: s for s in sorted(found, key=lambda s: (len(s.players), s.id))}


def read_file(path: Path, along: Path | None = None) -> DelveScenario:
    """A scenario from its file; BadFile says what is wrong.  `along`: a group's pack that was sent with it."""
    raw: dict[str, Any] = files.read_toml(path, dict, MOST_BYTES)
    scenario = files.convert(raw, DelveScenario, path, files.read_text(path, MOST_BYTES))
    return checked(scenario, path, along)


def checked(scenario: DelveScenario, path: Path, along: Path | None = None) -> DelveScenario:
    """What msgspec cannot see: seats twice, a pack that is not there; options that are none, and the group's own pack read in."""
    for n, player in enumerate(scenario.players):
        if player.id in [other.id for other in scenario.players[:n]]:
            raise BadFile(path, f"{messages.shown(player.id)} stands twice", "every player has a seat of his own", key="players")
    read_options(DrakborgenOptions, scenario.options)
    if scenario.own:
        raise BadFile(path, "own is written by the program", "give the path of your pack: pack = \"mine.toml\"", key="own")
    line = messages.line_of(files.read_text(path), ("pack",)) if path.is_file() else 0
    try:
        ref = lookup.find_pack(scenario.pack, path.parent) if along is None else lookup.read_own(along)
    except BadFile as bad:
        raise (bad.named_in(path, line) if along is None else bad) from None
    if ref is None:
        known = lookup.known_packs()
        near = messages.closest(scenario.pack, [*known, *lookup.files_beside(path.parent / scenario.pack)])
        if not near.startswith("did"):
            near = f"{messages.closest(scenario.pack, known)}, or the path of a pack beside this file"
        raise BadFile(path, f"{messages.shown(scenario.pack)} is no pack", near, line=line, key="pack")
    return msgspec.structs.replace(scenario, pack=ref.name, own=ref.own)
