"""What a battle scenario's file may say: every table and key with its limits.  The JSON Schema is written from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from montjoy.core.game import Scenario
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.campaign import Turns
from montjoy.games.rudern.model.powers import Office
from montjoy.games.rudern.model.state import Relation, Site, Way

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,31}$")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Says = Annotated[str, Meta(max_length=2000)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Pieces = dict[Id, Annotated[int, Meta(ge=1, le=99)]]


class FactionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A faction.  `plays = false`: it has no seat, and only defends itself.  `league`: fortresses it takes are damaged."""

    id: Id
    name: Name
    treasury: Amount = 0
    plays: bool = True
    league: bool = False


class RelationFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How two factions stand; pairs that are not named are hostile."""

    a: Id
    b: Id
    to: Relation


class ProvinceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A province.  `tax`, `recruits`: what its place gives at the start of its owner's impulse.  x, y: 0 to 100, for maps."""

    id: Id
    name: Name
    site: Site = "none"
    owner: Annotated[str, Meta(max_length=32)] = ""
    tax: Amount = 0
    recruits: Amount = 0
    x: Annotated[int, Meta(ge=0, le=100)] = 50
    y: Annotated[int, Meta(ge=0, le=100)] = 50


class BorderFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A border between two provinces; once for each stretch, in either order."""

    a: Id
    b: Id
    way: Way = "open"
    length: Annotated[int, Meta(ge=1, le=99)] = 2


class BannerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A noble with his chest and units.  `inside`: in the place; otherwise in the open.  `came_from`: a neighbour.
    `name`: what he is called at the table."""

    id: Id
    name: Annotated[str, Meta(max_length=80)] = ""
    faction: Id
    noble: Literal["general", "shadow", "head", "ruler"]
    at: Id
    inside: bool = False
    chest: Amount = 0
    units: Pieces = {}
    came_from: Annotated[str, Meta(max_length=32)] = ""


class GarrisonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Units in a place without a noble."""

    at: Id
    faction: Annotated[str, Meta(max_length=32)] = ""
    units: Pieces


class SiegeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A siege that is on when the game begins, begun in `round`, by all banners of the side that stand outside."""

    place: Id
    by: Id
    round: Annotated[int, Meta(ge=0, le=99)] = 0


class CaptureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    by: Id
    places: Annotated[list[Id], Meta(min_length=1, max_length=20)]
    of: Literal["all", "any"] = "all"


class EndsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`rounds`: the last round.  `capture`: who wins by owning which places.  After the last round `holder` has won, or who
    owns the place `prize`, or (`points`, in a campaign) who has most points."""

    rounds: Annotated[int, Meta(ge=1, le=99)]
    capture: Annotated[list[CaptureFile], Meta(max_length=12)] = []
    holder: Annotated[str, Meta(max_length=32)] = ""
    prize: Annotated[str, Meta(max_length=32)] = ""
    points: bool | UnsetType = UNSET


class PiecesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-ECO-05  So many pieces of each type a faction has on the board at most; of a type that is not named none."""

    faction: Id
    most: Pieces


class GeneralFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-NOB-02, RW-CAM-NOB-04  A general whom the faction may hire, or a shadow whom it may call."""

    id: Id
    name: Annotated[str, Meta(max_length=80)] = ""
    faction: Id
    noble: Literal["general", "shadow"] | UnsetType = UNSET


class SeatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-NOB-05  Where a faction's new head appears."""

    faction: Id
    at: Id


class HomeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-NOB-02  The town that has given a general who is on the board when the game begins."""

    banner: Id
    at: Id


class YieldFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-ECO-04  A place that gives more than 1 while that faction owns it."""

    at: Id
    faction: Id
    number: Annotated[int, Meta(ge=1, le=9)] = 2


class PricesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """In resources (RW-T-COSTS)."""

    general: Amount = 3
    found: Annotated[int, Meta(ge=1, le=99)] = 10
    fortress: Annotated[int, Meta(ge=1, le=99)] = 6
    rebuild: Annotated[int, Meta(ge=1, le=99)] = 10
    repair: Annotated[int, Meta(ge=1, le=99)] = 3


class PlayerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat that decides for several factions: the League's player for its kardoms."""

    id: Id
    name: Name
    factions: Annotated[list[Id], Meta(min_length=1, max_length=12)]


class JoinFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-ALY-04  A kardom that is not in the League from the start.  `round`: at whose beginning it joins; 0: only by what
    happens."""

    faction: Id
    round: Annotated[int, Meta(ge=0, le=99)] = 0


class OfficeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-OFF-01  Who holds an office when the game begins."""

    office: Office
    faction: Id


class PowersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-SCN-02  What makes a campaign one of six powers.  `empire`: the faction whose armies the offices lead; `capital`:
    where the body is at home; `league`, `houses`: in the order of their impulses; `imperial`, `church`: places of these kinds;
    `body`: the banners that carry it; `need`: the influence that wins; `shadows`: factions with the ruler beside whom their
    shadows appear."""

    empire: Id
    capital: Id
    league: Annotated[list[Id], Meta(min_length=1, max_length=12)]
    houses: Annotated[list[Id], Meta(min_length=1, max_length=12)]
    gracuja: Annotated[str, Meta(max_length=32)] = ""
    players: Annotated[list[PlayerFile], Meta(max_length=12)] = []
    offices: Annotated[list[OfficeFile], Meta(max_length=5)] = []
    imperial: Annotated[list[Id], Meta(max_length=60)] = []
    church: Annotated[list[Id], Meta(max_length=60)] = []
    joins: Annotated[list[JoinFile], Meta(max_length=12)] = []
    body: Annotated[list[Id], Meta(max_length=12)] = []
    need: Annotated[int, Meta(ge=1, le=99)] = 22
    shadows: dict[Id, Id] = {}


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """RW-CAM-SCN-05  What makes a scenario a campaign.  `turns`: whether the order of impulses stays, turns round in even
    rounds, or goes round.  `elephants`: places that recruit them."""

    turns: Turns = "fixed"
    seats: Annotated[list[SeatFile], Meta(max_length=12)]
    pieces: Annotated[list[PiecesFile], Meta(max_length=12)]
    generals: Annotated[list[GeneralFile], Meta(max_length=120)] = []
    homes: Annotated[list[HomeFile], Meta(max_length=60)] = []
    yields: Annotated[list[YieldFile], Meta(max_length=12)] = []
    elephants: Annotated[list[Id], Meta(max_length=12)] = []
    prices: PricesFile = PricesFile()
    powers: PowersFile | UnsetType = UNSET


class BattleScenario(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle scenario: provinces and borders around one or more places, factions in the order of their impulses, nobles
    with chests, garrisons, and how it ends; with `campaign` a campaign around the battles."""

    id: Id
    title: Name
    says: Says = ""
    round: Annotated[int, Meta(ge=1, le=99)] = 1
    ends: EndsFile
    factions: Annotated[list[FactionFile], Meta(min_length=2, max_length=12)]
    relations: Annotated[list[RelationFile], Meta(max_length=66)] = []
    provinces: Annotated[list[ProvinceFile], Meta(min_length=1, max_length=60)]
    borders: Annotated[list[BorderFile], Meta(max_length=200)] = []
    banners: Annotated[list[BannerFile], Meta(max_length=60)] = []
    garrisons: Annotated[list[GarrisonFile], Meta(max_length=60)] = []
    sieges: Annotated[list[SiegeFile], Meta(max_length=20)] = []
    unit_table: Annotated[str, Meta(max_length=100)] = ""     # a file beside this one with the scenario's own unit types
    units: UnitTable | None = None                           # that table, or the one an option names, once it is read
    campaign: CampaignFile | UnsetType = UNSET
