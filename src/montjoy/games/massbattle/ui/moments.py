"""What a lesson explains once it is on the board: a first hit, a flank, a unit that must test its morale, a unit that is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from montjoy.games.massbattle.model.queries import enemies, in_play, is_adjacent, side_of
from montjoy.games.massbattle.seen.view import Seen

LOST: Final = ("destroyed", "fled", "captured")
NAMES: Final[Sequence[str]] = ("FirstHit", "Flank", "Morale", "Lost")


def come(seen: Seen) -> Sequence[str]:
    """Those that this viewer can see now."""
    return tuple(found(seen))


def found(seen: Seen) -> Iterator[str]:
    """MB-ATK-07, MB-MOD-10, MB-MOR-02, MB-END-03  On the board somebody has taken a first hit and lost nothing; somebody stands
    next to an enemy's flank or rear; somebody is at half or less, or broken; one of the viewer's own is lost."""
    there = list(in_play(seen))
    if any(piece.condition == "hit" for piece in there):
        yield "FirstHit"
    if any(side_of(piece, enemy) != "front" for piece in there for enemy in enemies(seen, piece) if is_adjacent(piece, enemy)):
        yield "Flank"
    if any(piece.condition in ("shaken", "broken") for piece in there):
        yield "Morale"
    if any(unit.side == seen.side and unit.status in LOST for unit in seen.own.values()):
        yield "Lost"
