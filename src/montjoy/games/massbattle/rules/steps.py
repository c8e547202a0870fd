"""How the attacks of one step are worked out: all rolls, then damage, the dead, morale, retreats, follow-ups.  MB-SEQ-07."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from montjoy.core.effects import ALL, choose, tell
from montjoy.games.massbattle.battle.attack import attack_roll, is_untouchable, strike_with, take_off_the_dead
from montjoy.games.massbattle.battle.morale import morale_die, morale_results, must_check, steadied, suffer
from montjoy.games.massbattle.battle.state import HALVES, Blow, Body, Result, Stroke
from montjoy.games.massbattle.battle.state import Status as Fate
from montjoy.games.massbattle.carpet.accounts import keep_account
from montjoy.games.massbattle.carpet.events import FallsBack
from montjoy.games.massbattle.carpet.state import measured
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.state import Striking, World
from montjoy.games.massbattle.model.troops import TABLES
from montjoy.games.massbattle.protocol import events, questions
from montjoy.games.massbattle.rules.contact import forget_contacts, note_contacts
from montjoy.games.massbattle.rules.figures import Attack
from montjoy.games.massbattle.rules.ground import retreat_of
from montjoy.games.massbattle.rules.harm import Cause, Push, Step, begin, body_in
from montjoy.games.massbattle.rules.knowledge import note_all, note_losses, note_use, show_condition
from montjoy.games.massbattle.rules.lasting import lapse, lay_on, why_not_act
from montjoy.games.massbattle.rules.retreats import BEYOND, fall_back, follow
from montjoy.games.massbattle.rules.zones import cross, drift
from montjoy.grids.squares import Square

STROKES: Final = {
    Stroke.MISSED: "missed", Stroke.HARMLESS: "harmless", Stroke.WOUNDED: "wounded", Stroke.NOTHING: "nothing",
}  # fmt: skip
TOLD: Final = {
    Result.PASSED: "passed", Result.DESTROYED: "destroyed", Result.PUSHED: "pushed", Result.BROKEN: "broken",
}  # fmt: skip


async def resolve(world: World, attacks: Sequence[Attack]) -> None:
    """MB-SEQ-07, MB-INIT-04  (2) all rolls; (3) damage; (4) the dead; (5) morale; (6) retreats and follow-ups."""
    step = begin(world)
    await strike_all(world, step, attacks)
    await settle(world, step)


async def strike_all(world: World, step: Step, attacks: Sequence[Attack]) -> None:
    """MB-SEQ-07  (2) The rolls of all attacks, in the order in which they were declared."""
    for n, attack in enumerate(attacks):
        note_use(world.units[attack.target], "ac_desc")
        pursues = attack.how != "missile" or world.options.followup == "any_attacker"
        cause = Cause(attack.unit, step.places[attack.unit], step.places[attack.target], pursues, n)
        body = body_in(world, step, world.units[attack.target])
        before = body.hp
        hidden = bool(attack.blows and attack.blows[0].ground)
        world.striking = Striking(attack.unit, attack.target, attack.how, attack.modifiers, hidden)
        await carry_out(attack, body, step.causes[attack.target], cause)
        world.striking = UNSET
        step.taken.append((attack.unit, attack.target, before - body.hp))


async def carry_out(attack: Attack, body: Body, causes: list[Cause], cause: Cause) -> None:
    """MB-ATK-01, MB-SEQ-07-X  The rolls of one attack, also on a target that is dead by now: a declared attack is never lost."""
    for blow in attack.blows:
        before, checks = body.hp, body.checks
        face = await attack_roll(blow)
        result = await strike_with(blow, body, 0, face)
        causes += [cause] * (body.checks - checks)
        await tell(ALL, attacked(attack, blow, face, Stroke(result), before - body.hp))


def attacked(attack: Attack, blow: Blow, face: int, result: Stroke, damage: int) -> events.Attacked:
    points, twice = product(attack, blow, damage) if result == Stroke.WOUNDED else (0, False)
    return events.Attacked(
        attack.unit, attack.target, attack.how, face, attack.modifiers, STROKES[result], damage,  # type: ignore[arg-type]
        attack.bonus, attack.armour, points, attack.men if points else 0, twice,
    )  # fmt: skip


def product(attack: Attack, blow: Blow, damage: int) -> tuple[int, bool]:
    """MB-ATK-08, MB-ATK-09  The points of the damage dice that were taken for each man, and whether twice; 0: it was halved, a
    quarter, or more than the weapon's own."""
    times = blow.factor // HALVES
    whole = attack.men > 1 and times in (attack.men, 2 * attack.men) and not is_untouchable(blow, 0) and not blow.poison
    return (damage // times, times > attack.men) if whole else (0, False)


# ---- the end of a step -------------------------------------------------------------------------------------------------
async def settle(world: World, step: Step) -> None:
    """MB-SEQ-07  Damage is taken off, the dead are removed, checks are rolled unit by unit, then come retreats and follow-ups."""
    before = {id: world.units[id].hp for id in step.bodies}
    for id, body in step.bodies.items():
        await take_damage(world, world.units[id], body)
    pushes = list(step.pushes)
    for id, body in step.bodies.items():
        pushes += await check(world, world.units[id], body, step.causes[id])
    if world.carpet:
        keep_account(world, step, before)
        await tell_pushed_back(world, pushes)
    else:
        await cross_all(world, await retreat(world, pushes))
    for id, by in step.charmed:
        await change_sides(world, world.units[id], world.units[by])
    await lapse(world)
    forget_contacts(world)


async def take_damage(world: World, unit: Unit, body: Body) -> None:
    """MB-SEQ-07, MB-ATK-14, MB-UNIT-07, MB-MOR-01  What was lost is taken off; nobody is dead yet, unless all are."""
    unit.hurt = unit.hurt or body.hp < unit.hp
    unit.hit = bool(body.hit)
    take_off_the_dead(body)
    before, unit.lost = unit.lost, unit.start - body.hp
    if unit.lost < before or (unit.lost > before and not may_check(body)):
        await show_condition(unit)
    note_losses(unit)
    if body.status == Fate.DESTROYED:
        unit.status = "destroyed"
        await tell(ALL, events.Destroyed(unit.id, unit.soldiers, 0))
    elif body.status == Fate.CAPTURED:
        unit.status = "captured"
        await tell(ALL, events.Captured(unit.id))


def may_check(body: Body) -> bool:
    """MB-MOR-09, MB-MOR-12  A hit that leaves it at half or less would force a check, which would show that it has."""
    return not body.exempt and body.status == Fate.IN_PLAY


async def check(world: World, unit: Unit, body: Body, causes: Sequence[Cause]) -> list[Push]:
    """MB-MOR-03, MB-MOR-09, MB-MOR-10, MB-MOR-16, MB-BRK-01  Each check belongs to the hit that forced it, of a broken unit
    too; none after the unit is gone.  Broken is a flag and nothing else."""
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
    result = steadied(body, morale_results()[face])
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
async def retreat(world: World, pushes: list[Push]) -> list[tuple[Unit, Sequence[Square]]]:
    """MB-SEQ-07, MB-MOR-15  The owner of several retreating units chooses their order; follow-ups come after all retreats of the
    step, in the order in which their owner has declared his attacks.  -> who has gone where"""
    gone: list[tuple[Push, Square, tuple[Square, ...]]] = []
    while pushes:
        push = await next_to_retreat(world, pushes)
        pushes.remove(push)
        unit = world.units[push.unit]
        if unit.in_play:
            stood = unit.at
            gone.append((push, stood, await fall_back(world, unit, push.cause.by_at, push.cause.at)))
    went: list[tuple[Unit, Sequence[Square]]] = [(world.units[push.unit], path) for push, _, path in gone]
    for push, stood, path in sorted(gone, key=lambda one: one[0].cause.declared):
        went.append((world.units[push.cause.by], await offer_to_follow(world, push, stood, path)))
    return went


async def cross_all(world: World, went: Sequence[tuple[Unit, Sequence[Square]]]) -> None:
    """MB-T-SPELLS  Who has gone through fire or cloud suffers for it."""
    after = begin(world)
    for unit, path in went:
        await cross(world, after, unit, path)
    if after.bodies:
        await settle(world, after)


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
        max(abs(a.at[0] - b.at[0]), abs(a.at[1] - b.at[1])) <= retreat_of(world, a) + retreat_of(world, b) + 2 * BEYOND
        for i, a in enumerate(bodies) for b in bodies[i + 1 :]
    )  # fmt: skip


async def drift_clouds(world: World) -> None:
    """MB-T-SPELLS, MB-SCALE-04  At the end of a round."""
    step = begin(world)
    await drift(world, step)
    await settle(world, step)


async def offer_to_follow(world: World, push: Push, stood: Square, path: Sequence[Square]) -> Sequence[Square]:
    """MB-MOR-15, MB-T-SPELLS  Whoever pushed it back, in melee or by a charge, may follow if he is unbroken (followup =
    any_attacker: by any attack); a confused unit asks nobody and stays."""
    pursuer = world.units[push.cause.by]
    if not path or not may_follow(pursuer, push.cause):
        return ()
    ask = questions.FollowUp(pursuer.id, push.unit, len(path))
    if await choose(pursuer.owner, ask, [questions.Yes(), questions.No()]) == questions.Yes():
        return await follow(world, pursuer, stood, path)
    return ()


def may_follow(pursuer: Unit, cause: Cause) -> bool:
    """MB-MOR-15, MB-T-SPELLS  Unbroken, in his senses and free to move, and his attack was of a kind that one follows up."""
    able = pursuer.in_play and not (pursuer.broken or pursuer.confused or why_not_act(pursuer))
    return cause.pursues and able


async def tell_pushed_back(world: World, pushes: Sequence[Push]) -> None:
    """MB-MOR-06, MB-MOR-14, MB-MOR-15, MB-SEQ-07  Without our board: how far each figure falls back, away from whom, and who may
    follow it, in the order of the hits; a web holds it."""
    for push in pushes:
        unit, pursuer = world.units[push.unit], world.units[push.cause.by]
        if unit.in_play:
            far = 0 if unit.has("web") else retreat_of(world, unit)
            follows = pursuer.id if far and may_follow(pursuer, push.cause) else ""
            await tell(ALL, FallsBack(unit.id, pursuer.id, far, *divmod(round(10 * measured(world, far)), 10), follows))


# ---- charmed -----------------------------------------------------------------------------------------------------------------
async def change_sides(world: World, unit: Unit, caster: Unit) -> None:
    """MB-T-SPELLS  A charmed creature fights for the caster's side, under his owner, until the charm is ended."""
    if not unit.in_play:
        return
    unit.side, unit.owner = caster.side, caster.owner
    note_all(unit)
    lay_on(world, unit, "charm", 0, caster.id)
    note_contacts(world, unit)                               # new friends, new enemies
    await tell(ALL, events.ChangedSides(unit.id, unit.side))
