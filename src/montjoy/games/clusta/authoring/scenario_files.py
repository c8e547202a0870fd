"""Scenarios: files in TOML, read with limits and checked.  The reader speaks to the author: which file, which line and key, what
is wrong, and what would work."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files, messages
from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.games.clusta.authoring.scenario_check import faults
from montjoy.games.clusta.model import map_file
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.scenario import MOST_BYTES, NEVER, ClustaScenario
from montjoy.games.clusta.options import read_options

SHORTEST_FIRST: Final = ("skirmish", "rearguard", "day_six", "undead", "two_sides", "three_sides", "island")


def read_folder(folder: Path) -> Mapping[str, ClustaScenario]:
    """All scenarios of a folder by id, the shortest of ours first."""
    found = {s.id: s for s in (read_file(path) for path in sorted(folder.glob("*.toml")))}
    ours = [id for id in SHORTEST_FIRST if id in found]
    return {id: found[id] for id in [*ours, *(id for id in found if id not in ours)]}


def read_file(path: Path) -> ClustaScenario:
    """A scenario from its file; BadFile says what is wrong."""
    raw: dict[str, Any] = files.read_toml(path, dict, MOST_BYTES)
    text = files.read_text(path, MOST_BYTES)
    return checked(files.convert(raw, ClustaScenario, path, text), path, text)


def checked(scenario: ClustaScenario, path: Path, text: str = "") -> ClustaScenario:
    """CN-GAP-01  What the types cannot see, and the scenario's own map read in, so that a record holds it."""
    lines = messages.Lines(text)
    scenario = with_map(scenario, path, lines)
    there = Island(scenario.own_map or map_file.read(map_file.FOLDER / f"{scenario.map}.toml"))
    for fault in faults(scenario, there):
        says = f"{fault.says} (line {lines.of(fault.other)})" if fault.other else fault.says
        raise BadFile(path, says, fault.would_work, line=lines.of(fault.where), key=messages.dotted(fault.where))
    try:
        read_options(scenario.options)
    except BadInput as error:
        says = error.says.removeprefix("[options] ")
        name = says.strip('"').partition(" ")[0].strip('"')
        where: messages.Where = ("options", name) if name in scenario.options else ("options",)
        raise BadFile(path, says, error.would_work, line=lines.of(where), key=messages.dotted(where), named=True) from None
    return scenario


def with_map(scenario: ClustaScenario, path: Path, lines: messages.Lines) -> ClustaScenario:
    """The scenario with the map its file names beside it, where that is none of ours."""
    if scenario.own_map is not None or scenario.config.own_map:
        where: messages.Where = ("config", "own_map") if scenario.config.own_map else ("own_map",)
        says, would_work = "own_map is written by the program", 'give the file of your map: map = "mine.toml"'
        raise BadFile(path, says, would_work, line=lines.of(where), key=messages.dotted(where), named=True)
    if scenario.map in map_file.known():
        return scenario
    beside = path.parent / scenario.map
    if not beside.exists():
        would_work = f"{messages.closest(scenario.map, map_file.known())}, or the name of a map's file beside this one"
        raise BadFile(path, f"{messages.shown(scenario.map)} is no map", would_work, line=lines.of(("map",)), key="map")
    return msgspec.structs.replace(scenario, own_map=map_file.read(beside))


LONG: Final = 14                                             # days: more is a campaign
BRIEF: Final = 3


def brief(scenario: ClustaScenario) -> ClustaScenario:
    """A campaign of weeks cut short, for the suite: the bridge is finished on its second day, the umpire ends it on its
    fourth."""
    config = scenario.config
    if config.conflux_day - config.first_day < LONG:
        return scenario
    bridge = NEVER if config.bridge_day == NEVER else config.first_day + 1
    short = msgspec.structs.replace(config, conflux_day=config.first_day + BRIEF, bridge_day=bridge, victory="umpire")
    return msgspec.structs.replace(scenario, config=short)
