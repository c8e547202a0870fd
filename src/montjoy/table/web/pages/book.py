"""The rulebooks: to browse, to search, to print; every rule has an address of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape
from starlette.responses import Response

from montjoy.core.content import files, rulebook
from montjoy.core.game import Game, games, home
from montjoy.table.tables import catalogue
from montjoy.table.tables.table import NoTable
from montjoy.table.web.call import Call
from montjoy.words import Words

MOST_SEARCHED: Final = 80                                    # letters
ADVICE: Final = "advice"


class Entry:
    """A rule as it is read: its title in the reader's language, its text in ours."""

    def __init__(
        self, game: Game, rule: rulebook.Rule, w: Words, named: Iterable[str], switches: dict[str, catalogue.Switch],
        linked: re.Pattern[str],
    ) -> None:
        self.id, self.section, self.advice = rule.id, rule.section, rule.kind == ADVICE
        self.title = w.title(rule.id) or rule.title
        self.text = paragraphs(rule.text, game.slug, linked)
        self.ruling = paragraphs(rule.ruling, game.slug, linked)
        self.switches = [switches[name] for name in named if name in switches]
        self.searched = f"{rule.id} {self.title} {rule.title} {rule.text} {rule.ruling}".lower()


def paragraphs(text: str, slug: str, linked: re.Pattern[str]) -> list[Markup]:
    """A text's paragraphs, rules named in it as links."""
    found = []
    for part in text.strip().split("\n\n"):
        if part.strip():
            safe = str(escape(" ".join(part.split())))
            found.append(Markup(linked.sub(lambda m: f'<a href="/rules/{slug}/{m[0]}">{m[0]}</a>', safe)))
    return found


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
    """A whole rulebook in a reader's language."""

    def __init__(self, game: Game, lang: str) -> None:
        scenario = catalogue.usual(game)
        self.w = catalogue.words(game, scenario, lang)
        self.title = catalogue.title_of(game, self.w)
        book = catalogue.rulebook_of(game)
        linked = re.compile("|".join(sorted((re.escape(r.id) for r in book.rules), key=len, reverse=True)) + r"(?![\w-])")
        usual = catalogue.as_text(game.options())
        self.groups = catalogue.switches(game, usual, usual, self.w)
        switches = {s.name: s for _, group in self.groups for s in group}
        self.entries = [Entry(game, rule, self.w, book.options_of(rule), switches, linked) for rule in book.rules]
        self.by_id = {entry.id: entry for entry in self.entries}
        self.sections: dict[str, list[Entry]] = {}
        for entry in self.entries:
            self.sections.setdefault(entry.section, []).append(entry)
        self.names = {name: self.w.title(f"page-section-{catalogue.slug(name)}") or name for name in self.sections}
        path = home(game) / "tables.toml"
        raw: dict[str, Any] = files.read_toml(path, dict) if path.exists() else {}
        self.tables = [Printed(name, part) for name, part in raw.items() if isinstance(part, dict)]
        self.examples = [(e.id, paragraphs(e.text, game.slug, linked)) for e in book.examples]

    def search(self, words: str) -> list[Entry]:
        """The rules in which every word stands."""
        wanted = words.lower().split()
        return [entry for entry in self.entries if all(word in entry.searched for word in wanted)]


@lru_cache(32)
def _book(game: Any, lang: str) -> Book:
    return Book(game, lang)


def book_of(game: Any, lang: str) -> Book:
    """A rulebook, made once for a language."""
    return _book(game, lang)


def asked_for(call: Call) -> tuple[Game, Book]:
    """The game that the address names.  NoTable where there is none."""
    slug = call.request.path_params["game"]
    if slug not in games():
        raise NoTable
    game = call.registry.game(slug)
    return game, book_of(game, call.lang)


async def shelf_page(call: Call) -> Response:
    """All rulebooks."""
    return call.html("books.html", games=catalogue.offers(call.registry, call.lang))


async def whole(call: Call) -> Response:
    """A rulebook from the first rule to the last, or the rules in which what is searched for stands."""
    game, book = asked_for(call)
    wish = " ".join(call.request.query_params.get("q", "").split())[:MOST_SEARCHED]
    found = book.search(wish) if wish else None
    return call.html("book.html", game=game, book=book, wish=wish, found=found, slug=catalogue.slug)


async def one(call: Call) -> Response:
    """One rule, with its neighbours."""
    game, book = asked_for(call)
    entry = book.by_id.get(call.request.path_params["rule"])
    if entry is None:
        raise NoTable
    at = book.entries.index(entry)
    before = book.entries[at - 1] if at else None
    after = book.entries[at + 1] if at + 1 < len(book.entries) else None
    return call.html("rule.html", game=game, book=book, entry=entry, before=before, after=after)
