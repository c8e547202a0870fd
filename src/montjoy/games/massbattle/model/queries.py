"""The small questions one asks of units on a board, for rules and views alike: arcs, contact, zones, who is where.

They take anything that has a board and pieces: the state, or what a seat sees of it (`Field`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from msgspec import UnsetType

from montjoy.games.massbattle.carpet.state import Carpet
from montjoy.games.massbattle.model.board import Board, bars_melee
from montjoy.games.massbattle.model.pieces import Piece
from montjoy.games.massbattle.model.spells import SpellRow
from montjoy.games.massbattle.model.state import Zone
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.grids import squares
from montjoy.grids.squares import Arc, Square


class Field(Protocol):
    """A board with pieces on it."""

    @property
    def board(self) -> Board: ...
    @property
    def options(self) -> MassBattleOptions: ...
    @property
    def pieces(self) -> Mapping[str, Piece]: ...
    @property
    def scale(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def contacts(self) -> Mapping[str, str]: ...
    @property
    def zones(self) -> Sequence[Zone]: ...
    @property
    def spells(self) -> Mapping[str, SpellRow]: ...
    @property
    def carpet(self) -> Carpet | UnsetType: ...


def in_play(field: Field, side: int | None = None) -> Iterator[Piece]:
    """The pieces on the board, of one side or both, in their order."""
    return (p for p in field.pieces.values() if p.status == "in_play" and side in (None, p.side))


def enemies(field: Field, piece: Piece) -> Iterator[Piece]:
    return in_play(field, 1 - piece.side)


def at(field: Field, square: Square, aloft: bool = False) -> Piece | None:
    """MB-BOARD-09  The unit on a square, or the flyer above it."""
    here = (p for p in field.pieces.values() if p.at == square)
    return next((p for p in here if p.status == "in_play" and p.aloft == aloft), None)


# ---- arcs and contact ------------------------------------------------------------------------------------------------------
def side_of(target: Piece, attacker: Piece) -> Arc:
    """MB-BOARD-04, MB-SOLO-03  On which side of the target the attacker stands: front, flank or rear."""
    return squares.arc(target.at, target.facing, attacker.at)


def has_in_front(piece: Piece, other: Piece) -> bool:
    """MB-BOARD-04  The other stands in its front arc."""
    return side_of(piece, other) == "front"


def is_adjacent(a: Piece, b: Piece) -> bool:
    """MB-BOARD-02  On neighbouring squares, both on the ground or both in the air."""
    return squares.is_adjacent(a.at, b.at) and a.aloft == b.aloft


def is_engaged(field: Field, a: Piece, b: Piece) -> bool:
    """MB-MOVE-04, MB-BRK-08  Two enemies are in contact: adjacent, and one of them, unbroken, has the other in its front arc."""
    if a.side == b.side or not (a.in_play and b.in_play) or not is_adjacent(a, b):
        return False
    if is_parted(field, a, b):
        return False
    return (not a.broken and has_in_front(a, b)) or (not b.broken and has_in_front(b, a))


def is_parted(field: Field, a: Piece, b: Piece) -> bool:
    """MB-BOARD-07  A rampart lies between them, and neither flies or is tall."""
    return bars_melee(field.board, a.at, b.at) and not (a.tall or b.tall)


def contacts(field: Field, piece: Piece) -> list[Piece]:
    """MB-MOVE-04  The enemies with which it is in contact."""
    near = squares.neighbours(piece.at)
    return [other for other in enemies(field, piece) if other.at in near and is_engaged(field, piece, other)]


def is_pinned(field: Field, piece: Piece) -> bool:
    """MB-MIS-07  In contact with an unbroken enemy."""
    return any(not other.broken for other in contacts(field, piece))


def zone(piece: Piece) -> list[Square]:
    """MB-MOVE-04, MB-BRK-08  The front squares of an unbroken unit on the ground; of a broken one none."""
    return [] if piece.broken or piece.aloft or not piece.in_play else squares.front(piece.at, piece.facing)


def zones_against(field: Field, piece: Piece) -> set[Square]:
    """MB-MOVE-05  The squares in unbroken enemies' zones of contact."""
    return {square for enemy in enemies(field, piece) for square in zone(enemy)}


def melee_squares(field: Field, piece: Piece) -> list[Square]:
    """MB-MEL-01  Where its melee reaches: the three squares in front, or the one straight ahead under melee_front = one."""
    ahead = squares.front(piece.at, piece.facing)
    return ahead if field.options.melee_front == "three" else [squares.step(piece.at, piece.facing)]


def may_strike(field: Field, piece: Piece, other: Piece) -> bool:
    """MB-MEL-01, MB-MEL-03, MB-MOVE-08  An enemy in front, on the ground as it is or in the air as it is, and no rampart
    between."""
    if piece.side == other.side or not other.in_play or piece.aloft != other.aloft:
        return False
    return other.at in melee_squares(field, piece) and not is_parted(field, piece, other)


def distance(a: Piece, b: Piece) -> int:
    """MB-BOARD-02  In half squares."""
    return squares.distance(a.at, b.at)


# ---- ground that spells have changed -----------------------------------------------------------------------------------
def fire(field: Field) -> set[Square]:
    """MB-T-SPELLS  The squares of walls of fire."""
    return {square for zone in field.zones if zone.kind == "wall_of_fire" for square in zone.squares}
