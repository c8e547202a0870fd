"""What the game master is asked in a battle without our board, and her answers.  All are single choices, so that each is a tap.

What only says something is quiet: it is taken back by itself.  What rolls dice or is told is not."""

from __future__ import annotations

from typing import Literal

from montjoy.core.effects import Option, Question
from montjoy.games.massbattle.carpet.state import Cover, From, Height, What

How = Literal["missile", "melee", "charge"]
Lasts = Literal["healed", "harmed", "broken", "rallied", "hit", "unhit", "led", "unled", "leaves", "returns"]
Counted = Literal["healed", "harmed"]
Why = Literal["misread", "agreed", "story", "magic"]
Deed = Literal["missile", "melee", "charge"]
Moves = Literal["none", "a", "b", "ab", "ba", "both"]
Left = Literal["attack", "spell", "unit", "battle", "round"]


# ---- questions -----------------------------------------------------------------------------------------------------------
class Order(Question, frozen=True):
    """MB-INIT-02  Who moves and attacks first, asked for the side that has won the initiative."""

    rule = "MB-INIT-02"
    round: int
    side: int


class Act(Question, frozen=True):
    """MB-T-SEQUENCE  The next deed of a side in a phase; `side` 2: both at once.  `said`: how many attacks and spells wait."""

    rule = "MB-SEQ-00"
    round: int
    phase: int
    side: int
    said: int


class QuietRound(Question, frozen=True):
    """MB-SEQ-00  Whether nobody attacks or casts any more in this round; `moves`: whose figures are to be moved, in order."""

    rule = "MB-SEQ-00"
    round: int
    moves: Moves


class AtWhom(Question, frozen=True):
    """MB-ATK-01  Whom the unit attacks."""

    rule = "MB-ATK-01"
    unit: str
    how: How


class Declare(Question, frozen=True):
    """MB-SEQ-07, MB-ATK-15  An attack as it is said so far, with the sum of what is added."""

    rule = "MB-SEQ-07"
    unit: str
    target: str
    how: How
    side: From
    far: bool
    cover: Cover
    height: Height


class WhichSpell(Question, frozen=True):
    """MB-SPELL-01  What a unit casts."""

    rule = "MB-SPELL-01"
    unit: str


class OnWhom(Question, frozen=True):
    """MB-SPELL-07  Which units a spell reaches; `units`: those named so far."""

    rule = "MB-SPELL-07"
    unit: str
    spell: str
    units: tuple[str, ...]


class WhoRallies(Question, frozen=True):
    """MB-SEQ-04  Which broken units try to rally; `declined`: those that do not."""

    rule = "MB-SEQ-04"
    round: int
    declined: tuple[str, ...]


class Else(Question, frozen=True):
    """MB-UMP-02  What else the game master may do."""

    rule = "MB-UMP-02"


class Which(Question, frozen=True):
    """MB-UMP-02  Whose state is set by hand."""

    rule = "MB-UMP-02"


class SetWhat(Question, frozen=True):
    """MB-UMP-02  What is set of it."""

    rule = "MB-UMP-02"
    unit: str


class HowMany(Question, frozen=True):
    """MB-UMP-02  How many hit points a unit wins back or loses; `most`: so many at most."""

    rule = "MB-UMP-02"
    unit: str
    what: Counted
    most: int


class ForWhat(Question, frozen=True):
    """MB-UMP-02  The reason, which is told."""

    rule = "MB-UMP-02"
    unit: str
    what: str


class Ending(Question, frozen=True):
    """MB-END-03  Whether the battle is to end now; `left`: each side's strength that is left, in percent."""

    rule = "MB-END-03"
    left: tuple[int, int]


class LikeWhich(Question, frozen=True):
    """MB-UMP-02  Like which unit the one is that joins."""

    rule = "MB-UMP-02"


# ---- answers: what a side does ---------------------------------------------------------------------------------------------
class Attack(Option, frozen=True):
    """This unit attacks."""

    quiet = True
    unit: str
    how: How


class Cast(Option, frozen=True):
    """This unit casts or breathes."""

    quiet = True
    unit: str


class CarryOut(Option, frozen=True):
    """MB-SEQ-07  All that was said is rolled."""

    rule = "MB-SEQ-07"


class GoOn(Option, frozen=True):
    """Nothing (more) in this phase."""


class PassRound(Option, frozen=True):
    """Nothing more in this round, from either side; that is asked once more."""

    quiet = True


class EndRound(Option, frozen=True):
    """Nobody attacks or casts any more in this round; whoever is broken may still rally."""


class Unsay(Option, frozen=True):
    """The last attack or spell that was said does not count."""

    quiet = True


class More(Option, frozen=True):
    """What is seldom wanted."""

    quiet = True


class Back(Option, frozen=True):
    """One question back."""

    quiet = True


class Whom(Option, frozen=True):
    """A unit."""

    quiet = True
    unit: str


class Alter(Option, frozen=True):
    """Another side, range, cover or height of the attack that is being said."""

    quiet = True
    what: What


class Say(Option, frozen=True):
    """MB-SEQ-07  The attack is declared."""

    quiet = True


class Spell(Option, frozen=True):
    """A prepared spell, or breath."""

    quiet = True
    spell: str


class Reached(Option, frozen=True):
    """This unit is in its area, too."""

    quiet = True
    unit: str


class AllReached(Option, frozen=True):
    """These are all."""

    quiet = True


class Stays(Option, frozen=True):
    """MB-BRK-04  This broken unit does not try."""

    quiet = True
    unit: str


class RollRally(Option, frozen=True):
    """MB-BRK-04  All others try."""

    rule = "MB-BRK-04"


# ---- answers: by hand ------------------------------------------------------------------------------------------------------
class ByHand(Option, frozen=True):
    """MB-UMP-02  Something is set."""

    quiet = True


class Joins(Option, frozen=True):
    """MB-UMP-02  A unit joins."""

    quiet = True


class EndSpell(Option, frozen=True):
    """MB-SCALE-04  A spell on this unit ends."""

    quiet = True
    unit: str
    spell: str


class Concede(Option, frozen=True):
    """MB-END-02  A side gives up at the start of the next round, or no longer."""

    quiet = True
    side: int
    yes: bool


class Finish(Option, frozen=True):
    """MB-END-03  The battle is to end here; that is asked once more."""

    quiet = True


class EndBattle(Option, frozen=True):
    """MB-END-03  The battle ends here; what is left decides."""


class Put(Option, frozen=True):
    """MB-UMP-02  What is set; `points` of hit points."""

    quiet = True
    what: Lasts
    points: int = 0


class Count(Option, frozen=True):
    """MB-UMP-02  Hit points won back or lost, of which the number is typed."""

    quiet = True
    what: Counted


class Reason(Option, frozen=True):
    """MB-UMP-02  Why, for the log."""

    why: Why


# ---- how answers are shown ---------------------------------------------------------------------------------------------
class Shown(Option, frozen=True):
    """A unit with what one wants to know of it before one taps it."""

    unit: str
    hp: int
    start: int
    condition: str


class NothingMore(Option, frozen=True):
    """Going on, with the side that does nothing more in this phase; 2: both."""

    side: int


class Withdraw(Option, frozen=True):
    """Taking back the last attack that was said, by who attacks whom."""

    unit: str
    target: str
    how: How


class Leaves(Option, frozen=True):
    """Back, by what is left undone."""

    what: Left


class Chance(Option, frozen=True):
    """MB-ATK-03  The declaration with its odds, in percent and whole hit points; taken back, it is called by who attacks whom."""

    unit: str
    target: str
    how: How
    hit: int
    points: int
    out: int
    needs: int
