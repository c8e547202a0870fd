"""Words for pages and messages: of a game, or of the server itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from montjoy.core.game import Game
from montjoy.words import Words


class PageWords(Words):
    """Words for pages, where the same sentences stand again and again: each is made once."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.kept: dict[Any, str] = {}
        self.fixed: dict[str, str] = {}                      # messages without arguments
        self.colours: Mapping[str, int] = {}                 # of the sides of this table

    def once(self, key: tuple[Any, ...], make: Callable[[], str]) -> str:
        """The same words for what is equal; where a key cannot be kept, they are made each time."""
        try:
            return self.kept[key]
        except KeyError:
            if len(self.kept) > 20_000:
                self.kept.clear()
            self.kept[key] = said = make()
            return said
        except TypeError:
            return make()

    def question(self, asked: Any) -> str:
        ask = getattr(asked, "ask", asked)
        if getattr(asked, "before", None) is not None:
            return super().question(asked)
        return self.once(("question", type(ask), ask), lambda: super(PageWords, self).question(asked))

    def option(self, option: Any, asked: Any = None) -> str:
        ask = getattr(asked, "ask", None)
        key = ("option", type(option), option, ask if isinstance(ask, str) else None)
        return self.once(key, lambda: super(PageWords, self).option(option, asked))

    def item(self, item: Any) -> str:
        return self.once(("item", type(item), item), lambda: super(PageWords, self).item(item))

    def name(self, id: str) -> str:
        return self.once(("name", type(id), id), lambda: super(PageWords, self).name(id))

    def pieces(self, counts: Mapping[str, int] | Sequence[tuple[str, int]]) -> str:
        there = tuple(dict(counts).items())
        return self.once(("pieces", there), lambda: super(PageWords, self).pieces(there))

    def joined(self, things: Sequence[Any]) -> str:
        key = ("joined", tuple(things), *map(type, things))
        return self.once(key, lambda: super(PageWords, self).joined(things))

    def text(self, message: str, **args: Any) -> str:
        if not args:
            return self.fixed.get(message) or self.fixed.setdefault(message, super().text(message))
        key = (message, *[(name, type(value), value) for name, value in args.items()])
        return self.once(key, lambda: super(PageWords, self).text(message, **args))


@lru_cache(64)
def plain_words(lang: str) -> Words:
    """The server's own words, of no game."""
    return PageWords(None, lang, isolate=True, cite=False)


_games: dict[tuple[type, str, str, str], Words] = {}        # another class of the same slug has words of its own


def words_of(game: Game, scenario: Any, lang: str) -> Words:
    """The words of a table; kept, as they are the same for every page of it."""
    colours = game.telling.colours(scenario) if game.telling is not None else {}
    key = (type(game), repr(sorted(game.names(scenario).items())), repr(colours), lang)
    if key not in _games:
        if len(_games) > 200:
            _games.clear()
        _games[key] = words = PageWords(game, lang, game.names(scenario), isolate=True, cite=False)
        words.colours = colours
    return _games[key]


def words_of_game(game: Game, lang: str) -> Words:
    """The words of a game without a table: types and places by their own names."""
    key = (type(game), "", "", lang)
    if key not in _games:
        _games[key] = PageWords(game, lang, isolate=True, cite=False)
    return _games[key]


def colours_of(w: Words) -> Mapping[str, int]:
    """By side, the number of its colour; empty for words of no table."""
    return w.colours if isinstance(w, PageWords) else {}


def said(w: Words, message: str) -> str:
    """A message that need not be there: in the reader's language, else in English, else nothing."""
    return w.found(message) or (Words(w.game, "en", isolate=True).found(message) if w.lang != "en" else "")
