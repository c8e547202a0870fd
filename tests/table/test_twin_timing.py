"""How times are told apart, on made-up numbers and without a clock; the large measurement is the soak's `twin-timing`.

Planted faults that turn the measurement red: a server that takes 200 µs longer for one of the two tables (the soak asks it
first), a refusal that looks into the store for one and not for the other.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from montjoy.core.philox import Philox
from montjoy.table.tables import replay
from montjoy.table.tables.table import always
from tests.table import desk_people, twin_timing
from tests.table.houses import run, settled
from tests.table.twin_timing import COUNTED, Line, auc, pairs, verdict
from tests.table.wire import cookie, raw, table_there


def times(seed: int, count: int = 2_000, later: float = 0.0) -> list[float]:
    """Some 300 µs, now and then much longer, as a busy machine gives them."""
    luck = Philox(seed, 1, 0)
    return [300e-6 + luck.below(1000) * 60e-9 + (luck.below(50) == 0) * luck.below(1000) * 20e-6 + later for _ in range(count)]


def test_the_area_under_the_curve() -> None:
    assert auc([1, 2, 3], [4, 5]) == 1.0 and auc([4, 5], [1, 2, 3]) == 0.0
    assert auc([1, 2], [1, 2]) == 0.5 and auc([1], [1]) == 0.5
    one, two = [1, 3, 3, 8], [2, 3, 9]
    assert auc(one, two) == sum((y > x) + (y == x) / 2 for x in one for y in two) / 12


@pytest.mark.parametrize("seed", range(5))
def test_equal_times_are_alike_and_later_ones_are_not(seed: int) -> None:
    assert verdict(times(seed), times(seed + 100)).alike
    for later in (0.001, 0.0002, 0.00006, -0.0002):
        assert not verdict(times(seed), times(seed + 100, later=later)).alike
    found = verdict(times(seed), times(seed + 100, later=20e-6))             # under 50 µs, and still told from it
    assert abs(found.two - found.one) < twin_timing.MOST_APART and not found.alike


def test_what_is_measured_is_the_same_to_the_byte() -> None:
    """A real server with both tables: each pair of requests has one answer, but for the name of the table and of its picture."""
    with twin_timing.server("pickets", "blue") as at:
        line, there = Line(at.port), pairs(at)
        assert len(there) >= 15
        for name, pair in there.items():
            one, two = (plain(line.ask(request.replace(COUNTED, b"%08d" % n))[1], at) for n, request in enumerate(pair))
            assert one == two, name
            said = b"HTTP/1.1 404" if "unknown" in name else b"HTTP/1.1 303" if "taken" in name else b"HTTP/1.1 422"
            assert one.startswith(said if ":" in name or " that is " in name else b"HTTP/1.1 200"), (name, one[:60])
        line.socket.close()


def plain(answer: bytes, at: twin_timing.Where) -> bytes:
    """Without what names the table: its own name, and that of a picture, which is a hash of all that is in it."""
    for name in (*at.tables, "q" * len(at.tables[0])):
        answer = answer.replace(name.encode(), b"TABLE")
    return re.sub(rb"\b[0-9a-f]{24}\b", b"STAMP", answer)


def test_a_table_that_is_not_shown_takes_a_stranger_as_long_as_one_that_is_not_there() -> None:
    """Both are looked for in the store, once; whoever holds a role at the table costs it nothing."""

    async def work() -> None:
        async with table_there("rudern", watch="nobody") as table:
            looked: list[str] = []
            meta = table.house.store.meta
            table.house.store.meta = lambda id: looked.append(id) or meta(id)  # type: ignore[func-returns-value, method-assign]
            for tail in ("", "/watcher", "/watcher/part"):
                found = []
                for id in (table.id, "q" * len(table.id)):
                    looked.clear()
                    answer = await raw(table.app, "GET", f"/t/{id}{tail}")
                    found.append((answer.status, len(answer.body), len(looked)))
                assert found[0] == found[1] and found[0][0] == 404 and found[0][2] == 1, (tail, found)
            looked.clear()
            answer = await raw(table.app, "GET", f"/t/{table.id}/KAT/part", cookie(table.tokens["KAT"]))
            assert answer.status == 200 and not looked

    run(work)


def test_taking_ones_own_stream_does_not_tell_by_its_time_whether_others_acted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the record is read again does not hang on another seat's sealed answer."""
    read: list[str] = []

    async def work() -> None:
        async with desk_people.table(tmp_path, "pickets") as there:
            blue = await there.joined("blue")
            where = f"/t/{there.id}/blue/export"
            first = (await blue.get(where)).content
            monkeypatch.setattr(replay, "Replay", lambda *given: read.append("again"))
            q = next(q for q in there.room.session.open if q.seat == "red")
            form = there.room.game.default(there.room.session.view("red"), q.asked, ())
            await there.room.answer("red", q.asked.id, always(form))
            await settled(there.room)
            assert (await blue.get(where)).content == first and first.count(b"\n") and not read

    run(work)
