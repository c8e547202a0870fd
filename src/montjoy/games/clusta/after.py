"""After a field round: who had to leave goes, who may goes after him, who has won moves in (CN-RETR, CN-BATTLE-19, -20).

A fight says which units have left it and how (`fight_state.How`); here they are moved on the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import choose
from montjoy.games.clusta import fight, hunters, lying, routes, sheets
from montjoy.games.clusta import fight_state as fs
from montjoy.games.clusta.acts import AfterWin, Do, Pursue
from montjoy.games.clusta.books import order_of
from montjoy.games.clusta.contact import asked, standing_of
from montjoy.games.clusta.losses import parties, unit_of, where
from montjoy.games.clusta.parties import put
from montjoy.games.clusta.pieces import Commander, Unit
from montjoy.games.clusta.retreat import barred, step_back, way_back
from montjoy.games.clusta.spoils import camp_entered
from montjoy.games.clusta.whereabouts import commanders_in, ground
from montjoy.games.clusta.world import Clash, World

LEFT_THE_FIELD: Final = (fs.How.DESTROYED, fs.How.WIPED)
KEEP_ORDERS: Final = (fs.How.EVADED, fs.How.FOLLOWED)
NO_PURSUIT_OF: Final = (fs.How.EVADED, fs.How.WITHDRAWN, *LEFT_THE_FIELD)
STAYS_BEHIND: Final = ("HOLD", "FORTIFY", "AMBUSH")
GOES_THERE: Final = ("ATTACK", "ADVANCE_TO")
PURSUE, STAY, ADVANCE = Do("pursue"), Do("stay"), Do("advance")


# ---- who has left -----------------------------------------------------------------------------------------------------
def gone(world: World, clash: Clash, side: int, before: fs.Fight) -> list[tuple[Unit, fs.How]]:
    """The units of a side that have left since then, with how, in the order of their contingents."""
    assert clash.fight is not None
    found: dict[str, tuple[Unit, fs.How]] = {}
    for was, now in zip(before.side[side].contingent, clash.fight.side[side].contingent, strict=True):
        unit = unit_of(world, clash, side, now.unit)
        if unit is not None and was.how == fs.How.HERE and now.how != fs.How.HERE:
            found[unit.id] = (unit, fs.How(now.how))
    return list(found.values())


async def retreats(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> None:
    """CN-RETR-01  Who had to leave, or was told to, moves one hex toward the nearest friendly camp; with a commander who went
    along those who fled and those who followed keep their orders (CN-RETR-03)."""
    here = where(clash, side)
    enemy = where(clash, 1 - side)
    kept = stays_together([how for _, how in left])
    for unit, how in left:
        if how not in LEFT_THE_FIELD and unit.present > 0:
            step_back(world, unit, here, enemy)
            if how != fs.How.EVADED:
                hunters.lost(world, unit.id)                 # CN-COUR-07: who retreats loses his captives
            if not keeps_orders(world, clash, unit, how, kept):
                sheets.cancel(world, unit.id)
                unit.idle_told = -1
            unit.formation, unit.beaten = "battle", True
    officers(world, clash, side, here, enemy, kept)


def stays_together(how: Sequence[fs.How]) -> bool:
    """CN-RETR-03  Some followed the others with their commander: all of them function as normal."""
    return fs.How.FOLLOWED in how


def keeps_orders(world: World, clash: Clash, unit: Unit, how: fs.How, kept: bool) -> bool:
    """CN-RETR-01  A retreat drops all orders, but for Await's evasion; and for who goes because new orders lead him away
    (CN-INT-06-X)."""
    return kept or how in KEEP_ORDERS or (how == fs.How.ORDER and clash.orders.get(unit.id, unit.sheet) != unit.sheet)


# ---- commanders -------------------------------------------------------------------------------------------------------
def officers(world: World, clash: Clash, side: int, here: str, enemy: str, kept: bool) -> None:
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
    place = where(clash, side)
    leader = next(iter(commanders_in(world, side_of(world, clash, side), place)), None)
    if leader is None or not reachable(world, clash, side, left) or barred(world, leader.side, where(clash, 1 - side)):
        return []
    free = world.overall.get(leader.side) in [c.id for c in commanders_in(world, leader.side, place)]
    return [u for u in standing_units(world, clash, side) if free or not (u.landing or order_of(u) in STAYS_BEHIND)]


def reachable(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> list[Unit]:
    """Those who have just retreated, and stand now in a hex beside the one they left."""
    old = where(clash, 1 - side)
    there = ground(world)
    fled = [u for u, how in left if how not in NO_PURSUIT_OF and u.present > 0 and u.hex and not u.ship]
    return [u for u in fled if u.hex in there.neighbours.get(old, [])]


async def pursuit(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> bool:
    """CN-RETR-04  The pursuers move into the hex that the others have left, and the battle goes on between the two hexes."""
    assert clash.fight is not None
    pursuers = may_pursue(world, clash, side, left)
    if not pursuers or not await wants_to_pursue(world, clash, side):
        return False
    fled, old = reachable(world, clash, side, left), where(clash, 1 - side)
    for other, chosen in ((side, pursuers), (1 - side, fled)):
        only(clash, other, [u.number for u in chosen])
    leaders = commanders_in(world, pursuers[0].side, where(clash, side))
    march(world, pursuers, leaders if len(pursuers) == len(standing_units(world, clash, side)) else leaders[:1], old)
    replaced(clash, side, old, fled[0].hex)
    fight.pursued(clash.fight, side)
    clash.why = "pursuit"
    await camp_entered(world, pursuers, old)
    return clash.fight.result == fs.Verdict.OPEN or clash.fight.result == fs.Verdict.UNFINISHED


def only(clash: Clash, side: int, numbers: Sequence[int]) -> None:
    """The others of a side have no further part in the battle: what befalls the pursuers does not touch them."""
    assert clash.fight is not None
    for contingent in clash.fight.side[side].contingent:
        if contingent.unit not in numbers and contingent.how < fs.How.DESTROYED:
            contingent.how = fs.How.ASIDE


def replaced(clash: Clash, side: int, old: str, new: str) -> None:
    """The pursuers stand where the others stood, those one hex farther."""
    if side == 0:
        clash.from_, clash.hex = old, new
    else:
        clash.from_, clash.hex = new, old


async def wants_to_pursue(world: World, clash: Clash, side: int) -> bool:
    """CN-RETR-04  The commander's choice: his player's, or by the standing instruction pursue."""
    leader = commanders_in(world, side_of(world, clash, side), where(clash, side))[0]
    if not asked(world):
        return standing_of(world, leader).pursue
    answer = await choose(leader.side, Pursue(where(clash, 1 - side)), [STAY, PURSUE])
    return answer == PURSUE


# ---- moving in --------------------------------------------------------------------------------------------------------
async def moves_in(world: World, clash: Clash, side: int) -> bool:
    """CN-BATTLE-19  The victor may move into the hex of the beaten, at once and for nothing: always where the order says to go
    there; else a commander may choose, and without one nobody goes."""
    units = standing_units(world, clash, side)
    hex = where(clash, 1 - side)
    if not units or not hex or hex == where(clash, side) or ground(world).is_sea(hex) or clash.home:
        return False
    if barred(world, units[0].side, hex) or not await wants_in(world, units, hex, where(clash, side)):
        return False
    march(world, units, with_all(world, units, where(clash, side)), hex)
    await camp_entered(world, units, hex)
    lying.ambushes(world, units, hex)
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
    if not asked(world):
        return standing_of(world, leader).advance_after_win
    answer = await choose(leader.side, AfterWin(hex), [STAY, ADVANCE])
    return answer == ADVANCE


def storms(unit: Unit) -> bool:
    """It lands against enemies (CN-LAND-01)."""
    return bool(unit.ship) and unit.doing.do is not None and unit.doing.do.order == "DISEMBARK" and unit.doing.do.attack


def goes_on(world: World, units: Sequence[Unit]) -> None:
    """CN-BATTLE-20-X  The victor's order goes on, whatever had stopped it; Attack is complete when no resistance is left in its
    hex."""
    for unit in units:
        unit.doing.stopped = False
        do = unit.doing.do
        if do is not None and do.order == "ATTACK" and unit.hex == do.hex and not routes.enemies_at(world, unit.side, do.hex):
            unit.doing.done = True


# ---- small things -----------------------------------------------------------------------------------------------------
def side_of(world: World, clash: Clash, side: int) -> str:
    return next((world.units[id].side for id in parties(clash)[side] if id in world.units), "")


def standing_units(world: World, clash: Clash, side: int) -> list[Unit]:
    """The units of a side that are still in the battle."""
    assert clash.fight is not None
    found: list[Unit] = []
    for contingent in clash.fight.side[side].contingent[: clash.fight.side[side].contingents]:
        unit = unit_of(world, clash, side, contingent.unit)
        if unit is not None and contingent.how == fs.How.HERE and contingent.men > 0 and unit not in found:
            found.append(unit)
    return found
