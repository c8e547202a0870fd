"""What monsters' players, givers and takers, and companions on the way are asked, and may answer."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from montjoy.core.effects import Option, Question
from montjoy.games.drakborgen.world import Dir


# ---- monsters' players -------------------------------------------------------------------------------------------------
class MonsterTurn(Question, frozen=True):
    """Which monster is moved, and how?"""

    rule: ClassVar[str] = "DL-5.5b"


class MoveMonster(Option, frozen=True):
    """By that way.  `by`: "" it is free or a secret door; "pick", "force", "lift"."""

    rule: ClassVar[str] = "DL-5.5.2c-X"
    monster: str
    way: str
    by: str = ""


class BringUp(Option, frozen=True):
    """From the catacombs, by the staircase of that square."""

    rule: ClassVar[str] = "DL-5.5.1c"
    monster: str
    square: str


class NoMove(Option, frozen=True):
    rule: ClassVar[str] = "DL-5.5b"


class MonsterGoesOn(Question, frozen=True):
    """In a corridor: on (MoveMonster) or not (NoMove)?"""

    rule: ClassVar[str] = "DL-5.5.2c-X"
    monster: str


class SpiderStep(Question, frozen=True):
    """A hero is caught: where does the spider go (Step), or not (NoMove)?"""

    rule: ClassVar[str] = "DL-11.3a"
    spider: str
    left: int


class Step(Option, frozen=True):
    rule: ClassVar[str] = "DL-11.3c"
    way: Dir


# ---- giving ------------------------------------------------------------------------------------------------------------
class Gift(Question, frozen=True):
    """A thing is offered to the seat, or asked of it (`wanted`)."""

    rule: ClassVar[str] = "DLC-21"
    thing: str
    other: str
    wanted: bool


class Agree(Option, frozen=True):
    rule: ClassVar[str] = "DLC-21"


class Refuse(Option, frozen=True):
    rule: ClassVar[str] = "DLC-21"


class LastCall(Question, frozen=True):
    """The turn is over and the hero is hurt: a potion (Drink), or Enough?"""

    rule: ClassVar[str] = "DLC-13"


class Note(msgspec.Struct, frozen=True):
    """The form of ByHand: what came of it, in the player's words."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


# ---- advanced rules ----------------------------------------------------------------------------------------------------
class FollowHim(Question, frozen=True):
    """Another hero has just left this square: does the hero go after him?"""

    rule: ClassVar[str] = "DL-13.1c"
    leader: str
    to: str


class Follow(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1c"


class StayBehind(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1c"


class Find(Question, frozen=True):
    """Who takes what the group has found?  Sealed."""

    rule: ClassVar[str] = "DL-13.1f"
    what: str


class Claim(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1f"


class Waive(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1f"


class Dispute(Question, frozen=True):
    """Several claim it: dice, a fight, or does it lie there?"""

    rule: ClassVar[str] = "DL-13.1f"
    what: str
    claimants: tuple[str, ...]


class AcceptDice(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1f"


class InsistOnFight(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1f"


class RefuseDice(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.1f"


class TakePart(Question, frozen=True):
    """Heroes meet monsters, or heroes fight, where the hero is already: does he take part?"""

    rule: ClassVar[str] = "DL-13.1e"
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]


class JoinIn(Option, frozen=True):
    """`side`: between heroes, whose."""

    rule: ClassVar[str] = "DL-13.5b-X"
    side: str = ""


class StayOut(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.3h-X"


class EventTurn(Question, frozen=True):
    """The event phase: does the hero attack another hero here?"""

    rule: ClassVar[str] = "DL-13.5b-X"


class AttackHero(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.5b-X"
    hero: str


class CancelHit(Question, frozen=True):
    """One's own hit on a fighter may be cancelled."""

    rule: ClassVar[str] = "DL-13.3e"
    fighter: str
    loss: int


class Cancel(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.3e"


class LetItCount(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.3e"


class Spoil(Question, frozen=True):
    """The other hero has yielded: which one of his possessions is taken?"""

    rule: ClassVar[str] = "DL-13.5c-X"
    of: str


class TakeThing(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.5c-X"
    thing: str


class TakeNothing(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.5c-X"
