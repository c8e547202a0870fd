"""A siege of stacks, for tests only: two hosts of 24 kinds of troops, of which only the counts change."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.effects import ALL, NO, YES, YES_NO, Event, choose, hits, tell
from montjoy.core.game import Luck
from montjoy.core.state import State, many, state

BESIEGER: Final = 0
GARRISON: Final = 1
STACKS: Final = 24


class Ask(IntEnum):
    AGAIN = 0


class Verdict(IntEnum):
    OPEN = 0
    TAKEN = 1
    HELD = 2
    RAISED = 3
    BOTH_GONE = 4


class Struck(Event, frozen=True):
    besieger: int
    garrison: int


@state
class Stack(State):
    strength: int = 0
    lives: int = 0
    noble: int = 0
    count: int = 0
    wounds: int = 0


@state
class Host(State):
    stack: list[Stack] = many(Stack, STACKS)

    def dice(self) -> int:
        total = 0
        for stack in self.stack:
            total += stack.strength * stack.count
        return total

    def next_to_die(self) -> int:
        """Fewest lives first, nobles last; -1 when nobody is left."""
        found, least = -1, 0
        for i in range(STACKS):
            if self.stack[i].count > 0:
                order = self.stack[i].lives + 100 * self.stack[i].noble
                if found < 0 or order < least:
                    found, least = i, order
        return found


@state
class Siege(State):
    host: list[Host] = many(Host, 2)
    walls: int = 2


async def lose_lives(siege: Siege, side: int, lives: int) -> None:
    host = siege.host[side]
    while lives > 0:
        place = host.next_to_die()
        if place < 0:
            return
        stack = host.stack[place]
        whole = stack.count * stack.lives - stack.wounds
        taken = min(lives, whole)
        stack.wounds += taken
        stack.count -= stack.wounds // stack.lives
        stack.wounds = stack.wounds % stack.lives
        lives -= taken


async def assault(siege: Siege) -> int:
    ours = await hits((siege.host[BESIEGER].dice() + siege.walls - 1) // siege.walls, 2, 6, "STACKS-1")
    theirs = await hits(siege.host[GARRISON].dice(), 2, 6, "STACKS-2")
    await tell(ALL, Struck(ours, theirs))
    await lose_lives(siege, GARRISON, ours)
    await lose_lives(siege, BESIEGER, theirs)
    besiegers, garrison = siege.host[BESIEGER].dice(), siege.host[GARRISON].dice()
    if besiegers == 0 and garrison == 0:
        return Verdict.BOTH_GONE
    if garrison == 0:
        return Verdict.TAKEN
    if besiegers == 0:
        return Verdict.HELD
    if await choose(BESIEGER, Ask.AGAIN, YES_NO) == NO:
        return Verdict.RAISED
    return Verdict.OPEN


async def whole(siege: Siege) -> int:
    verdict = 0
    while verdict == 0:
        verdict = await assault(siege)
    return verdict


def stubborn(siege: Siege, seat: int, ask: int, mask: int, luck: Luck) -> int:
    return YES


def new_siege(besiegers: tuple[tuple[int, int, int], ...], garrison: tuple[tuple[int, int, int], ...]) -> Siege:
    """(strength, lives, count) of each stack."""
    siege = Siege()
    for host, stacks in zip(siege.host, (besiegers, garrison)):
        for stack, (strength, lives, count) in zip(host.stack, stacks):
            stack.strength, stack.lives, stack.count = strength, lives, count
        host.stack[0].noble = 1
    return siege
