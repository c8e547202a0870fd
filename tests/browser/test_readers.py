"""By keyboard alone, by a screen reader, from right to left on a phone, in Swedish at a desk."""

from __future__ import annotations

import re
from typing import Any

from tests.browser import moments
from tests.browser.people import until
from tests.browser.playing import FINGER, answer, key_of, open_for, shown
from tests.browser.served import Served, Table

FOCUS = """() => {
  const e = document.activeElement, style = getComputedStyle(e);
  const ring = (parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none") || style.boxShadow !== "none";
  const inside = e.closest(".question") !== null;
  return { tag: e.tagName, name: e.getAttribute("name"), ring: ring || e.closest("svg") !== null, inside };
}"""


def siege(served: Served) -> tuple[Table, str, str, int]:
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    q = open_for(table, table.people)
    assert q is not None
    return table, q.seat, next(s for s in table.people if s != q.seat), q.asked.id


def test_a_whole_question_by_keyboard_alone(person: Any, served: Served) -> None:
    """Tab reaches an answer, wherever the reader is can be seen, Enter gives it, and focus is not lost on the way."""
    table, seat, _, number = siege(served)
    me = person().sits(table, seat)
    me.waits_for_question()
    before = key_of(me, number)
    for _ in range(80):
        me.page.keyboard.press("Tab")
        at = me.page.evaluate(FOCUS)
        assert at["ring"], f"focus cannot be seen on {at}"
        if at["name"] == "option" and at["inside"]:
            break
    else:
        raise AssertionError("no answer was reached by Tab")
    me.page.keyboard.press("Enter")
    until(lambda: key_of(me, number) != before, me, why="Enter gave no answer")
    shown(table, seat, me)
    assert me.page.evaluate("() => document.activeElement !== document.body"), "focus fell off the page"


def test_a_board_speaks(person: Any, served: Served, monkeypatch: Any) -> None:
    """Spots of the board are buttons with a name and a state in words; a picture that cannot be seen has its sentences."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    q = open_for(table, table.people)
    assert q is not None
    me = person().sits(table, q.seat)
    spots = me.page.locator("#picture svg .spot[data-option]")
    assert spots.count() > 0
    names = [str(spots.nth(n).locator("title").text_content()) for n in range(spots.count())]
    assert all(len(name.split()) >= 2 for name in names), names
    spoken = me.page.locator("#board").aria_snapshot()
    assert len(re.findall(r"- button \"", spoken)) >= spots.count()
    me.page.locator("#as-text").check()
    me.page.locator("#sentences li").first.wait_for(state="visible")
    heard = me.page.locator("#ask").aria_snapshot()
    assert re.search(r"- heading \".+\"", heard)


def test_a_spot_of_the_board_answers_by_keyboard(person: Any, served: Served) -> None:
    table, seat, _, number = siege(served)
    me = person().sits(table, seat)
    before = key_of(me, number)
    spot = me.page.locator("#picture svg .spot[data-option]").first
    spot.focus()
    me.page.keyboard.press("Enter")
    choices = me.page.locator("#pick:not([hidden]) .pick-list button")
    if choices.count():
        choices.first.press("Enter")
    until(lambda: key_of(me, number) != before, me, why="the spot gave no answer")


def test_a_hebrew_phone(person: Any, served: Served, monkeypatch: Any) -> None:
    """The page runs from right to left, the board from left to right; a finger answers; nothing scrolls sideways."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)
    table = served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"}, pause=0.2)
    moments.after(table, 12)
    q = open_for(table, table.people)
    assert q is not None
    me = person(lang="he", phone=True).sits(table, q.seat)
    page = me.page
    assert page.evaluate("() => [document.documentElement.lang, getComputedStyle(document.body).direction]") == ["he", "rtl"]
    assert page.evaluate("() => getComputedStyle(document.querySelector('#picture svg')).direction") == "ltr"
    assert re.search("[\u0590-\u05ff]", me.asked)
    assert page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    ask, board = page.locator("#ask").bounding_box(), page.locator("#board").bounding_box()
    assert ask["y"] > board["y"] + 200, "on a phone the board stands on top, the question at the foot"
    answer(me, q.asked.id, 0, FINGER)
    shown(table, q.seat, me)


def test_a_swedish_desk(person: Any, served: Served) -> None:
    table, seat, _, _ = siege(served)
    me, he = person(lang="sv").sits(table, seat), person().holds(table.hold(seat)).looks(table.url(seat))
    assert me.page.evaluate("() => [document.documentElement.lang, document.documentElement.dir]") == ["sv", "ltr"]
    assert me.asked and me.asked != he.asked
    me.page.locator("details.menu summary").click()
    me.page.locator("details.menu button[lang=cs]").click()
    me.page.wait_for_function("() => document.documentElement?.lang === 'cs'")
    assert me.page.url == table.url(seat)
