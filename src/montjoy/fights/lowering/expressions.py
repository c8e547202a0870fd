"""Lowering of names and constants, which are folded to numbers, and of what a state holds, found through the types."""

from __future__ import annotations

import ast
import difflib
import inspect
from types import FunctionType
from typing import Any, Final

from montjoy.core import effects
from montjoy.core.state import State
from montjoy.fights.lowering.context import Context, Typed, constant_of, name
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.source import MISSING
from montjoy.fights.lowering.value_types import BOOL, INT, Array, Arrays, Block, Num, Part, Parts, Several, Table, Type

LARGEST: Final = (1 << 63) - 1


# ---- names and constants -------------------------------------------------------------------------------------------------
def literal(f: Context, node: ast.Constant) -> Typed:
    value = node.value
    if isinstance(value, bool):
        return Typed(ast.Constant(value), BOOL)
    if isinstance(value, int):
        if abs(value) > LARGEST:
            f.refuse(node, f"{value} does not fit a machine word", "Choose a smaller unit")
        return Typed(ast.Constant(value), INT)
    if value is None:
        f.refuse(node, "None is not a number", "Use -1 or 0 for `nobody`")
    if isinstance(value, float):
        f.refuse(node, f"{value!r} is a float", "Count in a smaller unit and keep whole numbers")
    f.refuse(node, f"{value!r} is not a whole number", "Name it in an IntEnum; words belong to events")


def named(f: Context, node: ast.Name) -> Typed:
    if node.id in f.place.locals:
        if node.id not in f.known:
            f.refuse(node, f"`{node.id}` may not be set here", "Set it before the `if` or the loop")
        return Typed(name(node.id), f.types[node.id])
    return constant(f, node, f.place.lookup(node))


def constant(f: Context, node: ast.expr, value: Any) -> Typed:
    """What a name outside the function stands for."""
    text = ast.unparse(node)
    if isinstance(value, bool):
        return Typed(ast.Constant(value), BOOL)
    if isinstance(value, int):
        return literal(f, ast.copy_location(ast.Constant(int(value)), node))
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        shape = rectangle(value)
        if shape is None:
            f.refuse(node, f"`{text}` is not a table of whole numbers", "Whole numbers only, all rows of one length")
        return Typed(name(f.program.table(plain(value))), Table(shape))
    if value is MISSING:
        f.refuse(node, f"`{text}` is not known here", "Define it in the module, or set it before")
    if isinstance(value, effects.Die):
        f.refuse(node, f"`{text}` is a die", "Name it inside `roll(...)` only")
    if isinstance(value, float):
        f.refuse(node, f"`{text}` is a float", "Count in a smaller unit and keep whole numbers")
    if isinstance(value, (list, dict, set, frozenset)):
        f.refuse(node, f"`{text}` is a {type(value).__name__}", "Make it a tuple of whole numbers, indexed by an enum")
    if callable(value):
        f.refuse(node, f"`{text}` is a function here", "Call it; functions are not handed about")
    f.refuse(node, f"`{text}` is {value!r}", "Use whole numbers, enum members and tuples of them")


def rectangle(value: Any) -> tuple[int, ...] | None:
    """The shape of nested tuples of whole numbers; None where there is none."""
    if isinstance(value, int):
        return () if abs(value) <= LARGEST else None
    if not isinstance(value, tuple) or not value:
        return None
    shapes = {rectangle(x) for x in value}
    first = shapes.pop()
    return None if shapes or first is None else (len(value), *first)


def plain(value: Any) -> Any:
    return tuple(plain(x) for x in value) if isinstance(value, tuple) else int(value)


def several(f: Context, node: ast.Tuple) -> Typed:
    items = [f.value(x) for x in node.elts]
    for item, x in zip(items, node.elts):
        if not isinstance(item.type, (Num, Several)):
            f.refuse(x, f"a tuple holds numbers, this is {item.type.says()}", "Keep its index in the tuple")
    return Typed(ast.Tuple([x.node for x in items], ast.Load()), Several(tuple(x.type for x in items)))


# ---- the state -----------------------------------------------------------------------------------------------------------
def attribute(f: Context, node: ast.Attribute) -> Typed:
    value = f.place.lookup(node)
    if value is not MISSING or f.place.lookup(node.value) is not MISSING:
        return constant(f, node, value)
    base = f.value(node.value)
    if isinstance(base.type, Arrays):
        for table, dims in base.type.names:
            if table == node.attr:
                return Typed(ast.Attribute(base.node, table, ast.Load()), Array(dims))
        f.refuse(node, f"the policy has no table `{node.attr}`", "Name it in `Policy(..., tables={...})`")
    if not isinstance(base.type, Part):
        f.refuse(node, f"{base.type.says()} has no `{node.attr}`", "Name a field of the state")
    cls, root = base.type.cls, base.type.root
    kind = cls.kinds.get(node.attr)
    if kind is None:
        return beside_fields(f, node, base, cls)
    type_: Type = INT
    if kind.of:
        type_ = Parts(kind.of, kind.size, root)
    elif kind.shape:
        type_ = Block(cls, node.attr, kind.shape, root)
    return Typed(ast.Attribute(base.node, node.attr, ast.Load()), type_)


def beside_fields(f: Context, node: ast.Attribute, base: Typed, cls: type[State]) -> Typed:
    """A property or a constant of a state class."""
    value = inspect.getattr_static(cls, node.attr, MISSING)
    if isinstance(value, property) and isinstance(value.fget, FunctionType):
        return f.call(node, value.fget, [base], cls.__name__ + "_")
    if isinstance(value, int):
        return constant(f, node, value)
    if isinstance(value, FunctionType):
        f.refuse(node, f"`{node.attr}` is a method", f"Call it: `{node.attr}()`")
    close = difflib.get_close_matches(node.attr, cls.kinds, 1)
    advice = f"Did you mean `{close[0]}`" if close else f"Its fields are {', '.join(cls.kinds)}"
    f.refuse(node, f"{cls.__name__} has no field `{node.attr}`", advice)


def subscript(f: Context, node: ast.Subscript) -> Typed:
    if isinstance(node.slice, ast.Slice):
        f.refuse(node, *REFUSED[ast.Slice])
    base = f.value(node.value)
    if isinstance(base.type, Several):
        at = constant_of(f.value(node.slice).node)
        if at is None or not -len(base.type.items) <= at < len(base.type.items):
            f.refuse(node, "the place in a tuple must be a constant", "Take the tuple apart: `a, b = ...`")
        return Typed(ast.Subscript(base.node, ast.Constant(at), ast.Load()), base.type.items[at])
    if isinstance(node.slice, ast.Tuple):
        f.refuse(node, "one index a bracket", "Write `value[a][b]`")
    index = f.number(node.slice, whole=True)
    return Typed(ast.Subscript(base.node, index, ast.Load()), element(f, node, base.type))


def element(f: Context, node: ast.expr, type_: Type) -> Type:
    """What an index into it, or a loop over it, gives."""
    if isinstance(type_, Parts):
        return Part(type_.cls, type_.root)
    if isinstance(type_, Block):
        rest = type_.shape[1:]
        return Block(type_.cls, type_.field, rest, type_.root) if rest else INT
    if isinstance(type_, Table):
        return Table(type_.shape[1:]) if type_.shape[1:] else INT
    if isinstance(type_, Array):
        return Array(type_.dims - 1) if type_.dims > 1 else INT
    f.refuse(node, f"{type_.says()} has no parts to count", "Index a field of the state or a constant tuple")
