"""What a battle tells: to a force's own player while his commander is in it (`ears` in `battle/force.py`), and to the
umpire always; of the enemy's troop values, dice and losses nothing.
"""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event


class MarginMade(Event, frozen=True):
    """A tactics roll of one's own commander: the margin, and whether it was perfect or a fumble."""

    rule: ClassVar[str] = "CN-BATTLE-05"
    margin: int
    perfect: bool
    fumble: bool


class PointRegained(Event, frozen=True):
    rule: ClassVar[str] = "CN-HP-01"
    left: int


class PointOnValue(Event, frozen=True):
    rule: ClassVar[str] = "CN-HP-02"
    left: int


class PointOnLife(Event, frozen=True):
    rule: ClassVar[str] = "CN-HP-03"
    left: int


class FormationChanged(Event, frozen=True):
    rule: ClassVar[str] = "CN-FORM-06"


class FieldRound(Event, frozen=True):
    """What a field round has cost: in per cent of the troop value present (in hundredths of a per cent), and what is left."""

    rule: ClassVar[str] = "CN-BATTLE-13"
    round: int
    won: bool
    hundredths: int
    value: str
    men: int


class LeaderFell(Event, frozen=True):
    rule: ClassVar[str] = "CN-HERO-02"
    led: bool


class Wavers(Event, frozen=True):
    """Some of a unit have failed their morale roll; `elite`: which of them."""

    rule: ClassVar[str] = "CN-MOR-05"
    unit: int
    elite: bool


class Rallies(Event, frozen=True):
    rule: ClassVar[str] = "CN-MOR-06"
    unit: int
    elite: bool


class UnitLeaves(Event, frozen=True):
    """A unit has left the battle; `how` by name."""

    rule: ClassVar[str] = "CN-BATTLE-04"
    unit: int
    how: str


class NowhereToGo(Event, frozen=True):
    """A unit must retreat and cannot: it stays, wavering."""

    rule: ClassVar[str] = "CN-RETR-01"
    unit: int
