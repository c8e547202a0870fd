"""Lowering of assignments: what kind of value a local holds, and which fields of the state are written."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from montjoy.fights.lowering.awaits import Awaits
from montjoy.fights.lowering.expressions import Typed, as_int, name
from montjoy.fights.lowering.operators import CHECKED
from montjoy.fights.lowering.refusals import REFUSED
from montjoy.fights.lowering.source import MISSING, Place
from montjoy.fights.lowering.value_types import INT, NOTHING, Arrays, Block, Num, Part, Several, Type, unify

if TYPE_CHECKING:
    from montjoy.fights.lowering.program import Program


class Assignments(Awaits):
    """Adds what sets a local or a field."""

    def __init__(self, program: Program, place: Place, types: tuple[Type, ...]) -> None:
        super().__init__(program, place, types)
        self.set: list[tuple[str, ast.Assign, Type]] = []
        self.hoisted = 0

    def do_Assign(self, node: ast.Assign) -> tuple[list[ast.stmt], bool]:
        found = self.value(node.value)
        if found.type == NOTHING:
            self.refuse(node.value, "this has no value", "Write it on a line of its own")
        targets = [self.target(t, found.type) for t in node.targets]
        made = ast.Assign(targets, found.node)
        for t in node.targets:
            if isinstance(t, ast.Name):
                self.set.append((t.id, made, found.type))
        return [made], False

    def do_AnnAssign(self, node: ast.AnnAssign) -> tuple[list[ast.stmt], bool]:
        if node.value is None:
            return [], False
        return self.do_Assign(ast.copy_location(ast.Assign([node.target], node.value), node))

    def do_AugAssign(self, node: ast.AugAssign) -> tuple[list[ast.stmt], bool]:
        before: list[ast.stmt] = []
        checked = self.program.checked and type(node.op) in CHECKED
        target = node.target
        if checked:  # the target is read and written, but its indices are worked out once
            target = self.indices_first(target, before)
        read = ast.copy_location(_loaded(target), target)
        current = self.value(read)
        right = self.value(node.value)
        result = self.operation(node, node.op, current, right)
        lowered = self.target(target, result.type)
        if isinstance(node.target, ast.Name) and current.type != result.type:
            self.set_local(node.target, result.type)
        if checked or isinstance(result.node, ast.Call):
            return [*before, ast.Assign([lowered], result.node)], False
        assert isinstance(lowered, (ast.Name, ast.Attribute, ast.Subscript)) and isinstance(result.node, ast.BinOp)
        return [ast.AugAssign(lowered, node.op, result.node.right)], False

    def indices_first(self, node: Any, before: list[ast.stmt]) -> Any:
        """The same place with every index in it worked out in `before`."""
        if isinstance(node, ast.Attribute):
            return ast.copy_location(ast.Attribute(self.indices_first(node.value, before), node.attr, node.ctx), node)
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            base = self.indices_first(node.value, before)
            return ast.copy_location(ast.Subscript(base, self.hoist(node.slice, before), node.ctx), node)
        return node

    def hoist(self, node: ast.expr, before: list[ast.stmt]) -> ast.expr:
        """A name for an index, set just before."""
        if isinstance(node, (ast.Constant, ast.Name)) or self.place.lookup(node) is not MISSING:
            return node
        index = self.number(node, whole=True)
        local = f"i{self.hoisted}_"
        self.hoisted += 1
        self.types[local] = INT
        self.known.add(local)
        self.place.locals |= {local}
        before.append(ast.Assign([ast.Name(local, ast.Store())], index))
        return ast.copy_location(name(local), node)

    def target(self, node: ast.expr, type_: Type) -> ast.expr:
        """The lowered left side of an assignment; notes which field is written."""
        if isinstance(node, ast.Name):
            self.set_local(node, type_)
            return ast.copy_location(ast.Name(node.id, ast.Store()), node)
        if isinstance(node, ast.Tuple):
            if not isinstance(type_, Several) or len(type_.items) != len(node.elts):
                self.refuse(node, f"{type_.says()} cannot be taken apart into {len(node.elts)}", "Name each part")
            parts = [self.target(t, e) for t, e in zip(node.elts, type_.items)]
            return ast.copy_location(ast.Tuple(parts, ast.Store()), node)
        if isinstance(node, ast.Starred):
            self.refuse(node, *REFUSED[ast.Starred])
        assert isinstance(node, (ast.Attribute, ast.Subscript))
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            self.refuse(node, "a slice cannot be replaced", "Change the numbers one by one, in a loop")
        found = self.value(ast.copy_location(_loaded(node), node))
        if not isinstance(found.type, Num):
            self.refuse(node, f"{found.type.says()} cannot be replaced whole: one machine shares it, the other copies it",
                        "Change the numbers in it one by one")
        if not isinstance(type_, Num):
            self.refuse(node, f"a field holds a number, this is {type_.says()}", "Assign numbers one by one")
        if not isinstance(found.node, (ast.Attribute, ast.Subscript)):
            self.refuse(node, "this cannot be assigned to", "Assign to a field of the state")
        self.note_write(node, found.node)
        found.node.ctx = ast.Store()
        return found.node

    def note_write(self, node: ast.Attribute | ast.Subscript, lowered: ast.expr) -> None:
        from montjoy.fights.lowering.program import Write

        base = self.value(node.value).type
        if isinstance(base, Part) and isinstance(node, ast.Attribute):
            self.writes.add(Write(base.root, base.cls, node.attr))
        elif isinstance(base, Block):
            self.writes.add(Write(base.root, base.cls, base.field))
        else:
            self.refuse(node, f"{base.says()} never changes", "Keep what changes in a field of the state")

    def set_local(self, node: ast.Name, type_: Type) -> None:
        if node.id.startswith("_") and node.id != "_":
            self.refuse(node, f"`{node.id}` begins with an underscore", "Give it another name")
        if isinstance(type_, (Arrays,)) or type_.says() == "a source of luck":
            self.refuse(node, f"{type_.says()} is not kept in a local", "Use the parameter itself")
        old = self.types.get(node.id, type_)
        both = unify(old, type_)
        if both is None:
            self.refuse(node, f"`{node.id}` holds {old.says()} elsewhere and {type_.says()} here", "Use two names")
        self.types[node.id] = both
        self.known.add(node.id)

    def widen(self) -> None:
        """A local that holds a truth value here and a number there is a number."""
        for local, node, type_ in self.set:
            if self.types[local] == INT:
                node.value = as_int(Typed(node.value, type_))


def _loaded(node: ast.expr) -> ast.expr:
    """The same place, read instead of written."""
    if isinstance(node, ast.Name):
        return ast.Name(node.id, ast.Load())
    if isinstance(node, ast.Attribute):
        return ast.Attribute(node.value, node.attr, ast.Load())
    assert isinstance(node, ast.Subscript)
    return ast.Subscript(node.value, node.slice, ast.Load())
