"""F5 and F7: losses, paid or risked point by point; who falls, all at once."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, NO, YES, YES_NO, choose, die_of, options, roll, tell
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.duel.state import (
    NOBODY,
    Ask,
    Fate,
    Fight,
    Kind,
    fighting,
    is_hero,
    name_of,
    player,
)
from montjoy.games.drakborgen.protocol import events

PAY_ONE: Final = 0                                           # answers to Ask.RISK
RISK_ONE: Final = 1
PAY_ALL: Final = 2
RISK_ON: Final = 3


# ---- F5: losses ------------------------------------------------------------------------------------------------------
def lose(fight: Fight, i: int, points: int) -> None:
    """DL-8.2a, DL-8.11d-X  Combat points lost are markers paid; they stop at 0."""
    fight.fighter[i].points = max(0, fight.fighter[i].points - points)


def wound(fight: Fight, i: int, points: int) -> None:
    """DL-8.11b  What is lost by risking costs as many body points; they stop at 0."""
    fight.fighter[i].body = max(0, fight.fighter[i].body - points)


async def monsters_lose(fight: Fight) -> None:
    """DL-8.2c  Monsters, champions among them (DL-12.3d), lose what they lose and are asked nothing."""
    for i in range(fight.fighters):
        if not is_hero(fight, i) and fight.fighter[i].loss > 0:
            await pay(fight, i, fight.fighter[i].loss)
            fight.fighter[i].loss = 0


def debtor(fight: Fight) -> int:
    """DL-8.11a  The next hero in turn order who has a point to pay or to risk."""
    for i in range(fight.fighters):
        if fight.fighter[i].loss > 0 and fighting(fight, i):
            return i
    return NOBODY


async def settle(fight: Fight, i: int) -> None:
    """DL-8.11a  Lost points: the hero pays each, or risks injury instead, having seen what came of the last one.  In one answer
    he may pay all that are left, or go on risking until a die costs him something; each die is a step of its own."""
    if fight.fighter[i].risking == YES:
        await risk_on(fight, i)
    else:
        answer = await choose(player(fight, i), Ask.RISK, settlements(fight, i))
        if answer == PAY_ALL:
            await pay(fight, i, settled(fight, i, fight.fighter[i].loss))
        elif answer == PAY_ONE:
            await pay(fight, i, settled(fight, i, 1))
        elif answer == RISK_ONE:
            await risk(fight, i)
        else:
            await risk_on(fight, i)
    if is_done_for(fight, i):
        fight.fighter[i].loss = 0


def settlements(fight: Fight, i: int) -> int:
    """DL-8.11a  How he may settle: of a single point to pay it or to risk; of several also all of them in one answer."""
    if fight.fighter[i].loss > 1:
        return options(PAY_ONE, RISK_ONE) | options(PAY_ALL, RISK_ON)
    return YES_NO


def settled(fight: Fight, i: int, points: int) -> int:
    """So many points are settled; `done` counts those of this phase.  -> points, at most what he has"""
    fight.fighter[i].loss -= points
    fight.fighter[i].done += points
    return min(points, fight.fighter[i].points)


async def risk_on(fight: Fight, i: int) -> None:
    """DL-8.11a  One more risk; he goes on until a die has cost him something, or nothing is left to risk."""
    points = fight.fighter[i].points
    await risk(fight, i)
    fight.fighter[i].risking = NO
    if fight.fighter[i].loss > 0 and fight.fighter[i].points == points:
        fight.fighter[i].risking = YES


async def pay(fight: Fight, i: int, points: int) -> None:
    """DL-8.1a, DL-8.2a  Combat points are paid; body points stay as they are."""
    lose(fight, i, points)
    await tell(ALL, events.Paid(name_of(fight, i), points, fight.fighter[i].points))


async def risk(fight: Fight, i: int) -> None:
    """DL-8.11a, DL-8.11b, DL-8.11c  As many combat points as the sun die shows suns, and as many body points; a cloud costs
    nothing."""
    settled(fight, i, 1)
    suns = await roll(die_of(fight.sun, fight.faces), "DL-8.11a", i)
    lose(fight, i, suns)
    wound(fight, i, suns)
    await tell(ALL, events.Risked(name_of(fight, i), suns, fight.fighter[i].points, fight.fighter[i].body))


# ---- F7: deaths ------------------------------------------------------------------------------------------------------
def is_done_for(fight: Fight, i: int) -> bool:
    """DL-8.2b, DL-8.16  No combat points left, or (a hero) no body points: he falls."""
    return fight.fighter[i].points == 0 or (is_hero(fight, i) and fight.fighter[i].body == 0)


async def settle_deaths(fight: Fight) -> None:
    """DL-8-X2, DL-13.3d  All who are at 0 fall at the same time; then heroes step in for their champions."""
    for i in range(fight.fighters):
        if fighting(fight, i) and is_done_for(fight, i):
            if fight.fighter[i].ring == YES:
                await keep_alive(fight, i)
            else:
                await fall(fight, i)
    if fight.MANY:
        await companions_leave(fight)
        await step_in(fight, Fate.FALLEN)


async def fall(fight: Fight, i: int) -> None:
    """DL-8.2b, DL-8.13  A fighter has fallen; a hero loses all his body points."""
    fight.fighter[i].fate = Fate.FALLEN
    fight.fighter[i].points = 0
    fight.fighter[i].body = 0
    await tell(ALL, events.Fallen(name_of(fight, i)))


async def keep_alive(fight: Fight, i: int) -> None:
    """DLC-24  The Ring of Life: once in the game its wearer keeps 1 body point and 1 combat point."""
    fight.fighter[i].ring = NO
    fight.fighter[i].points = 1
    fight.fighter[i].body = 1
    await tell(ALL, events.LifeKept(name_of(fight, i)))


async def step_in(fight: Fight, fate: int) -> None:
    """DL-12.3e  Whose champion has fallen (or lost its nerve) goes on himself, with all his combat points and a free choice."""
    for i in range(fight.fighters):
        hero = fight.fighter[i].hero
        if fight.fighter[i].kind == Kind.CHAMPION and fight.fighter[i].fate == fate:
            if fight.fighter[hero].fate == Fate.WAITING:
                fight.fighter[hero].fate = Fate.FIGHTING
                fight.board[fight.fighter[hero].board].position = Position.NONE
                await tell(ALL, events.TakesOver(name_of(fight, hero), name_of(fight, i)))


async def companions_leave(fight: Fight) -> None:
    """DL-12.3a, DL-12.3f-X  A companion whose hero has fallen or is gone is out of the fight."""
    for i in range(fight.fighters):
        if fight.fighter[i].kind == Kind.COMPANION and fighting(fight, i) and not fighting(fight, fight.fighter[i].hero):
            fight.fighter[i].fate = Fate.LEFT
