"""A game's switches: read from files, command lines and forms, checked against what each may be and what each needs.

A game's options are a class with a field a switch.  What a switch may be is seen from its type; of one that is no list of
values `free` says it in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.errors import BadInput
from montjoy.core.state import State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's switches.  Each field is an option of the rulebook with its default."""

    free: ClassVar[Mapping[str, str]] = {}                   # switches that are no list of values: what each is, in words
    limits: ClassVar[Mapping[str, tuple[int, int]]] = {}     # of those that are a number: from, to
    needs: ClassVar[Mapping[str, str]] = {}                  # switches that go only with another one
    since: ClassVar[Mapping[str, tuple[int, Any]]] = {}      # newer: the first rules_version whose records all name it, what held

    @classmethod
    def typed(cls, name: str, value: Any) -> Any:
        """The value of a switch as it may be typed on one line."""
        return value


T = TypeVar("T", bound=Options)


@cache
def types(kind: type[Options]) -> Mapping[str, Any]:
    """The type of each option."""
    return get_type_hints(kind)


@cache
def values(kind: type[Options], name: str) -> tuple[Any, ...]:
    """What an option may be by name; empty where it is any number of a range, or free text."""
    found = types(kind)[name]
    return (False, True) if found is bool else literals(found)


def literals(kind: Any) -> tuple[Any, ...]:
    """The values a type lists: a Literal's, also where it is one part of a union."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(value for part in get_args(kind) for value in literals(part))


def read_options(kind: type[T], given: Mapping[str, Any]) -> T:
    """Options by name.  Raises BadInput, which names the option and what it may be."""
    names = kind.__struct_fields__
    for name, value in given.items():
        if name not in names:
            raise BadInput(f"[options] {shown(name)} is not an option", closest(str(name), names))
        known = values(kind, name)
        if name in kind.free or not known:
            _check_free(kind, name, value)
        elif not any(value == x and type(value) is type(x) for x in known):
            says = f"[options] {name} = {shown(value)}: it is one of {listed(map(shown, known))}"
            raise BadInput(says, told=("among", name, *known))
    options = msgspec.convert({name: kind.typed(name, value) for name, value in given.items()}, kind)
    if lacks := lacking(options):
        says = f"[options] {lacks} needs {kind.needs[lacks]}: switch that on as well, or {lacks} off"
        raise BadInput(says, told=("needs", lacks, kind.needs[lacks]))
    return options


def _check_free(kind: type[Options], name: str, value: Any) -> None:
    try:
        msgspec.convert({name: kind.typed(name, value)}, kind)
    except msgspec.ValidationError as error:
        told = ("between", name, *kind.limits[name]) if name in kind.limits else ()
        says = kind.free.get(name) or str(error).partition(" - at ")[0]
        raise BadInput(f"[options] {name} = {shown(value)}: {says}", told=told) from None


def lacked(kind: type[Options], given: Mapping[str, Any], version: int) -> dict[str, Any]:
    """The switches that options of an older version of the rules do not have, as plain data, each as the old rules had it."""
    return {name: old for name, (since, old) in kind.since.items() if version < since and name not in given}


def as_then(kind: type[Options], given: Mapping[str, Any], version: int) -> dict[str, Any]:
    """A record's options, written under a version of the rules, with what they could not know yet."""
    return {**given, **lacked(kind, given, version)}


def lacking(options: Options) -> str:
    """The first switch that is on without the one it needs; empty: nothing is wrong."""
    return next((name for name, other in options.needs.items() if getattr(options, name) and not getattr(options, other)), "")


def mended(options: T) -> T:
    """The same options with everything switched on that they need, for whoever draws options at random."""
    for name, other in reversed(list(options.needs.items())):
        if getattr(options, name):
            options = msgspec.structs.replace(options, **{other: True})
    return options


# ---- in a fight ------------------------------------------------------------------------------------------------------------
class Switches(State):
    """Base of the switches of a game's fights, from which its fight's state inherits: each field is called like its option, or
    stands in `option_of`."""

    __slots__ = ()
    option_of: ClassVar[Mapping[str, str]] = {}


def set_switches(fight: Switches, options: Options) -> None:
    """Every switch of a fight as its option has it: a number as it is, off and on as 0 and 1, a word as its place in the list
    of those it may be.  A block of numbers is left to the game."""
    kind: Any = type(fight)
    for field, name, places in _fields(kind, type(options)):
        value = getattr(options, name)
        setattr(fight, field, places[value] if isinstance(value, str) else int(value))


@cache
def _fields(kind: Any, of: type[Options]) -> tuple[tuple[str, str, Mapping[str, int]], ...]:
    """Field, option, places of the option's words, of each switch of a fight."""
    base = next(c for c in reversed(kind.__mro__) if issubclass(c, Switches) and c is not Switches)
    named = [(field, kind.option_of.get(field, field)) for field, what in base.kinds.items() if not what.shape]
    return tuple((field, name, {word: n for n, word in enumerate(values(of, name))}) for field, name in named)
