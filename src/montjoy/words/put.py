"""A question as a person is shown it, in words: for programs, over HTTP and in Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from montjoy.words.plain_text import without_marks

if TYPE_CHECKING:
    from montjoy.core.game import Game
    from montjoy.core.session.streams import Asked
    from montjoy.words import Words


class Put(NamedTuple):
    """`text`: what is asked; `options`: each in words, in the order of the question's; `begin`: of an order, the text to write it
    from, with suggestions behind a #.  It may be sent as it is."""

    text: str
    options: tuple[str, ...]
    begin: str = ""


def put(game: Game, view: Any, asked: Asked, words: Words, items: Sequence[Any] = ()) -> Put:
    """The question as its seat is shown it, made of the seat's view; `items`: of what the seat was told."""
    text = words.question(game.question(view, asked))
    options = tuple(words.option(game.label(view, asked, option), asked) for option in asked.options)
    if asked.kind != "order":
        return Put(text, options)
    begin = without_marks(template(game, view, asked, words))
    return Put(text, options, begin or game.write(game.default(view, asked, items)))


def template(game: Game, view: Any, asked: Asked, words: Words) -> str:
    """The text from which a long form is written; empty: the form is a short one, or it is none."""
    return game.post.template(view, asked, words) if asked.kind == "order" and game.post is not None else ""
