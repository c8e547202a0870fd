"""The pages for authors name commands and options that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from montjoy.cli import cli

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
