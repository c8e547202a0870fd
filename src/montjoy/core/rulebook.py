"""A game's rulebook: what stands in `rulebook.toml`, and which code cites which rule.

    book = load(game)               its rules, options, tables, examples
    cited(game)                     rule id -> the places that carry it out
    missing(game), unknown(game)    rules nobody cites; ids that are cited and are no rules

A rule is cited by the first words of a docstring of a function, method or class in the game's folder: one or more ids,
then a sentence ("RW-GEN-11, RW-X-08  Halves are rounded up."); by `rule = "..."` in a table of a data file; by the field
of the game's options that the rule names.  A printed table read by `tables` can be knocked out like a function.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from montjoy.core import files
from montjoy.core.game import Game, home

BOOK: Final = "rulebook.toml"
COUNTED: Final = ("rule", "option", "flavour-with-effect")
ADVICE: Final = "advice"


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    source: str = ""
    layer: str = "rules"
    origin: str = ""


class Rule(_Entry, frozen=True, kw_only=True):
    """One rule.  `kind`: rule, option, flavour-with-effect or advice.  `ruling`: what we decided where the book does not
    say; `gap`: what it lacks; `option`: the switch it names; `test`: an input and what must come out."""

    section: str = ""
    title: str
    text: str
    kind: Literal["rule", "option", "flavour-with-effect", "advice"] = "rule"
    ruling: str = ""
    gap: str = ""
    option: str = ""
    test: str = ""
    confidence: float | str = ""
    decides: str = ""
    sees: str = ""


class OptionDoc(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A switch.  `values`: what it may be; empty where it is free text or any number."""

    name: str
    says: str = ""
    default: bool | int | str = ""
    values: tuple[bool | int | str, ...] = ()
    rule: str = ""
    layer: str = "rules"


class TableDoc(_Entry, frozen=True, kw_only=True):
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    note: str = ""


class Example(_Entry, frozen=True, kw_only=True):
    """A worked example; `consistent`: its arithmetic follows from the rules."""

    text: str
    consistent: bool | str = True
    note: str = ""


class Term(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: str
    english: str
    code: str
    note: str = ""


class Interpretation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hard question about the book and how we answered it."""

    id: str
    question: str = ""
    text: str = ""
    answer: str
    confidence: float | str = 1.0
    rules: tuple[str, ...] | str = ()


class Rulebook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole `rulebook.toml`."""

    game: dict[str, Any] = {}
    book: dict[str, Any] = {}
    content: dict[str, Any] = {}
    rules: tuple[Rule, ...] = msgspec.field(default=(), name="rule")
    options: tuple[OptionDoc, ...] = msgspec.field(default=(), name="option")
    tables: tuple[TableDoc, ...] = msgspec.field(default=(), name="table")
    examples: tuple[Example, ...] = msgspec.field(default=(), name="example")
    terms: tuple[Term, ...] = msgspec.field(default=(), name="term")
    questions: tuple[Interpretation, ...] = msgspec.field(default=(), name="question")

    def __getitem__(self, rule: str) -> Rule:
        """The rule with this id.  KeyError where there is none."""
        for found in self.rules:
            if found.id == rule:
                return found
        raise KeyError(rule)

    @property
    def counted(self) -> tuple[Rule, ...]:
        """The rules that code must carry out."""
        return tuple(rule for rule in self.rules if rule.kind in COUNTED)

    @property
    def advice(self) -> tuple[Rule, ...]:
        """Help for umpires and players; not counted."""
        return tuple(rule for rule in self.rules if rule.kind == ADVICE)

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers of the counted rules, in the order of the book."""
        return tuple(dict.fromkeys(rule.layer for rule in self.counted))

    @property
    def switches(self) -> tuple[OptionDoc, ...]:
        """The options: `[[option]]` entries, and the rows (option, default, values, rule) of a table `...-T-OPTIONS`."""
        rows = [row for table in self.tables if table.id.endswith("-T-OPTIONS") for row in table.rows]
        printed = [
            OptionDoc(name=str(row[0]), default=str(row[1]), values=tuple(str(row[2]).split(" | ")), rule=str(row[3]))
            for row in rows
        ]
        return (*self.options, *printed)

    def explain(self, rule: str) -> str:
        """A rule as players read it: title and text."""
        found = self[rule]
        return f"{found.id}  {found.title}\n\n{found.text.strip()}"


# ---- reading ---------------------------------------------------------------------------------------------------------
def load(game: Game) -> Rulebook:
    """The game's rulebook, checked: ids are unique, kinds are known."""
    return read(home(game) / BOOK)


def read(path: Path) -> Rulebook:
    """A rulebook from its file.  BadFile says what is wrong."""
    book = files.read_toml(path, Rulebook)
    seen: set[str] = set()
    for entry in (*book.rules, *book.tables, *book.examples):
        if entry.id in seen:
            raise files.BadFile(path, f"{entry.id} stands twice", "give each rule, table and example its own id")
        seen.add(entry.id)
    return book


def option_values(game: Game) -> dict[str, tuple[str, ...]]:
    """Every option of the game and what it may be, as text; empty where it is free text or any number.

    From the type of the field, where that says it; else from the book's `[[option]]`."""
    told = {doc.name: tuple(as_text(value) for value in doc.values) for doc in load(game).switches}
    hints = get_type_hints(game.options)
    return {name: _values(hints[name]) or told.get(name, ()) for name in game.options.__struct_fields__}


def option_rules(game: Game) -> dict[str, tuple[str, ...]]:
    """Every option of the game and the rules that it belongs to."""
    book = load(game)
    pairs = [(rule.option, rule.id) for rule in book.rules] + [(doc.name, doc.rule) for doc in book.switches]
    names = game.options.__struct_fields__
    return {name: tuple(dict.fromkeys(rule for option, rule in pairs if option == name and rule)) for name in names}


def as_text(value: bool | int | str) -> str:
    """A value as it is written in files and in the tests that cite it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(kind: Any) -> tuple[str, ...]:
    if kind is bool:
        return ("false", "true")
    return tuple(str(value) for value in listed(kind))


def listed(kind: Any) -> tuple[Any, ...]:
    """The values a type lists: a Literal's, also where it is one part of a union."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(value for part in get_args(kind) for value in listed(part))


# ---- printed tables --------------------------------------------------------------------------------------------------
class Table(dict[str, Any]):
    """A printed table: its rows by name.  `rules`: the ids it cites."""

    rules: tuple[str, ...] = ()


LOADED: Final[dict[tuple[str, str], Table]] = {}


def tables(path: Path) -> dict[str, Table]:
    """The tables of a TOML file by name, each without its `rule`.  One file gives the same objects every time, so that a
    knock-out reaches whoever holds one."""
    raw: dict[str, Any] = files.read_toml(path, dict)
    for name, rows in raw.items():
        key = (str(path.resolve()), name)
        if isinstance(rows, dict) and key not in LOADED:
            LOADED[key] = Table({row: values for row, values in rows.items() if row != "rule"})
            LOADED[key].rules = _ids(rows.get("rule", ()))
    return {name: LOADED[str(path.resolve()), name] for name, rows in raw.items() if isinstance(rows, dict)}


def _ids(rule: Any) -> tuple[str, ...]:
    words = rule.replace(",", " ").split() if isinstance(rule, str) else rule
    return tuple(str(word) for word in words)


# ---- who cites what --------------------------------------------------------------------------------------------------
class Citation(msgspec.Struct, frozen=True, order=True):
    """A place that carries a rule out.  `kind`: function, class, table or option.  `module` and `name` find it again: a
    dotted module and the name in it; a path and a table's name; the options' class and a field."""

    module: str
    name: str
    kind: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.module}.{self.name}"


def pattern(book: Rulebook) -> re.Pattern[str]:
    """Ids of this book at the start of a docstring: the book's prefixes, then letters, digits, dashes and dots."""
    prefixes = "|".join(sorted({re.escape(rule.id.split("-")[0]) for rule in book.rules})) or "(?!)"
    one = rf"(?:{prefixes})-[A-Za-z0-9-]+(?:\.[0-9][A-Za-z0-9-]*)*"
    return re.compile(rf"{one}(?:,?\s+{one})*(?![\w-])")


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
                yield _ids(match[0]), Citation(module, name, kind, where, node.lineno)


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
                ids = _ids(part["rule"])
                if all(isinstance(x, str) and "-" in x for x in ids):
                    yield ids, Citation(str(path.resolve()), name, "table", where, 0)


def _in_options(game: Game) -> Iterator[tuple[tuple[str, ...], Citation]]:
    kind = game.options
    for name, rules in option_rules(game).items():
        for rule in rules:
            yield (rule,), Citation(f"{kind.__module__}.{kind.__qualname__}", name, "option", "", 0)


def missing(game: Game, citations: Mapping[str, list[Citation]] | None = None) -> list[str]:
    """The rules that nobody cites, in the book's order."""
    found = cited(game) if citations is None else citations
    return [rule.id for rule in load(game).counted if rule.id not in found]


def unknown(game: Game, citations: Mapping[str, list[Citation]] | None = None) -> dict[str, list[str]]:
    """Ids that are cited and stand in no book, with the places that cite them.  A printed table in a data file may be an
    entry of its own ("RW-T-COSTS")."""
    book = load(game)
    there = {entry.id for entry in (*book.rules, *book.tables, *book.examples)}
    found = cited(game) if citations is None else citations
    there |= {rule for rule, places in found.items() if "-T-" in rule and any(p.kind == "table" for p in places)}
    return {rule: [str(place) for place in places] for rule, places in found.items() if rule not in there}
