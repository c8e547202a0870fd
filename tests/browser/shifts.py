"""How far a page jumps: what Chromium itself counts as layout shift, with and without what follows an own click."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from montjoy.core.session.runner import Open
from tests.browser.people import Person, until
from tests.browser.playing import answer, key_of, open_for
from tests.browser.served import Table

WATCH: Final = """
window.shifts = [];
new PerformanceObserver(list => {
  const box = r => [r.x, r.y, r.width, r.height].map(Math.round), of = n => n && (n.nodeType === 1 ? n : n.parentElement);
  for (const s of list.getEntries()) window.shifts.push({
    value: s.value, own: s.hadRecentInput,
    what: s.sources.map(x => {
      const e = of(x.node), name = e ? `${e.tagName} in #${e.closest("[id]")?.id}` : "what is gone";
      return `${name} from ${box(x.previousRect)} to ${box(x.currentRect)}`;
    }),
  });
}).observe({ type: "layout-shift", buffered: true });
"""


class Shifts(NamedTuple):
    """Sums over all that was watched: `alone` without what came within half a second of an own click, `every` with it."""

    alone: float
    every: float
    worst: list[str]


def watch(someone: Person) -> Person:
    """From the next page on that he opens."""
    someone.context.add_init_script(WATCH)
    return someone


def counted(someone: Person) -> Shifts:
    """Since he opened the page."""
    someone.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
    found: list[dict[str, Any]] = someone.page.evaluate("window.shifts")
    worst = sorted(found, key=lambda s: -s["value"])[:6]
    told = [f"{s['value']:.4f}{' own' if s['own'] else ''}: {'; '.join(s['what'])}" for s in worst]
    return Shifts(sum(s["value"] for s in found if not s["own"]), sum(s["value"] for s in found), told)


def moves(table: Table, people: Mapping[str, Person], wish: Callable[[Any, Open], Any], ways: Mapping[str, str], most: int,
          pause: float) -> int:
    """So many answers by people at their pages, by mouse or finger, and texts written out.  -> how many there were."""
    anybody = next(iter(people.values()))
    for given in range(most):
        q = until(lambda: table.settled().session.over or open_for(table, tuple(people)), anybody, why="nobody is asked")
        if not isinstance(q, Open):
            return given
        wanted, number, me = wish(table.room.session.view(q.seat), q), q.asked.id, people[q.seat]
        if q.asked.kind == "order":
            writes(me, number, table.room.game.write(wanted))
        else:
            same = [n for n, x in enumerate(q.asked.options) if x == wanted and type(x) is type(wanted)]
            answer(me, number, same[0] if same else 0, ways[q.seat])
        me.page.wait_for_timeout(1000 * pause)
    return most


def writes(me: Person, number: int, text: str) -> None:
    """A text as the answer, until the page shows that it counted."""
    field = me.page.locator(f"#text{number}")
    field.wait_for()
    before = key_of(me, number)
    field.fill(text)
    me.page.locator(f"#q{number} button.main").first.click()
    until(lambda: key_of(me, number) != before, me, why=f"the text for question {number} changed nothing")
