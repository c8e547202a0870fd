"""What a scenario's file may say: every table and key with its limits.  The JSON Schema is written from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from montjoy.core.game import Scenario
from montjoy.games.clusta.model.map_file import MapFile, words
from montjoy.games.clusta.model.pieces import Nation, Trade
from montjoy.games.clusta.protocol.forms import Hex, Place, Sheet

MOST_BYTES: Final = 200_000
MOST_DAYS: Final = 60                                        # the umpire's sheet of future events reaches so far (CN-GEN-10)
NEVER: Final = -1

Side: TypeAlias = Literal["trakorians", "ransards", "stegosians", "crurers"]
Attitude: TypeAlias = Literal["hostile", "neutral", "friendly"]
Terrain: TypeAlias = Literal["open", "pine_forest", "white_forest", "buildings"]
HandedOff: TypeAlias = Literal["siege", "battle"]
ORDER: Final[tuple[Side, ...]] = get_args(Side)
NATION: Final[dict[Side, Nation]] = {
    "trakorians": "trakorian", "ransards": "ransard", "stegosians": "stegosian", "crurers": "crurer",
}
LOCALS: Final = ("local_population", "felikers", "hypherers", "kyrias_high_tacticum")

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,31}$")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Says = Annotated[str, Meta(max_length=2000)]
Day = Annotated[int, Meta(ge=0, le=MOST_DAYS)]
MaybeDay = Annotated[int, Meta(ge=NEVER, le=MOST_DAYS)]
Number = Annotated[int, Meta(ge=1, le=99)]
Men = Annotated[int, Meta(ge=0, le=500)]
Skill = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=9)]


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CN-T-CONFIG  Numbers that fill gaps.  Days of -1: never.  `first_day`: on whose morning the game begins.  `conflux_hex`
    "": drawn by the umpire.  `arrival_day`, `arrival_round`, `fleet`: by side, where they are not rolled or chosen.  `relations`:
    by "from>to".  `ship_speed`: by "kind side", as in "carrack ransards".  `own_map` is written by the program."""

    first_day: Day = 0
    conflux_day: Day = 50
    conflux_hex: Place = ""
    bridge_day: MaybeDay = 14
    marjura_day: MaybeDay = NEVER
    pirate_ship_men: Annotated[int, Meta(ge=1, le=500)] = 100
    ransard_pirate_ships_met: Count = 2
    arn_arrival_day: MaybeDay = NEVER
    arrival_day: dict[Side, Day] = {}
    arrival_round: dict[Side, Annotated[int, Meta(ge=1, le=6)]] = {}
    fleet: dict[Side, Hex] = {}
    victory: Literal["conflux", "umpire"] = "conflux"
    astrologer_skill: Skill = 15
    manzonla_skill: Skill = 10
    terrain_combat_modifier: dict[Terrain, Annotated[int, Meta(ge=-20, le=20)]] = {}
    ship_speed: dict[str, Annotated[int, Meta(ge=0, le=99)]] = {}
    relations: dict[str, Attitude] = {}
    own_map: Annotated[str, Meta(max_length=MOST_BYTES)] = ""


class SideFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side in play: a seat, for a player or a bot.  `overall`: its overall commander, where it is not the usual one."""

    id: Side
    overall: Annotated[str, Meta(max_length=32)] = ""


class UnitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit of an own roster.  Without `elite` and `standard`: as the army sheet has that number.  `hex`: where it stands;
    left out: it comes with the fleet, on a ship of the kind `ship`.  `tired`: night rounds since its last rest."""

    side: Side
    number: Number
    name: Annotated[str, Meta(max_length=80)] = ""
    nation: Nation | Literal[""] = ""
    elite: Men = 0
    standard: Men = 0
    ship: Annotated[str, Meta(max_length=32)] = ""
    hex: Place = ""
    formation: Literal["march", "battle"] = "battle"
    tired: Annotated[int, Meta(ge=0, le=3)] = 0


class CommanderFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A commander: one of the book by his id ("grisban"), or another with a name and a leader value.  `leads`: the numbers of
    the units that move with him."""

    side: Side
    id: Id
    name: Annotated[str, Meta(max_length=80)] = ""
    leader_value: Annotated[int, Meta(ge=0, le=5)] = 0
    hero_points: Annotated[int, Meta(ge=-1, le=9)] = -1
    hex: Place = ""
    leads: Annotated[list[Number], Meta(max_length=20)] = []


class SpecialistFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A specialist with a unit ("6"), a commander ("grisban") or a camp ("camp1") of his side."""

    side: Side
    trade: Trade
    name: Annotated[str, Meta(max_length=80)] = ""
    skill: Annotated[int, Meta(ge=0, le=20)] = 0
    with_: Annotated[str, Meta(min_length=1, max_length=32)] = msgspec.field(name="with")


class CampFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A camp that stands when the game begins.  `days`: of fortification behind it."""

    side: Side
    name: Name
    hex: Hex
    days: Annotated[int, Meta(ge=0, le=99)] = 0


class SheetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Orders in force when the game begins; `sheet.to`: "camp1", "grisban", or a unit's number."""

    side: Side
    sheet: Sheet


class EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CN-GEN-09  Something the umpire lets happen at a day and a round (or a night round)."""

    day: Day
    round: Annotated[int, Meta(ge=0, le=6)] = 0
    night: Annotated[int, Meta(ge=0, le=3)] = 0
    type: Literal[
        "pcs_at", "pcs_in_battle", "stonefather_planted", "bridge_complete", "marjura_moves", "arn_arrives", "alliance_made",
        "alliance_broken", "excess",
    ]
    hex: Place = ""
    side: Side | Literal[""] = ""
    unit: Annotated[str, Meta(max_length=40)] = ""


class ClustaScenario(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign or a part of one: the sides in play, the map, numbers that fill gaps, and, where it does not begin with the
    voyage, who stands where under which orders.  `options`: switches this scenario is meant for.  `hand_off`: who decides a
    siege or a battle that is given away: "own", "umpire" or the name of a link.  `map`: one of ours, or a file beside this."""

    id: Id
    title: Name
    says: Says = ""
    sides: Annotated[list[SideFile], Meta(min_length=2, max_length=4)]
    map: Annotated[str, Meta(min_length=1, max_length=100)] = "island"
    config: Config = Config()
    options: dict[str, Any] = {}
    hand_off: dict[HandedOff, Annotated[str, Meta(min_length=1, max_length=32)]] = {}
    units: Annotated[list[UnitFile], Meta(max_length=80)] = []
    commanders: Annotated[list[CommanderFile], Meta(max_length=30)] = []
    specialists: Annotated[list[SpecialistFile], Meta(max_length=60)] = []
    camps: Annotated[list[CampFile], Meta(max_length=40)] = []
    sheets: Annotated[list[SheetFile], Meta(max_length=60)] = []
    events: Annotated[list[EventFile], Meta(max_length=100)] = []
    own_map: MapFile | None = None                           # the file `map` names, once it is read


# ---- what the game is of --------------------------------------------------------------------------------------------
def covered(config: Config, day: int) -> bool:
    """CN-GEN-01  The game is of the fights on the island up to the Fifth Conflux: from its first day to that of the conflux."""
    return config.first_day <= day <= config.conflux_day


def seats(scenario: ClustaScenario) -> tuple[Side, ...]:
    """CN-GEN-02  Two to four of the four armies, each a side with one player; always in the order of the army lists."""
    given = [side.id for side in scenario.sides]
    return tuple(side for side in ORDER if side in given)


def config_of(scenario: ClustaScenario) -> Config:
    """CN-GAP-01  What the source points to in other books and lacks is the scenario's to replace: the map, the voyage, the
    astrology, loyalties, ships and the modifiers of terrain; sieges and battles may be handed off."""
    own = "" if scenario.own_map is None else words(scenario.own_map)
    return msgspec.structs.replace(scenario.config, own_map=own)
