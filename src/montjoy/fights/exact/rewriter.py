"""Rules with every `await other_rule(...)` turned into one effect, so that its law is found once and merged.

Only the syntax tree of a copy is changed; the rule's own module keeps its text.  A rule whose text cannot be had, or
does not compile to what is running, is taken as it is: counted out plainly, with the same result.  `quiet`, for fights, leaves
`await tell(...)` out as the compiler does: nobody listens, and making the event can cost more than the rule.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import CellType, CodeType, FunctionType, MethodType
from typing import Any
from weakref import WeakKeyDictionary

from montjoy.core import effects as fx

Function = Callable[..., Any]
EFFECTS = fx.__name__
_codes: WeakKeyDictionary[Function, dict[bool, CodeType | None]] = WeakKeyDictionary()


class Sub(fx.Effect[Any]):
    """A rule awaited by a rule."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: Function, args: tuple[Any, ...]) -> None:
        self.rule, self.args = rule, args


def is_rule(f: object) -> bool:
    """A coroutine function written with `async def`, not wrapped in anything."""
    return type(f) is FunctionType and bool(f.__code__.co_flags & inspect.CO_COROUTINE)


class Rewriter:
    """Rules rewritten for one piece of work.  `quiet`: leave `tell` out.  Rules in `plain` run in place; that may be
    changed between two calls that are counted out, never within one."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.plain: dict[Any, Function] = {}
        self._made: dict[Any, Function] = {}

    def __call__(self, rule: Function) -> Function:
        """The rule with its awaited rules as effects, or the rule itself where that cannot be done."""
        if type(rule) is MethodType:
            return MethodType(self(rule.__func__), rule.__self__)
        if not is_rule(rule):
            return rule
        made = self._made.get(rule)
        if made is None:
            made = self._made[rule] = self._make(rule)
        return made

    def run_plainly(self, rule: Function) -> None:
        """From now on this rule is awaited by others as it is."""
        self.plain[rule] = self(rule)

    def sub(self, f: Any, /, *args: Any, **named: Any) -> Any:
        """What stands for `f(*args, **named)` behind an `await`: one effect if f is a rule."""
        if type(f) is FunctionType:
            made = self.plain.get(f)
            if made is not None:
                return made(*args, **named)
        elif type(f) is MethodType:
            f, args = f.__func__, (f.__self__, *args)
        if is_rule(f):
            return self(f)(*args, **named) if named else Sub(f, args)
        return f(*args, **named)

    def _make(self, rule: Function) -> Function:
        codes = _codes.setdefault(rule, {})
        if self.quiet not in codes:
            try:
                codes[self.quiet] = _rewrite(rule, self.quiet)
            except (OSError, TypeError, SyntaxError, ValueError, StopIteration):
                codes[self.quiet] = None
        code = codes[self.quiet]
        if code is None:
            return rule
        assert isinstance(rule, FunctionType)
        cells = dict(zip(rule.__code__.co_freevars, rule.__closure__ or ())) | {"__sub__": CellType(self.sub)}
        closure = tuple(cells[name] for name in code.co_freevars)
        made = FunctionType(code, rule.__globals__, rule.__name__, rule.__defaults__, closure)
        made.__kwdefaults__ = rule.__kwdefaults__
        return made


class _Awaits(ast.NodeTransformer):
    def __init__(self, names: dict[str, Any], quiet: bool) -> None:
        self.names, self.quiet, self.changed = names, quiet, False

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        call = node.value.value if isinstance(node.value, ast.Await) else None
        if self.quiet and isinstance(call, ast.Call) and self._names(call.func) is fx.tell:
            self.changed = True
            return ast.copy_location(ast.Pass(), node)
        self.generic_visit(node)
        return node

    def visit_Await(self, node: ast.Await) -> ast.AST:
        self.generic_visit(node)
        call = node.value
        if not isinstance(call, ast.Call) or getattr(self._names(call.func), "__module__", "") == EFFECTS:
            return node
        self.changed = True
        new = ast.Call(ast.Name("__sub__", ast.Load()), [call.func, *call.args], call.keywords)
        return ast.copy_location(ast.Await(ast.copy_location(new, call)), node)

    def _names(self, f: ast.expr) -> Any:
        return self.names.get(f.id) if isinstance(f, ast.Name) else None


def _rewrite(rule: Function, quiet: bool) -> CodeType | None:
    if hasattr(rule, "__wrapped__"):
        return None
    assert isinstance(rule, FunctionType)
    code = rule.__code__
    tree = ast.parse(textwrap.dedent(inspect.getsource(code)))
    ast.increment_lineno(tree, code.co_firstlineno - 1)
    node = tree.body[0]
    if not isinstance(node, ast.AsyncFunctionDef) or len(tree.body) != 1:
        return None
    node.decorator_list = []
    local = {*code.co_varnames, *code.co_cellvars, *code.co_freevars}
    as_written = _compiled(node, code, ())
    for part in ("co_code", "co_names", "co_varnames", "co_freevars"):
        if getattr(as_written, part) != getattr(code, part):
            return None
    awaits = _Awaits({k: v for k, v in rule.__globals__.items() if k not in local}, quiet)
    awaits.visit(node)
    if not awaits.changed:
        return None
    return _compiled(ast.fix_missing_locations(node), code, ("__sub__",))


def _compiled(node: ast.AsyncFunctionDef, code: CodeType, more: tuple[str, ...]) -> CodeType:
    """The code object of a rule, with its free names and `more` free in it."""
    args = ast.arguments([], [ast.arg(name) for name in (*code.co_freevars, *more)], None, [], [], None, [])
    outer = ast.FunctionDef("outer", args, [node], [], None)
    if "type_params" in ast.FunctionDef._fields:  # since Python 3.12
        setattr(outer, "type_params", [])  # noqa: B010
    module = ast.fix_missing_locations(ast.Module([outer], []))
    flags = code.co_flags & __future__.annotations.compiler_flag
    whole = compile(module, code.co_filename, "exec", flags=flags, dont_inherit=True)
    found = next(x for x in whole.co_consts if isinstance(x, CodeType))
    return next(x for x in found.co_consts if isinstance(x, CodeType) and x.co_name == code.co_name)
