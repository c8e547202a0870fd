"""Balance of Clusta Noba: whole campaigns on the island between generals, and how often each side wins, at every priority of
the Trakorians.

    python -m bench.clusta_balance [--games 300] [--priority high] [--processes 2] [--folder FOLDER]

Two generals are `steady` and two are `bold`, the other way round in every second campaign.  The luck of campaign number i is a
function of the commit's hash and of i: nobody chose it.  Each campaign is written down when it is over, and a run that was
stopped goes on where it was (not while there are changes that are not committed); `--processes` is how many work at it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import Any, Final

from bench.report import commit, say
from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.clusta.game import game as clusta
from montjoy.games.clusta.model.queries import ground

game: Final[Any] = clusta
PRIORITIES: Final = ("disgrace", "low", "high", "highest", "roll")
TEMPERS: Final = ("steady", "bold")
MEASURED: Final = "high"
LEAST: Final = 12                                            # victories of a hundred, at `high`
MOST: Final = 40
Z: Final = 1.96                                              # of an interval that holds 95 of 100 times
Found = dict[str, Any]


# ---- one campaign ------------------------------------------------------------------------------------------------------
def campaign(seed: int, number: int, priority: str) -> Found:
    """Campaign number i: who has won and how, and the orders that each side's general wrote."""
    scenario, options = game.scenarios["island"], game.read_options({"trakorian_priority": priority})
    state = game.setup(scenario, options)
    written: dict[str, Counter[str]] = {side: Counter() for side in state.sides}
    bots = {side: TEMPERS[(n + number) % 2] for n, side in enumerate(state.sides)}
    players = {side: listened(find(game, bot), written[side]) for side, bot in bots.items()}
    outcome = playout(game, state, players, Philox(seed, number))
    return {
        "number": number, "priority": state.priority, "bots": bots, "winner": outcome.winner, "why": outcome.why,
        "margin": outcome.margin, "conflux": state.conflux, "day": state.day, "near": near(state), "orders": written,
    }


def listened(player: Any, written: Counter[str]) -> Any:
    """The same player; every order that stands on his sheets is counted."""

    def answer(view: Any, asked: Any, luck: Any) -> Any:
        form = player(view, asked, luck)
        written.update(line.do.order for sheet in getattr(form, "sheets", ()) for line in sheet.lines)
        return form

    return answer


def near(state: Any) -> dict[str, list[int]]:
    """The men of each side by their distance from the conflux, in hexes, up to four."""
    there, found = ground(state), {side: [0] * 5 for side in state.sides}
    for unit in state.units.values():
        if unit.hex and unit.present and (far := there.distance(unit.hex, state.conflux)) < 5:
            found[unit.side][far] += unit.present
    return found


# ---- many --------------------------------------------------------------------------------------------------------------
def seed_of(said: str) -> int:
    """The seed that a commit's hash gives."""
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "big") >> 1


def played(path: Path, seed: int, priority: str, games: int, processes: int) -> list[Found]:
    """Campaigns 0 to games - 1: those that were written down, and the others now."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = {one["number"]: one for one in map(json.loads, lines)}
    left = [number for number in range(games) if number not in found]
    for one in worked_off(seed, priority, left, processes):
        found[one["number"]] = one
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")
        if len(found) % 20 == 0:
            say(f"{priority}: {len(found)} of {games}")
    return [found[number] for number in range(games)]


def worked_off(seed: int, priority: str, numbers: Sequence[int], processes: int) -> Iterator[Found]:
    """Campaigns as they are over."""
    if processes < 2:
        yield from (campaign(seed, number, priority) for number in numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(campaign, seed, number, priority) for number in numbers]):
            yield done.result()


# ---- the table ---------------------------------------------------------------------------------------------------------
def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies 95 of 100 times (Wilson), in hundredths."""
    p, z = wins / games, Z * Z / games
    middle, off = (p + z / 2) / (1 + z), Z / (1 + z) * sqrt(p * (1 - p) / games + z / games / 4)
    return 100 * max(0.0, middle - off), 100 * min(1.0, middle + off)


def rows(found: Sequence[Found]) -> Iterator[tuple[str, ...]]:
    """Of each side its victories, and how they were won."""
    endings = Counter((one["winner"], "alone" if one["why"] == "alone" else one["margin"]) for one in found)
    for side in [*found[0]["bots"], ""]:
        wins = sum(one["winner"] == side for one in found)
        low, high = interval(wins, len(found))
        how = [str(endings[side, word]) for word in ("decisive", "marginal", "alone")]
        yield (side or "nobody", str(wins), f"{100 * wins / len(found):.0f} %", f"{low:.0f} to {high:.0f} %", *how)


def table(found: Sequence[Found]) -> str:
    head = ("side", "victories", "share", "95 of 100", "decisive", "marginal", "alone on the island")
    lines = [head, ("---", *(["---:"] * (len(head) - 1))), *rows(found)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def orders(found: Sequence[Found]) -> Mapping[str, Counter[str]]:
    """How many campaigns saw each order written, by side."""
    return {side: Counter(order for one in found for order in one["orders"][side]) for side in found[0]["bots"]}


def outside(found: Sequence[Found]) -> list[str]:
    """The sides that win too seldom or too often."""
    shares = {side: 100 * sum(one["winner"] == side for one in found) / len(found) for side in found[0]["bots"]}
    return [side for side, share in shares.items() if not LEAST <= share <= MOST]


def report(priority: str, found: Sequence[Found]) -> str:
    parts = [f"### {priority}: {len(found)} campaigns", table(found)]
    for side, written in orders(found).items():
        parts.append(f"{side}: " + ", ".join(f"{order} {n}" for order, n in written.most_common()))
    if priority == MEASURED:
        wrong = outside(found)
        parts.append(f"Every side between {LEAST} and {MOST} of 100: {'no: ' + ', '.join(wrong) if wrong else 'yes'}.")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--priority", choices=[*PRIORITIES, "all"], default=MEASURED)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/clusta_balance"), help="where campaigns are written down")
    args = parser.parse_args()
    said, wrong = commit(), []
    seed = seed_of(said)
    args.folder.mkdir(parents=True, exist_ok=True)
    print(f"Commit {said}, seed {seed}.\n")
    for priority in PRIORITIES if args.priority == "all" else (args.priority,):
        path = args.folder / f"{seed:x}-{priority}.jsonl"
        if not said.isalnum():
            path.unlink(missing_ok=True)
        found = played(path, seed, priority, args.games, args.processes)
        print(report(priority, found), flush=True)
        wrong += outside(found) if priority == MEASURED else []
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
