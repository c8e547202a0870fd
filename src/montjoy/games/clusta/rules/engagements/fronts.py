"""What each party of a battle counts for, and several fronts at once (CN-MULTI-01, CN-MULTI-02-X): how a force divides
itself between the enemies it fights.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import choose
from montjoy.games.clusta.battle import state as fs
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.engagements import KINDS, is_undecided, parties, party_hex
from montjoy.games.clusta.model.engagements import parties as both
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import camp_in, commanders_in, players_decide, standing_of
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.questions import Do, Fronts, LeadFront
from montjoy.games.clusta.rules.campaign import works
from montjoy.games.clusta.rules.engagements import ambush
from montjoy.games.clusta.rules.knowledge import markers
from montjoy.games.clusta.rules.messengers import interception
from montjoy.games.clusta.rules.movement import fatigue
from montjoy.games.clusta.seen.view import FORCE

QUARTER, WHOLE = 1, 4


def is_attacking(clash: Clash, side: int) -> bool:
    """The party that made the contact; both of two who met on the move (CN-CONT-04-X)."""
    return side == 0 or clash.meeting


def unit_weight(world: World, clash: Clash, side: int, unit: Unit) -> int:
    """CN-BATTLE-10  What a unit counts for in the comparison, the camp's multiplier apart, in sixty-fourths: wavering, exhausted,
    landing, and with the share of it that is there."""
    steady = sum(c.men * (armies.values(c.nation, c.elite).combat2 - 2 * c.wavering) for c in unit.men)
    halves = 1 if is_landing(world, clash, side, unit) else 2
    return steady * fatigue.quarters(unit) * share(clash, side, unit) * halves


def share(clash: Clash, side: int, unit: Unit) -> int:
    """CN-INT-03-X  Of each unit by its own order: of an ambush the quarter is there, of a unit that catches couriers three
    quarters, of all others everybody."""
    if clash.why == "ambush" and side == 0:
        return QUARTER
    return int(WHOLE * interception.share(unit))


def is_landing(world: World, clash: Clash, side: int, unit: Unit) -> bool:
    """CN-LAND-01  A unit is landing in the round in which it disembarks, whether it attacks or is attacked; and while that battle
    lasts."""
    return (bool(unit.landing) and unit.landing >= clash.began) or (clash.why == "landing" and side == 0)


def camp_multiplier(world: World, clash: Clash, side: int) -> int:
    """CN-INT-03-X  All units in a fortified camp defend it together, whatever their orders, with its multiplier; a patrol is
    outside, and today's work does not count.  In halves."""
    units = [world.units[id] for id in both(clash)[side] if id in world.units]
    outside = is_attacking(clash, side) or clash.from_ == clash.hex or any(ambush.is_doing(u, ambush.PATROL) for u in units)
    return 2 if outside else behind_walls(world, clash, side)


def behind_walls(world: World, clash: Clash, side: int) -> int:
    """The multiplier of the camp in which a party stands, in halves."""
    units, against = ([world.units[id] for id in both(clash)[k] if id in world.units] for k in (side, 1 - side))
    camp = camp_in(world, units[0].side, party_hex(clash, side)) if units else None
    return 2 if camp is None else int(2 * works.multiplier(world, camp, against))


PROPORTIONAL, LARGEST = Do("proportional"), Do("largest")


# ---- which ------------------------------------------------------------------------------------------------------------
def fronts_of(world: World, unit: Unit) -> list[Clash]:
    """CN-MULTI-02-X  The fronts on which a unit stands: each hostile force is one, allies side by side are two; the largest enemy
    first."""
    found = [clash for clash in world.clashes.values() if unit.id in (*clash.attackers, *clash.defenders)]
    return sorted(found, key=lambda clash: -party_weight(world, clash, 1 - side_of(clash, unit)))


def side_of(clash: Clash, unit: Unit) -> int:
    return 0 if unit.id in clash.attackers else 1


def party_weight(world: World, clash: Clash, side: int) -> int:
    """CN-MULTI-01  A party's effective troop value, hero points apart, as a whole number: what it would count in the table
    (CN-BATTLE-10)."""
    pass

    units = [world.units[id] for id in parties(clash)[side] if id in world.units]
    return camp_multiplier(world, clash, side) * sum(unit_weight(world, clash, side, unit) for unit in units)


# ---- how many ---------------------------------------------------------------------------------------------------------
def divided(men: int, weights: Sequence[int]) -> list[int]:
    """CN-MULTI-01  So many men in proportion to the enemies' troop values: whole men, the largest remainders first."""
    total = sum(weights)
    if total <= 0:
        return [men, *(0 for _ in weights[1:])]
    parts = [men * w // total for w in weights]
    late = sorted(range(len(weights)), key=lambda k: (-(men * weights[k] % total), k))
    for k in late[: men - sum(parts)]:
        parts[k] += 1
    return parts


def men_on(world: World, clash: Clash, unit: Unit, n: int) -> int:
    """CN-MULTI-01  The men of a unit's contingent on this front: all where it is the only one, else by how its side divides
    itself; who is on a front already stays there."""
    all_fronts = fronts_of(world, unit)
    if len(all_fronts) < 2:
        return unit.men[n].men
    new = [front for front in all_fronts if front.fight is None]
    bound = sum(men_engaged(front, unit, n) for front in all_fronts if front.fight is not None and is_undecided(front))
    free = max(0, unit.men[n].men - bound)
    weights = [party_weight(world, front, 1 - side_of(front, unit)) for front in new]
    if split_of(clash, side_of(clash, unit)) == "largest":
        weights = [w if k == 0 else 0 for k, w in enumerate(weights)]
    if clash.fight is not None:
        return 0
    return divided(free, weights)[[front.id for front in new].index(clash.id)]


def redivide(world: World, clash: Clash) -> None:
    """CN-MULTI-01  The division may be changed between rounds: a new front takes its part of those who stand on the others,
    and whose front is no longer fought goes to those that are."""
    for side in (0, 1):
        for id in parties(clash)[side]:
            unit = world.units.get(id)
            for n in range(len(unit.men) if unit is not None else 0):
                assert unit is not None
                all_fronts = [front for front in fronts_of(world, unit) if is_undecided(front)]
                weights = [party_weight(world, front, 1 - side_of(front, unit)) for front in all_fronts]
                parts = divided(unit.men[n].men, weights)
                for front, men in zip(all_fronts, parts, strict=True):
                    if front.fight is not None and front.spent == 0:
                        set_strength(front, unit, n, men)


def set_strength(front: Clash, unit: Unit, n: int, men: int) -> None:
    """So many men of a contingent stand on a front that is fought already; what it has lost there stays lost there.  If they are
    as many as before, their running troop value stays what it was (CN-ROUND-04)."""
    assert front.fight is not None
    side = front.fight.side[side_of(front, unit)]
    for c in side.contingent[: side.contingents]:
        if c.unit == unit.number and c.kind == KINDS.index((unit.men[n].nation, unit.men[n].elite)) and c.how == fs.How.HERE:
            if c.men == men:
                return
            c.men, c.start = men, men + c.lost + c.dead
            c.tv, c.first = men * c.worth * fs.PARTS // 2, c.start * c.worth * fs.PARTS // 2


def men_engaged(front: Clash, unit: Unit, n: int) -> int:
    """The men of a contingent that stand on a front already."""
    assert front.fight is not None
    kind = KINDS.index((unit.men[n].nation, unit.men[n].elite))
    side = front.fight.side[side_of(front, unit)]
    here = [c for c in side.contingent[: side.contingents] if c.how == fs.How.HERE and c.unit == unit.number and c.kind == kind]
    return sum(c.men for c in here)


def split_of(clash: Clash, side: int) -> str:
    return clash.split[side] if len(clash.split) > side else "proportional"


async def decide(world: World, clash: Clash, side: int) -> None:
    """CN-MULTI-01  Who has several fronts says how he divides his troops, and which front his commander leads; by default in
    proportion to the enemies, and the largest of them."""
    units = [world.units[id] for id in parties(clash)[side] if id in world.units]
    fronts = fronts_of(world, units[0]) if units else []
    new = [front for front in fronts if front.fight is None]
    if len(fronts) < 2 or not new or new[0].id != clash.id:
        return
    leader = next(iter(commanders_in(world, units[0].side, units[0].hex)), None)
    how, leads = "proportional", fronts[0].id
    if leader is not None and not players_decide(world):
        how = standing_of(world, leader).front_split
    elif leader is not None:
        enemies = tuple(marker_of(world, front, 1 - side_of(front, units[0])) for front in fronts)
        how = (await choose(leader.side, Fronts(units[0].hex, enemies), [PROPORTIONAL, LARGEST])).what
        options = [Do(str(k + 1)) for k in range(len(fronts))]
        leads = fronts[int((await choose(leader.side, LeadFront(units[0].hex, enemies), options)).what) - 1].id
    for front in fronts:
        mine = side_of(front, units[0])
        while len(front.split) < 2:
            front.split.append("")
            front.led.append("")
        front.split[mine], front.led[mine] = how, leads


def marker_of(world: World, front: Clash, side: int) -> str:
    units = [world.units[id] for id in parties(front)[side] if id in world.units]
    return markers.marker(world, units[0].side, party_hex(front, side)) if units else FORCE


def leaders_on(world: World, clash: Clash, side: int, here: Sequence[Commander]) -> list[Commander]:
    """CN-MULTI-01  The commander leads one of his fronts, the others are unled, unless there are more commanders: the next
    leads the next."""
    units = [world.units[id] for id in parties(clash)[side] if id in world.units]
    fronts = fronts_of(world, units[0]) if units else []
    if len(fronts) < 2 or not here:
        return list(here)
    chosen = clash.led[side] if len(clash.led) > side else ""
    order = sorted(fronts, key=lambda front: front.id != chosen)
    place = [front.id for front in order].index(clash.id)
    return [here[place]] if place < len(here) else []


# ---- over all fronts --------------------------------------------------------------------------------------------------
def leave_all(world: World, unit: Unit, how: int) -> list[Clash]:
    """CN-MULTI-01  A unit that retreats leaves all its fronts.  Gives those that it left besides."""
    found: list[Clash] = []
    for front in fronts_of(world, unit):
        if front.fight is None:
            continue
        side = front.fight.side[side_of(front, unit)]
        for contingent in side.contingent[: side.contingents]:
            if contingent.unit == unit.number and contingent.how == fs.How.HERE:
                contingent.how = how
                if front not in found:
                    found.append(front)
    return found


def tell_fronts(world: World) -> None:
    """CN-MULTI-01  What a unit has lost is judged over all its fronts: each is told what stands on the others; only the
    largest rolls for its morale."""
    for clash in world.clashes.values():
        for side in (0, 1):
            for id in parties(clash)[side]:
                unit = world.units.get(id)
                if unit is not None and clash.fight is not None:
                    tell_of_others(world, clash, clash.fight.side[side], unit)


def tell_of_others(world: World, clash: Clash, force: fs.Side, unit: Unit) -> None:
    """A unit's running and original troop values and men on its other fronts, into its first contingent here."""
    open_fronts = [f for f in fronts_of(world, unit) if f.fight is not None]
    rows = [
        c for f in open_fronts if f.id != clash.id and f.fight is not None
        for c in f.fight.side[side_of(f, unit)].contingent if c.unit == unit.number and c.start > 0
    ]
    active = [f.id for f in open_fronts if is_undecided(f)]
    first = True
    for contingent in force.contingent[: force.contingents]:
        if contingent.unit == unit.number:
            contingent.far_tv = sum(c.tv for c in rows) if first else 0
            contingent.far_first = sum(c.first for c in rows) if first else 0
            contingent.far_men = sum(c.men for c in rows) if first else 0
            contingent.far_start = sum(c.start for c in rows) if first else 0
            contingent.judged_there = int(len(active) > 1 and active[0] != clash.id)
            first = False
