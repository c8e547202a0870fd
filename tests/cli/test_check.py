"""`check` speaks to the author of a file: which file, which line and key, what is wrong, what would work."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.content import files, messages, own_parts
from montjoy.core.content.messages import FORMS
from montjoy.core.game import games, home
from montjoy.terminal import check
from montjoy.terminal.checking import in_a_game
from montjoy.terminal.choices import House
from tests.cli.test_bad_input import refused

Call = Callable[..., Any]
HOUSE = 'name = "Slow"\nreplaces = "RW-GEN-11"\nsays = "It is slow."\n[set]\nrounding = "down"\n'


BESIGER = '"besiger_column" is no switch of The Rudern War; did you mean "besieger_column"?'


def written(path: Path, text: str | bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def default_table() -> str:
    return (home(games()["rudern"]()) / "units" / "default.toml").read_text("utf-8")


# ---- house rules -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("RW-GEN-11", "RW-ASLT-99", 2, "RW-ASLT-99 is no rule of The Rudern War; did you mean RW-ASLT-09"),
        ("RW-GEN-11", "RW-GEN-11, RW-ASLT-99", 2, "RW-ASLT-99 is no rule of The Rudern War"),
        ("RW-GEN-11", "the fifth", 2, "the is no rule of The Rudern War; `rules rudern` lists them"),
        ("RW-GEN-11", " ", 2, "replaces is empty"),
        ("Slow", "", 1, "name is empty"),
        ("It is slow.", "  ", 3, "says is empty"),
    ],
)
def test_a_house_rule_says_what_it_replaces(montjoy_: Call, tmp_path: Path, old: str, new: str, line: int, says: str) -> None:
    """Red before: all of these were called right, and were played."""
    path = written(tmp_path / "slow.toml", HOUSE.replace(old, new, 1))
    case = Path(__file__).parents[2] / "docs" / "examples" / "assault.toml"
    for command in (("check", path), ("play", "rudern", "--house", path), ("odds", "rudern", case, "--house", path)):
        assert refused(montjoy_(*command), says).startswith(f"{path}:{line}: ")


def test_a_rule_of_another_game(montjoy_: Call, tmp_path: Path) -> None:
    """Where the game is known, its rule is looked for in the others' books; all that is wrong is told at once."""
    path = written(tmp_path / "slow.toml", HOUSE.replace("RW-GEN-11", "CN-ORD-01"))
    says = "CN-ORD-01 is no rule of The Rudern War; it is one of The Battle for Clusta Noba"
    refused(montjoy_("play", "rudern", "--house", path), says)
    written(path, HOUSE.replace("RW-GEN-11", "CN-ORD-01").replace("Slow", ""))
    said = montjoy_("check", "--game", "rudern", path).stderr.splitlines()
    assert [line.removeprefix(str(path)) for line in said[:-1]] == [":1: name is empty; give it a name", f":2: {says}"]


@pytest.mark.parametrize(
    ("replaces", "switch", "says"),
    [
        ("RW-GEN-11", 'besiger_column = "field"', BESIGER), ("RW-ASLT-99", 'besiger_column = "field"', BESIGER),
        ("CN-ORD-01", 'rounding = "down"', '"rounding" is no switch of The Battle for Clusta Noba; it is one of The Rudern War'),
        ("CN-ORD-01", 'besieger_column = "field"', "switch of The Battle for Clusta Noba; it is one of The Rudern War"),
        ("DL-BASE-15", "zzzz = 1", '"zzzz" is no switch of Drakborgen Legenden; `options drakborgen` lists them'),
        ("MB-ATK-03", "squar_m = 2", '"squar_m" is no switch of Mass Battle; did you mean "square_m"?'),
    ],
)
def test_a_misspelt_switch_is_answered_by_the_game_whose_rule_it_is(
    montjoy_: Call, tmp_path: Path, replaces: str, switch: str, says: str
) -> None:
    """Red before: of a rule of The Rudern War, Clusta's switches were offered."""
    path = written(tmp_path / "x.toml", HOUSE.replace("RW-GEN-11", replaces).replace('rounding = "down"', switch))
    said = montjoy_("check", path)
    assert said.exit_code == 2 and f"{path}:5: " in said.stderr and says in said.stderr
    told = json.loads(montjoy_("check", path, "--json").stdout)[0]
    assert ("set." + switch.split()[0], 5) in [(one["key"], one["line"]) for one in (told, *told.get("also", ()))]


def test_a_house_rule_whose_switch_belongs_to_another_rule(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: valid, and everybody read that another rule was replaced."""
    path = written(tmp_path / "x.toml", HOUSE.replace('rounding = "down"', 'besieger_column = "field"'))
    refused(montjoy_("check", path), ":2: besieger_column has nothing to do with RW-GEN-11; it belongs to RW-ASLT-05")
    written(path, HOUSE.replace("RW-GEN-11", "RW-GEN-11, RW-ASLT-05").replace("rounding", 'besieger_column = "field"\nrounding'))
    assert ": valid house rule" in montjoy_("check", path).stdout


def test_a_house_rule_may_set_a_switch_and_the_one_it_needs(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: each was looked at by itself, so that a rule of both was refused."""
    both = 'name = "All"\nreplaces = "DL-13"\nsays = "All fight."\n[set]\nmulti_fight = true\nadvanced_phases = true\n'
    assert ": valid house rule" in montjoy_("check", written(tmp_path / "all.toml", both)).stdout
    one = written(tmp_path / "one.toml", both.replace("advanced_phases = true\n", "advanced_phases = false\n"))
    refused(montjoy_("check", one), "multi_fight", "advanced_phases")


# ---- what the table takes --------------------------------------------------------------------------------------------
def archive(**members: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as into:
        for name, text in members.items():
            into.writestr(f"mine/{name}.toml", text)
    return data.getvalue()


TREASURE = '[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [\n  ["TC90", "A", 5],\n]\n'
GUARD = '[troops.guard]\nhit_dice = 2\narmour = "chain"\nmelee_weapon = "spear"\nmove_rate = 9\nrally_pct = 75\n'


def test_an_archive_is_read_as_the_table_reads_it(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: "the file holds NUL bytes"."""
    path = written(tmp_path / "pack.zip", archive(head='extends = "standard"\n', more=TREASURE))
    assert montjoy_("check", path).stdout.startswith(f"{path}: valid content pack for Drakborgen Legenden")
    written(path, archive(head='extends = "standard"\n', more=TREASURE.replace("5]", "-5]")))
    refused(montjoy_("check", path), f"{path}/more.toml:4: treasures.TC90.gm: -5 does not fit")
    written(path, archive(only='extends = "standard"\n' + TREASURE))
    assert ": valid content pack" in montjoy_("check", path).stdout
    written(path, archive(guard=GUARD))
    assert "own troops for Mass Battle" in montjoy_("check", path).stdout
    written(path, archive(guard=GUARD, more=GUARD.replace("guard", "watch")))
    refused(montjoy_("check", path), "own troops stand in one file")
    written(path, archive(house=HOUSE))
    assert montjoy_("check", path).stdout == f"{path}: valid house rule for The Rudern War\n"
    written(path, archive(**{"../a": TREASURE}))
    refused(montjoy_("check", path), str(path), '"mine/../a.toml" in the archive: its name may have Latin letters')
    refused(montjoy_("check", written(path, b"PK\x03\x04 no archive")), "no archive that can be read")


def zipped(**names: str) -> bytes:
    """An archive of files by their whole names, the values."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as into:
        for name in names.values():
            into.writestr(name, TREASURE)
    return data.getvalue()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("readme.txt", "only .toml files are read; leave it out"), ("a.tml", "only .toml files are read"),
        ("my pack.toml", "its name may have Latin letters without marks, digits, _ and - only"), ("..toml", "its name may have"),
        ("a/b/c.toml", "it stands in a folder within a folder; one level is read"), ("/a.toml", "its name may have"),
        ("good.toml", "there is another file of that name"),
    ],
)
def test_which_file_of_an_archive_is_wrong_and_why(montjoy_: Call, tmp_path: Path, name: str, says: str) -> None:
    """Red before: "a file in the archive", and one sentence for all of them."""
    path = written(tmp_path / "pack.zip", zipped(first="good.toml", second=name))
    refused(montjoy_("check", path), f'"{name}" in the archive: {says}')


def test_what_a_system_puts_into_an_archive_is_read_over(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: an archive made on a Mac was refused.  An empty one is called so."""
    made = io.BytesIO(archive(head='extends = "standard"\n' + TREASURE))
    with zipfile.ZipFile(made, "a") as into:
        for name in ("__MACOSX/mine/._head.toml", "mine/.DS_Store", "Thumbs.db"):
            into.writestr(name, "x")
    assert ": valid content pack" in montjoy_("check", written(tmp_path / "pack.zip", made.getvalue())).stdout
    refused(montjoy_("check", written(tmp_path / "empty.zip", zipped())), "there is no file in the archive")


def test_as_many_lines_as_the_table_reads(montjoy_: Call, tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    assert montjoy_("check", written(path, HOUSE + "#\n" * (20_000 - HOUSE.count("\n")))).exit_code == 0
    refused(montjoy_("check", written(path, HOUSE + "#\n" * 20_000)), "20,005 lines", "at most 20,000")


# ---- bytes -----------------------------------------------------------------------------------------------------------
def test_a_byte_order_mark_is_read_over(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """Red before: refused.  Lines are still told, also of the first."""
    path = written(tmp_path / "x.toml", b"\xef\xbb\xbf" + HOUSE.encode())
    assert montjoy_("check", path).exit_code == 0
    written(path, b"\xef\xbb\xbf" + HOUSE.replace("Slow", "").encode())
    refused(montjoy_("check", path), f"{path}:1: name is empty")
    montjoy_("play", "rudern", "sortie", "--seed", "00" * 32, "--seat", "KAT=bot:random", "--seat", "SVE=bot:random")
    (record,) = (home / "games").glob("*.jsonl")
    written(record, b"\xef\xbb\xbf" + record.read_bytes())
    for command in ("verify", "check", "replay"):
        assert montjoy_(command, record).exit_code == 0, command


@pytest.mark.parametrize("command", [("check",), ("odds", "rudern"), ("play", "rudern"), ("play", "rudern", "--house")])
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the file is empty"), (" \n\n", "the file is empty"),
        ('{"name": "x"}', "this is JSON; write TOML"), ('\n [ {"name": "x"} ]\n', "this is JSON; write TOML"),
        ('{\n  "fight": "assault"\n}\n', "this is JSON; write TOML"),
    ],
)
def test_an_empty_file_and_json(montjoy_: Call, tmp_path: Path, command: tuple[str, ...], text: str, says: str) -> None:
    """Red before: a regular expression, and advice about records."""
    path = written(tmp_path / "x.toml", text)
    assert refused(montjoy_(*command, path), says).startswith(f"{path}:")


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("README.md", "# Title\nDon't.\n", "README.md:2: this is no TOML: a text in quotes is not closed; check reads scenarios"),
        ("mine.txt", "a = 1\nb\n", "mine.txt:2: this is no TOML"), ("mine.toml", "a = 1\nb\n", "mine.toml:2: this is no `key = "),
        ("other.toml", "[package]\n[x-y]\n[z1]\n", "other.toml: no game knows any of its keys: package, x-y, z1; check reads"),
        ("picture.png", b"\x89PNG\0", "so it is not text; check reads"),
    ],
)
def test_what_is_none_of_our_files_is_told_what_check_reads(
    montjoy_: Call, tmp_path: Path, name: str, text: str | bytes, says: str
) -> None:
    """Red before: a page was TOML with a fault, and any TOML a content pack of Drakborgen with wrong keys."""
    refused(montjoy_("check", str(written(tmp_path / name, text))), says)


def test_a_folder_of_single_files(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: `check docs/examples` read it as a content pack of Drakborgen."""
    examples = Path(__file__).parents[2] / "docs" / "examples"
    refused(montjoy_("check", examples), f"{examples}: this is a folder, and no game reads the files in it as one; name the")
    refused(montjoy_("check", tmp_path), "this is a folder, and no .toml file is in it; check reads scenarios")
    written(tmp_path / "mine" / "head.toml", 'extends = "standard"\n')
    written(tmp_path / "mine" / "more.toml", TREASURE)
    assert "valid content pack for Drakborgen Legenden" in montjoy_("check", tmp_path / "mine").stdout


def test_what_a_text_looks_like_is_said_in_words(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: an id was answered by `of the form ^[A-Za-z]...`."""
    path = written(tmp_path / "x.toml", 'id = "9"\ntitle = "X"\n')
    for slug in ("clusta", "massbattle", "rudern"):
        assert "Latin letter" in refused(montjoy_("check", "--game", slug, path)), slug

    def patterns(x: Any) -> set[str]:
        inside = x.values() if isinstance(x, dict) else x if isinstance(x, list) else ()
        mine = {x["pattern"]} if isinstance(x, dict) and isinstance(x.get("pattern"), str) else set()
        return mine.union(*map(patterns, inside))

    for slug, load in games().items():
        assert patterns(msgspec.json.schema(load().scenario)) <= set(FORMS), slug


def test_a_key_that_is_like_none_is_not_taken_for_one(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: `goto: there is no such key; did you mean "option"?`, which shares three letters with it."""
    text = '[[rule]]\nid = "RE-1"\ntitle = "x"\n\ntext = "x"\ngoto = "RE-2"\n'
    refused(montjoy_("check", written(tmp_path / "rulebook.toml", text)), "goto: there is no such key; there are 15, for")


# ---- where it is -----------------------------------------------------------------------------------------------------
def test_files_are_called_as_they_were_typed(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: both were called "x.toml"."""
    for name in ("a/x.toml", "b/x.toml"):
        written(tmp_path / name, "name = 3\n")
    said = montjoy_("check", "a/x.toml", "b/x.toml").stderr.splitlines()
    assert [line.partition(" ")[0] for line in said if " name: " in line] == ["a/x.toml:1:", "b/x.toml:1:"]
    written(tmp_path / "a" / "good.toml", HOUSE)
    assert montjoy_("check", "a/good.toml").stdout == "a/good.toml: valid house rule for The Rudern War\n"
    refused(montjoy_("verify", "a/none.jsonl"), "a/none.jsonl: there is no such file")


CASES = {
    "rudern": ('fight = "assault"\nplace = "tow"\n[attacker]\nfoot = 6\n', "place", 2),
    "drakborgen": ('hero = "H01"\nmonster = "ork"\n', "monster", 2),
    "massbattle": ('scale = 7\n[attacker]\ntype = "orcs"\n[defender]\ntype = "orcs"\n[meeting]\nkind = "melee"\n', "scale", 1),
}


@pytest.mark.parametrize("slug", CASES)
def test_json_says_key_and_what_would_work(montjoy_: Call, tmp_path: Path, slug: str) -> None:
    """Red before: both were empty."""
    text, key, line = CASES[slug]
    path = written(tmp_path / "case.toml", text)
    (told,) = json.loads(montjoy_("check", path, "--json").stdout)
    assert (told["key"], told["line"]) == (key, line) and told["would_work"], told


def test_json_of_a_scenario_and_of_its_unit_table(montjoy_: Call, tmp_path: Path) -> None:
    good = (home(games()["rudern"]()) / "scenarios" / "two_lords.toml").read_text("utf-8")
    written(tmp_path / "mine.toml", good.replace("foot = 6", "fot = 6", 1))
    (told,) = json.loads(montjoy_("check", "mine.toml", "--json").stdout)
    assert told["key"] == "banners[1].units" and told["would_work"] == 'did you mean "foot"?'
    written(tmp_path / "units.toml", default_table().replace('"foot"       ,       1', '"foot"       ,      -1', 1))
    written(tmp_path / "mine.toml", 'unit_table = "units.toml"\n' + good)
    (told,) = json.loads(montjoy_("check", "mine.toml", "--json").stdout)
    assert (told["path"], told["key"]) == ("units.toml", "rows[1].field") and told["line"] > 5


# ---- unit tables -----------------------------------------------------------------------------------------------------
def rows_of(text: str) -> dict[str, int]:
    return {line.split('"')[1]: n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith('[ "')}


@pytest.mark.parametrize("cell", ["1.5", "[2]", "2026-01-01"])
def test_a_cell_that_is_neither_number_nor_text_is_told_with_its_place(montjoy_: Call, tmp_path: Path, cell: str) -> None:
    """Red before: the first line of `rows`, and rows[2][2]."""
    text = (home(games()["rudern"]()) / "units" / "default.toml").read_text("utf-8")
    path = written(tmp_path / "mine.toml", text.replace('"cavalry"    ,       2', f'"cavalry"    , {cell}', 1))
    assert refused(montjoy_("check", path), "does not fit").startswith(f"{path}:{rows_of(text)['cavalry']}: rows[2].field: ")


def test_a_unit_table_without_rows(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: wanted was a list of at most 60, which one without rows is."""
    path = written(tmp_path / "mine.toml", 'columns = ["type"]\nrows = []\n')
    refused(montjoy_("check", path), "wanted is a list of 1 to 60")


def test_a_unit_table_is_told_row_and_column(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: the file was named twice, a type that stands twice had no row."""
    text, path = default_table(), tmp_path / "mine.toml"
    lines = rows_of(text)
    twice = text.replace('"shadow_foot"', '"cavalry"    ', 1)
    said = refused(montjoy_("check", written(path, twice)), f"(before in row 2, line {lines['cavalry']})")
    assert said.startswith(f'{path}:{lines["shadow_foot"]}: rows[3].type: "cavalry" stands there twice')
    said = refused(montjoy_("check", written(path, text.replace('"legion"     ,       3', '"legion"     ,     "x"', 1))))
    assert said.startswith(f'{path}:{lines["legion"]}: rows[5].field: "x" does not fit; wanted is a whole number')
    assert said.count("mine.toml") == 1
    fight = 'fight = "assault"\nplace = "town"\n[attacker]\nfoot = 6\n[options]\nunit_table = "mine.toml"\n'
    case = written(tmp_path / "case.toml", fight)
    for command in (("check", case), ("odds", "rudern", case)):
        assert refused(montjoy_(*command)).startswith(f"{path}:{lines['legion']}: rows[5].field: ")


@pytest.mark.parametrize(
    ("old", "new", "row", "says"),
    [
        ('"" ],', '"" ]', None, "a comma is missing behind ]"),
        ('"elephant"   ,       4,', '"elephant"   ,       4 ', "elephant", "a comma is missing behind 4"),
        ('"legion"     ,', '"legion"      ', "legion", 'a comma is missing behind "legion"'),
    ],
)
def test_a_missing_comma_is_told_where_it_is_missing(
    montjoy_: Call, tmp_path: Path, old: str, new: str, row: str | None, says: str
) -> None:
    """Red before: "a list is not closed", with another line."""
    text = (home(games()["rudern"]()) / "units" / ("default.toml" if row else "heavy.toml")).read_text("utf-8")
    assert old in text
    path = written(tmp_path / "mine.toml", text.replace(old, new, 1))
    line = rows_of(text)[row or "foot"]
    said = refused(montjoy_("check", path), says)
    assert said.startswith(f"{path}:{line}: ") and "(column " in said


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("units = { foot = 5 general = 1 }\n", 1, "a comma is missing behind 5"),
        ("a = [\n 1,\n 2\n # more\n 3\n]\n", 3, "a comma is missing behind 2"),
        ("a = [ 1, 2\nname = 'x'\n", 2, "a list is not closed"),
        ("a = [\n[1, 2]\n\n[other]\nx = 1\n", 4, "a list is not closed"),
    ],
)
def test_a_comma_or_a_bracket(montjoy_: Call, tmp_path: Path, text: str, line: int, says: str) -> None:
    path = written(tmp_path / "x.toml", text)
    assert refused(montjoy_("check", path), says).startswith(f"{path}:{line}: ")


# ---- names -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("table", "key"), [("factions", "factions[2].name"), ("provinces", "provinces[2].name")])
def test_two_of_one_name_are_refused_with_both_lines(montjoy_: Call, tmp_path: Path, table: str, key: str) -> None:
    """Red before: accepted, and nobody knew of which was spoken."""
    lines = (home(games()["rudern"]()) / "scenarios" / "two_lords.toml").read_text("utf-8").splitlines()
    heads = [n for n, line in enumerate(lines) if line.strip() == f"[[{table}]]"]
    first, second = (next(n for n in range(at, len(lines)) if lines[n].split("=")[0].strip() == "name") for at in heads[:2])
    lines[second] = lines[first].upper().replace("NAME", "name")
    path = written(tmp_path / "mine.toml", "\n".join(lines) + "\n")
    said = refused(montjoy_("check", path), f"is also the name of {table}[1] (line {first + 1})")
    assert said.startswith(f"{path}:{second + 1}: {key}: ")


def test_two_sides_of_one_name_and_two_commanders(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: accepted, as two factions were."""
    text = (home(games()["massbattle"]()) / "scenarios" / "bridge.toml").read_text("utf-8").replace('"The orcs"', '"the town"')
    says = f'"the town" is also the name of sides[1] (line {text[: text.index(chr(34) + "The town")].count(chr(10)) + 1})'
    refused(montjoy_("check", written(tmp_path / "mine.toml", text)), "sides[2].name", says)
    text = (home(games()["clusta"]()) / "scenarios" / "skirmish.toml").read_text("utf-8")
    for id in ("anna", "otto"):
        text += f'\n[[commanders]]\nside = "ransards"\nid = "{id}"\nname = "Ulf"\nleader_value = 2\nhex = "0404"\n'
    said = refused(montjoy_("check", written(tmp_path / "mine.toml", text)), "of the ransards has that name too (line ")
    assert ".name: commanders[" in said


def test_a_place_named_by_a_picture_leaves_the_map_straight(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: its line was two columns longer than the others.  Columns of provinces end where they did."""
    from montjoy.words.width import columns, shortened

    text = (home(games()["rudern"]()) / "scenarios" / "two_lords.toml").read_text("utf-8")
    names = msgspec.toml.decode(text)["provinces"]
    plain = montjoy_("play", "rudern", written(tmp_path / "a.toml", text), "--seat", "KAT=human", typed="quit\n").stdout
    pictures = ["🏰🏰", "👨‍👩‍👧", "東京", "❤️"]
    for province, name in zip(names, pictures, strict=False):
        text = text.replace(f'"{province["name"]}"', f'"{name}"')
    drawn = montjoy_("play", "rudern", written(tmp_path / "b.toml", text), "--seat", "KAT=human", typed="quit\n").stdout

    def heads(said: str) -> list[list[int]]:
        rules = [line for line in said.splitlines() if "(" in line and line.count("─") > 4 and not line.startswith("──")]
        return [[columns(line[:at]) for at, sign in enumerate(line) if sign == "─" and line[at + 1 : at + 2] in (" ", "")]
                for line in rules]

    ends = {end for row in heads(plain) for end in row}
    assert len(ends) == 3 and {end for row in heads(drawn) for end in row} == ends
    assert [columns(name) for name in pictures] == [4, 2, 4, 2]
    assert shortened("🏰🏰", 3) == "🏰"


def test_a_game_whose_fights_have_no_schema_is_not_told_that_it_has_none(montjoy_: Call) -> None:
    """Red before: "Drakborgen has no fights that can be described in a file", which `odds drakborgen FILE` belied."""
    for slug in ("clusta", "drakborgen"):
        refused(montjoy_("check", "--schema", "case", "--game", slug), "says nothing in a JSON Schema of its fights")


# ---- several values that do not fit ---------------------------------------------------------------------------------------
WRONG = """id = 5
title = "The ford"
points = "many"
nonsense = 3
board = { width = "w", height = 12 }
sides = [
    { name = "The guard", seats = ["guard"], rows = [1, "4"], troops = [{ type = "orcs", men = "ten" }] },
    { seats = ["orcs"], rows = [7, 10], troops = [{ type = "orcs", men = 15 }] },
]
"""


def test_all_values_that_do_not_fit_are_told_at_once(montjoy_: Call, tmp_path: Path) -> None:
    """Not one a run: kinds, keys that there are not, and what is missing."""
    path = tmp_path / "ford.toml"
    path.write_text(WRONG, "utf-8")
    said = montjoy_("check", path, "--game", "massbattle")
    assert said.exit_code == 2
    *faults, read_as = said.stderr.splitlines()
    assert read_as == "ford.toml was read as: scenario of Mass Battle"
    keys = [line.removeprefix(f"{path}:").split(":")[:2] for line in faults]
    assert [(line, key.strip()) for line, key in keys] == [
        ("1", "id"), ("3", "points"), ("4", "nonsense"), ("5", "board.width"),
        ("7", "sides[1].rows[2]"), ("7", "sides[1].troops[1].men"), ("8", "sides[2]"),
    ]  # fmt: skip
    assert faults[-1].endswith('"name" is missing; wanted is a text in quotes of at most 80 characters')
    path.write_text(WRONG.replace("5\n", '"ford"\n', 1).replace('"many"', "30"), "utf-8")
    assert len(montjoy_("check", path, "--game", "massbattle").stderr.splitlines()) == 5 + 1, "what is mended is told no more"


def test_faults_of_a_file_are_told_up_to_a_number(tmp_path: Path) -> None:
    """A hostile file is not read over and over."""
    rows = "".join(f"x{n} = 1\n" for n in range(500))
    with pytest.raises(files.BadFile) as bad:
        files.toml_of(rows.encode(), "many.toml", House)
    assert len(bad.value.also) == messages.MOST_FAULTS - 1


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_printed_tables_of_a_game_are_known(
    montjoy_: Call, slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red before: a game's own tables.toml was read as a group's own rows, or as a scenario, and refused."""
    path = home(games()[slug]()) / "tables.toml"
    said = montjoy_("check", path)
    assert said.exit_code == 0 and "the printed tables of " in said.stdout
    planted = tmp_path / "tables.toml"
    planted.write_text('[one]\nrule = "XX-9"\na = 1\n' + path.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(in_a_game, "at_home", lambda *folders: games()[slug]())
    wrong = montjoy_("check", planted)
    assert wrong.exit_code == 2 and "one: XX-9 is no rule of" in wrong.stderr


# ---- for which game, and with what --------------------------------------------------------------------------------------------
def test_it_is_said_for_which_game_and_as_what_a_file_was_read(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: a scenario of Mass Battle that lacks some tables was told Clusta's keys, and of no file which game's it was."""
    side = '[[sides]]\nname = "%s"\nseats = ["%s"]\nrows = [%d, %d]\ntroops = [{ type = "orcs", men = 15 }]\n'
    text = 'id = "ford"\ntitel = "The ford"\n' + side % ("The guard", "guard", 1, 4) + side % ("The orcs", "orcs", 7, 10)
    said = montjoy_("check", path := written(tmp_path / "mine.toml", text))
    assert said.exit_code == 2 and "titel: there is no such key" in said.stderr
    assert said.stderr.splitlines()[-1].startswith("mine.toml was read as: scenario of Mass Battle. If it is for another game")
    (told,) = json.loads(montjoy_("check", path, "--json").stdout)
    assert (told["game"], told["kind"]) == ("massbattle", "a scenario of Mass Battle")
    named = montjoy_("check", path, "--game", "massbattle").stderr.splitlines()[-1]
    assert named == "mine.toml was read as: scenario of Mass Battle"
    (right,) = json.loads(montjoy_("check", written(tmp_path / "slow.toml", HOUSE), "--json").stdout)
    assert (right["game"], right["kind"]) == ("rudern", "a house rule for The Rudern War")


def rule_of(folder: Path, name: str, *switches: str) -> Path:
    text = f'name = "{name}"\nreplaces = "DL-13, DL-13.3e"\nsays = "It is so."\n[set]\n'
    return written(folder / f"{name}.toml", text + "".join(f"{each} = true\n" for each in switches))


def test_a_house_rule_that_needs_another_is_told_and_the_next_file_is_read(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: no file, no line, no other file, nothing with --json.  Named together they are read together."""
    cancel, both = rule_of(tmp_path, "cancel", "monsters_may_cancel"), rule_of(tmp_path, "both", "multi_fight", "advanced_phases")
    slow = written(tmp_path / "slow.toml", HOUSE)
    said = montjoy_("check", cancel, slow)
    assert f"{cancel}:5: monsters_may_cancel needs multi_fight (DL-13" in said.stderr and said.exit_code == 2
    assert f"{slow}: valid house rule" in said.stdout
    told, right = json.loads(montjoy_("check", cancel, slow, "--json").stdout)
    assert (told["line"], told["key"], right["ok"]) == (5, "set.monsters_may_cancel", True) and told["would_work"]
    assert montjoy_("check", cancel, both, slow).exit_code == 0
    again = rule_of(tmp_path, "again", "advanced_phases")
    said = montjoy_("check", both, again)
    assert f'{again}:5: set.advanced_phases: "both" sets it too' in said.stderr
    refused(montjoy_("play", "drakborgen", "--house", cancel), "line 5", "monsters_may_cancel needs multi_fight")


# ---- files that belong together ---------------------------------------------------------------------------------------------
def test_folders_in_the_folder_of_a_pack_are_read(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: read from an archive only; a fault in them was told by nobody."""
    written(tmp_path / "mine" / "head.toml", 'extends = "standard"\n')
    written(tmp_path / "mine" / "treasures" / "treasures.toml", TREASURE)
    assert "treasures: there are 19" in montjoy_("check", tmp_path / "mine").stdout
    row = written(tmp_path / "mine" / "treasures" / "treasures.toml", TREASURE.replace("5]", "-5]"))
    assert refused(montjoy_("check", tmp_path / "mine")).startswith(f"{row}:4: treasures.TC90.gm")
    deep = written(tmp_path / "mine" / "a" / "b" / "c.toml", TREASURE)
    assert refused(montjoy_("check", tmp_path / "mine"), "a folder within a folder; one level is read").startswith(f"{deep}: ")


def packed(path: Path, **members: str) -> Path:
    """An archive of files by their whole names: `mine__head` is mine/head.toml."""
    with zipfile.ZipFile(path, "w") as into:
        for name, text in members.items():
            into.writestr(f"{name.replace('__', '/')}.toml", text)
    return path


DELVE = (home(games()["drakborgen"]()) / "scenarios" / "two.toml").read_text("utf-8")


def test_a_scenario_and_its_pack_in_one_archive(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: "there is no such key in a pack".  Two files of one name in two folders are two files."""
    night = 'pack = "mine"\n' + DELVE
    path = packed(tmp_path / "a.zip", night=night, mine__rooms='extends = "standard"\n', mine__more=TREASURE)
    assert montjoy_("check", path).stdout == f"{path}: valid scenario of Drakborgen Legenden\n"
    packed(path, night=night, a__rows='extends = "standard"\n', b__rows=TREASURE.replace("5]", "-5]"))
    assert refused(montjoy_("check", path)).startswith(f"{path}/b/rows.toml:4: treasures.TC90.gm")
    packed(path, night=night, other=night.replace('id = "', 'id = "x'), mine='extends = "standard"\n')
    refused(montjoy_("check", path), "night.toml and other.toml are scenarios or house rules; an archive holds one")


def test_a_house_rule_and_its_unit_table_in_one_archive(montjoy_: Call, tmp_path: Path) -> None:
    house = HOUSE.replace('rounding = "down"', 'unit_table = "mine.toml"')
    path = packed(tmp_path / "a.zip", heavy=house, mine=default_table())
    assert montjoy_("check", path).stdout == f"{path}: valid house rule for The Rudern War\n"
    packed(path, heavy=house)
    says = f'{path}/heavy.toml:5: set.unit_table: "mine.toml" did not come along; send both in one archive (.zip)'
    assert refused(montjoy_("check", path)).startswith(says)


def test_a_map_and_its_scenario_in_one_archive(montjoy_: Call, tmp_path: Path) -> None:
    folder = home(games()["clusta"]())
    scenario = (folder / "scenarios" / "skirmish.toml").read_text("utf-8")
    cove = (folder / "maps" / "cove.toml").read_text("utf-8")
    path = packed(tmp_path / "a.zip", bay=scenario.replace('map   = "cove"', 'map = "mine.toml"'), mine=cove)
    assert ": valid scenario of The Battle for Clusta Noba" in montjoy_("check", path).stdout


def test_a_zip_that_is_none_is_called_so(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: "this is no TOML"."""
    refused(montjoy_("check", written(tmp_path / "a.zip", HOUSE)), "this is no archive (.zip) that can be read; make it anew")


# ---- what a game is made of -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", sorted(games()))
def test_every_file_of_a_game_is_known(slug: str) -> None:
    """Red before: how a game is played, its pictures, its law, its lesson, maps, packs: each refused as a wrong scenario."""
    for path in sorted(home(games()[slug]()).rglob("*.toml")):
        assert check.recognise(path, ""), path


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("tutorial/pictures.toml", 'scenario = "', 'scenario = "x', "picture[1].scenario: "),
        ("tutorial/lesson.toml", 'seat', 'saet', "saet: there is no such key"),
        ("locales/sv/how.toml", 'caption = "', 'caption = "" # "', "a picture and its caption go together"),
        ("locales/cs/law.toml", '[RW-GEN-01]', '[RW-GEN-99]', 'RW-GEN-99: RW-GEN-99 is no rule of this game; did you mean'),
        ("maps/cove.toml", 'bridgehead', 'bridgehaed', "bridgehaed: there is no such key"),
    ],
)
def test_what_is_wrong_with_a_part_of_a_game(
    montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, says: str
) -> None:
    game = games()["clusta" if name.startswith("maps") else "rudern"]()
    text = (home(game) / name).read_text("utf-8")
    path = written(tmp_path / name, text.replace(old, new, 1))
    monkeypatch.setattr(in_a_game, "at_home", lambda *folders: None if name.startswith("maps") else game)
    monkeypatch.setattr(own_parts, "home", lambda game: tmp_path)
    said = montjoy_("check", path)
    assert said.exit_code == 2 and says in said.stderr and str(path) in said.stderr, said.stderr


def test_a_map_is_known(montjoy_: Call, tmp_path: Path) -> None:
    cove = (home(games()["clusta"]()) / "maps" / "cove.toml").read_text("utf-8")
    assert montjoy_("check", written(tmp_path / "m.toml", cove)).stdout.endswith(": valid map of The Battle for Clusta Noba\n")


def test_a_key_that_stands_there_already_is_not_what_was_meant(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: `did you mean "columns"?`, beside `columns`."""
    path = written(tmp_path / "mine.toml", 'colour = "red"\n' + default_table())
    said = refused(montjoy_("check", path), "line 1", "colour: there is no such key")
    assert "columns" not in said
    bare = written(tmp_path / "bare.toml", default_table().replace("\ncolumns", "\ncolour", 1))
    refused(montjoy_("check", bare), 'did you mean "columns"?')


@pytest.mark.parametrize("slug", sorted(games()))
def test_a_title_of_blanks_is_refused(montjoy_: Call, tmp_path: Path, slug: str) -> None:
    """Red before: accepted, and a list of scenarios had an empty line."""
    first = min((home(games()[slug]()) / "scenarios").glob("*.toml"))
    path = written(tmp_path / "mine.toml", re.sub("(?m)^title *= .*$", 'title = " "', first.read_text("utf-8"), count=1))
    refused(montjoy_("check", path), "line", "title is empty; give it a title")
