"""Balance of Mass Battle: every scenario between two of its stronger bots, how often each side wins, and how long it takes.

    python -m bench.massbattle_balance [--games 400] [--scenario bridge] [--processes 2] [--folder FOLDER]

Of each scenario: each side's share of the battles, a draw counted as half, with the interval that holds the true share 95 of
100 times; how the battles end; the rounds; the answers that a player gives, and how many minutes these take at half a minute
each.  The luck of battle number i is a function of the seed, the scenario and i; the seed is the commit's hash unless it is
said.  Each battle is written down when it is over, and a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any, Final

from bench.clusta_balance import Z, seed_of
from bench.report import commit, say
from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.massbattle.game import game

PUZZLES: Final = ("azure_wood", "castle_wall")               # one side's task; their texts say so
LEAST: Final = 0.40                                          # of the victories, either side
DRAW: Final = 0.5
ANSWER: Final = 0.5                                          # minutes that a player takes for an answer
STRONGER: Final = "sharp"
Found = dict[str, Any]


# ---- one battle ----------------------------------------------------------------------------------------------------------
@cache
def player() -> Any:
    """The stronger of the game's bots."""
    return find(game, STRONGER)


def played(seed: int, name: str, number: int) -> Found:
    """Battle number i of a scenario, under the scenario's own options."""
    given = game.scenarios[name]
    asked: Counter[str] = Counter()
    players = {seat: counting(asked, seat) for seat in game.seats(given)}
    world = game.setup(given, game.read_options(dict(given.options)))
    outcome = playout(game, world, players, Philox(int(hashlib.sha256(f"{seed} {name}".encode()).hexdigest()[:15], 16), number))
    return {
        "number": number, "winner": outcome.winner, "why": outcome.why, "rounds": outcome.round, "answers": max(asked.values()),
    }  # fmt: skip


def counting(asked: Counter[str], seat: str) -> Any:
    """The player of a seat; what he is asked is counted."""

    def answer(seen: Any, question: Any, luck: Any) -> Any:
        asked[seat] += 1
        return player()(seen, question, luck)

    return answer


# ---- many ------------------------------------------------------------------------------------------------------------------
def interval(share: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies 95 of 100 times (Wilson)."""
    z = Z * Z / games
    middle, off = (share + z / 2) / (1 + z), Z / (1 + z) * sqrt(share * (1 - share) / games + z / games / 4)
    return max(0.0, middle - off), min(1.0, middle + off)


def all_played(path: Path, seed: int, name: str, games: int, processes: int) -> list[Found]:
    """Battles 0 to games - 1: those that were written down, and the others now."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = {one["number"]: one for one in map(json.loads, lines)}
    with ProcessPoolExecutor(processes) as pool:
        left = [pool.submit(played, seed, name, number) for number in range(games) if number not in found]
        for done in as_completed(left):
            one = done.result()
            found[one["number"]] = one
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one) + "\n")
    return [found[number] for number in range(games)]


def summary(name: str, found: Sequence[Found]) -> Found:
    """What a scenario's battles say together."""
    n = len(found)
    shares = [sum(one["winner"] == side for one in found) / n for side in (0, 1)]
    drawn = 1 - sum(shares)
    return {
        "scenario": name, "n": n, "sides": [side.name for side in game.scenarios[name].sides],
        "shares": [share + DRAW * drawn for share in shares], "drawn": drawn,
        "endings": dict(Counter(one["why"] for one in found).most_common()),
        "rounds": mean(one["rounds"] for one in found), "minutes": ANSWER * mean(one["answers"] for one in found),
    }  # fmt: skip


def faults(of: Found) -> list[str]:
    """What a match should not be."""
    return ["one-sided"] if of["scenario"] not in PUZZLES and min(of["shares"]) < LEAST else []


def row(of: Found) -> Iterator[str]:
    yield of["scenario"] + (" (puzzle)" if of["scenario"] in PUZZLES else "")
    for name, share in zip(of["sides"], of["shares"], strict=True):
        low, high = interval(share, of["n"])
        yield f"{name} {share:.3f} ({low:.3f} to {high:.3f})"
    yield f"{of['drawn']:.3f}"
    yield ", ".join(f"{why} {100 * n / of['n']:.0f} %" for why, n in of["endings"].items())
    yield f"{of['rounds']:.1f}"
    yield f"{of['minutes']:.0f}"
    yield ", ".join(faults(of)) or "yes"


def table(found: Sequence[Found]) -> str:
    head = ("scenario", "side A (95 of 100)", "side B (95 of 100)", "drawn", "endings", "rounds", "minutes", "a match")
    lines = [head, ("---",) * len(head), *(tuple(row(of)) for of in found)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def on_our_board() -> Mapping[str, Any]:
    return {name: given for name, given in game.scenarios.items() if given.board != "none"}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--scenario", choices=[*on_our_board(), "all"], default="all")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, help="another seed than the commit's")
    parser.add_argument("--folder", type=Path, default=Path("build/massbattle_balance"), help="where the figures go")
    args = parser.parse_args()
    said = commit()
    seed = seed_of(said) if args.seed is None else args.seed
    print(f"Commit {said}, seed {seed}, {args.games} battles a scenario, {STRONGER} on both sides.\n")
    found = []
    args.folder.mkdir(parents=True, exist_ok=True)
    for name in on_our_board() if args.scenario == "all" else (args.scenario,):
        path = args.folder / f"{seed:x}-{name}.jsonl"
        found.append(summary(name, all_played(path, seed, name, args.games, args.processes)))
        say(f"{name}: {', '.join(faults(found[-1])) or 'a match'}")
    print(table(found))
    return int(any(map(faults, found)))


if __name__ == "__main__":
    sys.exit(main())
