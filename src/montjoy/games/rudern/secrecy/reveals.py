"""Which events may be the first that tells twins apart, and by which rule: a faction that acts shows that it could pay,
and whoever holds other resources may act otherwise.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.games.rudern.protocol import campaign_events, events

REVEALS: Final[dict[type[Event], str]] = {
    events.LossChosen: "RW-DICE-07",
    events.SiegeBegun: "RW-GEN-13",
    events.AssaultCalled: "RW-GEN-13",
    events.SortieCalled: "RW-GEN-13",
    events.GarrisonAttacked: "RW-GEN-13",
    events.Loot: "RW-LOOT-02",
    events.Marched: "RW-GEN-13",
    events.ArmyAttacked: "RW-GEN-13",
    events.CameOut: "RW-GEN-13",
    events.WentIn: "RW-GEN-13",
    events.WentOut: "RW-GEN-13",
    events.SiegeJoined: "RW-GEN-13",
    events.SiegeLeft: "RW-GEN-13",
    events.SiegeBrokenOff: "RW-GEN-13",
    events.ReliefBegun: "RW-GEN-13",
    events.ImpulseEnded: "RW-GEN-13",
    events.Intercepted: "RW-FORT-02",
    events.LetThrough: "RW-FORT-02",
    events.BesiegedDecided: "RW-RELIEF-04",
    events.Retreated: "RW-RETR-01",
    campaign_events.TaxPaid: "RW-GEN-13",
    campaign_events.Raised: "RW-GEN-13",
    campaign_events.Hired: "RW-GEN-13",
    campaign_events.Reorganised: "RW-GEN-13",
    campaign_events.StepsBought: "RW-GEN-13",
    campaign_events.Given: "RW-CAM-ECO-07",
    campaign_events.DiedOfWant: "RW-CAM-MOV-06",
    campaign_events.BuildingPaid: "RW-GEN-13",
}
