"""The known labyrinth in text.

`draw` is a picture for 40 columns and more, `glimpse` its squares about a hero who has moved, `describe` the same as
sentences, `standing` how a fight stands, `card` what a seat alone knows, `group` the heading under which an answer stands in a
long list.

The picture holds signs and Latin letters only, so that it lies from left to right in every language; words stand above and
below it.  Rows of squares that nobody knows, with nothing known next to them, are drawn as one line.
"""

from __future__ import annotations

import re
from typing import Any, Final

from montjoy.games.drakborgen import acts
from montjoy.games.drakborgen.draw_card import card
from montjoy.games.drakborgen.draw_fight import standing
from montjoy.games.drakborgen.draw_said import describe, head, people, track
from montjoy.games.drakborgen.draw_signs import SIGNS, edge_left, edge_row, half_of, signs_of, who_of
from montjoy.games.drakborgen.passages import is_square, next_squares
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.world import SIZE, SQUARES

__all__ = ["GROUPS", "card", "describe", "draw", "glimpse", "group", "standing"]

WIDE: Final = 6                                              # what stands in a square
NARROW: Final = 3                                            # ... where there are fewer than 80 columns
ROOM_FOR_WIDE: Final = 70
TALL: Final = 5                                              # so many rows may have two lines a square
NEAR: Final = 2                                              # so many rows above and below make a glimpse
NAME: Final = 3                                              # the column with the rows' numbers
COLUMNS: Final = "ABCDEFGHI"
TIED: Final = "\0"                                         # a blank at which no line is broken


# ---- the picture -------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """The head, the sun, the squares, what the signs mean, and who is where."""
    size = WIDE if width >= ROOM_FOR_WIDE else NARROW
    lines = [*wrap(head(seen, words), width), *wrap(track(seen, words), width), "", *squares(seen, size), ""]
    lines += [line.replace(TIED, " ") for line in wrap(legend(seen, words, size), width)]
    for text in people(seen, words):
        lines += wrap(text, width, "  ")
    return "\n".join(lines)


def glimpse(seen: Seen, words: Any, width: int) -> str:
    """The squares about the viewer's hero alone, without words, for when he has moved; "" where he is on no square."""
    hero = seen.castle.heroes.get(seen.viewer)
    if hero is None or not is_square(hero.place):
        return ""
    near = [row for row in rows(seen) if abs(row - int(hero.place[0])) <= NEAR]
    return "\n".join(squares(seen, WIDE if width >= ROOM_FOR_WIDE else NARROW, near))


def squares(seen: Seen, size: int, some: list[int] | None = None) -> list[str]:
    """Rows of squares, an edge above each and one below the last; ":" stands for those left out."""
    shown = rows(seen) if some is None else some
    tall = size == NARROW or (some is None and len(shown) <= TALL)
    lines = [" " * NAME + "".join(f" {letter:^{size}}" for letter in COLUMNS).rstrip()]
    before = -1
    for row in shown:
        if row != before + 1:
            lines.append(f"{'':{NAME}}:".ljust(NAME + SIZE * (size + 1)) + ":")
        lines.append(" " * NAME + edge_row(seen, row, size))
        for half in range(2 if tall else 1):
            name = f"{row + 1:>{NAME - 1}} " if half == 0 else " " * NAME
            cells = [edge_left(seen, row, column, half) + inside(seen, f"{row}{column}", half, size, tall)
                     for column in range(SIZE)]
            lines.append(name + "".join(cells) + edge_left(seen, row, SIZE, half))
        before = row
    lines.append(" " * NAME + edge_row(seen, before + 1, size))
    return lines if before == SIZE - 1 else [*lines, f"{'':{NAME}}:".ljust(NAME + SIZE * (size + 1)) + ":"]


def rows(seen: Seen) -> list[int]:
    """Rows with something known in them or next to it; a single row between two others is not left out."""
    known = {id for id in SQUARES if seen.castle.squares[id].face_up or id in seen.peeks}
    known |= {m.at for m in seen.castle.monsters.values() if is_square(m.at)}
    near = {int(id[0]) for known_one in known for id in (known_one, *next_squares(known_one))}
    return [row for row in range(SIZE) if row in near or {row - 1, row + 1} <= near | {-1, SIZE}]


def inside(seen: Seen, id: str, half: int, size: int, tall: bool) -> str:
    """A line of a square: what it is and who is there, one above the other or, on one line, side by side."""
    what, who = signs_of(seen, id), who_of(seen, id)
    if not seen.castle.squares[id].face_up:
        return f"{what if half == 0 else who:^{size}}"
    if tall:
        return half_of(what, size, "<") if half == 0 else half_of(who, size, "^")
    if len(what) + len(who) <= size:
        return f"{what}{who:^{size - len(what)}}"
    return half_of(what, size - min(len(who), size - 2), "<") + half_of(who, min(len(who), size - 2), ">")


def legend(seen: Seen, words: Any, size: int) -> str:
    """The signs that are on this picture, in the order of SIGNS."""
    drawn = "\n".join(squares(seen, size)[1:])
    there = [(sign, name) for name, sign in SIGNS.items() if on(seen, name, sign, drawn)]
    return ", ".join(f"{sign}{TIED}{words.text('map-sign', sign=name)}" for sign, name in there)


def on(seen: Seen, name: str, sign: str, drawn: str) -> bool:
    """Whether a sign is drawn; for a sign that is a digit or may be a letter, whether there is such a thing."""
    up = [s for s in seen.castle.squares.values() if s.face_up]
    if name == "stairs":
        return any(s.stairs for s in up)
    if name == "painted":
        return any(any(s.signs) for s in up)
    if name == "web":
        return any(s.web for s in up)
    if name == "more":
        return re.search(r"\+[0-9]", drawn) is not None
    return sign in drawn


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


# ---- long lists of answers ---------------------------------------------------------------------------------------------
# In the order in which they stand; what is in none of them is a deed.
GROUPS: Final[dict[str, tuple[type, ...]]] = {
    "ways": (acts.Move, acts.NameWall, acts.Blink),
    "doors": (acts.UseKey, acts.UseMasterKey, acts.OpenBySpell, acts.PickLock, acts.ForceDoor, acts.Lift),
    "deeds": (),
    "things": (acts.Wear, acts.TakeOff, acts.Drink, acts.PickUp),
    "cards": (acts.PlayCard,),
    "giving": (acts.Give, acts.AskFor),
    "monsters": (acts.MoveMonster, acts.BringUp, acts.NoMove),
}
_GROUP_OF: Final = {kind: name for name, kinds in GROUPS.items() for kind in kinds}


def group(option: Any) -> str:
    """Under which heading an answer stands (`map-group`)."""
    return _GROUP_OF.get(type(option), "deeds")
