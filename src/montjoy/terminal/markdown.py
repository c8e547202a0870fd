"""What one viewer knows, as Markdown that can be sent to him: what arrived, the map, his own, his orders, what he is asked.

Everything in it comes from his view and his stream.  A game adds parts of its own with the `sections` of its `post`
(`core/capabilities.py`): pairs of a heading and its lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.core.game import Game
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.terminal import page
from montjoy.words import Words
from montjoy.words.plain_text import TIED, sentence
from montjoy.words.put import template

WIDTH: Final = 80
SIGNS: Final = re.compile(r"([\\`*_\[\]<>|])")
FENCE: Final = "~~~"


def plain(text: str) -> str:
    """Text in which no sign means anything to Markdown; also what a player has written to another."""
    return SIGNS.sub(r"\\\1", text)


def document(title: str, parts: Sequence[tuple[str, Sequence[str]]], words: Words) -> str:
    """Headings with their lines; Hebrew runs from the right."""
    lines = [f"# {plain(title)}"]
    for heading, body in parts:
        lines += ["", f"## {plain(heading)}", "", *body]
    if words.direction == "rtl":
        lines = ['<div dir="rtl" lang="he">', "", *lines, "", "</div>"]
    return "\n".join(lines).replace(TIED, " ").rstrip() + "\n"


def listed(lines: Sequence[str]) -> list[str]:
    return [f"- {plain(line)}" for line in lines]


def fenced(text: str) -> list[str]:
    """Text that stands as it is: a form, which runs as its language does."""
    safe = text.rstrip("\n").replace(FENCE, "~ ~")
    return [f"{FENCE}text", *safe.split("\n"), FENCE]


def drawn(text: str, words: Words) -> list[str]:
    """A map, which runs from the left in every language."""
    return ['<div dir="ltr">', "", *fenced(text), "", "</div>"] if words.direction == "rtl" else fenced(text)


# ---- the parts -------------------------------------------------------------------------------------------------------
def side(game: Game, view: Any, viewer: str, items: Sequence[Any], asked: Sequence[Asked], words: Words) -> Iterator[
    tuple[str, list[str]]
]:
    """The parts of a report, in the order in which one reads them."""
    yield words.text("ui-report-arrived"), arrived(game, view, viewer, items, words)
    yield words.text("ui-map"), drawn(board(game, view, words), words)
    if card := own(game, view, words):
        yield words.text("ui-private"), listed(card)
    for heading, lines in game.post.sections(view, words) if game.post is not None else ():
        yield heading, [f"- {plain(line[2:])}" if line.startswith("- ") else line for line in lines]
    for question in asked:
        yield words.text("ui-report-asked"), what_is_asked(game, view, question, words)


def arrived(game: Game, view: Any, viewer: str, items: Sequence[Any], words: Words) -> list[str]:
    if viewer == "umpire" and game.post is not None:
        lines = list(game.post.digest(view, items, words))
    else:
        lines = [line for item in page.news(game, items) for line in page.said(item, words)]
    return listed(lines or [words.text("ui-nothing-new")])


def board(game: Game, view: Any, words: Words) -> str:
    return game.text.draw(view, words, WIDTH) if game.text is not None else "\n".join(page.bare_view(view, words))


def own(game: Game, view: Any, words: Words) -> list[str]:
    return [sentence(line) for line in game.text.card(view, words)] if game.text is not None else []


def what_is_asked(game: Game, view: Any, asked: Asked, words: Words) -> list[str]:
    """The question, its numbered answers, or the text from which the form is written."""
    lines = [plain(words.question(game.question(view, asked)))]
    for number, place in enumerate(order_of(game.groups, asked), 1):
        lines += ["", f"{number}. {plain(page.option_text(game, view, words, asked, asked.options[place]))}"]
    if asked.options:
        lines += ["", words.text("ui-report-number")]
    if text := template(game, view, asked, words):
        lines += ["", words.text("ui-report-form"), "", *fenced(text)]
    return lines
