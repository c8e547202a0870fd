"""What is done to units in one step, before it is settled; and hit points lost without an attack roll.  MB-SEQ-07, MB-MOR-11."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from montjoy.games.massbattle.battle.attack import count_check
from montjoy.games.massbattle.battle.state import Body
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.rules.figures import body_of
from montjoy.games.massbattle.rules.knowledge import note_pool
from montjoy.grids.squares import Square


class Cause(msgspec.Struct):
    """MB-MOR-16  The hit that has forced a check: whose it was, and where both stood when it was declared."""

    by: str
    by_at: Square
    at: Square
    pursues: bool                                            # in melee or a charge, so that he may follow
    declared: int = 0                                        # which of the attacks of the step it was


class Push(msgspec.Struct):
    """A unit that is to fall back, and why."""

    unit: str
    cause: Cause


class Step(msgspec.Struct):
    """MB-SEQ-07  What attacks and spells of one step do until it is settled.  `places`: where all stood when they were declared;
    `causes`: those of morale checks; `pushes`: who falls back without one; `charmed`: who changes sides, and by whose spell."""

    places: dict[str, Square]
    bodies: dict[str, Body] = {}
    causes: dict[str, list[Cause]] = {}
    pushes: list[Push] = []
    charmed: list[tuple[str, str]] = []
    taken: list[tuple[str, str, int]] = []                   # who has taken from whom how many hit points, in their order


def begin(world: World) -> Step:
    """MB-SEQ-07  (1) Positions are fixed."""
    return Step({unit.id: unit.at for unit in world.units.values()})


def body_in(world: World, step: Step, unit: Unit) -> Body:
    """A unit as it is in this step."""
    if unit.id not in step.bodies:
        step.bodies[unit.id], step.causes[unit.id] = body_of(world, unit), []
    return step.bodies[unit.id]


def take_from(world: World, step: Step, unit: Unit, points: int, by: str) -> None:
    """MB-MOR-11, MB-MOR-14, MB-SPELL-02  Hit points lost without an attack roll: no hit, but one morale check if they leave the
    unit at half or less; its retreat leads away from who has caused them."""
    body = body_in(world, step, unit)
    checks = body.checks
    body.hp -= points
    step.taken.append((by, unit.id, points))
    count_check(body)
    step.causes[unit.id] += [cause_of(step, unit, by)] * (body.checks - checks)


def cause_of(step: Step, unit: Unit, by: str) -> Cause:
    """MB-MOR-14, MB-MOR-15  A spell's cause: away from the caster, and nobody follows."""
    return Cause(by, step.places[by], step.places[unit.id], False)


def area_loss(unit: Unit, points: Fraction | int) -> int:
    """MB-SPELL-03, MB-RND-02  Every soldier takes so many points, none more than his own; rounded down once, at least 1."""
    note_pool(unit)
    return max(1, int(min(Fraction(unit.soldiers) * points, Fraction(unit.start))))


def victims_loss(unit: Unit, number: int) -> int:
    """MB-SPELL-04  So many men's share of the full pool, rounded down."""
    note_pool(unit)
    return number * unit.start // unit.soldiers
