"""Which squares a spell or a breath covers.  MB-SPELL-07, MB-SPELL-08, MB-T-SPELLS.

All sizes are in centimetres and held against the square of the battle exactly; nothing is tripled in the open (MB-OUT-06).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import Field, in_play
from montjoy.games.massbattle.model.troops import Single, square_cm
from montjoy.games.massbattle.protocol import forms
from montjoy.grids import squares
from montjoy.grids.squares import Square

RADII: Final = {"fireball": 600, "haste": 1800, "slow": 1800, "cloudkill": 450, "death_spell": 1800, "gas": 750}
LINES: Final = {"lightning_bolt": 1800, "wall_of_fire": 1800}
CONES: Final = {"fear": (7200, 3600), "frost": (2100, 900), "fire": (2700, 900)}    # length, width at the end
REACH: Final = {"gas": 1500}                                 # of a breath that is aimed at a square: as far as that may be
WEB: Final = {5: 2, 10: 1}                                   # squares, by scale
STORM: Final = {5: 3, 10: 2}                                 # squares on a side, by scale


def half_squares(field: Field, centimetres: int) -> int:
    """MB-SPELL-07, MB-BOARD-02  A length as a distance on the board: only whole half squares occur."""
    return 2 * centimetres // square_cm(field.scale, field.options)


def is_dark(field: Field, a: Square, b: Square) -> bool:
    """MB-BOARD-12  The scenario says how far one sees, and two squares lie farther apart."""
    sees = sight_in_the_dark(field)
    return sees is not None and squares.distance(a, b) > sees


def sight_in_the_dark(field: Field) -> int | None:
    """MB-BOARD-12  How many half squares one sees; None: it is not dark."""
    sight_m = field.board.sight_m
    return half_squares(field, 100 * sight_m) if isinstance(sight_m, int) else None


def shape_of(unit: Unit, spell: str) -> str:
    """What the shape is looked up by: the spell, or the kind of the creature's breath."""
    return unit.row.breath[0] if spell == "breath" and isinstance(unit.row, Single) else spell


def has_direction(spell: str) -> bool:
    """A shape that points away from who casts it, so that it cannot be aimed at his own square."""
    return spell in LINES or spell in CONES or spell in ("web", "cloudkill")


def covered(field: Field, unit: Unit, cast: forms.Cast, aim: Square) -> tuple[Square, ...]:
    """MB-SPELL-07, MB-OUT-06  The squares of a spell or breath aimed at a square, as far as they are on the board."""
    shape = shape_of(unit, cast.spell)
    return tuple(square for square in whole(field, unit.at, shape, aim, cast.along) if is_on(field.board, square))


def whole(field: Field, start: Square, shape: str, aim: Square, along: int | None) -> list[Square]:
    """The squares of a shape, as if the board had no edge."""
    if shape in RADII:
        return squares.disc(aim, half_squares(field, RADII[shape]))
    if shape in CONES:
        side = square_cm(field.scale, field.options)
        length, width = CONES[shape]
        return squares.cone(start, squares.offset(start, aim), Fraction(length, side), Fraction(width, side))
    if shape == "lightning_bolt":
        return squares.beam(aim, squares.offset(start, aim), half_squares(field, LINES[shape]))
    if shape == "wall_of_fire":
        ahead = across(start, aim) if along is None else along
        return squares.beam(aim, squares.CLOCKWISE[ahead], half_squares(field, LINES[shape]))
    if shape == "web":
        return squares.beam(aim, squares.offset(start, aim), 3 * WEB[field.scale])[: WEB[field.scale]]
    if shape == "ice_storm":
        return storm(field, aim)
    return [aim]


def across(start: Square, aim: Square) -> int:
    """MB-T-SPELLS  Our reading: a wall of fire whose direction nobody has named runs to the right, as its caster sees it."""
    return squares.turn(squares.towards(start, aim) or 0, 2)


def storm(field: Field, aim: Square) -> list[Square]:
    """MB-T-SPELLS  Three squares by three around the one aimed at; of two by two it is the south-western one."""
    n = STORM[field.scale]
    low = (n - 1) // 2
    return squares.rectangle((aim[0] - low, aim[1] - low), (aim[0] - low + n - 1, aim[1] - low + n - 1))


def caught(field: Field, covers: tuple[Square, ...], aim: Square) -> list[Piece]:
    """MB-SPELL-07  Every unit of either side on these squares, also in the air above them; the nearest to the centre first."""
    there = set(covers)
    found = [piece for piece in in_play(field) if piece.at in there]
    return sorted(found, key=lambda piece: (squares.distance(aim, piece.at), piece.id))
