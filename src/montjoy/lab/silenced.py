"""Rules knocked out: while a rule is, the code that cites it does nothing, and its printed tables say something else.

What is changed is the code of the function itself, and the table itself in place, so that whoever holds one meets the
change; an option is no code and is knocked out by `swapped.py`.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
from collections.abc import Callable, Iterable, Iterator
from types import CodeType, FunctionType
from typing import Any, Final

from montjoy.core.content import rulebook
from montjoy.core.content.citations import Citation
from montjoy.lab.knockout import KnockOutFailed

HEADINGS: Final = "columns"                                  # the row of a table that says what stands in the others


@contextlib.contextmanager
def knocked_out(places: Iterable[Citation]) -> Iterator[int]:
    """While this is open, these places do nothing.  Gives the number of functions and tables that were changed."""
    back: list[Callable[[], None]] = []
    try:
        for place in places:
            if place.kind == "table":
                back += [shuffle(table) for table in _tables(place)]
            elif place.kind != "option":
                back += [silence(function) for function in functions(thing_at(place), place)]
        yield len(back)
    finally:
        for restore in reversed(back):
            restore()


def _tables(place: Citation) -> list[rulebook.Table]:
    """The loaded tables behind a citation; the head of a file stands for all tables in it."""
    return [t for name, t in rulebook.LOADED.get(place.module, {}).items() if place.name in ("", name)]


def thing_at(place: Citation) -> Any:
    """The object that a citation means, as it stands in its module or class."""
    thing: Any = importlib.import_module(place.module)
    if "<locals>" in place.name:
        raise KnockOutFailed(f"{place}: a function within a function cannot be knocked out; cite the rule outside")
    for name in place.name.split("."):
        thing = vars(thing)[name]
    return thing


def functions(thing: Any, place: Citation) -> Iterator[FunctionType]:
    """The plain functions that a function, method, property or class is made of; of a class only what its file wrote."""
    if isinstance(thing, staticmethod | classmethod):
        yield from functions(thing.__func__, place)
    elif isinstance(thing, property):
        yield from functions(thing.fget, place)
    elif isinstance(thing, functools.cached_property):
        yield from functions(thing.func, place)
    elif isinstance(thing, type):
        for part in vars(thing).values():
            if not isinstance(part, type):
                yield from (f for f in functions(part, place) if f.__code__.co_filename.endswith(place.file))
    elif hasattr(thing, "__wrapped__"):
        yield from functions(thing.__wrapped__, place)
    elif isinstance(thing, FunctionType):
        yield thing


def silence(function: FunctionType) -> Callable[[], None]:
    """Make a function do nothing, for everybody who holds it.  Gives the way back."""
    before = function.__code__
    function.__code__ = nothing(before)

    def restore() -> None:
        function.__code__ = before

    return restore


def nothing(code: CodeType) -> CodeType:
    """Code that does nothing, of the same kind: plain, coroutine or generator, with the same free variables."""
    is_async = bool(code.co_flags & 0x280)  # CO_COROUTINE, CO_ASYNC_GENERATOR
    yields = bool(code.co_flags & 0x220)  # CO_GENERATOR, CO_ASYNC_GENERATOR
    free = ", ".join(code.co_freevars)
    lines = ["def outer():"]
    lines += [f"    {name} = None" for name in code.co_freevars]
    lines += [f"    {'async ' if is_async else ''}def empty(*given, **named):"]
    lines += [f"        lambda: ({free},)"] if free else []
    lines += ["        return", "        yield"] if yields else ["        return None"]
    lines += ["    return empty"]
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    empty: CodeType = names["outer"]().__code__
    return empty.replace(co_name=code.co_name, co_qualname=code.co_qualname, co_filename=code.co_filename)


def shuffle(table: dict[str, Any]) -> Callable[[], None]:
    """Move the values of a printed table on by one, in place, under the same headings.  Gives the way back."""
    before = {row: list(values) if isinstance(values, list) else values for row, values in table.items() if row != HEADINGS}
    single = [row for row, values in before.items() if not isinstance(values, list)]
    for row, values in before.items():
        if isinstance(values, list):
            table[row][:] = values[1:] + values[:1]
    for row, other in zip(single, single[1:] + single[:1]):
        table[row] = before[other]

    def restore() -> None:
        for row, values in before.items():
            if isinstance(values, list):
                table[row][:] = values
            else:
                table[row] = values

    return restore
