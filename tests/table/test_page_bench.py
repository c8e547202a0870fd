"""The parts of `python -m bench.page`: what a page's line brought is counted rightly, and what misses its goal is seen."""

from __future__ import annotations

import msgspec

from bench import page, page_bytes
from bench.page_bytes import Push
from montjoy.table.web import difference


def pushed(old: str, new: str) -> Push:
    return Push("red", difference.message("a", old, "b", new), old)


def test_a_message_is_measured_without_its_filling() -> None:
    old = '<section id="board">' + "".join(f'<text class="name of {n}">{n}' for n in range(40)) + "</section>"
    push = pushed(old, old.replace(">7", '>"seven'))
    said = [difference.shortened(step) if isinstance(step, str) else step for step in push.steps]
    told = b"id: b\ndata: " + msgspec.json.encode({"from": "a", "plain": False, "steps": said}) + b"\n\n"
    assert (push.told, push.sent, push.whole) == (len(told), 256, False)
    pieces = push.pieces()
    assert pieces.total() == push.told
    assert pieces["board text.name of 7"] == len(difference.shortened('<text class="name of 7">\"seven').encode()) + 1
    assert Push("red", difference.message("", "", "b", "new"), "").whole


def test_a_game_is_played_and_counted() -> None:
    """Two answers in one of the games: no whole page is sent, and the same seed gives the same figures."""
    one, two = (page_bytes.count("rudern", "two_lords", 2) for _ in range(2))
    assert one and not any(push.whole for push in one) and {push.sent for push in one} <= set(difference.SIZES)
    assert sorted((push.role, push.told) for push in one) == sorted((push.role, push.told) for push in two)


def test_the_table_says_what_misses_its_goal() -> None:
    small, large = pushed("", "<p>few"), pushed("", "<p>" + "many" * 2_000)
    line = page.bytes_of([small] * 3 + [large])
    text = page.markdown({("rudern", "here"): line, ("clusta", "there"): page.bytes_of([small])})
    head, _, wanted, first, second = text.splitlines()
    assert head == "| game | where | pushes | median, B | p99, B | largest, B |"
    assert "<= 1400" in wanted and "<= 4096" in wanted
    assert f"| {small.told} (256) | **{large.told:,} (16,384) missed** | {large.told:,} (16,384) |" in first, first
    assert "missed" not in second


def test_clicks_and_what_came_of_them() -> None:
    """The first of everything after an act and before the next; where a picture did not change, none."""
    from bench.page_browser import Played, timed

    found = Played()
    seen = {"sent": [104.0, 2_004.0], "pressed": [110.0, 2_020.0], "shown": [90.0, 130.0, 300.0, 1_060.0, 2_055.0, 3_070.0]}
    timed([(100.0, True), (1_000.0, False), (2_000.0, True), (2_060.0, False), (3_000.0, False)], seen, found)
    assert (found.sent, found.pressed) == ([4.0, 4.0], [10.0, 20.0])
    assert (found.own_paint, found.other_paint) == ([30.0, 55.0], [60.0, 70.0])
    assert page.paints_of(found)["other's p75"]["value"] == 74.0     # later by what a click takes to leave its page
    assert page.at([30.0, 40.0, 55.0], 0.75) == 55.0 and page.at([1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
