"""What the signs of the board mean: whose a counter is, how a unit is, the ground and what lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import board_ground, board_units, picks_drawn, text
from montjoy.games.massbattle.ui import signs as drawn
from montjoy.games.massbattle.ui.places import kind
from montjoy.games.massbattle.ui.telling import COLOURS, DEEDS

OWN: Final = "legend-"                                       # before the names of drawings: the board beside has its own
EAST: Final = 2
HALF: Final = board_ground.CELL // 2
SQUARE: Final = "M0 0H40V40H0Z"


def signs(seen: Seen, words: Any) -> list[tuple[Markup, str]]:
    """Every sign: whose a unit is, how it is, then the ground.  The first brings the drawings that all use."""
    if seen.carpet:
        return []
    used = (drawn.drawings(), board_units.bodies(seen.scale), board_ground.patterns())
    found = (sides(seen, words, used), units(words), looked_at(words), deeds(words), ground(words))
    return [(own(sign), says) for part in found for sign, says in part]


def sides(seen: Seen, words: Any, used: tuple[Markup, ...]) -> Iterator[tuple[Markup, str]]:
    """The shape and the colour of each side."""
    for n in range(len(seen.sides)):
        there = svg.group([board_units.body(n, 0), board_units.lettered(NAMES[n])], class_=f"figure token c{COLOURS[n]}")
        yield sample(*(used if n == 0 else ()), there), text.side_line(seen, words, n)


def units(words: Any) -> Iterator[tuple[Markup, str]]:
    """Where a unit faces, its men, whether it is one's own, its health, and every sign on it."""
    yield counter(board_units.body(0, EAST)), words.text("legend-unit", sign="facing")
    yield counter(board_units.body(0, 0), mine=" mine"), words.text("legend-unit", sign="mine")
    yield counter(board_units.body(0, 0), board_units.men_of_scale()), words.text("legend-unit", sign="men")
    yield counter(board_units.body(0, 0), *board_units.health(3, 5)), words.text("legend-unit", sign="health")
    for condition in drawn.SHOWN:
        yield counter(board_units.body(0, 0), drawn.condition(condition)), words.text("map-condition", condition=condition)
    for badge in drawn.BADGES:
        yield sample(drawn.badge(badge), size=14), drawn.called(words, badge)


def looked_at(words: Any) -> Iterator[tuple[Markup, str]]:
    """What is drawn of a unit that one looks at (areas.py), and of what is ordered of it (picks_drawn.py)."""
    drawings = {
        "front": svg.path("M0 8L-16-8M0 8L16-8", "arc front"), "rear": svg.path("M0-8L-16 8M0-8L16 8", "arc rear"),
        "contact": svg.path("M-15-15H15V15H-15ZM-15-5L-5-15M-15 5L5-15M-15 15L15-15M-5 15L15-5M5 15L15 5", "contact"),
        "near": edge("near", "10"), "far": edge("far", "20 −2"), "reachable": edge("reachable", "6"),
    }  # fmt: skip
    for name, drawing in drawings.items():
        yield sample(svg.group([drawing], class_="areas")), words.text("legend-area", sign=name)
    ordered = svg.group(picks_drawn.outline(f"{NAMES[0]}1", EAST), class_="ghost")
    yield sample(ordered), words.text("legend-area", sign="ordered")


def edge(kind: str, figure: str) -> Markup:
    return svg.group([svg.path("M-20-8H12V20", kind), svg.text(-6, 8, figure, "area-figure")])


def deeds(words: Any) -> Iterator[tuple[Markup, str]]:
    """The arrows that the page draws of what was done in the last step (static/moves.js)."""
    for did, sign in DEEDS.items():
        line = svg.path("M-18 4H15M9 0L17 4L9 8" if did != "gone" else "M-9-9L9 9M9-9L-9 9", f"deed {did}")
        label = [] if did == "gone" or not sign else [svg.text(0, -3, f"{sign}8" if did == "wounded" else sign, "deed-sign")]
        yield sample(line, *label), words.text("legend-deed", did=did)


def ground(words: Any) -> Iterator[tuple[Markup, str]]:
    """Terrain, heights, walls, what is to be held, spells."""
    meadow = svg.path(SQUARE, "t-open")
    yield square(meadow), kind(words, "open")
    for terrain in board_ground.KINDS:
        yield square(board_ground.surface(terrain, SQUARE)), kind(words, terrain)
    for level in (1, 2):
        parts = [svg.path("M0 0H40V20H0Z", f"height of-{level}"), svg.path("M0 23H40", "slope-of-battle")]
        edge = svg.path("M0 20H40", "height-edge")
        yield square(meadow, *parts, edge, board_ground.height_name(HALF, 8, level)), words.text("square-height", height=level)
    yield square(meadow, *(svg.path("M0 20H40", f"field-wall{more}") for more in ("-edge", ""))), kind(words, "wall")
    yield square(meadow, board_ground.surface("objective", SQUARE), svg.path(SQUARE, "to-hold")), kind(words, "objective")
    for spell in text.SPELLS:
        yield square(meadow, board_ground.zone(spell, SQUARE, SQUARE)), kind(words, spell)


def square(*parts: Markup) -> Markup:
    """A square of ground by itself."""
    return svg.sample("battle", svg.group(parts, transform=f"translate(-{HALF} -{HALF})"), size=44)


def counter(*parts: Markup, mine: str = "") -> Markup:
    """A counter of the first side."""
    return sample(svg.group(parts, class_=f"figure token c{COLOURS[0]}{mine}"))


def sample(*parts: Markup, size: float = 44) -> Markup:
    return svg.sample("battle", *parts, size=size)


def own(sign: Markup) -> Markup:
    """The same with names of its own."""
    text_ = str(sign)
    for mark in ('id="', "url(#", 'href="#'):
        text_ = text_.replace(mark, f"{mark}{OWN}")
    return Markup(text_)
