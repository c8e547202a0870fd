"""How the attacks of one step are worked out: all rolls, then damage, the dead, morale, retreats, follow-ups.  MB-SEQ-07."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.effects import ALL, choose, tell
from montjoy.games.massbattle.battle.attack import attack_roll, strike_with, take_off_the_dead
from montjoy.games.massbattle.battle.morale import morale_die, must_check, steadied, suffer
from montjoy.games.massbattle.battle.state import Body, Result, Stroke
from montjoy.games.massbattle.battle.state import Status as Fate
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import TABLES
from montjoy.games.massbattle.protocol import events, questions
from montjoy.games.massbattle.rules.figures import Attack, body_of
from montjoy.games.massbattle.rules.ground import retreat_of
from montjoy.games.massbattle.rules.knowledge import note_losses, note_use
from montjoy.games.massbattle.rules.retreats import fall_back, follow
from montjoy.grids.squares import Square

STROKES: Final = {
    Stroke.MISSED: "missed", Stroke.HARMLESS: "harmless", Stroke.WOUNDED: "wounded", Stroke.NOTHING: "nothing",
}  # fmt: skip
RESULTS: Final = {"destroyed": Result.DESTROYED, "push_back": Result.PUSHED, "broken": Result.BROKEN, "passed": Result.PASSED}
TOLD: Final = {
    Result.PASSED: "passed", Result.DESTROYED: "destroyed", Result.PUSHED: "pushed", Result.BROKEN: "broken",
}  # fmt: skip


class Cause(msgspec.Struct):
    """MB-MOR-16  The hit that has forced a check: whose it was, and where both stood when it was declared."""

    by: str
    by_at: Square
    at: Square
    pursues: bool                                            # in melee or a charge, so that he may follow


class Push(msgspec.Struct):
    """A unit that is to fall back, and why."""

    unit: str
    cause: Cause


async def resolve(world: World, attacks: Sequence[Attack]) -> None:
    """MB-SEQ-07, MB-INIT-04  (2) all rolls; (3) damage; (4) the dead; (5) morale; (6) retreats and follow-ups."""
    places = {unit.id: unit.at for unit in world.units.values()}
    bodies = {a.target: body_of(world, world.units[a.target]) for a in attacks}
    causes: dict[str, list[Cause]] = {target: [] for target in bodies}
    for attack in attacks:
        note_use(world.units[attack.target], "ac_desc")
        pursues = attack.how in ("melee", "long", "charge") or world.options.followup == "any_attacker"
        cause = Cause(attack.unit, places[attack.unit], places[attack.target], pursues)
        await carry_out(attack, bodies[attack.target], causes[attack.target], cause)
    await settle(world, bodies, causes)


async def carry_out(attack: Attack, body: Body, causes: list[Cause], cause: Cause) -> None:
    """MB-ATK-01, MB-SEQ-07-X  The rolls of one attack, also on a target that is dead by now: a declared attack is never lost."""
    for blow in attack.blows:
        before, checks = body.hp, body.checks
        face = await attack_roll(blow)
        result = await strike_with(blow, body, 0, face)
        causes += [cause] * (body.checks - checks)
        await tell(ALL, attacked(attack, face, Stroke(result), before - body.hp))


def attacked(attack: Attack, face: int, result: Stroke, damage: int) -> events.Attacked:
    return events.Attacked(
        attack.unit, attack.target, attack.how, face, attack.modifiers, STROKES[result], damage,  # type: ignore[arg-type]
    )  # fmt: skip


# ---- the end of a step -------------------------------------------------------------------------------------------------
async def settle(world: World, bodies: dict[str, Body], causes: dict[str, list[Cause]]) -> None:
    """MB-SEQ-07  Damage is taken off, the dead are removed, checks are rolled unit by unit, then come retreats and follow-ups."""
    for id, body in bodies.items():
        await take_damage(world, world.units[id], body)
    pushes: list[Push] = []
    for id, body in bodies.items():
        pushes += await check(world, world.units[id], body, causes[id])
    await retreat(world, pushes)


async def take_damage(world: World, unit: Unit, body: Body) -> None:
    """MB-SEQ-07, MB-ATK-14, MB-UNIT-07, MB-MOR-01  What was lost is taken off; nobody is dead yet, unless all are."""
    unit.hurt = unit.hurt or body.hp < unit.hp
    unit.hit = bool(body.hit)
    take_off_the_dead(body)
    unit.lost = unit.start - body.hp
    note_losses(unit)
    if body.status == Fate.DESTROYED:
        unit.status = "destroyed"
        note_losses(unit)
        await tell(ALL, events.Destroyed(unit.id, unit.soldiers, 0))


async def check(world: World, unit: Unit, body: Body, causes: Sequence[Cause]) -> list[Push]:
    """MB-MOR-03, MB-MOR-09, MB-MOR-16  Each check belongs to the hit that forced it; none after the unit is gone."""
    pushes = []
    for cause in causes[: body.checks]:
        if not must_check(body):
            break
        result = await check_once(unit, body)
        if result == Result.PUSHED:
            pushes.append(Push(unit.id, cause))
    unit.broken = bool(body.broken)
    if body.status == Fate.DESTROYED and unit.in_play:
        await scatter(unit)
    elif body.status == Fate.FLED:
        unit.status = "fled"
        await tell(ALL, events.Fled(unit.id))
    return pushes


async def check_once(unit: Unit, body: Body) -> int:
    """MB-MOR-04, MB-MOR-13  One morale die, read in MB-T-MORALE.  -> Result"""
    face = await morale_die(body)
    result = steadied(body, RESULTS[str(TABLES["morale"]["rows"][face - 1][1])])
    suffer(body, result)
    await tell(ALL, events.MoraleChecked(unit.id, face, body.bonus, TOLD[Result(result)]))  # type: ignore[arg-type]
    return result


async def scatter(unit: Unit) -> None:
    """MB-MOR-05, MB-UNIT-08  Four of every five are dead, the survivors flee; the unit leaves the board."""
    unit.status = "destroyed"
    dead = dead_of(unit.soldiers)
    await tell(ALL, events.Destroyed(unit.id, dead, unit.soldiers - dead))


def dead_of(soldiers: int) -> int:
    """MB-MOR-05, MB-UNIT-08  4 of 5, 8 of 10 (MB-T-MORALE); of fewer men four fifths, rounded down."""
    columns, first = TABLES["morale"]["columns"], TABLES["morale"]["rows"][0]
    row = dict(zip(columns, first, strict=True))
    return int(row.get(f"dead_of_{soldiers}", 4 * soldiers // 5))


# ---- retreats and follow-ups ---------------------------------------------------------------------------------------------
async def retreat(world: World, pushes: list[Push]) -> None:
    """MB-SEQ-07  The owner of several retreating units chooses their order; follow-ups come after all retreats of the step."""
    gone: list[tuple[Push, tuple[Square, ...]]] = []
    while pushes:
        push = await next_to_retreat(world, pushes)
        pushes.remove(push)
        unit = world.units[push.unit]
        if unit.in_play:
            path = await fall_back(world, unit, push.cause.by_at, push.cause.at)
            gone.append((push, path))
    for push, path in gone:
        await offer_to_follow(world, push, path)


async def next_to_retreat(world: World, pushes: Sequence[Push]) -> Push:
    """MB-SEQ-07  Which unit falls back next; a unit that is pushed twice goes in the order of the hits (MB-MOR-16)."""
    owner = world.units[pushes[0].unit].owner
    units = tuple(dict.fromkeys(p.unit for p in pushes if world.units[p.unit].owner == owner))
    if len(units) == 1 or not may_cross(world, units):
        return pushes[0]
    chosen = await choose(owner, questions.RetreatFirst(), [questions.UnitOption(unit) for unit in units])
    return next(p for p in pushes if p.unit == chosen.unit)


def may_cross(world: World, units: Sequence[str]) -> bool:
    """Whether the order of these retreats can matter: two of them stand near enough to get in each other's way."""
    bodies = [world.units[id] for id in units]
    return any(
        max(abs(a.at[0] - b.at[0]), abs(a.at[1] - b.at[1])) <= retreat_of(world, a) + retreat_of(world, b) + 2
        for i, a in enumerate(bodies) for b in bodies[i + 1 :]
    )  # fmt: skip


async def offer_to_follow(world: World, push: Push, path: Sequence[Square]) -> None:
    """MB-MOR-15  Whoever pushed it back, in melee or by a charge, may follow if he is unbroken (followup = any_attacker: by any
    attack)."""
    pursuer = world.units[push.cause.by]
    if not path or not push.cause.pursues or not pursuer.in_play or pursuer.broken:
        return
    ask = questions.FollowUp(pursuer.id, push.unit, len(path))
    if await choose(pursuer.owner, ask, [questions.Yes(), questions.No()]) == questions.Yes():
        await follow(world, pursuer, push.cause.at, path)
