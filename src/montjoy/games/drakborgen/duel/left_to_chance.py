"""Positions left to chance for several rounds in one answer (8.4, 8.5), where a fight is as good as decided.

Who says so lets chance choose as it does for what nobody plays: a die when all others are sealed.  Nothing secret is in it, so
everybody is told, and a question that does not come tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from montjoy.core.effects import ALL, NO, Choose, Together, choose, options, tell, together
from montjoy.games.drakborgen.duel.losses import PAY_ALL, PAY_ONE
from montjoy.games.drakborgen.duel.positions import nth, on_board, take_at_random
from montjoy.games.drakborgen.duel.ring import BY_CHANCE, NOT_AGAIN, Position
from montjoy.games.drakborgen.duel.state import NOBODY, POSITIONS, Ask, Fight, is_hero
from montjoy.games.drakborgen.protocol.events import LeftToChance

Rule: TypeAlias = Callable[[Any], Coroutine[Any, Any, int]]
Question: TypeAlias = Choose[int]
Marks: TypeAlias = tuple[int, ...]


class Said(msgspec.Struct):
    """What has been said in a fight for more than one round, and how it stood then: by board, that chance chooses; by fighter,
    that he neither flees nor drinks before he is hurt.  A fight lies between two marks, so that this is in no state."""

    chance: dict[int, Marks] = {}
    stands: dict[int, Marks] = {}
    sober: dict[int, Marks] = {}


# ---- which boards ----------------------------------------------------------------------------------------------------
def standing(fight: Fight, board: int) -> Marks:
    """DL-8.4a  Who is in the fight, and what is left of the hero of this board: his combat points, his body points.  Of monsters
    nothing: they go on to the end."""
    hero = hero_of(fight, board)
    if hero == NOBODY:
        return ()
    one = fight.fighter[hero]
    return (int(one.points), int(one.body), *(int(fight.fighter[i].fate) for i in range(fight.fighters)))


def hero_of(fight: Fight, board: int) -> int:
    """The hero whose board it is, or NOBODY."""
    return next((i for i in range(fight.fighters) if board_of(fight, i) == board and is_hero(fight, i)), NOBODY)


def is_left(said: Said, fight: Fight, board: int) -> bool:
    """DL-8.4a  It has been left to chance; a hero thinks again when half of his combat points or body points are gone, or
    somebody is out of the fight."""
    if board not in said.chance:
        return False
    now, then = standing(fight, board), said.chance[board]
    return now[2:] == then[2:] and all(2 * n > was for n, was in zip(now[:2], then[:2], strict=True))


def board_of(fight: Fight, i: int) -> int:
    """The board of a fighter."""
    return int(fight.fighter[i].board)


# ---- the fight, with fewer questions ---------------------------------------------------------------------------------
def with_said(said: Said, rule: Rule) -> Rule:
    """The same part of a fight, in which nobody is asked about what he has left to chance."""

    async def ask_less(fight: Fight) -> int:
        return await run(said, fight, rule(fight))

    return ask_less


async def run(said: Said, fight: Fight, play: Coroutine[Any, Any, int]) -> int:
    """DL-8.4a  Step by step, as the core would; at each question it is seen who has to be asked."""
    value: Any = None
    while True:
        try:
            effect = play.send(value)
        except StopIteration as stop:
            return int(stop.value)
        if isinstance(effect, Together):
            value = await positions(said, fight, effect.parts)
        elif isinstance(effect, Choose) and effect.ask in POSITIONS:
            (value,) = await positions(said, fight, (effect,))
        elif isinstance(effect, Choose) and effect.ask == Ask.FLEE and is_left(said, fight, board_of(fight, fight.asked)):
            value = NO
        elif isinstance(effect, Choose) and effect.ask == Ask.FLEE:
            value = await flight(said, fight, effect)
        elif isinstance(effect, Choose) and effect.ask == Ask.RISK and pays(said, fight, fight.asked):
            value = PAY_ALL if effect.options >> PAY_ALL & 1 else PAY_ONE
        else:
            value = await effect


async def positions(said: Said, fight: Fight, parts: tuple[Any, ...]) -> tuple[int, ...]:
    """DL-8.4a, DL-8.5c-X, DL-BASE-23  Who chooses does so in secret as ever; then chance chooses where it was asked to."""
    boards = [nth(fight, n) for n in range(len(parts))]
    mine = [n for n, b in enumerate(boards) if not is_left(said, fight, b)]
    given = dict.fromkeys(mine, BY_CHANCE)
    if mine:
        answers = await ask_for_positions([parts[n] for n in mine], [with_chance(parts[n], parts) for n in mine])
        given = dict(zip(mine, answers, strict=True))
    for n in mine:
        said.chance.pop(boards[n], None)
        if given[n] == BY_CHANCE:
            said.chance[boards[n]] = standing(fight, boards[n])
            await tell(ALL, LeftToChance(on_board(fight, boards[n])))
    return tuple([
        await take_at_random(fight, b, parts[n].options & ~options(Position.NONE)) if b in said.chance else given[n]
        for n, b in enumerate(boards)
    ])  # fmt: skip


async def ask_for_positions(parts: list[Question], offered: list[int]) -> tuple[int, ...]:
    """DL-8.4a  One alone, or several at once: the positions each may take, and last that chance takes them for him."""
    if len(parts) == 1:
        return (await choose(parts[0].seat, parts[0].ask, offered[0]),)
    return await together(*(choose(part.seat, part.ask, open_to) for part, open_to in zip(parts, offered, strict=True)))


def with_chance(part: Question, parts: tuple[Question, ...]) -> int:
    """Not for who has several boards."""
    several = sum(other.seat == part.seat for other in parts) > 1
    return int(part.options) if several else int(part.options) | options(BY_CHANCE)


# ---- until he is hurt ------------------------------------------------------------------------------------------------
async def flight(said: Said, fight: Fight, question: Question) -> int:
    """DL-8.12a  Whether he declares flight; he may say that he will not before he is hurt."""
    i = fight.asked
    if not is_hurt_since(fight, i, said.stands.get(i)):
        return NO
    answer: int = await choose(question.seat, question.ask, question.options | options(NOT_AGAIN))
    if answer == NOT_AGAIN:
        said.stands[i] = health(fight, i)
        return NO
    return answer


def health(fight: Fight, i: int) -> Marks:
    """His combat points and body points."""
    return int(fight.fighter[i].points), int(fight.fighter[i].body)


def is_hurt_since(fight: Fight, i: int, then: Marks | None) -> bool:
    """He has fewer of either than then, or has said nothing."""
    return then is None or any(now < was for now, was in zip(health(fight, i), then, strict=True))


def pays(said: Said, fight: Fight, i: int) -> bool:
    """DL-8.11a  Who has left his positions to chance pays what he loses, as long as he then still would not be asked."""
    board, one = board_of(fight, i), fight.fighter[i]
    return is_left(said, fight, board) and bool(said.chance[board]) and 2 * (one.points - one.loss) > said.chance[board][0]


def is_sober(said: Said, fight: Fight, i: int) -> bool:
    """DLC-13  He is not asked whether he drinks: he has left his positions to chance, or has said so and is not hurt since."""
    return is_left(said, fight, board_of(fight, i)) or not is_hurt_since(fight, i, said.sober.get(i))
