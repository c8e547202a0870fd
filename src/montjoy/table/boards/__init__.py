"""Boards as pictures: one file a game, found by the game's slug; a game without one is shown in text.

A board is drawn from a view alone.  `draw(view, w, asked)` gives an SVG whose clickable parts are
`<a class="spot" href="#q3" role="button" data-question="3" data-option="0 4" aria-label="...">`, an answer or several that are
given at that place; `aside(view, w, asked)` what stands beside the board, as HTML: a fight, a track; `card(view, w)` what only
this seat knows, as HTML; `describe(view, w)` the same board in sentences.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from montjoy.core.game import Game
from montjoy.core.session.streams import Asked
from montjoy.words import Words


def own(game: Game, name: str) -> Any:
    """A function of the game's board file; None where there is none."""
    return function(f"montjoy.table.boards.{game.slug}", name)


@lru_cache(1000)
def function(module: str, name: str) -> Any:
    """A function of a module; None where there is no such module, or nothing of that name in it."""
    try:
        return getattr(importlib.import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None


def draw(game: Game, view: Any, w: Words, questions: Sequence[Asked]) -> Markup:
    """The board: a picture, else the game's own text, else nothing."""
    if found := own(game, "draw"):
        return Markup(found(view, w, questions))
    text = game_hook(game, "draw")
    return Markup("<pre>{}</pre>").format(str(text(view, w, 78)).rstrip()) if text else Markup("")


def aside(game: Game, view: Any, w: Words, questions: Sequence[Asked]) -> Markup:
    """What stands beside the board: a fight that goes on, a track; nothing where the game has none."""
    found = own(game, "aside")
    return Markup(found(view, w, questions)) if found else Markup("")


def card(game: Game, view: Any, w: Words) -> Markup:
    """What only this seat knows."""
    if found := own(game, "card"):
        return Markup(found(view, w))
    text = game_hook(game, "card")
    given = text(view, w) if text else ""
    rows = given.splitlines() if isinstance(given, str) else list(given)
    return Markup("").join(Markup("<p>{}</p>").format(escape(row)) for row in rows)


def speaks(game: Game) -> bool:
    """Whether the game has its board in sentences."""
    return (own(game, "describe") or game_hook(game, "describe")) is not None


def describe(game: Game, view: Any, w: Words) -> list[str]:
    """The board in sentences."""
    found = own(game, "describe") or game_hook(game, "describe")
    return [str(x) for x in found(view, w)] if found else []


def guide(game: Game, view: Any, w: Words, asked: Asked) -> list[str]:
    """How a long form is written: what the game begins it with (`template` of its paper.py), less the signs of comments."""
    found = function(f"{type(game).__module__}.paper", "template") if asked.kind == "order" else None
    text = str(found(view, asked, w)) if found else ""
    return [line.lstrip("#").strip() for line in text.strip().split("\n")] if text else []


def game_hook(game: Game, name: str) -> Any:
    """`draw`, `describe` or `card` of a game or of the file draw.py in its folder."""
    if (found := getattr(game, name, None)) is not None:
        return found
    return function(drawing(type(game).__module__), name)


@lru_cache(100)
def drawing(module: str) -> str:
    """The name of draw.py beside a game."""
    package = module if hasattr(importlib.import_module(module), "__path__") else module.rpartition(".")[0]
    return f"{package}.draw"
