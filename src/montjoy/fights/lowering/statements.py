"""Lowering of statements, and of a function as a whole."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from montjoy.core import effects
from montjoy.fights.lowering.assignments import Assignments
from montjoy.fights.lowering.expressions import Typed, as_int, call, name
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.source import MISSING
from montjoy.fights.lowering.value_types import (
    BOOL,
    INT,
    NOTHING,
    Array,
    Block,
    Num,
    Parts,
    Several,
    Table,
    Type,
    unify,
)

if TYPE_CHECKING:
    from montjoy.fights.lowering.program import Function


class Statements(Assignments):
    """Lowers one function.  A local is read only where it is surely set, and holds one kind of value throughout."""

    def function(self, named: str) -> Function:
        from montjoy.fights.lowering.program import Function

        tree = self.place.tree
        self.returns: list[tuple[ast.Return, Type]] = []
        self.breaks: list[list[set[str]]] = []
        body, ended = self.block(tree.body)
        if not ended:
            self.returns.append((ast.copy_location(ast.Return(None), tree.body[-1]), NOTHING))
        returns = self.one_return()
        self.widen()
        made = Function(named, self.place, None, returns, frozenset(self.writes), self.draws, self.asks)  # type: ignore[arg-type]
        arguments = [ast.arg(x) for x in (*made.extras, *(a.arg for a in tree.args.args))]
        made.tree = ast.copy_location(
            ast.FunctionDef(named, ast.arguments([], arguments, None, [], [], None, []), body, [], None), tree
        )
        made.tree.type_params = []  # type: ignore[attr-defined,unused-ignore]
        ast.fix_missing_locations(made.tree)
        return made

    def one_return(self) -> Type:
        returns = self.returns[0][1]
        for node, type_ in self.returns:
            both = unify(returns, type_)
            if both is None:
                self.refuse(node, f"one way it returns {returns.says()}, another way {type_.says()}",
                            "Return one kind of value on every way through")
            returns = both
        if returns == INT:
            for node, type_ in self.returns:
                if node.value is not None:
                    node.value = as_int(Typed(node.value, type_))
        return returns

    # ---- blocks ----------------------------------------------------------------------------------------------------
    def block(self, nodes: list[ast.stmt]) -> tuple[list[ast.stmt], bool]:
        """The lowered statements, and whether what follows them is never reached."""
        out: list[ast.stmt] = []
        for node in nodes:
            if type(node) in REFUSED:
                self.refuse(node, *REFUSED[type(node)])
            method = getattr(self, "do_" + type(node).__name__, None)
            if method is None:
                self.refuse(node, f"{type(node).__name__} is not compiled", "Write it with assignments, if and loops")
            made, ended = method(node)
            out += [ast.copy_location(x, node) for x in made]
            if ended:
                return out, True
        return out or [ast.Pass()], False

    def do_Pass(self, node: ast.Pass) -> tuple[list[ast.stmt], bool]:
        return [ast.Pass()], False

    def do_Expr(self, node: ast.Expr) -> tuple[list[ast.stmt], bool]:
        if isinstance(node.value, ast.Constant):
            return [], False
        found = self.value(node.value)
        return ([ast.Pass()] if isinstance(found.node, ast.Constant) else [ast.Expr(found.node)]), False

    def do_If(self, node: ast.If) -> tuple[list[ast.stmt], bool]:
        test = self.truth(node.test)
        before = set(self.known)
        body, ended = self.block(node.body)
        after, self.known = self.known, before
        orelse, other_ended = self.block(node.orelse) if node.orelse else ([], False)
        if ended and other_ended:
            return [ast.If(test, body, orelse)], True
        self.known = self.known if ended else after if other_ended else after & self.known
        return [ast.If(test, body, orelse)], False

    def do_While(self, node: ast.While) -> tuple[list[ast.stmt], bool]:
        test = self.truth(node.test)
        forever = isinstance(test, ast.Constant) and bool(test.value)
        body, orelse, ended = self.loop(node, forever)
        return [ast.While(test, body, orelse)], ended

    def do_For(self, node: ast.For) -> tuple[list[ast.stmt], bool]:
        iterable, element = self.iterable(node.iter, node.target)
        before = set(self.known)
        target = self.loop_target(node.target, element)
        inside, self.known = self.known, before
        body, orelse, ended = self.loop(node, False, inside)
        return [ast.For(target, iterable, body, orelse)], ended

    def loop(
        self, node: ast.For | ast.While, forever: bool, inside: set[str] | None = None
    ) -> tuple[list[ast.stmt], list[ast.stmt], bool]:
        before = set(self.known)
        self.known = set(before if inside is None else inside)
        self.breaks.append([])
        body, _ = self.block(node.body)
        self.known = before
        orelse, ended = self.block(node.orelse) if node.orelse else ([], forever)
        ways = self.breaks.pop() + ([] if ended else [self.known])
        if not ways:
            return body, orelse, True
        self.known = set.intersection(*ways)
        return body, orelse, False

    def do_Break(self, node: ast.Break) -> tuple[list[ast.stmt], bool]:
        self.breaks[-1].append(set(self.known))
        return [ast.Break()], True

    def do_Continue(self, node: ast.Continue) -> tuple[list[ast.stmt], bool]:
        return [ast.Continue()], True

    def do_Return(self, node: ast.Return) -> tuple[list[ast.stmt], bool]:
        made = ast.copy_location(ast.Return(None), node)
        if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
            self.returns.append((made, NOTHING))
            return [made], True
        found = self.value(node.value)
        if found.type == NOTHING:
            self.returns.append((made, NOTHING))
            return [ast.Expr(found.node), made], True
        if not numbers(found.type):
            self.refuse(node.value, f"a function returns numbers, this is {found.type.says()}",
                        "Return its index; the caller finds the part by it")
        made.value = found.node
        self.returns.append((made, found.type))
        return [made], True

    # ---- loops over things -----------------------------------------------------------------------------------------
    def iterable(self, node: ast.expr, target: ast.expr) -> tuple[ast.expr, Type]:
        """What stands after `in`, and the type of what it gives at every turn."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("range", "enumerate", "zip"):
            if self.place.lookup(node.func) is MISSING:
                self.refuse(node, f"`{node.func.id}` is a local here", "Give the local another name")
            self.no_keywords(node)
            kind = node.func.id
            if kind == "range":
                args: list[ast.expr] = [self.number(x, whole=True) for x in node.args]
                return ast.copy_location(call("range", *args), node), INT
            parts = target.elts if isinstance(target, ast.Tuple) else [target] * 9
            if kind == "enumerate":
                inner, element = self.iterable(node.args[0], parts[-1])
                start = [self.number(x, whole=True) for x in node.args[1:]]
                return ast.copy_location(call("enumerate", inner, *start), node), Several((INT, element))
            pairs = [self.iterable(x, t) for x, t in zip(node.args, parts)]
            return ast.copy_location(call("zip", *[p[0] for p in pairs]), node), Several(tuple(p[1] for p in pairs))
        if isinstance(node, ast.Call) and self.place.lookup(node.func) is effects.members:
            self.refuse(node, "`members` is not compiled", "Write `for x in range(n): if mask >> x & 1`")
        found = self.value(node)
        if isinstance(found.type, Several):
            items = set(found.type.items)
            if not items or not items <= {INT, BOOL}:
                self.refuse(node, "a loop over a tuple needs numbers in it", "Write a loop over `range(...)`")
            whole = [as_int(Typed(x, t)) for x, t in zip(getattr(found.node, "elts", []), found.type.items)]
            return (ast.copy_location(ast.Tuple(whole, ast.Load()), node) if whole else found.node), INT
        if isinstance(found.type, Table) and isinstance(target, ast.Tuple):
            twin = ast.copy_location(name(self.rows(found.node)), node)
            return twin, Several((INT,) * found.type.shape[1]) if len(found.type.shape) == 2 else NOTHING
        if not isinstance(found.type, (Parts, Block, Table, Array)):
            self.refuse(node, f"a loop cannot go over {found.type.says()}", "Loop over a part of the state or `range(...)`")
        return found.node, self.element(node, found.type)

    def loop_target(self, node: ast.expr, element: Type) -> ast.expr:
        if isinstance(node, ast.Name):
            if isinstance(element, Several) and not numbers(element):
                self.refuse(node, "what `zip` and `enumerate` give is taken apart at once", "Write `for a, b in ...`")
            self.set_local(node, element)
            return node
        if isinstance(node, ast.Tuple) and isinstance(element, Several) and len(node.elts) == len(element.items):
            return ast.copy_location(
                ast.Tuple([self.loop_target(t, e) for t, e in zip(node.elts, element.items)], ast.Store()), node
            )
        self.refuse(node, "the loop's variables do not fit what it goes over", "Name one local for each part")


def numbers(type_: Type) -> bool:
    """Whether it is a number or a tuple of such."""
    return isinstance(type_, Num) or (isinstance(type_, Several) and all(numbers(t) for t in type_.items))
