"""Ships: how they sail, who goes aboard and ashore, what an overall commander at sea can order, and battles at sea
(CN-SEA-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from montjoy.core.effects import within
from montjoy.games.clusta.battle import round
from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
from montjoy.games.clusta.battle.state import COMMANDERS, CONTINGENTS, How, Verdict
from montjoy.games.clusta.model import armies, queries, sides
from montjoy.games.clusta.model.engagements import parties
from montjoy.games.clusta.model.pieces import Commander, Ship, Unit
from montjoy.games.clusta.model.queries import (
    Soldier,
    afloat,
    can_act,
    commanders_in,
    ground,
    order_of,
    specialist_place,
    where,
    whole,
)
from montjoy.games.clusta.model.state import SIDES, Clash, World
from montjoy.games.clusta.model.watch import Watch
from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.forms import ROUNDS, Instruction
from montjoy.games.clusta.protocol.reports import Completed
from montjoy.games.clusta.rules.engagements import aftermath, battle_reports, casualties, fronts, muster
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.movement import fatigue, stacking
from montjoy.games.clusta.rules.movement.parties import forces, is_busy
from montjoy.games.clusta.rules.orders import reorganisation, sheets

WHOLE: Final = Fraction(1)                                   # the end of the round
LOW, MIDDLE = 0, 1                                           # levels on which everybody, and elite soldiers, can land
SAILS: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK")
GONE: Final = ((Verdict.SECOND_STANDS, Verdict.BOTH_GONE), (Verdict.FIRST_STANDS, Verdict.BOTH_GONE))


def orders(world: World, ship: Ship) -> Instruction | None:
    """CN-SEA-01  A fleet is ordered by its overall commander's sheet, by a commander aboard, or by one on the coast beside it
    ("go to 0624 with ship2"); with nobody aboard or beside it stays."""
    found = sheets.box_of(world, ship, world.day, world.slot)
    if found is not None:
        return found[1].do
    near = [ship.hex, *ground(world).neighbours.get(ship.hex, [])]
    for commander in world.commanders.values():
        if commander.side != ship.side or commander.fate or where(world, commander) not in near:
            continue
        told = for_fleet(world, commander, ship)
        if told is not None:
            return told
    return None


def for_fleet(world: World, commander: Commander, ship: Ship) -> Instruction | None:
    """What a commander has a fleet do: a line of his sheet that names one of its ships, or, where he is aboard, his own goal at
    sea."""
    sheet = sheets.sheet_of(world, commander)
    fleet = [other.id for other in world.ships.values() if other.side == ship.side and other.hex == ship.hex]
    lines = [] if sheet is None else [
        (at, line) for at, line in enumerate(sheet.lines)
        if line.do.order == "GO_TO" and line.do.ship and whole(ship.side, line.do.ship) in fleet
    ]
    found = boxes.box(lines, (), world.day, world.slot)
    if found is not None:
        return found[1].do
    do = commander.doing.do
    aboard = bool(commander.ship) and where(world, commander) == ship.hex
    return do if aboard and do is not None and do.order in SAILS and afloat(world, do.hex) else None


# ---- sailing -----------------------------------------------------------------------------------------------------------
async def sail(world: World) -> None:
    """CN-SEA-01  Step R3: the ships of a side in one sea hex are a fleet, as fast as its slowest ship; it sails so many sea hexes
    in a round, by day and by night, and stops before enemies."""
    for side in SIDES:
        lying = [(ship.hex, ship) for ship in world.ships.values() if ship.side == side and ship.hex]
        for hex in dict.fromkeys(place for place, _ in lying):
            fleet = [ship for place, ship in lying if place == hex and not moored(world, ship)]
            do = next((found for ship in fleet if (found := orders(world, ship)) is not None), None)
            if do is not None and afloat(world, do.hex):
                way = course(world, side, hex, do)[: min(ship.speed for ship in fleet)]
                for ship in fleet if way else []:
                    ship.hex, ship.sailed = way[-1], world.tick


def moored(world: World, ship: Ship) -> bool:
    """A ship that is being landed from or loaded, or fought for, stays."""
    return any(ship.id == unit.ship and is_busy(world, unit) for unit in world.units.values())


def course(world: World, side: str, start: str, do: Instruction) -> list[str]:
    """The hexes of the way, over sea alone, along the route that is given; it ends before a hex with enemy ships."""
    way: list[str] = []
    for goal in (*do.route, do.hex):
        way += across(world, way[-1] if way else start, goal)
    barred = [n for n, hex in enumerate(way) if enemy_ships(world, side, hex)]
    return way[: barred[0]] if barred else way


def across(world: World, start: str, goal: str) -> list[str]:
    """The shortest way over sea; among equals that whose hexes come first clockwise from the north-west.  Nothing where there is
    none."""
    there = ground(world)
    came: dict[str, str] = {start: ""}
    todo = [start]
    for here in todo:
        for to in there.neighbours.get(here, []):
            if to not in came and there.is_sea(to):
                came[to] = here
                todo.append(to)
    way: list[str] = []
    while goal in came and goal != start:
        way.append(goal)
        goal = came[goal]
    return way[::-1]


def enemy_ships(world: World, side: str, hex: str) -> list[Ship]:
    return [ship for ship in world.ships.values() if ship.hex == hex and sides.at_odds(world, side, ship.side)]


# ---- aboard and ashore -------------------------------------------------------------------------------------------------
async def land_all(world: World, watch: Watch | None = None) -> None:
    """CN-ORD-EMBARK  Step R4, by day: who has the order goes ashore or aboard, one unit in a round for each side of a coast hex
    that lies on the sea, and from or to each ship."""
    if not can_act(world):
        return
    used: list[tuple[str, str]] = []
    for unit in sorted(world.units.values(), key=lambda u: (SIDES.index(u.side), u.number, u.id)):
        unit.landing = unit.landing if unit.landing == landing_now(world) or is_busy(world, unit) else 0
        do = unit.doing.do
        if do is None or unit.present == 0 or is_busy(world, unit) or unit.moved:
            continue
        if do.order == "DISEMBARK" and unit.ship:
            await go_ashore(world, unit, do, used, watch or Watch())
        elif do.order == "EMBARK" and unit.hex and not unit.ship:
            go_aboard(world, unit, do, used)
    move_lone_commanders(world)
    await fight_at_sea(world)


def landing_now(world: World) -> int:
    """CN-LAND-01  What marks a unit that lands in this round: its tick; in the first round of day 0, which would be 0 like
    the mark of who does not land, one more."""
    return max(1, world.tick)


def free(world: World, ship: Ship, coast: str, used: Sequence[tuple[str, str]]) -> bool:
    """CN-LAND-02  One unit in a round for each hexside between sea and coast, and each ship handles one; from different sides of
    a hex several can land in it."""
    return ship.landed != world.tick and lies_there(world, ship) and (ship.hex, coast) not in used


def lies_there(world: World, ship: Ship | None) -> bool:
    """CN-ORD-EMBARK  Landing and going aboard take a whole round: a ship that has sailed in it has no time for either."""
    return ship is not None and ship.sailed != world.tick


async def go_ashore(
    world: World, unit: Unit, do: Instruction, used: list[tuple[str, str]], watch: Watch
) -> None:
    """CN-ORD-EMBARK  The unit is ashore at the end of the round; into a hex with enemies only if its order says attack, else it
    stays aboard with a courier (CN-LAND-01)."""
    ship = world.ships.get(unit.ship)
    if ship is None:
        return
    beaches = [hex for hex in ground(world).coast_around(ship.hex) if do.hex in ("", hex) and free(world, ship, hex, used)]
    beaches = [hex for hex in beaches if landing_party(world, unit, hex)]
    if not beaches:
        return
    open_ = [hex for hex in beaches if not sides.open_enemies(world, unit.side, hex) and stacking.fits(world, [unit], hex)]
    hex = beaches[0] if do.attack or not open_ else open_[0]
    enemies = sides.open_enemies(world, unit.side, hex)
    if enemies and not do.attack:
        await keep_aboard(world, unit, hex)
        return
    if not enemies and not stacking.fits(world, [unit], hex):
        return
    land_unit(world, unit, hex)
    used.append((ship.hex, hex))
    ship.landed, unit.landing = world.tick, landing_now(world)
    if enemies:
        storm(world, unit, ship, enemies, hex)
    else:
        with_it = set_ashore(world, unit, hex)
        await watch.enter_hex(world, [unit], with_it, ship.hex, hex, WHOLE)


def landing_party(world: World, unit: Unit, hex: str) -> bool:
    """CN-LAND-03  Everybody can land on level 0, elite soldiers on level 1 as well, nobody higher; of a mixed unit the elite
    may land on level 1 while the rest stays aboard."""
    level = ground(world).level[hex]
    elite, standard = armies.strength(unit)
    if level <= LOW:
        return True
    if level > MIDDLE or elite == 0:
        return False
    return standard == 0 or (elite >= armies.LEAST and standard >= armies.LEAST)


def land_unit(world: World, unit: Unit, hex: str) -> None:
    """CN-LAND-03  On level 1 the standard soldiers of a mixed unit stay aboard as a unit of their own."""
    elite, standard = armies.strength(unit)
    if ground(world).level[hex] > LOW and elite and standard:
        reorganisation.part(world, unit, reorganisation.next_number(world, unit.side), 0, standard)


def set_ashore(world: World, unit: Unit, hex: str) -> list[Commander]:
    """A unit is ashore, with the commanders who lead it and go ashore too."""
    going = [c for c in leading(world, unit) if c.ship == unit.ship and order_of(c) == "DISEMBARK"]
    for who in moving(unit, going):
        who.ship, who.hex, who.owed = "", hex, None
    unit.came, unit.formation = world.tick, "battle"
    return going


def moving(unit: Unit, going: Sequence[Commander]) -> list[Soldier]:
    return [unit, *going]


def leading(world: World, unit: Unit) -> list[Commander]:
    return [c for c in world.commanders.values() if unit.id in c.leads and not c.fate]


def storm(world: World, unit: Unit, ship: Ship, enemies: Sequence[Unit], hex: str) -> None:
    """A landing against enemies: a battle in this round, with half the troop value (CN-LAND-01), against each force of theirs.
    The contact is of the unit's own making: it is ready for it."""
    unit.formation = "battle"
    for side in dict.fromkeys(enemy.side for enemy in enemies):
        for force in forces(world, [enemy for enemy in enemies if enemy.side == side]):
            id = f"{world.day}.{world.slot}.{unit.id}>{force[0].id}@{hex}"
            world.clashes[id] = Clash(id, [unit.id], [u.id for u in force], ship.hex, hex, "landing", began=world.tick)


async def keep_aboard(world: World, unit: Unit, hex: str) -> None:
    """The landing is not carried out; once a day a courier says so."""
    place = where(world, unit)
    if unit.doing.since == world.tick or world.slot == ROUNDS[0]:
        dispatches.send(world, unit.side, (Completed(world.tick, place, unit.id, "no landing"),), by=unit.id, hex=place)


def go_aboard(world: World, unit: Unit, do: Instruction, used: list[tuple[str, str]]) -> None:
    """CN-ORD-EMBARK  A unit goes aboard a ship of its side in a sea hex beside it that has room for it (CN-SEA-02)."""
    there = ground(world)
    for ship in world.ships.values():
        if ship.side != unit.side or ship.hex not in there.sea_around(unit.hex) or not free(world, ship, unit.hex, used):
            continue
        if (do.ship and whole(unit.side, do.ship) != ship.id) or do.hex not in ("", ship.hex):
            continue
        if armies.room_left(world, ship) < unit.present:
            continue
        used.append((ship.hex, unit.hex))
        ship.landed = world.tick
        going = [c for c in leading(world, unit) if c.hex == unit.hex and order_of(c) == "EMBARK"]
        for who in moving(unit, going):
            who.ship, who.hex, who.owed = ship.id, "", None
        return


def move_lone_commanders(world: World) -> None:
    """Commanders without troops of theirs beside them go ashore and aboard by themselves, whoever else does."""
    there = ground(world)
    for who in world.commanders.values():
        do, here = who.doing.do, where(world, who)
        led = [where(world, world.units[id]) for id in who.leads if id in world.units]
        if do is None or who.fate or not here or here in led:
            continue
        if do.order == "DISEMBARK" and lies_there(world, world.ships.get(who.ship)):
            beaches = [hex for hex in there.coast_around(here) if do.hex in ("", hex) and there.level[hex] <= MIDDLE]
            safe = [hex for hex in beaches if not sides.is_barred(world, who.side, hex)]
            if safe:
                who.ship, who.hex, who.owed = "", safe[0], None
        elif do.order == "EMBARK" and who.hex and not who.ship:
            own = [s for s in world.ships.values() if s.side == who.side and s.hex in there.sea_around(who.hex)]
            wanted = [s for s in own if lies_there(world, s) and (not do.ship or s.id == whole(who.side, do.ship))]
            if wanted:
                who.ship, who.hex, who.owed = wanted[0].id, "", None


# ---- battles at sea ----------------------------------------------------------------------------------------------------
async def fight_at_sea(world: World) -> None:
    """CN-SEA-01  Every fleet with the order Attack fights the hostile fleet that lies in its way, once in a round."""
    met: list[tuple[str, str]] = []
    for side in SIDES:
        for hex in dict.fromkeys(ship.hex for ship in world.ships.values() if ship.side == side and ship.hex):
            do = next((found for ship in ships_in(world, side, hex) if (found := orders(world, ship)) is not None), None)
            target = in_the_way(world, side, hex, do)
            enemy = next((ship.side for ship in enemy_ships(world, side, target)), "") if target else ""
            if enemy and (target, hex) not in met:
                met.append((hex, target))
                await board(world, side, hex, enemy, target)


def ships_in(world: World, side: str, hex: str) -> list[Ship]:
    return [ship for ship in world.ships.values() if ship.side == side and ship.hex == hex]


def in_the_way(world: World, side: str, hex: str, do: Instruction | None) -> str:
    """The sea hex in which an attacking fleet finds its enemy: its own, or the next on its way."""
    if do is None or do.order != "ATTACK" or not afloat(world, do.hex):
        return ""
    if enemy_ships(world, side, hex):
        return hex
    return next(iter(across(world, hex, do.hex)), "")


async def board(world: World, side: str, hex: str, enemy: str, target: str) -> None:
    """CN-SEA-01  One boarding fight, up to four field rounds.  Ships without men aboard, and a fleet that is beaten, flee one sea
    hex; a dagger sinks the loser with all aboard."""
    ours, theirs = crews(world, side, hex), crews(world, enemy, target)
    if not ours or not theirs:
        if ours:
            flee(world, enemy, target, hex)
        return
    clash = Clash(f"{world.day}.{world.slot}.{side}>{enemy}@{target}", [u.id for u in ours], [u.id for u in theirs], hex, target,
                  "contact", began=world.tick)
    both = [await force(world, side, hex, target, ours, attacks=True), await force(world, enemy, target, hex, theirs)]
    clash.fight = make_fight(muster.weapons(world), both)
    battle_reports.open_reports(world, clash)
    before = clash.fight.copy()
    world.clashes[clash.id] = clash                          # while it is fought: whoever is asked is told where (CN-KNOW-06)
    world.fight, world.fighters = clash.fight, (side, enemy)
    await within(round.battle, clash.fight, world.fighters, "CN-SEA-01", clash.id)
    world.fight, world.fighters = None, ()
    del world.clashes[clash.id]
    casualties.write_losses(world, clash, before)
    aftermath.note_fallen(world, clash)
    battle_reports.note_departures(clash, [aftermath.units_gone(party, before) for party in parties(world, clash)])
    for party in parties(world, clash):
        if clash.fight.result in GONE[party.n]:
            if any(c.how == How.DESTROYED for c in party.contingents):                      # by a dagger
                sink(world, party.side, party.hex)
            else:
                flee(world, party.side, party.hex, party.enemy.hex)
    await battle_reports.send_reports(world, clash, broken_off=clash.fight.result == Verdict.UNFINISHED)
    clash.wiped = []                                         # nobody rises from the sea
    await casualties.settle_losses(world, clash)
    for unit in (*ours, *theirs):
        casualties.strike_from_map(world, unit)


def crews(world: World, side: str, hex: str) -> list[Unit]:
    """Who fights for a fleet: the strongest units aboard, as many as a battle has places for."""
    ids = [ship.id for ship in ships_in(world, side, hex)]
    aboard = [unit for unit in world.units.values() if unit.ship in ids and not unit.hex and unit.present > 0]
    chosen: list[Unit] = []
    for unit in sorted(aboard, key=lambda u: (-armies.tv2(u.men), u.number)):
        if sum(len(other.men) for other in (*chosen, unit)) <= CONTINGENTS:
            chosen.append(unit)
    return sorted(chosen, key=lambda u: u.number)


async def force(world: World, side: str, hex: str, enemy: str, units: Sequence[Unit], *, attacks: bool = False) -> Force:
    """CN-SEA-01  Those aboard as a force: men times combat value, the senior commander aboard, nothing else.  `enemy`: the hex of
    the others."""
    troops = [
        Troop(unit.number, men.nation, men.elite, men.men, men.wavering, nights=fronts.WHOLE - fatigue.quarters(unit))
        for unit in units for men in unit.men
    ]  # fmt: skip
    leaders = commanders_in(world, side, hex)[: COMMANDERS]
    standing = queries.standing_of(world, leaders[0]) if leaders else None
    return Force(
        tuple(troops), tuple((c.leader_value, c.hero_points) for c in leaders), hears=muster.hears(world, leaders),
        attacks=attacks, prepared=True, guess=await muster.guess(world, (hex, enemy), leaders),
        retreat_at=standing.retreat_at if standing else 0,
        spend_tv=standing.spend_hp_tv if standing else 0, spend_death=bool(standing and standing.spend_hp_death),
    )


def flee(world: World, side: str, hex: str, enemy: str) -> None:
    """CN-SEA-01  A beaten fleet flees one sea hex, away from the enemy; where none is free it stays."""
    there = ground(world)
    free = [to for to in there.sea_around(hex) if not enemy_ships(world, side, to) and to != enemy]
    best = max(free, key=lambda to: there.distance(to, enemy), default="")
    for ship in ships_in(world, side, hex) if best else []:
        ship.hex = best


def sink(world: World, side: str, hex: str) -> None:
    """CN-SEA-01  The fleet goes down with all aboard."""
    drowned = ships_in(world, side, hex)
    ids = [ship.id for ship in drowned]
    for who in world.specialists.values():
        if who.side == side and not who.gone and specialist_place(world, who) == hex:
            who.gone, who.with_, who.hex = True, "", ""
    for commander in world.commanders.values():
        if commander.ship in ids and not commander.fate:
            commander.fate, commander.hex, commander.ship, commander.leads = "dead", "", "", []
    for unit in world.units.values():
        if unit.ship in ids and where(world, unit) == hex:
            casualties.bury(world, side, unit.present)
            unit.men = []
            casualties.strike_from_map(world, unit)
    for ship in drowned:
        del world.ships[ship.id]
