"""Shooting: who may, at whom, how often.  MB-MIS, MB-OUT-03, MB-BOARD-08."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, No, d, no, roll, tell
from montjoy.games.massbattle.model.board import elevation, is_inside_wood, sight
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import (
    Field,
    at,
    contacts,
    distance,
    enemies,
    fire,
    has_in_front,
    is_adjacent,
    is_engaged,
    is_pinned,
)
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import range_cm
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules import spells
from montjoy.games.massbattle.rules.areas import is_dark
from montjoy.games.massbattle.rules.declare import ask_sides, units_of
from montjoy.games.massbattle.rules.figures import Attack, declare, number_of, within
from montjoy.games.massbattle.rules.harm import begin
from montjoy.games.massbattle.rules.lasting import is_slowed, on_a_whim, reveal, why_not_act, why_not_order
from montjoy.games.massbattle.rules.spell_effects import Casting
from montjoy.games.massbattle.rules.steps import settle, strike_all
from montjoy.grids import squares

FIRST: Final = 1                                             # phases
SECOND: Final = 5
ROUNDS_OF_LOADING: Final = 2


# ---- the phase -------------------------------------------------------------------------------------------------------------
async def shoot(world: World, sides: Sequence[int], phase: int) -> None:
    """MB-SEQ-01, MB-SEQ-05, MB-SEQ-07-X, MB-SPELL-01  A side declares all its shots, and in phase 1 its spells, before the first
    die; then all is worked out together: shots, spells, and what both have done."""
    if phase == FIRST:
        await spells.tell_disturbed(world, sides)
    ask = questions.Shoot(world.round) if phase == FIRST else questions.ShootAgain(world.round)
    sheets = await ask_sides(world, sides, ask, forms.Volley, lambda unit: may_act(world, unit, phase))
    attacks: list[Attack] = []
    casts: list[forms.Cast] = []
    shots = at_nearest(world, on_a_whim(world, sides), phase)
    for seat, sheet in sheets:
        shots += list(sheet.shots) + rest(world, units_of(world, seat), sheet, phase)
        casts += sheet.spells if phase == FIRST else ()
    for shot in shots:
        attacks += await aim(world, shot, phase)
    await volley(world, attacks, spells.declared(world, casts))


def may_act(world: World, unit: Unit, phase: int) -> bool:
    """MB-INFO-02  Whether its owner is asked: as far as everybody can see, something could be declared for it.  What spells a
    caster has left, and what a unit of an own row can do, nobody else knows: their owners are asked whenever it might be."""
    if unit.broken or why_not_order(unit):
        return False
    if unit.own or (phase == FIRST and (unit.row.has("caster") or unit.breaths)):
        return True
    return any(why_not_shoot(world, unit, target, phase) is None for target in enemies(world, unit))


def rest(field: Field, units: Sequence[Unit], sheet: forms.Volley, phase: int) -> list[forms.Shot]:
    """MB-UMP-03  The shots of the units that the form does not name: at the nearest target, or none."""
    if sheet.rest == "hold":
        return []
    named = {shot.unit for shot in sheet.shots} | {cast.unit for cast in sheet.spells if cast.spell == "breath"} | set(sheet.hold)
    return at_nearest(field, [unit for unit in units if unit.id not in named and not unit.confused], phase)


def at_nearest(field: Field, units: Sequence[Unit], phase: int) -> list[forms.Shot]:
    """MB-UMP-03  All shots of these units at their nearest targets."""
    found = []
    for unit in units:
        if target := nearest(field, unit, phase):
            found += [forms.Shot(unit.id, target.id)] * shots_left(field, unit, phase)
    return found


def nearest(field: Field, unit: Unit, phase: int) -> Piece | None:
    """The nearest legal target; of equally near ones the first by its id."""
    return next(iter(nearest_first(field, unit, phase)), None)


def targets(field: Field, unit: Unit, phase: int) -> list[Piece]:
    """MB-MIS-01  Every enemy at whom a unit may shoot."""
    return [target for target in enemies(field, unit) if why_not_shoot(field, unit, target, phase) is None]


def nearest_first(field: Field, unit: Unit, phase: int) -> list[Piece]:
    """MB-UMP-03  The same, before all the one that it shoots at if nothing is said."""
    return sorted(targets(field, unit, phase), key=lambda target: (distance(unit, target), target.id))


async def aim(world: World, shot: forms.Shot, phase: int) -> list[Attack]:
    """MB-MIS-08  A shot as it is declared; into a melee under fire_into_melee = random chance picks the target."""
    unit, target = world.units[shot.unit], world.units[shot.target]
    if why_not_shoot(world, unit, target, phase) is not None:
        return []
    spend_shot(world, unit, phase)
    friends = [world.units[p.id] for p in fought_by(world, unit, target)]
    if friends and world.options.fire_into_melee == "random":
        among = [target, *friends]
        face = await roll(d(len(among)), "MB-MIS-08", number_of(unit))
        await tell(ALL, events.FiredIntoMelee(unit.id, target.id, among[face - 1].id))
        target = among[face - 1]
    await reveal(world, unit)
    return [declare(world, unit, target, "missile")]


def spend_shot(world: World, unit: Unit, phase: int) -> None:
    """MB-MIS-02, MB-MIS-03, MB-MIS-04  One shot less in this phase; a slow weapon is loaded anew from this round on."""
    if phase == FIRST:
        unit.shots += 1
    else:
        unit.second_shots += 1
    unit.last_shot = world.round


async def volley(world: World, attacks: Sequence[Attack], casts: Sequence[Casting]) -> None:
    """MB-SEQ-01, MB-SEQ-05, MB-SEQ-07-X, MB-SPELL-01  All shots of a step, then its spells; both are settled together."""
    step = begin(world)
    await strike_all(world, step, attacks)
    for it in casts:
        await spells.carry_out(world, step, it)
    await settle(world, step)


# ---- who may shoot at whom ---------------------------------------------------------------------------------------------
def shots_left(field: Field, unit: Unit, phase: int) -> int:
    """MB-MIS-02, MB-MIS-03, MB-MIS-04, MB-MIS-09  Whether it has moved or not: one shot in phase 1; in phase 5 one at rate 2 and
    two at rate 3; at rate one half one shot in phase 1 of every second round."""
    if unit.missile is None:
        return 0
    if phase == SECOND:
        return max(0, unit.missile.second_shots - unit.second_shots)
    loading = unit.missile.is_slow and unit.last_shot and field.round - unit.last_shot < ROUNDS_OF_LOADING
    return 0 if unit.shots or loading else 1


def why_not_shoot(field: Field, unit: Unit, target: Piece, phase: int) -> No | None:
    """MB-MIS-01, MB-MIS-07, MB-MIS-08, MB-OUT-03  None: it may shoot at him."""
    if refused := why_not_ready(field, unit, phase):
        return refused
    if target.side == unit.side or not target.in_play:
        return no("MB-MIS-01", "no-such-target", unit=unit.id, target=target.id)
    return why_not_pinned(field, unit, target) or why_not_seen(field, unit, target)


def why_not_ready(field: Field, unit: Unit, phase: int) -> No | None:
    """MB-MIS-01, MB-BRK-02, MB-MIS-04  None: it has something to shoot with, and a shot left in this phase."""
    if unit.missile is None:
        return no("MB-MIS-01", "no-missiles", unit=unit.id)
    if unit.broken:
        return no("MB-BRK-02", "broken", unit=unit.id)
    if refused := why_not_act(unit):
        return refused
    if phase == FIRST and is_slowed(unit, field.round):
        return no("MB-SPELL-10", "slowed", unit=unit.id)
    if not shots_left(field, unit, phase):
        return no("MB-MIS-04", "no-shot-left", unit=unit.id)
    return None


def fought_by(field: Field, unit: Unit, target: Piece) -> list[Piece]:
    """MB-MIS-08, MB-BRK-08  The shooter's friends who are in contact with a target; a broken one does not count as in contact."""
    return [] if target.broken else [other for other in contacts(field, target) if other.id != unit.id]


def why_not_pinned(field: Field, unit: Unit, target: Piece) -> No | None:
    """MB-MIS-07, MB-MIS-08  Who is in contact does not shoot, or under engaged_fire only at whom he fights; nobody shoots at an
    enemy in contact with a friend, unless fire_into_melee = random."""
    if is_pinned(field, unit):
        if not field.options.engaged_fire:
            return no("MB-MIS-07", "in-contact", unit=unit.id)
        if not is_engaged(field, unit, target):
            return no("MB-MIS-07", "only-whom-it-fights", unit=unit.id)
    if field.options.fire_into_melee == "forbidden" and fought_by(field, unit, target):
        return no("MB-MIS-08", "in-a-melee", unit=unit.id, target=target.id)
    return None


def why_not_seen(field: Field, unit: Unit, target: Piece) -> No | None:
    """MB-MIS-05, MB-MIS-06, MB-OUT-03, MB-MOD-05, MB-BOARD-12  Range, arc, the dark and line of sight."""
    assert unit.missile is not None
    if not within(field, unit, target, 2 * range_cm(unit.missile, field.options)):
        return no("MB-OUT-03", "too-far-to-shoot", unit=unit.id, target=target.id)
    if is_dark(field, unit.at, target.at):
        return no("MB-BOARD-12", "too-dark", unit=unit.id)
    if field.options.missile_front_arc and not has_in_front(unit, target):
        return no("MB-MIS-05", "not-in-front", unit=unit.id, target=target.id)
    if target.has("invisibility") and not is_adjacent(unit, target):
        return no("MB-SPELL-10", "invisible", unit=unit.id)
    if not (unit.aloft or target.aloft) and not is_in_sight(field, unit, target):
        return no("MB-BOARD-08", "out-of-sight", unit=unit.id, target=target.id)
    if not may_shoot_over(field, unit, target):
        return no("MB-BOARD-08", "units-between", unit=unit.id, target=target.id)
    return None


def is_in_sight(field: Field, unit: Piece, target: Piece) -> bool:
    """MB-BOARD-08, MB-MOD-05  A clear line; or one that only wood blocks, to a target in the wood: then a natural 20 may hit,
    unless wood_immunity_absolute is on."""
    found = sight(field.board, unit.at, target.at, fire(field))
    if found.clear or not found.woods:
        return found.clear
    return is_inside_wood(field.board, target.at, unit.at) and not field.options.wood_immunity_absolute


def may_shoot_over(field: Field, unit: Unit, target: Piece) -> bool:
    """MB-BOARD-08  Weapons that may not shoot over units are barred by one between, while neither end stands higher than it
    (fire_over_friends: the table's weapons, all, or none)."""
    assert unit.missile is not None
    rule = field.options.fire_over_friends
    if rule == "all" or (rule == "bows" and unit.missile.may_shoot_over_units) or unit.aloft or target.aloft:
        return True
    top = max(elevation(field.board, unit.at), elevation(field.board, target.at))
    barred = (square for square in squares.between(unit.at, target.at) if at(field, square) is not None)
    return all(elevation(field.board, square) < top for square in barred)
