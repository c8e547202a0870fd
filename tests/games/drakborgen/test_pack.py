"""The standard pack, row by row against frozen numbers, and what a group's own pack does to it."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter

import msgspec
import pytest

from montjoy.core.content.rulebook import read
from montjoy.games.drakborgen.authoring.pack_file import check_pack, find_warnings
from montjoy.games.drakborgen.game import HERE, game
from montjoy.games.drakborgen.model.luck import TABLES
from montjoy.games.drakborgen.model.pack import instances, lookup
from montjoy.games.drakborgen.model.pack.lookup import FOLDER, by_number, counted, kinds, load, read_own, refuse_faults
from montjoy.games.drakborgen.model.pack.reading import own_part, part_of
from montjoy.games.drakborgen.model.pack.rows import OPS, ROWS, OpEncounter, OpItem, OpTest, OpTreasure, Reward
from montjoy.games.drakborgen.model.state import PackRef, Square

STANDARD = load(PackRef())
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
    "states": (14, "5f103beaa6c2"), "visibility": (20, "e03d26b5dbfb"), "decisions": (28, "38c7ecf7ccc9"),
    "options": (29, "9a34303453bd"), "gaps": (10, "f4193b231587"),
}


def digest(rows):
    return hashlib.sha256(msgspec.json.encode(rows)).hexdigest()[:12]


# ---- the standard pack -------------------------------------------------------------------------------------------------
def test_counts_of_the_published_box():
    """DL-BASE-02  Load the default pack: the counts are those of DLC-T-COUNTS; nothing to warn of."""
    found = counted(STANDARD)
    assert {name: found[name] for name in COUNTS} == COUNTS
    assert {name: n for name, n in STANDARD.counts.items() if name in COUNTS} == COUNTS
    assert {name.removeprefix("room_tiles."): n for name, n in found.items() if "." in name} == CATEGORIES == STANDARD.categories
    assert STANDARD.counts["web_markers"] == 5 and STANDARD.counts["open_door_markers"] == 16
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
    values = {m.id: [m.agility, m.strength, m.psyche, m.armour] for m in STANDARD.monsters.values()}
    assert values == {kind: cells for kind, cells in TABLES["monster"].items() if kind != "columns"}
    assert values["demon"] == [7, 9, 11, 7] and STANDARD.monsters["dragon"].combat_points == 20
    printed = {name: by_number((d12, cells[0]) for d12, cells in TABLES[name].items() if d12 != "columns")
               for name in ("direction", "secret")}
    assert printed == {"direction": STANDARD.directions, "secret": STANDARD.symbols}
    assert STANDARD.directions[5] == "east" and STANDARD.symbols[7] == 4
    assert [cells[0] for face, cells in TABLES["sundie"].items() if face != "columns"] == list(STANDARD.sun)
    sample = {kind: [r.combat_points, r.on_attack, r.on_wait, r.on_turn_back] for kind, r in STANDARD.cards["MC01"].items()}
    assert sample == {kind: cells for kind, cells in TABLES["card_sample"].items() if kind != "columns"}


def test_eleven_monsters():
    """DL-7-0  Eleven kinds besides the dragon, each on every monster card."""
    assert len(kinds(STANDARD)) == 11 and "dragon" not in kinds(STANDARD)
    assert all(list(card) == list(STANDARD.cards["MC01"]) for card in STANDARD.cards.values())
    assert set(STANDARD.cards["MC01"]) == set(kinds(STANDARD))


def test_labyrinth_as_its_note_says():
    """DL-BASE-02  49 rooms, 18 corridors, 4 rubble, 4 abyss, 4 footbridges, 1 chamber; 22 doors, 6 inner and 12 entry
    portcullises, stairs 1 to 10 once each."""
    tiles = STANDARD.labyrinth.values()
    kinds = Counter(t.kind for t in tiles)
    assert kinds == {"room": 49, "corridor": 18, "rubble": 4, "abyss": 4, "bridge": 4, "treasure": 1}
    inner = [getattr(t, side) for t in tiles for side in ("ahead", "right", "left")]
    assert (inner.count("door"), inner.count("gate"), [t.entry for t in tiles].count("gate")) == (22, 6, 12)
    assert sorted(t.stairs for t in tiles if t.stairs) == list(range(1, 11))
    assert STANDARD.chamber == "LT01"


def test_treasures_are_worth_7400():
    """DL-9.1d  Eighteen cards, 7400 gold; twelve dragon cards, one of them awake."""
    assert sum(card.gm for card in STANDARD.treasures.values()) == 7400
    assert [card.id for card in STANDARD.dragon_cards.values() if card.state == "awake"] == ["DC12"]


def test_character_of_the_monsters():
    """DL-7.5a  How often each fights if attacked, fights if waited for, follows if turned back on; its combat points."""
    profile = {
        "dark_elf": (5, 13, 6, 2, 4), "orc": (14, 12, 7, 4, 6), "giant_spider": (11, 13, 4, 3, 5), "skeleton": (15, 14, 6, 5, 7),
        "werewolf": (12, 13, 10, 6, 8), "mountain_troll": (15, 7, 8, 7, 9), "wraith": (12, 9, 9, 7, 9),
        "vampire": (6, 14, 9, 6, 8), "minotaur": (16, 8, 8, 10, 12), "ghost_knight": (14, 7, 5, 8, 10),
        "demon": (13, 8, 10, 8, 10),
    }
    for kind, expected in profile.items():
        rows = [card[kind] for card in STANDARD.cards.values()]
        points = [row.combat_points for row in rows]
        found = (
            sum(r.on_attack == "fight" for r in rows), sum(r.on_wait == "fight" for r in rows),
            sum(r.on_turn_back == "follow" for r in rows), min(points), max(points),
        )
        assert found == expected, kind


def test_effects_are_typed():
    """DLC-24  The 24 operations, nested lists and rewards among them."""
    assert len(OPS) == 24 and "manual" in OPS
    assert STANDARD.rooms["RT031"].effects == [OpEncounter("ghost_knight", Reward(item="IT1"))]
    assert isinstance(STANDARD.rooms["RT074"].effects[0], OpTest)
    assert STANDARD.rooms["RT051"].effects == [OpTreasure(100, "Ruby brooch")]
    assert STANDARD.rooms["RT051"].condition == "entered_by_door"
    assert STANDARD.rooms["RT067"].effects == [OpItem("PO1")] and STANDARD.rooms["RT067"].keep
    used = Counter(op for room in STANDARD.rooms.values() for op in ops_in(msgspec.to_builtins(room.effects)))
    assert set(OPS) - set(used) == {"heal", "manual"}, "every operation but these two is on some standard tile"


def ops_in(effects):
    for effect in effects:
        yield effect["op"]
        for inner in ("then", "else", "effects"):
            yield from ops_in(effect.get(inner, []))


def test_the_rulebook():
    """270 rules of the book and 21 of the pack, 3 advices, 13 examples, 29 options, 20 questions, 70 terms."""
    book = read(HERE / "rulebook.toml")
    ours = [rule for rule in book.counted if rule.layer == "pack"]
    assert (len(book.counted) - len(ours), len(ours), len(book.advice)) == (270, 21, 3)
    assert all(rule.section == "Content pack" for rule in ours)
    assert (len(book.examples), len(book.options), len(book.questions), len(book.terms)) == (13, 29, 20, 70)
    assert {doc.name for doc in book.options} == set(game.options.__struct_fields__)


# ---- what becomes of rows ----------------------------------------------------------------------------------------------
def test_a_tile_on_its_square():
    """DL-4-X1  LT57: entry open, ahead open, right wall with symbol 4, left door; entered northwards and eastwards."""
    square = Square("33")
    instances.lay(square, STANDARD.labyrinth["LT57"], "south")
    assert (square.edges, square.signs) == (["open", "wall", "open", "door"], [0, 4, 0, 0])
    instances.lay(square, STANDARD.labyrinth["LT57"], "west")
    assert (square.edges, square.signs) == (["door", "open", "wall", "open"], [0, 0, 4, 0])
    square.marked, square.found = ["north"], ["south"]
    instances.turn_tile(square, 1)
    assert (square.edges, square.signs) == (["open", "door", "open", "wall"], [0, 0, 0, 4])
    assert (square.marked, square.found) == (["east"], ["west"])
    instances.lay(square, STANDARD.labyrinth["LT01"], "west")
    assert square.kind == "chamber"


# ---- a group's own pack ------------------------------------------------------------------------------------------------
OWN = '''
extends = "standard"
name = "Ours"

[heroes]
columns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points"]
rows = [["H01", "Rohan the Old", 3, 7, 9, 8, 9], ["H20", "Ulla", 7, 7, 7, 7, 8]]
'''


def write(tmp_path, text, name="ours.toml"):
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return path


def test_rows_replace_and_add(tmp_path):
    """DL-BASE-25  A known id is replaced, a new one added, all other tables are the default."""
    own = load(read_own(write(tmp_path, OWN)))
    assert own.heroes["H01"].name == "Rohan the Old" and own.heroes["H20"].armour == 7
    assert len(own.heroes) == 13 and own.heroes["H02"] == STANDARD.heroes["H02"]
    assert own.rooms == STANDARD.rooms and own.name == "Ours"
    assert check_pack(tmp_path / "ours.toml") == ["heroes: there are 13; the published box has 12"]


def test_three_heroes_only(tmp_path):
    """DL-BASE-25  A pack with three own heroes only: the table replaced, all others default, a warning about the count."""
    text = OWN.replace("rows = [", 'whole = true\nrows = [["H30", "Ask", 5, 5, 5, 5, 5], ')
    ref = read_own(write(tmp_path, text))
    assert list(load(ref).heroes) == ["H30", "H01", "H20"]
    assert load(ref).labyrinth == STANDARD.labyrinth
    assert check_pack(tmp_path / "ours.toml") == ["heroes: there are 3; the published box has 12"]


def test_a_monster_and_a_room_by_a_folder_alone(tmp_path):
    """DL-BASE-25  A new monster with its rows on every card, met on a replaced and on a new room tile."""
    rows = ", ".join(f'["MC{n:02}", "wight", {5 + n % 3}, "fight", "flee", "follow"]' for n in range(1, 19))
    write(tmp_path, 'extends = "standard"\n[monsters]\ncolumns = ["id", "agility", "strength", "psyche", "armour"]\n'
          'rows = [["wight", 5, 6, 7, 4]]\n', "monsters.toml")
    write(tmp_path, '[monster_cards]\ncolumns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\n'
          f"rows = [{rows}]\n", "cards.toml")
    write(tmp_path, '[rooms]\ncolumns = ["id", "title", "category", "effects"]\nrows = [\n'
          '  ["RT033", "Barrow", "monster", [{ op = "encounter", monster = "wight", reward = { treasure = 90 } }]],\n'
          '  ["RT200", "By hand", "event", [{ op = "manual", text = "Sing." }]],\n]\n', "rooms.toml")
    own = load(read_own(tmp_path))
    assert own.cards["MC03"]["wight"].combat_points == 5 and len(own.rooms) == 106
    assert instances.monster(own, "wight", "RT033", "44").psyche == 7
    assert "rooms: there are 106; the published box has 105" in check_pack(tmp_path)


def test_a_pack_goes_into_the_record_whole(tmp_path):
    """DL-BASE-25  What a group has entered is kept as text and read again to the same pack."""
    part = part_of(write(tmp_path, OWN))
    again = own_part(part.written())
    assert again.rows == part.rows and again.whole == part.whole
    scenario = write(tmp_path, 'id = "mine"\ntitle = "Mine"\npack = "ours.toml"\n[[players]]\nid = "red"\n', "mine.toml")
    read_scenario = game.check(scenario)
    world = game.setup(read_scenario)
    (tmp_path / "ours.toml").unlink()
    assert "H20" in world.decks.hero.bag
    assert lookup.the_pack(msgspec.json.decode(msgspec.json.encode(world), type=game.state)).heroes["H20"].name == "Ulla"
    assert game.names(read_scenario)["H20"] == "Ulla"


def test_the_standard_pack_has_no_fault():
    """DL-BASE-25  The loader has nothing against our own set."""
    refuse_faults(part_of(FOLDER / "standard"))
