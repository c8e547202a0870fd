"""`game.toml`, and what its author or that of a book may mistake there: keys that nobody reads, names that lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.content import citations, files, rulebook
from montjoy.core.content.messages import Lines, Where, closest, dotted, nearest_rule, short, shown
from montjoy.core.game import Game, home

ABOUT: Final = "game.toml"
Wrong = tuple[Where, str, str]                               # where, what is wrong, what would work


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole `game.toml`.  `default`: the scenario that is played when none is named; `scenarios`: in the order in which they
    are offered; `draft`: not to be played yet."""

    slug: str = ""
    title: str = ""
    original: str = ""
    designer: str = ""
    credit: str = ""
    edition: str = ""
    players: tuple[int, ...] = ()
    layers: tuple[str, ...] = ()
    default: str = ""
    seats: str = ""
    scenarios: tuple[str, ...] = ()
    draft: bool = False


def refuse(game: Game) -> None:
    """BadFile where something in `game.toml` or in the book of a game leads nowhere."""
    if (path := home(game) / ABOUT).exists():
        check_about(path, game)
    if (path := home(game) / rulebook.BOOK).exists():
        check_book(path, game, whole=False)


def check_about(path: Path, game: Game | None = None) -> None:
    """`game.toml`, beside its game where that can be loaded."""
    about = files.read_toml(path, About)
    if game is not None:
        _refuse(path, list(_wrong_about(about, game)))


def check_book(path: Path, game: Game | None = None, *, whole: bool = True) -> None:
    """A book, beside its game where that can be loaded; a layer that `game.toml` does not name is not written yet.  `whole`: with
    what hinders nobody from playing, ids in its texts and options that it says nothing of."""
    book, about = rulebook.read(path), path.parent / ABOUT
    layers = files.read_toml(about, About).layers if about.exists() else ()
    _refuse(path, [*_wrong_book(book, game, layers), *(_unwritten(book, game) if whole else ())])


def _refuse(path: Path, found: list[Wrong]) -> None:
    """Nothing is wrong, or BadFile: the first thing, and with it all others."""
    if not found:
        return
    lines = Lines(files.read_text(path))
    first, *others = (
        files.BadFile(path, says, would_work, line=lines.of(where), key=dotted(where)) for where, says, would_work in found
    )
    first.also = tuple(others)
    raise first


def _wrong_about(about: About, game: Game) -> Iterator[Wrong]:
    if about.slug and about.slug != game.slug:
        yield ("slug",), f"{shown(about.slug)} is not what this game is called", f'write slug = "{game.slug}"'
    known = list(game.scenarios)
    if about.default and about.default not in known:
        yield ("default",), f"{shown(about.default)} is no scenario of this game", closest(about.default, known)
    for n, scenario in enumerate(about.scenarios):
        if scenario not in known:
            yield ("scenarios", n), f"{shown(scenario)} is no scenario of this game", closest(scenario, known)


def _unwritten(book: rulebook.Rulebook, game: Game | None) -> Iterator[Wrong]:
    """Ids in texts that are none, and options without an entry.  A printed table may stand in a file of its own (RW-T-COSTS)."""
    known = {entry.id for entries in (book.rules, book.tables, book.examples, book.questions) for entry in entries}
    one = citations.one_id(book)
    for n, rule in enumerate(book.rules):
        for key in ("text", "ruling", "gap"):
            for id in one.findall(getattr(rule, key)):
                if id not in known and "-T-" not in id:
                    yield ("rule", n, key), f"{shown(id)} is no rule of this book", nearest_rule(id, known)
    for n, option in enumerate(book.options):
        for id in one.findall(option.says):
            if id not in known and "-T-" not in id:
                yield ("option", n, "says"), f"{shown(id)} is no rule of this book", nearest_rule(id, known)
    told = {option.name for option in book.switches}
    for name in game.options.__struct_fields__ if game is not None else ():
        if name not in told:
            yield ("option",), f"the option {name} has no entry", f'write [[option]], name = "{name}" and what it says'


def _wrong_book(book: rulebook.Rulebook, game: Game | None, layers: Sequence[str]) -> Iterator[Wrong]:
    rules = [rule.id for rule in book.rules]
    switches = game.options.__struct_fields__ if game is not None else ()

    def named(where: Where, name: str, layer: str) -> Iterator[Wrong]:
        if game is not None and name not in switches and (not layers or layer in layers):
            yield where, f"{shown(name)} is no option of this game", closest(name, switches) or "it has none"

    for n, rule in enumerate(book.rules):
        for name in rule.option.replace(",", " ").split():
            yield from named(("rule", n, "option"), name, rule.layer)
    usual = game.options() if game is not None else None
    for n, option in enumerate(book.options):
        yield from named(("option", n, "name"), option.name, option.layer)
        default = getattr(usual, option.name) if option.name in switches else option.default
        if rulebook.as_text(option.default) != rulebook.as_text(default):
            here = option.default if option.default != "" else "missing"
            says = f"the default of {option.name} is {shown(default)} in the game's options, and {here} here"
            yield ("option", n, "default"), says, f"write default = {shown(default)} here, or change it there"
        for id in rulebook.ids_in(option.rule):
            if id not in rules:
                yield ("option", n, "rule"), f"{shown(id)} is no rule of this book", nearest_rule(id, rules) or short(rules)
