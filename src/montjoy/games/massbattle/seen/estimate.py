"""Enemies as far as they are known: their rows where these are common knowledge, else the usual figures.  MB-INFO-02."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.troops import Book, Single, Soldier, standard
from montjoy.games.massbattle.seen.view import Seen

USUAL_SOLDIERS: Final = "orcs"                               # stands for rows that only the enemy knows
USUAL_SINGLE: Final = "ogre"


def estimated(seen: Seen) -> Seen:
    """The same view with enemies as whole units, so that every rule can be asked about them."""
    return msgspec.structs.replace(seen, others={id: as_unit(seen, piece) for id, piece in seen.others.items()})


def as_unit(seen: Seen, piece: Piece) -> Unit:
    """An enemy with the figures of his row; his full hit points as near as what has been seen allows."""
    if isinstance(piece, Unit):
        return piece
    row = seen.rows.get(piece.type) or usual(piece)
    start = row.pool(piece.soldiers, seen.options) if isinstance(row, Soldier) else row.hp
    shooting = book().shooting(row)
    return Unit(
        **{name: getattr(piece, name) for name in Piece.__struct_fields__}, row=row, start=bounded(piece, start),
        missile=shooting[0] if shooting else None, missile_dice=shooting[1] if shooting else (0, 0, 0),
    )  # fmt: skip


def usual(piece: Piece) -> Soldier | Single:
    """What an unknown row may be like."""
    return book().type(USUAL_SINGLE if piece.single else USUAL_SOLDIERS)


def bounded(piece: Piece, start: int) -> int:
    """MB-INFO-02  A pool that agrees with what it has lost, and with whether half of it is gone."""
    if piece.condition == "shaken":
        return max(piece.lost + 1, min(start, 2 * piece.lost))
    if piece.condition == "hurt":
        return max(start, 2 * piece.lost + 1)
    return max(start, piece.lost + 1)


@lru_cache(1)
def book() -> Book:
    """The rows that come with the game."""
    return standard()
