"""A question at a browser: reload in every kind of it, double clicks, two tabs, the back button, sealed choices, clocks."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.record import entries as rec
from montjoy.table.tables.clock import Clock
from montjoy.words.plain_text import without_marks
from tests.browser.moments import in_a_fight, until_asked
from tests.browser.people import Person, until
from tests.browser.playing import answer, button, key_of, open_for, shown
from tests.browser.served import Served, Table
from tests.browser.ways import message, read


def decided(table: Table, seat: str) -> int:
    """How many answers of a seat stand in the record."""
    return sum(isinstance(e, rec.Decided) and e.seat == seat for e in table.settled().session.entries)


def siege(served: Served, **settings: Any) -> Table:
    return served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2, **settings)


def delve(served: Served, **more: Any) -> Table:
    return served.table("drakborgen", "two", people=("all",), **{"pause": 0.2, **more})


def first(table: Table) -> tuple[str, int]:
    q = open_for(table, table.people)
    assert q is not None
    return q.seat, q.asked.id


def everything(someone: Person) -> list[str]:
    """What his page says, but for what the clock on the wall changes."""
    return [str(x) for x in someone.page.locator("#part").all_inner_texts()]


# ---- choose ------------------------------------------------------------------------------------------------------------
NOTHING_NEW = "() => document.querySelector('#just').replaceChildren()"   # a page read anew does not know it


def test_reload_while_asked_and_after_an_answer(person: Any, served: Served) -> None:
    table = siege(served)
    seat, number = first(table)
    someone = person().sits(table, seat)
    someone.waits_for_question()
    before = everything(someone), key_of(someone, number)
    someone.page.reload()
    someone.live()
    assert (everything(someone), key_of(someone, number)) == before
    answer(someone, number, len(someone.answers()) - 1)
    shown(table, seat, someone)
    someone.page.evaluate(NOTHING_NEW)
    after = everything(someone)
    someone.page.reload()
    someone.page.wait_for_function("() => document.querySelector('#just').textContent")
    someone.page.evaluate(NOTHING_NEW)
    assert everything(someone) == after != before[0]


def test_a_double_click_counts_once(person: Any, served: Served) -> None:
    """Red where the hidden key were another on every click, or the server did not look at keys."""
    table = delve(served, options={"hero_deal": "random"})
    seat, number = first(table)
    someone = person().sits(table, seat)
    key = key_of(someone, number)
    had = decided(table, seat)
    button(someone, number, 0).dblclick(delay=0)
    until(lambda: key_of(someone, number) != key, someone)
    someone.page.wait_for_timeout(300)
    assert decided(table, seat) == had + 1


def test_two_tabs_of_one_seat_show_the_same_and_the_late_one_is_told(person: Any, served: Served) -> None:
    table = siege(served)
    seat, number = first(table)
    someone = person().sits(table, seat)
    second = someone.context.new_page()
    second.goto(table.url(seat))
    second.locator(".question").first.wait_for()
    answer(someone, number, len(someone.answers()) - 1)
    shown(table, seat, someone)
    until(lambda: second.locator("#ask").get_attribute("data-stamp") == someone.stamp, someone, why="the other tab stays behind")
    assert decided(table, seat) == 1


def test_a_late_answer_is_told_what_is_true_now(person: Any, served: Served) -> None:
    """The page is an old one: its answer changes nothing, and the refusal says so in words."""
    table = siege(served)
    seat, number = first(table)
    someone = person().sits(table, seat)
    late = someone.context.new_page()
    late.goto(table.url(seat))
    late.locator("#live").evaluate("e => e.remove()")
    someone.context.set_offline(False)
    late.route("**/part", lambda route: route.abort())       # it hears of nothing
    with someone.expects("Failed to load resource", "ERR_FAILED"):
        last = len(someone.answers()) - 1
        answer(someone, number, last)
        shown(table, seat, someone)
        had = decided(table, seat)
        late.locator(f"#question{number} button[name=option]").first.click()
        late.locator("#reply .note").wait_for()
    assert decided(table, seat) == had


def test_back_and_forward_show_what_is_true(person: Any, served: Served) -> None:
    """Red where the browser were let keep a page: it would show the question that is answered."""
    table = siege(served)
    seat, number = first(table)
    someone = person().sits(table, seat)
    someone.page.goto(served.url + "/")
    someone.page.goto(table.url(seat))
    someone.live()
    answer(someone, number, len(someone.answers()) - 1)
    shown(table, seat, someone)
    someone.page.go_back()
    someone.page.go_forward()
    shown(table, seat, someone)
    assert key_of(someone, number) is None


def test_without_scripts_the_page_is_plain_forms(person: Any, served: Served) -> None:
    table = siege(served)
    seat, number = first(table)
    someone = person(java_script_enabled=False).holds(table.hold(seat))
    someone.page.goto(table.url(seat))
    buttons = someone.page.locator(f"#question{number} button[name=option]")
    with someone.page.expect_navigation():
        buttons.nth(buttons.count() - 1).click()
    assert decided(table, seat) == 1
    assert someone.page.url == table.url(seat)
    someone.page.reload()                                    # an answer is acknowledged first and carried out then
    assert someone.page.locator(f"#question{number}").count() == 0


# ---- sealed ------------------------------------------------------------------------------------------------------------
ALL_BUT_TALK = """() => {
  const part = document.querySelector("#part").cloneNode(true);
  part.querySelector("#talk").remove();
  part.querySelector("#ask").removeAttribute("data-stamp");
  return part.innerHTML;
}"""
COUNTS_NEWS = """() => {
  window.news = 0;
  document.addEventListener("htmx:after:swap", (e) => { if (["part", "live"].includes(e.target.id)) window.news++; });
}"""


@pytest.fixture
def fight(served: Served, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([3]) * 32)
    table = delve(served, options={"hero_deal": "random"})
    return table, *in_a_fight(table)


def test_a_sealed_choice_is_shown_to_nobody_and_can_be_changed(person: Any, fight: Any) -> None:
    """Red where an answer stood in anybody else's picture: his page would get another stamp."""
    table, mine, other, number = fight
    me, he = person().sits(table, mine), person(lang="sv").sits(table, other)
    me.waits_for_question()
    he.waits_for_question()
    both_here = "that both are here has not been told: it is in everybody's picture, his own too"
    until(lambda: all(p.here for p in table.settled().pictures.of(other).people if p.role in (mine, other)), he, why=both_here)
    shown(table, other, he)
    before, stamp = he.page.evaluate(ALL_BUT_TALK), he.stamp
    he.page.evaluate(COUNTS_NEWS)
    for option in (0, 1):                                    # he thinks better of it
        answer(me, number, option)
        assert me.page.locator(f"#question{number} [aria-pressed=true]").count() == 1
        assert table.settled().pictures.stamp(other) == stamp
    table.says(other, "Well, well.")                         # what was brought to him before this has come when this has
    he.page.locator("#talk").get_by_text("Well, well.").wait_for()
    assert (he.page.evaluate(ALL_BUT_TALK), he.page.evaluate("window.news")) == (before, 1)
    stamp = he.stamp
    me.page.reload()                                         # what he gave is still there, still to be changed
    me.live()
    assert me.page.locator(f"#question{number} [aria-pressed=true][value='1']").count() == 1
    theirs = next(q.asked.id for q in table.settled().clock.waiting_for() if q.seat == other)
    answer(he, theirs, 0)
    shown(table, mine, me)
    assert me.stamp != stamp


def test_the_clock_of_a_fight_is_closed_by_the_server(person: Any, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers: when the seconds are over the fight goes on by itself, and both pages show it."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([3]) * 32)
    monkeypatch.setattr(Clock, "seconds_for", lambda self, q: 3.0 if isinstance(q.asked.ask, str) else 0.0)
    table = delve(served, options={"hero_deal": "random"})
    mine, other, number = in_a_fight(table)
    me, he = person().sits(table, mine), person(phone=True).sits(table, other)
    until(lambda: key_of(me, number) is None, me, why="the server did not close the choice")
    shown(table, mine, me)
    shown(table, other, he)
    by = [e.by for e in table.room.session.entries if isinstance(e, rec.Decided)]
    assert "default" in by


def test_the_seconds_left_are_shown_and_counted(person: Any, served: Served) -> None:
    table = siege(served, deadline=60)
    seat, _ = first(table)
    someone = person().sits(table, seat)
    left = someone.page.locator(".question .left")
    left.wait_for()
    before = left.text_content()
    until(lambda: left.text_content() != before, someone, why="the seconds stand still")


# ---- reactions and orders ------------------------------------------------------------------------------------------------
def test_reload_while_a_reaction_may_be_given(person: Any, served: Served) -> None:
    """The pause is the same bar for all; who can react is asked again after a reload, and his answer counts."""
    table = served.table("cards", people=("all",), pause=30.0)
    q = until_asked(table, "offer")
    me = person().sits(table, q.seat)
    button(me, q.asked.id, 0).wait_for()
    assert me.page.locator("#ask > #pause:last-child").count() == 1, "what stands below it moves whenever it comes or goes"
    me.page.reload()
    me.live()
    assert me.page.locator("#pause").count() == 1
    had = decided(table, q.seat)
    answer(me, q.asked.id, 0)
    assert decided(table, q.seat) == had + 1
    me.page.reload()
    assert me.page.locator(f"#question{q.asked.id} [aria-pressed=true]").count() == 1 or key_of(me, q.asked.id) is None


def test_an_order_form_keeps_what_is_typed_and_what_was_sent(person: Any, served: Served) -> None:
    """Half an order is kept when the page is swapped under it, a wrong one when it is refused; a sealed one is shown again."""
    table = served.table("pickets", people=("all",), pause=0.2, chat=True)
    q = until_asked(table, "order")
    me = person().sits(table, q.seat)
    text = me.page.locator(f"#question{q.asked.id} textarea")
    text.fill("no order of ours at all")
    other = next(seat for seat in table.people if seat != q.seat)
    he = person().sits(table, other)                         # his coming is news to this page
    he.page.locator("#saying").fill("hello")
    he.page.locator("#say button").click()
    me.page.locator("#talk li").first.wait_for()
    assert text.input_value() == "no order of ours at all"
    with me.expects("422"):
        me.page.locator(f"#question{q.asked.id} form button.main").click()
        me.page.locator("#reply .note").wait_for()
    assert text.input_value() == "no order of ours at all"
    room = table.settled()
    good = room.game.write(room.game.default(room.session.view(q.seat), q.asked, ()))
    text.fill(good)
    me.page.locator(f"#question{q.asked.id} form button.main").click()
    until(lambda: decided(table, q.seat) == 1, me, why="the order did not count")
    me.page.reload()
    me.live()
    assert text.input_value().strip() == good.strip()
    assert he.page.locator("#ask").get_attribute("data-stamp") == table.settled().pictures.stamp(other)


# ---- typed dice ----------------------------------------------------------------------------------------------------------
def test_reload_while_dice_are_to_be_typed(person: Any, served: Served) -> None:
    table = served.table("drakborgen", "one", people=("red",), typed=True, umpire=True, pause=0.2)
    someone = person().sits(table, "red", "umpire")
    desk = someone.context.new_page()
    desk.goto(table.url("umpire"))
    page = desk if desk.locator("#typing").count() else someone.page
    page.locator("#typing").wait_for()
    page.reload()
    page.locator("#typing").wait_for()
    before = len(table.settled().session.entries)
    page.locator("#typing button[name=roll], #typing button").last.click()
    until(lambda: len(table.settled().session.entries) > before, someone, why="the typed dice did not count")


def test_no_button_touches_the_next_on_a_phone(person: Any, served: Served) -> None:
    """Red where the row with another way to send a text stands close under the one that tells it back."""
    table = served.table("clusta", "skirmish", people=("all",))
    seat, number = first(table)
    someone = person(phone=True).sits(table, seat)
    boxes = [x.bounding_box() for x in someone.page.locator(f"#q{number} .row button").all()]
    assert len(boxes) > 2
    for i, one in enumerate(boxes):
        for two in boxes[i + 1 :]:
            beside = any(right["x"] >= left["x"] + left["width"] + 4 for left, right in ((one, two), (two, one)))
            assert beside or two["y"] >= one["y"] + one["height"] + 4, (one, two)


# ---- a text on a phone ---------------------------------------------------------------------------------------------------
IN_SIGHT = "e => { const b = e.getBoundingClientRect(); return b.height > 0 && b.top >= 0 && b.bottom <= innerHeight; }"


def test_the_reply_to_a_text_is_in_sight_and_takes_no_focus(person: Any, served: Served) -> None:
    """Red where it stands far from the text, or above what one has scrolled past, or nothing shows that a text has arrived."""
    table = served.table("clusta", "skirmish", people=("all",))
    seat, number = first(table)
    me = person(phone=True).sits(table, seat)
    field, send = me.page.locator(f"#text{number}"), me.page.locator(f"#q{number} button.main")
    to_the_top = "e => scrollTo(0, e.getBoundingClientRect().top + scrollY - 20)"
    field.fill("to kaelve:\n from now: hold\n unit 9, day 1: hold")
    send.evaluate(to_the_top)
    with me.expects("422"):
        send.click()
        me.page.locator("#reply .note.bad").wait_for()
    where = message("ui-refused-line", line=3, column=7, quoted="", says="").partition(",")[0]
    assert where in without_marks(me.page.locator("#reply").inner_text())
    there = me.page.locator(f"#q{number} .reply-here .note")
    assert there.evaluate(IN_SIGHT) and field.get_attribute("aria-invalid") == "true"
    below = there.bounding_box()["y"] - send.bounding_box()["y"] - send.bounding_box()["height"]
    assert 0 <= below < 40 and there.inner_text() in me.page.locator("#reply").inner_text(), "beside the text, and said once"
    assert me.page.locator(f"#q{number} .reply-here").get_attribute("aria-live") == "off"
    assert me.page.evaluate("() => document.activeElement.textContent") == send.inner_text()
    assert me.page.locator("#reply").get_attribute("aria-live") == "polite"
    field.fill("to kaelve:\n from now: hold")
    assert field.get_attribute("aria-invalid") is None, "whoever writes on is not told again"
    assert there.is_visible(), "and still reads what is to be mended"
    send.evaluate(to_the_top)
    send.click()
    me.page.locator("#reply .sent").wait_for()
    assert me.page.locator("#reply .sent").evaluate(IN_SIGHT) and me.page.locator("#reply").inner_text() == read("Received.")
    assert me.page.evaluate("() => document.activeElement.textContent") == send.inner_text()
    me.page.locator("#reply .sent").wait_for(state="detached")


def test_the_numbers_of_hexes_can_be_read_on_a_phone(person: Any, served: Served) -> None:
    """Some of them on the whole island, all of them nearer by; none lies on another.  Red where they are small or hidden."""
    table = served.table("clusta", "island", people=("all",))
    me = person(phone=True).sits(table, until_asked(table, "order").seat)
    shown = """() => [...document.querySelectorAll(".hex-names text")].map(t => t.getBoundingClientRect()).filter(b => b.height)
        .map(b => [b.x, b.y, b.width, b.height])"""
    few = me.page.evaluate(shown)
    everything = me.page.locator(".hex-names text").count()
    assert 20 < len(few) < everything / 3
    for _ in range(3):
        me.page.locator("[data-zoom=in]").click()
    all_of_them = me.page.evaluate(shown)
    assert len(all_of_them) == everything
    for boxes in (few, all_of_them):
        assert min(height for *_, height in boxes) >= 11
        boxes.sort(key=lambda box: box[1])
        for n, (x, y, width, height) in enumerate(boxes):
            beside = [b for b in boxes[n + 1 : n + 40] if b[1] < y + height * 0.7 and abs(b[0] - x) < width * 0.95]
            assert not beside, (x, y, width, height, beside)
