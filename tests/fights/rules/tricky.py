"""Rules that call each other in every way that merging has to understand."""

from functools import wraps
from typing import Any

from montjoy.core.effects import NO, YES_NO, Event, choose, d, hand_off, hits, members, roll, tell, together, within
from montjoy.core.state import State, ints, many, state


@state
class Man(State):
    wounds: int
    gear: list[int] = ints(3)


@state
class Band(State):
    chief: int
    men: list[Man] = many(Man, 3)
    grid: list[list[int]] = ints(2, 2)


class Cry(Event):
    n: int


class Broken(Exception):
    pass


async def wound(man: Man, dice: int) -> int:
    """A part of the state."""
    found = await hits(dice, 1, 3, "wound")
    man.wounds += found
    await tell("*", Cry(found))
    return found


async def ask_and_wound(man: Man) -> int:
    """A part of the state, and a question about the whole."""
    if await choose(0, 1, YES_NO) == NO:
        return -1
    return await wound(man, 2)


async def deep(band: Band, man: Man) -> int:
    """Whole and part at once; the part asks."""
    band.chief += 1
    lost = await ask_and_wound(man)
    return lost + band.men[0].wounds


async def both_of(one: Man, other: Man) -> int:
    one.gear[1] += await roll(d(3), "gear")
    other.gear[-1] -= 1
    return one.gear[1] + other.gear[1]


async def of_parts(band: Band) -> int:
    a = await wound(band.men[0], 2)
    b = await both_of(band.men[0], band.men[1])
    c = await both_of(band.men[2], band.men[2])
    return a + b + c + await deep(band, band.men[1])


async def of_a_list(numbers: list[int], men: list[Man]) -> int:
    numbers[0] += await roll(d(2), "list")
    men[1].wounds += numbers[0]
    return numbers[0]


async def of_lists(band: Band) -> int:
    first = await of_a_list(band.grid[1], band.men)
    return first + await of_a_list(band.men[2].gear, band.men)


async def breaks(band: Band) -> int:
    face = await roll(d(4), "break")
    band.chief += face
    if face > 2:
        raise Broken(face)
    return face


async def of_errors(band: Band) -> int:
    try:
        return await breaks(band)
    except Broken:
        return 10 * await breaks_gently(band)


async def breaks_gently(band: Band) -> int:
    try:
        return await breaks(band)
    except Broken as error:
        return int(error.args[0])


async def replaced(band: Band) -> None:
    """Writes that cannot be taken back one by one."""
    band.men[0], band.men[2] = band.men[2], band.men[0]
    band.grid[0] = [await roll(d(2), "grid"), 7]
    band.men[1].gear = [1, 2, await roll(d(2), "gear")]
    band.grid[1][0:2] = [3, 4]


async def of_replaced(band: Band) -> int:
    band.men[0].wounds = 5
    await replaced(band)
    return band.men[2].wounds + sum(band.men[1].gear)


def _loudly(rule: Any) -> Any:
    @wraps(rule)
    async def louder(band: Band) -> Any:
        band.chief += 1
        return await rule(band)

    return louder


@_loudly
async def wrapped(band: Band) -> int:
    return await wound(band.men[0], 1)


async def of_calls(band: Band) -> int:
    """Closures, wrapped rules, keywords, methods, rules in variables and in conditions, and lists as values."""
    size = 2

    async def own(man: Man) -> int:
        return await wound(man, size)

    async def listed(band: Band) -> list[int]:
        return [await wound(band.men[1], 1)]

    total = await own(band.men[1]) + await wrapped(band)
    for rule in (wound, wound):
        total += await rule(band.men[2], dice=1)
    if await Chief(band).speaks(2) and await wound(band.men[0], 1):
        total += sum(await listed(band))
    return total + len([x async for x in _some(band)])


async def _some(band: Band) -> Any:
    for _ in range(await wound(band.men[0], 1)):
        yield 1


class Chief:
    def __init__(self, band: Band) -> None:
        self.band = band

    async def speaks(self, n: int) -> bool:
        self.band.chief += await roll(d(n), "chief")
        return self.band.chief > 1


async def of_scopes(band: Band) -> int:
    """Fights within, a fight given away, and simultaneous choices between them."""
    before = await within(scuffle, band.men[1], ("red", "blue"), "scuffle", 1)
    mine, theirs = await together(choose(0, 2, YES_NO), choose(1, 2, 6))
    after = await hand_off("scuffle", band, int, hand_fight)
    return before + mine + theirs + after


async def scuffle(man: Man) -> int:
    man.wounds += await choose(1, 3, YES_NO)
    return await wound(man, 2)


async def hand_fight(band: Band) -> int:
    return await wound(band.men[await choose(0, 4, YES_NO)], 1)


async def again_and_again(band: Band) -> int:
    """Enough calls that habits are learnt: one that merges, one that does not."""
    for i in range(3):
        band.men[i].wounds += min(1, await wound(band.men[i], 1))
        await tidy(band, i)
    return await countdown(band, 3)


async def tidy(band: Band, i: int) -> None:
    band.men[i].wounds = min(band.men[i].wounds, 1)


async def countdown(band: Band, n: int) -> int:
    """Calls itself."""
    if n == 0 or await hits(1, 1, 2, "stop"):
        return n
    return await countdown(band, n - 1)


def by_wounds(state: Any, seat: int, ask: int, mask: int) -> Any:
    """An answer that depends on everything it may depend on."""
    found = list(members(mask))
    at = (sum(state.key()) + seat + ask) % (len(found) + 1)
    return {found[0]: 0.25, found[-1]: 0.75} if at == len(found) else found[at]


RULES = (of_parts, of_lists, of_errors, of_replaced, of_calls, of_scopes, again_and_again)
