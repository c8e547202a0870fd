"""Looking about: the question is never out of reach, a finger is told what stands on the board, a place goes into an order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoy.core.effects import UMPIRE
from montjoy.games.rudern.protocol.questions import March
from montjoy.table.tables.table import always
from montjoy.words.plain_text import without_marks
from tests.browser import moments
from tests.browser.people import Person, until
from tests.browser.playing import shown
from tests.browser.served import Served
from tests.browser.ways import way


def test_a_question_out_of_sight_has_a_bar_that_leads_back(served: Served, person: Callable[..., Person]) -> None:
    """On a tablet, at the log: the bar says what is asked, leads to it, and goes; without a question there is none.  (On a phone
    the question is always there.)"""
    table = served.table("rudern", "three_lords", people=("all",), title="Three lords")
    seat = moments.until_asked(table, "choose").seat
    tablet = {"viewport": {"width": 800, "height": 844}, "has_touch": True}
    asked = person(**tablet).sits(table, seat)
    bar = asked.page.locator("#to-ask")
    assert not bar.is_visible()
    asked.page.locator("#people").scroll_into_view_if_needed()
    bar.wait_for(state="visible")
    assert asked.asked in str(bar.text_content())
    bar.tap()
    bar.wait_for(state="hidden")
    assert asked.page.locator("#ask").evaluate("e => e.getBoundingClientRect().top < innerHeight / 2")
    other = next(s for s in table.room.session.seats if s != seat)
    waits = person(**tablet).sits(table, other)
    waits.page.locator("#people").scroll_into_view_if_needed()
    waits.page.wait_for_timeout(200)
    assert not waits.page.locator(".question").count() and not waits.page.locator("#to-ask").is_visible()
    table.delete()


def island(served: Served) -> Any:
    table = served.table("clusta", "day_six", people=("all",), umpire=True, title="Day six")
    return table, moments.until(table, lambda room: moments.asked(room, "trakorians")).seat


def test_a_finger_on_the_island_is_told_the_hex_and_puts_it_into_the_orders(
    served: Served, person: Callable[..., Person]
) -> None:
    """A tap on a piece says its hex, what ground that is and who is there; a button writes the hex where the cursor is; open sea
    says nothing."""
    table, seat = island(served)
    writer = person(phone=True).sits(table, seat)
    camp = writer.page.locator(".token.camp").first
    hex, title = camp.get_attribute("data-at"), camp.locator("title").first.text_content()
    camp.scroll_into_view_if_needed()
    camp.tap(force=True)
    here = writer.page.locator("#here")
    here.locator("p").first.wait_for()
    said = [without_marks(text) for text in here.locator("p").all_text_contents()]
    assert said[0].startswith(f"{hex}: ") and without_marks(str(title)) in said[1:]
    field = writer.page.locator(".question textarea")
    field.fill("to camp1: attack")
    here.locator("button").tap()
    assert field.input_value() == f"to camp1: attack {hex}"
    writer.page.locator("#picture svg.map").tap(position={"x": 6, "y": 6}, force=True)
    until(lambda: not here.locator("p").count(), writer, why="the open sea has no name")
    table.delete()


def test_what_was_said_of_a_place_stays_when_the_page_changes(served: Served, person: Callable[..., Person]) -> None:
    table, seat = island(served)
    reader = person().sits(table, seat)
    reader.page.locator(".token").first.click(force=True)
    reader.page.locator("#here p").first.wait_for()
    said = reader.page.locator("#here p").all_text_contents()
    before = reader.stamp
    table.hold(UMPIRE, name="Ada")
    until(lambda: reader.stamp != before, reader, why="the umpire's coming did not show")
    gone = way() == "phone"                                  # where it covers much of the board
    assert reader.page.locator("#here p").all_text_contents() == ([] if gone else said)
    table.delete()


def test_what_is_said_of_a_place_goes_only_when_the_place_has_changed(served: Served, person: Callable[..., Person]) -> None:
    """Kazimir marches to Westvale while Svebod is looked at, and away from it while it is."""
    table = served.table("rudern", "two_lords", people=("all",), title="Two lords")
    reader = person(lang="en").sits(table, "SVE")
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url) if "/here?" in request.url else None)

    def points_at(name: str) -> list[str]:
        reader.page.locator(".figure.flag", has=reader.page.locator("title", has_text=name)).first.click(force=True)
        reader.page.locator("#here p", has_text=name).first.wait_for()
        return [without_marks(text) for text in reader.page.locator("#here p").all_text_contents()]

    def marches(to: str) -> None:
        room = table.settled()
        q = next(room.clock.waiting_for())
        served.do(room.answer(q.seat, q.asked.id, always(March("katzowic", to))))
        shown(table, "SVE", reader)

    points_at("Vit Svebod")
    asked.clear()
    marches("westvale")
    assert not asked, "it asks anew though nothing has changed there"
    before = points_at("Kazimir Katzowic")
    assert before[0].startswith("Westvale: ") and asked
    asked.clear()
    marches("kiertz")
    until(lambda: not reader.page.locator("#here p").count(), reader, why="it still says that Kazimir is there")
    assert not asked, asked
    table.delete()


def test_the_stars_are_read_by_an_order_and_their_answer_stands_on_the_map(served: Served, person: Callable[..., Person]) -> None:
    """CN-ORD-DIVINE, CN-DIV-01  The text is checked, sent, and in the morning an arrow with its word points from the hex."""
    table = served.table("clusta", "skirmish", people=("all",), title="The stars")
    game = table.room.game
    moments.until(table, lambda room: moments.asked(room, "trakorians"))
    writer = person(lang="en").sits(table, "trakorians")
    field = writer.page.get_by_role("textbox", name="Write your answer")
    assert not writer.page.locator(".stars-word").count()
    field.fill("ask mornings\nto kaelve:\n day 0: divine\n from now: hold")
    writer.page.get_by_role("button", name="Check my orders").click()
    reply = writer.page.locator(".reply-here")
    reply.get_by_text("reads the stars; the answer comes in the evening").wait_for()
    writer.page.locator(".question").get_by_role("button", name="Send", exact=True).click()
    until(lambda: not moments.asked(table.settled(), "trakorians"), writer, why="the orders did not arrive")
    moments.until(table, lambda room: moments.asked(room, "trakorians"),
                  advise=lambda q: game.default(table.room.session.view(q.seat), q.asked, ()))  # fmt: skip
    word = writer.page.locator("#picture .stars-word")
    if way() == "phone":                                     # there it is to be read from nearer by
        word.first.wait_for(state="attached")
        assert not word.first.is_visible()
        writer.page.locator("[data-zoom=in]").click()
    word.first.wait_for()
    told = without_marks(str(writer.page.get_by_role("log", name="Log").text_content()))
    assert all(f"the stars point {said}" in told for said in word.all_text_contents())
    picture, box = writer.page.locator("#picture").bounding_box(), word.first.bounding_box()
    assert picture["x"] <= box["x"] and box["x"] + box["width"] <= picture["x"] + picture["width"]
    table.delete()
