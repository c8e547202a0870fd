"""Who fights a battle, out of the world: forces with their troops, commanders, ground and orders (CN-ARMY-05, CN-INT-03-X).

`mustered` makes the fight of a clash; `rules/engagements/battles.py` fights it.  What is refreshed between field rounds and at a pursuit is
here too. """

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.clusta.battle import state as fs
from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
from montjoy.games.clusta.model import armies, engagements, luck, queries
from montjoy.games.clusta.model.command import is_camp
from montjoy.games.clusta.model.engagements import KINDS, party_hex, unit_of
from montjoy.games.clusta.model.engagements import parties as both
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import camp_in, commanders_in, ground
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.slots import DAY
from montjoy.games.clusta.rules.engagements import ambush, fronts, retreat
from montjoy.games.clusta.rules.engagements.fronts import (
    WHOLE,
    behind_walls,
    camp_multiplier,
    is_attacking,
    is_landing,
    share,
)
from montjoy.games.clusta.rules.knowledge import estimates
from montjoy.games.clusta.rules.movement import costs, fatigue, parties

PREPARED: Final = ("ATTACK", "ADVANCE_TO", "AMBUSH", "PATROL", "HOLD", "FORTIFY")
WEEK: Final = 7 * DAY


# ---- the whole --------------------------------------------------------------------------------------------------------
async def muster_fight(world: World, clash: Clash) -> fs.Fight:
    """CN-ARMY-05  The fight of a clash: each party is what fights together, units of one side under one commander or in one
    camp."""
    forces = [await force(world, clash, side) for side in (0, 1)]
    return make_fight(world.options, forces)


async def force(world: World, clash: Clash, side: int) -> Force:
    """One party of a clash as a force."""
    units = fighting(world, clash, side)
    leaders = led_by(world, clash, side)
    standing = queries.standing_of(world, leaders[0]) if leaders else None
    return Force(
        troops=tuple(troops(world, clash, side, units)),
        commanders=tuple((c.leader_value, c.hero_points) for c in leaders),
        hears=hears(world, leaders),
        attacks=is_attacking(clash, side),
        march=any(not ambush.in_battle_formation(u) for u in units),
        prepared=any(is_prepared(u) for u in units),
        height=height(world, clash, side),
        buildings=in_buildings(world, clash, side),
        camp=camp_multiplier(world, clash, side),
        in_camp=is_camp(world, units[0].side, party_hex(clash, side)) if units else False,
        cornered=retreat.is_cornered(world, clash, side),
        patrol=any(ambush.is_doing(u, ambush.PATROL) for u in units),
        ambush=clash.why == "ambush" and side == 0,
        ground=terrain_modifier(world, clash) if is_attacking(clash, side) else 0,
        nerve=nerve(world, clash, side),
        party=bool(units) and world.party.hex == party_hex(clash, side) and world.party.side == units[0].side,
        guess=await guess(world, clash, side, leaders),
        retreat_at=standing.retreat_at if standing else 0,
        spend_tv=standing.spend_hp_tv if standing else 0,
        spend_death=standing.spend_hp_death if standing else False,
        ambush_on=standing.ambush_continue if standing else False,
    )


# ---- troops -----------------------------------------------------------------------------------------------------------
def fighting(world: World, clash: Clash, side: int) -> list[Unit]:
    """The units of a party that have a place in the fight: the strongest, whole units, while there is room for their contingents;
    the others stand by."""
    units = [world.units[id] for id in both(clash)[side] if id in world.units and world.units[id].present > 0]
    chosen: list[Unit] = []
    room = fs.CONTINGENTS
    for unit in sorted(units, key=lambda u: (-armies.tv2(u.men), u.number)):
        kinds = sum(c.men > 0 for c in unit.men)
        if kinds <= room:
            chosen.append(unit)
            room -= kinds
    return sorted(chosen, key=lambda u: u.number)


def troops(world: World, clash: Clash, side: int, units: Sequence[Unit]) -> list[Troop]:
    """The contingents of a party, as many men of each as are on this front (CN-MULTI-01)."""
    found: list[Troop] = []
    for unit in units:
        for n, men in enumerate(unit.men):
            order = queries.acting(unit.doing)
            here = fronts.men_on(world, clash, unit, n)
            found.append(
                Troop(
                    unit.number, men.nation, men.elite, here, men.wavering, order == "HOLD", order in ("AWAIT", "SCOUT"),
                    WHOLE - fatigue.quarters(unit), is_landing(world, clash, side, unit), share(clash, side, unit),
                )
            )
    return found


def is_prepared(unit: Unit) -> bool:
    """Prepared for a fight (CN-FORM-06): by its order, unless it stands refused."""
    return queries.acting(unit.doing) in PREPARED


# ---- commanders -------------------------------------------------------------------------------------------------------
def led_by(world: World, clash: Clash, side: int) -> list[Commander]:
    """The commanders of a party: those in its hex, the highest leader value first; of several fronts each leads one."""
    units = [world.units[id] for id in both(clash)[side] if id in world.units]
    if not units:
        return []
    here = commanders_in(world, units[0].side, units[0].hex or party_hex(clash, side))
    if side == 0 and not clash.from_:
        here = [c for c in world.commanders.values() if not (c.hex or c.ship or c.fate) and any(u.id in c.leads for u in units)]
    if clash.home:
        here = [c for c in here if side == 1 or c.id in clash.home]
    return fronts.leaders_on(world, clash, side, here)[: fs.COMMANDERS]


def hears(world: World, leaders: Sequence[Commander]) -> bool:
    """Whether a side is told what goes on in the fight: its player decides there, or its overall commander is in it."""
    own = [c for c in leaders if c.side in world.sides]
    return bool(own) and (queries.players_decide(world) or any(world.overall.get(c.side) == c.id for c in own))


async def guess(world: World, clash: Clash, side: int, leaders: Sequence[Commander]) -> int:
    """CN-KNOW-06  A commander sees how many the enemy are by one information roll for the whole battle; in per cent of the
    truth."""
    if not leaders:
        return 100
    shift = estimates.shift(world, leaders[0].side, hexes(clash), leaders[0].id, leader=leaders[0].leader_value)
    rolled = await luck.d20("CN-KNOW-06", leaders[0].id)
    return 100 + estimates.error(rolled, shift)


def hexes(clash: Clash) -> tuple[str, ...]:
    """CN-BATTLE-01  A battle is fought on the border of two hexes, or inside one."""
    return (clash.from_, clash.hex) if clash.from_ and clash.from_ != clash.hex else (clash.hex,)


# ---- the ground -------------------------------------------------------------------------------------------------------
def terrain_modifier(world: World, clash: Clash) -> int:
    """CN-BATTLE-01  The modification of the less favourable of both terrains, on the attacker's margin."""
    there = ground(world)
    of = world.config.terrain_combat_modifier
    found = [of.get(terrain, 0) for hex in hexes(clash) if (terrain := there.terrain[hex]) != "sea"]
    return min(found, default=0)


def height(world: World, clash: Clash, side: int) -> bool:
    """The own hex is higher; inside one hex nobody stands higher.  From the bridge one comes at level 0."""
    there = ground(world)
    ours, theirs = party_hex(clash, side), party_hex(clash, 1 - side)
    levels = [costs.height(there, hex) if hex and not (k == 0 and not clash.from_) else 0
              for k, hex in ((side, ours), (1 - side, theirs))]
    return (ours != theirs and levels[0] > levels[1]) or (not clash.from_ and levels[0] > levels[1])


def in_buildings(world: World, clash: Clash, side: int) -> bool:
    """The own hex is built up when the attack starts; for nobody where the undead rise among the living (CN-INT-07-X)."""
    if clash.why == "risen" or (side == 0 and not clash.from_):
        return False
    return ground(world).terrain[party_hex(clash, side)] == "buildings"


def nerve(world: World, clash: Clash, side: int) -> int:
    """The morale of a camp that is cut off: 1 less for each full week (CN-GAP-03)."""
    units = [world.units[id] for id in both(clash)[side] if id in world.units]
    camp = camp_in(world, units[0].side, units[0].hex) if units else None
    if camp is None or camp.invested < 0 or camp.hex != party_hex(clash, side):
        return 0
    return -((world.tick - camp.invested) // WEEK)


# ---- refreshed --------------------------------------------------------------------------------------------------------
def move_fight(world: World, clash: Clash) -> None:
    """The battle goes on in other hexes: heights, walls and ways back are others.  Who has fled into his camp defends it."""
    assert clash.fight is not None
    for side, force in enumerate(clash.fight.side):
        force.height = int(height(world, clash, side))
        force.camp, force.in_camp, force.nerve = 2 if force.pursues else behind_walls(world, clash, side), 0, 0
        force.cornered = int(retreat.is_cornered(world, clash, side))
    clash.fight.side[0].ground = terrain_modifier(world, clash)


def apply_new_orders(world: World, clash: Clash) -> None:
    """CN-INT-06-X  Orders that arrive during a battle: Hold and Await change what a unit does at once."""
    assert clash.fight is not None
    for side, force in enumerate(clash.fight.side):
        for contingent in force.contingent[: force.contingents]:
            unit = unit_of(world, clash, side, contingent.unit)
            if unit is not None:
                order = queries.acting(unit.doing)
                contingent.hold, contingent.awaits = int(order == "HOLD"), int(order in ("AWAIT", "SCOUT"))
        force.cornered = int(retreat.is_cornered(world, clash, side))


def led_away(world: World, clash: Clash, side: int) -> list[Unit]:
    """CN-INT-06-X  Units whose new orders lead away from this battle: with a commander that is a retreat of their own will."""
    if not led_by(world, clash, side):
        return []
    here, enemy = party_hex(clash, side), party_hex(clash, 1 - side)
    found: list[Unit] = []
    for unit in engagements.standing_units(world, clash, side):
        new = unit.sheet != clash.orders.get(unit.id, unit.sheet)
        goal = parties.goal(world, unit)
        if new and goal and goal not in (here, enemy):
            found.append(unit)
    return found


def kind_of(nation: str, elite: bool) -> int:
    """The number of a soldier type in a fight."""
    return KINDS.index((nation, elite))
