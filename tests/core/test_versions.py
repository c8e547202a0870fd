"""New rules for a running game."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify
from montjoy.core.session.versions import move, rehearse
from tests.core import toy
from tests.core.test_session import SEED, new, step, streams
from tests.core.toy import drive


class Newer(toy.ToyGame):
    """The same toy, where a round of the new rules tells who bid more."""

    rules_version = 2

    async def play(self, state):  # type: ignore[override]
        inner, answer = toy.play(state), None
        while True:
            try:
                effect = inner.send(answer)
            except StopIteration as stop:
                return stop.value
            answer = await effect
            if getattr(effect, "event", None).__class__ is toy.Bids:
                await toy.tell("A", toy.Whisper("you bid"))


def running():
    session = new()
    while session.label != "round.2" or len(session.entries) < session.snapshots[-1].at + 6:
        step(session)
    return session


def test_rules_that_replay_equal_go_on():
    session = running()
    snapshot = session.snapshots[-1]
    told = {v: msgspec.to_builtins(s.items[snapshot.versions[v][0] :]) for v, s in session.streams.items()}
    report = rehearse(toy.game, session.header, session.entries, snapshot, told, SEED)
    assert report.equal and not report.differences


def test_what_differs_is_said_viewer_by_viewer():
    session = running()
    snapshot = session.snapshots[-1]
    told = {v: msgspec.to_builtins(s.items[snapshot.versions[v][0] :]) for v, s in session.streams.items()}
    report = rehearse(Newer(), session.header, session.entries, snapshot, told, SEED)
    assert not report.equal and set(report.differences) == {"A"}
    assert report.differences["A"].new == {"type": "Whisper", "card": "you bid"}


def test_going_on_from_the_mark_under_new_rules():
    session = running()
    game = Newer()
    assert "version 1" in verify(game, session.header, session.entries).wrong
    moved = move(game, session.header, session.entries, session.snapshots[-1], SEED)
    assert moved.label == "round.2" and moved.questions("A")
    drive(moved)
    header, entries = jsonlines.load(jsonlines.dump(moved.header, moved.entries))
    again = Session.replay(game, header, entries, SEED)
    assert streams(again) == streams(moved)
    assert verify(game, header, entries).ok


def test_a_state_that_does_not_fit_is_refused():
    session = running()
    bad = msgspec.structs.replace(session.snapshots[-1], state=b'{"options": 3}')
    with pytest.raises(ValueError, match="does not fit"):
        move(Newer(), session.header, session.entries, bad, SEED)
