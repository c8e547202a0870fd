"""Words for one terminal, and the rules behind what is said."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from montjoy.core.content.vocabulary import bare
from montjoy.core.game import Game
from montjoy.words import LANGUAGES, Words, language


def words_of(game: Game, lang: str, scenario: Any = None, names: Mapping[str, str] | None = None) -> Words:
    """The words of a game in a language; none named: that of the user's system.  `names`: what else is called how."""
    names = game.names(scenario) if scenario is not None else names
    wish = lang or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return Words(game, language(wish), names, ties=True)


def words_for(lang: str) -> Words:
    """Words of no game, in a language; none named: that of the user's system."""
    wish = lang or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return Words(None, language(wish), ties=True)


def languages() -> Sequence[str]:
    return LANGUAGES


class Book:
    """The rulebook of a game, opened when it is first asked for.  `lang`: its rules are read in that language where the law is
    written in it."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self._rules: dict[str, Any] | None = None
        self._laws: dict[str, str] = {}

    @property
    def rules(self) -> dict[str, Any]:
        if self._rules is None:
            from montjoy.core.content import law, rulebook

            said = law.said(self.game, rulebook.load(self.game).rules, self.lang)
            self._rules, self._laws = {rule.id: rule for rule, _ in said}, {rule.id: lang for rule, lang in said}
        return self._rules

    def law_of(self, rule: Any) -> str:
        """The language in which a rule of these stands."""
        return self._laws.get(rule.id, "")

    def find(self, word: str) -> Any:
        """A rule by its number, whatever the case of its letters; None where there is none."""
        wanted = word.strip().strip("()").upper()
        return self.rules.get(wanted) or self.rules.get(word.strip())

    def options_of(self, rule: Any) -> tuple[str, ...]:
        from montjoy.core.content import rulebook

        return rulebook.load(self.game).options_of(rule)

    def search(self, word: str, titled: Callable[[str], str]) -> list[Any]:
        """Rules in whose id, text, title, or title in the reader's language (`titled`) the word stands, with the marks on its
        letters or without."""
        found = {rule.id for rule in self.best_first(word, titled)}
        return [rule for rule in self.rules.values() if rule.id in found]

    def best_first(self, word: str, titled: Callable[[str], str]) -> list[Any]:
        """The same; first those in whose title it begins a
        word, then those in whose text it does."""
        low = bare(word)
        begins = re.compile(rf"\b{re.escape(low)}")
        found = []
        for rule in self.rules.values():
            title = bare(f"{titled(rule.id)} {rule.title}")
            text = bare(f"{rule.id} {title} {rule.text} {getattr(rule, 'ruling', '')}")
            if low in text:
                found.append((not begins.search(title), not begins.search(text), rule))
        return [rule for _, _, rule in sorted(found, key=lambda each: each[:2])]
