"""One fight that uses every construct that compiles; what a seat sees of it; and a policy with tables."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from montjoy.core import effects
from montjoy.core.effects import ALL, YES_NO, Die, Event, choose, d, die_of, hits, options, roll, tell, together
from montjoy.core.state import State, ints, many, state

ODD_DIE: Final = Die(0, 0, 0, 1, 1, 2)
LOW_DIE: Final = Die(2, 3, 4)
PRICES: Final = ((1, 2, 3), (4, 5, 6))
PAIRS: Final = ((1, 2), (3, 4), (5, 6))
ROW: Final = (7, 8, 9)
LARGE: Final = True


class Ask(IntEnum):
    FIRST = 0
    SECOND = 1
    SEALED = 2


class Told(Event, frozen=True):
    what: str
    n: int


@state
class Unit(State):
    lives: int = 3
    kind: int = 0
    marks: list[int] = ints(2)

    def weight(self) -> int:
        """Another class has a method of this name."""
        return self.lives * 2 + self.kind

    @property
    def alive(self) -> bool:
        return self.lives > 0


@state
class Host(State):
    unit: list[Unit] = many(Unit, 3)
    grid: list[list[int]] = ints(2, 3)
    purse: int = 5
    SIZE = 3

    def weight(self) -> int:
        total = 0
        for unit in self.unit:
            total += unit.weight()
        return total

    def alive(self) -> int:
        n = 0
        for unit in self.unit:
            if unit.alive:
                n += 1
        return n

    async def fire(self, chance_of: int) -> int:
        if chance_of == 0:
            return await hits(self.alive() + 2, 1, 6, "TOUR-FIRE", self.purse)
        return await hits(max(self.weight(), 0), 5, 8, "TOUR-FIRE", to=(0,))


@state
class Tour(State):
    host: list[Host] = many(Host, 2)
    board: list[int] = ints(4)
    round: int = 0
    flags: int = 0
    result: int = 0
    faces: list[int] = ints(4)                               # of a die of its own
    sides: int = 0


@state
class Seen(State):
    mine: int = 0
    theirs: int = -1
    lives: list[int] = ints(3)
    asked: int = 7


def both(tour: Tour) -> tuple[int, bool]:
    a, b = tour.host[0].weight(), tour.host[1].weight()
    return a - b, a > b


def search(tour: Tour, least: int) -> int:
    for i, unit in enumerate(tour.host[1].unit):  # noqa: B007
        if unit.lives <= 0:
            continue
        if unit.lives >= least:
            break
    else:
        return -1
    n = 0
    while True:
        n += 1
        if n * n > tour.board[0] + 40 or n > 9:
            found = n
            break
    return i * 10 + found


def arithmetic(tour: Tour, x: int) -> int:
    y = -x // 3 + -x % 3 + (x << 2) - (x >> 1) + (x & 5 | 8 ^ x) + ~x + (+x)
    flag = x > 3
    y += flag
    y -= ~flag
    y += True + (not flag) + (x in (1, 2, 3)) * 3 + (x not in ROW) * 2 + (0 < x <= 5)
    y += abs(-x) + min(x, 4, y) + max(x, 2) + (-x).bit_count() + x.bit_length() + len(ROW) + len(tour.board)
    y += sum(tour.board) + sum(ROW) + sum(PRICES[1]) + PRICES[x % 2][x % 3] + PRICES[-1][-1]
    deep = (1, (2, x))
    y += deep[1][1] + int(LARGE) + int(flag) + bool(x) + Ask(1)
    return y or 7


async def trade(tour: Tour, side: int) -> None:
    host = tour.host[side]
    other = tour.host[0] if side == 1 else tour.host[1]
    mine, theirs = await together(
        choose(side, Ask.SEALED, options(0, 2, 5)), choose(1 - side, Ask.SEALED, host.alive() << 1 | 1)
    )
    host.purse, other.purse = other.purse + mine, host.purse - theirs
    host.unit[mine % 3].lives -= await roll(LOW_DIE, "TOUR-TRADE") - 2
    for cell, price in zip(host.grid[0], PRICES[0]):
        other.purse += cell * price
    for a, b in PAIRS:
        host.grid[1][a % 3] += b
    row = host.grid[0]
    for j in range(len(row) - 1, -1, -1):
        row[j] ^= tour.round + j
    for k in (1, 3):
        tour.board[k] += k
    host.unit[0].marks[-1] += 1
    return await tell(ALL, Told(f"traded {side}", host.purse))


async def turn(tour: Tour) -> int:
    """One round; 0 goes on."""
    tour.round += 1
    face = await roll(d(20), "TOUR-1") + await effects.roll(ODD_DIE, "TOUR-2", "again")
    face += await roll(die_of(tour.faces, tour.sides), "TOUR-4")
    side: int = face % 2
    await trade(tour, side)
    struck = await tour.host[side].fire(face % 2)
    if struck > 3 and await choose(1 - side, Ask.FIRST, YES_NO):
        struck -= await roll(d(struck), "TOUR-3")
    victim = struck % Host.SIZE
    tour.host[1 - side].unit[victim].lives -= struck // 2
    gap, ahead = both(tour)
    tour.board[0] += gap + ahead + search(tour, 2)
    tour.board[2] = arithmetic(tour, face) & 255
    tour.flags |= 1 << await choose(side, Ask.SECOND, (1 << min(gap % 7 + 1, 5)) - 1)
    if not tour.host[0].alive() or not tour.host[1].alive():
        tour.result = 1 + (tour.host[0].alive() > 0)
    elif tour.round >= 6:
        tour.result = 3
    return tour.result


async def whole(tour: Tour) -> int:
    while await turn(tour) == 0:
        pass
    return tour.result * 10 + tour.flags % 10


def seen(tour: Tour, seat: int, into: Seen) -> None:
    into.mine = tour.host[seat].purse
    if tour.round > 2:
        into.theirs = tour.host[1 - seat].purse
    for i in range(3):
        into.lives[i] = tour.host[seat].unit[i].lives


def member(mask: int, n: int) -> int:
    """The n-th member of a bit set, counted round and round."""
    left = n % mask.bit_count()
    x = 0
    while True:
        if mask >> x & 1:
            if left == 0:
                return x
            left -= 1
        x += 1


def witness(tour: Tour, seat: int, ask: int, mask: int, luck: Any) -> int:
    """Its answer hashes everything it is asked, so that a wrong question shows."""
    n = luck.below(1 << 20) + seat * 7919 + ask * 104729 + mask * 1299709
    return member(mask, (n ^ n >> 7) * 31 & 0xFFFFFF)


def sighted(seen: Seen, seat: int, ask: int, mask: int, luck: Any) -> int:
    """Depends on everything it sees."""
    n = seen.mine * 3 + seen.theirs * 5 + sum(seen.lives) + seen.asked + luck.hits(4, 1, 2)
    return member(mask, n & 0xFFFF)


def tabled(tour: Tour, seat: int, ask: int, mask: int, luck: Any, tables: Any) -> int:
    return member(mask, tables.mix[seat][ask] + tables.shift[tour.round % 2] + row_sum(tables.mix[ask % 2]))


def row_sum(row: Any) -> int:
    total = 0
    for x in row:
        total += x
    return total


def new_tour() -> Tour:
    tour = Tour()
    tour.board[:] = [1, 2, 3, 4]
    tour.host[1].unit[2].kind = 4
    tour.faces[:], tour.sides = [2, 0, 2, 9], 3
    return tour
