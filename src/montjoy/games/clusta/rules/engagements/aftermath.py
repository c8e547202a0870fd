"""After a field round: who had to leave goes and where to, who may goes after him, who has won moves in, camps are
taken (CN-RETR, CN-BATTLE-19, -20, CN-ORD-CAMP-2-X).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import choose
from montjoy.games.clusta.battle import round
from montjoy.games.clusta.battle import state as fs
from montjoy.games.clusta.battle.departures import judged
from montjoy.games.clusta.battle.force import opens_unit, unit_here
from montjoy.games.clusta.battle.morale import depart
from montjoy.games.clusta.model import engagements, sides
from montjoy.games.clusta.model.engagements import is_going_on, parties, party_hex, side_of, standing_units, unit_of
from montjoy.games.clusta.model.pieces import Camp, Commander, Unit
from montjoy.games.clusta.model.queries import any_camp, commanders_in, ground, order_of, players_decide, standing_of
from montjoy.games.clusta.model.state import Clash, World, take_number
from montjoy.games.clusta.protocol.questions import AfterWin, Do, Pursue, TakenCamp
from montjoy.games.clusta.rules.engagements import ambush, battle_reports, casualties, fronts, muster
from montjoy.games.clusta.rules.engagements.casualties import lose_camp
from montjoy.games.clusta.rules.engagements.retreat import is_barred, step_back, way_back
from montjoy.games.clusta.rules.messengers import interception
from montjoy.games.clusta.rules.movement.parties import put
from montjoy.games.clusta.rules.orders import sheets


async def carry_out_consequences(world: World, clash: Clash, before: fs.Fight, *, pursued: bool = True) -> None:
    """CN-BATTLE-04  Losses are written down, commanders fall, (5) who had to leaves, (7) the others pursue, move in or stay."""
    assert clash.fight is not None
    casualties.write_losses(world, clash, before)
    await casualties.raise_fallen_undead(world, clash)
    note_fallen(world, clash)
    left = [units_gone(world, clash, side, before) for side in (0, 1)]
    battle_reports.note_departures(clash, left)
    besides: list[tuple[Clash, int, tuple[Unit, fs.How]]] = []
    for side in (0, 1):
        for unit, how in left[side]:
            besides += [(other, fronts.side_of(other, unit), (unit, how)) for other in leave_elsewhere(world, unit, how)]
        await carry_out_retreats(world, clash, side, left[side])
        for id in parties(clash)[side]:
            if id in world.units:
                casualties.strike_from_map(world, world.units[id])        # CN-LOSS-05-X: without men it leaves the map at once
    for side in (0, 1):
        if clash.fight.result == (fs.Verdict.FIRST_STANDS, fs.Verdict.SECOND_STANDS)[side]:
            await follow_up_victory(world, clash, side, left[1 - side] if pursued else [])
    for other, side, gone in besides:
        if other.fight is not None and other.fight.result == (fs.Verdict.SECOND_STANDS, fs.Verdict.FIRST_STANDS)[side]:
            await follow_up_victory(world, other, 1 - side, [gone] if pursued else [])


def leave_elsewhere(world: World, unit: Unit, how: fs.How) -> list[Clash]:
    """CN-MULTI-01  The other fronts that a unit has left by leaving one: not while men of it stand there still and only those
    who were here are gone."""
    if how in LEFT_THE_FIELD and unit.present > 0:
        return []
    found = [front for front in fronts.leave_all(world, unit, how) if front.fight is not None and is_going_on(front)]
    for front in found:
        assert front.fight is not None
        front.fight.result = judged(front.fight)
    return found


async def follow_up_victory(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> None:
    """CN-BATTLE-19  The side left in the field is the victor, whoever won tactics rolls: it pursues, moves in, or stays; while it
    fights on another front it stays."""
    winners = engagements.standing_units(world, clash, side)
    if is_still_engaged(world, clash, winners):
        return
    if await pursue(world, clash, side, left):
        muster.move_fight(world, clash)
        return
    winners = engagements.standing_units(world, clash, side)
    if not is_still_engaged(world, clash, winners):
        await move_in(world, clash, side)
        resume_order(world, winners)


async def withdraw_units(part: fs.Fight, side: int, how: fs.How, numbers: Sequence[int]) -> None:
    """CN-INT-06-X  The units of these numbers leave the battle, nobody else."""
    force = part.side[side]
    for i in range(force.contingents):
        if force.contingent[i].unit in numbers and opens_unit(force, i) and unit_here(force, i):
            await depart(part, side, i, how)


def is_still_engaged(world: World, clash: Clash, units: Sequence[Unit]) -> bool:
    """Some of these units have another front open."""
    return any(is_going_on(other) and other.id != clash.id for unit in units for other in fronts.fronts_of(world, unit))


def note_fallen(world: World, clash: Clash) -> None:
    """What the fight has made of the commanders: their fate and their hero points."""
    assert clash.fight is not None
    for side, force in enumerate(clash.fight.side):
        ids = battle_reports.leaders(clash, side)
        for k, id in enumerate(ids[: force.commanders]):
            commander = world.commanders.get(id)
            if commander is None:
                continue
            commander.hero_points = force.points[k]
            if force.fate[k] == fs.Fate.DEAD and not commander.fate:
                battle_reports.note_death(clash, side, commander)
                casualties.rehouse_specialists(world, commander)
                commander.fate, commander.hex, commander.ship, commander.leads = "dead", "", "", []


LEFT_THE_FIELD: Final = (fs.How.DESTROYED, fs.How.WIPED)
KEEP_ORDERS: Final = (fs.How.EVADED, fs.How.FOLLOWED)
NO_PURSUIT_OF: Final = (fs.How.EVADED, fs.How.WITHDRAWN, *LEFT_THE_FIELD)
STAYS_BEHIND: Final = ("HOLD", "FORTIFY", "AMBUSH")
GOES_THERE: Final = ("ATTACK", "ADVANCE_TO")
PURSUE, STAY, ADVANCE = Do("pursue"), Do("stay"), Do("advance")


# ---- who has left -----------------------------------------------------------------------------------------------------
def units_gone(world: World, clash: Clash, side: int, before: fs.Fight) -> list[tuple[Unit, fs.How]]:
    """The units of a side that have left since then, with how, in the order of their contingents."""
    assert clash.fight is not None
    found: dict[str, tuple[Unit, fs.How]] = {}
    for was, now in zip(before.side[side].contingent, clash.fight.side[side].contingent, strict=True):
        unit = unit_of(world, clash, side, now.unit)
        if unit is not None and was.how == fs.How.HERE and now.how != fs.How.HERE:
            found[unit.id] = (unit, fs.How(now.how))
    return list(found.values())


async def carry_out_retreats(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> None:
    """CN-RETR-01  Who had to leave, or was told to, moves one hex toward the nearest friendly camp; with a commander who went
    along those who fled and those who followed keep their orders (CN-RETR-03)."""
    here = party_hex(clash, side)
    enemy = party_hex(clash, 1 - side)
    kept = stays_together([how for _, how in left])
    for unit, how in left:
        if how not in LEFT_THE_FIELD and unit.present > 0:
            step_back(world, unit, here, enemy)
            if how != fs.How.EVADED:
                interception.lose_captives(world, unit.id)                 # CN-COUR-07: who retreats loses his captives
            if not keeps_orders(world, clash, unit, how, kept):
                sheets.cancel(world, unit.id)
                unit.idle_told = -1
            unit.formation, unit.beaten = "battle", True
    take_officers_along(world, clash, side, here, enemy, kept)


def stays_together(how: Sequence[fs.How]) -> bool:
    """CN-RETR-03  Some followed the others with their commander: all of them function as normal."""
    return fs.How.FOLLOWED in how


def keeps_orders(world: World, clash: Clash, unit: Unit, how: fs.How, kept: bool) -> bool:
    """CN-RETR-01  A retreat drops all orders, but for Await's evasion; and for who goes because new orders lead him away
    (CN-INT-06-X)."""
    return kept or how in KEEP_ORDERS or (how == fs.How.ORDER and clash.orders.get(unit.id, unit.sheet) != unit.sheet)


# ---- commanders -------------------------------------------------------------------------------------------------------
def take_officers_along(world: World, clash: Clash, side: int, here: str, enemy: str, kept: bool) -> None:
    """A commander goes with his force when all of it has gone; where it is destroyed he escapes alone, one hex (CN-LOSS-05-X)."""
    own = [world.units[id] for id in parties(clash)[side] if id in world.units]
    if not own or any(unit.hex == here and unit.present > 0 for unit in own):
        return
    away = [unit for unit in own if unit.present > 0]
    for commander in commanders_in(world, own[0].side, here):
        others = [u for u in world.units.values() if u.side == commander.side and u.hex == here and u.present > 0]
        if not others:
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
def may_pursue(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> list[Unit]:
    """CN-RETR-04  A force with a commander may go after those who retreat, whoever attacked; not its units under Hold, Fortify or
    Ambush, nor those that are landing, unless the overall commander is there; nor after an ambush that withdraws."""
    assert clash.fight is not None
    place = party_hex(clash, side)
    leader = next(iter(commanders_in(world, side_of(world, clash, side), place)), None)
    if leader is None or not reachable(world, clash, side, left) or is_barred(world, leader.side, party_hex(clash, 1 - side)):
        return []
    free = world.overall.get(leader.side) in [c.id for c in commanders_in(world, leader.side, place)]
    return [u for u in standing_units(world, clash, side) if free or not (u.landing or order_of(u) in STAYS_BEHIND)]


def reachable(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> list[Unit]:
    """Those who have just retreated, and stand now in a hex beside the one they left."""
    old = party_hex(clash, 1 - side)
    there = ground(world)
    fled = [u for u, how in left if how not in NO_PURSUIT_OF and u.present > 0 and u.hex and not u.ship]
    return [u for u in fled if u.hex in there.neighbours.get(old, [])]


async def pursue(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> bool:
    """CN-RETR-04  The pursuers move into the hex that the others have left, and the battle goes on between the two hexes."""
    assert clash.fight is not None
    pursuers = may_pursue(world, clash, side, left)
    if not pursuers or not await wants_to_pursue(world, clash, side):
        return False
    fled, old = reachable(world, clash, side, left), party_hex(clash, 1 - side)
    for other, chosen in ((side, pursuers), (1 - side, fled)):
        leave_out_others(clash, other, [u.number for u in chosen])
    leaders = commanders_in(world, pursuers[0].side, party_hex(clash, side))
    march(world, pursuers, leaders if len(pursuers) == len(standing_units(world, clash, side)) else leaders[:1], old)
    place_pursuers(clash, side, old, fled[0].hex)
    round.pursued(clash.fight, side)
    clash.why = "pursuit"
    await enter_camp(world, pursuers, old)
    return clash.fight.result == fs.Verdict.OPEN or clash.fight.result == fs.Verdict.UNFINISHED


def leave_out_others(clash: Clash, side: int, numbers: Sequence[int]) -> None:
    """The others of a side have no further part in the battle: what befalls the pursuers does not touch them."""
    assert clash.fight is not None
    for contingent in clash.fight.side[side].contingent:
        if contingent.unit not in numbers and contingent.how < fs.How.DESTROYED:
            contingent.how = fs.How.ASIDE


def place_pursuers(clash: Clash, side: int, old: str, new: str) -> None:
    """The pursuers stand where the others stood, those one hex farther."""
    if side == 0:
        clash.from_, clash.hex = old, new
    else:
        clash.from_, clash.hex = new, old


async def wants_to_pursue(world: World, clash: Clash, side: int) -> bool:
    """CN-RETR-04  The commander's choice: his player's, or by the standing instruction pursue."""
    leader = commanders_in(world, side_of(world, clash, side), party_hex(clash, side))[0]
    if not players_decide(world):
        return standing_of(world, leader).pursue
    answer = await choose(leader.side, Pursue(party_hex(clash, 1 - side)), [STAY, PURSUE])
    return answer == PURSUE


# ---- moving in --------------------------------------------------------------------------------------------------------
async def move_in(world: World, clash: Clash, side: int) -> bool:
    """CN-BATTLE-19  The victor may move into the hex of the beaten, at once and for nothing: always where the order says to go
    there; else a commander may choose, and without one nobody goes."""
    units = standing_units(world, clash, side)
    hex = party_hex(clash, 1 - side)
    if not units or not hex or hex == party_hex(clash, side) or ground(world).is_sea(hex) or clash.home:
        return False
    if is_barred(world, units[0].side, hex) or not await wants_in(world, units, hex, party_hex(clash, side)):
        return False
    march(world, units, with_all(world, units, party_hex(clash, side)), hex)
    await enter_camp(world, units, hex)
    ambush.spring_ambushes(world, units, hex)
    return True


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
    stay = [u for u in world.units.values() if u.side == units[0].side and u.hex == hex and u.present > 0 and u.id not in ids]
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
    answer = await choose(leader.side, AfterWin(hex), [STAY, ADVANCE])
    return answer == ADVANCE


def storms(unit: Unit) -> bool:
    """It lands against enemies (CN-LAND-01)."""
    return bool(unit.ship) and unit.doing.do is not None and unit.doing.do.order == "DISEMBARK" and unit.doing.do.attack


def resume_order(world: World, units: Sequence[Unit]) -> None:
    """CN-BATTLE-20-X  The victor's order goes on, whatever had stopped it; Attack is complete when no resistance is left in its
    hex."""
    for unit in units:
        unit.doing.stopped = False
        do = unit.doing.do
        if do is not None and do.order == "ATTACK" and unit.hex == do.hex and not sides.enemies_at(world, unit.side, do.hex):
            unit.doing.done = True


KEEP, BURN = Do("keep"), Do("burn")


async def enter_camp(world: World, units: Sequence[Unit], hex: str) -> None:
    """CN-ORD-CAMP-2-X  A hostile force in a camp whose defenders are gone takes it, without its fortification; or burns it."""
    camp = any_camp(world, hex)
    if camp is None or not units or camp.side == units[0].side or sides.enemies_at(world, units[0].side, hex):
        return
    if not is_enemy(world, units[0].side, camp):
        return
    await lose_camp(world, camp, units[0].side)
    if await is_to_burn(world, units[0], hex):
        del world.camps[camp.id]
    else:
        take_camp(world, camp, units[0].side)


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
    answer = await choose(unit.side, TakenCamp(hex), [KEEP, BURN])
    return answer == BURN


def take_camp(world: World, camp: Camp, side: str) -> None:
    """CN-ORD-CAMP-2-X  It becomes the captor's camp, under a number of his own."""
    del world.camps[camp.id]
    number = take_number(world, side, "camp")
    id = f"{side}.camp{number}"
    world.camps[id] = Camp(id, side, number, camp.name, camp.hex)
