"""Who fights a battle, out of the world: forces with their troops, commanders, ground and orders (CN-ARMY-05, CN-INT-03-X).

`muster_fight` makes the fight of a clash; `rules/engagements/battles.py` fights it.  What is refreshed between field rounds and
at a pursuit is here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
from montjoy.games.clusta.battle.state import COMMANDERS, CONTINGENTS, Fight
from montjoy.games.clusta.model import armies, luck, queries
from montjoy.games.clusta.model.command import is_camp
from montjoy.games.clusta.model.engagements import Party, parties
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import camp_in, commanders_in, ground, order_of
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import DAY
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
from montjoy.games.clusta.rules.movement import costs, fatigue
from montjoy.games.clusta.rules.movement.parties import goal

PREPARED: Final = ("ATTACK", "ADVANCE_TO", "AMBUSH", "PATROL", "HOLD", "FORTIFY")
WEEK: Final = 7 * DAY


# ---- the whole --------------------------------------------------------------------------------------------------------
async def muster_fight(world: World, clash: Clash) -> Fight:
    """CN-ARMY-05  The fight of a clash: each party is what fights together, units of one side under one commander or in one
    camp."""
    return make_fight(weapons(world), [await force(party) for party in parties(world, clash)])


def weapons(world: World) -> ClustaOptions:
    """CN-RANS-04  The switches of a battle: the Ransards have blackblood on their weapons where they came as Shagul's allies, and
    while an alliance lasts that was made during the war."""
    allied = world.options.ransard_shagul_alliance or world.allied
    return msgspec.structs.replace(world.options, ransard_shagul_alliance=allied)


async def force(party: Party) -> Force:
    """One party of a clash as a force."""
    world, clash, units = party.world, party.clash, fighting(party)
    leaders = led_by(party)
    standing = queries.standing_of(world, leaders[0]) if leaders else None
    return Force(
        troops=tuple(troops(party, units)),
        commanders=tuple((c.leader_value, c.hero_points) for c in leaders),
        hears=hears(world, leaders),
        attacks=is_attacking(party),
        march=any(not ambush.in_battle_formation(u) for u in units),
        prepared=any(is_prepared(u) for u in units),
        height=height(party),
        buildings=in_buildings(party),
        camp=camp_multiplier(party),
        in_camp=is_camp(world, units[0].side, party.hex) if units else False,
        cornered=retreat.is_cornered(party),
        patrol=any(order_of(u) == ambush.PATROL for u in units),
        ambush=clash.why == "ambush" and party.n == 0,
        ground=terrain_modifier(world, clash) if is_attacking(party) else 0,
        nerve=nerve(party),
        party=bool(units) and world.party.hex == party.hex and world.party.side == units[0].side,
        guess=await guess(world, hexes(clash), leaders),
        retreat_at=standing.retreat_at if standing else 0,
        spend_tv=standing.spend_hp_tv if standing else 0,
        spend_death=standing.spend_hp_death if standing else False,
        ambush_on=standing.ambush_continue if standing else False,
    )


# ---- troops -----------------------------------------------------------------------------------------------------------
def fighting(party: Party) -> list[Unit]:
    """The units of a party that have a place in the fight: the strongest, whole units, while there is room for their contingents;
    the others stand by."""
    chosen: list[Unit] = []
    room = CONTINGENTS
    for unit in sorted(party.present, key=lambda u: (-armies.tv2(u.men), u.number)):
        kinds = sum(c.men > 0 for c in unit.men)
        if kinds <= room:
            chosen.append(unit)
            room -= kinds
    return sorted(chosen, key=lambda u: u.number)


def troops(party: Party, units: Sequence[Unit]) -> list[Troop]:
    """The contingents of a party, as many men of each as are on this front (CN-MULTI-01)."""
    found: list[Troop] = []
    for unit in units:
        order = queries.acting(unit.doing)
        for n, men in enumerate(unit.men):
            here = fronts.men_on(party, unit, n)
            found.append(
                Troop(
                    unit.number, men.nation, men.elite, here, men.wavering, order == "HOLD", order in ("AWAIT", "SCOUT"),
                    WHOLE - fatigue.quarters(unit), is_landing(party, unit), share(party, unit),
                )
            )
    return found


def is_prepared(unit: Unit) -> bool:
    """Prepared for a fight (CN-FORM-06): by its order, unless it stands refused."""
    return queries.acting(unit.doing) in PREPARED


# ---- commanders -------------------------------------------------------------------------------------------------------
def led_by(party: Party) -> list[Commander]:
    """The commanders of a party: those in its hex, the highest leader value first; of several fronts each leads one."""
    world, clash, units = party.world, party.clash, party.units
    if not units:
        return []
    here = commanders_in(world, party.side, units[0].hex or party.hex)
    if party.n == 0 and not clash.from_:
        here = [c for c in world.commanders.values() if not (c.hex or c.ship or c.fate) and any(u.id in c.leads for u in units)]
    if clash.home:
        here = [c for c in here if party.n == 1 or c.id in clash.home]
    return fronts.leaders_on(party, here)[:COMMANDERS]


def hears(world: World, leaders: Sequence[Commander]) -> bool:
    """Whether a side is told what goes on in the fight: its player decides there, or its overall commander is in it."""
    own = [c for c in leaders if c.side in world.sides]
    return bool(own) and (queries.players_decide(world) or any(world.overall.get(c.side) == c.id for c in own))


async def guess(world: World, hexes: tuple[str, ...], leaders: Sequence[Commander]) -> int:
    """CN-KNOW-06  A commander sees how many the enemy are by one information roll for the whole battle; in per cent of the
    truth."""
    if not leaders:
        return 100
    shift = estimates.shift(world, leaders[0].side, hexes, leaders[0].id, leader=leaders[0].leader_value)
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


def height(party: Party) -> bool:
    """The own hex is higher; inside one hex nobody stands higher.  From the bridge one comes at level 0."""
    there, bridge = ground(party.world), not party.clash.from_
    ours, theirs = (
        costs.height(there, one.hex) if one.hex and not (one.n == 0 and bridge) else 0 for one in (party, party.enemy)
    )
    return ours > theirs and (bridge or party.hex != party.enemy.hex)


def in_buildings(party: Party) -> bool:
    """The own hex is built up when the attack starts; for nobody where the undead rise among the living (CN-INT-07-X)."""
    if party.clash.why == "risen" or (party.n == 0 and not party.clash.from_):
        return False
    return ground(party.world).terrain[party.hex] == "buildings"


def nerve(party: Party) -> int:
    """The morale of a camp that is cut off: 1 less for each full week (CN-GAP-03)."""
    camp = camp_in(party.world, party.side, party.units[0].hex) if party.units else None
    if camp is None or camp.invested < 0 or camp.hex != party.hex:
        return 0
    return -((party.world.tick - camp.invested) // WEEK)


# ---- refreshed --------------------------------------------------------------------------------------------------------
def move_fight(world: World, clash: Clash) -> None:
    """The battle goes on in other hexes: heights, walls and ways back are others.  Who has fled into his camp defends it."""
    both = parties(world, clash)
    for party in both:
        force = party.force
        force.height, force.cornered = int(height(party)), int(retreat.is_cornered(party))
        force.camp, force.in_camp, force.nerve = 2 if force.pursues else behind_walls(party), 0, 0
    both[0].force.ground = terrain_modifier(world, clash)


def apply_new_orders(world: World, clash: Clash) -> None:
    """CN-INT-06-X  Orders that arrive during a battle: Hold and Await change what a unit does at once."""
    for party in parties(world, clash):
        for unit, contingent in party.troops:
            order = queries.acting(unit.doing)
            contingent.hold, contingent.awaits = int(order == "HOLD"), int(order in ("AWAIT", "SCOUT"))
        party.force.cornered = int(retreat.is_cornered(party))


def led_away(party: Party) -> list[Unit]:
    """CN-INT-06-X  Units whose new orders lead away from this battle: with a commander that is a retreat of their own will."""
    if not led_by(party):
        return []
    new = [unit for unit in party.standing if unit.sheet != party.clash.orders.get(unit.id, unit.sheet)]
    return [unit for unit in new if goal(party.world, unit) not in ("", party.hex, party.enemy.hex)]
