"""What a hero is asked on his way, and may answer."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Option, Question
from montjoy.games.drakborgen.world import Dir


# ---- on the way --------------------------------------------------------------------------------------------------------
class GoOn(Question, frozen=True):
    """In a corridor, or with a long stride: go on (Move) or stop (Stay)?"""

    rule: ClassVar[str] = "DL-4.2a"
    square: str


class LeaveDoor(Question, frozen=True):
    """Does the door behind the hero (or the monster) stay open?"""

    rule: ClassVar[str] = "DL-4.4.1b"
    square: str
    way: Dir


class LeaveOpen(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.4.1b"


class LockAgain(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.4.1b"


class LayTile(Question, frozen=True):
    """How is the tile laid that was reached by a secret door or a teleport?"""

    rule: ClassVar[str] = "DL-4.3.1"
    square: str
    tile: str


class Lay(Option, frozen=True):
    """With its entry dot on this side."""

    rule: ClassVar[str] = "DL-4.3.1"
    entry: Dir


class AtAbyss(Question, frozen=True):
    rule: ClassVar[str] = "DL-4.8a"
    square: str


class Leap(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.8a"


class Drop(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.8a"


class RollAgain(Question, frozen=True):
    """A roll failed at an abyss or a footbridge: is the rope used?"""

    rule: ClassVar[str] = "DLC-24"
    thing: str
    rolled: int


class UseRope(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class LetItStand(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class AtBridge(Question, frozen=True):
    rule: ClassVar[str] = "DL-4.9d"
    square: str


class Cross(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.9c"


class Decline(Option, frozen=True):
    """Stay at the edge and go back next turn."""

    rule: ClassVar[str] = "DL-4.9d"


class NextTreasure(Question, frozen=True):
    """For which treasure is the next roll of the crossing?"""

    rule: ClassVar[str] = "DL-4.9c"


class RollFor(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.9c"
    thing: str


class LoseWhich(Question, frozen=True):
    """Which treasure is lost?  `why` "bridge" (owner_choice) or "room" (the op lose_treasure)."""

    rule: ClassVar[str] = "DL-4.9c"
    why: str
    more: int


class Lose(Option, frozen=True):
    quiet: ClassVar[bool] = True
    rule: ClassVar[str] = "DL-4.9c"
    thing: str


class AfterBridge(Question, frozen=True):
    """Treasures have fallen: does the hero jump after them?"""

    rule: ClassVar[str] = "DL-4.9e"
    fallen: tuple[str, ...]


class JumpAfter(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.9e"


class LetThemFall(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.9e"


class AtThreshold(Question, frozen=True):
    """Into the treasure chamber, or back next turn?"""

    rule: ClassVar[str] = "DL-4.10b"


class GoIn(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.10b"


class StepBack(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.10b"


class Numbering(Question, frozen=True):
    """Somebody leaves by chance: which passage is the next number?  `who`: a hero or a monster; `given`: those numbered."""

    rule: ClassVar[str] = "DL-12.2a"
    who: str
    given: tuple[str, ...]


class Number(Option, frozen=True):
    rule: ClassVar[str] = "DL-12.2a"
    way: str


class Suffer(Question, frozen=True):
    """The sun die would cost the hero body points: does he ward it off?"""

    rule: ClassVar[str] = "DLC-24"
    loss: int


class Ward(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class Bear(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class ByHand(Question, frozen=True):
    """The table carries an effect out by hand and the active player types what came of it."""

    rule: ClassVar[str] = "DLC-24"
    text: str
