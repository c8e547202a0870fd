"""What has just happened stands above the question: of much that came at once what matters, in order, and the way to the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from montjoy.words.plain_text import without_marks
from tests.browser import axe, moments, shifts
from tests.browser.people import Person, until
from tests.browser.playing import answer, open_for, shown
from tests.browser.served import Served, Table
from tests.browser.ways import message, read
from tests.suite.many import soak_only

SIZES: Final = ({"viewport": {"width": 1280, "height": 800}}, {"phone": True})
FITS: Final = "e => e.scrollHeight <= e.clientHeight + 1"

WEIGH: Final = """kinds => [...document.querySelectorAll("#log li.fresh, #log li[id]")].map((row) => ({ id: row.id,
  kind: kinds.indexOf(row.classList[0]), text: row.textContent.trim() })).filter((row) => row.kind >= 0)"""
LONG: Final = """document.addEventListener("readystatechange", () => {
  const row = [...document.querySelectorAll("#log li[id]")].at(-1);
  if (document.readyState === "interactive" && row) row.append(" One word and another.".repeat(40));
});"""


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in every run."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)


def said(someone: Person) -> list[str]:
    """The sentences above the question."""
    return [text.strip() for text in someone.page.locator("#just span").all_text_contents()]


def lines(someone: Person, which: str = "") -> list[str]:
    """Those of the log."""
    return [text.strip() for text in someone.page.locator(f"#log li[id]{which}").all_text_contents()]


def battle(served: Served, person: Callable[..., Person], kind: dict[str, Any]) -> tuple[Table, Person]:
    """A battle goes on for some rounds while somebody looks at his page and answers nothing."""
    table = served.table("massbattle", "bridge", people=("all",))
    moments.until(table, lambda room: open_for(table, ("town",)))
    me = shifts.watch(person(**kind)).sits(table, "town")
    me.waits_for_question()
    moments.after(table, len(table.settled().session.entries) + 40)
    moments.until(table, lambda room: open_for(table, ("town",)))
    shown(table, "town", me)
    return table, me


@pytest.mark.parametrize("kind", [pytest.param(SIZES[0], marks=soak_only), SIZES[1]])
def test_of_much_that_came_at_once_the_news_are_told_in_order(kind: dict[str, Any], served: Served,
                                                              person: Callable[..., Person]) -> None:
    """Red where only the last line stood there, where anything was cut, or where the page jumped for it."""
    table, me = battle(served, person, kind)
    told, log = said(me), lines(me)
    assert 1 <= len(told) <= 3 and all(text in log for text in told), told
    assert [log.index(text) for text in told] == sorted(log.index(text) for text in told), "in the order of the log"
    assert len(told) > 1 and me.page.locator("#just").evaluate(FITS), told
    assert shifts.counted(me).alone < 0.1
    more = me.page.get_by_role("link").and_(me.page.locator(".more-news"))
    left = int("".join(c for c in more.inner_text() if c.isdigit()))
    assert without_marks(more.inner_text()) == message("page-just-more", count=left)
    assert left > 0 and more.evaluate("e => getComputedStyle(e).visibility") == "visible"
    weigh = me.page.evaluate(WEIGH, [kind.__name__ for rank in table.room.game.telling.NEWS for kind in rank])
    best = min(weigh, key=lambda line: line["kind"])["kind"]
    assert best in [line["kind"] for line in weigh if line["text"] in told], "the most important is told"
    press = "tap" if kind.get("phone") else "click"
    getattr(more, press)()
    panel, rows = me.page.locator("#at-hand"), me.page.locator("#at-hand .log > li")
    panel.locator("h1", has_text=read("What has just happened")).wait_for()
    whole = [text.strip() for text in rows.all_text_contents()]
    assert whole == log[-len(whole) :] and len(whole) >= left + len(told), "all since then, in the order of the log"
    assert rows.locator(".dice").count() and rows.locator("a.rule").count() and panel.locator("li[id], [data-away]").count() == 0
    assert not axe.faults(me.page)
    me.page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    assert more.evaluate("e => e === document.activeElement"), "the keyboard is not where it was"
    more.press("Enter")
    panel.locator("a.rule").first.click()                    # a rule, and back to what has happened
    panel.locator("article.rule").wait_for()                 # it takes the focus when it has come
    assert rows.count() == 0
    panel.locator("[data-back]").click()
    until(lambda: rows.count() == len(whole), me, why="there is no way back to it")
    getattr(me.page.locator(".question h2").first, press)()
    panel.wait_for(state="hidden")                           # by a tap elsewhere
    more.press("Enter")
    panel.wait_for()
    q = open_for(table, ("town",))
    answer(me, q.asked.id, 0)
    assert not panel.is_visible(), "it stays after an answer"
    table.delete()


def test_ones_own_news_come_before_others_of_the_next_rank(served: Served, person: Callable[..., Person],
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """What red found stands there, and not only whom another met.  Red where the ranks alone were asked."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([11]) * 32)
    table = served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"})
    moments.until(table, lambda room: open_for(table, ("red",)))
    me = person(**SIZES[0], lang="en").sits(table, "red")    # a shorter language has room for all three lines
    for _ in range(3):
        q = open_for(table, ("red",))
        assert q is not None
        told = table.room.pictures.of("red").told
        answer(me, q.asked.id, 0)
        moments.until(table, lambda room: open_for(table, ("red",)))
        shown(table, "red", me)
    [found] = [n for n in lines(me, ".Found") if n in lines(me)[-table.room.pictures.of("red").told + told :]]
    others = [line for line in lines(me, ".RoomTurned") if lines(me).index(line) > lines(me).index(found)]
    assert found in said(me) and others and not set(others) & set(said(me)), "the room that another has found, before it"
    table.delete()


def test_it_is_read_once_to_who_cannot_see_it(served: Served, person: Callable[..., Person]) -> None:
    """The log says it when it comes; what stands above the question is for the eyes alone."""
    table, me = battle(served, person, SIZES[0])
    assert me.page.locator("#log").get_attribute("role") == "log"
    assert me.page.locator("#just").get_attribute("aria-live") == "off"
    assert me.page.locator("#just span:not([aria-hidden=true])").count() == 0
    table.delete()


def test_it_stays_until_the_next_own_answer(served: Served, person: Callable[..., Person]) -> None:
    """What came in several pushes stands there together, also when the page is loaded anew; after an own answer what stood there
    before is gone.

    Red where each push took the place of the one before, or where a page that is loaded anew begins with the newest line."""
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    moments.until(table, lambda room: open_for(table, ("WKA",)))
    he = person(**SIZES[0]).sits(table, "SVE")
    for kind in ("BeginSiege", "EndImpulse"):                # each is a push of its own
        had = len(table.settled().session.entries)
        moments.until(table, lambda room, had=had: len(room.session.entries) > had, advise=moments.by_kind(kind))  # type: ignore[misc]
        shown(table, "SVE", he)
    [siege] = lines(he, ".SiegeBegun")
    assert said(he)[0] == siege and lines(he, ".fresh")[0] != siege
    together = said(he)
    he.page.reload()
    he.waits_for_question()
    assert said(he) == together
    q = open_for(table, ("SVE",))
    assert q is not None
    answer(he, q.asked.id, len(q.asked.options) - 1)
    shown(table, "SVE", he)
    assert said(he) and siege not in said(he)
    table.delete()


def test_what_is_too_long_ends_with_a_word_and_can_be_read_whole(served: Served, person: Callable[..., Person]) -> None:
    """Red where it is cut in the middle of a line, or where nothing leads to the rest."""
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    seat = moments.until_asked(table, "choose").seat
    me = person(**SIZES[1])
    me.page.add_init_script(LONG)
    me.sits(table, seat)
    until(lambda: said(me)[0].endswith(" …"), me, why="nothing says that it goes on")
    assert me.page.locator("#just").evaluate(FITS) and len(said(me)[0]) > 60
    assert said(me)[0].split()[-2] in "One word and another.".split(), "it ends with a word"
    more = me.page.locator("#just .more-news")
    assert more.inner_text() == read("Read all of it")
    more.tap()
    whole = me.page.locator("#at-hand .log > li")
    whole.wait_for()
    assert [str(whole.text_content()).strip()] == lines(me)[-1:], "the line as it stands in the log"
    table.delete()

