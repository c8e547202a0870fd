"""What a hero is asked before the game and in his turn, and may answer (DL-BASE-13)."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Option, Question
from montjoy.games.drakborgen.world import Dir


# ---- before the game ---------------------------------------------------------------------------------------------------
class WhichHero(Question, frozen=True):
    """Which hero card does the player take?"""

    rule: ClassVar[str] = "DL-BASE-08"


class TakeHero(Option, frozen=True):
    rule: ClassVar[str] = "DL-BASE-08"
    hero: str


class WhichTower(Question, frozen=True):
    """In which tower does the hero begin?"""

    rule: ClassVar[str] = "DL-BASE-10"


class StartIn(Option, frozen=True):
    rule: ClassVar[str] = "DL-BASE-10"
    square: str


# ---- the hero's turn (DL-BASE-13) --------------------------------------------------------------------------------------
class Turn(Question, frozen=True):
    """What does the hero do?  `state`: his situation, as in DL-T-STATES.  Asked again after each free action."""

    rule: ClassVar[str] = "DL-BASE-13"
    state: str


class Wear(Option, frozen=True):
    """Put it on; `instead`: what it takes the place of.  Everybody sees it; that it was done is told with the next act."""

    quiet: ClassVar[bool] = True
    rule: ClassVar[str] = "DLC-10"
    thing: str
    instead: str = ""


class TakeOff(Option, frozen=True):
    quiet: ClassVar[bool] = True
    rule: ClassVar[str] = "DLC-10"
    thing: str


class Drink(Option, frozen=True):
    rule: ClassVar[str] = "DLC-13"
    potion: str


class PickUp(Option, frozen=True):
    """Take a thing that lies in the room."""

    rule: ClassVar[str] = "DLC-22"
    thing: str


class Give(Option, frozen=True):
    rule: ClassVar[str] = "DLC-21"
    thing: str
    to: str


class AskFor(Option, frozen=True):
    """Ask another hero in the same place for a thing of his."""

    rule: ClassVar[str] = "DLC-21"
    thing: str
    of: str


class PlayCard(Option, frozen=True):
    """Play a special card.  `on`: what it is aimed at: a square to look at, a staircase's square; "" nothing."""

    rule: ClassVar[str] = "DLC-23"
    card: str
    on: str = ""


class Move(Option, frozen=True):
    """Through a free passage, or a secret door (naming it discovers it)."""

    rule: ClassVar[str] = "DL-3.3"
    way: str


class NameWall(Option, frozen=True):
    """Say that this wall is a secret door: with secret_door_help = "spot", any painted wall may be named.  A wall that is
    none costs nothing."""

    rule: ClassVar[str] = "DL-4.1.1c-X"
    way: Dir


class UseKey(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.4.1a"
    way: Dir
    key: str


class UseMasterKey(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    way: Dir
    card: str


class OpenBySpell(Option, frozen=True):
    rule: ClassVar[str] = "DLC-04"
    way: Dir


class PickLock(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.4.2a"
    way: Dir


class ForceDoor(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.4.3"
    way: Dir


class Lift(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.5.1b"
    way: Dir


class Blink(Option, frozen=True):
    """Instead of moving: to an adjacent square as by teleport, at once.  `by`: "blink" the spell, or a ring."""

    rule: ClassVar[str] = "DLC-24"
    to: str
    by: str


class Rest(Option, frozen=True):
    rule: ClassVar[str] = "DL-5.2"


class Stay(Option, frozen=True):
    """Do nothing more; in a web, in rubble or in the dark: make no attempt."""

    rule: ClassVar[str] = "DL-QA-03"


class Retire(Option, frozen=True):
    rule: ClassVar[str] = "DL-BASE-18"


class AttackDragon(Option, frozen=True):
    """The first blow at the sleeping dragon, instead of this turn's draw."""

    rule: ClassVar[str] = "DL-10.2"


class FightDragon(Option, frozen=True):
    """The dragon is awake."""

    rule: ClassVar[str] = "DL-9.5b"


class FleeDragon(Option, frozen=True):
    rule: ClassVar[str] = "DL-9.6a"


class ForceRubble(Option, frozen=True):
    """From the entrance; which exit is taken is asked when it has succeeded."""

    rule: ClassVar[str] = "DL-4.6.1c"


class TurnBackFromRubble(Option, frozen=True):
    rule: ClassVar[str] = "DL-4.6.1b"


class LeaveRubble(Option, frozen=True):
    """Stuck in the middle: the test is for this exit; `by` is how a door there would be opened: "", "pick", "force",
    "spell", or a key's or card's id."""

    rule: ClassVar[str] = "DL-4.6.1d"
    way: str
    by: str = ""


class ForceWeb(Option, frozen=True):
    rule: ClassVar[str] = "DL-11.1c"


class GetLoose(Option, frozen=True):
    rule: ClassVar[str] = "DL-11.1d"


class RollForStairs(Option, frozen=True):
    """In the catacombs; also the second and the third time."""

    rule: ClassVar[str] = "DL-4.7.3a"
