"""F1 to F4: every board's position, sealed, then all shown at once; every fighter compared with every enemy; hits cancelled."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, NO, YES, Event, choose, d, options, roll, tell, together
from montjoy.games.drakborgen.duel.flights import are_counted, row_of
from montjoy.games.drakborgen.duel.ring import ANY, NAMES, Position, clinch, reach, taken, whiff
from montjoy.games.drakborgen.duel.state import (
    NOBODY,
    POSITIONS,
    Ask,
    Fate,
    Fight,
    Kind,
    fighting,
    hostile,
    in_use,
    is_hero,
    name_of,
    player,
    position_of,
)
from montjoy.games.drakborgen.protocol import events

PARTS: Final = 100                                           # a plan of the automaton is counted in these


# ---- F1, F2: positions -----------------------------------------------------------------------------------------------
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
        await choose_many(fight, n)
    await choose_by_chance(fight)
    await tell(ALL, events.FightRound(fight.round, shown(fight)))


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
        await keep_position(fight, b)


async def keep_position(fight: Fight, b: int) -> None:
    """DL-8.5b, DL-8.5c-X  Nothing entered: the position of the last round; in round 1 a random one."""
    if fight.board[b].position == Position.NONE:
        fight.board[b].position = await take_at_random(fight, b, ANY)
    await tell(ALL, events.NothingEntered(on_board(fight, b), NAMES[fight.board[b].position]))


async def take_at_random(fight: Fight, b: int, among: int) -> int:
    """DL-8.5c-X, DL-BASE-23  One of these positions, each with the same chance."""
    k = await roll(d(among.bit_count()), "DL-8.5c-X", b)
    for position in range(4):
        if among >> position & 1 == 1:
            k -= 1
            if k == 0:
                return position
    return Position.NONE


async def choose_by_chance(fight: Fight) -> None:
    """DL-BASE-23  What nobody plays takes a random position of those it may; rolled when all others are sealed."""
    for b in range(fight.boards):
        if fight.board[b].controller < 0 and in_use(fight, b):
            if is_planned(fight, b):
                fight.board[b].position = await take_as_planned(fight, b)
            else:
                fight.board[b].position = await take_at_random(fight, b, reach(fight.board[b].position))


def is_planned(fight: Fight, b: int) -> bool:
    """DL-BASE-23  The automaton plays this board as well as it can (`automaton.plan`)."""
    plan = fight.board[b].plan
    return plan[0] + plan[1] + plan[2] + plan[3] > 0


async def take_as_planned(fight: Fight, b: int) -> int:
    """DL-BASE-23  monster_controller_fallback = best: one die of a hundred; each position has as many faces as the plan says."""
    k = await roll(d(PARTS), "DL-8.5c-X", b)
    for position in range(4):
        k -= fight.board[b].plan[position]
        if k <= 0:
            return position
    return Position.NONE


def on_board(fight: Fight, b: int) -> str:
    """The first fighter on a board."""
    return next(name_of(fight, i) for i in range(fight.fighters) if fight.fighter[i].board == b)


# ---- the clock -------------------------------------------------------------------------------------------------------
def seconds(fight: Fight, ask: int) -> int:
    """DL-8.5a  How long this question may be thought about: combat_timer_seconds for positions, 0 for no limit."""
    return fight.seconds if ask in POSITIONS else 0


def answer_when_late(fight: Fight, ask: int, offered: int) -> int:
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
async def choose_many(fight: Fight, n: int) -> None:
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


# ---- F3: what beats what ---------------------------------------------------------------------------------------------
def pair(fight: Fight, i: int, j: int) -> Event:
    """What the positions of two hostile fighters do in this round, and why."""
    a, b = fight.fighter[i], fight.fighter[j]
    mine, theirs = fight.board[a.board].position, fight.board[b.board].position
    if clinch(mine, theirs, a.value[mine], b.value[theirs]):
        return events.Clinch(name_of(fight, i), name_of(fight, j), NAMES[mine], a.value[mine], round_told(fight))
    if taken(mine, theirs, a.value[mine], b.value[theirs]):
        return told_hit(fight, i, j)
    if taken(theirs, mine, b.value[theirs], a.value[mine]):
        return told_hit(fight, j, i)
    whiffs = row_between(fight, i, j)
    return events.Whiffed(name_of(fight, i), name_of(fight, j), whiffs, NAMES[mine], NAMES[theirs], round_told(fight))


def told_hit(fight: Fight, i: int, j: int) -> Event:
    """One fighter hits another: by a position that beats his, or by the higher value of the same one."""
    a, b = fight.fighter[i], fight.fighter[j]
    mine, theirs = fight.board[a.board].position, fight.board[b.board].position
    loss = taken(mine, theirs, a.value[mine], b.value[theirs])
    left = max(0, b.points - loss) if fight.fighters == 2 and b.kind != Kind.HERO else -1
    who, about = (name_of(fight, j), name_of(fight, i), loss), (round_told(fight), left)
    if mine == theirs:
        return events.Overpowered(*who, NAMES[mine], a.value[mine], b.value[theirs], *about)
    return events.Hit(*who, NAMES[mine], NAMES[theirs], *about)


def round_told(fight: Fight) -> int:
    """The round, where a line of it tells all that happens in it: one against one.  Else 0."""
    return fight.round if fight.fighters == 2 else 0


def row_between(fight: Fight, i: int, j: int) -> int:
    """DL-8.9a, DL-13.5c-X  How many whiffs in a row it is by now: of who may lose his nerve by them; between heroes, whom they
    part, the fewest that any of them has."""
    if is_hero(fight, i) and is_hero(fight, j):
        return min(row_of(fight, k) for k in range(fight.fighters) if fighting(fight, k) and is_hero(fight, k))
    return max(row_of(fight, k) if are_counted(fight, k) and not is_hero(fight, k) else 0 for k in (i, j))


def shown(fight: Fight) -> tuple[tuple[str, str], ...]:
    """Every fighter's position."""
    there = [i for i in range(fight.fighters) if fight.fighter[i].fate == Fate.FIGHTING]
    return tuple((name_of(fight, i), NAMES[fight.board[fight.fighter[i].board].position]) for i in there)


async def compare(fight: Fight) -> None:
    """DL-13.3c  The round is settled pair by pair, every fighter with every enemy."""
    for i in range(fight.fighters):
        fight.fighter[i].missed = only_whiffs(fight, i)
    for i in range(fight.fighters):
        for j in range(i + 1, fight.fighters):
            if hostile(fight, i, j):
                await tell(ALL, pair(fight, i, j))


def only_whiffs(fight: Fight, i: int) -> int:
    """DL-13.3g-X  A round counts as a whiff for him if every one of his comparisons was one."""
    met = NO
    for j in range(fight.fighters):
        if hostile(fight, i, j):
            if not whiff(position_of(fight, i), position_of(fight, j)):
                return NO
            met = YES
    return met


def hits(fight: Fight, i: int, j: int) -> int:
    """DL-8.10, DL-8.7a  The combat points that one takes from a hostile other by their positions."""
    if not hostile(fight, i, j):
        return 0
    mine, theirs = position_of(fight, i), position_of(fight, j)
    return taken(mine, theirs, fight.fighter[i].value[mine], fight.fighter[j].value[theirs])


# ---- F4: hits that are cancelled -------------------------------------------------------------------------------------
def hitter(fight: Fight) -> int:
    """DL-13.3e  Who is asked next whether he cancels a hit.  Allies never hit each other."""
    if fight.melee == NO and fight.monsters_may_cancel == NO:
        return NOBODY
    for i in range(fight.fighters):
        if may_cancel(fight, i) and fighting(fight, i) and fight.fighter[i].done == 0 and victims(fight, i) > 1:
            return i
    return NOBODY


def may_cancel(fight: Fight, i: int) -> bool:
    """DL-13.3e  Whoever has a player, where all fight against all; with monsters_may_cancel the monsters that somebody plays, in
    any fight."""
    if player(fight, i) < 0:
        return False
    if fight.melee == YES:
        return True
    return fight.fighter[i].kind == Kind.MONSTER or fight.fighter[i].kind == Kind.DRAGON


def victims(fight: Fight, i: int) -> int:
    """Whom he would hurt, each one more than its number, and 0 for nobody (more) to be spared."""
    found = options(NO)
    for j in range(fight.fighters):
        if hits(fight, i, j) > 0 and fight.fighter[i].spared >> j & 1 == 0:
            found |= options(j + 1)
    return found


async def cancel(fight: Fight, i: int) -> None:
    """DL-13.3e  Who would make another lose combat points may cancel that loss."""
    answer = await choose(player(fight, i), Ask.CANCEL, victims(fight, i))
    if answer == NO:
        fight.fighter[i].done = 1
    else:
        fight.fighter[i].spared |= options(answer - 1)
        await tell(ALL, events.HitCancelled(name_of(fight, answer - 1), name_of(fight, i)))


def strike(fight: Fight) -> None:
    """DL-8-X2, DL-13.3d  All hits that were not cancelled count together; a cancelled one has hurt nobody."""
    for i in range(fight.fighters):
        for j in range(fight.fighters):
            points = hits(fight, i, j)
            if points > 0 and fight.fighter[i].spared >> j & 1 == 0:
                fight.fighter[i].hurt = YES
                fight.fighter[j].struck = YES
                fight.fighter[j].loss += points
