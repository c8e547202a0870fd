"""The battle as a picture: ground, what is to be held, spells that lie on it, and the units; beside it how matters stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.games.massbattle.carpet import text as carpet
from montjoy.games.massbattle.model.board import Board
from montjoy.games.massbattle.rules.areas import sight_in_the_dark
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import board_ground, board_units, text
from montjoy.grids.squares import Square
from montjoy.words import Words

CELL: Final = board_ground.CELL                              # units of the drawing a square
EDGE: Final = 40                                             # about the squares, for their numbers
NEAR: Final = 4 * CELL                                       # the middle of one's own is told as exactly: it seldom changes


# ---- the board ---------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Words, asked: Sequence[Asked]) -> Markup:
    """Ground, spells on it, units.  North is up.  `data-start`: where the whole would be small, one begins where
    all that stands there is in sight (`data-see`: east, south, width, height), else at one's own units."""
    if seen.carpet:
        return carpet.board(seen, words)
    board = seen.board
    parts = [board_ground.ground(board), *board_ground.zones(seen), *board_units.units(seen, words)]
    me, night = own_middle(seen), " night" if sight_in_the_dark(seen) is not None else ""
    return svg.el(
        "svg", svg.el("title", escape(words.text("page-board"))), svg.group(parts, class_="scene"),
        viewBox=f"-{EDGE} -{EDGE} {board.width * CELL + 2 * EDGE} {board.height * CELL + 2 * EDGE}", class_=f"map battle{night}",
        role="group", direction="ltr", aria_label=words.text("page-board"), data_me=f"{me[0]} {me[1]}" if me else None,
        data_start=("near" if seen.round else "before") if me else None,
        data_see=" ".join(map(str, in_sight(seen))) if me else None,
    )  # fmt: skip


def middle(board: Board, square: Square) -> tuple[float, float]:
    """The middle of a square on the picture."""
    return board_ground.middle(board, square)


def own_middle(seen: Seen) -> tuple[int, int] | None:
    """About the middle of the viewer's own units; before they stand, of where they begin.  None: he has none."""
    if seen.side < 0:
        return None
    units = [unit for unit in seen.mine.values() if unit.in_play and unit.at[0] >= 0]
    units = units or [unit for unit in seen.own.values() if unit.side == seen.side and unit.in_play and unit.at[0] >= 0]
    there = [middle(seen.board, unit.at) for unit in units]
    if not there and seen.round == 0:
        there = [middle(seen.board, (seen.board.width // 2, row)) for row in seen.sides[seen.side].rows]
    if not there:
        return None
    x, y = (NEAR * round(sum(at[i] for at in there) / len(there) / NEAR) for i in (0, 1))
    return min(max(x, CELL), (seen.board.width - 1) * CELL), min(max(y, CELL), (seen.board.height - 1) * CELL)


def in_sight(seen: Seen) -> tuple[int, int, int, int]:
    """The part of the picture with all units that are seen, while none stand with the rows where both sides begin; told as
    exactly as the middle.  Its numbers are seen with it where it is next to an edge."""
    board = seen.board
    there = [piece.at for piece in seen.pieces.values() if piece.in_play and piece.at[0] >= 0]
    if not seen.round or not there:
        there += [(x, row) for side in seen.sides for row in side.rows for x in (0, board.width - 1)]
    across, down = zip(*(middle(board, at) for at in there), strict=True)
    x, y = (int(min(ways) // NEAR * NEAR) for ways in (across, down))
    to_x, to_y = (int(-(-max(ways) // NEAR) * NEAR) for ways in (across, down))
    return x - EDGE, y - EDGE, to_x - x + 2 * EDGE, to_y - y + 2 * EDGE


# ---- beside the board ----------------------------------------------------------------------------------------------------
def aside(seen: Seen, words: Words, asked: Sequence[Asked]) -> Markup:
    """The round, and of each side how many units it has, which are gone and which still to come; without our board what has been
    lost, and to whom."""
    if seen.carpet:
        return carpet.beside(seen, words)
    lines = [svg.el("p", escape(text.head(seen, words)), class_="small head")]
    lines += [svg.el("p", escape(said), class_="small") for said in text.dark(seen, words)]
    for number in range(len(seen.sides)):
        there = [piece for piece in seen.pieces.values() if piece.side == number]
        count = sum(piece.in_play and piece.at[0] >= 0 for piece in there)
        gone = [piece.id for piece in there if piece.status not in ("in_play", "reserve", "coming")]
        placing = seen.round == 0 and not count              # MB-BOARD-10
        said = [str(words.text("board-placing") if placing else words.text("board-units", count=count))]
        said += [str(words.text("map-gone", units=" ".join(gone)))] * bool(gone)
        said += text.coming(seen, words, number)
        lines.append(svg.el("p", escape(f"{text.side_line(seen, words, number)}: {'; '.join(said)}"), class_="small"))
    return Markup("").join(lines)


def card(seen: Seen, words: Words) -> Markup:
    """What only this side knows."""
    if seen.carpet:                                          # nobody knows more than anybody
        return Markup("")
    return svg.paragraphs(text.card(seen, words))
