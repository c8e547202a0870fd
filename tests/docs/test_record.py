"""docs/record.md: what stands in a record's lines, and what a program does with a record that is older or newer than itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from tests.suite.subjects import all_games, recorded

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text("utf-8")
Lines = list[dict[str, Any]]


def table(head: str) -> list[str]:
    """The codes of a table's first column."""
    rows = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [code for row in rows for code in re.findall("`([^`]+)`", row.split(" | ")[0])]


def test_every_field_of_the_header_and_every_type_of_line_is_told() -> None:
    assert sorted(table("in the header")) == sorted(["type", *rec.Header.__struct_fields__])
    assert sorted(table("type")) == sorted(str(kind.__struct_config__.tag) for kind in get_args(rec.Entry))


@cache
def whole() -> bytes:
    game = all_games()[0]
    session = recorded(game, next(iter(game.scenarios)), 5)
    return jsonlines.dump(session.header, session.entries)


def changed(change: Callable[[Lines], None]) -> bytes:
    """A record whose lines somebody has changed."""
    lines: Lines = [json.loads(line) for line in whole().splitlines()]
    change(lines)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def first_die(lines: Lines) -> dict[str, Any]:
    return next(line for line in lines if line["type"] == "die")


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[0].update(weather="fine"),
        lambda lines: first_die(lines).update(weather="fine"),
        lambda lines: lines[0].pop("format"),
    ],
    ids=["in the header", "in a line", "no format"],
)
def test_a_field_that_is_not_known_is_passed_over_and_gone_when_the_record_is_written(change: Callable[[Lines], None]) -> None:
    data = changed(change)
    assert jsonlines.dump(*jsonlines.load(data)) == whole() != data


def test_a_line_without_the_law_of_its_die_is_written_without_it() -> None:
    again = jsonlines.dump(*jsonlines.load(changed(lambda lines: first_die(lines).pop("law"))))
    assert "law" not in first_die([json.loads(line) for line in again.splitlines()])
    assert again.count(b'"law"') == whole().count(b'"law"') - 1


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: lines.append({"type": "weather"}), 0),
        (lambda lines: lines[1].update(type="weather"), 2),
        (lambda lines: first_die(lines).pop("why"), 0),
        (lambda lines: first_die(lines).update(scope=3), 0),
        (lambda lines: lines[0].pop("commitment"), 1),
    ],
    ids=["another type at the end", "another type", "a field is missing", "a field is another", "the header lacks one"],
)
def test_what_cannot_be_read_is_refused_with_its_line(change: Callable[[Lines], None], line: int) -> None:
    data = changed(change)
    other = [n for n, (a, b) in enumerate(zip(data.splitlines(), whole().splitlines(), strict=False), 1)
             if json.loads(a) != json.loads(b)] or [data.count(b"\n")]  # fmt: skip
    with pytest.raises(jsonlines.BadRecord) as bad:
        jsonlines.load(data)
    assert bad.value.line == (line or other[0]) and not isinstance(bad.value, jsonlines.OtherFormat)


@pytest.mark.parametrize("more", [{}, {"seats": 3, "scenario": []}], ids=["else the same", "all otherwise"])
def test_another_format_is_refused_at_line_1_whatever_else_is_there(more: dict[str, Any]) -> None:
    """Red before: a record of a format in which the header says anything otherwise was called no record of Montjoy's."""
    data = changed(lambda lines: lines[0].update(format=rec.FORMAT + 1, **more))
    with pytest.raises(jsonlines.OtherFormat, match=f"has format {rec.FORMAT + 1}; this Montjoy reads format {rec.FORMAT}"):
        jsonlines.load(data)
