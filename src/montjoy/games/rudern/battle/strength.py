"""Strength and dice: who counts as a unit, whose strength gives how many dice, and by what a besieger is divided."""

from __future__ import annotations

from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Column, Fight, Kind, Stack
from montjoy.games.rudern.battle.unit_types import type_name
from montjoy.games.rudern.options import BesiegerColumn, Rounding, SortieDivisor
from montjoy.games.rudern.protocol.events import PoolCounted


# ---- counting --------------------------------------------------------------------------------------------------------
def combatants(fight: Fight, side: int) -> int:
    """RW-GEN-15  Units and nobles; a side is gone when it has none left."""
    host = fight.host[side]
    pieces = 0
    for i in range(host.stacks):
        pieces += host.stack[i].count
    return pieces


def troops(fight: Fight, side: int) -> int:
    """Troop pieces, without nobles."""
    host = fight.host[side]
    pieces = 0
    for i in range(host.stacks):
        if host.stack[i].rank == 0:
            pieces += host.stack[i].count
    return pieces


def units(fight: Fight, side: int) -> int:
    """RW-GEN-02  Where units are compared every troop piece counts one and a noble nothing (count_nobles: one)."""
    if fight.count_nobles == 1:
        return combatants(fight, side)
    return troops(fight, side)


def is_held(fight: Fight) -> bool:
    """RW-GEN-15  Somebody inside holds the place, a noble alone too (noble_holds_place = false: units only)."""
    if fight.noble_holds_place == 1:
        return combatants(fight, DEFENDER) > 0
    return troops(fight, DEFENDER) > 0


# ---- strength --------------------------------------------------------------------------------------------------------
def strength(fight: Fight, side: int, column: int) -> int:
    """RW-DICE-01, RW-FIELD-01, RW-ASLT-04  Every unit and noble of every banner and faction of the side, in one pool."""
    host = fight.host[side]
    total = 0
    for i in range(host.stacks):
        total += host.stack[i].count * host.stack[i].dice[column]
    return total


def further_dice(fight: Fight, side: int, column: int) -> int:
    """RW-CAM-BODY-02, RW-CAM-NOB-10  Dice that a campaign adds once to each roll of a side that has strength."""
    if strength(fight, side, column) == 0:
        return 0
    return fight.host[side].extra


def field_dice(fight: Fight, side: int) -> int:
    """RW-FIELD-02, RW-RELIEF-02, RW-RELIEF-03  In the open: the field column for both sides, the besieger undivided."""
    return strength(fight, side, Column.FIELD) + further_dice(fight, side, Column.FIELD)


def garrison_dice(fight: Fight) -> int:
    """RW-ASLT-05, RW-ASLT-06, RW-SORT-02  Those inside: the column of the place, undivided, in a sortie too."""
    return strength(fight, DEFENDER, fight.ground) + further_dice(fight, DEFENDER, fight.ground)


def besieger_column(fight: Fight) -> int:
    """RW-ASLT-05  The besieger uses the same column as the defender (besieger_column = field: the field column)."""
    if fight.besieger_column == BesiegerColumn.FIELD:
        return Column.FIELD
    return fight.ground


def assault_divisor(fight: Fight) -> int:
    """RW-ASLT-05, RW-ASLT-06, RW-FORT-01  The besieger's strength is divided by 2 at a town, by 3 at a fortress."""
    if fight.ground == Column.FORTRESS:
        return 3
    return 2


def sortie_divisor(fight: Fight) -> int:
    """RW-SORT-02  In a sortie by 2 at both (sortie_divisor = as_assault: as in an assault)."""
    if fight.sortie_divisor == SortieDivisor.AS_ASSAULT:
        return assault_divisor(fight)
    return 2


def besieger_divisor(fight: Fight) -> int:
    """RW-EMPTY-03  Against an empty place the besieger is not divided."""
    if not is_held(fight):
        return 1
    if fight.kind == Kind.SORTIE:
        return sortie_divisor(fight)
    return assault_divisor(fight)


def divided(fight: Fight, total: int, divisor: int) -> int:
    """RW-GEN-11  The whole side's strength is divided once and rounded up; whoever has strength has a die."""
    if total == 0:
        return 0
    if fight.rounding == Rounding.DOWN:
        return max(1, total // divisor)
    if fight.rounding == Rounding.NEAREST:
        return max(1, (2 * total + divisor) // (2 * divisor))
    return (total + divisor - 1) // divisor


def besieger_dice(fight: Fight) -> int:
    """RW-ASLT-05, RW-ASLT-06  The besieger's strength, divided."""
    column = besieger_column(fight)
    dice = divided(fight, strength(fight, BESIEGER, column), besieger_divisor(fight))
    return dice + further_dice(fight, BESIEGER, column)


# ---- what is told: for the table's log, left out of the compiled form; it must change nothing ------------------------
def counted(fight: Fight, side: int, column: int, divisor: int, dice: int) -> PoolCounted:
    """The pool of a side with its sum, type by type."""
    stacks = standing(fight, side)
    troop = tuple(
        (type_name(fight.units, stack.kind), sum(x.count for x in stacks if x.kind == stack.kind), stack.dice[column])
        for stack in firsts(stacks)
        if any(x.count > 0 for x in stacks if x.kind == stack.kind)
    )
    return PoolCounted(side, troop, strength(fight, side, column), divisor, dice, further_dice(fight, side, column))


def standing(fight: Fight, side: int) -> list[Stack]:
    """The side's stacks, also those without a piece left."""
    host = fight.host[side]
    return host.stack[: host.stacks]


def firsts(stacks: list[Stack]) -> list[Stack]:
    """The first stack of every type."""
    return [x for i, x in enumerate(stacks) if all(x.kind != y.kind for y in stacks[:i])]
