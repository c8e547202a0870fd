"""What is asked in encounters, in fights and in the dragon's chamber, and may be answered."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Option, Question


# ---- encounters --------------------------------------------------------------------------------------------------------
class Meeting(Question, frozen=True):
    """Attack, wait or turn back; or a card."""

    rule: ClassVar[str] = "DL-7.4"
    monsters: tuple[str, ...]


class Attack(Option, frozen=True):
    rule: ClassVar[str] = "DL-7.4"


class Wait(Option, frozen=True):
    rule: ClassVar[str] = "DL-7.4"


class TurnBack(Option, frozen=True):
    rule: ClassVar[str] = "DL-7.6a"


class AgainstMonster(Option, frozen=True):
    """A word of banishing or of binding, instead."""

    rule: ClassVar[str] = "DLC-24"
    card: str
    monster: str


class AnotherCard(Question, frozen=True):
    """The Ring of Shade: the reaction to waiting is fight; is another card drawn?"""

    rule: ClassVar[str] = "DLC-24"
    monster: str


class DrawAnother(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class LeaveIt(Option, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class WhoFirst(Question, frozen=True):
    """To the monsters' player: which of several fights (or moves) next?"""

    rule: ClassVar[str] = "DL-7-X1"


class First(Option, frozen=True):
    rule: ClassVar[str] = "DL-7-X1"
    monster: str


# ---- fights ------------------------------------------------------------------------------------------------------------
class WhoFights(Question, frozen=True):
    """The hero himself, or a companion in his place (or beside him)?"""

    rule: ClassVar[str] = "DL-12.3c"
    against: tuple[str, ...]


class Myself(Option, frozen=True):
    rule: ClassVar[str] = "DL-12.3c"


class Champion(Option, frozen=True):
    rule: ClassVar[str] = "DL-12.3c"
    companion: str


class Beside(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.4c-X"
    companion: str


class BeforeFight(Question, frozen=True):
    """Daggers, arrows, fire bolt before round 1; with an offer: cards."""

    rule: ClassVar[str] = "DLC-03"


class Throw(Option, frozen=True):
    """A dagger, an arrow, a shuriken."""

    rule: ClassVar[str] = "DLC-03"
    missile: str
    at: str


class FireBolt(Option, frozen=True):
    rule: ClassVar[str] = "DLC-04"
    at: str


class Enough(Option, frozen=True):
    """No more of it."""

    rule: ClassVar[str] = "DLC-03"


class BetweenRounds(Question, frozen=True):
    """A potion, a shuriken after a whiff, yielding to a hero: or fight on.  With an offer: smoke."""

    rule: ClassVar[str] = "DLC-13"
    round: int


class FightOn(Option, frozen=True):
    rule: ClassVar[str] = "DL-8.13"


class Yield(Option, frozen=True):
    rule: ClassVar[str] = "DL-13.5c-X"


class FleeBy(Question, frozen=True):
    """By which passage does the hero leave the fight (Move)?"""

    rule: ClassVar[str] = "DL-8.12d"


class OfferCard(Question, frozen=True):
    """A reaction with a special card (PlayCard); offered to whoever holds any.  `when`: as in the pack: "dragon_draw",
    "fight", "fight_start", "end_of_round"."""

    rule: ClassVar[str] = "DLC-23"
    when: str


# ---- the chamber and the dragon ----------------------------------------------------------------------------------------
class DrawTreasure(Question, frozen=True):
    """Is a treasure card drawn?"""

    rule: ClassVar[str] = "DL-9.1a"
    more: int


class TakeCard(Option, frozen=True):
    rule: ClassVar[str] = "DL-9.1a"


class NoCard(Option, frozen=True):
    rule: ClassVar[str] = "DL-9.1a"


class ThrowAway(Question, frozen=True):
    """Which treasure cards go under the deck before the flight from the dragon, one after another?"""

    rule: ClassVar[str] = "DL-9.6b"
    thrown: tuple[str, ...]


class Away(Option, frozen=True):
    quiet: ClassVar[bool] = True
    rule: ClassVar[str] = "DL-9.6b"
    card: str


class NoMore(Option, frozen=True):
    rule: ClassVar[str] = "DL-9.6b"


class StrikeFirst(Question, frozen=True):
    """With treasure_draw_order = dragon_first: does the hero strike the sleeping dragon before the card is drawn?"""

    rule: ClassVar[str] = "DL-10.2"


class LetItSleep(Option, frozen=True):
    rule: ClassVar[str] = "DL-10.2"


class FightAtOnce(Question, frozen=True):
    """The hero has come in while the dragon is awake: FightDragon now, or Stay?"""

    rule: ClassVar[str] = "DL-9-X1"


class LeaveBy(Question, frozen=True):
    """The flight from the dragon has succeeded, or rubble or a web is forced: by which passage (Move and the like)?
    `must` False: he may also stay."""

    rule: ClassVar[str] = "DL-9.8"
    must: bool
