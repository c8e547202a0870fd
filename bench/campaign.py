"""A campaign of Clusta Noba, sixty days of four bots in a live session: how long it takes, how large its record grows, how
soon it opens again, and what the process takes of the memory.

    python -m bench.campaign [--quick] [--profile]
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import time
from collections import Counter
from typing import Any, Final

import msgspec

from bench.report import Result, Row, arguments, goal, hand_over, made, own_process, row, say
from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.games.clusta.bots.general import CHARACTERS
from montjoy.games.clusta.game import game as clusta

game: Final[Any] = clusta
SEEDS: Final = (3, 5, 8)
DAYS: Final = 60
QUICK: Final = 6
OPENINGS: Final = 5
WANTED: Final = {
    "a campaign": ("s", "< 20"), "opening from its last mark": ("ms", "< 100"),
    "its record": ("MB", "< 5"), "memory of the process": ("MB", "< 200"),
}
LIMITS: Final = [
    "One process, one core. Seconds are the processor's. The session keeps its record, everybody's stream and its last three "
    "stored states in memory; the generals are two `steady` and two `bold`.",
    "Opening: the record is read from its bytes, the game stands at its last stored state, and what came later is done again.",
]


# ---- one campaign, in a process of its own ----------------------------------------------------------------------------------
def campaign(seed: int, days: int) -> Session:
    """The island, and the conflux on the last day: four generals to the end."""
    scenario = game.scenarios[game.default_scenario]
    scenario = msgspec.structs.replace(scenario, config=msgspec.structs.replace(scenario.config, conflux_day=days))
    session = Session.new(game, scenario, seed=bytes([seed] * 32))
    session.begin()
    generals = {seat: CHARACTERS[("steady", "bold")[n % 2]] for n, seat in enumerate(session.seats)}
    luck = Philox(seed, 0, 0)
    while not session.over:
        assert not session.stopped, session.entries[-1]
        for seat in session.seats:
            for asked in session.questions(seat):
                if any(q.asked is asked and not q.done for q in session.open):
                    refused = session.answer(seat, generals[seat](session.view(seat), asked, luck), asked.id, by="bot")
                    assert refused is None, refused
    return session


def measured(seed: int, days: int) -> dict[str, Any]:
    """One campaign's figures."""
    began = time.process_time()
    session = campaign(seed, days)
    spent = time.process_time() - began
    data = jsonlines.dump(session.header, session.entries)
    snapshot, opened = session.snapshots[-1], []
    for _ in range(OPENINGS):
        began = time.perf_counter()
        header, entries = jsonlines.load(data)
        Session.replay(game, header, entries, session.dice.seed if session.dice else None, snapshot=snapshot)
        opened.append((time.perf_counter() - began) * 1000)
    kinds: Counter[str] = Counter()
    for entry in session.entries:
        kinds[type(entry).__name__] += len(msgspec.json.encode(entry)) + 1
    return {
        "a campaign": spent, "opening from its last mark": min(opened), "its record": len(data) / 1e6,
        "memory of the process": most_memory(), "day": session.state.day, "lines": len(session.entries), "kinds": kinds,
        "told": {seat: session.streams[seat].version for seat in session.seats}, "state": len(snapshot.state),
    }


def most_memory() -> float:
    """The most that this process has held, in MB; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1e6 if sys.platform == "darwin" else 1e6 / 1024)


# ---- the report ----------------------------------------------------------------------------------------------------------
def report(found: list[dict[str, Any]]) -> tuple[list[Row], list[Row]]:
    """Rows of all campaigns; the goals are for the worst of them."""
    rows, goals = [], []
    for name, (unit, wanted) in WANTED.items():
        figures = [one[name] for one in found]
        rows.append(row(name, figures, unit))
        goals.append(goal(f"{name}, the worst of {len(found)}", max(figures), unit, wanted))
    rows.append(row("lines of the record", [one["lines"] for one in found], "lines"))
    rows.append(row("a stored state", [one["state"] / 1000 for one in found], "kB"))
    return rows, goals


def profile(seed: int, days: int) -> None:
    """Where the time goes."""
    watch = cProfile.Profile()
    watch.runcall(campaign, seed, days)
    pstats.Stats(watch, stream=sys.stderr).sort_stats("tottime").print_stats(45)


def main() -> None:
    def more(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--profile", action="store_true", help="where the time goes")
        parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)

    args = arguments(__doc__, more)
    days = QUICK if args.quick else DAYS
    if args.profile:
        profile(SEEDS[0], days)
        return
    if args.worker is not None:
        print(json.dumps(measured(args.worker, days)))
        return
    found = []
    for seed in SEEDS[: 1 if args.quick else None]:
        say(f"campaign {seed}, {days} days ...")
        words = ["--worker", str(seed), *(["--quick"] if args.quick else [])]
        found.append(own_process(sys.executable, "-m", "bench.campaign", *words))
    rows, goals = report(found)
    result: Result = {
        "bench": "campaign", "title": "A campaign of Clusta Noba, four bots, sixty days", "rows": rows, "goals": goals,
        "limits": LIMITS, "made": made(),
    }
    hand_over(result)


if __name__ == "__main__":
    main()
