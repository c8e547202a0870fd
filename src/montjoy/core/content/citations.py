"""Who cites what: which code, data and options of a game carry out which rule of its book.

    cited(game)                     rule id -> the places that carry it out
    unknown(game)                   ids that are cited and are no rules

A rule is cited by the first words of a docstring of a function, method or class in the game's folder: one or more ids,
then a sentence ("RW-GEN-11, RW-X-08  Halves are rounded up."); by `rule = "..."` in a table of a data file; by the field
of the game's options that the rule names.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core.content import files
from montjoy.core.content.rulebook import BOOK, Rulebook, ids_in, load, option_rules
from montjoy.core.game import Game, home


class Citation(msgspec.Struct, frozen=True, order=True):
    """A place that carries a rule out.  `kind`: function, class, table or option.  `module` and `name` find it again: a
    dotted module and the name in it; a path and a table's name; the options' class and a field."""

    module: str
    name: str
    kind: str
    file: str
    line: int

    def __str__(self) -> str:
        """Of a table by its file in the game's folder, wherever that lies."""
        return f"{self.file if self.kind == 'table' else self.module}.{self.name}"


def pattern(book: Rulebook) -> re.Pattern[str]:
    """Ids of this book at the start of a docstring: the book's prefixes, then letters, digits, dashes and dots."""
    one = _one(book)
    return re.compile(rf"{one}(?:,?\s+{one})*(?![\w-])")


def one_id(book: Rulebook) -> re.Pattern[str]:
    """An id of this book anywhere in a text; what ends in a dash is the beginning of several."""
    return re.compile(rf"\b{_one(book)}(?<!-)(?![\w-])")


def _one(book: Rulebook) -> str:
    prefixes = "|".join(sorted({re.escape(rule.id.split("-")[0]) for rule in book.rules})) or "(?!)"
    return rf"(?:{prefixes})-[A-Za-z0-9-]+(?:\.[0-9][A-Za-z0-9-]*)*"


def cited(game: Game) -> dict[str, list[Citation]]:
    """Rule id -> where it is cited, ids that are in no book among them."""
    book, folder = load(game), home(game)
    found: dict[str, list[Citation]] = {}
    for ids, place in [*_in_code(folder, package(game), pattern(book)), *_in_data(folder), *_in_options(game)]:
        for rule in ids:
            found.setdefault(rule, []).append(place)
    return {rule: sorted(found[rule]) for rule in sorted(found)}


def _in_code(folder: Path, package: str, head: re.Pattern[str]) -> Iterator[tuple[tuple[str, ...], Citation]]:
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder).with_suffix("").parts
        module = ".".join(part for part in (package, *inside) if part != "__init__")
        tree = ast.parse(files.read_text(path), str(path))
        for name, node in _definitions(tree):
            match = head.match(ast.get_docstring(node) or "")
            if match:
                kind = "class" if isinstance(node, ast.ClassDef) else "function"
                where = path.relative_to(folder).as_posix()
                yield ids_in(match[0]), Citation(module, name, kind, where, node.lineno)


def package(game: Game) -> str:
    """The package that a game's folder is; it exposes `game`."""
    module = type(game).__module__
    return module if module.split(".")[-1] == home(game).name else module.rpartition(".")[0]


def _definitions(
    node: ast.AST, outside: str = ""
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    """Every function and class with its qualified name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield outside + child.name, child
            inner = "." if isinstance(child, ast.ClassDef) else ".<locals>."
            yield from _definitions(child, outside + child.name + inner)
        else:
            yield from _definitions(child, outside)


def _in_data(folder: Path) -> Iterator[tuple[tuple[str, ...], Citation]]:
    for path in sorted(folder.rglob("*.toml")):
        if path.name == BOOK:
            continue
        raw: dict[str, Any] = files.read_toml(path, dict)
        where = path.relative_to(folder).as_posix()
        for name, part in [("", raw), *raw.items()]:
            if isinstance(part, dict) and isinstance(part.get("rule"), str | list):
                ids = ids_in(part["rule"])
                if all(isinstance(x, str) and "-" in x for x in ids):
                    yield ids, Citation(str(path.resolve()), name, "table", where, 0)


def _in_options(game: Game) -> Iterator[tuple[tuple[str, ...], Citation]]:
    kind = game.options
    for name, rules in option_rules(game).items():
        for rule in rules:
            yield (rule,), Citation(f"{kind.__module__}.{kind.__qualname__}", name, "option", "", 0)


def unknown(game: Game, citations: Mapping[str, list[Citation]] | None = None) -> dict[str, list[str]]:
    """Ids that are cited and stand in no book, with the places that cite them.  A printed table in a data file may be an
    entry of its own ("RW-T-COSTS")."""
    book = load(game)
    there = {entry.id for entry in (*book.rules, *book.tables, *book.examples)}
    found = cited(game) if citations is None else citations
    there |= {rule for rule, places in found.items() if "-T-" in rule and any(p.kind == "table" for p in places)}
    return {rule: [str(place) for place in places] for rule, places in found.items() if rule not in there}
