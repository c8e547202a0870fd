"""What happens among six powers besides a campaign's events.  Public unless the docstring says otherwise (RW-GEN-13)."""

from __future__ import annotations

from montjoy.core.effects import Event


# ---- rounds ----------------------------------------------------------------------------------------------------------
class RoundBegun(Event, frozen=True):
    """In which order the factions come, and how much influence wins."""

    rule = "RW-CAM-RND-03"
    round: int
    order: tuple[str, ...]
    need: int


class NeedFell(Event, frozen=True):
    rule = "RW-CAM-RND-01"
    need: int


class KardomJoined(Event, frozen=True):
    """It is of the League now.  `why`: "time", "attacked", "kin", "gracuja", "card"."""

    rule = "RW-CAM-ALY-04"
    faction: str
    why: str


class SideChosen(Event, frozen=True):
    """Gracuja's choice, "empire" or "league", for good; "neutral": it has stayed so."""

    rule = "RW-CAM-ALY-05"
    faction: str
    side: str


# ---- influence and the body ------------------------------------------------------------------------------------------
class InfluenceGained(Event, frozen=True):
    """`why` is one of `model.powers.For`; `total`: what counts of all it has."""

    rule = "RW-CAM-INF-01"
    faction: str
    points: int
    why: str
    total: int


class BodyArrived(Event, frozen=True):
    rule = "RW-CAM-BODY-03"
    at: str


class BodySeized(Event, frozen=True):
    """By who wins by it, or by an enemy who leaves it where it lies."""

    rule = "RW-CAM-BODY-04"
    faction: str
    at: str


class BodyTaken(Event, frozen=True):
    """A banner has taken up the body where it lay."""

    rule = "RW-CAM-BODY-04"
    faction: str
    banner: str
    at: str


# ---- peace and war ---------------------------------------------------------------------------------------------------
class WarDeclared(Event, frozen=True):
    rule = "RW-CAM-ALY-02"
    faction: str
    other: str


class PeaceMade(Event, frozen=True):
    rule = "RW-CAM-ALY-02"
    faction: str
    other: str


class PeaceRefused(Event, frozen=True):
    rule = "RW-CAM-ALY-02"
    faction: str
    other: str


class Seceded(Event, frozen=True):
    """A house has left the Empire; `price` burns."""

    rule = "RW-CAM-OFF-09"
    faction: str
    price: int


class Sided(Event, frozen=True):
    """A house sides with who has left, or stands by the Empire."""

    rule = "RW-CAM-OFF-09"
    faction: str
    other: str
    along: bool


class ChurchTownKept(Event, frozen=True):
    """A church town of the sermo who leaves is a manorial town of his house now."""

    rule = "RW-CAM-OFF-09"
    faction: str
    place: str


class TroopsSeceded(Event, frozen=True):
    """Imperial troops in a church town go over to the sermo who leaves.  `body`: whose they were."""

    rule = "RW-CAM-OFF-09"
    faction: str
    place: str
    kind: str
    number: int
    body: str


# ---- offices ---------------------------------------------------------------------------------------------------------
class ExtraTaxRaised(Event, frozen=True):
    """The kard's extraordinary tax: 1 of each imperial town."""

    rule = "RW-CAM-OFF-02"
    faction: str
    amount: int


class Unrest(Event, frozen=True):
    """Units of that town die for it.  `body`: whose they were."""

    rule = "RW-CAM-OFF-02"
    place: str
    faction: str
    kind: str
    number: int
    body: str


class PlaceOwnerless(Event, frozen=True):
    rule = "RW-CAM-X-04"
    place: str
    owner: str


class TownGiven(Event, frozen=True):
    """`kind`: what the town is now, "manorial" or "church"."""

    rule = "RW-CAM-OFF-02"
    faction: str
    place: str
    other: str
    kind: str


class PurseLookedAt(Event, frozen=True):
    """Whose purse the umbro looks at is open, but not what is in it.  `purse`: a faction (its treasury) or a banner."""

    rule = "RW-CAM-OFF-06"
    faction: str
    purse: str
    owner: str


class PurseSeen(Event, frozen=True):
    """To the umbro alone."""

    rule = "RW-CAM-OFF-06"
    faction: str
    purse: str
    owner: str
    amount: int


class FestivalAnnounced(Event, frozen=True):
    rule = "RW-CAM-OFF-04"
    faction: str
    at: str
    price: int


class GiftsCollected(Event, frozen=True):
    """All gifts together; what each gave is its own secret."""

    rule = "RW-CAM-OFF-04"
    at: str
    amount: int


class GiftGiven(Event, frozen=True):
    """To the giver alone."""

    rule = "RW-CAM-OFF-04"
    faction: str
    at: str
    amount: int


class FestivalPrize(Event, frozen=True):
    """The most generous; "" where several gave as much, or nobody anything."""

    rule = "RW-CAM-OFF-04"
    faction: str
    at: str


# ---- elections -------------------------------------------------------------------------------------------------------
class ElectionCalled(Event, frozen=True):
    """For the beginning of the next round.  `why`: "arrival", "kard-dead", "gracuja", "head-dead", "secession"."""

    rule = "RW-CAM-OFF-07"
    offices: tuple[str, ...]
    why: str


class Candidacies(Event, frozen=True):
    rule = "RW-CAM-OFF-07"
    office: str
    factions: tuple[str, ...]


class VotesCast(Event, frozen=True):
    rule = "RW-CAM-OFF-07"
    faction: str
    office: str
    candidate: str
    votes: int


class Elected(Event, frozen=True):
    """`faction`: who holds the office now; "" nobody."""

    rule = "RW-CAM-OFF-07"
    office: str
    faction: str
    votes: int


# ---- nobles ----------------------------------------------------------------------------------------------------------
class HeadDrawn(Event, frozen=True):
    rule = "RW-CAM-NOB-10"
    faction: str
    head: str
    ability: str


class HeadPaid(Event, frozen=True):
    """What a head with that ability brings when an impulse begins."""

    rule = "RW-CAM-NOB-10"
    faction: str
    amount: int


class ShadowCalled(Event, frozen=True):
    rule = "RW-CAM-NOB-04"
    faction: str
    banner: str
    at: str


# ---- cards -----------------------------------------------------------------------------------------------------------
class CardTurned(Event, frozen=True):
    """`deck`: "weather" or "politics"."""

    rule = "RW-CAM-CARD-01"
    deck: str
    card: str


class CardsReshuffled(Event, frozen=True):
    rule = "RW-CAM-CARD-01"
    deck: str


class CardPaid(Event, frozen=True):
    """What a card gives to a faction's treasury."""

    rule = "RW-CAM-CARD-01"
    faction: str
    amount: int


class CardUnits(Event, frozen=True):
    """What a card brings into a place."""

    rule = "RW-CAM-CARD-01"
    faction: str
    place: str
    kind: str
    number: int


class CardLoss(Event, frozen=True):
    """What a card kills: of a banner, or in a place."""

    rule = "RW-CAM-CARD-01"
    faction: str
    body: str
    kind: str
    number: int


class ChestsShown(Event, frozen=True):
    """Everybody sees them once."""

    rule = "RW-CAM-CARD-01"
    chests: dict[str, int]
