"""What seats are asked: the choices of a round, and forms with a whole side's declarations."""

from __future__ import annotations

from typing import Literal

from montjoy.core.effects import Option, Question


# ---- forms -----------------------------------------------------------------------------------------------------------------
class Deploy(Question, frozen=True):
    """MB-BOARD-10  Where one's units begin.  Answered by `Deployment`."""

    rule = "MB-BOARD-10"


class PlaceOne(Question, frozen=True):
    """MB-BOARD-10  Where the next unit begins (deployment = alternate).  Answered by `Deployment` with one unit."""

    rule = "MB-BOARD-10"


class TakeStances(Question, frozen=True):
    """MB-MOD-04  Attack or defence on high ground, for this round.  Answered by `Stances`."""

    rule = "MB-MOD-04"
    round: int


class Shoot(Question, frozen=True):
    """MB-SEQ-01  Phase 1: shots, spells and breath.  Answered by `Volley`."""

    rule = "MB-SEQ-01"
    round: int


class Move(Question, frozen=True):
    """MB-SEQ-02  Phase 2: movement.  Answered by `Moves`."""

    rule = "MB-SEQ-02"
    round: int


class Fight(Question, frozen=True):
    """MB-SEQ-03  Phase 3: melee.  Answered by `Fights`."""

    rule = "MB-SEQ-03"
    round: int


class Rally(Question, frozen=True):
    """MB-SEQ-04  Phase 4: broken units may try to rally.  Answered by `Rallies`."""

    rule = "MB-SEQ-04"
    round: int


class ShootAgain(Question, frozen=True):
    """MB-SEQ-05  Phase 5: second shots.  Answered by `Volley`, without spells."""

    rule = "MB-SEQ-05"
    round: int


class AnyTime(Question, frozen=True):
    """MB-END-02  To concede at the start of the next round, or to take that back.  Answered by `Concession`, though nobody
    asks."""

    rule = "MB-END-02"


# ---- choices ---------------------------------------------------------------------------------------------------------------
class Choose(Question, frozen=True):
    """MB-INIT-02  The initiative winner chooses: move first or last, attack first or last."""

    rule = "MB-INIT-02"
    round: int


class Charge(Question, frozen=True):
    """MB-CHG-06  A unit that has come upon several enemies charges one of them."""

    rule = "MB-CHG-06"
    unit: str


class StrikeFirst(Question, frozen=True):
    """MB-CHG-06  A unit with long weapons is charged by several: at which does it strike?"""

    rule = "MB-CHG-06"
    unit: str


class FollowUp(Question, frozen=True):
    """MB-MOR-15  The enemy has been pushed back: follow him?"""

    rule = "MB-MOR-15"
    unit: str
    enemy: str
    squares: int


class RetreatFirst(Question, frozen=True):
    """MB-SEQ-07  Which of one's units falls back first."""

    rule = "MB-SEQ-07"


class Choices(Option, frozen=True):
    """MB-T-INIT  A way to use the initiative."""

    move: Literal["first", "last"]
    attack: Literal["first", "last"]


class UnitOption(Option, frozen=True):
    """A unit, by its id."""

    unit: str


class Yes(Option, frozen=True):
    """Do it."""


class No(Option, frozen=True):
    """Leave it."""


