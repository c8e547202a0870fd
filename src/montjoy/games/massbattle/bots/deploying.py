"""Where bots begin: infantry in line, bows behind it, horse on the wings, casters last.  MB-BOARD-10."""

from __future__ import annotations

from collections.abc import Iterable

from montjoy.games.massbattle.bots.look import power, shoots
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules.deployment import waiting
from montjoy.games.massbattle.rules.ground import factor
from montjoy.games.massbattle.seen.view import Seen
from montjoy.grids.squares import Square


def deployed(seen: Seen, ask: questions.Deploy | questions.PlaceOne) -> forms.Deployment:
    """A form that places every unit, or the first one that waits."""
    low, high = seen.sides[seen.side].rows
    front, back = (high, -1) if seen.side == 0 else (low, 1)
    taken = {piece.at for piece in seen.pieces.values()}
    placed: list[forms.Placed] = []
    for unit in sorted(waiting(seen.own.values(), seen.viewer), key=lambda u: (rank(u), -power(u), u.id)):
        free = [s for s in ground(seen, unit, low, high) if s not in taken]
        if not free:
            break
        wanted = front + back * min(rank(unit), high - low)
        at = min(free, key=lambda s: (abs(s[1] - wanted), aside(seen, unit, s), s))
        taken.add(at)
        placed.append(forms.Placed(unit.id, at, unit.facing))
    return forms.Deployment(tuple(placed[:1] if isinstance(ask, questions.PlaceOne) else placed))


def rank(unit: Unit) -> int:
    """In which row it belongs, counted from the enemy."""
    if unit.row.has("caster"):
        return 3
    if shoots(unit) and unit.missile is not None and unit.missile.may_shoot_over_units:
        return 1
    return 0


def aside(seen: Seen, unit: Unit, square: Square) -> int:
    """How far from where it belongs: from the middle of what is to be held, or of the board; horse from the ends of the line."""
    places = seen.board.objectives
    middle = sum(x for x, _ in places) // len(places) if places else seen.board.width // 2
    far = abs(square[0] - middle)
    return abs(far - wing_of(seen)) if unit.mounted else far


def wing_of(seen: Seen) -> int:
    """Half the width of the own line, and two squares more."""
    return sum(not shoots(unit) for unit in seen.own.values()) // 2 + 2


def ground(seen: Seen, unit: Unit, low: int, high: int) -> Iterable[Square]:
    """The squares of its rows on which it can stand."""
    rows = range(low, high + 1)
    return ((x, y) for y in rows for x in range(seen.board.width) if factor(seen.board, (x, y), unit.mounted))
