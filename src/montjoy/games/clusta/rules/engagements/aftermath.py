"""After a field round: who had to leave goes and where to, who may goes after him, who has won moves in, camps are
taken (CN-RETR, CN-BATTLE-19, -20, CN-ORD-CAMP-2-X).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from montjoy.core.effects import choose
from montjoy.games.clusta.battle import round
from montjoy.games.clusta.battle.departures import judged
from montjoy.games.clusta.battle.force import opens_unit, unit_here
from montjoy.games.clusta.battle.morale import depart
from montjoy.games.clusta.battle.state import Fate, Fight, How
from montjoy.games.clusta.model import sides
from montjoy.games.clusta.model.engagements import STANDS, Party, is_going_on, parties
from montjoy.games.clusta.model.pieces import Camp, Commander, Unit
from montjoy.games.clusta.model.queries import any_camp, commanders_in, ground, order_of, players_decide, standing_of
from montjoy.games.clusta.model.sides import is_barred
from montjoy.games.clusta.model.state import Clash, World, take_number
from montjoy.games.clusta.protocol.questions import AfterWin, Do, Pursue, TakenCamp
from montjoy.games.clusta.protocol.reports import CampTaken
from montjoy.games.clusta.rules.engagements import ambush, battle_reports, casualties, fronts, muster
from montjoy.games.clusta.rules.engagements.casualties import lose_camp
from montjoy.games.clusta.rules.engagements.retreat import step_back, way_back
from montjoy.games.clusta.rules.messengers import dispatches, interception
from montjoy.games.clusta.rules.movement.parties import put
from montjoy.games.clusta.rules.orders import sheets

Departed: TypeAlias = tuple[Unit, How]                       # a unit that has left the battle, and how
LEFT_THE_FIELD: Final = (How.DESTROYED, How.WIPED)
KEEP_ORDERS: Final = (How.EVADED, How.FOLLOWED)
NO_PURSUIT_OF: Final = (How.EVADED, How.WITHDRAWN, *LEFT_THE_FIELD)
STAYS_BEHIND: Final = ("HOLD", "FORTIFY", "AMBUSH")
GOES_THERE: Final = ("ATTACK", "ADVANCE_TO")
PURSUE, STAY, ADVANCE = Do("pursue"), Do("stay"), Do("advance")
KEEP, BURN = Do("keep"), Do("burn")


async def carry_out_consequences(world: World, clash: Clash, before: Fight, *, pursued: bool = True) -> None:
    """CN-BATTLE-04  Losses are written down, commanders fall, (5) who had to leaves, (7) the others pursue, move in or stay."""
    casualties.write_losses(world, clash, before)
    await casualties.raise_fallen_undead(world, clash)
    note_fallen(world, clash)
    left = [units_gone(party, before) for party in parties(world, clash)]
    battle_reports.note_departures(clash, left)
    besides: list[tuple[Party, Departed]] = []
    for party, gone in zip(parties(world, clash), left, strict=True):
        besides += [(other, (unit, how)) for unit, how in gone for other in leave_elsewhere(world, unit, how)]
        await carry_out_retreats(party, gone)
        for unit in party.units:
            casualties.strike_from_map(world, unit)          # CN-LOSS-05-X: without men it leaves the map at once
    for n in (0, 1):
        if clash.battle.result == STANDS[n]:
            await follow_up_victory(Party(world, clash, n), left[1 - n] if pursued else [])
    for other, one in besides:
        if other.clash.battle.result == STANDS[1 - other.n]:
            await follow_up_victory(other.enemy, [one] if pursued else [])


def leave_elsewhere(world: World, unit: Unit, how: How) -> list[Party]:
    """CN-MULTI-01  The other fronts that a unit has left by leaving one: not while men of it stand there still and only those
    who were here are gone."""
    if how in LEFT_THE_FIELD and unit.present > 0:
        return []
    found = [front for front in fronts.leave_all(world, unit, how) if is_going_on(front.clash)]
    for front in found:
        front.clash.battle.result = judged(front.clash.battle)
    return found


async def follow_up_victory(party: Party, left: Sequence[Departed]) -> None:
    """CN-BATTLE-19  The side left in the field is the victor, whoever won tactics rolls: it pursues, moves in, or stays; while it
    fights on another front it stays."""
    world, clash = party.world, party.clash
    if is_still_engaged(party):
        return
    if await pursue(party, left):
        muster.move_fight(world, clash)
        return
    party = Party(world, clash, party.n)
    winners = party.standing
    if not is_still_engaged(party):
        await move_in(party)
        resume_order(world, winners)


async def withdraw_units(part: Fight, side: int, how: How, numbers: Sequence[int]) -> None:
    """CN-INT-06-X  The units of these numbers leave the battle, nobody else."""
    force = part.side[side]
    for i in range(force.contingents):
        if force.contingent[i].unit in numbers and opens_unit(force, i) and unit_here(force, i):
            await depart(part, side, i, how)


def is_still_engaged(party: Party) -> bool:
    """Some of those who stand have another front open."""
    others = [front.clash for unit in party.standing for front in fronts.fronts_of(party.world, unit)]
    return any(is_going_on(other) and other.id != party.clash.id for other in others)


def note_fallen(world: World, clash: Clash) -> None:
    """What the fight has made of the commanders: their fate and their hero points."""
    for party in parties(world, clash):
        for k, id in enumerate(battle_reports.leaders(party)[: party.force.commanders]):
            commander = world.commanders.get(id)
            if commander is None:
                continue
            commander.hero_points = party.force.points[k]
            if party.force.fate[k] == Fate.DEAD and not commander.fate:
                battle_reports.note_death(party, commander)
                casualties.rehouse_specialists(world, commander)
                commander.fate, commander.hex, commander.ship, commander.leads = "dead", "", "", []


# ---- who has left -----------------------------------------------------------------------------------------------------
def units_gone(party: Party, before: Fight) -> list[Departed]:
    """The units of a party that have left since then, with how, in the order of their contingents."""
    gone = [(unit, How(now.how)) for unit, was, now in party.since(before) if was.how == How.HERE != now.how]
    return list({unit.id: (unit, how) for unit, how in gone}.values())


async def carry_out_retreats(party: Party, left: Sequence[Departed]) -> None:
    """CN-RETR-01  Who had to leave, or was told to, moves one hex toward the nearest friendly camp; with a commander who went
    along those who fled and those who followed keep their orders (CN-RETR-03)."""
    world, enemy = party.world, party.enemy.hex
    kept = stays_together([how for _, how in left])
    for unit, how in left:
        if how not in LEFT_THE_FIELD and unit.present > 0:
            step_back(world, unit, party.hex, enemy)
            if how != How.EVADED:
                interception.lose_captives(world, unit.id)                 # CN-COUR-07: who retreats loses his captives
            if not keeps_orders(party.clash, unit, how, kept):
                sheets.cancel(world, unit.id)
                unit.idle_told = -1
            unit.formation, unit.beaten = "battle", True
    take_officers_along(party, party.hex, enemy, kept)


def stays_together(how: Sequence[How]) -> bool:
    """CN-RETR-03  Some followed the others with their commander: all of them function as normal."""
    return How.FOLLOWED in how


def keeps_orders(clash: Clash, unit: Unit, how: How, kept: bool) -> bool:
    """CN-RETR-01  A retreat drops all orders, but for Await's evasion; and for who goes because new orders lead him away
    (CN-INT-06-X)."""
    return kept or how in KEEP_ORDERS or (how == How.ORDER and clash.orders.get(unit.id, unit.sheet) != unit.sheet)


# ---- commanders -------------------------------------------------------------------------------------------------------
def take_officers_along(party: Party, here: str, enemy: str, kept: bool) -> None:
    """A commander goes with his force when all of it has gone; where it is destroyed he escapes alone, one hex (CN-LOSS-05-X)."""
    world, away = party.world, party.present
    if any(unit.hex == here for unit in away):
        return
    for commander in commanders_in(world, party.side, here) if not world.at(here, party.side) else []:
        follow(world, commander, away, here, enemy)
        if not kept:
            sheets.cancel(world, commander.id)
            commander.idle_told = -1


def follow(world: World, commander: Commander, away: Sequence[Unit], here: str, enemy: str) -> None:
    """CN-LOSS-05-X  With those he has left, or alone toward the nearest camp."""
    if away and away[0].ship:
        commander.ship, commander.hex, commander.owed = away[0].ship, "", None
    elif away and not away[0].hex:
        commander.hex, commander.owed = "", None
    else:
        to = away[0].hex if away else way_back(world, commander.side, here, enemy)
        if to:
            march(world, [], [commander], to)


# ---- pursuit ----------------------------------------------------------------------------------------------------------
def may_pursue(party: Party, left: Sequence[Departed]) -> list[Unit]:
    """CN-RETR-04  A force with a commander may go after those who retreat, whoever attacked; not its units under Hold, Fortify or
    Ambush, nor those that are landing, unless the overall commander is there; nor after an ambush that withdraws."""
    if party.leader is None or not reachable(party, left) or is_barred(party.world, party.side, party.enemy.hex):
        return []
    free = party.world.overall.get(party.side) in [c.id for c in party.leaders]
    return [u for u in party.standing if free or not (u.landing or order_of(u) in STAYS_BEHIND)]


def reachable(party: Party, left: Sequence[Departed]) -> list[Unit]:
    """Those who have just retreated, and stand now in a hex beside the one they left."""
    beside = ground(party.world).neighbours.get(party.enemy.hex, [])
    fled = [u for u, how in left if how not in NO_PURSUIT_OF and u.present > 0 and not u.ship]
    return [u for u in fled if u.hex in beside]


async def pursue(party: Party, left: Sequence[Departed]) -> bool:
    """CN-RETR-04  The pursuers move into the hex that the others have left, and the battle goes on between the two hexes."""
    pursuers = may_pursue(party, left)
    if not pursuers or not await wants_to_pursue(party):
        return False
    fled, old, clash = reachable(party, left), party.enemy.hex, party.clash
    leave_out_others(party, pursuers)
    leave_out_others(party.enemy, fled)
    march(party.world, pursuers, party.leaders if len(pursuers) == len(party.standing) else party.leaders[:1], old)
    clash.from_, clash.hex = (old, fled[0].hex) if party.n == 0 else (fled[0].hex, old)      # those stand one hex farther now
    round.begin_pursuit(clash.battle, party.n)
    clash.why = "pursuit"
    await enter_camp(party.world, pursuers, old)
    return is_going_on(clash)


def leave_out_others(party: Party, chosen: Sequence[Unit]) -> None:
    """The others of a party have no further part in the battle: what befalls the pursuers does not touch them."""
    for contingent in party.force.contingent:
        if contingent.unit not in [unit.number for unit in chosen] and contingent.how < How.DESTROYED:
            contingent.how = How.ASIDE


async def wants_to_pursue(party: Party) -> bool:
    """CN-RETR-04  The commander's choice: his player's, or by the standing instruction pursue."""
    leader = party.leaders[0]
    if not players_decide(party.world):
        return standing_of(party.world, leader).pursue
    return await choose(leader.side, Pursue(party.enemy.hex), [STAY, PURSUE]) == PURSUE


# ---- moving in --------------------------------------------------------------------------------------------------------
async def move_in(party: Party) -> None:
    """CN-BATTLE-19  The victor may move into the hex of the beaten, at once and for nothing: always where the order says to go
    there; else a commander may choose, and without one nobody goes."""
    world, units, hex = party.world, party.standing, party.enemy.hex
    if not units or hex in ("", party.hex) or ground(world).is_sea(hex) or party.clash.home or is_barred(world, party.side, hex):
        return
    if await wants_in(world, units, hex, party.hex):
        march(world, units, with_all(world, units, party.hex), hex)
        await enter_camp(world, units, hex)
        ambush.spring_ambushes(world, units, hex)


def march(world: World, units: Sequence[Unit], leaders: Sequence[Commander], hex: str) -> None:
    """They are in another hex now, ashore if they were aboard."""
    put(world, units, leaders, hex)
    for unit in units:
        unit.ship = ""
    for leader in leaders:
        leader.ship = ""


def with_all(world: World, units: Sequence[Unit], hex: str) -> list[Commander]:
    """The commanders who move with units out of a hex: all, unless other units of theirs stay."""
    if not units or not hex:
        return []
    ids = [u.id for u in units]
    if units[0].ship:                                        # from the boats: who leads them, nobody from other ships
        return [c for c in commanders_in(world, units[0].side, hex) if any(id in ids for id in c.leads)]
    stay = [unit for unit in world.at(hex, units[0].side) if unit.id not in ids]
    led = commanders_in(world, units[0].side, hex)
    return [c for c in led if not stay or any(id in ids for id in c.leads)]


async def wants_in(world: World, units: Sequence[Unit], hex: str, here: str) -> bool:
    """CN-BATTLE-19  The order Attack or Advance to says to go there, and so does a landing ordered to attack; else it is his
    commander's word."""
    if any(order_of(unit) in GOES_THERE or storms(unit) for unit in units):
        return True
    leader = next(iter(commanders_in(world, units[0].side, here)), None)
    if leader is None:
        return False
    if not players_decide(world):
        return standing_of(world, leader).advance_after_win
    return await choose(leader.side, AfterWin(hex), [STAY, ADVANCE]) == ADVANCE


def storms(unit: Unit) -> bool:
    """It lands against enemies (CN-LAND-01)."""
    return bool(unit.ship) and unit.doing.do is not None and unit.doing.do.order == "DISEMBARK" and unit.doing.do.attack


def resume_order(world: World, units: Sequence[Unit]) -> None:
    """CN-BATTLE-20-X  The victor's order goes on, whatever had stopped it; Attack is complete when no resistance is left in its
    hex."""
    for unit in units:
        unit.doing.stopped = False
        do = unit.doing.do
        if do is not None and do.order == "ATTACK" and unit.hex == do.hex and not sides.open_enemies(world, unit.side, do.hex):
            unit.doing.done = True


# ---- taken camps ------------------------------------------------------------------------------------------------------
async def enter_camp(world: World, units: Sequence[Unit], hex: str) -> None:
    """CN-ORD-CAMP-2-X  A hostile force in a camp whose defenders are gone takes it, without its fortification; or burns it."""
    camp = any_camp(world, hex)
    if camp is None or not units or camp.side == units[0].side or sides.enemies_at(world, units[0].side, hex):
        return
    if not is_enemy(world, units[0].side, camp):
        return
    await lose_camp(world, camp, units[0].side)
    burnt = await is_to_burn(world, units[0], hex)
    if burnt:
        del world.camps[camp.id]
    mine = "" if burnt else take_camp(world, camp, units[0].side)
    report_camp(world, units[0], camp, mine)


def is_enemy(world: World, side: str, camp: Camp) -> bool:
    """Whether those who come regard the camp's side as an enemy: that it secretly regards them so is not told by their taking it
    (CN-LOY-02)."""
    return sides.hostile(world, side, camp.side)


async def is_to_burn(world: World, unit: Unit, hex: str) -> bool:
    """A commander's player says whether it is burnt; else it is kept, but by the dead, who make no camps."""
    leader = next(iter(commanders_in(world, unit.side, unit.hex)), None)
    if unit.undead:
        return True
    if leader is None or not players_decide(world):
        return False
    return await choose(unit.side, TakenCamp(hex), [KEEP, BURN]) == BURN


def report_camp(world: World, unit: Unit, camp: Camp, mine: str) -> None:
    """CN-COUR-01  The overall commander of those who took it is told, by who leads them that they have it, or have burnt it."""
    by = next((c.id for c in commanders_in(world, unit.side, camp.hex)), unit.id)
    dispatches.send(world, unit.side, (CampTaken(world.tick, camp.hex, by, camp.side, mine),), by=by, hex=camp.hex)


def take_camp(world: World, camp: Camp, side: str) -> str:
    """CN-ORD-CAMP-2-X  It becomes the captor's camp, under a number of his own; what it is called now."""
    del world.camps[camp.id]
    number = take_number(world, side, "camp")
    id = f"{side}.camp{number}"
    world.camps[id] = Camp(id, side, number, camp.name, camp.hex)
    return id
