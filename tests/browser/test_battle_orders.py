"""Orders given on the board of a battle: a unit, a square, a target, a turn, by finger and by keys alone, as they are named."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from montjoy.games.clusta.protocol import vocabulary as of_sheets
from montjoy.games.massbattle.protocol import vocabulary
from montjoy.games.massbattle.ui.board_ground import CELL
from montjoy.table.tables.table import always
from tests.browser import axe, moments
from tests.browser.people import Person, until
from tests.browser.playing import key_of, open_for, tap
from tests.browser.served import Served, Table
from tests.browser.ways import lang, named, read
from tests.suite.many import soak_only, times

ROUNDS = times(1, 2)
STANDS = re.compile(r"(\d+),(\d+)")
HERE = re.compile(r"^\D*(\d+),(\d+):")
ACTIVE = """() => document.activeElement?.textContent.trim().replace(/\\s+/g, ' ')
  .replace(/[\\u2066-\\u2069\\u200e\\u200f]/g, '') || ''"""
IN_SIGHT = """e => { const b = e.getBoundingClientRect();
  return b.height > 0 && b.top >= 0 && b.bottom <= innerHeight; }"""
MIDDLE = "e => { const at = e.getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]; }"
ON_SCREEN = """([x, y]) => {
  const p = new DOMPoint(x, y).matrixTransform(document.querySelector("#picture .scene").getScreenCTM()); return [p.x, p.y]; }"""
ARROWS = """() => {                                          // how many there are; -1, where they are shown beside what is picked
  const all = [...document.querySelectorAll("#picture .deeds")], shown = all.some((e) => getComputedStyle(e).display !== "none");
  return shown && document.querySelector("#picture .picks > *") ? -1 : all.length; }"""
FIELD = ".question textarea"
BARE = re.compile("[\u2066-\u2069\u200e\u200f]")             # what sets words of another direction apart
HALF: Final = ("Not sent yet: you have begun an order and not finished it. "
               "Finish it, or press again to send without it:")
UNITS: Final = "Pick one of your units, here or on the board."
WHOM: Final = "Whom do you give orders? Choose here, or point at them on the map."


def said(*keys: str) -> str:
    """Words of an order as this way's reader sees them."""
    return " ".join(vocabulary.said(key, lang()) for key in keys)


def any_of(unit: str, *keys: str) -> re.Pattern[str]:
    """One of these orders of a unit."""
    return re.compile(rf"{unit} ({'|'.join(map(said, keys))})")


def by_finger(me: Person, name: str | re.Pattern[str]) -> None:
    """A button that is called so is scrolled to and tapped."""
    tap(me, me.page.get_by_role("button", name=name).first)


def by_keys(me: Person, name: str | re.Pattern[str]) -> None:
    """Tab until the button that is called so has the focus, then Enter."""
    found = named(name) if isinstance(name, str) else name
    wanted = re.compile(re.escape(found)) if isinstance(found, str) else found
    for _ in range(500):
        if me.page.evaluate("() => document.activeElement?.tagName") == "BUTTON" and wanted.match(me.page.evaluate(ACTIVE)):
            return me.page.keyboard.press("Enter")
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {name}")


def text(me: Person) -> str:
    return str(me.page.locator(FIELD).first.input_value())


def title(me: Person) -> str:
    """What is picked, as it is named."""
    heading = me.page.locator(".picking h3")
    return BARE.sub("", heading.inner_text()) if heading.count() else ""


def written(me: Person, act: Callable[[], None]) -> None:
    """An act that puts a line into the text."""
    before = text(me)
    act()
    until(lambda: text(me) != before, me, why=f"no line was written: {title(me)}")


def steer(me: Person, x: int, y: int) -> None:
    """With Shift and the arrow keys to a square of the board, as what is said of each tells the way."""
    me.page.locator("#picture").focus()
    here = me.page.locator("#here")
    for _ in range(80):
        said = HERE.match(BARE.sub("", here.inner_text()))
        at = (int(said[1]), int(said[2])) if said else None
        if at == (x, y):
            return
        key = "ArrowUp" if at is None or at[1] < y else "ArrowDown" if at[1] > y else "ArrowRight" if at[0] < x else "ArrowLeft"
        before = here.inner_text()
        me.page.keyboard.press(f"Shift+{key}")
        until(lambda before=before: here.inner_text() != before, me, why="nothing is said of the square")
    raise AssertionError(f"the arrow keys do not lead to {x},{y}")


def onto(me: Person) -> None:
    """The first square that is drawn as a choice and lies in sight is tapped."""
    for square in me.page.locator("#picture .picks .cell").all():
        x, y = square.evaluate(MIDDLE)
        if me.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('#picture'))", [x, y]):
            return me.page.touchscreen.tap(x, y)
    raise AssertionError("no square is in sight")


def order(me: Person, press: Callable[..., None], what: str, unit: str) -> None:
    """One unit's order for a question, by what can be seen."""
    press(me, re.compile(rf"{unit} \("))
    until(lambda: re.search(rf"\b{unit}\b", title(me)), me, why=f"{unit} was not picked")
    if what in ("Deploy", "Move"):
        squares(me, press, what, unit)
    else:
        written(me, lambda: press(me, any_of(unit, "shoot", "fight", "hold", "defend", "decline")))
    press(me, "All my units")
    until(lambda: title(me) == read(UNITS), me, why="the way back is barred")


def squares(me: Person, press: Callable[..., None], what: str, unit: str) -> None:
    """Onto a square of the board, by finger or with the keys; then a turn, where there is one."""
    if not me.page.locator("#picture .picks .cell").count():
        return
    if press is by_finger:
        me.page.wait_for_timeout(100)
        before = title(me), text(me)
        onto(me)
        until(lambda: text(me) != before[1] or me.page.get_by_role("button", name="Back", exact=True).count(), me)
        if text(me) == before[1]:                            # a second look: the last is the boldest
            written(me, lambda: tap(me, me.page.locator(".picking .choices button").last))
    elif what == "Move":
        stands = STANDS.search(title(me))
        assert stands is not None
        written(me, lambda: press(me, any_of(unit, "turn")))
        assert f" {said('turn')} " in text(me)
        steer(me, int(stands[1]), int(stands[2]))
        before = text(me)
        for key in ("PageDown", "Enter"):
            me.page.keyboard.press(key)
        until(lambda: text(me) != before, me, why="Page Down does not turn")
    else:
        steer(me, 9, 6)
        written(me, lambda: me.page.keyboard.press("Enter"))
        assert f"{unit} {said('at')} 9,6" in text(me)


def played(table: Table, me: Person, press: Callable[..., None]) -> list[str]:
    """The first rounds of the battle; -> the questions that were answered by orders."""
    answered: list[str] = []
    arrows: list[int] = []
    while table.settled().session.view("town").round <= ROUNDS and not table.room.session.over:
        q = until(lambda: open_for(table, ("town",)), me, why="nobody is asked")
        me.page.locator(f"#question{q.asked.id}").wait_for()
        name, key = type(q.asked.ask).__name__, key_of(me, q.asked.id)
        if q.asked.kind != "order":
            press(me, re.compile(rf"\W*{re.escape(BARE.sub('', me.answers()[0]))}"))
        else:
            press(me, "Order on the board")
            until(lambda: title(me) == read(UNITS), me, why="the units are not told")
            unit = str(me.page.locator(".picking .choices button").first.get_attribute("value"))
            order(me, press, name, unit)
            arrows.append(me.page.evaluate(ARROWS))
            answered.append(f"{name}: {text(me)}")
            press(me, "Send")
        until(lambda q=q, key=key: key_of(me, q.asked.id) != key, me, why=f"{name} did not count")
    assert max(arrows) > 0 and -1 not in arrows, "arrows of the last step lie in a heap with what is picked"
    return answered


@pytest.mark.parametrize(("press", "phone"), [pytest.param(by_finger, True, id="finger"),
                                              pytest.param(by_keys, False, id="keys", marks=soak_only)])
def test_the_first_rounds_are_ordered_on_the_board(person: Any, served: Served, press: Any, phone: bool) -> None:
    """Red where a unit, a square or a turn cannot be picked by finger or keys alone, or its line does not count."""
    table = served.table("massbattle", "bridge", people=("town",), title="At the bridge", bot="plain")
    me = person(phone=phone).sits(table, "town")
    me.waits_for_question()
    answered = played(table, me, press)
    assert {line.partition(":")[0] for line in answered} >= {"Deploy", "Move"}, answered
    given = [e.answer for e in table.room.session.entries if type(e).__name__ == "Decided" and e.seat == "town"]
    assert any("A1" in str(answer) for answer in given)
    assert not me.page.locator("#picture .picks *").count(), "what was picked is still drawn"
    me.well()
    table.delete()


def square(me: Person, x: int, y: int, high: int = 20) -> list[float]:
    """The middle of a square of a board so high, on the screen."""
    found: list[float] = me.page.evaluate(ON_SCREEN, [(x + 0.5) * CELL, (high - y - 0.5) * CELL])
    return found


def points(me: Person, x: int, y: int) -> None:
    """The square is tapped, or clicked."""
    at = square(me, x, y)
    me.page.mouse.click(*at) if not me.page.evaluate("() => navigator.maxTouchPoints") else me.page.touchscreen.tap(*at)


RINGS: Final = "#picture .looked"
DEPLOYS: Final = [{"viewport": {"width": 1280, "height": 800}}, pytest.param({"phone": True}, marks=soak_only)]


@pytest.mark.parametrize("kind", DEPLOYS)
def test_what_is_said_of_a_square_leaves_the_rows_in_sight(person: Any, served: Served, kind: dict[str, Any]) -> None:
    """MB-BOARD-10  While units are placed: a square that is refused says why in the question, and has neither box nor ring on the
    board; without a unit picked, the box about a square stands on the other half of the board.

    Red before: the box lay over the rows in which one deploys, and the ring stayed on the refused square."""
    table = served.table("massbattle", "bridge", people=("all",), title="At the bridge")
    me = person(**kind).sits(table, "town")
    me.waits_for_question()
    box, board, rows = me.page.locator("#here"), me.page.locator("#picture"), [square(me, 10, y)[1] for y in (2, 7)]
    points(me, 10, 5)
    box.locator("p").first.wait_for()
    there = box.bounding_box()
    assert there["y"] + there["height"] < rows[1] and there["y"] >= board.bounding_box()["y"] - 1, (there, rows)
    points(me, 10, 12)
    until(lambda: "10,12" in box.inner_text(), me, why="nothing is said of the square")
    assert box.bounding_box()["y"] > square(me, 10, 12)[1]
    me.page.locator(".picking > button[name=pick]").first.click()
    me.page.locator(".picking .choices button[value=A2]").click()
    me.page.locator("#picture .picks .cell").first.wait_for()
    points(me, 10, 8)
    until(lambda: "MB-BOARD-10" in me.page.locator(".picking").inner_text(), me, why="it is not said why")
    assert not box.locator("p").count() and not me.page.locator(RINGS).count()
    points(me, 10, 7)
    until(lambda: "10,7" in text(me), me, why="the square was covered")
    assert not me.page.locator(RINGS).count()
    table.delete()


SEEN: Final = """e => { const b = e.getBoundingClientRect(), board = document.querySelector("#picture").getBoundingClientRect();
  const foot = Math.min(board.bottom, document.querySelector("#ask").getBoundingClientRect().top);
  return b.top >= board.top && b.bottom <= foot && b.left >= board.left && b.right <= board.right; }"""


def test_a_unit_that_is_picked_from_the_list_comes_into_sight(person: Any, served: Served) -> None:
    """On a phone, the board larger than its frame.  Red where one had to find out that it can be dragged."""
    table = served.table("massbattle", "bridge", people=("all",), title="At the bridge")
    moments.until(table, lambda room: room.session.view("town").round >= 1 and moments.asked(room, "town"))
    me = person(phone=True).sits(table, "town")
    me.waits_for_question()
    for _ in range(2):
        me.page.locator("[data-zoom=in]").tap()
    tap(me, me.page.locator(".picking > button[name=pick]").first)
    units = me.page.locator(".picking .choices button[name=pick]")
    units.first.wait_for()
    names = [str(unit.get_attribute("value")) for unit in units.all()]
    hidden = [name for name in names if not me.page.locator(f'#picture .figure[data-at="{name}"]').evaluate(SEEN)]
    assert hidden, "all of them are in sight"
    tap(me, me.page.locator(f'.picking .choices button[value="{hidden[0]}"]'))
    figure = me.page.locator(f'#picture .figure[data-at="{hidden[0]}"]')
    until(lambda: figure.evaluate(SEEN), me, why=f"{hidden[0]} is picked, and out of sight")
    table.delete()


def test_what_is_picked_stays_while_the_page_changes_and_escape_leaves_it(person: Any, served: Served) -> None:
    """A draft and what is drawn outlast what the line brings; axe finds nothing; Escape goes back, step by step."""
    table = served.table("massbattle", "bridge", people=("all",), title="At the bridge")
    me = person().sits(table, "town")
    me.waits_for_question()
    me.page.locator(FIELD).first.fill("# mine")
    by_keys(me, "Order on the board")
    until(lambda: title(me) == read(UNITS), me)
    assert me.page.evaluate(ACTIVE) == read(UNITS), "the focus is lost"
    by_keys(me, re.compile(r"A2 \("))
    until(lambda: me.page.locator("#picture .picks .cell").count(), me)
    assert axe.faults(me.page) == []
    me.page.get_by_role("button", name="All of it").click()
    me.page.evaluate("() => scrollTo(0, 0)")                 # on a phone the button is below the board
    me.page.mouse.click(*me.page.evaluate(ON_SCREEN, [10.5 * CELL, 0.5 * CELL]))
    refused = "A2 (town militia) would not stand in your rows" if lang() == "en" else "MB-BOARD-10"
    until(lambda: refused in BARE.sub("", me.page.locator(".picking").inner_text()), me, why="it is not said why not")
    assert title(me).startswith("A2") and text(me) == "# mine" and me.page.locator("#picture .picks .cell").count()
    table.says("orcs", "Are you coming?")
    me.page.get_by_text("Are you coming?").first.wait_for()
    assert title(me).startswith("A2") and text(me) == "# mine" and me.page.locator("#picture .picks .cell").count()
    me.page.keyboard.press("Escape")
    until(lambda: title(me) == read(UNITS), me, why="Escape does not go back")
    me.page.keyboard.press("Escape")
    until(lambda: me.page.get_by_role("button", name="Order on the board").count(), me, why="Escape does not leave")
    assert not me.page.locator("#picture .picks *").count() and text(me) == "# mine"
    me.well()
    table.delete()


def test_without_script_the_buttons_do_the_same(person: Any, served: Served) -> None:
    table = served.table("massbattle", "bridge", people=("all",), title="At the bridge")
    me = person(java_script_enabled=False).holds(table.hold("town"))
    me.page.goto(table.url("town"))
    me.page.get_by_role("button", name="Order on the board").click()
    me.page.get_by_role("button", name=re.compile(r"A2 \(")).click()
    me.page.locator(".picking summary").first.click()
    line = f"A2 {said('at')} 9,7 {said('facing', 'north')}"
    me.page.get_by_role("button", name=line).click()
    until(lambda: line in text(me), me, why="the button writes nothing")
    me.well()
    table.delete()


def test_a_sheet_of_orders_is_chosen_and_pointed_at_on_the_map(person: Any, served: Served) -> None:
    """Clusta: the example is there at one click, a hex is pointed at, what is chosen stands in the field."""
    table = served.table("clusta", "skirmish", people=("all",), title="The cove")
    me = person().sits(table, "trakorians")
    me.waits_for_question()
    written(me, lambda: me.page.get_by_role("button", name="Write this for me").click())
    to, now, go = (of_sheets.said(key, lang()) for key in ("to", "from_now", "GO_TO"))
    assert text(me) == f"{to} kaelve:\n  {now}: {go} 0201\n"
    for opened in ("kaelve", "kaelve GO_TO"):
        me.page.locator(f".picking button[value='{opened}']").click()
        assert me.page.locator(".sends .main").evaluate(IN_SIGHT), "the way to send it lies below the list"
    until(lambda: me.page.locator("#picture .picks .ring").count() > 3, me)
    ring = me.page.locator("#picture .picks .ring").nth(1)
    at = ring.evaluate(MIDDLE)
    written(me, lambda: me.page.mouse.click(*at))
    assert text(me) == f"{to} kaelve:\n  {now}: {go} 0302\n"
    reached = me.page.locator("#picture .plans .round")
    until(lambda: [one.get_attribute("data-hex") for one in reached.all()] == ["0302"], me, why="the march is not drawn")
    me.page.keyboard.press("Escape")
    until(lambda: title(me) == read(WHOM), me, why="Escape does not go back")
    me.page.keyboard.press("Escape")
    until(lambda: me.page.get_by_role("button", name="Write this for me").count(), me, why="the example has not come back")
    me.page.locator(FIELD).first.fill(f"{to} kaelve:\n  {now}: {go} 0405\n")
    until(lambda: [one.get_attribute("data-hex") for one in reached.all()] == ["0405"], me, why="what is typed is not drawn")
    assert reached.text_content() == "1" and me.page.locator("#picture .plans .way").count() == 1
    me.page.locator(FIELD).first.fill("")
    until(lambda: not reached.count(), me, why="it is drawn though nothing is ordered any more")
    me.well()
    table.delete()


LINE: Final = """number => { const part = document.createElementNS("http://www.w3.org/2000/svg", "g");
  part.setAttribute("class", "go target");
  part.dataset.choice = number;
  part.innerHTML = '<path class="line" d="M150 120L450 120"/>';
  document.querySelector("#picture .picks").append(part); }"""
ALONG: Final = """(line, aside) => { const at = new DOMPoint(300, 120).matrixTransform(line.getScreenCTM());
  return [at.x, at.y + aside]; }"""


def test_lines_that_are_offered_can_be_clicked(person: Any, served: Served) -> None:
    """Of the guide, which writes itself; and on the board the line to a target (here one is laid where no square is a choice), as
    far beside it as a finger is wide.  Red where the one had to be typed, and of the other only the ring about the target could
    be pointed at."""
    table = served.table("massbattle", "bridge", people=("all",), title="At the bridge")
    me = person(viewport={"width": 1280, "height": 800}).sits(table, "town")
    me.waits_for_question()
    me.page.locator("[id^=guide] summary").click()
    ready = me.page.locator(".guide button").nth(2)
    written(me, ready.click)
    assert text(me) == f"{ready.get_attribute('value')}\n" and not me.page.locator(".picking.open").count()
    assert ready.bounding_box()["height"] >= 24
    me.page.locator(FIELD).first.fill("")
    by_keys(me, "Order on the board")
    until(lambda: title(me) == read(UNITS), me)
    by_keys(me, re.compile(r"A2 \("))
    until(lambda: me.page.locator("#picture .picks .cell").count(), me)
    line = me.page.locator("#picture .picks .line")
    for aside, counts in ((20, False), (9, True)):
        me.page.evaluate(LINE, 3)                            # who points beside it is told why not there: drawn anew
        me.page.mouse.click(*line.evaluate(ALONG, aside))
        me.page.wait_for_timeout(400)
        assert bool(text(me)) == counts, aside
    assert text(me).startswith(f"A2 {said('at')} ")
    assert me.page.locator(".picking [aria-current=true]").all_text_contents() == [text(me).strip()], "it is not marked"
    me.well()
    table.delete()


@pytest.mark.parametrize("kind", [{}, {"phone": True}], ids=["desk", "phone"])
def test_a_spell_that_is_picked_by_half_is_not_lost(person: Any, served: Served, kind: dict[str, Any]) -> None:
    """To send while a spell has no aim yet is asked once more; with an aim it is ordered at once, and stays drawn.

    Red where on a phone, which shows nothing but the choices then, what is said of it was hidden with the rest."""
    table = served.table("massbattle", "azure_wood", people=("all",), title="In the wood")
    me = person(**kind).sits(table, "garfinkel")
    while True:
        q = until(lambda: open_for(table, table.room.session.seats), me, why="nobody is asked")
        if type(q.asked.ask).__name__ == "Shoot" and q.seat == "garfinkel":
            break
        usual = table.room.game.default(table.room.session.view(q.seat), q.asked, ())
        served.do(table.room.answer(q.seat, q.asked.id, always(usual)))
    me.page.locator(f"#question{q.asked.id}").wait_for()
    by_keys(me, "Order on the board")
    by_keys(me, re.compile(r"A1 "))
    by_keys(me, re.compile(rf"A1 ({said('cast')} )?{said('fireball')}"))
    until(lambda: me.page.locator("#picture .picks [data-aim]").count(), me, why="nothing is asked of its aim")
    by_keys(me, "Send")
    half = me.page.locator(".reply-here .note", has_text=read(HALF))
    half.wait_for()
    assert half.evaluate(IN_SIGHT), "what is missing is said out of sight"
    written(me, lambda: by_keys(me, re.compile(f"A1 {said('cast', 'fireball', 'at')}")))
    assert me.page.locator("#picture .picks .area").count()
    me.well()
    table.delete()
