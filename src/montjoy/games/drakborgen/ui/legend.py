"""What the signs of the castle mean: tiles, what stands on an edge, figures and their letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.drakborgen.model.heroes import heroes_in_order
from montjoy.games.drakborgen.model.state import Square
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui import tiles
from montjoy.games.drakborgen.ui.fight_panel import colour
from montjoy.games.drakborgen.ui.signs import SMALL, drawn_letters, kind_letter
from montjoy.words import Words

EDGES: Final = {"door": "door", "gate": "gate", "door_and_gate": "both", "secret": "secret"}
OWN: Final = "legend-"                                       # before the names of surfaces: the board beside has its own


def signs(seen: Seen, w: Words) -> list[tuple[Markup, str]]:
    """Every sign as the castle has it."""
    return [(own(sign), says) for sign, says in [*squares(seen, w), *edges(w), *figures(seen, w)]]


def squares(seen: Seen, w: Words) -> Iterator[tuple[Markup, str]]:
    """Tiles, and what is on them."""
    yield tile(tiles.patterns(), tiles.unknown(False)), w.text("map-sign", sign="hidden")              # DL-BASE-04
    yield tile(tiles.unknown(True)), w.text("map-sign", sign="peeked")
    yield tile(tiles.floor()), w.text("map-kind", kind="room")
    yield tile(*passage()), w.text("map-kind", kind="corridor")
    any_square: Any = next(iter(seen.castle.squares.values()))
    for kind in ("rubble", "abyss", "chamber", "tower"):
        yield tile(*drawn(kind, seen, any_square)), w.text("map-kind", kind=kind)
    yield tile(*crossing()), w.text("map-kind", kind="bridge")
    yield tile(tiles.floor(), tiles.stairs(1)), w.text("map-sign", sign="stairs")
    yield tile(tiles.floor(), tiles.web()), w.text("map-sign", sign="web")
    yield tile(tiles.floor(), tiles.lying(2)), w.text("map-sign", sign="lying")


def drawn(kind: str, seen: Seen, square: Square) -> list[Markup]:
    """A tile of a kind that is drawn alike wherever it lies."""
    return list(tiles.GROUNDS[kind](seen, square))


def passage() -> list[Markup]:
    """A corridor from north to south."""
    arms = tiles.ways_out(["north", "south"])
    return [svg.rect(0, 0, tiles.CELL, tiles.CELL, "rock"), svg.path(arms, "way-edge"), svg.path(arms, "way")]


def crossing() -> list[Markup]:
    """A footbridge from west to east."""
    arms = tiles.ways_out(["west", "east"])
    return [svg.rect(0, 0, tiles.CELL, tiles.CELL, "abyss"), svg.path(arms, "rail"), svg.path(arms, "planks")]


def edges(w: Words) -> Iterator[tuple[Markup, str]]:
    """What bars a way; a symbol on a wall."""
    for kind, sign in EDGES.items():
        yield edge(*tiles.KINDS[kind]), w.text("map-sign", sign=sign)
    eye = [svg.circle(50, 0, 13, "sign-ground"), svg.path(tiles.SYMBOLS[1], "sign", transform="translate(50 0)")]
    yield edge(*tiles.KINDS["wall"], *eye), w.text("map-sign", sign="painted")


def figures(seen: Seen, w: Words) -> Iterator[tuple[Markup, str]]:
    """Whose each shield is; a monster by its kind."""
    mine = drawn_letters(seen.castle, w)
    for hero in heroes_in_order(seen.castle):
        there = svg.figure(0, 0, 12, mine[hero.id], "shield", colour(seen.castle, hero.id), hero.id == seen.viewer)
        yield svg.sample("castle", there), w.text("legend-hero", player=hero.id, hero=hero.card)
    for kind in SMALL:
        yield svg.sample("castle", svg.figure(0, 0, 12, kind_letter(kind, w), "horned", 7)), w.name(kind)
    yield svg.sample("castle", svg.figure(0, 0, 12, "2", "horned", 7)), w.text("legend-number")


def tile(*parts: Markup) -> Markup:
    """A square by itself."""
    return svg.sample("castle", svg.group(parts, transform="translate(-50 -50)"), size=112)


def edge(*parts: Markup) -> Markup:
    """The upper edge of a square by itself."""
    return svg.sample("castle", svg.group(parts, transform="translate(-50 0)"), size=112)


def own(sign: Markup) -> Markup:
    return Markup(str(sign).replace('id="', f'id="{OWN}').replace("url(#", f"url(#{OWN}"))
