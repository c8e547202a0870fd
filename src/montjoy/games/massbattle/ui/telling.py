"""How the log of a battle is told on a page: a round under its heading, moves, attacks, morale and spells apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.games.massbattle.carpet.events import FallsBack, ShotsSpent
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.protocol import events

TURNS: Final = (events.RoundBegun,)
KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "moves": (
        events.Moved, events.Turned, events.SideMoved, events.MoveStopped, events.Charged, events.FellBack, events.FollowedUp,
        FallsBack,
    ),
    "attacks": (events.Attacked, events.FiredIntoMelee, events.Destroyed, events.Captured, ShotsSpent),
    "morale": (events.MoraleChecked, events.Rallied, events.Fled, events.LeftTheBoard, events.ChangedSides),
    "spells": (
        events.SpellCast, events.SpellDisturbed, events.SpellStruck, events.SpellEnded, events.CloudDrifted, events.Regenerated,
        events.Confused, events.ConditionSeen,
    ),
}  # fmt: skip
NEWS: Final = (
    (events.BattleEnded, events.Conceded, events.ChangedSides, events.Destroyed, events.Captured),
    (events.Fled, events.LeftTheBoard),
    (events.FellBack, events.Rallied, events.SpellStruck, events.SpellDisturbed, FallsBack),
    (events.Attacked,),
    (events.MoraleChecked, events.Charged, events.InitiativeWon),
)  # fmt: skip
WAITS: Final[tuple[type, ...]] = ()
IDLE: Final = ("harmless", "missed", "nothing")
SOUNDS: Final[Mapping[str, tuple[type, ...]]] = {
    "move": (events.Moved, events.SideMoved, events.Charged, events.FellBack, events.FollowedUp),
    "hit": (events.Destroyed, events.SpellStruck),
}
COLOURS: Final = (1, 0)
DEEDS: Final[Mapping[str, str]] = {                          # what is drawn as an arrow, with the sign on it
    "wounded": "−", "harmless": "○", "missed": "✕", "nothing": "∅", "charge": "!", "cast": "✦", "back": "", "follow": "",
    "gone": "",
}  # fmt: skip


def colours(scenario: BattleScenario) -> dict[str, int]:
    """By the letter of a side; its players' too."""
    found = dict(zip(NAMES, COLOURS))
    return found | {seat: n for side, n in zip(scenario.sides, COLOURS) for seat in side.seats}


def whose(item: Any) -> str:
    """The letter of a side: that of its units."""
    side = getattr(item, "side", None)
    return NAMES[side] if isinstance(side, int) and 0 <= side < len(NAMES) else str(getattr(item, "unit", ""))[:1]


def where(item: Any) -> str:
    """The unit that it is done to, or that does it; all that have moved together."""
    if isinstance(item, events.SideMoved):
        return " ".join(dict.fromkeys(moved.unit for moved in item.units))
    return next((who for field in ("target", "enemy", "unit") if isinstance(who := getattr(item, field, None), str) and who), "")


def did(item: Any) -> tuple[str, str, str] | None:
    """An attack and what it did, a charge, a spell at somebody; who was pushed back or went after him; who is gone."""
    match item:
        case events.Attacked():
            return item.unit, item.result, f"{DEEDS[item.result]}{item.damage if item.result == 'wounded' else ''}"
        case events.Charged():
            return item.unit, "charge", DEEDS["charge"]
        case events.SpellCast() if item.target:
            return item.unit, "cast", DEEDS["cast"]
        case events.FellBack() | events.FollowedUp() if item.path:
            kind = "back" if isinstance(item, events.FellBack) else "follow"
            return item.unit, kind, DEEDS[kind]
        case events.Destroyed() | events.Fled() | events.Captured() | events.LeftTheBoard():
            return item.unit, "gone", DEEDS["gone"]
    return None
