"""What orders by picking and the pages after a move cost the server of Mass Battle: games between its commanders at a table in
this process, in which each seat picks each of its units at every question, and looks at some squares and spells that open more.

    python -m bench.picks [--quick] [--profile] [--games azure_wood dragon]

Milliseconds are the processor's: of the thread that serves everybody, and of all threads together.  "The pages after a move" is
what the server does from a sealed answer on until every open page has what its line brings: the rules, the pictures, the parts,
the differences; the commander's own thought is not in it.  "A page" is its share of that.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import msgspec

from bench import page_bytes
from bench.page import at
from bench.page_bytes import Pages
from bench.report import Result, Row, arguments, goal, hand_over, made, row, say
from montjoy.bots.find import find
from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.table import server

GAMES: Final = ("azure_wood", "dragon")
WANTED: Final = "< 60"                                       # milliseconds
OPENED: Final = 2                                            # squares or spells that are looked at, of each unit
FEW: Final = 12                                              # answers of a quick round
OPENS: Final = re.compile(r'name="pick" value="([^"]+)"')
LIMITS: Final = [
    "One process, no network and no browser: an ASGI request is made and its reply read. A table of two or three people whose "
    "answers are the plain commander's, and a watcher; every page has its line open.",
    "Units are picked with nothing written so far, in English.",
]


class Spent(NamedTuple):
    """Milliseconds of the processor: of the thread that serves, and of all."""

    loop: float
    all: float


class Watch:
    """Adds up what is spent while it runs."""

    def __init__(self) -> None:
        self.loop, self.all = -time.thread_time(), -time.process_time()

    def spent(self) -> Spent:
        return Spent((self.loop + time.thread_time()) * 1e3, (self.all + time.process_time()) * 1e3)


# ---- one request -----------------------------------------------------------------------------------------------------------
async def post(pages: Pages, role: str, form: dict[str, str]) -> tuple[Any, Spent]:
    """A pick, as a page's script sends it."""
    body, got = urlencode(form).encode(), bytearray()
    heads = {
        "host": "localhost", "cookie": f"{pages.house.cookie}={pages.tokens[role]}", "hx-request": "true",
        "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded", "content-length": str(len(body)),
    }  # fmt: skip
    scope = pages.scope("POST", f"/t/{pages.room.id}/{role}/pick", heads)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        got.extend(message.get("body", b""))

    watch = Watch()
    await pages.app(scope, receive, send)
    return msgspec.json.decode(bytes(got)), watch.spent()


# ---- a game ----------------------------------------------------------------------------------------------------------------
class Found:
    """What a game came to."""

    def __init__(self) -> None:
        self.picks: dict[str, list[Spent]] = {}              # by question
        self.pages: list[Spent] = []
        self.open = 0                                        # pages that are told


async def picked(pages: Pages, found: Found) -> None:
    """Every unit of whoever is asked now, and some of what it opens."""
    for q in list(pages.room.clock.waiting_for()):
        if q.asked.kind != "order":
            continue
        spent = found.picks.setdefault(type(q.asked.ask).__name__, [])
        for unit in pages.room.game.picks.units(pages.room.session.view(q.seat), q.asked):
            said, took = await post(pages, q.seat, {"question": str(q.asked.id), "text": "", "pick": unit})
            spent.append(took)
            for more in some([x for x in OPENS.findall(said["html"]) if x.startswith(f"{unit} ")]):
                spent.append((await post(pages, q.seat, {"question": str(q.asked.id), "text": "", "pick": more}))[1])


def some(all_: list[str]) -> Iterator[str]:
    yield from all_[:: max(1, len(all_) // OPENED)][:OPENED]


async def played(scenario: str, seed: int, most: int) -> Found:
    found, given = Found(), 0
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as folder:
        async with page_bytes.table(Path(folder), "massbattle", scenario, seed) as pages:
            seats, luck = pages.room.session.seats, Philox(seed, lane=0)
            bot = Thinking(find(pages.room.game, "plain"))
            roles = [*map(str, seats), WATCHER]
            found.open = len(roles)
            for role in roles:
                pages.look(role)
            await pages.told(len(roles))
            while given < most and not pages.room.session.over:
                await picked(pages, found)
                bot.thought = Spent(0, 0)
                watch = Watch()
                given += await pages.act(dict.fromkeys(seats, bot), luck)
                await pages.told(len(roles))
                took = watch.spent()
                found.pages.append(Spent(took.loop - bot.thought.loop, took.all - bot.thought.all))
    return found


class Thinking:
    """A commander, and what his last answer cost him."""

    def __init__(self, policy: Any) -> None:
        self.policy, self.thought = policy, Spent(0, 0)

    def __call__(self, *given: Any) -> Any:
        watch = Watch()
        answer = self.policy(*given)
        self.thought = watch.spent()
        return answer


# ---- the report ------------------------------------------------------------------------------------------------------------
def report(games: dict[str, Found]) -> tuple[list[Row], list[Row]]:
    rows, goals = [], []
    for name, found in games.items():
        every = [one for several in found.picks.values() for one in several]
        rows.append(row(f"{name}, a pick", [one.loop for one in every], "ms", f"{len(every)} picks"))
        rows += [row(f"{name}, a pick, {ask}", [x.loop for x in some_], "ms", f"{len(some_)} picks")
                 for ask, some_ in sorted(found.picks.items()) if some_]
        rows.append(row(f"{name}, a pick, all threads", [one.all for one in every], "ms"))
        after, a_page = ([one.loop / n for one in found.pages] for n in (1, found.open))
        rows.append(row(f"{name}, all {found.open} pages after a move", after, "ms", f"{len(after)} moves"))
        for what, several in (("a pick", [one.loop for one in every]), ("a page after a move", a_page)):
            goals.append(goal(f"{name}, {what}, 99 of 100", at(several, 0.99), "ms", WANTED))
            goals.append(goal(f"{name}, {what}, the longest", max(several), "ms", WANTED))
    return rows, goals


def main() -> None:
    def more(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--profile", action="store_true", help="where the time goes")
        parser.add_argument("--games", nargs="+", default=list(GAMES))

    args = arguments(__doc__, more)
    server.calm()                                            # as where it serves
    games = {}
    for name in args.games:
        say(f"picks: {name} ...")
        watch = cProfile.Profile(time.process_time)
        if args.profile:
            watch.enable()
        games[name] = asyncio.run(played(name, 3, FEW if args.quick else sys.maxsize))
        if args.profile:
            watch.disable()
            pstats.Stats(watch, stream=sys.stderr).sort_stats("tottime").print_stats(45)
            pstats.Stats(watch, stream=sys.stderr).sort_stats("cumulative").print_stats(60)
    rows, goals = report(games)
    result: Result = {
        "bench": "picks", "title": "Orders by picking, and the pages after a move, of Mass Battle", "rows": rows, "goals": goals,
        "limits": LIMITS, "made": made(),
    }
    hand_over(result)


if __name__ == "__main__":
    main()
