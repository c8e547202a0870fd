"""A game's board on a page, made from a view alone: a picture, else the game's own text, else nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from montjoy.core.capabilities import Amount
from montjoy.core.game import Game
from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.words import Words
from montjoy.words.plain_text import sentence
from montjoy.words.put import template

WIDTH = 78                                                   # columns of a board that is text


def draw(game: Game, view: Any, w: Words, questions: Sequence[Asked]) -> Markup:
    """The board."""
    if game.board is not None:
        return Markup(game.board.draw(view, w, questions))
    return Markup("<pre>{}</pre>").format(game.text.draw(view, w, WIDTH).rstrip()) if game.text is not None else Markup("")


def aside(game: Game, view: Any, w: Words, questions: Sequence[Asked]) -> Markup:
    """What stands beside the board: a fight that goes on, a track; nothing where the game has none."""
    return Markup(game.board.aside(view, w, questions) if game.board is not None else "")


def signs(game: Game, view: Any, w: Words) -> Sequence[tuple[str, str]]:
    """What the board's signs mean: each as it is drawn, and in words."""
    return [(Markup(sign), says) for sign, says in game.legend.signs(view, w)] if game.legend is not None else []


def card(game: Game, view: Any, w: Words) -> Markup:
    """What only this seat knows."""
    if game.board is not None:
        return Markup(game.board.card(view, w))
    return svg.paragraphs(map(sentence, game.text.card(view, w)) if game.text is not None else ())


def describe(game: Game, view: Any, w: Words) -> list[str]:
    """The board in sentences."""
    return list(game.text.describe(view, w)) if game.text is not None else []


def also(game: Game, view: Any, w: Words, asked: Asked) -> list[tuple[str, str]]:
    """Lines that may be sent along with a form at one click."""
    return list(game.post.also(view, asked, w)) if asked.kind == "order" and game.post is not None else []


def throw(game: Game, view: Any, w: Words, typing: Any) -> str:
    """What dice are for that are typed in; empty: the title of their rule says it."""
    return game.throws.throw(view, typing, w) if typing is not None and game.throws is not None else ""


def has_paper(table: Any, role: str) -> bool:
    """Whether a role may print anything, also before the game has begun."""
    return table.game.post is not None and bool(table.game.post.has_paper(seen_now(table, role)))


def paper(table: Any, role: str, w: Words) -> Markup:
    """What that is; nothing where the game has no such page."""
    return Markup(table.game.post.paper(seen_now(table, role), w) if table.game.post is not None else "")


def seen_now(table: Any, role: str) -> Any:
    """What a role knows, also before the game has begun."""
    page = table.pictures.of(role).page
    return page.view if page else table.session.view(role)


def amounts(game: Game, view: Any, w: Words, asked: Asked) -> Sequence[Amount]:
    """The numbers of a short form, each of which has a field; none: the form is written as text."""
    return game.amounts.amounts(view, asked, w) if asked.kind == "order" and game.amounts is not None else ()


def is_long(game: Game, view: Any, asked: Asked) -> bool:
    """How a form is written is looked for only by who wants to know it."""
    return asked.kind == "order" and game.post is not None and game.post.is_long(view, asked)


def guide(game: Game, view: Any, w: Words, asked: Asked) -> list[str]:
    """How a long form is written: what the game begins it with, less the signs of comments."""
    text = template(game, view, asked, w)
    return [line.lstrip("#").strip() for line in text.strip().split("\n")] if text else []


def ready(game: Game, view: Any, w: Words, asked: Asked) -> list[tuple[str, str]]:
    """The lines of that guide, each with the order that it is, which can be put into the text as it stands; "": it is none."""
    return with_orders(game, view, asked, guide(game, view, w, asked))


def with_orders(game: Game, view: Any, asked: Asked, lines: Sequence[str]) -> list[tuple[str, str]]:
    return [(line, order_of(game, view, asked, line)) for line in lines]


def order_of(game: Game, view: Any, asked: Asked, line: str) -> str:
    order = line.partition("#")[0].strip()
    if not order or game.picks is None or game.post is None or game.post.troubles(view, asked, order):
        return ""
    return order if game.picks.put(view, asked, "", order).strip() == order else ""
