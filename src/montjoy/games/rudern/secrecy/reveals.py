"""Which events may be the first that tells twins apart, and by which rule: a faction that acts shows that it could pay,
and whoever holds other resources may act otherwise.
"""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.games.rudern.protocol import campaign_events, events, powers_events

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
    campaign_events.PursesMoved: "RW-CAM-OFF-08",            # of the Empire, to those who see its purses besides who acts
    events.Paid: "RW-CAM-OFF-08",
    campaign_events.DiedOfWant: "RW-CAM-MOV-06",
    campaign_events.BuildingPaid: "RW-GEN-13",
    campaign_events.StayedOutside: "RW-ASLT-11",
    powers_events.SideChosen: "RW-CAM-CARD-01",
    powers_events.ChestsShown: "RW-CAM-CARD-01",
    powers_events.ShadowCalled: "RW-GEN-13",
    powers_events.KardomJoined: "RW-CAM-ALY-04",
    powers_events.WarDeclared: "RW-CAM-ALY-02",
    powers_events.PeaceMade: "RW-CAM-ALY-02",
    powers_events.PeaceRefused: "RW-CAM-ALY-02",
    powers_events.Seceded: "RW-CAM-OFF-09",
    powers_events.Sided: "RW-CAM-OFF-09",
    powers_events.InfluenceGained: "RW-CAM-OFF-05",
    powers_events.ExtraTaxRaised: "RW-GEN-13",
    powers_events.TownGiven: "RW-GEN-13",
    powers_events.PurseLookedAt: "RW-GEN-13",
    powers_events.PurseSeen: "RW-CAM-OFF-06",
    powers_events.FestivalAnnounced: "RW-GEN-13",
    powers_events.GiftsCollected: "RW-CAM-OFF-04",
    powers_events.FestivalPrize: "RW-CAM-OFF-04",
    powers_events.Candidacies: "RW-GEN-13",
    powers_events.VotesCast: "RW-GEN-13",
    powers_events.Elected: "RW-GEN-13",
}
