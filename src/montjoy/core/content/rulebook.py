"""A game's rulebook: what stands in `rulebook.toml`, and its printed tables.

    book = load(game)               its rules, options, tables, examples
    TABLES = tables(path)           the printed tables of a data file

Which code carries out which rule stands in `content/citations.py`.  A printed table read by `tables` can be knocked out like a
function.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from montjoy.core import options
from montjoy.core.content import files, messages
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
    say; `gap`: what it lacks; `option`: the switch it names, or several; `test`: an input and what must come out."""

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

    def options_of(self, rule: Rule) -> tuple[str, ...]:
        """The options that a rule names, and those that name it."""
        named = rule.option.replace(",", " ").split()
        return tuple(dict.fromkeys([*named, *(doc.name for doc in self.switches if doc.rule == rule.id)]))

    def explain(self, rule: str) -> str:
        """A rule as players read it: title and text."""
        found = self[rule]
        return f"{found.id}  {found.title}\n\n{found.text.strip()}"


# ---- reading ---------------------------------------------------------------------------------------------------------
def load(game: Game) -> Rulebook:
    """The game's rulebook, checked: ids are unique, kinds are known."""
    return read(home(game) / BOOK)


def read(path: Path) -> Rulebook:
    """A rulebook from its file, which is read again only once it has changed.  BadFile says what is wrong."""
    there = path.stat() if path.exists() else None
    return _read(path, there.st_mtime_ns if there else 0, there.st_size if there else 0)


@lru_cache(16)
def _read(path: Path, _changed: int, _size: int) -> Rulebook:
    book = files.read_toml(path, Rulebook)
    seen: set[str] = set()
    entries = {"rule": book.rules, "table": book.tables, "example": book.examples}
    for key, number, entry in ((key, n, entry) for key, found in entries.items() for n, entry in enumerate(found)):
        if entry.id in seen:
            line = messages.line_of(files.read_text(path), (key, number, "id"))
            raise files.BadFile(path, f"{entry.id} stands twice", "give each rule, table and example its own id", line=line)
        seen.add(entry.id)
    return book


def option_values(game: Game) -> dict[str, tuple[str, ...]]:
    """Every option of the game and what it may be, as text; empty where it is free text or any number.

    From the type of the field, where that says it; else from the book's `[[option]]`."""
    told = {doc.name: tuple(as_text(value) for value in doc.values) for doc in load(game).switches}
    typed = {name: tuple(map(as_text, options.values(game.options, name))) for name in game.options.__struct_fields__}
    return {name: listed or told.get(name, ()) for name, listed in typed.items()}


def option_rules(game: Game) -> dict[str, tuple[str, ...]]:
    """Every option of the game and the rules that it belongs to."""
    book = load(game)
    pairs = [(rule.option, rule.id) for rule in book.rules] + [(doc.name, doc.rule) for doc in book.switches]
    names = game.options.__struct_fields__
    return {name: tuple(dict.fromkeys(rule for option, rule in pairs if option == name and rule)) for name in names}


def why_not_replaces(game: Game, replaced: Sequence[str], switches: Iterable[str]) -> tuple[str, str] | None:
    """What is wrong with a house rule none of whose switches has to do with the rules that it replaces, and what would work.
    None: one has, or nobody can say."""
    belongs = {name: rules for name, rules in option_rules(game).items() if name in switches and rules}
    if not belongs or any(set(replaced) & set(rules) for rules in belongs.values()):
        return None
    name, rules = next(iter(belongs.items()))
    return f"{name} has nothing to do with {', '.join(replaced)}", f"it belongs to {', '.join(rules)}"


def as_text(value: bool | float | str) -> str:
    """A value as it is written in files and in the tests that cite it; a whole number without a decimal point."""
    if isinstance(value, float):
        return f"{value:g}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(game: Game, option: str, text: str) -> Any:
    """What an option's text stands for: true, false, a number among the values that it lists, or else the text itself."""
    return {as_text(value): value for value in options.values(game.options, option)}.get(text, text)


# ---- printed tables --------------------------------------------------------------------------------------------------
class Table(dict[str, Any]):
    """A printed table: its rows by name.  `rules`: the ids it cites."""

    rules: tuple[str, ...] = ()


LOADED: Final[dict[str, dict[str, Table]]] = {}            # by file


def tables(path: Path) -> dict[str, Table]:
    """The tables of a TOML file by name, each without its `rule`.  A file is read once, so that a knock-out reaches whoever holds
    a table of it."""
    here = str(path.resolve())
    if here not in LOADED:
        raw: dict[str, Any] = files.read_toml(path, dict)
        LOADED[here] = {name: table_of(rows) for name, rows in raw.items() if isinstance(rows, dict)}
    return dict(LOADED[here])


def table_of(rows: dict[str, Any]) -> Table:
    made = Table({row: values for row, values in rows.items() if row != "rule"})
    made.rules = ids_in(rows.get("rule", ()))
    return made


def ids_in(rule: Any) -> tuple[str, ...]:
    """The ids in a `rule = ...`: one, several in a line, or a list."""
    words = rule.replace(",", " ").split() if isinstance(rule, str) else rule
    return tuple(str(word) for word in words)
