"""What a player sees: the map, the log, what only he knows, and his numbered answers."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from montjoy.core import streams
from montjoy.core.authors import clean
from montjoy.core.game import Game
from montjoy.core.streams import Asked
from montjoy.terminal.screen import Screen
from montjoy.words import Words


def hook(game: Game, name: str) -> Any:
    """`draw`, `describe` or `card` of a game: an attribute of it, or a function of the file draw.py in its folder."""
    return getattr(game, name, None) or part_of(game, "draw", name)


def part_of(game: Game, file: str, name: str) -> Any:
    """A function of one of the files in a game's folder; None where there is no such file or function."""
    module = type(game).__module__
    package = module if hasattr(importlib.import_module(module), "__path__") else module.rpartition(".")[0]
    try:
        return getattr(importlib.import_module(f"{package}.{file}"), name, None)
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{file}":
            raise
        return None


# ---- the map and the card ----------------------------------------------------------------------------------------------
def show_map(screen: Screen, game: Game, view: Any, words: Words) -> None:
    """The board: a picture, sentences on a plain screen, or the bare view where the game draws nothing."""
    screen.heading(words.text("ui-map"))
    describe = hook(game, "describe")
    if screen.plain and describe:
        for line in describe(view, words):
            screen.paragraph(line)
    elif draw := hook(game, "draw"):
        screen.write(str(draw(view, words, screen.width)).rstrip("\n"))
    else:
        for line in bare(msgspec.to_builtins(view), words):
            screen.write(line)


def show_card(screen: Screen, game: Game, view: Any, words: Words) -> None:
    """What only this seat knows."""
    text = hook(game, "card")(view, words) if hook(game, "card") else ""
    lines = text.splitlines() if isinstance(text, str) else list(text)
    if lines:
        screen.heading(words.text("ui-private"))
        for line in lines:
            screen.paragraph(line, first="  ")


def bare(data: Any, words: Words, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines; what is empty is left out."""
    indent = "  " * (depth + 1)
    pairs = data.items() if isinstance(data, dict) else enumerate(data, 1) if isinstance(data, list | tuple) else ()
    for key, value in pairs:
        name = words.name(str(key)).replace("_", " ")
        if isinstance(value, dict | list | tuple):
            flat = isinstance(value, list | tuple) and all(not isinstance(x, dict | list | tuple) for x in value)
            if flat and value:
                yield f"{indent}{name}: {', '.join(words.name(str(x)) for x in value)}"
            elif value:
                yield f"{indent}{name}:"
                yield from bare(value, words, depth + 1)
        elif value not in ("", None):
            yield f"{indent}{name}: {words.name(str(value))}"


# ---- the log -----------------------------------------------------------------------------------------------------------
def show_log(screen: Screen, words: Words, items: Sequence[Any]) -> int:
    """What was told, a line each; questions are not repeated.  How many lines it was."""
    n = 0
    for item in items:
        for line in said(item, words):
            screen.paragraph(line, first="  " if screen.plain else "  · ")
            n += 1
    return n


def said(item: Any, words: Words) -> list[str]:
    if isinstance(item, Asked):
        return []
    if isinstance(item, streams.TakenBack):
        return [words.text("ui-gone-back")]
    return [words.item(item)]


# ---- the question ------------------------------------------------------------------------------------------------------
def show_question(screen: Screen, game: Game, view: Any, words: Words, asked: Asked) -> None:
    """The question and its numbered answers, each with its rule."""
    screen.write()
    screen.paragraph(words.question(asked), style="bold")
    if asked.kind == "order":
        screen.paragraph(words.text("ui-order-form", form=asked.form), first="  ")
    width = len(str(len(asked.options)))
    for number, option in enumerate(asked.options, 1):
        line = option_text(game, view, words, asked, option)
        rule = words.rule(game.label(view, asked, option))
        screen.paragraph(f"{line}{f'  ({rule})' if rule else ''}", first=f"  {number:>{width}}  ")
    if asked.kind == "offer":
        screen.paragraph(words.text("ui-react"), first="  ")


def option_text(game: Game, view: Any, words: Words, asked: Asked, option: Any) -> str:
    return words.option(game.label(view, asked, option), asked)


# ---- rules -------------------------------------------------------------------------------------------------------------
def show_rule(screen: Screen, words: Words, rule: Any) -> None:
    """A rule in our words, with what was decided where the book is silent."""
    screen.write()
    title = words.title(rule.id) or rule.title
    section = getattr(rule, "section", "")
    screen.paragraph(words.text("ui-rule", title=title, rule=rule.id) + (f", {clean(section)}" if section else ""), style="bold")
    if getattr(rule, "kind", "rule") == "advice":
        screen.paragraph(words.text("ui-advice"), first="  ")
    for part in paragraphs(rule.text):
        screen.paragraph(part, first="  ")
    if ruling := getattr(rule, "ruling", ""):
        for part in paragraphs(words.text("ui-ruling", text=" ".join(str(ruling).split()))):
            screen.paragraph(part, first="  ", style="dim")
    option = getattr(rule, "option", "")
    for name in [option] if isinstance(option, str) else option or ():
        if name:
            screen.paragraph(words.text("ui-option-of", name=name), first="  ")


def paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in str(text).split("\n\n") if part.strip()]
