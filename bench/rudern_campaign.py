"""Balance of a campaign of The Rudern War: who wins, how the games are decided, and in how many of them each thing happens.

    python -m bench.rudern_campaign [--scenario war_of_two_lords] [--first seer] [--second seer] [--games 100] [--processes 2]

`--first` is the player of the first seat and `--second` of all others; where they are not the same they change seats in every
second game.  An impulse is idle in which its faction does nothing (the form at its beginning is nothing), or fights and builds
nothing and stands as after one of its last two impulses: an act that is taken back within two rounds is none.  The luck of game
number i is a function of the commit's hash, the scenario and i: nobody chose it.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any, Final

from bench.clusta_balance import interval, seed_of
from bench.report import commit
from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import all_seats, powers_of
from montjoy.games.rudern.protocol import campaign_events, events, powers_events, questions

HAPPENS: Final = (
    "field battle", "garrison fight", "interception", "siege over rounds", "sortie", "relief", "empty place", "town founded",
    "fortress built", "general hired",
)
NAMED: Final = {
    events.Intercepted: "interception", events.SortieCalled: "sortie", events.ReliefBegun: "relief",
    events.PeopleArmed: "empty place", campaign_events.Hired: "general hired",
}
BATTLES: Final = {"field": "field battle", "garrison": "garrison fight"}
BUILT: Final = {"found": "town founded", "rebuild": "town founded", "fortress": "fortress built"}
OF_POWERS: Final = {                                         # of six powers besides
    powers_events.BodyArrived: "body arrived", powers_events.BodySeized: "body seized",
    powers_events.KardomJoined: "kardom joined",
    powers_events.Candidacies: "election", powers_events.SideChosen: "Gracuja asked", powers_events.WarDeclared: "war of houses",
    powers_events.Seceded: "secession", powers_events.FestivalAnnounced: "festival", powers_events.TownGiven: "town given",
    powers_events.PurseLookedAt: "purse looked at",
}  # fmt: skip
BLOWS: Final = (
    events.BattleBegun, events.AssaultCalled, events.SortieCalled, events.Captured, events.SiegeBegun,
    campaign_events.BuildingPaid,
)
DEEDS: Final = (events.BattleBegun, events.AssaultCalled, events.SortieCalled, events.Captured)
BACK: Final = 2                                              # rounds within which an act that is taken back is none
Found = dict[str, Any]


# ---- one game ----------------------------------------------------------------------------------------------------------
class Watch:
    """Counts, from what is told and what is answered, what a game was like."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.happened: Counter[str] = Counter()
        self.impulses: Counter[str] = Counter()
        self.idle: Counter[str] = Counter()
        self.moves, self.seconds, self.longest = 0, 0.0, 0.0
        self.acts, self.busy = 0, False
        self.stood: dict[str, list[Any]] = {}

    def __call__(self, to: Any, event: Any) -> None:
        self.busy = self.busy or isinstance(event, BLOWS)
        if name := name_of(event):
            self.happened[name] += 1
        self.happened["captured"] += isinstance(event, events.Captured)
        self.happened["deed"] += isinstance(event, DEEDS)
        if isinstance(event, events.AssaultCalled) and self.world.land.sieges[event.place].round < self.world.land.round:
            self.happened["siege over rounds"] += 1
        if isinstance(event, events.ImpulseBegun):
            self.acts, self.busy = 0, False
            self.stood.setdefault(event.faction, [self.position(event.faction)])
        elif isinstance(event, events.ImpulseEnded):
            before, now = self.stood[event.faction], self.position(event.faction)
            self.impulses[event.faction] += 1
            self.idle[event.faction] += not self.acts or (not self.busy and now in before[-BACK:])
            before.append(now)

    def position(self, faction: str) -> Any:
        """Where its banners stand, and in which sieges."""
        land = self.world.land
        mine = {b.id: (b.at, b.inside) for b in land.banners.values() if b.faction == faction}
        return mine, {s.place: sorted(b for b in s.members if b in mine) for s in land.sieges.values()}

    def player(self, policy: Any) -> Any:
        """The same player; its acts are counted, and its time."""

        def answer(view: Any, asked: Any, luck: Any) -> Any:
            began = time.perf_counter()
            chosen = policy(view, asked, luck)
            took = time.perf_counter() - began
            self.seconds, self.longest = self.seconds + took, max(self.longest, took)
            self.moves += 1
            self.acts += isinstance(asked.ask, questions.Act) and chosen != questions.EndImpulse()
            return chosen

        return answer


def name_of(event: Any) -> str:
    """What a game with this event has in it."""
    if isinstance(event, events.BattleBegun):
        return BATTLES.get(event.kind, "")
    if isinstance(event, campaign_events.Built):
        return BUILT.get(event.building, "")
    return NAMED.get(type(event), "") or OF_POWERS.get(type(event), "")


@cache
def policy(name: str) -> Any:
    """A player; what it has counted of a fight it remembers from game to game."""
    return find(game, name)


def seated(first: str, second: str, seats: Sequence[str], number: int) -> dict[str, str]:
    """Who plays which seat in game number i."""
    one = seats[0] if first == second or number % 2 == 0 else seats[1]
    return {seat: first if seat == one else second for seat in seats}


def played(seed: int, name: str, first: str, second: str, number: int) -> Found:
    """Game number i of a scenario."""
    scenario = game.scenarios[name]
    world = game.setup(scenario)
    watch, luck = Watch(world), Philox(int(hashlib.sha256(f"{seed} {name}".encode()).hexdigest()[:15], 16), number)
    players = seated(first, second, game.seats(scenario), number)
    outcome = playout(game, world, {seat: watch.player(policy(who)) for seat, who in players.items()}, luck, watch)
    return {
        "number": number, "players": players, "winners": list(outcome.winners), "why": outcome.why, "rounds": outcome.round,
        "happened": {name: times for name, times in watch.happened.items() if times},
        "impulses": dict(watch.impulses), "idle": dict(watch.idle),
        "moves": watch.moves, "seconds": watch.seconds, "longest": watch.longest, "seats": list(all_seats(world.land)),
        "powers": bool(powers_of(world.land)),
    }


# ---- many --------------------------------------------------------------------------------------------------------------
def share(n: int, of: int) -> str:
    return f"{100 * n / max(1, of):.0f} %"


def with_interval(n: int, of: int) -> str:
    """A share, with the interval that holds 95 of 100 times."""
    low, high = interval(n, of)
    return f"{share(n, of)} ({low:.0f} to {high:.0f})"


def rows(found: Sequence[Found]) -> Iterator[tuple[str, str]]:
    """What the games say together."""
    n = len(found)
    for seat in found[0]["seats"]:
        yield f"wins of {seat}", with_interval(sum(seat in one["winners"] for one in found), n)
    if len(who := list(dict.fromkeys(p for one in found for p in one["players"].values()))) > 1:
        for player in who:
            won = sum(any(one["players"][seat] == player for seat in one["winners"]) for one in found)
            yield f"wins of {player}", with_interval(won, n)
    yield "draws", share(sum(not one["winners"] for one in found), n)
    for why, times in Counter(one["why"] for one in found).most_common():
        yield f"ended: {why}", share(times, n)
    if found[0]["powers"]:
        for (seat, why), times in Counter((seat, one["why"]) for one in found for seat in one["winners"]).most_common():
            yield f"{seat} by: {why}", share(times, n)
        peaceful = sum(bool(one["winners"]) and "deed" not in one["happened"] for one in found)
        yield "won without a battle or a capture", share(peaceful, n)
    yield "mean rounds", f"{sum(one['rounds'] for one in found) / n:.1f}"
    for thing in [*HAPPENS, "captured", *(OF_POWERS.values() if found[0]["powers"] else ())]:
        yield f"games with: {thing}", share(sum(thing in one["happened"] for one in found), n)
    yield "captures a game", f"{sum(one['happened'].get('captured', 0) for one in found) / n:.1f}"
    idle, all_ = total(found, "idle"), total(found, "impulses")
    yield "idle impulses", share(idle.total(), all_.total())
    if found[0]["powers"]:
        yield "idle by faction", ", ".join(f"{faction} {share(idle[faction], times)}" for faction, times in all_.items())
    yield "longest move, ms", f"{1000 * max(one['longest'] for one in found):.0f}"
    yield "ms a move", f"{1000 * sum(one['seconds'] for one in found) / max(1, sum(one['moves'] for one in found)):.1f}"


def total(found: Sequence[Found], what: str) -> Counter[str]:
    """Of all games, by faction."""
    counted: Counter[str] = Counter()
    for one in found:
        counted.update(one[what])
    return counted


def table(name: str, found: Sequence[Found]) -> str:
    lines = [(name, f"{len(found)} games"), ("---", "---"), *rows(found)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> int:
    campaigns = [name for name, scenario in game.scenarios.items() if scenario.campaign]
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--scenario", choices=campaigns, default="war_of_two_lords")
    parser.add_argument("--first", default="seer")
    parser.add_argument("--second", default="seer")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    said = commit()
    one = partial(played, seed_of(said), args.scenario, args.first, args.second)
    with ProcessPoolExecutor(args.processes) as pool:
        found = list(pool.map(one, range(args.games), chunksize=5))
    print(f"Commit {said}, {args.first} and {args.second}.\n")
    print(table(args.scenario, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
