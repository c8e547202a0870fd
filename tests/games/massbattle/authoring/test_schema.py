"""The JSON Schemas of what an author of Mass Battle writes: what they say is what `check` says."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.errors import BadInput
from montjoy.games.massbattle.authoring import schema, troops_file
from montjoy.games.massbattle.authoring.columns import columns_of
from montjoy.games.massbattle.authoring.troops_file import KEYS, standard_rows
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import CODE
from montjoy.games.massbattle.model.troops import TABLES
from montjoy.terminal import check
from tests.games.massbattle.authoring import test_case as cases
from tests.games.massbattle.authoring import test_troops_file as rows

jsonschema = pytest.importorskip("jsonschema_rs")
CONTENT = game.content.content_schema()
OWN = jsonschema.validator_for(CONTENT)
BATTLE = jsonschema.validator_for(game.schema())
FIGHT = jsonschema.validator_for(game.case_schema())
HOME = Path(troops_file.__file__).parents[1]
ROOT = Path(__file__).parents[4]
BY_CHECK_ALONE = {"chian", "spaer", "spear", "boulder", "bow"}    # rows of another table, which may stand in the same file


def faults() -> list[Any]:
    """Every file of own rows that `test_troops_file.py` shows to be refused, but for names of rows, and lines under columns."""
    found = [given for given, *_ in rows.FIXED] + [{table: {"thing": row}} for table, row in rows.THINGS]
    for table, column, value, _ in rows.CELLS:
        row = (rows.SOLDIER if table == "troops" else rows.SINGLE) | {column: value}
        if column == "armour":
            del row["ac_desc"]
        if not (isinstance(value, str) and value in BY_CHECK_ALONE):
            found.append({table: {"guard": row}})
    found += [given for given, _ in rows.NONE_OF_THESE if given != {"troops": {"columns": ["name"], "x": ["a", "b"]}}]
    found += [{"troops": {"guard": {key: value for key, value in rows.SOLDIER.items() if key != gone}}} for gone in rows.SOLDIER]
    return [*found, {"horses": {}}, {}]


# ---- files that are right ----------------------------------------------------------------------------------------------------
def test_shipped_files_are_right():
    """MB-BASE-11  Every scenario, every example of a fight and of own rows, and the printed tables themselves."""
    for path in (HOME / "scenarios").glob("*.toml"):
        assert not list(BATTLE.iter_errors(tomllib.loads(path.read_text(encoding="utf-8")))), path.name
    assert FIGHT.is_valid(tomllib.loads((ROOT / "docs" / "examples" / "meeting.toml").read_text(encoding="utf-8")))
    shown = (HOME / "README.md").read_text(encoding="utf-8").split("```toml\n")[1:]
    own, battle = (part.partition("```")[0] for part in shown)
    for text in (own, rows.GUARD, rows.TROLL, rows.GUARD + rows.TROLL):
        assert not list(OWN.iter_errors(tomllib.loads(text))), text
    assert not list(BATTLE.iter_errors(tomllib.loads(battle)))
    assert OWN.is_valid({key: TABLES[key] for key in KEYS})
    for text in (cases.ISSUE, cases.SHORT, cases.SHOT, cases.SHORT + rows.GUARD):
        assert not list(FIGHT.iter_errors(tomllib.loads(text))), text


# ---- faults ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("given", faults(), ids=str)
def test_a_fault_is_refused_by_both(given: dict[str, Any]):
    """MB-BASE-11  In a file of its own, and below a scenario's own keys."""
    assert not OWN.is_valid(given)
    scenario = tomllib.loads(rows.SCENARIO)
    assert BATTLE.is_valid(scenario)
    if given and set(given) <= set(KEYS):
        rows.refused(given)
        assert not BATTLE.is_valid(scenario | given)


@pytest.mark.parametrize(("old", "new"), [
    (old, new) for old, new, says in cases.WRONG
    if "no type of" not in says and new not in ("hp = 46", "hp = 99\n", "level = 1.0")
])  # fmt: skip
def test_a_fault_of_a_fight_is_refused_by_both(old: str, new: str):
    """`test_case.py` shows that the reader refuses each.  What a type has at most is known to the reader alone."""
    assert FIGHT.is_valid(tomllib.loads(cases.ISSUE))
    assert not FIGHT.is_valid(tomllib.loads(cases.ISSUE.replace(old, new, 1)))


@pytest.mark.parametrize("wrong", [
    "points = -1", "sides = []", 'board = "any"', "own = {}", "options = { scale = 7 }", "options = { dailight = true }",
    "options = { round_limit = 1001 }", "troop = {}", 'board = { width = 3 }', "square_cm = 0.05",
])  # fmt: skip
def test_a_fault_of_a_scenario_is_refused_by_both(wrong: str, tmp_path: Path):
    """Of the scenario itself, its options among it."""
    from montjoy.terminal import choices

    right = rows.SCENARIO.replace('"river_guard"', '"orcs"').replace('"old_troll"', '"troll", count = 1')
    game.check(rows.laid(tmp_path, right, "battle.toml"))
    assert BATTLE.is_valid(tomllib.loads(right))
    text = f"{wrong}\n{right.partition('sides')[0] if wrong.startswith('sides') else right}"
    assert not BATTLE.is_valid(tomllib.loads(text))
    with pytest.raises(BadInput):
        choices.read_scenario(game, rows.laid(tmp_path, text, "battle.toml"))


# ---- the same bounds -----------------------------------------------------------------------------------------------------------
NUMBERS = [
    -100, -10, -9, -1, 0, 1, 2, 3, 7, 8, 9, 10, 20, 21, 40, 41, 60, 61, 100, 101, 300, 301, 500, 501, 2000, 2001, 0.25, 0.5,
    1.5, 499.5, 500.5, True, False,
]  # fmt: skip
TEXTS = [
    "", " ", "a", "x" * 80, "x" * 81, " a b ", "a\tb", "a\nb", "a\u00a0b", "ž", "1", "01", "7", "8", "40", "41", "0", "1+1",
    "7+99", "7+100", "8+2", "10+1d4", "10+0d6", "10+1d7", "1d4", "1d6", "1d8", "2d6", "0d6", "40d6", "41d6", "1d7", "1d6+1",
    "1d6+100", " 1d6 ", "01d06", "1d6 +1", "d6", "1d20", "1d100", "by creature", "by  creature", "none", "none 1d6", " none ",
    "sunlight", "sunlight flyer", "flyer", " poison\tbreath ", "sun", "regenerate_0", "regenerate_1", "regenerate_09",
    "regenerate_99", "regenerate_100", "poison " * 12, "poison " * 13, "claw 1d4", "claw 1d4; bite 2d8", "claw 1d4;",
    "claw 1d4, bite 1d6", "claw 1d4 bite 1d6", "bite", "a 1d6; b 1d6; c 1d6; d 1d6", "a 1d6; b 1d6; c 1d6; d 1d6; e 1d6",
    "claw and fist 1d4", "claw+fist 1d4", "1d6 1d6", "x 41d6", "bow_long", "bow_long 1d8", "bow_long  1d8+1", "bow_long 1d7",
    "breath_fire", "breath_fire 1", "breath_fire 0", "breath_fire 999", "breath_fire 1999", "breath_fire 2000",
    "breath_fire 2001", "breath_fire 01", "breath_fire  5", "breath_steam 5", "breath_gas 40",
]  # fmt: skip
NAMED = {*TABLES["missile"], "none", "breath_fire", "breath_gas", "breath_steam"}
UNKNOWN = [text for text in TEXTS if CODE.fullmatch(first := text.split(" ")[0]) and first not in NAMED]
LISTS = [[], ["poison"], ["poison"] * 12, ["poison"] * 13, ["poison", "flyer"], ["poison flyer"], [1], {}, {"a": 1}]


@pytest.mark.parametrize("table", KEYS)
def test_what_a_column_may_hold_is_the_same_for_both(table: str):
    """MB-BASE-11  Each column with the values around every bound: the editor refuses what the reader refuses.  A name of another
    row may be one of the same file."""
    for name, column in columns_of(table, {key: standard_rows(key) for key in KEYS}).items():
        shape = jsonschema.validator_for(column.shape)
        names_a_row = name in ("armour", "melee_weapon", "missile_weapon")
        for value in (*NUMBERS, *TEXTS, *LISTS):
            try:
                column.read(value)
                right = True
            except BadInput:
                right = False
            if (names_a_row and isinstance(value, str)) or (name == "missile" and value in UNKNOWN):
                assert right <= shape.is_valid(value), (table, name, value)
            else:
                assert shape.is_valid(value) is right, (table, name, value)


def test_it_is_printed_for_editors_where_the_documents_say():
    """Red before: "Mass Battle says nothing in a JSON Schema of its content", and nothing of its fights."""
    for kind, found in (("content", CONTENT), ("case", game.case_schema()), ("scenario", game.schema())):
        assert check.schema(kind, "massbattle") == found
    assert "check --schema content --game massbattle" in (HOME / "README.md").read_text(encoding="utf-8")


def test_every_column_is_in_the_schema_once():
    """MB-BASE-11  With nothing beside but what is worked out, or told by rules."""
    known = {key: standard_rows(key) for key in KEYS}
    parts: Any = schema.tables()[1]
    for table in KEYS:
        assert set(parts[table]["properties"]) == {*columns_of(table, known), *troops_file.FOLLOWS[table]}, table
        assert list(CONTENT["properties"]) == list(KEYS)
