"""Going back more than once, and editing on the way: the record alone leads to where the table stands."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from tests.contract.cards.game import game


@pytest.mark.parametrize("seed", range(40))
def test_take_backs_and_edits_upon_one_another(seed: int) -> None:
    """A game whose rules roll right after a mark, and only three states kept: the way back leads past earlier take-backs.

    Planted: with the take-backs left on the tape (follower.rewind) seeds 0, 5, 8, ... depart from their own record."""
    luck = Philox(seed)
    session = Session.new(game, list(game.scenarios.values())[seed % 2], seed=bytes([seed]) * 32, umpire=True)
    session.begin()
    for _ in range(80):
        q = next((q for q in session.open if not q.done and q.asked.kind == "choose"), None)
        if session.over or (q is None and not session.window):
            break
        if q is None:
            session.close_window()
        else:
            session.answer(q.seat, q.asked.options[luck.below(len(q.asked.options))], q.asked.id)
        if not session.over and luck.below(4) == 0:
            refusal = umpire.rule(session, some_ruling(session, luck), "because")
            assert refusal is None or refusal.reason == "changed-since"
    again = Session.replay(game, session.header, session.entries, session.dice.seed if session.dice else None)
    assert again.state == session.state and again.epoch == session.epoch
    assert {v: s.items for v, s in again.streams.items()} == {v: s.items for v, s in session.streams.items()}


def some_ruling(session: Session, luck: Any) -> rulings.Ruling:
    labels = [e.label for _, e in rec.effective(session.entries) if isinstance(e, rec.Marked)]
    if not labels or luck.below(3) == 0:
        state = rulings.plain(session.state_of(session.snapshots[-1]) if session.snapshots else session.state)
        seat = session.seats[0]
        change = rulings.Change(f"points/{seat}", state["points"][seat], luck.below(3))
        return rulings.Edit((change,), "last" if labels else "next")
    return rulings.TakeBack(labels[-1 - luck.below(min(5, len(labels)))])


@pytest.mark.parametrize("seed", range(12))
def test_from_every_stored_state_it_goes_on_the_same(seed: int) -> None:
    """Also where the umpire changed it, and where answers from before his ruling are still to be offered again.

    Planted: the numbers of the streams left as they were at the mark (Tape.amend), or what was answered before left out."""
    luck = Philox(seed)
    session = Session.new(game, list(game.scenarios.values())[seed % 2], seed=bytes([seed]) * 32, umpire=True)
    session.kept_snapshots = 0
    session.begin()
    changed = 0
    for _ in range(60):
        q = next((q for q in session.open if not q.done and q.asked.kind == "choose"), None)
        if session.over or (q is None and not session.window):
            break
        if q is None:
            session.close_window()
        else:
            session.answer(q.seat, q.asked.options[luck.below(len(q.asked.options))], q.asked.id)
        if not session.over and session.label and luck.below(6) == 0:
            umpire.rule(session, some_ruling(session, luck), "because")
            changed += bool(session.snapshots) and isinstance(session.entries[session.snapshots[-1].at - 1], rec.Ruled)
    for state in session.snapshots:
        again = Session.replay(game, session.header, session.entries, session.dice.seed if session.dice else None, snapshot=state)
        assert again.streams.versions() == session.streams.versions(), state.at
        for viewer, stream in again.streams.items():
            assert stream.items == session.streams[viewer].items[stream.base :], (state.at, viewer)
        assert again.state == session.state and again.epoch == session.epoch
    assert changed or seed


def test_a_proposal_is_still_open_from_a_stored_state() -> None:
    """Red where only the lines behind the state were looked at."""
    session = Session.new(game, next(iter(game.scenarios.values())), seed=bytes(32))
    session.begin()
    ruling, first = rulings.Pause(), session.label
    assert umpire.propose(session, session.seats[0], ruling, "a break") is None
    assert umpire.propose(session, session.seats[1], ruling, "another") is None
    for seat in session.seats[1:]:
        umpire.agree(session, seat, 1)
    assert umpire.rule(session, rulings.Resume(), "on") is not None and session.paused
    assert umpire.propose(session, session.seats[0], rulings.Resume(), "on") is None
    for seat in session.seats[1:]:
        assert umpire.agree(session, seat, 3) is None
    while session.label == first:
        if (q := next((q for q in session.open if not q.done and q.asked.kind == "choose"), None)) is None:
            session.close_window()
        else:
            session.answer(q.seat, q.asked.options[0], q.asked.id)
    again = Session.replay(game, session.header, session.entries, bytes(32), snapshot=session.snapshots[-1])
    assert again.proposals == session.proposals and list(session.proposals) == [2]


def test_an_edit_behind_a_way_back_is_stored_as_its_own_marks_state() -> None:
    """Red where it became the state of the newest mark of which one was stored."""
    session = Session.new(game, next(iter(game.scenarios.values())), seed=bytes(32), umpire=True)
    session.begin()
    while len(session.snapshots) < 3:
        if (q := next((q for q in session.open if not q.done and q.asked.kind == "choose"), None)) is None:
            session.close_window()
        else:
            session.answer(q.seat, q.asked.options[0], q.asked.id)
    then, mark = session.snapshots[:2]
    del session.snapshots[1:]
    assert umpire.rule(session, rulings.TakeBack(mark.label), "again") is None and session.label == mark.label
    seat = session.seats[0]
    change = rulings.Change(f"points/{seat}", session.state_of_mark().points[seat], 1)
    assert umpire.rule(session, rulings.Edit((change,), "last"), "so") is None
    assert [s.label for s in session.snapshots] == [then.label, mark.label] and session.snapshots[0] == then
    again = Session.replay(game, session.header, session.entries, bytes(32), snapshot=session.snapshots[-1])
    assert again.state == session.state and again.streams.versions() == session.streams.versions()
