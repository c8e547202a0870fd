"""What is picked, drawn over the board: reach with its cost, zones, targets, areas, the way, and the orders so far.

Nothing is told by colour alone: what can be reached has its cost written in it, zones are hatched, attacks have an arrow.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.massbattle.model.board import Board
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules.validation import Column
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui.board_ground import CELL, middle
from montjoy.games.massbattle.ui.ordered import Order
from montjoy.grids import squares
from montjoy.grids.squares import Square

HANDLE: Final = CELL // 2                                    # on the edge of a unit's square, so that those beside it stay free


class Drawn:
    """The drawing of what is picked; a part that stands for a choice has its number."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.low: list[Markup] = []                          # below everything else
        self.parts: list[Markup] = []

    # ---- parts that are choices ----
    def add_choice(self, number: int, *parts: Markup, kind: str) -> None:
        self.parts.append(svg.group(parts, class_=f"go {kind}", data_choice=number))

    def place(self, number: int, at: Square) -> None:
        self.add_choice(number, cell(self.board.height, at), kind="place")

    def reach(self, number: int, at: Square, cost: int, stops: bool, meets: bool) -> None:
        """A square with its cost; barred where an enemy's zone stops the unit, crossed where it can charge somebody."""
        there = reached(self.board.height, at, cost, stops, meets)
        self.parts.append(Markup(f'<g class="go reach" data-choice="{number}">{there}</g>'))     # there may be hundreds

    def target(self, number: int, start: Square, at: Square) -> None:
        """A ring about whoever may be attacked, and the line to him."""
        (x, y), (a, b) = middle(self.board, at), middle(self.board, start)
        way = svg.path(f"M{a:g} {b:g}L{x:g} {y:g}", "line")
        self.add_choice(number, way, svg.circle(x, y, CELL * 0.48, "ring"), kind="target")

    def handle(self, number: int, at: Square, way: int) -> None:
        """An arrow head on the edge of a unit's square, by which it is turned."""
        (x, y), (dx, dy) = middle(self.board, at), squares.CLOCKWISE[way]
        head = svg.path("M-5 4L0-6L5 4Z", "head", transform=f"rotate({45 * way})")
        knob = svg.group([svg.circle(0, 0, 9, "knob"), head], transform=f"translate({x + dx * HANDLE:g} {y - dy * HANDLE:g})")
        self.add_choice(number, knob, kind="handle")

    # ---- parts that are none ----
    def aims(self, able: Sequence[Square]) -> None:
        """Ground at which something may be aimed, wherever one points."""
        self.low.append(svg.group([self.run(able, "aimable")], data_aim="yes", class_="aim"))

    def zones(self, at: Collection[Square]) -> None:
        if at:
            self.low.append(self.run(at, "zone"))

    def area(self, at: Collection[Square]) -> None:
        self.low.append(self.run(at, "area"))

    def way(self, path: Sequence[Square]) -> None:
        self.parts.append(line(self.board, path, "way"))

    def run(self, at: Collection[Square], kind: str) -> Markup:
        """Squares as one path, those beside one another as one rectangle."""
        return svg.path("".join(runs(self.board, at)), kind)


@lru_cache(1 << 13)
def cell(height: int, at: Square) -> Markup:
    """A square of a board so high, as it is pointed at."""
    x, y = CELL * at[0], CELL * (height - 1 - at[1])
    return Markup(f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" class="cell"/>')


@lru_cache(1 << 13)
def reached(height: int, at: Square, cost: int, stops: bool, meets: bool) -> Markup:
    """The same with its cost, in half squares."""
    x, y = CELL * at[0] + CELL // 2, CELL * (height - 1 - at[1]) + CELL // 2
    said = f"{cost // 2 or ''}{'½' if cost % 2 else ''}" or "0"
    parts = [cell(height, at), Markup(f'<text x="{x}" y="{y + 5}" class="cost">{said}</text>')]
    if stops:
        parts.append(svg.path(f"M{x - 16} {y - 8}l8-8M{x + 8} {y + 16}l8-8", "stop"))
    if meets:
        parts.append(svg.path(f"M{x - 16} {y - 16}l32 32m0-32l-32 32", "meets"))
    return Markup("").join(parts)


def runs(board: Board, at: Collection[Square]) -> Iterator[str]:
    """Rows of squares, each as long as it goes."""
    ordered = sorted(set(at), key=lambda square: (square[1], square[0]))
    for _, several in groupby(enumerate(ordered), lambda one: (one[1][1], one[1][0] - one[0])):
        row = [square for _, square in several]
        x, y = middle(board, row[0])
        yield f"M{x - CELL / 2:g} {y - CELL / 2:g}h{CELL * len(row)}v{CELL}h{-CELL * len(row)}z"


def line(board: Board, path: Sequence[Square], kind: str) -> Markup:
    """A way over squares, with a head at its end."""
    points = [middle(board, at) for at in path]
    return svg.path("M" + "L".join(f"{x:g} {y:g}" for x, y in points), kind)


def whole(drawn: Drawn, standing: str, at: Square | None) -> Markup:
    """All of it: ground first, then what is ordered, then what can be chosen; the unit itself is ringed."""
    x, y = middle(drawn.board, at) if at else (0, 0)
    picked = [svg.circle(x, y, CELL * 0.5, "picked")] if at else []
    return Markup("").join([*drawn.low, Markup(standing), *picked, *drawn.parts])


# ---- what is ordered so far -------------------------------------------------------------------------------------------------
def orders(seen: Seen, found: Sequence[Order], column: Column, picked: str) -> Markup:
    """Ways of moves, lines of attacks, and where units are placed."""
    parts: list[Markup] = []
    for order in found:
        for thing in order.things:
            match thing:
                case forms.Placed(unit, at, facing):
                    parts.append(ghost(seen.board, unit, at, facing))
                case forms.Shot(unit, target) if unit in seen.mine and target in seen.pieces:
                    parts.append(line(seen.board, (seen.mine[unit].at, seen.pieces[target].at), "ordered attack"))
                case forms.Cast(unit, square=square) if unit in seen.mine and square is not None:
                    parts.append(line(seen.board, (seen.mine[unit].at, square), "ordered attack"))
                case forms.March():
                    parts += marched(seen, column, thing)
    return Markup("").join(parts)


def marched(seen: Seen, column: Column, march: forms.March) -> Iterator[Markup]:
    """From where each unit stands to where the order leads it."""
    before = {id: column.field.own[id].at for id in march.units if id in seen.mine}
    if column.why_not(march) is not None:
        return
    for id, start in before.items():
        unit = column.field.own[id]
        if not march.off and (unit.at != start or unit.facing != seen.mine[id].facing):
            yield line(seen.board, (start, unit.at), "ordered")
            yield ghost(seen.board, id, unit.at, unit.facing)


def ghost(board: Board, unit: str, at: Square, facing: int) -> Markup:
    """A unit where it will stand."""
    if not squares.is_on_board(at, board.width, board.height):
        return Markup("")
    x, y = middle(board, at)
    return svg.group(outline(unit, facing), class_="ghost", transform=f"translate({x:g} {y:g})")


def outline(unit: str, facing: int) -> list[Markup]:
    """Its box, and where it will face; about a unit that turns on the spot it is a second point beside the unit's own."""
    head = svg.path("M-6 -13L0 -19L6 -13Z", "head", transform=f"rotate({45 * facing})")
    return [svg.rect(-13, -11, 26, 22, "box"), head, svg.text(0, 4, unit, "id")]
