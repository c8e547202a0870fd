"""A fork shares the past and nothing of the future, whatever was undone or taken back on the way."""

from __future__ import annotations

import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record.rulings import Change, Edit, TakeBack
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from tests.core.test_session import SEED, new, step, streams
from tests.core.toy import Stone, drive, game


def to_second_round(session: Session) -> int:
    """Play on until the second mark; the number of the line behind it."""
    while session.label != "round.2":
        step(session)
    return next(n for n, e in enumerate(session.entries) if isinstance(e, rec.Marked) and e.label == "round.2") + 1


def parted(session: Session, at: int) -> Session:
    """The fork at a line, played to its end: it goes its own way from there, and its record leads to the same place."""
    fork = session.fork(at)
    assert fork.entries[:at] == session.entries[:at] and isinstance(fork.entries[at], rec.Forked)
    drive(fork)
    for followed in (Session.replay(game, fork.header, fork.entries, SEED), Session.replay(game, fork.header, fork.entries)):
        assert streams(followed) == streams(fork) and followed.epoch == fork.epoch
    mine, theirs = ([e.faces for e in s.entries[at:] if isinstance(e, rec.Die)] for s in (fork, session))
    assert mine[: len(theirs)] != theirs
    return fork


def test_at_a_mark_behind_an_undone_answer():
    session = new()
    session.answer("A", Stone(1))
    assert session.undo("A") is None
    session.answer("A", Stone(2))
    at = to_second_round(session)
    drive(session)
    assert parted(session, at).epoch == 1


def test_at_a_mark_behind_a_take_back():
    session = new(umpire=True)
    session.answer("A", Stone(1))
    assert umpire.rule(session, TakeBack("round.1"), "again") is None
    at = to_second_round(session)
    drive(session)
    assert parted(session, at).epoch == 2


@pytest.mark.parametrize("rounds", [1, 2])
def test_at_the_take_back_itself(rounds):
    """Play stands at the mark that it went back to."""
    session = new(umpire=True)
    if rounds == 2:
        to_second_round(session)
    step(session)
    assert umpire.rule(session, TakeBack(f"round.{rounds}"), "again") is None
    at = next(n for n, e in enumerate(session.entries) if isinstance(e, rec.Ruled)) + 1
    drive(session)
    assert parted(session, at).epoch == 2


def test_of_a_fork_and_from_a_stored_state():
    """Red where a fork that stands right behind a mark is only followed from before that mark."""
    session = new()
    at = to_second_round(session)
    drive(session)
    fork = session.fork(at)
    (state,) = [s for s in fork.snapshots if s.at == at]
    drive(fork)
    again = Session.replay(game, fork.header, fork.entries, SEED, snapshot=state)
    mine = again.streams["A"]
    assert again.epoch == fork.epoch == 1 and mine.items == fork.streams["A"].items[mine.base :]


def test_undone_behind_a_fork():
    """The way back leads over the line of the fork, from the stored state of its mark."""
    session = new()
    at = to_second_round(session)
    fork = session.fork(at)
    fork.answer("A", Stone(1))
    assert fork.undo("A") is None
    drive(fork)
    assert streams(Session.replay(game, fork.header, fork.entries, SEED)) == streams(fork)


def richer(session: Session, when: str = "next") -> None:
    edit = Edit((Change("note", session.state.note, "edited"),), when)
    assert umpire.rule(session, edit, "so") is None


def test_at_a_mark_at_which_the_umpire_changed_something():
    """Red where the change waits for the mark after it."""
    session = new(umpire=True)
    richer(session)
    at = to_second_round(session)
    assert session.state.note == "edited"
    drive(session)
    assert session.fork(at).state.note == "edited"
    parted(session, at)


@pytest.mark.parametrize("kept", [0, 1])
def test_back_to_a_mark_at_which_the_umpire_changed_something(kept):
    """The same from the state that is stored of this mark and from an earlier one, and with a second change made there."""
    session = new(umpire=True)
    richer(session)
    to_second_round(session)
    assert umpire.rule(session, Edit((Change("stone", session.state.stone, 9),), "last"), "so") is None
    step(session)
    if kept:
        del session.snapshots[1:]
    assert session.undo("A") is None
    assert (session.state.note, session.state.stone) == ("edited", 9)
    if kept:
        del session.snapshots[1:]
    assert umpire.rule(session, TakeBack("round.2"), "again") is None
    assert session.state.note == "edited"
    drive(session)
    assert streams(Session.replay(game, session.header, session.entries, SEED)) == streams(session)
