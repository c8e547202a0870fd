"""Lowering of expressions: names are folded to numbers, fields and methods are found through the types."""

from __future__ import annotations

import ast
import difflib
import enum
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from montjoy.compiled.refusal import REFUSED, WHOLE_GAMES_ONLY
from montjoy.compiled.source import MISSING, Place
from montjoy.compiled.types import (
    BOOL,
    INT,
    LUCK,
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
    unify,
)
from montjoy.core import effects
from montjoy.core.state import State

if TYPE_CHECKING:
    from montjoy.compiled.lower import Function, Program, Write

LARGEST: Final = (1 << 63) - 1
CHECKED: Final = {ast.Add: "_add", ast.Sub: "_sub", ast.Mult: "_mul", ast.LShift: "_shift"}
BITWISE: Final = (ast.BitAnd, ast.BitOr, ast.BitXor)


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

    # ---- arithmetic ------------------------------------------------------------------------------------------------
    def on_BinOp(self, node: ast.BinOp) -> Typed:
        left, right = self.value(node.left), self.value(node.right)
        return self.operation(node, node.op, left, right)

    def operation(self, node: ast.AST, op: ast.operator, left: Typed, right: Typed) -> Typed:
        if isinstance(op, ast.Div):
            self.refuse(node, "/ makes a float", "Write // and say in the rule's words which way it rounds")
        if isinstance(op, ast.Pow):
            self.refuse(node, "** is not compiled", "Multiply, or index a constant tuple of powers")
        if isinstance(op, ast.MatMult):
            self.refuse(node, "@ is not compiled", "Write a loop")
        for side in (left, right):
            if not isinstance(side.type, Num):
                self.refuse(node, f"an operator takes numbers, this is {side.type.says()}", "Name one of its numbers")
        if isinstance(op, BITWISE) and left.type == right.type == BOOL:
            return Typed(ast.BinOp(left.node, op, right.node), BOOL)
        a, b = as_int(left), as_int(right)
        if self.program.checked and type(op) in CHECKED:
            return Typed(call(CHECKED[type(op)], a, b), INT)
        return Typed(ast.BinOp(a, op, b), INT)

    def on_UnaryOp(self, node: ast.UnaryOp) -> Typed:
        if isinstance(node.op, ast.Not):
            return Typed(ast.UnaryOp(node.op, self.truth(node.operand)), BOOL)
        operand = self.number(node.operand, whole=True)
        value = constant_of(operand)
        if isinstance(node.op, ast.USub) and value is not None:
            return Typed(ast.Constant(-value), INT)
        if self.program.checked and isinstance(node.op, ast.USub):
            return Typed(call("_neg", operand), INT)
        return Typed(ast.UnaryOp(node.op, operand), INT)

    def on_BoolOp(self, node: ast.BoolOp) -> Typed:
        parts = []
        for x in node.values:
            found = self.value(x)
            if not isinstance(found.type, Num):
                self.refuse(x, f"`and` and `or` take numbers, this is {found.type.says()}", "Compare one of its numbers")
            parts.append(found)
        truth = all(p.type == BOOL for p in parts)
        return Typed(ast.BoolOp(node.op, [p.node if truth else as_int(p) for p in parts]), BOOL if truth else INT)

    def on_Compare(self, node: ast.Compare) -> Typed:
        left = self.value(node.left)
        sides = [left]
        for op, right in zip(node.ops, node.comparators):
            if isinstance(op, (ast.Is, ast.IsNot)):
                self.refuse(node, "`is` is not compiled", "Compare numbers with == and !=")
            side = self.value(right)
            if isinstance(op, (ast.In, ast.NotIn)):
                if not (isinstance(side.type, Several) or (isinstance(side.type, Table) and len(side.type.shape) == 1)):
                    self.refuse(right, f"`in` looks into a tuple of numbers, this is {side.type.says()}",
                                "Write a loop, or keep a bit set and ask `mask >> x & 1`")
                if isinstance(side.type, Table):
                    side = Typed(name(self.rows(side.node)), side.type)
            elif not isinstance(side.type, Num):
                self.refuse(right, f"only numbers are compared, this is {side.type.says()}", "Compare one of its numbers")
            sides.append(side)
        if not isinstance(left.type, Num):
            self.refuse(node, f"only numbers are compared, this is {left.type.says()}", "Compare one of its numbers")
        nodes = [as_int(s) if isinstance(s.type, Num) else s.node for s in sides]
        return Typed(ast.Compare(nodes[0], node.ops, nodes[1:]), BOOL)

    def rows(self, node: ast.expr) -> str:
        """The Python-tuple twin of a constant table."""
        if isinstance(node, ast.Name) and node.id in self.program.tables:
            return self.program.table(self.program.tables[node.id], rows=True)
        self.refuse(node, "a row of a table cannot be taken apart here", "Index it: `row[0]`, `row[1]`")

    def on_IfExp(self, node: ast.IfExp) -> Typed:
        test, yes, no = self.truth(node.test), self.value(node.body), self.value(node.orelse)
        both = unify(yes.type, no.type)
        if both is None or both == NOTHING:
            self.refuse(node, f"here {yes.type.says()}, there {no.type.says()}", "Give both branches one kind of value")
        a, b = (as_int(yes), as_int(no)) if both == INT else (yes.node, no.node)
        return Typed(ast.IfExp(test, a, b), both)

    # ---- calls -----------------------------------------------------------------------------------------------------
    def on_Call(self, node: ast.Call) -> Typed:
        if isinstance(node.func, ast.Attribute) and self.place.lookup(node.func) is MISSING:
            if self.place.lookup(node.func.value) is MISSING:
                return self.method(node, node.func)
        target = self.place.lookup(node.func)
        label = ast.unparse(node.func)
        self.no_keywords(node)
        if target is effects.options:
            bits: Typed | None = None
            for x in node.args:
                bit = self.operation(x, ast.LShift(), Typed(ast.Constant(1), INT), Typed(self.number(x), INT))
                bits = bit if bits is None else self.operation(x, ast.BitOr(), bits, bit)
            return bits or Typed(ast.Constant(0), INT)
        if inspect.iscoroutinefunction(target):
            self.refuse(node, f"`{label}` is a rule: without `await` nothing would happen", f"Write `await {label}(...)`")
        effect = getattr(target, "__name__", "")
        if getattr(effects, effect, None) is target and effect in (*WHOLE_GAMES_ONLY, *EFFECTS):
            self.refuse(node, f"`{label}` is an effect: without `await` nothing would happen", f"Write `await {label}(...)`")
        if isinstance(target, type) and issubclass(target, (enum.IntEnum, int)) and len(node.args) == 1:
            found = self.value(node.args[0])
            if isinstance(found.type, Num):
                truth = target is bool
                return Typed(call("bool", found.node), BOOL) if truth else Typed(as_int(found), INT)
        builtin = BUILTINS.get(label) if target is getattr(__builtins_module__, label, None) else None
        if builtin:
            return builtin(self, node)
        if not isinstance(target, FunctionType):
            self.refuse(node, f"`{label}` cannot be called in a fight", "Call functions of a module, methods of the state, "
                                                                       "min, max, abs, len, sum")
        return self.run(node, target, [self.value(x) for x in node.args])

    def no_keywords(self, node: ast.Call) -> None:
        if node.keywords:
            self.refuse(node.keywords[0].value, "keyword arguments are not compiled", "Hand every argument over in order")

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

    def method(self, node: ast.Call, func: ast.Attribute) -> Typed:
        self.no_keywords(node)
        base = self.value(func.value)
        if base.type == LUCK:
            return self.luck(node, func, base)
        if isinstance(base.type, Num) and func.attr in ("bit_count", "bit_length") and not node.args:
            return Typed(call("_bits" if func.attr == "bit_count" else "_length", as_int(base)), INT)
        if not isinstance(base.type, Part):
            self.refuse(node, f"{base.type.says()} has no method `{func.attr}`", "Write it with numbers, if and loops")
        target = inspect.getattr_static(base.type.cls, func.attr, MISSING)
        if func.attr in ("copy", "key") or not isinstance(target, FunctionType):
            self.refuse(node, f"{base.type.cls.__name__} has no method `{func.attr}` that is compiled",
                        "Write it as a plain method of the class, or change the numbers one by one")
        if inspect.iscoroutinefunction(target):
            label = ast.unparse(func)
            self.refuse(node, f"`{label}` is a rule: without `await` nothing would happen", f"Write `await {label}(...)`")
        return self.run(node, target, [base, *[self.value(x) for x in node.args]], base.type.cls.__name__ + "_")

    def luck(self, node: ast.Call, func: ast.Attribute, base: Typed) -> Typed:
        """A policy's own whims."""
        if func.attr == "below" and len(node.args) == 1:
            return Typed(call("_below", base.node, self.number(node.args[0], whole=True)), INT)
        if func.attr == "hits" and len(node.args) == 3:
            return Typed(call(self.pool(node, node.args), base.node, self.number(node.args[0], whole=True)), INT)
        self.refuse(node, f"luck has no `{func.attr}` with {len(node.args)} arguments", "It has below(n) and hits(n, k, m)")

    def pool(self, node: ast.expr, args: list[ast.expr]) -> str:
        """The name of the function that rolls pools with this chance."""
        k, m = (constant_of(self.value(x).node) for x in args[1:3])
        if k is None or m is None:
            self.refuse(args[1], "the chance of a hit must be constant", "Write an `if` with one `hits` for each chance")
        if not 0 <= k <= m or m < 1:
            self.refuse(args[1], f"a chance of {k} in {m} is none", "Write hits(n, k, m) with 0 <= k <= m")
        self.program.pools.add((k, m))
        return f"_hits_{k}_{m}"

    # ---- builtins --------------------------------------------------------------------------------------------------
    def extreme(self, node: ast.Call) -> Typed:
        if len(node.args) < 2:
            self.refuse(node, "min and max take two or more numbers", "Write a loop over the parts")
        return Typed(ast.Call(node.func, [self.number(x, whole=True) for x in node.args], []), INT)

    def magnitude(self, node: ast.Call) -> Typed:
        return Typed(call("_abs" if self.program.checked else "abs", self.number(node.args[0], whole=True)), INT)

    def length(self, node: ast.Call) -> Typed:
        found = self.value(node.args[0])
        if not isinstance(found.type, (Parts, Block, Table, Several, Array)):
            self.refuse(node, f"{found.type.says()} has no length", "len() is for parts of the state and constant tuples")
        return Typed(call("len", found.node), INT)

    def total(self, node: ast.Call) -> Typed:
        found = self.value(node.args[0])
        if len(node.args) != 1 or not (isinstance(found.type, (Block, Table)) and len(found.type.shape) == 1):
            self.refuse(node, "sum adds up one row of numbers", "Write a loop that adds up")
        return Typed(call("_sum", found.node), INT)

    def only_in_for(self, node: ast.Call) -> Typed:
        self.refuse(node, f"`{ast.unparse(node.func)}` stands only after `for ... in`", "Write a loop over it")


__builtins_module__ = __import__("builtins")
EFFECTS: Final = ("roll", "hits", "choose", "together", "tell")
BUILTINS: Final[dict[str, Callable[[Expressions, ast.Call], Typed]]] = {
    "min": Expressions.extreme, "max": Expressions.extreme, "abs": Expressions.magnitude, "len": Expressions.length,
    "sum": Expressions.total, "range": Expressions.only_in_for, "enumerate": Expressions.only_in_for,
    "zip": Expressions.only_in_for,
}


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
