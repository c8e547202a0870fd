"""A whole delve to the dragon, and a siege, on a phone: a finger does everything, on what can be seen, by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.session.runner import Open
from montjoy.table.web.pages.course import verdict
from tests.browser.people import Person, until
from tests.browser.playing import open_for, shown, tap
from tests.browser.served import Served, Table
from tests.suite.many import times

Brain = Callable[[Any, Open], Any]                           # (the seat's view, its question) -> one of its answers
SOON: Final = 1.0                                            # seconds in which one sees that a tap has counted
IN_SIGHT: Final = """el => {
  const at = el.getBoundingClientRect(), there = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return at.width >= 24 && at.height >= 24 && el.contains(there);
}"""


def in_order(*kinds: str) -> Brain:
    """The first answer of the first kind there is; else the last answer."""

    def choose(view: Any, q: Open) -> Any:
        return next((o for kind in kinds for o in q.asked.options if type(o).__name__ == kind), q.asked.options[-1])

    return choose


def as_bot(table: Table, name: str) -> Brain:
    policy = find(table.room.game, name)
    return lambda view, q: policy(view, q.asked, Philox(q.asked.id))


def named(table: Table, lang: str, view: Any, q: Open, answer: Any) -> tuple[str, int]:
    """What an answer is called on its seat's page, and how many before it are called the same."""
    w, game = table.room.words(lang), table.room.game
    names = [w.option(game.label(view, q.asked, option)) for option in q.asked.options]
    at = q.asked.options.index(answer)
    return names[at], names[:at].count(names[at])


def press(person: Person, name: str, before: int) -> None:
    """A button is looked for by its name, scrolled to as a finger does, and tapped where nothing lies over it."""
    between = "\\s,;:\u2068\u2069"                          # a card has its numbers in places of their own
    words = f"[{between}]*".join(["", *map(re.escape, re.findall(f"[^{between}]+", name)), ""])
    there = person.page.get_by_role("button", name=re.compile(f"^{words}$".replace("/", r"\/"))).nth(before)
    there.scroll_into_view_if_needed()
    assert there.evaluate(IN_SIGHT), f"{name!r} is not in sight, or too small for a finger"
    tap(person, there)


def played(table: Table, seat: str, person: Person, lang: str, brain: Brain, most: int = 300) -> list[str]:
    """The game to its end.  -> the headings of all questions, as they were read."""
    asked: list[str] = []
    while len(asked) < most:
        q = until(lambda: table.settled().session.over or open_for(table, (seat,)), person, why="nobody is asked")
        if not isinstance(q, Open):
            return asked
        shown(table, seat, person)
        view, told = table.room.session.view(seat), table.room.pictures.of(seat).acts
        asked.append(person.page.get_by_role("region").get_by_role("heading", level=2).first.inner_text())
        name = named(table, lang, view, q, brain(view, q))

        def counted(told: int = told) -> bool:
            return table.settled().pictures.of(seat).acts > told

        press(person, *name)
        try:
            until(counted, person, seconds=SOON)
        except AssertionError:                               # at one place with the last it was a double tap
            press(person, *name)
            until(counted, person, why=f"{asked[-1]}: the tap was no answer")
    raise AssertionError(f"not over after {most} answers")


def at_the_end(table: Table, seat: str, person: Person, lang: str) -> None:
    """How it ended stands there, and the way to everything afterwards."""
    shown(table, seat, person)
    w = table.room.words(lang)
    person.page.get_by_role("heading", name=verdict(table.room, seat, table.room.session.outcome, w)).first.wait_for()
    beside = person.page.locator("#side").inner_text()       # and not whose turn it is
    assert plain(w.text("page-over")) in beside and plain(verdict(table.room, "", table.room.session.outcome, w)) in plain(beside)
    page = person.page.locator("body").inner_text()
    assert plain(w.outcome(table.room.session.outcome)) in plain(page)


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("lang", ["en", "he"][: times(1, 2)])
def test_a_siege_to_its_end(lang: str, person: Any, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The besieger plays against a bot."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([1]) * 32)
    table = served.table("rudern", "siege_of_a_town", people=("WKA",), pause=0.2)
    me = person(phone=True, lang=lang).sits(table, "WKA")
    asked = played(table, "WKA", me, lang, in_order("Storm", "BeginSiege"))
    told = {type(item).__name__ for item in table.room.session.streams["WKA"].items}
    assert len(asked) > 3 and all(any(word in name for name in told) for word in ("Siege", "Storm")), told
    at_the_end(table, "WKA", me, lang)


@pytest.mark.parametrize("lang", ["he", "en"][: times(1, 2)])
def test_a_delve_to_the_dragon(lang: str, person: Any, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone in the castle: into the treasure chamber, where the dragon wakes, and out again."""
    monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([24]) * 32)
    table = served.table("drakborgen", "one", people=("all",), options={"hero_deal": "random"}, pause=0.2)
    me = person(phone=True, lang=lang).sits(table, "red")
    asked = played(table, "red", me, lang, as_bot(table, "cautious"))
    told = {type(item).__name__ for item in table.room.session.streams["red"].items}
    assert len(asked) > 20 and {"ReachedChamber", "DragonCard", "DragonWoke"} <= told
    at_the_end(table, "red", me, lang)
