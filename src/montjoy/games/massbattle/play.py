"""The sequence of play: the back page of the rulebook (MB-SEQ-00).

    play
        before the first round: units are mustered and deployed           MB-UNIT-02, MB-BOARD-10
        each round
            0  concessions; who comes later                               MB-END-02, MB-BOARD-11
               the winner's choices; stances                              MB-INIT-02, MB-MOD-04
            1  missiles and spells, side by side                          MB-SEQ-01
            2  movement with its charges, side by side                    MB-SEQ-02
            3  melee, side by side                                        MB-SEQ-03
            4  the broken rally                                           MB-SEQ-04
            5  second shots, side by side                                 MB-SEQ-05
            6  the clock, the end of the battle, the next initiative      MB-SEQ-06
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from montjoy.core.effects import ALL, mark, tell
from montjoy.games.massbattle.model.state import Outcome, World
from montjoy.games.massbattle.model.troops import round_minutes
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules import lasting
from montjoy.games.massbattle.rules.confusion import confuse
from montjoy.games.massbattle.rules.deployment import arrive, deploy, muster
from montjoy.games.massbattle.rules.ending import by_time, collapsed, conceded, decided, end
from montjoy.games.massbattle.rules.initiative import choose_order, order_of, roll_initiative, take_stances
from montjoy.games.massbattle.rules.melee import fight
from montjoy.games.massbattle.rules.missiles import FIRST, SECOND, shoot
from montjoy.games.massbattle.rules.movement import move
from montjoy.games.massbattle.rules.rally import rally
from montjoy.games.massbattle.rules.regeneration import regenerate
from montjoy.games.massbattle.rules.steps import drift_clouds

Over = tuple[str, int] | None
LAST: Final = 6


async def play(world: World) -> Outcome:
    """MB-SEQ-00  The battle on our board."""
    return await phase_by_phase(world, play_phase)


async def phase_by_phase(world: World, one_phase: Callable[[World], Awaitable[Over]]) -> Outcome:
    """MB-SEQ-00  Phase by phase; the end is looked for after each."""
    while True:
        await mark(f"{world.round}.{world.phase}")
        over = await one_phase(world) or (decided(world) if world.round else None)
        if over:
            return await end(world, *over)
        world.phase += 1
        if world.phase > LAST or world.round == 0:
            world.round, world.phase = world.round + 1, 0


async def play_phase(world: World) -> Over:
    """MB-T-SEQUENCE, MB-SEQ-08  One phase, in which a unit acts whatever it has done in another.  -> why the battle is over, and
    the winner"""
    if world.round == 0:
        await prepare(world)
    elif world.phase == 0:
        return await begin_round(world)
    elif world.phase in (FIRST, SECOND):
        for sides in order_of(world, world.phase):
            await shoot(world, sides, world.phase)
    elif world.phase == 2:
        for sides in order_of(world, 2):
            await move(world, sides)
    elif world.phase == 3:
        for sides in order_of(world, 3):
            await fight(world, sides)
    elif world.phase == 4:
        await rally(world)
        return decided(world) or collapsed(world)
    else:
        return await end_round(world)
    return None


async def prepare(world: World) -> None:
    """MB-SEQ-00, MB-GEN-07  Before the battle: hit points, deployment, initiative; nothing is declared before it."""
    await muster(world)
    await deploy(world)
    await roll_initiative(world)


async def begin_round(world: World) -> Over:
    """MB-SEQ-00, MB-SCALE-02, MB-BOARD-11  A side may concede; the confused act on a whim; who comes later is placed; then the
    winner chooses, and units on high ground take their stances."""
    if over := await tell_concessions(world):
        return over
    await open_round(world)
    await arrive(world)
    await choose_order(world)
    await take_stances(world)
    return None


async def open_round(world: World) -> None:
    """MB-SCALE-02, MB-UNIT-09  The time; what counted for the last round is forgotten, and the confused act on a whim."""
    clear_round(world)
    await tell(ALL, events.RoundBegun(world.round, (world.round - 1) * round_minutes(world.scale)))
    await confuse(world)


async def tell_concessions(world: World) -> Over:
    """MB-END-02  The sides that concede, and whether that ends it."""
    for number, side in enumerate(world.sides):
        if side.conceded:
            await tell(ALL, events.Conceded(number))
    return conceded(world)


def clear_round(world: World) -> None:
    """MB-UNIT-09  What counts for one round only begins anew."""
    for unit in world.units.values():
        unit.turned = unit.moved = unit.charged = unit.cast = unit.breathed = unit.hurt = False
        unit.shots = unit.second_shots = 0
        unit.confused = ""


async def end_round(world: World) -> Over:
    """MB-SEQ-06, MB-INIT-05  Wounds close, spells run out, the last round ends the battle; else initiative is rolled anew."""
    await regenerate(world)
    await lasting.run_out(world)
    await drift_clouds(world)
    over = decided(world) or by_time(world)
    if over is None:
        await roll_initiative(world)
    return over
