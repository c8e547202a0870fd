"""What happens, as events.  Public unless the docstring says otherwise (RW-GEN-13)."""

from __future__ import annotations

from montjoy.core.effects import Event


# ---- rounds and money ------------------------------------------------------------------------------------------------
class ImpulseBegun(Event, frozen=True):
    rule = "RW-GEN-08"
    round: int
    faction: str
    limit: int


class ImpulseEnded(Event, frozen=True):
    rule = "RW-GEN-08"
    faction: str


class Taxed(Event, frozen=True):
    rule = "RW-SIEGE-07"
    place: str
    faction: str
    amount: int


class Recruited(Event, frozen=True):
    rule = "RW-SIEGE-07"
    place: str
    faction: str
    units: int


class Paid(Event, frozen=True):
    """To the payer alone: from which purse ("" the treasury)."""

    rule = "RW-GEN-09"
    faction: str
    purse: str
    amount: int


class ChestsFilled(Event, frozen=True):
    """To the faction alone: what is in its treasury now, and in the chests that hold another amount than before."""

    rule = "RW-GEN-16-X"
    faction: str
    treasury: int
    chests: dict[str, int]


class TurnedHostile(Event, frozen=True):
    rule = "RW-GEN-07"
    faction: str
    other: str


class Recovered(Event, frozen=True):
    """Wounds are healed (persistent_wounds)."""

    rule = "RW-DICE-05"
    faction: str
    bodies: tuple[str, ...]


# ---- acts ------------------------------------------------------------------------------------------------------------
class Marched(Event, frozen=True):
    rule = "RW-SEQ-03"
    faction: str
    banners: tuple[str, ...]
    start: str
    to: str


class WentIn(Event, frozen=True):
    rule = "RW-X-06"
    faction: str
    banners: tuple[str, ...]
    place: str


class WentOut(Event, frozen=True):
    rule = "RW-X-06"
    faction: str
    banners: tuple[str, ...]
    place: str


class CameOut(Event, frozen=True):
    rule = "RW-KIND-07"
    faction: str
    banners: tuple[str, ...]
    place: str


class GarrisonAttacked(Event, frozen=True):
    rule = "RW-KIND-03"
    faction: str
    place: str
    price: int


class ArmyAttacked(Event, frozen=True):
    rule = "RW-KIND-02"
    faction: str
    at: str


class Intercepted(Event, frozen=True):
    rule = "RW-FORT-02"
    faction: str
    place: str


class LetThrough(Event, frozen=True):
    rule = "RW-FORT-02"
    faction: str
    place: str


class MarchStopped(Event, frozen=True):
    rule = "RW-FORT-02"
    faction: str
    place: str


# ---- battles ---------------------------------------------------------------------------------------------------------
class BattleBegun(Event, frozen=True):
    """`kind`: "field", "garrison", "relief", "intercept".  `first` caused it and rolls first."""

    rule = "RW-FIELD-01"
    kind: str
    at: str
    first: tuple[str, ...]
    second: tuple[str, ...]


class BattleWon(Event, frozen=True):
    rule = "RW-FIELD-04"
    at: str
    winners: tuple[str, ...]
    losers: tuple[str, ...]


class BattleUndecided(Event, frozen=True):
    rule = "RW-FIELD-05"
    at: str


class Fallen(Event, frozen=True):
    """Pieces of one type that a banner or a garrison has lost."""

    rule = "RW-DICE-04"
    faction: str
    body: str
    kind: str
    number: int


class NobleFallen(Event, frozen=True):
    """A banner's noble is dead, and with him the banner is gone; told after the units of his side."""

    rule = "RW-DICE-06"
    faction: str
    banner: str
    noble: str


class ChestsHandedOver(Event, frozen=True):
    """The others learn that there was loot, not how much."""

    rule = "RW-LOOT-02"
    loser: str
    winner: str


class Loot(Event, frozen=True):
    """The secret slip, to the loser and the winner: how much, and into which purse of the winner's."""

    rule = "RW-LOOT-02"
    loser: str
    winner: str
    amount: int
    purse: str = ""


class ChestsLost(Event, frozen=True):
    rule = "RW-LOOT-05"
    faction: str
    at: str


class Retreated(Event, frozen=True):
    rule = "RW-RETR-01"
    faction: str
    bodies: tuple[str, ...]
    start: str
    to: str


class WithdrewInside(Event, frozen=True):
    """After a battle in the open, into the place before which it was fought: those who came out of it, or came to its relief."""

    rule = "RW-FIELD-07"
    faction: str
    bodies: tuple[str, ...]
    place: str


class SteppedBack(Event, frozen=True):
    rule = "RW-FIELD-05"
    faction: str
    bodies: tuple[str, ...]
    start: str
    to: str


class Disbanded(Event, frozen=True):
    rule = "RW-RETR-05"
    faction: str
    bodies: tuple[str, ...]
    at: str


class CountedAsKilled(Event, frozen=True):
    """The noble of a banner that was disbanded."""

    rule = "RW-RETR-05"
    faction: str
    banner: str
    noble: str


class Stranded(Event, frozen=True):
    """No haven, no way back: they stay where they are (retreat_none = stay)."""

    rule = "RW-RETR-05"
    faction: str
    bodies: tuple[str, ...]
    at: str


# ---- sieges ----------------------------------------------------------------------------------------------------------
class SiegeBegun(Event, frozen=True):
    rule = "RW-SIEGE-05"
    faction: str
    place: str
    banners: tuple[str, ...]
    price: int = 1


class SiegeJoined(Event, frozen=True):
    rule = "RW-SIEGE-08"
    faction: str
    place: str
    banners: tuple[str, ...]


class SiegeLeft(Event, frozen=True):
    rule = "RW-SIEGE-08"
    faction: str
    place: str
    banners: tuple[str, ...]


class SiegeOver(Event, frozen=True):
    """`why`: "captured", "outnumbered", "relieved", "beaten", "broken-off", "nobody-left", "nobles-only"."""

    rule = "RW-SIEGE-09"
    place: str
    why: str


class AssaultCalled(Event, frozen=True):
    rule = "RW-ASLT-01"
    faction: str
    place: str
    price: int = 1


class SortieCalled(Event, frozen=True):
    rule = "RW-SORT-01"
    faction: str
    place: str
    price: int = 1


class Captured(Event, frozen=True):
    rule = "RW-ASLT-08"
    place: str
    by: str
    owner: str                                               # until now


class FortressDamaged(Event, frozen=True):
    rule = "RW-ASLT-11"
    place: str


class ReliefBegun(Event, frozen=True):
    rule = "RW-RELIEF-01"
    faction: str
    place: str
    banners: tuple[str, ...]


class BesiegedDecided(Event, frozen=True):
    """Openly, before the dice: who inside joins the relief (pieces by body and type), nobody: empty."""

    rule = "RW-RELIEF-04"
    faction: str
    place: str
    joins: dict[str, dict[str, int]]


class SiegeBrokenOff(Event, frozen=True):
    rule = "RW-SIEGE-09"
    faction: str
    place: str


# ---- what is told ----------------------------------------------------------------------------------------------------
class PoolCounted(Event, frozen=True):
    """A side's dice with their sum: troops are (type, pieces, dice each); strength = dice before the division; `extra`: further
    dice, undivided, that are in `dice` (RW-CAM-BODY-02, RW-CAM-NOB-10)."""

    rule = "RW-DICE-01"
    side: int
    troops: tuple[tuple[str, int, int], ...]
    strength: int
    divisor: int
    dice: int
    extra: int = 0


class PeopleArmed(Event, frozen=True):
    """The people of an empty place defend it with so many dice."""

    rule = "RW-EMPTY-02"
    dice: int


class LossChosen(Event, frozen=True):
    """An owner has chosen which piece of his falls next, or takes the wound; `stack`: from which of the side's, as all see."""

    rule = "RW-DICE-07"
    side: int
    kind: str
    stack: int


class LossesTaken(Event, frozen=True):
    """Hits a side took, what it has lost since the fight was mustered, and what is left, as (type, pieces)."""

    rule = "RW-DICE-03"
    side: int
    hits: int
    lost: tuple[tuple[str, int], ...]
    left: tuple[tuple[str, int], ...]


class BattleDecided(Event, frozen=True):
    """A field or relief battle is over: who has won (Winner), why (Why), and the units left on both sides."""

    rule = "RW-FIELD-04"
    kind: int
    winner: int
    why: int
    attackers: int
    defenders: int


class RolledAgain(Event, frozen=True):
    """Equal numbers are left, and by the house's tie rule both sides roll again."""

    rule = "RW-FIELD-05"
    units: int


class StormDecided(Event, frozen=True):
    """What an assault or sortie has done: Verdict, Why, who has won it (Winner), and the units left."""

    rule = "RW-ASLT-10"
    kind: int
    verdict: int
    why: int
    winner: int
    besiegers: int
    defenders: int
