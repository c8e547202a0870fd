"""Live decisions per second: tic-tac-toe on our session, and on three peers, in one run.

    python -m bench.live [--quick] [--rounds 5] [--seconds 1.5] [--keep FOLDER]

Every side plays in its own process; the sides take turns, round by round, so that a busy moment of the machine hits all alike.
The table goes to stderr, one JSON value to stdout.  `--keep` leaves the peers' environments there, for the next run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bench.peers.environment import Environment, clean_environ
from bench.report import NotRun, Result, Row, arguments, hand_over, made, not_run, own_process, ratio, row, say

PETTINGZOO: Final = ("pettingzoo==1.27.0", "pygame>=2.6,<3")  # its tic-tac-toe draws with pygame and does not load without
OPENSPIEL: Final = ("open-spiel==2.0.2",)
BOARDGAMEIO: Final = ("boardgame.io@0.50.2",)
PATIENCE: Final = 300

UNIT: Final = "decisions/s"
OURS: Final = "montjoy, one"
NOTES: Final = {
    OURS: "live session: page of the asked seat, streams, record; a session for every game",
    "montjoy, match": "the same; a hundred games in a session",
    "pettingzoo, env": "observation and mask every step; with its usual three wrappers",
    "pettingzoo, raw_env": "the same without wrappers: nothing checks what is played",
    "openspiel, python game": "bare moves, nothing observed",
    "openspiel, python game, observed": "with the observation of the seat that moves",
    "openspiel, C++ game": "bare moves called from Python; for the record",
    "boardgame.io, reducer": "the pure function, no store, no player's view",
    "boardgame.io, local client": "store, log and player's view",
}
AHEAD_OF: Final = {
    "PettingZoo (env, with observation)": "pettingzoo, env",
    "OpenSpiel's Python game": "openspiel, python game",
    "boardgame.io, reducer": "boardgame.io, reducer",
    "boardgame.io, local client": "boardgame.io, local client",
}
FOR_THE_RECORD: Final = {
    "PettingZoo without its wrappers": "pettingzoo, raw_env",
    "OpenSpiel's Python game, observed": "openspiel, python game, observed",
    "OpenSpiel's C++ game": "openspiel, C++ game",
}
LIMITS: Final = [
    "All play the same game by random legal moves, chosen in the language the framework is driven from: ours, PettingZoo and "
    "OpenSpiel from CPython, boardgame.io from JavaScript on Node.",
    "Every side does different work in a decision. Ours builds the page of the asked seat, checks the answer, tells three "
    "streams (two seats and the watcher) and keeps a record that is verified after the run; no disk, no network.",
    "PettingZoo builds an observation as arrays and a mask, keeps no record and hides nothing. Its env() checks the order of "
    "play and the mask; raw_env() checks nothing and is a ratio for the record.",
    "OpenSpiel's Python game is compared with bare moves, its quickest way; only its history of actions is kept. Its C++ game is "
    "another matter: rules in C++ against rules in Python.",
    "boardgame.io's reducer keeps an undo list and a log; both its ways are compared.",
    "Python's, numpy's and Node's versions are the machine's own; a peer's start-up and installation are not counted.",
]

Side = Callable[[float], dict[str, Any]]


def ours(scenario: str) -> Side:
    words = (sys.executable, "-m", "bench.tictactoe", "--scenario", scenario, "--seconds")
    return lambda seconds: own_process(*words, str(seconds))


def sides(peers: Environment) -> tuple[dict[str, Side], dict[str, str]]:
    """Who can be run here, and why the others cannot."""
    here = Path(__file__).parent / "peers"
    found: dict[str, Side] = {"montjoy, one": ours("one"), "montjoy, match": ours("match")}
    missing: dict[str, str] = {}

    def pettingzoo() -> Side:
        python = peers.python("pettingzoo", *PETTINGZOO)
        return lambda seconds: asked(str(python), str(here / "pettingzoo_peer.py"), str(seconds))

    def openspiel() -> Side:
        python = peers.python("openspiel", *OPENSPIEL)
        return lambda seconds: asked(str(python), str(here / "openspiel_peer.py"), str(seconds))

    def boardgameio() -> Side:
        node, folder = peers.node("boardgame.io", *BOARDGAMEIO)
        return lambda seconds: asked(node, str(here / "boardgameio_peer.cjs"), str(seconds), str(folder))

    for make in (pettingzoo, openspiel, boardgameio):
        name = make.__name__.replace("boardgameio", "boardgame.io")
        try:
            found[name] = make()
        except NotRun as reason:
            missing[name] = str(reason)
    return found, missing


def asked(*words: str) -> dict[str, Any]:
    """The last line a peer prints, which is JSON.  Raises NotRun."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, env=clean_environ(), check=False)
        found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (OSError, subprocess.TimeoutExpired, ValueError, IndexError) as error:
        raise NotRun(f"it is installed and does not run ({type(error).__name__})") from None
    return found


def measured(who: dict[str, Side], missing: dict[str, str], rounds: int, seconds: float) -> tuple[Any, dict[str, str]]:
    """{row name: [decisions per second, round by round]}, and versions.  Who fails once is out, with the reason."""
    runs: dict[str, list[float]] = {}
    versions: dict[str, str] = {}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds} ...")
        order = list(who)
        for name in order[number % len(order) :] + order[: number % len(order)]:
            if name in missing:
                continue
            try:
                found = who[name](seconds)
            except NotRun as reason:
                missing[name] = str(reason)
                continue
            versions |= found["versions"]
            for what, per_second in found["per_second"].items():
                runs.setdefault(what, []).append(per_second)
    return {what: values for what, values in runs.items() if family(what) not in missing}, versions


def family(what: str) -> str:
    """`pettingzoo, raw_env` -> `pettingzoo`"""
    name = what.split(",")[0]
    return what if name == "montjoy" else name


def rows(runs: dict[str, list[float]], missing: dict[str, str]) -> list[Row]:
    return [
        row(what, runs[what], UNIT, note) if what in runs else not_run(what, missing.get(family(what), "nothing measured"))
        for what, note in NOTES.items()
    ]


def goals(runs: dict[str, list[float]], missing: dict[str, str]) -> list[Row]:
    wanted = [(name, what, "> 1.0") for name, what in AHEAD_OF.items()]
    record = [(name, what, "") for name, what in FOR_THE_RECORD.items()]
    found = []
    for name, what, limit in wanted + record:
        title = f"ours / {name}"
        if what in runs:
            found.append(ratio(title, runs[OURS], runs[what], limit))
        else:
            found.append(not_run(title, missing.get(family(what), "nothing measured")))
    return found


def main() -> None:
    args = arguments(__doc__, more_arguments)
    rounds, seconds = (1, 0.3) if args.quick else (args.rounds, args.seconds)
    with Environment(args.keep) as peers:
        who, missing = sides(peers)
        runs, versions = measured(who, missing, rounds, seconds)
    result: Result = {
        "bench": "live",
        "title": f"Live decisions per second: tic-tac-toe, {rounds} rounds of {seconds} s each, medians",
        "rows": rows(runs, missing),
        "goals": goals(runs, missing),
        "limits": LIMITS,
        "made": made(versions),
    }
    hand_over(result)


def more_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--keep", type=Path, help="keep the peers' environments in this folder")


if __name__ == "__main__":
    main()
