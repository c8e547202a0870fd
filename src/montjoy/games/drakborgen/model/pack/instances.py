"""What a row of the pack becomes on the table: a tile a square, an item a thing, a kind of monster a figure."""

from __future__ import annotations

from montjoy.games.drakborgen.model.pack.lookup import Pack
from montjoy.games.drakborgen.model.pack.rows import CompanionRow, LabyrinthTile, OpTreasure, Reward
from montjoy.games.drakborgen.model.squares import clockwise, opposite
from montjoy.games.drakborgen.model.state import Companion, Monster, Square, Thing
from montjoy.games.drakborgen.protocol.places import DIRS, Dir


# ---- tiles -----------------------------------------------------------------------------------------------------------
def lay(square: Square, row: LabyrinthTile, entry: Dir) -> None:
    """A labyrinth tile face up on its square, with its entry dot on the side `entry`."""
    facing = opposite(entry)
    sides = {entry: "entry", facing: "ahead", clockwise(facing): "right", clockwise(facing, 3): "left"}
    square.tile, square.kind, square.stairs = row.id, "chamber" if row.kind == "treasure" else row.kind, row.stairs
    square.edges = [getattr(row, sides[way]) for way in DIRS]
    square.signs = [row.symbols.get(sides[way], 0) for way in DIRS]  # type: ignore[call-overload]


def turn_tile(square: Square, quarters: int) -> None:
    """The tile turned in place, clockwise: its edges, symbols, found doors and open-door markers go with it."""
    square.edges = [square.edges[(i - quarters) % 4] for i in range(4)]
    square.signs = [square.signs[(i - quarters) % 4] for i in range(4)]
    square.marked = [clockwise(way, quarters) for way in square.marked]
    square.found = [clockwise(way, quarters) for way in square.found]


# ---- things ----------------------------------------------------------------------------------------------------------
def item(pack: Pack, what: str, id: str) -> Thing:
    """The item or potion `what`; `id`: the tile it was."""
    row = pack.items[what]
    return Thing(id, "potion" if row.slot == "potion" else "item", what, row.slot, row.gm, row.modifiers)


def amulet(pack: Pack, card: str) -> Thing:
    row = pack.amulets[card]
    return Thing(card, "amulet", card, "amulet", row.gm, row.modifiers)


def ring(pack: Pack, card: str) -> Thing:
    row = pack.rings[card]
    return Thing(card, "ring", card, "ring", row.gm, row.modifiers)


def key(tile: str) -> Thing:
    return Thing(tile, "key", tile)


def treasure(op: OpTreasure, tile: str) -> Thing:
    """A room tile that is a treasure."""
    return Thing(tile, "treasure", tile, gold=op.gm)


def gold(amount: int, id: str) -> Thing:
    """A reward in gold."""
    return Thing(id, "treasure", gold=amount)


# ---- fighters --------------------------------------------------------------------------------------------------------
def monster(pack: Pack, kind: str, id: str, at: str, reward: Reward | None = None) -> Monster:
    row = pack.monsters[kind]
    return Monster(id, kind, at, row.agility, row.strength, row.psyche, row.armour, reward)


def companion(row: CompanionRow, id: str) -> Companion:
    """A companion found by a room tile."""
    return Companion(id, row.type, row.combat_points, row.agility, row.strength, row.psyche, row.armour)


def bound(monster: Monster, combat_points: int) -> Companion:
    """A monster that a hero has gained control of, with the number of the card drawn for it."""
    m = monster
    return Companion(m.id, m.kind, combat_points, m.agility, m.strength, m.psyche, m.armour, m.reward)
