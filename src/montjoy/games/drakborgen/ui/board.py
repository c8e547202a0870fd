"""The castle as a picture: squares with what lies open, figures, and where one may go; beside it the sun and a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.games.drakborgen.model.heroes import alive, heroes_in_order
from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.squares import SIZE, SQUARES, beyond, is_square
from montjoy.games.drakborgen.protocol.places import BELOW, DIRS, DOWN, OUT, OUTSIDE
from montjoy.games.drakborgen.protocol.questions import NameFalseWall, NameWall, Turn, TurnAtDusk
from montjoy.games.drakborgen.seen.labels import wall_label
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui.fight_panel import colour, fight_panel
from montjoy.games.drakborgen.ui.names import LETTERS
from montjoy.games.drakborgen.ui.signs import KINDS, drawn_letters
from montjoy.games.drakborgen.ui.text import card as card_lines
from montjoy.games.drakborgen.ui.text import head, hero_line, monster_line, sun
from montjoy.games.drakborgen.ui.tiles import CELL, edges, patterns, tile
from montjoy.words import Words

EDGE: Final = 36                                             # where the letters and numbers of squares stand
RIM: Final = 20                                              # beside the squares, for signs on the outer wall
UNDER: Final = 940                                           # what lies outside and below
LOW: Final = 92


# ---- the board ---------------------------------------------------------------------------------------------------------
def draw(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """All squares, then figures, then what may be chosen, in the order of the answers."""
    ground = [patterns(), svg.rect(-6, -6, SIZE * CELL + 12, SIZE * CELL + 12, "ground"), *names()]
    parts = [svg.group(ground, id="ground"), *(tile(seen, square) for square in SQUARES), svg.group(edges(seen), id="edges")]
    parts += [*innermost(seen), beside(w, OUTSIDE, 0), beside(w, BELOW, 1)]
    parts += figures(seen, w)
    parts += [choice(seen, w, *spot) for spot in svg.by_place(questions, lambda asked, option: place_of(seen, asked, option))]
    size = SIZE * CELL + EDGE + RIM
    here = seen.castle.heroes.get(seen.viewer)
    at = middle(here.place) if here is not None and here.place in (*SQUARES, OUTSIDE, BELOW) else None
    return svg.el(
        "svg", svg.el("title", escape(w.text("page-board"))), svg.group(parts, class_="scene"),
        viewBox=f"-{EDGE} -{EDGE} {size} {UNDER + LOW + EDGE - 10}", class_="map castle", role="group", direction="ltr",
        aria_label=w.text("page-board"), data_me=f"{at[0]} {at[1]}" if at else None,
    )  # fmt: skip


def innermost(seen: Seen) -> list[Markup]:
    """A line about the nine squares of which one is the treasure chamber, as long as nobody has found it (DL-BASE-04)."""
    found = any(square.kind == "chamber" for square in seen.castle.squares.values())
    return [] if found else [svg.rect(3 * CELL, 3 * CELL, 3 * CELL, 3 * CELL, "innermost", rx=6)]


def names() -> list[Markup]:
    """A to I above, 1 to 9 at the side."""
    above = [svg.text((i + 0.5) * CELL, -14, letter, "coordinate") for i, letter in enumerate(LETTERS)]
    return above + [svg.text(-20, (i + 0.5) * CELL + 8, i + 1, "coordinate") for i in range(SIZE)]


def beside(w: Words, place: str, n: int) -> Markup:
    """The ground outside, the catacombs: a strip each below the squares."""
    x = n * (SIZE * CELL / 2 + 5)
    wide = SIZE * CELL / 2 - 5
    ground = svg.rect(x, UNDER - 20, wide, LOW, f"strip {place}", rx=8)
    return svg.group([ground, svg.text(x + 14, UNDER + 34, w.name(place), "strip-name")], data_at=place)


def middle(place: str) -> tuple[float, float]:
    """The middle of a place on the picture."""
    if is_square(place):
        return (int(place[1]) + 0.5) * CELL, (int(place[0]) + 0.5) * CELL
    return SIZE * CELL * (0.36 if place == OUTSIDE else 0.87), UNDER + 26


# ---- figures -------------------------------------------------------------------------------------------------------------
def figures(seen: Seen, w: Words) -> list[Markup]:
    """Heroes on shields, monsters with horns; those of one place side by side."""
    castle, mine = seen.castle, drawn_letters(seen.castle, w)
    there: dict[str, list[tuple[str, str, int, bool, str]]] = {}
    for hero in heroes_in_order(castle):
        if alive(hero):
            own = hero.id == seen.viewer
            who = (mine[hero.id], "shield", colour(castle, hero.id), own, hero_line(seen, w, hero))
            there.setdefault(hero.place, []).append(who)
    for monster in castle.monsters.values():
        there.setdefault(monster.at, []).append((mine[monster.id], "horned", 7, False, monster_line(w, monster)))
    found = []
    for place, here in there.items():
        if not is_square(place) and place not in (OUTSIDE, BELOW):
            continue
        x, y = middle(place)
        if is_square(place):
            r, at = svg.places(x, y, len(here), CELL)
        else:
            r, at = 24, [(x + (i - (len(here) - 1) / 2) * 56, y) for i in range(len(here))]
        for xy, (letter, shape, paint, own, title) in zip(at, here):
            found.append(svg.figure(*xy, r, letter, shape, paint, own, title))
        if len(here) > len(at):
            found.append(svg.text(x + 34, y + 44, f"+{len(here) - len(at)}", "more"))
    return found


# ---- what may be chosen --------------------------------------------------------------------------------------------------
def place_of(seen: Seen, asked: Asked, option: Any) -> str:
    """Where an answer leads or what it is done to; "" nowhere on the board, as of a wall with a false symbol (DL-4.3a)."""
    if isinstance(option, NameWall) and isinstance(wall_label(seen, option), NameFalseWall):
        return ""
    for field in ("square", "to", "on"):
        place = getattr(option, field, "")
        if isinstance(place, str) and (is_square(place) or place in (OUTSIDE, BELOW)):
            return place
    way = getattr(option, "way", "")
    return leads(seen, start(seen, asked, option), str(way)) if way else ""


def start(seen: Seen, asked: Asked, option: Any) -> str:
    """Where who would go stands: the monster that is spoken of, else one's own hero."""
    castle = seen.castle
    who = getattr(option, "monster", "") or getattr(asked.ask, "spider", "") or getattr(asked.ask, "who", "")
    who = who or getattr(asked.ask, "monster", "") or seen.viewer
    if who in castle.monsters:
        return castle.monsters[who].at
    return castle.heroes[who].place if who in castle.heroes else ""


def leads(seen: Seen, here: str, way: str) -> str:
    """The place behind a way."""
    if is_square(way):
        return way
    if way == OUT:
        return OUTSIDE
    if way == DOWN:
        return BELOW
    if way not in DIRS or not is_square(here):
        return ""
    there = beyond(here, way)
    return there if there != OUTSIDE else passage(seen.castle, here, way).to


def choice(seen: Seen, w: Words, asked: Asked, place: str, numbers: list[int]) -> Markup:
    """A place that may be chosen, with its name and what it is."""
    what = ""
    if is_square(place):
        kind = seen.castle.squares[place].kind
        what = f", {w.text('map-kind', kind=kind)}" if kind in KINDS else f", {w.text('map-sign', sign='unknown')}"
    said = f"{w.name(place)}{what}"
    x, y = middle(place)
    if is_square(place):
        ring_about = svg.rect(x - CELL / 2 + 7, y - CELL / 2 + 7, CELL - 14, CELL - 14, "ring", rx=14)
        return svg.spot(asked.id, numbers, said, ring_about, ask_first=costs_turn(asked))
    wide = SIZE * CELL / 2 - 5
    left = 0.0 if place == OUTSIDE else SIZE * CELL / 2 + 5
    ring_about = svg.rect(left + 4, UNDER - 16, wide - 8, LOW - 8, "ring", rx=8)
    return svg.spot(asked.id, numbers, said, ring_about, ask_first=costs_turn(asked))


def costs_turn(asked: Asked) -> bool:
    """DL-3.3  A hero's turn: what he does on a square is all of it, so it is shown before it is done, one answer like several."""
    return isinstance(asked.ask, Turn | TurnAtDusk)


# ---- beside the board ----------------------------------------------------------------------------------------------------
def aside(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """The sun over the castle with the head of the game in words; a fight that goes on, or else how the others are."""
    return Markup("").join([sky(seen, w), fight_panel(seen, w, questions) or others(seen, w)])


def others(seen: Seen, w: Words) -> Markup:
    """A line for each hero but the viewer's own: where, how many body points, what everybody sees of what he has."""
    there = [hero_line(seen, w, hero) for hero in heroes_in_order(seen.castle) if hero.id != seen.viewer]
    return svg.el("ul", *(svg.el("li", escape(line)) for line in there), class_="plain small others") if there else Markup("")


def sky(seen: Seen, w: Words) -> Markup:
    """The sun's way across the sky: behind it what is gone."""
    gone, limit = seen.castle.sun, max(1, seen.castle.options.sun_limit)
    part = min(1.0, gone / limit)
    marks = [svg.circle(*on_arc(i / limit), 1.6, "gone" if i <= gone else "left") for i in range(limit + 1)]
    x, y = on_arc(part)
    rays = [svg.path("M0-9V-13", "ray", transform=f"translate({x:.1f} {y:.1f}) rotate({a})") for a in range(0, 360, 45)]
    hill = svg.path("M0 58C60 40 120 44 160 50C210 57 260 42 320 52V64H0Z", "hill")
    castle = svg.path("M146 52V36h4v4h5v-4h4v4h5v-4h4v4h5v-4h4v16Z", "keep")
    drawn = [*marks, *rays, svg.circle(x, y, 7, "sun"), hill, castle]
    picture = svg.el("svg", *drawn, viewBox="0 0 320 64", class_="sky", aria_hidden="true")
    lines = svg.el("p", escape(f"{sun(seen, w)} {head(seen, w)}"), class_="small")
    return svg.el("div", picture, lines, class_="sun-track")


def on_arc(part: float) -> tuple[float, float]:
    """A place on the sun's way, from east to west."""
    x = 16 + 288 * part
    return x, 52 - 40 * (1 - (2 * part - 1) ** 2)


def card(seen: Seen, w: Words) -> Markup:
    """One's own hero and what only this seat knows."""
    lines = [svg.el("li", escape(line)) for line in card_lines(seen, w)]
    return svg.el("ul", *lines, class_="plain lines") if lines else Markup("")
