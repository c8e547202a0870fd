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

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from montjoy.core.content import files
from montjoy.core.content.messages import Lines, Where, closest, dotted, listed, nearest, shown
from montjoy.core.content.rulebook import Table
from montjoy.core.errors import BadInput
from montjoy.games.massbattle.authoring.columns import BY_CREATURE, Column, Row, columns_of, reach_of, traits
from montjoy.games.massbattle.model.dice import read_hit_dice
from montjoy.games.massbattle.model.scenario import CODE, GroundRow, OwnRows
from montjoy.games.massbattle.model.spells import SpellRow
from montjoy.games.massbattle.model.troops import (
    ASCENDING,
    NONE,
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


class Fault(NamedTuple):
    """What is wrong at one place, the rule that says so, and what would work."""

    where: Where
    says: str
    rule: str
    would_work: str


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
        if table == "spells" and "range_m" in row:
            try:
                reach_of(before)[0](row["range_m"])
            except BadInput as bad:
                self.fault((table, code, "range_m"), bad.says, "MB-SPELL-07", bad.would_work)

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
