"""Six powers at a browser: a land of forty places is seen whole, near one's own its names can be read and cover nothing; council,
influence and order stand beside it."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.rudern.game import game
from tests.browser import axe, sight
from tests.browser.people import until
from tests.browser.served import Served, Table
from tests.browser.ways import lang
from tests.suite.many import times

READABLE = 9                                                 # pixels of the letters of a place's name
WAYS: list[dict[str, Any]] = [{"phone": True}, {}, {"phone": True, "lang": "he"}, {"lang": "he"}]

HEIGHTS = """() => [...document.querySelectorAll("#picture .place-name")].map(e => e.getBoundingClientRect().height)"""
COVERED = """() => {
  const box = e => e.getBoundingClientRect(), names = [...document.querySelectorAll("#picture .place-name")];
  const others = [...names, ...document.querySelectorAll("#picture .flag .body, #picture .body-sign, #picture .kind-sign")];
  const meet = (a, b) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 1;
  return names.flatMap(n => others.filter(o => o !== n && meet(box(n), box(o))).map(o => n.textContent + " | " + o.outerHTML));
}"""
WHOLE = """() => {
  const box = document.querySelector("#picture").getBoundingClientRect();
  return [...document.querySelectorAll("#picture .province")].every(e => {
    const at = e.getBoundingClientRect();
    return at.left >= box.left - 1 && at.right <= box.right + 1 && at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
  });
}"""
OVER = """() => [...document.querySelectorAll("#side .council li")].some(e => e.scrollWidth > e.clientWidth + 1)"""


def ids(how: dict[str, Any]) -> str:
    return "-".join(map(str, how.values())) or "desktop"


def powers(served: Served) -> Table:
    """The first round; the League's player is asked for the Shadow Lands."""
    return served.table("rudern", "six_powers", people=("all",), title="Six powers")


@pytest.mark.parametrize("how", WAYS[: times(2, len(WAYS))], ids=ids)
def test_a_land_of_forty_places_can_be_read(person: Any, served: Served, how: dict[str, Any]) -> None:
    """From afar all of it is seen, near one's own the names can be read, and none covers another, a flag or a sign."""
    table = powers(served)
    me = person(**how).sits(table, "LEA")
    count = len(game.scenarios["six_powers"].provinces)
    me.page.locator("[data-zoom=all]").evaluate("e => e.click()")
    until(lambda: me.page.evaluate(WHOLE), me, why="a part of the land is out of sight")
    assert len(me.page.evaluate(HEIGHTS)) == count and me.page.evaluate(COVERED) == []
    me.page.locator("[data-zoom=me]").evaluate("e => e.click()")
    until(lambda: min(me.page.evaluate(HEIGHTS)) >= READABLE, me, why="names too small to read")
    assert me.page.evaluate(COVERED) == []
    table.delete()


@pytest.mark.parametrize("how", WAYS[: times(2, len(WAYS))], ids=ids)
def test_the_council_stands_beside_the_map(person: Any, served: Served, how: dict[str, Any]) -> None:
    """RW-CAM-RND-03, RW-CAM-OFF-01, RW-CAM-INF-01  For whom one acts, the order with the present impulse, every office."""
    table = powers(served)
    me = person(**how).sits(table, "LEA")
    w = table.room.words(lang(**how))
    side = me.page.locator("#side")
    assert str(w.text("head-acts-for", faction="SHA")) in side.inner_text()
    assert me.page.locator("#side .council [aria-current=true]").inner_text() == w.name("SHA")
    assert me.page.locator("#side .council h3").count() == 4 and not me.page.evaluate(OVER)
    faults = [fault for fault in axe.faults(me.page) if "partially obscured" not in fault]      # by the sheet of a phone
    assert faults == [] and sight.faults(me.page, bool(how.get("phone"))) == []
    table.delete()
