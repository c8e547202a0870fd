"""Where a unit may go: routes by its facing, enemies' zones, friends in the way, what is left of its move.  MB-MOVE-01 to -11.

Planned from what one knows, by the same text, when an order is written and when it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from montjoy.core.effects import No, no
from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import (
    Field,
    contacts,
    distance,
    enemies,
    in_play,
    is_engaged,
    is_pinned,
    may_strike,
    zones_against,
)
from montjoy.games.massbattle.protocol.forms import March
from montjoy.games.massbattle.rules.ground import (
    AROUND,
    FRIEND,
    STRAIGHT,
    allowance_of,
    barring_fire,
    facings,
    factor,
    going_of,
    is_free,
    own_edge,
    rate_of,
    step_cost,
    steps_from,
)
from montjoy.games.massbattle.rules.lasting import why_not_act
from montjoy.grids import squares
from montjoy.grids.squares import Square

Mode = Literal["forward", "back"]
BACKWARDS = 2                                                # times the cost (MB-MOVE-03)


class Plan(msgspec.Struct):
    """What an order comes to: a facing to begin with, squares one after the other (the last one off the board where it leaves),
    the facing at the end, and whether a flyer ends in the air."""

    start: Square
    facing: int
    path: tuple[Square, ...]
    end: int
    aloft: bool
    mode: Mode = "forward"


# ---- one step ------------------------------------------------------------------------------------------------------------
def turns_freely(field: Field, unit: Unit) -> bool:
    """MB-MOVE-01  Mounted units and flyers may turn as often as they like and move; single creatures under solo_free_turn."""
    return unit.mounted or unit.flyer or (unit.single and field.options.solo_free_turn)


def directions(field: Field, unit: Unit, mode: Mode) -> tuple[int, ...]:
    """MB-MOVE-03  Into the three front squares, or back into the three rear ones; all eight for who turns freely, and under
    free_drift."""
    if mode == "forward" and (turns_freely(field, unit) or (field.options.free_drift and not unit.broken)):
        return AROUND
    ahead = unit.facing if mode == "forward" else squares.turn(unit.facing, 4)
    return ahead, squares.turn(ahead, 1), squares.turn(ahead, -1)


class Ways:
    """The board as one unit meets it when it moves: who stands where, enemies' zones, and what it may do."""

    def __init__(self, field: Field, unit: Unit) -> None:
        self.field, self.unit = field, unit
        self.taken = {p.at: p for p in in_play(field) if p.aloft == unit.aloft and p.id != unit.id}
        self.flying = unit.flyer and unit.aloft
        self.zones = set() if self.flying else zones_against(field, unit)
        self.pinned = is_pinned(field, unit)
        self.feared = [enemy.at for enemy in enemies(field, unit) if not enemy.broken] if unit.broken else []
        self.going = going_of(unit)
        self.burning = barring_fire(field, unit)
        self.allowance = allowance_of(field, unit, self.flying)
        self.directions = {mode: directions(field, unit, mode) for mode in ("forward", "back")}

    def is_smallest(self, there: Square, mode: Mode) -> bool:
        """MB-MOVE-10  One orthogonal step forward, which may cost more than the allowance; not for who cannot move at all."""
        if mode == "back" or self.unit.has("web") or not rate_of(self.unit, self.flying):
            return False
        ways = range(8) if turns_freely(self.field, self.unit) else [self.unit.facing + eighths for eighths in (-1, 0, 1)]
        return there in [squares.step(self.unit.at, d) for d in ways if not squares.is_diagonal(d % 8)]

    def cost(self, price: int, there: Square, mode: Mode) -> int | None:
        """MB-MOVE-03, MB-MOVE-06, MB-BRK-03, MB-T-SPELLS  What a step costs in all that the ground prices so; back at double
        cost, but for the broken; None: not there."""
        if mode == "back" and not self.unit.broken:
            price *= BACKWARDS
        if there not in self.taken and not self.burning:
            return price
        other = self.taken.get(there)
        if there in self.burning or (other is not None and other.side != self.unit.side):
            return None
        return price + (FRIEND if other is not None and not self.flying else 0)

    def nears(self, a: Square, b: Square) -> bool:
        """MB-BRK-03  The step leads nearer to an unbroken enemy, or next to one that it was not next to."""
        for at in self.feared:
            if squares.distance(b, at) < squares.distance(a, at):
                return True
            if squares.is_adjacent(b, at) and not squares.is_adjacent(a, at):
                return True
        return False

    def steps(self, here: Square, mode: Mode) -> list[tuple[Square, int]]:
        """MB-MOVE-05, MB-MOVE-08  The steps that it may make from a square: none on from an enemy's zone that it has entered;
        from contact forward only where no zone is.  A flyer in the air heeds no zones."""
        if here != self.unit.at and here in self.zones:
            return []
        around = steps_from(self.field.board, here, self.going, self.directions[mode])
        found = [(there, cost) for there, price in around if (cost := self.cost(price, there, mode)) is not None]
        if self.feared:
            found = [(there, cost) for there, cost in found if not self.nears(here, there)]
        if self.pinned and mode == "forward":
            found = [(there, cost) for there, cost in found if there not in self.zones]
        return found

    def reach(self, mode: Mode, goal: Square | None = None) -> dict[Square, squares.Reached[Square]]:
        """MB-MOVE-02, MB-MOVE-10  Every square to which the allowance takes it, friends' squares among them; and in any case one
        orthogonal step forward."""
        found = squares.reach(self.unit.at, self.allowance, lambda here: self.steps(here, mode), goal)
        for there, cost in self.steps(self.unit.at, mode):
            if there not in found and self.is_smallest(there, mode):
                found[there] = squares.Reached(cost, 1, self.unit.at)
        return found


# ---- whole moves -----------------------------------------------------------------------------------------------------------
def reachable(field: Field, unit: Unit, mode: Mode, goal: Square | None = None) -> dict[Square, squares.Reached[Square]]:
    """MB-MOVE-02  Every square to which its allowance takes it.  `goal`: none farther than this."""
    return Ways(field, unit).reach(mode, goal)


def in_the_air(unit: Unit) -> Unit:
    """MB-MOVE-08  A flyer as it moves: over everything."""
    return msgspec.structs.replace(unit, aloft=True) if unit.flyer else unit


def plan(field: Field, unit: Unit, order: March) -> Plan | No:
    """MB-MOVE-01 to MB-MOVE-11  What an order comes to for a unit as it stands, or why it cannot be done."""
    if refused := why_not_now(field, unit, order):
        return refused
    facing = unit.facing if order.turn is None else order.turn
    begun = msgspec.structs.replace(in_the_air(unit), facing=facing)
    if order.charge and not is_way(order):
        return plan_charge(field, unit, begun, order)
    path = path_of(field, begun, order)
    if isinstance(path, No):
        return path
    squares_, mode = path
    end = facing_at_end(field, begun, squares_, mode) if order.then is None else order.then
    aloft = unit.aloft if order.land is None else not order.land
    if not order.off and (refused := why_not_end(field, unit, squares_, aloft)):
        return refused
    if order.off:
        off = step_off(field, begun, squares_, mode)
        if isinstance(off, No):
            return off
        squares_ = (*squares_, off)
    return Plan(unit.at, facing, squares_, end, aloft and unit.flyer, mode)


def why_not_now(field: Field, unit: Unit, order: March) -> No | None:
    """MB-MOVE-01, MB-BOARD-03, MB-MOVE-08, MB-T-SPELLS  Turn or move, once a round; facings that there are; wings."""
    moves = is_way(order) or bool(order.charge)
    turns = order.turn is not None or order.then is not None
    if unit.moved or unit.turned:
        return no("MB-MOVE-01", "has-moved", unit=unit.id)
    if (moves or turns) and (refused := why_not_act(unit)):
        return refused
    if any(facing is not None and facing not in facings(field) for facing in (order.turn, order.then)):
        return no("MB-BOARD-03", "four-facings", unit=unit.id)
    if order.land is not None and not unit.flyer:
        return no("MB-MOVE-08", "no-wings", unit=unit.id)
    if sum(map(bool, (order.to, order.path, order.ahead, order.back))) > 1:
        return no("MB-MOVE-03", "one-way-at-a-time", unit=unit.id)
    if turns and not turns_freely(field, unit):
        if moves:
            return no("MB-MOVE-01", "turn-or-move", unit=unit.id)
        if order.turn is not None and order.then is not None:
            return no("MB-MOVE-01", "one-turn", unit=unit.id)
    return None


def is_way(order: March) -> bool:
    """It says where to go."""
    return bool(order.to or order.path or order.ahead or order.back or order.off)


def plan_charge(field: Field, unit: Unit, begun: Unit, order: March) -> Plan | No:
    """MB-CHG-01, MB-MOVE-03  An order that names an enemy and no way: the cheapest way forward to a square from which it has him
    in front; who turns freely turns to him, and a flyer ends where he is, on the ground or in the air."""
    enemy = field.pieces.get(order.charge)
    if enemy is None or not enemy.in_play or enemy.side == unit.side:
        return no("MB-CHG-01", "no-such-enemy", unit=unit.id, target=order.charge)
    if unit.broken:
        return no("MB-BRK-02", "broken", unit=unit.id)
    if is_engaged(field, unit, enemy):
        return no("MB-CHG-01", "met-before", unit=unit.id, target=enemy.id)
    aloft = enemy.aloft if order.land is None else not order.land
    reached = reachable(field, begun, "forward")
    found: list[tuple[int, Square, int]] = []
    for square in squares.neighbours(enemy.at):
        facing = towards(field, square, enemy.at) if turns_freely(field, unit) else begun.facing
        there = msgspec.structs.replace(unit, at=square, facing=facing, aloft=aloft and unit.flyer)
        near = square in reached and square != unit.at and may_strike(field, there, enemy)
        if near and why_not_end(field, unit, (square,), aloft) is None:
            found.append((reached[square].cost, square, facing))
    if not found:
        return no("MB-CHG-01", "cannot-charge", unit=unit.id, target=enemy.id)
    _, goal, facing = min(found)
    way = tuple(squares.way(goal, reached)[1:])
    return Plan(unit.at, begun.facing, way, facing if order.then is None else order.then, aloft and unit.flyer)


def path_of(field: Field, unit: Unit, order: March) -> tuple[tuple[Square, ...], Mode] | No:
    """The squares of an order, checked step by step."""
    if order.to is not None:
        return path_to(field, unit, order.to)
    if order.back:
        return walked(field, unit, straight(unit, squares.turn(unit.facing, 4), order.back), "back")
    if order.ahead:
        return walked(field, unit, straight(unit, unit.facing, order.ahead), "forward")
    if order.path:
        forward = walked(field, unit, order.path, "forward")
        back = walked(field, unit, order.path, "back") if isinstance(forward, No) else forward
        return forward if isinstance(back, No) else back
    return (), "forward"


def straight(unit: Unit, direction: int, n: int) -> tuple[Square, ...]:
    found = []
    here = unit.at
    for _ in range(n):
        here = squares.step(here, direction)
        found.append(here)
    return tuple(found)


def path_to(field: Field, unit: Unit, goal: Square) -> tuple[tuple[Square, ...], Mode] | No:
    """MB-MOVE-03  The cheapest way to a square: forward, or else falling back."""
    if goal == unit.at:
        return (), "forward"
    for mode in modes(field, unit):
        found = reachable(field, unit, mode, goal)
        if goal in found:
            return tuple(squares.way(goal, found)[1:]), mode
    if not is_on(field.board, goal):
        return no("MB-BOARD-01", "off-the-board", unit=unit.id)
    return no("MB-MOVE-02", "out-of-reach", unit=unit.id, x=goal[0], y=goal[1])


def modes(field: Field, unit: Unit) -> tuple[Mode, ...]:
    """MB-BRK-03  A broken unit only falls back; one that turns freely may turn first and then step forward."""
    return ("back",) if unit.broken and not turns_freely(field, unit) else ("forward", "back")


def walked(field: Field, unit: Unit, path: Sequence[Square], mode: Mode) -> tuple[tuple[Square, ...], Mode] | No:
    """A way given square by square, with its cost."""
    if mode not in modes(field, unit):
        return no("MB-BRK-03", "broken-falls-back", unit=unit.id)
    ways = Ways(field, unit)
    left, here = ways.allowance, unit.at
    for n, there in enumerate(path):
        cost = dict(ways.steps(here, mode)).get(there)
        if cost is None:
            return why_not_step(ways, here, there, mode)
        if cost > left and not (len(path) == 1 and ways.is_smallest(there, mode)):
            return no("MB-MOVE-02", "too-far", unit=unit.id, steps=n, x=there[0], y=there[1])
        left, here = max(0, left - cost), there
    return tuple(path), mode


def why_not_step(ways: Ways, here: Square, there: Square, mode: Mode) -> No:
    """Which rule forbids a step."""
    unit, (x, y) = ways.unit, there
    if not is_on(ways.field.board, there):
        return no("MB-BOARD-01", "off-the-board", unit=unit.id)
    if here != unit.at and here in ways.zones:
        return no("MB-MOVE-05", "stops-before-the-enemy", unit=unit.id, x=here[0], y=here[1])
    if there not in [squares.step(here, d) for d in ways.directions[mode]]:
        return no("MB-MOVE-03", "not-that-way", unit=unit.id, x=x, y=y)
    if there in ways.taken and ways.taken[there].side != unit.side:
        return no("MB-MOVE-06", "enemy-there", unit=unit.id, x=x, y=y)
    if step_cost(ways.field, unit, here, there) is None:
        return no("MB-MOVE-09", "no-way-there", unit=unit.id, x=x, y=y)
    if unit.broken:
        return no("MB-BRK-03", "nearer-to-the-enemy", unit=unit.id, x=x, y=y)
    return no("MB-MOVE-05", "from-zone-to-zone", unit=unit.id, x=x, y=y)


def why_not_end(field: Field, unit: Unit, path: Sequence[Square], aloft: bool) -> No | None:
    """MB-BOARD-09, MB-MOVE-06, MB-MOVE-08  A move ends on a free square; a flyer on the ground only where one can stand."""
    end = path[-1] if path else unit.at
    as_it_ends = msgspec.structs.replace(unit, aloft=aloft and unit.flyer)
    if not is_free(field, as_it_ends, end):
        return no("MB-BOARD-09", "occupied", unit=unit.id, x=end[0], y=end[1])
    if unit.flyer and not aloft and (path or unit.aloft) and not can_stand(field, as_it_ends, end):
        return no("MB-MOVE-08", "cannot-land", unit=unit.id, x=end[0], y=end[1])
    return None


def can_stand(field: Field, unit: Unit, square: Square) -> bool:
    """MB-MOVE-09  Ground on which somebody may stand; a flyer may also land on a rampart."""
    return factor(field.board, square, unit.mounted) > 0


def step_off(field: Field, unit: Unit, path: Sequence[Square], mode: Mode) -> Square | No:
    """MB-MOVE-11, MB-MOVE-02  From the own edge row, off the board, at the price of a step in the open: by choice over no other
    edge."""
    here = path[-1] if path else unit.at
    row = own_edge(field, unit.side)
    if here[1] != row:
        return no("MB-MOVE-11", "own-edge-only", unit=unit.id, y=row)
    beyond = (here[0], here[1] + (-1 if row == 0 else 1))
    ways = Ways(field, unit)
    how = [m for m in ((mode,) if path else modes(field, unit)) if beyond in [squares.step(here, d) for d in ways.directions[m]]]
    if not how:
        return no("MB-MOVE-03", "not-that-way", unit=unit.id, x=beyond[0], y=beyond[1])
    if path and here in ways.zones:
        return no("MB-MOVE-05", "stops-before-the-enemy", unit=unit.id, x=here[0], y=here[1])
    price = STRAIGHT * (BACKWARDS if how[0] == "back" and not unit.broken else 1)
    spent = sum(ways.cost(step_cost(field, unit, a, b) or 0, b, mode) or 0 for a, b in pairwise((unit.at, *path)))
    if spent + price > ways.allowance and not (not path and ways.is_smallest(beyond, how[0])):
        return no("MB-MOVE-02", "too-far", unit=unit.id, steps=len(path), x=beyond[0], y=beyond[1])
    return beyond


def facing_at_end(field: Field, unit: Unit, path: Sequence[Square], mode: Mode) -> int:
    """MB-MOVE-01, MB-MOVE-03  Falling back, drifting and going ahead keep the facing; who turns freely faces where he goes."""
    if not path or mode == "back" or field.options.free_drift or not turns_freely(field, unit):
        return unit.facing
    facing, here = unit.facing, unit.at
    for there in path:
        if there not in squares.front(here, facing):
            facing = towards(field, here, there)
        here = there
    return facing


def towards(field: Field, here: Square, there: Square) -> int:
    """The facing that has a square in front; of a diagonal one the facing along the board."""
    x, y = squares.offset(here, there)
    ahead = squares.towards(here, there) or 0
    if ahead in facings(field):
        return ahead
    if abs(x) >= abs(y):
        return squares.E if x > 0 else squares.W
    return squares.N if y > 0 else squares.S


# ---- by itself -------------------------------------------------------------------------------------------------------------
def advance(field: Field, unit: Unit) -> March | None:
    """MB-UMP-03  What a unit does that is told to advance: the broken fall back, those with an enemy at their side turn to him,
    those with missiles hold, the others go towards the nearest enemy by the shortest way.  None: it holds."""
    near = sorted(enemies(field, unit), key=lambda enemy: (distance(unit, enemy), enemy.id))
    if not near or unit.moved or unit.turned:
        return None
    if unit.broken:
        return withdraw(field, unit)
    if facing := turn_to_face(field, unit):
        return March((unit.id,), turn=facing[0])
    if contacts(field, unit) or unit.missile is not None or unit.row.has("caster"):
        return None
    goal = best(field, unit, lambda square: squares.distance(square, near[0].at))
    return March((unit.id,), to=goal) if goal is not None else turn_around(field, unit, near[0].at)


def turn_around(field: Field, unit: Unit, enemy: Square) -> March | None:
    """MB-UMP-03  A turn to an enemy to whom no way leads nearer."""
    facing = towards(field, unit.at, enemy)
    return March((unit.id,), turn=facing) if facing != unit.facing else None


def turn_to_face(field: Field, unit: Unit) -> tuple[int] | None:
    """The facing towards an unbroken enemy who stands next to it outside its front, where it has none in front."""
    beside = [e for e in enemies(field, unit) if squares.is_adjacent(unit.at, e.at) and e.aloft == unit.aloft and not e.broken]
    if not beside or any(e.at in squares.front(unit.at, unit.facing) for e in beside):
        return None
    return (towards(field, unit.at, beside[0].at),)


def withdraw(field: Field, unit: Unit) -> March | None:
    """Away from the enemy, as far as a broken unit may go."""
    row = own_edge(field, unit.side)
    goal = best(field, unit, lambda square: abs(square[1] - row))
    return March((unit.id,), to=goal) if goal is not None else None


def best(field: Field, unit: Unit, far: Callable[[Square], int]) -> Square | None:
    """The free square in reach with the least of something that is less than where it stands; of equal ones the cheapest."""
    begun = in_the_air(unit)
    found: list[tuple[int, int, Square]] = []
    for mode in modes(field, unit)[:1]:
        for square, reached in reachable(field, begun, mode).items():
            if square != unit.at and why_not_end(field, unit, (square,), unit.aloft) is None:
                found.append((far(square), reached.cost, square))
    if not found or min(found)[0] >= far(unit.at):
        return None
    return min(found)[2]
