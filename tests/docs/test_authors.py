"""The pages for authors name commands and options that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from montjoy.cli import cli
from montjoy.terminal import check

ROOT = Path(__file__).resolve().parents[2]


def commands(group: click.Group) -> Iterator[click.Command]:
    for command in group.commands.values():
        yield command
        if isinstance(command, click.Group):
            yield from commands(command)


@pytest.mark.parametrize("page", ["authors", "house-rules", "first-hour"])
def test_every_option_of_the_page_is_one_of_a_command(page: str) -> None:
    """Red before: authors.md named `--scenario`."""
    text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
    there = {option for command in commands(cli) for param in command.params for option in param.opts}
    codes = [code for code in re.findall("`[^`\n]+`|^\\$ .*$", text, re.MULTILINE) if "grep" not in code]
    named = {option for code in codes for option in re.findall(r"--[a-z][a-z-]+", code)}
    assert named and named <= there, named - there


@pytest.mark.parametrize("page", ["docs/authors", "docs/house-rules", "docs/first-hour", "README"])
def test_every_command_of_the_page_is_there(page: str) -> None:
    text = (ROOT / f"{page}.md").read_text("utf-8")
    named = set(re.findall(r"python3 start\.py ([a-z][a-z-]*)", text)) - {"test", "screenshots", "install"}
    assert named and named <= set(cli.commands), named - set(cli.commands)


def test_least_and_most_of_content_stand_in_a_page_and_in_the_schema() -> None:
    """Red before: neither."""
    from montjoy.core.game import games, home

    def bounds(schema: dict[str, Any], row: str, column: str) -> tuple[int, int]:
        found = schema["$defs"][row]["properties"][column]
        return found["minimum"], found["maximum"]

    rows, units = (check.schema("content", slug) for slug in ("drakborgen", "rudern"))
    assert bounds(units, "UnitType", "cost") == bounds(units, "UnitType", "steps_per_resource") == (0, 999)
    assert (home(games()["rudern"]()) / "units" / "README.md").read_text("utf-8").count("0 to 999") == 2
    assert bounds(rows, "HeroCard", "agility") == bounds(rows, "CardRow", "combat_points") == (1, 99)
    assert bounds(rows, "HeroCard", "charges") == bounds(rows, "MonsterValues", "combat_points") == (0, 99)
    assert (bounds(rows, "Treasure", "gm"), bounds(rows, "Item", "gm")) == ((1, 100_000), (0, 100_000))
    assert (bounds(rows, "Powers", "agility"), bounds(rows, "Powers", "heal")) == ((-20, 20), (0, 99))
    said = " ".join((home(games()["drakborgen"]()) / "packs" / "README.md").read_text("utf-8").split())
    for each in ("cards and companions: 1 to 99", "charges: 0 to 99", "a treasure 1 to 100,000", "-20 to 20, all others 0 to 99"):
        assert each in said, each
    assert "bridgehead" in check.schema("content", "clusta")["$defs"]["MapFile"]["properties"]
    troops = check.schema("content", "massbattle")
    assert [bounds(troops, "singles", name) for name in ("save", "attack_bonus", "hp")] == [(2, 20), (0, 40), (1, 2000)]
    said = (home(games()["massbattle"]()) / "README.md").read_text("utf-8")
    assert "`save` goes from 2 to 20, `attack_bonus` from 0 to 40, `hp` from 1 to 2,000" in said


def test_every_kind_of_schema_is_named_and_how_an_editor_takes_one(tmp_path: Path) -> None:
    """Red before: the page named one of them, and no editor."""
    page = (ROOT / "docs" / "authors.md").read_text("utf-8")
    *kinds, last = check.KINDS
    assert f"({', '.join(f'`{kind}`' for kind in kinds)} or `{last}`)" in page
    first = re.search(r"`(#:schema [^`]+)`", page)
    shipped = ROOT / "src" / "montjoy" / "games" / "massbattle" / "scenarios" / "bridge.toml"
    (mine := tmp_path / "mine.toml").write_text(f"{first[1] if first else ''}\n{shipped.read_text('utf-8')}", "utf-8")
    assert check.recognise(mine, "").startswith("a scenario of Mass Battle") and first is not None


def test_house_rules_that_need_each_other_are_checked_together(tmp_path: Path) -> None:
    """As docs/house-rules.md says; red where each is checked by itself."""
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text('name = "a"\nreplaces = "DL-13.3e"\nsays = "a"\n[set]\nmonsters_may_cancel = true\n')
    other.write_text('name = "b"\nreplaces = "DL-13.2b"\nsays = "b"\n[set]\nmulti_fight = true\nadvanced_phases = true\n')
    assert "as if they were played together" in (ROOT / "docs" / "house-rules.md").read_text("utf-8")
    assert check.check([one], "", None) == 2
    assert check.check([one, other], "", None) == 0


def test_the_ids_of_seats_in_a_scenario_are_as_the_page_says() -> None:
    """Red before: the page allowed `red-1` and `1red`, which no scenario may have."""
    for slug in ("drakborgen", "massbattle", "rudern"):
        assert "^[A-Za-z][A-Za-z0-9_]{0,31}$" in str(check.schema("scenario", slug)), slug
    assert "(`red_1`; not `red-1`, nor `1red`), at most 32 in all" in (ROOT / "docs" / "authors.md").read_text("utf-8")


def test_the_numbers_of_hit_dice_are_as_the_page_says() -> None:
    """Red before: "from 20 to 200"."""
    from montjoy.games.massbattle.authoring.armies import VALUES

    lines = (ROOT / "docs" / "massbattle.md").read_text("utf-8").splitlines()
    (line,) = [each for each in lines if each.startswith("| `points` |")]
    assert re.findall(r"`([^`]+)`", line)[1:] == list(VALUES["points"])
