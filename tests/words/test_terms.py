"""The glossary and the rules of style that can be read off a text: `terms.toml` has the words, for each language its own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from montjoy.words import LANGUAGES
from tests.words import catalog
from tests.words.missing import folder

ALL = "all"
OWNERS = {"core": "montjoy.core", **{slug: f"montjoy.games.{slug}" for slug in catalog.installed()}}


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern that is not said, and what is said instead."""

    no: str = msgspec.field(name="not")
    say: str
    of: tuple[str, ...] = tuple(OWNERS)
    keys: str = ""
    exceptions: tuple[str, ...] = msgspec.field(name="except", default=())


class Text(msgspec.Struct, frozen=True):
    """One way in which a message, or a part of it, may read."""

    owner: str
    key: str
    words: str


@lru_cache(None)
def terms() -> dict[str, tuple[Term, ...]]:
    """By language; under ALL those of every language."""
    tables = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))
    return msgspec.convert(tables, dict[str, tuple[Term, ...]])


def terms_of(lang: str) -> tuple[Term, ...]:
    return (*terms()[ALL], *terms().get(lang, ()))


# ---- what is read ----------------------------------------------------------------------------------------------------
@lru_cache(None)
def texts(lang: str) -> tuple[Text, ...]:
    """Every message of a language; in English also the scenarios' titles and stories, which stand in their files."""
    found = [text for owner, package in OWNERS.items() for message in catalog.written(folder(package), lang).values()
             for text in texts_of(owner, message)]
    return tuple([*found, *scenarios()] if lang == "en" else found)


def texts_of(owner: str, message: ftl.Message) -> Iterator[Text]:
    parts = {message.id.name: message.value} | {f"{message.id.name}.{x.id.name}": x.value for x in message.attributes}
    for key, pattern in parts.items():
        for words in readings(pattern) if pattern else ():
            yield Text(owner, key, words)


def scenarios() -> Iterator[Text]:
    for path in sorted(catalog.SOURCE.glob("games/*/scenarios/*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        for field in ("title", "says"):
            yield Text(path.parts[-3], f"scenario-{path.stem}-{field}", data[field].strip())


def readings(pattern: ftl.Pattern) -> list[str]:
    """A text as it usually reads, then with each of its choices in turn."""
    parts = [readings_of(element) for element in pattern.elements]
    usual = [part[0] for part in parts]
    found = ["".join(usual)]
    for n, part in enumerate(parts):
        found += ["".join([*usual[:n], other, *usual[n + 1:]]) for other in part[1:]]
    return found


def readings_of(element: Any) -> list[str]:
    match element:
        case ftl.TextElement() | ftl.StringLiteral() | ftl.NumberLiteral():
            return [element.value]
        case ftl.Placeable():
            return readings_of(element.expression)
        case ftl.SelectExpression():
            branches = sorted(element.variants, key=lambda variant: not variant.default)
            return [words for branch in branches for words in readings(branch.value)]
        case ftl.VariableReference():
            return [f"{{ ${element.id.name} }}"]
        case ftl.FunctionReference():
            return [f"{{ {' '.join(f'${x}' for x in sorted(catalog.names_in(element)[0]))} }}"]
    return [f"{{ {element.id.name} }}"]


# ---- what is not said ------------------------------------------------------------------------------------------------
def faults(found: tuple[Text, ...], terms: tuple[Term, ...]) -> list[str]:
    """Every text that says what is not said, with what to say."""
    return [f"{text.owner}, {text.key}: {text.words!r} says {said!r}; say: {term.say}"
            for term in terms for text in found if (said := says(text, term)) and text.key not in term.exceptions]


def says(text: Text, term: Term) -> str:
    """What a text holds of a term's pattern, "" if nothing."""
    if text.owner not in term.of or not re.search(term.keys, text.key):
        return ""
    hit = re.search(term.no, text.words)
    return hit.group() if hit else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_keeps_to_the_terms(lang: str) -> None:
    wrong = faults(texts(lang), terms_of(lang))
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_exception_is_left_over(lang: str) -> None:
    for term in terms().get(lang, ()):
        used = {text.key for text in texts(lang) if says(text, term)}
        assert not set(term.exceptions) - used, f"{lang}, {term.no!r}: no message needs these exceptions any more"


def test_a_table_is_of_a_language_or_of_all() -> None:
    assert set(terms()) <= {ALL, *LANGUAGES}


PLANTED = """
Shown = { $count ->
    [one] A { $seat ->
        [red] red
       *[other] forbidden
    } thing
   *[other] Things
  }.
refused = No
    .try = { NAMED($way, "forbidden") } and { forbidden }: a forbidden one
"""


def planted() -> tuple[Text, ...]:
    return tuple(text for entry in FluentParser().parse(PLANTED).body for text in texts_of("rudern", entry))


def test_a_message_is_read_with_each_of_its_choices() -> None:
    assert [text.words for text in planted()] == [
        "Things.", "A forbidden thing.", "A red thing.", "No", "{ $way } and { forbidden }: a forbidden one",
    ]


def test_a_word_that_is_not_said_is_found_in_a_choice_and_in_a_part() -> None:
    term = Term("forbidden (thing|one)", "allowed")
    assert faults(planted(), (term,)) == [
        "rudern, Shown: 'A forbidden thing.' says 'forbidden thing'; say: allowed",
        "rudern, refused.try: '{ $way } and { forbidden }: a forbidden one' says 'forbidden one'; say: allowed",
    ]


@pytest.mark.parametrize(
    "term",
    [Term("forbidden thing", "", exceptions=("Shown",)), Term("forbidden thing", "", keys="^r"),
     Term("forbidden", "", of=("core",))],
)
def test_a_term_may_be_of_some_messages_only(term: Term) -> None:
    assert faults(planted(), (term,)) == []
