"""The signs of the map: what stands on an edge, in a square, and which letter is whose."""

from __future__ import annotations

from typing import Final

from montjoy.games.drakborgen.model.heroes import alive, heroes_in_order
from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.squares import SIZE, beyond, opposite
from montjoy.games.drakborgen.model.state import Castle
from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE, Dir
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.words import Words

# Every sign that the legend explains, by its name in `map-sign`.
SIGNS: Final = {
    "door": "D", "gate": "#", "both": "&", "secret": "S", "painted": "1-6", "tower": "TT", "corridor": "=", "rubble": "%",
    "abyss": "()", "bridge": "][", "chamber": "$$", "stairs": ">1", "web": "w", "lying": "*", "unknown": "·", "peeked": "?",
    "more": "+n", "left_out": ":",
}
KINDS: Final = {"room", "corridor", "rubble", "abyss", "bridge", "chamber", "tower"}
EDGE: Final = {"wall": "─", "door": "D", "gate": "#", "door_and_gate": "&", "secret": "S"}
# Monsters have small letters, heroes capitals.
SMALL: Final = {
    "dark_elf": "e", "orc": "o", "giant_spider": "s", "skeleton": "k", "werewolf": "f", "mountain_troll": "t", "wraith": "h",
    "vampire": "v", "minotaur": "m", "ghost_knight": "g", "demon": "d",
}
OTHER_KIND: Final = "z"
CAPITALS: Final = "DST"                                      # doors, secret doors, towers


# ---- edges ---------------------------------------------------------------------------------------------------------------
def between(castle: Castle, square: str, side: Dir) -> str:
    """What bars the way from either side; "" nothing, or both tiles lie face down.  A secret door that nobody has found is a
    wall like others, unless secret_door_help = show."""
    there = beyond(square, side)
    if there == OUTSIDE:
        return "wall"
    here, far = castle.squares[square], castle.squares[there]
    if not here.face_up and not far.face_up:
        return ""
    if not here.face_up:
        return between(castle, there, opposite(side))
    found = passage(castle, square, side)
    if found.between == "secret" and not found.found and castle.options.secret_door_help != "show":
        return "wall"
    return "" if found.between == "free" else found.between


def painted(castle: Castle, square: str, side: Dir) -> int:
    """The symbol painted on a wall, from whichever side; 0 none."""
    there = beyond(square, side)
    signs = castle.squares[square].signs
    mine = signs[DIRS.index(side)] if signs else 0
    theirs = castle.squares[there].signs if there != OUTSIDE else []
    return mine or (theirs[DIRS.index(opposite(side))] if theirs else 0)


def level(seen: Seen, row: int, column: int) -> str:
    """The sign of the horizontal edge above a square (row 9: below the last); "" for none."""
    square, side = (f"{row}{column}", "north") if row < SIZE else (f"{row - 1}{column}", "south")
    return sign_of(seen, square, side)  # type: ignore[arg-type]


def upright(seen: Seen, row: int, column: int) -> str:
    """The sign of the vertical edge left of a square (column 9: right of the last)."""
    square, side = (f"{row}{column}", "west") if column < SIZE else (f"{row}{column - 1}", "east")
    return sign_of(seen, square, side).replace("─", "│")  # type: ignore[arg-type]


def sign_of(seen: Seen, square: str, side: Dir) -> str:
    found = between(seen.castle, square, side)
    sign = painted(seen.castle, square, side) if found == "wall" else 0
    return str(sign) if sign else EDGE.get(found, "")


def edge_row(seen: Seen, row: int, size: int) -> str:
    """A line of horizontal edges with the corners between them."""
    parts = []
    for column in range(SIZE + 1):
        parts.append(corner(seen, row, column))
        if column < SIZE:
            sign = level(seen, row, column)
            parts.append(drawn_level(sign, size))
    return "".join(parts).rstrip()


def drawn_level(sign: str, size: int) -> str:
    """A horizontal edge: a wall, or a wall with a sign in its middle, twice where there is room."""
    if not sign:
        return " " * size
    if sign.isdigit():
        return f"{'─' * ((size - 1) // 2)}{sign}".ljust(size, "─")
    half = (size - 2) // 2 if size > 3 else 1
    return f"{'─' * half}{sign * (2 if size > 3 else 1)}".ljust(size, "─")


def corner(seen: Seen, row: int, column: int) -> str:
    """A cross where an edge ends, nothing in the open."""
    beside = [level(seen, row, c) for c in (column - 1, column) if 0 <= c < SIZE]
    along = [upright(seen, r, column) for r in (row - 1, row) if 0 <= r < SIZE]
    return "+" if any(beside) or any(along) else " "


def edge_left(seen: Seen, row: int, column: int, half: int) -> str:
    """A vertical edge; on a second line a painted sign is not repeated."""
    sign = upright(seen, row, column)
    return "│" if sign.isdigit() and half else sign or " "


# ---- squares -----------------------------------------------------------------------------------------------------------
def signs_of(seen: Seen, id: str) -> str:
    """What a square is, its stairs, a web, whether something lies there; "·" unknown, "?" the viewer has looked there."""
    square = seen.castle.squares[id]
    if not square.face_up:
        return "?" if id in seen.peeks else "·"
    stairs = f">{square.stairs}" if square.stairs else ""
    kind = SIGNS.get(square.kind, "")
    return kind + stairs + ("w" if square.web else "") + ("*" if square.lying else "")


def who_of(seen: Seen, id: str) -> str:
    """The letters of the heroes and the monsters there."""
    castle, mine = seen.castle, letters(seen.castle)
    heroes = [h.id for h in heroes_in_order(castle) if h.place == id and alive(h)]
    monsters = [m.id for m in castle.monsters.values() if m.at == id]
    return "".join(mine[who] for who in [*heroes, *monsters])


def half_of(text: str, size: int, align: str) -> str:
    """At most so many signs; "+" and how many more there are, where they are too many."""
    if len(text) <= size:
        return f"{text:{align}{size}}"
    kept = max(size - 2, 0)
    return f"{text[:kept]}+{len(text) - kept}"[:size] if size > 1 else "+"


def letters(castle: Castle) -> dict[str, str]:
    """By hero and monster.  A hero has a capital of his player's name that is no other hero's and no sign of the map, a
    monster its kind's letter."""
    taken: dict[str, str] = {}
    for hero in heroes_in_order(castle):
        wishes = [c.upper() for c in f"{hero.id}ABCEFGHIJ" if c.isascii() and c.isalpha()]
        taken[hero.id] = next(c for c in wishes if c not in taken.values() and c not in CAPITALS)
    return taken | {m.id: SMALL.get(m.kind, OTHER_KIND) for m in castle.monsters.values()}


def drawn_letters(castle: Castle, w: Words) -> dict[str, str]:
    """By hero and monster, as they stand on a drawn board: in the reader's language, where it has one that is still free.  The
    map of characters has everywhere the same, as it is read from left to right."""
    plain, found = letters(castle), dict[str, str]()
    others = [c for c in "ABCEFGHIJKLMNOP" if c not in plain.values()]
    for hero in heroes_in_order(castle):
        wishes = (w.found(f"letter-{hero.id}"), plain[hero.id], *others)
        found[hero.id] = next(c for c in wishes if c and c not in found.values())
    return found | {m.id: kind_letter(m.kind, w) for m in castle.monsters.values()}


def kind_letter(kind: str, w: Words) -> str:
    """A kind of monster's, on a drawn board."""
    return w.found(f"letter-{kind}") or SMALL.get(kind, OTHER_KIND)
