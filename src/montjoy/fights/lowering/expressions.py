"""Lowering of expressions: names are folded to numbers, fields are found through the types.

A function is lowered by one class, in layers: `expressions.py` → `operators.py` → `calls.py` → `awaits.py` →
`assignments.py` → `statements.py`.
"""

from __future__ import annotations

import ast
import difflib
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from montjoy.core import effects
from montjoy.core.state import State
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.source import MISSING, Place
from montjoy.fights.lowering.value_types import (
    BOOL,
    INT,
    NOTHING,
    Array,
    Arrays,
    Block,
    Num,
    Part,
    Parts,
    Several,
    Table,
    Type,
)

if TYPE_CHECKING:
    from montjoy.fights.lowering.program import Function, Program, Write

LARGEST: Final = (1 << 63) - 1


class Typed(NamedTuple):
    node: ast.expr
    type: Type


def name(text: str) -> ast.Name:
    return ast.Name(text, ast.Load())


def call(function: str, *args: ast.expr) -> ast.Call:
    return ast.Call(name(function), list(args), [])


class Expressions:
    """Lowers the expressions of one function.  `writes`, `draws` and `asks` collect what the function does."""

    def __init__(self, program: Program, place: Place, types: tuple[Type, ...]) -> None:
        self.program, self.place = program, place
        arguments = [a.arg for a in place.tree.args.args]
        self.types: dict[str, Type] = dict(zip(arguments, types))
        self.known = set(arguments)  # locals that are set wherever we are
        self.writes: set[Write] = set()
        self.draws = self.asks = False

    def refuse(self, node: ast.AST, reason: str, advice: str) -> NoReturn:
        raise self.place.refusal(node, reason, advice)

    def value(self, node: ast.expr) -> Typed:
        """The lowered expression and its type."""
        if type(node) in REFUSED:
            self.refuse(node, *REFUSED[type(node)])
        method: Callable[[Any], Typed] | None = getattr(self, "on_" + type(node).__name__, None)
        if method is None:
            self.refuse(node, f"{type(node).__name__} is not compiled", "Write it with numbers, if and loops")
        found = method(node)
        ast.copy_location(found.node, node)
        return found

    def number(self, node: ast.expr, whole: bool = False) -> ast.expr:
        """A lowered number.  whole: a truth value is made 0 or 1, since ~True means other things to other machines."""
        found = self.value(node)
        if not isinstance(found.type, Num):
            self.refuse(node, f"a number is needed here, this is {found.type.says()}", "Name one of its numbers")
        return ast.copy_location(as_int(found), node) if whole else found.node

    def truth(self, node: ast.expr) -> ast.expr:
        """A lowered condition, where only true or false counts."""
        if isinstance(node, ast.BoolOp):
            return ast.copy_location(ast.BoolOp(node.op, [self.truth(x) for x in node.values]), node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return ast.copy_location(ast.UnaryOp(node.op, self.truth(node.operand)), node)
        return self.number(node)

    # ---- names and constants ---------------------------------------------------------------------------------------
    def on_Constant(self, node: ast.Constant) -> Typed:
        value = node.value
        if isinstance(value, bool):
            return Typed(ast.Constant(value), BOOL)
        if isinstance(value, int):
            if abs(value) > LARGEST:
                self.refuse(node, f"{value} does not fit a machine word", "Choose a smaller unit")
            return Typed(ast.Constant(value), INT)
        if value is None:
            self.refuse(node, "None is not a number", "Use -1 or 0 for `nobody`")
        if isinstance(value, float):
            self.refuse(node, f"{value!r} is a float", "Count in a smaller unit and keep whole numbers")
        self.refuse(node, f"{value!r} is not a whole number", "Name it in an IntEnum; words belong to events")

    def on_Name(self, node: ast.Name) -> Typed:
        if node.id in self.place.locals:
            if node.id not in self.known:
                self.refuse(node, f"`{node.id}` may not be set here", "Set it before the `if` or the loop")
            return Typed(name(node.id), self.types[node.id])
        return self.constant(node, self.place.lookup(node))

    def constant(self, node: ast.expr, value: Any) -> Typed:
        text = ast.unparse(node)
        if isinstance(value, bool):
            return Typed(ast.Constant(value), BOOL)
        if isinstance(value, int):
            return self.on_Constant(ast.copy_location(ast.Constant(int(value)), node))
        if isinstance(value, tuple) and not hasattr(value, "_fields"):
            shape = rectangle(value)
            if shape is None:
                self.refuse(node, f"`{text}` is not a table of whole numbers", "Whole numbers only, all rows of one length")
            return Typed(name(self.program.table(plain(value))), Table(shape))
        if value is MISSING:
            self.refuse(node, f"`{text}` is not known here", "Define it in the module, or set it before")
        if isinstance(value, effects.Die):
            self.refuse(node, f"`{text}` is a die", "Name it inside `roll(...)` only")
        if isinstance(value, float):
            self.refuse(node, f"`{text}` is a float", "Count in a smaller unit and keep whole numbers")
        if isinstance(value, (list, dict, set, frozenset)):
            self.refuse(node, f"`{text}` is a {type(value).__name__}", "Make it a tuple of whole numbers, indexed by an enum")
        if callable(value):
            self.refuse(node, f"`{text}` is a function here", "Call it; functions are not handed about")
        self.refuse(node, f"`{text}` is {value!r}", "Use whole numbers, enum members and tuples of them")

    def on_Tuple(self, node: ast.Tuple) -> Typed:
        items = [self.value(x) for x in node.elts]
        for item, x in zip(items, node.elts):
            if not isinstance(item.type, (Num, Several)):
                self.refuse(x, f"a tuple holds numbers, this is {item.type.says()}", "Keep its index in the tuple")
        return Typed(ast.Tuple([x.node for x in items], ast.Load()), Several(tuple(x.type for x in items)))

    # ---- the state -------------------------------------------------------------------------------------------------
    def on_Attribute(self, node: ast.Attribute) -> Typed:
        value = self.place.lookup(node)
        if value is not MISSING or self.place.lookup(node.value) is not MISSING:
            return self.constant(node, value)
        base = self.value(node.value)
        if isinstance(base.type, Arrays):
            for table, dims in base.type.names:
                if table == node.attr:
                    return Typed(ast.Attribute(base.node, table, ast.Load()), Array(dims))
            self.refuse(node, f"the policy has no table `{node.attr}`", "Name it in `Policy(..., tables={...})`")
        if not isinstance(base.type, Part):
            self.refuse(node, f"{base.type.says()} has no `{node.attr}`", "Name a field of the state")
        cls, root = base.type.cls, base.type.root
        kind = cls.kinds.get(node.attr)
        if kind is None:
            return self.beside_fields(node, base, cls)
        type_: Type = INT
        if kind.of:
            type_ = Parts(kind.of, kind.size, root)
        elif kind.shape:
            type_ = Block(cls, node.attr, kind.shape, root)
        return Typed(ast.Attribute(base.node, node.attr, ast.Load()), type_)

    def beside_fields(self, node: ast.Attribute, base: Typed, cls: type[State]) -> Typed:
        """A property or a constant of a state class."""
        value = inspect.getattr_static(cls, node.attr, MISSING)
        if isinstance(value, property) and isinstance(value.fget, FunctionType):
            return self.run(node, value.fget, [base], cls.__name__ + "_")
        if isinstance(value, int):
            return self.constant(node, value)
        if isinstance(value, FunctionType):
            self.refuse(node, f"`{node.attr}` is a method", f"Call it: `{node.attr}()`")
        close = difflib.get_close_matches(node.attr, cls.kinds, 1)
        advice = f"Did you mean `{close[0]}`?" if close else f"Its fields are {', '.join(cls.kinds)}"
        self.refuse(node, f"{cls.__name__} has no field `{node.attr}`", advice.rstrip("?"))

    def on_Subscript(self, node: ast.Subscript) -> Typed:
        if isinstance(node.slice, ast.Slice):
            self.refuse(node, *REFUSED[ast.Slice])
        base = self.value(node.value)
        if isinstance(base.type, Several):
            at = constant_of(self.value(node.slice).node)
            if at is None or not -len(base.type.items) <= at < len(base.type.items):
                self.refuse(node, "the place in a tuple must be a constant", "Take the tuple apart: `a, b = ...`")
            return Typed(ast.Subscript(base.node, ast.Constant(at), ast.Load()), base.type.items[at])
        if isinstance(node.slice, ast.Tuple):
            self.refuse(node, "one index a bracket", "Write `value[a][b]`")
        index = self.number(node.slice, whole=True)
        return Typed(ast.Subscript(base.node, index, ast.Load()), self.element(node, base.type))

    def element(self, node: ast.expr, type_: Type) -> Type:
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
        self.refuse(node, f"{type_.says()} has no parts to count", "Index a field of the state or a constant tuple")

    def run(self, node: ast.expr, target: FunctionType, args: list[Typed], owner: str = "") -> Typed:
        """A call of a lowered function."""
        for arg, x in zip(reversed(args), reversed(getattr(node, "args", []))):
            if arg.type == NOTHING:
                self.refuse(x, "this has no value", "Call it on a line of its own")
        args = [Typed(as_int(a), INT) if a.type == BOOL else a for a in args]
        function: Function = self.program.lowered(target, tuple(a.type for a in args), node, self.place, owner)
        self.writes |= function.writes
        self.draws |= function.draws
        self.asks |= function.asks
        extras = [name(x) for x in function.extras]
        return Typed(call(function.name, *extras, *[a.node for a in args]), function.returns)


def as_int(found: Typed) -> ast.expr:
    """A number as a whole number: True is 1."""
    if found.type != BOOL:
        return found.node
    if isinstance(found.node, ast.Constant):
        return ast.copy_location(ast.Constant(int(bool(found.node.value))), found.node)
    return ast.copy_location(call("int", found.node), found.node)


def constant_of(node: ast.expr) -> int | None:
    return int(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, int) else None


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
