"""The files of a game's own folder: messages, rulebook and `game.toml`, printed tables."""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
import sys
import warnings
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core.content import about, files, messages, rulebook
from montjoy.core.game import Game, games, home
from montjoy.terminal import choices
from montjoy.words import wrong_messages


def at_home(*folders: Path) -> Game | None:
    """The game that lies in one of these folders; None: there is none, or it cannot be loaded."""
    for name in {folder.name for folder in folders} & set(games()):
        with contextlib.suppress(Exception):                 # a stranger's code, which may be what is wrong
            if home(game := games()[name]()) in folders:
                return game
    return None


def messages_of(path: Path) -> str:
    """A file of messages, of the game in whose folder it lies."""
    game = at_home(*path.resolve().parents[1:3])
    lang = wrong_messages.refuse(path, fields_of(game))
    return f"a file of messages ({f'{game.title}, ' if game is not None else ''}{lang})"


def fields_of(game: Game | None) -> dict[str, frozenset[str]]:
    """What the things that a game tells, asks and answers hold, by the names of their classes, which their messages have."""
    package = type(game).__module__.rpartition(".")[0] if game is not None else "montjoy.core"
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):           # modules under their former names warn
        for each in pkgutil.walk_packages(sys.modules[package].__path__, f"{package}."):
            importlib.import_module(each.name)
    found: dict[str, frozenset[str]] = {}
    for name, module in list(sys.modules.items()):
        for thing in vars(module).values() if name.startswith((f"{package}.", "montjoy.core.")) else ():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                found[thing.__name__] = frozenset(thing.__struct_fields__) | found.get(thing.__name__, frozenset())
    return found


def a_rulebook(path: Path) -> str:
    """A book, or `game.toml`, beside the game in whose folder it lies."""
    game = at_home(path.resolve().parent)
    if path.name == about.ABOUT:
        about.check_about(path, game)
        return "a game.toml"
    about.check_book(path, game)
    return "a rulebook"


def printed_tables(path: Path, game: Game, raw: dict[str, Any]) -> str:
    """A game's own tables, as its book prints them: each names a rule of the book, or is one of its tables (RW-T-COSTS)."""
    known = choices.rules_of(game)
    for name, rows in raw.items():
        for rule in rulebook.ids_in(rows.get("rule", ())) if isinstance(rows, dict) else ():
            if rule not in known and "-T-" not in rule:
                says = f"{messages.clean(rule)} is no rule of {game.title}"
                raise files.BadFile(path, says, messages.closest(rule, known), key=name)
    return f"the printed tables of {game.title}; every rule that they name is in its book"
