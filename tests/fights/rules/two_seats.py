"""Small fights of two seats whose values are known on paper."""

from enum import IntEnum

from montjoy.core.effects import ALL, NO, YES, YES_NO, Die, Event, choose, hits, options, roll, tell, together
from montjoy.core.state import State, state

WON, LOST = 1, 2
PAYOFF = {WON: 1.0}
COIN = Die(0, 1)


class Ask(IntEnum):
    MOVE = 0
    BET = 1


class Said(Event, frozen=True):
    n: int


@state
class Game(State):
    here: int = 0
    left: int = 0
    guess: int = 0


async def pennies(game: Game) -> int:
    """Seat 0 wins if it has guessed the other's side."""
    a, b = await together(choose(0, Ask.MOVE, YES_NO), choose(1, Ask.MOVE, YES_NO))
    await tell(ALL, Said(a))
    return WON if a == b else LOST


async def pennies_the_other_way_round(game: Game) -> int:
    """The same, seat 1 being asked first."""
    b, a = await together(choose(1, Ask.MOVE, YES_NO), choose(0, Ask.MOVE, YES_NO))
    return WON if a == b else LOST


async def told_pennies(game: Game) -> int:
    """Not sealed: seat 0 knows what the other has chosen."""
    b = await choose(1, Ask.MOVE, YES_NO)
    a = await choose(0, Ask.MOVE, YES_NO)
    return WON if a == b else LOST


async def pennies_twice(game: Game) -> int:
    """Two sealed choices in one step, one after the other: seat 0 must win both."""
    a, b = await together(choose(0, Ask.MOVE, YES_NO), choose(1, Ask.MOVE, YES_NO))
    c, d = await together(choose(0, Ask.BET, YES_NO), choose(1, Ask.BET, YES_NO))
    return WON if a == b and c == d else LOST


async def two_fingers(game: Game) -> int:
    """Seat 1 hides with two hands at once; seat 0 must find both."""
    a, b, c = await together(choose(0, Ask.MOVE, options(0, 1, 2)), choose(1, Ask.MOVE, YES_NO), choose(1, Ask.BET, YES_NO))
    return WON if a == b + c else LOST


async def hide_or_run(game: Game) -> int:
    """Seat 0 hides or runs, seat 1 throws its only snowball or waits: running from a thrower loses, all else but hiding from one
    who waits wins.  Worth 1, but never surely."""
    run, throw = await together(choose(0, Ask.MOVE, YES_NO), choose(1, Ask.MOVE, YES_NO))
    if run == YES and throw == YES:
        return LOST
    if run == NO and throw == NO:
        return 0
    return WON


async def walk(game: Game) -> int:
    """Seat 0 walks to the goal 3 steps away: step (a coin that may throw it back to the start) or crawl (a sixth part
    of a step, seldom)."""
    risky = await choose(0, Ask.BET, YES_NO)
    if risky == YES:
        game.here = (game.here + 1) * await roll(COIN, "walk")
    else:
        game.left -= 1
        game.here += await hits(1, 1, 6, "walk")
    if game.here == 3:
        return WON
    return LOST if game.left == 0 else 0


async def stall(game: Game) -> int:
    """Either may wait for ever; who moves first loses."""
    a, b = await together(choose(0, Ask.MOVE, YES_NO), choose(1, Ask.MOVE, YES_NO))
    if a == YES and b == NO:
        return LOST
    if b == YES and a == NO:
        return WON
    return 0


async def nobody(game: Game) -> int:
    """Nothing is asked: a coin again and again."""
    return WON if await roll(COIN, "coin") else 0
