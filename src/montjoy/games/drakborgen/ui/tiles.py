"""The squares: floors, what is on them, and the edges between them.  Own simple drawings."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.drakborgen.model.passages import marked
from montjoy.games.drakborgen.model.squares import SIZE, beyond
from montjoy.games.drakborgen.model.state import Square
from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE, Dir
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui.signs import between, painted

CELL: Final = 100
AWAY: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SYMBOLS: Final = {                                           # the signs on walls, in a square of 16 by 16 about the origin
    1: "M-8 0Q0-8 8 0Q0 8-8 0ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z",
    2: "M-7 0A3.5 3.5 0 1 1 0 0A3.5 3.5 0 1 1-7 0ZM0-1H8V4H6V1H4V3H2V1H0Z",
    3: "M5-7.5A8.5 8.5 0 1 0 5 7.5A9 9 0 0 1 5-7.5Z",
    4: "M-8-2Q-5-8-2-2T4-2T8-4L8 0Q5 6 2 2T-4 2T-8 2Z",
    5: "M0-8L2-2.6L8-2.5L3.3 1L5 7L0 3.5L-5 7L-3.3 1L-8-2.5L-2-2.6Z",
    6: "M-5 8V-3H-7V-8H-4V-6H-1.5V-8H1.5V-6H4V-8H7V-3H5V8Z",
}


@cache
def patterns() -> Markup:
    """Surfaces that are used again and again."""
    slabs = svg.el("pattern", svg.rect(0, 0, 50, 50, "floor"), svg.path("M0 0H50M0 25H50M25 0V25M0 25V50", "joint"),
                   id="slabs", width=50, height=50, patternUnits="userSpaceOnUse")
    back = svg.el("pattern", svg.rect(0, 0, 24, 24, "back"), svg.path("M0 24L24 0M-6 6L6-6M18 30L30 18", "hatch"),
                  id="back", width=24, height=24, patternUnits="userSpaceOnUse")
    return svg.el("defs", slabs, back)


# ---- squares -------------------------------------------------------------------------------------------------------------
def tile(seen: Seen, id: str) -> Markup:
    """A square at its place."""
    square = seen.castle.squares[id]
    x, y = int(id[1]) * CELL, int(id[0]) * CELL
    if not square.face_up:
        return hidden(id, x, y, id in seen.peeks)
    parts = [*GROUNDS.get(square.kind, room)(seen, square)]
    if square.stairs:
        parts.append(stairs(square.stairs))
    if square.web:
        parts.append(web())
    if square.lying:
        parts.append(lying(len(square.lying)))
    return svg.group(parts, transform=f"translate({x} {y})", class_=f"tile {square.kind}", id=f"t{id}", data_at=id)


@cache
def hidden(id: str, x: int, y: int, peeked: bool) -> Markup:
    """A face-down square at its place."""
    return svg.group([unknown(peeked)], transform=f"translate({x} {y})", id=f"t{id}", data_at=id)


def unknown(peeked: bool) -> Markup:
    """Face down: the back of a tile, with an eye where one has looked."""
    parts = [svg.rect(3, 3, 94, 94, "down", rx=4, fill="url(#back)")]
    if peeked:
        parts += [svg.circle(50, 50, 24, "badge"), svg.path(SYMBOLS[1], "sign", transform="translate(50 50) scale(2)")]
    return svg.group(parts)


def floor() -> Markup:
    return svg.rect(0, 0, CELL, CELL, "slabs", fill="url(#slabs)")


def room(seen: Seen, square: Square) -> list[Markup]:
    return [floor()]


def open_sides(seen: Seen, square: Square) -> list[Dir]:
    """The sides that are no wall."""
    return [side for side in DIRS if between(seen.castle, square.id, side) != "wall"]


def ways_out(sides: list[Dir]) -> str:
    """Lines from the middle to these sides."""
    return "".join(f"M50 50L{50 + 50 * AWAY[s][0]} {50 + 50 * AWAY[s][1]}" for s in sides) or "M50 50h0"


def corridor(seen: Seen, square: Square) -> list[Markup]:
    """Rock with a way through it."""
    arms = ways_out(open_sides(seen, square))
    border = [svg.rect(25, 25, 50, 50, "joint-fill"), svg.path(arms, "way-edge")]
    return [svg.rect(0, 0, CELL, CELL, "rock"), *border, svg.rect(28, 28, 44, 44, "floor"), svg.path(arms, "way")]


def rubble(seen: Seen, square: Square) -> list[Markup]:
    low = "M18 70l10-18 18 4 6 18-14 10zM50 44l16-10 16 10-4 20-20 2zM58 82l8-14 18 2 4 14-14 8z"
    high = "M24 40l12-14 14 6-2 16-16 4zM40 22l10-8 12 6-4 12-14 0z"
    return [floor(), svg.path(low + high, "stones")]


def abyss(seen: Seen, square: Square) -> list[Markup]:
    return [floor(), svg.path("M14 30L30 12 52 18 74 10 90 32 84 54 92 74 70 92 46 84 24 90 10 66 18 48Z", "abyss"),
            svg.path("M28 36L40 26 56 32 72 28 78 44 72 60 76 72 60 78 44 72 30 74 26 58 32 48Z", "deep")]  # fmt: skip


def bridge(seen: Seen, square: Square) -> list[Markup]:
    """Nothing below, and planks from one way out to another."""
    sides: list[Dir] = open_sides(seen, square) or ["north", "south"]
    planks = ways_out(sides)
    return [svg.rect(0, 0, CELL, CELL, "abyss"), svg.path("M8 20L40 8M60 92L92 78M8 84L26 94M76 8L94 22", "deep-line"),
            svg.path(planks, "rail"), svg.path(planks, "planks")]  # fmt: skip


def chamber(seen: Seen, square: Square) -> list[Markup]:
    """Gold, a chest, and the dragon: asleep, awake with its eye open, or gone."""
    heap = ((14, 84), (26, 90), (38, 86), (84, 88), (72, 91), (90, 76), (12, 70))
    coins = [svg.circle(x, y, 5, "coin") for x, y in heap]
    chest = svg.path("M34 60H66V80H34ZM34 60Q34 50 50 50Q66 50 66 60ZM47 62H53V69H47Z", "chest")
    state = seen.castle.dragon.state
    dragon = [] if state == "dead" else [
        svg.path("M34 30L20 4L52 16L62 4L60 26Z", f"dragon {state}"),
        svg.path("M6 46Q14 24 42 28Q56 14 72 12L86 8L82 16L94 22L78 28Q66 34 62 42Q40 54 6 46Z", f"dragon {state}"),
        svg.circle(75, 18, 2.6, "eye") if state == "awake" else svg.text(90, 14, "z", "sleep"),
    ]  # fmt: skip
    return [svg.rect(0, 0, CELL, CELL, "treasure"), *coins, chest, *dragon]


def tower(seen: Seen, square: Square) -> list[Markup]:
    merlons = "M50 4V14M50 86V96M4 50H14M86 50H96M17 17L25 25M75 75L83 83M83 17L75 25M25 75L17 83"
    rings = [svg.circle(50, 50, 46, "tower-wall"), svg.circle(50, 50, 37, "floor")]
    return [svg.rect(0, 0, CELL, CELL, "rock"), *rings, svg.path(merlons, "battlement")]


GROUNDS: Final = {
    "room": room, "corridor": corridor, "rubble": rubble, "abyss": abyss, "bridge": bridge, "chamber": chamber, "tower": tower,
}


def stairs(number: int) -> Markup:
    return svg.group([svg.path("M12 88V78H20V70H28V62H36V54H46V88Z", "steps"), svg.text(32, 84, number, "steps-number")])


def web() -> Markup:
    spokes = "M50 50L4 4M50 50L50 2M50 50L96 4M50 50L98 50M50 50L96 96M50 50L50 98M50 50L4 96M50 50L2 50"
    rounds = "M50 32L63 37 68 50 63 63 50 68 37 63 32 50 37 37ZM50 16L74 26 84 50 74 74 50 84 26 74 16 50 26 26Z"
    return svg.path(spokes + rounds, "web")


def lying(n: int) -> Markup:
    """Something lies here: a sack, with how many things."""
    sack = svg.path("M76 66Q70 70 68 80Q67 90 80 90Q93 90 92 80Q90 70 84 66L87 60H73Z", "sack")
    return svg.group([sack, svg.text(80, 85, n, "sack-number")])


# ---- edges ---------------------------------------------------------------------------------------------------------------
def edges(seen: Seen) -> list[Markup]:
    """Every edge once: of each square the northern and the western one, and those at the board's end."""
    found = []
    for row in range(SIZE + 1):
        for column in range(SIZE + 1):
            if column < SIZE:
                square, side = (f"{row}{column}", "north") if row < SIZE else (f"{row - 1}{column}", "south")
                found += edge(seen, square, side, column * CELL, row * CELL, 0)  # type: ignore[arg-type]
            if row < SIZE:
                square, side = (f"{row}{column}", "west") if column < SIZE else (f"{row}{column - 1}", "east")
                found += edge(seen, square, side, column * CELL, row * CELL, 90)  # type: ignore[arg-type]
    return found


def edge(seen: Seen, square: str, side: Dir, x: int, y: int, turn: int) -> list[Markup]:
    """What stands between two squares; nothing where both lie face down."""
    castle, there = seen.castle, beyond(square, side)
    here = castle.squares[square]
    far = castle.squares[there] if there != OUTSIDE else None
    if not here.face_up and not (far and far.face_up):
        return []
    if far is None and here.kind == "tower":
        return []
    kind = between(castle, square, side)
    opened = far is not None and kind == "" and marked(here, far, side)
    drawn = svg.group(opened_door() if opened else KINDS[kind], transform=f"translate({x} {y}) rotate({turn})", class_="edge")
    sign = painted(castle, square, side) if kind == "wall" else 0
    if not sign:
        return [drawn]
    dx, dy = (CELL / 2, 0) if turn == 0 else (0, CELL / 2)
    valid = " valid" if sign == castle.symbol else ""
    return [drawn, svg.group([svg.circle(0, 0, 13, f"sign-ground{valid}"), svg.path(SYMBOLS[sign], "sign")],
                             transform=f"translate({x + dx} {y + dy})")]  # fmt: skip


def stubs() -> Markup:
    return svg.path("M-4-5H20V5H-4ZM80-5H104V5H80Z", "wall")


def opened_door() -> list[Markup]:
    """An open-door marker: the leaf stands open."""
    return [stubs(), svg.path("M20-4H27V44H20Z", "door")]


BARS: Final = "M24-9V9M34-9V9M44-9V9M56-9V9M66-9V9M76-9V9M20-4H80M20 4H80"
LOCK: Final = svg.group([svg.circle(50, -2, 3.4, "hole"), svg.path("M48.6-1H51.4L52.4 6H47.6Z", "hole")])
KINDS: Final = {
    "": [stubs()],
    "wall": [svg.rect(-5, -5, 110, 10, "wall")],
    "door": [stubs(), svg.rect(18, -8, 64, 16, "door", rx=2), svg.path("M34-8V8M66-8V8", "door-line"), LOCK],
    "gate": [stubs(), svg.path(BARS, "gate")],
    "door_and_gate": [stubs(), svg.rect(18, -8, 64, 16, "door", rx=2), LOCK, svg.path(BARS, "gate")],
    "secret": [svg.rect(-5, -5, 110, 10, "wall"), svg.rect(22, -5, 56, 10, "secret"), svg.text(50, 6, "S", "secret-letter")],
}
