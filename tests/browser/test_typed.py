"""Real dice at two browsers: what lies on the table is typed in, a slip is refused in words, and the other seat sees what fell.

Planted faults that turn this red: any number is taken for a face (no refusal); the dice are rolled where faces were typed (other
faces in the record).
"""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.record import entries as rec
from tests.browser import moments
from tests.browser.people import Person, until
from tests.browser.playing import shown
from tests.browser.served import Served, Table


def at_a_die(served: Served) -> tuple[Table, str, str]:
    """A relief whose dice are real, at the first that both seats may see.  -> the table, and both seats."""
    table = served.table("rudern", "relief_beaten", people=("all",), pause=0.2, typed=True)
    one, two = table.people

    def wish(room: Any) -> bool:
        return room.session.typing is not None and all(room.session.page(seat).typing for seat in (one, two))

    moments.until(table, wish)
    return table, one, two


def fell(table: Table) -> rec.Die:
    """The last die of the record."""
    return [e for e in table.settled().session.entries if isinstance(e, rec.Die)][-1]


def dice_of(table: Table) -> int:
    return sum(isinstance(e, rec.Die) for e in table.settled().session.entries)


def log_of(someone: Person) -> str:
    return " ".join(" ".join(someone.page.locator("#log").all_inner_texts()).split())


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_slip_is_refused_and_what_lies_there_is_seen_by_the_other(person: Any, served: Served, how: str) -> None:
    table, one, two = at_a_die(served)
    typist, other = person().sits(table, one), person(lang="sv").sits(table, two)
    wanted = table.room.session.page(one).typing
    assert wanted is not None
    field = typist.page.locator("#typed-faces")
    until(lambda: not table.room.session.window, typist, why="the pause for reactions does not end")
    for seat, someone in ((one, typist), (two, other)):
        shown(table, seat, someone)                          # what the last act led to is no trace of a slip
    before, count, told = other.stamp, dice_of(table), log_of(other)
    assert typist.page.locator("#typing").count() == other.page.locator("#typing").count() == 1

    def send(text: str) -> None:
        field.fill(text)
        if how == "keys":
            field.press("Enter")
        else:
            typist.page.locator("#typing button.main").click()

    for wrong in ("7 " * wanted.count, "4 " * (wanted.count + 1), "four", ""):
        with typist.expects("422"):
            typist.page.locator("#reply").evaluate("e => e.replaceChildren()")
            send(wrong)
            typist.page.locator("#reply .note").wait_for()
    assert (dice_of(table), other.stamp, log_of(other)) == (count, before, told)
    faces = tuple(1 + n % 4 for n in range(wanted.count))
    send(" ".join(map(str, faces)))
    until(lambda: dice_of(table) > count, typist, why="the dice that were typed are not in the record")
    until(lambda: not field.count() or field.input_value() == "", typist, why="what was typed is kept for the next")
    die = next(e for e in table.room.session.entries[::-1] if isinstance(e, rec.Die) and e.how == "typed")
    assert (die.faces, die.why) == (faces, wanted.why)
    for seat, someone in ((one, typist), (two, other)):
        shown(table, seat, someone)
    assert other.stamp != before
    until(lambda: log_of(other) != told, other, why="the other seat's log says nothing of the dice")
