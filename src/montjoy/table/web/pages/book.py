"""The rulebooks: to browse, to search, to print; every rule has an address of its own.

A rule's title is in the reader's language, its text in a language in which the law is written: the reader's, where it is, else
English, or another that the address wishes (`?law=sv`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape
from starlette.responses import Response

from montjoy.core.content import files, how_to_play, law, rulebook
from montjoy.core.game import Game, games, home
from montjoy.table.tables import catalogue
from montjoy.table.tables.table import NoTable
from montjoy.table.web import fragments
from montjoy.table.web.call import Call
from montjoy.words import Words, direction_of

MOST_SEARCHED: Final = 80                                    # letters
ADVICE: Final = "advice"


class Entry:
    """A rule as it is read: its title in the reader's language, its text in the language `lang`; `untranslated`: where the others
    are in another one."""

    def __init__(
        self, rule: rulebook.Rule, lang: str, w: Words, named: Iterable[str], switches: dict[str, catalogue.Switch],
        refers: Refers, untranslated: bool,
    ) -> None:
        self.id, self.section, self.advice = rule.id, rule.section, rule.kind == ADVICE
        self.lang, self.direction, self.untranslated = lang, direction_of(lang), untranslated
        self.title = w.title(rule.id) or rule.title
        self.text = refers.paragraphs(rule.text)
        self.ruling = refers.paragraphs(rule.ruling)
        self.switches = [switches[name] for name in named if name in switches]
        self.searched = f"{rule.id} {self.title} {rule.title} {rule.text} {rule.ruling}".lower()


class Refers:
    """Texts that name rules of a game: each such name becomes a link.  `wish`: what its address says of the language."""

    def __init__(self, slug: str, rules: Iterable[rulebook.Rule], wish: str = "") -> None:
        self.slug, self.wish = slug, wish
        ids = sorted((re.escape(rule.id) for rule in rules), key=len, reverse=True)
        self.named = re.compile(f"(?:{'|'.join(ids)})(?![\\w-])") if ids else None

    def paragraphs(self, text: str) -> list[Markup]:
        """A text's paragraphs."""
        return [self.linked(" ".join(part.split())) for part in text.strip().split("\n\n") if part.strip()]

    def linked(self, text: str) -> Markup:
        safe = str(escape(text))
        return Markup(self.named.sub(self._link, safe) if self.named else safe)

    def _link(self, found: re.Match[str]) -> str:
        return f'<a href="/rules/{self.slug}/{found[0]}{self.wish}"><bdi>{found[0]}</bdi></a>'


class Printed:
    """A printed table of tables.toml, whichever of its two shapes it has."""

    def __init__(self, name: str, raw: dict[str, Any]) -> None:
        self.name, self.title = name, catalogue.spaced(name)
        rule = raw.get("rule", "")
        self.rules = rule.replace(",", " ").split() if isinstance(rule, str) else [str(x) for x in rule]
        self.columns = [catalogue.spaced(str(x)) for x in raw.get("columns", ())]
        rows = raw.get("rows")
        if rows is None:
            named = {key: v for key, v in raw.items() if key not in ("rule", "columns", "source")}
            rows = [[key, *(v if isinstance(v, list) else [v])] for key, v in named.items()]
            self.columns = ["", *self.columns] if self.columns else []
        self.rows = [[cell(x) for x in row] for row in rows]


def cell(value: Any) -> str:
    """A value of a printed table."""
    if isinstance(value, bool):
        return "yes" if value else "-"
    if isinstance(value, list):
        return ", ".join(cell(x) for x in value)
    if isinstance(value, dict):
        return ", ".join(f"{catalogue.spaced(k)} {cell(v)}" for k, v in value.items())
    return str(value)


class Book:
    """A whole rulebook for a reader of a language.  `law`: the language its rules' texts are in; `others`: what else they can
    be read in; `wish`: what addresses of its pages say of that."""

    def __init__(self, game: Game, lang: str, read: str) -> None:
        scenario = catalogue.usual(game)
        self.w = catalogue.words(game, scenario, lang)
        self.title = catalogue.title_of(game, self.w)
        self.law, self.direction = read, direction_of(read)
        self.languages = law.languages(game)
        self.wish = "" if read == usual_law(game, lang) else f"?law={read}"
        book = catalogue.rulebook_of(game)
        refers = Refers(game.slug, book.rules, self.wish)
        usual = catalogue.as_text(game.options())
        self.groups = catalogue.switches(game, usual, usual, self.w)
        switches = {s.name: s for _, group in self.groups for s in group}
        self.entries = [
            Entry(rule, told, self.w, book.options_of(rule), switches, refers, told != read)
            for rule, told in law.said(game, book.rules, read)
        ]
        self.by_id = {entry.id: entry for entry in self.entries}
        self.sections: dict[str, list[Entry]] = {}
        for entry in self.entries:
            self.sections.setdefault(entry.section, []).append(entry)
        self.names = {name: self.w.found(f"page-section-{catalogue.slug(name)}") or name for name in self.sections}
        path = home(game) / "tables.toml"
        raw: dict[str, Any] = files.read_toml(path, dict) if path.exists() else {}
        self.tables = [Printed(name, part) for name, part in raw.items() if isinstance(part, dict)]
        self.examples = [(e.id, refers.paragraphs(e.text)) for e in book.examples]

    def search(self, words: str) -> list[Entry]:
        """The rules in which every word stands."""
        wanted = words.lower().split()
        return [entry for entry in self.entries if all(word in entry.searched for word in wanted)]


@lru_cache(64)
def _book(game: Any, lang: str, read: str) -> Book:
    return Book(game, lang, read)


def book_of(game: Any, lang: str, wish: str = "") -> Book:
    """A rulebook, made once for a language.  `wish`: the language that its rules shall be read in, if they are written in it."""
    return _book(game, lang, wish if wish in law.languages(game) else usual_law(game, lang))


def usual_law(game: Game, lang: str) -> str:
    """The language in which a reader of a language is shown the law: his own, where it is written in it, else English."""
    return lang if lang in law.languages(game) else law.ENGLISH


def asked_for(call: Call) -> tuple[Game, Book]:
    """The game that the address names, and its book.  NoTable where there is none."""
    slug = call.request.path_params["game"]
    if slug not in games():
        raise NoTable
    game = call.registry.game(slug)
    return game, book_of(game, call.lang, call.request.query_params.get("law", ""))


async def shelf_page(call: Call) -> Response:
    """All rulebooks."""
    return call.html("books.html", games=catalogue.offers(call.registry, call.lang))


async def whole(call: Call) -> Response:
    """A rulebook from the first rule to the last, or the rules in which what is searched for stands, and where "How to play"
    speaks of it.  Beside a game: its contents, of which each leads to its rule."""
    game, book = asked_for(call)
    wish = " ".join(call.request.query_params.get("q", "").split())[:MOST_SEARCHED]
    found = book.search(wish) if wish else None
    told = how_to_play.search(game, call.lang, wish) if wish else []
    how = bool(how_to_play.pages(game, call.lang))
    given = {"game": game, "book": book, "wish": wish, "found": found, "told": told, "how": how, "slug": catalogue.slug}
    return fragments.reply(call, "book.html", "book-beside.html", **given)


async def one(call: Call) -> Response:
    """One rule, with its neighbours."""
    game, book = asked_for(call)
    entry = book.by_id.get(call.request.path_params["rule"])
    if entry is None:
        raise NoTable
    at = book.entries.index(entry)
    before = book.entries[at - 1] if at else None
    after = book.entries[at + 1] if at + 1 < len(book.entries) else None
    return fragments.reply(call, "rule.html", "rule-alone.html", game=game, book=book, entry=entry, before=before, after=after)
