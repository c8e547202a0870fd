"""How hard Drakborgen Legenden is for one alone: whole solo games between each of its players and the automaton, by chance and at
its best: how many get out, what the others die of, how much gold is brought home.

    python -m bench.drakborgen_levels [--games 250] [--bots cautious,greedy] [--levels random,best] [--processes 2]

The luck of game number i is a function of the commit's hash and of i, the same at each level and for each player: nobody chose
it.  Games are written down (`--folder`) when they are over, and a run that was stopped goes on where it was, but not while there
are changes that are not committed; `--processes` is how many work at it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import mean
from typing import Any, Final

from bench.clusta_balance import interval, seed_of
from bench.report import commit, say
from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.drakborgen.game import game as drakborgen

game: Final[Any] = drakborgen
BOTS: Final = ("beginner", "cautious", "greedy", "veteran")
LEVELS: Final = ("random", "best")                           # of monster_controller_fallback
FATES: Final = ("fight", "sunset", "no-way-up")              # all others: "otherwise"
HARD: Final = "best"
LEAST: Final = 5                                             # heroes of a hundred who fall in fights there, of all players
MOST: Final = 20
AT_A_TIME: Final = 25                                        # games; what was solved for one is at hand for the next
Found = dict[str, Any]


# ---- one game ----------------------------------------------------------------------------------------------------------
def delve(seed: int, number: int, bot: str, level: str) -> Found:
    """Game number i: what has become of the hero, and with how much gold he is out."""
    scenario = game.scenarios["one"]
    options = game.read_options({**scenario.options, "monster_controller_fallback": level})
    state = game.setup(scenario, options)
    [seat] = state.castle.players
    outcome = playout(game, state, {seat: find(game, bot)}, Philox(seed, number))
    account = game.account(state, outcome)
    fate = account["seats"][seat]
    return {"number": number, "fate": fate["fate"], "gold": fate.get("gold", 0), "rounds": account["turns"], "hero": fate["hero"]}


def delves(seed: int, numbers: Sequence[int], bot: str, level: str) -> list[Found]:
    return [delve(seed, number, bot, level) for number in numbers]


# ---- many --------------------------------------------------------------------------------------------------------------
def played(path: Path, seed: int, bot: str, level: str, games: int, processes: int) -> list[Found]:
    """Games 0 to games - 1: those that were written down, and the others now."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = {one["number"]: one for one in map(json.loads, lines)}
    left = [number for number in range(games) if number not in found]
    for done in worked_off(seed, bot, level, left, processes):
        found |= {one["number"]: one for one in done}
        with path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in done)
        say(f"{bot}, {level}: {len(found)} of {games}")
    return [found[number] for number in range(games)]


def worked_off(seed: int, bot: str, level: str, numbers: Sequence[int], processes: int) -> Iterator[list[Found]]:
    """Games as they are over."""
    parts = [numbers[n : n + AT_A_TIME] for n in range(0, len(numbers), AT_A_TIME)]
    if processes < 2:
        yield from (delves(seed, part, bot, level) for part in parts)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(delves, seed, part, bot, level) for part in parts]):
            yield done.result()


# ---- the table ---------------------------------------------------------------------------------------------------------
HEAD: Final = ("player", "monsters", "games", "out with gold", "out with none", "fell in fights", "sunset", "no way up",
               "otherwise", "gold of who is out", "rounds")  # fmt: skip


def row(bot: str, level: str, found: Sequence[Found]) -> tuple[str, ...]:
    """Shares in hundredths, of fights with the interval that holds the true one 95 of 100 times."""
    games, fates = len(found), Counter(one["fate"] for one in found)
    out = [one["gold"] for one in found if one["fate"] == "out"]
    rich, (low, high) = sum(gold > 0 for gold in out), interval(fates["fight"], games)
    other = games - fates["out"] - sum(fates[fate] for fate in FATES)
    shares = [f"{100 * n / games:.0f}" for n in (rich, len(out) - rich)]
    fell = f"{100 * fates['fight'] / games:.1f} ({low:.0f} to {high:.0f})"
    rest = [f"{100 * n / games:.0f}" for n in (fates["sunset"], fates["no-way-up"], other)]
    gold, rounds = mean(out or [0]), mean(one["rounds"] for one in found)
    return (bot, level, str(games), *shares, fell, *rest, f"{gold:.0f}", f"{rounds:.0f}")


def table(rows: Sequence[tuple[str, ...]]) -> str:
    lines = [HEAD, ("---", "---", *(["---:"] * (len(HEAD) - 2))), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def share(found: Sequence[Found]) -> float:
    """How many of a hundred fall in fights."""
    fell: int = sum([one["fate"] == "fight" for one in found])
    return 100 * fell / len(found)


def is_right(found: Sequence[Found]) -> bool:
    """As many as should."""
    return LEAST <= share(found) <= MOST


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=250, help="of each player at each level")
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/drakborgen_levels"), help="where games are written down")
    args = parser.parse_args()
    said, rows, hard = commit(), list[tuple[str, ...]](), list[Found]()
    seed = seed_of(said)
    args.folder.mkdir(parents=True, exist_ok=True)
    print(f"Commit {said}, seed {seed}.\n")
    for level in args.levels.split(","):
        for bot in args.bots.split(","):
            path = args.folder / f"{seed:x}-{bot}-{level}.jsonl"
            if not said.isalnum():
                path.unlink(missing_ok=True)
            found = played(path, seed, bot, level, args.games, args.processes)
            rows.append(row(bot, level, found))
            hard += found if level == HARD else []
    print(table(rows))
    if not hard:
        return 0
    fell, (low, high) = share(hard), interval(sum(one["fate"] == "fight" for one in hard), len(hard))
    told = f"{fell:.1f} of a hundred fall in fights ({low:.0f} to {high:.0f})"
    print(f"\nWhere it is hard {told}; {LEAST} to {MOST}: {'yes' if is_right(hard) else 'no'}.")
    return 0 if is_right(hard) else 1


if __name__ == "__main__":
    sys.exit(main())
