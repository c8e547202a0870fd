"""Assaults and sorties that may end the siege although the place does not fall: what the answer says beforehand."""

from __future__ import annotations

from montjoy.games.rudern.battle.fight import is_outnumbered
from montjoy.games.rudern.battle.state import BESIEGER, Fight, Kind
from montjoy.games.rudern.battle.strength import garrison_dice, is_held
from montjoy.games.rudern.options import Militia
from montjoy.games.rudern.protocol.questions import Sally, SallyAtRisk, Storm, StormAtRisk
from montjoy.games.rudern.rules.battles.assault import both_sides
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.seen.view import Seen

MOST_PEOPLE = 6                                              # dice of an empty place's people with militia = d6_dice


def storm_of(seen: Seen, storm: Storm) -> Storm | StormAtRisk:
    rule = ends_by(seen, Kind.ASSAULT, storm.place)
    return StormAtRisk(storm.place, storm.purse, rule) if rule else storm


def sally_of(seen: Seen, sally: Sally) -> Sally | SallyAtRisk:
    rule = ends_by(seen, Kind.SORTIE, sally.place)
    return SallyAtRisk(sally.place, sally.purse, rule) if rule else sally


def ends_by(seen: Seen, kind: Kind, place: str) -> str:
    """RW-ASLT-09, RW-X-01  By which rule the siege ends where nobody is hit, or else where as many besiegers fall as can; "": by
    none, or of an answer that was given before."""
    land = seen.land
    if place not in land.sieges:
        return ""
    fight = muster_bodies(land, seen.units, kind, place, both_sides(land, place), BESIEGER, {})
    if is_outnumbered(fight):
        return "RW-ASLT-09"
    return "RW-X-01" if may_lose_all_units(fight) else ""


def may_lose_all_units(fight: Fight) -> bool:
    """RW-X-01  Those inside have dice enough to kill every unit of the besiegers; nobles fall after them."""
    stacks = fight.host[BESIEGER].stack[: fight.host[BESIEGER].stacks]
    units = [stack for stack in stacks if stack.rank == 0]
    return dice_inside(fight) >= sum(stack.count * stack.lives - stack.wound for stack in units)


def dice_inside(fight: Fight) -> int:
    """RW-EMPTY-02  Those of the garrison, or of an empty place's people at their most."""
    if is_held(fight):
        return garrison_dice(fight)
    return MOST_PEOPLE if fight.militia == Militia.D6_DICE else 1
