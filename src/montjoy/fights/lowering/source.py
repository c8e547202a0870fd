"""Where a function's text lies, and what the names in it mean."""

from __future__ import annotations

import ast
import builtins
import enum
import inspect
import linecache
from collections.abc import Iterator
from functools import lru_cache
from types import FunctionType, ModuleType
from typing import Any, Final

import msgspec

from montjoy.core.state import State
from montjoy.fights.errors import NotCompilable

Def = ast.FunctionDef | ast.AsyncFunctionDef
MISSING: Final = object()
MUTATORS: Final = frozenset(
    "append extend insert remove pop clear sort reverse update setdefault popitem add discard send".split()
)


class Place:
    """One function's file and text, for lookups and refusals."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.file = inspect.getsourcefile(function) or "?"
        self.name = function.__qualname__
        self.scope: dict[str, Any] = function.__globals__
        code = function.__code__
        found = _defs(self.file, _text(self.file)).get(code.co_firstlineno)
        if found is None:
            raise NotCompilable(
                self.file, code.co_firstlineno, 0, self.name, "its text was not found as one `def`",
                "Write it as a function of a module, in a file",
            )
        self.tree: Def = found
        self.locals = frozenset(code.co_varnames)

    def refusal(self, node: ast.AST | None, reason: str, advice: str) -> NotCompilable:
        node = self.tree if node is None else node
        line = getattr(node, "lineno", self.tree.lineno)
        text = linecache.getline(self.file, line).encode()
        column = len(text[: getattr(node, "col_offset", 0)].decode(errors="replace"))
        return NotCompilable(self.file, line, column, self.name, reason, advice)

    def lookup(self, node: ast.AST) -> Any:
        """What a name, or a name with dots, denotes outside the function; MISSING for anything else."""
        if isinstance(node, ast.Name) and node.id not in self.locals:
            return self.scope.get(node.id, getattr(builtins, node.id, MISSING))
        if isinstance(node, ast.Attribute):
            base = self.lookup(node.value)
            if base is not MISSING and _constant(base):
                return getattr(base, node.attr, MISSING)
        return MISSING


def _constant(base: Any) -> bool:
    if isinstance(base, (ModuleType, type, enum.Enum, tuple)):
        return True
    return isinstance(base, msgspec.Struct) and bool(base.__struct_config__.frozen)


def _text(file: str) -> str:
    linecache.checkcache(file)
    return "".join(linecache.getlines(file))


@lru_cache(64)
def _defs(file: str, text: str) -> dict[int, Def]:
    """Every function of a file by the line its code object names: that of its first decorator or of its `def`."""
    found: dict[int, Def] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found[min([node.lineno, *(d.lineno for d in node.decorator_list)])] = node
    return found


def state_class(place: Place, argument: ast.arg) -> type[State]:
    """The @state class that a parameter's annotation names."""
    note: Any = place.function.__annotations__.get(argument.arg, MISSING)
    if note is MISSING:
        raise place.refusal(
            argument, f"the parameter `{argument.arg}` does not say which state it is",
            f"Annotate it: `{argument.arg}: Fight`",
        )
    if isinstance(note, str):
        try:
            note = eval(note, place.scope)
        except Exception:
            raise place.refusal(
                argument, f"the annotation {note!r} names nothing in this module",
                "Import the state's class at the top, outside `if TYPE_CHECKING`",
            ) from None
    check_state(place, argument, note)
    return note  # type: ignore[no-any-return]


def check_state(place: Place, node: ast.AST | None, cls: Any) -> None:
    name = getattr(cls, "__name__", repr(cls))
    if not (isinstance(cls, type) and issubclass(cls, State)):
        raise place.refusal(node, f"{name} is not a state", f"Write `@state` over `class {name}(State)`")
    if "kinds" not in cls.__dict__:
        raise place.refusal(node, f"{name} has no @state over it", f"Write `@state` over `class {name}(State)`")
    for kind in cls.kinds.values():
        if kind.of:
            check_state(place, node, kind.of)


def effect_in(place: Place, node: ast.AST) -> ast.AST | None:
    """The first thing in an expression that does more than name something; None where the expression is harmless.

    `why`, `about`, `to` and what is told are left out of lowered code, so nothing may happen in them.
    """
    for n in ast.walk(node):
        if isinstance(n, (ast.Await, ast.NamedExpr, ast.Yield, ast.YieldFrom)):
            return n
        if isinstance(n, ast.Call) and not _harmless(place, n, ()):
            return n
    return None


def _harmless(place: Place, call: ast.Call, seen: tuple[FunctionType, ...]) -> bool:
    target = place.lookup(call.func)
    if target is MISSING and isinstance(call.func, ast.Attribute):
        return call.func.attr not in MUTATORS and all(
            _pure(f, seen) for cls in _states(State) if isinstance(f := cls.__dict__.get(call.func.attr), FunctionType)
        )
    if isinstance(target, FunctionType):
        return _pure(target, seen)
    return isinstance(target, type) or inspect.isbuiltin(target)


def _states(cls: type[State]) -> Iterator[type[State]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from _states(sub)


def _pure(function: FunctionType, seen: tuple[FunctionType, ...]) -> bool:
    """Whether a function changes nothing, as far as its text shows."""
    if function in seen or inspect.iscoroutinefunction(function):
        return function in seen
    try:
        place = Place(function)
    except NotCompilable:
        return True  # made by a library: a constructor, a generated method
    for n in ast.walk(place.tree):
        if isinstance(n, (ast.Attribute, ast.Subscript)) and isinstance(n.ctx, (ast.Store, ast.Del)):
            return False
        if isinstance(n, ast.Call) and not _harmless(place, n, (*seen, function)):
            return False
    return True
