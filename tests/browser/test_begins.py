"""Where somebody begins: what he is to bring about, a lesson that leaves in sight what it speaks of, a title that can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from montjoy.table.access.tokens import OWNER
from tests.browser import axe, moments, shifts
from tests.browser.people import Person, until
from tests.browser.playing import answer, open_for, shown
from tests.browser.served import Served
from tests.browser.ways import read
from tests.suite.many import soak_only

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {"phone": True}
SHEETS: Final = [
    ("clusta", DESK), ("rudern", PHONE),
    pytest.param("clusta", PHONE, marks=soak_only), pytest.param("rudern", DESK, marks=soak_only),
    *(pytest.param(slug, kind, marks=soak_only) for slug in ("drakborgen", "massbattle", "rudern/first_campaign")
      for kind in (DESK, PHONE)),
]
WITHIN: Final = """(e, upto) => {
  const b = e.getBoundingClientRect(), ask = document.querySelector("#ask").getBoundingClientRect();
  return b.height > 0 && b.top >= ask.top - 1 && (upto ? b.top + upto : b.bottom) <= Math.min(ask.bottom, innerHeight) + 1; }"""
ROW: Final = """() => {
  const ask = document.querySelector("#ask"), row = document.querySelector(".passes").getBoundingClientRect();
  const all = ask.getBoundingClientRect(), left = all.left + ask.clientLeft, bottom = all.top + ask.clientTop + ask.clientHeight;
  const wide = getComputedStyle(ask).direction === "rtl" || (row.left <= left + 1 && row.right >= left + ask.clientWidth - 1);
  return [wide, Math.abs(row.bottom - bottom) <= 1]; }"""
SHADE: Final = """() => {
  const shade = getComputedStyle(document.querySelector(".passes"), "::before");
  return shade.content !== "none" && shade.backgroundImage !== "none" ? parseFloat(shade.height) : 0; }"""
WHOLE: Final = "e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 2"


# ---- lessons -------------------------------------------------------------------------------------------------------------
def learns(me: Person, slug: str) -> None:
    """`slug`: the game, and after a slash the scenario of a further lesson."""
    game, _, further = slug.partition("/")
    me.page.goto(f"/learn/{game}")
    me.live()
    me.page.locator(f"#learn-{further} form.further button" if further else "form[action^='/learn'] button.big").click()
    me.page.locator("aside.lesson").wait_for()
    me.waits_for_question()


ANSWER: Final = ".question :is(.answers button, .picking button, input[type=number])"
ON_SCREEN: Final = """e => { const box = e.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight + 1; }"""


@pytest.mark.parametrize("slug, kind", SHEETS)
def test_a_sheet_leaves_question_and_answers_in_sight(slug: str, kind: dict[str, Any], person: Callable[..., Person]) -> None:
    """Red where a sheet stood above the question and pushed its answers below the edge, where its own count was cut, or where
    on a phone it covered the map until it was folded."""
    me = person(**kind)
    learns(me, slug)
    for sheet in ("first", "next"):
        if kind is PHONE:                                    # folded to its title and two lines, until it is read
            for what in (".quiet-title", "h2", ".says"):
                assert me.page.locator(f".lesson {what}").evaluate(ON_SCREEN), (sheet, what)
            lesson, board, ask = (me.page.locator(what).bounding_box() for what in (".lesson", "#picture", "#ask"))
            assert lesson["y"] + lesson["height"] <= board["y"] and board["y"] + board["height"] <= ask["y"] + 1, sheet
            assert lesson["height"] < board["height"] / 2 and not me.page.locator(".lesson .row button").first.is_visible()
            me.page.locator(".fold-lesson").tap()
        for what in (".quiet-title", "h2", ".row button >> nth=0", ".row button >> nth=1"):
            assert me.page.locator(f".lesson {what}").evaluate(ON_SCREEN), (sheet, what)
        assert me.page.locator("#just").evaluate(WITHIN, 0) and me.page.locator(".question h2").first.evaluate(WITHIN, 24), sheet
        if me.page.locator(ANSWER).count():
            assert me.page.locator(ANSWER).first.evaluate(WITHIN, 0), sheet
        assert me.page.locator("#board").is_visible()
        assert not axe.faults(me.page)
        if sheet == "first":
            title = me.page.locator(".lesson h2").inner_text()
            there = me.page.locator(f".lesson[data-step={me.page.locator('.lesson').get_attribute('data-step')}]")
            if kind is PHONE:                                # it lies over the map there
                me.page.locator(".fold-lesson").tap()
                assert not me.page.locator(".lesson .row button").first.is_visible()
                me.page.locator(".fold-lesson").tap()
            me.page.locator(".lesson .row button").first.click()
            there.wait_for(state="detached")
            if not me.page.locator(".lesson").count():
                break
            assert me.page.locator(".lesson .says").is_visible()
            if kind is PHONE:
                me.page.locator(".fold-lesson").tap()
            assert me.page.locator(".play-head .so-far").is_visible() == (kind is DESK)
            me.page.locator(".lesson .so-far").click()       # what was put away can be read again
            me.page.locator("#at-hand h3", has_text=title).wait_for()
            assert not axe.faults(me.page)
            me.page.keyboard.press("Escape")
            if kind is PHONE:
                me.page.locator(".fold-lesson").tap()
    if kind is PHONE:
        low = me.page.locator("#picture").bounding_box()["height"]
        me.page.locator("#fold-ask").tap()
        board, tools = (me.page.locator(what).bounding_box() for what in ("#picture", "#tools"))
        assert board["height"] > low + 100 and tools["y"] + tools["height"] <= me.page.locator("#ask").bounding_box()["y"] + 1


@pytest.mark.parametrize("kind", [pytest.param(DESK, marks=soak_only), PHONE])
def test_the_four_answers_of_a_fight_are_in_sight(kind: dict[str, Any], served: Served, person: Callable[..., Person],
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the panel of the fight.  Red where the fourth lay below the edge."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)
    table = served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"})
    me = person(**kind).sits(table, moments.in_a_fight(table)[0])
    me.waits_for_question()
    for n in range(4):
        assert me.page.locator(".answers button").nth(n).evaluate(WITHIN, 0), n
    with monkeypatch.context() as slow:                      # what takes long is asked for again by the page itself
        slow.setattr("montjoy.table.web.pages.asked.WAIT", 0.0)
        me.page.locator(".answers .how").nth(3).click()
        me.page.get_by_text(read("These odds take a while to count. They will appear here.")).wait_for()
    bars = me.page.locator(".odds li")
    bars.first.wait_for()
    until(lambda: bars.last.evaluate(WITHIN, 0), me, why="the odds lie below the edge")
    assert bars.and_(me.page.locator(".good")).count() and bars.and_(me.page.locator(".bad")).count()
    me.page.locator(".answers .how").nth(3).click()
    until(lambda: not bars.count(), me, why="odds that were asked for once more are put away")
    table.delete()


@pytest.mark.parametrize("kind", [DESK, pytest.param(PHONE, marks=soak_only)])
def test_to_stay_is_in_sight_below_a_long_list(kind: dict[str, Any], served: Served, person: Callable[..., Person],
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """Red where many walls to be named pushed it below the edge."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)
    table = served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"})

    def wish(room: Any) -> Any:
        asked = [q for q in room.clock.waiting_for() if len(q.asked.options) > 8]
        return next((q for q in asked if any(type(o).__name__ == "Stay" for o in q.asked.options)), None)

    q = moments.until(table, wish)
    me = person(**kind).sits(table, q.seat)
    me.waits_for_question()
    stay = next(n for n, o in enumerate(q.asked.options) if type(o).__name__ == "Stay")
    button = me.page.locator(f"#question{q.asked.id} button[value='{stay}']")
    assert button.count() == 1 and button.evaluate(WITHIN, 0)
    assert me.page.evaluate(ROW) == [True, True], "a row below the list, as wide as it, and nothing of the list below it"
    assert me.page.locator(".passes[data-goes-on]").count() == 1, "nothing says that the list goes on"
    assert me.page.evaluate(SHADE) >= 12, "there is no shade"
    last = me.page.locator(".answers:not(.passes) button").last
    last.focus()
    me.page.locator("#ask").evaluate("e => { e.scrollTop = e.scrollHeight; }")
    until(lambda: not me.page.locator(".passes[data-goes-on]").count(), me, why="at its end the list goes on")
    above = "e => e.getBoundingClientRect().bottom <= document.querySelector('.passes').getBoundingClientRect().top + 1"
    assert last.evaluate(above), "what is focused is not behind it"
    assert not axe.faults(me.page)
    answer(me, q.asked.id, stay)
    table.delete()


# ---- the aim -------------------------------------------------------------------------------------------------------------
def test_the_aim_stands_at_the_first_question_and_is_found_later(served: Served, person: Callable[..., Person]) -> None:
    """Red where it is only behind a heading that is folded, or never goes away."""
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    seat = moments.until_asked(table, "choose").seat
    me = person(**PHONE).sits(table, seat)
    me.waits_for_question()
    goal = me.page.locator("#goal")
    assert goal.inner_text() == read("Take Strzegom by the end of round 5.") and goal.evaluate(WITHIN, 0)
    assert not axe.faults(me.page)
    q = open_for(table, (seat,))
    assert q is not None
    answer(me, q.asked.id, 0)
    shown(table, seat, me)
    assert goal.count() == 0
    me.page.locator("#aim summary").click()
    assert me.page.get_by_text("Take Strzegom by the end of round 5.").is_visible()
    table.delete()


def test_whoever_waits_reads_it_too(served: Served, person: Callable[..., Person]) -> None:
    table = served.table("drakborgen", "four", people=("red", "blue"), begin=False)
    me = person(**PHONE).sits(table, "red")
    goal = "Be outside again with the most gold before the sun has set. Whoever is still inside then is lost, gold and all."
    assert me.page.locator("#goal").inner_text() == read(goal)
    table.delete()


# ---- the first page ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [PHONE, pytest.param(DESK, marks=soak_only)])
def test_two_lords_are_found_against_a_bot(kind: dict[str, Any], person: Callable[..., Person]) -> None:
    """From the first page, by words alone.  Red where it is only to be opened for friends."""
    me = person(**kind)
    me.page.goto("/")
    me.live()
    card = me.page.locator("article.game", has_text="The Rudern War")
    card.get_by_text("Other scenarios against bots").click()
    assert not axe.faults(me.page)
    card.get_by_role("button", name="Two lords", exact=True).click()
    me.page.locator("#part").wait_for()
    assert read("Two lords") in me.page.locator("h1").inner_text()
    assert me.page.locator("#people", has_text="the computer").count()


# ---- what it is called ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["cs", *(pytest.param(lang, marks=soak_only) for lang in ("en", "sv", "he"))])
def test_on_a_phone_game_and_scenario_can_be_read(lang: str, served: Served, person: Callable[..., Person]) -> None:
    """Red where the title stood beside the links, with room for three letters."""
    tables = [served.table(slug, scenario, people=("all",), title="Thursday") for slug, scenario in
              (("rudern", "siege_of_a_town"), ("clusta", "rearguard"), ("drakborgen", "two"))]
    for table in tables:
        me = person(lang=lang, **PHONE).sits(table, table.people[0], OWNER)
        head = me.page.locator(".play-head h1")
        for part in head.locator("bdi, small").all():
            assert part.evaluate(WHOLE), part.inner_text()
        rows = [me.page.locator(f".play-head {what}").bounding_box() for what in ("nav", ".calls")]
        middles = [row["y"] + row["height"] / 2 for row in rows]
        assert abs(middles[0] - middles[1]) < 8, "the links and the signs in one row"
        assert rows[1]["y"] + rows[1]["height"] <= me.page.locator("#board").bounding_box()["y"] + 8
        assert head.locator("small").inner_text().count("·") <= 1 and head.evaluate("e => e.clientWidth") > 300


# ---- more below ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [DESK, pytest.param(PHONE, marks=soak_only)])
def test_help_beside_the_game_shows_that_there_is_more(kind: dict[str, Any], served: Served,
                                                       person: Callable[..., Person]) -> None:
    table = served.table("rudern", "siege_of_a_town", people=("all",))
    me = person(**kind).sits(table, table.people[0])
    me.page.locator(".play-head a[href^='/how/']").click()
    me.page.locator("#at-hand h1").wait_for()
    sign = "() => getComputedStyle(document.querySelector('#at-hand'), '::before').visibility"
    until(lambda: me.page.evaluate(sign) == "visible", me, why="nothing says that there is more")
    me.page.locator(".at-hand-text").evaluate("e => { e.scrollTop = e.scrollHeight; }")
    until(lambda: me.page.evaluate(sign) == "hidden", me, why="at the end there is no more")
    table.delete()


# ---- no room is given away -----------------------------------------------------------------------------------------------
BAND: Final = """() => {
  const ask = document.querySelector("#ask"), first = [...ask.children].find(e => e.getBoundingClientRect().height > 0);
  return first.getBoundingClientRect().top - ask.getBoundingClientRect().top; }"""


@pytest.mark.parametrize("kind", [DESK, PHONE])
def test_before_anything_has_happened_nothing_stands_empty_above_the_question(
    kind: dict[str, Any], served: Served, person: Callable[..., Person]
) -> None:
    """Red before: three lines were kept for news that there were none of, a band of 70 pixels.  When the first news come, the
    page does not jump for it."""
    table = served.table("massbattle", "bridge", people=("all",))
    me = shifts.watch(person(**kind)).sits(table, "town")
    me.waits_for_question()
    assert me.page.evaluate(BAND) < 24 and not me.page.locator("#just").is_visible()
    moments.until(table, lambda room: room.session.view("town").round and moments.asked(room, "town"))
    shown(table, "town", me)
    until(lambda: me.page.locator("#just").is_visible(), me, why="no news stand above the question")
    assert shifts.counted(me).every < 0.1, shifts.counted(me)
    table.delete()


def test_other_scenarios_that_are_opened_leave_the_card_beside_as_it_is(person: Callable[..., Person]) -> None:
    """Red before: the card beside grew as long as the list, empty below its text."""
    me = person(**DESK)
    me.page.goto("/")
    cards = me.page.locator(".grid.pairs > .game")
    others = cards.nth(2).locator(".others")
    before = [one.bounding_box()["height"] for one in cards.all()]
    others.locator("summary").click()
    after = [one.bounding_box()["height"] for one in cards.all()]
    assert after[2] > before[2] + 100 and all(after[n] <= before[n] for n in (0, 1, 3)), (before, after)
