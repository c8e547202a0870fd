"""What a scenario's file may say: every table and key with its limits.  The JSON Schema is written from these."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from montjoy.core.game import Scenario
from montjoy.games.massbattle.model.spells import SpellRow
from montjoy.games.massbattle.model.troops import MeleeWeapon, MissileWeapon, Single, Soldier
from montjoy.games.massbattle.options import MOST_ROUNDS

SQUARE_CM: Final = 2.5                                       # an inch of carpet for a square, if nobody says otherwise
CODE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,31}")
Id = Annotated[str, Meta(pattern=rf"^{CODE.pattern}$")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Coordinate = Annotated[int, Meta(ge=0, le=199)]
Size = Annotated[int, Meta(ge=4, le=200)]
Facing = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]


class TroopsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Soldiers of one type (`men`, put into units of the battle's scale), or single creatures (`count`).  `at`, `facing`: where
    the first of them stands, the others to its right; left out: the player deploys them.  `round`: the round in which they come
    over their side's edge; left out: they are there from the beginning (MB-BOARD-11).  `owner`: a seat of the side."""

    type: Id
    men: Annotated[int, Meta(ge=0, le=2000)] = 0
    count: Annotated[int, Meta(ge=0, le=100)] = 0
    name: Annotated[str, Meta(max_length=80)] = ""
    owner: Annotated[str, Meta(max_length=32)] = ""
    at: tuple[Coordinate, Coordinate] | None = None
    facing: Facing | None = None
    round: Annotated[int, Meta(ge=2, le=MOST_ROUNDS)] | UnsetType = UNSET    # unset, and not written, where it is left out
    spells: dict[Id, Annotated[int, Meta(ge=0, le=20)]] | None = None


class SideFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the two sides.  `seats`: its players, the leader first; `rows`: where it deploys."""

    name: Name
    seats: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=4)]
    rows: tuple[Coordinate, Coordinate] | None = None
    aim: Annotated[str, Meta(max_length=400)] = ""
    troops: Annotated[tuple[TroopsFile, ...], Meta(min_length=1, max_length=60)]


class Rectangle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of ground, corners included.  What is left out stays as it is."""

    x1: Coordinate
    y1: Coordinate
    x2: Coordinate
    y2: Coordinate
    terrain: Annotated[str, Meta(max_length=20)] = ""
    elevation: Annotated[int, Meta(ge=0, le=2)] | None = None


class WallFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field wall on the north or east edges of the squares from one to another."""

    x1: Coordinate
    y1: Coordinate
    x2: Coordinate
    y2: Coordinate
    edge: Literal["north", "east"]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MB-BOARD-01  The board: its size, rectangles of ground one upon another, field walls, squares to hold.  `sight_m`: how many
    metres one sees; left out: to the end of the board (MB-BOARD-12)."""

    width: Size = 48
    height: Size = 36
    ground: Annotated[tuple[Rectangle, ...], Meta(max_length=200)] = ()
    walls: Annotated[tuple[WallFile, ...], Meta(max_length=200)] = ()
    objectives: Annotated[tuple[Rectangle, ...], Meta(max_length=20)] = ()
    sight_m: Annotated[int, Meta(ge=10, le=1000)] | UnsetType = UNSET        # the same


class GroundRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MB-MOVE-09  What a group may change of a row of MB-T-TERRAIN."""

    move_factor: int
    mounted_may_enter: bool


class OwnRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """MB-BASE-11  A group's own rows, once they are read."""

    soldiers: tuple[Soldier, ...] = ()
    singles: tuple[Single, ...] = ()
    melee: dict[str, MeleeWeapon] = {}
    missile: dict[str, MissileWeapon] = {}
    terrain: dict[str, GroundRow] = {}
    spells: dict[str, SpellRow] = {}


class BattleScenario(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle: its board, two sides with their troops, and the options it is meant for.  `board` "none": it is fought with the
    group's own figures, under one game master; `square_cm`: how wide a square is on the carpet; `layout`: how the ground may be
    laid out there, which its sheet shows, with the `rows` where either side begins.  `points`: the hit dice that
    either side may have at most (MB-BASE-10), 0: as many as it likes.  `troops_file`: the group's own rows, in a file beside this
    one; those that the battle needs stand in `own`."""

    id: Id
    title: Name
    says: Annotated[str, Meta(max_length=2000)] = ""
    board: BoardFile | Literal["none"] = BoardFile()
    layout: BoardFile | UnsetType = UNSET                    # unset, and not written, where it is left out
    square_cm: Annotated[float, Meta(ge=0.1, le=50)] = SQUARE_CM
    sides: Annotated[tuple[SideFile, ...], Meta(min_length=2, max_length=2)]
    options: dict[str, Any] = {}
    points: Annotated[int, Meta(ge=0, le=100_000)] = 0
    troops_file: Annotated[str, Meta(max_length=100)] = ""
    own: OwnRows | None = None
