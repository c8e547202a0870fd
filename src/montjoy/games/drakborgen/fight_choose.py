"""F1 and F2: every board's position, sealed, then all shown at once."""

from __future__ import annotations

from montjoy.core.effects import ALL, choose, d, options, roll, tell, together
from montjoy.games.drakborgen import said
from montjoy.games.drakborgen.fight_said import NothingEntered, name_of, shown
from montjoy.games.drakborgen.fight_state import POSITIONS, Ask, Fight, in_use
from montjoy.games.drakborgen.ring import ANY, NAMES, Position, reach


async def choose_positions(fight: Fight) -> None:
    """DL-8.3a, DL-8.3c, DL-8.4a, DL-13.3b  Everybody chooses for his own board, in secret and independently; nobody sees
    another's, allies included.  Then chance chooses where nobody does."""
    n = choosers(fight)
    if n == 1:
        a = await choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0))
        await put(fight, 0, a)
    elif n == 2:
        a, b = await together(
            choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)), choose(seat(fight, 1), which(fight, 1), open_to(fight, 1))
        )
        await put(fight, 0, a)
        await put(fight, 1, b)
    elif fight.MANY:
        await many_choose(fight, n)
    await chance_chooses(fight)
    await tell(ALL, said.FightRound(fight.round, shown(fight)))


# ---- whose boards ----------------------------------------------------------------------------------------------------
def choosers(fight: Fight) -> int:
    """How many boards in use have a player."""
    n = 0
    for b in range(fight.boards):
        if fight.board[b].controller >= 0 and in_use(fight, b):
            n += 1
    return n


def nth(fight: Fight, n: int) -> int:
    """The number of the n-th such board."""
    for b in range(fight.boards):
        if fight.board[b].controller >= 0 and in_use(fight, b):
            if n == 0:
                return b
            n -= 1
    return 0


def seat(fight: Fight, n: int) -> int:
    """Who chooses there."""
    return fight.board[nth(fight, n)].controller


def which(fight: Fight, n: int) -> Ask:
    """DL-13.4a  By what question: of a player with several boards each has its own."""
    found = 0
    if fight.MANY:
        for k in range(n):
            if seat(fight, k) == seat(fight, n):
                found += 1
    return POSITIONS[found]


def open_to(fight: Fight, n: int) -> int:
    """DL-8.4a  The positions he may take there; where a clock runs, he may also enter nothing."""
    found = reach(fight.board[nth(fight, n)].position)
    if fight.seconds > 0:
        found |= options(Position.NONE)
    return found


# ---- what is entered -------------------------------------------------------------------------------------------------
async def put(fight: Fight, n: int, answer: int) -> None:
    """DL-8.5b  The marker goes to its new position; where nothing was entered in time it stays where it is."""
    b = nth(fight, n)
    if answer != Position.NONE:
        fight.board[b].position = answer
    else:
        await late(fight, b)


async def late(fight: Fight, b: int) -> None:
    """DL-8.5b, DL-8.5c-X  Nothing entered: the position of the last round; in round 1 a random one."""
    if fight.board[b].position == Position.NONE:
        fight.board[b].position = await at_random(fight, b, ANY)
    await tell(ALL, NothingEntered(on_board(fight, b), NAMES[fight.board[b].position]))


async def at_random(fight: Fight, b: int, among: int) -> int:
    """DL-8.5c-X, DL-BASE-23  One of these positions, each with the same chance."""
    k = await roll(d(among.bit_count()), "DL-8.5c-X", b)
    for position in range(4):
        if among >> position & 1 == 1:
            k -= 1
            if k == 0:
                return position
    return Position.NONE


async def chance_chooses(fight: Fight) -> None:
    """DL-BASE-23  What nobody plays takes a random position of those it may; rolled when all others are sealed."""
    for b in range(fight.boards):
        if fight.board[b].controller < 0 and in_use(fight, b):
            fight.board[b].position = await at_random(fight, b, reach(fight.board[b].position))


def on_board(fight: Fight, b: int) -> str:
    """The first fighter on a board."""
    return next(name_of(fight, i) for i in range(fight.fighters) if fight.fighter[i].board == b)


# ---- the clock -------------------------------------------------------------------------------------------------------
def seconds(fight: Fight, ask: int) -> int:
    """DL-8.5a  How long this question may be thought about: combat_timer_seconds for positions, 0 for no limit."""
    return fight.seconds if ask in POSITIONS else 0


def in_time(fight: Fight, ask: int, offered: int) -> int:
    """DL-8.5b  The answer when the time is up or nobody is there: nothing entered; without a clock, as the marker lies.  A
    point is paid, everything else declined."""
    if ask not in POSITIONS:
        return 0
    if offered >> Position.NONE & 1 == 1:
        return Position.NONE
    for position in range(4):
        if offered == reach(position):
            return position
    return Position.AGILITY


# ---- more than two boards: the sealed questions one by one, since a fight has no lists -----------------------------------
async def many_choose(fight: Fight, n: int) -> None:
    """DL-13.3b  Three to eight boards at once."""
    if n == 3:
        await three_choose(fight)
    elif n == 4:
        await four_choose(fight)
    elif n == 5:
        await five_choose(fight)
    elif n == 6:
        await six_choose(fight)
    elif n == 7:
        await seven_choose(fight)
    elif n == 8:
        await eight_choose(fight)


async def three_choose(fight: Fight) -> None:
    a, b, c = await together(
        choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)),
        choose(seat(fight, 1), which(fight, 1), open_to(fight, 1)),
        choose(seat(fight, 2), which(fight, 2), open_to(fight, 2)),
    )
    await put(fight, 0, a)
    await put(fight, 1, b)
    await put(fight, 2, c)


async def four_choose(fight: Fight) -> None:
    a, b, c, d = await together(
        choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)),
        choose(seat(fight, 1), which(fight, 1), open_to(fight, 1)),
        choose(seat(fight, 2), which(fight, 2), open_to(fight, 2)),
        choose(seat(fight, 3), which(fight, 3), open_to(fight, 3)),
    )
    await put(fight, 0, a)
    await put(fight, 1, b)
    await put(fight, 2, c)
    await put(fight, 3, d)


async def five_choose(fight: Fight) -> None:
    a, b, c, d, e = await together(
        choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)),
        choose(seat(fight, 1), which(fight, 1), open_to(fight, 1)),
        choose(seat(fight, 2), which(fight, 2), open_to(fight, 2)),
        choose(seat(fight, 3), which(fight, 3), open_to(fight, 3)),
        choose(seat(fight, 4), which(fight, 4), open_to(fight, 4)),
    )
    await put(fight, 0, a)
    await put(fight, 1, b)
    await put(fight, 2, c)
    await put(fight, 3, d)
    await put(fight, 4, e)


async def six_choose(fight: Fight) -> None:
    a, b, c, d, e, f = await together(
        choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)),
        choose(seat(fight, 1), which(fight, 1), open_to(fight, 1)),
        choose(seat(fight, 2), which(fight, 2), open_to(fight, 2)),
        choose(seat(fight, 3), which(fight, 3), open_to(fight, 3)),
        choose(seat(fight, 4), which(fight, 4), open_to(fight, 4)),
        choose(seat(fight, 5), which(fight, 5), open_to(fight, 5)),
    )
    await put(fight, 0, a)
    await put(fight, 1, b)
    await put(fight, 2, c)
    await put(fight, 3, d)
    await put(fight, 4, e)
    await put(fight, 5, f)


async def seven_choose(fight: Fight) -> None:
    a, b, c, d, e, f, g = await together(
        choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)),
        choose(seat(fight, 1), which(fight, 1), open_to(fight, 1)),
        choose(seat(fight, 2), which(fight, 2), open_to(fight, 2)),
        choose(seat(fight, 3), which(fight, 3), open_to(fight, 3)),
        choose(seat(fight, 4), which(fight, 4), open_to(fight, 4)),
        choose(seat(fight, 5), which(fight, 5), open_to(fight, 5)),
        choose(seat(fight, 6), which(fight, 6), open_to(fight, 6)),
    )
    await put(fight, 0, a)
    await put(fight, 1, b)
    await put(fight, 2, c)
    await put(fight, 3, d)
    await put(fight, 4, e)
    await put(fight, 5, f)
    await put(fight, 6, g)


async def eight_choose(fight: Fight) -> None:
    a, b, c, d, e, f, g, h = await together(
        choose(seat(fight, 0), Ask.POSITION, open_to(fight, 0)),
        choose(seat(fight, 1), which(fight, 1), open_to(fight, 1)),
        choose(seat(fight, 2), which(fight, 2), open_to(fight, 2)),
        choose(seat(fight, 3), which(fight, 3), open_to(fight, 3)),
        choose(seat(fight, 4), which(fight, 4), open_to(fight, 4)),
        choose(seat(fight, 5), which(fight, 5), open_to(fight, 5)),
        choose(seat(fight, 6), which(fight, 6), open_to(fight, 6)),
        choose(seat(fight, 7), which(fight, 7), open_to(fight, 7)),
    )
    await put(fight, 0, a)
    await put(fight, 1, b)
    await put(fight, 2, c)
    await put(fight, 3, d)
    await put(fight, 4, e)
    await put(fight, 5, f)
    await put(fight, 6, g)
    await put(fight, 7, h)
