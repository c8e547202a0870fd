"""Rules lowered to direct style: the same statements, with every `await effect` replaced by what answers it in place.

Nothing is suspended in a batch, so no state machine is needed:

    face = await roll(SUN_DIE, "DR-7")             face = _roll_0(_chance)
    face = await roll(d(20), "MB-3")               face = _below(_chance, 20) + 1
    n = await hits(dice, 2, 6, "RW-ASLT-05")       n = _hits_2_6(_chance, dice)
    x = await choose(HERO, Ask.FLEE, mask)         x = _ask(_lucks, _root, _seen, _tables, 0, 2, mask)
    a, b = await together(choose(..), choose(..))  a, b = (_ask(..), _ask(..))
    await tell(ALL, Event(...))                    pass
    v = await strike(duel)                         v = _strike_(_chance, duel)

The result is plain Python text; what the names with an underscore mean makes it a sampler (`batch/`) or an exact enumerator
(`exact/enumerator.py`).
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from montjoy.core.effects import Die
from montjoy.core.state import State
from montjoy.fights.errors import NotCompilable
from montjoy.fights.lowering import assignments, awaits, calls, expressions, operators, statements
from montjoy.fights.lowering.context import Context, Function, Lowered, Typed, Write
from montjoy.fights.lowering.policy import Policy, as_policy
from montjoy.fights.lowering.source import Place, check_state, state_class
from montjoy.fights.lowering.value_types import FIGHT, INT, LUCK, NOTHING, SEEN, Arrays, Num, Part, Type

EXPRESSIONS: Final[Mapping[type[ast.expr], Callable[[Context, Any], Typed]]] = {
    ast.Constant: expressions.literal, ast.Name: expressions.named, ast.Tuple: expressions.several,
    ast.Attribute: expressions.attribute, ast.Subscript: expressions.subscript,
    ast.BinOp: operators.binary, ast.UnaryOp: operators.unary, ast.BoolOp: operators.logical,
    ast.Compare: operators.comparison, ast.IfExp: operators.either,
    ast.Call: calls.called, ast.Await: awaits.awaited,
}
STATEMENTS: Final[Mapping[type[ast.stmt], Callable[[Context, Any], Lowered]]] = {
    ast.Assign: assignments.assign, ast.AnnAssign: assignments.annotated, ast.AugAssign: assignments.augmented,
    ast.Expr: statements.alone, ast.Pass: statements.nothing, ast.Return: statements.returned, ast.If: statements.branch,
    ast.For: statements.for_loop, ast.While: statements.while_loop, ast.Break: statements.leave, ast.Continue: statements.go_on,
}


class Program:
    """The direct-style module of one entry rule, with its policy and what the policy's seats see.

    entry: `async def rule(fight: Fight)`.  policy: a function `policy(seen, seat, ask, options, luck) -> int`, a
    `Policy`, or None for a rule that asks nothing.  seen: `def seen(fight, seat, into: SeenFight)`, or None when a fight
    hides nothing.  checked: + - * and << become calls that notice what a machine word cannot hold.  NotCompilable says
    what cannot be lowered.
    """

    def __init__(
        self,
        entry: Callable[..., Any],
        policy: Policy | Callable[..., int] | None,
        seen: Callable[..., None] | None = None,
        checked: bool = False,
    ) -> None:
        self.expressions, self.statements = EXPRESSIONS, STATEMENTS
        self.checked = checked
        self.functions: dict[tuple[FunctionType, tuple[Type, ...]], Function] = {}
        self.tables: dict[str, tuple[Any, ...]] = {}
        self.dice: list[Die] = []
        self.pools: set[tuple[int, int]] = set()
        self.seats: set[int | None] = set()  # who is asked; None: not known before the fight
        self.stack: list[FunctionType] = []
        self.given = as_policy(policy)
        self.seen_cls: type[State] | None = None
        self.entry = self._entry(entry)
        self.seen = self._seen(seen) if seen else None
        self.policy = self._policy(self.given)

    # ---- the three functions a program starts from -----------------------------------------------------------------
    def _entry(self, rule: Callable[..., Any]) -> Function:
        place = _place(rule)
        if not inspect.iscoroutinefunction(rule):
            what = "yields" if inspect.isasyncgenfunction(rule) else "is not a rule"
            raise place.refusal(None, f"{place.name} {what}", "Write `async def`, and `await` for every effect")
        arguments = place.tree.args.args
        if len(arguments) != 1:
            raise place.refusal(None, "the rule to compile takes the state and nothing else", "Write a rule around it")
        self.state = state_class(place, arguments[0])
        entry = self.lowered(place.function, (Part(self.state),), None, place)
        if not (entry.returns == NOTHING or isinstance(entry.returns, Num)):
            raise place.refusal(None, f"the rule to compile returns {entry.returns.says()}", "Return one number")
        return entry

    def _seen(self, seen: Callable[..., None]) -> Function:
        place = _place(seen)
        arguments = place.tree.args.args
        if len(arguments) != 3:
            raise place.refusal(
                None, "`seen` takes the fight, the seat and the record to fill",
                "Write `def seen(fight: Fight, seat: int, into: SeenFight) -> None`",
            )
        self.seen_cls = state_class(place, arguments[2])
        types = (Part(self.state), INT, Part(self.seen_cls, SEEN))
        function = self.lowered(place.function, types, None, place)
        if any(w.root == FIGHT for w in function.writes):
            raise place.refusal(None, "`seen` changes the fight", "Write into its third parameter only")
        return function

    def _policy(self, policy: Policy | None) -> Function | None:
        if policy is None:
            if self.entry.asks:
                place = self.entry.place
                raise place.refusal(None, "the rule asks, and there is no policy", "Give a policy that answers")
            return None
        place = _place(policy.function)
        root = Part(self.seen_cls, SEEN) if self.seen_cls else Part(self.state)
        types: tuple[Type, ...] = (root, INT, INT, INT, LUCK)
        if policy.tables:
            types += (Arrays(tuple((name, policy.dims(name)) for name in policy.tables)),)
        function = self.lowered(place.function, types, None, place)
        if function.writes:
            raise place.refusal(
                None, f"the policy changes {_fields(function.writes)}",
                "A policy answers and changes nothing; keep what it works out in locals",
            )
        if not isinstance(function.returns, Num):
            raise place.refusal(None, f"the policy returns {function.returns.says()}", "Return one of the options")
        return function

    # ---- functions -------------------------------------------------------------------------------------------------
    def lowered(
        self, function: FunctionType, types: tuple[Type, ...], at: ast.AST | None, caller: Place, owner: str = ""
    ) -> Function:
        """The function for parameters of these types; lowered now if it has not been."""
        known = self.functions.get((function, types))
        if known:
            return known
        if function in self.stack:
            raise caller.refusal(at, f"{function.__name__} calls itself", "Write a loop; recursion is not compiled")
        place = Place(function)
        _check_parameters(place)
        for argument in place.tree.args.args:
            if argument.arg.startswith("_"):
                raise place.refusal(argument, f"`{argument.arg}` begins with an underscore", "Give it another name")
        if len(place.tree.args.args) != len(types):
            raise caller.refusal(
                at, f"{place.name} takes {len(place.tree.args.args)} arguments, here are {len(types)}",
                "Name every argument, in order",
            )
        for t in types:
            if isinstance(t, Part):
                check_state(place, None, t.cls)
        self.stack.append(function)
        made = statements.function(Context(self, place, types), self._free_name(owner + function.__name__))
        self.stack.pop()
        self.functions[function, types] = made
        return made

    def _free_name(self, name: str) -> str:
        """`_name_`, with a number where another function has it already.  No name of ours begins and ends so."""
        taken = {f.name for f in self.functions.values()}
        free, n = f"_{name}_", 2
        while free in taken:
            free, n = f"_{name}_{n}_", n + 1
        return free

    def table(self, value: tuple[Any, ...], rows: bool = False) -> str:
        """The name of a constant table.  rows: wanted as Python tuples, to be taken apart, not to be indexed."""
        prefix = "_R" if rows else "_T"
        for name, old in self.tables.items():
            if old == value and name.startswith(prefix):
                return name
        name = f"{prefix}{len(self.tables)}"
        self.tables[name] = value
        return name

    def die(self, die: Die) -> str:
        """The name of the function that rolls a constant die."""
        for i, old in enumerate(self.dice):
            if old.faces == die.faces:
                return f"_roll_{i}"
        self.dice.append(die)
        return f"_roll_{len(self.dice) - 1}"

    # ---- what comes out --------------------------------------------------------------------------------------------
    @property
    def writes(self) -> frozenset[tuple[type[State], str]]:
        """Every (class, field) of the fight that the rules ever change."""
        return frozenset((w.cls, w.field) for w in self.entry.writes if w.root == FIGHT)

    @property
    def lanes(self) -> int | None:
        """How many seats are asked, 0 to lanes - 1; None where seats are worked out during the fight."""
        return None if None in self.seats else max([-1, *(s for s in self.seats if s is not None)]) + 1

    @property
    def body(self) -> str:
        """The lowered functions, callees first."""
        return "\n\n\n".join(ast.unparse(f.tree) for f in self.functions.values()) + "\n"

    @property
    def source(self) -> str:
        """Tables and functions as readable text."""
        tables = "".join(f"{name} = {value!r}\n" for name, value in self.tables.items())
        dice = "".join(f"# _roll_{i} rolls {die!r}\n" for i, die in enumerate(self.dice))
        return tables + dice + "\n\n" + self.body


def _place(function: Any) -> Place:
    if isinstance(function, FunctionType):
        return Place(function)
    name = getattr(function, "__qualname__", repr(function))
    raise NotCompilable("?", 0, 0, name, "it is not a plain function", "Write a function of a module")


def _check_parameters(place: Place) -> None:
    tree = place.tree
    a = tree.args
    odd: list[ast.AST] = [x for x in (a.vararg, a.kwarg, *a.kwonlyargs, *a.defaults) if x is not None]
    if odd:
        raise place.refusal(odd[0], "default, keyword and starred parameters are not compiled", "Name every parameter")
    if place.function.__code__.co_freevars:
        names = ", ".join(place.function.__code__.co_freevars)
        raise place.refusal(None, f"it closes over {names}", "Hand it over as a parameter")
    for decorator in tree.decorator_list:
        if not (isinstance(decorator, ast.Name) and decorator.id in ("property", "override", "final")):
            raise place.refusal(decorator, "a decorated function is not compiled", "Leave the decorator out")


def _fields(writes: frozenset[Write]) -> str:
    return ", ".join(sorted(f"{w.cls.__name__}.{w.field}" for w in writes))
