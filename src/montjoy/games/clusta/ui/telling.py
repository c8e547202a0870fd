"""How the log of a campaign is told on a page: a day under its heading, one's own, the enemy, battles and orders apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.games.clusta.model.scenario import ClustaScenario, seats
from montjoy.games.clusta.protocol import battle_events, events, gathered, reports
from montjoy.games.clusta.ui.board_pieces import COLOUR

TURNS: Final = (events.DayBegins, events.RoundBegins)
KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "own": (
        reports.OwnEyes, reports.Enrolled, reports.OwnThing, reports.OwnLeft, reports.Marched, reports.OwnOrder,
        reports.HeroPoints, reports.InCommand, reports.Nightly, reports.NothingNew, reports.Completed, reports.Joined,
        gathered.Looked, gathered.NightReports,
    ),
    "enemies": (
        reports.Sighted, reports.ScoutReport, reports.PatrolReport, reports.PassingReport, reports.SpyReport,
        reports.FlightReport, reports.SecretReport, reports.ContactReport, reports.Avoided, reports.Captured,
    ),
    "battles": (
        reports.BattleReport, battle_events.MarginMade, battle_events.PointRegained, battle_events.PointOnValue,
        battle_events.PointOnLife, battle_events.FormationChanged, battle_events.FieldRound, battle_events.LeaderFell,
        battle_events.Wavers, battle_events.Rallies, battle_events.UnitLeaves, battle_events.NowhereToGo,
    ),
    "messages": (gathered.ByCourier, reports.Returned, reports.Letter),
    "orders": (events.SheetSent, gathered.SheetsSent, events.Undelivered, reports.NoOrders, reports.NotDone),
}  # fmt: skip
NEWS: Final = (
    (events.Ends, reports.Captured, reports.CampTaken, battle_events.LeaderFell),
    (reports.BattleReport, reports.ContactReport, battle_events.UnitLeaves, battle_events.NowhereToGo, battle_events.Wavers,
     battle_events.FieldRound),
    (reports.ConfluxNamed, reports.StoneFound, reports.SecretReport, reports.SpyReport, reports.Sighted, reports.Letter),
    (reports.NoOrders, events.Undelivered, reports.NotDone, reports.InCommand, gathered.ByCourier, events.WordNeeded),
)  # fmt: skip
WAITS: Final[tuple[type, ...]] = (events.Consulted,)
IDLE: Final[tuple[str, ...]] = ()
SOUNDS: Final[Mapping[str, tuple[type, ...]]] = {
    "move": (reports.Marched,),
    "hit": (reports.BattleReport, battle_events.FieldRound, battle_events.LeaderFell),
}


def colours(scenario: ClustaScenario) -> dict[str, int]:
    return {side: COLOUR[side] for side in seats(scenario)}


def whose(item: Any) -> str:
    """The army that a line tells of, where it is another's."""
    return str(getattr(item, "side", ""))


def where(item: Any) -> str:
    """The hex."""
    return str(getattr(item, "hex", ""))


def did(item: Any) -> tuple[str, str, str] | None:
    """Nothing is drawn as an arrow."""
    return None
