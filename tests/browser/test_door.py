"""At a table's door: what an invitation is to is seen before a name is given, and whoever waits may read meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.table.tables.table import Table as Room
from tests.browser import moments
from tests.browser.people import Person, until
from tests.browser.served import Served
from tests.suite.many import times

WAYS: list[dict[str, Any]] = [{}, {"phone": True}, {"lang": "he"}, {"phone": True, "lang": "he"}]


def begun(room: Room) -> None:
    room.session.freeze({})
    room.session.begin()


@pytest.mark.parametrize("how", WAYS[: times(1, len(WAYS))], ids=lambda how: "-".join(map(str, how.values())) or "desktop")
def test_who_was_invited_sees_to_what_and_reads_until_play_begins(person: Any, served: Served, how: dict[str, Any]) -> None:
    """Red where the door stays shut, the name's field loses its place, or on the page of the rules nothing says that play has
    begun."""
    table = served.table("rudern", "siege_of_a_town", people=("WKA",), begin=False, title="Thursday's siege")
    table.hold("WKA", name="Ada")
    link = table.link("SVE")
    me: Person = person(**how)
    page = me.page
    page.goto(link)
    page.locator("#door").wait_for()
    assert "#" not in page.url and "Thursday's siege" in page.locator("#door").inner_text()
    assert "Ada" in page.locator("#door").inner_text() and page.evaluate("document.activeElement.id") == "name"
    page.locator("#name").fill("Bo")
    with page.expect_navigation():
        page.locator("#join-form button.main").click()
    me.live()
    page.locator("[data-waits]").wait_for()
    page.locator("#ask a[href='/rules/rudern']").click()     # beside: the table stays open, there his browser adds to the dice
    page.locator("#at-hand h1").wait_for()
    page.keyboard.press("Escape")
    book = me.context.new_page()                             # or in a tab of its own
    book.goto(f"{served.url}/rules/rudern")
    book.wait_for_load_state("networkidle")
    assert book.locator(".begun").count() == 0
    room = table.room
    served.do(room.act(lambda: begun(room)))
    page.locator("#board").wait_for()
    book.locator(".begun a").click()
    until(lambda: book.url == table.url("SVE"), me, why="the way does not lead to the table")
    book.goto(f"{served.url}/rules/rudern")
    book.wait_for_load_state("networkidle")
    assert book.locator(".begun").count() == 0


@pytest.mark.parametrize("how", WAYS[: times(1, len(WAYS))], ids=lambda how: "-".join(map(str, how.values())) or "desktop")
def test_a_rematch_is_one_click_and_the_other_is_invited_at_once(person: Any, served: Served, how: dict[str, Any]) -> None:
    """Red where the page of the other has to be loaded again to show the invitation, or a click does not lead to the table."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), title="Thursday's siege")
    me, friend = person(**how).sits(table, "WKA", name="Ada"), person().sits(table, "SVE", name="Bo")
    moments.to_the_end(table)
    for who in (me, friend):
        who.page.locator("form.again button[value=rematch]").wait_for()
    with me.page.expect_navigation():
        me.page.locator("form.again button[value=rematch]").click()
    assert me.page.url.endswith("/SVE")
    friend.page.locator("#ask .note", has_text="Ada").wait_for()
    with friend.page.expect_navigation():
        friend.page.locator("form.again button[value=rematch]").click()
    assert friend.page.url == me.page.url.removesuffix("SVE") + "WKA"
    for who in (me, friend):
        who.page.locator("#board").wait_for()
    other = served.do(served.house.table(me.page.url.split("/")[4]))
    until(lambda: other.session.began, me, why="play does not begin when both are there")
    assert set(other.pictures.beginning().hashes) == {"WKA", "SVE"}      # both browsers have added to the dice
