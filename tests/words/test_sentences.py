"""A sentence begins with a capital, also where a name or a part of a sentence stands at its beginning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from montjoy.core.game import games
from montjoy.table.tables.replay import Turning
from montjoy.table.web.pages.course import turning_words
from montjoy.words import Words
from tests.words.catalog import SOURCE

STOP = re.compile(r"[.!?] $")
SMALL = re.compile("[\"“”„(]*[a-zåäöáčďéěíňóřšťúůýž]")


def slips(pattern: Any, begins: bool = False) -> Iterator[str]:
    """What begins a sentence within a message and has no capital for certain: text of ours in small letters, or an argument as it
    stands.  Other messages, which begin as they like, are not followed."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if begins and SMALL.match(element.value):
                yield element.value
            begins = bool(STOP.search(element.value)) if element.value.strip() else begins
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from slips(variant.value, begins)
        elif begins and isinstance(expression, ast.VariableReference):
            yield f"${expression.id.name}"
        begins = False


@pytest.mark.parametrize("lang", ["en", "sv", "cs"])
def test_what_follows_a_full_stop_has_a_capital(lang: str) -> None:
    """Red where a name that begins small stands first in a sentence as it is, and not as START($name)."""
    found = []
    for file in sorted(SOURCE.rglob(f"locales/{lang}/*.ftl")):
        for message in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(message, ast.Message):
                patterns = [message.value, *(attribute.value for attribute in message.attributes)]
                found += [(file.name, message.id.name, slip) for pattern in patterns if pattern for slip in slips(pattern)]
    assert found == []


@pytest.mark.parametrize(("lang", "said"), [("en", "round 4. The Trakorians went"), ("sv", "runda 4. Trakorierna")])
@pytest.mark.parametrize("isolate", [True, False])
def test_the_turning_point_of_a_campaign(lang: str, said: str, isolate: bool) -> None:
    """Its side is called "the Trakorians" within a sentence, and begins one here."""
    game = games()["clusta"]()
    words = Words(game, lang, isolate=isolate)
    text = turning_words(Turning(before=0.4, after=0.6, side="trakorians", label="1.4", item=1), words)
    assert said in "".join(c for c in text if c not in "\u2068\u2069")
