"""What a group calls the rows of its own pack: they have the names it gave them, for our messages would speak of other rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.games.drakborgen.model.pack.lookup import Pack, load
from montjoy.games.drakborgen.model.pack.rows import HeroCard, OpAllInside, OpAmbush, OpEncounter, OpTest
from montjoy.games.drakborgen.model.state import PackRef

TABLES: Final = (
    "heroes", "labyrinth", "rooms", "items", "amulets", "rings", "specials", "treasures", "monsters", "companions", "spells",
)


def own_names(pack: Pack) -> dict[str, str]:
    """By id; none of our own pack."""
    return own_rows(pack) | own_figures(pack)


def own_rows(pack: Pack) -> dict[str, str]:
    """The rows that are not as in the standard pack; a monster of ours with other values, and no other name, is called as ours:
    its message says no numbers."""
    usual, found = load(PackRef()), {}
    for table in TABLES:
        known: dict[str, Any] = getattr(usual, table)
        for id, row in getattr(pack, table).items():
            if known.get(id) != row and not (table == "monsters" and id in known and not row.name):
                found[id] = called(id, row)
    return found


def own_heroes(pack: Pack) -> dict[str, HeroCard]:
    """The hero cards that are not as in the standard pack; they lie open (DL-BASE-08)."""
    usual = load(PackRef()).heroes
    return {id: row for id, row in pack.heroes.items() if usual.get(id) != row}


def own_figures(pack: Pack) -> dict[str, str]:
    """The figures of a monster that a group has named: by its name, and by numbers in the order of their tiles where there are
    several.  Such a tile is still turned up, and what was guarded there taken, by its title."""
    usual, found = load(PackRef()).rooms, dict[str, str]()
    for kind, row in pack.monsters.items():
        tiles = [room for room in pack.rooms.values() if row.name and set(monsters_in(room.effects)) == {kind}]
        for number, room in enumerate(tiles, 1):
            found[room.id] = f"{row.name} {number}" if len(tiles) > 1 else row.name
            if usual.get(room.id) != room:
                found |= {f"{room.id}:about": room.title, f"{room.id}:thing": room.title}
    return found


def monsters_in(effects: Sequence[Any]) -> Iterator[str]:
    """The monsters that a tile may become."""
    for op in effects:
        match op:
            case OpEncounter() | OpAmbush():
                yield op.monster
            case OpTest():
                yield from monsters_in([*op.then, *op.otherwise])
            case OpAllInside():
                yield from monsters_in(op.effects)


def called(id: str, row: Any) -> str:
    """A row's name or title; a labyrinth tile's kind; a monster's id as words."""
    for field in ("name", "title", "kind"):
        if said := getattr(row, field, ""):
            return str(said)
    return id.replace("_", " ")
