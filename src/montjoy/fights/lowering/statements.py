"""Lowering of statements, and of a function as a whole."""

from __future__ import annotations

import ast

from montjoy.core import effects
from montjoy.fights.lowering.assignments import widen
from montjoy.fights.lowering.calls import no_keywords
from montjoy.fights.lowering.context import CONTEXT, Context, Function, Lowered, Typed, as_int, call
from montjoy.fights.lowering.expressions import element
from montjoy.fights.lowering.operators import rows
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


# ---- a function ----------------------------------------------------------------------------------------------------------
def function(f: Context, named: str) -> Function:
    tree = f.place.tree
    body, ended = f.block(tree.body)
    if not ended:
        f.returns.append((ast.copy_location(ast.Return(None), tree.body[-1]), NOTHING))
    returns = one_return(f)
    widen(f)
    extras = (("_chance",) if f.draws else ()) + (CONTEXT if f.asks else ())
    arguments = [ast.arg(x) for x in (*extras, *(a.arg for a in tree.args.args))]
    made = ast.FunctionDef(named, ast.arguments([], arguments, None, [], [], None, []), body, [], None)
    made.type_params = []  # type: ignore[attr-defined,unused-ignore]
    ast.fix_missing_locations(ast.copy_location(made, tree))
    return Function(named, f.place, made, returns, frozenset(f.writes), f.draws, f.asks, extras)


def one_return(f: Context) -> Type:
    returns = f.returns[0][1]
    for node, type_ in f.returns:
        both = unify(returns, type_)
        if both is None:
            f.refuse(node, f"one way it returns {returns.says()}, another way {type_.says()}",
                     "Return one kind of value on every way through")
        returns = both
    if returns == INT:
        for node, type_ in f.returns:
            if node.value is not None:
                node.value = as_int(Typed(node.value, type_))
    return returns


def returned(f: Context, node: ast.Return) -> Lowered:
    made = ast.copy_location(ast.Return(None), node)
    if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
        f.returns.append((made, NOTHING))
        return [made], True
    found = f.value(node.value)
    f.returns.append((made, found.type))
    if found.type == NOTHING:
        return [ast.Expr(found.node), made], True
    if not numbers(found.type):
        f.refuse(node.value, f"a function returns numbers, this is {found.type.says()}",
                 "Return its index; the caller finds the part by it")
    made.value = found.node
    return [made], True


def numbers(type_: Type) -> bool:
    """Whether it is a number or a tuple of such."""
    return isinstance(type_, Num) or (isinstance(type_, Several) and all(numbers(t) for t in type_.items))


# ---- one after the other, or not -------------------------------------------------------------------------------------------
def nothing(f: Context, node: ast.Pass) -> Lowered:
    return [ast.Pass()], False


def alone(f: Context, node: ast.Expr) -> Lowered:
    """An expression on a line of its own."""
    if isinstance(node.value, ast.Constant):
        return [], False
    found = f.value(node.value)
    return ([ast.Pass()] if isinstance(found.node, ast.Constant) else [ast.Expr(found.node)]), False


def branch(f: Context, node: ast.If) -> Lowered:
    test = f.truth(node.test)
    before = set(f.known)
    body, ended = f.block(node.body)
    after, f.known = f.known, before
    orelse, other_ended = f.block(node.orelse) if node.orelse else ([], False)
    if ended and other_ended:
        return [ast.If(test, body, orelse)], True
    f.known = f.known if ended else after if other_ended else after & f.known
    return [ast.If(test, body, orelse)], False


# ---- loops ---------------------------------------------------------------------------------------------------------------
def while_loop(f: Context, node: ast.While) -> Lowered:
    test = f.truth(node.test)
    forever = isinstance(test, ast.Constant) and bool(test.value)
    body, orelse, ended = loop(f, node, forever, f.known)
    return [ast.While(test, body, orelse)], ended


def for_loop(f: Context, node: ast.For) -> Lowered:
    over, each = iterable(f, node.iter, node.target)
    before = set(f.known)
    target = loop_target(f, node.target, each)
    inside, f.known = f.known, before
    body, orelse, ended = loop(f, node, False, inside)
    return [ast.For(target, over, body, orelse)], ended


def loop(
    f: Context, node: ast.For | ast.While, forever: bool, inside: set[str]
) -> tuple[list[ast.stmt], list[ast.stmt], bool]:
    """Body, else, and whether what follows is never reached.  inside: the locals that are set where the body begins."""
    before = set(f.known)
    f.known = set(inside)
    f.breaks.append([])
    body, _ = f.block(node.body)
    f.known = before
    orelse, ended = f.block(node.orelse) if node.orelse else ([], forever)
    ways = f.breaks.pop() + ([] if ended else [f.known])
    if not ways:
        return body, orelse, True
    f.known = set.intersection(*ways)
    return body, orelse, False


def leave(f: Context, node: ast.Break) -> Lowered:
    f.breaks[-1].append(set(f.known))
    return [ast.Break()], True


def go_on(f: Context, node: ast.Continue) -> Lowered:
    return [ast.Continue()], True


def iterable(f: Context, node: ast.expr, target: ast.expr) -> tuple[ast.expr, Type]:
    """What stands after `in`, and the type of what it gives at every turn."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("range", "enumerate", "zip"):
        if f.place.lookup(node.func) is MISSING:
            f.refuse(node, f"`{node.func.id}` is a local here", "Give the local another name")
        no_keywords(f, node)
        kind = node.func.id
        if kind == "range":
            args: list[ast.expr] = [f.number(x, whole=True) for x in node.args]
            return ast.copy_location(call("range", *args), node), INT
        parts = target.elts if isinstance(target, ast.Tuple) else [target] * 9
        if kind == "enumerate":
            inner, each = iterable(f, node.args[0], parts[-1])
            start = [f.number(x, whole=True) for x in node.args[1:]]
            return ast.copy_location(call("enumerate", inner, *start), node), Several((INT, each))
        pairs = [iterable(f, x, t) for x, t in zip(node.args, parts)]
        return ast.copy_location(call("zip", *[p[0] for p in pairs]), node), Several(tuple(p[1] for p in pairs))
    if isinstance(node, ast.Call) and f.place.lookup(node.func) is effects.members:
        f.refuse(node, "`members` is not compiled", "Write `for x in range(n): if mask >> x & 1`")
    found = f.value(node)
    if isinstance(found.type, Several):
        items = set(found.type.items)
        if not items or not items <= {INT, BOOL}:
            f.refuse(node, "a loop over a tuple needs numbers in it", "Write a loop over `range(...)`")
        whole = [as_int(Typed(x, t)) for x, t in zip(getattr(found.node, "elts", []), found.type.items)]
        return (ast.copy_location(ast.Tuple(whole, ast.Load()), node) if whole else found.node), INT
    if isinstance(found.type, Table) and isinstance(target, ast.Tuple):
        twin = ast.copy_location(rows(f, found.node), node)
        return twin, Several((INT,) * found.type.shape[1]) if len(found.type.shape) == 2 else NOTHING
    if not isinstance(found.type, (Parts, Block, Table, Array)):
        f.refuse(node, f"a loop cannot go over {found.type.says()}", "Loop over a part of the state or `range(...)`")
    return found.node, element(f, node, found.type)


def loop_target(f: Context, node: ast.expr, type_: Type) -> ast.expr:
    if isinstance(node, ast.Name):
        if isinstance(type_, Several) and not numbers(type_):
            f.refuse(node, "what `zip` and `enumerate` give is taken apart at once", "Write `for a, b in ...`")
        f.set_local(node, type_)
        return node
    if isinstance(node, ast.Tuple) and isinstance(type_, Several) and len(node.elts) == len(type_.items):
        targets = [loop_target(f, t, e) for t, e in zip(node.elts, type_.items)]
        return ast.copy_location(ast.Tuple(targets, ast.Store()), node)
    f.refuse(node, "the loop's variables do not fit what it goes over", "Name one local for each part")
