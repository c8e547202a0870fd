"""Lowering of assignments: what kind of value a local holds, and which fields of the state are written."""

from __future__ import annotations

import ast
import copy
from typing import Any

from montjoy.fights.lowering.context import Context, Lowered, Typed, Write, as_int, name
from montjoy.fights.lowering.operators import CHECKED, operation
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.source import MISSING
from montjoy.fights.lowering.value_types import INT, NOTHING, Block, Num, Part, Several, Type


def assign(f: Context, node: ast.Assign) -> Lowered:
    found = f.value(node.value)
    if found.type == NOTHING:
        f.refuse(node.value, "this has no value", "Write it on a line of its own")
    made = ast.Assign([target(f, t, found.type) for t in node.targets], found.node)
    f.set += [(t.id, made, found.type) for t in node.targets if isinstance(t, ast.Name)]
    return [made], False


def annotated(f: Context, node: ast.AnnAssign) -> Lowered:
    if node.value is None:
        return [], False
    return assign(f, ast.copy_location(ast.Assign([node.target], node.value), node))


def augmented(f: Context, node: ast.AugAssign) -> Lowered:
    before: list[ast.stmt] = []
    checked = f.program.checked and type(node.op) in CHECKED
    place = indices_first(f, node.target, before) if checked else node.target  # read and written, its indices worked out once
    current = f.value(loaded(place))
    right = f.value(node.value)
    result = operation(f, node, node.op, current, right)
    lowered = target(f, place, result.type)
    if isinstance(node.target, ast.Name) and current.type != result.type:
        f.set_local(node.target, result.type)
    if checked or isinstance(result.node, ast.Call):
        return [*before, ast.Assign([lowered], result.node)], False
    assert isinstance(lowered, (ast.Name, ast.Attribute, ast.Subscript)) and isinstance(result.node, ast.BinOp)
    return [ast.AugAssign(lowered, node.op, result.node.right)], False


def indices_first(f: Context, node: Any, before: list[ast.stmt]) -> Any:
    """The same place with every index in it worked out in `before`."""
    if isinstance(node, ast.Attribute):
        return ast.copy_location(ast.Attribute(indices_first(f, node.value, before), node.attr, node.ctx), node)
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        base = indices_first(f, node.value, before)
        return ast.copy_location(ast.Subscript(base, hoisted(f, node.slice, before), node.ctx), node)
    return node


def hoisted(f: Context, node: ast.expr, before: list[ast.stmt]) -> ast.expr:
    """A name for an index, set just before."""
    if isinstance(node, (ast.Constant, ast.Name)) or f.place.lookup(node) is not MISSING:
        return node
    index = f.number(node, whole=True)
    local = f"i{f.hoisted}_"
    f.hoisted += 1
    f.types[local] = INT
    f.known.add(local)
    f.place.locals |= {local}
    before.append(ast.Assign([ast.Name(local, ast.Store())], index))
    return ast.copy_location(name(local), node)


def target(f: Context, node: ast.expr, type_: Type) -> ast.expr:
    """The lowered left side of an assignment; notes which field is written."""
    if isinstance(node, ast.Name):
        f.set_local(node, type_)
        return ast.copy_location(ast.Name(node.id, ast.Store()), node)
    if isinstance(node, ast.Tuple):
        if not isinstance(type_, Several) or len(type_.items) != len(node.elts):
            f.refuse(node, f"{type_.says()} cannot be taken apart into {len(node.elts)}", "Name each part")
        parts = [target(f, t, e) for t, e in zip(node.elts, type_.items)]
        return ast.copy_location(ast.Tuple(parts, ast.Store()), node)
    if isinstance(node, ast.Starred):
        f.refuse(node, *REFUSED[ast.Starred])
    assert isinstance(node, (ast.Attribute, ast.Subscript))
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        f.refuse(node, "a slice cannot be replaced", "Change the numbers one by one, in a loop")
    found = f.value(loaded(node))
    if not isinstance(found.type, Num):
        f.refuse(node, f"{found.type.says()} cannot be replaced whole: one machine shares it, the other copies it",
                 "Change the numbers in it one by one")
    if not isinstance(type_, Num):
        f.refuse(node, f"a field holds a number, this is {type_.says()}", "Assign numbers one by one")
    if not isinstance(found.node, (ast.Attribute, ast.Subscript)):
        f.refuse(node, "this cannot be assigned to", "Assign to a field of the state")
    note_write(f, node)
    found.node.ctx = ast.Store()
    return found.node


def note_write(f: Context, node: ast.Attribute | ast.Subscript) -> None:
    base = f.value(node.value).type
    if isinstance(base, Part) and isinstance(node, ast.Attribute):
        f.writes.add(Write(base.root, base.cls, node.attr))
    elif isinstance(base, Block):
        f.writes.add(Write(base.root, base.cls, base.field))
    else:
        f.refuse(node, f"{base.says()} never changes", "Keep what changes in a field of the state")


def widen(f: Context) -> None:
    """A local that holds a truth value here and a number there is a number."""
    for local, node, type_ in f.set:
        if f.types[local] == INT:
            node.value = as_int(Typed(node.value, type_))


def loaded(node: Any) -> Any:
    """The same place, read instead of written."""
    read = copy.copy(node)
    read.ctx = ast.Load()
    return read
