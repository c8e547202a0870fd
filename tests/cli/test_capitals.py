"""What stands alone begins with a capital: seats, prompts, odds, and what a seat alone knows, whatever their names begin with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

Call = Callable[..., Any]


def test_seats_prompts_and_the_card_begin_with_a_capital(montjoy_: Call) -> None:
    out = montjoy_("play", "clusta", "skirmish", "--as", "trakorians", typed="quit\n").stdout
    assert "\n  The Trakorians: a person at this keyboard\n" in out and "\nThe Trakorians> " in out
    assert "\n  The Ransards: you are hostile\n" in out and not re.search(r"^ {0,2}the (Trak|Rans)", out, re.MULTILINE)


def test_odds_begin_with_a_capital(montjoy_: Call) -> None:
    out = montjoy_("play", "rudern", "siege_of_a_town", "--seed", "7", typed="1\nend\nodds 1\nquit\n").stdout
    assert "    The town falls: 0%" in out and "    the town falls" not in out


def test_a_report_begins_with_a_capital(montjoy_: Call, tmp_path: Path) -> None:
    record = tmp_path / "cove.jsonl"
    people = ("--seat", "trakorians=human", "--seat", "ransards=human")
    montjoy_("play", "clusta", "skirmish", *people, "--by-mail", "--record", record)
    assert "- The Ransards: you are hostile" in montjoy_("report", record, "trakorians").stdout
