"""The map in text: terrain, levels and roads, one's own pieces, the enemy's marks with their age, and what they mean.

`draw` is a picture for 80 columns (narrower: tighter hexes), `rows_of` a part of it, `describe` the same as sentences, `standing`
how a battle stands, `card` what a side knows of its own.  Each row of hexes is two lines: the land above, who is there below; odd
rows stand half a hex to the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from montjoy.games.clusta import paper_desk
from montjoy.games.clusta.draw_pieces import Piece, own_name, pieces, when
from montjoy.games.clusta.fight_force import men_here
from montjoy.games.clusta.fight_said import value_of
from montjoy.games.clusta.fight_state import QUARTERS
from montjoy.games.clusta.island import Island, island
from montjoy.games.clusta.map_file import CODES, hex_id
from montjoy.games.clusta.seen import Seen

LETTERS: Final = {terrain: letter for letter, terrain in CODES.items()}
ROAD: Final = "="
LABEL: Final = 3                                             # the column with the rows' numbers
SIZES: Final = (4, 3, 2)                                     # columns of a hex, the widest that fits


# ---- the picture -------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """The head, the hexes, what the signs mean, and who is where."""
    there, found = ground(seen), pieces(seen, words)
    lines = [*wrap(head(seen, words), width), ""]
    lines += rows_of(there, found, width, drawn_rows(there, found))
    lines += ["", *wrap(words.text("map-legend"), width)]
    for piece in found:
        lines += wrap(f"{piece.sign:2} {piece.hex} {piece.line}", width, "   ")
    return "\n".join(lines)


def ground(seen: Seen) -> Island:
    return island(seen.map, seen.own_map)


def drawn_rows(there: Island, found: Sequence[Piece]) -> list[int]:
    """Rows with land or a piece in them, and what lies between."""
    used = [int(hex[2:]) for hex in there.land] + [int(piece.hex[2:]) for piece in found if piece.hex in there.terrain]
    return list(range(min(used, default=0), max(used, default=-1) + 1))


def size_for(there: Island, width: int) -> int:
    """The widest hexes for which the map fits; the tightest, where none does."""
    return next((size for size in SIZES if LABEL + size * there.columns + size // 2 <= width), SIZES[-1])


def rows_of(there: Island, found: Sequence[Piece], width: int, rows: Sequence[int]) -> list[str]:
    """Some rows of the map, with the columns' numbers above."""
    size = size_for(there, width)
    lines = [" " * LABEL + "".join(f"{column:<{size}}" for column in range(there.columns)).rstrip()]
    for row in rows:
        shift = " " * (size // 2 if row % 2 else 0)
        hexes = [hex_id(column, row) for column in range(there.columns)]
        lines.append(f"{row:<{LABEL}}{shift}" + "".join(land(there, hex, size) for hex in hexes).rstrip())
        lines.append((" " * LABEL + shift + "".join(signs_in(found, hex, size) for hex in hexes)).rstrip())
    return [line[:width].rstrip() for line in lines]


def land(there: Island, hex: str, size: int) -> str:
    """Terrain, level, and whether a road runs there."""
    letter = LETTERS[there.terrain[hex]]
    if there.is_sea(hex):
        return letter.ljust(size)
    level = str(there.level[hex]) if there.level[hex] else ("" if size == SIZES[-1] else " ")
    road = ROAD if there.by_road[hex] else ""
    return (f"{letter}{level}{road}" if size > SIZES[-1] else f"{letter}{level or road}")[:size].ljust(size)


def signs_in(found: Sequence[Piece], hex: str, size: int) -> str:
    """Who is in a hex: as many signs as there is room for, "+" for more."""
    here = [piece.sign for piece in found if piece.hex == hex]
    text = "".join(here)
    if len(text) > size or (len(text) == size and size > SIZES[-1] and len(here) > 1):
        text = here[0][: size - 1] + "+"
    return text.ljust(size)


def wrap(text: str, width: int, rest: str = "") -> list[str]:
    """Lines of at most `width` columns, the later ones indented."""
    lines, line = [], ""
    for word in str(text).split():
        if line.strip() and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = rest + word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines


# ---- sentences -----------------------------------------------------------------------------------------------------------
def head(seen: Seen, words: Any) -> str:
    """The day and the round, and where one is."""
    part = "start" if seen.day < 0 else "orders" if seen.slot == 0 else "round" if seen.slot <= 6 else "night"
    n = seen.slot if seen.slot <= 6 else seen.slot - 6
    return str(words.text("map-head", day=max(0, seen.day), part=part, n=n, last=seen.conflux_day, hex=seen.at))


def describe(seen: Seen, words: Any) -> list[str]:
    """The same for a screen reader: the head, then a sentence for each place where somebody is."""
    return [head(seen, words), *(words.text("map-there", hex=piece.hex, line=piece.line) for piece in pieces(seen, words))]


def standing(seen: Seen, words: Any) -> list[str]:
    """In a battle that the side is asked about: how its force stands, and how many it takes the enemy for."""
    if seen.fight is None or seen.mine < 0:
        return []
    own, enemy = seen.fight.side[seen.mine], seen.fight.side[1 - seen.mine]
    points = own.points[own.lead] if own.lead >= 0 else -1
    return [str(words.text("map-battle", round=seen.fight.round + 1, men=men_here(own) // QUARTERS, value=value_of(own),
                           points=points, enemy=enemy.contingent[0].men))]


def card(seen: Seen, words: Any) -> list[str]:
    """What a side knows of its own: commanders with their values, units with men and place, and how it stands to others.  The
    umpire: what needs him."""
    if seen.truth is not None:
        return paper_desk.inbox(seen, words)
    lines = [
        words.text("map-commander", name=c.name, value=c.leader_value, points=c.hero_points, hex=c.hex, when=when(words, c.as_of))
        for c in seen.commanders.values() if not c.gone
    ]
    lines += [
        words.text("map-own", number=u.number, name=own_name(u.name, u.number), elite=u.elite, standard=u.standard, hex=u.hex,
                   order=u.order, here="yes" if u.here else "no", when=when(words, u.as_of))
        for u in seen.units.values() if not u.gone
    ]
    lines += [words.text("map-attitude", side=side, attitude=how) for side, how in seen.attitudes.items() if side in seen.sides]
    return [str(line) for line in lines]
