"""The live line of a page: it is lost and found, it ends with a revoked link, it tells of nothing that is not one's own."""

from __future__ import annotations

from typing import Any

from montjoy.table.tables.rehearsal import waiting
from montjoy.table.tables.rehearsal.waiting import Waits
from tests.browser.people import given, until
from tests.browser.playing import answer, open_for, shown
from tests.browser.served import Served, Table
from tests.browser.ways import read

DIFFERS = ("The rules of this game have changed with a new release, and what was played so far would come out differently. "
           "The table waits until its host or its umpire decides how the game goes on.")


def siege(served: Served, **settings: Any) -> Table:
    return served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2, **settings)


def asked(table: Table) -> tuple[str, str, int]:
    """Whose turn it is, who waits, the question."""
    q = open_for(table, table.people)
    assert q is not None
    return q.seat, next(seat for seat in table.people if seat != q.seat), q.asked.id


def test_a_lost_line_is_shown_and_catches_up(person: Any, served: Served) -> None:
    """The waiting one is offline while the other acts: his page says that the line is lost, and afterwards has missed nothing.

    Red where the line were not taken up again, or began with what is new only from then on."""
    table = siege(served)
    mine, other, number = asked(table)
    me, he = person().sits(table, mine), person().sits(table, other)
    shown(table, other, he)
    until(lambda: table.room.seating.here.get(other), he, why="he is not there")
    with he.expects("Failed to load resource", "ERR_", "htmx", "Failed to fetch", "network"):
        he.context.set_offline(True)
        served.call(lambda: served.house.subscribers.cut(table.id, role=other))   # what a lost network does to an open stream
        answer(me, number, len(me.answers()) - 1)
        assert he.stamp != table.room.pictures.stamp(other)
        he.page.locator("#line").wait_for(state="visible")
        he.page.wait_for_timeout(300)
        he.context.set_offline(False)
        until(lambda: he.stamp == table.room.pictures.stamp(other), he, why="he did not catch up")
        he.page.locator("#line").wait_for(state="hidden")
        he.waits_for_question()


def test_a_revoked_link_ends_the_open_page(person: Any, served: Served) -> None:
    """Within a second the page shows nothing any more, and neither a reload nor an answer of its brings anything back."""
    table = siege(served)
    mine, _, _ = asked(table)
    me = person().sits(table, mine)
    me.waits_for_question()
    until(lambda: table.room.seating.here.get(mine), me, why="he is not there")
    with me.expects("404", "Failed to load resource"):
        table.revoke(mine)
        until(lambda: me.page.locator(".question").count() == 0, me, why="the page still shows the seat's question")
        again = me.context.new_page()
        reply = again.goto(table.url(mine))
        assert reply is not None and reply.status == 404
        assert again.locator(".question").count() == 0


def test_an_invitation_is_opened_by_two_and_seats_one(person: Any, served: Served) -> None:
    """The address bar keeps no token; opening the page uses nothing up; the second to come is told, as for any bad link."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), begin=False)
    seat = table.people[0]
    link = table.link(seat)
    one, two = person(), person(phone=True)
    for someone in (one, two):
        someone.page.goto(link)
        someone.page.locator("form[action='/join'], form[hx-post='/join']").first.wait_for()
        until(lambda page=someone.page: "#" not in page.url or len(page.url.split("#")[1]) < 16, someone,
              why="the token stays in the address bar")
    one.page.locator("input[name=name]").fill("Ada")
    one.page.locator("main form:has(input[name=name]) button.main").first.click()
    one.page.wait_for_url(f"**/t/{table.id}/{seat}")
    assert [p.name for p in table.room.absence.sittings() if p.role == seat] == ["Ada"]
    with two.expects("422"):
        two.page.locator("input[name=name]").fill("Bo")
        two.page.locator("main form:has(input[name=name]) button.main").first.click()
        two.page.locator(".note.bad, .bad, [role=alert]").first.wait_for()
    assert [p.name for p in table.room.absence.sittings() if p.role == seat] == ["Ada"]


def test_talk_reaches_the_other_and_runs_nothing(person: Any, served: Served) -> None:
    table = siege(served)
    mine, other, _ = asked(table)
    me, he = person().sits(table, mine, name="Ada <b>"), person(lang="he", phone=True).sits(table, other)
    me.page.locator("#saying").fill("<img src=x onerror=alert(1)> \u202eback")
    me.page.locator("#say button").click()
    line = he.page.locator("#talk li").first
    until(lambda: he.page.locator("#talk li").count(), he, why="nothing was heard")
    assert "<img src=x onerror=alert(1)>" in str(line.text_content())
    assert he.page.locator("#talk img").count() == 0


def test_what_is_typed_stays_when_the_page_changes_around_it(person: Any, served: Served) -> None:
    """Focus, half a sentence, an open fold: news changes none of them."""
    table = siege(served)
    mine, other, number = asked(table)
    me, he = person().sits(table, mine), person().sits(table, other)
    saying = he.page.locator("#saying")
    saying.fill("half a sen")
    saying.focus()
    before = he.stamp
    answer(me, number, len(me.answers()) - 1)
    until(lambda: he.stamp != before, he)
    assert saying.input_value() == "half a sen"
    assert he.page.evaluate("() => document.activeElement.id") == "saying"


def test_news_that_comes_while_the_page_is_being_fetched_is_not_lost(person: Any, served: Served) -> None:
    """A slow network, and a reader who wants the board in words, which the line does not bring: the second piece of news comes
    while his page fetches what the first one told of.

    Red where a page that is fetching passes news by: it would show the first line until something else happens."""
    table = siege(served)
    mine, other, _ = asked(table)
    me = person().sits(table, mine)
    me.page.locator("#as-text").check()
    me.page.locator("#sentences").wait_for()
    shown(table, mine, me)
    until(lambda: table.room.seating.here.get(mine), me, why="he is not there")

    begun: list[Any] = []

    def slow(route: Any) -> None:
        begun.append(route)
        reply = route.fetch()                                # what is true now, but it takes its time
        me.page.wait_for_timeout(500)
        given(route, response=reply)

    me.page.route("**/part?*", slow)
    table.says(other, "first")
    until(lambda: begun, me, why="it fetches nothing")
    me.page.wait_for_timeout(200)
    table.says(other, "second")
    until(lambda: me.page.locator("#talk li").count() == 2, me, why="the second piece of news was lost")
    me.page.unroute_all(behavior="wait")                     # each is answered by the one or by the other
    shown(table, mine, me)
    assert me.page.locator("#sentences").count()


def test_the_line_brings_the_page_and_nothing_is_fetched(person: Any, served: Served) -> None:
    """What others do comes down the line; a fold that is open, and where the keyboard is, stay as they were.

    Red where a page fetched what the line had told of."""
    table = siege(served)
    mine, other, number = asked(table)
    me, he = person().sits(table, mine), person().sits(table, other)
    shown(table, other, he)
    until(lambda: table.room.seating.here.get(other) and table.room.seating.here.get(mine), he, why="they are not there")
    he.page.wait_for_timeout(200)
    fetched: list[str] = []
    he.page.on("request", lambda request: "/head?" in request.url or fetched.append(request.url))     # the receipt's own look
    fold = he.page.locator("#card details")
    fold.evaluate("e => { e.open = !e.open; e.querySelector('summary').focus(); }")
    was, before = fold.evaluate("e => e.open"), he.stamp
    answer(me, number, len(me.answers()) - 1)
    until(lambda: he.stamp != before, he)
    table.says(mine, "hello")
    until(lambda: he.page.locator("#talk li").count() == 1, he, why="the line brought nothing")
    assert fetched == [] and fold.evaluate("e => e.open") == was
    assert he.page.evaluate("() => document.activeElement.closest('#card') !== null")


def test_a_table_that_waits_says_so_on_an_open_page_and_what_is_typed_stays(person: Any, served: Served) -> None:
    """The server came back with other rules: the page says why nothing happens, keeps what its reader is writing, and goes on by
    itself when the table does.

    Red where the page were replaced, or nothing said."""
    table = siege(served)
    mine, _, _ = asked(table)
    me = person().sits(table, mine)
    me.waits_for_question()
    until(lambda: table.room.seating.here.get(mine), me, why="he is not there")
    room, real = table.room, served.house.table

    async def waits(id: str) -> Any:
        if id == table.id:
            raise Waits(id, waiting.DIFFERS, room.meta)
        return await real(id)

    me.page.locator("#say [name=text]").fill("half a sentence")
    with me.expects("503", "Failed to load resource", "htmx", "EventSource", "ERR_"):
        served.call(lambda: setattr(served.house, "table", waits))
        served.call(lambda: served.house.subscribers.cut(table.id, role=mine))
        me.page.locator("#reply", has_text=read(DIFFERS)).wait_for()
        assert me.page.locator("#say [name=text]").input_value() == "half a sentence"
        assert me.page.locator(".question").count() == 1
        served.call(lambda: delattr(served.house, "table"))
        me.page.evaluate("dispatchEvent(new Event('online'))")         # what it does by itself after a while
        me.page.locator("#line").wait_for(state="hidden")
    assert me.page.locator("#say [name=text]").input_value() == "half a sentence"
    assert me.faults and all(fault.startswith("503 ") for fault in me.faults)
    me.faults.clear()
