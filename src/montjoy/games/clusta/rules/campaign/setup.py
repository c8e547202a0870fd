"""Before the first die: the world as a scenario has it, and how an army of the book is put into it.

Sides of which the scenario lists nobody are mustered by `rules/campaign/opening.py`, after the umpire's rolls.
"""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.pieces import Camp, Commander, Contingent, Ship, Specialist, Unit
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.model.scenario import (
    NATION,
    ClustaScenario,
    CommanderFile,
    EventFile,
    SpecialistFile,
    UnitFile,
    config_of,
    seats,
)
from montjoy.games.clusta.model.sides import RANSARDS, begin_relations
from montjoy.games.clusta.model.state import Book, Happening, World, take_number
from montjoy.games.clusta.options import ClustaOptions, mended
from montjoy.games.clusta.protocol.forms import ORDERS, Sheet, Standing, clock
from montjoy.games.clusta.rules.campaign.rosters import (
    Army,
    Expert,
    Muster,
    Officer,
    experts,
    officers,
    ransard_officers,
    ship_companies,
)

GROUPS_OF_A_GENERAL: Final = 2


def set_up(scenario: ClustaScenario, options: ClustaOptions | None = None) -> World:
    """CN-GEN-02  The sides in play and what the scenario says of them: plain data, nothing rolled yet."""
    options = mended(options or ClustaOptions())
    sides, config = seats(scenario), config_of(scenario)
    world = World(
        options, config, scenario.map, list(sides),
        relations=begin_relations(sides, config.relations, options.ransard_shagul_alliance),
        allied=options.ransard_shagul_alliance and "ransards" in sides,
        books={side: Book() for side in sides},
        standing={side: Standing() for side in sides},
        business={side: [] for side in sides},
        ask=dict.fromkeys(sides, "news"),
    )
    for side in sides:
        world.overall[side] = next((f"{side}.{s.overall}" for s in scenario.sides if s.id == side and s.overall), "")
    place_pieces(world, scenario)
    world.events += [happening(event) for event in scenario.events]
    return world


# ---- what a scenario lists -------------------------------------------------------------------------------------------
def place_pieces(world: World, scenario: ClustaScenario) -> None:
    """Camps, units, commanders, specialists and the sheets in force."""
    for unit in scenario.units:
        company = own_company(unit)
        enlisted = enlist(world, unit.side, company, aboard=not unit.hex and unit.side != CRURERS)
        enlisted.hex, enlisted.formation, enlisted.tired = unit.hex, unit.formation, unit.tired
    for commander in scenario.commanders:
        commission(world, commander.side, own_officer(commander, world.options), commander)
    for camp in scenario.camps:
        number = take_number(world, camp.side, "camp")
        id = f"{camp.side}.camp{number}"
        world.camps[id] = Camp(id, camp.side, number, camp.name, camp.hex, days=camp.days)
    for specialist in scenario.specialists:
        attach(world, specialist.side, own_expert(world, specialist), f"{specialist.side}.{specialist.with_}")
    for given in scenario.sheets:
        put_in_force(world, given.side, given.sheet)


def own_company(unit: UnitFile) -> Muster:
    """A unit of an own roster; without men, as the army sheet has its number."""
    printed = next((m for m in ship_companies(unit.side) if m.number == unit.number), None)
    nation = unit.nation or NATION[unit.side]
    own = [Contingent(nation, elite, men) for elite, men in ((True, unit.elite), (False, unit.standard)) if men]
    men = tuple(own) or (printed.men if printed else ())
    name = unit.name or (printed.name if printed else "") or f"{unit.number}"
    return Muster(unit.number, name, men, unit.ship or (printed.ship if printed else ""))


def own_officer(commander: CommanderFile, options: ClustaOptions) -> Officer:
    """A commander of the list (Grisban by the option, CN-RANS-01), changed as the scenario says, or one of its own."""
    listed = officers(commander.side, commander.id) if commander.id in armies.TABLES["commanders"] else ()
    if commander.side == RANSARDS:
        listed = tuple(officer for officer in ransard_officers(options) if officer.id == commander.id)
    printed = next(iter(listed), None)
    name = commander.name or (printed.name if printed else commander.id)
    return Officer(commander.id, name, commander.leader_value or (printed.leader_value if printed else 1))


def own_expert(world: World, given: SpecialistFile) -> Expert:
    """A specialist with the skill of his side's list where the scenario gives him none."""
    usual = {"astrologer": world.config.astrologer_skill, "half_astrologer": world.config.manzonla_skill}
    skill = given.skill or usual.get(given.trade, 0)
    if not skill and given.trade == "interrogator":
        skill = armies.TABLES["specialists"][given.side][4]
    return experts(given.trade, 1, skill, given.name)[0]


def put_in_force(world: World, side: str, sheet: Sheet) -> None:
    """A sheet that has arrived before the game begins: it governs its addressee and who is with him."""
    to = f"{side}.{sheet.to}"
    key = f"{side}:{take_number(world, side, 'sheet')}"
    written = msgspec.structs.replace(sheet, day=world.config.first_day)
    world.sheets[key] = written
    world.books[side].sent[to], world.books[side].wrote[to] = [written], clock(world.config.first_day, ORDERS)
    commander, camp = world.commanders.get(to), world.camps.get(to)
    governed = [to] if to in world.units else []
    if commander is not None:
        commander.sheet, governed = key, list(commander.leads)
    if camp is not None:
        camp.sheet = key
        led = [unit for c in world.commanders.values() for unit in c.leads]
        governed = [u.id for u in world.units.values() if u.side == side and u.hex == camp.hex and u.id not in led]
    for id in governed:
        world.units[id].sheet = key


def happening(event: EventFile) -> Happening:
    """CN-GEN-09  An event of the umpire's as a line of the sheet of future events."""
    slot = event.round or (6 + event.night if event.night else 1)
    facts: dict[str, str | int] = {"hex": event.hex, "side": event.side, "unit": event.unit}
    return Happening(clock(event.day, slot), event.type, {name: fact for name, fact in facts.items() if fact})


# ---- armies of the book ----------------------------------------------------------------------------------------------
def muster(world: World, side: str, army: Army) -> None:
    """A whole army: each unit on its ship, commanders on the first ships, specialists with the first unit."""
    for company in army.units:
        enlist(world, side, company, aboard=side != CRURERS)
    units = [u for u in world.units.values() if u.side == side]
    for n, officer in enumerate(army.officers):
        commander = commission(world, side, officer)
        if side == CRURERS:
            commander.leads = [u.id for u in units[GROUPS_OF_A_GENERAL * n : GROUPS_OF_A_GENERAL * (n + 1)]]
        elif units:
            with_ = units[min(n, len(units) - 1)]
            commander.ship, commander.leads = with_.ship, [with_.id] if n < len(units) else []
    for expert in army.experts:
        attach(world, side, expert, units[0].id if units else "")


def enlist(world: World, side: str, company: Muster, *, aboard: bool) -> Unit:
    """CN-ARMY-01  A ship's company becomes a unit with a marker of its own, aboard that ship."""
    ship = launch(world, side, company.ship or "carrack").id if aboard else ""
    men = [msgspec.structs.replace(c) for c in company.men]
    unit = Unit(f"{side}.{company.number}", side, company.number, company.name, men, ship=ship)
    world.units[unit.id] = unit
    return unit


def launch(world: World, side: str, kind: str) -> Ship:
    """A ship that has not come yet: it lies on no hex."""
    id = f"{side}.ship{take_number(world, side, 'ship')}"
    speed = armies.ship_speed(kind, side, world.config.ship_speed)
    world.ships[id] = Ship(id, side, kind, armies.room(kind, side), speed, "")
    return world.ships[id]


def commission(world: World, side: str, officer: Officer, given: CommanderFile | None = None) -> Commander:
    """CN-HP-01  A commander begins with as many hero points as his leader value; a scenario may say otherwise."""
    id = f"{side}.{officer.id}"
    found = Commander(id, side, officer.name, officer.leader_value, officer.leader_value)
    if given is not None:
        found.hero_points = given.hero_points if given.hero_points >= 0 else officer.leader_value
        found.hex, found.leads = given.hex, [f"{side}.{n}" for n in given.leads]
        if not found.hex and found.leads:
            found.ship = world.units[found.leads[0]].ship
    world.commanders[id] = found
    return found


def attach(world: World, side: str, expert: Expert, with_: str) -> Specialist:
    """CN-SPEC-07  A specialist is with a unit, a commander or a camp."""
    id = f"{side}.{expert.trade}{take_number(world, side, expert.trade)}"
    world.specialists[id] = Specialist(id, side, expert.trade, expert.name, expert.skill, with_)
    return world.specialists[id]
