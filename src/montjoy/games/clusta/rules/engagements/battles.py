"""Step R5: all battles of a round, those that begin in it, field round by field round in parallel (CN-BATTLE-04, CN-
SEQ-06), and battles between those who are enemies no more (CN-CONT-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import within
from montjoy.games.clusta.battle import round
from montjoy.games.clusta.battle import state as fs
from montjoy.games.clusta.battle.departures import judged
from montjoy.games.clusta.battle.force import anybody
from montjoy.games.clusta.model import armies, engagements, sides
from montjoy.games.clusta.model.engagements import GOING, is_going_on, party_hex
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import can_act, order_of
from montjoy.games.clusta.model.sides import at_odds
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.slots import ROUNDS
from montjoy.games.clusta.rules.campaign import undead
from montjoy.games.clusta.rules.engagements import ambush, battle_reports, casualties, delegation, fronts, muster
from montjoy.games.clusta.rules.engagements.aftermath import carry_out_consequences, withdraw_units
from montjoy.games.clusta.rules.movement import contact
from montjoy.games.clusta.rules.movement.parties import forces, is_busy

NIGHTFALL: Final = ROUNDS[-1]
ATTACKS: Final = ("ATTACK", "ADVANCE_TO")
mustered = muster.muster_fight


async def fight_all(world: World) -> None:
    """CN-SEQ-06  All battles of this round, each up to four field rounds; at nightfall what is left of them is broken off."""
    if not can_act(world):
        return
    await ambush.keep_watch(world)
    for unit in world.units.values():
        unit.fought, unit.beaten = False, False
    find_battles(world)
    await fight_rounds(world)
    await close_battles(world)


async def fight_rounds(world: World) -> None:
    """CN-BATTLE-04  Field round by field round, every battle in its turn; new ones that arise meanwhile join in."""
    for clash in world.clashes.values():
        clash.spent = 0
    for n in range(fs.ROUNDS):
        await begin_battles(world)
        for clash in list(world.clashes.values()):
            if is_going_on(clash) and clash.spent <= n:
                await fight_field_round(world, clash)


# ---- a battle begins --------------------------------------------------------------------------------------------------
async def begin_battles(world: World) -> None:
    """Battles that are not being fought yet: who divides himself says how, then each is mustered."""
    new = [clash for clash in world.clashes.values() if clash.fight is None]
    for clash in new:
        if not present(world, clash.attackers) or not present(world, clash.defenders):
            del world.clashes[clash.id]
    new = [clash for clash in new if clash.id in world.clashes]
    for clash in world.clashes.values():
        if clash in new or (clash.fronts and is_going_on(clash) and clash.spent == 0):
            fronts.redivide(world, clash)
    for clash in new:
        march_out_patrols(world, clash)
        clash.fronts = any(len(fronts.fronts_of(world, world.units[id])) > 1 for id in (*clash.attackers, *clash.defenders)
                           if id in world.units)
        for side in (0, 1):
            await fronts.decide(world, clash, side)
    fights = [(clash, await mustered(world, clash)) for clash in new]
    for clash, made in fights:
        if not (anybody(made.side[0]) and anybody(made.side[1])):
            call_patrols_back(world, clash)
            del world.clashes[clash.id]                      # nobody was sent to this front
            continue
        clash.fight = made
        clash.orders = {id: world.units[id].sheet for id in (*clash.attackers, *clash.defenders) if id in world.units}
        battle_reports.open_reports(world, clash)
    for clash in [clash for clash, _ in fights if clash.fight is not None]:
        for unit in (*present(world, clash.attackers), *present(world, clash.defenders)):
            unit.fought, unit.owed = True, None
        if not await delegation.give_away(world, clash):
            await spring_ambush(world, clash)
    for clash in world.clashes.values():
        if is_going_on(clash) and clash not in new:
            muster.apply_new_orders(world, clash)
            if clash.spent == 0:
                battle_reports.open_reports(world, clash)
                for unit in (*present(world, clash.attackers), *present(world, clash.defenders)):
                    unit.fought = True


def march_out_patrols(world: World, clash: Clash) -> None:
    """A patrol fights from the hex beside the intruder; who leads it goes along."""
    for id in clash.home:
        who: Unit | Commander | None = world.units.get(id) or world.commanders.get(id)
        if who is not None and clash.from_:
            who.hex = clash.from_


async def spring_ambush(world: World, clash: Clash) -> None:
    """CN-ORD-AMBUSH-b  The ambush has struck: it lies no more, whatever comes of it."""
    if clash.why == "ambush":
        for unit in present(world, clash.attackers):
            unit.doing.ready = False


# ---- one field round --------------------------------------------------------------------------------------------------
def seats(world: World, clash: Clash) -> tuple[str, str]:
    """Who decides for the two parties."""
    return engagements.side_of(world, clash, 0), engagements.side_of(world, clash, 1)


async def fight_field_round(world: World, clash: Clash) -> None:
    """CN-BATTLE-04  One field round of a battle and all that comes of it on the map."""
    assert clash.fight is not None
    before = clash.fight.copy()
    fronts.tell_fronts(world)
    round.next_round(clash.fight)
    clash.fight.left = 1
    world.fight, world.fighters = clash.fight, seats(world, clash)
    await within(round.battle, clash.fight, world.fighters, "CN-BATTLE-04", clash.id)
    await follow_orders_away(world, clash)
    world.fight, world.fighters = None, ()
    spent = clash.fight.round - before.round
    clash.spent, clash.fought = clash.spent + spent, clash.fought + spent
    await carry_out_consequences(world, clash, before)


async def follow_orders_away(world: World, clash: Clash) -> None:
    """CN-INT-06-X  New orders that lead away from the battle are a retreat of the commander's will, after this field round."""
    assert clash.fight is not None
    for side in (0, 1):
        away = muster.led_away(world, clash, side)
        if away and clash.fight.result in GOING and not clash.fight.side[side].cornered and clash.fight.round > 0:
            part = clash.fight

            async def leave(now: fs.Fight, mine: int = side, numbers: Sequence[int] = tuple(u.number for u in away)) -> None:
                await withdraw_units(now, mine, fs.How.ORDER, numbers)

            await within(leave, part, world.fighters, "CN-INT-06-X", clash.id)
            part.result = judged(part)


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
    for id in (*clash.attackers, *clash.defenders):
        if id in world.units and id not in [u for c in world.clashes.values() if c.id != clash.id
                                            for u in (*c.attackers, *c.defenders)]:
            casualties.strike_from_map(world, world.units[id])
            world.units[id].landing = 0
    call_patrols_back(world, clash)
    del world.clashes[clash.id]
    if again:
        add_battle(world, Clash("", clash.attackers, clash.defenders, clash.from_, clash.hex, "contact"))
    else:
        step_in(world, clash)


def is_resumed(world: World, clash: Clash) -> bool:
    """CN-SEQ-06  A battle inside one hex that was broken off at nightfall is resumed as a new one in the morning, where
    somebody's order still says to attack; across a border the attacker's own next step does that."""
    units = [*present(world, clash.attackers), *present(world, clash.defenders)]
    return clash.from_ == clash.hex and any(order_of(unit) in ATTACKS for unit in units)


def call_patrols_back(world: World, clash: Clash) -> None:
    """CN-ORD-PATROL-b  An unbeaten patrol is back in its centre at once."""
    for id, centre in clash.home.items():
        who: Unit | Commander | None = world.units.get(id) or world.commanders.get(id)
        if who is not None and who.hex == clash.from_ and not (isinstance(who, Unit) and (who.beaten or who.present == 0)):
            who.hex = centre


def step_in(world: World, clash: Clash) -> None:
    """CN-ARMY-05  With combined_combat = never one unit of a hex fights; when it has gone, the next steps in against a victor who
    still wants the hex."""
    assert clash.fight is not None
    if world.options.combined_combat != "never" or clash.fight.result != fs.Verdict.FIRST_STANDS:
        return
    winners = present(world, clash.attackers)
    sides = list(dict.fromkeys(world.units[id].side for id in clash.defenders if id in world.units))
    rest = [u for u in world.units.values() if u.hex == clash.hex and u.side in sides and u.present > 0]
    if winners and rest and any(order_of(unit) in ATTACKS for unit in winners):
        next_ = forces(world, rest)[0]
        add_battle(world, Clash("", [u.id for u in winners], [u.id for u in next_], party_hex(clash, 0), clash.hex, "contact"))


async def part_friends(world: World) -> None:
    """CN-CONT-01  It is hostility that makes a battle: one that goes on, or was broken off, is over where neither side regards
    the other as an enemy any more."""
    for clash in list(world.clashes.values()):
        a, b = (engagements.side_of(world, clash, side) for side in (0, 1))
        if not a or not b or at_odds(world, a, b):
            continue
        if clash.fight is None:
            call_patrols_back(world, clash)
            del world.clashes[clash.id]
        else:
            await close_battle(world, clash)


def find_battles(world: World) -> None:
    """Before the first field round: battles resumed and from the bridge, those within a hex, and the risen who strike
    (CN-INT-07-X)."""
    for clash in [clash for clash in world.clashes.values() if clash.fight is None]:
        if not clash.from_:
            split_at_bridge(world, clash)
        elif clash.from_ == clash.hex:
            drop_departed(world, clash)
    attack_within(world)
    for clash in undead.begin_strikes(world):
        for force in forces(world, present(world, clash.defenders)):
            theirs = [unit.id for unit in force]
            add_battle(world, Clash("", list(clash.attackers), theirs, clash.hex, clash.hex, "risen", began=world.tick))


def attack_within(world: World) -> None:
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
            staying = [unit.id for unit in contact.evade(world, front, armies.men_of(ours), hex)]
            for force in forces(world, ours) if staying else []:
                add_battle(world, Clash("", [u.id for u in force], staying, hex, hex, "contact", began=world.tick))


def attacks_here(unit: Unit) -> bool:
    """Whether its order is to attack the hex in which it stands."""
    do = unit.doing.do
    here = bool(unit.hex) and not unit.ship and not unit.doing.stopped
    return here and do is not None and do.order == "ATTACK" and do.hex == unit.hex


def split_at_bridge(world: World, clash: Clash) -> None:
    """CN-ARMY-05  Who attacks from the bridge meets each force in the bridgehead for itself."""
    first, *others = forces(world, present(world, clash.defenders)) or [[]]
    clash.defenders = [unit.id for unit in first]
    for force in others:
        id = f"{clash.id}.{force[0].id}"
        theirs = [unit.id for unit in force]
        world.clashes[id] = Clash(id, list(clash.attackers), theirs, "", clash.hex, clash.why, began=clash.began)


def drop_departed(world: World, clash: Clash) -> None:
    """Who marched away in the night has no part in a battle that is resumed in the morning."""
    clash.attackers, clash.defenders = (
        [id for id in ids if id in world.units and world.units[id].hex == clash.hex] for ids in (clash.attackers, clash.defenders)
    )


def add_battle(world: World, clash: Clash) -> None:
    """A battle that begins in the battle step itself."""
    ours, theirs = clash.attackers[0], clash.defenders[0]
    clash.id = f"{world.day}.{world.slot}.{ours}>{theirs}"
    world.clashes[clash.id] = clash


def present(world: World, ids: Sequence[str]) -> list[Unit]:
    return [world.units[id] for id in ids if id in world.units and world.units[id].present > 0]
