"""A part is swapped under the reader: nothing he has begun is lost, nothing is pressed that he did not mean, nothing is read out
that is not news."""

from __future__ import annotations

from typing import Any

from montjoy.table.tables import lines
from montjoy.table.tables.table import always
from tests.browser import moments
from tests.browser.moments import in_a_fight
from tests.browser.people import until
from tests.browser.playing import key_of, open_for, shown
from tests.browser.served import Served, Table
from tests.browser.test_questions import decided
from tests.browser.ways import message
from tests.table.houses import first_lines

HEARD = """() => {
  window.heard = [];
  const quiet = (n) => { const e = n.nodeType === 1 ? n : n.parentElement; const near = e?.closest(
      "[aria-live],[role=timer],[role=log],[role=status]");
    return !near || near.getAttribute("aria-live") === "off" || near.getAttribute("role") === "timer"; };
  new MutationObserver((all) => { for (const m of all) {
    if (m.type === "characterData" && !quiet(m.target)) window.heard.push(m.target.data);
    for (const n of m.addedNodes || []) if (n.textContent.trim() && !quiet(m.target)) window.heard.push(n.textContent.trim());
  } }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def siege(served: Served, **settings: Any) -> tuple[Table, str, str, int]:
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2, **settings)
    q = open_for(table, table.people)
    assert q is not None
    return table, q.seat, next(s for s in table.people if s != q.seat), q.asked.id


def sits(person: Any, table: Table, role: str, **kind: Any) -> Any:
    """He is there, and has heard that he is."""
    someone = person(**kind).sits(table, role)
    until(lambda: table.room.seating.here.get(role), someone, why="he is not there")
    shown(table, role, someone)
    someone.page.wait_for_timeout(100)
    return someone


def news(table: Table, me: Any, mine: str, other: str, text: str = "news") -> None:
    """A line of talk, which swaps the part on his page."""
    table.says(other, text)
    me.page.locator("#talk li", has_text=text).wait_for()
    shown(table, mine, me)


async def decided_for(served: Served, table: Table, seat: str, number: int) -> None:
    """His time was up: the question is answered for him, and so is the other seat's until he is asked again."""
    room = await served.house.table(table.id)
    asked = room.clock.waiting_for
    while any(q.asked.id == number for q in asked()) or not any(q.seat == seat for q in asked()):
        q = next(asked())
        await room.answer(q.seat, q.asked.id, always(q.asked.options[0]), by="default")
        async with room.turn:
            pass


def test_a_clock_is_not_read_out_and_news_is_read_once(person: Any, served: Served) -> None:
    """Red where the seconds stand in what a screen reader reads out, or where a swap makes anew what has not changed."""
    table, mine, other, _ = siege(served, deadline=60)
    me = sits(person, table, mine)
    me.page.evaluate(HEARD)
    me.page.wait_for_timeout(2300)
    assert me.page.evaluate("() => window.heard") == []
    news(table, me, mine, other, "the only news")
    heard = me.page.evaluate("() => window.heard")
    assert len(heard) == 1 and "the only news" in heard[0], heard


def test_what_is_half_done_survives_a_swap(person: Any, served: Served) -> None:
    """A draft that is chosen and not kept yet, a proposal half written in an open fold, the place in a text, a scrolled log."""
    table, mine, other, _ = siege(served, deadline=3600)
    number = moments.until(table, lambda room: len(room.pictures.of(mine).marks) > 1 and moments.asked(room, mine)).asked.id
    me = sits(person, table, mine)
    me.page.evaluate("() => document.querySelectorAll('details').forEach(e => e.open = true)")
    drafted, reason = me.page.locator(f"#drafted{number}"), me.page.locator("#propose-reason")
    mark, saying = me.page.locator("#propose-mark"), me.page.locator("#saying")
    drafted.select_option(index=2)
    mark.select_option(index=1)
    reason.fill("because it")
    saying.fill("half a sentence")
    saying.evaluate("e => { e.focus(); e.setSelectionRange(3, 6); }")
    chosen, there = drafted.input_value(), mark.input_value()
    for n in range(2):
        news(table, me, mine, other, f"news {n}")
    assert (drafted.input_value(), mark.input_value(), reason.input_value(), saying.input_value()) == (
        chosen, there, "because it", "half a sentence")
    assert saying.evaluate("e => [e === document.activeElement, e.selectionStart, e.selectionEnd]") == [True, 3, 6]
    assert me.page.locator(".propose").evaluate("e => e.open") and me.page.locator(f"#draft{number}").evaluate("e => e.open")


def test_where_the_reader_is_stays(person: Any, served: Served) -> None:
    """The page's place and the log's place, on a phone."""
    table, mine, other, _ = siege(served)
    for n in range(25):
        table.says(other, f"line {n}")
    me = sits(person, table, mine, phone=True)
    me.page.evaluate("() => { document.querySelector('#saying').scrollIntoView({ block: 'center' }); }")
    log = me.page.locator("#log")
    log.evaluate("e => { e.style.maxHeight = '60px'; e.style.overflow = 'auto'; e.scrollTop = 20; }")
    me.page.wait_for_timeout(50)
    at = "() => Math.round(document.querySelector('#log').getBoundingClientRect().top)"
    before, scrolled = me.page.evaluate(at), log.evaluate("e => e.scrollTop")
    news(table, me, mine, other)
    assert abs(me.page.evaluate(at) - before) < 3 and log.evaluate("e => e.scrollTop") == scrolled


def test_a_press_that_was_begun_on_one_question_answers_no_other(person: Any, served: Served) -> None:
    """The finger is down on an answer when another question takes its place: letting go answers nothing.

    Red where the new question's buttons were made of the old ones."""
    table, mine, _, number = siege(served)
    me = sits(person, table, mine)
    me.page.evaluate("() => document.querySelectorAll('#ask button').forEach(e => e.old = true)")
    there = me.page.locator(f"#question{number} button[name=option]").last
    there.scroll_into_view_if_needed()
    box = there.bounding_box()
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.down()

    served.do(decided_for(served, table, mine, number))
    shown(table, mine, me)
    had = decided(table, mine)
    me.page.mouse.up()
    me.page.wait_for_timeout(400)
    assert decided(table, mine) == had
    assert me.page.evaluate("() => [...document.querySelectorAll('.question button')].filter(e => e.old).length") == 0


def test_an_answer_that_could_not_be_sent_is_said_so(person: Any, served: Served) -> None:
    """Offline: he presses, nothing arrives.  The page says that it was not sent; when the line is back he can press again."""
    table, mine, _, number = siege(served)
    me = sits(person, table, mine)
    key = key_of(me, number)
    with me.expects("ERR_", "Failed to fetch", "htmx", "network", "Failed to load resource"):
        me.context.set_offline(True)
        me.page.locator(f"#question{number} button[name=option]").last.click()
        me.page.locator("#line").wait_for(state="visible")
        assert me.page.locator("#reply .note").inner_text() == message("page-not-sent")
        assert decided(table, mine) == 0 and key_of(me, number) == key
        me.context.set_offline(False)
        me.page.locator("#line").wait_for(state="hidden")
    me.page.locator(f"#question{number} button[name=option]").last.click()
    until(lambda: decided(table, mine) == 1, me, why="it does not count after all")
    shown(table, mine, me)


def test_odds_that_were_asked_for_stay_until_the_question_is_another(person: Any, served: Served, monkeypatch: Any) -> None:
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([3]) * 32)
    table = served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"}, pause=0.2)
    mine, other, number = in_a_fight(table)
    me = sits(person, table, mine)
    how = me.page.locator(f"#question{number} a.how").first
    how.click()
    odds = me.page.locator(f"#question{number} .odds:not(:empty)").first
    odds.wait_for()
    text = odds.inner_text()
    row = "e => e.closest('li').getBoundingClientRect().width / e.closest('ul').getBoundingClientRect().width"
    assert float(odds.evaluate(row)) > 0.98, "they are cut off beside another answer"
    news(table, me, mine, other)
    assert odds.inner_text() == text


def test_the_keyboard_is_never_left_on_a_button_that_means_something_else(person: Any, served: Served) -> None:
    """He rests on an answer; his question is decided for him and another comes: the keyboard is at the new question's head."""
    table, mine, _, number = siege(served)
    me = sits(person, table, mine)
    me.page.locator(f"#question{number} button[name=option]").first.focus()

    served.do(decided_for(served, table, mine, number))
    shown(table, mine, me)
    assert me.page.evaluate("() => document.activeElement.matches('.question h2, #ask h2, #waiting')"), me.page.evaluate(
        "() => document.activeElement.outerHTML.slice(0, 200)")


def test_a_page_of_another_role_in_the_same_browser_hears_its_own_alone(person: Any, served: Served) -> None:
    """Two seats and the umpire's page in one browser: each tab is brought its own part."""
    table, mine, other, _number = siege(served, umpire=True)
    me = person().sits(table, mine, other, "umpire")
    tabs = {mine: me.page}
    for role in (other, "umpire"):
        tabs[role] = me.context.new_page()
        tabs[role].goto(table.url(role))
    until(lambda: all(table.room.seating.here.get(role) for role in tabs), me, why="not all are there")
    table.served.do(table.room.act(lambda: (lines.Noted(mine, "a note of mine alone"),)))
    for n in range(2):
        table.says(mine, f"to all {n}")
    stamps = lambda: {role: page.locator("#ask").get_attribute("data-stamp") for role, page in tabs.items()}
    until(lambda: stamps() == {role: table.settled().pictures.stamp(role) for role in tabs}, me, why="a tab stays behind")
    assert len(set(stamps().values())) == 3
    for role, page in tabs.items():
        assert str(page.locator("#say").get_attribute("action")).endswith(f"/t/{table.id}/{role}/say")


def test_an_answer_that_hangs_is_told_so_and_can_be_given_again(person: Any, served: Served) -> None:
    """The network swallows it: no error, no reply.  After some seconds the page says so; a second press counts, once."""
    table, mine, _, number = siege(served)
    me = sits(person, table, mine)
    usual = me.page.evaluate("() => htmx.config.defaultTimeout")
    assert 5_000 <= usual <= 20_000
    me.page.evaluate("() => { htmx.config.defaultTimeout = 400; }")
    swallowed: list[Any] = []
    me.page.route("**/answer", lambda route: swallowed.append(route))
    with me.expects("htmx", "timeout", "abort", "ERR_", "Failed"):
        me.page.locator(f"#question{number} button[name=option]").last.click()
        me.page.locator("#reply .note").wait_for()
        assert swallowed and decided(table, mine) == 0
        me.page.unroute("**/answer")
        me.page.evaluate("usual => { htmx.config.defaultTimeout = usual; }", usual)
        me.page.locator("#line").wait_for(state="hidden")
        me.page.locator(f"#question{number} button[name=option]").last.click()
        until(lambda: decided(table, mine) == 1, me, why="it does not count after all")
        shown(table, mine, me)


def test_a_board_that_comes_with_the_beginning_is_looked_about_on_at_once(person: Any, served: Served) -> None:
    """Red where the page looks for its board once, when it is opened: then nothing is wired to one that comes by the line."""
    table = served.table("clusta", "skirmish", people=("all",), begin=False)
    there = [person(phone=n > 0).sits(table, seat) for n, seat in enumerate(table.people[:2])]
    reader = person().sits(table, table.people[0])
    reader.page.evaluate("() => localStorage.setItem('as-text', 'yes')")

    async def begin() -> None:
        room = await served.house.table(table.id)
        await room.act(lambda: first_lines(room.session, {}))

    served.do(begin())
    for someone in there:
        someone.page.locator("#tools [data-zoom=in]").click()
        someone.page.wait_for_function("() => document.querySelector('#picture.zoomed .scene')?.style.transform")
        someone.page.locator("#tools [data-zoom=out]").click()
        someone.page.wait_for_function("() => !document.querySelector('#picture.zoomed')")
    reader.page.locator(".sentences").wait_for(state="attached")
    assert there[0].page.locator(".sentences").count() == 0


def test_how_a_form_is_written_is_fetched_when_it_is_opened_and_stays_over_a_swap(person: Any, served: Served) -> None:
    """Red where it is brought with every question, or where the next line of talk takes it away."""
    table = served.table("clusta", "skirmish", people=("all",))
    q = open_for(table, table.people)
    assert q is not None
    me, other = sits(person, table, q.seat), next(s for s in table.people if s != q.seat)
    guide = me.page.locator("[id^=guide]")
    assert guide.locator("p").count() == 0
    guide.locator("summary").click()
    guide.locator("p").first.wait_for()
    said = guide.inner_text()
    news(table, me, q.seat, other)
    assert guide.inner_text() == said and len(said) > 200
