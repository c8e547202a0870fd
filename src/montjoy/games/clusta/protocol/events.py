"""What the table is told as it happens: the few things a player learns at once, and what only the umpire is told.

Reports that arrive are in `protocol/reports.py`, what a battle tells is in `protocol/battle_events.py`.
"""

from __future__ import annotations

from montjoy.core.effects import Event


# ---- the calendar (public, CN-GEN-10) --------------------------------------------------------------------------------------
class DayBegins(Event, frozen=True):
    rule = "CN-GEN-10"
    day: int


class RoundBegins(Event, frozen=True):
    """To who watches and to the umpire: `slot` 1-6 a round, 7-9 a night round.  A side has the clock in its view, and what it is
    told says when it was."""

    rule = "CN-GEN-10"
    day: int
    slot: int


class Ends(Event, frozen=True):
    """CN-GEN-06  Who holds the conflux."""

    rule = "CN-GEN-06"
    hex: str
    winner: str
    margin: str


class BoardShown(Event, frozen=True):
    """CN-KNOW-01  With map_mode = open_board: what stands on the board at the end of a round, "hex side marker"."""

    rule = "CN-KNOW-01"
    pieces: tuple[str, ...]
    day: int
    slot: int


# ---- one's own orders ------------------------------------------------------------------------------------------------------
class SheetSent(Event, frozen=True):
    """CN-KNOW-05  To its writer alone: the sheet as understood has left, or applies at once (`at_once`)."""

    rule = "CN-SEQ-02"
    to: str
    text: str
    at_once: bool


class Undelivered(Event, frozen=True):
    """To its writer alone: a part of his business that could not be carried out, and why (a reason of `No`)."""

    rule = "CN-SEQ-02"
    what: str
    reason: str


# ---- the umpire's desk -----------------------------------------------------------------------------------------------------
class PartyMet(Event, frozen=True):
    """To the umpire alone: what the player characters ran into, "patrol" or "main_force"."""

    rule = "CN-PASS-01"
    hex: str
    side: str
    where: str
    what: str
    terrain: str
    officers: int
    soldiers: int


class PartyUnseen(Event, frozen=True):
    """To the umpire alone: they passed unnoticed."""

    rule = "CN-PASS-01"
    hex: str


class Happened(Event, frozen=True):
    """To the umpire alone: a line of the sheet of future events has come true, or could not (`reason`)."""

    rule = "CN-GEN-10"
    kind: str
    hex: str
    reason: str = ""


class DeedJudged(Event, frozen=True):
    """To the side that asked: the heroic deed is granted, for a hero point, or refused."""

    rule = "CN-HP-05"
    commander: str
    granted: bool


# ---- the umpire's inbox: lines of a list, never told ---------------------------------------------------------------------------
class IdlePiece(Event, frozen=True):
    """A unit or commander stands without orders since a day."""

    rule = "CN-ORD-05"
    who: str
    hex: str


class CourierStuck(Event, frozen=True):
    """A courier has been on his way for more than a day: he finds no way, or nobody at its end."""

    rule = "CN-COUR-02"
    courier: str
    hex: str
    to: str


class SheetLapses(Event, frozen=True):
    """Nothing stands on a sheet for tomorrow."""

    rule = "CN-ORD-05"
    who: str


class PlayerSilent(Event, frozen=True):
    """A side has filled in nothing for so many mornings."""

    rule = "CN-GEN-02"
    side: str
    days: int


class DraftWaits(Event, frozen=True):
    """A drafted battle report: its number, to whom, and its figures as they would be told."""

    rule = "CN-GEN-04"
    number: int
    side: str
    hex: str
    enemy_men: int
    enemy_lost: int
    own_lost: int


class FutureEvent(Event, frozen=True):
    """A line of the sheet of future events, with its number."""

    rule = "CN-GEN-10"
    number: int
    day: int
    slot: int
    kind: str
    hex: str


class WordNeeded(Event, frozen=True):
    """CN-KNOW-06  One of one's commanders must decide something at once, and what he sees: of the enemy, and in a battle of his
    own force (`numbers` of `battle/view.py`); the question follows, `ask` is its name."""

    rule = "CN-KNOW-06"
    hex: str
    ask: str
    enemy: str = ""
    men: int = -1
    force: tuple[int, ...] = ()


class Consulted(Event, frozen=True):
    """CN-KNOW-06  To all, once a round: the umpire must ask somebody something, whom and what he does not say; the round
    waits."""

    rule = "CN-KNOW-06"
    day: int
    slot: int


# ---- for the umpire alone --------------------------------------------------------------------------------------------------
class GoesNoFurther(Event, frozen=True):
    """CN-COUR-07  A messenger will not arrive, and why: "captured" or "killed" (by whom), "dead" (a spy), "unread" (there is
    nobody left to read it)."""

    rule = "CN-COUR-07"
    who: str
    why: str
    hex: str
    by: str = ""
