"""The content pack: tiles, cards, heroes and monsters, read from TOML and looked up by id.

    pack = the_pack(world)                  the pack of a game
    pack.rooms["RT007"].effects

A pack is a folder of packs/, or one file or folder of a group that `extends` it: rows with a known id replace, others are
added, `whole = true` puts a component's own rows in the place of all.  `packs/README.md` explains it to authors,
`faults.py` says what is wrong with it, `authoring/pack_file.py` what is unusual in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content.files import BadFile
from montjoy.games.drakborgen.model.pack.faults import Fault, find_faults, find_mistakes
from montjoy.games.drakborgen.model.pack.reading import FOLDER, Part, Source, base_of, own_part, part_of
from montjoy.games.drakborgen.model.pack.rows import (
    ROWS,
    CardRow,
    CompanionRow,
    DragonCard,
    HeroCard,
    Item,
    Jewel,
    LabyrinthTile,
    MonsterValues,
    RoomTile,
    Special,
    Spell,
    Treasure,
)
from montjoy.games.drakborgen.model.state import PackRef, World

STANDARD: Final = "standard"


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """DL-BASE-25  Everything the source lacks, as data.  `cards`: monster card -> monster -> its row; `directions`: number
    of the D12 -> direction; `symbols`: number of the D12 -> symbol; `sun`: suns on the faces of the sun die; `chamber`: the
    tile that is the treasure chamber."""

    name: str
    provenance: str = ""
    counts: dict[str, int]
    categories: dict[str, int]
    heroes: dict[str, HeroCard]
    labyrinth: dict[str, LabyrinthTile]
    rooms: dict[str, RoomTile]
    items: dict[str, Item]
    amulets: dict[str, Jewel]
    rings: dict[str, Jewel]
    specials: dict[str, Special]
    treasures: dict[str, Treasure]
    dragon_cards: dict[str, DragonCard]
    monsters: dict[str, MonsterValues]
    cards: dict[str, dict[str, CardRow]]
    companions: dict[str, CompanionRow]
    spells: dict[str, Spell]
    directions: dict[int, str]
    symbols: dict[int, int]
    sun: tuple[int, ...]
    chamber: str

    @property
    def names(self) -> dict[str, str]:
        """What everything in the pack is called, by id."""
        named: list[dict[str, Any]] = [
            self.heroes, self.items, self.amulets, self.rings, self.specials, self.treasures, self.companions
        ]
        return {row.id: row.name for rows in named for row in rows.values()} | {r.id: r.title for r in self.rooms.values()}


def the_pack(world: World) -> Pack:
    """The pack of a game."""
    return load(world.pack)


@lru_cache(16)
def load(ref: PackRef) -> Pack:
    """The pack that a game refers to.  BadFile where a record holds one that cannot be used."""
    if not (FOLDER / ref.name).is_dir() or "/" in ref.name:
        raise BadFile(ref.name, "there is no such pack")
    part = standard(ref.name)
    if ref.own:
        part = part.extended(own_part(ref.own))
        refuse_faults(part)
    return build(part)


@lru_cache(16)
def standard(name: str) -> Part:
    """What a folder of packs/ says.  Nobody changes it."""
    return part_of(FOLDER / name)


def known_packs() -> list[str]:
    """The folders of packs/."""
    return sorted(p.name for p in FOLDER.iterdir() if p.is_dir())


def find_pack(name: str, folder: Path) -> PackRef | None:
    """A pack of packs/ by its name, or a group's own by its path beside a file; None: there is none.  BadFile says what is wrong
    with it."""
    if name in known_packs():
        return PackRef(name)
    return read_own(folder / name) if (folder / name).exists() else None


def read_own(path: Path) -> PackRef:
    """A group's pack, one file or a folder, as a game refers to it.  BadFile says what is wrong."""
    own = part_of(path)
    base = base_of(own, path, known_packs())
    whole = standard(base).extended(own)
    refuse_faults(whole)
    refuse_first(find_mistakes(whole))
    return PackRef(base, own.written())


def files_beside(path: Path) -> list[str]:
    """The names of .toml files in the folder where a pack was looked for, to say which may be meant."""
    return sorted(each.name for each in path.parent.glob("*.toml"))


def refuse_faults(part: Part) -> None:
    """DL-BASE-25  References, exits, ranges: the first fault as a BadFile in its author's words."""
    refuse_first(find_faults(part))


def refuse_first(faults: Iterable[Fault]) -> None:
    for fault in faults:
        source: Source = fault.source
        raise BadFile(source.path, fault.says, fault.would_work, line=source.line, key=f"{fault.where}.{fault.key}")


def chamber_of(part: Part) -> str:
    """DL-BASE-04  The one labyrinth tile that is the treasure chamber."""
    found: str = next(tile.id for tile in part.rows["labyrinth"].values() if tile.kind == "treasure")
    return found


def build(part: Part) -> Pack:
    """The pack of all rows."""
    rows: dict[str, Any] = {name: dict(part.rows[name]) for name in ROWS}
    cards: dict[str, dict[str, CardRow]] = {}
    for row in part.rows["monster_cards"].values():
        cards.setdefault(row.card, {})[row.monster] = row
    special: dict[str, dict[str, Any]] = {name: rows.pop(name) for name in ("monster_cards", "directions", "symbols", "sun")}
    return Pack(
        name=part.name,
        provenance=part.provenance,
        counts=part.counts,
        categories=part.categories,
        cards=cards,
        directions=by_number((row.d12, row.direction) for row in special["directions"].values()),
        symbols=by_number((row.d12, row.symbol) for row in special["symbols"].values()),
        sun=tuple(row.suns for row in special["sun"].values()),
        chamber=chamber_of(part),
        **rows,
    )


def by_number(rows: Iterable[tuple[str, Any]]) -> dict[int, Any]:
    """Rows by ranges of the D12, as rows by number."""
    found: dict[int, Any] = {}
    for d12, value in rows:
        low, _, high = d12.partition("-")
        found |= dict.fromkeys(range(int(low), int(high or low) + 1), value)
    return dict(sorted(found.items()))
