"""Scouts, spies and hippogriffs: what they see, what it costs them, and how it comes home.

Scouts are a unit's: `scout` is step R4.  Spies, hippogriffs and astrologers sent off alone are moved by the time line
(`rules/messengers/travel.py`); for every hex they enter comes `travel_alone`, and `come_home` when they are back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.clusta.model import armies, luck, sides
from montjoy.games.clusta.model.pieces import ASTROLOGERS, Commander, Doing, Specialist, Unit
from montjoy.games.clusta.model.queries import camp_in, can_act, ground, place, undisturbed
from montjoy.games.clusta.model.state import SIDES, Captive, Dispatch, World, take_number
from montjoy.games.clusta.protocol.forms import NIGHTS, Instruction, Line, Sheet
from montjoy.games.clusta.protocol.reports import FlightReport, Joined, Report, ScoutReport, SpyReport
from montjoy.games.clusta.rules.knowledge import astrology, estimates, markers
from montjoy.games.clusta.rules.messengers import dispatches, interception
from montjoy.games.clusta.rules.messengers.interception import capture_specialist
from montjoy.games.clusta.rules.movement import routes

SCOUT: Final = "SCOUT"
DEATH: Final = 20                                            # percent, each time a spy enters an enemy hex
FARTHEST: Final = 6
FEARLESS: Final = ("spy", "hippogriff")                     # whom nobody captures
DIVINE: Final = Instruction("DIVINE")


# ---- scouts ----------------------------------------------------------------------------------------------------------
async def scout(world: World) -> None:
    """CN-ORD-SCOUT-a  Step R4: each unit that has spent the whole round scouting looks one hex farther, and reports every hostile
    force within its radius that it has not reported yet, or that has changed."""
    drop_hexes_reached(world)
    await astrology.count_work(world)
    for unit in world.units.values():
        if is_scouting(world, unit) and undisturbed(world, unit):
            unit.doing.rounds += 1
            unit.doing.ready = True
            reports = [await report_of(world, unit, hex, side, caught) for hex, side, caught in await watch_area(world, unit)]
            found = [report for report in reports if report is not None]
            if found:
                dispatches.send(world, unit.side, found, by=unit.id, hex=unit.hex)


def drop_hexes_reached(world: World) -> None:
    """Whose route leads to where he already stands has that hex behind him."""
    for one in world.specialists.values():
        if not one.with_ and one.hex and one.route[:1] == [one.hex]:
            one.route = one.route[1:]
            if one.trade in ASTROLOGERS:
                begins_work(world, one)


def is_scouting(world: World, unit: Unit) -> bool:
    """Whether a unit is at it now: by day only, ashore."""
    do = unit.doing.do
    return can_act(world) and do is not None and do.order == SCOUT and bool(unit.hex) and not unit.ship and unit.present > 0


def radius(world: World, unit: Unit) -> int:
    """CN-ORD-SCOUT-a  One hex for each round spent at it, at most six; with scout_radius = fixed_one always the six around."""
    return 1 if world.options.scout_radius == "fixed_one" else min(FARTHEST, unit.doing.rounds)


async def watch_area(world: World, unit: Unit) -> list[tuple[str, str, list[str]]]:
    """The hostile forces within the radius, hex and side, with the units in each that caught a scout and are not reported."""
    inside = ground(world).disc(unit.hex, radius(world, unit))
    forces = [(hex, side) for hex in inside for side in SIDES if is_force(world, unit.side, side, hex)]
    remembered = {key(hex, side) for hex, side in forces}
    unit.doing.reported = {known: what for known, what in unit.doing.reported.items() if known in remembered}
    hunting = [one.id for hex in inside for one in standing(world, hex) if await catch_scout(world, unit, one)]
    return [(hex, side, hunting) for hex, side in forces]


def is_force(world: World, own: str, side: str, hex: str) -> bool:
    """Whether something of a side that is the scouts' enemy stands in a hex: troops, a commander or a camp."""
    return sides.hostile(world, own, side) and holds(world, side, hex)


def holds(world: World, side: str, hex: str) -> bool:
    """Whether a side has troops, a commander or a camp in a hex."""
    return sides.occupies(world, side, hex) or armies.led(world, side, hex) is not None


def standing(world: World, hex: str) -> list[Unit]:
    """The units ashore in a hex, side by side."""
    return [unit for side in SIDES for unit in world.at(hex, side) if not unit.ship]


def key(hex: str, side: str) -> str:
    return f"{side} {hex}"


async def report_of(world: World, unit: Unit, hex: str, side: str, caught: Sequence[str]) -> ScoutReport | None:
    """What is reported of a force, its men by the information table; None: nothing that has not been reported before."""
    there = world.at(hex, side)
    reported = [one for one in there if one.id not in caught]
    if there and not reported:
        return None
    men, marker = armies.men_of(reported), markers.marker(world, side, hex)
    what = f"{marker} {men}"
    if unit.doing.reported.get(key(hex, side)) == what:
        return None
    unit.doing.reported[key(hex, side)] = what
    shift = estimates.shift(world, unit.side, (hex,), unit.id)
    told = await estimates.roll_estimate(world, men, shift=shift, by=unit.id, what=key(hex, side))
    return ScoutReport(world.tick, unit.hex, unit.id, hex, side, marker, told)


async def catch_scout(world: World, unit: Unit, by: Unit) -> bool:
    """CN-ORD-SCOUT-b  Each hostile unit within the radius rolls once a round for a scout, by the courier table for its size and
    the terrain of its own hex, with no bonus but that of Catch couriers.  The captive knows where his unit lies and its order."""
    if not interception.hunts(world, by, unit.side):
        return False
    risk = interception.printed(by, ground(world).terrain[by.hex]) + interception.catching(by)
    if not await luck.percent(risk, "CN-ORD-SCOUT-b", by.id, unit.id):
        return False
    carries = Dispatch("orders", unit.id, world.tick, unit.hex, sheet=knows(unit))
    captive = f"{unit.side}.scout{take_number(world, unit.side, 'scout')}"
    interception.take(world, by, Captive(captive, by.id, unit.side, "scout", carries, world.tick))
    return True


def knows(unit: Unit) -> Sheet:
    """What a scout can tell of his unit: its order."""
    return Sheet(unit.id, (Line(unit.doing.do),) if unit.doing.do is not None else ())


def is_hidden(world: World, unit: Unit) -> bool:
    """CN-ORD-SCOUT-c  A scouting unit keeps hidden, from the end of its first round of scouting on."""
    return is_scouting(world, unit) and unit.doing.ready


async def finds(world: World, entering: Sequence[Unit], unit: Unit) -> bool:
    """CN-ORD-SCOUT-c  Enemies who enter the hex of a hidden unit find it by the courier chance of the largest of them in that
    terrain, with the bonus of the own hex; if not there is no contact.  A unit that does not hide is always found."""
    if not is_hidden(world, unit):
        return True
    largest = max(entering, key=lambda one: one.present)
    risk = interception.printed(largest, ground(world).terrain[unit.hex]) + interception.printed(largest, "own_hex_bonus")
    return await luck.percent(risk, "CN-ORD-SCOUT-c", largest.id, unit.id)


# ---- who travels alone -----------------------------------------------------------------------------------------------
def back(world: World, one: Specialist) -> str:
    """Where a lone specialist returns to: to whom he was told; if those are nowhere, to where they were thought to be, and from
    there to his overall commander."""
    return place(world, one.back) or one.goal or routes.destination(world, one.side)


def can_be_caught(who: Specialist | Commander) -> bool:
    """CN-CMD-03, CN-SPEC-07  Whether one who travels without a message can be captured like a courier where he sets out."""
    return isinstance(who, Commander) or who.trade not in FEARLESS


async def travel_alone(world: World, one: Specialist, before: str) -> bool:
    """A lone specialist sets out from his hex, or has entered it.  True: he is dead or captured."""
    stays = before == one.hex
    one.goal = one.goal if one.goal != one.hex else ""
    if one.trade in FEARLESS:
        return not stays and await look(world, one)
    if await pass_hunters(world, one, one.hex in ground(world).by_road[before], stays=stays):
        return True
    if one.trade in ASTROLOGERS and not stays:
        begins_work(world, one)
    return False


def begins_work(world: World, one: Specialist) -> None:
    """An astrologer who has come to the end of his route works there before he turns back with the answer (CN-ORD-DIVINE)."""
    if not one.route and one.doing.do is None and not one.found:
        one.doing = Doing(do=DIVINE, since=world.tick)


async def pass_hunters(world: World, one: Specialist, road: bool, *, stays: bool = False) -> bool:
    """CN-SPEC-07  Who travels alone can be captured like a courier, unless he is a spy or flies; so can an astrologer
    (CN-ORD-DIVINE)."""
    by = await interception.pass_hunters(world, one.side, one.id, one.zones, one.hex, road=road, stays=stays)
    if by is not None:
        capture_specialist(world, one, by)
    return by is not None


async def look(world: World, one: Specialist) -> bool:
    """A spy or a hippogriff enters a hex.  True: it was his death."""
    if await risk_life(world, one, one.hex):
        return True
    if world.slot not in NIGHTS or one.trade == "spy":
        for side in SIDES:
            if is_force(world, one.side, side, one.hex):
                one.found.append(await find_out(world, one, side))
    return False


async def risk_life(world: World, one: Specialist, hex: str) -> bool:
    """CN-SPEC-05  Each time he enters an enemy hex there is one hidden chance in five that he is eliminated, before he learns
    anything; he is never captured, and his side is not told."""
    if not any(sides.at_odds(world, one.side, side) and holds(world, side, hex) for side in SIDES):
        return False
    if not await luck.percent(DEATH, "CN-SPEC-05", one.id):
        return False
    one.gone, one.hex, one.with_, one.found = True, "", "", []
    return True


async def find_out(world: World, one: Specialist, side: str) -> Report:
    """What he learns of a side's troops in the hex he is in."""
    return await scout_from_the_air(world, one, side) if one.trade == "hippogriff" else from_within(world, one, side)


def from_within(world: World, one: Specialist, side: str) -> SpyReport:
    """CN-SPEC-04  A spy learns exactly how many troops are in the hex, their types, and the leader values there."""
    elite, standard, undead = counted(world.at(one.hex, side))
    leaders = [c.leader_value for c in world.commanders.values() if c.side == side and c.hex == one.hex and not c.fate]
    values = ", ".join(map(str, sorted(leaders, reverse=True)))
    marker = markers.marker(world, side, one.hex)
    return SpyReport(world.tick, one.hex, one.id, one.hex, side, marker, elite, standard, undead, values)


async def scout_from_the_air(world: World, one: Specialist, side: str) -> FlightReport:
    """CN-SPEC-06  A hippogriff tells the numbers of each soldier type by the information table, two steps nearer to correct, and
    no leader values; with hippogriff_report = exact the numbers are exact."""
    true = counted(world.at(one.hex, side))
    marker = markers.marker(world, side, one.hex)
    if world.options.hippogriff_report == "exact":
        return FlightReport(world.tick, one.hex, one.id, one.hex, side, marker, *true)
    shift = estimates.shift(world, one.side, (one.hex,), one.id)
    told = [
        await estimates.roll_estimate(world, men, shift=shift, by=one.id, what=f"{side} {sort}")
        for sort, men in zip(("elite", "standard", "undead"), true, strict=True)
    ]
    return FlightReport(world.tick, one.hex, one.id, one.hex, side, marker, *told)


def counted(units: Sequence[Unit]) -> tuple[int, int, int]:
    """Elite, standard, undead."""
    men = [c for unit in units for c in unit.men]
    undead = sum(c.men for c in men if c.nation == "crurer")
    elite = sum(c.men for c in men if c.elite and c.nation != "crurer")
    return elite, sum(c.men for c in men) - elite - undead, undead


async def come_home(world: World, one: Specialist) -> None:
    """CN-SPEC-04  He is back from his route: what he has found reaches the player when he himself stands before the overall
    commander, or by a courier of those to whom he returned."""
    hex, overall = back(world, one), routes.destination(world, one.side)
    one.with_ = host(world, one, hex)
    reports = [*one.found, *([] if hex == overall else [Joined(world.tick, hex, one.id, one.with_)])]
    if reports:
        dispatches.send(world, one.side, reports, by=one.id, hex=hex, now=hex == overall)
    one.hex, one.found, one.back, one.zones, one.goal = "" if one.with_ else one.hex, [], "", {}, ""


def host(world: World, one: Specialist, hex: str) -> str:
    """With whom he is then: whom he was told, else his overall commander, else the camp there; "": by himself."""
    if place(world, one.back):
        return one.back
    overall, camp = world.overall.get(one.side, ""), camp_in(world, one.side, hex)
    if place(world, overall) == hex:
        return overall
    return camp.id if camp is not None else ""
