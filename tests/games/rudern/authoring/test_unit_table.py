"""Unit tables (RW-GEN-14, RW-T-UNITS, RW-T-UNITS-HEAVY): ours, and a group's own file."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.errors import BadInput
from montjoy.core.game import home
from montjoy.core.record import jsonlines
from montjoy.core.sample import playout
from montjoy.core.session.session import Session
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.authoring.unit_table import FOLDER, load, read
from montjoy.games.rudern.battle.unit_types import KNOWN, type_name
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from tests.games.rudern.players import Luck, anything

DEFAULT = (FOLDER / "default.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name, rows",
    [
        ("default", """foot 1 1 1 1 1 2 0 | cavalry 2 1 1 1 2 3 0 | shadow_foot 2 1 1 1 1 2 0 | elephant 4 2 2 3 4 2 0
                       legion 3 3 3 2 0 2 0 | general 1 1 1 1 3 4 1 | shadow 1 1 1 1 0 4 1 | head 1 1 1 1 0 4 2
                       ruler 1 1 1 1 0 4 2"""),
        ("heavy", """foot 2 2 2 1 1 2 0 | cavalry 3 2 2 1 2 3 0 | shadow_foot 3 2 2 1 1 2 0 | elephant 6 3 3 4 4 2 0
                     legion 4 4 4 2 0 2 0 | general 1 1 1 1 3 4 1 | shadow 1 1 1 1 0 4 1 | head 1 1 1 2 0 4 2
                     ruler 1 1 1 2 0 4 2"""),
    ],
)
def test_gen_14_every_number(name, rows):
    """RW-GEN-14, RW-T-UNITS, RW-T-UNITS-HEAVY: field, town, fortress, lives, cost, steps, rank of every type."""
    wanted = [row.split() for row in rows.replace("\n", "|").split("|") if row.split()]
    found = [
        [u.type, *map(str, (*u.dice, u.lives, u.cost, u.steps_per_resource, u.rank))] for u in load(name).rows
    ]
    assert found == wanted


def test_gen_14_named_in_four_languages():
    """RW-GEN-14: every type of ours has a name in English, Swedish, Hebrew and Czech."""
    for name in ("default", "heavy"):
        for unit in load(name).rows:
            assert unit.english and unit.swedish and unit.hebrew and unit.czech
            assert unit.noble == (unit.type in ("general", "shadow", "head", "ruler"))


def test_gen_14_two_types_of_one_name():
    """RW-GEN-14: red before: a table with two rows of cavalry, under two types, was taken."""
    line = next(line for line in DEFAULT.split("\n") if '[ "cavalry"' in line)
    twice = DEFAULT.replace(line, line + "\n" + line.replace('"cavalry"    ', '"cavalry2"   ', 1))
    with pytest.raises(BadInput, match=r't\.toml:10: rows\[3\]\.english: "cavalry" is also the name in row 2, line 9'):
        read(twice.encode(), "t.toml")


def test_gen_14_a_groups_own_file(tmp_path):
    """RW-GEN-14: a file with the same columns; its path is taken from the folder of the file that names it."""
    own = DEFAULT.replace('[ "foot"       ,       1,      1', '[ "foot"       ,       7,      1')
    (tmp_path / "ours.toml").write_text(own, encoding="utf-8")
    table = load("ours.toml", tmp_path)
    assert table.unit("foot").dice == (7, 1, 1)
    assert table.row("cavalry") == 1
    assert type_name(table.number, 3) == "elephant"
    assert type_name(12345, 3) == "row 3"


def small(*rows: str, columns: str = '"type", "field", "town", "fortress", "lives", "cost", "steps_per_resource"') -> bytes:
    nobles = ['"general",1,1,1,1,3,4', '"shadow",1,1,1,1,0,4', '"head",1,1,1,1,0,4', '"ruler",1,1,1,1,0,4']
    return f"columns = [{columns}]\nrows = [{', '.join(f'[{row}]' for row in (*rows, *nobles))}]".encode()


def test_gen_14_columns_that_may_be_left_out():
    """RW-GEN-14: names, notes, recruiting and rank may be left out; a file may add a noble by his rank."""
    table = read(small('"foot",1,1,1,1,1,2'), "t.toml")
    assert [unit.rank for unit in table.rows] == [0, 1, 1, 2, 2]
    ranked = small('"foot",1,1,1,1,1,2').replace(b'"steps_per_resource"]', b'"steps_per_resource", "rank"]').replace(
        b",2],", b",2,0],").replace(b",4]", b",4,0]").replace(b"rows = [", b'rows = [["kard",1,1,1,2,0,4,3], ')
    assert read(ranked, "t.toml").unit("kard").rank == 3


@pytest.mark.parametrize(
    "data, message",
    [
        (small('"foot",1,1,1,-1,1,2'), "t.toml:2: rows[1].lives: -1 does not fit; wanted is a whole number from 1 to 99"),
        (small('"foot",1,1,1,0,1,2'), "t.toml:2: rows[1].lives: 0 does not fit; wanted is a whole number from 1 to 99"),
        (small('"foot",1000,1,1,1,1,2'), "t.toml:2: rows[1].field: 1000 does not fit; wanted is a whole number from 0 to 99"),
        (small('"foot",1,-3,1,1,1,2'), "t.toml:2: rows[1].town: -3 does not fit; wanted is a whole number from 0 to 99"),
        (small('"foot","x",1,1,1,1,2'), 't.toml:2: rows[1].field: "x" does not fit; wanted is a whole number from 0 to 99'),
        (small('"Foot men",1,1,1,1,1,2'),
         't.toml:2: rows[1].type: "Foot men" does not fit; wanted is a text in quotes, a small Latin letter, then small letters'),
        (small('"foot",1,1,1,1,1'), 't.toml:2: rows[1]: 6 cells under 7 columns; the column "steps_per_resource" and'),
        (small('"foot",1,1,1,1,1,2', '"foot",1,1,1,1,1,2'),
         't.toml:2: rows[2].type: "foot" stands there twice (before in row 1, line 2); give each type one row'),
        (small(), "t.toml:2: rows: there are only nobles; add a row for at least one type of unit"),
        (small('"foot",1,1,1,1,1,2').replace(b'"ruler"', b'"king"'), 't.toml:2: rows: the noble "ruler" has no row'),
        (small('"foot",1,1,1,1,1,2').replace(b'"lives"', b'"live"'),
         't.toml:1: columns: "live" is not a column; did you mean "lives"?'),
        (small('"foot",1,1,1,1,1,2').replace(b', "lives"', b""), 't.toml:1: columns: the column "lives" is missing'),
        (small('"foot",1,1,1,1,1,2').replace(b'"cost"', b'"lives"'), 't.toml:1: columns: the column "lives" stands there twice'),
        (b"colums = []", 't.toml:1: colums: there is no such key; did you mean "columns"?'),
        (b'columns = ["type"]\nrows = [[1]]\nspeed = 3', "t.toml:3: speed: there is no such key"),
        (b"columns = [", "t.toml:1: the list that begins here is not closed; close it with ]"),
        (b"columns = " + b"[" * 90_000, "t.toml:1: the line has 90,010 bytes"),
        (b"a" + b".a" * 40_000 + b" = 1", "t.toml:1: the line has 80,005 bytes"),
        (b"a = " + b"9" * 90_000, "t.toml:1: the line has 90,004 bytes"),
        (b"#" * 100_001, "t.toml:1: the line has 100,001 bytes"),
        (b"\xff\xfe", "t.toml:1: the file is UTF-16 text"),
    ],
)
def test_gen_14_refusals(data, message):
    """RW-GEN-14: a table that cannot be used is refused with file, row and column."""
    with pytest.raises(BadInput) as refused:
        read(data, "t.toml")
    assert str(refused.value).startswith(message)


def test_gen_14_a_rank_of_its_own():
    """RW-GEN-14, RW-GEN-03: the four nobles keep their ranks."""
    rows = small('"foot",1,1,1,1,0,1', columns='"type", "field", "town", "fortress", "lives", "rank", "cost"')
    ranked = rows.replace(b'"cost"]', b'"cost", "steps_per_resource"]').replace(b"1,0,1]", b"1,0,1,2]")
    for noble in (b",1,3,4]", b",1,0,4]"):
        ranked = ranked.replace(noble, b",1,3,0,4]")
    with pytest.raises(BadInput, match="general has rank 1, not 3; leave rank out or write 1"):
        read(ranked, "t.toml")


def test_gen_14_a_file_that_is_not_there(tmp_path):
    """RW-GEN-14: an unknown preset or a missing file is refused."""
    with pytest.raises(BadInput, match=r'unit_table = "heavi": use "default", "heavy" or the name of a \.toml file'):
        load("heavi")
    with pytest.raises(BadInput, match=r'unit_table = "no\.toml": there is no such file'):
        load("no.toml", tmp_path)
    with pytest.raises(BadInput, match='"pikes" is not in the unit table; use one of foot'):
        load("default").row("pikes")


# ---- in a game -------------------------------------------------------------------------------------------------------
def test_units_of_another_table():
    """RW-GEN-14  A scenario is checked against the table the options name."""
    scenario = game.scenarios["two_lords"]
    assert game.setup(scenario, RudernOptions(unit_table="heavy")).units.name != game.setup(scenario, RudernOptions()).units.name


def test_a_game_with_a_table_of_ones_own(tmp_path, monkeypatch):
    """RW-GEN-14  unit_table = "ours.toml": the table is read when the game begins and kept in its state."""
    ours = (FOLDER / "default.toml").read_text(encoding="utf-8").replace('[ "foot" ', '[ "pikes" ')
    (tmp_path / "ours.toml").write_text(ours, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="is not a type of unit"):
        game.setup(game.scenarios["sortie"], RudernOptions(unit_table="ours.toml"))
    (tmp_path / "ours.toml").write_text(ours.replace('[ "pikes" ', '[ "foot" '), encoding="utf-8")
    world = game.setup(game.scenarios["sortie"], RudernOptions(unit_table="ours.toml"))
    (tmp_path / "ours.toml").unlink()
    again = msgspec.json.decode(msgspec.json.encode(world), type=World)
    KNOWN.pop(world.units.number)
    assert playout(game, again, dict.fromkeys(("KAT", "SVE"), anything), Luck(1)).why in game.endings
    assert again.units.number in KNOWN


def test_a_record_with_a_table_of_ones_own_is_enough_by_itself(tmp_path, monkeypatch):
    """RW-GEN-14  The table goes into the record: it replays where the file is not, or is another by now."""
    monkeypatch.chdir(tmp_path)
    text = (FOLDER / "heavy.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    session = Session.new(game, game.scenarios["sortie"], RudernOptions(unit_table="mine.toml"), seed=bytes(32))
    session.begin()
    (tmp_path / "mine.toml").unlink()
    header, entries = jsonlines.load(jsonlines.dump(session.header, session.entries))
    again = Session.replay(game, header, entries)
    assert again.state == session.state
    assert again.state.units.unit("foot").field == 2


def test_a_scenario_with_unit_types_of_its_own(tmp_path):
    """RW-GEN-14  A scenario file names a unit table beside it and uses its types."""
    ours = (FOLDER / "default.toml").read_text(encoding="utf-8").replace('"foot"', '"pike"', 1)
    (tmp_path / "pikes.toml").write_text(ours, encoding="utf-8")
    text = (home(game) / "scenarios" / "sortie.toml").read_text(encoding="utf-8")
    (tmp_path / "hedge.toml").write_text('unit_table = "pikes.toml"\n' + text.replace("foot", "pike"), encoding="utf-8")
    scenario = game.check(tmp_path / "hedge.toml")
    session = Session.new(game, scenario, seed=bytes(32))
    session.begin()
    assert "pike" in session.state.units.types
    (tmp_path / "hedge.toml").write_text('unit_table = "nowhere.toml"\n' + text, encoding="utf-8")
    with pytest.raises(BadInput, match="nowhere"):
        game.check(tmp_path / "hedge.toml")
    with pytest.raises(BadInput, match="pike"):
        scenarios.read(text.replace("foot", "pike").encode(), "hedge.toml")
