"""F6: the dragon's breath."""

from __future__ import annotations

from montjoy.core.effects import ALL, YES, tell
from montjoy.games.drakborgen.duel.losses import is_done_for, pay
from montjoy.games.drakborgen.duel.state import NOBODY, Fight, dragon, fighting, is_hero, name_of
from montjoy.games.drakborgen.options import Breath
from montjoy.games.drakborgen.protocol import events


async def suffer_breath(fight: Fight) -> None:
    """DL-10.1b  Once a round everybody against the dragon loses one more, whoever was hurt: a hero pays or risks it."""
    if fight.breath == Breath.PER_ROUND and breathes(fight):
        await breathe(fight)


async def breathe_at_start(fight: Fight) -> None:
    """DL-10.1b  dragon_breath = per_turn: once, before round 1."""
    at = dragon(fight)
    if fight.breath == Breath.PER_TURN and at != NOBODY and fight.fighter[at].points > 0:
        await breathe(fight)


def breathes(fight: Fight) -> bool:
    """DL-10.1d-X  Also in the round in which he falls (dragon_last_breath = false: not then)."""
    at = dragon(fight)
    if at == NOBODY or not fighting(fight, at):
        return False
    return fight.last_breath == YES or fight.fighter[at].points > 0


async def breathe(fight: Fight) -> None:
    """DL-10.1b  A champion or companion simply loses its point; an ember amulet makes the loss smaller."""
    at = dragon(fight)
    for i in range(fight.fighters):
        if fighting(fight, i) and fight.fighter[i].side != fight.fighter[at].side:
            await tell(ALL, events.Breathed(name_of(fight, i)))
            if not is_hero(fight, i):
                await pay(fight, i, 1)
            elif not is_done_for(fight, i):
                fight.fighter[i].loss += max(0, 1 - fight.fighter[i].guard)
