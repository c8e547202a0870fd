"""Before day 0: the umpire's rolls, the army sheets, the sides' secret choices, the rounds of arrival.

Three steps, each behind a mark; `World.slot` counts them while the day is -1.
"""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.core.effects import No, mark, order, tell, together
from montjoy.games.clusta.model import luck
from montjoy.games.clusta.model.armies import TABLES
from montjoy.games.clusta.model.island import inland
from montjoy.games.clusta.model.queries import CRURERS, ground
from montjoy.games.clusta.model.scenario import NATION, NEVER, Side
from montjoy.games.clusta.model.sides import ARN, RANSARDS, STEGOSIANS, stegosian_lord
from montjoy.games.clusta.model.state import Happening, World, name_next_mark
from montjoy.games.clusta.protocol.events import Undelivered
from montjoy.games.clusta.protocol.forms import DAY, ORDERS, Aboard, Asking, Attitude, Fleet, Orders, Overall, clock
from montjoy.games.clusta.protocol.questions import Before
from montjoy.games.clusta.rules.campaign.rosters import army, experts, pirate_ship, priority_of, stegosian_officers
from montjoy.games.clusta.rules.campaign.setup import attach, commission, enlist, muster
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.seen.harbour import true_harbour, why_not_one, with_whole_ids

EVEN: Final = 50
LATE: Final = 2
ARRIVAL: Final = "arrival"
"""A Happening of this kind brings the fleet of `side` to `hex`: `arrive` carries it out."""


async def begin(world: World) -> None:
    """CN-GEN-14-X  The set-up in its order: the umpire decides and rolls what nobody knows, army sheets are written, the players
    choose in secret, and the round of each arrival is rolled; then comes the first morning."""
    steps = [umpire_decides, sides_choose, rounds_of_arrival]
    while world.day < 0:
        await mark(world.mark)
        if 0 <= world.slot < len(steps):
            await steps[world.slot](world)
            await logbook.open_books(world)
        world.slot += 1
        if world.slot >= len(steps):
            world.day, world.slot = world.config.first_day, ORDERS
        world.mark = name_next_mark(world)


# ---- 1: the umpire ---------------------------------------------------------------------------------------------------
async def umpire_decides(world: World) -> None:
    """Strength, alliance, pirates, the conflux; then the army sheets and the days of arrival."""
    theirs = [side for side in world.sides if not any(u.side == side for u in world.units.values())]
    if "trakorians" in theirs:
        await priority(world)
    for side in theirs:
        muster(world, side, army(_side(side), world.priority, world.options, world.config))
    if RANSARDS in theirs:
        await pirates(world)
    await necromancers(world)
    await place_conflux(world)
    overall_commanders(world)
    await days_of_arrival(world)
    foreseen(world)


def _side(name: str) -> Side:
    return next(side for side in NATION if side == name)


async def priority(world: World) -> None:
    """CN-TRAK-02  How far the Bodak trusts da Kaelve: as the option says, else by a hidden 1T20."""
    chosen = world.options.trakorian_priority
    world.priority = priority_of(await luck.d20("CN-TRAK-02", "trakorians")) if chosen == "roll" else chosen


async def pirates(world: World) -> None:
    """CN-RANS-03  Each pirate ship met on the voyage joins the fleet in 50% of cases."""
    taken = 0
    for n in range(1, world.config.ransard_pirate_ships_met + 1):
        if await luck.percent(EVEN, "CN-RANS-03", RANSARDS, n):
            taken += 1
            number = 1 + max((u.number for u in world.units.values() if u.side == RANSARDS), default=0)
            enlist(world, RANSARDS, pirate_ship(number, taken, world.config), aboard=True).pirate = True


async def necromancers(world: World) -> None:
    """CN-RANS-04  Allied with Shagul the Ransards bring 1T4+2 necromancers, who do nothing in the war itself."""
    if world.allied:
        with_ = next((u.id for u in world.units.values() if u.side == RANSARDS), "")
        for expert in experts("necromancer", 2 + await luck.d4("CN-RANS-04", RANSARDS)):
            attach(world, RANSARDS, expert, with_)


async def place_conflux(world: World) -> None:
    """CN-GEN-14-X  The conflux: where the scenario says, else one land hex by a secret lot among those far inland."""
    world.conflux = world.config.conflux_hex
    if not world.conflux:
        hexes = inland(ground(world))
        world.conflux = hexes[await luck.one_of(len(hexes), "CN-GEN-14-X", "conflux")]


def overall_commanders(world: World) -> None:
    """CN-GEN-03  A player is one person, his side's overall commander: da Kaelve, Trugdan, Naramsi (Arn while he is there), or
    whom the scenario names; the Crurers' Ottar is off the map, at the bridgehead."""
    for side in world.sides:
        mine = [c for c in world.commanders.values() if c.side == side and not c.fate]
        if world.overall.get(side, "") in [c.id for c in mine] or side == CRURERS:
            continue
        usual = [c for c in mine if TABLES["commanders"].get(c.id.partition(".")[2], [""] * 7)[6] is True]
        best = usual or sorted(mine, key=lambda c: -c.leader_value)
        world.overall[side] = stegosian_lord(world) if side == STEGOSIANS and usual else best[0].id if best else ""


def naval(world: World) -> list[str]:
    """The sides that come by ship."""
    return [side for side in world.sides if any(s.side == side and not s.hex for s in world.ships.values())]


async def days_of_arrival(world: World) -> None:
    """CN-ARR-01  Each side that comes by sea rolls 1T6, in disgrace two more; the lowest total is taken off all, so that somebody
    comes on day 0.  A scenario may fix days."""
    totals = {}
    for side in naval(world):
        if side not in world.config.arrival_day:
            totals[side] = await luck.d6("CN-ARR-01", side, "day")
            totals[side] += LATE if side == "trakorians" and world.priority == "disgrace" else 0
    first = min(totals.values(), default=0)
    given = {side: day for side, day in world.config.arrival_day.items() if side in naval(world)}
    for side, day in ({side: world.config.first_day + total - first for side, total in totals.items()} | given).items():
        world.events.append(Happening(clock(day, 1), ARRIVAL, {"side": side, "hex": usual_fleet(world, side)}))


def usual_fleet(world: World, side: str) -> str:
    """Where a fleet lies if its player names no hex: as the scenario or the map suggests, else the first sea off a coast."""
    there = ground(world)
    sea = [hex for hex in there.hexes if there.is_sea(hex)]
    off_coast = [hex for hex in sea if there.coast_around(hex)]
    suggested = [world.config.fleet.get(_side(side), ""), there.fleets.get(side, "")]
    return next((hex for hex in [*suggested, *off_coast, *sea] if hex in sea), "")


def foreseen(world: World) -> None:
    """CN-GEN-14-X  The days the scenario knows beforehand go on the sheet of future events: the bridge, Marjura, Arn."""
    config = world.config
    due = [("bridge_complete", config.bridge_day, CRURERS), ("marjura_moves", config.marjura_day, CRURERS),
           ("arn_arrives", config.arn_arrival_day, STEGOSIANS)]
    for kind, day, side in due:
        if day != NEVER and side in world.sides:
            world.events.append(Happening(clock(day, 1), kind))


# ---- 2: the sides ----------------------------------------------------------------------------------------------------
async def sides_choose(world: World) -> None:
    """CN-GEN-14-X  In secret, all at once, whoever comes by sea: who is overall commander, who sails with whom, where the fleet
    goes, whose friend one is.  Whose troops stand on the map writes in the morning."""
    sailing = naval(world)
    forms = await together(*[order(side, Before(), Orders) for side in sailing]) if sailing else ()
    for side, form in zip(sailing, forms, strict=True):
        for wish in form.business:
            if isinstance(wish, Overall | Fleet | Aboard | Attitude | Asking):
                refused = carry_out_choice(world, side, wish)
                if refused is not None:
                    await tell(side, Undelivered(type(wish).__name__, refused.reason))


# ---- 3: the rounds ---------------------------------------------------------------------------------------------------
async def rounds_of_arrival(world: World) -> None:
    """CN-ARR-01  The round of an arrival on its day is 1T6."""
    for n, event in enumerate(world.events):
        if event.kind == ARRIVAL:
            side = str(event.facts["side"])
            fixed = world.config.arrival_round.get(_side(side), 0)
            slot = fixed or await luck.d6("CN-ARR-01", side, "round")
            world.events[n] = msgspec.structs.replace(event, at=clock(event.at // DAY, slot))


# ---- when they come --------------------------------------------------------------------------------------------------
def arrive(world: World, side: str, hex: str) -> None:
    """CN-ARR-01  The fleet is there: its ships lie off the coast at the hex its player named."""
    for ship in world.ships.values():
        if ship.side == side and not ship.hex:
            ship.hex = hex


def arn_lands(world: World) -> None:
    """CN-STEG-01, CN-GEN-03  Arn comes to a Stegosian camp, else to where the overall commander is, and takes over."""
    if ARN in world.commanders:
        return
    host = world.commanders.get(world.overall.get(STEGOSIANS, ""))
    arn = commission(world, STEGOSIANS, next(o for o in stegosian_officers(arn=True) if o.id == "arn"))
    camps = sorted((c.number, c.hex) for c in world.camps.values() if c.side == STEGOSIANS)
    if camps:
        arn.hex = camps[0][1]
    elif host is not None:
        arn.hex, arn.ship = host.hex, host.ship
    else:
        mine = [u for u in world.units.values() if u.side == STEGOSIANS]
        arn.hex, arn.ship = next(((u.hex, u.ship) for u in mine if u.hex or u.ship), ("", ""))
    world.overall[STEGOSIANS] = stegosian_lord(world)


# ---- the deed --------------------------------------------------------------------------------------------------------
def carry_out_choice(world: World, side: str, wish: Overall | Fleet | Aboard | Attitude | Asking) -> No | None:
    """CN-GEN-14-X  A choice is carried out, unless it cannot be."""
    refused = why_not_one(true_harbour(world, side), ground(world), wish)
    if refused is not None:
        return refused
    wish = with_whole_ids(side, wish)
    if isinstance(wish, Overall):
        world.overall[side] = wish.commander
    elif isinstance(wish, Fleet):
        sail_to(world, side, wish.hex)
    elif isinstance(wish, Aboard):
        go_aboard(world, wish)
    elif isinstance(wish, Attitude):
        world.relations[f"{side}>{wish.to}"] = wish.attitude
    else:
        world.ask[side] = wish.when
    return None


def sail_to(world: World, side: str, hex: str) -> None:
    """The side's arrival on the sheet of future events is at this hex."""
    for n, event in enumerate(world.events):
        if event.kind == ARRIVAL and event.facts.get("side") == side:
            world.events[n] = msgspec.structs.replace(event, facts=event.facts | {"hex": hex})


def go_aboard(world: World, wish: Aboard) -> None:
    """A unit takes the commanders who lead it along; a commander on a ship leads the units on it that nobody else leads."""
    if wish.who in world.specialists:
        world.specialists[wish.who].with_ = wish.with_
    elif wish.who in world.commanders:
        commander = world.commanders[wish.who]
        joined = world.units.get(wish.with_)
        commander.ship = wish.with_ if joined is None else joined.ship
        taken = [id for c in world.commanders.values() if c is not commander for id in c.leads]
        aboard = [u for u in world.units.values() if u.side == commander.side and u.ship == commander.ship]
        commander.leads = [u.id for u in aboard if u.id not in taken and commander.ship]
    else:
        unit = world.units[wish.who]
        unit.ship = wish.with_
        for commander in world.commanders.values():
            if unit.id in commander.leads:
                commander.leads.remove(unit.id)
