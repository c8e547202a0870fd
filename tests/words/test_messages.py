"""Everything that can be said has a message in English, with all its arguments; nothing is written for nobody in any language.
What the other languages lack says `missing.py`."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from montjoy.core.content import law
from montjoy.core.effects import No
from montjoy.core.game import games
from montjoy.core.session.streams import Asked
from montjoy.table.tables import catalogue
from montjoy.words import LANGUAGES, Words
from tests.suite.many import some, times
from tests.words import catalog
from tests.words import missing as listing
from tests.words.catalog import HERE, Subject
from tests.words.missing import OTHERS, folder, missing

GAMES = catalog.installed()
PACKAGES = ["montjoy.core", *(f"montjoy.games.{slug}" for slug in GAMES)]


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


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_has_a_message(package: str) -> None:
    assert catalog.missing(catalog.subjects(package), all_of(package, "en")) == []


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_s_message_has_no_full_stop(package: str, lang: str) -> None:
    """It is set behind it.  Red before: of bad dice two stood there."""
    refusals = [message for message in own(package, lang).values() if any(a.id.name == "try" for a in message.attributes)]
    texts = {message.id.name: FluentSerializer().serialize_entry(ftl.Message(message.id, message.value)) for message in refusals}
    assert refusals and [name for name, text in texts.items() if re.search(r"\.$", text, re.MULTILINE)] == []


def test_what_a_language_lacks_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message, a rule's title, a choice and a word of the order language that only English has; nothing else is lacking."""
    there = catalog.written

    def lacking(folder: Path, lang: str) -> dict[str, ftl.Message]:
        left_out = ("Over", "RW-GEN-05", "page-game") if lang == "cs" else ()
        return {name: message for name, message in there(folder, lang).items() if name not in left_out}

    tabled = catalog.tabled

    def lacking_in_tables(folder: Path, lang: str) -> set[str]:
        return tabled(folder, lang) - ({"orders.toml dash"} if lang == "cs" else set())

    before = {package: missing(package, "cs") for package in ("montjoy.core", "montjoy.games.rudern", "montjoy.games.clusta")}
    monkeypatch.setattr(catalog, "written", lacking)
    monkeypatch.setattr(catalog, "tabled", lacking_in_tables)
    assert {*missing("montjoy.games.clusta", "cs")} - {*before["montjoy.games.clusta"]} >= {"orders.toml dash"}
    assert {*missing("montjoy.core", "cs")} - {*before["montjoy.core"]} == {"Over"}
    assert {*missing("montjoy.games.rudern", "cs")} - {*before["montjoy.games.rudern"]} >= {"RW-GEN-05", "page-game"}


def test_what_english_lacks_is_listed_first(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A message just begun in the rules and written nowhere yet: that is what CI fails on."""
    there = catalog.written
    monkeypatch.setattr(catalog, "written", lambda folder, lang: {k: m for k, m in there(folder, lang).items() if k != "Over"})
    monkeypatch.setattr(catalog, "installed", dict)
    assert listing.main(["--missing"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [f"montjoy.core, {lang}" for lang in ("en", *OTHERS)]
    assert all("Over" in line for line in lines)


def test_a_rule_that_is_not_in_the_law_of_another_language_yet_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new `[[rule]]` needs no Hebrew before it lands; a language in which the law is not written lacks nothing of it."""
    there = dict(law.articles(games()["massbattle"](), "he"))
    rule, _ = there.popitem()
    monkeypatch.setattr(law, "articles", lambda game, lang: there if lang == "he" else {})
    assert missing("montjoy.games.massbattle", "he") == [f"law.toml {rule}"]
    assert missing("montjoy.games.massbattle", "sv") == []


def test_a_reason_that_is_no_text_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`no("X-1", why)` names no message that could be looked for: where it stands and what would do, and no traceback."""
    (tmp_path / "montjoy").mkdir()
    (tmp_path / "montjoy" / "rules.py").write_text('\nno("X-1", why, place=place)\n')
    monkeypatch.setattr(catalog, "SOURCE", tmp_path / "montjoy")
    monkeypatch.setattr(catalog, "subjects", lambda package: catalog.reasons(catalog.SOURCE))
    assert listing.main(["--missing"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("montjoy/rules.py, line 2: a reason stands as a plain text")


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
    """No other messages and arguments than English has; helpers of grammar are a language's own."""
    english, here = own(package, "en"), own(package, lang)
    helpers = {name for m in here.values() for name in catalog.names_in(m)[1]}
    extra = set(here) - set(english) - helpers - set(catalog.rules(package)) - {x for x in here if x.startswith(catalog.OFFERED)}
    helpers_of_english = {name for m in english.values() for name in catalog.names_in(m)[1]}
    assert sorted(extra) == []
    assert sorted(catalog.tabled(folder(package), lang) - catalog.tabled(folder(package), "en")) == []
    known = {x.name for x in catalog.subjects(package)} | catalog.HELPERS
    for name in set(english) & set(here) - known - helpers - helpers_of_english:
        if english[name].value and here[name].value and not name.startswith(("piece-", "name-")):
            more = catalog.variables(here[name].value, all_of(package, lang)) - catalog.variables(
                english[name].value, all_of(package, "en")
            )
            assert not more, f"{lang}: {name} uses {more}, English does not"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", GAMES)
def test_no_words_are_left_over_of_what_a_new_table_offers(slug: str, lang: str) -> None:
    """Chapters, scenarios and choices are English in the game's TOML."""
    needed, may = catalog.offered(GAMES[slug])
    here = {name for name in own(f"montjoy.games.{slug}", lang) if name.startswith(catalog.OFFERED)}
    assert sorted(here - needed - may) == []


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


def faults(words: Words) -> list[str]:
    """What could not be said as it should be; that another language than English lacks a message is said elsewhere."""
    return [problem for problem in words.problems if words.lang == "en" or not problem.startswith(f"{words.lang}: no message ")]


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


@pytest.mark.parametrize("isolate", [False, True][: times(1, 2)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_all_is_said_with_every_count(package: str, lang: str, isolate: bool) -> None:
    game = GAMES.get(package.rpartition(".")[2])
    names = {"kiertz": "Kiertz", "kiertz:kind": "town", "kiertz0": "Kiertz Nought"}
    words = Words(game, lang, names, isolate)
    for x in catalog.subjects(package):
        for n, text in some([*product((0, 1, 2, 5), ("kiertz", "foot", ""))], 2):
            line = said(words, x, n, text)
            assert line.strip() and "{" not in line and "???" not in line, (x.name, n, line)
            assert "\n" not in line, (x.name, line)
            assert isolate or not set(line) & {"\u2068", "\u2069"}, line
    assert faults(words) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_pieces_in_every_case_and_count(slug: str, lang: str) -> None:
    words = Words(GAMES[slug], lang)
    for piece in catalog.unit_types(GAMES[slug]):
        for n in (0, 1, 2, 5, 21):
            for case in ("nom", "acc", "gen", "bare"):
                line = words._voice.pieces(piece.removeprefix("piece-"), n, case)
                assert line and "{" not in line and (n < 3 or str(n) in line)
    assert faults(words) == []


# ---- the checks themselves ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("package", PACKAGES)
def test_in_hebrew_the_sign_of_per_cent_goes_with_its_number(package: str) -> None:
    """Red before: behind the isolate of a number it stands on the other side of it, %75.  A message of the two alone, or a text
    that begins with a mark of left to right, holds them together."""
    together = r"[\w-]+ = \{ \$[\w-]+ \}%|    \} \{ \$it \}%"
    for path in sorted(folder(package).glob("he/*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            assert not re.search(r"\$[\w-]+ \} ?%", line) or re.fullmatch(together, line), line


@pytest.mark.parametrize("package", PACKAGES)
def test_in_hebrew_a_square_and_a_roll_stand_from_left_to_right(package: str) -> None:
    """Red before: between isolates a comma or a plus takes the way of the line, and 10,35 became 35,10.  A mark of left to right
    stands on both sides."""
    for path in sorted(folder(package).glob("he/*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            found = re.findall(r"(.?)\{ \$[\w-]+ \}(?:,\{ \$[\w-]+ \}|\{ attack-bonus \})(.?)", line)
            assert all(both == ("\u200e", "\u200e") for both in found), line


def test_in_hebrew_a_bonus_and_what_it_is_for_stand_from_right_to_left() -> None:
    """Red before: the first strong sign of the two was the mark before the number, so the isolate they stand in was read from
    left to right, and what the bonus was for stood before it."""
    for b in (4, -1):
        says = Words(GAMES["massbattle"], "he").text("attack-modifier", a="flank", b=b)
        assert says.startswith(f"\u200f\u200e{'+' if b > 0 else '−'}{abs(b)} ("), says


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
