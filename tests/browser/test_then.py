"""Looking back at a browser: an earlier turn stands in place of the page, says so, and is left by any way to the question."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from tests.browser import moments
from tests.browser.people import Person, until
from tests.browser.playing import answer, shown
from tests.browser.served import Served, Table
from tests.browser.ways import lang, message
from tests.suite.many import times

WAYS: list[dict[str, Any]] = [{}, {"phone": True}, {"lang": "he"}, {"phone": True, "lang": "he"}]


def played(served: Served) -> tuple[Table, str, str, int]:
    """A siege some marks on, somebody is asked."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    one = table.people[0]
    q = moments.until(table, lambda room: len(room.pictures.of(one).marks) == 3 and moments.asked(room, one))
    return table, one, next(seat for seat in table.people if seat != one), q.asked.id


def turn(me: Person) -> int:
    return int(me.page.locator("#then .then").get_attribute("data-turn"))


def at(me: Person, number: int, step: int = 0) -> None:
    which = f'[data-at-step="{step}"]' if step else ":not([data-at-step])"
    there = me.page.locator(f'#then .then[data-turn="{number}"]{which}')
    until(lambda: there.count(), me, why=f"it is not turn {number}, step {step}")


def said(me: Person) -> str:
    return plain(me.page.locator("#then-says").inner_text())


def plain(text: str) -> str:
    return re.sub("[\u2066-\u2069]", "", text)


@pytest.mark.parametrize("how", WAYS[: times(1, len(WAYS))], ids=lambda how: "-".join(map(str, how.values())) or "desktop")
def test_earlier_turns_are_stepped_through_while_the_game_goes_on(person: Any, served: Served, how: dict[str, Any]) -> None:
    """By mouse and by keyboard, turn by turn and step by step; what is new waits and is announced; nothing can be answered.

    Red where the page stays beside the earlier turn, or the line is closed while one looks back."""
    table, mine, other, number = played(served)
    me = person(**how).sits(table, mine)
    me.waits_for_question()
    shown(table, mine, me)
    until(lambda: table.room.seating.here.get(mine), me, why="he is not there")
    keys, page = me.page.keyboard, me.page
    back, ahead = ("ArrowRight", "ArrowLeft") if lang(**how) == "he" else ("ArrowLeft", "ArrowRight")
    page.locator("#steps a[data-step=back]").click()
    page.locator("#then .then").wait_for()
    last = turn(me) + 1                                      # the newest is on the page itself
    assert last >= 3 and not page.locator("#part").is_visible() and page.locator(f"#question{number}").is_hidden()
    assert said(me) == re.sub("[\u2066-\u2069]", "", page.locator("#then-title").inner_text()) and str(last) in said(me)
    keys.press("PageDown")
    at(me, last)
    keys.press("PageUp")
    at(me, last - 1)
    keys.press("Home")
    at(me, 1)
    heads, told = page.locator(".then-beside > h3").count(), page.locator("#then .log li").count()
    assert heads == min(1, told), "a heading with nothing below it"
    assert page.locator("#then a[data-step=back]").count() == page.locator("#then a[data-step=before]").count() == 0
    keys.press(ahead)
    at(me, 1, 1)
    assert page.locator("#then .log li.fresh").count() and said(me) == plain(page.locator("#then-title").inner_text())
    keys.press(back)
    at(me, 1)
    keys.press("PageDown")
    at(me, 2)
    page.locator("#then a[data-step=forward]").click()
    at(me, 3)
    assert page.evaluate("() => document.activeElement.closest('#then') !== null"), "a screen reader has lost its place"
    before = said(me)
    table.says(other, "are you there?")
    shown(table, mine, me)
    until(lambda: said(me) != before, me, why="he is not told that something new waits")
    assert turn(me) == 3 and not page.locator("#part").is_visible()
    keys.press("PageUp")
    at(me, 2)
    assert page.locator("#then .note").is_visible(), "he is not told any more"
    keys.press("Escape")
    page.locator("#part").wait_for(state="visible")
    assert page.locator("#then .then").count() == 0 and said(me) == ""
    assert page.locator("#talk li", has_text="are you there?").count() == 1
    page.locator("#steps a[data-step=before]").click()       # one step back from now
    at(me, last)                                             # only the question came since that turn began
    keys.press(ahead)
    page.locator("#part").wait_for(state="visible")
    page.locator("#steps a[data-step=first]").click()
    at(me, 1)
    page.locator("#to-ask").click()                          # the bar that says that he is asked leads to now first
    page.locator(f"#question{number}").wait_for(state="visible")
    assert page.locator("#then .then").count() == 0
    answer(me, number, 0)


CUT: Final = """() => [...document.querySelectorAll(".replay-head select")].filter((one) => {
  const pen = document.createElement("canvas").getContext("2d"), style = getComputedStyle(one);
  pen.font = style.font;
  const words = Math.max(...[...one.options].map((option) => pen.measureText(option.textContent).width));
  return words > one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
}).map((one) => one.id)"""
SEEN: Final = "e => { const b = e.getBoundingClientRect(); return b.height > 0 && b.top >= 0 && b.bottom <= innerHeight + 1; }"


@pytest.mark.parametrize("kind", ({"viewport": {"width": 1280, "height": 800}}, {"phone": True}))
def test_the_whole_board_of_an_earlier_turn_is_in_sight(person: Any, served: Served, kind: dict[str, Any]) -> None:
    """Between the head of the page and the bar that leads to the question; whose turn it was stands above it, and one comes back
    to the board.  Red where the page stood somewhere in the middle, before and after."""
    table, mine, _, _ = played(served)
    me = person(**kind).sits(table, mine)
    page = me.page
    page.locator("#steps a[data-step=back]").click()
    board, bar = page.locator("#then .picture"), page.locator("#to-ask")
    board.wait_for()
    bar.wait_for()
    which = message("page-then", turn=turn(me), last=len(table.room.pictures.of(mine).marks), newest="no")
    assert re.fullmatch(rf"{which}: \w+ \d+: .+", plain(page.locator("#then-title").inner_text())), "in which round"
    for what in (".brand", "#then-title", "#then .picture"):
        assert page.locator(what).evaluate(SEEN), what
    assert board.bounding_box()["y"] + board.bounding_box()["height"] <= bar.bounding_box()["y"]
    page.keyboard.press("Escape")
    page.locator("#part").wait_for(state="visible")
    assert page.evaluate("() => scrollY") == 0 and page.locator("#picture").evaluate(SEEN)
    table.delete()


@pytest.mark.parametrize("kind", ({"viewport": {"width": 1280, "height": 800}}, {"phone": True}))
def test_the_slider_of_a_replay_stands_by_its_board(person: Any, served: Served, kind: dict[str, Any]) -> None:
    """After the game: slider, all steps, the whole board and the line of that moment in one screen.  Red where the board began
    below it, or the log."""
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    moments.to_the_end(table)
    me = person(**kind).sits(table, "WKA")
    me.looks(table.url("WKA", "/replay?item=12"))
    for what in ("#item", *(f"[data-to={name}]" for name in ("before", "after", "mark-before", "mark-after")), "#frame .picture"):
        assert me.page.locator(what).first.evaluate(SEEN), what
    says, now = me.page.locator("#at"), me.page.locator("#now") if kind.get("phone") else me.page.locator("#frame .told .now")
    before = now.inner_text()
    last = int(re.findall(r"\d+", plain(says.inner_text()))[-1])
    assert plain(says.inner_text()) == message("page-replay-item", item=12, last=last) and before and now.evaluate(SEEN)
    me.page.locator("[data-to=after]").click()
    until(lambda: me.page.locator("#frame [data-item]").get_attribute("data-item") == "13", me, why="no step was made")
    until(lambda: now.inner_text() == me.page.locator("#frame .told .now").text_content() != before, me, why="the line stands")
    assert now.evaluate(SEEN) and plain(says.inner_text()) == message("page-replay-item", item=13, last=last)
    assert me.page.evaluate(CUT) == [], "what is chosen can be read"
    table.delete()
