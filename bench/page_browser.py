"""What a page does in a Chromium while a game is played on it: what shifts, what its line brings, how soon a click is seen.

Pages of one table, of a desk's size or a phone's.  Whoever is asked answers by one of the buttons on his own page, each
equally likely; a form is sent with the game's default.  He presses as a person does, and a click is where he lets go.  Everything
is measured in the pages, from a script of ours.

For what shifts: a person, bots at their usual pace on the other seats, and one who watches.  For clicks: a person on the first
seat, whose page is slowed down to what a strong desk is when slowed four times, so that the same page gives about the same
figures on each machine, as in Lighthouse and the browser's own tools; and a program on the second seat, its page's line open.
Each person has a processor of his own: a second browser here would only take from the first what it has not in truth.  What the
program's person presses is seen later by as long as the slowed page takes to send off a press.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple
from unittest import mock

from bench.page_bytes import BOTS, Heard, Push
from bench.page_program import Elsewhere
from bench.report import say
from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.runner import Open
from montjoy.table.tables.bot_players import PACE
from tests.browser import chromium
from tests.browser.people import Person, until
from tests.browser.playing import key_of, open_for, shown
from tests.browser.served import Served, Table

SIZES: Final = {"1280x800": {"viewport": {"width": 1280, "height": 800}}, "390x844": {"phone": True}}
SLOWED: Final = 500                                          # BenchmarkIndex: a fourth of a strong desk's 2,000
REST: Final = 1_000                                          # milliseconds from one answer to the next
REACHED, HELD = 150, 80                                      # from there to the press, and from press to release
WATCHES: Final = """
(() => {
  const seen = (window.bench = { shifts: [], clicks: [], sent: [], pressed: [], shown: [] });
  const shift = (list) => list.getEntries().forEach((e) => seen.shifts.push([e.value, e.hadRecentInput]));
  new PerformanceObserver(shift).observe({ type: "layout-shift", buffered: true });
  addEventListener("click", (e) => {
    if (e.isTrusted) seen.clicks.push(performance.timeOrigin + e.timeStamp);
  }, true);
  new PerformanceObserver((list) => list.getEntries().forEach((e) => {
    if (e.name.endsWith("/answer")) seen.sent.push(performance.timeOrigin + e.startTime);
  })).observe({ type: "resource" });
  let was = null, marked = null;
  const painted = (into) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => into.push(performance.timeOrigin + performance.now());
    port2.postMessage(0);
  });
  new MutationObserver(() => {
    const now = document.querySelector("#ask")?.dataset.stamp, given = document.querySelector(".given");
    if (given && given !== marked) painted(seen.pressed);
    marked = given;
    if (now && now !== was) { was = now; painted(seen.shown); }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-stamp", "class"] });
})();
"""

# BenchmarkIndex, as Lighthouse defines it (docs/throttling.md there): half of how many texts of 10,000 letters are put together
# letter by letter in a tenth of a second, and half of how many lists of 100,000 numbers are copied.
INDEX: Final = """() => {
  const rounds = (work) => {
    const began = performance.now();
    let done = 0;
    while (done % 10 || performance.now() - began < 500) work(done++);
    return done / (performance.now() - began) * 100;
  };
  const lists = [[], []];
  for (let n = 0; n < 100000; n++) lists[0][n] = lists[1][n] = n;
  const text = rounds(() => {
    let all = "";
    for (let n = 0; n < 10000; n++) all += "a";
    if (all.length === 1) throw new Error("never, but so it is not left out");
  });
  const list = rounds((done) => {
    const from = lists[done % 2], to = lists[1 - done % 2];
    for (let n = 0; n < from.length; n++) to[n] = from[n];
  });
  return (text + list) / 2;
}"""


class Shifts(NamedTuple):
    """What shifted on a page: all by itself, and with what followed at once what its reader did."""

    alone: float
    all: float


class Played:
    """What was seen in some games; paints are milliseconds from a click to the first picture in which the answer is marked as
    given (`pressed`), and to the first picture of what came of it, on the clicker's page and on the other; `sent`: until a
    click has left the page."""

    def __init__(self) -> None:
        self.moves = 0
        self.own, self.other = Shifts(0.0, 0.0), Shifts(0.0, 0.0)
        self.pushes: list[Push] = []                         # of the first page
        self.sent: list[float] = []
        self.pressed: list[float] = []
        self.own_paint: list[float] = []
        self.other_paint: list[float] = []


class Browsers:
    """A Chromium and a server; `close` ends both."""

    def __init__(self, home: Path) -> None:
        from playwright.sync_api import sync_playwright

        os.environ["MONTJOY_HOME"] = str(home)
        self.playwright = sync_playwright().start()
        self.browser = chromium.launch(self.playwright, chromium.get())
        self.served = Served(home)
        self.served.house.bots.pace = PACE

    @cached_property
    def slowed(self) -> float:
        """How many times the processor is slowed down for clicks: by the median of this browser's BenchmarkIndex."""
        page = self.browser.new_page()
        index = median(float(page.evaluate(INDEX)) for _ in range(5))
        page.close()
        times = max(1.0, index / SLOWED)
        say(f"BenchmarkIndex {index:.0f}: slowed down {times:.2f} times for clicks")
        return times

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()
        self.served.close()

    def play(self, slug: str, scenario: str, size: str, moves: int, slowed: bool) -> Played:
        """One game after the other, each with its number as seed, until so many answers were given."""
        game = self.served.house.game(slug)
        plot = game.scenarios[scenario]
        people = game.seats(plot)[: 2 if slowed else 1]
        found, seed = Played(), 0
        while found.moves < moves:
            seed += 1
            with mock.patch("montjoy.core.dice.fresh_seed", lambda seed=seed: seed.to_bytes(32, "big")):
                table = self.served.table(slug, scenario, people=people, bot=BOTS.get(slug, ""), watch="public",
                                          options=getattr(plot, "options", None) or None)
            pages = {role: self.person(table, role, size) for role in (people[:1] if slowed else (*people, WATCHER)[:2])}
            try:
                if slowed:
                    with Elsewhere(table, people[1]) as other:
                        play_slowed(table, pages, other, moves, found, Philox(seed, lane=0), self.slowed)
                else:
                    play_on(table, pages, people, moves, found, Philox(seed, lane=0))
            finally:
                for someone in pages.values():
                    someone.context.close()
                table.delete()
        return found

    def person(self, table: Table, role: str, size: str) -> Person:
        someone = Person(self.browser, self.served.url, **SIZES[size])
        someone.context.add_init_script(WATCHES)
        someone.page.emulate_media(reduced_motion="no-preference")
        someone.sits(table, role)
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


def play_on(table: Table, pages: Mapping[str, Person], people: Sequence[str], moves: int, found: Played, luck: Philox) -> None:
    """Until so many answers were given in all, or the game is over."""
    first, anybody = begin(table, pages)
    with Heard().listening() as heard:
        while found.moves < moves and (q := next_question(table, people, anybody)):
            answer(table, pages[q.seat], q, luck)
            found.moves += 1
        for role, someone in pages.items():
            shown(table, role, someone)
    one, two = (someone.page.evaluate("() => bench") for someone in pages.values())
    found.own, found.other = added(found.own, one["shifts"]), added(found.other, two["shifts"])
    found.pushes += [push for push in heard.pushes if push.role == first]


def begin(table: Table, pages: Mapping[str, Person]) -> tuple[str, Person]:
    """When all pages are there and at rest.  -> the first one's role and person."""
    for role, someone in pages.items():
        shown(table, role, someone)
    first, anybody = next(iter(pages.items()))
    anybody.page.wait_for_timeout(REST)
    for someone in pages.values():
        someone.page.evaluate("() => Object.values(bench).forEach((list) => { list.length = 0 })")
    return first, anybody


def next_question(table: Table, people: Sequence[str], anybody: Person) -> Open | None:
    """What one of them is asked next; None: the game is over."""
    q = until(lambda: table.settled().session.over or open_for(table, people), anybody, why="nobody is asked")
    return q if isinstance(q, Open) else None


def play_slowed(table: Table, pages: Mapping[str, Person], other: Elsewhere, moves: int, found: Played, luck: Philox,
                times: float) -> None:  # fmt: skip
    """The same, timed, with one page, slowed down so many times."""
    role, person = begin(table, pages)
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": times})
    acts: list[tuple[float, bool]] = []
    while found.moves < moves and (q := next_question(table, (role, other.role), person)):
        if q.seat == role:
            answer(table, person, q, luck)
        else:
            acts.append((other.answer(q, luck), False))
            person.page.wait_for_timeout(REST)
        found.moves += 1
    shown(table, role, person)
    seen = person.page.evaluate("() => bench")
    acts += [(click, True) for click in seen["clicks"]]
    timed(sorted(acts), seen, found)


def added(before: Shifts, shifts: Sequence[tuple[float, bool]]) -> Shifts:
    alone = sum(value for value, follows_input in shifts if not follows_input)
    return Shifts(before.alone + alone, before.all + sum(value for value, _ in shifts))


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
    press(person, there)
    person.page.wait_for_timeout(REST)
    until(lambda: key_of(person, number) != before, person, why=f"the answer to question {number} changed nothing")


def press(person: Person, there: Any) -> None:
    """As a person presses: a mouse is there before, and a button or a finger stays down for a moment.  In a tool's click all of
    this is one moment, and what the page does for the mouse that comes, and for what goes down, is in the time of the click."""
    there.click(trial=True)                                  # it is in sight, and nothing lies over it
    box = there.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if person.page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        line = person.context.new_cdp_session(person.page)
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        person.page.wait_for_timeout(HELD)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()
        return
    mouse = person.page.mouse
    mouse.move(x, y)
    person.page.wait_for_timeout(REACHED)
    mouse.down()
    person.page.wait_for_timeout(HELD)
    mouse.up()


def timed(acts: Sequence[tuple[float, bool]], seen: Mapping[str, Any], found: Played) -> None:
    """From each act, whether a click on the page or an answer sent elsewhere, to the first after it and before the next: when the
    click was sent off, the picture that shows that it was pressed, and the one of what came of it."""
    ends = [began for began, _ in acts[1:]] + [float("inf")]
    for (began, own), end in zip(acts, ends, strict=True):
        mine = (("sent", found.sent), ("pressed", found.pressed), ("shown", found.own_paint))
        for name, times in mine if own else (("shown", found.other_paint),):
            if (after := next((x for x in seen[name] if began < x < end), None)) is not None:
                times.append(after - began)
