"""Which events may be the first that tells twins apart, and by which rule.

Some tell of hidden figures: what a blow does, whether a unit holds, the spells that a caster has.  The others are what players
do: who has other figures of his own may do something else (MB-INFO-01: all that is done is seen)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.core.session.streams import Over, Rolled
from montjoy.games.massbattle.protocol import events

FIGURES: Final[dict[type[Event], str]] = {
    events.Attacked: "MB-INFO-01",
    events.Destroyed: "MB-INFO-01",
    events.MoraleChecked: "MB-INFO-01",
    events.Rallied: "MB-INFO-01",
    events.ConditionSeen: "MB-INFO-02",
    events.SpellCast: "MB-SPELL-01",
    events.SpellStruck: "MB-SPELL-01",
    events.SpellEnded: "MB-SPELL-01",                        # his who casts another one
    events.Conceded: "MB-END-02",
    events.BattleEnded: "MB-END-03",
    Over: "MB-END-05",                                       # what became of every unit: the points left of one that has fled
}
DEEDS: Final[dict[type[Event], str]] = {
    events.Deployed: "MB-BOARD-10",
    events.ChoicesMade: "MB-INIT-02",
    events.StancesTaken: "MB-MOD-04",
    events.Moved: "MB-MOVE-07",
    events.Turned: "MB-MOVE-01",
    events.SideMoved: "MB-SEQ-02",
    events.MoveStopped: "MB-MOVE-07",
    events.LeftTheBoard: "MB-MOVE-11",
    events.Charged: "MB-CHG-06",
    events.FellBack: "MB-SEQ-07",
    events.FollowedUp: "MB-MOR-15",
    Rolled: "MB-INFO-01",                                    # the die of one deed, or of another
}
REVEALS: Final[dict[type[Event], str]] = FIGURES | DEEDS
