"""Several fronts at once (CN-MULTI-01, CN-MULTI-02-X): how a force divides itself between the enemies it fights.

Every hostile pair of forces is a front with a fight of its own; all are fought in parallel, field round by field round.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import choose
from montjoy.games.clusta import fight_state as fs
from montjoy.games.clusta import markers
from montjoy.games.clusta.acts import Do, Fronts, LeadFront
from montjoy.games.clusta.believed import FORCE
from montjoy.games.clusta.contact import asked, standing_of
from montjoy.games.clusta.losses import KINDS, parties, where
from montjoy.games.clusta.pieces import Commander, Unit
from montjoy.games.clusta.whereabouts import commanders_in
from montjoy.games.clusta.world import Clash, World

PROPORTIONAL, LARGEST = Do("proportional"), Do("largest")


# ---- which ------------------------------------------------------------------------------------------------------------
def of_unit(world: World, unit: Unit) -> list[Clash]:
    """CN-MULTI-02-X  The fronts on which a unit stands: each hostile force is one, allies side by side are two; the largest enemy
    first."""
    found = [clash for clash in world.clashes.values() if unit.id in (*clash.attackers, *clash.defenders)]
    return sorted(found, key=lambda clash: -weight(world, clash, 1 - side_of(clash, unit)))


def is_open(front: Clash) -> bool:
    """Not fought yet, or not decided."""
    return front.fight is None or front.fight.result in (fs.Verdict.OPEN, fs.Verdict.UNFINISHED)


def side_of(clash: Clash, unit: Unit) -> int:
    return 0 if unit.id in clash.attackers else 1


def weight(world: World, clash: Clash, side: int) -> int:
    """CN-MULTI-01  A party's effective troop value, hero points apart, as a whole number: what it would count in the table
    (CN-BATTLE-10)."""
    from montjoy.games.clusta import mustering

    units = [world.units[id] for id in parties(clash)[side] if id in world.units]
    return mustering.camp_multiplier(world, clash, side) * sum(mustering.weight(world, clash, side, unit) for unit in units)


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
    all_fronts = of_unit(world, unit)
    if len(all_fronts) < 2:
        return unit.men[n].men
    new = [front for front in all_fronts if front.fight is None]
    bound = sum(engaged(front, unit, n) for front in all_fronts if front.fight is not None and is_open(front))
    free = max(0, unit.men[n].men - bound)
    weights = [weight(world, front, 1 - side_of(front, unit)) for front in new]
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
                all_fronts = [front for front in of_unit(world, unit) if is_open(front)]
                weights = [weight(world, front, 1 - side_of(front, unit)) for front in all_fronts]
                parts = divided(unit.men[n].men, weights)
                for front, men in zip(all_fronts, parts, strict=True):
                    if front.fight is not None and front.spent == 0:
                        stands(front, unit, n, men)


def stands(front: Clash, unit: Unit, n: int, men: int) -> None:
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


def engaged(front: Clash, unit: Unit, n: int) -> int:
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
    fronts = of_unit(world, units[0]) if units else []
    new = [front for front in fronts if front.fight is None]
    if len(fronts) < 2 or not new or new[0].id != clash.id:
        return
    leader = next(iter(commanders_in(world, units[0].side, units[0].hex)), None)
    how, leads = "proportional", fronts[0].id
    if leader is not None and not asked(world):
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
    return markers.marker(world, units[0].side, where(front, side)) if units else FORCE


def leaders_on(world: World, clash: Clash, side: int, here: Sequence[Commander]) -> list[Commander]:
    """CN-MULTI-01  The commander leads one of his fronts, the others are unled, unless there are more commanders: the next
    leads the next."""
    units = [world.units[id] for id in parties(clash)[side] if id in world.units]
    fronts = of_unit(world, units[0]) if units else []
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
    for front in of_unit(world, unit):
        if front.fight is None:
            continue
        side = front.fight.side[side_of(front, unit)]
        for contingent in side.contingent[: side.contingents]:
            if contingent.unit == unit.number and contingent.how == fs.How.HERE:
                contingent.how = how
                if front not in found:
                    found.append(front)
    return found


def together(world: World) -> None:
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
    open_fronts = [f for f in of_unit(world, unit) if f.fight is not None]
    rows = [
        c for f in open_fronts if f.id != clash.id and f.fight is not None
        for c in f.fight.side[side_of(f, unit)].contingent if c.unit == unit.number and c.start > 0
    ]
    active = [f.id for f in open_fronts if is_open(f)]
    first = True
    for contingent in force.contingent[: force.contingents]:
        if contingent.unit == unit.number:
            contingent.far_tv = sum(c.tv for c in rows) if first else 0
            contingent.far_first = sum(c.first for c in rows) if first else 0
            contingent.far_men = sum(c.men for c in rows) if first else 0
            contingent.far_start = sum(c.start for c in rows) if first else 0
            contingent.judged_there = int(len(active) > 1 and active[0] != clash.id)
            first = False
