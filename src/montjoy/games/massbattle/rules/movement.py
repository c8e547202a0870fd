"""A side moves: all its units in the order it likes, then its charges.  MB-SEQ-02, MB-MOVE, MB-INIT-06."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from montjoy.core.effects import ALL, No, tell
from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import contacts, is_pinned, may_strike, zones_against
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.charges import charge
from montjoy.games.massbattle.rules.contact import forget_contacts, note_contacts
from montjoy.games.massbattle.rules.declare import ask_sides, units_of
from montjoy.games.massbattle.rules.figures import declare
from montjoy.games.massbattle.rules.ground import is_enemy_on, is_free
from montjoy.games.massbattle.rules.lasting import let_go, on_a_whim, reveal, why_not_act
from montjoy.games.massbattle.rules.retreats import leave
from montjoy.games.massbattle.rules.routes import Plan, advance, plan
from montjoy.games.massbattle.rules.steps import cross_all, resolve
from montjoy.grids.squares import Square


class Ordered(msgspec.Struct):
    """An order for one unit, as it is to be carried out."""

    unit: str
    march: forms.March


async def move(world: World, sides: Sequence[int]) -> None:
    """MB-SEQ-02, MB-CHG-02  2a: these sides move, all their units in the order they like; 2b: then their charges are worked out."""
    before = set(world.contacts)
    sheets = await ask_sides(world, sides, questions.Move(world.round), forms.Moves, may_be_moved)
    orders = [Ordered(unit.id, order) for unit in on_a_whim(world, sides) if (order := advance(world, unit))]
    orders += [each for seat, sheet in sheets for each in ordered(world, units_of(world, seat), sheet)]
    if len(sides) == 1:
        for each in orders:
            await march(world, world.units[each.unit], each.march)
    else:
        await march_together(world, orders)
    wishes = {each.unit: each.march.charge for each in orders if each.march.charge}
    await charge(world, sides, before, wishes)


def may_be_moved(unit: Unit) -> bool:
    """MB-T-SPELLS  Its owner is asked: no web holds it, and it is not confused."""
    return not unit.has("web") and not unit.confused


def ordered(world: World, units: Sequence[Unit], sheet: forms.Moves) -> Iterator[Ordered]:
    """MB-MOVE-07  The orders of a form in their order; then, if it says so, the advance of those it does not name."""
    for one in sheet.moves:
        for id in one.units:
            yield Ordered(id, one)
    named = {id for one in sheet.moves for id in one.units}
    if sheet.rest == "advance":
        for unit in units:
            if unit.id not in named and not unit.confused and (found := advance(world, unit)):
                yield Ordered(unit.id, found)


# ---- one after the other ---------------------------------------------------------------------------------------------------
async def march(world: World, unit: Unit, order: forms.March) -> None:
    """MB-MOVE-01, MB-MOVE-07  One unit moves; what cannot be done any more is told, and the unit stays."""
    found = plan(world, unit, order) if unit.in_play else None
    if isinstance(found, No):
        await tell(ALL, events.MoveStopped(unit.id, found.reason, found.rule))
    elif found is not None:
        await strike_the_leaving(world, unit, found)
        if unit.in_play and unit.at == found.start:          # a unit that was struck away does not go on
            await walk(world, unit, found, found.path)


async def walk(world: World, unit: Unit, found: Plan, path: Sequence[Square]) -> None:
    """MB-MOVE-03  It goes these squares, and faces as it should."""
    off = bool(path) and not is_on(world.board, path[-1])
    unit.turned = unit.turned or (not path and unit.facing != found.end)
    unit.moved = unit.moved or bool(path)
    if tuple(path) == found.path:                            # all of the way, so that it also ends as it should
        unit.facing, unit.aloft = found.end, found.aloft
    if not off:
        unit.at = path[-1] if path else unit.at
    await tell(ALL, events.Moved(unit.id, tuple(path), unit.facing, unit.aloft) if path else events.Turned(unit.id, unit.facing))
    await let_go(world, unit)
    if off:
        await leave(unit)
        forget_contacts(world)
    else:
        note_contacts(world, unit)
        await cross_all(world, [(unit, touched(unit, path))])


def touched(unit: Unit, path: Sequence[Square]) -> Sequence[Square]:
    """MB-MOVE-08  The squares of a move on which it was on the ground: all, or of a flyer the last."""
    return path[-1:] if unit.flyer else path


async def strike_the_leaving(world: World, unit: Unit, found: Plan) -> None:
    """MB-MOVE-05  Under parting_blow each unbroken enemy that has the leaving unit in front strikes it at once, as from behind."""
    if not world.options.parting_blow or not found.path or not is_pinned(world, unit):
        return
    enemies = [world.units[p.id] for p in contacts(world, unit)]
    able = [e for e in enemies if not e.broken and may_strike(world, e, unit) and not (e.breathed or why_not_act(e))]
    for enemy in able:
        await reveal(world, enemy)
    await resolve(world, [declare(world, enemy, unit, "parting") for enemy in able])


# ---- both sides together ---------------------------------------------------------------------------------------------------
async def march_together(world: World, orders: Sequence[Ordered]) -> None:
    """MB-INIT-06  Both sides' orders, step by step together: two enemies whose next step leads into the same square, or into each
    other's, both stop before it."""
    plans: dict[str, Plan] = {}
    gone: dict[str, list[Square]] = {}
    for each in orders:
        found = plan(world, world.units[each.unit], each.march)
        if isinstance(found, No):
            await tell(ALL, events.MoveStopped(each.unit, found.reason, found.rule))
        elif each.unit not in plans:
            plans[each.unit], gone[each.unit] = found, []
    going = dict.fromkeys(plans)
    for n in range(max((len(p.path) for p in plans.values()), default=0)):
        going = dict.fromkeys(id for id in going if n < len(plans[id].path))
        for id in stopped(world, {id: plans[id].path[n] for id in going}, n):
            del going[id]
        for id in going:
            gone[id].append(plans[id].path[n])
            world.units[id].at = plans[id].path[n]
    for id, found in plans.items():
        unit, path = world.units[id], gone[id]
        while path and is_on(world.board, path[-1]) and not is_free(world, unit, path[-1]):
            path.pop()
            unit.at = path[-1] if path else found.start
        await walk(world, unit, found, path)


def stopped(world: World, steps: dict[str, Square], n: int) -> list[str]:
    """MB-INIT-06, MB-MOVE-05  Those that stop before their next step: enemies who would meet in a square or change places, an enemy
    in the way, and who stands in an enemy's zone after a step."""
    found = []
    for id, there in steps.items():
        unit = world.units[id]
        meets = any(
            other != id and world.units[other].side != unit.side and world.units[other].aloft == unit.aloft
            and (square == there or (square == unit.at and world.units[other].at == there))
            for other, square in steps.items()
        )  # fmt: skip
        if meets or is_enemy_on(world, unit, there) or (n and not unit.aloft and unit.at in zones_against(world, unit)):
            found.append(id)
    return found
