"""Who lies in wait: ambushes in a hex, patrols in the hexes around (CN-ORD-AMBUSH-b, CN-ORD-PATROL, CN-INT-02-X).

`strike_on_entry` is called at the moment when troops have entered a hex; the battles that come of it wait in `World.clashes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.armies import men_of
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import can_act, commanders_in, ground, in_battle, lies_hidden, order_of
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.reports import PatrolReport
from montjoy.games.clusta.rules.knowledge import estimates, markers
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.movement.parties import forces

RADIUS: Final = 2
AMBUSH, PATROL = "AMBUSH", "PATROL"


def free_to_strike(world: World, unit: Unit) -> bool:
    """It stands on land, is in no battle, and has not struck or been beaten in this round."""
    return unit.present > 0 and bool(unit.hex) and not (in_battle(world, unit.id) or unit.beaten or unit.fought)


def clash_id(from_: str, hex: str, ours: Unit, theirs: Unit) -> str:
    """A battle is named by its place and by the first unit of each party."""
    return f"{from_}>{hex}:{ours.id}>{theirs.id}"


def strike(world: World, ours: Sequence[Unit], theirs: Sequence[Unit], from_: str, hex: str, why: str) -> Clash:
    """A battle begins; an ambush that has struck lies no more, whatever comes of it (CN-ORD-AMBUSH-b)."""
    id = clash_id(from_, hex, ours[0], theirs[0])
    for unit in ours:
        unit.doing.ready = False
    reason: Clash = Clash(id, [u.id for u in ours], [u.id for u in theirs], from_, hex, "contact", began=world.tick)
    reason.why = "ambush" if why == AMBUSH else "patrol"
    world.clashes[id] = reason
    return reason


# ---- lying in wait ----------------------------------------------------------------------------------------------------
def lie_in_wait(world: World) -> None:
    """CN-ORD-AMBUSH-a  Step R4: a unit that stands in the hex of its ambush, in no battle and with no enemy beside it there, is
    hidden and ready from the next round on."""
    for unit in world.units.values() if can_act(world) else ():
        if order_of(unit) == AMBUSH:
            unit.doing.ready = in_its_hex(unit) and not in_battle(world, unit.id) and not is_seen(world, unit)


def in_its_hex(unit: Unit) -> bool:
    """Whether it stands where its order has it lie; without a hex that is where it is."""
    return bool(unit.hex) and not unit.ship and unit.doing.do is not None and unit.doing.do.hex in ("", unit.hex)


def is_seen(world: World, unit: Unit) -> bool:
    """Whether enemies who do not hide themselves are in its hex."""
    return bool(sides.open_enemies(world, unit.side, unit.hex))


# ---- at every entry ---------------------------------------------------------------------------------------------------
async def strike_on_entry(world: World, units: Sequence[Unit], hex: str) -> list[Clash]:
    """CN-INT-02-X  Several who wait may strike at once: an ambush in the hex first, then every patrol that is larger than the
    intruder, as further fronts."""
    here = [u for u in units if u.present > 0]
    if not here or not can_act(world) or ground(world).is_sea(hex):
        return []
    return [*spring_ambushes(world, here, hex), *await send_patrols(world, here, hex)]


def spring_ambushes(world: World, units: Sequence[Unit], hex: str) -> list[Clash]:
    """CN-ORD-AMBUSH-a, CN-RETR-07-X  Ambushes in a hex strike whoever enters it, on the march or in retreat; each force of the
    ambushers for itself."""
    waiting = [
        u for u in world.units.values()
        if u.hex == hex and order_of(u) == AMBUSH and u.doing.ready and free_to_strike(world, u)
        and sides.hostile(world, u.side, units[0].side)
    ]
    return [
        strike(world, ours, theirs, hex, hex, AMBUSH)
        for side in dict.fromkeys(u.side for u in waiting)
        for ours in forces(world, [u for u in waiting if u.side == side])
        for theirs in forces(world, units)
    ]


# ---- patrols ----------------------------------------------------------------------------------------------------------
def covers(world: World, patrol: Unit, hex: str) -> bool:
    """CN-ORD-PATROL-a  A patrol covers the land within two hexes of the hex it is in, by day (CN-GEN-08: or where
    the umpire permits it) and while it is in no battle."""
    there = ground(world)
    return can_act(world) and not there.is_sea(hex) and there.distance(patrol.hex, hex) <= RADIUS


def on_patrol(world: World, hex: str, side: str) -> list[list[Unit]]:
    """The patrols that cover a hex and are hostile to that side, those that fight together as one (CN-ARMY-05); the nearest
    to the hex first, then in the order of the list."""
    found = [
        u for u in world.units.values()
        if order_of(u) == PATROL and free_to_strike(world, u) and sides.hostile(world, u.side, side) and covers(world, u, hex)
    ]
    stacks = dict.fromkeys((u.side, u.hex) for u in found)
    together = [patrol for a, b in stacks for patrol in forces(world, [u for u in found if (u.side, u.hex) == (a, b)])]
    return sorted(together, key=lambda patrol: ground(world).distance(patrol[0].hex, hex))


async def send_patrols(world: World, units: Sequence[Unit], hex: str) -> list[Clash]:
    """CN-ORD-PATROL-b  Whoever comes into the area with fewer men than the patrol is attacked at once; of others it sends a
    report, and they do not learn of it."""
    found: list[Clash] = []
    for patrol in on_patrol(world, hex, units[0].side):
        from_ = stands_at(world, patrol[0], hex)
        if from_ and men_of(units) < men_of(patrol):
            found += [send_out(world, patrol, theirs, from_, hex) for theirs in forces(world, units)]
        else:
            await report(world, patrol[0], units, hex)
    return found


def send_out(world: World, patrol: Sequence[Unit], theirs: Sequence[Unit], from_: str, hex: str) -> Clash:
    """The patrol goes to meet the intruder, and with it the commander whose own order it is."""
    clash = strike(world, patrol, theirs, from_, hex, PATROL)
    leaders = [c for c in commanders_in(world, patrol[0].side, patrol[0].hex) if c.doing.do == patrol[0].doing.do]
    clash.home = {unit.id: unit.hex for unit in patrol} | {leader.id: leader.hex for leader in leaders}
    return clash


def stands_at(world: World, patrol: Unit, hex: str) -> str:
    """CN-ORD-PATROL-b  Whence the patrol meets the intruder: the neighbouring hex nearest to its centre, without enemies; "":
    none."""
    there = ground(world)
    free = [h for h in there.neighbours[hex] if not there.is_sea(h) and not enemies_in(world, patrol.side, h)]
    return min(free, key=lambda h: (there.distance(patrol.hex, h), h), default="")


def enemies_in(world: World, side: str, hex: str) -> list[Unit]:
    return [u for u in world.units.values() if u.hex == hex and u.present > 0 and sides.at_odds(world, side, u.side)]


def in_battle_formation(unit: Unit) -> bool:
    """CN-ORD-PATROL-c  A patrol counts as in battle formation, and as prepared."""
    return order_of(unit) == PATROL or unit.formation == "battle"


async def report(world: World, patrol: Unit, units: Sequence[Unit], hex: str) -> None:
    """A courier with what the patrol has seen; once for a force in a place."""
    key = units[0].id
    if patrol.doing.reported.get(key) == hex:
        return
    patrol.doing.reported[key] = hex
    shift = estimates.shift(world, patrol.side, (hex,), patrol.id)
    men = await estimates.roll_estimate(world, men_of(units), shift=shift, by=patrol.id, what="men")
    marker = markers.marker(world, units[0].side, hex)
    seen = PatrolReport(world.tick, patrol.hex, patrol.id, hex, units[0].side, marker, men)
    dispatches.send(world, patrol.side, (seen,), by=patrol.id, hex=patrol.hex)


async def keep_watch(world: World) -> None:
    """CN-ORD-PATROL-b  Enemies who stood in the area when the patrol began did not come in: they are only reported; of those who
    hide nobody learns before he is in their hex (CN-CONT-01)."""
    for patrol in list(world.units.values()):
        if order_of(patrol) == PATROL and patrol.doing.since == world.tick and free_to_strike(world, patrol):
            for hex in ground(world).disc(patrol.hex, RADIUS):
                there = [u for u in enemies_in(world, patrol.side, hex) if covers(world, patrol, hex) and not lies_hidden(u)]
                for side in dict.fromkeys(u.side for u in there):
                    await report(world, patrol, [u for u in there if u.side == side], hex)
