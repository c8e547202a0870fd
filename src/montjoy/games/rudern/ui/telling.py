"""How the log of a war is told on a page: an impulse under its heading, marches, fights and money apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.core.session.streams import Rolled
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import events
from montjoy.games.rudern.protocol import powers_events as powers
from montjoy.games.rudern.ui.colours import in_the_log

TURNS: Final = (events.ImpulseBegun, campaign.CampaignImpulseBegun)
MOVES: Final = (
    events.Marched, events.WentIn, events.WentOut, events.CameOut, events.Intercepted, events.LetThrough, events.MarchStopped,
    events.Retreated, events.WithdrewInside, events.SteppedBack, events.SiegeBegun, events.SiegeJoined, events.SiegeLeft,
    events.SiegeBrokenOff, events.ReliefBegun, campaign.StepsBought, campaign.DiedOfWant, campaign.Reorganised,
    campaign.HeadReturned, powers.BodyTaken, powers.ShadowCalled,
)  # fmt: skip
FIGHTS: Final = (
    events.PoolCounted, events.PeopleArmed, events.LossChosen, events.LossesTaken, events.BattleDecided, events.RolledAgain,
    events.StormDecided, events.BattleBegun, events.BattleWon, events.BattleUndecided, events.GarrisonAttacked,
    events.ArmyAttacked, events.AssaultCalled, events.SortieCalled, events.Fallen, events.NobleFallen,
)  # fmt: skip
MONEY: Final = (
    events.Taxed, events.Recruited, events.Paid, events.ChestsFilled, events.ChestsHandedOver, events.ChestsLost, events.Loot,
    campaign.TaxPaid, campaign.Raised, campaign.Hired, campaign.PursesMoved, campaign.Given, campaign.BuildingPaid,
    campaign.WorkTaken, powers.ExtraTaxRaised, powers.PurseLookedAt, powers.PurseSeen, powers.GiftsCollected, powers.GiftGiven,
    powers.CardPaid, powers.ChestsShown,
)  # fmt: skip
KINDS: Final[Mapping[str, tuple[type, ...]]] = {"marches": MOVES, "fights": FIGHTS, "money": MONEY}
NEWS: Final = (
    (events.Captured, events.NobleFallen, campaign.Built, campaign.Eliminated, campaign.PointsCounted,
     powers.BodySeized, powers.BodyArrived, powers.Seceded, powers.WarDeclared, powers.PeaceMade, powers.SideChosen,
     powers.KardomJoined),
    (events.BattleWon, events.BattleUndecided, events.StormDecided, Rolled, events.Disbanded, events.Stranded,
     events.CountedAsKilled, events.TurnedHostile, campaign.HeadReturned, powers.InfluenceGained, powers.Elected,
     powers.BodyTaken, powers.PlaceOwnerless, powers.CardTurned, powers.TroopsSeceded),
    (events.BattleDecided, events.SiegeOver, events.SiegeBrokenOff, events.Fallen, events.LossesTaken, events.FortressDamaged,
     events.ChestsLost, events.Loot, events.Retreated, events.Intercepted, campaign.DiedOfWant, campaign.WorkTaken,
     powers.Unrest, powers.CardLoss, powers.CardUnits, powers.ShadowCalled, powers.TownGiven, powers.Sided),
    (events.SiegeBegun, events.SiegeLeft, events.ReliefBegun, events.AssaultCalled, events.SortieCalled,
     events.GarrisonAttacked, events.ArmyAttacked, campaign.BuildingPaid, campaign.Hired,
     powers.ElectionCalled, powers.PurseLookedAt, powers.ExtraTaxRaised, powers.FestivalAnnounced,
     powers.FestivalPrize, powers.PeaceRefused),
    (events.Marched, events.MarchStopped, events.WentIn, events.WentOut, events.CameOut),
)  # fmt: skip
WAITS: Final[tuple[type, ...]] = ()
IDLE: Final[tuple[str, ...]] = ()
SOUNDS: Final[Mapping[str, tuple[type, ...]]] = {
    "move": (events.Marched, events.WentIn, events.WentOut, events.CameOut, events.Retreated),
    "hit": (events.LossesTaken, events.Fallen, events.NobleFallen),
}


def colours(scenario: BattleScenario) -> dict[str, int]:
    """Every faction's, in their order; of six powers a seat's, too."""
    return dict(in_the_log(scenario))


def whose(item: Any) -> str:
    """The faction that does it."""
    return next((str(who) for field in ("faction", "by") if (who := getattr(item, field, ""))), "")


def where(item: Any) -> str:
    """The province to which somebody came, or where it happened."""
    return next((place for field in ("to", "place", "at") if isinstance(place := getattr(item, field, None), str) and place), "")


def did(item: Any) -> tuple[str, str, str] | None:
    """Nothing is drawn as an arrow."""
    return None
