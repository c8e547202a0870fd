"""Two people and a bot play a delve to the end, two people a siege: one at a desk with mouse or keys, one on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from montjoy.bots.find import find
from montjoy.core.philox import Philox
from tests.browser.people import Person
from tests.browser.playing import FINGER, KEYS, MOUSE, Adviser, by_policy, by_taste, play, shown
from tests.browser.served import Served, Table
from tests.suite.many import soak_only


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The dice of the tables that follow."""

    def sown(n: int) -> None:
        monkeypatch.setattr("montjoy.core.dice.fresh_seed", lambda: bytes([n]) * 32)

    return sown


def ended(table: Table, seats: dict[str, Person], advise: Adviser, ways: dict[str, str]) -> int:
    for role, someone in seats.items():
        someone.sits(table, role, name=role.title())
    given = play(table, seats, advise, ways)
    outcome = table.settled().session.outcome
    assert outcome is not None
    for role, someone in seats.items():
        shown(table, role, someone)
        assert someone.page.locator("#ask .question").count() == 0
        assert someone.page.locator("#ask h2").first.text_content() not in ("", None)
        someone.page.reload()                                # and the end is still the end
        shown(table, role, someone)
    return given


@soak_only
def test_two_people_and_a_bot_play_a_delve_to_the_end(person: Any, served: Served, seed: Any) -> None:
    """Red at a desk, blue on a phone, green a bot.  Red where a news line is lost, a page not swapped, an answer not taken:
    the page of whoever is asked would not show the question."""
    seed(2)
    table = served.table("drakborgen", "three", people=("red", "blue"), bot="cautious",
                         options={"hero_deal": "random"}, pause=0.2)
    seats = {"red": person(), "blue": person(phone=True)}
    advise = by_policy(find(table.room.game, "random"), Philox(1, lane=0))
    given = ended(table, seats, advise, {"red": MOUSE, "blue": FINGER})
    assert given > 20


def test_two_people_play_a_siege_to_the_end(person: Any, served: Served, seed: Any) -> None:
    seed(1)
    table = served.table("rudern", "siege_of_a_town", people=("all",), pause=0.2)
    seats = dict(zip(table.people, (person(), person(lang="he", phone=True))))
    taste = by_taste("Storm", "BeginSiege")
    given = ended(table, seats, taste, dict(zip(table.people, (KEYS, FINGER))))
    assert given >= 4
    told = [type(item).__name__ for item in table.room.session.streams[table.people[0]].items]
    assert any("Siege" in name or "Besieged" in name for name in told), told
