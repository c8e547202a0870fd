"""Two units that meet, described in a file, for `odds massbattle CASE.toml` and `study massbattle CASE.toml`.

    scale = 10                     # 5 | 10
    setting = "open"               # open | confined
    rounds = 3
    initiative = "roll"            # roll | attacker | defender: who attacks first in every round
    [attacker]                     # the one who charges, or who moved into contact
    type = "heavy_infantry"        # a code of the troop tables
    fresh = true                   # the first hit is not yet taken
    hp = 45                        # hit points now; left out: all
    level = 0                      # elevation, 0 to 2
    cover = "none"                 # none | tree_line | field_wall | rampart
    stance = "attack"              # attack | defence, on high ground
    face = "front"                 # the side of this unit at which the other stands: front | flank | rear
    [defender]                     # the same keys
    [meeting]
    kind = "melee"                 # melee | charge | missiles
    distance_m = 60                # of missiles only
    follow_up = true               # of both sides
    [options]                      # any option but scale and environment
    troops_file = "mine.toml"      # above the sections: the group's own rows, in a file beside this one; or below [troops] here
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content.messages import closest, dotted, listed, shown
from montjoy.core.errors import BadInput
from montjoy.core.options import read_options, set_switches
from montjoy.games.massbattle.authoring import schema, troops_file
from montjoy.games.massbattle.authoring.scenarios import book_of
from montjoy.games.massbattle.battle.blows import half_soldiers, is_immune, make_blow, venom
from montjoy.games.massbattle.battle.exact import MeetingCase
from montjoy.games.massbattle.battle.modifiers import Side, Situation, Stance, is_from_behind, modifiers
from montjoy.games.massbattle.battle.morale import morale_results
from montjoy.games.massbattle.battle.state import (
    ATTACKER,
    DEFENDER,
    ROUTINE,
    Blow,
    Fighter,
    Initiative,
    Kind,
    Meeting,
)
from montjoy.games.massbattle.model.bodies import make_body, needed
from montjoy.games.massbattle.model.scenario import CODE, OwnRows
from montjoy.games.massbattle.model.troops import (
    Book,
    Single,
    Soldier,
    range_cm,
    retreat_squares,
    square_cm,
    standard,
    sweeps,
)
from montjoy.games.massbattle.options import MassBattleOptions

KEYS: Final = (
    "scale", "setting", "rounds", "initiative", "attacker", "defender", "meeting", "options", "troops_file", *troops_file.KEYS,
)  # fmt: skip
OF_UNIT: Final = ("type", "fresh", "hp", "level", "cover", "stance", "face")
OF_MEETING: Final = ("kind", "distance_m", "follow_up")
SIDES: Final = ("attacker", "defender")
KINDS: Final = tuple(kind.name.lower() for kind in Kind)
FIRST: Final = tuple(one.name.lower() for one in Initiative)
COVERS: Final = ("none", "tree_line", "field_wall", "rampart")
STANCES: Final = ("attack", "defence")
FACES: Final = ("front", "flank", "rear")
SETTINGS: Final = ("open", "confined")
SCALES: Final = (5, 10)
SAID: Final = {"scale": "scale", "environment": "setting"}    # options that are keys of the case itself
OPTIONS: Final = tuple(name for name in MassBattleOptions.__struct_fields__ if name not in SAID)
HIT_POINTS: Final = ("average", "maximum")                   # a case has no dice for them
MOST_ROUNDS: Final = 100
MOST_METRES: Final = 10_000
HIGHEST: Final = 2


def case_schema() -> dict[str, Any]:
    """The JSON Schema of a case, for editors."""
    rows, parts = schema.tables()
    unit = {
        "type": {"type": "string", "pattern": f"^{CODE.pattern}$", "examples": list(standard().codes)},
        "fresh": {"type": "boolean"}, "hp": {"type": "integer", "minimum": 1},
        "level": {"type": "integer", "minimum": 0, "maximum": HIGHEST},
        "cover": {"enum": COVERS}, "stance": {"enum": STANCES}, "face": {"enum": FACES},
    }  # fmt: skip
    metres = {"type": "number", "exclusiveMinimum": 0, "maximum": MOST_METRES}
    meeting = {"kind": {"enum": KINDS}, "distance_m": metres, "follow_up": {"type": "boolean"}}
    options = schema.of_options(*SAID)
    options["properties"]["hp_method"] = {"enum": HIT_POINTS}
    return {
        "$schema": schema.DIALECT, "title": "A fight of Mass Battle", "type": "object", "required": [*SIDES, "meeting"],
        "additionalProperties": False, "$defs": parts,
        "properties": rows | {side: table(unit, OF_UNIT[:1]) for side in SIDES} | {
            "scale": {"enum": SCALES}, "setting": {"enum": SETTINGS}, "initiative": {"enum": FIRST},
            "rounds": {"type": "integer", "minimum": 1, "maximum": MOST_ROUNDS}, "options": options,
            "meeting": table(meeting, OF_MEETING[:1]) | {
                "if": {"properties": {"kind": {"const": "missiles"}}}, "then": {"required": ["distance_m"]},
                "else": {"properties": {"distance_m": False}},
            }, "troops_file": {"type": "string", "pattern": r"\.toml$"},
        },
    }  # fmt: skip


def table(keys: Mapping[str, Any], needed: Sequence[str]) -> dict[str, Any]:
    return {"type": "object", "properties": keys, "required": needed, "additionalProperties": False}


class Place(msgspec.Struct, frozen=True):
    """One of the two units as the file describes it."""

    type: Soldier | Single
    fresh: bool
    hp: int
    full: int
    level: int
    cover: str
    stance: Stance
    face: Side
    soldiers: int

    @property
    def is_single(self) -> bool:
        return isinstance(self.type, Single)

    @property
    def height(self) -> int:
        """MB-BOARD-05  A rampart counts as 2."""
        return HIGHEST if self.cover == "rampart" else self.level


# ---- reading ---------------------------------------------------------------------------------------------------------------
def case_of(given: Mapping[str, Any], folder: Path | None = None) -> MeetingCase:
    """The case in a table already read.  BadInput: what is wrong with it and what would work."""
    check_keys(given, KEYS, "a case")
    scale = among(given, "scale", "", SCALES, 10)
    options = options_of(given, scale)
    rounds = number(given, "rounds", "", 1, MOST_ROUNDS, 3)
    book = book_of(own_rows(given, folder))
    places = [place_of(given, side, book, scale, options) for side in SIDES]
    meeting = meeting_of(given, places, book, scale, options)
    meeting.rounds = rounds
    meeting.initiative = FIRST.index(among(given, "initiative", "", FIRST, "roll"))
    return MeetingCase(meeting)


def own_rows(given: Mapping[str, Any], folder: Path | None) -> OwnRows | None:
    """MB-BASE-11  The group's own rows: in the file that the case names, or in the case itself."""
    inside = {key: given[key] for key in troops_file.KEYS if key in given}
    if "troops_file" in given:
        if inside:
            raise BadInput("troops_file and rows in the case itself", "put all rows into one of the two")
        return troops_file.read_beside(given["troops_file"], folder)
    reading = troops_file.Reading(inside)
    rows = reading.read()
    for fault in reading.faults:
        raise BadInput(f"{dotted(fault.where)}: {fault.says} ({fault.rule})", fault.would_work)
    return rows


def options_of(given: Mapping[str, Any], scale: int) -> MassBattleOptions:
    """The options of the case: its scale and its setting are keys of the case itself."""
    chosen = dict(section(given, "options"))
    for name in chosen:
        if name in SAID:
            raise BadInput(f"[options] {name} is said by the case itself", f"write {SAID[name]} = ... above the sections")
        if name not in OPTIONS:
            raise BadInput(f"[options] {shown(name)} is not an option", closest(str(name), OPTIONS))
    if chosen.get("hp_method") == "rolled":
        raise BadInput("[options] hp_method = rolled: a case has no dice for hit points", 'use "average" or "maximum", or say hp')
    among(chosen, "hp_method", "[options]", HIT_POINTS, HIT_POINTS[0])
    options = read_options(MassBattleOptions, chosen)
    return msgspec.structs.replace(options, scale=scale, environment=among(given, "setting", "", SETTINGS, "open"))


def place_of(given: Mapping[str, Any], side: str, book: Book, scale: int, options: MassBattleOptions) -> Place:
    """One of the two units."""
    where = f"[{side}]"
    if side not in given:
        raise BadInput(f"[{side}] is missing", f"write [{side}] and below it the type of the unit")
    unit = section(given, side)
    check_keys(unit, OF_UNIT, where)
    code = unit.get("type")
    if not isinstance(code, str):
        raise BadInput(f"{where} type = {shown(code)}" if "type" in unit else f"{where} has no type", 'write type = "pikemen"')
    if code not in book.codes:
        raise BadInput(f"{where} type = {shown(code)} is no type of troops", closest(code, book.codes))
    kind = book.type(code)
    soldiers = scale if isinstance(kind, Soldier) else 1
    full = kind.pool(scale, options) if isinstance(kind, Soldier) else kind.hp
    return Place(
        type=kind, fresh=flag(unit, "fresh", where, True), hp=number(unit, "hp", where, 1, full, full), full=full,
        level=number(unit, "level", where, 0, HIGHEST, 0), cover=among(unit, "cover", where, COVERS, "none"),
        stance=among(unit, "stance", where, STANCES, "attack"), face=among(unit, "face", where, FACES, "front"),
        soldiers=soldiers, )  # fmt: skip


def meeting_of(given: Mapping[str, Any], places: list[Place], book: Book, scale: int, options: MassBattleOptions) -> Meeting:
    """How they meet, checked: a kind that cannot take place is refused."""
    if "meeting" not in given:
        raise BadInput("[meeting] is missing", 'write [meeting] and below it kind = "melee", "charge" or "missiles"')
    told = section(given, "meeting")
    check_keys(told, OF_MEETING, "[meeting]")
    if "kind" not in told:
        raise BadInput("[meeting] has no kind", f"it is one of {listed(KINDS)}")
    kind = Kind[among(told, "kind", "[meeting]", KINDS, "melee").upper()]
    follow_up = flag(told, "follow_up", "[meeting]", True)
    distance = distance_of(told, kind)
    meeting = Meeting(kind=int(kind), contact=int(kind != Kind.MISSILES), distance=distance, square=square_cm(scale, options))
    set_switches(meeting, options)
    meeting.results = morale_results()
    for side in (ATTACKER, DEFENDER):
        ours, theirs = places[side], places[1 - side]
        fighter = meeting.fighter[side] = fighter_of(side, ours, theirs, kind, book, scale, options)
        fighter.follows = int(follow_up and not is_above(ours, theirs))
        fighter.stays = int(is_above(ours, theirs))
    why_not_meet(meeting, places)
    if kind == Kind.MISSILES:
        why_not_shoot(meeting, places, book, told)
    return meeting


def distance_of(told: Mapping[str, Any], kind: Kind) -> int:
    """Centimetres between the two, rounded up: ranges are whole centimetres, and a hair beyond one is beyond it (MB-OUT-03).
    Of missiles only."""
    if kind != Kind.MISSILES:
        if "distance_m" in told:
            raise BadInput(f"[meeting] distance_m goes with missiles only, and this is a {kind.name.lower()}", "leave it out")
        return 0
    value = told.get("distance_m")
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MOST_METRES:
        says = "[meeting] distance_m is missing" if value is None else f"[meeting] distance_m = {shown(value)}"
        raise BadInput(says, f"write how many metres lie between them, above 0 and at most {MOST_METRES}")
    return math.ceil(100 * Fraction(str(value)))


def why_not_meet(meeting: Meeting, places: list[Place]) -> None:
    """MB-CHG-01, MB-MEL-01, MB-BOARD-07  Refuse a charge or a melee that cannot take place."""
    ours, theirs = places
    if meeting.kind == Kind.CHARGE and ours.face != "front":
        raise BadInput(f"[attacker] face = {shown(ours.face)}: who charges has the enemy in front", 'use "front"')
    if meeting.kind == Kind.MISSILES:
        return
    if is_apart(*places):
        says = "[meeting] kind: from a rampart to lower ground only flyers and single creatures of 8 hit dice come to blows"
        raise BadInput(says, 'give both cover = "rampart", or the lower one level = 2')
    if ours.face != "front" and theirs.face != "front":
        raise BadInput("[meeting] kind: neither has the other in front, so nobody strikes", 'give one of them face = "front"')


def why_not_shoot(meeting: Meeting, places: list[Place], book: Book, told: Mapping[str, Any]) -> None:
    """MB-MIS-01, MB-MIS-05, MB-OUT-03  Refuse missiles where neither of the two can ever shoot."""
    reach = [2 * fighter.range_cm if any(fighter.shots) else 0 for fighter in meeting.fighter]
    if not any(book.shooting(place.type) for place in places):
        raise BadInput('[meeting] kind = "missiles": neither of the two can shoot', "take a type with a missile weapon")
    if not any(reach):
        says = "[meeting] kind: under missile_front_arc nobody shoots who has not the other in front"
        raise BadInput(says, 'give whoever has missiles face = "front"')
    if meeting.distance > max(reach):
        says = f"[meeting] distance_m = {shown(told['distance_m'])}: that is too far to shoot"
        raise BadInput(says, f"at most {max(reach) / 100:g} m here")


def is_apart(ours: Place, theirs: Place) -> bool:
    """MB-BOARD-07  One on a rampart, the other below, and neither a flyer nor a giant."""
    if ours.height == theirs.height or "rampart" not in (ours.cover, theirs.cover):
        return False
    return not any(p.type.has("flyer") or (isinstance(p.type, Single) and p.type.is_giant) for p in (ours, theirs))


def is_above(ours: Place, theirs: Place) -> bool:
    """MB-MOR-14-X  On a rampart, with the enemy below."""
    return ours.cover == "rampart" and theirs.height < ours.height


# ---- a fighter -------------------------------------------------------------------------------------------------------------
def fighter_of(
    side: int, ours: Place, theirs: Place, kind: Kind, book: Book, scale: int, options: MassBattleOptions
) -> Fighter:
    """One of the two with the attacks that it makes on the other."""
    rate = ours.type.fly_rate if isinstance(ours.type, Single) and ours.type.has("flyer") else ours.type.move_rate
    body = make_body(ours.type, options, number=side, hp=ours.hp, start=ours.full, hit=not ours.fresh)
    fighter = Fighter(
        body=[body], retreat=retreat_squares(rate, scale, options), rally=ours.type.rally_pct,
        regenerates=ours.type.regeneration,
    )  # fmt: skip
    if kind == Kind.MISSILES:
        arm_with_missiles(fighter, side, ours, theirs, book, options)
    elif ours.face == "front":
        arm_for_melee(fighter, side, ours, theirs, options)
    return fighter


def arm_for_melee(fighter: Fighter, side: int, ours: Place, theirs: Place, options: MassBattleOptions) -> None:
    """MB-ATK-06, MB-ATK-16, MB-BASE-06  Its melee attacks: one roll of soldiers, the routine of a single creature."""
    damage = ours.type.attacks(options)
    situation = situation_of(side, ours, theirs, options, missile=False)
    fighter.melee = [blow_of(side, ours, theirs, dice, situation, options) for dice in damage]
    fighter.melee += [Blow() for _ in range(ROUTINE - len(damage))]
    fighter.blows = len(damage)
    fighter.long = int(isinstance(ours.type, Soldier) and ours.type.long_weapon)
    fighter.times = sweeps(ours.type, theirs.type, options)


def arm_with_missiles(fighter: Fighter, side: int, ours: Place, theirs: Place, book: Book, options: MassBattleOptions) -> None:
    """MB-MIS-02, MB-MIS-03, MB-MIS-04, MB-MIS-05  Its shots by rate of fire: in phase 1, and in phase 5."""
    found = book.shooting(ours.type)
    if found is None or (options.missile_front_arc and ours.face != "front"):
        return
    weapon, dice = found
    situation = situation_of(side, ours, theirs, options, missile=True)
    fighter.missile = [blow_of(side, ours, theirs, dice, situation, options)]
    fighter.range_cm = range_cm(weapon, options)
    fighter.shots = [1, weapon.second_shots]
    fighter.slow = int(weapon.is_slow)


def situation_of(side: int, ours: Place, theirs: Place, options: MassBattleOptions, missile: bool) -> Situation:
    """MB-MOD-06, MB-MOD-07  What bears on the attacks of one on the other, but the range.  Who moved into contact has nothing of
    his own field wall; of two at the same tree line neither has cover."""
    moved_up = side == DEFENDER and not missile              # the other, the attacker of the case, moved into contact
    return Situation(
        missile=missile, level=ours.height, target_level=theirs.height, stance=ours.stance, target_stance=theirs.stance,
        tree_line=theirs.cover == "tree_line" and ours.cover != "tree_line",
        wall=(theirs.cover == "field_wall" and not moved_up) or is_above(theirs, ours),
        side=theirs.face, sunlight=ours.type.has("sunlight") and options.daylight,
    )  # fmt: skip


def blow_of(side: int, ours: Place, theirs: Place, dice: Any, situation: Situation, options: MassBattleOptions) -> Blow:
    """One attack roll of a unit of the case on the other."""
    behind = is_from_behind(situation, options.flank_bonus_missiles)
    poisons = ours.type.has("poison") and not situation.missile
    plus = modifiers(situation, options.flank_bonus_missiles)
    return make_blow(
        side, 1 - side, needs=needed(theirs.type, ours.type, plus), dice=dice,
        factor=half_soldiers(ours.soldiers, theirs.soldiers, behind), immune=is_immune(theirs.type.traits, ours.type.traits),
        one_misses=options.natural_one_misses, poison=theirs.type.save if poisons else 0,
        venom=venom(theirs.full, theirs.soldiers) if poisons else 0,
    )  # fmt: skip


# ---- one line of the file --------------------------------------------------------------------------------------------------
def check_keys(given: Mapping[str, Any], names: Iterable[str], where: str) -> None:
    for key in given:
        if key not in names:
            raise BadInput(f"{where} {shown(key)} is no key here" if where[0] == "[" else f"{shown(key)} is not a key of {where}",
                           closest(str(key), tuple(names)))  # fmt: skip


def section(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = given.get(name, {})
    if not isinstance(found, dict):
        raise BadInput(f"{name} = {shown(found)}", f"{name} is a section: write [{name}] and its lines below it")
    return found


def number(given: Mapping[str, Any], name: str, where: str, least: int, most: int, default: int) -> int:
    value = given.get(name, default)
    if name in given and (type(value) is not int or not least <= value <= most):
        raise BadInput(f"{where} {name} = {shown(value)}".strip(), f"it is a whole number from {least} to {most}")
    return int(value)


def flag(given: Mapping[str, Any], name: str, where: str, default: bool) -> bool:
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise BadInput(f"{where} {name} = {shown(value)}", "it is true or false")
    return value


def among(given: Mapping[str, Any], name: str, where: str, known: tuple[Any, ...], default: Any) -> Any:
    value = given.get(name, default)
    if type(value) is not type(known[0]) or value not in known:
        raise BadInput(f"{where} {name} = {shown(value)}".strip(), f"it is one of {listed(map(shown, known))}")
    return value
