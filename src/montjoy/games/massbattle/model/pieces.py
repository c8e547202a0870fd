"""Units: what lies open on the board, and what only their owners know.  MB-UNIT-09, MB-T-KNOWLEDGE."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.effects import Seat
from montjoy.games.massbattle.battle.modifiers import Stance
from montjoy.games.massbattle.model.troops import MissileWeapon, Single, Soldier
from montjoy.grids.squares import Square

Status = Literal["reserve", "coming", "in_play", "destroyed", "fled", "withdrawn", "captured"]
Condition = Literal["fresh", "hit", "hurt", "shaken", "broken"]
Whim = Literal["", "attacks", "nothing", "harms_itself"]
Lasting = Literal["bless", "invisibility", "web", "haste", "slow", "protection", "fly", "confusion", "charm"]


class Running(msgspec.Struct, frozen=True):
    """MB-SCALE-04  The effect of a spell on a unit.  `until`: the last round of it, 0: until it is ended; `by`: who cast it."""

    kind: Lasting
    until: int = 0
    by: str = ""


class Piece(msgspec.Struct, kw_only=True):
    """MB-INFO-01  What everybody sees of a unit.  `lost`: the hit points that it has been seen to lose; `comes`: the round in
    which it comes, if it is not there from the beginning (MB-BOARD-11)."""

    id: str
    side: int                                                # 0 or 1
    owner: Seat
    type: str
    soldiers: int
    name: str = ""
    at: Square = (-1, -1)
    facing: int = 0                                          # grids/squares: N, NE, ...
    status: Status = "in_play"
    hit: bool = False                                        # the first hit has been taken
    lost: int = 0
    broken: bool = False
    aloft: bool = False
    stance: Stance = "attack"
    running: tuple[Running, ...] = ()
    # -- this round
    confused: Whim = ""                                      # what a confused unit does, whatever its owner says
    turned: bool = False
    moved: bool = False
    shots: int = 0                                           # fired in phase 1
    second_shots: int = 0                                    # and in phase 5
    charged: bool = False                                    # has struck in a charge
    cast: bool = False
    breathed: bool = False
    hurt: bool = False                                       # has lost hit points
    # -- of the battle
    last_shot: int = 0                                       # the round of it (MB-MIS-04)
    condition: Condition = "fresh"
    tall: bool = False                                       # flies, or is a giant: a rampart does not keep it off (MB-BOARD-07)
    comes: int | UnsetType = UNSET                           # unset, and not written: it is there from the beginning

    @property
    def single(self) -> bool:
        return self.soldiers == 1

    @property
    def in_play(self) -> bool:
        return self.status == "in_play"

    def has(self, kind: Lasting) -> bool:
        return any(effect.kind == kind for effect in self.running)


class Unit(Piece, kw_only=True):
    """MB-INFO-02  The same with what its owner and the umpire know."""

    row: Soldier | Single
    start: int                                               # full hit points
    missile: MissileWeapon | None = None
    missile_dice: tuple[int, int, int] = (0, 0, 0)
    spells: dict[str, int] = {}                              # prepared, with how often
    breaths: int = 0
    own: bool = False                                        # its row is of the group's own file, so that nobody else knows it
    least: int = 0                                           # between what the enemy knows its full hit points to lie
    most: int = 0
    shown: tuple[str, ...] = ()                              # figures of an own row that a roll has used before everybody's eyes

    @property
    def hp(self) -> int:
        return self.start - self.lost

    @property
    def mounted(self) -> bool:
        return isinstance(self.row, Soldier) and self.row.mounted

    @property
    def flyer(self) -> bool:
        return self.row.has("flyer") or self.has("fly")

    @property
    def hero(self) -> bool:
        return isinstance(self.row, Single) and self.row.player_character

    @property
    def long(self) -> bool:
        """MB-BASE-06  It has long weapons."""
        return isinstance(self.row, Soldier) and self.row.long_weapon


def condition_of(unit: Unit) -> Condition:
    """MB-INFO-02  What the enemy sees of its state: broken, at half or less, above it, hit without harm, or fresh."""
    if unit.broken:
        return "broken"
    if 2 * unit.hp <= unit.start:
        return "shaken"
    if unit.lost:
        return "hurt"
    return "hit" if unit.hit else "fresh"
