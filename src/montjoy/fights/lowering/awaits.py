"""Lowering of `await`: each effect becomes the expression that answers it in place."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

from montjoy.core import effects
from montjoy.core.effects import Die
from montjoy.fights.lowering.calls import no_keywords, pool
from montjoy.fights.lowering.context import CONTEXT, Context, Typed, call, constant_of, name
from montjoy.fights.lowering.refusals import WHOLE_GAMES_ONLY
from montjoy.fights.lowering.source import MISSING, effect_in
from montjoy.fights.lowering.value_types import INT, NOTHING, Block, Part, Several


def awaited(f: Context, node: ast.Await) -> Typed:
    if not inspect.iscoroutinefunction(f.place.function):
        f.refuse(node, "only a rule awaits", "Write `async def`")
    inner = node.value
    if not isinstance(inner, ast.Call):
        f.refuse(inner, "an effect is awaited where it is made", "Write `await roll(...)`, `await choose(...)` ...")
    target = f.place.lookup(inner.func)
    if target is MISSING and isinstance(inner.func, ast.Attribute):
        return awaited_method(f, inner, inner.func)
    label = getattr(target, "__name__", "")
    if target is not MISSING and getattr(effects, label, None) is target:
        if label in WHOLE_GAMES_ONLY:
            f.refuse(inner, f"`{label}` belongs to whole games, not to fights", WHOLE_GAMES_ONLY[label])
        if label in ANSWERED:
            return ANSWERED[label](f, inner)
    text = ast.unparse(inner.func)
    if not isinstance(target, FunctionType):
        f.refuse(inner, f"`{text}` is neither an effect nor a rule", "Await roll, hits, choose, together, tell or a rule")
    if not inspect.iscoroutinefunction(target):
        f.refuse(inner, f"`{text}` is a plain function", f"Call it without await, or make it `async def {text}`")
    no_keywords(f, inner)
    return f.call(inner, target, [f.value(x) for x in inner.args])


def awaited_method(f: Context, node: ast.Call, func: ast.Attribute) -> Typed:
    no_keywords(f, node)
    base = f.value(func.value)
    target: Any = MISSING
    if isinstance(base.type, Part):
        target = inspect.getattr_static(base.type.cls, func.attr, MISSING)
    if not inspect.iscoroutinefunction(target):
        f.refuse(node, f"`{ast.unparse(func)}` is not a rule", "Await effects and async functions or methods")
    assert isinstance(base.type, Part)
    return f.call(node, target, [base, *[f.value(x) for x in node.args]], base.type.cls.__name__ + "_")


# ---- chance --------------------------------------------------------------------------------------------------------------
def roll(f: Context, node: ast.Call) -> Typed:
    ignore_labels(f, node, 1)
    f.draws = True
    die = node.args[0]
    if isinstance(die, ast.Call) and f.place.lookup(die.func) is effects.d:
        sides = f.number(die.args[0], whole=True)
        if constant_of(sides) == 0:
            f.refuse(die, "a die needs at least one face", "Write d(n) with n above 0")
        return Typed(ast.BinOp(call("_below", name("_chance"), sides), ast.Add(), ast.Constant(1)), INT)
    if isinstance(die, ast.Call) and f.place.lookup(die.func) is effects.die_of:
        return face_of_the_state(f, die)
    value = f.place.lookup(die)
    if not isinstance(value, Die):
        f.refuse(die, "the die must be a constant of the module", "Write `roll(D6, ...)` or `roll(d(sides), ...)`")
    first, n = value.faces[0], len(value.faces)
    if value.faces == tuple(range(first, first + n)):
        below = call("_below", name("_chance"), ast.Constant(n))
        return Typed(ast.BinOp(below, ast.Add(), ast.Constant(first)) if first else below, INT)
    return Typed(call(f.program.die(value), name("_chance")), INT)


def face_of_the_state(f: Context, die: ast.Call) -> Typed:
    """One of the first n faces in a block of the state, each as likely as the next."""
    if len(die.args) != 2 or die.keywords:
        f.refuse(die, "die_of takes the faces and how many there are", "Write `roll(die_of(fight.faces, fight.sides), ...)`")
    faces, n = f.value(die.args[0]), f.number(die.args[1], whole=True)
    if not isinstance(faces.type, Block) or len(faces.type.shape) != 1:
        f.refuse(die, "the faces must be one row of the state", "Keep them in a field `ints(n)`")
    return Typed(ast.Subscript(faces.node, call("_below", name("_chance"), n), ast.Load()), INT)


def hits(f: Context, node: ast.Call) -> Typed:
    ignore_labels(f, node, 3)
    f.draws = True
    return Typed(call(pool(f, node.args), name("_chance"), f.number(node.args[0], whole=True)), INT)


# ---- decisions -----------------------------------------------------------------------------------------------------------
def choose(f: Context, node: ast.Call) -> Typed:
    if len(node.args) != 3 or node.keywords:
        f.refuse(node, "choose takes a seat, a question and a bit set", "Write `choose(seat, Ask.X, options(A, B))`")
    f.asks = True
    seat, ask, mask = (f.number(x, whole=True) for x in node.args)
    f.program.seats.add(constant_of(seat))
    return Typed(call("_ask", *map(name, CONTEXT), seat, ask, mask), INT)


def together(f: Context, node: ast.Call) -> Typed:
    no_keywords(f, node)
    answers = []
    for part in node.args:
        if not (isinstance(part, ast.Call) and f.place.lookup(part.func) is effects.choose):
            f.refuse(part, "together takes choose(...) only", "Write `together(choose(...), choose(...))`")
        for x in part.args:
            check_changes_nothing(f, x)
        answers.append(ast.copy_location(choose(f, part).node, part))
    return Typed(ast.Tuple(list(answers), ast.Load()), Several((INT,) * len(answers)))


def check_changes_nothing(f: Context, node: ast.expr) -> None:
    """Sealed questions are all made before the first is answered, so making one must change nothing."""
    for n in ast.walk(node):
        if isinstance(n, ast.Await):
            f.refuse(n, "a sealed question awaits nothing", "Roll or ask before `together`, into a local")
    before, f.writes = f.writes, set()
    f.value(node)
    changed, f.writes = f.writes, before
    if changed:
        f.refuse(node, "making a sealed question changes the state", "Change the state before `together`")


# ---- what is left out ----------------------------------------------------------------------------------------------------
def tell(f: Context, node: ast.Call) -> Typed:
    for x in [*node.args, *[k.value for k in node.keywords]]:
        nothing_happens(f, x)
    return Typed(ast.Constant(None), NOTHING)


def ignore_labels(f: Context, node: ast.Call, first: int) -> None:
    """`why`, `about` and `to` tell a table which draw this is; a batch has no use for them."""
    if len(node.args) <= first:
        f.refuse(node, "the rule's id is missing", 'Name what is drawn: `roll(D6, "RW-ASLT-05")`')
    for x in node.args[:first]:
        if isinstance(x, ast.Starred):
            f.value(x)
    for x in node.args[first:]:
        nothing_happens(f, x)
    for k in node.keywords:
        if k.arg != "to":
            f.refuse(k.value, f"an effect has no keyword `{k.arg}`", "Only `to=` is known")
        nothing_happens(f, k.value)


def nothing_happens(f: Context, node: ast.expr) -> None:
    bad = effect_in(f.place, node)
    if bad is not None:
        f.refuse(bad, "this is left out of the compiled form, so nothing may happen in it",
                 "Do it before, and name the result here")


ANSWERED: Final[dict[str, Callable[[Context, ast.Call], Typed]]] = {
    "roll": roll, "hits": hits, "choose": choose, "together": together, "tell": tell,
}
