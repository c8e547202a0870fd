"""The fights that the tests of the compiler share, scattered starts, and the interpreter they are compared with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bench.games import duel, field, siege
from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.core.state import State
from tests.fights.rules import stacks, tour


@dataclass
class Case:
    name: str
    rule: Callable[..., Any]
    round: Callable[..., Any]
    state: type[State]
    new: Callable[[], Any]
    policy: Callable[..., int]


CASES = (
    Case("duel", duel.fight, duel.counted_round, duel.Duel, duel.new_duel, duel.policy),
    Case("siege", siege.siege_to_the_end, siege.counted_assault, siege.Siege, siege.new_siege, siege.policy),
    Case("field", field.battle, field.counted_round, field.Field, field.new_field, field.policy),
    Case("tour", tour.whole, tour.turn, tour.Tour, tour.new_tour, tour.witness),
)
EVERY = pytest.mark.parametrize("case", CASES, ids=[c.name for c in CASES])
THREE = pytest.mark.parametrize("case", CASES[:3], ids=[c.name for c in CASES[:3]])

witness = tour.witness


def scattered(case: Case, i: int) -> Any:
    """A start with its numbers moved about, from a stream of its own."""
    start, luck = case.new(), Philox(99, i, 200)

    def move(x: int, least: int = 0) -> int:
        return max(least, x + luck.below(5) - 2)

    if case.name == "duel":
        start.value = [[move(x) for x in row] for row in start.value]
        start.fight = [move(x, 1) for x in start.fight]
        start.body = move(start.body, 1)
        start.misses = luck.below(3)
        start.rounds = luck.below(2) * 195
    elif case.name == "siege":
        for army in start.army:
            for u in army.unit:
                u.strength, u.lives = move(u.strength), move(u.lives)
        start.assaults = luck.below(2) * 47
    elif case.name == "field":
        for h in start.host:
            h.skill, h.strength, h.morale = move(h.skill), move(h.strength, 1), move(h.morale)
        start.rounds = luck.below(2) * 56
    else:
        for host in start.host:
            host.purse = move(host.purse)
            for unit in host.unit:
                unit.lives = move(unit.lives, 1)
    return start


def interpreted(
    rule: Callable[..., Any], policy: Callable[..., int], fight: Any, seed: int, i: int,
    seen: Callable[..., None] | None = None, seen_cls: Any = None, seats: int = 8,
) -> tuple[int, Any, tuple[int, ...]]:
    """(value, final state, draws of each lane) of the coroutine itself."""
    lucks = [Philox(seed, i, lane) for lane in range(1 + seats)]

    def decide(seat: int, ask: Any, mask: int) -> int:
        what = fight
        if seen:
            what = seen_cls()
            seen(fight, seat, what)
        return policy(what, seat, ask, mask, lucks[1 + seat])

    value = sample(rule(fight), decide, lucks[0])
    return int(value or 0), fight, tuple(luck.drawn for luck in lucks)


def siege_18_13() -> stacks.Siege:
    return stacks.new_siege(((3, 2, 1), (2, 1, 5), (1, 1, 3), (2, 2, 1)), ((2, 2, 1), (1, 1, 5), (2, 1, 3)))
