"""One function being lowered: what is known of it on the way, and what became of it.

What lowers a node is a plain function `(Context, node)`, found in the program's tables by the node's type.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Final, NamedTuple, NoReturn, Protocol

from montjoy.core.effects import Die
from montjoy.core.state import State
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.source import Place
from montjoy.fights.lowering.value_types import BOOL, INT, NOTHING, Arrays, Num, Source, Type, unify

CONTEXT: Final = ("_lucks", "_root", "_seen", "_tables")  # what a rule that asks hands down
Lowered = tuple[list[ast.stmt], bool]  # statements, and whether what follows them is never reached


class Typed(NamedTuple):
    node: ast.expr
    type: Type


@dataclass(frozen=True)
class Write:
    """A field that some function changes; `root` tells the fight from the record of what a seat sees."""

    root: str
    cls: type[State]
    field: str


@dataclass
class Function:
    """One lowered function, for one set of types of its parameters."""

    name: str
    place: Place
    tree: ast.FunctionDef
    returns: Type
    writes: frozenset[Write]
    draws: bool
    asks: bool
    extras: tuple[str, ...]  # the parameters that lowering puts before its own


class Shared(Protocol):
    """What the functions of a program share (it is `program.Program`)."""

    expressions: Mapping[type[ast.expr], Callable[[Context, Any], Typed]]
    statements: Mapping[type[ast.stmt], Callable[[Context, Any], Lowered]]
    checked: bool
    tables: dict[str, tuple[Any, ...]]
    pools: set[tuple[int, int]]
    seats: set[int | None]

    def table(self, value: tuple[Any, ...], rows: bool = False) -> str: ...
    def die(self, die: Die) -> str: ...
    def lowered(
        self, function: FunctionType, types: tuple[Type, ...], at: ast.AST | None, caller: Place, owner: str = ""
    ) -> Function: ...


class Context:
    """A function on its way.  A local is read only where it is surely set, and holds one kind of value throughout."""

    def __init__(self, program: Shared, place: Place, types: tuple[Type, ...]) -> None:
        self.program, self.place = program, place
        arguments = [a.arg for a in place.tree.args.args]
        self.types: dict[str, Type] = dict(zip(arguments, types))
        self.known = set(arguments)  # locals that are set wherever we are
        self.writes: set[Write] = set()
        self.draws = self.asks = False
        self.set: list[tuple[str, ast.Assign, Type]] = []  # what sets a local
        self.hoisted = 0  # indices worked out beforehand
        self.returns: list[tuple[ast.Return, Type]] = []
        self.breaks: list[list[set[str]]] = []  # of each loop we are in: what is known where it is left

    def refuse(self, node: ast.AST, reason: str, advice: str) -> NoReturn:
        raise self.place.refusal(node, reason, advice)

    def value(self, node: ast.expr) -> Typed:
        """The lowered expression and its type."""
        found: Typed = self._known(self.program.expressions, node, "Write it with numbers, if and loops")(self, node)
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

    def call(self, node: ast.expr, target: FunctionType, args: list[Typed], owner: str = "") -> Typed:
        """A call of a lowered function."""
        for arg, x in zip(reversed(args), reversed(getattr(node, "args", []))):
            if arg.type == NOTHING:
                self.refuse(x, "this has no value", "Call it on a line of its own")
        args = [Typed(as_int(a), INT) if a.type == BOOL else a for a in args]
        function = self.program.lowered(target, tuple(a.type for a in args), node, self.place, owner)
        self.writes |= function.writes
        self.draws |= function.draws
        self.asks |= function.asks
        return Typed(call(function.name, *map(name, function.extras), *[a.node for a in args]), function.returns)

    def set_local(self, node: ast.Name, type_: Type) -> None:
        if node.id.startswith("_") and node.id != "_":
            self.refuse(node, f"`{node.id}` begins with an underscore", "Give it another name")
        if isinstance(type_, (Arrays, Source)):
            self.refuse(node, f"{type_.says()} is not kept in a local", "Use the parameter itself")
        old = self.types.get(node.id, type_)
        both = unify(old, type_)
        if both is None:
            self.refuse(node, f"`{node.id}` holds {old.says()} elsewhere and {type_.says()} here", "Use two names")
        self.types[node.id] = both
        self.known.add(node.id)

    def block(self, nodes: list[ast.stmt]) -> Lowered:
        """The lowered statements."""
        out: list[ast.stmt] = []
        for node in nodes:
            made, ended = self._known(self.program.statements, node, "Write it with assignments, if and loops")(self, node)
            out += [ast.copy_location(x, node) for x in made]
            if ended:
                return out, True
        return out or [ast.Pass()], False

    def _known(self, table: Mapping[Any, Callable[[Context, Any], Any]], node: ast.AST, advice: str) -> Callable[..., Any]:
        """What lowers a node of this type."""
        if type(node) in REFUSED:
            self.refuse(node, *REFUSED[type(node)])
        if type(node) not in table:
            self.refuse(node, f"{type(node).__name__} is not compiled", advice)
        return table[type(node)]


# ---- pieces of lowered text ----------------------------------------------------------------------------------------------
def name(text: str) -> ast.Name:
    return ast.Name(text, ast.Load())


def call(function: str, *args: ast.expr) -> ast.Call:
    return ast.Call(name(function), list(args), [])


def as_int(found: Typed) -> ast.expr:
    """A number as a whole number: True is 1."""
    if found.type != BOOL:
        return found.node
    if isinstance(found.node, ast.Constant):
        return ast.copy_location(ast.Constant(int(bool(found.node.value))), found.node)
    return ast.copy_location(call("int", found.node), found.node)


def constant_of(node: ast.expr) -> int | None:
    return int(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, int) else None
