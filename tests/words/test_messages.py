"""Everything that can be said has a message in each language, with all its arguments; nothing is written for nobody."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from montjoy.core.effects import No
from montjoy.core.session.streams import Asked
from montjoy.table.tables import catalogue
from montjoy.words import LANGUAGES, Words
from tests.words import catalog
from tests.words.catalog import HERE, SOURCE, Subject

GAMES = catalog.installed()
PACKAGES = ["montjoy.core", *(f"montjoy.games.{slug}" for slug in GAMES)]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def folder(package: str) -> Any:
    return HERE if package == "montjoy.core" else SOURCE / "games" / package.rpartition(".")[2] / "locales"


def own(package: str, lang: str) -> dict[str, ftl.Message]:
    return catalog.written(folder(package), lang)


def all_of(package: str, lang: str) -> dict[str, ftl.Message]:
    return catalog.written(HERE, lang) | own(package, lang)


def elsewhere(package: str) -> set[str]:
    """Messages that are used without being an event, a question, an option or a refusal."""
    named = catalog.words_in_code()
    if package == "montjoy.core":
        return named
    return named | catalog.unit_types(GAMES[package.rpartition(".")[2]]) | set(catalog.rules(package))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_everything_has_a_message(package: str, lang: str) -> None:
    assert catalog.missing(catalog.subjects(package), all_of(package, lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_messages_use_only_arguments_that_there_are(package: str, lang: str) -> None:
    assert catalog.unknown_arguments(catalog.subjects(package), all_of(package, lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_written_for_nobody(package: str, lang: str) -> None:
    messages = own(package, lang)
    dynamic = {name for name in messages if name.startswith(catalog.dynamic_prefixes())}
    assert catalog.unused(catalog.subjects(package), messages, elsewhere(package) | dynamic) == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_says_what_english_says(package: str, lang: str) -> None:
    """The same messages, with no other arguments than English has; helpers of grammar are a language's own."""
    english, here = own(package, "en"), own(package, lang)
    helpers = {name for m in here.values() for name in catalog.names_in(m)[1]}
    extra = set(here) - set(english) - helpers - set(catalog.rules(package)) - {x for x in here if x.startswith(catalog.OFFERED)}
    helpers_of_english = {name for m in english.values() for name in catalog.names_in(m)[1]}
    assert (sorted(set(english) - set(here) - helpers_of_english), sorted(extra)) == ([], [])
    known = {x.name for x in catalog.subjects(package)} | catalog.HELPERS
    for name in set(english) & set(here) - known - helpers - helpers_of_english:
        if english[name].value and here[name].value and not name.startswith(("piece-", "name-")):
            more = catalog.variables(here[name].value, all_of(package, lang)) - catalog.variables(
                english[name].value, all_of(package, "en")
            )
            assert not more, f"{lang}: {name} uses {more}, English does not"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_has_a_title(slug: str, lang: str) -> None:
    messages = own(f"montjoy.games.{slug}", lang)
    assert [rule for rule in catalog.rules(f"montjoy.games.{slug}") if rule not in messages] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_new_table_offers_is_said_in_every_language(slug: str, lang: str) -> None:
    """Chapters, scenarios and choices are English in the game's TOML; red where one has no words here, or words are left over."""
    needed, may = catalog.offered(GAMES[slug])
    here = {name for name in own(f"montjoy.games.{slug}", lang) if name.startswith(catalog.OFFERED)}
    assert (sorted(needed - here), sorted(here - needed - may)) == ([], [])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_is_said_of_a_choice_names_its_values_as_the_list_does(slug: str, lang: str) -> None:
    """A text that goes value by value ("Yes: ... No: ...") calls each as the list calls it; red where one is called otherwise."""
    words = Words(GAMES[slug], lang)
    for name, values in catalogue.values_of(GAMES[slug]).items():
        says = words.title(f"page-option-{name}-says").casefold()
        called = {catalogue.value_words(name, value, words).casefold() for value in values}
        assert len(called) == len(values), f"{name}: two values have one name"
        explained = {each for label in re.findall(r"[.:] ([^.:]+):", f". {says}") for each in label.split(", ")}
        assert not explained & called or called <= explained, f"{name}: {sorted(called - explained)}"


# ---- said aloud ------------------------------------------------------------------------------------------------------
def said(words: Words, x: Subject, n: int, text: str) -> str:
    if x.refusal:
        facts: dict[str, Any] = {fact: text if text else n for fact in x.args if not fact.endswith("-kind")}
        return words.refusal(No("", x.name, facts))
    if x.cls is None:
        ask = x.name.replace("-", ".")
        asked = Asked(1, "choose", ask, (0, 1, n))
        return words.question(asked) + words.option(n, asked)
    thing = catalog.built(x.cls, n, text)
    return words.item(thing) if not x.cls.__module__.endswith("rulings") else words.ruling(thing)


@pytest.mark.parametrize("isolate", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_all_is_said_with_every_count(package: str, lang: str, isolate: bool) -> None:
    game = GAMES.get(package.rpartition(".")[2])
    names = {"kiertz": "Kiertz", "kiertz:kind": "town", "kiertz0": "Kiertz Nought"}
    words = Words(game, lang, names, isolate)
    for x in catalog.subjects(package):
        for n in (0, 1, 2, 5):
            for text in ("kiertz", "foot", ""):
                line = said(words, x, n, text)
                assert line.strip() and "{" not in line and "???" not in line, (x.name, n, line)
                assert "\n" not in line, (x.name, line)
                assert isolate or not set(line) & {"\u2068", "\u2069"}, line
    assert words.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_pieces_in_every_case_and_count(slug: str, lang: str) -> None:
    words = Words(GAMES[slug], lang)
    for piece in catalog.unit_types(GAMES[slug]):
        for n in (0, 1, 2, 5, 21):
            for case in ("nom", "acc", "gen", "bare"):
                line = words._voice.pieces(piece.removeprefix("piece-"), n, case)
                assert line and "{" not in line and (n < 3 or str(n) in line)
    assert words.problems == []


# ---- the checks themselves ---------------------------------------------------------------------------------------------
def test_a_missing_message_is_found() -> None:
    messages = dict(catalog.written(HERE, "cs"))
    del messages["Rolled"], messages["paused"]
    assert set(catalog.missing(catalog.subjects("montjoy.core"), messages)) == {"Rolled", "paused"}


def test_a_refusal_that_does_not_say_what_would_work_is_found() -> None:
    bare = ftl.Message(ftl.Identifier("paused"), ftl.Pattern([ftl.TextElement("Paused")]))
    messages = catalog.written(HERE, "en") | {"paused": bare}
    assert catalog.missing(catalog.subjects("montjoy.core"), messages) == ["paused.try"]


def test_an_unused_message_is_found() -> None:
    planted = ftl.Message(ftl.Identifier("NeverSaid"), ftl.Pattern([ftl.TextElement("...")]))
    messages = {"Rolled": catalog.written(HERE, "en")["Rolled"], "NeverSaid": planted}
    assert "NeverSaid" in catalog.unused(catalog.subjects("montjoy.core"), messages)


def test_an_unknown_argument_is_found() -> None:
    variable = ftl.Placeable(ftl.VariableReference(ftl.Identifier("colour")))
    messages = catalog.written(HERE, "en") | {"Over": ftl.Message(ftl.Identifier("Over"), ftl.Pattern([variable]))}
    assert catalog.unknown_arguments(catalog.subjects("montjoy.core"), messages) == ["Over: $colour"]
