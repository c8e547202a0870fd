"""What a player is told of his units' orders, by acts of seats alone: now, tomorrow, tonight, or none."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.clusta.protocol.forms import NO_ORDER
from montjoy.games.clusta.protocol.reports import Nightly, NoOrders, OwnEyes, OwnOrder
from montjoy.games.clusta.ui import text
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
HOLD = "to kaelve:\n from now: hold\n"


def orders(table: Table, unit: str) -> list[tuple[str, int, int]]:
    """What one was told of a unit's order, each time, by itself or with others."""
    found = []
    for told in table.told(US, OwnEyes, Nightly, OwnOrder):
        who = told.units if isinstance(told, OwnOrder) else (told.unit,)
        due = (-1, 0) if isinstance(told, OwnOrder) else (told.begins, told.slot)
        found += [(told.order, *due)] if f"{US}.{unit}" in who and told.at >= 0 else []
    return found


def evenings(sheet: str, days: int = 2) -> Table:
    """Two mornings: the sheets of the first, nothing on the others."""
    table = Table().goes_to(0)
    assert table.says(US, f"ask mornings\n{sheet}") is None
    for day in range(1, days + 1):
        table.goes_to(day)
        if day < days:
            assert table.says(US, "") is None
    return table


def test_the_order_of_a_later_day_is_said_with_its_day_and_is_not_to_be_without_orders() -> None:
    """CN-ORD-05  On day 0 unit 6 waits for its patrol of day 1; that it begins is no news, and no courier calls for orders."""
    table = evenings(f"{HOLD}to camp1:\n unit 6, day 1: patrol\n unit 6, day 2: hold", 1)
    assert orders(table, "6") == [("PATROL", 1, 0)] and not table.told(US, NoOrders)
    assert table.lines(US, OwnEyes)[-1].endswith("order “day 1: Patrol” (CN-KNOW-04).")
    table.says(US, "")
    table.goes_to(2)
    assert orders(table, "6") == [("PATROL", 1, 0), ("HOLD", 2, 0)] and not table.told(US, NoOrders)


def test_the_lists_have_it_too_until_it_begins() -> None:
    """CN-ORD-05  On day 0 the list and the map say "day 1: Patrol", from the morning of day 1 on "Patrol"."""
    table = Table().goes_to(0)
    table.says(US, f"{HOLD}to camp1:\n unit 6, day 1: patrol")
    for day, said in ((0, "day 1: Patrol"), (1, "Patrol")):
        table.goes_to(day, 2)
        seen = table.session.view(US)
        assert f"order “{said}”" in "\n".join(text.card(seen, table.words()))
        assert f"({said})" in "\n".join(piece.line for piece in text.pieces(seen, table.words()))


def test_the_order_of_tonight_is_said_as_such() -> None:
    """CN-ORD-05  A unit that waits for a march of this night has orders."""
    table = evenings(f"{HOLD}to camp1:\n unit 6, day 0 night 2: go to 0203\n unit 6, from now: hold", 1)
    assert orders(table, "6")[0] == ("HOLD", -1, 0)
    table = evenings(f"{HOLD}to camp1:\n unit 6, day 0 night 2: go to 0203", 1)
    assert orders(table, "6")[0] == ("GO_TO", 0, 8) and not table.told(US, NoOrders)
    assert "order “day 0 night 2: Go to”" in table.lines(US, OwnEyes)[-1]


@pytest.mark.parametrize("line", ["from now: hold", "day 0: hold\n day 1: hold\n day 2: hold"])
def test_dusk_and_dawn_are_no_news(line: str) -> None:
    """CN-ORD-05  What goes on in the morning is said once, however many nights go by."""
    table = evenings(f"to kaelve:\n {line}\nto camp1:\n {line}")
    assert orders(table, "5") == orders(table, "6") == [("HOLD", -1, 0)]


def test_without_orders_is_told_of_who_is_and_each_morning_again() -> None:
    """CN-ORD-05  After its one day unit 6 is without orders: told in the round in which they run out; in its overall commander's
    hex it calls for none, elsewhere it does, and once more in each morning while it lasts; new orders end it."""
    table = evenings(f"{HOLD}to camp1:\n unit 6, day 0: patrol")
    assert orders(table, "6") == [("PATROL", -1, 0), (NO_ORDER, -1, 0)]
    assert not table.told(US, NoOrders)
    assert table.lines(US, OwnOrder)[-1].endswith("(6) without orders (CN-KNOW-04).")
    assert ", without orders (with you)" in "\n".join(text.card(table.session.view(US), table.words()))
    table.says(US, "to camp1:\n from now: hold")
    table.goes_to(2, 1)
    assert orders(table, "6")[-1] == ("HOLD", -1, 0)
    away = evenings(f"{HOLD}to camp1:\n unit 6, day 0: go to 0303", 3)
    assert [(report.by, report.at) for report in away.told(US, NoOrders)] == [(f"{US}.6", 0), (f"{US}.6", 48), (f"{US}.6", 96)]


def test_before_the_first_orders_nothing_is_said_of_them() -> None:
    """CN-ORD-05  On the army sheet nobody is without orders yet."""
    table = Table().goes_to(0)
    assert {e.order for e in table.told(US, OwnEyes)} == {""}
    assert not [line for line in table.lines(US, OwnEyes, OwnOrder) if "without orders" in line]


def test_a_night_report_says_the_order_of_tomorrow() -> None:
    """CN-SEQ-09, CN-ORD-05  A unit outside tells by its night courier what it will do next."""
    table = evenings(f"{HOLD}to camp1:\n unit 6, day 0: go to 0303\n unit 6, day 1: patrol", 1)
    (report,) = table.told(US, Nightly)
    assert (report.order, report.begins, report.slot) == ("PATROL", 1, 0)
    (line,) = table.lines(US, Nightly)
    assert "its order is “day 1: Patrol”" in line and not table.told(US, NoOrders)


@pytest.mark.parametrize(("lang", "dated", "without"), [
    ("sv", "”dag 1: Patrull”", "utan order"), ("he", "”יום 1: סיור”", "בלי פקודות"),
    ("cs", "„den 1: Hlídkovat“", "bez rozkazů"),
])
def test_it_is_said_in_every_language(lang: str, dated: str, without: str) -> None:
    """CN-ORD-05  An order with its day, and the state without orders."""
    table = evenings(f"{HOLD}to camp1:\n unit 6, day 1: patrol", 2)
    assert any(dated in line for line in table.lines(US, OwnEyes, lang=lang))
    assert without in table.lines(US, OwnOrder, lang=lang)[-1]


def test_nothing_of_it_tells_of_others() -> None:
    """CN-KNOW-05  What the other side does far away changes nothing that is told of one's own orders."""
    streams = []
    for theirs in ("", "to grisban:\n day 1: patrol\nto camp1:\n from now: fortify"):
        table = Table().goes_to(0)
        table.says(US, f"ask mornings\n{HOLD}to camp1:\n unit 6, day 1: patrol")
        table.says(THEM, f"ask mornings\n{theirs}")
        table.goes_to(1)
        streams.append(msgspec.json.encode(table.told(US, OwnEyes, OwnOrder, Nightly, NoOrders)))
    assert streams[0] == streams[1]
