"""What becomes of the lost men: the dead, the wounded and those who come back the same evening (CN-LOSS, CN-INT-11-X).

In a battle the men who are out of it stand in its contingents (`lost`, `dead`); when it is over they are split, for each
contingent, and wait as `Away` until they are back.  The undead have a schedule of their own (`rules/campaign/undead.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.battle.state import Contingent as FightContingent
from montjoy.games.clusta.battle.state import Fight
from montjoy.games.clusta.model import luck
from montjoy.games.clusta.model.engagements import KINDS, Party, ended, parties
from montjoy.games.clusta.model.pieces import Camp, Commander, Contingent, Doing, Nation, Unit
from montjoy.games.clusta.model.queries import BRIDGEHEAD, CRURERS, camp_in, ground, units_in, where
from montjoy.games.clusta.model.state import Away, Clash, World
from montjoy.games.clusta.protocol.forms import NIGHTS, clock
from montjoy.games.clusta.rules.campaign import undead
from montjoy.games.clusta.rules.messengers import interception
from montjoy.games.clusta.rules.movement import routes

TABLES: Final = tables(Path(__file__).parents[2] / "tables.toml")
DEAD, UNHURT = "dead", "unhurt"
EVENING: Final = NIGHTS[0]
WAITING: Final = -1


def men_of(unit: Unit, kind: int) -> Contingent | None:
    """The men of a soldier type in a unit."""
    nation, elite = KINDS[kind]
    return next((men for men in unit.men if men.nation == nation and men.elite == elite), None)


def write_losses(world: World, clash: Clash, before: Fight) -> None:
    """CN-LOSS-01  The men a field round has cost are no longer present; the new troop value divided by the combat value is the
    new number of men."""
    for party in parties(world, clash):
        for unit, was, now in party.since(before):
            take_out(clash, unit, was, now)


def take_out(clash: Clash, unit: Unit, was: FightContingent, now: FightContingent) -> None:
    """Out of one contingent of a unit; who loses his last man for good is noted (CN-LOSS-05-X)."""
    men = men_of(unit, now.kind)
    if men is None:
        return
    men.wavering = now.wavering == 1
    gone = max(0, min(was.men - now.men, men.men))
    men.men -= gone
    unit.lost_today += gone
    if gone > 0 and unit.present == 0 and now.dead > was.dead and unit.id not in clash.wiped:
        clash.wiped.append(unit.id)


# ---- what becomes of them ---------------------------------------------------------------------------------------------
def fates(men: int, simple_losses: bool) -> list[tuple[int, int]]:
    """CN-LOSS-02  So many are dead, badly wounded, wounded, and back the same evening: (days until they are back, men), -1 for
    never."""
    return simple(men) if simple_losses else parts(men)


def parts(men: int) -> list[tuple[int, int]]:
    """CN-LOSS-03  Each part by its percentage, rounded half up; the rest comes back the same evening."""
    found: list[tuple[int, int]] = []
    for row, cells in TABLES["loss"].items():
        if row not in ("columns", UNHURT):
            found.append((cells[2], min(luck.half_up(Fraction(men * cells[0], 100)), men - sum(n for _, n in found))))
    return [*found, (TABLES["loss"][UNHURT][2], men - sum(n for _, n in found))]


def simple(men: int) -> list[tuple[int, int]]:
    """CN-LOSS-04  With simple_losses = true the share of the unhurt comes back the same evening, and all others are dead."""
    back = TABLES["loss"][UNHURT]
    dead = luck.half_up(Fraction(men * (100 - back[0]), 100))
    return [(TABLES["loss"][DEAD][2], dead), (back[2], men - dead)]


async def settle_losses(world: World, clash: Clash) -> None:
    """CN-LOSS-03  The battle is over: the lost men of every contingent are split, once for the whole battle."""
    for party in parties(world, clash):
        undead_lost: Counter[str] = Counter()
        back: Counter[str] = Counter()
        for unit, contingent in party.troops:
            if contingent.undead == 1:
                undead_lost[unit.id] += contingent.lost + contingent.dead
            else:
                back[unit.id] += send_back(world, unit, contingent, party.hex)
            contingent.lost = contingent.dead = 0
        for id, lost in undead_lost.items():
            await raise_half(party, world.units[id], lost)
        await raise_annihilated(party, back)


async def raise_fallen_undead(world: World, clash: Clash) -> None:
    """With undead_rising_timing = per_field_round each field round's losses of the undead are settled by themselves
    (CN-CRUR-06)."""
    for party in parties(world, clash) if world.options.undead_rising_timing == "per_field_round" else ():
        for unit, contingent in party.troops:
            if contingent.undead == 1:
                await raise_half(party, unit, contingent.lost + contingent.dead)


async def raise_half(party: Party, unit: Unit, lost: int) -> None:
    """Half of an undead unit's losses that have not been counted yet."""
    new = lost - party.clash.raised.get(unit.id, 0)
    party.clash.raised[unit.id] = lost
    await undead.raise_remnant(party.world, unit, new, party.hex, ended(party.world, party.clash))


async def raise_annihilated(party: Party, back: Mapping[str, int]) -> None:
    """CN-CRUR-07  Units of the living that were annihilated in this battle."""
    world, clash = party.world, party.clash
    for unit in party.units:
        if unit.id in clash.wiped and unit.id in back and unit.present == 0:
            had = sum(c.start for c in party.contingents if c.unit == unit.number)
            await undead.raise_annihilated(world, unit, had - back[unit.id], party.hex, ended(world, clash), party.enemy.side)


def send_back(world: World, unit: Unit, lost: FightContingent, hex: str) -> int:
    """CN-LOSS-02  The lost men of a contingent: how many of them will be back."""
    nation, elite = KINDS[lost.kind]
    bury(world, unit.side, lost.dead)
    camp, returning = refuge(world, unit.side, hex), 0
    for days, men in fates(lost.lost, world.options.simple_losses):
        if days < 0:
            bury(world, unit.side, men)
        elif men > 0:
            returning += men
            world.away.append(Away(unit.id, as_nation(nation), elite, men, camp, clock(world.day + days, EVENING)))
    return returning


def as_nation(name: str) -> Nation:
    found: Nation = msgspec.convert(name, Nation)
    return found


def bury(world: World, side: str, men: int) -> None:
    """Dead for good; some of them may rise (CN-CRUR-06, -07)."""
    if men:
        world.dead[side] = world.dead.get(side, 0) + men


# ---- where they go ----------------------------------------------------------------------------------------------------
def refuge(world: World, side: str, hex: str) -> str:
    """CN-INT-11-X, CN-NIGHT-06  They go to the own camp that is nearest to where they were lost (the Crurers' may be the
    bridgehead), without one to that of friends; "": there is none, they will come back to the unit itself."""
    camp = routes.nearest_camp(world, side, hex)
    if side == CRURERS and undead.bridgehead_held(world):
        if camp is None or ground(world).distance(hex, ground(world).bridgehead) < ground(world).distance(hex, camp.hex):
            return BRIDGEHEAD
    if camp is None:
        camp = routes.nearest_camp(world, side, hex, friendly=True)
    return camp.id if camp is not None else ""


def place(world: World, camp: str) -> str:
    """The hex of a camp by its id."""
    if camp == BRIDGEHEAD:
        return ground(world).bridgehead
    return world.camps[camp].hex if camp in world.camps else ""


async def recover_wounded(world: World) -> None:
    """CN-LOSS-02  Step N1: the unhurt of today, and the wounded of a week or two ago, are fit; who finds his unit in the camp
    rejoins it."""
    now = clock(world.day, EVENING)
    world.away = [msgspec.structs.replace(a, back=WAITING) if 0 <= a.back <= now else a for a in world.away]
    rejoin_units(world)


def rejoin_units(world: World) -> None:
    """CN-INT-11-X  Who is fit and waits in a camp rejoins his unit when it is there, in the evening or in the morning; until then
    he is not in the field."""
    still: list[Away] = []
    for away in world.away:
        unit = world.units.get(away.unit)
        if away.back != WAITING or unit is None or not may_rejoin(world, unit, away):
            still.append(away)
        else:
            add_men(unit, away.nation, away.elite, away.men)
    world.away = still


def may_rejoin(world: World, unit: Unit, away: Away) -> bool:
    """Whether those who wait are with their unit now: it stands in their camp; or it has nobody left and forms there anew; or
    there was no camp to go to."""
    hex = place(world, away.camp)
    if unit.present > 0:
        return not hex or unit.hex == hex
    return form_anew(world, unit, away.camp or refuge(world, unit.side, unit.hex or ground(world).bridgehead))


def form_anew(world: World, unit: Unit, camp: str) -> bool:
    """CN-LOSS-05-X  A unit that has lost all its men forms anew in the camp to which some of them have come back."""
    hex = place(world, camp)
    if not hex:
        return False
    unit.hex, unit.ship, unit.formation, unit.doing, unit.owed = hex, "", "battle", Doing(), None
    unit.sheet = world.camps[camp].sheet if camp in world.camps and world.camps[camp].side == unit.side else ""
    unit.came = clock(world.day, EVENING)
    return True


def add_men(unit: Unit, nation: Nation, elite: bool, men: int) -> None:
    """Men join a unit."""
    for own in unit.men:
        if own.nation == nation and own.elite == elite:
            own.men += men
            return
    unit.men.append(Contingent(nation, elite, men))


# ---- nobody left ------------------------------------------------------------------------------------------------------
def strike_from_map(world: World, unit: Unit) -> None:
    """CN-LOSS-05-X  A unit without present men leaves the map; commanders lead it no longer."""
    if unit.present > 0:
        return
    unit.fell = where(world, unit) or unit.fell
    unit.hex, unit.ship, unit.sheet, unit.doing, unit.owed, unit.landing = "", "", "", Doing(), None, 0
    interception.lose_captives(world, unit.id)
    lose_specialists(world, unit.id)
    for commander in world.commanders.values():
        if unit.id in commander.leads:
            commander.leads.remove(unit.id)


async def lose_camp(world: World, camp: Camp, by: str) -> None:
    """CN-ORD-CAMP-2-X  Who lay in a camp that is taken is lost to his side; where Crurers take it they count as annihilated."""
    lost = [a for a in world.away if a.camp == camp.id]
    world.away = [a for a in world.away if a.camp != camp.id]
    for away in lost:
        unit = world.units.get(away.unit)
        side = unit.side if unit is not None else camp.side
        bury(world, side, away.men)
        if by == CRURERS and unit is not None:
            await undead.raise_annihilated(world, unit, away.men, camp.hex, world.tick, by)


def lose_specialists(world: World, unit: str) -> None:
    """CN-SPEC-07  If the unit he is with is annihilated, a specialist is lost with it; if it retreats he goes along."""
    for who in world.specialists.values():
        if who.with_ == unit and not who.gone:
            who.gone, who.with_, who.hex = True, "", ""


def rehouse_specialists(world: World, commander: Commander) -> None:
    """CN-SPEC-07  Who was with a commander that falls or is taken stays with the troops there, first those he led, or in the
    camp; where nobody is left he is lost as well."""
    hex = where(world, commander)
    here = sorted(units_in(world, commander.side, hex), key=lambda unit: unit.id not in commander.leads)
    camp = camp_in(world, commander.side, hex)
    to = here[0].id if here else camp.id if camp is not None else ""
    for who in world.specialists.values():
        if who.with_ == commander.id and not who.gone:
            who.with_, who.gone = to, not to
