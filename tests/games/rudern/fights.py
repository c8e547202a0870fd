"""Small words for the tests of fights: armies by type, fights with options, what is left."""

from __future__ import annotations

from typing import Any

from montjoy.core.script import Scripted, scripted
from montjoy.games.rudern.authoring.unit_table import load, read
from montjoy.games.rudern.battle.fight import assault, fight_battle
from montjoy.games.rudern.battle.hosts import Entry, muster, survivors
from montjoy.games.rudern.battle.state import Column, Fight, Kind
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.options import read_options

Army = list[Entry]


def army(faction: int = 0, banner: int = 0, owner: int = 0, wounds: int = 0, **counts: int) -> Army:
    """army(foot=4, head=1): a banner's pieces by type."""
    return [Entry(type, count, faction, banner, owner, wounds) for type, count in counts.items()]


def a_fight(
    kind: Kind, ours: Army, theirs: Army, place: Column = Column.TOWN, paid: int = 1, first: int | None = None,
    table: UnitTable | None = None, **options: Any,
) -> Fight:
    chosen = read_options(options)
    ground = place if kind in (Kind.ASSAULT, Kind.SORTIE) else Column.FIELD
    return muster(table or load(chosen.unit_table), chosen, kind, ground, (ours, theirs), first, paid)


def field(ours: Army, theirs: Army, **more: Any) -> Fight:
    return a_fight(Kind.FIELD, ours, theirs, **more)


def relief(ours: Army, theirs: Army, **more: Any) -> Fight:
    return a_fight(Kind.RELIEF, ours, theirs, **more)


def before_town(ours: Army, theirs: Army, **more: Any) -> Fight:
    return a_fight(Kind.ASSAULT, ours, theirs, **more)


def before_fortress(ours: Army, theirs: Army, **more: Any) -> Fight:
    return a_fight(Kind.ASSAULT, ours, theirs, Column.FORTRESS, **more)


def sortie(ours: Army, theirs: Army, **more: Any) -> Fight:
    return a_fight(Kind.SORTIE, ours, theirs, **more)


def fought(fight: Fight, *dice: Any, answers: Any = ()) -> Scripted:
    """The battle with these dice."""
    return scripted(fight_battle(fight), dice, answers)


def stormed(fight: Fight, *dice: Any, answers: Any = ()) -> Scripted:
    """The assault or sortie with these dice."""
    return scripted(assault(fight), dice, answers)


def left(fight: Fight, side: int, table: UnitTable | None = None) -> dict[str, int]:
    """Pieces left by type."""
    found: dict[str, int] = {}
    for entry in survivors(fight, table or load("default"))[side]:
        found[entry.type] = found.get(entry.type, 0) + entry.count
    return found


def by_banner(fight: Fight, side: int) -> dict[tuple[int, int], int]:
    """Pieces left by (faction, banner)."""
    found: dict[tuple[int, int], int] = {}
    for entry in survivors(fight, load("default"))[side]:
        found[entry.faction, entry.banner] = found.get((entry.faction, entry.banner), 0) + entry.count
    return found


def custom(*rows: str, nobles: str = "general 1 1 1 1 3|shadow 1 1 1 1 0|head 1 1 1 1 0|ruler 1 1 1 1 0") -> UnitTable:
    """A unit table of rows "type field town fortress lives cost", with the four nobles."""
    cells = [row.split() for row in (*rows, *nobles.split("|"))]
    text = ", ".join(f'["{c[0]}", {", ".join(c[1:])}, 2]' for c in cells)
    return read(
        f'columns = ["type","field","town","fortress","lives","cost","steps_per_resource"]\nrows = [{text}]'.encode(),
        "custom.toml",
    )
