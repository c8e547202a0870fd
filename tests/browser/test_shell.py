"""The playing page as a whole: three columns in the first screen, on a phone a sheet at the foot; nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from montjoy.bots.find import find
from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.table.tables.pictures import TAIL
from montjoy.table.tables.table import always
from tests.browser import axe, moments, shifts
from tests.browser.people import Person, until
from tests.browser.playing import FINGER, MOUSE, answer, open_for, shown
from tests.browser.served import Served, Table
from tests.suite.many import soak_only, times

SCREEN: Final = {"viewport": {"width": 1280, "height": 800}}
MOST: Final = 0.1                                            # of a screen, over the whole game
BOX: Final = "e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
GAMES: Final = (
    ("drakborgen", "three", {"hero_deal": "random"}),
    pytest.param("rudern", "two_lords", {}, marks=soak_only),
    pytest.param("clusta", "skirmish", {}, marks=soak_only),
    pytest.param("massbattle", "bridge", {}, marks=soak_only),
)


def box(someone: Person, what: str) -> list[float]:
    found: list[float] = someone.page.locator(what).evaluate(BOX)
    return found


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in every run."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([7]) * 32)


MOVES = times(12, 30)


# ---- nothing jumps -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("slug", "scenario", "options"), GAMES)
def test_nothing_jumps_in_a_game_of_many_moves(slug: str, scenario: str, options: dict[str, Any], served: Served,
                                               person: Callable[..., Person]) -> None:
    """One at a desk, one on a phone, and what each of them sees of the other's moves; a further seat is a bot's.

    Red where a longer question, a note or a fight pushes anything aside: it came to 0.7 and 1.9 of a screen a game in the
    castle, with what follows own clicks to 1.0 and 4.3, when the question stood above the board."""
    seats = tuple(find_seats(served, slug, scenario))[:2]
    table = served.table(slug, scenario, people=seats, options=options, pause=0.2)
    desk, phone = shifts.watch(person(**SCREEN)), shifts.watch(person(phone=True))
    people = dict(zip(seats, (desk, phone)))
    for seat, someone in people.items():
        someone.sits(table, seat)
    policy, luck = find(table.room.game, "random"), Philox(3, lane=0)
    given = shifts.moves(table, people, lambda view, q: policy(view, q.asked, luck), dict(zip(seats, (MOUSE, FINGER))), MOVES,
                         times(2, 8) / 10)
    assert given == MOVES or table.settled().session.over
    for name, someone in (("desk", desk), ("phone", phone)):
        found = shifts.counted(someone)
        assert found.alone <= found.every < MOST, (name, found)
        someone.page.evaluate("for (const _ of '123') main.prepend(document.createElement('textarea'))")
        assert shifts.counted(someone).every > MOST, "what jumps is counted"
    table.delete()


def test_nothing_jumps_where_the_log_is_full_and_fights_come_and_go(served: Served, person: Callable[..., Person]) -> None:
    """For one who watches a long delve.

    Red where the oldest lines of the log go in one picture with the scrolling to the newest, and where the room of a fight or a
    card is given back: 0.3 to 0.6 of a screen in thirty answers."""
    table = served.table("drakborgen", "four", people=("all",), options={"hero_deal": "random"}, watch="public")
    moments.until(table, lambda room: room.pictures.of(WATCHER).told > TAIL)
    watching = shifts.watch(person(**SCREEN)).sits(table, WATCHER)
    for _ in range(times(4, 8)):
        before = table.room.pictures.of(WATCHER).told
        moments.until(table, lambda room, before=before: room.pictures.of(WATCHER).told > before + 25)  # type: ignore[misc]
        shown(table, WATCHER, watching)
    found = shifts.counted(watching)
    assert found.every < MOST, found
    table.delete()


def find_seats(served: Served, slug: str, scenario: str) -> tuple[str, ...]:
    game = served.house.game(slug)
    return tuple(game.seats(game.scenarios[scenario]))


# ---- at a desk -----------------------------------------------------------------------------------------------------------
def in_the_castle(served: Served) -> tuple[Table, str]:
    table = served.table("drakborgen", "two", people=("all",), options={"hero_deal": "random"})
    return table, moments.in_a_fight(table)[0]


def of(slug: str, scenario: str) -> Callable[[Served], tuple[Table, str]]:
    def opened(served: Served) -> tuple[Table, str]:
        table = served.table(slug, scenario, people=("all",))
        moments.after(table, 12)
        return table, moments.until(table, lambda room: next(room.clock.waiting_for(), None)).seat

    return opened


PLACES: Final = (
    in_the_castle,
    pytest.param(of("rudern", "siege_of_a_town"), marks=soak_only),
    pytest.param(of("clusta", "day_six"), marks=soak_only),
    pytest.param(of("massbattle", "bridge"), marks=soak_only),
)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lang", ("en", pytest.param("he", marks=soak_only)))
def test_board_question_and_log_are_in_the_first_screen(place: Callable[[Served], tuple[Table, str]], lang: str, served: Served,
                                                        person: Callable[..., Person]) -> None:
    """At 1280 x 800: three columns side by side, each wholly on the screen, and what is in them is reached by scrolling in them.

    Red where log or talk began below the screen, or the board was longer than it."""
    table, seat = place(served)
    me = person(lang=lang, **SCREEN).sits(table, seat)
    me.waits_for_question()
    there = {what: box(me, what) for what in ("#board", "#picture", "#ask", "#told", "#log", "#talk", "#saying", "#tools")}
    if me.page.locator("#side").count():
        there["#side"] = box(me, "#side")
    for what, (left, top, right, bottom) in there.items():
        assert left >= 0 and top >= 0 and right <= 1280 and bottom <= 800 and bottom - top > 40, (what, there[what])
    columns = [there["#board"], there["#ask"], there["#told"]]
    if lang == "he":
        columns.reverse()
    assert columns[0][2] < columns[1][0] and columns[1][2] < columns[2][0], columns
    last = me.page.locator(".question button, .question .rule a").last
    last.focus()
    top, bottom = there["#ask"][1], there["#ask"][3]
    b = last.evaluate(BOX)
    assert top <= b[1] and b[3] <= bottom and me.page.evaluate("scrollY") == 0
    assert me.page.locator("#log").evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop") < 2, "the newest is in sight"
    assert not axe.faults(me.page)
    if place is in_the_castle:
        after_the_fight(table, seat, me)
    table.delete()


def after_the_fight(table: Table, seat: str, me: Person) -> None:
    """Its panel stood between the question and the line about the sun, which stays where it is; then the question has the room.
    Red where the room of a fight was kept: 170 pixels stood empty below answers that had to be scrolled."""
    ask, fight, sun = box(me, "#ask"), box(me, "#side .fight"), box(me, "#side .sun-track")
    assert ask[3] < fight[1] and fight[3] < sun[1] and sun[3] <= 800, (ask, fight, sun)
    assert me.page.locator("#side .fight").evaluate(FITS), "it is cut off"
    moments.until(table, lambda room: (q := open_for(table, (seat,))) and not isinstance(q.asked.ask, str))
    shown(table, seat, me)
    assert box(me, "#side .sun-track") == sun and box(me, "#ask")[:2] == ask[:2], "something jumps"
    assert not me.page.locator("#side .fight").count() and box(me, "#ask")[3] > ask[3] + 60, "the room of the fight stands empty"
    assert 0 < box(me, "#side")[1] - box(me, "#ask")[3] < 20


FITS: Final = "e => e.scrollHeight <= e.clientHeight + 1"
LINES: Final = "e => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight))"
ON_TOP: Final = """e => { const b = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)); }"""


@pytest.mark.parametrize("lang", ("en", pytest.param("he", marks=soak_only)))
def test_a_long_question_leaves_what_can_be_answered_in_sight(lang: str, served: Served, person: Callable[..., Person]) -> None:
    """CN-KNOW-06  On a phone two lines of it and a way to the rest; the sheet, folded, opens at another question; that the round
    waits for somebody is no news to whom it waits for.

    Red where thirteen bold lines left no button in the sheet, and a new question stood in a folded one."""
    table = served.table("clusta", "rearguard", people=("all",))
    seat = table.people[0]

    def wish(room: Any) -> Any:
        told = [type(item).__name__ for item in room.session.streams[seat].items]
        return "Consulted" in told[-3:] and moments.asked(room, seat)

    moments.until(table, wish)
    me = person(lang=lang, phone=True).sits(table, seat)
    head, whole = me.page.locator(".question h2").first, me.page.locator(".question .whole").first
    assert head.evaluate(LINES) == 2 and not head.evaluate(FITS)
    for what in (".question .picking button, .question .answers button", ".question .main, .question .answers button"):
        assert me.page.locator(what).first.evaluate(ON_TOP), what
    told = me.page.locator("#just").inner_text()
    stream, game = table.room.session.streams[seat].items, table.room.game
    waits = table.room.words(lang).item(next(item for item in stream if type(item).__name__ == "Consulted"))
    assert waits.partition(":")[2][:20] not in told
    assert not axe.faults(me.page)
    whole.tap()
    assert head.evaluate(FITS) and head.evaluate(LINES) > 3 and whole.get_attribute("aria-expanded") == "true"
    me.page.locator("#fold-ask").tap()
    assert box(me, "#ask")[3] - box(me, "#ask")[1] < 70
    key = me.page.locator(".question input[name=key]").first.get_attribute("value")
    q = open_for(table, (seat,))
    assert q is not None

    def usual(q: Any) -> Any:
        return game.default(table.room.session.view(q.seat), q.asked, ())

    table.served.do(table.room.answer(seat, q.asked.id, always(usual(q))))
    moments.until(table, lambda room: moments.asked(room, seat), advise=usual)
    shown(table, seat, me)
    assert me.page.locator(".question input[name=key]").first.get_attribute("value") != key
    until(lambda: box(me, "#ask")[3] - box(me, "#ask")[1] > 200, me, why="the sheet stays folded")
    table.delete()


def test_without_a_board_the_page_is_one_column(served: Served, person: Callable[..., Person]) -> None:
    """A game that draws none, and a table that has not begun.  Red where the columns were laid out for a board all the same."""
    table = served.table("pickets", people=("all",))
    seat = moments.until_asked(table, "order").seat
    for kind in (SCREEN, {"phone": True}):
        me = person(**kind).sits(table, seat)
        ask, told = box(me, "#ask"), box(me, "#told")
        assert (ask[0], ask[2]) == (told[0], told[2]) and ask[2] - ask[0] > 300 and ask[3] < told[1], (ask, told)
        assert not me.page.locator("#fold-ask").is_visible()
    table.delete()


def test_a_new_question_is_read_from_its_beginning(served: Served, person: Callable[..., Person]) -> None:
    """Whoever scrolled down in a long one does not begin the next one in its middle."""
    table = served.table("rudern", "three_lords", people=("all",))
    seat = moments.until_asked(table, "choose").seat
    me = person(phone=True).sits(table, seat)
    q = open_for(table, (seat,))
    assert q is not None
    ask = me.page.locator("#ask")
    ask.evaluate("e => { e.scrollTop = e.scrollHeight; }")
    assert ask.evaluate("e => e.scrollTop") > 40
    answer(me, q.asked.id, 0, FINGER)
    until(lambda: ask.evaluate("e => e.scrollTop") == 0, me, why="the sheet stayed where it was")
    table.delete()


# ---- on a phone ----------------------------------------------------------------------------------------------------------
UNDER: Final = """() => {
  const e = document.activeElement, sheet = document.querySelector("#ask").getBoundingClientRect(), b = e.getBoundingClientRect();
  if (e === document.body) return "";
  const own = e.closest("#ask, #fold-ask, #pick"), name = `${e.tagName}#${e.id} ${e.textContent.trim().slice(0, 30)}`;
  const unseen = own ? b.bottom > innerHeight + 1 || b.top < sheet.top - 50 : Math.min(b.bottom, b.top + 44) > sheet.top + 1;
  return { name, own: Boolean(own), hidden: unseen };
}"""


@pytest.mark.parametrize("lang", ("he", pytest.param("en", marks=soak_only)))
def test_on_a_phone_the_question_is_a_sheet_at_the_foot(lang: str, served: Served, person: Callable[..., Person]) -> None:
    """The map stands on top, above it; it is there wherever one has scrolled, as high for whoever waits; a finger answers in it.

    Red where the question stood above the map, or went away with the page."""
    table = served.table("rudern", "three_lords", people=("all",), pause=0.2)
    q = moments.until_asked(table, "choose")
    me = person(lang=lang, phone=True).sits(table, q.seat)
    waits = person(lang=lang, phone=True).sits(table, next(s for s in table.room.session.seats if s != q.seat))
    sheet, map_ = box(me, "#ask"), box(me, "#picture")
    assert map_[1] >= 0 and map_[3] <= sheet[1] + 1 and map_[3] - map_[1] > 300
    assert sheet[0] == 0 and sheet[2] == 390 and sheet[3] == 844 and 200 < sheet[3] - sheet[1] < 400
    assert box(waits, "#ask") == sheet
    me.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert box(me, "#ask") == sheet and box(me, "#part > :last-child")[3] <= sheet[1], "the page ends above the sheet"
    answer(me, q.asked.id, len(q.asked.options) - 1, FINGER)
    assert not axe.faults(me.page)
    table.delete()


@pytest.mark.parametrize("lang", ("he", pytest.param("en", marks=soak_only)))
def test_the_sheet_hides_nothing_that_is_focused_and_holds_nobody(lang: str, served: Served,
                                                                  person: Callable[..., Person]) -> None:
    """By Tab through the whole page: what is focused is seen, in the sheet or above it, and one comes out of it again.

    Red without a scroll padding as high as the sheet."""
    table, seat = of("clusta", "day_six")(served)
    me = person(lang=lang, phone=True).sits(table, seat)
    me.waits_for_question()
    inside = outside = 0
    for _ in range(200):
        me.page.keyboard.press("Tab")
        found = me.page.evaluate(UNDER)
        if not found:
            break
        assert not found["hidden"], found
        inside, outside = inside + found["own"], outside + (not found["own"])
    else:
        raise AssertionError("the keyboard never came to the end of the page")
    assert inside >= 4 and outside >= 12
    table.delete()


def test_the_sheet_can_be_folded_and_opens_where_the_keyboard_goes_in(served: Served, person: Callable[..., Person]) -> None:
    """Folded it shows what is asked and leaves the screen to the rest; nothing in it is focused unseen."""
    table, seat = of("rudern", "three_lords")(served)
    me = person(lang="he", phone=True).sits(table, seat)
    me.waits_for_question()
    fold, before = me.page.locator("#fold-ask"), box(me, "#ask")
    fold.tap()
    folded = box(me, "#ask")
    assert fold.get_attribute("aria-expanded") == "false" and folded[3] == 844 and folded[3] - folded[1] < 70
    head = box(me, ".question h2 >> nth=0")
    assert head[1] >= folded[1] and head[1] + 20 <= 844
    me.page.locator(".question button").first.focus()
    assert fold.get_attribute("aria-expanded") == "true" and box(me, "#ask") == before
    fold.focus()
    me.page.keyboard.press("Enter")
    assert box(me, "#ask") == folded
    me.page.keyboard.press("Enter")
    assert box(me, "#ask") == before
    table.delete()


# ---- looking back --------------------------------------------------------------------------------------------------------
def test_while_one_looks_back_its_board_fits_and_no_sheet_is_there(served: Served, person: Callable[..., Person]) -> None:
    """An earlier turn stands in place of the columns and of the sheet; the buttons that lead there take one row below the log.

    Red where its board was as high as the columns left it, or the button that folds the sheet stayed."""
    table, seat = of("drakborgen", "three")(served)
    for kind in (SCREEN, {"phone": True}):
        me = person(**kind).sits(table, seat)
        first, back = box(me, "#steps a >> nth=0"), box(me, "#steps a >> nth=1")
        assert first[1] == back[1], "one row"
        me.page.locator("#steps a").last.click()
        me.page.locator("#then-title").wait_for()
        drawn = box(me, "#then .picture")
        assert drawn[3] - drawn[1] <= 800 - 10.5 * 16 + 1, drawn
        assert not me.page.locator("#fold-ask").is_visible() and not me.page.locator("#ask").is_visible()
        me.page.locator("#then a[data-step=now]").click()
        me.page.locator("#ask").wait_for()
    table.delete()
