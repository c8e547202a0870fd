"""What docs/clusta.md shows is understood: its orders, the umpire's texts, its commands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import montjoy
from montjoy.cli import cli
from montjoy.core.effects import No
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import OrderName, Orders
from montjoy.games.clusta.protocol.vocabulary import said
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.messengers import drafts

TEXT = (Path(montjoy.__file__).parents[2] / "docs" / "clusta.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    assert found
    return found


def test_the_orders_are_understood() -> None:
    for text in blocks("orders"):
        orders = language.read(text)
        assert isinstance(orders, Orders), orders
        assert len(orders.sheets) == 2 and len(orders.business) == 4
        assert language.read(language.write(orders)) == orders


def test_the_umpires_texts_are_understood() -> None:
    assert not [text for text in blocks("plan") if isinstance(schedule.read(text), No)]
    assert not [text for text in blocks("drafts") if isinstance(drafts.read(text), No)]


def test_every_order_is_named() -> None:
    listed = " ".join(TEXT.partition("* **What:**")[2].partition(".")[0].split()).split(", ")
    assert [word.strip() for word in listed] == [said(order, "en") for order in OrderName.__args__]  # type: ignore[attr-defined]


def test_every_scenario_that_is_named_is_there() -> None:
    named = re.findall(r"`(\w+)`", TEXT.partition("The scenarios are")[2].partition(".")[0])
    assert len(named) > 5 and not set(named) - set(game.scenarios)


@pytest.mark.parametrize("line", [line for text in blocks("sh") for line in text.splitlines()])
def test_every_command_is_one(line: str) -> None:
    """Its name, its arguments and options are the command line's."""
    words = shlex.split(line, comments=True)
    assert words[:2] == ["python3", "start.py"]
    command = cli.commands[words[2]]
    command.make_context(words[2], words[3:], resilient_parsing=False)
