"""Lowering of operators: arithmetic, comparisons, and one value or another."""

from __future__ import annotations

import ast
from typing import Final

from montjoy.fights.lowering.expressions import Expressions, Typed, as_int, call, constant_of, name
from montjoy.fights.lowering.value_types import BOOL, INT, NOTHING, Num, Several, Table, unify

CHECKED: Final = {ast.Add: "_add", ast.Sub: "_sub", ast.Mult: "_mul", ast.LShift: "_shift"}
BITWISE: Final = (ast.BitAnd, ast.BitOr, ast.BitXor)


class Operators(Expressions):
    """Adds operators to the expressions."""

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
