"""The Crurers' hunt: each general leads two groups to the conflux, of which Shagul has told them, and against the living there;
when nobody is left there, against the living of whom they know, those first who are nearest to it.

Who is too weak for whom he knows there waits two hexes away until enough are, and they storm together; at dusk of the last day
all do, whoever is there.  The dead have no scouts:
where neither the place nor an enemy is known they walk the roads until they meet somebody.
"""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots.appraisal import FAR, UNDEAD, Look, men
from montjoy.games.clusta.bots.desk import AHEAD, HOLD, Desk, open_ended
from montjoy.games.clusta.bots.dusk import DUSK, READY
from montjoy.games.clusta.bots.marches import wrote
from montjoy.games.clusta.bots.staff import named
from montjoy.games.clusta.model.queries import BRIDGEHEAD
from montjoy.games.clusta.protocol.forms import DAY, Attach, Instruction, Line
from montjoy.games.clusta.rules.movement.stacking import STACK
from montjoy.games.clusta.seen.addressee import in_camp
from montjoy.games.clusta.seen.view import OwnCommander, OwnUnit

TOUR: Final = 5                                              # places that a general is told at once
THERE: Final = 3                                             # hexes from the conflux within which the living are hunted first
APART: Final = 2                                             # so far from their prey generals wait for each other
WEAK: Final = 400                                            # with fewer men a general looks for other groups
LAST: Final = 1                                              # days before the conflux on which all come near to storm it at dusk
PACE: Final = 24                                             # sixths of a point that the dead march in a round
ASHORE: Final = Instruction("DISEMBARK")


def hunt(look: Look, desk: Desk) -> None:
    """Every general has a task: groups to fetch, or somebody to hunt."""
    generals = sorted((c for c in look.seen.commanders.values() if not c.gone), key=lambda c: c.id)
    out = [c for c in generals if look.place(c.id) in look.there.terrain]
    spare, taken = bridge_guard(look), list[str]()
    for n, general in enumerate(out):
        if general.here:
            force = takes_along(look, desk, general, spare)
            spare = [unit for unit in spare if unit not in force]
            if force and not (2 * men(force) <= STACK and others_to_come(look)):
                send_off(look, desk, general, task(look, general, n, out, taken))
        elif is_weak(look, general):
            fetch(look, desk, general)
        else:
            send_off(look, desk, general, task(look, general, n, out, taken))
    barbarians(look, desk)


def led(look: Look, general: OwnCommander) -> list[OwnUnit]:
    """The groups that go with a general, and are believed to be where he is."""
    units, at = look.seen.units, look.place(general.id)
    return [units[id] for id in general.leads if id in units and is_group(units[id]) and units[id].hex == at]


def is_group(unit: OwnUnit) -> bool:
    """Groups of the dead take orders; those who are not in one walk where they are drawn."""
    return unit.nation == "crurer" and not unit.gone and "loose" not in unit.id


def is_weak(look: Look, general: OwnCommander) -> bool:
    """Whether too few of the dead are left with a general; of one who has set out since yesterday nothing can have been heard."""
    if look.alone(general.id):
        return True
    told = general.id in look.seen.sheets and look.now - wrote(look, general.id) <= DAY
    return men(led(look, general)) < WEAK and not told


# ---- at the bridgehead -------------------------------------------------------------------------------------------------
def bridge_guard(look: Look) -> list[OwnUnit]:
    """The groups at the bridgehead that nobody leads."""
    taken = [id for general in look.seen.commanders.values() if general.here and not general.gone for id in general.leads]
    return [unit for unit in look.at(look.there.bridgehead) if is_group(unit) and unit.id not in taken]


def takes_along(look: Look, desk: Desk, general: OwnCommander, spare: list[OwnUnit]) -> list[OwnUnit]:
    """A general at the bridgehead fills his force up to a thousand; his force then."""
    force = led(look, general)
    for unit in spare:
        if men([*force, unit]) <= STACK and desk.do(Attach(unit.id, general.id)):
            force.append(unit)
    return force


def others_to_come(look: Look) -> bool:
    """Whether groups are still on the bridge."""
    return any(is_group(unit) and not unit.hex for unit in look.units)


def fetch(look: Look, desk: Desk, general: OwnCommander) -> None:
    """Who has too few men left joins groups that nobody leads: where he is, or the nearest, or those at the bridgehead."""
    at, free = look.place(general.id), unled(look)
    here = [unit for unit in free if unit.hex == at]
    there = [unit.hex for unit in free if look.march(at, unit.hex) < FAR] or [look.there.bridgehead]
    goal = min(there, key=lambda hex: (look.march(at, hex), hex))
    desk.order(general.id, open_ended(Instruction("ATTACK", goal), HOLD), anew=bool(here))
    force = led(look, general)
    for unit in here:
        if men([*force, unit]) <= STACK and desk.do(Attach(unit.id, general.id)):
            force.append(unit)


def unled(look: Look) -> list[OwnUnit]:
    """The groups on the island with whom no general is believed to be."""
    places = [look.place(general.id) for general in look.seen.commanders.values() if not general.gone]
    groups = [unit for unit in look.units if is_group(unit) and unit.hex in look.there.terrain]
    return [unit for unit in groups if unit.hex not in places]


# ---- on the island -----------------------------------------------------------------------------------------------------
def task(look: Look, general: OwnCommander, n: int, out: list[OwnCommander], taken: list[str]) -> list[Instruction]:
    """What a general is to do, one thing after the other: storm the conflux with the others, hold it, or hunt."""
    if look.conflux and (prey(look) or not ours(look, out)):
        return storm(look, n, out, prey(look) or look.conflux)
    if look.conflux and holder(look, out) == n:
        return [Instruction("ATTACK", look.conflux)]
    target = quarry(look, look.conflux or look.place(general.id), bound(look, general), taken)
    if target:
        taken.append(target)
        return [Instruction("ATTACK", hex) for hex in dict.fromkeys((target, look.conflux or target))]
    return [Instruction("ATTACK", hex) for hex in ([post(look, look.conflux, n, 1)] if look.conflux else tour(look, n))]


def prey(look: Look) -> str:
    """The living who are known to be nearest to the conflux, and near it; "": nobody is."""
    return min((mark.hex for mark in look.foes if look.far(mark.hex, look.conflux) <= THERE),
               key=lambda hex: (look.far(hex, look.conflux), hex), default="")


def ours(look: Look, out: list[OwnCommander]) -> bool:
    """Whether a general with his groups is believed to stand on the conflux."""
    return any(look.place(general.id) == look.conflux and led(look, general) for general in out)


def storm(look: Look, n: int, out: list[OwnCommander], target: str) -> list[Instruction]:
    """Once enough are around they storm together; until then each advances to a hex of his own, two hexes away, and waits."""
    ready = [general for general in out if look.far(look.place(general.id), target) <= APART + 1 and led(look, general)]
    able = [general for general in out if general.here or men(led(look, general)) >= WEAK]
    if not look.threat(target) or (len(ready) >= min(needed(look, target), len(able)) and look.days_left > LAST):
        return [Instruction("ATTACK", hex) for hex in dict.fromkeys((target, look.conflux))]
    return [Instruction("ADVANCE_TO" if look.threat(target, THERE) else "ATTACK", post(look, target, n, APART))]


def holder(look: Look, out: list[OwnCommander]) -> int:
    """Which general holds the conflux: who stands there, else who is nearest."""
    return min(range(len(out)), key=lambda n: (look.march(look.place(out[n].id), look.conflux), n), default=0)


def post(look: Look, around: str, n: int, far: int) -> str:
    """A hex of his own for each general, so far from a place; the place itself, where there is none."""
    free = [hex for hex in look.there.ring(around, far) if look.is_land(hex) and not look.threat(hex)]
    free = [hex for hex in free if look.march(look.there.bridgehead, hex) < FAR]
    free.sort(key=lambda hex: (look.march(look.there.bridgehead, hex), hex))
    return free[n % len(free)] if free else around


def bound(look: Look, general: OwnCommander) -> str:
    """Against whom he was last sent."""
    sheet = look.seen.sheets.get(general.id)
    return sheet.lines[0].do.hex if sheet is not None and sheet.lines else ""


def send_off(look: Look, desk: Desk, general: OwnCommander, does: list[Instruction]) -> None:
    """His sheet; anew also when he may have asked and nobody came through.  Without orders he hunts on, if he can."""
    again = look.now - wrote(look, general.id) >= AHEAD * DAY
    last = look.days_left <= LAST and any(mark.hex == look.conflux for mark in look.foes)
    goal = does[-1].hex if does else look.there.bridgehead
    wishes = [Instruction("ATTACK", goal), HOLD]
    if look.far(goal, look.there.bridgehead) > 1:
        wishes.append(Instruction("ADVANCE_TO", look.there.bridgehead))
    lines = by_dusk(look, general, does) if last else open_ended(*does, HOLD)
    desk.order(general.id, lines, tuple(wishes), anew=again)


def by_dusk(look: Look, general: OwnCommander, does: list[Instruction]) -> list[Line]:
    """The day before he comes near; on the last day he waits until it is time, so that all storm the conflux together at dusk."""
    at, day = look.place(general.id), look.seen.conflux_day
    if at == look.conflux:
        return open_ended(HOLD)
    near = does[0] if does and does[0].order == "ADVANCE_TO" else HOLD
    begin = DUSK - (look.march(near.hex or at, look.conflux) + READY) // PACE
    before = [Line(near, look.seen.day)] if look.seen.day < day else []
    waits = [Line(HOLD, day, slot) for slot in range(1, begin)]
    return [*before, *waits, *open_ended(Instruction("ATTACK", look.conflux), HOLD)]


def quarry(look: Look, at: str, before: str, taken: list[str]) -> str:
    """The living enemy who is known to be nearest to a place and against whom not enough generals go already, or the one he was
    sent against while that one is still believed there; "": none is known."""
    found = [mark.hex for mark in look.foes if look.march(at, mark.hex) < FAR]
    free = [hex for hex in found if taken.count(hex) < needed(look, hex)] or found
    if before in free and look.far(at, before) > 1:
        return before
    return min(free, key=lambda hex: (look.march(at, hex), hex), default="")


def needed(look: Look, hex: str) -> int:
    """How many generals, each with a thousand of the dead, are a match for who is there."""
    return 1 + look.threat(hex) // (STACK * UNDEAD)


def tour(look: Look, n: int) -> list[str]:
    """Named places and crossroads, each general in a turn of his own, another one every few days."""
    places = [hex for hex in named(look) if hex != look.there.bridgehead and look.march(look.there.bridgehead, hex) < FAR]
    turn = (n + look.seen.day // TOUR) % max(1, len(places))
    found = places[turn:] + places[:turn]
    return (found if n % 2 == 0 else found[:1] + found[:0:-1])[: TOUR - 1]


# ---- the living under them -----------------------------------------------------------------------------------------------
def barbarians(look: Look, desk: Desk) -> None:
    """Human reinforcements go ashore, and from the bridgehead to the roads around the conflux: one company lies in ambush, the
    next catches couriers."""
    lines: list[Line] = [*open_ended(ASHORE), *open_ended(HOLD)]
    for ship in look.seen.ships.values():
        desk.order(ship.id, lines)
    going = [item.unit for item in desk.business if isinstance(item, Attach) and not item.leave]
    there = [u for u in in_camp(look.seen, look.there.bridgehead) if "loose" not in u.id and u.id not in going]
    if not there:
        return
    lines = [line for unit in there if unit.nation != "crurer" for line in errand(look, unit)]
    rest = tuple(unit.number for unit in there if unit.nation == "crurer")
    desk.order(f"{look.side}.{BRIDGEHEAD}", [*lines, *(open_ended(HOLD, units=rest) if rest else [])])


def errand(look: Look, unit: OwnUnit) -> list[Line]:
    """To a hex near the conflux, or to the next one on the road, and there what a company is good for."""
    goal = look.conflux or next(iter(look.there.by_road[look.there.bridgehead]), look.there.bridgehead)
    place = post(look, goal, unit.number, APART if look.conflux else 1)
    does = Instruction("AMBUSH", place) if unit.number % 2 else Instruction("CATCH_COURIERS")
    return open_ended(Instruction("HURRY_TO", place), does, units=(unit.number,))
