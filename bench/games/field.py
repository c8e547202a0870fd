"""A field battle with leaders' skill, a loss table and morale.  The prototype's third rule."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.effects import ALL, Event, choose, d, options, roll, tell, together
from montjoy.core.game import Luck
from montjoy.core.state import State, many, state

D20: Final = d(20)
MOST_ROUNDS: Final = 60
PERFECT: Final = 10
FUMBLE: Final = -10
# difference:    -12.. -9.. -6.. -3.. 0  3.. 6.. 9.. 12..
LOSS_OF_FIRST: Final = (6, 5, 4, 3, 2, 1, 1, 0, 0)
LOSS_OF_OTHER: Final = (0, 0, 1, 1, 2, 3, 4, 5, 6)


class Ask(IntEnum):
    POSTURE = 0


class Posture(IntEnum):
    HOLD = 0
    PRESS = 1
    WITHDRAW = 2


POSTURES: Final = options(Posture.HOLD, Posture.PRESS, Posture.WITHDRAW)


class Result(IntEnum):
    OPEN = 0
    FIRST_WINS = 1
    OTHER_WINS = 2
    DRAWN = 3


class Led(Event):
    side: int
    success: int


class Losses(Event):
    first: int
    other: int


@state
class Host(State):
    skill: int = 0
    strength: int = 0
    morale: int = 0
    posture: int = 0
    gone: int = 0


@state
class Field(State):
    host: list[Host] = many(Host, 2)
    rounds: int = 0
    result: int = 0


async def lead(field: Field, side: int) -> int:
    """By how much the leader succeeds; a 1 or a 20 is confirmed by a second roll."""
    skill = field.host[side].skill + field.host[side].posture
    face = await roll(D20, "FIELD-LEAD", side)
    success = skill - face
    if face == 1:
        again = await roll(D20, "FIELD-CONFIRM", side)
        if again <= skill:
            success += PERFECT
    elif face == 20:
        again = await roll(D20, "FIELD-CONFIRM", side)
        if again > skill:
            success += FUMBLE
    await tell(side, Led(side, success))
    return success


async def clash(field: Field) -> int:
    """The column of the loss table: how much better the first host was led, and its weight."""
    mine = await lead(field, 0)
    theirs = await lead(field, 1)
    weight = (field.host[0].strength - field.host[1].strength) // 4
    return min(max((mine - theirs + weight + 13) // 3, 0), 8)


async def stand(host: Host, losses: int) -> None:
    """Morale: the host retreats when a d20 exceeds its morale less the losses of this round."""
    if host.strength <= 0:
        host.gone = 1
        return
    face = await roll(D20, "FIELD-STAND")
    if face > host.morale - losses:
        host.morale -= 1
        if face == 20 or host.strength * 2 < losses * 5:
            host.gone = 1


async def battle_round(field: Field) -> int:
    first, other = await together(choose(0, Ask.POSTURE, POSTURES), choose(1, Ask.POSTURE, POSTURES))
    if first == Posture.WITHDRAW:
        field.host[0].gone = 1
    if other == Posture.WITHDRAW:
        field.host[1].gone = 1
    if field.host[0].gone == 0 and field.host[1].gone == 0:
        field.host[0].posture = first
        field.host[1].posture = other
        column = await clash(field)
        lost, killed = LOSS_OF_FIRST[column] + other, LOSS_OF_OTHER[column] + first
        field.host[0].strength -= lost
        field.host[1].strength -= killed
        await tell(ALL, Losses(lost, killed))
        await stand(field.host[0], lost)
        await stand(field.host[1], killed)
    a, b = field.host[0].gone, field.host[1].gone
    if a and b:
        field.result = Result.DRAWN
    elif b:
        field.result = Result.FIRST_WINS
    elif a:
        field.result = Result.OTHER_WINS
    return field.result


async def counted_round(field: Field) -> int:
    field.rounds += 1
    await battle_round(field)
    if field.rounds == MOST_ROUNDS:
        field.result = Result.DRAWN
    return field.result


async def battle(field: Field) -> int:
    while field.result == Result.OPEN:
        await counted_round(field)
    return field.result


def new_field() -> Field:
    field = Field()
    for host, (skill, strength, morale) in zip(field.host, ((12, 22, 14), (10, 26, 13))):
        host.skill, host.strength, host.morale = skill, strength, morale
    return field


def policy(field: Field, seat: int, ask: int, mask: int, luck: Luck) -> int:
    mine, theirs = field.host[seat].strength, field.host[1 - seat].strength
    if mine * 3 < theirs:
        return Posture.WITHDRAW
    return luck.below(2)
