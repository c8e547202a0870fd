"""A battle without our board: the sequence of play (MB-SEQ-00, MB-UMP-01).

    play
        before the first round: hit points, initiative                    MB-UNIT-02, MB-INIT-01
        each round
            0  concessions; the winner's choices                          MB-END-02, MB-INIT-02
            1  missiles and spells, side by side                          MB-SEQ-01
            2  charges, side by side; the figures move on the carpet      MB-SEQ-02
            3  melee, side by side                                        MB-SEQ-03
            4  the broken rally                                           MB-SEQ-04
            5  second shots, side by side                                 MB-SEQ-05
            6  the clock, the end of the battle, the next initiative      MB-SEQ-06

The rules are those of the board (`play.py`, `rules/`); what squares would tell them the game master says (`standing.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from montjoy.core.effects import ALL, choose, tell
from montjoy.games.massbattle.carpet import hand, saying
from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.events import ShotsSpent
from montjoy.games.massbattle.carpet.standing import Charges, declared
from montjoy.games.massbattle.carpet.state import MASTER, Said, carpet_of
from montjoy.games.massbattle.model.state import NAMES, Outcome, World
from montjoy.games.massbattle.play import Over, end_round, open_round, phase_by_phase, tell_concessions
from montjoy.games.massbattle.rules import spells
from montjoy.games.massbattle.rules.charges import meet
from montjoy.games.massbattle.rules.deployment import muster, note_strength
from montjoy.games.massbattle.rules.ending import collapsed, decided
from montjoy.games.massbattle.rules.initiative import choose_order, order_of, roll_initiative
from montjoy.games.massbattle.rules.lasting import reveal
from montjoy.games.massbattle.rules.missiles import FIRST, shots_left, spend_shot, volley
from montjoy.games.massbattle.rules.rally import all_rally
from montjoy.games.massbattle.rules.spell_effects import Casting
from montjoy.games.massbattle.rules.steps import resolve

MOVE, MELEE, RALLY, CLOCK = 2, 3, 4, 6
BOTH = 2
MOVES: Final[Mapping[str, q.Moves]] = {"": "none", "A": "a", "B": "b", "AB": "ab", "BA": "ba"}


async def play(world: World) -> Outcome:
    """MB-SEQ-00  The battle without our board."""
    return await phase_by_phase(world, play_phase)


async def play_phase(world: World) -> Over:
    """MB-T-SEQUENCE  One phase.  -> why the battle is over, and the winner"""
    if world.round == 0:
        await prepare(world)
    elif world.phase == 0:
        return await begin_round(world)
    elif world.phase == RALLY:
        return await rally(world) or decided(world) or collapsed(world)
    elif world.phase == CLOCK:
        return await end_round(world)
    else:
        for sides in order_of(world, world.phase):
            if over := await turn(world, sides):
                return over
    return None


async def prepare(world: World) -> None:
    """MB-SEQ-00, MB-UNIT-02  Hit points and initiative; the figures stand where they are."""
    for unit in world.units.values():
        unit.status = "in_play"
    await muster(world)
    note_strength(world)
    await roll_initiative(world)


async def begin_round(world: World) -> Over:
    """MB-SEQ-00, MB-END-02, MB-INIT-02  A side may have conceded; the winner of the initiative chooses."""
    if over := await tell_concessions(world):
        return over
    await open_round(world)
    await choose_order(world, q.Order(world.round, world.winner))
    return None


# ---- a side's step -----------------------------------------------------------------------------------------------------
async def turn(world: World, sides: Sequence[int]) -> Over:
    """MB-SEQ-07  What these sides do in this phase: first all is said, then it is rolled.  Who can do nothing is not asked."""
    if world.phase == FIRST:
        await spells.tell_disturbed(world, sides)
    if carpet_of(world).passed == world.round:
        return None
    casts: list[Casting] = []
    while saying.able(world, sides, casts) or carpet_of(world).said or casts:
        waiting = len(carpet_of(world).said) + len(casts)
        ask = q.Act(world.round, world.phase, sides[0] if len(sides) == 1 else BOTH, waiting)
        match await choose(MASTER, ask, saying.deeds(world, sides, casts)):
            case q.Attack(unit, how):
                await saying.say_attack(world, world.units[unit], how)
            case q.Cast(unit):
                await saying.say_spell(world, world.units[unit], casts)
            case q.PassRound():
                if await pass_round(world, sides):
                    return None
            case q.Unsay():
                (casts if casts else carpet_of(world).said).pop()
            case q.More():
                if over := await hand.more(world):
                    return over
            case _:
                break
    await carry_out(world, casts)
    return None


async def pass_round(world: World, sides: Sequence[int]) -> bool:
    """MB-SEQ-00, MB-UMP-01  The figures are moved, and nobody attacks or casts any more; the broken rally, and the round ends."""
    ask = q.QuietRound(world.round, still_to_move(world, sides))
    if not isinstance(await choose(MASTER, ask, [q.EndRound(), q.Back()]), q.EndRound):
        return False
    carpet_of(world).passed = world.round
    return True


def still_to_move(world: World, sides: Sequence[int]) -> q.Moves:
    """MB-INIT-04  Whose figures have not been moved in this round, the side in whose turn it is asked among them."""
    order = order_of(world, MOVE) if world.phase <= MOVE else []
    left = order[order.index(tuple(sides)) :] if world.phase == MOVE else order
    if left == [(0, 1)]:
        return "both"
    return MOVES["".join(NAMES[side] for one in left for side in one)]


async def carry_out(world: World, casts: Sequence[Casting]) -> None:
    """MB-SEQ-07, MB-SEQ-07-X  All that was said in a step is worked out; of units that have left since nothing."""
    here = carpet_of(world)
    said, here.said = [s for s in here.said if world.units[s.unit].in_play and world.units[s.target].in_play], []
    if world.phase == MOVE:
        await charge(world, said)
    elif world.phase == MELEE:
        for one in said:
            await reveal(world, world.units[one.unit])
        await resolve(world, [declared(world, s, world.units[s.unit], world.units[s.target]) for s in said])
    elif said or casts:
        await shoot(world, said, [there for it in casts if (there := still(world, it)) is not None])


def still(world: World, it: Casting) -> Casting | None:
    """MB-UMP-02  A spell as it was said, without units that were taken off since; None: its caster, or its target, was."""
    if not it.caster.in_play or (it.target is not None and not it.target.in_play):
        return None
    struck = it.struck if it.struck is None else tuple(id for id in it.struck if world.units[id].in_play)
    return Casting(it.caster, it.spell, it.target, it.aim, struck=struck)


async def shoot(world: World, said: Sequence[Said], casts: Sequence[Casting]) -> None:
    """MB-SEQ-01, MB-SEQ-05, MB-MIS-02  Shots and spells of a step; then whose shots are spent."""
    attacks = []
    for one in said:
        spend_shot(world, world.units[one.unit], world.phase)
        await reveal(world, world.units[one.unit])
        attacks.append(declared(world, one, world.units[one.unit], world.units[one.target]))
    await volley(world, attacks, casts)
    shooters = dict.fromkeys(one.unit for one in said)
    spent = tuple(id for id in shooters if not shots_left(world, world.units[id], world.phase))
    if spent:
        await tell(ALL, ShotsSpent(spent))


async def charge(world: World, said: Sequence[Said]) -> None:
    """MB-CHG-01, MB-CHG-02  All charges of a step: long weapons first, then the chargers."""
    pairs = [(world.units[s.unit], world.units[s.target]) for s in said]
    await meet(world, pairs, Charges(world, {(s.unit, s.target): s for s in said}))


# ---- rallies -----------------------------------------------------------------------------------------------------------
async def rally(world: World) -> Over:
    """MB-SEQ-04, MB-BRK-04  Every broken unit tries once, unless it is said to stay as it is."""
    declined: tuple[str, ...] = ()
    while broken := [u.id for u in world.units.values() if u.in_play and u.broken and u.id not in declined]:
        options = [q.RollRally(), *(q.Stays(id) for id in broken), q.More()]
        match await choose(MASTER, q.WhoRallies(world.round, declined), options):
            case q.Stays(unit):
                declined = (*declined, unit)
            case q.More():
                if over := await hand.more(world):
                    return over
            case _:
                break
    await all_rally(world, declined)
    return None
