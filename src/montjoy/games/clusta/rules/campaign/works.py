"""Work done in a place: camps are made, fortified, besieged (step R4), and counted by days (N2).

A round of work counts for a force that spent all of it there: it did not move, no enemy is in its hex, it is in no battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.armies import ENOUGH, can_fortify
from montjoy.games.clusta.model.pieces import Camp, Unit, Works
from montjoy.games.clusta.model.queries import (
    Soldier,
    any_camp,
    can_act,
    commanders_in,
    ground,
    specialist_place,
    units_in,
)
from montjoy.games.clusta.model.state import SIDES, World, take_number
from montjoy.games.clusta.protocol.reports import Completed
from montjoy.games.clusta.rules.campaign import incidents
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.movement import parties
from montjoy.games.clusta.rules.orders import sheets

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
A_DAY: Final = 6                                             # rounds of work
WITH_ENGINEER: Final = 3
PLAIN: Final = Fraction(1)


# ---- the round -------------------------------------------------------------------------------------------------------
async def do_work(world: World) -> None:
    """CN-SEQ-10  Step R4: each force that spent the entire round at it has done a round of its work."""
    if not can_act(world):
        return
    forget_works(world)
    for side in SIDES:
        for hex in dict.fromkeys(u.hex for u in world.units.values() if u.side == side and u.hex):
            await make_camp(world, side, hex)
            await besiege(world, side, hex)
    for camp in world.camps.values():
        fortify(world, camp)
        note_investment(world, camp)


def at_it(world: World, side: str, hex: str, order: str) -> list[Unit]:
    """The units of a side in a hex that could spend this whole round on an order."""
    return [u for u in units_in(world, side, hex) if u.hex and u.doing.do is not None and u.doing.do.order == order
            and not is_disturbed(world, u)]


def is_disturbed(world: World, unit: Unit) -> bool:
    """Who moves, is in a battle or has enemies in its hex works at nothing in that round."""
    return unit.moved or unit.fought or parties.is_busy(world, unit) or bool(sides.open_enemies(world, unit.side, unit.hex))


def forget_works(world: World) -> None:
    """Work is lost when those who did it have left its hex, siege works when they have left or the camp is gone."""
    for work in world.works:
        work.units = [id for id in work.units if id in world.units and world.units[id].hex == work.hex
                      and world.units[id].present > 0]
    world.works = [w for w in world.works if w.units and (w.kind == "camp" or any_camp(world, w.target) is not None)]


def works_at(world: World, kind: str, side: str, hex: str, target: str, units: Sequence[Unit]) -> Works:
    """The work that goes on there, or a new one."""
    for work in world.works:
        if (work.kind, work.side, work.hex, work.target, work.done) == (kind, side, hex, target, False):
            work.units = list(dict.fromkeys([*work.units, *(unit.id for unit in units)]))
            return work
    work = Works("camp" if kind == "camp" else "siege", side, hex, target, [unit.id for unit in units])
    world.works.append(work)
    return work


# ---- camps -----------------------------------------------------------------------------------------------------------
async def make_camp(world: World, side: str, hex: str) -> None:
    """CN-ORD-CAMP  A camp is made by six rounds of work in its hex, with a commander on the spot in each of them; they need not
    be on one day.  One camp to a hex."""
    units = [u for u in at_it(world, side, hex, "MAKE_CAMP") if u.doing.do is not None and u.doing.do.hex in ("", hex)]
    if not units or not commanders_in(world, side, hex) or not may_be_made(world, units, hex):
        return
    work = works_at(world, "camp", side, hex, "", units)
    work.rounds += 1
    if work.rounds >= A_DAY:
        world.works.remove(work)
        camp = pitch(world, side, hex)
        by = commanders_in(world, side, hex)[0].id
        dispatches.send(world, side, (Completed(world.tick, hex, by, "MAKE_CAMP", camp.id),), by=by, hex=hex)


def may_be_made(world: World, units: Sequence[Unit], hex: str) -> bool:
    """Whether a camp can be made in a hex: not at sea, not beside another, not where the Stonefather grows."""
    return not ground(world).is_sea(hex) and any_camp(world, hex) is None and not forbidden(world, units, hex)


def forbidden(world: World, units: Sequence[Unit], hex: str) -> bool:
    """CN-STONE-03  Once the Great Stonefather is planted no camp can be made in its hex: the force stays without work, and
    notices that something is wrong."""
    if world.stonefather is None or world.stonefather.hex != hex:
        return False
    incidents.report_stone(world, units[0])
    those: list[Soldier] = [*units, *commanders_in(world, units[0].side, hex)]
    for who in those:
        if who.doing.do is not None and who.doing.do.order == "MAKE_CAMP":
            sheets.complete(world, who.id)
    return True


def pitch(world: World, side: str, hex: str) -> Camp:
    """A camp marker is placed; a camp has the next number of its side, and is called by it."""
    number = take_number(world, side, "camp")
    camp = Camp(f"{side}.camp{number}", side, number, f"{number}", hex)
    world.camps[camp.id] = camp
    return camp


# ---- fortification ---------------------------------------------------------------------------------------------------
def fortify(world: World, camp: Camp) -> None:
    """CN-ORD-FORTIFY-a  One unit of at least 250 men fortifies the camp it is in.  If it leaves or falls below, what is built
    stays, and another may go on; today's rounds must all be of one unit."""
    able = [u for u in at_it(world, camp.side, camp.hex, "FORTIFY") if can_fortify(u.present)]
    who = next((u for u in able if u.id == camp.fortifier), able[0] if able else None)
    if who is None or who.id != camp.fortifier:
        camp.worked = 0
    camp.fortifier = "" if who is None else who.id
    if who is not None:
        camp.worked += 1


async def count_day(world: World) -> None:
    """CN-SEQ-10  Step N2: a day of fortification counts if all six of its rounds were spent on it."""
    for camp in world.camps.values():
        if camp.worked >= A_DAY:
            camp.days += 1
        camp.worked = 0


# ---- what a camp is worth ----------------------------------------------------------------------------------------------
def multiplier(world: World, camp: Camp, attackers: Sequence[Unit] = ()) -> Fraction:
    """CN-ORD-CAMP-2-X, CN-GAP-03  What multiplies the troop value of a camp's defenders: nothing for a camp that is not
    fortified; each siege works of those who attack lowers it by one line."""
    lines = [Fraction(cells[2]) for row, cells in TABLES["fort"].items() if row != "columns"]
    least = [cells[0] for row, cells in TABLES["fort"].items() if row != "columns"]
    reached = [value for value, days in zip(lines, least, strict=True) if days <= max(0, camp.days)]
    left = reached[: max(0, len(reached) - siege_works(world, camp, attackers))]
    return left[-1] if left else PLAIN


def siege_works(world: World, camp: Camp, attackers: Sequence[Unit]) -> int:
    """How many siege works these attackers have ready against a camp."""
    ids = [unit.id for unit in attackers]
    ready = [w for w in world.works if w.kind == "siege" and w.done and w.target == camp.hex]
    return sum(any(id in ids for id in work.units) for work in ready)


# ---- sieges ----------------------------------------------------------------------------------------------------------
async def besiege(world: World, side: str, hex: str) -> None:
    """CN-GAP-03  A force of at least 250 men that spends six rounds beside an enemy camp on siege works has them ready."""
    for target in ground(world).neighbours[hex]:
        camp = any_camp(world, target)
        if camp is None or not sides.at_odds(world, side, camp.side):
            continue
        here = at_it(world, side, hex, "SIEGE_WORKS")
        units = [u for u in here if u.doing.do is not None and u.doing.do.hex in ("", target)]
        if sum(unit.present for unit in units) >= ENOUGH:
            work = works_at(world, "siege", side, hex, target, units)
            work.rounds += 1
            if work.rounds >= rounds_of_siege(world, side, hex):
                finish_siege_works(world, work)


def finish_siege_works(world: World, work: Works) -> None:
    """Siege works are done: those who did it may begin others, or something else."""
    work.done = True
    by = work.units[0]
    dispatches.send(world, work.side, (Completed(world.tick, work.hex, by, "SIEGE_WORKS"),), by=by, hex=work.hex)
    for who in (*work.units, *(c.id for c in commanders_in(world, work.side, work.hex))):
        piece = world.units.get(who) or world.commanders.get(who)
        if piece is not None and piece.doing.do is not None and piece.doing.do.order == "SIEGE_WORKS":
            sheets.complete(world, who)


def rounds_of_siege(world: World, side: str, hex: str) -> int:
    """CN-SPEC-03  Six rounds; with the Trakorians' war engineer on the spot half as many."""
    there = [who for who in world.specialists.values() if who.trade == "war_engineer" and who.side == side and not who.gone]
    return WITH_ENGINEER if any(specialist_place(world, who) == hex for who in there) else A_DAY


def note_investment(world: World, camp: Camp) -> None:
    """CN-GAP-03  A camp is invested while enemies hold every land hex around it."""
    around = ground(world).coast_around(camp.hex)
    if around and all(sides.enemies_at(world, camp.side, hex) for hex in around):
        camp.invested = world.tick if camp.invested < 0 else camp.invested
    else:
        camp.invested = -1
