"""What `montjoy check` says of a group's content pack, one file or a folder of files: what it is, and what is unusual in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content.messages import closest
from montjoy.games.drakborgen.model.pack.lookup import read_own, standard
from montjoy.games.drakborgen.model.pack.reading import Part, own_part
from montjoy.games.drakborgen.model.pack.rows import ROWS, OpAllInside, OpAmbush, OpEncounter, OpTest

KEYS: Final = ("extends", "counts", "categories", *ROWS)     # by which a pack is known
SIZES: Final = {                                             # by the names of DLC-T-COUNTS
    "heroes": "heroes", "labyrinth_tiles": "labyrinth", "room_tiles": "rooms", "treasure_cards": "treasures",
    "dragon_cards": "dragon_cards", "amulets": "amulets", "rings": "rings", "specials": "specials",
}


def check_content(path: Path, raw: Mapping[str, Any]) -> str:
    """DL-BASE-25  What the file is, and what is unusual about it; empty where it is no pack.  BadFile says what is wrong."""
    return check_folder(path) if set(KEYS) & set(raw) else ""


def check_folder(path: Path) -> str:
    """DL-BASE-25  The same for a file or a folder that is a pack."""
    unusual = "; ".join(check_pack(path))
    return f"a content pack for Drakborgen Legenden ({unusual})" if unusual else "a content pack for Drakborgen Legenden"


def content_schema() -> dict[str, Any]:
    """A pack: for each of its tables what a column may hold, as if a row were written as a table."""
    schemas, known = msgspec.json.schema_components([kind for kind, _ in ROWS.values()], ref_template="#/$defs/{name}")
    return {"type": "object", "properties": dict(zip(ROWS, schemas, strict=True)), "$defs": known}


def check_pack(path: Path) -> list[str]:
    """Read a group's pack for its author.  BadFile says what is wrong; the warnings what is unusual."""
    ref = read_own(path)
    return list(find_warnings(standard(ref.name).extended(own_part(ref.own))))


# ---- what is unusual -------------------------------------------------------------------------------------------------
def count_rows(part: Part) -> dict[str, int]:
    """DL-BASE-02  How many of each component there are, by the names of DLC-T-COUNTS."""
    cards = {row.card for row in part.rows["monster_cards"].values()}
    return {name: len(part.rows[component]) for name, component in SIZES.items()} | {"monster_cards": len(cards)}


def find_warnings(part: Part) -> Iterator[str]:
    """DL-BASE-02, DL-BASE-25  Counts that differ from the published box: told, and played with all the same."""
    for name, many in count_rows(part).items():
        if many != part.counts.get(name, many):
            yield f"{SIZES.get(name, name)}: there are {many}; the published box has {part.counts[name]}"
    categories = Counter(room.category for room in part.rows["rooms"].values())
    for category in dict.fromkeys([*part.categories, *categories]):
        if categories[category] != (ours := part.categories.get(category, 0)):
            near = "" if ours else closest(category, part.categories)
            meant = f"; {near}" if near.startswith("did you mean") else ""
            yield f"rooms: {categories[category]} of category {category}; our set has {ours}{meant}"
    for room in part.rows["rooms"].values():
        if is_met_too_early(room.effects):
            yield f"rooms.{room.id}: meeting a monster ends the turn, and the list: what comes behind it never happens (DL-7-X2)"
    numbers = Counter(tile.stairs for tile in part.rows["labyrinth"].values() if tile.stairs)
    for number, many in sorted(numbers.items()):
        if many > 1:
            yield f"labyrinth: {many} staircases have the number {number}"
        if number > 10:
            yield f"labyrinth: a staircase has the number {number}, and 11 and 12 also hurt (DL-4.7.3b)"


def is_met_too_early(effects: list[Any]) -> bool:
    """DL-7-X2  A monster is met, whatever the dice say, before the last operation of a list."""
    return any(_meets(op) for op in effects[:-1]) or any(map(is_met_too_early, _lists(effects)))


def _meets(op: Any) -> bool:
    if isinstance(op, OpTest):
        return all(any(map(_meets, each)) for each in (op.then, op.otherwise))
    return isinstance(op, OpEncounter | OpAmbush)


def _lists(effects: list[Any]) -> Iterator[list[Any]]:
    for op in effects:
        if isinstance(op, OpTest):
            yield from (op.then, op.otherwise)
        elif isinstance(op, OpAllInside):
            yield op.effects
