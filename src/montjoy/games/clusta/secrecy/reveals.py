"""By which events a seat may learn of what was hidden from it.

Whoever has other men, other leaders, other orders or another place fights, meets and passes otherwise, and so do his couriers:
what is reported of it is the first thing that tells.  Of the dice of a battle a side sees those of its own commander.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.core.session.streams import Rolled
from montjoy.games.clusta.protocol import battle_events, events, gathered, reports

_TELLING: Final[dict[str, tuple[type[Event], ...]]] = {
    # what couriers bring, and what the overall commander sees
    "CN-KNOW-03": (reports.Sighted, reports.PassingReport),
    "CN-KNOW-04": (reports.OwnEyes, reports.OwnThing, reports.OwnLeft, reports.Enrolled, reports.Marched,
                   reports.OwnOrder, gathered.Looked),
    "CN-KNOW-05": (reports.HeroPoints,),
    "CN-GEN-03": (reports.InCommand,),
    "CN-COUR-01": (reports.BattleReport, reports.Completed, reports.NotDone, gathered.ByCourier),
    "CN-ORD-GOTO": (reports.ContactReport,),
    "CN-CONT-02": (reports.Avoided,),
    "CN-COUR-07": (reports.Captured,),
    "CN-ORD-CAMP-2-X": (reports.CampTaken,),
    "CN-ORD-05": (reports.NoOrders,),
    "CN-ORD-SCOUT-a": (reports.ScoutReport,),
    "CN-ORD-PATROL-b": (reports.PatrolReport,),
    "CN-SPEC-04": (reports.SpyReport,),
    "CN-SPEC-06": (reports.FlightReport,),
    "CN-COUR-09": (reports.SecretReport,),
    "CN-DIV-01": (reports.Divined,),
    "CN-CRUR-14-X": (reports.ConfluxNamed,),
    "CN-STONE-02": (reports.StoneFound,),
    "CN-SEQ-09": (reports.Nightly, reports.NothingNew, gathered.NightReports),
    "CN-RANS-05": (reports.Excess,),
    "CN-SPEC-07": (reports.Joined,),
    "CN-HP-05": (reports.DeedReport,),
    "CN-ORD-02": (reports.Returned,),
    "CN-LOY-02": (reports.Letter,),
    # at once
    "CN-KNOW-01": (events.BoardShown,),
    "CN-KNOW-06": (events.WordNeeded, events.Consulted),
    "CN-SEQ-02": (events.Undelivered,),
    "CN-GEN-06": (events.Ends,),
    # a battle in which one's own commander stands: his dice and what becomes of his force
    "CN-DICE-08": (Rolled,),
    "CN-BATTLE-04": tuple(
        event for event in vars(battle_events).values()
        if isinstance(event, type) and issubclass(event, Event) and event is not Event
    ),
}
REVEALS: Final[dict[type[Event], str]] = {event: rule for rule, events in _TELLING.items() for event in events}
