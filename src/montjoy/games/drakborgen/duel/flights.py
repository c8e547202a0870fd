"""F8 to F11: flights, whiffs, the shuriken, yielding, declaring flight; and who is left."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, NO, YES, YES_NO, choose, options, tell
from montjoy.games.drakborgen.duel.losses import companions_leave, lose, step_in
from montjoy.games.drakborgen.duel.opening import thrown
from montjoy.games.drakborgen.duel.ring import whiff
from montjoy.games.drakborgen.duel.state import (
    HEROES,
    NOBODY,
    Ask,
    Fate,
    Fight,
    Kind,
    Missile,
    Phase,
    Verdict,
    dragon,
    enemies_of,
    fighting,
    heroes_there,
    hostile,
    is_hero,
    name_of,
    player,
    position_of,
)
from montjoy.games.drakborgen.options import WhiffDuel
from montjoy.games.drakborgen.protocol import events

NERVE: Final = 3                                             # whiffs in a row


# ---- F8: flights -----------------------------------------------------------------------------------------------------
async def settle_flights(fight: Fight) -> None:
    """DL-8.12b, DL-8.12c, DL-13.3g-X  Who has declared flight and was not hurt by positions is out, if there is a free
    passage; else the fight goes on for him.  Losing counts, even if a risk roll then showed a cloud."""
    for i in range(fight.fighters):
        if fight.fighter[i].fleeing == YES and fighting(fight, i):
            fight.fighter[i].fleeing = NO
            if fight.fighter[i].struck == NO and fight.fighter[i].exit == YES:
                fight.fighter[i].fate = Fate.ESCAPED
                await tell(ALL, events.Escaped(name_of(fight, i)))
            else:
                await tell(ALL, events.FlightFailed(name_of(fight, i)))
    if fight.MANY:
        await companions_leave(fight)


# ---- F9: whiffs ------------------------------------------------------------------------------------------------------
async def settle_whiffs(fight: Fight) -> None:
    """DL-8.9a, DL-8.9b-X  For each monster: whiffs in a row; a hit or a clinch breaks the row."""
    for i in range(fight.fighters):
        if fighting(fight, i) and loses_nerve(fight, i):
            await count_whiff(fight, i)
    if fight.MANY:
        await companions_leave(fight)
        await step_in(fight, Fate.DRIVEN)


def loses_nerve(fight: Fight, i: int) -> bool:
    """DL-8.9c-X, DL-12.3d  Every monster but the dragon; champions and companions too (whiff_duel = opponent_only: not them)."""
    kind = fight.fighter[i].kind
    if kind == Kind.CHAMPION or kind == Kind.COMPANION:
        return fight.whiff_duel == WhiffDuel.BOTH
    return kind == Kind.MONSTER


async def count_whiff(fight: Fight, i: int) -> None:
    """DL-8.9a, DL-8.9b-X  Three in a row: it flees if it has a way out; if not it fights on and the count begins again."""
    fight.fighter[i].whiffs = row_of(fight, i)
    if fight.fighter[i].whiffs < NERVE:
        return
    fight.fighter[i].whiffs = 0
    if fight.fighter[i].exit == YES:
        fight.fighter[i].fate = Fate.DRIVEN
        await tell(ALL, events.NerveBroken(name_of(fight, i)))
    else:
        await tell(ALL, events.Cornered(name_of(fight, i)))


def row_of(fight: Fight, i: int) -> int:
    """DL-8.9b-X, DL-13.3g-X  One more if all his comparisons of this round were whiffs; any other round makes it 0."""
    if fight.fighter[i].missed == YES:
        return fight.fighter[i].whiffs + 1
    return 0


def are_counted(fight: Fight, i: int) -> bool:
    """DL-8.9a, DL-8.9c-X, DL-13.5c-X  His whiffs can end something: a monster's courage, or a fight between heroes."""
    return dragon(fight) == NOBODY and (loses_nerve(fight, i) or (fight.chaos == YES and is_hero(fight, i)))


def whiffs_now(fight: Fight, i: int) -> int:
    """His whiffs in a row, this round's with them as soon as the positions lie open."""
    open_to_all = Phase.CANCEL <= fight.phase <= Phase.BREATH
    return row_of(fight, i) if open_to_all and are_counted(fight, i) else fight.fighter[i].whiffs


async def part_heroes(fight: Fight) -> None:
    """DL-13.5c-X  Heroes against heroes: three rounds in a row in which all of them only whiffed part them."""
    if fight.chaos == NO:
        return
    row, heroes = NERVE, 0
    for i in range(fight.fighters):
        if fighting(fight, i) and is_hero(fight, i):
            fight.fighter[i].whiffs = row_of(fight, i)
            row = min(row, fight.fighter[i].whiffs)
            heroes += 1
    if heroes > 0 and row == NERVE:
        fight.result = Verdict.PARTED
        await tell(ALL, events.Parted(heroes_there(fight)))


# ---- after a whiff ---------------------------------------------------------------------------------------------------
def shuriken_thrower(fight: Fight) -> int:
    """DLC-08  The next hero who may throw a shuriken now: one after a round that was a whiff between him and a monster."""
    for i in range(fight.fighters):
        if fight.fighter[i].missile == Missile.SHURIKEN and fight.fighter[i].missiles > 0 and fight.fighter[i].done == 0:
            if fighting(fight, i) and whiffed_at(fight, i) > 1:
                return i
    return NOBODY


def whiffed_at(fight: Fight, i: int) -> int:
    """The monsters still there that he whiffed at, each one more than its number, and 0 for none."""
    found = options(NO)
    for j in range(fight.fighters):
        if hostile(fight, i, j) and not is_hero(fight, j) and whiff(position_of(fight, i), position_of(fight, j)):
            found |= options(j + 1)
    return found


async def throw_shuriken(fight: Fight, i: int) -> None:
    """DLC-08  The monster loses 1 combat point without a roll; the round stays a whiff, and nobody was hurt by positions."""
    answer = await choose(player(fight, i), Ask.SHURIKEN, whiffed_at(fight, i))
    fight.fighter[i].done = 1
    if answer != NO:
        fight.fighter[i].missiles -= 1
        lose(fight, answer - 1, 1)
        await tell(ALL, thrown(fight, i, answer - 1, 1))


# ---- F11 -------------------------------------------------------------------------------------------------------------
def may_yield(fight: Fight) -> int:
    """DL-13.5c-X  The next hero who may yield: only where heroes fight each other."""
    if fight.chaos == YES:
        for i in range(fight.fighters):
            if is_hero(fight, i) and fighting(fight, i) and fight.fighter[i].done == 0:
                return i
    return NOBODY


async def yield_up(fight: Fight, i: int) -> None:
    """DL-13.5c-X  Either may yield between rounds: for him the fight is over."""
    answer = await choose(player(fight, i), Ask.YIELD, YES_NO)
    fight.fighter[i].done = 1
    if answer == YES:
        await tell(ALL, events.Yielded(name_of(fight, i), enemies_of(fight, i)))
        fight.fighter[i].fate = Fate.YIELDED
        await companions_leave(fight)


def may_flee(fight: Fight) -> int:
    """DL-8.12a, DL-10.1c  The next hero who may declare flight: he has hurt an enemy in this round, there is a free passage,
    and no dragon fights."""
    if dragon(fight) != NOBODY:
        return NOBODY
    for i in range(fight.fighters):
        hero = fight.fighter[i]
        if hero.hurt == YES and hero.exit == YES and hero.done == 0 and is_hero(fight, i) and fighting(fight, i):
            return i
    return NOBODY


async def declare_flight(fight: Fight, i: int) -> None:
    """DL-8.12a  He may say aloud that he tries to flee; it concerns the next round only."""
    answer = await choose(player(fight, i), Ask.FLEE, YES_NO)
    fight.fighter[i].done = 1
    fight.fighter[i].fleeing = answer
    if answer == YES:
        await tell(ALL, events.FlightDeclared(name_of(fight, i)))


# ---- who is left -----------------------------------------------------------------------------------------------------
def verdict(fight: Fight) -> int:
    """DL-8.13  A fight goes on until at most one side is left.  -> Verdict"""
    if fight.result != Verdict.OPEN:
        return fight.result
    ours = is_side_left(fight, HEROES)
    for i in range(fight.fighters):
        if fight.fighter[i].side != HEROES and fighting(fight, i) and (ours or are_others_left(fight, fight.fighter[i].side)):
            return Verdict.OPEN
    if ours:
        return how_they_went(fight)
    return how_we_went(fight)


def is_side_left(fight: Fight, side: int) -> bool:
    """Somebody of this side is in the fight."""
    for i in range(fight.fighters):
        if fight.fighter[i].side == side and fighting(fight, i):
            return True
    return False


def are_others_left(fight: Fight, side: int) -> bool:
    """Somebody of another side is in the fight."""
    for i in range(fight.fighters):
        if fight.fighter[i].side != side and fighting(fight, i):
            return True
    return False


def fate_of_side(fight: Fight, ours: bool, fate: int) -> bool:
    """Somebody of ours, or of the others, has met this fate."""
    for i in range(fight.fighters):
        if (fight.fighter[i].side == HEROES) == ours and fight.fighter[i].fate == fate:
            return True
    return False


def how_they_went(fight: Fight) -> int:
    """DL-8.13  The enemy is slain, has yielded, or has fled."""
    if fate_of_side(fight, False, Fate.FALLEN):
        return Verdict.SLAIN
    if fate_of_side(fight, False, Fate.YIELDED):
        return Verdict.YIELDED
    return Verdict.FLED


def how_we_went(fight: Fight) -> int:
    """DL-8-X2  We have escaped, yielded, or fallen; both can fall in one round."""
    if fate_of_side(fight, True, Fate.ESCAPED):
        return Verdict.ESCAPED
    if fate_of_side(fight, True, Fate.YIELDED):
        return Verdict.YIELDED
    if are_others_left(fight, HEROES):
        return Verdict.HERO_SLAIN
    return Verdict.BOTH_SLAIN
