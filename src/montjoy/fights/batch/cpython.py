"""Lowered rules on CPython: the same text and the same numbers without numba, slower.

Functions are compiled with the lines of their own files, so a traceback shows the rule.  Batches also come here to explain a
fight that failed.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from montjoy.core.effects import Die
from montjoy.fights.errors import MOST_DICE, PoolTooLarge
from montjoy.fights.lowering.context import Function
from montjoy.fights.lowering.program import Program

LOW: Final = -(1 << 63)
HIGH: Final = (1 << 63) - 1


def word(n: int) -> int:
    if not LOW <= n <= HIGH:
        raise OverflowError(f"{n} does not fit a machine word")
    return n


def _shift(a: int, b: int) -> int:
    if b > 63 and a:
        raise OverflowError(f"{a} << {b} does not fit a machine word")
    return word(a << b)


HELPERS: Final[dict[str, Callable[..., int]]] = {
    "_add": lambda a, b: word(a + b),
    "_sub": lambda a, b: word(a - b),
    "_mul": lambda a, b: word(a * b),
    "_neg": lambda a: word(-a),
    "_abs": lambda a: word(abs(a)),
    "_shift": _shift,
    "_sum": sum,
    "_bits": int.bit_count,
    "_length": int.bit_length,
}


def pool(k: int, m: int) -> Callable[[Any, int], int]:
    """The function a pool with chance k/m is lowered to; it refuses what the compiled tables cannot hold."""

    def hits(luck: Any, n: int) -> int:
        check_pool(n)
        found: int = luck.hits(n, k, m)
        return found

    return hits


def check_pool(n: int) -> None:
    if n > MOST_DICE:
        raise PoolTooLarge(f"a pool of {n} dice: at most {MOST_DICE} are compiled")
    if n < 0:
        raise ValueError(f"a pool of {n} dice")


def die(faces: Die) -> Callable[[Any], int]:
    return lambda luck: faces.faces[luck.below(len(faces.faces))]


def namespace(program: Program) -> dict[str, Any]:
    """The names of lowered text with their meaning on CPython, for luck that has `below` and `hits`."""
    names: dict[str, Any] = dict(HELPERS)
    names["_below"] = lambda luck, n: luck.below(n)
    for k, m in program.pools:
        names[f"_hits_{k}_{m}"] = pool(k, m)
    for i, faces in enumerate(program.dice):
        names[f"_roll_{i}"] = die(faces)
    names.update(program.tables)
    for function in program.functions.values():
        exec(_code(function), names)
    names["_ask"] = asking(program, names)
    return names


def asking(program: Program, names: dict[str, Any]) -> Callable[..., int] | None:
    """The function `choose` is lowered to: shows, asks the policy, checks its answer."""
    if program.policy is None:
        return None
    policy, seen_cls = names[program.policy.name], program.seen_cls
    look = names[program.seen.name] if program.seen else None

    def ask(lucks: Any, fight: Any, seen: Any, tables: Any, seat: int, question: int, mask: int) -> int:
        if not 0 <= seat < len(lucks) - 1:
            raise IndexError(f"seat {seat} is asked and there are {len(lucks) - 1}")
        if look and seen_cls:
            seen = seen_cls()
            look(fight, seat, seen)
        else:
            seen = fight
        answer: int = policy(seen, seat, question, mask, lucks[1 + seat], *([tables] if tables else []))
        if not 0 <= answer <= 62 or not mask >> answer & 1:
            raise ValueError(f"seat {seat} was asked {question} and answered {answer}, not one of the options {mask:#b}")
        return answer

    return ask


def _code(function: Function) -> Any:
    """Compiled with the file, the lines and the name of the author's own function."""
    code = compile(ast.Module([function.tree], []), function.place.file, "exec")
    tree = function.place.function.__code__
    inner = next(c for c in code.co_consts if hasattr(c, "co_code"))
    named = inner.replace(co_name=tree.co_name, co_qualname=tree.co_qualname)
    return code.replace(co_consts=tuple(named if c is inner else c for c in code.co_consts))


def call_entry(program: Program, names: dict[str, Any], fight: Any, lucks: Any) -> int:
    """One run of the entry rule; lucks[0] is the rules' dice, lucks[1 + seat] that seat's.  A rule without a value gives 0."""
    extras = []
    if program.entry.draws:
        extras.append(lucks[0])
    if program.entry.asks:
        tables = program.given.plain if program.given and program.given.tables else ()
        extras += [lucks, fight, None, tables]
    return int(names[program.entry.name](*extras, fight) or 0)
