"""A fight within the game, in whole numbers: blue is 0, red is 1."""

from __future__ import annotations

from montjoy.core.effects import choose, hits, options, tell, together
from tests.contract.pickets.pieces import Ask, Fight, Stance, StancesTaken, Struck

BOTH = (0, 1)
EXCHANGES = 3


async def fight(f: Fight) -> int:
    """PK-11  At most three exchanges; whoever withdraws, is gone or is the weaker in the end leaves the hex."""
    while f.exchanges < EXCHANGES and f.leaves == 0:
        f.exchanges += 1
        await stances(f)                                        # PK-9
        await exchange(f)                                       # PK-10
        f.leaves = leaving(f)
    if f.leaves == 0:
        f.leaves = weaker(f)
    return f.leaves


async def stances(f: Fight) -> None:
    """PK-9  Both sides choose at once: hold, press (with a strength of 2 or more) or withdraw."""
    blue, red = await together(
        choose(0, Ask.STANCE, may_take(f, 0)),
        choose(1, Ask.STANCE, may_take(f, 1)),
    )
    f.stance[0] = blue
    f.stance[1] = red
    await tell(BOTH, StancesTaken(blue, red))


def may_take(f: Fight, side: int) -> int:
    """PK-9  The stances a side may take."""
    if f.strength[side] >= 2:
        return options(Stance.HOLD, Stance.PRESS, Stance.WITHDRAW)
    return options(Stance.HOLD, Stance.WITHDRAW)


async def exchange(f: Fight) -> None:
    """PK-10  Both roll; hits count at the same time, one strength each."""
    on_red = await strikes(f, 0)
    on_blue = await strikes(f, 1)
    await take(f, 0, on_blue)
    await take(f, 1, on_red)


async def strikes(f: Fight, side: int) -> int:
    """PK-10  A die for each strength, one more when pressing, none when withdrawing; 5 and 6 hit, against a side that
    presses 4 too."""
    if f.stance[side] == Stance.WITHDRAW:
        return 0
    dice = f.strength[side]
    if f.stance[side] == Stance.PRESS:
        dice += 1
    if f.stance[1 - side] == Stance.PRESS:
        return await hits(dice, 3, 6, "PK-10", side, to=BOTH)
    return await hits(dice, 2, 6, "PK-10", side, to=BOTH)


async def take(f: Fight, side: int, hit: int) -> None:
    """PK-10  A side loses as much strength as it has taken hits."""
    f.strength[side] = max(0, f.strength[side] - hit)
    await tell(BOTH, Struck(side, hit, f.strength[side]))


def leaving(f: Fight) -> int:
    """PK-11  The sides that withdraw or are gone."""
    leaves = 0
    for side in range(2):
        if f.stance[side] == Stance.WITHDRAW or f.strength[side] == 0:
            leaves |= 1 << side
    return leaves


def weaker(f: Fight) -> int:
    """PK-11  The weaker side; both, if they are equal."""
    if f.strength[0] < f.strength[1]:
        return 1
    if f.strength[0] > f.strength[1]:
        return 2
    return 3
