"""Charges: found when a side has moved, worked out before the other moves.  MB-CHG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from montjoy.core.effects import ALL, choose, tell
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import has_in_front, in_play, may_strike
from montjoy.games.massbattle.model.state import World, pair
from montjoy.games.massbattle.protocol import events, questions
from montjoy.games.massbattle.rules.contact import new_contacts
from montjoy.games.massbattle.rules.figures import Attack, How, declare
from montjoy.games.massbattle.rules.lasting import reveal, why_not_act
from montjoy.games.massbattle.rules.steps import resolve
from montjoy.grids import squares


async def charge(world: World, sides: Sequence[int], before: set[str], wishes: Mapping[str, str]) -> None:
    """MB-CHG-01, MB-CHG-02  All charges of the sides that have moved: the charged with long weapons, then the chargers."""
    pairs = await find_charges(world, sides, before, wishes)
    await meet(world, pairs, Squares(world))


class Meeting(Protocol):
    """How two units stand to each other when one charges the other: on our squares, or as somebody says who sees them."""

    def may_strike(self, unit: Unit, target: Unit) -> bool: ...

    def declare(self, unit: Unit, target: Unit, how: How) -> Attack: ...


class Squares:
    """MB-MEL-01  As they stand on the board."""

    def __init__(self, world: World) -> None:
        self.world = world

    def may_strike(self, unit: Unit, target: Unit) -> bool:
        return may_strike(self.world, unit, target)

    def declare(self, unit: Unit, target: Unit, how: How) -> Attack:
        return declare(self.world, unit, target, how)


async def meet(world: World, pairs: Sequence[tuple[Unit, Unit]], there: Meeting) -> None:
    """MB-CHG-01, MB-CHG-02  Charges that have been found: told, then worked out."""
    for unit, enemy in pairs:
        await tell(ALL, events.Charged(unit.id, enemy.id))
        if pair(unit.id, enemy.id) not in world.charges:
            world.charges.append(pair(unit.id, enemy.id))
    await strike_first(world, pairs, there)
    await strike_home(world, pairs, there)


async def find_charges(
    world: World, sides: Sequence[int], before: set[str], wishes: Mapping[str, str]
) -> list[tuple[Unit, Unit]]:
    """MB-CHG-01, MB-CHG-06, MB-MOVE-01-X  Who charges whom: each unit that has come upon enemies charges one of them."""
    found = []
    for piece in [p for side in sides for p in in_play(world, side)]:
        unit = world.units[piece.id]
        if targets := chargeable(world, unit, before):
            found.append((unit, await pick(world, unit, targets, wishes.get(unit.id, ""))))
    return found


def chargeable(world: World, unit: Unit, before: set[str]) -> list[Unit]:
    """MB-CHG-01, MB-CHG-05-X  Enemies, broken ones too, that an unbroken unit has met by its own move: in front of it, and not in
    contact before.  Under first_contact_once two units charge each other once in the battle."""
    if unit.broken or not unit.moved or why_not_act(unit):
        return []
    met = [enemy for enemy in new_contacts(world, unit, before) if has_in_front(unit, enemy) and may_strike(world, unit, enemy)]
    if world.options.first_contact_once:
        met = [enemy for enemy in met if pair(unit.id, enemy.id) not in world.charges]
    return met


async def pick(world: World, unit: Unit, targets: Sequence[Unit], wish: str) -> Unit:
    """MB-CHG-06, MB-T-SPELLS  Of several enemies the one that the order names, or whom its owner says; a confused unit asks
    nobody and charges straight ahead before aside."""
    ids = [target.id for target in targets]
    if unit.confused:
        return straight_ahead(unit, targets)
    if len(ids) == 1 or wish in ids:
        return world.units[wish if wish in ids else ids[0]]
    chosen = await choose(unit.owner, questions.Charge(unit.id), [questions.UnitOption(id) for id in ids])
    return world.units[chosen.unit]


def straight_ahead(unit: Unit, enemies: Sequence[Unit]) -> Unit:
    """MB-T-SPELLS  At whom a confused unit strikes: straight ahead before aside, of those aside the first by id, as in melee."""
    return min(enemies, key=lambda enemy: (enemy.at != squares.step(unit.at, unit.facing), enemy.id))


async def strike_first(world: World, pairs: Sequence[tuple[Unit, Unit]], there: Meeting) -> None:
    """MB-CHG-03, MB-CHG-06  Every unbroken unit with long weapons that is charged from the front strikes first, one charger
    each."""
    chargers: dict[str, list[Unit]] = {}
    for unit, enemy in pairs:
        if enemy.long and not enemy.broken and not why_not_act(enemy) and there.may_strike(enemy, unit):
            chargers.setdefault(enemy.id, []).append(unit)
    attacks = []
    for id, units in chargers.items():
        defender = world.units[id]
        target = straight_ahead(defender, units)
        if len(units) > 1 and not defender.confused:
            options = [questions.UnitOption(unit.id) for unit in units]
            target = world.units[(await choose(defender.owner, questions.StrikeFirst(id), options)).unit]
        defender.charged = True
        await reveal(world, defender)
        attacks.append(there.declare(defender, target, "long"))
    await resolve(world, attacks)


async def strike_home(world: World, pairs: Sequence[tuple[Unit, Unit]], there: Meeting) -> None:
    """MB-CHG-04, MB-CHG-03-X  Then the chargers that are still able: not destroyed, broken or pushed back."""
    able = [(u, e) for u, e in pairs if u.in_play and e.in_play and not u.broken and not u.breathed and there.may_strike(u, e)]
    attacks = []
    for unit, enemy in able:
        unit.charged = True
        await reveal(world, unit)
        attacks.append(there.declare(unit, enemy, "charge"))
    await resolve(world, attacks)
