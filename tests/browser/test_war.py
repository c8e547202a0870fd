"""The Rudern War at a browser: the form of the chests by mouse, finger and keys; a map that is looked at and answers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import until
from tests.browser.playing import FINGER, KEYS, MOUSE, answer, key_of, open_for, tap
from tests.browser.served import Served, Table
from tests.browser.test_questions import decided

KINDS = [(MOUSE, "en", False), (FINGER, "he", True), (KEYS, "cs", False), (KEYS, "sv", True)]


def two_lords(served: Served) -> tuple[Table, int]:
    """The first question of the game: how much each of two nobles at home is to carry."""
    table = served.table("rudern", "two_lords", people=("all",), options={"fill_chests": True}, pause=0.2)
    q = open_for(table, ("KAT",))
    assert q is not None
    assert q.asked.kind == "order"
    return table, q.asked.id


def carried(table: Table) -> tuple[int, list[int]]:
    """What lies in the treasury of Katzowic, and what its nobles carry."""
    view = table.settled().session.view("KAT")
    return view.treasuries["KAT"], sorted(view.chests.values())


def send(me: Any, number: int, text: str, how: str) -> None:
    """A line, written and sent as it is done with a mouse, a finger or keys alone."""
    field, button = me.page.locator(f"#text{number}"), me.page.locator(f"#question{number} button.main")
    if how == KEYS:
        for _ in range(80):
            if me.page.evaluate("() => document.activeElement.tagName") == "TEXTAREA":
                break
            me.page.keyboard.press("Tab")
        else:
            raise AssertionError("Tab did not reach the form")
        me.page.keyboard.press("Control+A")
        me.page.keyboard.type(text)
        me.page.keyboard.press("Tab")
        assert me.page.evaluate("() => document.activeElement.classList.contains('main')")
        me.page.keyboard.press("Enter")
        return
    (field.click if how == MOUSE else lambda: tap(me, field))()
    field.fill(text)
    (button.click if how == MOUSE else lambda: tap(me, button))()


@pytest.mark.parametrize("how, lang, phone", KINDS)
def test_chests_are_filled(person: Any, served: Served, how: str, lang: str, phone: bool) -> None:
    """RW-GEN-16-X  Too much is refused and stays written; then it counts, and the other side's page shows nothing of it."""
    table, number = two_lords(served)
    me, other = person(lang=lang, phone=phone).sits(table, "KAT"), person().sits(table, "SVE")
    me.waits_for_question()
    assert carried(table) == (9, [3, 4])
    field = me.page.locator(f"#text{number}")
    assert field.bounding_box()["height"] < 120
    with me.expects("422"):
        send(me, number, "90 90", how)
        me.page.locator("#reply .bad").wait_for()
    assert "RW-GEN-16-X" in me.page.locator("#reply").inner_text()
    assert field.input_value() == "90 90" and field.get_attribute("aria-invalid") == "true"
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    send(me, number, "8 6", how)
    until(lambda: key_of(me, number) is None, me, why="the form did not count")
    assert carried(table) == (2, [6, 8])
    me.page.locator("#card").get_by_text("8").first.wait_for()
    assert "8" not in other.page.locator("#told").inner_text() and other.page.locator("#card").get_by_text("Kazimir").count() == 0


def test_chests_left_alone_and_told_back(person: Any, served: Served) -> None:
    """RW-GEN-16-X  A full stop leaves all as it is; how a line is understood is told before it is sent."""
    table, number = two_lords(served)
    me = person().sits(table, "KAT")
    me.page.locator(f"#text{number}").fill("5 5")
    me.page.locator(f"#question{number} button[name=check]").click()
    me.page.locator("#reply", has_text="katzowic 5").wait_for()
    assert carried(table) == (9, [3, 4])
    send(me, number, ".", MOUSE)
    until(lambda: key_of(me, number) is None, me, why="the form did not count")
    assert carried(table) == (9, [3, 4])


def test_a_click_on_a_place_shows_its_answer_first(person: Any, served: Served) -> None:
    """Somebody who clicks on a town to see what it is does not march there and give up his siege; a second click does."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    q = open_for(table, table.people)
    assert q is not None
    me = person().sits(table, q.seat)
    me.waits_for_question()
    spots = me.page.locator("#picture svg .spot[data-option]").all()
    spot = next(s for s in spots if " " not in str(s.get_attribute("data-option")))
    for press in (spot.click, lambda: spot.press("Enter")):
        press()
        offered = me.page.locator("#pick:not([hidden]) .pick-list button")
        offered.wait_for()
        me.page.wait_for_timeout(200)
        assert decided(table, q.seat) == 0
        me.page.keyboard.press("Escape")
        offered.wait_for(state="hidden")
    spot.click()
    offered.click()
    until(lambda: decided(table, q.seat) == 1, me, why="the answer did not count")


def test_what_the_scenario_is_about_can_be_read_at_the_table(person: Any, served: Served) -> None:
    """By whoever came by a link, and in his own language; it stays open when the page changes."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    me = person(lang="he", phone=True).sits(table, "SVE")
    me.page.locator("#aim summary").tap()
    me.page.locator("#aim p", has_text="סוובוד").first.wait_for(state="visible")
    table.says("WKA", "news")
    me.page.locator("#talk li", has_text="news").wait_for()
    assert me.page.locator("#aim p").first.is_visible()


def test_why_no_assault_is_offered_stands_on_the_page(person: Any, served: Served) -> None:
    """RW-SIEGE-06  Whoever has begun a siege reads beside the map when he may storm; the besieged do not."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    q = open_for(table, ("WKA",))
    assert q is not None
    me, other = person().sits(table, "WKA"), person().sits(table, "SVE")
    me.waits_for_question()
    begin = next(n for n, text in enumerate(me.answers()) if text.startswith("Begin the siege"))
    assert me.page.locator("#side .hindrance").count() == 0
    answer(me, q.asked.id, begin)
    me.page.locator("#side .hindrance", has_text="the assault must wait").wait_for()
    assert other.page.locator("#side .hindrance").count() == 0
