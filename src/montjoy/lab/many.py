"""Whole games between bots, many times over: how often each outcome comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Executor
from typing import Any

import msgspec

from montjoy.core.game import Game
from montjoy.core.philox import Philox
from montjoy.core.sample import Policy, playout
from montjoy.lab.study import Piece, Progress, standard_error, worked_through

PIECE = 16  # games handed out at once


def play_many(
    game: Game,
    scenario: Any,
    options: Any,
    policies: Mapping[str, Policy],
    n: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """{"outcomes": [{"outcome", "count", "p", "se"}], "n", "seconds", "per_second"}, the most frequent outcome first.

    Seats without a policy take the game's default.  Game number i of a seed is the same game whoever plays it; Ctrl-C
    keeps what is done."""
    if n < 1:
        raise ValueError(f"{n} games: at least one is needed")
    counts: Counter[bytes] = Counter()
    work = _Games(game, scenario, options, dict(policies), seed)
    pace = worked_through(work, n, PIECE, lambda piece, found: counts.update(found), executor, progress)
    done = pace["n"]
    outcomes = [
        {"outcome": msgspec.json.decode(text), "count": count, "p": count / done, "se": standard_error(count / done, done)}
        for text, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]
    return {"outcomes": outcomes, **pace}


class _Games:
    """Plays pieces; crosses to worker processes with a game that does."""

    def __init__(self, game: Game, scenario: Any, options: Any, policies: Mapping[str, Policy], seed: int) -> None:
        self.game, self.scenario, self.options, self.policies, self.seed = game, scenario, options, policies, seed

    def __call__(self, piece: Piece) -> Counter[bytes]:
        first, n = piece
        found: Counter[bytes] = Counter()
        for i in range(first, first + n):
            state = self.game.setup(self.scenario, self.options)
            outcome = playout(self.game, state, self.policies, Philox(self.seed, i))
            found[msgspec.json.encode(outcome, order="sorted")] += 1
        return found
