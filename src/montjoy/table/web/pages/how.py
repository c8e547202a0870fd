"""How a game is played: its few pages with pictures of its own board, and what the board's signs mean.

The pictures are moments of games that the game's bots play (`core/content/how_to_play.py`), drawn as a table draws them; nothing
on them can be chosen.  All of it is made once for a language, and kept.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from montjoy.bots.position import played
from montjoy.core.content import how_to_play
from montjoy.core.game import games
from montjoy.table.tables import catalogue, page_words
from montjoy.table.tables.table import NoTable
from montjoy.table.web import boards, fragments
from montjoy.table.web.call import Call
from montjoy.table.web.pages.book import Refers
from montjoy.words import direction_of

SPOT: Final = re.compile(r'<a class="spot"[^>]*>(.*?)</a>', re.S)
NAMED: Final = re.compile(r'\b(id="|url\(#|href="#)')
making: Final = Lock()


class Moment(NamedTuple):
    """A moment that a picture shows: what its seat sees and is asked then."""

    scenario: Any
    view: Any
    questions: Sequence[Any]


@lru_cache(32)
def moments(game: Any) -> dict[str, Moment]:
    """By picture, in the order of the file."""
    found = {}
    for picture in how_to_play.pictures(game).values():
        session = played(game, picture)
        page = session.page(picture.seat)
        found[picture.name] = Moment(session.scenario, page.view, page.questions)
    return found


class Figure:
    """A picture with its caption.  `drawn`: it is one drawing, which its caption describes."""

    def __init__(self, board: Markup, beside: Markup, caption: Markup, number: int) -> None:
        self.board, self.beside, self.caption, self.number = board, beside, caption, number
        self.drawn = "<svg" in board


class Part:
    """A piece of a page as it is read."""

    def __init__(self, heading: str, text: list[Markup], figure: Figure | None) -> None:
        self.heading, self.text, self.figure = heading, text, figure


class Page:
    """A page as it is read."""

    def __init__(self, id: str, title: str, parts: list[Part]) -> None:
        self.id, self.title, self.parts = id, title, parts


class HowToPlay:
    """All pages of a game in a language.  `lang`: the language they are written in, the reader's or English."""

    def __init__(self, game: Any, lang: str) -> None:
        self.game, self.offer = game, catalogue.Offer(game, lang)
        self.lang = lang if how_to_play.written(game, lang) else how_to_play.ENGLISH
        self.direction = direction_of(self.lang)
        self.refers = Refers(game.slug, catalogue.rulebook_of(game).rules)
        self.there, self.drawn = moments(game), 0
        self.pages = [self.page(page) for page in how_to_play.pages(game, lang)]
        self.signs = self.legend(lang)

    def page(self, page: how_to_play.Page) -> Page:
        parts = [Part(part.heading, self.refers.paragraphs(part.text), self.figure(part)) for part in page.part]
        return Page(page.id, page.title, parts)

    def figure(self, part: how_to_play.Part) -> Figure | None:
        """The part's picture, drawn in the language of its caption."""
        moment = self.there.get(part.picture)
        if moment is None:
            return None
        self.drawn += 1
        w = page_words.words_of(self.game, moment.scenario, self.lang)
        board = still(boards.draw(self.game, moment.view, w, moment.questions), f"how{self.drawn}-")
        beside = Markup("")
        if how_to_play.pictures(self.game)[part.picture].beside:
            beside = still(boards.aside(self.game, moment.view, w, moment.questions), f"how{self.drawn}-")
        return Figure(board, beside, self.refers.linked(part.caption), self.drawn)

    def legend(self, lang: str) -> Sequence[tuple[str, str]]:
        """What the signs of the first picture mean."""
        moment = next(iter(self.there.values()), None)
        if moment is None:
            return ()
        return boards.signs(self.game, moment.view, page_words.words_of(self.game, moment.scenario, lang))


def still(drawn: Markup, prefix: str) -> Markup:
    """A drawing on which nothing can be chosen, and whose names are no other drawing's on the page."""
    return Markup(NAMED.sub(lambda m: f"{m[1]}{prefix}", SPOT.sub(r'<g class="spot">\1</g>', str(drawn))))


@lru_cache(64)
def _made(game: Any, lang: str) -> HowToPlay:
    return HowToPlay(game, lang)


def how_to(game: Any, lang: str) -> HowToPlay:
    """Made once for a language, by one reader while others wait."""
    with making:
        return _made(game, lang)


async def page(call: Call) -> Response:
    """All pages of a game, one below the other; nothing where it has none."""
    slug = call.request.path_params["game"]
    if slug not in games() or not how_to_play.pages(game := call.registry.game(slug), call.lang):
        raise NoTable
    how = await asyncio.to_thread(how_to, game, call.lang)
    return fragments.reply(call, "how.html", "how-text.html", how=how, game=game)


async def paper(call: Call) -> Response:
    """What is printed before the game, or while it goes on, as its role sees it."""
    base, found = f"/t/{call.table.id}/{call.role}", boards.paper(call.table, call.role, call.table.words(call.lang))
    return call.html("paper.html", paper=found, table=call.table, base=base) if found else RedirectResponse(base, 303)


async def signs(call: Call) -> Response:
    """What the signs on a table's board mean, as its role sees them."""
    picture = call.table.pictures.of(call.role)
    view = picture.page.view if picture.page else None
    found = boards.signs(call.table.game, view, call.w) if view is not None else ()
    base = f"/t/{call.table.id}/{call.role}"
    return fragments.reply(call, "signs.html", "signs-text.html", signs=found, table=call.table, base=base)

