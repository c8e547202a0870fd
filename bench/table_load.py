"""The players of `bench.table` at our own server, in a process of their own: one line of JSON.

    python -m bench.table_load PORT SECONDS MODE [--pace N] [--views N] < what the server printed

`duel`: two seats a table answer as fast as the page comes, or `--pace` moves a second a table.  A move counts from its POST to
the moment at which the other seat has its new page.  `scene`: `--pace` orders a second over all tables, `--views` pages a table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from typing import Any

from bench.tables import Player, Viewer


class Watch:
    """What is measured, in seconds."""

    def __init__(self) -> None:
        self.counting = False
        self.sent_at: dict[str, float] = {}
        self.moves: list[float] = []                         # from the POST to the page of whoever is asked next
        self.orders: list[float] = []                        # from the POST to its answer
        self.pushes: list[float] = []                        # from the POST to every page that shows it
        self.turns: dict[str, Player] = {}

    def sent(self, table: str, at: float) -> None:
        self.sent_at[table] = at

    def answered(self, took: float) -> None:
        if self.counting:
            self.orders.append(took)

    def pushed(self, table: str, at: float) -> None:
        if self.counting and table in self.sent_at:
            self.pushes.append(at - self.sent_at[table])

    def turn(self, table: str) -> None:
        if self.counting and table in self.sent_at:
            self.moves.append(time.perf_counter() - self.sent_at[table])


async def played(port: int, tables: list[Any], seconds: float, mode: str, pace: float, views: int) -> dict[str, Any]:
    watch = Watch()
    duel = mode == "duel"
    resting: list[Player] = []

    def rest() -> float | None:
        return (1 / pace if pace else 0.0) if duel else None

    pages: list[Viewer] = []
    for n, table in enumerate(tables):
        seats = list(table["seats"].items())
        for k, (seat, bearer) in enumerate(seats):
            player = Player(port, table["table"], seat, bearer, watch.pushed, rest=rest, sent=watch.sent, answered=watch.answered,
                            turn=watch.turn, seed=2 * n + k)
            pages.append(player)
            resting.append(player)
        pages += [Viewer(port, table["table"], "watcher", "", watch.pushed) for _ in range(max(0, views - len(seats)))]
    for n in range(0, len(pages), 50):
        await asyncio.gather(*(page.open() for page in pages[n : n + 50]))
    await asyncio.sleep(1.0 + (1 / pace if pace and duel else 0))
    watch.counting = True
    begun = time.perf_counter()
    if duel:
        await asyncio.sleep(seconds)
    else:
        await orders(resting, pace, seconds)
    spent = time.perf_counter() - begun if duel else seconds
    watch.counting = False
    before = sum(page.shown for page in pages)
    return {"moves": len(watch.moves) / spent, "move": spread(watch.moves), "orders": len(watch.orders) / spent,
            "order": spread(watch.orders), "pushes": len(watch.pushes) / spent, "push": spread(watch.pushes), "pages": len(pages),
            "shown": before, "page_bytes": sum(page.bytes for page in pages) / max(1, before)}


async def orders(players: list[Player], pace: float, seconds: float) -> None:
    """So many orders a second, each from the next table at which somebody is asked."""
    begun, sent, place = time.perf_counter(), 0, 0
    while (now := time.perf_counter()) - begun < seconds:
        while sent < (now - begun) * pace:
            for _ in range(len(players)):
                place = (place + 1) % len(players)
                if players[place].ready:
                    players[place].answer()
                    break
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1.0)


def spread(times: list[float]) -> dict[str, float]:
    """Milliseconds."""
    there = sorted(times)
    if not there:
        return {}
    return {"p50": 1000 * there[len(there) // 2], "p99": 1000 * there[len(there) * 99 // 100], "most": 1000 * there[-1]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("mode", choices=["duel", "scene"])
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--views", type=int, default=0)
    args = parser.parse_args()
    tables = json.loads(sys.stdin.readline())["tables"]
    print(json.dumps(asyncio.run(played(args.port, tables, args.seconds, args.mode, args.pace, args.views))))


if __name__ == "__main__":
    main()
