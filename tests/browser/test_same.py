"""What did not change stays as it is on the page; what did is what the server's part says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from montjoy.table.tables.table import always
from tests.browser.people import Person
from tests.browser.playing import answer, by_taste, open_for, shown
from tests.browser.served import Served
from tests.suite.many import times

# What the page's scripts write themselves, and where the reader is, taken away on both sides.
LIKE = """async () => {
  const part = document.querySelector("#part"), there = document.createElement("div");
  there.innerHTML = await (await fetch(part.getAttribute("hx-get"))).text();
  const text = (root) => {
    const copy = root.cloneNode(true);
    const lines = [...copy.querySelectorAll("#log li[id]")].map((el) => `${el.id} ${el.textContent.trim()}`);
    for (const el of copy.querySelectorAll(".was, .flash, #just, #here, #told")) el.remove();
    for (const el of copy.querySelectorAll("*")) {
      el.classList.remove("fresh", "given", "seen", "zoomed", "small", "tiny", "soon", "htmx-added", "htmx-request");
      if (!el.classList.length) el.removeAttribute("class");
      for (const name of ["style", "open", "data-htmx-powered", "data-left"]) el.removeAttribute(name);
    }
    for (const el of copy.querySelectorAll("[role=timer]")) el.textContent = "";
    for (const el of copy.querySelectorAll("*")) {           // in one order, whenever they were written
      const given = [...el.attributes].map((at) => [at.name, at.value]).sort();
      for (const [name] of given) el.removeAttribute(name);
      for (const [name, value] of given) el.setAttribute(name, value);
    }
    copy.normalize();
    return [copy.innerHTML, ...lines].join("\\n");
  };
  return [text(part), text(there)];
}"""


@pytest.mark.parametrize(
    "slug, scenario", [("drakborgen", "two"), ("rudern", "two_lords"), ("massbattle", "bridge")][: times(1, 3)]
)
def test_after_each_answer_the_page_is_what_a_fresh_one_would_be(
    slug: str, scenario: str, served: Served, person: Callable[..., Person]
) -> None:
    """Red where an element that changed is kept, or one that did not is made anew."""
    table = served.table(slug, scenario, people=("all",))
    me, advise = person().sits(table, table.people[0]), by_taste()
    kept = me.page.evaluate("() => { document.querySelector('#people').mine = true; return performance.now() }")
    same = []
    for _ in range(times(12, 60)):
        q = open_for(table, table.people)
        if q is None:
            break
        if q.seat == table.people[0]:
            answer(me, q.asked.id, advise(table.room.session.view(q.seat), q))
        else:
            served.do(table.room.answer(q.seat, q.asked.id, always(q.asked.options[0])))
        shown(table, table.people[0], me)
        page, fresh = me.page.evaluate(LIKE)
        same.append(page == fresh)
        assert page == fresh
    assert len(same) > 5 and kept and me.page.evaluate("() => document.querySelector('#people').mine")


READ = """() => {
  window.read = [];
  window.restyled = 0;
  document.addEventListener("htmx:before:process", (e) => { if (e.target.closest("#part")) window.read.push(e.target.id); });
  const styled = new MutationObserver((all) => { window.restyled += all.length; });
  styled.observe(document.querySelector("#picture"), { attributes: true, attributeFilter: ["class"] });
}"""


def test_htmx_reads_what_is_new_and_the_picture_keeps_its_size(served: Served, person: Callable[..., Person]) -> None:
    """Red where all that stands on the page is looked through with every change, or all that is drawn is styled anew."""
    table = served.table("rudern", "two_lords", people=("all",))
    me = person(phone=True).sits(table, table.people[0])
    me.page.locator("#picture.small").wait_for()
    me.page.evaluate(READ)
    before, forms = str(me.page.locator("#picture").inner_html()), 0
    while before == str(me.page.locator("#picture").inner_html()):
        q = open_for(table, table.people)
        assert q is not None
        served.do(table.room.answer(q.seat, q.asked.id, always(q.asked.options[0])))
        shown(table, table.people[0], me)
        forms += me.page.locator("#ask form").count()
    read, restyled = me.page.evaluate("() => [window.read, window.restyled]")
    assert forms and set(read) and not {"part", "ask", "told", "board", "side", "people"} & set(read)
    assert restyled == 0 and me.page.locator("#picture.small").count() == 1


def traced(me: Person, act: Callable[[], object]) -> list[dict[str, Any]]:
    """What the browser did on the page meanwhile, as its own tools show it."""
    browser = me.context.browser
    browser.start_tracing(page=me.page, categories=["devtools.timeline"])
    act()
    found: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return [event for event in found if event["ph"] == "X"]


def styled(events: list[dict[str, Any]], begins: float = 0, ends: float = float("inf")) -> int:
    """The most elements that were styled at once."""
    return max((event["args"].get("elementCount", 0) for event in events
                if event["name"] == "UpdateLayoutTree" and begins < event["ts"] < ends), default=0)  # fmt: skip


def test_what_comes_and_goes_on_the_page_has_nothing_else_styled(served: Served, person: Callable[..., Person]) -> None:
    """Red where a property that is set on the page's root, and so belongs to all that is drawn, depends on it."""
    table = served.table("drakborgen", "two", people=("all",))
    me = person().sits(table, table.people[0])
    me.waits_for_question()
    drawn = me.page.locator("#picture *").count()
    toggle = "(name) => { document.documentElement.classList.toggle(name); document.body.getBoundingClientRect(); }"
    for name in ("has-sides", "has-others", "has-pools", "has-fight", "has-spot"):
        for _ in range(2):
            assert styled(traced(me, lambda name=name: me.page.evaluate(toggle, name))) < drawn / 2, name  # type: ignore[misc]


def test_a_place_that_goes_is_left_before_the_page_is_changed(served: Served, person: Callable[..., Person]) -> None:
    """Red where what has the focus is taken away with it: the browser styles the page for that, half changed."""
    table = served.table("drakborgen", "two", people=("all",))
    q = open_for(table, table.people)
    assert q is not None
    mine = next(seat for seat in table.people if seat != q.seat)
    me = person().sits(table, mine)
    me.page.locator("#waiting").focus()

    def other() -> None:
        while (q := open_for(table, table.people)) is not None and q.seat != mine:
            served.do(table.room.answer(q.seat, q.asked.id, always(q.asked.options[0])))
        shown(table, mine, me)

    events = traced(me, other)
    at = [(event["args"]["data"]["type"], event) for event in events if event["name"] == "EventDispatch"]
    begins = [event["ts"] + event["dur"] for type, event in at if type == "htmx:before:swap"]
    ends = [event["ts"] for type, event in at if type == "htmx:before:settle"]
    assert begins and not any(styled(events, *times) for times in zip(begins, ends, strict=True))
    assert me.page.evaluate("() => document.activeElement.matches('#ask h2')")


def test_an_element_that_stands_as_it_stood_is_left_empty_and_marked(
    served: Served, person: Callable[..., Person]
) -> None:
    """The outermost with an id alone; what follows it stays, and nothing is left out of a text that cannot be read."""
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    page = person().sits(table, table.people[0]).page
    put = "([old, steps]) => { const { whole, fresh } = together(old, steps); return [whole, fresh()] }"
    old = '<ul id="a"><li id="b">x</li> <li id="c"><b>y</b></li> and</ul><p id="d">z</p>\n<i>end</i>'
    new = '<ul id="a"><li id="b">new</li> <li id="c"><b>y</b></li> and</ul><p id="d">z</p>\n<i>end</i>'
    short = '<ul id="a"><li id="b">new</li> <li id="c" data-same></li> and</ul><p id="d" data-same></p>\n<i>end</i>'
    assert page.evaluate(put, [old, [[0, 1], '<li id="b">new', [2, 13]]]) == [new, short]
    assert page.evaluate(put, ["<p id='x'><b id=\"y\">1</b>", [[0, 3]]]) == ["<p id='x'><b id=\"y\">1</b>"] * 2


def test_what_was_pressed_is_marked_at_once(served: Served, person: Callable[..., Person]) -> None:
    """Before the server has answered; and no longer where it does not."""
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    q = open_for(table, table.people)
    assert q is not None
    me = person().sits(table, q.seat)
    me.page.route("**/answer", lambda route: None)  # the network swallows it
    me.page.locator(f"#question{q.asked.id} button[name=option]").first.click()
    assert me.page.evaluate("() => document.querySelectorAll('#ask .given').length") == 1
