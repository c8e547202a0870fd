"""Assaults with pools of dice until one side is gone or the besieger gives up.  The prototype's second rule."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.effects import ALL, NO, YES, YES_NO, Event, choose, hits, tell
from montjoy.core.game import Luck
from montjoy.core.state import State, many, state

BESIEGER: Final = 0
GARRISON: Final = 1
LEADER: Final = 0  # the leader stands in place 0
PLACES: Final = 8
MOST_ASSAULTS: Final = 50


class Ask(IntEnum):
    AGAIN = 0


class Result(IntEnum):
    OPEN = 0
    TAKEN = 1
    HELD = 2  # the besiegers are all gone
    RAISED = 3  # the besieger went home
    BOTH_GONE = 4


class Volley(Event):
    besieger: int
    garrison: int


class Fallen(Event):
    side: int
    place: int


@state
class Unit(State):
    strength: int = 0
    lives: int = 0


@state
class Army(State):
    unit: list[Unit] = many(Unit, PLACES)

    def dice(self) -> int:
        total = 0
        for i in range(PLACES):
            if self.unit[i].lives > 0:
                total += self.unit[i].strength
        return total

    def next_to_die(self) -> int:
        """Fewest lives first, the leader last; -1 when nobody is left."""
        found = -1
        for i in range(LEADER + 1, PLACES):
            lives = self.unit[i].lives
            if lives > 0 and (found < 0 or lives < self.unit[found].lives):
                found = i
        if found < 0 and self.unit[LEADER].lives > 0:
            found = LEADER
        return found


@state
class Siege(State):
    army: list[Army] = many(Army, 2)
    assaults: int = 0
    most: int = 0  # 0: no limit
    result: int = 0


async def lose_lives(siege: Siege, side: int, lives: int) -> None:
    army = siege.army[side]
    while lives > 0:
        place = army.next_to_die()
        if place < 0:
            return
        taken = min(lives, army.unit[place].lives)
        army.unit[place].lives -= taken
        lives -= taken
        if army.unit[place].lives == 0:
            await tell(ALL, Fallen(side, place))


async def assault(siege: Siege) -> int:
    struck = await hits((siege.army[BESIEGER].dice() + 1) // 2, 2, 6, "SIEGE-STRIKE")
    parried = await hits(siege.army[GARRISON].dice(), 2, 6, "SIEGE-PARRY")
    await tell(ALL, Volley(struck, parried))
    await lose_lives(siege, GARRISON, struck)
    await lose_lives(siege, BESIEGER, parried)
    besiegers, garrison = siege.army[BESIEGER].dice(), siege.army[GARRISON].dice()
    if besiegers == 0 and garrison == 0:
        return Result.BOTH_GONE
    if garrison == 0:
        return Result.TAKEN
    if besiegers == 0:
        return Result.HELD
    again = await choose(BESIEGER, Ask.AGAIN, YES_NO)
    return Result.RAISED if again == NO else Result.OPEN


async def counted_assault(siege: Siege) -> int:
    siege.assaults += 1
    siege.result = await assault(siege)
    if siege.result == Result.OPEN and siege.assaults == siege.most:
        siege.result = Result.RAISED
    return siege.result


async def siege_to_the_end(siege: Siege) -> int:
    while siege.result == Result.OPEN:
        await counted_assault(siege)
    return siege.result


Units = tuple[tuple[int, int], ...]


def new_siege(
    besiegers: Units = ((2, 3), (2, 1), (2, 2), (1, 1), (3, 2), (2, 1)), garrison: Units = ((1, 2), (1, 1), (1, 1), (1, 2)),
    most: int = MOST_ASSAULTS,
) -> Siege:
    """A siege from (strength, lives) of each piece."""
    siege = Siege(most=most)
    for army, units in zip(siege.army, (besiegers, garrison)):
        for u, (strength, lives) in zip(army.unit, units):
            u.strength, u.lives = strength, lives
    return siege


def stubborn(siege: Siege, seat: int, ask: int, mask: int, luck: Luck) -> int:
    return YES


def policy(siege: Siege, seat: int, ask: int, mask: int, luck: Luck) -> int:
    """Goes on while it is stronger."""
    return YES if siege.army[BESIEGER].dice() > siege.army[GARRISON].dice() else NO
