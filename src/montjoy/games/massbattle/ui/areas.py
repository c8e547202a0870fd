"""What a unit holds and reaches, drawn over the board when somebody looks at it, and in words: its front, its zone of contact,
how far it shoots, where a move takes it.

Made from the viewer's own view.  Of an enemy whose row only his own side knows (MB-INFO-02) it is what everybody sees: how he
faces, and the zone that follows from it.  Each area has an edge or a hatching of its own: none is told by colour.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import cos, pi, sin
from typing import Any, Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import in_play, zone
from montjoy.games.massbattle.model.troops import range_cm, square_cm
from montjoy.games.massbattle.protocol import questions
from montjoy.games.massbattle.rules import routes
from montjoy.games.massbattle.rules.areas import sight_in_the_dark
from montjoy.games.massbattle.rules.ground import allowance_of, in_squares
from montjoy.games.massbattle.rules.lasting import why_not_act
from montjoy.games.massbattle.seen.estimate import as_unit
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui.board_ground import CELL, around, middle
from montjoy.games.massbattle.ui.text import places
from montjoy.grids import squares
from montjoy.grids.squares import Square

ARMS: Final = 2.4 * CELL                                     # how far the lines of an arc are drawn
EIGHTH: Final = pi / 4
STROKES: Final = 3                                           # of the hatching of a square
HALVES: Final = 2
APART: Final = 2                                             # squares from one figure to the next in a row
TWICE: Final = 2                                             # as far as its range it shoots at -2 (MB-OUT-03)
OF_UNITS: Final = (
    questions.Deploy, questions.PlaceOne, questions.TakeStances, questions.Shoot, questions.ShootAgain, questions.Move,
    questions.Fight, questions.Rally,
)  # fmt: skip


# ---- what there is -----------------------------------------------------------------------------------------------------------
def standing(seen: Seen, at: Square) -> list[Piece]:
    """Who stands there, or flies above."""
    return [piece for piece in in_play(seen) if piece.at == at]


def known(seen: Seen, piece: Piece) -> Unit | None:
    """MB-INFO-02  A unit with its figures, where the viewer knows them: one's own, or of a row that is common knowledge."""
    return as_unit(seen, piece) if isinstance(piece, Unit) or piece.type in seen.rows else None


def held(seen: Seen, piece: Piece) -> list[Square]:
    """MB-MOVE-04  Its zone of contact."""
    return squares.on_board(zone(piece), seen.board.width, seen.board.height)


def ranges(seen: Seen, unit: Unit) -> tuple[int, ...]:
    """MB-OUT-03, MB-BOARD-12  How far it shoots, in half squares: as it is, and at -2; in the dark no farther than one sees.
    Empty: it does not shoot."""
    if unit.missile is None or unit.broken:
        return ()
    half = HALVES * range_cm(unit.missile, seen.options) // square_cm(seen.scale, seen.options)
    sees = sight_in_the_dark(seen)
    if sees is None:
        return half, TWICE * half
    return (sees,) if sees <= half else (half, min(sees, TWICE * half))


def covered(seen: Seen, unit: Unit, half_squares: int) -> list[Square]:
    """MB-OUT-03, MB-MIS-05  The squares so near, under missile_front_arc those in its front."""
    near = squares.on_board(squares.disc(unit.at, half_squares), seen.board.width, seen.board.height)
    if not seen.options.missile_front_arc:
        return near
    return [at for at in near if squares.arc(unit.at, unit.facing, at) == "front"]


def reach(seen: Seen, unit: Unit) -> set[Square]:
    """MB-MOVE-02  Where it could end a move that it began now, as the board stands."""
    if why_not_act(unit):
        return set()
    begun, found = routes.in_the_air(unit), set[Square]()
    for mode in routes.modes(seen, unit):
        found |= routes.reachable(seen, begun, mode).keys()
    ends = (unit.aloft, not unit.aloft) if unit.flyer else (unit.aloft,)
    free = {at for at in found if any(routes.why_not_end(seen, unit, (at,), aloft) is None for aloft in ends)}
    return free - {unit.at}


# ---- drawn -------------------------------------------------------------------------------------------------------------------
def drawn(seen: Seen, at: Square, asks: Sequence[object] = ()) -> Markup:
    """For whoever stands there what serves these questions; without one all of it."""
    figures: list[Square] = []
    return Markup("").join(part for piece in standing(seen, at) for part in of_piece(seen, piece, asks, figures))


def serves(asks: Sequence[object], *kinds: type) -> bool:
    """Whether something that belongs to such questions is drawn; while nothing is asked of units all of it."""
    open_ = [ask for ask in asks if isinstance(ask, OF_UNITS)]
    return not open_ or any(isinstance(ask, kinds) for ask in open_)


def of_piece(seen: Seen, piece: Piece, asks: Sequence[object], figures: list[Square]) -> Iterator[Markup]:
    """How it faces always; who shoots sees ranges, who moves how far he comes and what stops him.  `figures`: where one stands
    already."""
    unit = known(seen, piece)
    if unit is not None and serves(asks, questions.Move) and (ends := reach(seen, unit)):
        yield edge(seen, ends, "reachable", f"{in_squares(allowance_of(seen, unit, unit.flyer))}", figures)
    if unit is not None and serves(asks, questions.Shoot, questions.ShootAgain):
        nearer: set[Square] = set()
        for kind, half_squares, more in zip(("near", "far"), ranges(seen, unit), ("", " −2")):
            within = covered(seen, unit, half_squares)
            yield edge(seen, within, kind, f"{in_squares(half_squares)}{more}", figures, nearer)
            nearer.update(within)
    if serves(asks, questions.Move, questions.Fight, questions.TakeStances) and (there := held(seen, piece)):
        yield svg.path("".join(hatching(seen, there)), "contact")
        yield svg.path(around(seen.board, there), "contact")
    for arc, ahead in (("front", 0), ("rear", 4)):
        yield svg.path(arms(seen, piece, piece.facing + ahead), f"arc {arc}")


def edge(
    seen: Seen, there: Collection[Square], kind: str, figure: str, figures: list[Square], but: Collection[Square] = ()
) -> Markup:
    """The line about squares, with a figure in the highest of them; on no unit, on none of the figures that stand already, and
    not on the squares `but` where there are others."""
    taken = {piece.at for piece in in_play(seen)}
    free = [at for at in there if at not in taken and not any(is_close(at, other) for other in figures)]
    at = max([at for at in free if at not in but] or free or there, key=lambda at: (at[1], -at[0]))
    figures.append(at)
    x, y = middle(seen.board, at)
    return svg.group([svg.path(around(seen.board, there), kind), svg.text(x, y - 6, figure, "area-figure")])


def is_close(one: Square, other: Square) -> bool:
    """So near that the figures of both would touch."""
    return one[1] == other[1] and abs(one[0] - other[0]) < APART


def hatching(seen: Seen, there: Collection[Square]) -> Iterator[str]:
    """Strokes over squares, from south-west to north-east."""
    for at in there:
        x, y = middle(seen.board, at)
        for n in range(STROKES):
            shift = (n + 0.5) * CELL / STROKES
            yield f"M{x - CELL / 2:g} {y - CELL / 2 + shift:.0f}l{shift:.0f} {-shift:.0f}"
            yield f"M{x - CELL / 2 + shift:.0f} {y + CELL / 2:g}l{CELL - shift:.0f} {shift - CELL:.0f}"


def arms(seen: Seen, piece: Piece, way: int) -> str:
    """MB-BOARD-04  The two lines between which the front, or the rear, lies."""
    x, y = middle(seen.board, piece.at)
    ends = [(x + ARMS * sin(turned * EIGHTH), y - ARMS * cos(turned * EIGHTH)) for turned in (way - 1, way + 1)]
    return "".join(f"M{x:g} {y:g}L{a:.0f} {b:.0f}" for a, b in ends)


# ---- in words ----------------------------------------------------------------------------------------------------------------
def says(seen: Seen, words: Any, piece: Piece) -> Iterator[str]:
    """The same for whoever reads it or has it read out."""
    yield str(words.text("area-contact", squares=places(held(seen, piece))))
    unit = known(seen, piece)
    if unit is None:
        yield str(words.text("area-unknown"))
        return
    if far := ranges(seen, unit):
        near, at_most, *_ = (in_squares(half) for half in (*far, 0))
        yield str(words.text("area-shots", near=near, far=at_most, front=seen.options.missile_front_arc))
    allowance = in_squares(allowance_of(seen, unit, unit.flyer))
    yield str(words.text("area-reach", allowance=allowance, count=len(reach(seen, unit))))
