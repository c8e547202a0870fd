"""The rows of the tables: soldiers, single creatures, weapons, and what follows from their figures.

    BOOK                      the rows that come with the game
    book.type("goblins")      a row, of either kind of creature

A group's own rows replace or join them (`authoring/troops_file.py`); what can be worked out is always worked out here.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from montjoy.core.content.messages import closest, shown
from montjoy.core.content.rulebook import Table, tables
from montjoy.core.errors import BadInput
from montjoy.games.massbattle.model.dice import Dice, HitDice, read_dice, read_hit_dice
from montjoy.games.massbattle.options import MassBattleOptions

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
NONE: Final = "none"
ASCENDING: Final = 19                                        # ascending = 19 - descending
MOST_BONUS: Final = 15
MOUNT: Final = Fraction(27, 2)                               # the average hit points of a war horse of three hit dice
GIANT: Final = 8                                             # hit dice from which a creature stands alone, and is tall
SLOW: Final = 0.5                                            # rate of fire: a shot in two rounds
REGENERATES: Final = "regenerate_"
T = TypeVar("T", bound=msgspec.Struct)


# ---- weapons ---------------------------------------------------------------------------------------------------------------
class MeleeWeapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MB-BASE-05, MB-BASE-06  A row of MB-T-MELEE."""

    damage: str
    long_weapon: bool = False


class MissileWeapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MB-BASE-05  A row of MB-T-MISSILE; the other columns follow from these."""

    damage: str
    base_range_m: float
    rate_of_fire: float
    may_shoot_over_units: bool = False
    thrown: bool = False

    @property
    def second_shots(self) -> int:
        """MB-MIS-03  Shots of a round beyond the first."""
        return max(0, int(self.rate_of_fire) - 1)

    @property
    def is_slow(self) -> bool:
        """MB-MIS-04  One shot in two rounds."""
        return self.rate_of_fire == SLOW


# ---- creatures -------------------------------------------------------------------------------------------------------------
class Type(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MB-BASE-08  What soldiers and single creatures have in common."""

    code: str
    name: str
    hit_dice: str
    ac_desc: int
    save: int
    move_rate: int
    rally_pct: int
    traits: tuple[str, ...] = ()

    @property
    def dice(self) -> HitDice:
        return read_hit_dice(self.hit_dice)

    @property
    def armour_class(self) -> int:
        """MB-ATK-04, MB-BASE-02  The ascending armour class: 19 less the descending one, which the row has by its armour."""
        return ASCENDING - self.ac_desc

    @property
    def regeneration(self) -> int:
        """MB-SOLO-06  Hit points a round by its traits: regenerate_3 is three."""
        return sum(int(trait.removeprefix(REGENERATES)) for trait in self.traits if trait.startswith(REGENERATES))

    def has(self, trait: str) -> bool:
        return trait in self.traits


class Soldier(Type, frozen=True, kw_only=True, tag_field="kind", tag="soldier"):
    """MB-BASE-08, MB-UNIT-06  A row of MB-T-TROOPS: one kind of soldier, with one melee weapon and at most one for missiles."""

    melee_weapon: str
    melee_damage: str
    long_weapon: bool
    missile_weapon: str = NONE
    mounted: bool = False

    @property
    def arms(self) -> tuple[str, str]:
        return self.melee_weapon, self.missile_weapon

    @property
    def attack_bonus(self) -> int:
        """MB-ATK-02, MB-BASE-01  The hit dice of one soldier, not of all; below 1: 0; a plus does not count."""
        return attack_bonus(self.dice.whole)

    @property
    def damage(self) -> Dice:
        """MB-ATK-08  What one man's weapon does."""
        return read_dice(self.melee_damage)

    def attacks(self, options: MassBattleOptions) -> list[Dice]:
        """MB-MEL-02  The damage of each roll of an attack: one roll, however many they are."""
        return [self.damage]

    def pool(self, soldiers: int, options: MassBattleOptions) -> int:
        """MB-UNIT-02, MB-UNIT-10  The hit points of so many soldiers by hp_method, with their mounts' under mount_hp,
        rounded down."""
        each = Fraction(self.dice.most) if options.hp_method == "maximum" else self.dice.average
        if self.mounted and options.mount_hp:
            each += MOUNT
        return int(each * soldiers)


class Single(Type, frozen=True, kw_only=True, tag_field="kind", tag="single"):
    """MB-BASE-08, MB-SOLO-01  A row of MB-T-SINGLES: a creature or a character, a unit of one."""

    hp: int
    attack_bonus: int
    attack_routine: str
    missile: str = NONE
    fly_rate: int = 0
    player_character: bool = False

    @property
    def routine(self) -> tuple[tuple[str, Dice], ...]:
        """MB-ATK-06  Its melee attacks in their order: name and damage."""
        parts = [part.split() for part in self.attack_routine.split(";")]
        return tuple((" ".join(words[:-1]), read_dice(words[-1])) for words in parts)

    def attacks(self, options: MassBattleOptions) -> list[Dice]:
        """MB-ATK-06  The damage of each roll of an attack: its whole routine, or the last of it without solo_full_routine."""
        damage = [dice for _, dice in self.routine]
        return damage if options.solo_full_routine else damage[-1:]

    @property
    def breath(self) -> tuple[str, int]:
        """MB-SPELL-08  The kind of its breath and the points it takes; ("", 0): it has none."""
        kind, _, points = self.missile.partition(" ")
        return (kind.removeprefix("breath_"), int(points)) if kind.startswith("breath_") else ("", 0)

    @property
    def is_giant(self) -> bool:
        """MB-BOARD-07  Tall enough for a rampart: eight whole hit dice or more, and no character."""
        return self.dice.whole >= GIANT and not self.player_character

    @property
    def is_fighter(self) -> bool:
        """MB-ATK-16  A player character who casts no spells."""
        return self.player_character and not self.has("caster")


def attack_bonus(whole: int) -> int:
    """MB-ATK-03, MB-BASE-01  The attack bonus of a creature by its whole hit dice, from MB-T-HITDICE; 15 stands for more."""
    row = TABLES["hitdice"]["below 1" if whole < 1 else str(min(whole, MOST_BONUS))]
    return int(row[0])


def save_by(whole: int) -> int:
    """MB-BASE-01  The saving throw by whole hit dice, from MB-T-HITDICE."""
    row = TABLES["hitdice"]["below 1" if whole < 1 else str(min(whole, MOST_BONUS))]
    return int(row[1])


def sweeps(one: Soldier | Single, target: Soldier | Single, options: MassBattleOptions) -> int:
    """MB-ATK-16  Under fighter_sweep a fighter rolls once a level against soldiers of one hit die or less."""
    weak = isinstance(target, Soldier) and target.dice.is_weak
    return one.dice.whole if options.fighter_sweep and isinstance(one, Single) and one.is_fighter and weak else 1


# ---- all of them -----------------------------------------------------------------------------------------------------------
class Book(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Every row that a battle knows, by code."""

    soldiers: dict[str, Soldier]
    singles: dict[str, Single]
    melee: dict[str, MeleeWeapon]
    missile: dict[str, MissileWeapon]

    def type(self, code: str) -> Soldier | Single:
        """A row by its code.  BadInput with the nearest code where there is none."""
        found = self.soldiers.get(code) or self.singles.get(code)
        if found is None:
            raise BadInput(f"{shown(code)} is no type of troops", closest(code, self.codes))
        return found

    @cached_property
    def codes(self) -> tuple[str, ...]:
        return (*self.soldiers, *self.singles)

    def shooting(self, one: Soldier | Single) -> tuple[MissileWeapon, Dice] | None:
        """MB-BASE-05, MB-SOLO-06  The missile weapon of a type and the damage of a shot; None: it has none."""
        if isinstance(one, Soldier):
            code, own = one.missile_weapon, ""
        else:
            code, _, own = one.missile.partition(" ")
        if code not in self.missile:
            return None
        weapon = self.missile[code]
        return weapon, read_dice(own or weapon.damage)


def rows(table: Table, kind: type[T]) -> dict[str, T]:
    """The rows of a printed table by their first column; columns that follow from others are left out."""
    columns, known = table["columns"], kind.__struct_fields__
    found = {}
    for code, values in table.items():
        if code != "columns":
            row = {name: value for name, value in zip(columns, values, strict=True) if name in known}
            found[code] = msgspec.convert(_read(code, row, known), kind)
    return found


def _read(code: str, row: Mapping[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """A row as its class has it: its code in it, its traits as a tuple."""
    given = dict(row)
    if "code" in known:
        given |= {"code": code, "traits": tuple(str(row["traits"]).split())}
    return given


def standard() -> Book:
    """MB-GEN-03, MB-BASE-08  The rows that come with the game, from MB-T-TROOPS, MB-T-SINGLES, MB-T-MELEE and MB-T-MISSILE."""
    return Book(
        soldiers=rows(TABLES["troops"], Soldier),
        singles=rows(TABLES["singles"], Single),
        melee=rows(TABLES["melee"], MeleeWeapon),
        missile=rows(TABLES["missile"], MissileWeapon),
    )


# ---- distances -------------------------------------------------------------------------------------------------------------
def square_cm(scale: int, options: MassBattleOptions) -> int:
    """MB-SCALE-03  The side of a square in centimetres: 3 m at scale 5, 6 m at scale 10, or as the group's map has it."""
    return round(100 * options.square_m) or 100 * TABLES["scale"][str(scale)][1]


def round_minutes(scale: int) -> int:
    """MB-SCALE-02  A round lasts 5 minutes with units of five and 10 with units of ten, from MB-T-SCALE."""
    return int(TABLES["scale"][str(scale)][0])


def tripled(options: MassBattleOptions) -> int:
    """MB-OUT-01, MB-OUT-02, MB-OUT-04  In the open movement and missile ranges are three times those of a confined place."""
    return 3 if options.environment == "open" else 1


def allowance(rate: int, scale: int, options: MassBattleOptions) -> int:
    """MB-MOVE-02, MB-OUT-05  What a unit of that rate may move in a round, in half squares, rounded down."""
    metres = rate * tripled(options) * (round_minutes(scale) if options.scaled_movement else 1)
    return 2 * 100 * metres // square_cm(scale, options)


def retreat_squares(rate: int, scale: int, options: MassBattleOptions) -> int:
    """MB-MOR-06  Half of its allowance in whole squares, rounded down, at least 1."""
    return max(1, allowance(rate, scale, options) // 4)


def shown_class(ascending: int, options: MassBattleOptions) -> int:
    """MB-ATK-04  An armour class as ac_system has it shown: ascending, or 19 less that."""
    return ascending if options.ac_system == "ascending" else ASCENDING - ascending


def range_cm(weapon: MissileWeapon, options: MassBattleOptions) -> int:
    """MB-OUT-02, MB-OUT-04  The range of a weapon in centimetres; it reaches twice as far (MB-OUT-03)."""
    return round(100 * weapon.base_range_m) * tripled(options)
