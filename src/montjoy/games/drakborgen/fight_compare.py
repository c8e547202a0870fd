"""F3 and F4: every fighter against every enemy; hits that are cancelled."""

from __future__ import annotations

from montjoy.core.effects import ALL, NO, YES, choose, options, tell
from montjoy.games.drakborgen import said
from montjoy.games.drakborgen.fight_said import name_of, pair
from montjoy.games.drakborgen.fight_state import NOBODY, Ask, Fight, fighting, hostile, player, position
from montjoy.games.drakborgen.ring import taken, whiff


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
            if not whiff(position(fight, i), position(fight, j)):
                return NO
            met = YES
    return met


def hits(fight: Fight, i: int, j: int) -> int:
    """DL-8.10, DL-8.7a  The combat points that one takes from a hostile other by their positions."""
    if not hostile(fight, i, j):
        return 0
    mine, theirs = position(fight, i), position(fight, j)
    return taken(mine, theirs, fight.fighter[i].value[mine], fight.fighter[j].value[theirs])


# ---- F4 --------------------------------------------------------------------------------------------------------------
def hitter(fight: Fight) -> int:
    """DL-13.3e  Who is asked next whether he cancels a hit; only where all fight against all.  Allies never hit each other."""
    if fight.melee == NO:
        return NOBODY
    for i in range(fight.fighters):
        if fighting(fight, i) and fight.fighter[i].done == 0 and player(fight, i) >= 0 and victims(fight, i) > 1:
            return i
    return NOBODY


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
        await tell(ALL, said.HitCancelled(name_of(fight, answer - 1), name_of(fight, i)))


def strike(fight: Fight) -> None:
    """DL-8-X2, DL-13.3d  All hits that were not cancelled count together; a cancelled one has hurt nobody."""
    for i in range(fight.fighters):
        for j in range(fight.fighters):
            points = hits(fight, i, j)
            if points > 0 and fight.fighter[i].spared >> j & 1 == 0:
                fight.fighter[i].hurt = YES
                fight.fighter[j].struck = YES
                fight.fighter[j].loss += points
