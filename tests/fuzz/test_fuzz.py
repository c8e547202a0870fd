"""Text of strangers, at every door: nothing but declared errors comes out, soon, in little memory; twice the text takes about
twice as long.  The large numbers are the soak's `fuzz` and `fuzz-growth`.

Planted faults that turn this red are below: an error that nobody declared, a slow one, one that takes all memory; a pattern that
takes figures of another script for ours; a text of nonsense of which every line is told what would do.
"""

from __future__ import annotations

import re
import time
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import verify
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.table.web.pages import seat
from tests.contract.cards.game import game as cards
from tests.fuzz.doors import NAMES, built
from tests.fuzz.growth import slow
from tests.fuzz.guided import Door, Fault, campaign, judged, shrunk
from tests.fuzz.mutate import Mutator
from tests.fuzz.typed import asked, carried_out
from tests.suite.many import soak_only, some, times
from tests.suite.subjects import start

GROWING = ("orders", "umpires-forms", "toml", "record", "heads", "words-of-people")


@pytest.mark.parametrize("name", NAMES)
def test_only_declared_errors_soon_and_in_little_memory(name: str) -> None:
    campaign(built()[name], 1, times(10, 40))


@pytest.mark.parametrize("name", some(GROWING[2:], 2))
def test_twice_the_text_takes_about_twice_as_long(name: str) -> None:
    door = built()[name]
    assert door.grows and [wrong for kind in door.grows if (wrong := slow(door, kind))] == []


def test_what_is_taken_is_carried_out() -> None:
    assert sum(carried_out(i, 25) for i in range(len(asked()))) >= 4


def test_every_door_that_may_grow_is_looked_at() -> None:
    assert [name for name in NAMES if built()[name].grows] == list(GROWING)


# ---- the fuzzer itself -------------------------------------------------------------------------------------------------------
def planted(data: bytes) -> None:
    """A parser with a fault for each kind."""
    if b"))" in data:
        raise ZeroDivisionError
    if b"slow" in data:
        until = time.process_time() + 0.15
        while time.process_time() < until:
            pass
    if b"large" in data:
        bytearray(60_000_000)
    if b"x" in data:
        raise ValueError("declared")


PLANTED = Door("planted", planted, (b"(a) (b)",), (ValueError,), words=(b")", b"x", b"y"), inside=("test_fuzz",), seconds=0.03)


@pytest.mark.parametrize(("data", "what"), [(b"a))", "ZeroDivisionError"), (b"slow", "ms of the processor"), (b"large", "60 MB")])
def test_a_fault_is_named(data: bytes, what: str) -> None:
    judged(PLANTED, b"x")
    with pytest.raises(Fault, match=what):
        judged(PLANTED, data, weigh=True)


def test_a_fault_is_found_made_small_and_found_again_by_its_number() -> None:
    found = []
    for _ in range(2):
        with pytest.raises(Fault) as caught:
            campaign(PLANTED, 7, 2_000)
        found.append(caught.value.data)
    assert found == [b"))", b"))"]
    assert shrunk(PLANTED, b"aaaa (((( )))) bbbb", ZeroDivisionError) == b"))"


def test_what_reaches_new_lines_is_grown_from() -> None:
    def steps(data: bytes) -> None:
        if data[:1] == b"k":
            if data[1:2] == b"e":
                if data[2:3] == b"y":
                    raise ZeroDivisionError

    door = Door("steps", steps, (b"abc",), words=(b"k", b"e", b"y"), inside=("test_fuzz",))
    assert campaign(door, 1, 300) >= 1
    with pytest.raises(Fault):
        for seed in range(40):
            campaign(door, seed, 1_000)


def test_inputs_keep_to_their_size() -> None:
    mutator = Mutator(Philox(1, 0, 0), (b"word",), 500)
    assert all(len(mutator.made([b"a = [1, 2]\n" * 30])) <= 500 for _ in range(300))


# ---- faults that were there --------------------------------------------------------------------------------------------------
def test_figures_of_another_script_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "WHEN", re.compile(schedule.WHEN.pattern.replace("[0-9]", r"\d"), re.IGNORECASE))
    real = re.fullmatch
    monkeypatch.setattr(schedule.re, "fullmatch", lambda pattern, text: real(pattern.replace("[0-9]", r"\d"), text))
    with pytest.raises(Fault, match="ValidationError"):
        campaign(built()["umpires-forms"], 3, 6_000)


@soak_only
def test_a_text_of_nonsense_is_found_to_be_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is far under what such a text takes on any machine (60 ms on one of 2026)."""
    monkeypatch.setattr(language, "MOST_TOLD", 10**9)
    door = replace(built()["orders"], most=6_000, seconds=0.01)
    assert re.search(r"[0-9]+ ms for 59[0-9]{2} bytes", slow(door, "unknown lines"))


RULED = (rulings.AnswerFor("ann", 99, 1), rulings.TakeBack("no such mark"), rulings.Edit((), "last"))


@pytest.mark.parametrize("ruling", RULED, ids=lambda x: type(x).__name__)
def test_a_ruling_of_a_record_that_cannot_be_made_is_named_by_its_line(ruling: rulings.Ruling) -> None:
    session = start(cards, seed=5, umpire=True)
    before = [] if isinstance(ruling, rulings.Edit) else session.entries     # an edit before there is any mark
    entries = [*before, rec.Ruled(1, "umpire", ruling, "because")]
    report = verify.verify(cards, session.header, entries)
    assert (report.ok, report.line) == (False, len(entries) + 1) and report.wrong.endswith("cannot be made here")


def test_a_record_of_a_pack_that_is_not_here_is_refused_in_words() -> None:
    game = games()["drakborgen"]()
    session = start(game, seed=3)
    header = msgspec.structs.replace(session.header, scenario={**session.header.scenario, "pack": "../nowhere"})
    report = verify.verify(game, header, session.entries)
    assert not report.ok and "no such pack" in report.wrong


def test_an_answer_that_is_a_fault_of_ours_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: Any) -> Any:
        raise KeyError("planted")

    monkeypatch.setattr(seat, "faces_in", breaks)
    door = built()["web-rudern"]
    with pytest.raises(Fault, match="500"):
        for data in (data for data in door.seeds if b"/type " in data):
            judged(door, data)
