"""How the log of a war is told on a page: an impulse under its heading, marches, fights and money apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.core.session.streams import Rolled
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import events

TURNS: Final = (events.ImpulseBegun, campaign.CampaignImpulseBegun)
MOVES: Final = (
    events.Marched, events.WentIn, events.WentOut, events.CameOut, events.Intercepted, events.LetThrough, events.MarchStopped,
    events.Retreated, events.WithdrewInside, events.SteppedBack, events.SiegeBegun, events.SiegeJoined, events.SiegeLeft,
    events.SiegeBrokenOff, events.ReliefBegun, campaign.StepsBought, campaign.DiedOfWant, campaign.Reorganised,
    campaign.HeadReturned,
)  # fmt: skip
FIGHTS: Final = (
    events.PoolCounted, events.PeopleArmed, events.LossChosen, events.LossesTaken, events.BattleDecided, events.RolledAgain,
    events.StormDecided, events.BattleBegun, events.BattleWon, events.BattleUndecided, events.GarrisonAttacked,
    events.ArmyAttacked, events.AssaultCalled, events.SortieCalled, events.Fallen, events.NobleFallen,
)  # fmt: skip
MONEY: Final = (
    events.Taxed, events.Recruited, events.Paid, events.ChestsFilled, events.ChestsHandedOver, events.ChestsLost, events.Loot,
    campaign.TaxPaid, campaign.Raised, campaign.Hired, campaign.PursesMoved, campaign.Given, campaign.BuildingPaid,
    campaign.WorkTaken,
)  # fmt: skip
KINDS: Final[Mapping[str, tuple[type, ...]]] = {"marches": MOVES, "fights": FIGHTS, "money": MONEY}
NEWS: Final = (
    (events.Captured, events.NobleFallen, campaign.Built, campaign.Eliminated, campaign.PointsCounted),
    (events.BattleWon, events.BattleUndecided, events.StormDecided, Rolled, events.Disbanded, events.Stranded,
     events.CountedAsKilled, events.TurnedHostile, campaign.HeadReturned),
    (events.BattleDecided, events.SiegeOver, events.SiegeBrokenOff, events.Fallen, events.LossesTaken, events.FortressDamaged,
     events.ChestsLost, events.Loot, events.Retreated, events.Intercepted, campaign.DiedOfWant, campaign.WorkTaken),
    (events.SiegeBegun, events.SiegeLeft, events.ReliefBegun, events.AssaultCalled, events.SortieCalled,
     events.GarrisonAttacked, events.ArmyAttacked, campaign.BuildingPaid, campaign.Hired),
    (events.Marched, events.MarchStopped, events.WentIn, events.WentOut, events.CameOut),
)  # fmt: skip
WAITS: Final[tuple[type, ...]] = ()
IDLE: Final[tuple[str, ...]] = ()
SOUNDS: Final[Mapping[str, tuple[type, ...]]] = {
    "move": (events.Marched, events.WentIn, events.WentOut, events.CameOut, events.Retreated),
    "hit": (events.LossesTaken, events.Fallen, events.NobleFallen),
}


def colours(scenario: BattleScenario) -> dict[str, int]:
    """Every faction's, in their order."""
    return {faction.id: n for n, faction in enumerate(scenario.factions)}


def whose(item: Any) -> str:
    """The faction that does it."""
    return next((str(who) for field in ("faction", "by") if (who := getattr(item, field, ""))), "")


def where(item: Any) -> str:
    """The province to which somebody came, or where it happened."""
    return next((place for field in ("to", "place", "at") if isinstance(place := getattr(item, field, None), str) and place), "")


def did(item: Any) -> tuple[str, str, str] | None:
    """Nothing is drawn as an arrow."""
    return None
