"""Melee: one attack of each unbroken unit that has an enemy in front.  MB-MEL, MB-SEQ-03."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import No, no
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import Field, enemies, may_strike, melee_squares
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules.declare import ask_sides, units_of
from montjoy.games.massbattle.rules.figures import Attack, declare
from montjoy.games.massbattle.rules.lasting import is_slowed, on_a_whim, reveal, why_not_act
from montjoy.games.massbattle.rules.steps import resolve


async def fight(world: World, sides: Sequence[int]) -> None:
    """MB-SEQ-03, MB-MEL-02, MB-MOR-06-X  All melee attacks of a side are declared, then worked out together; who has nobody in
    front any more in the second side's step is not asked."""
    ask = questions.Fight(world.round)
    sheets = await ask_sides(world, sides, ask, forms.Fights, lambda unit: not unit.confused and bool(foes(world, unit)))
    blows = at_foes(world, on_a_whim(world, sides))
    for seat, sheet in sheets:
        blows += [*sheet.attacks, *rest(world, units_of(world, seat), sheet)]
    attacks: list[Attack] = []
    for blow in blows:
        unit, target = world.units[blow.unit], world.units[blow.target]
        if why_not_fight(world, unit, target) is None:
            await reveal(world, unit)
            attacks.append(declare(world, unit, target, "melee"))
    await resolve(world, attacks)


def rest(field: Field, units: Sequence[Unit], sheet: forms.Fights) -> list[forms.Shot]:
    """MB-MEL-02  The attacks of the units that the form does not name: straight ahead before aside, or none."""
    if sheet.rest == "hold":
        return []
    named = {attack.unit for attack in sheet.attacks} | set(sheet.hold)
    return at_foes(field, [unit for unit in units if unit.id not in named and not unit.confused])


def at_foes(field: Field, units: Sequence[Unit]) -> list[forms.Shot]:
    """MB-MEL-02  An attack of each of these units that has somebody in front."""
    return [forms.Shot(unit.id, found[0].id) for unit in units if (found := foes(field, unit))]


def foes(field: Field, unit: Unit) -> list[Piece]:
    """MB-MEL-01  The enemies that a unit may attack, straight ahead first; of those aside the first by id."""
    found = [enemy for enemy in enemies(field, unit) if why_not_fight(field, unit, enemy) is None]
    ahead = melee_squares(field, unit)[-1 if field.options.melee_front == "one" else 1]
    return sorted(found, key=lambda enemy: (enemy.at != ahead, enemy.id))


def why_not_fight(field: Field, unit: Unit, target: Piece) -> No | None:
    """MB-MEL-01, MB-MEL-03  None: it may attack him in this phase."""
    if refused := why_not_ready(field, unit):
        return refused
    if not may_strike(field, unit, target):
        return no("MB-MEL-01", "not-in-front", unit=unit.id, target=target.id)
    return None


def why_not_ready(field: Field, unit: Unit) -> No | None:
    """MB-BRK-02, MB-MEL-02, MB-CHG-05, MB-SPELL-08  None: it may attack in this phase, if it has somebody in front."""
    if unit.broken:
        return no("MB-BRK-02", "broken", unit=unit.id)
    if refused := why_not_act(unit):
        return refused
    if unit.breathed:
        return no("MB-SPELL-08", "has-breathed", unit=unit.id)
    if unit.charged and field.options.charge_replaces_melee:
        return no("MB-CHG-05", "has-charged", unit=unit.id)
    if is_slowed(unit, field.round):
        return no("MB-SPELL-10", "slowed", unit=unit.id)
    return None
