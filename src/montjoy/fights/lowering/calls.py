"""Lowering of calls: functions, methods of the state, a policy's luck, and the few built-ins that are compiled."""

from __future__ import annotations

import ast
import builtins
import enum
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Final

from montjoy.core import effects
from montjoy.fights.lowering.context import Context, Typed, as_int, call, constant_of
from montjoy.fights.lowering.operators import operation
from montjoy.fights.lowering.refusals import WHOLE_GAMES_ONLY
from montjoy.fights.lowering.source import MISSING
from montjoy.fights.lowering.value_types import BOOL, INT, LUCK, Array, Block, Num, Part, Parts, Several, Table

EFFECTS: Final = ("roll", "hits", "choose", "together", "tell")


def called(f: Context, node: ast.Call) -> Typed:
    if isinstance(node.func, ast.Attribute) and f.place.lookup(node.func) is MISSING:
        if f.place.lookup(node.func.value) is MISSING:
            return method(f, node, node.func)
    target = f.place.lookup(node.func)
    label = ast.unparse(node.func)
    no_keywords(f, node)
    if target is effects.options:
        return bit_set(f, node)
    if inspect.iscoroutinefunction(target):
        f.refuse(node, f"`{label}` is a rule: without `await` nothing would happen", f"Write `await {label}(...)`")
    effect = getattr(target, "__name__", "")
    if getattr(effects, effect, None) is target and effect in (*WHOLE_GAMES_ONLY, *EFFECTS):
        f.refuse(node, f"`{label}` is an effect: without `await` nothing would happen", f"Write `await {label}(...)`")
    if isinstance(target, type) and issubclass(target, (enum.IntEnum, int)) and len(node.args) == 1:
        found = f.value(node.args[0])
        if isinstance(found.type, Num):
            return Typed(call("bool", found.node), BOOL) if target is bool else Typed(as_int(found), INT)
    if label in BUILTINS and target is getattr(builtins, label):
        return BUILTINS[label](f, node)
    if not isinstance(target, FunctionType):
        f.refuse(node, f"`{label}` cannot be called in a fight", "Call functions of a module, methods of the state, "
                                                                "min, max, abs, len, sum")
    return f.call(node, target, [f.value(x) for x in node.args])


def no_keywords(f: Context, node: ast.Call) -> None:
    if node.keywords:
        f.refuse(node.keywords[0].value, "keyword arguments are not compiled", "Hand every argument over in order")


def bit_set(f: Context, node: ast.Call) -> Typed:
    bits: Typed | None = None
    for x in node.args:
        bit = operation(f, x, ast.LShift(), Typed(ast.Constant(1), INT), Typed(f.number(x), INT))
        bits = bit if bits is None else operation(f, x, ast.BitOr(), bits, bit)
    return bits or Typed(ast.Constant(0), INT)


def method(f: Context, node: ast.Call, func: ast.Attribute) -> Typed:
    no_keywords(f, node)
    base = f.value(func.value)
    if base.type == LUCK:
        return luck(f, node, func, base)
    if isinstance(base.type, Num) and func.attr in ("bit_count", "bit_length") and not node.args:
        return Typed(call("_bits" if func.attr == "bit_count" else "_length", as_int(base)), INT)
    if not isinstance(base.type, Part):
        f.refuse(node, f"{base.type.says()} has no method `{func.attr}`", "Write it with numbers, if and loops")
    target = inspect.getattr_static(base.type.cls, func.attr, MISSING)
    if func.attr in ("copy", "key") or not isinstance(target, FunctionType):
        f.refuse(node, f"{base.type.cls.__name__} has no method `{func.attr}` that is compiled",
                 "Write it as a plain method of the class, or change the numbers one by one")
    if inspect.iscoroutinefunction(target):
        label = ast.unparse(func)
        f.refuse(node, f"`{label}` is a rule: without `await` nothing would happen", f"Write `await {label}(...)`")
    return f.call(node, target, [base, *[f.value(x) for x in node.args]], base.type.cls.__name__ + "_")


def luck(f: Context, node: ast.Call, func: ast.Attribute, base: Typed) -> Typed:
    """A policy's own whims."""
    if func.attr == "below" and len(node.args) == 1:
        return Typed(call("_below", base.node, f.number(node.args[0], whole=True)), INT)
    if func.attr == "hits" and len(node.args) == 3:
        return Typed(call(pool(f, node.args), base.node, f.number(node.args[0], whole=True)), INT)
    f.refuse(node, f"luck has no `{func.attr}` with {len(node.args)} arguments", "It has below(n) and hits(n, k, m)")


def pool(f: Context, args: list[ast.expr]) -> str:
    """The name of the function that rolls pools with this chance."""
    k, m = (constant_of(f.value(x).node) for x in args[1:3])
    if k is None or m is None:
        f.refuse(args[1], "the chance of a hit must be constant", "Write an `if` with one `hits` for each chance")
    if not 0 <= k <= m or m < 1:
        f.refuse(args[1], f"a chance of {k} in {m} is none", "Write hits(n, k, m) with 0 <= k <= m")
    f.program.pools.add((k, m))
    return f"_hits_{k}_{m}"


# ---- built-ins -----------------------------------------------------------------------------------------------------------
def extreme(f: Context, node: ast.Call) -> Typed:
    if len(node.args) < 2:
        f.refuse(node, "min and max take two or more numbers", "Write a loop over the parts")
    return Typed(ast.Call(node.func, [f.number(x, whole=True) for x in node.args], []), INT)


def magnitude(f: Context, node: ast.Call) -> Typed:
    return Typed(call("_abs" if f.program.checked else "abs", f.number(node.args[0], whole=True)), INT)


def length(f: Context, node: ast.Call) -> Typed:
    found = f.value(node.args[0])
    if not isinstance(found.type, (Parts, Block, Table, Several, Array)):
        f.refuse(node, f"{found.type.says()} has no length", "len() is for parts of the state and constant tuples")
    return Typed(call("len", found.node), INT)


def total(f: Context, node: ast.Call) -> Typed:
    found = f.value(node.args[0])
    if len(node.args) != 1 or not (isinstance(found.type, (Block, Table)) and len(found.type.shape) == 1):
        f.refuse(node, "sum adds up one row of numbers", "Write a loop that adds up")
    return Typed(call("_sum", found.node), INT)


def only_in_for(f: Context, node: ast.Call) -> Typed:
    f.refuse(node, f"`{ast.unparse(node.func)}` stands only after `for ... in`", "Write a loop over it")


BUILTINS: Final[dict[str, Callable[[Context, ast.Call], Typed]]] = {
    "min": extreme, "max": extreme, "abs": magnitude, "len": length, "sum": total,
    "range": only_in_for, "enumerate": only_in_for, "zip": only_in_for,
}
