"""One hero alone in Drakborgen Legenden: how often the catacombs are the end, with a staircase from the start and without.

    python -m bench.drakborgen_alone [--games 2000] [--processes 2]

The bots `cautious` and `greedy` play half of the games each, the same ones both ways.  The luck of game number i is a function of
the commit's hash and of i: nobody chose it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from typing import Any, Final

from bench.clusta_balance import interval, seed_of
from bench.report import commit
from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.drakborgen.game import game as drakborgen

game: Final[Any] = drakborgen
BOTS: Final = ("cautious", "greedy")
EARLY: Final = 4                                             # rounds
Found = dict[str, Any]


def delve(seed: int, staircase: bool, number: int) -> Found:
    """Game number i: how it ended, in which round, and the gold of who is out."""
    scenario, bot = game.scenarios["one"], BOTS[number % len(BOTS)]
    state = game.setup(scenario, game.read_options({"first_staircase": staircase}))
    (seat,) = game.seats(scenario)
    outcome = playout(game, state, {seat: find(game, bot)}, Philox(seed, number))
    return {"why": outcome.why, "round": outcome.round, "gold": outcome.gold.get(seat)}


def delves(seed: int, staircase: bool, games: int, processes: int) -> list[Found]:
    if processes < 2:
        return [delve(seed, staircase, number) for number in range(games)]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(partial(delve, seed, staircase), range(games), chunksize=20))


def share(n: int, of: int) -> str:
    low, high = interval(n, of)
    return f"{100 * n / of:.1f} % ({low:.1f} to {high:.1f})"


def rows(found: Sequence[Found]) -> Iterator[str]:
    below = [one for one in found if one["why"] == "no-way-up"]
    out = [one["gold"] for one in found if one["gold"] is not None]
    yield share(len(below), len(found))
    yield share(sum(one["round"] <= EARLY for one in below), len(found))
    yield share(len(out), len(found))
    yield share(sum(gold > 0 for gold in out), len(found))
    yield f"{mean(out):.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    said = commit()
    print(f"Commit {said}, seed {seed_of(said)}, {args.games} games.\n")
    head = ("no way up", f"in the first {EARLY} rounds", "out of the castle", "with gold", "gold of who is out")
    columns = [list(rows(delves(seed_of(said), staircase, args.games, args.processes))) for staircase in (False, True)]
    lines = [("of all games", "without", "with a staircase"), ("---", "---:", "---:"), *zip(head, *columns, strict=True)]
    print("\n".join("| " + " | ".join(line) + " |" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
