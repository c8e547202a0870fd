"""New rules for a running game."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.core.session import umpire
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


class Wider(toy.ToyOptions, frozen=True):
    extra: int = 7
    since: ClassVar[Any] = {"extra": (2, 3)}


class WiderState(toy.Toy):
    options: Wider


class WiderToy(toy.ToyGame):
    rules_version, options, state = 2, Wider, WiderState

    def setup(self, scenario, options):  # type: ignore[override]
        return WiderState(options)


class Unsaid(Wider, frozen=True):
    since: ClassVar[Any] = {}


class Forgetful(WiderToy):
    """It does not say what held before."""

    options = Unsaid


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


def test_what_stored_marks_say_of_everybody_is_compared_too():
    """Nobody has kept what was told under the old rules; how much it was stands with every stored state."""
    session = running()
    report = rehearse(Newer(), session.header, session.entries, None, seed=SEED, stored=session.snapshots)
    assert not report.equal and not report.why and set(report.differences) == {"A"}
    assert report.differences["A"].new["told"] == report.differences["A"].old["told"] + 1
    assert rehearse(toy.game, session.header, session.entries, None, seed=SEED, stored=session.snapshots).equal


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


@pytest.mark.parametrize("anew", [False, True])
def test_what_stands_before_the_move_is_held_to_the_seed_and_to_the_mark(anew):
    """These rules cannot follow it.  Red where nothing is looked at before the line `moved`."""
    session, game = running(), Newer()
    moved = drive(move(game, session.header, session.entries, session.snapshots[-1], SEED, anew))
    moved.release()
    lines = list(moved.entries)
    at = next(n for n, e in enumerate(lines) if isinstance(e, rec.Moved))
    assert verify(game, moved.header, lines).ok

    def changed(n, **other):
        report = verify(game, moved.header, [*lines[:n], msgspec.structs.replace(lines[n], **other), *lines[n + 1 :]])
        return (report.ok, report.line)

    dice = [n for n in range(at) if isinstance(lines[n], rec.Die)]
    assert len(dice) > 5
    for n in dice:
        other = {"card": "z"} if lines[n].card else {"faces": (lines[n].faces[0] % 6 + 1, *lines[n].faces[1:])}
        assert changed(n, **other) == (False, n + 2)
    state = msgspec.json.decode(bytes(lines[at].state))
    state["purse"]["A"] += 1
    assert changed(at, state=msgspec.Raw(msgspec.json.encode(state))) == changed(at, label="round.1") == (False, at + 2)
    told = lines[at].versions
    for other in ({"A": told["A"]}, {**told, "C": (0, 0)}, {**told, "A": (-1, 0)}):
        assert changed(at, versions=other) == (False, at + 2)


def test_dice_that_fell_since_the_mark_are_not_the_same_again():
    """Whoever has seen them could else decide with them in mind.  No number of a question is used twice either."""
    session = running()
    mark = session.snapshots[-1]
    asked = {seat: session.streams[seat].asked for seat in session.seats}
    moved = move(Newer(), session.header, session.entries, mark, SEED, anew=True)
    assert moved.epoch == session.epoch + 1
    assert all(q.asked.id > asked[q.seat] for q in moved.open)
    drive(moved)
    before, after = session.entries[mark.at :], moved.entries[len(session.entries) :]
    old, new = ([e.faces or e.card for e in lines if isinstance(e, rec.Die)] for lines in (before, after))
    assert old and old != new[: len(old)]


def test_the_umpire_goes_back_to_the_mark_of_the_move_and_no_further():
    """What stands before it these rules cannot follow."""
    session = running()
    session.header = msgspec.structs.replace(session.header, umpire=True)
    moved = move(Newer(), session.header, session.entries, session.snapshots[-1], SEED, anew=True)
    here = moved.label
    step(moved)
    assert umpire.rule(moved, rulings.TakeBack("round.1"), "too far").reason == "no-such-mark"
    assert umpire.rule(moved, rulings.TakeBack(here), "once more") is None and moved.label == here
    again = Session.replay(Newer(), moved.header, moved.entries, SEED)
    assert streams(again) == streams(moved)


def test_options_that_are_new_read_as_they_were():
    """A game may say since when it has an option, and what held before; the states of its marks stay as they were."""
    session = running()
    report = rehearse(WiderToy(), session.header, session.entries, None, seed=SEED)
    assert report.equal, report
    assert not rehearse(Forgetful(), session.header, session.entries, None, seed=SEED).equal
    again = Session.replay(WiderToy(), session.header, session.entries, SEED)
    assert again.options.extra == 3 and [s.state for s in again.snapshots] == [s.state for s in session.snapshots]
    assert Session.new(WiderToy(), again.scenario, seed=SEED).options.extra == 7


class DeeperToy(WiderToy):
    """Its options lie within a part of its state."""

    options_at = ("inner", "options")


def test_the_options_of_a_state_are_found_where_the_game_has_them():
    """In what is stored, and in what a stored state becomes; a state without them has none."""
    session = running()
    runner = Session(DeeperToy(), session.header, SEED).runner
    state = {"inner": {"options": {"extra": 7, "other": 1}}}
    assert runner.options_in(state) is state["inner"]["options"]
    assert runner.options_in({"options": {"extra": 7}}) == runner.options_in({"inner": 3}) == {}


def test_a_state_that_does_not_fit_is_refused():
    session = running()
    bad = msgspec.structs.replace(session.snapshots[-1], state=b'{"options": 3}')
    with pytest.raises(ValueError, match="does not fit"):
        move(Newer(), session.header, session.entries, bad, SEED)
