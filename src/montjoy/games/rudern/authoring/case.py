"""One fight described in a file, for `odds rudern CASE.toml` and `study rudern CASE.toml`.

    fight  = "assault"          # field | assault | sortie | relief
    place  = "town"             # town | fortress                       (assault, sortie)
    repeat = 3                  # assaults, or sorties, that can be paid for; 0 = until a side is gone; left out: 1
    [attacker]                  # the besieger in assault AND sortie; the entering or relieving side in field and relief
    foot = 6                    # pieces by type of the unit table, nobles included
    general = 1
    [defender]                  # no entries: an empty place
    foot = 4
    [joined]                    # relief only: besieged pieces that join the relieving side
    [options]                   # any option of the battle layer
    unit_table = "default"
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from montjoy.core.content import files
from montjoy.core.content.messages import closest, shown
from montjoy.core.errors import BadInput
from montjoy.core.options import values
from montjoy.games.rudern.authoring.unit_table import load, piece_names
from montjoy.games.rudern.battle.exact import BATTLES, RudernCase
from montjoy.games.rudern.battle.hosts import Entry, muster
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Column, Fight, Kind
from montjoy.games.rudern.battle.strength import besieger_dice, field_dice, garrison_dice, is_held
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.options import RudernOptions, read_options

MOST_BYTES: Final = 20_000
MOST_DICE: Final = 400
MOST_PIECES: Final = 9_999
MOST_REPEATS: Final = 999
KEYS: Final = ("fight", "place", "repeat", "attacker", "defender", "joined", "options")
SIDES: Final = ("attacker", "defender", "joined")
FIGHTS: Final = tuple(kind.name.lower() for kind in Kind)
PLACES: Final = ("town", "fortress")
REPEATED: Final = {Kind.ASSAULT: "assaults", Kind.SORTIE: "sorties"}


# ---- reading ---------------------------------------------------------------------------------------------------------
def read_case(path: Path) -> RudernCase:
    """The case in a file; BadInput says file, key, what is wrong and what would work."""
    raw = files.toml_of(files.read_bytes(path, MOST_BYTES), path, dict)
    try:
        return case_of(raw, path.parent)
    except files.BadFile:
        raise                                                # of the unit table that it names
    except BadInput as error:
        raise files.BadFile(path, error.says, error.would_work) from None


def case_of(given: Mapping[str, Any], folder: Path | None = None) -> RudernCase:
    """The case in a table already read.  `folder`: where the path of a unit table begins."""
    for key in given:
        if key not in KEYS:
            raise BadInput(f"{shown(key)} is not a key of a case", closest(key, KEYS))
    kind = _kind(given)
    ground = _ground(given, kind)
    repeat = _repeat(given, kind)
    options = read_options(_section(given, "options"))
    table = load(options.unit_table, folder)
    sides = {side: _entries(_section(given, side), side, table) for side in SIDES}
    _check_sides(given, kind, sides)
    fight = muster(table, options, kind, ground, (sides["attacker"] + sides["joined"], sides["defender"]), paid=repeat)
    _check_dice(given, fight)
    if kind == Kind.SORTIE and not is_held(fight):
        raise BadInput(_nobody_sallies(options))
    return RudernCase(kind, fight, table, called=piece_names(table))


def _kind(given: Mapping[str, Any]) -> Kind:
    fight = given.get("fight")
    if fight is None:
        raise BadInput(f'fight is missing: write fight = "assault", or one of {", ".join(FIGHTS)}')
    if not isinstance(fight, str) or fight not in FIGHTS:
        raise BadInput(f"fight = {shown(fight)}: it is one of {', '.join(FIGHTS)}")
    return Kind[fight.upper()]


def _ground(given: Mapping[str, Any], kind: Kind) -> Column:
    place = given.get("place")
    if kind in BATTLES:
        if place is not None:
            raise BadInput(f"place has no meaning in a {kind.name.lower()} battle, where walls do not count; leave it out")
        return Column.FIELD
    if place is None:
        raise BadInput('place is missing: write place = "town" or place = "fortress"')
    if not isinstance(place, str) or place not in PLACES:
        raise BadInput(f"place = {shown(place)}: it is town or fortress")
    return Column[place.upper()]


def _repeat(given: Mapping[str, Any], kind: Kind) -> int:
    repeat = given.get("repeat")
    if kind in BATTLES:
        if repeat is not None:
            raise BadInput(f'repeat has no meaning with fight = "{kind.name.lower()}"; only assaults and sorties are repeated')
        return 1
    if repeat is None:
        return 1
    if type(repeat) is not int or not 0 <= repeat <= MOST_REPEATS:
        raise BadInput(
            f"repeat = {shown(repeat)}: it is the number of {REPEATED[kind]} that can be paid for, 1 to {MOST_REPEATS}, "
            "or 0 for until a side is gone"
        )
    return repeat


def _section(given: Mapping[str, Any], name: str) -> dict[str, Any]:
    section = given.get(name, {})
    if not isinstance(section, dict):
        raise BadInput(f"{name} = {shown(section)}: {name} is a section: write [{name}] and its lines below it")
    return section


def _entries(section: Mapping[str, Any], side: str, table: UnitTable) -> list[Entry]:
    entries = []
    for type_, count in section.items():
        if type_ not in table.types:
            raise BadInput(f"[{side}] {shown(type_)} is not in the unit table", closest(type_, table.types))
        if type(count) is not int or not 0 <= count <= MOST_PIECES:
            many = f"at most {MOST_DICE} dice are counted on a side" if type(count) is int and count > 0 else ""
            raise BadInput(f"[{side}] {type_} = {shown(count)}: " + (many or "a number of pieces is wanted, 0 or more"))
        entries.append(Entry(type_, count))
    return [entry for entry in entries if entry.count > 0]


def _check_sides(given: Mapping[str, Any], kind: Kind, sides: Mapping[str, list[Entry]]) -> None:
    if "joined" in given and kind != Kind.RELIEF:
        raise BadInput(f'[joined] has no meaning with fight = "{kind.name.lower()}"; the besieged join a relief only')
    if not sides["attacker"]:
        raise BadInput("[attacker] has no pieces; write some, as foot = 6")
    if not sides["defender"]:
        if kind in BATTLES:
            raise BadInput("[defender] has no pieces; a battle needs two sides (an empty place is taken by an assault)")
        if kind == Kind.SORTIE:
            raise BadInput('[defender] has no pieces; an empty place cannot sally, write fight = "assault"')


def _nobody_sallies(options: RudernOptions) -> str:
    assert not options.noble_holds_place
    return "[defender] has only nobles, and with noble_holds_place = false they hold nothing and cannot sally; add a unit"


def _check_dice(given: Mapping[str, Any], fight: Fight) -> None:
    if fight.kind in BATTLES:
        dice = {"attacker": field_dice(fight, ATTACKER), "defender": field_dice(fight, DEFENDER)}
    else:
        dice = {"attacker": besieger_dice(fight), "defender": garrison_dice(fight)}
    for side, n in dice.items():
        if n > MOST_DICE:
            key, pieces = max(_section(given, side).items(), key=lambda item: int(item[1]), default=("joined", ""))
            raise BadInput(f"[{side}] {key} = {pieces}: this side would roll {n} dice, and at most {MOST_DICE} are counted")


# ---- for editors -----------------------------------------------------------------------------------------------------
def case_schema() -> dict[str, Any]:
    """JSON Schema of a case, for editors."""
    pieces = {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0, "maximum": MOST_PIECES}}
    switches = {name: _switch(name) for name in RudernOptions.__struct_fields__}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A fight of The Rudern War",
        "type": "object",
        "required": ["fight", "attacker"],
        "additionalProperties": False,
        "properties": {
            "fight": {"enum": list(FIGHTS)},
            "place": {"enum": list(PLACES)},
            "repeat": {"type": "integer", "minimum": 0, "maximum": MOST_REPEATS},
            **{side: pieces for side in SIDES},
            "options": {"type": "object", "properties": switches, "additionalProperties": False},
        },
    }


def _switch(name: str) -> dict[str, Any]:
    known = values(RudernOptions, name)
    if True in known:
        return {"type": "boolean"}
    return {"enum": list(known)} if known else {"type": "string"}
