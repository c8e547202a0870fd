"""Step R5: all battles of a round, field round by field round in parallel (CN-BATTLE-04, CN-SEQ-06).

`World.clashes` says who fights whom; `mustering.py` makes the fights, `after.py` carries out who leaves, pursues and moves in,
`losses.py` what becomes of the men, `accounts.py` what is reported of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import within
from montjoy.games.clusta import accounts, after, business, external, fight, fronts, losses, lying, mustering
from montjoy.games.clusta import fight_state as fs
from montjoy.games.clusta.books import order_of
from montjoy.games.clusta.engaging import begin, entered, present
from montjoy.games.clusta.fight_ends import judged
from montjoy.games.clusta.fight_force import anybody, opens_unit, unit_here
from montjoy.games.clusta.fight_morale import depart
from montjoy.games.clusta.losses import parties, where
from montjoy.games.clusta.parties import forces
from montjoy.games.clusta.pieces import Commander, Unit
from montjoy.games.clusta.whereabouts import can_act
from montjoy.games.clusta.world import ROUNDS, Clash, World

NIGHTFALL: Final = ROUNDS[-1]
GOING: Final = (fs.Verdict.OPEN, fs.Verdict.UNFINISHED)
ATTACKS: Final = ("ATTACK", "ADVANCE_TO")
mustered = mustering.mustered


async def fight_all(world: World) -> None:
    """CN-SEQ-06  All battles of this round, each up to four field rounds; at nightfall what is left of them is broken off."""
    if not can_act(world):
        return
    await lying.watch(world)
    for unit in world.units.values():
        unit.fought, unit.beaten = False, False
    begin(world)
    await fought(world)
    await closed(world)


async def fought(world: World) -> None:
    """CN-BATTLE-04  Field round by field round, every battle in its turn; new ones that arise meanwhile join in."""
    for clash in world.clashes.values():
        clash.spent = 0
    for n in range(fs.ROUNDS):
        await opened(world)
        for clash in list(world.clashes.values()):
            if going(clash) and clash.spent <= n:
                await one_round(world, clash)


def going(clash: Clash) -> bool:
    return clash.fight is not None and clash.fight.result in GOING


# ---- a battle begins --------------------------------------------------------------------------------------------------
async def opened(world: World) -> None:
    """Battles that are not being fought yet: who divides himself says how, then each is mustered."""
    new = [clash for clash in world.clashes.values() if clash.fight is None]
    for clash in new:
        if not present(world, clash.attackers) or not present(world, clash.defenders):
            del world.clashes[clash.id]
    new = [clash for clash in new if clash.id in world.clashes]
    for clash in world.clashes.values():
        if clash in new or (clash.fronts and going(clash) and clash.spent == 0):
            fronts.redivide(world, clash)
    for clash in new:
        patrols_go(world, clash)
        clash.fronts = any(len(fronts.of_unit(world, world.units[id])) > 1 for id in (*clash.attackers, *clash.defenders)
                           if id in world.units)
        for side in (0, 1):
            await fronts.decide(world, clash, side)
    fights = [(clash, await mustered(world, clash)) for clash in new]
    for clash, made in fights:
        if not (anybody(made.side[0]) and anybody(made.side[1])):
            patrols_return(world, clash)
            del world.clashes[clash.id]                      # nobody was sent to this front
            continue
        clash.fight = made
        clash.orders = {id: world.units[id].sheet for id in (*clash.attackers, *clash.defenders) if id in world.units}
        accounts.opened(world, clash)
    for clash in [clash for clash, _ in fights if clash.fight is not None]:
        for unit in (*present(world, clash.attackers), *present(world, clash.defenders)):
            unit.fought, unit.owed = True, None
        if not await external.given_away(world, clash):
            await ambush_springs(world, clash)
    for clash in world.clashes.values():
        if going(clash) and clash not in new:
            mustering.orders_now(world, clash)
            if clash.spent == 0:
                accounts.opened(world, clash)
                for unit in (*present(world, clash.attackers), *present(world, clash.defenders)):
                    unit.fought = True


def patrols_go(world: World, clash: Clash) -> None:
    """A patrol fights from the hex beside the intruder; who leads it goes along."""
    for id in clash.home:
        who: Unit | Commander | None = world.units.get(id) or world.commanders.get(id)
        if who is not None and clash.from_:
            who.hex = clash.from_


async def ambush_springs(world: World, clash: Clash) -> None:
    """CN-ORD-AMBUSH-b  The ambush has struck: it lies no more, whatever comes of it."""
    if clash.why == "ambush":
        for unit in present(world, clash.attackers):
            unit.doing.ready = False


# ---- one field round --------------------------------------------------------------------------------------------------
def seats(world: World, clash: Clash) -> tuple[str, str]:
    """Who decides for the two parties."""
    return after.side_of(world, clash, 0), after.side_of(world, clash, 1)


async def one_round(world: World, clash: Clash) -> None:
    """CN-BATTLE-04  One field round of a battle and all that comes of it on the map."""
    assert clash.fight is not None
    before = clash.fight.copy()
    fronts.together(world)
    fight.next_round(clash.fight)
    clash.fight.left = 1
    world.fight, world.fighters = clash.fight, seats(world, clash)
    await within(fight.battle, clash.fight, world.fighters, "CN-BATTLE-04", clash.id)
    await orders_lead_away(world, clash)
    world.fight, world.fighters = None, ()
    spent = clash.fight.round - before.round
    clash.spent, clash.fought = clash.spent + spent, clash.fought + spent
    await consequences(world, clash, before)


async def orders_lead_away(world: World, clash: Clash) -> None:
    """CN-INT-06-X  New orders that lead away from the battle are a retreat of the commander's will, after this field round."""
    assert clash.fight is not None
    for side in (0, 1):
        away = mustering.led_away(world, clash, side)
        if away and clash.fight.result in GOING and not clash.fight.side[side].cornered and clash.fight.round > 0:
            part = clash.fight

            async def leave(now: fs.Fight, mine: int = side, numbers: Sequence[int] = tuple(u.number for u in away)) -> None:
                await some_leave(now, mine, fs.How.ORDER, numbers)

            await within(leave, part, world.fighters, "CN-INT-06-X", clash.id)
            part.result = judged(part)


async def consequences(world: World, clash: Clash, before: fs.Fight, *, pursued: bool = True) -> None:
    """CN-BATTLE-04  Losses are written down, commanders fall, (5) who had to leaves, (7) the others pursue, move in or stay."""
    assert clash.fight is not None
    losses.written(world, clash, before)
    await losses.undead_fell(world, clash)
    fallen(world, clash)
    left = [after.gone(world, clash, side, before) for side in (0, 1)]
    accounts.noted(clash, left)
    besides: list[tuple[Clash, int, tuple[Unit, fs.How]]] = []
    for side in (0, 1):
        for unit, how in left[side]:
            besides += [(other, fronts.side_of(other, unit), (unit, how)) for other in elsewhere(world, unit, how)]
        await after.retreats(world, clash, side, left[side])
        for id in parties(clash)[side]:
            if id in world.units:
                losses.struck(world, world.units[id])        # CN-LOSS-05-X: without men it leaves the map at once
    for side in (0, 1):
        if clash.fight.result == (fs.Verdict.FIRST_STANDS, fs.Verdict.SECOND_STANDS)[side]:
            await victory(world, clash, side, left[1 - side] if pursued else [])
    for other, side, gone in besides:
        if other.fight is not None and other.fight.result == (fs.Verdict.SECOND_STANDS, fs.Verdict.FIRST_STANDS)[side]:
            await victory(world, other, 1 - side, [gone] if pursued else [])


def elsewhere(world: World, unit: Unit, how: fs.How) -> list[Clash]:
    """CN-MULTI-01  The other fronts that a unit has left by leaving one: not while men of it stand there still and only those
    who were here are gone."""
    if how in after.LEFT_THE_FIELD and unit.present > 0:
        return []
    found = [front for front in fronts.leave_all(world, unit, how) if front.fight is not None and going(front)]
    for front in found:
        assert front.fight is not None
        front.fight.result = judged(front.fight)
    return found


async def victory(world: World, clash: Clash, side: int, left: Sequence[tuple[Unit, fs.How]]) -> None:
    """CN-BATTLE-19  The side left in the field is the victor, whoever won tactics rolls: it pursues, moves in, or stays; while it
    fights on another front it stays."""
    winners = after.standing_units(world, clash, side)
    if still_engaged(world, clash, winners):
        return
    if await after.pursuit(world, clash, side, left):
        mustering.moved(world, clash)
        return
    winners = after.standing_units(world, clash, side)
    if not still_engaged(world, clash, winners):
        await after.moves_in(world, clash, side)
        after.goes_on(world, winners)


async def some_leave(part: fs.Fight, side: int, how: fs.How, numbers: Sequence[int]) -> None:
    """CN-INT-06-X  The units of these numbers leave the battle, nobody else."""
    force = part.side[side]
    for i in range(force.contingents):
        if force.contingent[i].unit in numbers and opens_unit(force, i) and unit_here(force, i):
            await depart(part, side, i, how)


def still_engaged(world: World, clash: Clash, units: Sequence[Unit]) -> bool:
    """Some of these units have another front open."""
    return any(going(other) and other.id != clash.id for unit in units for other in fronts.of_unit(world, unit))


def fallen(world: World, clash: Clash) -> None:
    """What the fight has made of the commanders: their fate and their hero points."""
    assert clash.fight is not None
    for side, force in enumerate(clash.fight.side):
        ids = accounts.leaders(clash, side)
        for k, id in enumerate(ids[: force.commanders]):
            commander = world.commanders.get(id)
            if commander is None:
                continue
            commander.hero_points = force.points[k]
            if force.fate[k] == fs.Fate.DEAD and not commander.fate:
                accounts.died(clash, side, commander)
                business.bereft(world, commander)
                commander.fate, commander.hex, commander.ship, commander.leads = "dead", "", "", []


# ---- the end of the round ---------------------------------------------------------------------------------------------
async def closed(world: World) -> None:
    """CN-SEQ-06  What is decided is over; what is not goes on in the next round, but at nightfall it is broken off: everybody
    stays where he is."""
    dark = world.slot == NIGHTFALL and world.options.night_actions == "move_only"
    for clash in list(world.clashes.values()):
        if clash.fight is None:
            continue
        over = not going(clash) or dark
        await accounts.sent(world, clash, broken_off=dark and going(clash))
        if over:
            await close(world, clash, again=dark and going(clash) and resumes(world, clash))


async def close(world: World, clash: Clash, *, again: bool = False) -> None:
    """The battle is over: the lost men are counted, patrols return, and who stood by steps in."""
    await losses.settled(world, clash)
    for id in (*clash.attackers, *clash.defenders):
        if id in world.units and id not in [u for c in world.clashes.values() if c.id != clash.id
                                            for u in (*c.attackers, *c.defenders)]:
            losses.struck(world, world.units[id])
            world.units[id].landing = 0
    patrols_return(world, clash)
    del world.clashes[clash.id]
    if again:
        entered(world, Clash("", clash.attackers, clash.defenders, clash.from_, clash.hex, "contact"))
    else:
        step_in(world, clash)


def resumes(world: World, clash: Clash) -> bool:
    """CN-SEQ-06  A battle inside one hex that was broken off at nightfall is resumed as a new one in the morning, where
    somebody's order still says to attack; across a border the attacker's own next step does that."""
    units = [*present(world, clash.attackers), *present(world, clash.defenders)]
    return clash.from_ == clash.hex and any(order_of(unit) in ATTACKS for unit in units)


def patrols_return(world: World, clash: Clash) -> None:
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
        entered(world, Clash("", [u.id for u in winners], [u.id for u in next_], where(clash, 0), clash.hex, "contact"))


