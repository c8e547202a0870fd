"""What is due: the sheet of future events, the Stonefather, deeds and excesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.effects import UMPIRE, choose, tell
from montjoy.games.clusta.model import command, luck
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import CRURERS, any_camp, ground, place, where, whole
from montjoy.games.clusta.model.sides import RANSARDS
from montjoy.games.clusta.model.state import Happening, Stonefather, World
from montjoy.games.clusta.protocol.events import DeedJudged, Happened, Undelivered
from montjoy.games.clusta.protocol.forms import DAY, ROUNDS, Deed
from montjoy.games.clusta.protocol.questions import Do, Judge, Occasion, Planting
from montjoy.games.clusta.protocol.reports import DeedReport, Excess, StoneFound
from montjoy.games.clusta.rules.campaign import adventurers, opening, undead
from montjoy.games.clusta.rules.messengers import dispatches, interception

LOCALS: Final = "local_population"
EVEN: Final = 50
WEEK: Final = 7 * DAY
ELSEWHERE: Final = ("barbarians",)                           # kinds that another chapter takes off the sheet itself


# ---- the sheet of future events ----------------------------------------------------------------------------------------------
def add(world: World, event: Happening) -> None:
    """CN-GEN-10  A line for the sheet: kept by its time, of several at one time in the order of writing."""
    world.events = sorted([*world.events, event], key=lambda e: e.at)


async def carry_out_due(world: World) -> None:
    """CN-GEN-10  Step R1: everything whose time has come, in the order of the sheet; then the dead that rise, the bridge and the
    ships, and whoever has stayed another day beside the Stonefather."""
    now = [e for e in sorted(world.events, key=lambda e: e.at) if e.at <= world.tick and e.kind not in ELSEWHERE]
    world.events = [e for e in world.events if e.at > world.tick or e.kind in ELSEWHERE]
    for event in now:
        await happen(world, event)
    await undead.raise_due(world)
    if world.slot == ROUNDS[0] and world.stonefather is not None:
        for unit in list(world.units.values()):
            if unit.hex == world.stonefather.hex and unit.present > 0 and unit.came < world.tick:
                await look_round(world, unit, road=False)


async def happen(world: World, event: Happening) -> None:
    """CN-GEN-10  One line comes true."""
    hex, side = str(event.facts.get("hex", "")), str(event.facts.get("side", ""))
    reason = ""
    match event.kind:
        case "arrival":
            opening.arrive(world, side, hex)
        case "arn_arrives":
            opening.arn_lands(world)
        case "bridge_complete":
            world.config = msgspec.structs.replace(world.config, bridge_day=max(0, event.at // DAY))
        case "marjura_moves":
            world.config = msgspec.structs.replace(world.config, marjura_day=max(0, event.at // DAY))
        case "alliance_made" | "alliance_broken":
            ally(world, made=event.kind == "alliance_made")
        case "stonefather_planted":
            reason = await plant(world, hex)
        case "pcs_at":
            world.party.side = ""
            await adventurers.pass_by(world, hex)
        case "pcs_in_battle":
            world.party.hex, world.party.side = hex, side
        case "excess":
            unit = world.units.get(whole(RANSARDS, str(event.facts.get("unit", ""))))
            reason = "no-such-unit" if unit is None else ""
            if unit is not None:
                await judge_occasion(world, unit)
    await tell(UMPIRE, Happened(event.kind, hex, reason))


def ally(world: World, *, made: bool) -> None:
    """CN-RANS-04  The Ransards and Shagul become friends, or are so no more."""
    world.allied = made
    for pair in (f"{RANSARDS}>{CRURERS}", f"{CRURERS}>{RANSARDS}"):
        if pair in world.relations:
            world.relations[pair] = "friendly" if made else "hostile"


# ---- the Great Stonefather ------------------------------------------------------------------------------------
async def plant(world: World, hex: str) -> str:
    """CN-STONE-01  The player characters plant the Stonefather and let it grow: not where a camp is; where troops stand
    the umpire decides.  What stands in the way, or ""."""
    if world.stonefather is not None:
        return "planted"
    if hex not in ground(world).terrain or ground(world).is_sea(hex):
        return "no-land"
    if any_camp(world, hex) is not None:
        return "camp"
    if any(unit.hex == hex and unit.present > 0 for unit in world.units.values()):
        answer = await choose(UMPIRE, Planting(hex), [Do("grant"), Do("refuse")])
        if answer.what == "refuse":
            return "troops"
    world.stonefather = Stonefather(hex, world.tick)
    return ""


async def discover_stone(world: World, units: Sequence[Unit], before: str, hex: str) -> None:
    """CN-STONE-02  Units that enter the hex may discover the Stonefather: each rolls once for each entry."""
    if world.stonefather is not None and world.stonefather.hex == hex:
        road = before in ground(world).by_road.get(hex, ())
        for unit in units:
            await look_round(world, unit, road=road)


async def look_round(world: World, unit: Unit, *, road: bool) -> None:
    """CN-STONE-02  In the first week the chance is that of catching a courier in its own hex; after that it is certain.  Who has
    discovered it sends a courier; units of all sides, also neutral ones."""
    stone = world.stonefather
    if stone is None or unit.id in stone.found:
        return
    chance = 100 if world.tick - stone.planted >= WEEK else interception.chance(world, unit, stone.hex, road)
    if await luck.percent(chance, "CN-STONE-02", unit.id):
        report_stone(world, unit)


def report_stone(world: World, unit: Unit) -> None:
    """CN-STONE-02  On discovery the unit sends a courier to its overall commander."""
    stone = world.stonefather
    if stone is not None:
        stone.found = [*stone.found, *([] if unit.id in stone.found else [unit.id])]
        dispatches.send(world, unit.side, (StoneFound(world.tick, stone.hex, unit.id),), by=unit.id, hex=stone.hex)


# ---- heroic deeds --------------------------------------------------------------------------------------------------------------
async def judge_deed(world: World, side: str, wish: Deed) -> None:
    """CN-HP-05  A point for something outstanding: the umpire judges, and only if he grants it the point is spent."""
    commander = world.commanders.get(whole(side, wish.commander))
    if commander is None or commander.side != side or commander.fate or commander.hero_points <= 0:
        if commander is None or is_beside(world, side, commander):
            await tell(side, Undelivered("Deed", "no-hero-point"))
        elif not commander.fate:
            answer_deed(world, commander, granted=False)
        return
    answer = await choose(UMPIRE, Judge(side, commander.id, wish.text), [Do("refuse"), Do("grant")])
    granted = answer.what == "grant"
    if granted:
        commander.hero_points -= 1
    if is_beside(world, side, commander):
        await tell(side, DeedJudged(commander.id, granted))
    else:
        answer_deed(world, commander, granted=granted)


def answer_deed(world: World, commander: Commander, *, granted: bool) -> None:
    """CN-HP-05  A commander far away sends word of what came of it."""
    hex = where(world, commander)
    dispatches.send(world, commander.side, (DeedReport(world.tick, hex, commander.id, granted),), by=commander.id, hex=hex)


def is_beside(world: World, side: str, commander: Commander) -> bool:
    """Whether a commander is with his overall commander: of one far away the player hears nothing at once, neither that his
    orders have reached him nor that he is dead (CN-T-KNOW)."""
    hex = command.headquarters(world, side)
    return commander.id == world.overall.get(side) or (bool(hex) and place(world, commander.id) == hex)


# ---- excesses ------------------------------------------------------------------------------------------------------------------
async def enter_villages(world: World, units: Sequence[Unit], hex: str) -> None:
    """CN-RANS-05  A Ransard unit enters buildings with people in them: an occasion, once for each unit and hex."""
    if ground(world).terrain.get(hex) == "buildings":
        for unit in units:
            if is_ransard(unit):
                await take_occasion(world, unit, f"{unit.id}@{hex}")


async def mistreat_prisoners(world: World) -> None:
    """CN-RANS-05  An order that asks for prisoners is an occasion, once for each captive: in 50 of 100 cases he is killed."""
    for id, captive in list(world.captives.items()):
        unit = world.units.get(captive.by)
        merciful = unit is not None and unit.doing.do is not None and unit.doing.do.mercy
        if unit is None or not merciful or not is_ransard(unit):
            continue
        if await take_occasion(world, unit, f"{unit.id}!{id}", what="prisoners"):
            del world.captives[id]


def is_ransard(unit: Unit) -> bool:
    """CN-TROOP-04  Ransard troops; pirates and islanders count as Ransards, but not for their excesses."""
    return unit.side == RANSARDS and not unit.pirate and any(c.nation == "ransard" and c.men > 0 for c in unit.men)


async def judge_occasion(world: World, unit: Unit) -> None:
    """CN-RANS-05  The umpire says that this is an occasion, and may think better of it."""
    answer = await choose(UMPIRE, Occasion(unit.id, where(world, unit)), [Do("roll"), Do("refuse")])
    if answer.what == "roll":
        await take_occasion(world, unit, f"{unit.id}@{where(world, unit)}.{world.tick}")


async def take_occasion(world: World, unit: Unit, key: str, what: str = "village") -> bool:
    """CN-RANS-05  Given the chance they overstep their orders in 50% of cases: prisoners die, or the people there become
    hostile.  The umpire rolls hidden; the player learns of it by courier."""
    if key in world.excesses:
        return False
    world.excesses = [*world.excesses, key]
    if not await luck.percent(EVEN, "CN-RANS-05", unit.id):
        return False
    if what != "prisoners":
        worsen(world)
    report = Excess(world.tick, where(world, unit), unit.id, what)
    dispatches.send(world, unit.side, (report,), by=unit.id, hex=where(world, unit))
    return True


def worsen(world: World) -> None:
    """CN-RANS-05  The local people's attitude to the Ransards is one step worse: friendly, neutral, hostile."""
    pair = f"{LOCALS}>{RANSARDS}"
    world.relations[pair] = "neutral" if world.relations.get(pair, "neutral") == "friendly" else "hostile"
