"""What has just happened is seen: figures glide from where they stood, the newest line stands above the question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import until
from tests.browser.playing import key_of, open_for, shown
from tests.browser.served import Served

COUNTED = """() => { window.glided = 0; const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.glided++; return animate.apply(this, how); }; }"""


def moves_in(person: Any, served: Served, **kind: Any) -> tuple[Any, list[tuple[str, Any]]]:
    """Two have chosen their heroes, and one of them goes into the castle.  -> the table, and who looks on."""
    table = served.table("drakborgen", "two", people=("all",), pause=0.2)
    sit = {seat: person(**kind).sits(table, seat) for seat in table.people}
    for someone in sit.values():
        someone.page.evaluate(COUNTED)
    for _ in sit:
        q = open_for(table, table.people)
        assert q is not None
        answers(table, sit, q)
    q = open_for(table, table.people)
    assert q is not None and not any(someone.page.locator("#picture .was").count() for someone in sit.values())
    answers(table, sit, q)
    return table, list(sit.items())


def answers(table: Any, sit: dict[str, Any], q: Any) -> None:
    me = sit[q.seat]
    me.page.locator(f"#question{q.asked.id} button[name=option]").first.click()
    until(lambda: key_of(me, q.asked.id) is None, me, why="it does not go on")
    for seat, someone in sit.items():
        shown(table, seat, someone)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_figure_glides_from_where_it_stood(person: Any, served: Served, motion: str) -> None:
    """Red where it jumps, where nothing marks its old place, or where it moves for somebody who wants no motion."""
    _, there = moves_in(person, served, reduced_motion=motion)
    for _, someone in there:
        someone.page.locator("#picture .was").first.wait_for(state="attached")
        newest = str(someone.page.locator("#log li.fresh:not(.head)").last.text_content()).strip()
        just = someone.page.locator("#just")
        assert newest and str(just.text_content()).endswith(newest) and just.is_visible()
        assert someone.page.evaluate("() => window.glided") == (1 if motion == "no-preference" else 0)
        assert someone.page.locator("#log li.fresh").count() > 0


def test_the_mark_goes_with_the_next_change(person: Any, served: Served) -> None:
    table, there = moves_in(person, served)
    (seat, me), _ = there
    assert me.page.locator("#picture .was").count() == 1
    table.says(seat, "where was I?")
    me.page.locator("#talk li", has_text="where was I?").wait_for()
    shown(table, seat, me)
    assert me.page.locator("#picture .was").count() == 0 and me.page.locator("#log li.fresh").count() == 0


def test_tiles_turn_and_flags_that_make_room_have_not_moved(person: Any, served: Served) -> None:
    """A square that is newly laid turns face up once, one that lay there before does not; a flag that steps aside for another
    is not marked, one that comes from another place is."""
    table = served.table("drakborgen", "two", people=("all",), pause=0.2)
    me = person(reduced_motion="no-preference").sits(table, table.people[0])
    me.page.evaluate(COUNTED)
    assert me.page.evaluate(CHANGED, ["tile", 500, 500, "77"]) == [1, 0]
    assert me.page.evaluate(CHANGED, ["figure flag", 143, 100, ""]) == [0, 0]
    assert me.page.evaluate(CHANGED, ["figure flag", 300, 100, ""]) == [1, 1]


CHANGED = """async ([kind, x, y, square]) => {
  const svg = "http://www.w3.org/2000/svg", scene = document.querySelector("#picture .scene");
  const live = document.getElementById("live");
  const swap = (what) => live.dispatchEvent(new CustomEvent(what, { bubbles: true }));
  const put = (x, y) => {
    const g = document.createElementNS(svg, "g"), title = document.createElementNS(svg, "title");
    g.setAttribute("class", kind);
    if (square) g.setAttribute("data-at", square); else title.textContent = "KAT Kazimir (head): 4 foot";
    g.setAttribute("transform", `translate(${x} ${y})`);
    g.append(title);
    scene.append(g);
    return g;
  };
  document.querySelectorAll("#picture .was").forEach((was) => was.remove());
  const old = square ? null : put(100, 100);
  if (square && !document.querySelector("#picture .tile[data-at]")) scene.querySelector("[data-at]").classList.add("tile");
  swap("htmx:after:swap");                                   // what stands there has been seen
  await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 50)));
  document.querySelectorAll("#picture .was").forEach((was) => was.remove());
  const before = window.glided;
  old?.remove();
  const now = put(x, y);
  swap("htmx:after:swap");
  const found = [window.glided - before, document.querySelectorAll("#picture .was").length];
  now.remove();
  return found;
}"""
