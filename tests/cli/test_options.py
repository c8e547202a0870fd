"""`options GAME`: the switches that a house rule may set."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.content import rulebook
from montjoy.core.game import games, home
from tests.cli.conftest import one_line
from tests.cli.test_bad_input import refused

Call = Callable[..., Any]
SLUGS = ("clusta", "drakborgen", "massbattle", "rudern")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_switch_is_listed_with_all_that_a_house_rule_needs(montjoy_: Call, slug: str) -> None:
    """Red before: there was no such command, and `rules --search option` shows no switch."""
    game = games()[slug]()
    listed = {one["name"]: one for one in json.loads(montjoy_("options", slug, "--json").stdout)}
    assert set(listed) == set(game.options.__struct_fields__)
    defaults, rules = msgspec.to_builtins(game.options()), {rule.id for rule in rulebook.load(game).rules}
    for name, one in listed.items():
        assert one["default"] == defaults[name] and one["says"] and one["rule"] in rules and one["title"], name
        assert one["default"] in one["values"] or one["free"] or one["least"] is not None, name
        for value in one["values"]:
            if "*" not in str(value) and not one["needs"]:
                game.read_options({name: value})
    said = one_line(montjoy_("options", slug).stdout)
    for one in listed.values():
        assert f"{one['name']} = " in said and f"({one['rule']})" in said and " ".join(one["says"].split()[:4]) in said


def test_one_switch_and_a_word(montjoy_: Call) -> None:
    said = montjoy_("options", "rudern", "besieger_column").stdout
    assert 'besieger_column = "place" | "field"' in said and 'Usual: "place"' in said and "(RW-ASLT-05)" in said
    assert "rounding" not in said
    found = json.loads(montjoy_("options", "rudern", "--search", "RW-ASLT-05", "--json").stdout)
    assert [one["name"] for one in found] == ["besieger_column"]
    says = 'There is no switch "besiger_column"; did you mean "besieger_column"?'
    refused(montjoy_("options", "rudern", "besiger_column"), says)
    refused(montjoy_("options", "rudren"), 'did you mean "rudern"?')
    none = montjoy_("options", "rudern", "--search", "unicorn")
    assert none.exit_code == 1 and none.stdout == "" and '"unicorn"' in none.stderr
    assert montjoy_("options", "rudern", "--search", "unicorn", "--json").stdout == "[]\n"


def test_a_switch_that_needs_another_and_one_that_is_a_number(montjoy_: Call) -> None:
    (fight,) = json.loads(montjoy_("options", "drakborgen", "chaos_rules", "--json").stdout)
    assert fight["needs"] == "multi_fight"
    (limit,) = json.loads(montjoy_("options", "massbattle", "round_limit", "--json").stdout)
    assert (limit["least"], limit["most"], limit["default"]) == (0, 1000, 20)
    assert "from 1 to 1000" in montjoy_("options", "massbattle", "round_limit").stdout
    assert "0 | 7" in montjoy_("options", "drakborgen", "combat_timer_seconds").stdout


@pytest.mark.parametrize(
    ("lang", "says"),
    [("sv", ["ur ortens kolumn", "Vanligen:", "(fältets)"]), ("cs", ["ze sloupce", "Obvykle:", "(pole)"]), ("he", ["בדרך כלל:"])],
)
def test_in_the_readers_language(montjoy_: Call, lang: str, says: list[str]) -> None:
    """What is typed stays as it is, with what it is called beside it."""
    said = montjoy_("options", "rudern", "besieger_column", "--lang", lang).stdout
    assert 'besieger_column = "place"' in said and "Before walls" not in said
    assert not [word for word in says if word not in said], said


def test_a_game_of_somebody_else(montjoy_: Call, cards: str) -> None:
    said = montjoy_("options", cards, "raise_by")
    assert said.exit_code == 0 and 'raise_by = "double" | "one"' in said.stdout and "(CD-8)" in said.stdout


@pytest.mark.usefixtures("fought_plainly")
def test_odds_and_studies_take_options_too(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: "No such option '--option'", so that a switch could be tried only in a file."""
    case = tmp_path / "charge.toml"
    case.write_text('fight = "assault"\nplace = "town"\n[attacker]\nfoot = 4\ncavalry = 4\n[defender]\nfoot = 4\n', "utf-8")
    house = tmp_path / "house.toml"
    house.write_text('name = "X"\nreplaces = "RW-ASLT-05"\nsays = "Y."\n[set]\nbesieger_column = "field"\n', "utf-8")

    def answer(*more: str | Path) -> Any:
        return json.loads(montjoy_("odds", "rudern", case, "--json", *more).stdout)["outcomes"]

    plain, switched = answer(), answer("--option", "besieger_column=field")
    assert switched == answer("--house", house) != plain
    assert answer("--house", house, "--option", "besieger_column=place") == plain             # what is typed comes last
    undone = montjoy_("odds", "rudern", case, "--house", house, "--option", "besieger_column=place").stdout
    assert "House rule X: not in force, as the command line sets it otherwise." in undone and "Y." not in undone
    undone = montjoy_("study", "rudern", "sortie", "-n", "2", "--house", house, "--option", "besieger_column=place").stdout
    assert "House rule X: not in force" in undone and "Y." not in undone
    said = montjoy_("odds", "rudern", case, "--option", "besieger_column=field").stdout
    assert "  Option: besieger_column = field\n" in said
    studied = montjoy_("study", "rudern", case, "-n", "50", "--option", "besieger_column=field")
    assert studied.exit_code == 0 and "Option: besieger_column = field" in studied.stdout
    played = montjoy_("study", "rudern", "sortie", "-n", "2", "--option", "besieger_column=field")
    assert played.exit_code == 0 and "Option: besieger_column = field" in played.stdout
    for command in (("odds", "rudern", case), ("study", "rudern", case), ("study", "rudern", "sortie")):
        refused(montjoy_(*command, "--option", "besieger_column=feild"), 'it is one of "place", "field"')
        refused(montjoy_(*command, "--option", "besieger_column"), "write NAME=VALUE")


def test_a_rule_is_told_with_all_its_options(montjoy_: Call) -> None:
    """RW-SIEGE-06 names one and is named by another; DL-13 names three."""
    told = [line.strip() for line in montjoy_("rules", "rudern", "RW-SIEGE-06").stdout.splitlines()]
    named = [line for line in told if line.startswith("Option: ")]
    assert named == ["Option: assault_wait = round", "Option: besieged_impulse = true"]
    told = [line.strip() for line in montjoy_("rules", "drakborgen", "DL-13").stdout.splitlines()]
    assert len([line for line in told if line.startswith("Option: ")]) == 3


# ---- before the command --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("typed", [("--lang", "sv", "games"), ("--lang=sv", "games"), ("games", "--lang", "sv")])
def test_an_option_before_its_command_is_taken_as_behind_it(montjoy_: Call, typed: tuple[str, ...]) -> None:
    """Red before: "No such option '--lang'. Did you mean '--lan'?", of another command."""
    said = montjoy_(*typed)
    assert said.exit_code == 0 and "Fältslag" in said.stdout and said.stderr == ""


def test_several_options_before_a_command_with_more_behind_it(montjoy_: Call, home: Path) -> None:
    said = montjoy_("--plain", "--lang", "cs", "play", "rudern", "two_lords", "--seed", "5", typed="quit\n")
    assert said.exit_code == 0 and said.stdout.splitlines()[-1].strip().endswith("--lang cs --plain")


def test_options_of_the_table_stay_its_own(montjoy_: Call) -> None:
    """`--store games` names a file of that name; a language is told where it is chosen."""
    assert "montjoy serve --help" in montjoy_("--store", "games", "--bogus").stderr
    told = one_line(montjoy_("--lang", "sv").stderr)
    assert "language of the browser" in told and "montjoy games --lang sv" in told and "--lan'" not in told


def test_a_house_rule_that_is_undone_does_not_stand_at_the_head_nor_in_the_record(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: everybody at the table read a sentence that was not true."""
    house, record = tmp_path / "house.toml", tmp_path / "x.jsonl"
    house.write_text('name = "X"\nreplaces = "RW-ASLT-05"\nsays = "Y it is."\n[set]\nbesieger_column = "field"\n', "utf-8")
    play = ("play", "rudern", "sortie", "--house", house, "--record", record)
    said = montjoy_(*play, "--option", "besieger_column=place", typed="quit\n").stdout
    assert "House rule X: not in force, as the command line sets it otherwise." in said and "Y it is" not in said
    assert json.loads(record.read_text("utf-8").splitlines()[0])["house"] == []
    record.unlink()
    assert "Y it is." in montjoy_(*play, "--option", "besieger_column=field", typed="quit\n").stdout


def test_a_unit_table_that_a_house_rule_names_lies_beside_it(montjoy_: Call, tmp_path: Path) -> None:
    """RW-GEN-14  Red before: `check` called a rule valid whose table is not there, and `play` looked for it where one stood."""
    folder = tmp_path / "rules"
    folder.mkdir()
    house = folder / "heavy.toml"
    house.write_text('name = "X"\nreplaces = "RW-GEN-14"\nsays = "Y."\n[set]\nunit_table = "mine.toml"\n', "utf-8")
    wrong = montjoy_("check", house)
    assert wrong.exit_code == 2 and 'heavy.toml:5: unit_table = "mine.toml": there is no such file' in wrong.stderr
    assert "heavy.toml:5: unit_table" in montjoy_("play", "rudern", "sortie", "--house", house).stderr
    table = home(games()["rudern"]()) / "units" / "heavy.toml"
    (folder / "mine.toml").write_bytes(table.read_bytes())
    assert montjoy_("check", house).exit_code == 0
    record = tmp_path / "x.jsonl"
    assert montjoy_("play", "rudern", "sortie", "--house", house, "--record", record, typed="quit\n").exit_code == 0
    assert json.loads(record.read_text("utf-8").splitlines()[0])["scenario"]["units"]["rows"][0]["field"] == 2
    case = tmp_path / "charge.toml"
    case.write_text('fight = "assault"\nplace = "town"\n[attacker]\nfoot = 4\n[defender]\nfoot = 4\n', "utf-8")
    told = [json.loads(montjoy_("odds", "rudern", case, "--json", *more).stdout)["outcomes"]
            for more in (("--house", house), ("--option", "unit_table=heavy"))]
    assert told[0] == told[1]


def test_a_switch_that_may_be_a_list_says_how_one_is_written(montjoy_: Call) -> None:
    """Red before: only `"all"`."""
    says = " ".join(montjoy_("options", "clusta", "blackblood_units").stdout.split())
    assert 'blackblood_units = "all" | a list of unit numbers from 1 to 99, as in [1, 2]' in says
