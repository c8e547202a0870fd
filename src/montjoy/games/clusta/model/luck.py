"""Every die the game throws outside its battles, by its name; skill rolls; and how people are counted."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import msgspec

from montjoy.core.effects import NOBODY, About, Audience, Die, d, roll
from montjoy.games.clusta.model.state import World

CERTAIN: Final = 100
HALF: Final = Fraction(1, 2)
THIRDS: Final = Die(1, 1, 2, 2, 3, 3)
NATURAL: Final = 20                                          # on the die; a skill of as much never fumbles


# ---- dice ------------------------------------------------------------------------------------------------------------
def die(sides: int) -> Die:
    """CN-DICE-01  nTk: n dice of k sides.  1T3 is a six-sided die halved and rounded up; on 1T100 the double nought is 100."""
    return THIRDS if sides == 3 else d(sides)


async def roll_hidden(sides: int, why: str, *about: About) -> int:
    """CN-DICE-08  The umpire's secret rolls: hero death, spies, couriers, distortion, the Stonefather and all that is like
    them.  Nobody sees the die."""
    return await roll(die(sides), why, *about, to=NOBODY)


async def throw(sides: int, why: str, *about: About, to: Audience = NOBODY) -> int:
    """A die: hidden unless somebody may see it."""
    return await roll_hidden(sides, why, *about) if to == NOBODY else await roll(die(sides), why, *about, to=to)


async def d4(why: str, *about: About, to: Audience = NOBODY) -> int:
    return await throw(4, why, *about, to=to)


async def d6(why: str, *about: About, to: Audience = NOBODY) -> int:
    return await throw(6, why, *about, to=to)


async def d20(why: str, *about: About, to: Audience = NOBODY) -> int:
    return await throw(20, why, *about, to=to)


async def d100(why: str, *about: About, to: Audience = NOBODY) -> int:
    return await throw(100, why, *about, to=to)


async def percent(p: Fraction | int, why: str, *about: About, to: Audience = NOBODY) -> bool:
    """CN-DICE-06  A chance of p% happens on p or less with 1T100; a part of a percent is lost by that.  At 0 it never happens
    and at 100 always, and no die is thrown."""
    if p <= 0 or p >= CERTAIN:
        return p > 0
    return await d100(why, *about, to=to) <= p


async def one_of(n: int, why: str, *about: About) -> int:
    """A hidden lot: 0 to n-1, equally likely; no lot is drawn among one."""
    return await roll_hidden(n, why, *about) - 1 if n > 1 else 0


# ---- people ----------------------------------------------------------------------------------------------------------
def half_up(x: Fraction | int) -> int:
    """CN-ROUND-05  Reported numbers and the parts of the recovery schedule: to the nearest, halves up."""
    return int((Fraction(x) + HALF) // 1)


def half_of_the_dead(men: int) -> int:
    """CN-ROUND-05  Half of a number of dead that rise: rounded down."""
    return men // 2


# ---- skills ----------------------------------------------------------------------------------------------------------
class Attempt(msgspec.Struct, frozen=True):
    """A skill roll: the die, how far below the skill it was (0 or more: success), and whether it was a fumble."""

    rolled: int
    margin: int
    fumble: bool

    @property
    def success(self) -> bool:
        return self.margin >= 0


async def attempt(world: World, skill: int, why: str, *about: str) -> Attempt:
    """CN-DICE-05  1T20 against a skill, hidden.  A natural 20 is a fumble if a second die exceeds the skill; with
    fumble_confirm = false every natural 20 is one; never with a skill of 20 or more."""
    rolled = await d20(why, *about)
    fumble = rolled == NATURAL and skill < NATURAL
    if fumble and world.options.fumble_confirm:
        fumble = await d20(why, *about, "again") > skill
    return Attempt(rolled, skill - rolled, fumble)
