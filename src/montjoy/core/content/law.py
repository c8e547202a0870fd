"""The law in another language than English: `locales/LANGUAGE/law.toml` of a game, for players, in our own words.

    [RW-GEN-01]
    text = "..."              # or between three quotation marks, paragraphs between blank lines
    ruling = "..."            # where the English has one

Titles are messages of the game (`rules.ftl`).  A rule that is missing there is read in English, and `words --missing` lists it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content import files, rulebook
from montjoy.core.game import Game, home

FILE: Final = "law.toml"
ENGLISH: Final = "en"                                        # the language of rulebook.toml


class Article(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rule says in one language."""

    text: str
    ruling: str = ""


def articles(game: Game, lang: str) -> dict[str, Article]:
    """By rule, what stands in that language; empty where the law is not written in it."""
    return {} if lang == ENGLISH else _articles(home(game) / "locales" / lang / FILE)


@lru_cache(64)
def _articles(path: Path) -> dict[str, Article]:
    return files.read_toml(path, dict[str, Article]) if path.exists() else {}


def languages(game: Game) -> tuple[str, ...]:
    """The languages in which the game's law can be read, English first."""
    return _languages(home(game))


@lru_cache(64)
def _languages(folder: Path) -> tuple[str, ...]:
    return (ENGLISH, *sorted(path.parent.name for path in folder.glob(f"locales/*/{FILE}")))


def said(game: Game, rules: Iterable[rulebook.Rule], lang: str) -> list[tuple[rulebook.Rule, str]]:
    """Rules as they are read in a language, each with the language that it is in: that one, or English."""
    there = articles(game, lang)
    return [
        (msgspec.structs.replace(rule, text=there[rule.id].text, ruling=there[rule.id].ruling), lang)
        if rule.id in there else (rule, ENGLISH)
        for rule in rules
    ]  # fmt: skip


# ---- for its author ------------------------------------------------------------------------------------------------------
def missing(game: Game, lang: str) -> list[str]:
    """The rules that the law in a language does not have yet; none where it is not written in it."""
    there = articles(game, lang)
    return [rule.id for rule in rulebook.load(game).rules if rule.id not in there] if there else []


def faults(game: Game, lang: str) -> list[str]:
    """What is wrong with the law in a language, beside the English: rules that there are none of, another order, rulings on one
    side alone, a rule that only one of them refers to."""
    return differences(rulebook.load(game).rules, articles(game, lang))


def differences(rules: Iterable[rulebook.Rule], there: dict[str, Article]) -> list[str]:
    """The same of rules and what stands for them in the other language."""
    book = {rule.id: rule for rule in rules}
    found = [f"{id} is no rule of this game" for id in there if id not in book]
    if not found and [id for id in book if id in there] != list(there):
        found.append("the rules stand in another order than in the rulebook")
    for id in [id for id in book if id in there]:
        rule, article = book[id], there[id]
        if not article.text.strip():
            found.append(f"{id} says nothing")
        if bool(rule.ruling.strip()) != bool(article.ruling.strip()):
            found.append(f"{id}: a ruling stands in one of the two languages alone")
        named, theirs = _named(f"{rule.text} {rule.ruling}", book), _named(f"{article.text} {article.ruling}", book)
        if named != theirs:
            found.append(f"{id} refers to {', '.join(sorted(named ^ theirs))} in one of the two languages alone")
    return found


def _named(text: str, book: dict[str, rulebook.Rule]) -> set[str]:
    """The rules that a text refers to."""
    return {id for id in re.findall(r"[A-Z][A-Z0-9]*(?:[-.][A-Za-z0-9]+)+", text) if id in book}
