"""Step R5: all battles of a round, those that begin in it, field round by field round in parallel (CN-BATTLE-04, CN-SEQ-06);
and battles between those who are enemies no more (CN-CONT-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import within
from montjoy.games.clusta.battle import round
from montjoy.games.clusta.battle.departures import judged
from montjoy.games.clusta.battle.force import anybody
from montjoy.games.clusta.battle.state import ROUNDS as FIELD_ROUNDS
from montjoy.games.clusta.battle.state import Fight, How, Verdict
from montjoy.games.clusta.model import armies, sides
from montjoy.games.clusta.model.engagements import GOING, Party, is_going_on, parties
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import can_act, order_of
from montjoy.games.clusta.model.sides import at_odds
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.forms import ROUNDS
from montjoy.games.clusta.rules.campaign import undead
from montjoy.games.clusta.rules.engagements import ambush, battle_reports, casualties, delegation, fronts, muster
from montjoy.games.clusta.rules.engagements.aftermath import carry_out_consequences, withdraw_units
from montjoy.games.clusta.rules.movement import contact
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from montjoy.games.clusta.rules.movement.parties import forces, is_busy

NIGHTFALL: Final = ROUNDS[-1]
ATTACKS: Final = ("ATTACK", "ADVANCE_TO")
WATCH: Final = CampaignWatch()


async def fight_all(world: World) -> None:
    """CN-SEQ-06  All battles of this round, each up to four field rounds; at nightfall what is left of them is broken off."""
    if not can_act(world):
        return
    await ambush.keep_watch(world)
    for unit in world.units.values():
        unit.fought, unit.beaten = False, False
    await find_battles(world)
    await fight_rounds(world)
    await close_battles(world)


async def fight_rounds(world: World) -> None:
    """CN-BATTLE-04  Field round by field round, every battle in its turn; new ones that arise meanwhile join in."""
    for clash in world.clashes.values():
        clash.spent = 0
    for n in range(FIELD_ROUNDS):
        await begin_battles(world)
        for clash in list(world.clashes.values()):
            if is_going_on(clash) and clash.spent <= n:
                await fight_field_round(world, clash)


# ---- a battle begins --------------------------------------------------------------------------------------------------
async def begin_battles(world: World) -> None:
    """Battles that are not being fought yet: who divides himself says how, then each is mustered."""
    for clash in [clash for clash in world.clashes.values() if clash.fight is None]:
        if not all(party.present for party in parties(world, clash)):
            del world.clashes[clash.id]
    new = [clash for clash in world.clashes.values() if clash.fight is None]
    for clash in world.clashes.values():
        if clash in new or (clash.fronts and is_going_on(clash) and clash.spent == 0):
            fronts.redivide(world, clash)
    for clash in new:
        march_out_patrols(world, clash)
        clash.fronts = any(len(fronts.open_fronts(world, unit)) > 1 for unit in all_units(world, clash))
        for party in parties(world, clash):
            await fronts.decide(party)
    fights = [(clash, await muster.muster_fight(world, clash)) for clash in new]
    for clash, made in fights:
        if not (anybody(made.side[0]) and anybody(made.side[1])):
            call_patrols_back(world, clash)
            del world.clashes[clash.id]                      # nobody was sent to this front
            continue
        clash.fight = made
        clash.orders = {unit.id: unit.sheet for unit in all_units(world, clash)}
        battle_reports.open_reports(world, clash)
    for clash in [clash for clash, _ in fights if clash.fight is not None]:
        for unit in all_present(world, clash):
            unit.fought, unit.owed = True, None
        await delegation.give_away(world, clash)
    for clash in world.clashes.values():
        if is_going_on(clash) and clash not in new:
            muster.apply_new_orders(world, clash)
            if clash.spent == 0:
                battle_reports.open_reports(world, clash)
                for unit in all_present(world, clash):
                    unit.fought = True


def march_out_patrols(world: World, clash: Clash) -> None:
    """A patrol fights from the hex beside the intruder; who leads it goes along."""
    for id in clash.home:
        who: Unit | Commander | None = world.units.get(id) or world.commanders.get(id)
        if who is not None and clash.from_:
            who.hex = clash.from_


# ---- one field round --------------------------------------------------------------------------------------------------
async def fight_field_round(world: World, clash: Clash) -> None:
    """CN-BATTLE-04  One field round of a battle and all that comes of it on the map."""
    fight, before = clash.battle, clash.battle.copy()
    ours, theirs = parties(world, clash)
    fronts.tell_fronts(world)
    round.next_round(fight)
    fight.left = 1
    world.fight, world.fighters = fight, (ours.side, theirs.side)
    await within(round.battle, fight, world.fighters, "CN-BATTLE-04", clash.id)
    await follow_orders_away(world, clash)
    world.fight, world.fighters = None, ()
    spent = fight.round - before.round
    clash.spent, clash.fought = clash.spent + spent, clash.fought + spent
    await carry_out_consequences(world, clash, before)


async def follow_orders_away(world: World, clash: Clash) -> None:
    """CN-INT-06-X  New orders that lead away from the battle are a retreat of the commander's will, after this field round."""
    fight = clash.battle
    for party in parties(world, clash):
        away = muster.led_away(party)
        if away and fight.result in GOING and not party.force.cornered and fight.round > 0:

            async def leave(now: Fight, mine: int = party.n, numbers: Sequence[int] = tuple(u.number for u in away)) -> None:
                await withdraw_units(now, mine, How.ORDER, numbers)

            await within(leave, fight, world.fighters, "CN-INT-06-X", clash.id)
            fight.result = judged(fight)


# ---- the end of the round ---------------------------------------------------------------------------------------------
async def close_battles(world: World) -> None:
    """CN-SEQ-06  What is decided is over; what is not goes on in the next round, but at nightfall it is broken off: everybody
    stays where he is."""
    dark = world.slot == NIGHTFALL and world.options.night_actions == "move_only"
    for clash in list(world.clashes.values()):
        if clash.fight is None:
            continue
        over = not is_going_on(clash) or dark
        await battle_reports.send_reports(world, clash, broken_off=dark and is_going_on(clash))
        if over:
            await close_battle(world, clash, again=dark and is_going_on(clash) and is_resumed(world, clash))


async def close_battle(world: World, clash: Clash, *, again: bool = False) -> None:
    """The battle is over: the lost men are counted, patrols return, and who stood by steps in."""
    await casualties.settle_losses(world, clash)
    for unit in all_units(world, clash):
        if all(front.clash.id == clash.id for front in fronts.fronts_of(world, unit)):
            casualties.strike_from_map(world, unit)
            unit.landing = 0
    call_patrols_back(world, clash)
    del world.clashes[clash.id]
    if again:
        add_battle(world, Clash("", clash.attackers, clash.defenders, clash.from_, clash.hex, "contact"))
    else:
        step_in(world, clash)


def is_resumed(world: World, clash: Clash) -> bool:
    """CN-SEQ-06  A battle inside one hex that was broken off at nightfall is resumed as a new one in the morning, where
    somebody's order still says to attack; across a border the attacker's own next step does that."""
    return clash.from_ == clash.hex and any(order_of(unit) in ATTACKS for unit in all_present(world, clash))


def call_patrols_back(world: World, clash: Clash) -> None:
    """CN-ORD-PATROL-b  An unbeaten patrol is back in its centre at once."""
    for id, centre in clash.home.items():
        who: Unit | Commander | None = world.units.get(id) or world.commanders.get(id)
        if who is not None and who.hex == clash.from_ and not (isinstance(who, Unit) and (who.beaten or who.present == 0)):
            who.hex = centre


def step_in(world: World, clash: Clash) -> None:
    """CN-ARMY-05  With combined_combat = never one unit of a hex fights; when it has gone, the next steps in against a victor who
    still wants the hex."""
    if world.options.combined_combat != "never" or clash.battle.result != Verdict.FIRST_STANDS:
        return
    winners, losers = parties(world, clash)
    rest = world.at(clash.hex, losers.side)
    if rest and any(order_of(unit) in ATTACKS for unit in winners.present):
        ours, theirs = ([unit.id for unit in units] for units in (winners.present, forces(world, rest)[0]))
        add_battle(world, Clash("", ours, theirs, winners.hex, clash.hex, "contact"))


async def part_friends(world: World) -> None:
    """CN-CONT-01  It is hostility that makes a battle: one that goes on, or was broken off, is over where neither side regards
    the other as an enemy any more."""
    for clash in list(world.clashes.values()):
        a, b = (party.side for party in parties(world, clash))
        if not a or not b or at_odds(world, a, b):
            continue
        if clash.fight is None:
            call_patrols_back(world, clash)
            del world.clashes[clash.id]
        else:
            await close_battle(world, clash)


async def find_battles(world: World) -> None:
    """Before the first field round: battles resumed and from the bridge, those within a hex, and the risen who strike
    (CN-INT-07-X)."""
    for clash in [clash for clash in world.clashes.values() if clash.fight is None]:
        if not clash.from_:
            split_at_bridge(world, clash)
        elif clash.from_ == clash.hex:
            drop_departed(world, clash)
    await attack_within(world)
    for clash in undead.begin_strikes(world):
        for force in forces(world, Party(world, clash, 1).present):
            theirs = [unit.id for unit in force]
            add_battle(world, Clash("", list(clash.attackers), theirs, clash.hex, clash.hex, "risen", began=world.tick))


async def attack_within(world: World) -> None:
    """CN-ORD-ATTACK-a  Attack on the hex in which a force stands is a battle within it: all resistance there, unless it is two
    sizes larger; they may have come together as friends (CN-CRUR-10)."""
    able = [unit for unit in world.units.values() if unit.present > 0 and attacks_here(unit) and not unit.loose]
    for side, hex in dict.fromkeys((unit.side, unit.hex) for unit in able):
        ours = [unit for unit in able if (unit.side, unit.hex) == (side, hex) and not is_busy(world, unit)]
        enemies = [unit for unit in sides.open_enemies(world, side, hex) if sides.hostile(world, side, unit.side) and ours]
        against = contact.fronts(world, enemies)
        if armies.two_steps_larger(armies.men_of(ours), max(map(armies.men_of, against), default=0)):
            continue
        for front in against:
            by = armies.led(world, side, hex)
            staying = [u.id for u in await contact.evade(world, ours, by.id if by else ours[0].id, front, hex, WATCH)]
            for force in forces(world, ours) if staying else []:
                add_battle(world, Clash("", [u.id for u in force], staying, hex, hex, "contact", began=world.tick))


def attacks_here(unit: Unit) -> bool:
    """Whether its order is to attack the hex in which it stands."""
    do = unit.doing.do
    here = bool(unit.hex) and not unit.ship and not unit.doing.stopped
    return here and do is not None and do.order == "ATTACK" and do.hex == unit.hex


def split_at_bridge(world: World, clash: Clash) -> None:
    """CN-ARMY-05  Who attacks from the bridge meets each force in the bridgehead for itself."""
    first, *others = forces(world, Party(world, clash, 1).present) or [[]]
    clash.defenders = [unit.id for unit in first]
    for force in others:
        id = f"{clash.id}.{force[0].id}"
        theirs = [unit.id for unit in force]
        world.clashes[id] = Clash(id, list(clash.attackers), theirs, "", clash.hex, clash.why, began=clash.began)


def drop_departed(world: World, clash: Clash) -> None:
    """Who marched away in the night has no part in a battle that is resumed in the morning."""
    clash.attackers, clash.defenders = (
        [unit.id for unit in party.units if unit.hex == clash.hex] for party in parties(world, clash)
    )


def add_battle(world: World, clash: Clash) -> None:
    """A battle that begins in the battle step itself."""
    ours, theirs = clash.attackers[0], clash.defenders[0]
    clash.id = f"{world.day}.{world.slot}.{ours}>{theirs}"
    world.clashes[clash.id] = clash


def all_units(world: World, clash: Clash) -> list[Unit]:
    """Who is in a battle on either side."""
    return [unit for party in parties(world, clash) for unit in party.units]


def all_present(world: World, clash: Clash) -> list[Unit]:
    """Those of them who have men."""
    return [unit for unit in all_units(world, clash) if unit.present > 0]
