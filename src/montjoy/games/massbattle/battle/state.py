"""The nouns of an attack and of a meeting: blows, bodies, fighters.  Whole numbers in fixed places, so that it compiles.

A blow is one attack roll as it was declared; a body is what a unit is while it is attacked.  Both serve the board, where rules
make them for one step, and the meeting of two units, whose rounds are in `meeting.py`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.state import State, ints, many, state
from montjoy.games.massbattle.options import MeetingSwitches

ATTACKER: Final = 0
DEFENDER: Final = 1
BOTH: Final = 2
ROUTINE: Final = 4                                           # attacks of one creature, at most
FACES: Final = 20
HALVES: Final = 2                                            # blow.factor counts half soldiers
QUARTER: Final = 4                                           # what a natural 20 does to an untouchable target


class Stroke(IntEnum):
    """What has become of an attack roll."""

    MISSED = 0
    HARMLESS = 1                                             # the first hit (MB-ATK-07)
    WOUNDED = 2
    NOTHING = 3                                              # the target is immune (MB-ATK-11)


class Result(IntEnum):
    """MB-MOR-04  What a morale die says."""

    PASSED = 0
    DESTROYED = 1
    PUSHED = 2
    BROKEN = 3


class Status(IntEnum):
    """MB-UNIT-09  Where a unit is: on the board, or how it has left it."""

    IN_PLAY = 0
    DESTROYED = 1
    FLED = 2                                                 # a single creature (MB-SOLO-04)
    WITHDRAWN = 3                                            # over the edge of the board (MB-MOVE-11)
    CAPTURED = 4                                             # asleep, held or charmed (MB-T-SPELLS)


class Kind(IntEnum):
    """How two units meet."""

    MELEE = 0
    CHARGE = 1
    MISSILES = 2


class Initiative(IntEnum):
    """Who attacks first in every round of a meeting."""

    ROLL = 0
    ATTACKER = 1
    DEFENDER = 2


class Standing(IntEnum):
    """What the state of a unit is at the end of a round, for the report."""

    OK = 0
    BROKEN = 1
    WITHDRAWN = 2
    DESTROYED = 3


@state
class Blow(State):
    """One attack roll: who makes it against whom, what it needs, and what it does."""

    by: int = 0                                              # the attacker's number, for the dice
    at: int = 0
    needs: int = 0                                           # armour class less bonus and modifiers, not clamped
    ground: int = 0                                          # untouchable by the ground it stands on (MB-MOD-05)
    immune: int = 0                                          # MB-ATK-11
    one_misses: int = 0                                      # natural_one_misses
    dice: int = 0                                            # of the damage
    sides: int = 0
    plus: int = 0
    factor: int = 0                                          # half soldiers: soldiers x rear x single x 2 (MB-ATK-10)
    poison: int = 0                                          # the target's saving throw against poison; 0: none
    venom: int = 0                                           # hit points that a failed one costs


@state
class Body(State):
    """A unit under attack.  Written in a step: hp, hit, checks; after it: broken, status."""

    number: int = 0
    hp: int = 0
    start: int = 0                                           # full hit points
    hit: int = 0                                             # the first hit has been taken
    shielded: int = 1                                        # the first hit does nothing
    checks: int = 0                                          # morale checks that this step has caused
    per_step: int = 0                                        # at most one check a step (morale_batch)
    single: int = 0
    exempt: int = 0                                          # never checks morale (MB-MOR-12)
    fearless: int = 0
    bonus: int = 0                                           # on its morale die
    broken: int = 0
    status: int = 0                                          # Status


@state
class Fighter(State):
    """One of the two units of a meeting, with all that the case fixes about its attacks."""

    body: list[Body] = many(Body, 1)
    melee: list[Blow] = many(Blow, ROUTINE)                  # its routine
    blows: int = 0                                           # of the routine; 0: it cannot attack in melee
    times: int = 1                                           # the routine is made so many times (fighter_sweep)
    missile: list[Blow] = many(Blow, 1)
    shots: list[int] = ints(2)                               # in phase 1 and in phase 5; 0 and 0: it cannot shoot
    slow: int = 0                                            # one shot in two rounds
    last_shot: int = 0                                       # the round of it; 0: none yet
    range_cm: int = 0                                        # beyond it -2, beyond its double no shot
    long: int = 0                                            # it strikes first when it is charged from the front
    retreat: int = 0                                         # squares of a push-back
    stays: int = 0                                           # pushed back it cannot go anywhere (MB-MOR-14-X)
    follows: int = 0                                         # follows what it has pushed back
    rally: int = 0                                           # percent
    regenerates: int = 0                                     # hit points a round
    charged: int = 0                                         # it has struck in the charge of this round


@state
class Meeting(MeetingSwitches):
    """Two units, and what lies between them.  Written: bodies, contact, distance, round, last shots."""

    fighter: list[Fighter] = many(Fighter, 2)
    results: list[int] = ints(7)                             # MB-T-MORALE: Result by the face of the die
    kind: int = 0                                            # Kind
    initiative: int = 0                                      # Initiative
    contact: int = 0
    distance: int = 0                                        # in centimetres
    square: int = 0                                          # its side in centimetres
    round: int = 0
    rounds: int = 0                                          # to be fought, at most
