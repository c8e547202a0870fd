"""Our side of `bench.live`: random tic-tac-toe on the live session, driven from Python as the peers are.

    python -m bench.tictactoe [--seconds 1.5] [--scenario one|match]      one line of JSON
    python -m bench.tictactoe --profile                                  where a decision's time goes

Before each decision the asked seat's whole page is built (view, questions with their options, what it may do) and the square
is chosen from it.  Streams of all viewers, the record and the stored state of every mark are kept.  With `one` every game is
a session of its own, with a fresh seed and its commitment, as a peer's reset begins a game; with `match` a session holds a
hundred.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import random
import time
from typing import Final

import msgspec

from bench.games.tictactoe import game
from montjoy.core.record import jsonlines
from montjoy.core.record.entries import Decided
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify

WARM: Final = 0.3


def played(scenario: str, pick: random.Random) -> tuple[Session, int]:
    """One session from its start to its end, and how many decisions were taken."""
    session = Session.new(game, game.scenarios[scenario])
    session.begin()
    decisions = 0
    while not session.over:
        seat = session.open[0].seat
        page = session.page(seat)
        options = page.questions[0].options
        refusal = session.answer(seat, options[int(pick.random() * len(options))])
        assert refusal is None, refusal
        decisions += 1
    return session, decisions


def measured(scenario: str, seconds: float, pick: random.Random) -> tuple[float, Session, int, int]:
    """Decisions per second, the last session, decisions and sessions."""
    decisions = sessions = 0
    begun = time.perf_counter()
    while True:
        session, more = played(scenario, pick)
        decisions, sessions = decisions + more, sessions + 1
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return decisions / spent, session, decisions, sessions


def kept_whole(session: Session) -> None:
    """The session that was timed did all its work: its record is whole, and everybody was told everything."""
    decided = sum(isinstance(entry, Decided) for entry in session.entries)
    for seat in session.seats:
        assert sum(type(item).__name__ == "Placed" for item in session.streams[seat].items) == decided
    session.release()
    header, entries = jsonlines.load(jsonlines.dump(session.header, session.entries))
    report = verify(game, header, entries)
    assert report.ok and report.over and report.decisions == decided, report


def main() -> None:
    args = arguments()
    pick = random.Random(7)
    measured(args.scenario, WARM, pick)
    if args.profile:
        with cProfile.Profile() as profile:
            measured(args.scenario, args.seconds, pick)
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)
        return
    per_second, session, decisions, sessions = measured(args.scenario, args.seconds, pick)
    kept_whole(session)
    print(json.dumps({
        "per_second": {f"montjoy, {args.scenario}": per_second},
        "decisions": decisions, "games": sessions, "versions": {"msgspec": msgspec.__version__},
    }))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--scenario", choices=tuple(game.scenarios), default="one")
    parser.add_argument("--profile", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
