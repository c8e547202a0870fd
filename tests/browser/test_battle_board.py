"""A battle's board at a browser: units can be read at the nearest, the whole is seen at the farthest; what one points at is said;
units glide; nobody is left out who does not see it."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.ui import telling
from montjoy.words import Words
from tests.browser import axe, moments
from tests.browser.people import until
from tests.browser.playing import shown, told_of
from tests.browser.served import Served, Table
from tests.browser.ways import lang
from tests.suite.many import times

READABLE = 9                                                 # pixels of the letters on a counter
WAYS: list[dict[str, Any]] = [{}, {"phone": True}, {"lang": "he"}, {"phone": True, "lang": "he"}]

LETTERS = """() => [...document.querySelectorAll("#picture .token .letter")].map(e => e.getBoundingClientRect().height)"""
IN_SIGHT = """() => {
  const box = document.querySelector("#picture").getBoundingClientRect(), ask = document.querySelector("#ask");
  const foot = getComputedStyle(ask).position === "fixed" ? ask.getBoundingClientRect().top : box.bottom;
  return [...document.querySelectorAll("#picture .token")].map(e => {
    const at = e.getBoundingClientRect(), low = Math.min(box.bottom, foot) + 1;
    const seen = at.left >= box.left - 1 && at.right <= box.right + 1 && at.top >= box.top - 1 && at.bottom <= low;
    return [e.matches(".mine"), seen];
  });
}"""


def ids(how: dict[str, Any]) -> str:
    return "-".join(map(str, how.values())) or "desktop"


def battle(served: Served, scenario: str = "azure_wood", round: int = 1) -> tuple[Table, str]:
    """A battle in its first rounds, all seats people's.  -> the table, and whom it asks."""
    table = served.table("massbattle", scenario, people=("all",), title="A field of squares")
    seat = table.people[0]

    def wish(room: Any) -> Any:
        return room.session.view(seat).round >= round and moments.asked(room, seat)

    moments.until(table, wish, advise=moments.by_character(table, "plain"))
    return table, seat


def zoom(me: Any, how: str) -> None:
    me.page.locator(f"[data-zoom={how}]").evaluate("e => e.click()")      # on a phone the sheet may lie over it
    me.page.wait_for_timeout(50)


@pytest.mark.parametrize("how", WAYS[: times(2, len(WAYS))], ids=ids)
def test_one_begins_where_all_units_are_in_sight_and_comes_to_one_s_own(person: Any, served: Served, how: dict[str, Any]) -> None:
    """48 squares wide, more than forty units; from afar all are seen, near one's own they can be read.  Red where a part of the
    enemy is out of sight at first, where a phone shows counters that nobody can read, or where the whole is not to be seen."""
    table, seat = battle(served)
    me = person(**how).sits(table, seat)
    until(lambda: all(seen for _, seen in me.page.evaluate(IN_SIGHT)), me, why="somebody is out of sight at first")
    zoom(me, "me")
    assert min(me.page.evaluate(LETTERS)) >= READABLE
    assert me.page.locator("#picture .letter.long").count() and not me.page.evaluate(WIDER), "B10 is wider than its counter"
    own = [seen for mine, seen in me.page.evaluate(IN_SIGHT) if mine]
    assert sum(own) >= len(own) / 3, "one begins elsewhere"
    zoom(me, "all")
    assert all(seen for _, seen in me.page.evaluate(IN_SIGHT))
    assert not me.page.evaluate(WIDER) and not me.page.evaluate(NUMBERS), "numbers at the edge are cut off"
    for _ in range(8):
        zoom(me, "in")
    assert min(me.page.evaluate(LETTERS)) >= READABLE
    me.page.reload()
    me.live()
    until(lambda: min(me.page.evaluate(LETTERS)) >= READABLE, me, why="where one looked is forgotten")
    assert me.page.locator("#picture svg").get_attribute("direction") == "ltr"
    table.delete()


def test_a_phone_comes_nearer_once_all_stand(person: Any, served: Served) -> None:
    """While one places units the whole is seen; then the part where they stand, to be read; a reload keeps it."""
    table, seat = battle(served, "bridge", round=0)
    me = person(phone=True).sits(table, seat)
    near = "() => document.querySelector('#picture').classList.contains('zoomed')"
    assert not me.page.evaluate(near)
    plain = moments.by_character(table, "plain")
    moments.until(table, lambda room: room.session.view(seat).round and moments.asked(room, seat), advise=plain)
    shown(table, seat, me)
    until(lambda: me.page.evaluate(near), me, why="one stays as far as before")
    assert all(seen for _, seen in me.page.evaluate(IN_SIGHT))
    me.page.reload()
    me.live()
    assert me.page.evaluate(near)
    table.delete()


@pytest.mark.parametrize("how", WAYS[: times(2, len(WAYS))], ids=ids)
def test_whom_one_points_at_is_said_by_finger_and_by_keys(person: Any, served: Served, how: dict[str, Any]) -> None:
    """Every unit is named with its square, and its arcs and zone are drawn and said; Shift and an arrow go to the square beside
    it.  Red where rows are counted from the wrong side, or a counter answers for another."""
    table, seat = battle(served, "bridge")
    me = person(**how).sits(table, seat)
    view = table.room.session.view(seat)
    here, w = me.page.locator("#here"), Words(game, lang(**how))
    zone = str(w.text("area-contact", squares="")).partition(":")[0]
    zoom(me, "all")
    for unit in list(view.pieces.values())[:: times(4, 1)]:
        if not unit.in_play:
            continue
        for _ in range(2):                                   # whoever has picked a unit of his own points at a target of it
            me.page.keyboard.press("Escape")
        told_of(me, unit.id, says=unit.id)
        assert f"{unit.at[0]},{unit.at[1]}" in here.inner_text() and zone in here.inner_text()
        assert me.page.locator("#picture .areas .arc").count() == 2 * sum(other.at == unit.at for other in view.pieces.values())
    x, y = unit.at
    me.page.locator("#picture").focus()
    me.page.keyboard.press("Shift+ArrowDown")
    until(lambda: f"{x},{y - 1}:" in here.inner_text(), me, why="down is not to the south")
    me.page.keyboard.press("Shift+ArrowRight")
    until(lambda: f"{x + 1},{y - 1}:" in here.inner_text(), me, why="right is not to the east")
    there = sum(other.at == (x + 1, y - 1) for other in view.pieces.values())
    assert me.page.locator("#picture .areas .arc").count() == 2 * there
    table.delete()


def test_units_that_have_moved_are_marked_where_they_stood(person: Any, served: Served) -> None:
    table, seat = battle(served, "bridge")
    me = person().sits(table, seat)
    shown(table, seat, me)
    before = {u.id: u.at for u in table.room.session.view(seat).pieces.values()}

    def wish(room: Any) -> Any:
        return [u.id for u in room.session.view(seat).pieces.values() if u.in_play and before.get(u.id) not in (None, u.at)]

    moments.until(table, wish, advise=moments.by_character(table, "plain"))
    shown(table, seat, me)
    until(lambda: me.page.locator("#picture .was").count(), me, why="nothing says where they stood")
    table.delete()


SIGNS = """() => [...document.querySelectorAll("#picture .deed-sign")].map(e =>
    [Number(e.getAttribute("x")), Number(e.getAttribute("y"))])"""
AGAIN = """() => {
    const row = [...document.querySelectorAll("#log li")].filter(one => one.querySelector("a[data-did]")).at(-1);
    for (const n of [90001, 90002]) row.parentNode.append(Object.assign(row.cloneNode(true), { id: `l${n}` }));
    document.querySelector("#part").dispatchEvent(new CustomEvent("htmx:after:swap", { bubbles: true }));
}"""
DONE = """() => [...document.querySelectorAll("#picture .deeds .did")].map(e => [e.querySelector(".deed").getAttribute("class"),
    e.dataset.sign || "", e.querySelector("title").textContent])"""
# How much of the counters, with their points, all signs cover, in the drawing's measure: where they stand, and where the middles
# of their arrows are.
COVERED = """() => {
  const scene = document.querySelector("#picture .scene"), all = (what) => [...scene.querySelectorAll(what)];
  const counters = all(".token[data-at]").map(e => e.transform.baseVal.consolidate().matrix);
  const both = (a, b, half) => Math.max(0, Math.min(a + half, b + 18) - Math.max(a - half, b - 18));
  const over = (x, y, text) => counters.reduce((sum, { e, f }) => sum + both(x, e, 3.5 * text.length) * both(y, f, 5), 0);
  const arrows = all(".deeds .did").filter(e => e.dataset.sign), sum = (found) => found.reduce((a, b) => a + b, 0);
  return [sum(all(".deed-sign").map(e => over(Number(e.getAttribute("x")), Number(e.getAttribute("y")) - 4, e.textContent))),
    sum(arrows.map(e => { const [a, b, c, d] = e.querySelector(".deed").getAttribute("d").match(/-?[\\d.]+/g).map(Number);
      return over((a + c) / 2, (b + d) / 2, e.dataset.sign); }))];
}"""
WIDER = """() => [...document.querySelectorAll("#picture .token .letter")].filter(e => {
  const name = e.getBoundingClientRect(), body = e.parentNode.querySelector(".body").getBoundingClientRect();
  return name.width && (name.left < body.left - 1 || name.right > body.right + 1); }).map(e => e.textContent)"""
NUMBERS = """() => { const of = e => e.getBoundingClientRect(), all = of(document.querySelector("#picture svg.map"));
  return [...document.querySelectorAll("#picture .ruler text")].filter(e => of(e).width && (of(e).left < all.left - 1
    || of(e).right > all.right + 1)).map(e => e.textContent); }"""
LAYERS = """() => [...document.querySelector("#picture .scene").children]
    .map(e => e.querySelector(".did") ? "arrows" : e.querySelector(".deed-sign") ? "signs" : e.querySelector(".token") ? "units"
      : e.matches(".token") ? "units" : "")
    .filter((name, n, all) => name && name !== all[n - 1])"""


def test_the_last_step_s_attacks_are_arrows_until_the_next(person: Any, served: Served) -> None:
    """Each is a line of his own log, with what it did; they stay while something else is told, and after a reload; when somebody
    moves they are gone.  Red where they are never drawn, or hang about."""
    table, seat = battle(served, "bridge")
    me = person().sits(table, seat)
    plain, other = moments.by_character(table, "plain"), table.people[1]

    def told(room: Any) -> list[Any]:
        kinds = (events.Attacked, events.Moved, events.SideMoved)
        return [item for item in room.session.streams[seat].items if isinstance(item, kinds)]

    moments.until(table, lambda room: told(room) and isinstance(told(room)[-1], events.Attacked), advise=plain)
    shown(table, seat, me)
    drawn = until(lambda: me.page.evaluate(DONE), me, why="no arrow")
    lines = [str(text) for text in me.page.locator("#log a[data-did]").all_text_contents()]
    for kind, sign, title in drawn:
        assert title in lines and kind.split()[1] in telling.DEEDS
        assert kind != "deed missed" or sign == "✕"
        assert kind != "deed wounded" or sign.removeprefix("−") in title
    assert me.page.locator("#picture .deed-sign").all_text_contents() == [sign for _, sign, _ in drawn if sign]
    assert me.page.evaluate(LAYERS) == ["arrows", "units", "signs"], "an arrow lies over a unit's name"
    table.says(other, "is that all?")
    me.page.locator("#talk li", has_text="is that all?").wait_for()
    shown(table, seat, me)
    assert me.page.evaluate(DONE) == drawn
    me.page.reload()
    me.live()
    there = [title for *_, title in until(lambda: me.page.evaluate(DONE), me, why="they are gone after a reload")]
    assert {title for kind, _, title in drawn if kind.split()[1] in ("wounded", "missed", "harmless")} <= {*there, *gone(me)}
    me.page.evaluate(AGAIN)                                  # the same attack again: their signs stand beside one another
    signs = me.page.evaluate(SIGNS)
    assert len(signs) > 1 and all(abs(x - u) + abs(y - v) >= 12 for n, (x, y) in enumerate(signs) for u, v in signs[:n]), signs
    me.page.reload()
    me.live()
    moments.until(table, lambda room: not isinstance(told(room)[-1], events.Attacked) and moments.asked(room, seat), advise=plain)
    shown(table, seat, me)
    now = {title for *_, title in me.page.evaluate(DONE)}
    assert not now & {title for *_, title in drawn}
    table.delete()


def test_signs_of_blows_keep_off_the_units(person: Any, served: Served) -> None:
    """Two lines at blows, each unit beside its enemy.  Red before: a sign stood in the middle of its arrow, over both units."""
    table = served.table("massbattle", "bridge", people=("all",))
    plain, seat = moments.by_character(table, "plain"), table.people[0]
    moments.until(table, lambda room: room.session.view(seat).round >= 3 and (q := moments.asked(room, seat))
                  and type(q.asked.ask).__name__ == "Fight", advise=plain)
    me = person().sits(table, seat)
    until(lambda: me.page.locator("#picture .deed-sign").count(), me, why="no blow is drawn")
    stand, middle = me.page.evaluate(COVERED)
    assert stand < 0.7 * middle, (stand, middle)
    table.delete()


MIDDLES = "all => all.map(e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })"


def test_a_line_of_several_units_shows_where_each_of_them_stands(person: Any, served: Served) -> None:
    """Red where only the first of those that moved together has a ring."""
    table, seat = battle(served, "bridge")
    plain = moments.by_character(table, "plain")
    moved = moments.until(table, lambda room: next((x for x in room.session.streams[seat].items[-3:]
                                                    if isinstance(x, events.SideMoved) and len(x.units) > 1), None), advise=plain)
    me = person().sits(table, seat)
    me.page.locator(f'#log a.at[data-to="{telling.where(moved)}"]').last.evaluate("e => e.click()")
    found = until(lambda: me.page.locator("#picture .flash").evaluate_all(MIDDLES), me, why="no ring")
    names = [*dict.fromkeys(one.unit for one in moved.units)]
    stand = [me.page.locator(f'#picture .token[data-at="{name}"]').first.evaluate_all(MIDDLES)[0] for name in names]
    assert len(found) == len(names) > 1
    for (x, y), (u, v) in zip(found, stand, strict=True):
        assert abs(x - u) < 20 and abs(y - v) < 20, (names, found, stand)
    table.delete()


def gone(me: Any) -> list[str]:
    """Lines about figures that stand nowhere any more."""
    there = set(me.page.evaluate("() => [...document.querySelectorAll('#picture .token')].map(e => e.dataset.at)"))
    found = me.page.evaluate("() => [...document.querySelectorAll('#log a[data-did]')].map(e => [e.dataset.to, e.textContent])")
    return [text for to, text in found if to not in there]


@pytest.mark.parametrize("how", WAYS[: times(1, len(WAYS))], ids=ids)
def test_everybody_can_use_it(person: Any, served: Served, how: dict[str, Any]) -> None:
    """axe finds nothing at the board, at its signs and with the board in words."""
    table, seat = battle(served, "bridge")
    me = person(**how).sits(table, seat)
    assert axe.faults(me.page) == []
    me.page.locator("#as-text").evaluate("e => e.click()")
    me.page.locator("#sentences").wait_for()
    assert axe.faults(me.page) == []
    me.page.goto(table.url(seat, "/signs"))
    assert me.page.locator(".signs li").count() > 40 and axe.faults(me.page) == []
    table.delete()


LIGHT = """e => { const [r, g, b] = getComputedStyle(e).fill.match(/[\\d.]+/g).map(n => n / 255);
  const of = n => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4;
  return .2126 * of(r) + .7152 * of(g) + .0722 * of(b); }"""


@pytest.mark.parametrize("how", [{"color_scheme": "light"}, {"color_scheme": "dark"}], ids=ids)
def test_a_battle_at_night_is_dark_and_can_be_read(person: Any, served: Served, how: dict[str, Any]) -> None:
    """MB-BOARD-12  The ground is darker than by day, and what is written over it stands out (4.5 to 1), in both themes.  Red
    before: the goblin raid lay in the sun."""
    ground: dict[str, float] = {}
    for scenario in ("bridge", "night_raid"):
        table, seat = battle(served, scenario)
        me = person(**how).sits(table, seat)
        ground[scenario] = me.page.locator("#picture .t-open").first.evaluate(LIGHT)
        if scenario == "night_raid":
            over = me.page.locator("#picture .square-name").first.evaluate(LIGHT)
            assert (over + 0.05) / (ground[scenario] + 0.05) >= 4.5 and axe.faults(me.page) == []
    assert ground["night_raid"] < 0.05 and ground["night_raid"] < ground["bridge"]
