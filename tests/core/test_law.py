"""The law in another language than English: read, and compared with the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from montjoy.core.content import files, law, rulebook
from montjoy.core.content.law import Article, differences
from montjoy.core.content.rulebook import Rule
from montjoy.core.game import games, home

BOOK = (Rule(id="X-1", title="One", text="As X-2.1 says."), Rule(id="X-2.1", title="Two", text="Two dice.", ruling="Or three."))
WELL = {"X-1": Article("Som X-2.1 säger."), "X-2.1": Article("Två tärningar.", "Eller tre.")}


def test_a_law_that_says_what_the_rulebook_says_has_no_fault() -> None:
    assert differences(BOOK, WELL) == []


WRONG = [
    ({**WELL, "X-3": Article("Tre.")}, "X-3 is no rule of this game"),
    (dict(reversed(WELL.items())), "the rules stand in another order than in the rulebook"),
    ({**WELL, "X-1": Article(" ")}, "X-1 says nothing"),
    ({**WELL, "X-2.1": Article("Två tärningar.")}, "X-2.1: a ruling stands in one of the two languages alone"),
    ({**WELL, "X-1": Article("Ingenting.")}, "X-1 refers to X-2.1 in one of the two languages alone"),
    ({**WELL, "X-2.1": Article("Se X-1.", "Eller tre.")}, "X-2.1 refers to X-1 in one of the two languages alone"),
]


@pytest.mark.parametrize(("there", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_law_that_says_something_else_is_told_what(there: dict[str, Article], said: str) -> None:
    assert said in differences(BOOK, there)


LAWS = [(slug, lang) for slug, load in sorted(games().items()) for lang in law.languages(load()) if lang != law.ENGLISH]


@pytest.mark.parametrize(("slug", "lang"), LAWS)
def test_the_law_of_a_game_says_in_its_language_what_the_rulebook_says(slug: str, lang: str) -> None:
    """Red where a rule is too many, in another order, or refers to other rules; or a ruling stands on one side alone.  What is
    missing may wait: `words --missing` lists it."""
    assert law.faults(games()[slug](), lang) == []


def test_a_key_that_no_law_has_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "law.toml"
    path.write_text('[X-1]\ntext = "Ett."\nruleing = "Två."\n', "utf-8")
    with pytest.raises(files.BadFile, match="ruleing"):
        files.read_toml(path, dict[str, Article])


def test_a_rule_that_is_not_written_in_a_language_is_read_in_english() -> None:
    game = games()["rudern"]()
    rules = rulebook.load(game).rules
    assert [(rule, lang) for rule, lang in law.said(game, rules, "xx")] == [(rule, "en") for rule in rules]
    assert law.languages(game)[0] == "en" and all((home(game) / "locales" / lang).is_dir() for lang in law.languages(game))
