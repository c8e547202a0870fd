"""Looks in the kept games of a game for places at which an answer is refused that no attempt is refused yet:

    python -m tests.played.attempts rudern

What is tried are the answers that are offered anywhere in the kept games of the same scenario; where one is not offered, it is
refused.  Prints for every missing refusal the game and an `[[attempt]]` for its plan.  Those of texts are written by hand.
"""

from __future__ import annotations

import functools
import sys
from typing import Any

import msgspec

from montjoy.core.effects import No
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.core.session.tape import Witness
from montjoy.lab import played
from montjoy.lab.parts import parts
from montjoy.lab.played import Kept, name_of
from tests.played.make import one_game
from tests.suite.usage import parser


class Tries(Witness):
    """Tries everything at the first decision of a mark at which a seat is asked a question."""

    def __init__(self, session: Session, pool: list[dict[str, Any]], missing: set[str]) -> None:
        self.session, self.pool, self.missing = session, pool, missing
        self.been: set[tuple[str, str, str]] = set()
        self.found: dict[str, dict[str, Any]] = {}

    def note_line(self, entry: rec.Entry) -> None:
        if not isinstance(entry, rec.Decided):
            return
        for q in self.session.open:
            moment = self.session.label, q.seat, name_of(q.asked.ask)
            if q.asked.kind == "order" or moment in self.been:
                continue
            self.been.add(moment)
            for answer in self.pool:
                reply = self.session.why_not_answer(q, answer)
                if isinstance(reply, No) and reply.reason in self.missing:
                    self.missing.discard(reply.reason)
                    mark, seat, ask = moment
                    self.found[reply.reason] = {"mark": mark, "seat": seat, "ask": ask, "answer": answer}


def followed(game: Game, kept: Kept, witness: Any = None) -> Session:
    session = Session(game, kept.header, kept.seed)
    session.kept_snapshots = 1
    session.tape.witness = witness(session) if witness else None
    session.journal.follow(kept.entries)
    return session


def offered(session: Session) -> set[bytes]:
    """Every answer that was offered, as plain data."""
    items = [item for stream in session.streams.values() for item in stream.items if isinstance(item, Asked)]
    return {msgspec.json.encode(option) for item in items for option in item.options if isinstance(option, msgspec.Struct)}


def main(args: list[str]) -> int:
    usage = parser("python -m tests.played.attempts", __doc__)
    usage.add_argument("game")
    game = one_game(usage.parse_args(args).game)
    there = played.kept_games(game)
    pools: dict[str, set[bytes]] = {}
    missing = set(parts(game)["refusals"])
    for kept in there:
        pools.setdefault(kept.plan.scenario, set()).update(offered(followed(game, kept)))
        missing -= {one.refusal for one in kept.plan.attempts}
    for kept in there:
        pool = [msgspec.json.decode(option) for option in sorted(pools[kept.plan.scenario])]
        tries = followed(game, kept, functools.partial(Tries, pool=pool, missing=missing)).tape.witness
        assert isinstance(tries, Tries)
        for reason, one in tries.found.items():
            print(f"# {kept.name}: {reason}\n[[attempt]]")
            fields = ", ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in one["answer"].items())
            print("\n".join(f'{name} = "{one[name]}"' for name in ("mark", "seat", "ask")))
            print(f'answer = {{ {fields} }}\nrefusal = "{reason}"\n', flush=True)
    print(f"# {len(missing)} are left: {', '.join(sorted(missing))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
