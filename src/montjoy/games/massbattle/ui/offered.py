"""Orders that are proposed for a form: each can be given alone, and all of them together, one after the other.

They are what a careful captain would do: stand before what is to be held with the bows on a height, meet whoever comes near, and
in the last third of the rounds go where somebody must stand at the end, and stay there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from montjoy.games.massbattle.bots import sharp
from montjoy.games.massbattle.bots.casting import casts
from montjoy.games.massbattle.bots.look import Look, shoots, stays_out
from montjoy.games.massbattle.bots.plain import far_from, is_late, march_of
from montjoy.games.massbattle.model.board import elevation, terrain
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import contacts
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import missiles, routes, validation
from montjoy.games.massbattle.rules.deployment import waiting, why_not_deploy
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import prospects
from montjoy.grids import squares
from montjoy.grids.squares import Square, rectangle

Kind: TypeAlias = Literal["before", "between", "behind"]
Why: TypeAlias = Literal["charge", "onto", "stays", "turns", "away", "ahead"]
NEAR: Final = 16                                             # half squares from the height to what is to be held, at most
GOALS: Final = 8                                             # squares that are tried for one unit
PACES: Final = (6, 4, 3, 2, 1)


class Offered(NamedTuple):
    """A march, and what it is for."""

    march: forms.March
    why: Why


# ---- movement ----------------------------------------------------------------------------------------------------------------
def marches(seen: Seen) -> Iterator[Offered]:
    """One for each unit that should do something; who has the enemy before him stays and strikes."""
    column = validation.Column(seen)
    for id, unit in seen.mine.items():
        if unit.in_play:
            stands = (one for one in wishes(column.field, id) if validation.Column(seen).why_not(one.march) is None)
            yield from islice((one for one in stands if column.why_not(one.march) is None), 1)


def wishes(field: Seen, id: str) -> Iterator[Offered]:
    """What one unit should do where those before it have gone, the best first."""
    unit, look = field.own[id], Look(field)
    places = field.board.objectives
    if unit.broken:
        if (back := routes.withdraw(field, unit)) is not None:
            yield Offered(back, "away")
        return
    if (facing := routes.turn_to_face(field, unit)) is not None:
        yield Offered(forms.March((id,), turn=facing[0]), "turns")
    if contacts(field, unit):
        return
    if unit.at in places:
        yield Offered(forms.March((id,)), "stays")
        return
    if places and not stays_out(unit) and (is_late(look) or not watches(field)):
        yield from onto(look, unit, places)
    if not stays_out(unit):
        ways = (way for way in prospects.onsets(look, unit) if not is_alone(field, unit, way.to))
        yield from (Offered(march_of(look, way), "charge") for way in ways)
    if not places and (not stays_out(unit) or (shoots(unit) and missiles.nearest(field, unit, missiles.FIRST) is None)):
        yield from ahead(unit)


def is_alone(field: Seen, unit: Unit, square: Square) -> bool:
    """A hero, or a unit that leaves a height for it, would stand there without a friend beside him."""
    ours = [one for one in field.own.values() if one.in_play and one.side == unit.side and one.id != unit.id and not one.broken]
    comes_down = is_high_ground(field, unit.at) and not is_high_ground(field, square)
    return (unit.hero or comes_down) and not {one.at for one in ours} & {*squares.neighbours(square)}


def watches(field: Seen) -> bool:
    """The side stands on a height, and looks down on what is to be held."""
    units = [unit for unit in field.own.values() if unit.side == field.side and unit.in_play and not unit.broken]
    return not is_high_ground(field, field.board.objectives[0]) and any(is_high_ground(field, unit.at) for unit in units)


def onto(look: Look, unit: Unit, places: Sequence[Square]) -> Iterator[Offered]:
    """MB-END-04  Onto the squares that are to be held at the end, or as near as it comes."""
    reach = look.reach(unit)
    nearer = [square for square in reach if far_from(square, places) < far_from(unit.at, places)]
    for square in sorted(nearer, key=lambda s: (far_from(s, places), reach[s].cost, s))[:GOALS]:
        yield Offered(forms.March((unit.id,), to=square), "onto")


def ahead(unit: Unit) -> Iterator[Offered]:
    """As far ahead as it may go."""
    for n in PACES:
        yield Offered(forms.March((unit.id,), ahead=n), "ahead")


def is_high_ground(field: Seen, square: Square) -> bool:
    return elevation(field.board, square) > 0


# ---- where units begin -------------------------------------------------------------------------------------------------------
def deployment(seen: Seen, ask: Any, fixed: Sequence[forms.Placed] = ()) -> forms.Deployment:
    """MB-BOARD-10  The units that wait: on the height that is to be held, where all have room on it, the bows behind the others;
    else in line before what is to be held, the best armoured in the middle and horse at the ends, the bows on a height beside it
    or behind the line.  Those of the side's other seats, too, keep a square.  `fixed`: who is placed already, and is not placed
    anew."""
    side, rows = seen.sides[seen.side], seen.sides[seen.side].rows
    if isinstance(ask, questions.PlaceOne):
        wait = waiting(seen.own.values(), seen.viewer)[:1]
    else:
        wait = [unit for seat in side.seats for unit in waiting(seen.own.values(), seat)]
    high, above = heights(seen, rows), over_the_line(seen, rows)
    placed: list[forms.Placed] = []
    fixed_ids = {one.unit for one in fixed}
    for unit in sorted((unit for unit in wait if unit.id not in fixed_ids), key=from_the_middle):
        taken = {one.at for one in (*fixed, *placed)}
        order = high.get(kind_of(unit), []) + (above if shoots(unit) else []) + in_line(seen, rows, unit)
        ways = (forms.Placed(unit.id, at, unit.facing) for at in order if at not in taken)
        placed += islice((way for way in ways if why_not_deploy(seen, wait, rows, forms.Deployment((way,))) is None), 1)
    own = {one.unit: one for one in placed if one.unit in seen.mine}
    return forms.Deployment(tuple(own[unit.id] for unit in wait if unit.id in own))


def from_the_middle(unit: Unit) -> tuple[bool, int]:
    """Who stands nearest to the middle of a line: the best armoured; horse at the ends."""
    return unit.mounted, -unit.row.armour_class


def in_line(seen: Seen, rows: tuple[int, int], unit: Unit) -> list[Square]:
    """The squares of these rows, those first that are nearest to the enemy and to the middle of what is to be held, or of the
    board; who keeps out of contact stands behind the line, and below a rampart whoever does not shoot from it."""
    (low, high), board, columns = rows, seen.board, [x for x, _ in seen.board.objectives]
    front, middle = high if seen.side == 0 else low, (min(columns) + max(columns) + 1) // 2 if columns else board.width // 2

    def key(at: Square) -> tuple[bool, int, int, Square]:
        far = abs(at[1] - front)
        return terrain(board, at) == "rampart", far + 2 * (stays_out(unit) and not far), abs(at[0] - middle), at

    return sorted(rectangle((0, low), (board.width - 1, high)), key=key)


def over_the_line(seen: Seen, rows: tuple[int, int]) -> list[Square]:
    """The high squares of these rows from which one shoots at whoever comes to what is to be held, those first that are least
    aside."""
    places = seen.board.objectives
    high = [at for at in high_squares(seen, rows) if places and far_from(at, places) <= NEAR]
    return sorted(high, key=lambda at: (aside(at, places), far_from(at, places), at))


def high_squares(seen: Seen, rows: tuple[int, int]) -> list[Square]:
    there = rectangle((0, rows[0]), (seen.board.width - 1, rows[1]))
    return [at for at in there if is_high_ground(seen, at)]


def kind_of(unit: Unit) -> Kind:
    """How it stands on a height: behind the others, between them, or before the enemy."""
    return "behind" if stays_out(unit) else "between" if unit.single else "before"


def heights(seen: Seen, rows: tuple[int, int]) -> dict[Kind, list[Square]]:
    """The high squares of these rows that are nearest to what is to be held and is high itself, as many as the side has units, by
    who stands there: who keeps out of contact behind a friend, farthest aside; a hero where he has most friends beside him.
    None, where the height is small, or another one."""
    places, side = seen.board.objectives, [unit for unit in seen.own.values() if unit.side == seen.side]
    high = high_squares(seen, rows)
    if not any(is_high_ground(seen, place) and place in high for place in places) or len(high) < len(side):
        return {}
    ground = sorted(high, key=lambda square: (far_from(square, places), aside(square, places), square))[: len(side)]
    covered = [square for square in ground if squares.step(square, side[0].facing) in ground]
    back = sorted(covered, key=lambda square: -aside(square, places))[: sum(map(stays_out, side))]
    line = [square for square in ground if square not in back]
    between = sorted(line, key=lambda square: -len({*squares.neighbours(square)} & {*ground}))
    return {"behind": back, "between": between, "before": line}


def aside(square: Square, places: Sequence[Square]) -> int:
    """How many columns it is from what is to be held."""
    return min(abs(square[0] - x) for x, _ in places)


# ---- shots and blows -----------------------------------------------------------------------------------------------------------
def spell(seen: Seen, ask: Any) -> dict[str, forms.Cast]:
    """MB-SPELL-01  By unit what it could cast now to the most effect."""
    found = casts(Look(seen)) if isinstance(ask, questions.Shoot) else ()
    return {cast.unit: cast for cast in found if validation.why_not(seen, ask, forms.Volley(spells=(cast,))) is None}


def targets(seen: Seen, ask: Any) -> dict[str, str]:
    """By unit at whom it shoots or strikes so that all together do most."""
    look = Look(seen)
    match ask:
        case questions.Fight():
            shots = sharp.fights(look).attacks
        case questions.ShootAgain():
            shots = sharp.volley(look, missiles.SECOND).shots
        case _:
            shots = sharp.volley(look, missiles.FIRST).shots
    return {shot.unit: shot.target for shot in shots}
