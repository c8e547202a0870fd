"""The columns of a group's own rows: what each may hold, as it is read and as an editor is told.

    column = columns_of("troops", known)["rally_pct"]
    column.read(75)                        # BadInput: what is wrong, and what would work
    column.shape                           # {"type": "integer", "minimum": 0, "maximum": 100}, of a JSON Schema

Bounds, words and notations stand once, and both are made of them; `schema.py` puts the shapes together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.errors import BadInput
from montjoy.games.massbattle.battle.state import ROUTINE
from montjoy.games.massbattle.model.dice import (
    MOST_DICE,
    MOST_HIT_DICE,
    NO_DICE,
    SIDES,
    SMALL,
    read_dice,
    read_hit_dice,
)
from montjoy.games.massbattle.model.scenario import CODE
from montjoy.games.massbattle.model.troops import GIANT, NONE, REGENERATES

BY_CREATURE: Final = "by creature"
BREATH: Final = "breath_"
MOST_NAME: Final = 80
MOST_TEXT: Final = 400
MOST_POINTS: Final = 2000
MOST_RATE: Final = 60
MOST_METRES: Final = 500
STEP: Final = 0.5                                            # of metres
MOST_BONUS: Final = 40
RATES: Final = (0.5, 1, 2, 3)
TWO_IN_ONE: Final = re.compile(r"[,/&+]|[0-9]d[0-9]")          # in the name of one attack: another before it
BREATHS: Final = ("frost", "gas", "fire")
TRAITS: Final = (
    "sunlight", "fearless", "poison", "immune_cold", "immune_nonmagical", "immune_nonmagical_or_silver", "magic_weapon",
    "silver_weapon", f"{REGENERATES}3", "flyer", "breath", "caster",
)  # fmt: skip
ALONE: Final = ("flyer", "breath", "caster")                 # no trait of soldiers (MB-UNIT-04, MB-UNIT-05)
Row = dict[str, Any]
Shape = Mapping[str, Any]                                    # a part of a JSON Schema
Value = tuple[Callable[[Any], Any], Shape]                   # how a value is read, and what it may be


class Column(NamedTuple):
    """A column that a row may fill: its rule, what its value becomes (BadInput where it is not right), and what it may be."""

    rule: str
    read: Callable[[Any], Any]
    shape: Shape


# ---- notations, as patterns ----------------------------------------------------------------------------------------------
def numbers(values: Iterable[int]) -> str:
    """Whole numbers of two digits, perhaps with a 0 before one."""
    return "|".join(f"0?{n}" if n < 10 else str(n) for n in values)


def up_to(most: int) -> str:
    """Whole numbers from 1 on, with no 0 before them."""
    digits = str(most)
    shorter = [rf"[1-9][0-9]{{0,{len(digits) - 2}}}"]
    lower = [
        rf"{digits[:n]}[{int(not n)}-{int(digit) - 1}][0-9]{{{len(digits) - n - 1}}}"
        for n, digit in enumerate(digits) if int(digit) > int(not n)
    ]  # fmt: skip
    return "|".join([*shorter, *lower, digits])


SIGN: Final = r"[^\p{C}\p{Z}]"                               # what is printable, but for the blank
DICE: Final = rf"(?:{numbers(range(1, MOST_DICE + 1))})d(?:{numbers(SIDES)})(?:\+[0-9]{{1,2}})?"
ATTACK: Final = r" *X(?: |X)* ".replace("X", r"(?:(?![0-9]d[0-9])[^,/&+;\p{C}\p{Z}])") + rf"{DICE} *"
ARMS: Final = rf"(?!{BREATH}|{NONE} +\S){CODE.pattern}(?: +{DICE})?|{BREATH}(?:{'|'.join(BREATHS)}) (?:{up_to(MOST_POINTS)})"


def written(pattern: str, most: int = MOST_NAME) -> Shape:
    """A text of such a form, perhaps with blanks around it."""
    return {"type": "string", "maxLength": most, "pattern": f"^ *(?:{pattern}) *$"}


def hit_dice_from(most: int) -> Shape:
    """So many hit dice at most, or a die for less than one."""
    extra = rf"\+(?:[0-9]{{1,2}}|[1-9]d(?:{numbers(SIDES)}))"
    text = written(rf"{SMALL.pattern}|(?:{numbers(range(1, most + 1))})(?:{extra})?")
    return {"anyOf": [text, {"type": "integer", "minimum": 1, "maximum": most}]}


def words_of(known: Collection[str]) -> Shape:
    """Traits in one text, or a list of them."""
    one = rf"(?:{'|'.join(known)}|{REGENERATES}(?:0?[1-9]|[1-9][0-9]))"
    text = rf"^\s*(?:{one}(?:\s+{one}){{0,{len(TRAITS) - 1}}})?\s*$"
    return {"anyOf": [
        {"type": "string", "pattern": text},
        {"type": "array", "maxItems": len(TRAITS), "items": {"type": "string", "pattern": f"^{one}$"}},
    ]}  # fmt: skip


# ---- single values -------------------------------------------------------------------------------------------------------
def text(value: Any, most: int = MOST_NAME) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
        raise BadInput(f"{shown(value)} does not fit", f"wanted is a text in quotes of 1 to {most} characters")
    return value.strip()


def read_whole(least: int, most: int, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        wanted = f"a whole number from {least} to {most}" if least < most else str(most)
        raise BadInput(f"{shown(value)} does not fit", f"wanted is {wanted}")
    return value


def whole(least: int, most: int) -> Value:
    return partial(read_whole, least, most), {"type": "integer", "minimum": least, "maximum": most}


def read_flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{shown(value)} does not fit", "wanted is true or false")
    return value


def dice(value: Any) -> str:
    """MB-BASE-11, MB-BASE-05  Damage as NdM+K."""
    return str(read_dice(text(value)))


def hit_dice(value: Any) -> str:
    """MB-BASE-03  Hit dice as printed, or a whole number of them."""
    found = str(value) if isinstance(value, int) and not isinstance(value, bool) else text(value)
    read = read_hit_dice(found)
    if read.extra != NO_DICE:
        read_dice(str(read.extra))
    return found


def read_metres(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not STEP <= value <= MOST_METRES or value % STEP:
        raise BadInput(f"{shown(value)} does not fit", f"wanted are metres from {STEP} to {MOST_METRES}, in steps of {STEP}")
    return float(value)


def rate_of_fire(value: Any) -> float:
    """MB-MIS-03, MB-MIS-04  One shot in two rounds, or one, two or three in one."""
    if isinstance(value, bool) or value not in RATES:
        raise BadInput(f"{shown(value)} does not fit", f"it is one of {listed(map(str, RATES))}")
    return float(value)


def weapon_damage(value: Any) -> str:
    """MB-BASE-05  Dice, or what each creature has of its own."""
    return BY_CREATURE if value == BY_CREATURE else dice(value)


def traits(value: Any) -> tuple[str, ...]:
    """MB-SOLO-06  Words in one text, or a list of them."""
    given = value.split() if isinstance(value, str) else value
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given) or len(given) > len(TRAITS):
        raise BadInput(f"{shown(value)} does not fit", f"wanted are words in one text, of {listed(TRAITS)}")
    for one in given:
        points = one.removeprefix(REGENERATES)
        regenerates = one != points and points.isascii() and points.isdigit() and 1 <= len(points) <= 2 and int(points) > 0
        if one not in TRAITS and not regenerates:
            raise BadInput(f"{shown(one)} is no trait", closest(one, TRAITS))
    return tuple(dict.fromkeys(given))


def traits_of_soldiers(value: Any) -> tuple[str, ...]:
    """MB-UNIT-04, MB-UNIT-05  Who flies, breathes or casts stands alone."""
    found = traits(value)
    for one in found:
        if one in ALONE:
            raise BadInput(f"{shown(one)} is no trait of soldiers", "put the row below [singles]: it stands alone")
    return found


def routine(value: Any) -> str:
    """MB-ATK-06  Names with dice, separated by semicolons."""
    parts = text(value, MOST_TEXT).split(";")
    if len(parts) > ROUTINE:
        raise BadInput(f"{shown(value)} has {len(parts)} attacks", f"a creature has 1 to {ROUTINE}")
    for part in parts:
        if len(part.split()) < 2:
            raise BadInput(f"{shown(part.strip())} is no attack", 'write attacks as "claw 1d4; claw 1d4; bite 2d8"')
        if TWO_IN_ONE.search(" ".join(part.split()[:-1])):
            raise BadInput(f"{shown(part.strip())} is no single attack", 'put ; between two: "claw 1d4; claw 1d4; bite 2d8"')
        read_dice(part.split()[-1])
    return "; ".join(" ".join(part.split()) for part in parts)


def soldiers_hit_dice(value: Any) -> str:
    """MB-UNIT-04  Creatures of eight hit dice and more stand alone."""
    found = hit_dice(value)
    if read_hit_dice(found).whole >= GIANT:
        raise BadInput(f"{shown(found)}: creatures of {GIANT} hit dice or more stand alone", "put the row below [singles]")
    return found


def read_code(known: Mapping[str, Any], value: Any) -> str:
    """A code of another table."""
    if not isinstance(value, str) or value not in known:
        raise BadInput(f"{shown(value)} is not known", closest(str(value)[:MOST_NAME], known))
    return value


def code_of(known: Mapping[str, Any]) -> Value:
    """A row of another table: the known ones are offered, and another may stand in the same file."""
    return partial(read_code, known), {"anyOf": [{"enum": list(known)}, {"type": "string", "pattern": f"^{CODE.pattern}$"}]}


def missile(known: Mapping[str, Any], value: Any) -> str:
    """MB-SOLO-06, MB-SPELL-08  Of a single creature: none, a weapon, one with dice of its own, or a breath and its points."""
    word, _, own = text(value).partition(" ")
    if word.startswith(BREATH):
        if word.removeprefix(BREATH) not in BREATHS:
            raise BadInput(f"{shown(word)} is no breath", closest(word, [f"{BREATH}{kind}" for kind in BREATHS]))
        read_whole(1, MOST_POINTS, int(own) if re.fullmatch("[1-9][0-9]{0,7}", own) else own)
        return f"{word} {own}"
    if read_code({**known, NONE: None}, word) == NONE and not own:
        return NONE
    if word == NONE:
        raise BadInput(f"{shown(value)} does not fit", 'without a missile write "none" alone')
    if own:
        return f"{word} {dice(own)}"
    if known[word].get("damage") == BY_CREATURE:
        raise BadInput(f"{shown(word)} has no dice of its own", f'write them: "{word} 2d8"')
    return word


# ---- columns -------------------------------------------------------------------------------------------------------------
NAME: Final[Value] = (text, {"type": "string", "maxLength": MOST_NAME, "pattern": f"^ *{SIGN}(?: |{SIGN})*$"})
FLAG: Final[Value] = (read_flag, {"type": "boolean"})
DAMAGE: Final[Value] = (dice, written(DICE))
WEAPON_DAMAGE: Final[Value] = (weapon_damage, {"anyOf": [{"const": BY_CREATURE}, written(DICE)]})
METRES: Final[Value] = (read_metres, {"type": "number", "minimum": STEP, "maximum": MOST_METRES, "multipleOf": STEP})
RATE_OF_FIRE: Final[Value] = (rate_of_fire, {"enum": list(RATES)})
HIT_DICE: Final[Value] = (hit_dice, hit_dice_from(MOST_HIT_DICE))
OF_SOLDIERS: Final[Value] = (soldiers_hit_dice, hit_dice_from(GIANT - 1))
WORDS: Final[Value] = (traits, words_of(TRAITS))
WORDS_OF_SOLDIERS: Final[Value] = (traits_of_soldiers, words_of([one for one in TRAITS if one not in ALONE]))
ATTACKS: Final[Value] = (routine, written(rf"{ATTACK}(?:;{ATTACK}){{0,{ROUTINE - 1}}}", MOST_TEXT))


def columns_of(table: str, known: Mapping[str, Mapping[str, Row]]) -> Mapping[str, Column]:
    """MB-BASE-11  The columns that a row of a table may fill, in their order."""
    ac = Column("MB-BASE-02", *whole(-9, 9))
    creature = {
        "name": Column("MB-BASE-08", *NAME),
        "armour": Column("MB-BASE-02", *code_of(known["armour"])), "ac_desc": ac,
        "save": Column("MB-BASE-04", *whole(2, 20)),
        "move_rate": Column("MB-BASE-07", *whole(0, MOST_RATE)),
        "rally_pct": Column("MB-BASE-11", *whole(0, 100)),
    }  # fmt: skip
    match table:
        case "troops":
            return creature | {
                "hit_dice": Column("MB-UNIT-04", *OF_SOLDIERS), "traits": Column("MB-UNIT-04", *WORDS_OF_SOLDIERS),
                "melee_weapon": Column("MB-BASE-05", *code_of(known["melee"])),
                "melee_damage": Column("MB-BASE-05", *DAMAGE), "long_weapon": Column("MB-BASE-06", *FLAG),
                "missile_weapon": Column("MB-BASE-05", *code_of({**known["missile"], NONE: {}})),
                "mounted": Column("MB-UNIT-10", *FLAG),
            }  # fmt: skip
        case "singles":
            return creature | {
                "hit_dice": Column("MB-BASE-03", *HIT_DICE), "traits": Column("MB-SOLO-06", *WORDS),
                "hp": Column("MB-BASE-03", *whole(1, MOST_POINTS)),
                "attack_bonus": Column("MB-BASE-01", *whole(0, MOST_BONUS)),
                "attack_routine": Column("MB-ATK-06", *ATTACKS),
                "missile": Column("MB-SOLO-06", partial(missile, known["missile"]), written(ARMS)),
                "fly_rate": Column("MB-MOVE-08", *whole(0, MOST_RATE)),
                "player_character": Column("MB-UNIT-05", *FLAG),
            }  # fmt: skip
        case "melee":
            return {"damage": Column("MB-BASE-05", *WEAPON_DAMAGE), "long_weapon": Column("MB-BASE-06", *FLAG)}
        case "missile":
            return {
                "damage": Column("MB-BASE-05", *WEAPON_DAMAGE), "base_range_m": Column("MB-BASE-05", *METRES),
                "rate_of_fire": Column("MB-MIS-03", *RATE_OF_FIRE), "may_shoot_over_units": Column("MB-BOARD-08", *FLAG),
                "thrown": Column("MB-BASE-05", *FLAG),
            }  # fmt: skip
        case "terrain":
            return {
                "move_factor": Column("MB-MOVE-09", *whole(0, 9)), "mounted_may_enter": Column("MB-MOVE-09", *FLAG),
            }  # fmt: skip
        case "spells":
            return {
                "range_m": Column("MB-SPELL-07", *whole(0, MOST_METRES)),
                "duration_min": Column("MB-SCALE-04", *whole(0, MOST_POINTS)),
            }  # fmt: skip
        case _:
            return {"ac_desc": ac, "weight_lb": Column("MB-BASE-07", *whole(0, 300))}


def reach_of(before: Row) -> Value:
    """MB-SPELL-07  A spell cast at oneself or a neighbour has no range, and every other one has."""
    return whole(1, MOST_METRES) if before["range_m"] else whole(0, 0)
