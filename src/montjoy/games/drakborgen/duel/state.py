"""The nouns of a fight: fighters, boards, phases, verdicts.  Whole numbers in fixed places, so that it compiles.

Who fights is put in by `combatants.py`; the rules are in `sequence.py` and the files it names.
"""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Final

from montjoy.core.state import State, ints, many, state
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.options import DuelSwitches

FIGHTERS: Final = 8
SUN: Final = (0, 0, 0, 1, 1, 2)                              # DL-T-SUNDIE: the sun die, where no pack has another
FACES: Final = 12                                            # that a sun die may have
HEROES: Final = 0                                            # the side of the heroes, wherever there are monsters
AUTOMATON: Final = -1                                        # controls what nobody plays (DL-BASE-23)
NOBODY: Final = -1
LETTERS: Final = 7                                           # of a name in one number
WORDS: Final = 5                                             # numbers in a name


class Kind(IntEnum):
    """What a fighter is.  A champion fights in its hero's place, a companion beside him."""

    HERO = 0
    MONSTER = 1
    DRAGON = 2
    CHAMPION = 3
    COMPANION = 4


class Fate(IntEnum):
    """What has become of a fighter.  WAITING: behind his champion.  LEFT: a companion whose hero is out."""

    FIGHTING = 0
    WAITING = 1
    FALLEN = 2
    ESCAPED = 3
    DRIVEN = 4
    YIELDED = 5
    LEFT = 6


class Phase(IntEnum):
    """DL-8-X1, step by step: where the fight stands.  Before round 1: START to BEFORE (F0)."""

    START = 0                                                # F0
    BOLT = 1                                                 # F0, DLC-04
    THROW = 2                                                # F0, DLC-03, DLC-07
    BEFORE = 3                                               # F0, the breath of dragon_breath = per_turn
    CHOOSE = 4                                               # F1
    CANCEL = 5                                               # F4
    LOSSES = 6                                               # F5
    BREATH = 7                                               # F6
    SHURIKEN = 8                                             # behind F10, DLC-08
    YIELD = 9                                                # F11, DL-13.5c-X
    DECLARE = 10                                             # F11


class Verdict(IntEnum):
    """How a fight ended, for the side of the heroes (in a fight among heroes: for the first side)."""

    OPEN = 0
    SLAIN = 1           # every enemy is out, one at least has fallen
    FLED = 2            # every enemy is out, none has fallen
    ESCAPED = 3         # we are out, one at least by flight
    HERO_SLAIN = 4      # we have fallen
    BOTH_SLAIN = 5      # we have fallen, and nobody is left on the other side either
    PARTED = 6          # heroes against heroes: three whiffs in a row
    YIELDED = 7         # the last of one side has yielded


class Ask(IntEnum):
    """What a fight asks.  THROW, BOLT, SHURIKEN, CANCEL: 0 for no (more), else one more than the fighter aimed at.  SECOND and
    on: the position on the second board of one player, and so on."""

    POSITION = 0
    RISK = 1
    FLEE = 2
    CANCEL = 3
    THROW = 4
    BOLT = 5
    SHURIKEN = 6
    YIELD = 7
    SECOND = 8
    THIRD = 9
    FOURTH = 10
    FIFTH = 11
    SIXTH = 12
    SEVENTH = 13
    EIGHTH = 14


# A player's first board, his second, and so on.
POSITIONS: Final = (
    Ask.POSITION, Ask.SECOND, Ask.THIRD, Ask.FOURTH, Ask.FIFTH, Ask.SIXTH, Ask.SEVENTH, Ask.EIGHTH
)  # fmt: skip


class Missile(IntEnum):
    NONE = 0
    DAGGERS = 1
    ARROWS = 2
    SHURIKEN = 3


@state
class Fighter(State):
    """One fighter.  Written in a fight: points, body, whiffs, fleeing, fate, missiles, bolt, ring and what is of the round."""

    name: list[int] = ints(WORDS)                            # its id in letters (`combatants.spelled`)
    value: list[int] = ints(4)                               # by Position, as modified by what is worn
    side: int = 0
    kind: int = 0                                            # Kind
    board: int = 0
    points: int = 0                                          # combat points
    body: int = 0                                            # body points; heroes only
    exit: int = 0                                            # a free passage for flight, or for nerve lost
    fate: int = 0                                            # Fate
    hero: int = NOBODY                                       # whose champion or companion it is
    whiffs: int = 0                                          # in a row; monsters, and heroes among heroes
    fleeing: int = 0                                         # flight is declared for this round
    missile: int = 0                                         # Missile
    missiles: int = 0                                        # left
    bolt: int = 0                                            # fire_bolt is still to be had
    ring: int = 0                                            # the ring of life is worn and not spent
    guard: int = 0                                           # combat points less by the breath (ember amulet)
    blow: int = 0                                            # he strikes the sleeping dragon first
    # of the round
    loss: int = 0                                            # combat points he still has to pay or to risk
    risking: int = 0                                         # and risks them, until a die costs him something
    hurt: int = 0                                            # has taken combat points by positions
    struck: int = 0                                          # has lost combat points by positions
    missed: int = 0                                          # was compared, and only whiffed
    spared: int = 0                                          # whom he has spared by cancelling, as a set
    done: int = 0                                            # questions answered, or missiles thrown, in this phase


@state
class Board(State):
    """A board with its marker.  `controller`: the seat of the fight that chooses, or AUTOMATON.  `plan`: in how many of a hundred
    cases the automaton takes each position this round, where it plays as well as it can (DL-BASE-23); else nothing."""

    controller: int = 0
    position: int = Position.NONE.value
    plan: list[int] = ints(4)


@state
class Fight(DuelSwitches):
    """A fight of up to eight.  Heroes stand in the order of turns."""

    MANY: ClassVar[bool] = True                              # several on a side, companions, heroes against heroes
    fighter: list[Fighter] = many(Fighter, FIGHTERS)
    board: list[Board] = many(Board, FIGHTERS)
    fighters: int = 0
    boards: int = 0
    phase: int = 0                                           # Phase
    asked: int = NOBODY                                      # the fighter a question is about
    result: int = 0                                          # Verdict
    round: int = 0
    ambush: int = 0
    chaos: int = 0                                           # heroes against heroes (DL-13.5)
    melee: int = 0                                           # all against all: hits may be cancelled (DL-13.3f)
    sun: list[int] = ints(FACES)                             # the sun die of the pack: suns, face by face
    faces: int = 0                                           # how many it has


@state
class Duel(Fight):
    """One hero against one monster, in as little room as that takes: what odds and studies use.  The rules are the same text;
    what only several can need is left out (`if fight.MANY`)."""

    MANY: ClassVar[bool] = False
    fighter: list[Fighter] = many(Fighter, 2)
    board: list[Board] = many(Board, 2)


# ---- who is there ----------------------------------------------------------------------------------------------------
def fighting(fight: Fight, i: int) -> bool:
    """He is in the fight now."""
    return fight.fighter[i].fate == Fate.FIGHTING


def is_hero(fight: Fight, i: int) -> bool:
    return fight.fighter[i].kind == Kind.HERO


def hostile(fight: Fight, i: int, j: int) -> bool:
    """DL-13.3c, DL-13.3f  Every fighter is compared with every fighter of another side who is in the fight."""
    return fight.fighter[i].side != fight.fighter[j].side and fighting(fight, i) and fighting(fight, j)


def position_of(fight: Fight, i: int) -> int:
    """DL-13.4b  Where the marker of his board lies: all fighters of a board are there."""
    return fight.board[fight.fighter[i].board].position


def player(fight: Fight, i: int) -> int:
    """The seat that decides for him."""
    return fight.board[fight.fighter[i].board].controller


def dragon(fight: Fight) -> int:
    """The dragon, or NOBODY."""
    for i in range(fight.fighters):
        if fight.fighter[i].kind == Kind.DRAGON:
            return i
    return NOBODY


def in_use(fight: Fight, b: int) -> bool:
    """Somebody who is in the fight has this board."""
    for i in range(fight.fighters):
        if fight.fighter[i].board == b and fighting(fight, i):
            return True
    return False


# ---- how it is told; called in what is told alone, and left out of the compiled form ---------------------------------
def name_of(fight: Fight, i: int) -> str:
    """The fighter's id."""
    word = b"".join(n.to_bytes(LETTERS, "big") for n in fight.fighter[i].name)
    return word.rstrip(b"\0").decode()


def missile_of(fight: Fight, i: int) -> str:
    return Missile(fight.fighter[i].missile).name.lower()


def heroes_there(fight: Fight) -> tuple[str, ...]:
    there = [i for i in range(fight.fighters) if fight.fighter[i].fate == Fate.FIGHTING]
    return tuple(name_of(fight, i) for i in there if fight.fighter[i].kind == Kind.HERO)


def enemies_of(fight: Fight, i: int) -> str:
    """The first enemy still in the fight: to whom one yields."""
    others = [j for j in range(fight.fighters) if fight.fighter[j].side != fight.fighter[i].side]
    return next((name_of(fight, j) for j in others if fight.fighter[j].fate == Fate.FIGHTING), "")
