"""Chains that can be solved by hand or by linear algebra: states that lead back to each other."""

from montjoy.core.effects import Die, hits, roll
from montjoy.core.state import State, ints, state

SIZE = 12
WAYS = Die(*range(12))


@state
class Walk(State):
    at: int
    to: list[list[int]] = ints(SIZE, SIZE)      # to[i][face]: where that face leads from i; below 0: verdict -to


@state
class Purse(State):
    coins: int
    goal: int


async def step(walk: Walk) -> int:
    """One of twelve equally likely steps, by the table."""
    there = walk.to[walk.at][await roll(WAYS, "step")]
    if there < 0:
        return -there
    walk.at = there
    return 0


async def bet(purse: Purse) -> int:
    """The gambler's ruin, at 2 to 3: won at the goal, ruined at 0."""
    purse.coins += 1 if await hits(1, 2, 5, "bet") else -1
    if purse.coins == purse.goal:
        return 1
    return 2 if purse.coins == 0 else 0


async def wait_for_six(purse: Purse) -> int:
    return await hits(1, 1, 6, "six")


async def nothing(purse: Purse) -> int:
    return 0
