"""What lies between two places: ways, doors, secret doors, stairs, and what is free.

Everything here takes the Castle, so it serves what a seat knows and the rules alike.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from montjoy.games.drakborgen.model.squares import PLACE, TOWERS, beyond, is_square, opposite, side_of
from montjoy.games.drakborgen.model.state import Castle, Square
from montjoy.games.drakborgen.protocol.places import BELOW, DIRS, DOWN, OUT, OUTSIDE, Dir

Between: TypeAlias = Literal["free", "door", "gate", "door_and_gate", "secret", "wall"]


class Passage(msgspec.Struct, frozen=True):
    """A way out of a place: where it leads (`to`: a square, OUTSIDE or BELOW; "" nowhere) and what is in between.
    `found`: somebody has used this secret door before."""

    way: str
    between: Between
    to: str
    found: bool = False

    @property
    def free(self) -> bool:
        """DL-4.1.1a  Blocked from neither side; a secret door once it is discovered."""
        return self.between == "free" or (self.between == "secret" and self.found)


# ---- passages --------------------------------------------------------------------------------------------------------
def ways(castle: Castle, place: str) -> list[str]:
    """Every way out of a place that could be a passage: the four edges, OUT of a tower, DOWN the stairs; from outside the
    four towers; out of the catacombs none."""
    if place == OUTSIDE:
        return list(TOWERS)
    if not is_square(place):
        return []
    square = castle.squares[place]
    return [*DIRS, *([OUT] if square.kind == "tower" else []), *([DOWN] if square.stairs else [])]


def passage(castle: Castle, place: str, way: str) -> Passage:
    """DL-4.1.1b-X  What is in between, in the order of the rule: secret door, board's edge, wall, portcullis and door."""
    if place == OUTSIDE:
        return Passage(way, "free", way)
    if way == OUT:
        return Passage(way, "free", OUTSIDE)
    if way == DOWN:
        return Passage(way, "free", BELOW)
    here, there = castle.squares[place], beyond(place, way)
    side = side_of(way)
    if there == OUTSIDE:
        return Passage(way, "wall", "")
    if is_secret(castle, here, side):
        return Passage(way, "secret", there, side in here.found)
    far = castle.squares[there]
    edges = (edge(here, side), edge(far, opposite(side)))
    if "wall" in edges:
        return Passage(way, "wall", there)
    door = "door" in edges and not marked(here, far, side)
    if "gate" in edges:
        return Passage(way, "door_and_gate" if door else "gate", there)
    return Passage(way, "door" if door else "free", there)


def edge(square: Square, side: Dir) -> str:
    """What a tile shows on an edge; a square not yet turned up shows nothing, a tower is open."""
    return square.edges[PLACE[side]] if square.edges else "open"


def is_secret(castle: Castle, square: Square, side: Dir) -> bool:
    """DL-4.3a, DL-4.3b-X  A wall with the valid symbol is a secret door, unless it leads off the board."""
    if castle.symbol not in square.signs or not castle.symbol:
        return False
    return square.signs[PLACE[side]] == castle.symbol and beyond(square.id, side) != OUTSIDE


def marked(here: Square, far: Square, side: Dir) -> bool:
    """DL-4.4, DL-4.4.1d-X  An open-door marker lies on the edge between two squares; there are always enough of them."""
    return side in here.marked or opposite(side) in far.marked


def passages_from(castle: Castle, place: str) -> list[Passage]:
    """All ways out of a place that are no walls."""
    return [p for way in ways(castle, place) if (p := passage(castle, place, way)).between != "wall"]


def free_passages(castle: Castle, place: str) -> list[Passage]:
    """DL-4.1.1a, DL-4.1.1c-X  The free ones: open ways, opened doors, stairs, and secret doors that were found."""
    return [p for p in passages_from(castle, place) if p.free]


def monsters_ways(castle: Castle, place: str, shut: str = "") -> list[Passage]:
    """DL-5.5.1a  The free passages a monster may take: never outside, never into the chamber; and not by `shut`."""
    return [p for p in free_passages(castle, place) if p.way != shut and monsters_may_enter(castle, p.to)]


def monsters_may_enter(castle: Castle, place: str) -> bool:
    """DL-5.5.1a  Monsters never go outside and never into the treasure chamber."""
    return place == BELOW or (is_square(place) and castle.squares[place].kind != "chamber")


def stairs(castle: Castle) -> dict[int, str]:
    """DL-4.7.3a  The staircases on face-up tiles: number -> square (the first from the north-west)."""
    found: dict[int, str] = {}
    for square in castle.squares.values():
        if square.stairs:
            found.setdefault(square.stairs, square.id)
    return dict(sorted(found.items()))


def chamber_square(castle: Castle) -> str:
    """The square of the treasure chamber; "" while nobody knows it."""
    return next((s.id for s in castle.squares.values() if s.kind == "chamber"), "")


def where_it_leads(castle: Castle, place: str, way: str) -> str:
    """The place at the other end of a way; "" for none."""
    return passage(castle, place, way).to if way in ways(castle, place) else ""
