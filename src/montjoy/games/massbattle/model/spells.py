"""The rows of MB-T-SPELLS, and what spells ask of units: a caster's level, hit dice, size.

What the printed table says in words is told by `rules/spell_effects.py`, the shapes by `rules/areas.py`; here are its figures.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.troops import TABLES, Single, Soldier, round_minutes

Kind = Literal["area_damage", "victims", "whole_unit", "single_damage", "heal", "terrain", "umpire"]
Aim = Literal["enemy", "adjacent", "single", "self", "near_single", "square"]
BREATH: Final = "breath"                                     # forms.Cast.spell of a dragon's breath
LEVEL: Final = re.compile(r"_([0-9]+)$")
HUMAN: Final = 4                                             # whole hit dice of the largest creature of human size
AIMS: Final[dict[str, Aim]] = {
    "magic_missile": "enemy", "sleep": "enemy", "charm_person": "enemy", "hold_person": "enemy", "confusion": "enemy",
    "cure_light_wounds": "adjacent", "bless": "adjacent", "invisibility": "single", "protection_from_normal_missiles": "self",
    "fly": "near_single",
}  # fmt: skip


class SpellRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MB-BASE-11  What a group may change of a row of MB-T-SPELLS."""

    range_m: int
    duration_min: int


class Spell(msgspec.Struct, frozen=True):
    """A row of MB-T-SPELLS.  `minutes` 0: at once, or until it is ended."""

    code: str
    name: str
    spell_level: int
    range_m: int
    area: str
    effect_kind: Kind
    effect: str
    save: str
    minutes: int

    @property
    def aim(self) -> Aim:
        """At whom or what it is cast; a square where the table names an area."""
        return AIMS.get(self.code, "square")


SPELLS: Final[dict[str, Spell]] = {
    code: msgspec.convert(dict(zip(Spell.__struct_fields__, (code, *row), strict=True)), Spell)
    for code, row in TABLES["spells"].items() if code not in ("columns", "rule")
}  # fmt: skip


def spell_of(rows: Mapping[str, SpellRow], code: str) -> Spell:
    """MB-T-SPELLS, MB-BASE-11  A spell with the range and the minutes that a group has given it."""
    row = rows.get(code)
    return SPELLS[code] if row is None else msgspec.structs.replace(SPELLS[code], range_m=row.range_m, minutes=row.duration_min)


def level_of(unit: Unit) -> int:
    """MB-T-SPELLS  A caster's level: the number in the code of his row; of a group's own row its whole hit dice."""
    found = LEVEL.search(unit.type)
    return int(found[1]) if found and not unit.own else unit.row.dice.whole


def is_human_sized(row: Soldier | Single) -> bool:
    """MB-T-SPELLS  Our reading of "human-sized": a player character, or any creature of at most four whole hit dice, so that an
    ogre (4+1) is the largest; trolls, giants and dragons are larger."""
    return (isinstance(row, Single) and row.player_character) or row.dice.whole <= HUMAN


def last_round(minutes: int, round: int, scale: int) -> int:
    """MB-SCALE-04  The last round of an effect that begins in this one: its minutes in rounds, rounded up; 0: until ended."""
    return round - 1 + -(-minutes // round_minutes(scale)) if minutes else 0
