"""The known labyrinth in text: tiles where they lie, what is between them, who and what stands there.

`draw` is a picture for 80 columns, `describe` the same as sentences, `card` what a seat alone knows.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.effects import UMPIRE
from montjoy.games.drakborgen.heroes import alive, factor, heroes_in_order, state_of
from montjoy.games.drakborgen.passages import beyond, passage
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.world import (
    BELOW,
    DIRS,
    FACTORS,
    OUTSIDE,
    SIZE,
    TRANSIT,
    Castle,
    Dir,
    Hero,
    Monster,
    Square,
    Thing,
)

WIDE: Final = 6                                              # what stands in a square
NAME: Final = 3                                              # the column with the rows' numbers
KINDS: Final = {
    "room": "", "corridor": "=", "rubble": "%", "abyss": "()", "bridge": "][", "chamber": "$$", "tower": "TT",
}
# What is between two squares, as drawn on a horizontal and on a vertical edge.
HORIZONTAL: Final = {"wall": "──────", "door": "──DD──", "gate": "──##──", "door_and_gate": "──D#──", "secret": "──SS──"}
VERTICAL: Final = {"wall": "││", "door": "DD", "gate": "##", "door_and_gate": "D#", "secret": "SS"}


# ---- the picture -------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """Two lines a square, and one for the edge above it; below the map who is on no square."""
    lines = wrap(head(seen, words), width) + wrap(words.text("map-legend"), width) + [""]
    lines.append(" " * NAME + "".join(f" {column:^{WIDE}}" for column in range(SIZE)))
    for row in range(SIZE):
        lines.append(" " * NAME + "".join("+" + edge_above(seen, f"{row}{column}") for column in range(SIZE)) + "+")
        for half in range(2):
            name = f"{row:>{NAME - 1}} " if half == 0 else " " * NAME
            cells = [edge_left(seen, f"{row}{c}", half) + inside(seen, f"{row}{c}")[half] for c in range(SIZE)]
            lines.append((name + "".join(cells) + edge_left(seen, f"{row}{SIZE - 1}", half, "east")).rstrip())
    lines.append(" " * NAME + "".join("+" + edge_above(seen, f"{SIZE - 1}{column}", "south") for column in range(SIZE)) + "+")
    for text in elsewhere(seen, words):
        lines += wrap(text, width)
    return "\n".join(lines)


def between(castle: Castle, square: str, side: Dir) -> str:
    """What is drawn on an edge: what bars the way from either side; "" nothing, or both tiles lie face down."""
    there = beyond(square, side)
    if there == OUTSIDE:
        return "wall"
    here, far = castle.squares[square], castle.squares[there]
    if not here.face_up and not far.face_up:
        return ""
    if not here.face_up:
        return between(castle, there, DIRS[(DIRS.index(side) + 2) % 4])
    found = passage(castle, square, side)
    if found.between == "secret" and not found.found and castle.options.secret_door_help != "show":
        return "wall"
    return "" if found.between == "free" else found.between


def painted(castle: Castle, square: str, side: Dir) -> int:
    """The symbol painted on a wall, from whichever side; 0 none."""
    there, back = beyond(square, side), DIRS[(DIRS.index(side) + 2) % 4]
    signs = castle.squares[square].signs
    mine = signs[DIRS.index(side)] if signs else 0
    theirs = castle.squares[there].signs if there != OUTSIDE else []
    return mine or (theirs[DIRS.index(back)] if theirs else 0)


def edge_above(seen: Seen, square: str, side: Dir = "north") -> str:
    """A horizontal edge; a painted wall shows its symbol."""
    found = between(seen.castle, square, side)
    sign = painted(seen.castle, square, side) if found == "wall" else 0
    return f"──{sign}───" if sign else HORIZONTAL.get(found, " " * WIDE)


def edge_left(seen: Seen, square: str, half: int, side: Dir = "west") -> str:
    """A vertical edge, one letter on each of two lines."""
    found = between(seen.castle, square, side)
    sign = painted(seen.castle, square, side) if found == "wall" else 0
    drawn = f"{sign}│" if sign else VERTICAL.get(found, "  ")
    return drawn[half]


def inside(seen: Seen, id: str) -> tuple[str, str]:
    """What a square is, and who is there: `=` corridor, `%` rubble, `()` abyss, `][` footbridge, `$$` chamber, `TT` tower, a
    number the stairs, `w` a web, `*` something lies there; heroes by their letters, monsters as `m`."""
    square = seen.castle.squares[id]
    if not square.face_up:
        return "······", "··?···" if id in seen.peeks else "······"
    stairs = f">{square.stairs}" if square.stairs else ""
    top = KINDS[square.kind] + stairs + ("w" if square.web else "") + ("*" if square.lying else "")
    heroes = "".join(letter(h) for h in heroes_in_order(seen.castle) if h.place == id and alive(h))
    monsters = [m for m in seen.castle.monsters.values() if m.at == id]
    who = heroes + ("m" if len(monsters) == 1 else f"{len(monsters)}m" if monsters else "")
    return f"{top:<{WIDE}}"[:WIDE], f"{who:^{WIDE}}"[:WIDE]


def letter(hero: Hero) -> str:
    return hero.id[0].upper()


def elsewhere(seen: Seen, words: Any) -> list[str]:
    """Heroes one by one, then the figures with what they are."""
    heroes = [hero_line(seen, words, hero) for hero in heroes_in_order(seen.castle)]
    return [*heroes, *(monster_line(words, monster) for monster in seen.castle.monsters.values())]


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most `width` columns."""
    lines, line = [], ""
    for word in str(text).split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line] if line else lines


# ---- parts of both -----------------------------------------------------------------------------------------------------
def head(seen: Seen, words: Any) -> str:
    """The round, the sun, the valid symbol, the dragon."""
    castle = seen.castle
    return str(words.text(
        "map-head", round=castle.round, sun=castle.sun, limit=castle.options.sun_limit, symbol=castle.symbol,
        dragon=castle.dragon.state,
    ))  # fmt: skip


def hero_line(seen: Seen, words: Any, hero: Hero) -> str:
    """A hero: who, where, in what state, how many body points, what he has."""
    return str(words.text(
        "map-hero", player=hero.id, hero=hero.card, place=spot(words, hero.place), state=state_of(seen.castle, hero),
        body=hero.body, most=hero.most, things=named(words, hero.things),
    ))  # fmt: skip


def monster_line(words: Any, monster: Monster) -> str:
    return str(words.text("map-monster", monster=monster.id, kind=monster.kind, place=spot(words, monster.at)))


def spot(words: Any, place: str) -> str:
    """A place in words; a square by its row and column."""
    if place in (OUTSIDE, BELOW, TRANSIT, ""):
        return str(words.text(f"map-place-{place or 'nowhere'}"))
    return str(words.text("map-square", row=place[0], column=place[1]))


def named(words: Any, things: list[Thing]) -> str:
    """Things by their names; of hidden cards how many."""
    hidden = {sort: sum(t.sort == sort for t in things) for sort in ("treasure_card", "special_card")}
    known = [words.name(t.what or t.sort) for t in things if t.sort not in hidden]
    counted = [words.text(f"map-{sort}s".replace("_", "-"), count=n) for sort, n in hidden.items() if n]
    return ", ".join([*known, *counted])


# ---- sentences ---------------------------------------------------------------------------------------------------------
def describe(seen: Seen, words: Any) -> list[str]:
    """The same for a screen reader: the heroes, the monsters, then each face-up square that is no empty tower."""
    lines = [head(seen, words), *elsewhere(seen, words)]
    return lines + [sentence(seen, words, square) for square in seen.castle.squares.values() if square.face_up]


def sentence(seen: Seen, words: Any, square: Square) -> str:
    """One square: what it is, and what is on each side."""
    sides = [words.text("map-side", way=way, what=between(seen.castle, square.id, way) or "open") for way in DIRS]
    here = [letter(h) for h in heroes_in_order(seen.castle) if h.place == square.id]
    return str(words.text(
        "map-tile", place=spot(words, square.id), kind=square.kind, stairs=square.stairs, web=int(square.web),
        sides=", ".join(sides), here=", ".join(here), lying=named(words, square.lying),
    ))  # fmt: skip


# ---- what a seat alone knows -------------------------------------------------------------------------------------------
def card(seen: Seen, words: Any) -> list[str]:
    """DL-BASE-21  The hero's card with his factors as they are now, the faces he has seen, tiles he has looked at, and the
    monster cards in his hand."""
    lines = []
    if seen.viewer in seen.castle.heroes and alive(seen.hero):
        values = {name: factor(seen.hero, name) for name in FACTORS}
        lines.append(words.text("map-card", hero=seen.hero.card, body=seen.hero.body, most=seen.hero.most, **values))
    for id, face in seen.faces.items():
        owner = next((h.id for h in seen.castle.heroes.values() if any(t.id == id for t in h.things)), "")
        lines.append(words.text("map-face", card=face, owner=owner, yours=int(owner == seen.viewer)))
    lines += [words.text("map-beneath", card=face, place=n + 1) for n, face in seen.beneath.items()]
    for square, peek in seen.peeks.items():
        lines.append(words.text("map-peek", place=spot(words, square), tile=peek.labyrinth, room=peek.room))
    for monster, row in seen.cards.items():
        lines.append(words.text(
            "map-monster-card", monster=monster, kind=row.monster, points=row.combat_points, attack=row.on_attack,
            wait=row.on_wait, back=row.on_turn_back, umpire=int(seen.viewer == UMPIRE),
        ))  # fmt: skip
    return [str(line) for line in lines]
