"""Unit tables and options (RW-GEN-14, RW-T-UNITS, RW-T-UNITS-HEAVY, RW-T-OPTIONS), and the rulebook they stand in."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.options import values
from montjoy.games.rudern.authoring import unit_table as unit_table_module
from montjoy.games.rudern.authoring.unit_table import FOLDER, load, read
from montjoy.games.rudern.battle.unit_types import type_name
from montjoy.games.rudern.options import CAMPAIGN, RudernOptions, read_options

HOME = Path(unit_table_module.__file__).parent
BOOK = tomllib.loads((HOME / "rulebook.toml").read_text(encoding="utf-8"))
DEFAULT = (FOLDER / "default.toml").read_text(encoding="utf-8")


# ---- the tables ------------------------------------------------------------------------------------------------------
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
        (small('"foot",1,1,1,-1,1,2'), "t.toml, row 1: lives = -1: a whole number is wanted, at least 1"),
        (small('"foot",1,1,1,0,1,2'), "t.toml, row 1: lives = 0: a whole number is wanted, at least 1"),
        (small('"foot",1000,1,1,1,1,2'), "t.toml, row 1: field = 1000: a whole number is wanted, at most 99"),
        (small('"foot",1,-3,1,1,1,2'), "t.toml, row 1: town = -3: a whole number is wanted, at least 0"),
        (small('"foot","x",1,1,1,1,2'), 't.toml, row 1: field = "x": a whole number is wanted, not str'),
        (small('"Foot men",1,1,1,1,1,2'), 't.toml, row 1: type = "Foot men": a type is a word of lower-case letters'),
        (small('"foot",1,1,1,1,1'), "t.toml, row 1: 6 cells under 7 columns"),
        (small('"foot",1,1,1,1,1,2', '"foot",1,1,1,1,1,2'), 't.toml: the type "foot" stands there twice'),
        (small(), "t.toml: there are only nobles; add a row for at least one type of unit"),
        (small('"foot",1,1,1,1,1,2').replace(b'"ruler"', b'"king"'), 't.toml: the noble "ruler" has no row'),
        (small('"foot",1,1,1,1,1,2').replace(b'"lives"', b'"live"'), 't.toml: "live" is not a column; did you mean "lives"?'),
        (small('"foot",1,1,1,1,1,2').replace(b', "lives"', b""), 't.toml: the column "lives" is missing'),
        (small('"foot",1,1,1,1,1,2').replace(b'"cost"', b'"lives"'), 't.toml: the column "lives" stands there twice'),
        (b"colums = []", "t.toml: the file contains unknown field colums"),
        (b'columns = ["type"]\nrows = []\nspeed = 3', "t.toml: the file contains unknown field speed"),
        (b"columns = [", "t.toml, line 1: the file ends here"),
        (b"columns = " + b"[" * 90_000, "t.toml, line 1: the line has 90,010 bytes"),
        (b"a" + b".a" * 40_000 + b" = 1", "t.toml, line 1: the line has 80,005 bytes"),
        (b"a = " + b"9" * 90_000, "t.toml, line 1: the line has 90,004 bytes"),
        (b"#" * 100_001, "t.toml, line 1: the line has 100,001 bytes"),
        (b"\xff\xfe", "t.toml, line 1: the file begins with a byte order mark"),
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


# ---- options ---------------------------------------------------------------------------------------------------------
def test_options_as_the_rulebook_says():
    """RW-T-OPTIONS: names, defaults and values are those of the rulebook; the campaign's are known by name."""
    battle = {x["name"]: x for x in BOOK["option"] if x["layer"] == "battle"}
    assert set(battle) == set(RudernOptions.__struct_fields__)
    assert len(battle) == 27
    assert [x["name"] for x in BOOK["option"] if x["layer"] == "campaign"] == list(CAMPAIGN)
    for name, option in battle.items():
        assert getattr(RudernOptions(), name) == option["default"]
        assert option["says"].endswith(".")
        if name != "unit_table":
            assert set(values(RudernOptions, name)) == set(option["values"])


def test_options_read():
    """RW-T-OPTIONS: every option takes every value of its."""
    for name in RudernOptions.__struct_fields__:
        for value in values(RudernOptions, name):
            assert getattr(read_options({name: value}), name) is value or getattr(read_options({name: value}), name) == value
    assert read_options({}) == RudernOptions()
    assert read_options({"unit_table": "heavy"}).unit_table == "heavy"


@pytest.mark.parametrize(
    "given, message",
    [
        ({"rounding": "sideways"}, '[options] rounding = "sideways": it is one of "up", "down", "nearest"'),
        ({"count_nobles": 1}, "[options] count_nobles = 1: it is one of false, true"),
        ({"count_nobles": "true"}, '[options] count_nobles = "true": it is one of false, true'),
        ({"tie_rule": True}, "[options] tie_rule = true: it is one of"),
        ({"roundin": "up"}, '[options] "roundin" is not an option; did you mean "rounding"?'),
        ({"civil_war": True}, "[options] civil_war belongs to the campaign, which is not built yet; leave it out"),
        ({"unit_table": 3}, '[options] unit_table = 3: use "default", "heavy" or the name of a .toml file'),
        ({"rounding": ["up"]}, "[options] rounding = a list of 1: it is one of"),
    ],
)
def test_options_refused(given, message):
    """RW-T-OPTIONS: unknown options, wrong values and the campaign's options are refused in plain words."""
    with pytest.raises(BadInput) as refused:
        read_options(given)
    assert str(refused.value).startswith(message)


# ---- the rulebook ----------------------------------------------------------------------------------------------------
def test_the_rulebook_is_whole():
    """184 rules (110 battle rules and one advice, 72 + 1 of the campaign), each with a text; options named exist."""
    rules = BOOK["rule"]
    assert len({rule["id"] for rule in rules}) == len(rules) == 184
    battle = [rule for rule in rules if rule["layer"] == "battle"]
    assert [rule["id"] for rule in battle if rule["kind"] == "advice"] == ["RW-ADV-01"]
    assert len(battle) == 111
    names = {option["name"] for option in BOOK["option"]}
    for rule in rules:
        assert rule["title"] and rule["text"].strip() and rule["section"] and rule["source"]
        assert rule.get("option", "rounding") in names
    assert [len(BOOK[x]) for x in ("option", "example", "question", "term")] == [35, 7, 18, 49]
