"""Lowering of `await`: each effect becomes the expression that answers it in place."""

from __future__ import annotations

import ast
import inspect
from types import FunctionType
from typing import Any

from montjoy.core import effects
from montjoy.core.effects import Die
from montjoy.fights.lowering.calls import EFFECTS, Calls
from montjoy.fights.lowering.expressions import Typed, call, constant_of, name
from montjoy.fights.lowering.refusals import WHOLE_GAMES_ONLY
from montjoy.fights.lowering.source import MISSING, effect_in
from montjoy.fights.lowering.value_types import INT, NOTHING, Part, Several


class Awaits(Calls):
    """Adds effects and awaited rules to the expressions."""

    def on_Await(self, node: ast.Await) -> Typed:
        if not inspect.iscoroutinefunction(self.place.function):
            self.refuse(node, "only a rule awaits", "Write `async def`")
        inner = node.value
        if not isinstance(inner, ast.Call):
            self.refuse(inner, "an effect is awaited where it is made", "Write `await roll(...)`, `await choose(...)` ...")
        target = self.place.lookup(inner.func)
        if target is MISSING and isinstance(inner.func, ast.Attribute):
            return self.awaited_method(inner, inner.func)
        label = getattr(target, "__name__", "")
        if target is not MISSING and getattr(effects, label, None) is target:
            if label in WHOLE_GAMES_ONLY:
                self.refuse(inner, f"`{label}` belongs to whole games, not to fights", WHOLE_GAMES_ONLY[label])
            if label in EFFECTS:
                answer: Typed = getattr(self, f"await_{label}")(inner)
                return answer
        text = ast.unparse(inner.func)
        if not isinstance(target, FunctionType):
            self.refuse(inner, f"`{text}` is neither an effect nor a rule", "Await roll, hits, choose, together, tell or a rule")
        if not inspect.iscoroutinefunction(target):
            self.refuse(inner, f"`{text}` is a plain function", f"Call it without await, or make it `async def {text}`")
        self.no_keywords(inner)
        return self.run(inner, target, [self.value(x) for x in inner.args])

    def awaited_method(self, node: ast.Call, func: ast.Attribute) -> Typed:
        self.no_keywords(node)
        base = self.value(func.value)
        target: Any = MISSING
        if isinstance(base.type, Part):
            target = inspect.getattr_static(base.type.cls, func.attr, MISSING)
        if not inspect.iscoroutinefunction(target):
            self.refuse(node, f"`{ast.unparse(func)}` is not a rule", "Await effects and async functions or methods")
        assert isinstance(base.type, Part)
        return self.run(node, target, [base, *[self.value(x) for x in node.args]], base.type.cls.__name__ + "_")

    # ---- chance ----------------------------------------------------------------------------------------------------
    def await_roll(self, node: ast.Call) -> Typed:
        self.left_out(node, 1)
        self.draws = True
        die = node.args[0]
        if isinstance(die, ast.Call) and self.place.lookup(die.func) is effects.d:
            sides = self.number(die.args[0], whole=True)
            if constant_of(sides) == 0:
                self.refuse(die, "a die needs at least one face", "Write d(n) with n above 0")
            return Typed(ast.BinOp(call("_below", name("_chance"), sides), ast.Add(), ast.Constant(1)), INT)
        value = self.place.lookup(die)
        if not isinstance(value, Die):
            self.refuse(die, "the die must be a constant of the module", "Write `roll(D6, ...)` or `roll(d(sides), ...)`")
        first, n = value.faces[0], len(value.faces)
        if value.faces == tuple(range(first, first + n)):
            below = call("_below", name("_chance"), ast.Constant(n))
            return Typed(ast.BinOp(below, ast.Add(), ast.Constant(first)) if first else below, INT)
        return Typed(call(self.program.die(value), name("_chance")), INT)

    def await_hits(self, node: ast.Call) -> Typed:
        self.left_out(node, 3)
        self.draws = True
        pool = self.pool(node, node.args)
        return Typed(call(pool, name("_chance"), self.number(node.args[0], whole=True)), INT)

    # ---- decisions -------------------------------------------------------------------------------------------------
    def await_choose(self, node: ast.Call) -> Typed:
        if len(node.args) != 3 or node.keywords:
            self.refuse(node, "choose takes a seat, a question and a bit set", "Write `choose(seat, Ask.X, options(A, B))`")
        self.asks = True
        seat, ask, mask = (self.number(x, whole=True) for x in node.args)
        self.program.seats.add(constant_of(seat))
        context = [name(x) for x in ("_lucks", "_root", "_seen", "_tables")]
        return Typed(call("_ask", *context, seat, ask, mask), INT)

    def await_together(self, node: ast.Call) -> Typed:
        self.no_keywords(node)
        answers = []
        for part in node.args:
            if not (isinstance(part, ast.Call) and self.place.lookup(part.func) is effects.choose):
                self.refuse(part, "together takes choose(...) only", "Write `together(choose(...), choose(...))`")
            for x in part.args:
                self.only_looks(x)
            answers.append(ast.copy_location(self.await_choose(part).node, part))
        return Typed(ast.Tuple(list(answers), ast.Load()), Several((INT,) * len(answers)))

    def only_looks(self, node: ast.expr) -> None:
        """Sealed questions are all made before the first is answered, so making one must change nothing."""
        for n in ast.walk(node):
            if isinstance(n, ast.Await):
                self.refuse(n, "a sealed question awaits nothing", "Roll or ask before `together`, into a local")
        before, self.writes = self.writes, set()
        self.value(node)
        changed, self.writes = self.writes, before
        if changed:
            self.refuse(node, "making a sealed question changes the state", "Change the state before `together`")

    # ---- what is left out ------------------------------------------------------------------------------------------
    def await_tell(self, node: ast.Call) -> Typed:
        for x in [*node.args, *[k.value for k in node.keywords]]:
            self.nothing_happens(x)
        return Typed(ast.Constant(None), NOTHING)

    def left_out(self, node: ast.Call, first: int) -> None:
        """`why`, `about` and `to` tell a table which draw this is; a batch has no use for them."""
        if len(node.args) <= first:
            self.refuse(node, "the rule's id is missing", 'Name what is drawn: `roll(D6, "RW-ASLT-05")`')
        for x in node.args[:first]:
            if isinstance(x, ast.Starred):
                self.value(x)
        for x in node.args[first:]:
            self.nothing_happens(x)
        for k in node.keywords:
            if k.arg != "to":
                self.refuse(k.value, f"an effect has no keyword `{k.arg}`", "Only `to=` is known")
            self.nothing_happens(k.value)

    def nothing_happens(self, node: ast.expr) -> None:
        bad = effect_in(self.place, node)
        if bad is not None:
            self.refuse(bad, "this is left out of the compiled form, so nothing may happen in it",
                        "Do it before, and name the result here")
