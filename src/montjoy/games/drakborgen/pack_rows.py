"""The rows of a content pack, typed: what may stand in each column.  `packs/README.md` explains them to authors."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from montjoy.games.drakborgen.pack_cells import (
    Ability,
    Count,
    Direction,
    Edge,
    Effect,
    Gold,
    Id,
    Name,
    Play,
    Powers,
    Text,
    Value,
)


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
    """`combat_points` 0: by the monster card."""

    id: Id
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


def key_of(component: str, row: Any) -> str:
    """What a row is called: its id; of a monster card "MC01.orc"."""
    return ".".join(str(getattr(row, column)) for column in ROWS[component][1])
