"""Who stands where, as the viewer believes it: one's own with the age of the news, the marks of others, on the umpire's map all.

A shape says what it is (a camp is a tent, a commander a shield, a unit a square, ships a hull, a mere force a disc), a letter
whose it is, a number which; one's own have a golden rim.  The badge beside it is the age of the news in days.  Pieces stay above
the number of their hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.clusta.seen.view import Mark, Seen
from montjoy.games.clusta.ui import text
from montjoy.games.clusta.ui.board_ground import centre

COLOUR: Final = {"trakorians": 1, "ransards": 0, "stegosians": 2, "crurers": 3}
SHAPE: Final = {"camp": "tent", "commander": "shield", "unit": "square", "ships": "ship", "force": "round", "place": "star"}
LETTER: Final = {"A": "camp", "K": "commander", "+": "force", "~": "ships"}
OLD: Final = 3                                               # days after which a mark is drawn as stale
FOOT: Final = 11                                             # below the middle of a hex: where its number begins
FEW: Final = 2                                               # pieces of one hex that have room for their men and their age


class Token(msgspec.Struct, frozen=True):
    """A piece on the map.  `men` -1: nobody said; `age`: of the news, in days."""

    hex: str
    kind: str
    letter: str
    side: str
    men: int
    age: int
    mine: bool
    title: str


def tokens(seen: Seen, words: Any) -> list[Token]:
    """All that is on the map, by hexes."""
    if seen.truth is not None:
        found = [umpires(seen, piece, words) for piece in text.pieces(seen, words)]
    else:
        found = [*own(seen, words), *(enemy(seen, words, mark) for mark in seen.marks or seen.board)]
        found += [star(piece) for piece in text.conflux(seen.conflux, words)]
    return [token for token in found if token.hex]


def own(seen: Seen, words: Any) -> Iterator[Token]:
    """One's own, a piece for each hex; ships without troops beside them."""
    there = set()
    for piece in text.own(seen, words):
        there.add(piece.hex)
        units = [unit for unit in seen.units.values() if unit.hex == piece.hex and not unit.gone]
        oldest = min((unit.as_of for unit in units if not unit.here), default=None)
        camp = next((camp for camp in seen.camps.values() if camp.hex == piece.hex and not camp.gone), None)
        kind = "camp" if camp is not None else "commander" if piece.sign in (text.HERE, "k") else "unit"
        letter = str(camp.number) if camp is not None else piece.sign[1:] or letter_of(seen.viewer, words)
        men = sum(unit.elite + unit.standard for unit in units) if units else -1
        age = 0 if oldest is None or piece.hex == seen.at else text.days_old(seen, oldest)
        yield Token(piece.hex, kind, letter, seen.viewer, men, age, True, piece.line)
    for hex in dict.fromkeys(ship.hex for ship in seen.ships.values() if ship.hex and ship.hex not in there):
        count = sum(ship.hex == hex for ship in seen.ships.values())
        yield Token(hex, "ships", letter_of(seen.viewer, words), seen.viewer, -1, 0, True, words.text("map-ships", count=count))


def enemy(seen: Seen, words: Any, mark: Mark) -> Token:
    """A mark as it was last reported."""
    kind = mark.marker.partition(":")[0]
    kind = kind if kind in SHAPE else "commander" if kind == "overall" else "force"
    title = text.enemy_line(seen, words, mark)
    return Token(mark.hex, kind, letter_of(mark.side, words), mark.side, mark.men, text.days_old(seen, mark.at), False, title)


def umpires(seen: Seen, piece: text.Piece, words: Any) -> Token:
    """A stack as it truly is; places that only the umpire knows are stars."""
    side = next((side for side in seen.sides if side[0] == piece.sign[0]), "")
    kind = LETTER.get(piece.sign[1:], "unit") if side else "place"
    letter = piece.sign[1:] if kind == "unit" else letter_of(side, words)
    men = sum(unit.present for unit in seen.truth.at(piece.hex, side)) if side and seen.truth else 0
    return Token(piece.hex, kind, letter if side else piece.sign[0], side, men or -1, 0, False, piece.line)


def letter_of(side: str, words: Any) -> str:
    """A side's, on a drawn map, in the reader's language; the map of characters has everywhere the same."""
    return words.found(f"letter-{side}") or side[:1].upper()


def star(piece: text.Piece) -> Token:
    """A place of which one knows something."""
    return Token(piece.hex, "place", piece.sign[0], "", -1, 0, False, piece.line)


# ---- drawing ---------------------------------------------------------------------------------------------------------------
def drawn(found: list[Token]) -> list[Markup]:
    """Pieces of one hex side by side, as many as there is room for; then how many more."""
    by_hex: dict[str, list[Token]] = {}
    for token in found:
        by_hex.setdefault(token.hex, []).append(token)
    parts = []
    for hex, here in sorted(by_hex.items(), key=lambda row: (row[0][2:], row[0][:2])):
        x, y = centre(hex)
        r, at = places(len(here))
        parts += [piece(token, x + dx, y + dy, r, room=len(here) <= FEW) for token, (dx, dy) in zip(here, at)]
        if len(here) > len(at):
            parts.append(svg.text(x + 22, y + 26, f"+{len(here) - len(at)}", "men"))
    return parts


def places(n: int) -> tuple[float, list[tuple[float, float]]]:
    """How large n pieces of a hex are, and how far each stands from its middle: all above the number."""
    if n <= FEW:
        return 14.5, [(0, FOOT - 15.5)] if n == 1 else [(-18, FOOT - 15.5), (18, FOOT - 15.5)]
    r, step = (8, 17) if n <= 6 else (6, 12.5)
    down = -(-min(n, 9) // 3)
    return r, [(step * (i % 3 - 1), FOOT - r - 1 - step * (down - 1 - i // 3)) for i in range(min(n, 9))]


def piece(token: Token, x: float, y: float, r: float, room: bool = True) -> Markup:
    """One piece; where there is room, above its letter its men, if they are told, and its badge beside it."""
    colour = COLOUR.get(token.side, svg.COLOURS - 1)
    figure = svg.figure(0, 0, r, token.letter, SHAPE[token.kind], colour, token.mine, token.title)
    more = []
    if room and token.men >= 0:
        more.append(svg.text(0, 5 - r, token.men, "men"))
    if room and token.age:
        more.append(svg.group([svg.circle(r + 2, 3, 9, "age"), svg.text(r + 2, 7.5, token.age, "age-days")]))
    kind = f"token {token.kind}{' stale' if token.age >= OLD else ''}"
    return svg.group([figure, *more], class_=kind, data_at=token.hex, transform=f"translate({x:.0f} {y:.0f})")
