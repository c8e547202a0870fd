"""Which events may be the first that tells twins apart, and by which rule."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.games.massbattle.protocol import events

REVEALS: Final[dict[type[Event], str]] = {
    events.Attacked: "MB-INFO-01",
    events.Destroyed: "MB-INFO-01",
    events.MoraleChecked: "MB-INFO-01",
    events.Rallied: "MB-INFO-01",
    events.Deployed: "MB-BOARD-10",
    events.SpellCast: "MB-SPELL-01",
    events.SpellStruck: "MB-SPELL-01",
    events.BattleEnded: "MB-END-03",
}
