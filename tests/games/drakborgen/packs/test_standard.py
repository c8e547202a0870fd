"""The standard pack, row by row against frozen numbers; printed tables and pack agree."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from inspect import getsource
from pathlib import Path

import msgspec
import pytest

from montjoy.games.drakborgen.authoring.pack_file import count_rows, find_warnings
from montjoy.games.drakborgen.model.luck import TABLES
from montjoy.games.drakborgen.model.pack.lookup import by_number
from montjoy.games.drakborgen.model.pack.reading import FOLDER, part_of
from montjoy.games.drakborgen.model.pack.rows import (
    OPS,
    ROWS,
    OpEncounter,
    OpItem,
    OpTest,
    OpTreasure,
    Powers,
    Reward,
    kinds,
)
from montjoy.games.drakborgen.model.state import FACTORS
from tests.games.drakborgen.board import PACK

COUNTS = {
    "heroes": 12, "labyrinth_tiles": 80, "room_tiles": 105, "treasure_cards": 18, "dragon_cards": 12, "monster_cards": 18,
    "amulets": 12, "rings": 8, "specials": 10,
}
CATEGORIES = {
    "monster": 24, "ambush": 8, "empty": 9, "treasure": 12, "key": 5, "item": 8, "potion": 3, "amulet": 5, "ring": 3,
    "special": 4, "trap": 10, "web": 5, "teleport": 3, "companion": 2, "event": 4,
}
# Component -> how many rows, and the hash of all their values, as read from the ledger when the files were written.
FROZEN = {
    "heroes": (12, "7778e3a98915"), "labyrinth": (80, "62df991eddca"), "rooms": (105, "205c9682b62e"),
    "items": (11, "7eb172b19f0d"), "amulets": (12, "09f47e5ed28a"), "rings": (8, "d22f3bb7ee2a"),
    "specials": (10, "07a25c7f3120"), "treasures": (18, "f4534e811df3"),
    "dragon_cards": (12, "a0f29f1e55e7"), "monsters": (12, "4cf1c2e97440"), "monster_cards": (198, "117a67c2af3b"),
    "companions": (2, "95aa705d6bfc"), "spells": (4, "3f4f184fbc78"), "directions": (4, "4b7b7b2b0787"),
    "symbols": (6, "c5903fd448b1"), "sun": (6, "18b28be4182a"),
}
TABLE_ROWS = {
    "entry": (6, "dcac4b685c79"), "obstacle": (11, "2dd801ccaaf7"), "direction": (4, "a6dc71180e73"),
    "monster": (12, "85253842720a"), "secret": (6, "26042639b5ce"), "card_sample": (11, "20f6c81a4b63"),
    "random": (3, "e1c73ed0d44b"), "fight": (4, "b51edbd8e3f1"), "ring": (5, "ec74cd4d57bf"), "sundie": (6, "596d79a4167e"),
    "states": (14, "5f103beaa6c2"), "visibility": (20, "e03d26b5dbfb"), "decisions": (28, "3de563c8be1d"),
    "options": (33, "302ec494c7e2"), "gaps": (10, "f4193b231587"),
}
JEWELS = PACK.amulets | PACK.rings
WEARABLE = {id: row for id, row in (PACK.items | JEWELS).items() if getattr(row, "slot", "") not in ("gear", "potion")}


def digest(rows):
    return hashlib.sha256(msgspec.json.encode(rows)).hexdigest()[:12]


# ---- the standard pack -----------------------------------------------------------------------------------------------
def test_counts_of_the_published_box():
    """DL-BASE-02  Load the default pack: the counts are those of DLC-T-COUNTS; nothing to warn of."""
    assert count_rows(part_of(FOLDER / "standard")) == COUNTS
    assert {name: n for name, n in PACK.counts.items() if name in COUNTS} == COUNTS
    assert Counter(tile.category for tile in PACK.rooms.values()) == CATEGORIES == PACK.categories
    assert PACK.counts["web_markers"] == 5 and PACK.counts["open_door_markers"] == 16
    assert list(find_warnings(part_of(FOLDER / "standard"))) == []


@pytest.mark.parametrize("component", ROWS)
def test_every_row(component):
    """DLC-24  Every cell of every component, as it was entered."""
    raw = tomllib.loads((FOLDER / "standard" / f"{component}.toml").read_text("utf-8"))[component]
    assert (len(raw["rows"]), digest([raw["columns"], raw["rows"]])) == FROZEN[component]
    assert len(part_of(FOLDER / "standard").rows[component]) == len(raw["rows"])


@pytest.mark.parametrize("table", TABLE_ROWS)
def test_every_printed_table(table):
    """DL-SUM-01, DL-SUM-02, DL-SUM-03  Every cell of the fifteen printed tables."""
    rows = TABLES[table]
    assert (len(rows) - 1, digest(rows)) == TABLE_ROWS[table]
    assert all(len(cells) == len(rows["columns"]) for cells in rows.values())


def test_printed_tables_and_pack_agree():
    """DL-SUM-03, DL-12.1a, DL-BASE-06, DL-BASE-14, DL-7.5a  What stands in a table of the book and in the pack is the same."""
    values = {m.id: [m.agility, m.strength, m.psyche, m.armour] for m in PACK.monsters.values()}
    assert values == {kind: cells for kind, cells in TABLES["monster"].items() if kind != "columns"}
    assert values["demon"] == [7, 9, 11, 7] and PACK.monsters["dragon"].combat_points == 20
    printed = {name: by_number((d12, cells[0]) for d12, cells in TABLES[name].items() if d12 != "columns")
               for name in ("direction", "secret")}
    assert printed == {"direction": PACK.directions, "secret": PACK.symbols}
    assert PACK.directions[5] == "east" and PACK.symbols[7] == 4
    assert [cells[0] for face, cells in TABLES["sundie"].items() if face != "columns"] == list(PACK.sun)
    sample = {kind: [r.combat_points, r.on_attack, r.on_wait, r.on_turn_back] for kind, r in PACK.cards["MC01"].items()}
    assert sample == {kind: cells for kind, cells in TABLES["card_sample"].items() if kind != "columns"}


def test_eleven_monsters():
    """DL-7-0  Eleven kinds besides the dragon, each on every monster card."""
    assert len(kinds(PACK.monsters)) == 11 and "dragon" not in kinds(PACK.monsters)
    assert all(list(card) == list(PACK.cards["MC01"]) for card in PACK.cards.values())
    assert set(PACK.cards["MC01"]) == set(kinds(PACK.monsters))


def test_labyrinth_as_its_note_says():
    """DL-BASE-02  49 rooms, 18 corridors, 4 rubble, 4 abyss, 4 footbridges, 1 chamber; 22 doors, 6 inner and 12 entry
    portcullises, stairs 1 to 10 once each."""
    tiles = PACK.labyrinth.values()
    assert Counter(t.kind for t in tiles) == {"room": 49, "corridor": 18, "rubble": 4, "abyss": 4, "bridge": 4, "treasure": 1}
    inner = [getattr(t, side) for t in tiles for side in ("ahead", "right", "left")]
    assert (inner.count("door"), inner.count("gate"), [t.entry for t in tiles].count("gate")) == (22, 6, 12)
    assert sorted(t.stairs for t in tiles if t.stairs) == list(range(1, 11))
    assert PACK.chamber == "LT01"


def test_treasures_are_worth_7400():
    """DL-9.1d  Eighteen cards, 7400 gold; twelve dragon cards, one of them awake."""
    assert sum(card.gm for card in PACK.treasures.values()) == 7400
    assert [card.id for card in PACK.dragon_cards.values() if card.state == "awake"] == ["DC12"]


def test_character_of_the_monsters():
    """DL-7.5a, DLC-T-MONSTERPROFILE  How often each fights if attacked, fights if waited for, follows if turned back on; its
    combat points."""
    profile = {
        "dark_elf": (5, 13, 6, 2, 4), "orc": (14, 12, 7, 4, 6), "giant_spider": (11, 13, 4, 3, 5), "skeleton": (15, 14, 6, 5, 7),
        "werewolf": (12, 13, 10, 6, 8), "mountain_troll": (15, 7, 8, 7, 9), "wraith": (12, 9, 9, 7, 9),
        "vampire": (6, 14, 9, 6, 8), "minotaur": (16, 8, 8, 10, 12), "ghost_knight": (14, 7, 5, 8, 10),
        "demon": (13, 8, 10, 8, 10),
    }
    for kind, expected in profile.items():
        rows = [card[kind] for card in PACK.cards.values()]
        points = [row.combat_points for row in rows]
        found = (
            sum(r.on_attack == "fight" for r in rows), sum(r.on_wait == "fight" for r in rows),
            sum(r.on_turn_back == "follow" for r in rows), min(points), max(points),
        )
        assert found == expected, kind


def ops_in(effects):
    for effect in effects:
        yield effect["op"]
        for inner in ("then", "else", "effects"):
            yield from ops_in(effect.get(inner, []))


def test_effects_are_typed():
    """DLC-24  The 24 operations, nested lists and rewards among them."""
    assert len(OPS) == 24 and "manual" in OPS
    assert PACK.rooms["RT031"].effects == [OpEncounter("ghost_knight", Reward(item="IT1"))]
    assert isinstance(PACK.rooms["RT074"].effects[0], OpTest)
    assert PACK.rooms["RT051"].effects == [OpTreasure(100, "Ruby brooch")]
    assert PACK.rooms["RT051"].condition == "entered_by_door"
    assert PACK.rooms["RT067"].effects == [OpItem("PO1")] and PACK.rooms["RT067"].keep
    used = Counter(op for room in PACK.rooms.values() for op in ops_in(msgspec.to_builtins(room.effects)))
    assert set(OPS) - set(used) == {"heal", "manual"}, "every operation but these two is on some standard tile"


# ---- nothing is left out ---------------------------------------------------------------------------------------------
def test_every_row_is_played():
    """DLC-24  The tests of this game name every row that does more than add a number."""
    text = "".join(p.read_text("utf-8") for p in Path(__file__).parents[1].rglob("test_*.py"))
    text = text.replace(getsource(test_every_row_is_played), "")
    switches = [id for id, row in WEARABLE.items() if any(
        getattr(row.modifiers, f) for f in Powers.__struct_fields__ if f not in (*FACTORS, "combat_points"))]
    rows = [*switches, "IT8", "PO1", "PO2", "PO3", *PACK.specials, *PACK.companions, *PACK.spells]
    assert [id for id in rows if id not in text] == []
