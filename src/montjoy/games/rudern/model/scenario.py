"""What a battle scenario's file may say: every table and key with its limits.  The JSON Schema is written from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from montjoy.core.game import Scenario
from montjoy.games.rudern.battle.unit_types import UnitTable
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
    owns the place `prize`."""

    rounds: Annotated[int, Meta(ge=1, le=99)]
    capture: Annotated[list[CaptureFile], Meta(max_length=12)] = []
    holder: Annotated[str, Meta(max_length=32)] = ""
    prize: Annotated[str, Meta(max_length=32)] = ""


class BattleScenario(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle scenario: provinces and borders around one or more places, factions in the order of their impulses, nobles
    with chests, garrisons, and how it ends."""

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
