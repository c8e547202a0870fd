"""Battle scenarios: files in TOML, read with limits, checked, and set up.

The reader speaks to the author: which file, which line and key, what is wrong, and what would work.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files
from montjoy.core.content.messages import shown
from montjoy.core.errors import BadInput
from montjoy.games.rudern.money import begin_account
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.scenario_check import besieging, faults, nearest, stand, unknown_units
from montjoy.games.rudern.scenario_file import (
    MOST_BYTES,
    BannerFile,
    BattleScenario,
    BorderFile,
    CaptureFile,
    EndsFile,
    FactionFile,
    GarrisonFile,
    ProvinceFile,
    RelationFile,
    SiegeFile,
)
from montjoy.games.rudern.unit_table import UnitTable, load
from montjoy.games.rudern.world import (
    Banner,
    Border,
    Capture,
    Ends,
    Faction,
    Garrison,
    Land,
    Province,
    Siege,
    World,
)


# ---- reading ---------------------------------------------------------------------------------------------------------
def read_folder(folder: Path) -> Mapping[str, BattleScenario]:
    """All scenarios of a folder, by id."""
    return {s.id: s for s in (read_file(path) for path in sorted(folder.glob("*.toml")))}


def read_file(path: Path) -> BattleScenario:
    return read(files.read_bytes(path, MOST_BYTES), path.name, path.parent)


def read(data: bytes, where: str, folder: Path | None = None) -> BattleScenario:
    """A scenario from the text of a file; BadInput is one message in its author's words.

    RW-GEN-14  `unit_table` names a file in the same folder with unit types of its own."""
    raw, text = files.toml_of(data, where, dict), data.decode()
    try:
        scenario = msgspec.convert(raw, BattleScenario)
    except msgspec.ValidationError as error:
        raise BadInput(_in_words(error, text, raw, where)) from None
    if scenario.units is not None:
        raise BadInput(f'{where}{_line_of(text, "", 0, "units")}: write unit_table = "FILE.toml"; `units` is for records')
    if scenario.unit_table:
        scenario = msgspec.structs.replace(scenario, units=load(scenario.unit_table, folder))
    for fault in faults(scenario, scenario.units or load("default")):
        raise BadInput(f"{where}{_line_of(text, fault.table, fault.number, fault.key)}: {fault.says}")
    return scenario


def _in_words(error: msgspec.ValidationError, text: str, raw: Any, where: str) -> str:
    """msgspec's message as the author of the file would put it, with the line and, for an unknown key, the nearest one."""
    says, _, path = str(error).partition(" - at `")
    steps = re.findall(r"\.([A-Za-z_]+)|\[(\d+)\]", path)
    names = [name for name, _ in steps if name]
    number = next((int(n) for _, n in steps if n), 0)
    table = "ends.capture" if names[:2] == ["ends", "capture"] else names[0] if names and names[0] in _TABLES else ""
    unknown = re.search(r"unknown field `([^`]*)`", says)
    key = unknown[1] if unknown else names[-1] if names and names[-1] not in _TABLES else ""
    entry = f" (in {table}" + (f", number {number + 1})" if any(n for _, n in steps) else ")") if table else ""
    if unknown:
        known = _TABLES.get(table, BattleScenario).__struct_fields__
        says = f"{shown(unknown[1])} is not a key here{nearest(unknown[1], list(known))}"
    else:
        says = (f"{key}: " if key else "") + _plain(says)
    return f"{where}{_line_of(text, table, number, key)}: {says}{entry}"


_KINDS: Final = {"int": "a whole number", "str": "a text", "array": "a list", "object": "a table", "bool": "true or false"}


def _plain(says: str) -> str:
    """What is wrong with a value."""
    if "matching regex" in says:
        return "an id is a Latin letter followed by letters, digits and _, at most 32 of them"
    says = says.replace("Object missing required field", "this key is missing:").replace("`", "")
    for old, new in _KINDS.items():
        says = re.sub(rf"\b{old}\b", new, says)
    says = says.replace("Expected", "wanted is").replace(">=", "of at least").replace("<=", "of at most")
    return says.replace("Invalid enum value", "this value is not known:")


_TABLES: Final[dict[str, Any]] = {
    "factions": FactionFile, "relations": RelationFile, "provinces": ProvinceFile, "borders": BorderFile,
    "banners": BannerFile, "garrisons": GarrisonFile, "sieges": SiegeFile, "ends": EndsFile, "ends.capture": CaptureFile,
}


def _line_of(text: str, table: str, number: int, key: str) -> str:
    """`, line 8`: where the key of the number-th entry of a table stands, as well as one can tell."""
    seen, inside = -1, not table
    for n, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[+\s*([A-Za-z_.]+)\s*\]+", line)
        if head:
            seen += head[1] == table
            inside = head[1] == table and seen == number
            if inside and not key:
                return f", line {n}"
        elif inside and key and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return f", line {n}"
    return ""


# ---- setting up ------------------------------------------------------------------------------------------------------
def setup(s: BattleScenario, options: RudernOptions, units: UnitTable | None = None) -> World:
    """The start: plain data, nothing rolled yet."""
    units = units or s.units or load(options.unit_table)
    for fault in unknown_units(s, units):
        raise BadInput(f"{s.id} with unit_table = {shown(options.unit_table)}: {fault.says}")
    if any(p.recruits for p in s.provinces) and "foot" not in units.types:
        raise BadInput(f'{s.id}: its places give foot, and unit_table = {shown(options.unit_table)} has no type "foot"')
    land = Land(
        scenario=s.id,
        options=options,
        ends=Ends(
            s.ends.rounds, tuple(Capture(c.by, tuple(c.places), c.of) for c in s.ends.capture), s.ends.holder, s.ends.prize
        ),
        factions={f.id: Faction(f.id, f.name, f.plays, f.league) for f in s.factions},
        relations={a.id: {b.id: stand(s, a.id, b.id) for b in s.factions if b is not a} for a in s.factions},
        provinces={p.id: Province(p.id, p.name, p.site, p.owner, p.tax, p.recruits, p.x, p.y) for p in s.provinces},
        borders=[Border(b.a, b.b, b.way, b.length) for b in s.borders],
        banners={
            b.id: Banner(b.id, b.faction, b.noble, b.at, b.inside, dict(b.units), came_from=b.came_from) for b in s.banners
        },
        garrisons={f"{g.at}.{g.faction}": Garrison(f"{g.at}.{g.faction}", g.faction, g.at, dict(g.units)) for g in s.garrisons},
        sieges={x.place: Siege(x.place, x.by, x.round, 0, [b.id for b in besieging(s, x)]) for x in s.sieges},
        round=s.round,
    )
    for faction in land.factions:
        begin_account(land, faction)
    return World(
        land=land,
        units=units,
        treasuries={f.id: f.treasury for f in s.factions},
        chests={b.id: b.chest for b in s.banners},
    )

