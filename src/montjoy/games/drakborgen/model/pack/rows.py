"""The rows of a content pack, typed: what may stand in each column and in one cell, powers, rewards, operations of an effect.

`packs/README.md` explains them to authors.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,31}$")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Text = Annotated[str, Meta(max_length=1000)]
Value = Annotated[int, Meta(ge=1, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Gold = Annotated[int, Meta(ge=0, le=100_000)]
Bonus = Annotated[int, Meta(ge=-20, le=20)]

SPIDER: Final = "giant_spider"                               # comes to webs
DRAGON: Final = "dragon"                                     # has no card

Ability: TypeAlias = Literal[
    "none", "wary", "throwing_daggers", "spells", "double_stride", "strong_arm", "arrows", "shuriken", "healer", "lockpick"
]
Edge: TypeAlias = Literal["open", "wall", "door", "gate"]
Slot: TypeAlias = Literal["", "weapon", "body", "shield", "head", "hands", "feet", "amulet", "ring", "gear", "potion"]
DeckName: TypeAlias = Literal["amulet", "ring", "special"]
Stat: TypeAlias = Literal["agility", "strength", "psyche", "armour"]
Direction: TypeAlias = Literal[
    "north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"
]


class Powers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """DLC-24  What a thing changes while worn: factors and combat points are added, the others are switches and numbers
    whose meaning is the thing's text."""

    agility: Bonus = 0
    strength: Bonus = 0
    psyche: Bonus = 0
    armour: Bonus = 0
    combat_points: Bonus = 0
    heal: Count = 0                                          # drink: regain so many
    gamble: Count = 0                                        # drink: D12 1-4 lose 1, else regain 5
    rope: Count = 0                                          # one failed roll at abyss or bridge a turn is rolled again
    rest_bonus: Count = 0
    breath_guard: Count = 0
    web_immune: Count = 0
    door_single: Count = 0
    catacomb_rolls: Count = 0                                # so many rolls a turn instead of two
    ambush_guard: Count = 0
    stuck: Count = 0
    last_breath: Count = 0
    stealth: Count = 0
    blink: Count = 0                                         # so many times in the game
    greed: Count = 0


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a special card does when it is played; exactly one of these is not 0."""

    heal: Count = 0
    choose_exit: Count = 0
    master_key: Count = 0
    banish: Count = 0
    skip_dragon: Count = 0
    peek: Count = 0
    smoke: Count = 0
    monster_sp: Annotated[int, Meta(ge=-20, le=0)] = 0
    bind: Count = 0
    still_sun: Count = 0


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a monster guards (DLC-20): exactly one of gold, an item, the top card of a deck."""

    treasure: Gold = 0
    item: str = ""
    deck: Literal["", "amulet", "ring", "special"] = ""


# ---- effects: the operations of DLC-T-OPS ----------------------------------------------------------------------------
class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One operation of an effect."""


class OpEncounter(Op, frozen=True, tag="encounter"):
    monster: str
    reward: Reward | None = None


class OpAmbush(Op, frozen=True, tag="ambush"):
    monster: str
    reward: Reward | None = None


class OpTreasure(Op, frozen=True, tag="treasure"):
    gm: Gold
    name: Name


class OpItem(Op, frozen=True, tag="item"):
    id: str


class OpKey(Op, frozen=True, tag="key"):
    pass


class OpDraw(Op, frozen=True, tag="draw"):
    deck: DeckName


class OpTest(Op, frozen=True, tag="test"):
    stat: Stat
    times: Annotated[int, Meta(ge=1, le=12)]
    then: list[Effect]
    otherwise: list[Effect] = msgspec.field(name="else")


class OpRisk(Op, frozen=True, tag="risk"):
    n: Annotated[int, Meta(ge=1, le=20)]


class OpLoseBodyPoints(Op, frozen=True, tag="lose_bp"):
    n: Annotated[int, Meta(ge=1, le=99)]


class OpHeal(Op, frozen=True, tag="heal"):
    n: Count
    suns: bool = False


class OpFall(Op, frozen=True, tag="fall"):
    pass


class OpWeb(Op, frozen=True, tag="web"):
    pass


class OpTeleport(Op, frozen=True, tag="teleport"):
    pass


class OpRandomExit(Op, frozen=True, tag="random_exit"):
    pass


class OpSkipTurns(Op, frozen=True, tag="skip_turns"):
    n: Annotated[int, Meta(ge=1, le=20)]


class OpLoseTreasure(Op, frozen=True, tag="lose_treasure"):
    n: Annotated[int, Meta(ge=1, le=99)]
    pick: Literal["random", "owner"]


class OpRotate(Op, frozen=True, tag="rotate"):
    pass


class OpSun(Op, frozen=True, tag="sun"):
    steps: Annotated[int, Meta(ge=-21, le=21)]


class OpAllInside(Op, frozen=True, tag="all_inside"):
    effects: list[Effect]


class OpMonstersStir(Op, frozen=True, tag="monsters_stir"):
    pass


class OpDragonRestless(Op, frozen=True, tag="dragon_restless"):
    pass


class OpControl(Op, frozen=True, tag="control"):
    companion: str


class OpEmpty(Op, frozen=True, tag="empty"):
    pass


class OpManual(Op, frozen=True, tag="manual"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


Effect: TypeAlias = (
    OpEncounter | OpAmbush | OpTreasure | OpItem | OpKey | OpDraw | OpTest | OpRisk | OpLoseBodyPoints | OpHeal | OpFall
    | OpWeb | OpTeleport | OpRandomExit | OpSkipTurns | OpLoseTreasure | OpRotate | OpSun | OpAllInside | OpMonstersStir
    | OpDragonRestless | OpControl | OpEmpty | OpManual
)
OPS: Final[dict[str, type[Op]]] = {str(op.__struct_config__.tag): op for op in get_args(Effect)}


# ---- rows ------------------------------------------------------------------------------------------------------------
class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row of a component."""


class HeroCard(Row, frozen=True, kw_only=True):
    """DL-BASE-09  A hero card: factors, body points, an ability and how often it may be used."""

    id: Id
    name: Name
    agility: Value
    strength: Value
    psyche: Value
    armour: Value
    body_points: Value
    ability: Ability = "none"
    charges: Count = 0
    provenance: Text = ""


class LabyrinthTile(Row, frozen=True, kw_only=True):
    """A labyrinth tile from the point of view of who steps in over the entry dot."""

    id: Id
    kind: Literal["room", "corridor", "rubble", "abyss", "bridge", "treasure"]
    entry_dot: Literal["red", "yellow", "white", "black", "blue", "green"]
    entry: Edge
    ahead: Edge
    right: Edge
    left: Edge
    stairs: Annotated[int, Meta(ge=0, le=12)] = 0
    symbols: dict[Literal["entry", "ahead", "right", "left"], Annotated[int, Meta(ge=1, le=12)]] = {}


class RoomTile(Row, frozen=True, kw_only=True):
    id: Id
    title: Name
    category: Id
    condition: Literal["always", "entered_by_door", "entered_by_portcullis"] = "always"
    effects: Annotated[list[Effect], Meta(min_length=1, max_length=20)]
    keep: bool = False
    text: Text = ""


class Item(Row, frozen=True, kw_only=True):
    id: Id
    name: Name
    slot: Literal["weapon", "body", "shield", "head", "hands", "feet", "gear", "potion"]
    modifiers: Powers = Powers()
    gm: Gold = 0
    text: Text = ""


class Jewel(Row, frozen=True, kw_only=True):
    """An amulet or a ring."""

    id: Id
    name: Name
    gm: Gold = 0
    modifiers: Powers = Powers()
    text: Text = ""


class Special(Row, frozen=True, kw_only=True):
    id: Id
    name: Name
    when: Literal["own_turn", "catacombs", "door", "encounter", "dragon_draw", "fight", "fight_start", "end_of_round"]
    effect: Play
    text: Text = ""


class Treasure(Row, frozen=True, kw_only=True):
    id: Id
    name: Name
    gm: Annotated[int, Meta(ge=1, le=100_000)]


class DragonCard(Row, frozen=True, kw_only=True):
    id: Id
    state: Literal["asleep", "awake"]


class MonsterValues(Row, frozen=True, kw_only=True):
    """`combat_points` 0: by the monster card.  `name`: what players read; "": the id in words."""

    id: Id
    name: Annotated[str, Meta(max_length=80)] = ""
    agility: Value
    strength: Value
    psyche: Value
    armour: Value
    combat_points: Count = 0


class CardRow(Row, frozen=True, kw_only=True):
    """One monster on one monster card."""

    card: Id
    monster: Id
    combat_points: Value
    on_attack: Literal["fight", "flee"]
    on_wait: Literal["fight", "flee"]
    on_turn_back: Literal["passive", "follow"]


class CompanionRow(Row, frozen=True, kw_only=True):
    id: Id
    name: Name
    type: Id
    combat_points: Value
    agility: Value
    strength: Value
    psyche: Value
    armour: Value


class Spell(Row, frozen=True, kw_only=True):
    spell: Literal["fire_bolt", "open_lock", "blink", "ward"]
    when: Literal["fight_start", "door", "own_turn", "damage"]
    text: Text = ""


class DirectionRow(Row, frozen=True, kw_only=True):
    d12: Annotated[str, Meta(pattern=r"^[0-9]{1,2}(-[0-9]{1,2})?$")]
    direction: Direction


class Symbol(Row, frozen=True, kw_only=True):
    symbol: Annotated[int, Meta(ge=1, le=12)]
    name: Id
    d12: Annotated[str, Meta(pattern=r"^[0-9]{1,2}(-[0-9]{1,2})?$")]


class SunFace(Row, frozen=True, kw_only=True):
    face: Annotated[str, Meta(pattern=r"^[1-9][0-9]?$")]
    suns: Annotated[int, Meta(ge=0, le=9)]


# What stands in a pack: component -> its rows and the column (or two) that names one.
ROWS: Final[dict[str, tuple[type[Row], tuple[str, ...]]]] = {
    "heroes": (HeroCard, ("id",)),
    "labyrinth": (LabyrinthTile, ("id",)),
    "rooms": (RoomTile, ("id",)),
    "items": (Item, ("id",)),
    "amulets": (Jewel, ("id",)),
    "rings": (Jewel, ("id",)),
    "specials": (Special, ("id",)),
    "treasures": (Treasure, ("id",)),
    "dragon_cards": (DragonCard, ("id",)),
    "monsters": (MonsterValues, ("id",)),
    "monster_cards": (CardRow, ("card", "monster")),
    "companions": (CompanionRow, ("id",)),
    "spells": (Spell, ("spell",)),
    "directions": (DirectionRow, ("d12",)),
    "symbols": (Symbol, ("symbol",)),
    "sun": (SunFace, ("face",)),
}


def kinds(monsters: Iterable[str]) -> list[str]:
    """DL-7-0  The kinds of monster besides the dragon: each has a row on every monster card."""
    return [kind for kind in monsters if kind != DRAGON]


def key_of(component: str, row: Any) -> str:
    """What a row is called: its id; of a monster card "MC01.orc"."""
    return ".".join(str(getattr(row, column)) for column in ROWS[component][1])
