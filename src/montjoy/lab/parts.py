"""The parts of a game beside its rules: every event, question, answer, form, order, refusal and ending that it has.

They are found in the types and the text of the game's package, by what they are in the contract and not by their names.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
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
REFUSING: Final = ("no", "No")


def parts(game: Game) -> dict[str, list[str]]:
    """By column, the names of everything there is."""
    modules = list(modules_of(game))
    forms = {form.__name__: form for form in _forms(modules)}
    inside = {word for form in forms.values() for word in words_of(form)}
    asks = {f"{kind.__name__}.{x.name}" for kind in _kinds(modules, IntEnum) if kind.__name__ == "Ask" for x in kind}  # type: ignore[attr-defined]
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


def _kinds(modules: list[ModuleType], base: type) -> list[type]:
    """The classes of a kind that these modules define, but for those that are only the base of others."""
    names = {module.__name__ for module in modules}
    there = {x for module in modules for x in vars(module).values() if isinstance(x, type)}
    found = [x for x in there if issubclass(x, base) and x.__module__ in names]
    return [x for x in found if not any(y is not x and issubclass(y, x) for y in found)]


def _names(modules: list[ModuleType], base: type) -> list[str]:
    return sorted({kind.__name__ for kind in _kinds(modules, base)})


# ---- forms -------------------------------------------------------------------------------------------------------------
def _forms(modules: list[ModuleType]) -> Iterator[type]:
    """The types of the forms that rules ask for, `order(seat, ask, Form)` or `hand_off(kind, case, Form, own)`."""
    for module in modules:
        if module.__file__ is None:
            continue
        for node in ast.walk(ast.parse(files.read_text(module.__file__))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORM:
                at = FORM[node.func.id]
                form = vars(module).get(getattr(node.args[at], "id", "")) if len(node.args) > at else None
                if isinstance(form, type) and issubclass(form, msgspec.Struct):
                    yield form


def words_of(form: type, known: set[type] | None = None) -> Iterator[str]:
    """The structs that may stand in a form, and the words that its fields may hold where their type lists them: each order of
    a sheet is one of these."""
    known = {form} if known is None else known
    for field, hint in get_type_hints(form).items():
        if field in form.__struct_fields__:                  # type: ignore[attr-defined]
            for kind in _within(hint):
                if isinstance(kind, type) and kind not in known:
                    known.add(kind)
                    yield kind.__name__
                    yield from words_of(kind, known)
                elif isinstance(kind, str):
                    yield f"{form.__name__}.{field} = {kind}"


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
