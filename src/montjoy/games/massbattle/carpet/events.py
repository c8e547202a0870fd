"""What is told in a battle without our board, beside the game's own events."""

from __future__ import annotations

from typing import Literal

from montjoy.core.effects import Event


class FallsBack(Event, frozen=True):
    """MB-MOR-14, MB-MOR-15  What the figures must do: fall back so far from whoever struck them, and who may follow."""

    rule = "MB-MOR-14"
    unit: str
    away_from: str
    squares: int
    centimetres: int
    tenths: int                                              # of a centimetre, beyond the whole ones
    follows: str


class PutRight(Event, frozen=True):
    """MB-UMP-02  The game master has set something by hand, for a reason; `points` of healing or harm."""

    rule = "MB-UMP-02"
    unit: str
    what: Literal[
        "healed", "harmed", "broken", "rallied", "hit", "unhit", "led", "unled", "leaves", "returns", "joins", "spell_ended"
    ]
    points: int
    reason: Literal["misread", "agreed", "story", "magic"]


class ShotsSpent(Event, frozen=True):
    """MB-MIS-02, MB-MIS-03  Whose shots of this phase are spent."""

    rule = "MB-MIS-02"
    units: tuple[str, ...]
