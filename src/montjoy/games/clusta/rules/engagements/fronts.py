"""What each party of a battle counts for, and several fronts at once (CN-MULTI-01, CN-MULTI-02-X): how a force divides
itself between the enemies it fights.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import choose
from montjoy.games.clusta.battle.state import PARTS, Contingent, How
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.engagements import KINDS, Party, is_going_on, is_undecided, parties
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import camp_in, commanders_in, order_of, players_decide, standing_of
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.questions import Do, Fronts, LeadFront
from montjoy.games.clusta.rules.campaign import works
from montjoy.games.clusta.rules.engagements import ambush
from montjoy.games.clusta.rules.knowledge import markers
from montjoy.games.clusta.rules.messengers import interception
from montjoy.games.clusta.rules.movement import fatigue
from montjoy.games.clusta.seen.view import FORCE

QUARTER, WHOLE = 1, 4
PROPORTIONAL, LARGEST = Do("proportional"), Do("largest")


def is_attacking(party: Party) -> bool:
    """The party that made the contact; both of two who met on the move (CN-CONT-04-X)."""
    return party.n == 0 or party.clash.meeting


def unit_weight(party: Party, unit: Unit) -> int:
    """CN-BATTLE-10  What a unit counts for in the comparison, the camp's multiplier apart, in sixty-fourths: wavering, exhausted,
    landing, and with the share of it that is there."""
    steady = sum(c.men * (armies.values(c.nation, c.elite).combat2 - 2 * c.wavering) for c in unit.men)
    halves = 1 if is_landing(party, unit) else 2
    return steady * fatigue.quarters(unit) * share(party, unit) * halves


def share(party: Party, unit: Unit) -> int:
    """CN-INT-03-X  Of each unit by its own order: of an ambush the quarter is there, of a unit that catches couriers three
    quarters, of all others everybody."""
    if party.clash.why == "ambush" and party.n == 0:
        return QUARTER
    return int(WHOLE * interception.share(unit))


def is_landing(party: Party, unit: Unit) -> bool:
    """CN-LAND-01  A unit is landing in the round in which it disembarks, whether it attacks or is attacked; and while that battle
    lasts."""
    clash = party.clash
    return (bool(unit.landing) and unit.landing >= clash.began) or (clash.why == "landing" and party.n == 0)


def camp_multiplier(party: Party) -> int:
    """CN-INT-03-X  All units in a fortified camp defend it together, whatever their orders, with its multiplier; a patrol is
    outside, and today's work does not count.  In halves."""
    inside = party.clash.from_ == party.clash.hex
    outside = is_attacking(party) or inside or any(order_of(unit) == ambush.PATROL for unit in party.units)
    return 2 if outside else behind_walls(party)


def behind_walls(party: Party) -> int:
    """The multiplier of the camp in which a party stands, in halves."""
    camp = camp_in(party.world, party.side, party.hex)
    return 2 if camp is None else int(2 * works.multiplier(party.world, camp, party.enemy.units))


# ---- which ------------------------------------------------------------------------------------------------------------
def fronts_of(world: World, unit: Unit) -> list[Party]:
    """CN-MULTI-02-X  The fronts on which a unit stands, as its own party: each hostile force is one, allies side by side are two;
    the largest enemy first."""
    found = [party for clash in world.clashes.values() for party in parties(world, clash) if unit in party.units]
    return sorted(found, key=lambda party: -party_weight(party.enemy))


def open_fronts(world: World, unit: Unit) -> list[Party]:
    """CN-MULTI-01  Those of them that are not decided: who has lost on one and stands on another has one front."""
    return [front for front in fronts_of(world, unit) if is_undecided(front.clash)]


def party_weight(party: Party) -> int:
    """CN-MULTI-01  A party's effective troop value, hero points apart, as a whole number: what it would count in the table
    (CN-BATTLE-10)."""
    return camp_multiplier(party) * sum(unit_weight(party, unit) for unit in party.units)


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


def men_on(party: Party, unit: Unit, n: int) -> int:
    """CN-MULTI-01  The men of a unit's contingent on this front: all where it is the only one, else by how its side divides
    itself; who is on a front already stays there."""
    every = fronts_of(party.world, unit)
    if len(every) < 2:
        return unit.men[n].men
    if party.clash.fight is not None:
        return 0
    new = [front for front in every if front.clash.fight is None]
    bound = sum(c.men for front in every if is_going_on(front.clash) for c in engaged(front, unit, n))
    weights = [party_weight(front.enemy) for front in new]
    if split_of(party) == "largest":
        weights = [w if k == 0 else 0 for k, w in enumerate(weights)]
    return divided(max(0, unit.men[n].men - bound), weights)[[front.clash.id for front in new].index(party.clash.id)]


def redivide(world: World, clash: Clash) -> None:
    """CN-MULTI-01  The division may be changed between rounds: a new front takes its part of those who stand on the others,
    and whose front is no longer fought goes to those that are."""
    for unit in (unit for party in parties(world, clash) for unit in party.units):
        fronts = open_fronts(world, unit)
        weights = [party_weight(front.enemy) for front in fronts]
        for n, own in enumerate(unit.men):
            for front, men in zip(fronts, divided(own.men, weights), strict=True):
                if front.clash.spent == 0:
                    set_strength(front, unit, n, men)


def set_strength(front: Party, unit: Unit, n: int, men: int) -> None:
    """So many men of a contingent stand on a front that is fought already; what it has lost there stays lost there.  If they are
    as many as before, their running troop value stays what it was (CN-ROUND-04)."""
    for c in engaged(front, unit, n):
        if c.men != men:
            c.men, c.start = men, men + c.lost + c.dead
            c.tv, c.first = men * c.worth * PARTS // 2, c.start * c.worth * PARTS // 2


def engaged(front: Party, unit: Unit, n: int) -> list[Contingent]:
    """What stands of a contingent on a front that is fought already."""
    kind = KINDS.index((unit.men[n].nation, unit.men[n].elite))
    return [c for c in front.contingents if c.how == How.HERE and c.unit == unit.number and c.kind == kind]


def split_of(party: Party) -> str:
    return party.clash.split[party.n] if len(party.clash.split) > party.n else "proportional"


async def decide(party: Party) -> None:
    """CN-MULTI-01  Who has several fronts says how he divides his troops, and which front his commander leads; by default in
    proportion to the enemies, and the largest of them."""
    fronts = open_fronts(party.world, party.units[0]) if party.units else []
    new = [front for front in fronts if front.clash.fight is None]
    if len(fronts) < 2 or not new or new[0].clash.id != party.clash.id:
        return
    hex = party.units[0].hex
    leader = next(iter(commanders_in(party.world, party.side, hex)), None)
    how, leads = "proportional", fronts[0].clash.id
    if leader is not None and not players_decide(party.world):
        how = standing_of(party.world, leader).front_split
    elif leader is not None:
        enemies = tuple(marker_of(front.enemy) for front in fronts)
        how = (await choose(leader.side, Fronts(hex, enemies), [PROPORTIONAL, LARGEST])).what
        options = [Do(str(k + 1)) for k in range(len(fronts))]
        leads = fronts[int((await choose(leader.side, LeadFront(hex, enemies), options)).what) - 1].clash.id
    for front in fronts:
        while len(front.clash.split) < 2:
            front.clash.split.append("")
            front.clash.led.append("")
        front.clash.split[front.n], front.clash.led[front.n] = how, leads


def marker_of(party: Party) -> str:
    return markers.marker(party.world, party.side, party.hex) if party.units else FORCE


def leaders_on(party: Party, here: Sequence[Commander]) -> list[Commander]:
    """CN-MULTI-01  The commander leads one of his fronts, the others are unled, unless there are more commanders: the next
    leads the next."""
    every = fronts_of(party.world, party.units[0]) if party.units else []
    fronts = [front for front in every if is_undecided(front.clash) or front.clash.id == party.clash.id]
    if len(fronts) < 2 or not here:
        return list(here)
    chosen = party.clash.led[party.n] if len(party.clash.led) > party.n else ""
    order = sorted(fronts, key=lambda front: front.clash.id != chosen)
    place = [front.clash.id for front in order].index(party.clash.id)
    return [here[place]] if place < len(here) else []


# ---- over all fronts --------------------------------------------------------------------------------------------------
def leave_all(world: World, unit: Unit, how: int) -> list[Party]:
    """CN-MULTI-01  A unit that retreats leaves all its fronts.  Gives those that it left besides."""
    found: list[Party] = []
    for front in fronts_of(world, unit):
        here = [c for c in front.contingents if c.unit == unit.number and c.how == How.HERE]
        for c in here:
            c.how = how
        found += [front] if here else []
    return found


def tell_fronts(world: World) -> None:
    """CN-MULTI-01  What a unit has lost is judged over all its fronts: each is told what stands on the others; only the
    largest rolls for its morale."""
    for clash in world.clashes.values():
        for party in parties(world, clash) if clash.fight is not None else ():
            for unit in party.units:
                tell_of_others(party, unit)


def tell_of_others(party: Party, unit: Unit) -> None:
    """A unit's running and original troop values and men on its other fronts, into its first contingent here."""
    fronts = [front for front in fronts_of(party.world, unit) if front.clash.fight is not None]
    others = [c for front in fronts if front.clash.id != party.clash.id for c in front.contingents]
    rows = [c for c in others if c.unit == unit.number and c.start > 0]
    active = [front.clash.id for front in fronts if is_undecided(front.clash)]
    for k, own in enumerate(c for c in party.contingents if c.unit == unit.number):
        far = rows if k == 0 else []
        own.far_tv, own.far_first = sum(c.tv for c in far), sum(c.first for c in far)
        own.far_men, own.far_start = sum(c.men for c in far), sum(c.start for c in far)
        own.judged_there = int(len(active) > 1 and active[0] != party.clash.id)
