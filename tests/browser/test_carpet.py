"""A battle without our board on a phone: two rounds, in the soak six, by a finger, on what can be seen, by its name;
the figures lie beside it.

Planted faults that turn this red: an answer without a name of its own; the odds left off the declaration; the report left off the
page."""

from __future__ import annotations

import re
from typing import Any

import pytest

from montjoy.core.session.runner import Open
from tests.browser.people import until
from tests.browser.served import Served
from tests.browser.test_touch import named, played, press
from tests.browser.ways import lang, message
from tests.suite.many import soak_only, times

ROUNDS = times(2, 6)
BUSY = ("Choices", "Whom", "Say", "CarryOut", "Attack", "RollRally", "GoOn", "UnitOption")


def brain(view: Any, q: Open) -> Any:
    """One attack in each phase of a side, then it is rolled; no charges."""
    kinds = [kind for kind in BUSY if kind != "Attack" or getattr(q.asked.ask, "phase", 0) != 2]
    return next(o for kind in kinds for o in q.asked.options if type(o).__name__ == kind)


@pytest.mark.parametrize("lang", ["en", pytest.param("he", marks=soak_only)])
def test_rounds_with_her_own_figures_by_touch(person: Any, served: Served, lang: str) -> None:
    table = served.table("massbattle", "bridge_figures", people=("all",), pause=0.2, options={"round_limit": ROUNDS})
    [seat] = table.people
    master = person(lang=lang, phone=True).sits(table, seat)
    assert master.page.viewport_size["width"] == 390
    asked = played(table, seat, master, lang, brain)
    session = table.settled().session
    told = [type(item).__name__ for item in session.streams[seat].items]
    assert session.over and session.outcome.why == "time" and told.count("RoundBegun") == ROUNDS
    assert {"Attacked", "ShotsSpent", "InitiativeWon"} <= set(told) and len(asked) > 10 * ROUNDS
    w = table.room.words(lang)
    losses = str(w.text("carpet-losses"))
    if any(type(item).__name__ == "Attacked" and item.damage for item in session.streams[seat].items):
        until(lambda: losses in master.page.locator("main").inner_text(), master, why="the report is not on the page")


def test_a_tap_is_taken_back(person: Any, served: Served) -> None:
    """Whom she has named is taken back by the button that undoes; the odds stand on the declaration."""
    table = served.table("massbattle", "bridge_figures", people=("all",), pause=0.2)
    [seat] = table.people
    master = person(phone=True).sits(table, seat)

    answers = master.page.locator(".question button").first.bounding_box()
    assert answers["y"] + answers["height"] < master.page.viewport_size["height"], "the first answer is below the edge"
    me = master.page.locator("#picture")
    assert me.evaluate("e => e.scrollWidth <= e.clientWidth"), "the state of the units is cut at its side"
    assert me.evaluate("e => { e.scrollTop = 1e4; return e.scrollTop + e.clientHeight > e.scrollHeight - 2 && e.scrollTop > 0; }")

    def question() -> Open:
        return until(lambda: next(iter(table.settled().clock.waiting_for()), None), master, why="nobody is asked")

    def tap(kind: str) -> None:
        q = question()
        view = table.room.session.view(seat)
        press(master, *named(table, lang(), view, q, next(o for o in q.asked.options if type(o).__name__ == kind)))
        until(lambda: question().asked.id != q.asked.id, master, why="the tap did not count")

    for kind in ("Choices", "Attack", "Whom"):
        tap(kind)
    odds = str(table.room.words(lang()).text("Chance", hit=99, points=0, out=0)).partition("99")[0]
    master.page.get_by_role("button", name=re.compile(odds)).wait_for()
    declared = question().asked.id
    master.page.get_by_role("button", name=message("page-undo", what="#").rstrip(" #")).first.tap()
    until(lambda: question().asked.id != declared, master, why="it was not taken back")
    assert type(question().asked.ask).__name__ == "AtWhom"


@pytest.mark.parametrize("lang", ["en", "he"])
def test_the_sheet_fits_a_phone(person: Any, served: Served, lang: str) -> None:
    """MB-UMP-01  Nothing of it runs off at the side, and each row of boxes says what it is for; wide, it is a table."""
    table = served.table("massbattle", "bridge_figures", people=("all",), pause=0.2)
    [seat] = table.people
    master = person(lang=lang, phone=True).sits(table, seat)
    page = master.page
    page.goto(f"{served.url}/t/{table.room.id}/{seat}/paper")
    sheet = page.locator(".paper")
    assert page.viewport_size["width"] == 390 and sheet.evaluate("e => e.scrollWidth <= e.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    at = "all => all.map(e => e.getBoundingClientRect()).map(at => [at.left, at.right])"
    edges = page.locator(".paper .line").evaluate_all(at)
    assert len(edges) > 40 and all(left >= 0 and right <= 390 for left, right in edges)
    shots = str(table.room.words(lang).text("carpet-column", column="shots"))
    assert shots in page.locator("td.boxes").last.evaluate("e => getComputedStyle(e, '::before').content")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".paper td").first.evaluate("e => getComputedStyle(e).display") == "table-cell"
