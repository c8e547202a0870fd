"""A group's own rows: soldiers, single creatures, weapons, armour, ground and spells, in one file, a scenario or a case.

    [troops]                               # columns as in the printed table, in any order; a row a line
    columns     = [ "name"       , "hit_dice", "armour"      , "melee_weapon", "move_rate", "rally_pct" ]
    river_guard = [ "River guard", "1+1"     , "chain_shield", "spear"       , 9          , 75 ]

    [troops.orcs]                          # or a row as a section; what a row of the game already says may be left out
    ac_desc = 5

    [missile.river_bow]
    damage = "1d6+1"
    base_range_m = 22
    rate_of_fire = 2

What follows from other columns (pools, ascending armour class, the attack bonus of soldiers) is worked out.  `armour` in place of
`ac_desc` takes it from the table of armour.  The README of the game tells every column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from montjoy.core.content import files
from montjoy.core.content.messages import Lines, Where, closest, dotted, listed, nearest, shown
from montjoy.core.content.rulebook import Table
from montjoy.core.errors import BadInput
from montjoy.games.massbattle.battle.state import ROUTINE
from montjoy.games.massbattle.model.dice import read_dice, read_hit_dice
from montjoy.games.massbattle.model.scenario import CODE, GroundRow, OwnRows
from montjoy.games.massbattle.model.spells import SpellRow
from montjoy.games.massbattle.model.troops import (
    ASCENDING,
    GIANT,
    NONE,
    REGENERATES,
    TABLES,
    MeleeWeapon,
    MissileWeapon,
    Single,
    Soldier,
    attack_bonus,
    save_by,
)

KEYS: Final = ("troops", "singles", "melee", "missile", "armour", "terrain", "spells")   # by which such a file is known
LATER: Final = ("troops", "singles")                         # they name rows of the others
BY_CREATURE: Final = "by creature"
MOST_NAME: Final = 80
MOST_TEXT: Final = 400
MOST_POINTS: Final = 2000
MOST_RATE: Final = 60
MOST_METRES: Final = 500
MOST_BONUS: Final = 40
RATES: Final = (0.5, 1, 2, 3)
TWO_IN_ONE: Final = re.compile(r"[,/&+]|[0-9]d[0-9]")          # in the name of one attack: another before it
BREATHS: Final = ("frost", "gas", "fire")
TRAITS: Final = (
    "sunlight", "fearless", "poison", "immune_cold", "immune_nonmagical", "immune_nonmagical_or_silver", "magic_weapon",
    "silver_weapon", f"{REGENERATES}3", "flyer", "breath", "caster",
)  # fmt: skip
ALONE: Final = ("flyer", "breath", "caster")                 # no trait of soldiers (MB-UNIT-04, MB-UNIT-05)
FOLLOWS: Final[Mapping[str, tuple[str, ...]]] = {            # columns of the printed tables that are worked out
    "troops": ("hp_per_soldier", "pool_5", "pool_10", "ac_asc", "attack_bonus"),
    "singles": ("ac_asc",),
    "melee": (),
    "missile": (
        "open_range_m", "open_max_m", "open_range_sq_scale5", "open_max_sq_scale5", "open_range_sq_scale10",
        "open_max_sq_scale10",
    ),
    "armour": ("ac_asc", "change_from_9"),
    "terrain": ("blocks_sight", "cover", "immune_inside", "note"),
    "spells": ("name", "spell_level", "area", "effect_kind", "effect", "save"),
}  # fmt: skip
RULED: Final = {"terrain": "MB-MOVE-09", "spells": "MB-SPELL-10"}       # what these do is told by rules, not by their rows
FROM: Final = {                                              # what a column may follow from in a new row
    "save": "hit_dice", "hp": "hit_dice", "attack_bonus": "hit_dice", "ac_desc": "armour", "melee_damage": "melee_weapon",
    "long_weapon": "melee_weapon",
}  # fmt: skip
Row = dict[str, Any]


class Fault(NamedTuple):
    """What is wrong at one place, the rule that says so, and what would work."""

    where: Where
    says: str
    rule: str
    would_work: str


class Column(NamedTuple):
    """A column that a row may fill: its rule, and what its value becomes; BadInput where it is not right."""

    rule: str
    read: Callable[[Any], Any]


# ---- single values -------------------------------------------------------------------------------------------------------
def text(value: Any, most: int = MOST_NAME) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
        raise BadInput(f"{shown(value)} does not fit", f"wanted is a text in quotes of 1 to {most} characters")
    return value.strip()


def whole(least: int, most: int, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput(f"{shown(value)} does not fit", f"wanted is a whole number from {least} to {most}")
    return value


def flag(value: Any) -> bool:
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
    if read.extra.number:
        read_dice(str(read.extra))
    return found


def metres(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.5 <= value <= MOST_METRES or 2 * value % 1:
        raise BadInput(f"{shown(value)} does not fit", f"wanted are metres from 0.5 to {MOST_METRES}, in steps of 0.5")
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


def is_one_of(known: Mapping[str, Any], value: Any) -> str:
    """A code of another table."""
    if not isinstance(value, str) or value not in known:
        raise BadInput(f"{shown(value)} is not known", closest(str(value)[:MOST_NAME], known))
    return value


def missile_weapon(known: Mapping[str, Any], value: Any) -> str:
    return NONE if value == NONE else is_one_of({**known, NONE: None}, value)


def missile(known: Mapping[str, Any], value: Any) -> str:
    """MB-SOLO-06, MB-SPELL-08  Of a single creature: none, a weapon, one with dice of its own, or a breath and its points."""
    word, _, own = text(value).partition(" ")
    if word.startswith("breath_"):
        if word.removeprefix("breath_") not in BREATHS:
            raise BadInput(f"{shown(word)} is no breath", closest(word, [f"breath_{kind}" for kind in BREATHS]))
        whole(1, MOST_POINTS, int(own) if own.isascii() and own.isdigit() and len(own) < MOST_NAME // 10 else own)
        return f"{word} {own}"
    if missile_weapon(known, word) == NONE:
        return NONE
    if own:
        return f"{word} {dice(own)}"
    if known[word].get("damage") == BY_CREATURE:
        raise BadInput(f"{shown(word)} has no dice of its own", f'write them: "{word} 2d8"')
    return word


# ---- columns -------------------------------------------------------------------------------------------------------------
def columns_of(table: str, known: Mapping[str, Mapping[str, Row]]) -> Mapping[str, Column]:
    """MB-BASE-11  The columns that a row of a table may fill, in their order."""
    ac = Column("MB-BASE-02", partial(whole, -9, 9))
    creature = {
        "name": Column("MB-BASE-08", text),
        "armour": Column("MB-BASE-02", partial(is_one_of, known["armour"])), "ac_desc": ac,
        "save": Column("MB-BASE-04", partial(whole, 2, 20)),
        "move_rate": Column("MB-BASE-07", partial(whole, 0, MOST_RATE)),
        "rally_pct": Column("MB-BASE-11", partial(whole, 0, 100)),
    }  # fmt: skip
    match table:
        case "troops":
            return creature | {
                "hit_dice": Column("MB-UNIT-04", soldiers_hit_dice), "traits": Column("MB-UNIT-04", traits_of_soldiers),
                "melee_weapon": Column("MB-BASE-05", partial(is_one_of, known["melee"])),
                "melee_damage": Column("MB-BASE-05", dice), "long_weapon": Column("MB-BASE-06", flag),
                "missile_weapon": Column("MB-BASE-05", partial(missile_weapon, known["missile"])),
                "mounted": Column("MB-UNIT-10", flag),
            }  # fmt: skip
        case "singles":
            return creature | {
                "hit_dice": Column("MB-BASE-03", hit_dice), "traits": Column("MB-SOLO-06", traits),
                "hp": Column("MB-BASE-03", partial(whole, 1, MOST_POINTS)),
                "attack_bonus": Column("MB-BASE-01", partial(whole, 0, MOST_BONUS)),
                "attack_routine": Column("MB-ATK-06", routine),
                "missile": Column("MB-SOLO-06", partial(missile, known["missile"])),
                "fly_rate": Column("MB-MOVE-08", partial(whole, 0, MOST_RATE)),
                "player_character": Column("MB-UNIT-05", flag),
            }  # fmt: skip
        case "melee":
            return {"damage": Column("MB-BASE-05", weapon_damage), "long_weapon": Column("MB-BASE-06", flag)}
        case "missile":
            return {
                "damage": Column("MB-BASE-05", weapon_damage), "base_range_m": Column("MB-BASE-05", metres),
                "rate_of_fire": Column("MB-MIS-03", rate_of_fire), "may_shoot_over_units": Column("MB-BOARD-08", flag),
                "thrown": Column("MB-BASE-05", flag),
            }  # fmt: skip
        case "terrain":
            return {
                "move_factor": Column("MB-MOVE-09", partial(whole, 0, 9)), "mounted_may_enter": Column("MB-MOVE-09", flag),
            }  # fmt: skip
        case "spells":
            return {
                "range_m": Column("MB-SPELL-07", partial(whole, 0, MOST_METRES)),
                "duration_min": Column("MB-SCALE-04", partial(whole, 0, MOST_POINTS)),
            }  # fmt: skip
        case _:
            return {"ac_desc": ac, "weight_lb": Column("MB-BASE-07", partial(whole, 0, 300))}


def standard_rows(table: str) -> dict[str, Row]:
    """The rows that come with the game, by code, as plain data."""
    printed: Table = TABLES[table]
    return {
        code: dict(zip(printed["columns"], values, strict=True))
        for code, values in printed.items() if code not in ("columns", "rule")
    }  # fmt: skip


def completed(table: str, code: str, row: Row, known: Mapping[str, Mapping[str, Row]]) -> Row:
    """MB-BASE-01, MB-BASE-03, MB-BASE-05, MB-BASE-06  What a new row does not say and what follows from what it says."""
    if table in RULED:
        return row
    if table == "armour":
        return {"weight_lb": 0} | row
    if table == "melee":
        return {"long_weapon": False} | row
    if table == "missile":
        return {"may_shoot_over_units": False, "thrown": False} | row
    usual: Row = {"name": code.replace("_", " ").capitalize(), "traits": (), "player_character": False, "mounted": False}
    if "hit_dice" in row:
        read = read_hit_dice(row["hit_dice"])
        usual |= {"save": save_by(read.whole), "hp": max(1, int(read.average)), "attack_bonus": attack_bonus(read.whole)}
    if weapon := known["melee"].get(row.get("melee_weapon", "")):
        usual["long_weapon"] = weapon["long_weapon"]
        usual |= {"melee_damage": weapon["damage"]} if weapon["damage"] != BY_CREATURE else {}
    usual |= {"missile_weapon": NONE, "missile": NONE, "fly_rate": 0}
    return {name: value for name, value in usual.items() if name in columns_of(table, known)} | row


# ---- reading -------------------------------------------------------------------------------------------------------------
class Reading:
    """A file's rows as they are read: `known`, every row so far, its own and the game's; `own`, the codes that are its own;
    `faults`; `notes`, what is worked out otherwise than the file says."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self.known: dict[str, dict[str, Row]] = {table: standard_rows(table) for table in KEYS}
        self.own: dict[str, list[str]] = {table: [] for table in KEYS}
        self.faults: list[Fault] = []
        self.notes: list[str] = []

    def read(self) -> OwnRows:
        """MB-BASE-11  Weapons and armour first, since the others name them."""
        for table in (*(key for key in KEYS if key not in LATER), *LATER):
            if table in self.given:
                self.read_table(table, self.given[table])
        if self.faults:
            return OwnRows()
        self.rearm()
        rows = {table: {code: self.known[table][code] for code in codes} for table, codes in self.own.items()}
        return OwnRows(
            soldiers=tuple(struct_of(Soldier, {"code": code} | row) for code, row in rows["troops"].items()),
            singles=tuple(struct_of(Single, {"code": code} | row) for code, row in rows["singles"].items()),
            melee={code: struct_of(MeleeWeapon, row) for code, row in rows["melee"].items()},
            missile={code: struct_of(MissileWeapon, row) for code, row in rows["missile"].items()},
            terrain={code: struct_of(GroundRow, row) for code, row in rows["terrain"].items()},
            spells={code: struct_of(SpellRow, row) for code, row in rows["spells"].items()},
        )  # fmt: skip

    def rearm(self) -> None:
        """MB-BASE-05, MB-BASE-06  The game's own soldiers take up a melee weapon that the group has changed: whether it is long,
        and its damage where they have not their own."""
        usual = standard_rows("melee")
        for code, row in self.known["troops"].items():
            weapon = row["melee_weapon"]
            if code not in self.own["troops"] and weapon in self.own["melee"]:
                new = self.known["melee"][weapon]
                changed = row | {"long_weapon": new["long_weapon"], "traits": traits(row["traits"])}
                if row["melee_damage"] == usual[weapon]["damage"]:
                    changed["melee_damage"] = new["damage"]
                self.known["troops"][code] = changed
                self.own["troops"].append(code)

    def read_table(self, table: str, given: Any) -> None:
        if not isinstance(given, dict):
            self.fault((table,), f"{shown(given)} is no table", "MB-BASE-11", f"write [{table}] and its rows below it")
            return
        columns, printed = columns_of(table, self.known), given.get("columns")
        names = printed if isinstance(printed, list) and all(isinstance(name, str) for name in printed) else []
        if printed is not None and not names:
            self.fault((table, "columns"), f"{shown(printed)}", "MB-BASE-11", 'a list of texts: ["name", "hit_dice", ...]')
        for n, name in enumerate(names):
            if name in names[:n]:
                self.fault((table, "columns"), f"{shown(name)} stands twice", "MB-BASE-11", "keep one of the two")
            elif name not in columns and name not in FOLLOWS[table]:
                self.fault((table, "columns"), f"{shown(name)} is no column", "MB-BASE-11", closest(name, columns))
        for code, row in given.items():
            if code not in ("columns", "rule"):
                self.read_row(table, code, self.as_row(table, code, row, names), columns)

    def as_row(self, table: str, code: str, row: Any, names: list[str]) -> Mapping[str, Any] | None:
        """A row by the names of its columns, whichever way it is written."""
        if isinstance(row, dict):
            return row
        if not isinstance(row, list):
            would_work = f"write a list in the order of the columns, or a section [{table}.{code}]"
            self.fault((table, code), f"{shown(row)} is no row", "MB-BASE-11", would_work)
        elif not names:
            if "columns" not in self.given[table]:
                would_work = 'write columns = ["name", "hit_dice", ...] first'
                self.fault((table, code), "the table has no columns", "MB-BASE-11", would_work)
        elif len(row) != len(names):
            self.fault((table, code), f"{len(row)} values under {len(names)} columns", "MB-BASE-11", "one value for each column")
        else:
            return dict(zip(names, row, strict=True))
        return None

    def read_row(self, table: str, code: str, given: Mapping[str, Any] | None, columns: Mapping[str, Column]) -> None:
        """MB-BASE-11  A row over the game's own row of that code, or a new one."""
        other = LATER[1 - LATER.index(table)] if table in LATER else ""
        if not CODE.fullmatch(code) or (code == NONE and table != "armour"):
            would_work = "wanted is a Latin letter, then letters, digits and _, at most 32 of them"
            self.fault((table, code), f"{shown(code)} is no code", "MB-BASE-11", would_work)
        elif other and code in self.known[other]:
            would_work = "a code names one row: take another"
            self.fault((table, code), f"{shown(code)} is a row of [{other}]", "MB-BASE-11", would_work)
        elif table in RULED and code not in self.known[table]:
            self.fault((table, code), f"{shown(code)} has no rules", RULED[table], closest(code, self.known[table]))
        elif given is not None:
            row = self.cells(table, code, given, columns)
            self.keep(table, code, row, given, columns)
        if table not in LATER:
            self.known[table].setdefault(code, {})           # so that who names it is not refused for it

    def cells(self, table: str, code: str, given: Mapping[str, Any], columns: Mapping[str, Column]) -> Row:
        """The values of a row, each checked by itself."""
        found: Row = {}
        for name, value in given.items():
            if name in columns:
                try:
                    found[name] = columns[name].read(value)
                except BadInput as bad:
                    self.fault((table, code, name), bad.says, columns[name].rule, bad.would_work)
            elif name not in FOLLOWS[table] and name not in given_columns(self.given[table]):
                self.fault((table, code, name), "there is no such column", "MB-BASE-11", closest(name, columns))
        return found

    def keep(self, table: str, code: str, row: Row, given: Mapping[str, Any], columns: Mapping[str, Column]) -> None:
        """The whole row, if nothing is missing and its parts go together."""
        wrong = [name for name in given if name in columns and name not in row]
        if "armour" in row:
            if "ac_desc" in row:
                says = "ac_desc and armour say the same twice"
                self.fault((table, code), says, "MB-BASE-02", "leave one of the two out")
                return
            row["ac_desc"] = self.known["armour"][row.pop("armour")].get("ac_desc", 0)
        if before := self.known[table].get(code):
            if table in RULED:
                self.check_ruled(table, code, row, before, given)
            row = renewed(table, row, before)
        row = completed(table, code, row, self.known)
        missing = [
            name for name in columns
            if name not in row and name not in (*wrong, "armour") and not (wrong and FROM.get(name) in given)
        ]
        misspelt = [name for name in given if name not in columns]
        for name in missing:
            if FROM.get(name) not in missing and not any(nearest(other, [name]) for other in misspelt):
                would_work = said_of(name, in_list=isinstance(self.given[table][code], list))
                self.fault((table, code), f"{name} is missing", columns[name].rule, would_work)
        if table == "singles" and not wrong:
            self.check_flight(code, row)
        self.note(table, code, row, given)
        self.known[table][code] = row
        self.own[table].append(code)

    def check_ruled(self, table: str, code: str, row: Row, before: Row, given: Mapping[str, Any]) -> None:
        """MB-SPELL-10, MB-SPELL-07, MB-MOVE-09  What ground and spells do stays as it is; a spell cast at oneself or a neighbour
        has no range, and every other one has."""
        for name in FOLLOWS[table]:
            if name in given and given[name] != before[name]:
                says = f"{shown(given[name])}: that is told by rules, not by a row"
                self.fault((table, code, name), says, RULED[table], "leave it out")
        if table == "spells" and bool(row.get("range_m", before["range_m"])) != bool(before["range_m"]):
            would_work = "wanted is 1 or more" if before["range_m"] else "wanted is 0"
            self.fault((table, code, "range_m"), f"{row['range_m']} does not fit", "MB-SPELL-07", would_work)

    def check_flight(self, code: str, row: Row) -> None:
        """MB-MOVE-08  A flyer has a rate of flight, and nobody else has."""
        if ("flyer" in row["traits"]) != bool(row["fly_rate"]):
            says, would_work = "a flyer without a rate of flight", "write fly_rate = 24"
            if row["fly_rate"]:
                says, would_work = "it has a rate of flight and no trait flyer", 'write traits = "flyer"'
            self.fault(("singles", code, "fly_rate"), says, "MB-MOVE-08", would_work)

    def note(self, table: str, code: str, row: Row, given: Mapping[str, Any]) -> None:
        """MB-BASE-11  Pools and the ascending armour class are recomputed, whatever the file says."""
        for name, value in worked_out(table, row):
            if name in given and given[name] != value:
                self.notes.append(f"{code}: {name} is {value:g}, not {shown(given[name])}")

    def fault(self, where: Where, says: str, rule: str, would_work: str) -> None:
        self.faults.append(Fault(where, says, rule, would_work))


def given_columns(table: Mapping[str, Any]) -> list[Any]:
    """Columns that were named above the rows: one that is none has been refused there."""
    found = table.get("columns")
    return found if isinstance(found, list) else []


def renewed(table: str, row: Row, before: Row) -> Row:
    """A row of the game with what the file says instead; what follows from a changed part follows it."""
    kept = {name: value for name, value in before.items() if name not in FOLLOWS[table]}
    if table in LATER and isinstance(kept["traits"], str):
        kept["traits"] = tuple(kept["traits"].split())
    if "hit_dice" in row:
        kept = {name: value for name, value in kept.items() if name not in ("save", "hp", "attack_bonus")}
    if "melee_weapon" in row:
        kept = {name: value for name, value in kept.items() if name not in ("melee_damage", "long_weapon")}
    return kept | row


def worked_out(table: str, row: Row) -> Iterator[tuple[str, float]]:
    """The columns of the printed table that follow from others."""
    if "ac_desc" in row:
        yield "ac_asc", ASCENDING - row["ac_desc"]
    if table == "troops" and "hit_dice" in row:
        read = read_hit_dice(row["hit_dice"])
        yield "hp_per_soldier", float(read.average)
        yield from (("pool_5", int(5 * read.average)), ("pool_10", int(10 * read.average)))
        yield "attack_bonus", attack_bonus(read.whole)


def said_of(name: str, in_list: bool) -> str:
    """What a missing column might be, in a row under columns or in one that names each value."""
    return {"ac_desc": 'write ac_desc = 6, or armour = "leather_shield"', "melee_damage": 'write melee_damage = "1d6"'}.get(
        name, f"add the column {name}" if in_list else f"write {name} = ... below the others"
    )


def struct_of(kind: type[Any], row: Row) -> Any:
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__ if name in row}, kind)


# ---- doors ---------------------------------------------------------------------------------------------------------------
def read_own(given: Mapping[str, Any], path: Path | str, text: str) -> tuple[OwnRows, list[str]]:
    """MB-BASE-11  The rows in a file already read, and what was worked out otherwise.  BadFile: every fault by its line."""
    reading = Reading(given)
    rows = reading.read()
    refuse(reading.faults, path, text)
    return rows, reading.notes


def refuse(faults: list[Fault], path: Path | str, text: str) -> None:
    """All faults as one BadFile, in the order of their lines."""
    if not faults:
        return
    lines = Lines(text)
    told = [
        files.BadFile(path, f"{fault.says} ({fault.rule})", fault.would_work, line=lines.of(fault.where), key=dotted(fault.where))
        for fault in faults
    ]  # fmt: skip
    first, *others = sorted(told, key=lambda bad: bad.line)
    raise files.BadFile(path, first.says, first.would_work, line=first.line, key=first.key, also=others)


def read_file(path: Path) -> tuple[OwnRows, list[str]]:
    """A file of rows and of nothing else."""
    data = files.read_bytes(path)
    given = files.toml_of(data, path, dict)
    lines = Lines(data.decode())
    for key in given:
        if key not in KEYS:
            says, line = "there is no such table (MB-BASE-11)", lines.of((key,))
            raise files.BadFile(path, says, closest(key, KEYS), line=line, key=dotted((key,)))
    if not given:
        raise files.BadFile(path, "it holds no rows (MB-BASE-11)", f"write one of the tables {listed(KEYS)}")
    return read_own(given, path, data.decode())


def read_beside(name: Any, folder: Path | None) -> OwnRows:
    """MB-BASE-11  The file that a scenario or a case names, in the folder where that one lies."""
    if not isinstance(name, str) or Path(name).name != name or not name.endswith(".toml"):
        raise BadInput(f"troops_file = {shown(name)}", "the name of a .toml file in the same folder")
    try:
        return read_file((folder or Path()) / name)[0]
    except files.BadFile as bad:
        if bad.says != files.NO_FILE:
            raise
        raise BadInput(f"troops_file = {shown(name)}: {bad.says}", bad.would_work) from None
