"""What a page does in a Chromium while a game is played on it: what shifts, what its line brings, how soon a click is seen.

Two pages of one table, of a desk's size or a phone's.  Whoever is asked answers by one of the buttons on his own page, each
equally likely; a form is sent with the game's default.  Everything is measured in the pages, from a script of ours.

For what shifts: a person, bots at their usual pace on the other seats, and one who watches.  For clicks: persons on the first two
seats, and the processor of both pages slowed down four times.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from unittest import mock

from bench.page_bytes import BOTS, Heard, Push
from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.runner import Open
from montjoy.table.tables.bot_players import PACE
from tests.browser import chromium
from tests.browser.people import Person, until
from tests.browser.playing import key_of, open_for, shown, tap
from tests.browser.served import Served, Table

SIZES: Final = {"1280x800": {"viewport": {"width": 1280, "height": 800}}, "390x844": {"phone": True}}
SLOWED: Final = 4
REST: Final = 1_000                                          # milliseconds from one answer to the next
WATCHES: Final = """
(() => {
  const seen = (window.bench = { shifts: [], clicks: [], shown: [] });
  const shift = (list) => list.getEntries().forEach((e) => seen.shifts.push([e.value, e.hadRecentInput]));
  new PerformanceObserver(shift).observe({ type: "layout-shift", buffered: true });
  addEventListener("click", (e) => { if (e.isTrusted) seen.clicks.push(performance.timeOrigin + e.timeStamp); }, true);
  let was = null;
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => seen.shown.push(performance.timeOrigin + performance.now());
    port2.postMessage(0);
  };
  new MutationObserver(() => {
    const now = document.querySelector("#ask")?.dataset.stamp;
    if (now && now !== was) { was = now; requestAnimationFrame(painted); }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-stamp"] });
})();
"""


class Shifts(NamedTuple):
    """What shifted on a page: all by itself, and with what followed at once what its reader did."""

    alone: float
    all: float


class Played(NamedTuple):
    """One game, as far as it was played."""

    role: str                                                # of the first page
    moves: int
    own: Shifts
    other: Shifts
    pushes: list[Push]
    own_paint: list[float]                                   # milliseconds from a click to what came of it
    other_paint: list[float]


class Browsers:
    """A Chromium and a server; `close` ends both."""

    def __init__(self, home: Path) -> None:
        from playwright.sync_api import sync_playwright

        os.environ["MONTJOY_HOME"] = str(home)
        self.playwright = sync_playwright().start()
        self.browser = chromium.launch(self.playwright, chromium.get())
        self.served = Served(home)
        self.served.house.bots.pace = PACE

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()
        self.served.close()

    def play(self, slug: str, scenario: str, size: str, moves: int, slowed: bool) -> Played:
        game = self.served.house.game(slug)
        plot = game.scenarios[scenario]
        seats = game.seats(plot)
        people = seats[:2] if slowed else seats[:1]
        with mock.patch("montjoy.core.dice.fresh_seed", lambda: bytes(31) + b"\1"):
            table = self.served.table(slug, scenario, people=people, bot=BOTS.get(slug, ""), watch="public",
                                      options=getattr(plot, "options", None) or None)
        who = dict.fromkeys((*people, WATCHER)[:2])
        for role in who:
            who[role] = self.person(table, role, size, slowed)
        try:
            return played(table, who, {seat: who[seat] for seat in people}, moves)
        finally:
            for someone in who.values():
                someone.context.close()

    def person(self, table: Table, role: str, size: str, slowed: bool) -> Person:
        someone = Person(self.browser, self.served.url, **SIZES[size])
        someone.context.add_init_script(WATCHES)
        someone.page.emulate_media(reduced_motion="no-preference")
        someone.sits(table, role)
        if slowed:
            line = someone.context.new_cdp_session(someone.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        return someone


@contextmanager
def there() -> Iterator[Browsers]:
    """NoBrowser says why there is none."""
    with tempfile.TemporaryDirectory(prefix="montjoy-bench-") as home:
        browsers = Browsers(Path(home))
        try:
            yield browsers
        finally:
            browsers.close()


def played(table: Table, pages: Mapping[str, Person], people: Mapping[str, Person], moves: int) -> Played:
    """So many answers, or until the game is over."""
    anybody, luck, given = next(iter(pages.values())), Philox(1, lane=0), 0
    for role, someone in pages.items():
        shown(table, role, someone)
    anybody.page.wait_for_timeout(REST)
    for someone in pages.values():
        someone.page.evaluate("() => { bench.shifts.length = bench.clicks.length = bench.shown.length = 0 }")
    with Heard().listening() as heard:
        while given < moves:
            q = until(lambda: table.settled().session.over or open_for(table, tuple(people)), anybody, why="nobody is asked")
            if not isinstance(q, Open):
                break
            answer(table, people[q.seat], q, luck)
            given += 1
        for role, someone in pages.items():
            shown(table, role, someone)
    seen = [someone.page.evaluate("() => bench") for someone in pages.values()]
    own, other = paints(*seen)
    shifts = [Shifts(sum(x for x, mine in page["shifts"] if not mine), sum(x for x, _ in page["shifts"])) for page in seen]
    return Played(next(iter(pages)), given, *shifts, heard.pushes, own, other)


def answer(table: Table, person: Person, q: Open, luck: Philox) -> None:
    """He answers on his page, and rests."""
    number = q.asked.id
    person.page.locator(f"#question{number}").wait_for()
    before = key_of(person, number)
    if q.asked.kind == "order":
        view = table.room.session.view(q.seat)
        person.page.locator(f"#text{number}").fill(table.room.game.write(table.room.game.default(view, q.asked, ())))
        there = person.page.locator(f"#question{number} button.main").first
    else:
        buttons = person.page.locator(f"#question{number} button[name=option]")
        there = buttons.nth(luck.below(buttons.count()))
    if person.page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        tap(person, there)
    else:
        there.click()
    person.page.wait_for_timeout(REST)
    until(lambda: key_of(person, number) != before, person, why=f"the answer to question {number} changed nothing")


def paints(one: Mapping[str, list[float]], two: Mapping[str, list[float]]) -> tuple[list[float], list[float]]:
    """From each click to the first picture after it on the clicker's page, and on the other: before the next click."""
    own: list[float] = []
    other: list[float] = []
    clicks = sorted([(at, one, two) for at in one["clicks"]] + [(at, two, one) for at in two["clicks"]], key=lambda x: x[0])
    ends = [at for at, _, _ in clicks[1:]] + [float("inf")]
    for (at, mine, others), end in zip(clicks, ends, strict=True):
        for page, found in ((mine, own), (others, other)):
            if (after := next((x for x in page["shown"] if at < x < end), None)) is not None:
                found.append(after - at)
    return own, other
