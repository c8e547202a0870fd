"""Lowering of operators: arithmetic, comparisons, and one value or another."""

from __future__ import annotations

import ast
from typing import Final

from montjoy.fights.lowering.context import Context, Typed, as_int, call, constant_of, name
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.value_types import BOOL, INT, NOTHING, Num, Several, Table, unify

CHECKED: Final = {ast.Add: "_add", ast.Sub: "_sub", ast.Mult: "_mul", ast.LShift: "_shift"}
BITWISE: Final = (ast.BitAnd, ast.BitOr, ast.BitXor)


def binary(f: Context, node: ast.BinOp) -> Typed:
    left, right = f.value(node.left), f.value(node.right)
    return operation(f, node, node.op, left, right)


def operation(f: Context, node: ast.AST, op: ast.operator, left: Typed, right: Typed) -> Typed:
    if type(op) in REFUSED:
        f.refuse(node, *REFUSED[type(op)])
    for side in (left, right):
        if not isinstance(side.type, Num):
            f.refuse(node, f"an operator takes numbers, this is {side.type.says()}", "Name one of its numbers")
    if isinstance(op, BITWISE) and left.type == right.type == BOOL:
        return Typed(ast.BinOp(left.node, op, right.node), BOOL)
    a, b = as_int(left), as_int(right)
    if f.program.checked and type(op) in CHECKED:
        return Typed(call(CHECKED[type(op)], a, b), INT)
    return Typed(ast.BinOp(a, op, b), INT)


def unary(f: Context, node: ast.UnaryOp) -> Typed:
    if isinstance(node.op, ast.Not):
        return Typed(ast.UnaryOp(node.op, f.truth(node.operand)), BOOL)
    operand = f.number(node.operand, whole=True)
    value = constant_of(operand)
    if isinstance(node.op, ast.USub) and value is not None:
        return Typed(ast.Constant(-value), INT)
    if f.program.checked and isinstance(node.op, ast.USub):
        return Typed(call("_neg", operand), INT)
    return Typed(ast.UnaryOp(node.op, operand), INT)


def logical(f: Context, node: ast.BoolOp) -> Typed:
    parts = []
    for x in node.values:
        found = f.value(x)
        if not isinstance(found.type, Num):
            f.refuse(x, f"`and` and `or` take numbers, this is {found.type.says()}", "Compare one of its numbers")
        parts.append(found)
    truth = all(p.type == BOOL for p in parts)
    return Typed(ast.BoolOp(node.op, [p.node if truth else as_int(p) for p in parts]), BOOL if truth else INT)


def comparison(f: Context, node: ast.Compare) -> Typed:
    left = f.value(node.left)
    sides = [left]
    for op, right in zip(node.ops, node.comparators):
        if isinstance(op, (ast.Is, ast.IsNot)):
            f.refuse(node, "`is` is not compiled", "Compare numbers with == and !=")
        side = f.value(right)
        if isinstance(op, (ast.In, ast.NotIn)):
            if not (isinstance(side.type, Several) or (isinstance(side.type, Table) and len(side.type.shape) == 1)):
                f.refuse(right, f"`in` looks into a tuple of numbers, this is {side.type.says()}",
                         "Write a loop, or keep a bit set and ask `mask >> x & 1`")
            if isinstance(side.type, Table):
                side = Typed(rows(f, side.node), side.type)
        elif not isinstance(side.type, Num):
            f.refuse(right, f"only numbers are compared, this is {side.type.says()}", "Compare one of its numbers")
        sides.append(side)
    if not isinstance(left.type, Num):
        f.refuse(node, f"only numbers are compared, this is {left.type.says()}", "Compare one of its numbers")
    nodes = [as_int(s) if isinstance(s.type, Num) else s.node for s in sides]
    return Typed(ast.Compare(nodes[0], node.ops, nodes[1:]), BOOL)


def rows(f: Context, node: ast.expr) -> ast.Name:
    """The Python-tuple twin of a constant table."""
    if isinstance(node, ast.Name) and node.id in f.program.tables:
        return name(f.program.table(f.program.tables[node.id], rows=True))
    f.refuse(node, "a row of a table cannot be taken apart here", "Index it: `row[0]`, `row[1]`")


def either(f: Context, node: ast.IfExp) -> Typed:
    test, yes, no = f.truth(node.test), f.value(node.body), f.value(node.orelse)
    both = unify(yes.type, no.type)
    if both is None or both == NOTHING:
        f.refuse(node, f"here {yes.type.says()}, there {no.type.says()}", "Give both branches one kind of value")
    a, b = (as_int(yes), as_int(no)) if both == INT else (yes.node, no.node)
    return Typed(ast.IfExp(test, a, b), both)
