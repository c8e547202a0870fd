"""The state of a battle: the board, two sides, their units, and where the round stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.effects import Seat
from montjoy.games.massbattle.carpet.state import Carpet
from montjoy.games.massbattle.model.board import Board
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.spells import SpellRow
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.grids.squares import Square

Choice = Literal["first", "last"]
NAMES: Final = ("A", "B")


class Side(msgspec.Struct):
    """MB-GEN-05  One of the two sides.  Its first seat leads it; `rows`: the rows where it deploys, first and last."""

    name: str
    seats: tuple[Seat, ...]
    rows: tuple[int, int] = (0, 5)
    conceded: bool = False

    @property
    def leader(self) -> Seat:
        return self.seats[0]


class Zone(msgspec.Struct):
    """Ground that a spell has changed: a wall of fire, or a cloud that drifts on.  `drift`: each of its steps east and north."""

    kind: Literal["wall_of_fire", "cloudkill"]
    squares: tuple[Square, ...]
    by: str                                                  # the unit that cast it
    until: int = 0
    drift: tuple[int, int] = (0, 0)


class Striking(msgspec.Struct, frozen=True):
    """MB-ATK-01  The attack whose dice fall now, as everybody sees it; `hidden`: deep in a wood, where only a 20 hits."""

    unit: str
    target: str
    how: Literal["missile", "melee", "long", "charge", "parting"]
    modifiers: tuple[tuple[str, int], ...]
    hidden: bool


class World(msgspec.Struct):
    """A battle.  `contacts`: for each pair of enemies in contact ("A1 B2") which of the two moved into it (MB-MOD-07);
    `charges`: the pairs between which there has been a charge (first_contact_once); `own_spells`: those
    that the group has changed."""

    scenario: str
    options: MassBattleOptions
    scale: int
    board: Board
    sides: list[Side]
    units: dict[str, Unit]
    round: int = 0                                           # 0: deployment
    phase: int = 0                                           # MB-T-SEQUENCE
    winner: int = -1                                         # the side that won initiative; 2: both act together (MB-INIT-06)
    move_choice: Choice = "first"
    attack_choice: Choice = "first"
    contacts: dict[str, str] = {}
    charges: list[str] = []
    zones: list[Zone] = []
    strength: tuple[int, int] = (0, 0)                             # hit points deployed, by side (MB-END-03)

    own_spells: dict[str, SpellRow] | UnsetType = UNSET             # unset, and not written, where there are none
    carpet: Carpet | UnsetType = UNSET                              # of a battle without our board alone
    striking: Striking | UnsetType = UNSET                          # while an attack is rolled

    @property
    def spells(self) -> Mapping[str, SpellRow]:
        """MB-BASE-11  The spells that the group has changed."""
        return self.own_spells or {}

    @property
    def pieces(self) -> Mapping[str, Unit]:
        return self.units


class Outcome(msgspec.Struct, frozen=True):
    """MB-END-05  How a battle ended: `winner` a side's number, -1 a draw; and what became of every unit."""

    why: str
    winner: int
    winners: tuple[Seat, ...]
    round: int
    units: tuple[Fate, ...]


class Fate(msgspec.Struct, frozen=True):
    """MB-END-05  A unit after the battle."""

    unit: str
    status: str
    hp: int
    dead: int
    fled: int


def pair(a: str, b: str) -> str:
    """Two enemies as one key, the unit of side A first."""
    return f"{a} {b}" if a < b else f"{b} {a}"
