"""Balance of The Rudern War: every scenario between two of its standard bots, how often each side wins, and how much happens.

    python -m bench.rudern_balance [--games 400] [--scenario two_lords] [--processes 2] [--folder FOLDER]

Of each scenario: the share of each side; how many impulses are idle; where in the rounds the last fight or capture falls.  An
impulse is idle in which its faction neither fights nor begins a siege, and after which its banners stand as they stood after
one of its last two impulses: an act that is taken back within two rounds is none.  The luck of game number i is a function of
the commit's hash, the scenario and i: nobody chose it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.clusta_balance import interval, seed_of
from bench.report import commit, say
from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import side_of
from montjoy.games.rudern.protocol import events

PUZZLES: Final = ("empty_fortress", "siege_of_a_town")       # one side's task; their files say so
LEAST: Final = 0.40                                          # of the victories, either side
IDLE: Final = 1 / 3                                          # of the impulses, at most
LAST: Final = 2 / 3                                          # of the rounds are over when the last blow falls
BLOWS: Final = (events.BattleBegun, events.AssaultCalled, events.SortieCalled, events.Captured, events.SiegeBegun)
BACK: Final = 2                                              # rounds within which an act that is taken back is none
Found = dict[str, Any]


# ---- one game ----------------------------------------------------------------------------------------------------------
class Watch:
    """Counts, from what is told, what a game was like."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.first = self.last = self.round = world.land.round
        self.impulses = self.idle = self.blows = 0
        self.busy = False
        self.stood: dict[str, list[Any]] = {}

    def __call__(self, to: Any, event: Any) -> None:
        if isinstance(event, BLOWS):
            self.busy, self.last, self.blows = True, self.world.land.round, self.blows + 1
        elif isinstance(event, events.ImpulseBegun):
            self.busy, self.round = False, event.round
            self.stood.setdefault(event.faction, [self.position(event.faction)])
        elif isinstance(event, events.ImpulseEnded):
            before, now = self.stood[event.faction], self.position(event.faction)
            self.impulses += 1
            self.idle += not self.busy and now in before[-BACK:]
            before.append(now)

    def position(self, faction: str) -> Any:
        """Where its banners stand, and in which sieges."""
        land = self.world.land
        mine = {b.id: (b.at, b.inside) for b in land.banners.values() if b.faction == faction}
        return mine, {s.place: sorted(b for b in s.members if b in mine) for s in land.sieges.values()}


@cache
def player() -> Any:
    """The standard bot; what it has counted of a fight it remembers from game to game."""
    return find(game, "seer")


def played(seed: int, name: str, number: int) -> Found:
    """Game number i of a scenario."""
    scenario = game.scenarios[name]
    world = game.setup(scenario)
    watch, luck = Watch(world), Philox(int(hashlib.sha256(f"{seed} {name}".encode()).hexdigest()[:15], 16), number)
    outcome = playout(game, world, dict.fromkeys(game.seats(scenario), player()), luck, watch)
    rounds = watch.round - watch.first + 1                   # those in which somebody had an impulse
    return {
        "number": number, "winners": list(outcome.winners), "why": outcome.why, "rounds": rounds,
        "impulses": watch.impulses, "idle": watch.idle, "blows": watch.blows,
        "last": (watch.last - watch.first + 1) / rounds,
    }


# ---- many --------------------------------------------------------------------------------------------------------------
def sides_of(name: str) -> list[tuple[str, ...]]:
    """The sides of a scenario, those with a seat."""
    land, seats = game.setup(game.scenarios[name]).land, game.seats(game.scenarios[name])
    return list(dict.fromkeys(tuple(f for f in side_of(land, seat) if f in seats) for seat in seats))


def summary(name: str, found: Sequence[Found]) -> Found:
    """What a scenario's games say together."""
    wins = Counter(tuple(one["winners"]) for one in found)
    shares = {"+".join(side): wins[side] / len(found) for side in sides_of(name)}
    return {
        "scenario": name, "n": len(found), "shares": shares,
        "intervals": {side: [x / 100 for x in interval(round(p * len(found)), len(found))] for side, p in shares.items()},
        "idle": sum(one["idle"] for one in found) / max(1, sum(one["impulses"] for one in found)),
        "last": median(one["last"] for one in found),
        "rounds": sum(one["rounds"] for one in found) / len(found),
        "endings": dict(Counter(one["why"] for one in found).most_common()),
    }


def faults(of: Found) -> list[str]:
    """What a match should not be."""
    wrong = []
    if of["scenario"] not in PUZZLES and min(of["shares"].values()) < LEAST:
        wrong.append("one-sided")
    if of["idle"] >= IDLE:
        wrong.append("idle")
    if of["last"] <= LAST:
        wrong.append("over early")
    return wrong


def row(of: Found) -> Iterator[str]:
    yield of["scenario"] + (" (puzzle)" if of["scenario"] in PUZZLES else "")
    yield ", ".join(f"{side} {100 * p:.0f} % ({100 * of['intervals'][side][0]:.0f} to {100 * of['intervals'][side][1]:.0f})"
                    for side, p in of["shares"].items())
    yield f"{100 * of['idle']:.0f} %"
    yield f"{100 * of['last']:.0f} %"
    yield f"{of['rounds']:.1f}"
    yield ", ".join(f"{why} {100 * n / of['n']:.0f} %" for why, n in of["endings"].items())
    yield ", ".join(faults(of)) or "yes"


def table(found: Sequence[Found]) -> str:
    head = ("scenario", "victories (95 of 100)", "idle impulses", "last blow", "rounds", "endings", "a match")
    lines = [head, ("---",) * len(head), *(tuple(row(of)) for of in found)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--scenario", choices=[*game.scenarios, "all"], default="all")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/rudern_balance"), help="where the figures are written down")
    args = parser.parse_args()
    said = commit()
    seed = seed_of(said)
    print(f"Commit {said}, seed {seed}, {args.games} games a scenario.\n")
    found = []
    with ProcessPoolExecutor(args.processes) as pool:
        for name in game.scenarios if args.scenario == "all" else (args.scenario,):
            one = partial(played, seed, name)
            found.append(summary(name, list(pool.map(one, range(args.games), chunksize=10))))
            say(f"{name}: {', '.join(faults(found[-1])) or 'a match'}")
    args.folder.mkdir(parents=True, exist_ok=True)
    (args.folder / f"{seed:x}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(table(found))
    return int(any(map(faults, found)))


if __name__ == "__main__":
    sys.exit(main())
