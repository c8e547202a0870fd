"""Casting: who may cast what at whom, and when.  MB-SPELL-01, MB-SPELL-06, MB-SPELL-08."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.massbattle.model.board import is_on, sight
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import Field, contacts, fire, in_play, is_adjacent, is_pinned
from montjoy.games.massbattle.model.spells import BREATH, SPELLS, Spell, spell_of
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events, forms
from montjoy.games.massbattle.rules.areas import REACH, covered, half_squares, has_direction, is_dark, shape_of
from montjoy.games.massbattle.rules.harm import Step
from montjoy.games.massbattle.rules.lasting import is_slowed, let_go, reveal, why_not_act, why_not_order
from montjoy.games.massbattle.rules.spell_effects import Casting, take_effect
from montjoy.grids import squares
from montjoy.grids.squares import Square

FIRST = 1                                                    # the phase of spells
PEACEFUL = (                                                 # spells that are no attack
    "cure_light_wounds", "bless", "invisibility", "phantasmal_force", "haste", "protection_from_normal_missiles", "fly",
    "wall_of_fire",
)  # fmt: skip


# ---- carried out ---------------------------------------------------------------------------------------------------------
def declared(world: World, casts: Sequence[forms.Cast]) -> list[Casting]:
    """MB-SPELL-01, MB-SEQ-07  The spells of a side, as they were declared with its shots, in their order."""
    return [casting(world, cast) for cast in casts if why_not_cast(world, world.units[cast.unit], cast) is None]


def casting(world: World, cast: forms.Cast) -> Casting:
    """MB-SEQ-07  A spell with its target and the squares it covers, fixed as it is declared."""
    unit = world.units[cast.unit]
    if not is_at_square(unit, cast):
        target = target_of(world, unit, cast)
        assert target is not None                            # it may be cast
        return Casting(unit, cast.spell, world.units[target.id], target.at)
    aim = aim_of(world, cast) or unit.at
    return Casting(unit, cast.spell, None, aim, covered(world, unit, cast, aim))


async def carry_out(world: World, step: Step, it: Casting) -> None:
    """MB-SPELL-01, MB-SPELL-08  It is used up, told to all, and works."""
    unit = it.caster
    if it.spell == BREATH:
        unit.breaths -= 1
        unit.breathed = True
        await reveal(world, unit)
    else:
        unit.spells[it.spell] -= 1
        unit.cast = True
        await (reveal if is_attack(it) else let_go)(world, unit)
    await tell(ALL, events.SpellCast(unit.id, it.spell, it.target.id if it.target else "", it.covers))
    await take_effect(world, step, it)


def is_attack(it: Casting) -> bool:
    """MB-T-SPELLS  A spell that ends its caster's invisibility: all that are meant to harm."""
    return it.spell not in PEACEFUL


async def tell_disturbed(world: World, sides: Sequence[int]) -> None:
    """MB-SPELL-06  Casters who have been hurt before they could cast, as far as everybody knows that they are casters."""
    for unit in world.units.values():
        if unit.side in sides and unit.in_play and not unit.broken and is_disturbed(world, unit):
            to = world.sides[unit.side].seats if unit.own else ALL
            await tell(to, events.SpellDisturbed(unit.id))


def is_disturbed(field: Field, unit: Unit) -> bool:
    """MB-SPELL-06  It has lost hit points in this round before it could cast; a first hit that does nothing disturbs nobody."""
    return field.options.spell_disruption and unit.hurt and unit.row.has("caster")


# ---- who may cast what ---------------------------------------------------------------------------------------------------
def why_not_cast_all(field: Field, mine: Mapping[str, Unit], casts: Sequence[forms.Cast], phase: int) -> No | None:
    """MB-SPELL-01  Each spell of a form: in phase 1, one for each caster."""
    for cast in casts:
        if phase != FIRST:
            return no("MB-SPELL-01", "spells-come-first", unit=cast.unit)
        if cast.unit not in mine:
            return no("MB-GEN-05", "not-your-unit", unit=cast.unit)
        if refused := why_not_cast(field, mine[cast.unit], cast):
            return refused
    for id, n in Counter(cast.unit for cast in casts).items():
        if n > 1:
            return no("MB-SPELL-01", "one-spell", unit=id)
    return None


def why_not_cast(field: Field, unit: Unit, cast: forms.Cast) -> No | None:
    """MB-SPELL-01, MB-SPELL-06, MB-SPELL-08, MB-BRK-02  None: it may cast this so."""
    if refused := why_not_now(field, unit) or why_not_left(field, unit, cast.spell):
        return refused
    if cast.spell != BREATH and spell_of(field.spells, cast.spell).range_m and is_pinned(field, unit):
        return no("MB-SPELL-01", "in-contact", unit=unit.id)
    return why_not_aim(field, unit, cast)


def why_not_left(field: Field, unit: Unit, spell: str) -> No | None:
    """MB-SPELL-01, MB-SPELL-06, MB-SPELL-08  None: it has that spell, or a breath, left, and nothing has disturbed it."""
    if spell == BREATH:
        return None if unit.breaths else no("MB-SPELL-08", "no-breath-left", unit=unit.id)
    if not unit.spells.get(spell, 0):
        return no("MB-SPELL-01", "not-prepared", unit=unit.id)
    return no("MB-SPELL-06", "disturbed", unit=unit.id) if is_disturbed(field, unit) else None


def why_not_now(field: Field, unit: Unit) -> No | None:
    """MB-SPELL-01, MB-BRK-02, MB-T-SPELLS  The state in which one casts or breathes: once a round, unbroken and free."""
    if not unit.in_play:
        return no("MB-UNIT-09", "not-on-the-board", unit=unit.id)
    if unit.broken:
        return no("MB-BRK-02", "broken", unit=unit.id)
    if refused := why_not_act(unit) or why_not_order(unit):
        return refused
    if is_slowed(unit, field.round):
        return no("MB-SPELL-10", "slowed", unit=unit.id)
    if unit.cast or unit.breathed:
        return no("MB-SPELL-01", "one-spell", unit=unit.id)
    return None


# ---- at whom or what -----------------------------------------------------------------------------------------------------
def is_at_square(unit: Unit, cast: forms.Cast) -> bool:
    """A spell or breath that covers ground; all others are cast at one unit."""
    return cast.spell == BREATH or SPELLS[cast.spell].aim == "square"


def target_of(field: Field, unit: Unit, cast: forms.Cast) -> Piece | None:
    """The unit that a cast names; without a name the caster himself, where that is meant."""
    if not cast.target and cast.square is None:
        return field.pieces.get(unit.id) if SPELLS[cast.spell].aim in ("self", "near_single", "single") else None
    found = field.pieces.get(cast.target)
    return found if found is not None and found.in_play else None


def aim_of(field: Field, cast: forms.Cast) -> Square | None:
    """The square at which a cast is aimed: named, or a unit's."""
    if cast.square is not None:
        return cast.square
    found = field.pieces.get(cast.target)
    return found.at if found is not None and found.in_play else None


def why_not_aim(field: Field, unit: Unit, cast: forms.Cast) -> No | None:
    """MB-SPELL-01, MB-SPELL-10  A target of the kind that the spell asks for, in range and in sight."""
    if cast.target and cast.square is not None:
        return no("MB-SPELL-01", "unit-or-square", unit=unit.id)
    if is_at_square(unit, cast):
        return why_not_square(field, unit, cast)
    target = target_of(field, unit, cast)
    if target is None:
        return no("MB-SPELL-10", "needs-a-unit", unit=unit.id)
    spell = spell_of(field.spells, cast.spell)
    return why_not_kind(field, unit, target, spell, is_adjacent(unit, target)) or why_not_reached(field, unit, target, spell)


def why_not_kind(field: Field, unit: Unit, target: Piece, spell: Spell, near: bool) -> No | None:
    """MB-T-SPELLS  Enemies, the caster himself, friends beside him, single ones: as the column "area" says."""
    mine = target.side == unit.side
    match spell.aim:
        case "enemy" if mine:
            return no("MB-SPELL-10", "at-enemies", unit=unit.id)
        case "self" if target.id != unit.id:
            return no("MB-SPELL-10", "for-the-caster", unit=unit.id)
        case "adjacent" if not (mine and near):
            return no("MB-SPELL-10", "for-a-friend-beside", unit=unit.id)
        case "single" if not (mine and target.single):
            return no("MB-SPELL-10", "for-a-single-friend", unit=unit.id)
        case "near_single" if target.id != unit.id and not (mine and target.single and near):
            return no("MB-SPELL-10", "for-a-single-friend-beside", unit=unit.id)
    if spell.code == "bless" and contacts(field, target):
        return no("MB-SPELL-10", "is-in-contact", unit=unit.id, target=target.id)
    return None


def why_not_reached(field: Field, unit: Unit, target: Piece, spell: Spell) -> No | None:
    """MB-SPELL-01, MB-OUT-06, MB-BOARD-08, MB-BOARD-12  Range, the dark, sight, and an invisible enemy only from beside."""
    if spell.aim in ("adjacent", "self", "near_single"):
        return None
    if squares.distance(unit.at, target.at) > half_squares(field, 100 * spell.range_m):
        return no("MB-OUT-06", "too-far-to-cast", unit=unit.id)
    if is_dark(field, unit.at, target.at):
        return no("MB-BOARD-12", "too-dark", unit=unit.id)
    if target.side != unit.side and target.has("invisibility") and not is_adjacent(unit, target):
        return no("MB-SPELL-10", "invisible", unit=unit.id)
    if not target.aloft and not sees(field, unit, target.at):
        return no("MB-BOARD-08", "out-of-sight", unit=unit.id, target=target.id)
    return None


def why_not_square(field: Field, unit: Unit, cast: forms.Cast) -> No | None:
    """MB-SPELL-07, MB-SPELL-08, MB-OUT-06, MB-BOARD-12  A square on the board, in range and in sight; a mere direction needs
    neither."""
    aim = aim_of(field, cast)
    if aim is None:
        return no("MB-SPELL-10", "needs-a-square", unit=unit.id)
    if not is_on(field.board, aim):
        return no("MB-BOARD-01", "off-the-board", unit=unit.id)
    shape = shape_of(unit, cast.spell)
    if aim == unit.at and has_direction(shape):
        return no("MB-SPELL-07", "needs-a-direction", unit=unit.id)
    metres = reach_of(field, unit, cast.spell)
    if metres and squares.distance(unit.at, aim) > half_squares(field, metres):
        return no("MB-OUT-06", "too-far-to-cast", unit=unit.id)
    if metres and is_dark(field, unit.at, aim):
        return no("MB-BOARD-12", "too-dark", unit=unit.id)
    named = field.pieces.get(cast.target)
    if metres and not sees(field, unit, aim) and not (named is not None and named.aloft):
        return no("MB-BOARD-08", "no-sight-of-square", unit=unit.id, x=aim[0], y=aim[1])
    if shape == "wall_of_fire":
        taken = {piece.at for piece in in_play(field) if not piece.aloft}
        if any(square in taken for square in covered(field, unit, cast, aim)):
            return no("MB-SPELL-10", "units-in-the-way", unit=unit.id)
    return None


def reach_of(field: Field, unit: Unit, spell: str) -> int:
    """How far in centimetres the aimed square may be; 0: the area begins at the caster, and the square only shows the way."""
    return REACH.get(shape_of(unit, spell), 0) if spell == BREATH else 100 * spell_of(field.spells, spell).range_m


def sees(field: Field, unit: Unit, square: Square) -> bool:
    """MB-SPELL-01, MB-BOARD-08  The same sight as for shots; units never block it, and from the air one sees everything."""
    return unit.aloft or sight(field.board, unit.at, square, fire(field)).clear


def possible(field: Field, unit: Unit) -> Iterator[forms.Cast]:
    """MB-SPELL-01  Every spell and breath that it may use now, at each unit in turn or at where it stands; a wall of fire beside
    the caster."""
    for spell in [*(code for code, n in unit.spells.items() if n), *([BREATH] if unit.breaths else [])]:
        for piece in in_play(field):
            cast = forms.Cast(unit.id, spell, target=piece.id)
            if why_not_cast(field, unit, cast) is None:
                yield cast
        if spell == "wall_of_fire":
            walls = (forms.Cast(unit.id, spell, square=at) for at in squares.neighbours(unit.at) if is_on(field.board, at))
            yield from (cast for cast in walls if why_not_cast(field, unit, cast) is None)


def may_cast_any(field: Field, unit: Unit) -> bool:
    """MB-SPELL-01  It has a spell or a breath left and is in a state to use it."""
    return bool(any(unit.spells.values()) or unit.breaths) and why_not_now(field, unit) is None
