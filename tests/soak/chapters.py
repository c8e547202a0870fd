"""The chapters of the soak: what a trial is and how many there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from montjoy.core import record as rec
from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session import Session
from montjoy.core.verify import verify
from tests.suite.players import play_on
from tests.suite.subjects import all_games, any_options, recorded, resumed_streams, start
from tests.suite.twins import twins


@dataclass
class Chapter:
    name: str
    says: str
    count: int
    trial: Callable[[int], None]
    remarks: list[str] = field(default_factory=list)

    def notes(self) -> list[str]:
        return self.remarks


CHAPTERS: dict[str, Chapter] = {}


def chapter(name: str, count: int, says: str) -> Callable[[Callable[[int], None]], Callable[[int], None]]:
    def add(trial: Callable[[int], None]) -> Callable[[int], None]:
        CHAPTERS[name] = Chapter(name, says, count, trial)
        return trial

    return add


def pick(i: int) -> tuple[object, str]:
    """The i-th game and scenario, round and round."""
    pairs = [(g, s) for g in all_games() for s in g.scenarios]
    return pairs[i % len(pairs)]


@chapter("play", 12000, "a random game under random options, recorded, read back, replayed and verified")
def play(i: int) -> None:
    game, scenario = pick(i)
    luck = Philox(i, 31, 0)
    session = play_on(start(game, scenario, any_options(game, luck), i), luck)
    assert session.over and not session.stopped
    session.release()
    header, entries = rec.load(rec.dump(session.header, session.entries))
    assert verify(game, header, entries).ok
    again = Session.replay(game, header, entries)
    for viewer, stream in session.streams.items():
        assert msgspec.json.encode(stream.items) == msgspec.json.encode(again.streams[viewer].items)


@chapter("hotswap", 1000, "a random game begun again at each of its marks; all streams stay equal")
def hotswap(i: int) -> None:
    game, scenario = pick(i)
    whole = recorded.__wrapped__(game, scenario, 1_000_000 + i)
    for snapshot in whole.snapshots:
        resumed_streams(whole, snapshot)


@chapter("twins", 1400, "twins of a random game for every seat and the watcher, from up to four marks")
def twin_games(i: int) -> None:
    game, scenario = pick(i)
    whole = recorded.__wrapped__(game, scenario, 2_000_000 + i)
    for viewer in (*whole.seats, WATCHER):
        twins(game, whole, viewer, items=200, marks=4, salt=i)


@chapter("odds", 1000, "a random fight of The Rudern War: exact odds and an independent derivation agree to 1e-12")
def odds(i: int) -> None:
    from tests.soak import rudern

    rudern.odds(i)


@chapter("compiled", 100, "100 fights from scattered starts, compiled and interpreted: equal values and final states")
def compiled(i: int) -> None:
    from tests.soak import rudern

    rudern.equal(i)


@chapter("study", 100, "100,000 playouts of a random fight: every share within 4 standard errors of the exact law")
def frequencies(i: int) -> None:
    from tests.soak import rudern

    rudern.frequencies(i)


@chapter("mutation", 1, "every number in the text of the fights made one larger: at least 95 % are noticed")
def mutation(i: int) -> None:
    import json
    import os
    import subprocess
    import sys

    out = subprocess.run(
        [sys.executable, "-m", "tests.soak.mutation"], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    found = json.loads(out.stdout[out.stdout.rindex("{\n") :])
    from tests.soak.mutation import WHY

    CHAPTERS["mutation"].remarks = [
        f"Mutation: {found['killed']} of {found['mutants']} killed. Survivors, each with why nobody can tell:",
        *[f"* `{name}`: {WHY.get(name.partition(' (column')[0], 'NOT EXPLAINED')}" for name in found["survivors"]],
    ]
    assert found["killed"] >= 0.95 * found["mutants"], found["survivors"]
