"""What can be said: every class and every refusal of the core and of the games, and every message that is written."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import montjoy
from montjoy.core import effects
from montjoy.core.game import Game, games, home
from montjoy.core.record import rulings
from montjoy.core.session import streams
from montjoy.words.messages import files
from montjoy.words.voice import HERE as HERE
from tests.suite.source import nodes, parsed

SOURCE = Path(montjoy.__file__).parent
SPOKEN = (effects.Event, effects.Clause, effects.Question, effects.Option)
PART = ("it", "nth", "a", "b", "c", "d", "e", "f", "key", "value")
COMMON = {"rule"}
HELPERS = {"yes", "no", "nobody", "nothing", "pair", "name-pair", "name-umpire", "name-watcher", "name-all", "name-attacker",
           "name-defender", "name-neither", "piece-other", "piece-own", "odds-losses", "asked-before", "asked-before-empty",
           "asked-standing", "asked-standing-empty", "ui-refused-line", "page-game"}


FORMER = ("montjoy.core.files", "montjoy.core.streams")       # former names of modules, kept for one release
CORE = {"Rolled", "Drew"}                                    # of the core; a game may tell them better


@dataclass
class Subject:
    """One thing that must have a message: a class, a refusal's reason or a fight's ask; `args` its arguments."""

    name: str
    cls: Any = None
    args: set[str] = field(default_factory=set)
    refusal: bool = False


# ---- what can be said ------------------------------------------------------------------------------------------------
def modules(package: str) -> Iterator[ModuleType]:
    there = importlib.import_module(package)
    yield there
    for found in pkgutil.walk_packages(getattr(there, "__path__", []), f"{package}."):
        if found.name not in FORMER:
            yield importlib.import_module(found.name)


def installed() -> dict[str, Game]:
    """The games in this source tree that are whole enough to be loaded."""
    return {slug: load() for slug, load in games().items() if (SOURCE / "games" / slug / "play.py").exists()}


def classes(package: str) -> list[type]:
    """Every kind of event, question, option, outcome and fight's ask that is defined in a package."""
    found: dict[str, type] = {}
    for module in modules(package):
        for thing in vars(module).values():
            if not isinstance(thing, type) or not thing.__module__.startswith(package) or thing in SPOKEN:
                continue
            spoken = issubclass(thing, SPOKEN) or thing.__name__ == "Outcome"
            if spoken or (issubclass(thing, IntEnum) and thing.__name__ == "Ask"):
                found[thing.__name__] = thing
    return list(found.values())


def args_of(cls: Any) -> set[str]:
    """The arguments that a class's message may use."""
    names = set(COMMON)
    for name, hint in get_type_hints(cls).items():
        if name in cls.__struct_fields__:
            names |= {name, f"{name}-count", f"{name}-kind"} if hint is Any else {name}
            for part in parts(hint):
                kind = get_origin(part) or part
                names |= {f"{name}-count"} if kind in (tuple, list, dict) else {f"{name}-kind"} if part is str else set()
    return names


def parts(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def reasons(folder: Path) -> dict[str, set[str]]:
    """By reason, the facts that every `no(rule, reason, **facts)` with it gives."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in nodes(parsed(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("no", "No"):
                if len(node.args) < 2:
                    continue
                facts = {k.arg for k in node.keywords if k.arg} | {"rule"}
                named = spelled(node.args[1])
                assert named or path.name == "effects.py", no_reason(path, node)
                for reason in named:
                    found[reason] = found.get(reason, facts) & facts
    return found


def no_reason(path: Path, node: ast.Call) -> str:
    where = f"{path.relative_to(SOURCE.parent).as_posix()}, line {node.lineno}"
    return f'{where}: a reason stands as a plain text in `no(...)`, or `"one" if so else "other"`, for it names a message'


def spelled(node: ast.AST) -> list[str]:
    """The strings an expression may be: a constant, or `a if x else b`."""
    if isinstance(node, ast.IfExp):
        return spelled(node.body) + spelled(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@lru_cache(None)
def subjects(package: str) -> list[Subject]:
    """All that a package says."""
    said: list[Subject] = []
    for cls in classes(package):
        if issubclass(cls, IntEnum):
            said += [Subject(f"{cls.__name__}-{x.name}") for x in cls]
        else:
            said.append(Subject(cls.__name__, cls, args_of(cls)))
    if package == "montjoy.core":
        more = [streams.AskedOf, rulings.Change, *get_args(rulings.Ruling)]
        said += [Subject(cls.__name__, cls, args_of(cls)) for cls in more]
    folder = SOURCE.joinpath(*package.split(".")[1:])
    for reason, facts in reasons(folder).items():
        said.append(Subject(reason, None, facts | {f"{f}-kind" for f in facts}, refusal=True))
    return said


# ---- what is written -------------------------------------------------------------------------------------------------
@lru_cache(None)
def written(folder: Path, lang: str) -> dict[str, ftl.Message]:
    """Messages by id.  AssertionError: something in the file is not Fluent, or stands twice."""
    found: dict[str, ftl.Message] = {}
    for path in files(folder, lang):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.annotations[0].message}: {entry.content[:80]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                parts = [part.id.name for part in entry.attributes]
                assert len(set(parts)) == len(parts), f"{path.name}: a part of {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def tabled(folder: Path, lang: str) -> set[str]:
    """The words that a language has in TOML files beside its messages: "orders.toml HOLD"; How to play and the law are texts."""
    paths = [path for path in sorted((folder / lang).glob("*.toml")) if path.name not in ("how.toml", "law.toml")]
    files = {path.name: tomllib.loads(path.read_text("utf-8")) for path in paths}
    return {f"{name} {key}" for name, tables in files.items() for rows in tables.values() for key in rows}


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)


@lru_cache(None)
def names_in(node: Any) -> tuple[set[str], set[str]]:
    """The variables and the other messages that a message or a part of it uses itself."""
    seen = _Names()
    seen.visit(node)
    return seen.variables, seen.messages


def variables(node: Any, messages: dict[str, ftl.Message]) -> set[str]:
    """... and those of the messages it uses."""
    own, others = names_in(node)
    for other in others:
        assert other in messages, f"no message {other}, though another uses it"
        own |= variables(messages[other].value, messages)
    return own


# ---- what does not fit -----------------------------------------------------------------------------------------------
def missing(said: list[Subject], messages: dict[str, ftl.Message]) -> list[str]:
    """Subjects without a message, refusals that do not say what would work."""
    wrong = [x.name for x in said if x.name not in messages]
    for x in said:
        if x.refusal and x.name in messages and "try" not in {a.id.name for a in messages[x.name].attributes}:
            wrong.append(f"{x.name}.try")
    return wrong


def unknown_arguments(said: list[Subject], messages: dict[str, ftl.Message]) -> list[str]:
    """Messages that use an argument which their subject does not have."""
    wrong = []
    for x in said:
        message, within = messages.get(x.name), messages.get(f"{x.name}-within")
        if message is None:
            continue
        wrong += [f"{x.name}-within: ${v}" for v in variables(within.value, messages) - x.args] if within is not None else []
        wrong += [f"{x.name}: ${v}" for v in variables(message.value, messages) - x.args] if message.value else []
        for attribute in message.attributes:
            known = x.args if x.refusal else x.args | set(PART) | inner_fields(x.cls)
            name = attribute.id.name
            wrong += [f"{x.name}.{name}: ${v}" for v in variables(attribute.value, messages) - known]
            if x.cls is not None and name.removesuffix("-join").removesuffix("-none") not in x.cls.__struct_fields__:
                wrong.append(f"{x.name}.{name}: no such field")
    return wrong


def inner_structs(cls: Any) -> set[str]:
    """The names of structs that stand in a class's fields, or in theirs: they may have messages of their own."""
    found: set[str] = set()
    for hint in get_type_hints(cls).values() if cls is not None else ():
        for part in (hint, *get_args(hint)):
            if hasattr(part, "__struct_fields__") and part is not cls and part.__name__ not in found:
                found |= {part.__name__} | inner_structs(part)
    return found


def inner_fields(cls: Any) -> set[str]:
    """The fields of structs that stand in a class's fields."""
    found: set[str] = set()
    for hint in get_type_hints(cls).values() if cls is not None else ():
        for part in (hint, *get_args(hint)):
            found |= set(getattr(part, "__struct_fields__", ()))
    return found


def unused(said: list[Subject], messages: dict[str, ftl.Message], other: set[str] = frozenset()) -> list[str]:
    """Messages that nothing says."""
    used = {x.name for x in said} | HELPERS | CORE | other
    used |= {name for x in said for name in inner_structs(x.cls)}
    used |= {f"{name}-within" for name in used}              # a struct in another's field
    for message in messages.values():
        used |= names_in(message)[1]
    return sorted(name for name in messages if name not in used)


@lru_cache(None)
def words_in_code() -> set[str]:
    """Every string in the source beside the words themselves: what `text("ui-...")` may name."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if "words" not in path.parts or path.name == "titles.py":
            found |= {x.value for x in nodes(parsed(path.read_text("utf-8")))
                      if isinstance(x, ast.Constant) and isinstance(x.value, str)}
    for path in (*SOURCE.rglob("*.html"), *SOURCE.rglob("*.svg")):
        for made in re.findall(r"\{[{%].*?[}%]\}", path.read_text("utf-8"), re.DOTALL):
            found |= {a or b for a, b in re.findall(r"""\"([\w-]+)\"|'([\w-]+)'""", made)}
    return found


@lru_cache(None)
def dynamic_prefixes() -> tuple[str, ...]:
    """What stands before the first blank to fill in `text(f"ui-help-{name}")`."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in nodes(parsed(path.read_text("utf-8"))):
            called = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            for made in node.args if called in ("text", "title", "found", "said", "said_as", "t", "Said") else ():  # type: ignore[attr-defined]
                if isinstance(made, ast.JoinedStr) and isinstance(made.values[0], ast.Constant):
                    found.add(str(made.values[0].value))
    for path in SOURCE.rglob("*.html"):
        found |= set(re.findall(r"""[("']([\w-]+-)["'] ~""", path.read_text("utf-8")))
    return tuple(found)


def rules(package: str) -> list[str]:
    """The messages with the titles of a game's rules: their ids, "-" for "."."""
    book = SOURCE.joinpath(*package.split(".")[1:], "rulebook.toml")
    if not book.exists():
        return []
    return [x["id"].replace(".", "-") for x in tomllib.loads(book.read_text("utf-8"))["rule"]]


OFFERED = ("page-game", "page-scenario-", "page-section-", "page-option-")


def offered(game: Game) -> tuple[set[str], set[str]]:
    """What a new table's page shows out of the game's TOML files, which are in English: the messages that the other languages
    need for it, and those that they may have besides (another title for a switch that is called as its rule is)."""
    from montjoy.table.tables import catalogue

    book, values = catalogue.rulebook_of(game), catalogue.values_of(game)
    needed = {"page-game"} | {f"page-section-{catalogue.slug(rule.section)}" for rule in book.rules}
    for id in game.scenarios:
        needed |= {f"page-scenario-{id}", f"page-scenario-{id}-says"}
    docs = [doc for doc in book.switches if doc.name in values]
    for doc in docs:
        shown = () if doc.name in catalogue.numbers_of(game) else values[doc.name]
        needed |= {f"page-option-{doc.name}-says"}
        needed |= {f"page-option-{doc.name}-{value}" for value in shown if value not in ("true", "false")}
        if sum(x.rule == doc.rule for x in docs) > 1:
            needed.add(f"page-option-{doc.name}")
    return needed, {f"page-option-{doc.name}" for doc in docs} - needed


def unit_types(game: Game) -> set[str]:
    """piece-TYPE for every type in the game's own unit tables."""
    found: set[str] = set()
    for path in (home(game) / "units").glob("*.toml"):
        data = tomllib.loads(path.read_text("utf-8"))
        if "rows" in data and "columns" in data:
            found |= {f"piece-{row[data['columns'].index('type')]}" for row in data["rows"]}
    return found


# ---- examples --------------------------------------------------------------------------------------------------------
def example(hint: Any, n: int, text: str) -> Any:
    """A value of a type, with counts of n."""
    kinds = parts(hint)
    if type(None) in kinds and n == 0:
        return None
    hint = next(k for k in kinds if k is not type(None))
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return inner[n % len(inner)]
    if hint is int:
        return n
    if hint is bool:
        return bool(n)
    if hint is str or hint is Any:
        return text
    if origin is tuple and inner[-1:] == (Ellipsis,):
        return tuple(example(inner[0], i + n, f"{text}{i}") for i in range(n))
    if origin is tuple:
        return tuple(example(x, n, text) for x in inner)
    if origin is dict:
        return {f"{text}{i}": example(inner[1], n, text) for i in range(n)}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return built(hint, n, text)
    raise AssertionError(f"no example of {hint}")


def built(cls: Any, n: int, text: str) -> Any:
    if cls is streams.Asked:
        return streams.Asked(n, "choose", streams.HandedOff(text, text), before=n or None)
    hints = get_type_hints(cls)
    return cls(**{f: example(hints[f], n, text) for f in cls.__struct_fields__})
