"""The nouns of a fight: stacks of equal pieces, two hosts of them, and the words for its kinds, questions and results.

A fight is whole numbers in fixed places (`core/state.py`), so that it can be played at the table, enumerated and
compiled from one text.  Who fights is put in by `hosts.py`; the rules are in `strength.py`, `casualties.py`, `fight.py`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from montjoy.core.state import State, ints, many, state
from montjoy.games.rudern.options import FightSwitches

STACKS: Final = 24      # a side; a banner's foot are one stack, its cavalry another, its noble a third

# The two hosts of a fight.  In a field battle 0 is the side that caused it; in a relief battle the relieving side.
ATTACKER: Final = 0
DEFENDER: Final = 1
BESIEGER: Final = ATTACKER      # in an assault and in a sortie alike


class Kind(IntEnum):
    """RW-SEQ-01, step 1: the kinds of fight.  An assault on an empty place is an assault with nobody inside."""

    FIELD = 0
    ASSAULT = 1
    SORTIE = 2
    RELIEF = 3


class Column(IntEnum):
    """The columns of strength in the unit table, and the ground that is fought for."""

    FIELD = 0
    TOWN = 1
    FORTRESS = 2


class Ask(IntEnum):
    """What a fight asks.  CASUALTY: which of his stacks loses a piece (its number); AGAIN: storm once more, yes or no."""

    CASUALTY = 0
    AGAIN = 1


class Winner(IntEnum):
    """Who has won a battle.  NOT_YET only where a tie is rolled again."""

    NOT_YET = 0
    ATTACKER = 1
    DEFENDER = 2
    NOBODY = 3


class Verdict(IntEnum):
    """What an assault or a sortie has done to the siege.  STUCK: it goes on, but neither side can hurt the other any
    more; only said where assaults would be repeated without end (ours)."""

    OPEN = 0
    CAPTURED = 1
    BROKEN = 2
    STUCK = 3


class Why(IntEnum):
    """What decided it."""

    NOTHING = 0
    MORE_UNITS = 1          # RW-FIELD-04
    ONE_SIDE_GONE = 2       # RW-FIELD-04, second half
    EQUAL = 3               # RW-FIELD-05
    FALLEN = 4              # RW-ASLT-08, RW-EMPTY-04
    OUTNUMBERED = 5         # RW-ASLT-09
    ONLY_NOBLES = 6         # RW-X-01
    BESIEGER_GONE = 7       # RW-SIEGE-09(e)
    BOTH_GONE = 8           # RW-X-02


# ---- state -----------------------------------------------------------------------------------------------------------
@state
class Stack(State):
    """Equal pieces of one banner.  Only `count` and `wound` change in a fight."""

    dice: list[int] = ints(3)       # by Column
    count: int = 0
    wound: int = 0                  # hits that the piece next to fall has already taken (persistent_wounds)
    start: int = 0                  # pieces at the muster
    order: int = 0                  # place in the order of death; equal places: the same type
    kind: int = 0                   # row of the unit table
    rank: int = 0                   # 0 for units; nobles: 1 general and shadow, 2 head and ruler, 3 kard
    lives: int = 0
    faction: int = 0                # place in the order of impulses
    banner: int = 0                 # number of the banner or garrison within this fight
    owner: int = 0                  # seat of the fight that decides for it
    joined: int = 0                 # besieged, and fighting with the relieving side (RW-RELIEF-04)


@state
class Host(State):
    """One side of a fight: its first `stacks` stacks, in the order of death.  `extra`: further dice in each roll, undivided,
    while it has strength (RW-CAM-BODY-02, RW-CAM-NOB-10)."""

    stack: list[Stack] = many(Stack, STACKS)
    stacks: int = 0
    extra: int = 0


@state
class Fight(FightSwitches):
    """Two hosts and what bears on their dice.  Written in a fight: pieces, wounds, `rolls`, `result`, `why`."""

    host: list[Host] = many(Host, 2)
    kind: int = 0                   # Kind
    ground: int = 0                 # Column; FIELD in field and relief battles
    first: int = 0                  # the host that rolls first: it caused the battle or called the assault
    paid: int = 0                   # assaults that can be paid for; 0: until the siege is decided
    rolls: int = 0                  # rolls fought by `fight_battle` and `storm`, both pools together one
    result: int = 0                 # Winner or Verdict
    why: int = 0                    # Why
    units: int = 0                  # number of the unit table (`unit_types.py`)
