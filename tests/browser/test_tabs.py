"""One browser, several tables in several tabs: joining another ends none of them."""

from __future__ import annotations

from typing import Any

from tests.browser.people import given, until
from tests.browser.playing import answer, open_for
from tests.browser.served import Served, Table
from tests.table.houses import COOKIE


def cookie_of(person: Any) -> str:
    return next(str(c["value"]) for c in person.context.cookies() if c["name"] == COOKIE)


def test_four_tables_in_four_tabs_live_on(person: Any, served: Served) -> None:
    """Each is joined by its link or opened at one click, while the tabs before it are open: none says "nothing here", each hears
    what others do there, and an answer from each counts.  Another browser's move comes in every tab.

    Red where the cookie of before is dead at once: the tabs' lines are cut, what they ask for then is not there."""
    me = person()
    tables: list[tuple[Table, str, Any]] = []
    cookies = set()
    for n in range(4):
        tab = me.page if n == 0 else me.context.new_page()
        table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
        seat = asked(table)
        tab.goto(table.link(seat))
        tab.locator("form[action='/join'] button.main").first.click()
        tab.wait_for_url(f"**/t/{table.id}/{seat}")
        tab.locator(".question").first.wait_for()
        tables.append((table, seat, tab))
        cookies.add(cookie_of(me))
        for other, role, there in tables:                    # whoever else sits there says something
            said = f"after {n + 1}"
            other.says(next(s for s in other.people if s != role), said)
            until(lambda there=there, said=said: said in "".join(there.locator("#talk li").all_text_contents()), me,
                  why=f"tab {role} of {other.id} heard nothing")
    assert len(cookies) == 4
    for table, seat, tab in tables:
        assert tab.url.endswith(f"/t/{table.id}/{seat}") and not tab.locator("h1", has_text="Page not found").count()
        me.page = tab
        q = open_for(table, (seat,))
        assert q is not None
        answer(me, q.asked.id, len(me.answers()) - 1)


def asked(table: Table) -> str:
    q = open_for(table, table.people)
    assert q is not None
    return str(q.seat)


def test_not_there_is_asked_for_once_more(person: Any, served: Served) -> None:
    """One "not there" in the moment in which the cookie changes is not believed; a second one is."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    seat = asked(table)
    me = person().sits(table, seat)
    me.waits_for_question()
    until(lambda: table.room.seating.here.get(seat), me, why="he is not there")
    refused: list[str] = []

    def once(route: Any) -> None:
        refused.append(route.request.method)
        given(route, status=404, body="<h1>Page not found</h1>", content_type="text/html")

    me.page.route("**/answer", once, times=1)
    with me.expects("404", "Failed to load resource"):
        q = open_for(table, (seat,))
        assert q is not None
        answer(me, q.asked.id, len(me.answers()) - 1)
        assert refused == ["POST"] and not me.page.locator("h1", has_text="Page not found").count()
        table.revoke(seat)
        me.page.locator("h1", has_text="Page not found").wait_for()
