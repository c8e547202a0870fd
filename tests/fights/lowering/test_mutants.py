"""How much does the seed-by-seed comparison notice?  Lowered text with one token changed must give other numbers.

Every mutant of the lowered form is played on CPython against the coroutine, with the witness policy and scattered starts.
Survivors are nearly all equivalent: limits that are never reached, and the witness's own arithmetic.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from typing import Any

from montjoy.core.philox import Philox
from montjoy.fights.batch import cpython
from montjoy.fights.lowering.program import Program
from tests.fights.readings import CASES, EVERY, Case, interpreted, scattered, witness
from tests.suite.many import soak_only, times

OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mod, ast.Mod: ast.FloorDiv,
    ast.And: ast.Or, ast.Or: ast.And, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}


def mutants(program: Program) -> Iterator[str]:
    """Every text with one constant or one operator changed, in the functions of the rules."""
    tree = ast.parse(program.source)
    asked = {f.name for f in program.functions.values() if f.place.function.__module__.endswith("tour")
             and f.place.function.__name__ in ("witness", "member")}
    for function in [f for f in tree.body if isinstance(f, ast.FunctionDef) and f.name not in asked]:
        for n in ast.walk(function):
            if isinstance(n, ast.Constant) and type(n.value) is int:
                old, n.value = n.value, n.value + 1
                yield ast.unparse(tree)
                n.value = old
            elif isinstance(n, ast.Compare) and type(n.ops[0]) in OTHER:
                ops, n.ops = n.ops, [OTHER[type(n.ops[0])](), *n.ops[1:]]  # type: ignore[list-item]
                yield ast.unparse(tree)
                n.ops = ops
            elif isinstance(n, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(n.op) in OTHER:
                op, n.op = n.op, OTHER[type(n.op)]()  # type: ignore[assignment]
                yield ast.unparse(tree)
                n.op = op  # type: ignore[assignment]


def bounded(program: Program, names: dict[str, Any], fight: Any, lucks: list[Philox], most: int = 20_000) -> int:
    """One run of a mutant that may never end: it is stopped by counting lines."""
    left = most

    def trace(frame: Any, event: str, arg: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise RuntimeError("endless")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return cpython.call_entry(program, names, fight, lucks)
    finally:
        sys.settrace(before)


def caught(case: Case, every: int, seeds: int) -> tuple[int, int]:
    """How many of how many mutants (each `every`-th) differ from the coroutine on some of the seeds."""
    program = Program(case.rule, witness)
    wanted = [interpreted(case.rule, witness, scattered(case, i), 7, i) for i in range(seeds)]
    clean = cpython.namespace(program)
    found = total = 0
    for number, text in enumerate(mutants(program)):
        if number % every:
            continue
        total += 1
        names = dict(clean)
        exec(text, names)
        names["_ask"] = cpython.asking(program, names)
        try:
            for i in range(seeds):
                fight, lucks = scattered(case, i), [Philox(7, i, lane) for lane in range(9)]
                value = bounded(program, names, fight, lucks)
                if (value, fight, tuple(x.drawn for x in lucks)) != wanted[i]:
                    found += 1
                    break
        except Exception:
            found += 1
    return found, total


@EVERY
def test_most_mistakes_are_noticed(case: Case) -> None:
    found, total = caught(case, every=3, seeds=120)
    assert total >= 10 and found >= 0.8 * total, f"{found} of {total}"


@soak_only
def test_nearly_all_mistakes_are_noticed() -> None:
    rates = {case.name: caught(case, every=times(4, 1), seeds=times(200, 600)) for case in CASES}
    print(rates)
    assert sum(f for f, _ in rates.values()) >= 0.9 * sum(t for _, t in rates.values()), rates
