"""A side moves: all its units in the order it likes, then its charges.  MB-SEQ-02, MB-MOVE, MB-INIT-06."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from montjoy.core.effects import ALL, No, tell
from montjoy.games.massbattle.model.board import is_on
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import contacts, is_pinned, may_strike, zones_against
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.charges import charge
from montjoy.games.massbattle.rules.contact import forget_contacts, note_contacts, note_meetings, touching
from montjoy.games.massbattle.rules.declare import ask_sides, units_of
from montjoy.games.massbattle.rules.figures import Attack, declare
from montjoy.games.massbattle.rules.gathering import gather
from montjoy.games.massbattle.rules.lasting import let_go, on_a_whim, reveal, why_not_act
from montjoy.games.massbattle.rules.retreats import leave
from montjoy.games.massbattle.rules.routes import Plan, advance, facing_at_end, in_the_air, plan
from montjoy.games.massbattle.rules.steps import cross_all, resolve
from montjoy.grids.squares import Square


class Ordered(msgspec.Struct):
    """An order for one unit, as it is to be carried out; `march` None: it advances."""

    unit: str
    march: forms.March | None


async def move(world: World, sides: Sequence[int]) -> None:
    """MB-SEQ-02, MB-CHG-02, MB-INIT-03-X  2a: these sides move, all their units in the order they like; 2b: then their charges
    are worked out."""
    before = touching(world)
    sheets = await ask_sides(world, sides, questions.Move(world.round), forms.Moves, may_be_moved)
    orders = [Ordered(unit.id, None) for unit in on_a_whim(world, sides)]
    orders += [each for seat, sheet in sheets for each in ordered(units_of(world, seat), sheet)]
    if len(sides) == 1:
        await gather(world, march_all(world, orders))
    else:
        await gather(world, march_together(world, orders))
    wishes = {each.unit: each.march.charge for each in orders if each.march and each.march.charge}
    await charge(world, sides, before, wishes)


def may_be_moved(unit: Unit) -> bool:
    """MB-T-SPELLS  Its owner is asked: no web holds it, and it is not confused."""
    return not unit.has("web") and not unit.confused


def ordered(units: Sequence[Unit], sheet: forms.Moves) -> Iterator[Ordered]:
    """MB-MOVE-07  The orders of a form in their order; then, if it says so, the advance of those it does not name."""
    for one in sheet.moves:
        for id in one.units:
            yield Ordered(id, one)
    named = {id for one in sheet.moves for id in one.units}
    if sheet.rest == "advance":
        for unit in units:
            if unit.id not in named and not unit.confused:
                yield Ordered(unit.id, None)


# ---- one after the other ---------------------------------------------------------------------------------------------------
async def march_all(world: World, orders: Sequence[Ordered]) -> None:
    """MB-MOVE-07  Each order when its turn comes."""
    for each in orders:
        await march(world, world.units[each.unit], each)


async def march(world: World, unit: Unit, order: Ordered) -> None:
    """MB-MOVE-01, MB-MOVE-07  One unit moves; what cannot be done any more is told, and the unit stays."""
    found = await find_plan(world, unit, order)
    if found is None:
        return
    if blows := await blows_at_the_leaving(world, unit, found):
        await resolve(world, blows)
        if unit.at != found.start:                           # a unit that was struck away does not go on
            return
        found = await find_plan(world, unit, order)            # it may have been broken, or destroyed
    if found is not None:
        await walk(world, unit, found, found.path, (unit.facing, unit.aloft))
        await cross_all(world, [(unit, touched(unit, found.path))])


async def find_plan(world: World, unit: Unit, order: Ordered) -> Plan | None:
    """What the order comes to now; None: nothing any more, and everybody is told."""
    wanted = order.march or (advance(world, unit) if unit.in_play else None)
    found = plan(world, unit, wanted) if unit.in_play and wanted else None
    if isinstance(found, No):
        await tell(ALL, events.MoveStopped(unit.id, found.reason, found.rule))
        return None
    return found


async def walk(world: World, unit: Unit, found: Plan, path: Sequence[Square], before: tuple[int, bool]) -> None:
    """MB-MOVE-03, MB-MOVE-11  It goes these squares, and faces as it should.  `before`: its facing, and whether it was aloft."""
    off = bool(path) and not is_on(world.board, path[-1])
    finish(world, unit, found, path)
    unit.turned = unit.turned or (not path and unit.facing != before[0])
    unit.moved = unit.moved or bool(path)
    unit.at = ((found.start, *path)[-2] if off else path[-1]) if path else found.start
    if path or unit.aloft != before[1]:
        await tell(ALL, events.Moved(unit.id, tuple(path), unit.facing, unit.aloft))
    elif unit.facing != before[0]:
        await tell(ALL, events.Turned(unit.id, unit.facing))
    if path or (unit.facing, unit.aloft) != before:
        await let_go(world, unit)
    if off:
        await leave(unit)
        forget_contacts(world)
    else:
        note_contacts(world, unit)


def touched(unit: Unit, path: Sequence[Square]) -> Sequence[Square]:
    """MB-MOVE-08  The squares of a move on which it was on the ground: all, or of a flyer the last."""
    return path[-1:] if unit.flyer else path


def finish(world: World, unit: Unit, found: Plan, path: Sequence[Square]) -> None:
    """MB-MOVE-01, MB-MOVE-08  How it faces after all of its way, and whether it has landed; after a part of it as it went, a
    flyer still in the air."""
    if tuple(path) == found.path:
        unit.facing, unit.aloft = found.end, found.aloft
    else:
        begun = msgspec.structs.replace(unit, at=found.start, facing=found.facing)
        unit.facing, unit.aloft = facing_at_end(world, begun, path, found.mode), unit.flyer and (unit.aloft or bool(path))


async def blows_at_the_leaving(world: World, unit: Unit, found: Plan) -> list[Attack]:
    """MB-MOVE-05  Under parting_blow each unbroken enemy that has the leaving unit in front strikes it at once, as from
    behind."""
    if not world.options.parting_blow or not found.path or not is_pinned(world, unit):
        return []
    enemies = [world.units[piece.id] for piece in contacts(world, unit)]
    able = [e for e in enemies if not e.broken and may_strike(world, e, unit) and not (e.breathed or why_not_act(e))]
    for enemy in able:
        await reveal(world, enemy)
    return [declare(world, enemy, unit, "parting") for enemy in able]


# ---- both sides together ---------------------------------------------------------------------------------------------------
async def march_together(world: World, orders: Sequence[Ordered]) -> None:
    """MB-INIT-06  Both sides' orders, step by step together: two enemies whose next step leads into the same square, or into each
    other's, both stop before it."""
    before = touching(world)
    plans = await plans_of(world, orders)
    blows = [blow for id, found in plans.items() for blow in await blows_at_the_leaving(world, world.units[id], found)]
    if blows:
        await resolve(world, blows)
        plans = await plans_of(world, [o for o in orders if o.unit in plans and world.units[o.unit].at == plans[o.unit].start])
    stood = {id: (world.units[id].facing, world.units[id].aloft) for id in plans}
    gone = step_together(world, plans)
    for id, found in plans.items():
        await walk(world, world.units[id], found, gone[id], stood[id])
    note_meetings(world, before, {id for id in gone if gone[id]})
    await cross_all(world, [(world.units[id], touched(world.units[id], path)) for id, path in gone.items()])


async def plans_of(world: World, orders: Sequence[Ordered]) -> dict[str, Plan]:
    """MB-MOVE-07, MB-INIT-06  What each order comes to: a side's own units one after the other, the enemy where he stands."""
    plans: dict[str, Plan] = {}
    for side in (0, 1):
        scratch = msgspec.structs.replace(world, units={id: msgspec.structs.replace(u) for id, u in world.units.items()})
        for each in [o for o in orders if world.units[o.unit].side == side and o.unit not in plans]:
            unit = scratch.units[each.unit]
            found = await find_plan(scratch, unit, each)
            if found is not None:
                plans[each.unit] = found
                unit.at, unit.facing, unit.aloft = (found.start, *found.path)[-1], found.end, found.aloft
                unit.status = unit.status if is_on(world.board, unit.at) else "withdrawn"
    return plans


def step_together(world: World, plans: Mapping[str, Plan]) -> dict[str, list[Square]]:
    """MB-INIT-06  How far each unit comes.  -> the squares that it has gone"""
    gone: dict[str, list[Square]] = {id: [] for id in plans}
    pinned = {id for id, found in plans.items() if found.mode == "forward" and is_pinned(world, in_the_air(world.units[id]))}
    going = [id for id in plans if plans[id].path]
    for id in going:
        world.units[id].aloft = world.units[id].flyer
    n = 0
    while going := [id for id in going if n < len(plans[id].path)]:
        steps = {id: plans[id].path[n] for id in going}
        unfinished = {id for id in plans if len(gone[id]) < len(plans[id].path)}
        for id in stopped(world, steps, n, pinned, unfinished):
            del steps[id]
        for id, there in steps.items():
            gone[id].append(there)
            world.units[id].at = there
        going = list(steps)
        n += 1
    for id, found in plans.items():
        finish(world, world.units[id], found, gone[id])
    part(world, plans, gone)
    return gone


def stopped(world: World, steps: Mapping[str, Square], n: int, pinned: set[str], unfinished: set[str]) -> list[str]:
    """MB-INIT-06, MB-MOVE-05  Those that stop before their next step: who stands in an enemy's zone after a step; enemies who
    would meet in a square or change places; and whose way is barred by one who stays."""
    found = [id for id in steps if is_held(world, world.units[id], steps[id], n, id in pinned)]
    going = {id: there for id, there in steps.items() if id not in found}
    found += [id for id, there in going.items() if is_met(world, world.units[id], there, going)]
    while True:
        on = {id: there for id, there in steps.items() if id not in found}
        more = [id for id, there in on.items() if is_barred(world, world.units[id], there, on, unfinished)]
        if not more:
            return found
        found += more


def is_held(world: World, unit: Unit, there: Square, n: int, pinned: bool) -> bool:
    """MB-MOVE-05  Where the enemies stand now it goes no farther: in a zone that it has entered; from contact into a zone."""
    if unit.aloft:
        return False
    zones = zones_against(world, unit)
    return (n > 0 and unit.at in zones) or (pinned and there in zones)


def is_met(world: World, unit: Unit, there: Square, steps: Mapping[str, Square]) -> bool:
    """MB-INIT-06  An enemy's next step leads into the same square, or each into the other's."""
    return any(
        world.units[id].side != unit.side and world.units[id].aloft == unit.aloft
        and (square == there or (square == unit.at and world.units[id].at == there))
        for id, square in steps.items()
    )  # fmt: skip


def is_barred(world: World, unit: Unit, there: Square, on: Mapping[str, Square], unfinished: set[str]) -> bool:
    """MB-MOVE-06  On the next square stands an enemy who does not leave it in this step, or a friend who was to go on and was
    stopped there."""
    others = [other for other in world.units.values() if other.at == there and other.in_play and other.aloft == unit.aloft]
    return any(other.id not in on and (other.side != unit.side or other.id in unfinished) for other in others)


def part(world: World, plans: Mapping[str, Plan], gone: dict[str, list[Square]]) -> None:
    """MB-BOARD-09, MB-INIT-06  Where two stand on one square, because the first was stopped, who has come farther goes back."""
    while crowd := crowded(world):
        unit = max(crowd, key=lambda unit: len(gone.get(unit.id, ())))
        if not gone.get(unit.id):
            return
        gone[unit.id].pop()
        unit.at = gone[unit.id][-1] if gone[unit.id] else plans[unit.id].start
        unit.aloft = unit.flyer and (unit.aloft or bool(gone[unit.id]))


def crowded(world: World) -> list[Unit]:
    """MB-BOARD-09  Units that stand on one square of the board."""
    stand: dict[tuple[Square, bool], list[Unit]] = {}
    for unit in world.units.values():
        if unit.in_play and is_on(world.board, unit.at):
            stand.setdefault((unit.at, unit.aloft), []).append(unit)
    return next((units for units in stand.values() if len(units) > 1), [])
