"""Content packs: a group's own rows over ours, kept in the record whole; what a row becomes on the table."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.content.files import BadFile
from montjoy.games.drakborgen.authoring.pack_file import check_pack
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.pack import instances, lookup
from montjoy.games.drakborgen.model.pack.lookup import load, read_own
from montjoy.games.drakborgen.model.pack.reading import own_part, part_of
from montjoy.games.drakborgen.model.state import PackRef, Square
from tests.games.drakborgen.board import PACK


# ---- what becomes of rows --------------------------------------------------------------------------------------------
def test_a_tile_on_its_square():
    """DL-4-X1  LT57: entry open, ahead open, right wall with symbol 4, left door; entered northwards and eastwards."""
    square = Square("33")
    instances.lay(square, PACK.labyrinth["LT57"], "south")
    assert (square.edges, square.signs) == (["open", "wall", "open", "door"], [0, 4, 0, 0])
    instances.lay(square, PACK.labyrinth["LT57"], "west")
    assert (square.edges, square.signs) == (["door", "open", "wall", "open"], [0, 0, 4, 0])
    square.marked, square.found = ["north"], ["south"]
    instances.turn_tile(square, 1)
    assert (square.edges, square.signs) == (["open", "door", "open", "wall"], [0, 0, 0, 4])
    assert (square.marked, square.found) == (["east"], ["west"])
    instances.lay(square, PACK.labyrinth["LT01"], "west")
    assert square.kind == "chamber"


# ---- a group's own pack ----------------------------------------------------------------------------------------------
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
    assert len(own.heroes) == len(PACK.heroes) + 1 and own.heroes["H02"] == PACK.heroes["H02"]
    assert own.rooms == PACK.rooms and own.name == "Ours"
    assert check_pack(tmp_path / "ours.toml") == ["heroes: there are 13; the published box has 12"]


def test_three_heroes_only(tmp_path):
    """DL-BASE-25  A pack with three own heroes only: the table replaced, all others default, a warning about the count."""
    text = OWN.replace("rows = [", 'whole = true\nrows = [["H30", "Ask", 5, 5, 5, 5, 5], ')
    ref = read_own(write(tmp_path, text))
    assert list(load(ref).heroes) == ["H30", "H01", "H20"]
    assert load(ref).labyrinth == PACK.labyrinth
    assert check_pack(tmp_path / "ours.toml") == ["heroes: there are 3; the published box has 12"]


def test_a_monster_and_a_room_by_a_folder_alone(tmp_path):
    """DL-BASE-25  A new monster with its rows on every card, met on a replaced and on a new room tile."""
    rows = ", ".join(f'["{card}", "wight", {5 + n % 3}, "fight", "flee", "follow"]' for n, card in enumerate(PACK.cards, 1))
    write(tmp_path, 'extends = "standard"\n[monsters]\ncolumns = ["id", "agility", "strength", "psyche", "armour"]\n'
          'rows = [["wight", 5, 6, 7, 4]]\n', "monsters.toml")
    write(tmp_path, '[monster_cards]\ncolumns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\n'
          f"rows = [{rows}]\n", "cards.toml")
    write(tmp_path, '[rooms]\ncolumns = ["id", "title", "category", "effects"]\nrows = [\n'
          '  ["RT033", "Barrow", "monster", [{ op = "encounter", monster = "wight", reward = { treasure = 90 } }]],\n'
          '  ["RT200", "By hand", "event", [{ op = "manual", text = "Sing." }]],\n]\n', "rooms.toml")
    own = load(read_own(tmp_path))
    assert own.cards["MC03"]["wight"].combat_points == 5 and len(own.rooms) == len(PACK.rooms) + 1
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


@pytest.mark.parametrize("own", [
    "{", "[]", '{"rows": 3}', '{"name":"","provenance":"","counts":{},"categories":{},"whole":[],"rows":{"sun":[3]}}',
])
def test_a_damaged_record(own):
    """DL-BASE-25  A pack in a record that cannot be read is refused, not believed."""
    with pytest.raises(BadFile, match="cannot be read"):
        load(PackRef("standard", own))
    with pytest.raises(BadFile, match="no such pack"):
        load(PackRef("../standard"))
