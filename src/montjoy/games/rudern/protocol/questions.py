"""What a seat is asked and may answer.  An option that costs names its purse: "" is the main treasury, else a banner."""

from __future__ import annotations

from typing import TypeAlias

from montjoy.core.effects import Option, Question


# ---- the impulse (RW-SEQ-03) -----------------------------------------------------------------------------------------
class Act(Question, frozen=True):
    """What does the faction do next in its impulse?"""

    rule = "RW-SEQ-03"


class Muster(Question, frozen=True):
    """How much is each noble at home to carry?  With what the faction's treasury and their chests hold now."""

    quiet = True
    rule = "RW-GEN-16-X"
    treasury: int
    chests: dict[str, int]


class Divide(Question, frozen=True):
    """The same where every chest has a field of its own: nothing is said of how the answer is written."""

    quiet = True
    rule = "RW-GEN-16-X"
    treasury: int
    chests: dict[str, int]


class March(Option, frozen=True):
    """One banner enters a neighbouring province."""

    rule = "RW-GEN-06"
    banner: str
    to: str


class MarchTogether(Option, frozen=True):
    """Several banners do; which, is asked next."""

    quiet = True
    rule = "RW-FIELD-01"
    at: str
    to: str


class AttackGarrison(Option, frozen=True):
    """Fight those inside in the field; `price` 0 the first time."""

    rule = "RW-KIND-03"
    place: str
    price: int
    purse: str


class AttackArmy(Option, frozen=True):
    """Fight a hostile army that stands in the open in the same province."""

    rule = "RW-KIND-02"
    at: str


class ComeOut(Option, frozen=True):
    """A banner comes out of its place to fight an enemy who does not besiege."""

    rule = "RW-KIND-07"
    banner: str
    place: str


class ComeOutTogether(Option, frozen=True):
    quiet = True
    rule = "RW-KIND-07"
    place: str


class GoIn(Option, frozen=True):
    rule = "RW-X-06"
    banner: str
    place: str


class GoOut(Option, frozen=True):
    rule = "RW-X-06"
    banner: str
    place: str


class BeginSiege(Option, frozen=True):
    """With all own banners that stand outside there."""

    rule = "RW-SIEGE-05"
    place: str
    purse: str


class BeginSiegeWith(Option, frozen=True):
    """With some of them; which, is asked next."""

    quiet = True
    rule = "RW-SIEGE-05"
    place: str
    purse: str


class JoinSiege(Option, frozen=True):
    rule = "RW-SIEGE-08"
    banner: str
    place: str


class LeaveSiege(Option, frozen=True):
    """The banner leaves the siege and stays in the open there."""

    rule = "RW-SIEGE-08"
    banner: str
    place: str


class BreakOff(Option, frozen=True):
    rule = "RW-SIEGE-09"
    place: str


class Storm(Option, frozen=True):
    """Call an assault."""

    rule = "RW-ASLT-01"
    place: str
    purse: str


class Sally(Option, frozen=True):
    """Call a sortie."""

    rule = "RW-SORT-01"
    place: str
    purse: str


class Relieve(Option, frozen=True):
    """Attack the besiegers with banners that are already outside there."""

    rule = "RW-RELIEF-01"
    place: str


class EndImpulse(Option, frozen=True):
    rule = "RW-GEN-08"


Acts: TypeAlias = (
    March | MarchTogether | AttackGarrison | AttackArmy | ComeOut | ComeOutTogether | GoIn | GoOut | BeginSiege | BeginSiegeWith
    | JoinSiege | LeaveSiege | BreakOff | Storm | Sally | Relieve | EndImpulse
)


# ---- who goes along --------------------------------------------------------------------------------------------------
class Company(Question, frozen=True):
    """Which banners go along?  `what`: "march", "come-out" or "besiege"."""

    rule = "RW-FIELD-01"
    what: str
    at: str
    to: str
    picked: tuple[str, ...]


class Along(Option, frozen=True):
    quiet = True
    banner: str


class Go(Option, frozen=True):
    """These, and no more."""


# ---- what others are asked -------------------------------------------------------------------------------------------
class Intercept(Question, frozen=True):
    """Does the garrison of the fortress fall upon the intruder?"""

    rule = "RW-FORT-02"
    place: str
    intruder: str
    banners: tuple[str, ...]


class FallUpon(Option, frozen=True):
    rule = "RW-FORT-02"


class LetPass(Option, frozen=True):
    rule = "RW-FORT-02"


class JoinRelief(Question, frozen=True):
    """Do the besieged take part in the relief battle?  With any_subset: who does (`sent`, so far)."""

    rule = "RW-RELIEF-04"
    place: str
    by: str
    sent: tuple[str, ...] = ()


class JoinBattle(Option, frozen=True):
    rule = "RW-RELIEF-04"


class StayInside(Option, frozen=True):
    rule = "RW-RELIEF-04"


class Send(Option, frozen=True):
    """One more piece of a type joins."""

    quiet = True
    rule = "RW-RELIEF-04"
    body: str
    kind: str


class Haven(Question, frozen=True):
    """Which of equally near places do the beaten go to?"""

    rule = "RW-RETR-01"
    at: str
    banners: tuple[str, ...]


class To(Option, frozen=True):
    rule = "RW-RETR-01"
    place: str


class Occupy(Question, frozen=True):
    """The place is captured: do the besieging banners go inside?"""

    rule = "RW-ASLT-11"
    place: str
    banners: tuple[str, ...]


class MoveIn(Option, frozen=True):
    rule = "RW-ASLT-11"


class StayOut(Option, frozen=True):
    rule = "RW-ASLT-11"


class LosePiece(Option, frozen=True):
    """One piece of a banner or garrison dies: what a number means when a fight asks for losses.  `body` "": of an army so
    large that its banners' pieces are not told apart there."""

    body: str
    kind: str
    left: int


class LeaveAsLast(Option, frozen=True):
    """What leaving a siege is called where no unit stays in it."""

    rule = "RW-SIEGE-08"
    banner: str
    place: str


class MarchFromSiege(Option, frozen=True):
    """What a march is called where it takes the banner out of a siege."""

    rule = "RW-GEN-06"
    banner: str
    to: str
    place: str


class MarchToRelief(Option, frozen=True):
    """What a march is called that falls upon the besiegers there.  `banner` "": of several."""

    rule = "RW-RELIEF-01"
    banner: str
    at: str
    to: str


class StormAtRisk(Option, frozen=True):
    """What an assault is called that may end the siege by itself.  `ends`: the rule by which it would."""

    rule = "RW-ASLT-01"
    place: str
    purse: str
    ends: str


class SallyAtRisk(Option, frozen=True):
    """What a sortie is called that may end the siege by itself."""

    rule = "RW-SORT-01"
    place: str
    purse: str
    ends: str
