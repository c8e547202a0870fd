"""The parts of a game beside its rules: every event, question, answer, form, order, refusal and ending that it has.

They are found in the types and the text of the game's package, by what they are in the contract and not by their names.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from montjoy.core.content import files
from montjoy.core.content.citations import package
from montjoy.core.effects import Event, Option, Question, hand_off, order
from montjoy.core.game import Game, home

COLUMNS: Final = ("events", "questions", "answers", "forms", "orders", "refusals", "endings")
FORM: Final = {order.__name__: 2, hand_off.__name__: 2}       # the argument of an effect that is a form's type
UNASKED: Final = "unasked"                                   # what gives a question, its form and how that is filled in now
REFUSING: Final = ("no", "No")


def parts(game: Game) -> dict[str, list[str]]:
    """By column, the names of everything there is."""
    modules = list(modules_of(game))
    forms = {form.__name__: form for form in forms_of(modules)}
    inside = {word for form in forms.values() for word in words_of(form)}
    enums = [kind for kind in kinds(modules, IntEnum) if kind.__name__ == "Ask"]
    asks = {f"Ask.{x.name}" for kind in enums for x in kind}  # type: ignore[attr-defined]
    return {
        "events": _names(modules, Event),
        "questions": sorted({*_names(modules, Question), *asks}),
        "answers": _names(modules, Option),
        "forms": sorted(forms),
        "orders": sorted(inside - set(forms)),
        "refusals": sorted(reasons(game)),
        "endings": sorted(game.endings),
    }


def modules_of(game: Game) -> Iterator[ModuleType]:
    """Every module of a game's package."""
    name = package(game)
    there = importlib.import_module(name)
    yield there
    for found in pkgutil.walk_packages(getattr(there, "__path__", []), f"{name}."):
        if ".tests." not in f"{found.name}.":
            yield importlib.import_module(found.name)


def kinds(modules: list[ModuleType], base: type) -> list[type]:
    """The classes of a kind that these modules define, but for those that are only the base of others."""
    names = {module.__name__ for module in modules}
    there = {x for module in modules for x in vars(module).values() if isinstance(x, type)}
    found = [x for x in there if issubclass(x, base) and x.__module__ in names]
    return [x for x in found if not any(y is not x and issubclass(y, x) for y in found)]


def _names(modules: list[ModuleType], base: type) -> list[str]:
    return sorted({kind.__name__ for kind in kinds(modules, base)})


# ---- forms -------------------------------------------------------------------------------------------------------------
def forms_of(modules: list[ModuleType]) -> Iterator[type]:
    """The types of the forms that rules ask for, `order(seat, ask, Form)` or `hand_off(kind, case, Form, own)`, also through a
    function that is given the form; and of those that may be written unasked."""
    texts = [(module, files.read_text(module.__file__)) for module in modules if module.__file__ is not None]
    passed = FORM | {name: n for _, text in texts for name, n in _passed_on(_tree(text, FORM))}
    for module, text in texts:
        for node in ast.walk(_tree(text, (*passed, UNASKED))):
            for given in _given(node, passed):
                form = _named(module, given)
                if isinstance(form, type) and issubclass(form, msgspec.Struct):
                    yield form


def _tree(text: str, names: Iterable[str]) -> ast.Module:
    """What the text of a module says; nothing where it calls none of these, as most do."""
    return ast.parse(text if any(f"{name}(" in text for name in names) else "")


def _passed_on(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The functions that ask for a form that they are given, each with the argument that it is."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [one.arg for one in function.args.args]
            forms = [given.id for node in ast.walk(function) for given in _given(node, FORM) if isinstance(given, ast.Name)]
            yield from ((function.name, names.index(name)) for name in forms if name in names)


def _given(node: ast.AST, passed: Mapping[str, int]) -> Iterator[ast.expr]:
    """The forms that a piece of text names: the argument of a call, the second part of what `unasked` gives."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in passed:
        yield from node.args[passed[node.func.id] :][:1]
    elif isinstance(node, ast.FunctionDef) and node.name == UNASKED:
        found = [one.value for one in ast.walk(node) if isinstance(one, ast.Return)]
        yield from (value.elts[1] for value in found if isinstance(value, ast.Tuple) and len(value.elts) > 1)


def _named(module: ModuleType, node: ast.expr) -> object:
    """What a name, or a name in another module, means here."""
    if isinstance(node, ast.Attribute):
        return getattr(_named(module, node.value), node.attr, None)
    return vars(module).get(node.id) if isinstance(node, ast.Name) else None


def words_of(form: type, known: set[type] | None = None) -> Iterator[str]:
    """The structs that may stand in a form, the words that its fields may hold where their type lists them, and the fields that
    may be left out: each order of a sheet is one of these."""
    known = {form} if known is None else known
    yield from (f"{form.__name__}.{field}" for field in may_be_left_out(form))
    for field, hint in get_type_hints(form).items():
        if field in form.__struct_fields__:                  # type: ignore[attr-defined]
            for kind in _within(hint):
                if isinstance(kind, type) and kind not in known:
                    known.add(kind)
                    yield kind.__name__
                    yield from words_of(kind, known)
                elif isinstance(kind, str):
                    yield f"{form.__name__}.{field} = {kind}"


def may_be_left_out(form: type) -> list[str]:
    """The fields that are not written where they are as usual (`omit_defaults`), of a struct in which no word says what is
    ordered: there each of them is an order."""
    fields = msgspec.structs.fields(form) if form.__struct_config__.omit_defaults else ()    # type: ignore[attr-defined]
    worded = any(isinstance(word, str) for one in fields for word in _within(one.type))
    return [] if worded else [one.name for one in fields if not one.required]


def _within(hint: Any) -> Iterator[type | str]:
    """The structs and the listed words in a type."""
    if get_origin(hint) is Literal:
        yield from (value for value in get_args(hint) if isinstance(value, str))
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    else:
        for part in get_args(hint):
            yield from _within(part)


# ---- refusals ----------------------------------------------------------------------------------------------------------
def reasons(game: Game) -> set[str]:
    """The reason of every `no(rule, reason, ...)` in the game's text."""
    return {reason for path in sorted(home(game).rglob("*.py")) for reason in _in_text(files.read_text(path))}


def _in_text(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in REFUSING:
            if len(node.args) > 1:
                yield from _spelled(node.args[1])


def _spelled(node: ast.AST) -> Iterator[str]:
    """The texts an expression may be: a constant, or `a if x else b`."""
    if isinstance(node, ast.IfExp):
        yield from (*_spelled(node.body), *_spelled(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
