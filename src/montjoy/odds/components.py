"""States that can come back to each other, and how often each of them is visited."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from montjoy.odds.answers import TooMany

MOST_EXACT = 300  # states in one system of equations
MOST_ITERATIONS = 1_000_000


def components(follow: Mapping[int, Sequence[int]]) -> Iterator[list[int]]:
    """The strongly connected components of a graph, each after all that lead to it (Tarjan's algorithm, without
    recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    found: list[list[int]] = []
    for root in follow:
        if root in order:
            continue
        work = [(root, iter(follow[root]))]
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        while work:
            i, rest = work[-1]
            for j in rest:
                if j not in order:
                    order[j] = low[j] = len(order)
                    stack.append(j)
                    on_stack.add(j)
                    work.append((j, iter(follow[j])))
                    break
                if j in on_stack:
                    low[i] = min(low[i], order[j])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[i])
                if low[i] == order[i]:
                    group: list[int] = []
                    while not group or group[-1] != i:
                        group.append(stack.pop())
                        on_stack.discard(group[-1])
                    found.append(group)
    return reversed(found)


def total(values: Any, zero: Any) -> Any:
    """A sum; of floats the correctly rounded one."""
    if isinstance(zero, float):
        return math.fsum(values)
    for x in values:
        zero = zero + x
    return zero


def solve_visits(
    rows: Mapping[int, Sequence[tuple[int, Any]]], mass: dict[int, Any], zero: Any, eps: float
) -> tuple[dict[int, Any], dict[int, Any]]:
    """(mean visits to each state, mass left over by iteration) of one component that `mass` enters and can leave."""
    if len(rows) == 1:
        ((i, row),) = rows.items()
        if i not in mass:
            return {}, {}
        leave = [p for to, p in row if to != i]
        if len(leave) == len(row):
            return {i: mass[i]}, {}
        return {i: mass[i] / total(leave, zero)}, {}  # 1 - p(stay), without its rounding
    if len(rows) <= MOST_EXACT:
        return _eliminate(rows, mass, zero), {}
    if not isinstance(zero, float):
        raise TooMany(f"{len(rows)} states lead back to each other: with exact numbers {MOST_EXACT} are the most")
    return _iterate(rows, mass, eps)


def _eliminate(rows: Mapping[int, Sequence[tuple[int, Any]]], mass: dict[int, Any], zero: Any) -> dict[int, Any]:
    """State after state is taken out and its steps are led past it, then put back: no subtraction, no lost digits
    (Grassmann, Taksar, Heyman)."""
    step: dict[int, dict[int, Any]] = {i: dict(row) for i, row in rows.items()}
    into: dict[int, set[int]] = {i: set() for i in rows}
    for i, out in step.items():
        for to in out:
            if to in into:
                into[to].add(i)
    entering = dict(mass)
    taken = []  # state, the share that leaves it, the mass that enters it, the steps into it from states still there
    for i in list(rows):
        out = step.pop(i)
        leave = total([p for to, p in out.items() if to != i], zero)
        came = {}
        for j in into[i]:
            if j != i and j in step:
                p = came[j] = step[j].pop(i)
                for to, q in out.items():
                    if to != i:
                        step[j][to] = step[j].get(to, zero) + p * q / leave
                        if to in into:
                            into[to].add(j)
        start = entering.pop(i, zero)
        if start:
            for to, q in out.items():
                if to != i and to in step:
                    entering[to] = entering.get(to, zero) + start * q / leave
        taken.append((i, leave, start, came))
    visits: dict[int, Any] = {}
    for i, leave, start, came in reversed(taken):
        for j, p in came.items():
            start = start + visits[j] * p
        visits[i] = start / leave
    return visits


def _iterate(
    rows: Mapping[int, Sequence[tuple[int, Any]]], mass: dict[int, float], eps: float
) -> tuple[dict[int, float], dict[int, float]]:
    visits = dict.fromkeys(rows, 0.0)
    for _ in range(MOST_ITERATIONS):
        if math.fsum(mass.values()) < eps:
            break
        after: dict[int, float] = {}
        for i, m in mass.items():
            visits[i] += m
            for to, p in rows[i]:
                if to in visits:
                    after[to] = after.get(to, 0.0) + m * p
        mass = after
    return visits, mass
