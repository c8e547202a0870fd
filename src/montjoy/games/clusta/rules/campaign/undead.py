"""The dead who get up again, the loose undead, the stone bridge, and the ships from the Barbarian Islands (CN-CRUR-06 to -09,
-13, -14).

Loose undead are units of the Crurers that take no orders (`Unit.loose`): they walk to the nearest Crurer force and go up in it.
"""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.model import armies, luck, sides
from montjoy.games.clusta.model.pieces import Contingent, Doing, Unit
from montjoy.games.clusta.model.queries import CRURERS, any_camp, ground, in_battle
from montjoy.games.clusta.model.scenario import NEVER
from montjoy.games.clusta.model.state import Clash, Happening, Rising, World, take_number
from montjoy.games.clusta.protocol.forms import ROUNDS, Instruction, clock
from montjoy.games.clusta.protocol.reports import ConfluxNamed
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.movement import stacking
from montjoy.games.clusta.seen.belief_cache import beliefs_of

GROUP: Final = 500                                           # men of a group
HOUR: Final = 2                                              # ticks
WEEK: Final = 7
FIRST_SHIPS: Final = 30                                      # the day of the first pair
SHIPS: Final = 2
AT_ONCE: Final = 2                                           # groups that leave the bridge in a round
LOOSE_NUMBERS: Final = 900                                   # above all numbers that a sheet can name
BARBARIANS: Final = "barbarians"


def crurer(men: int) -> Contingent:
    return Contingent("crurer", False, men)


# ---- who will rise ----------------------------------------------------------------------------------------------------
async def raise_remnant(world: World, unit: Unit, lost: int, hex: str, at: int) -> None:
    """CN-CRUR-06  Half of what an undead unit has lost in a battle rises again 1T4 hours after it, for that unit; the other
    half is gone for good."""
    rising = luck.half_of_the_dead(lost)
    add_dead(world, unit.side, lost - rising)
    if rising:
        hours = await luck.d4("CN-CRUR-06", unit.id)
        world.rising.append(Rising(at + HOUR * hours, hex, rising, unit.id, unit.side))


async def raise_annihilated(world: World, unit: Unit, men: int, hex: str, at: int, by: str) -> None:
    """CN-CRUR-07  Where human troops are annihilated half of the soldiers, less those already due back, wake after 1T4 hours
    as undead (rising_only_against_crurers = true: only where Crurers have done it)."""
    if world.options.rising_only_against_crurers and by != CRURERS:
        return
    rising = min(luck.half_of_the_dead(men), world.dead.get(unit.side, 0))
    if rising:
        hours = await luck.d4("CN-CRUR-07", unit.id)
        add_dead(world, unit.side, -rising)
        world.rising.append(Rising(at + HOUR * hours, hex, rising, "", unit.side))


def add_dead(world: World, side: str, men: int) -> None:
    world.dead[side] = world.dead.get(side, 0) + men


# ---- they rise --------------------------------------------------------------------------------------------------------
async def raise_due(world: World) -> None:
    """CN-CRUR-06  Step R1: who rises at the beginning of this round or has risen before it; then who comes by bridge and by ship,
    and where the loose ones walk."""
    risen = [r for r in world.rising if r.at <= world.tick]
    world.rising = [r for r in world.rising if r.at > world.tick]
    for each in risen:
        rise(world, each)
    await name_conflux(world)
    await cross_bridge(world)
    await land_reinforcements(world)
    gather(world)
    guide(world)


def rise(world: World, risen: Rising) -> None:
    """CN-INT-07-X  Risen remnants rejoin their group where it stands in that hex; all others are loose undead."""
    unit, men = world.units.get(risen.unit), risen.men
    if unit is not None and unit.present > 0 and unit.hex == risen.hex:
        joining = min(men, GROUP - unit.present)
        unit.men[0].men += joining
        men -= joining
    add_loose(world, ashore(world, risen.hex), men)


def ashore(world: World, hex: str) -> str:
    """Who died in the boats comes out of the water on the first coast beside it."""
    there = ground(world)
    return next(iter(there.coast_around(hex)), there.bridgehead) if there.is_sea(hex) else hex


def add_loose(world: World, hex: str, men: int) -> None:
    """CN-CRUR-07  Loose undead in a hex: they fill up those that are there, and are never more than a group together."""
    for unit in list(world.units.values()):
        if unit.loose and unit.hex == hex and 0 < unit.present < GROUP:
            joining = min(men, GROUP - unit.present)
            unit.men[0].men += joining
            men -= joining
    while men > 0:
        n = take_number(world, CRURERS, "loose")
        here = min(men, GROUP)
        id = f"{CRURERS}.loose{n}"
        new = Unit(id, CRURERS, LOOSE_NUMBERS + n, "", [crurer(here)], hex, formation="march", loose=True, came=world.tick)
        world.units[id] = new
        men -= here


# ---- they gather ------------------------------------------------------------------------------------------------------
def groups(world: World) -> list[Unit]:
    """The Crurers' groups on the map."""
    return [u for u in world.units.values() if u.side == CRURERS and not u.loose and u.undead and u.present > 0 and u.hex]


def gather(world: World) -> None:
    """CN-CRUR-04  Loose undead at a Crurer force fill its depleted groups; five hundred of them are a new group."""
    for hex in dict.fromkeys(u.hex for u in world.units.values() if u.loose and u.present > 0):
        here = [u for u in groups(world) if u.hex == hex and not in_battle(world, u.id)]
        if not here and not (hex == ground(world).bridgehead and bridgehead_held(world)):
            continue
        for group in here:
            move_loose(world, hex, group, GROUP - group.present)
        while loose_in(world, hex) >= GROUP:
            add_group(world, hex)


def loose_in(world: World, hex: str) -> int:
    return sum(u.present for u in world.units.values() if u.loose and u.hex == hex and not in_battle(world, u.id))


def move_loose(world: World, hex: str, into: Unit, men: int) -> None:
    """So many of the loose undead in a hex go up in a group."""
    for unit in list(world.units.values()):
        if men > 0 and unit.loose and unit.hex == hex and not in_battle(world, unit.id):
            joining = min(men, unit.present)
            unit.men[0].men -= joining
            into.men[0].men += joining
            men -= joining
            if not unit.present:
                unit.hex = ""


def add_group(world: World, hex: str) -> None:
    """CN-CRUR-04  A new group of five hundred, with the next number of the army sheet."""
    number = 1 + max((u.number for u in world.units.values() if u.side == CRURERS and not u.loose), default=0)
    id = f"{CRURERS}.{number}"
    world.units[id] = Unit(id, CRURERS, number, "", [crurer(0)], hex, came=world.tick)
    move_loose(world, hex, world.units[id], GROUP)


def guide(world: World) -> None:
    """CN-CRUR-07  Loose undead walk by the shortest way to the nearest Crurer force, before the bridge is there to the
    bridgehead; they attack nobody on the way."""
    for unit in world.units.values():
        if unit.loose and unit.present > 0:
            goal = drawn_to(world, unit.hex)
            if unit.doing.do is None or unit.doing.do.hex != goal or unit.doing.stopped:
                unit.doing = Doing(Instruction("GO_TO", goal, formation="march"), since=world.tick)
            unit.formation = "march"


def drawn_to(world: World, hex: str) -> str:
    """Where the nearest Crurer force is; the bridgehead where there is none."""
    there = ground(world)
    found = there.nearest(hex, [u.hex for u in groups(world)])
    return found[0] if found else there.bridgehead


# ---- they strike ------------------------------------------------------------------------------------------------------
def begin_strikes(world: World) -> list[Clash]:
    """CN-INT-07-X  Loose undead and the living that they are hostile to in one hex: the undead attack in the battle step,
    inside the hex."""
    found: list[Clash] = []
    for unit in world.units.values():
        if not unit.loose or unit.present == 0 or not unit.hex or in_battle(world, unit.id):
            continue
        here = [u for u in world.units.values() if u.hex == unit.hex and u.present > 0]
        living = [u for u in here if sides.at_odds(world, CRURERS, u.side)]
        for side in dict.fromkeys(u.side for u in living):
            theirs = [u.id for u in living if u.side == side]
            found.append(Clash("", [unit.id], theirs, unit.hex, unit.hex, "risen", began=world.tick))
    return found


# ---- the bridge -------------------------------------------------------------------------------------------------------
def bridge_open(world: World) -> bool:
    """CN-CRUR-09  The Crurers take part from the first round of the day on which the bridge is finished."""
    day = world.config.bridge_day
    return day != NEVER and world.tick >= clock(day, ROUNDS[0])


async def name_conflux(world: World) -> None:
    """CN-CRUR-14-X  From the day on which the bridge is complete the Crurers know the hex of the conflux by Shagul's word;
    with crurers_know_conflux = false nobody tells them."""
    day = world.config.bridge_day
    if not world.options.crurers_know_conflux or day == NEVER or world.day < day or CRURERS not in world.sides:
        return
    if world.conflux and beliefs_of(world, CRURERS).conflux != world.conflux:
        told = ConfluxNamed(world.tick, ground(world).bridgehead, CRURERS, world.conflux)
        await logbook.write_down(world, CRURERS, told)


def bridgehead_held(world: World) -> bool:
    """CN-CRUR-09  The bridgehead counts as a Crurer camp while the bridge stands and no hostile force holds that hex."""
    return bridge_open(world) and not hostile_at_bridgehead(world)


def hostile_at_bridgehead(world: World) -> list[Unit]:
    hex = ground(world).bridgehead
    return [u for u in world.units.values() if u.hex == hex and u.present > 0 and sides.at_odds(world, CRURERS, u.side)]


def on_the_bridge(world: World) -> list[Unit]:
    """The groups that are not on the map yet, in the order of their numbers."""
    waiting = [u for u in world.units.values() if u.side == CRURERS and u.undead and u.present > 0 and not u.hex and not u.loose]
    return sorted(waiting, key=lambda u: u.number)


async def cross_bridge(world: World) -> None:
    """CN-CRUR-09  Two groups a round step from the bridge into its hex, while there is room; a hostile force there is attacked by
    them as from a neighbouring hex."""
    if not bridge_open(world) or CRURERS not in world.sides or world.slot not in ROUNDS:
        return
    hex = ground(world).bridgehead
    enemies = hostile_at_bridgehead(world)
    entering = [u for u in on_the_bridge(world) if not in_battle(world, u.id)][:AT_ONCE]
    if enemies and entering:
        storm(world, hex, entering, enemies)
        return
    for unit in entering:
        if room_for(world, hex):
            step_ashore(world, unit, hex)
    bring_officers_ashore(world, hex)


def storm(world: World, hex: str, entering: list[Unit], enemies: list[Unit]) -> None:
    """CN-CRUR-09  The entering groups attack from the bridge, where nobody can attack them."""
    for side in dict.fromkeys(u.side for u in enemies):
        theirs = [u.id for u in enemies if u.side == side]
        id = f">{hex}:{CRURERS}.bridge>{side}"
        if id not in world.clashes:
            world.clashes[id] = Clash(id, [u.id for u in entering], theirs, "", hex, "contact", began=world.tick)


def most_groups(camp: bool) -> int:
    """CN-CRUR-13-X  With five hundred men a group, at most two groups share a hex, in a camp three."""
    return (stacking.IN_CAMP if camp else stacking.STACK) // GROUP


def room_for(world: World, hex: str) -> bool:
    """CN-CRUR-13-X  Another full group may enter this hex.  Loose undead, whom nobody can lead away from it, take no group's
    place."""
    camp = any_camp(world, hex)
    return stacking.standing(world, CRURERS, hex) + GROUP <= most_groups(camp is not None) * GROUP


def step_ashore(world: World, unit: Unit, hex: str) -> None:
    unit.hex, unit.came, unit.formation = hex, world.tick, "battle"


def bring_officers_ashore(world: World, hex: str) -> None:
    """A general comes with the first of his groups; one without groups when the bridge is open."""
    for general in world.commanders.values():
        if general.side == CRURERS and not general.fate and not general.hex and not general.ship:
            own = [world.units[id] for id in general.leads if id in world.units]
            if any(u.hex == hex for u in own) or not any(not u.hex and u.present for u in own):
                general.hex = hex


# ---- the Barbarian Islands --------------------------------------------------------------------------------------------
def ships_day(world: World) -> bool:
    """CN-CRUR-08  From the thirtieth day of the game every seventh day, until Marjura begins to move."""
    if CRURERS not in world.sides or not world.options.barbarian_reinforcements:
        return False
    since = world.day - FIRST_SHIPS
    marjura = world.config.marjura_day
    return since >= 0 and since % WEEK == 0 and (marjura == NEVER or world.day < marjura)


async def land_reinforcements(world: World) -> None:
    """CN-CRUR-08  Two ships a week, in a round rolled 1T6: each brings a unit of living men who count as Ransards."""
    if world.slot == ROUNDS[0] and ships_day(world):
        slot = await luck.d6("CN-CRUR-08", CRURERS, world.day)
        world.events.append(Happening(clock(world.day, slot), BARBARIANS))
    landing = [e for e in world.events if e.kind == BARBARIANS and e.at <= world.tick]
    if landing and not hostile_at_bridgehead(world):
        world.events = [e for e in world.events if e not in landing]
        for _ in range(SHIPS * len(landing)):
            land_barbarians(world, ground(world).bridgehead)


def land_barbarians(world: World, hex: str) -> None:
    """CN-CRUR-08  One ship's company at the bridgehead, under the Crurers' player."""
    number = 1 + max((u.number for u in world.units.values() if u.side == CRURERS and not u.loose), default=0)
    id = f"{CRURERS}.{number}"
    men = world.config.pirate_ship_men
    world.units[id] = Unit(id, CRURERS, number, "", [armies.pirates(men)], hex, came=world.tick)
    world.numbers["came"] = world.numbers.get("came", 0) + men
