"""Rulings: at once and at marks, with preview, reason, audience and reversal; with and without an umpire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from montjoy.core.errors import Departs
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.record.rulings import AnswerFor, Change, Edit, Pause, Resume, Retry, SetDie, TakeBack
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Proposed, Rolled, RulingMade, TakenBack
from montjoy.core.session.verify import verify
from tests.core.test_session import SEED, new, only, step, streams
from tests.core.toy import Confirm, Stone, drive, game


def purse(session: Session, old: int, new_value: int, when: str = "next") -> Edit:
    return Edit((Change("purse/A", old, new_value),), when)


def replayed(session: Session) -> None:
    again = Session.replay(game, session.header, session.entries, SEED)
    assert streams(again) == streams(session)
    assert again.epoch == session.epoch


def to_second_round(session: Session) -> None:
    while session.label != "round.2":
        step(session)


def test_an_edit_acts_at_the_next_mark_with_author_reason_and_audience():
    session = new(umpire=True)
    assert umpire.rule(session, purse(session, 5, 50), "lost coins found", audience=("A",)) is None
    assert session.state.purse["A"] == 5, "not before the mark"
    made = [x for x in session.streams["A"].items if isinstance(x, RulingMade)]
    assert [(x.author, x.does, x.reason) for x in made] == [("umpire", "Edit", "lost coins found")]
    assert not any(isinstance(x, RulingMade) for x in session.streams["B"].items)
    before = None
    while session.label != "round.2":
        before = session.state.purse["A"]
        step(session)
    assert session.state.purse["A"] == 50 != before
    drive(session)
    replayed(session)


def test_an_edit_at_the_last_mark_offers_the_decisions_again():
    session = new(umpire=True)
    session.answer("A", Stone(3))
    session.answer("A", "yes")
    session.answer("A", 2)
    assert umpire.rule(session, purse(session, 5, 1, "last"), "wrong set-up") is None
    assert session.state.purse["A"] == 1 and session.epoch == 1
    assert any(isinstance(x, TakenBack) for x in session.streams["B"].items)
    assert only(session, "A").before == Stone(3)
    session.answer("A", Stone(3))
    assert only(session, "A").before == "yes"
    session.answer("A", "no")
    assert only(session, "A").before == 2
    drive(session)
    replayed(session)


def test_an_edit_is_refused_where_the_field_is_not_what_it_says():
    session = new(umpire=True)
    assert umpire.rule(session, purse(session, 6, 1), "x").reason == "changed-since"
    assert umpire.rule(session, Edit((Change("purse/Z", 0, 1),)), "x").reason == "no-such-field"
    assert umpire.rule(session, Edit((Change("purse/A", 5, "many"),)), "x").reason == "no-such-value"
    assert umpire.rule(session, purse(session, 5, 1), "  ").reason == "ruling-needs-reason"
    assert umpire.rule(session, Edit(()), "x").reason == "ruling-empty"
    assert not any(isinstance(e, rec.Ruled) for e in session.entries)


def test_a_ruling_is_reversed_by_its_inverse_unless_the_field_has_changed():
    session = new(umpire=True)
    edit = Edit((Change("note", "", "x"),), "last")
    assert umpire.rule(session, edit, "note") is None
    assert session.state.note == "x"
    assert umpire.rule(session, rulings.inverse(edit), "reversed") is None
    assert session.state.note == ""
    assert umpire.rule(session, rulings.inverse(edit), "again").reason == "changed-since"
    drive(session)
    replayed(session)


def test_the_preview_says_what_changes_for_whom():
    session = new(umpire=True)
    seen = umpire.preview(session, purse(session, 5, 9))
    assert seen["A"] == [Change("purse/A", 5, 9)] == seen["umpire"]
    assert seen["B"] == [] == seen["watcher"]
    assert session.state.purse["A"] == 5


def test_answer_for_a_seat_and_pause():
    session = new(umpire=True)
    number = only(session, "A").id
    assert umpire.rule(session, AnswerFor("A", number, {"type": "Stone", "number": 7}), "late").reason == "not-an-option"
    assert umpire.rule(session, AnswerFor("A", number, {"type": "Stone", "number": 2}), "late") is None
    assert session.state.stone == 2
    assert [e.by for e in session.entries if isinstance(e, rec.Decided)] == ["umpire"]
    assert umpire.rule(session, Pause(), "dinner") is None
    assert session.answer("A", "yes").reason == "paused" and session.page("B").paused
    assert umpire.rule(session, Pause(), "dinner").reason == "paused"
    assert umpire.rule(session, Resume(), "back") is None
    drive(session)
    replayed(session)


def test_set_dice_are_marked_as_such():
    session = new(umpire=True)
    assert umpire.rule(session, SetDie("T-2", (), (6,)), "the die fell off the table") is None
    drive(session)
    shown = [x for x in session.streams["A"].items if isinstance(x, Rolled) and x.why == "T-2"]
    assert next((x.faces, x.how) for x in shown) == ((6,), "set")
    assert shown[1].how == ""
    replayed(session)


def set_and_behind_a_mark(*made: SetDie) -> Session:
    """A game to the mark behind which these rulings still wait, taken back to it: what waits is found from the record."""
    session = new(umpire=True, rounds=3)
    for ruling in made:
        assert umpire.rule(session, ruling, "so") is None
    to_second_round(session)
    assert umpire.rule(session, TakeBack("round.2"), "again") is None
    return session


def test_the_set_die_that_fell_waits_no_more_and_the_others_do():
    """Red where the first that was set is taken for the one that fell."""
    later, now = SetDie("T-2", (1,), (6,)), SetDie("T-2", (), (6,))
    session = set_and_behind_a_mark(later, now)
    assert session.preset == [later]
    drive(session)
    fell = [e for e in session.entries if isinstance(e, rec.Die) and e.how == "set"]
    assert [(e.about, e.faces) for e in fell] == [((), (6,)), ((1,), (6,))]
    assert session.preset == []
    replayed(session)


def test_what_was_set_and_cannot_fall_is_forgotten_wherever_it_is_followed():
    """A face that the die has not, a die set for a card: from the record alone they are gone, too, and the next one falls."""
    session = set_and_behind_a_mark(SetDie("T-2", (), (7,)), SetDie("T-2", (), (5,)), SetDie("T-4", (), (1,)))
    assert session.preset == []
    drive(session)
    again = Session.replay(game, session.header, session.entries, SEED)
    assert again.preset == session.preset == []
    assert [e.faces for e in session.entries if isinstance(e, rec.Die) and e.how == "set"] == [(5,)]
    replayed(session)


def test_what_is_set_while_a_die_is_typed_is_for_the_next_one():
    """From a stored state, too."""
    session = new(umpire=True, typed=True, rounds=3)
    ruling = SetDie("T-0", (), (6,))
    assert session.typing and umpire.rule(session, ruling, "so") is None and umpire.rule(session, Pause(), "so") is None
    assert umpire.rule(session, Resume(), "so") is None and session.type_in([1]) is None and session.preset == [ruling]
    again = Session.replay(game, session.header, session.entries, SEED)
    assert again.preset == [ruling]
    while session.label != "round.2":
        step_typed(session)
    assert session.preset == []
    replayed(session)
    other = new(umpire=True, typed=True, rounds=3)
    while other.label != "round.2":
        step_typed(other)
    assert umpire.rule(other, ruling, "so") is None and other.type_in([1]) is None
    assert umpire.rule(other, SetDie("T-2", (), (3,)), "so") is None
    while other.label != "round.3":
        step_typed(other)
    assert other.preset == [] and [e.faces for e in other.entries if isinstance(e, rec.Die) and e.how == "set"] == [(3,), (6,)]
    for stored in other.snapshots:
        assert Session.replay(game, other.header, other.entries, SEED, snapshot=stored).preset == []
    assert umpire.rule(other, SetDie("T-9", (), (3,)), "so") is None
    assert umpire.rule(other, TakeBack("round.3"), "so") is None and other.preset == []
    replayed(other)


def step_typed(session: Session) -> None:
    if session.typing:
        assert session.roll_typed() is None
    else:
        step(session)


def test_a_die_that_nobody_set_is_no_set_die():
    session = drive(new(umpire=True))
    forged = [msgspec.structs.replace(e, how="set") if isinstance(e, rec.Die) and e.why == "T-2" else e for e in session.entries]
    with pytest.raises(Departs, match="nobody set"):
        Session.replay(game, session.header, forged, SEED)
    other = rec.Ruled(1, "umpire", SetDie("T-0", (), (1,)), "so")
    with pytest.raises(Departs, match="nobody set"):
        Session.replay(game, session.header, [*forged[:3], other, *forged[3:]], SEED)


def test_back_to_a_mark_opens_a_new_epoch():
    session = new(umpire=True)
    to_second_round(session)
    while not any(isinstance(e, rec.Die) for e in session.entries[-1:]):
        step(session)
    assert umpire.rule(session, TakeBack("nowhere"), "x").reason == "no-such-mark"
    assert umpire.rule(session, TakeBack("round.1"), "all wrong") is None
    assert session.label == "round.1" and session.epoch == 1 == session.page("A").epoch
    assert session.state.round == 0 and only(session, "A").options[0] == Stone(1)
    back = [x for x in session.streams["B"].items if isinstance(x, TakenBack)]
    assert len(back) == 1 and back[0].to == 0
    drive(session)
    replayed(session)


def test_retry_after_a_failed_rule():
    session = new(fault=1, umpire=True)
    session.answer("A", Stone(2))
    session.answer("A", "yes")
    assert umpire.rule(session, Retry(), "try again") is None
    assert not session.stopped and session.answer("A", "yes") is None
    assert session.stopped, "the fault is still there"
    options = {"rounds": 2, "fault": 0, "umpired": False}
    fixed = Edit((Change("options", {**options, "fault": 1}, options),), "last")
    assert umpire.rule(session, fixed, "mended") is None
    assert umpire.rule(session, Retry(), "again").reason == "nothing-failed"
    drive(session)
    assert session.over


def test_without_an_umpire_every_seat_must_agree():
    session = new()
    assert umpire.rule(session, purse(session, 5, 1), "x").reason == "no-umpire-here"
    assert umpire.propose(session, "C", purse(session, 5, 1), "x").reason == "no-such-seat"
    assert umpire.propose(session, "A", purse(session, 5, 1, "last"), "my mistake") is None
    assert session.state.purse["A"] == 5
    assert any(isinstance(x, Proposed) for x in session.streams["B"].items)
    assert umpire.agree(session, "A", 1).reason == "already-agreed"
    assert umpire.agree(session, "B", 2).reason == "no-such-proposal"
    assert umpire.agree(session, "B", 1) is None
    assert session.state.purse["A"] == 1
    drive(session)
    replayed(session)


def test_looking_through_a_seats_eyes_is_recorded():
    session = new(umpire=True)
    assert session.look("B").view == session.page("B").view
    assert isinstance(session.entries[-1], rec.Looked)
    assert session.page("A").umpire


@pytest.mark.parametrize("path", ["", "/", "purse", "purse/", "purse/A/x", "no/such", "deck/bag/99", "deck/bag/-1"])
def test_nonsense_paths_are_refused(path):
    session = new(umpire=True)
    assert umpire.rule(session, Edit((Change(path, 5, 6),)), "x") is not None
    drive(session)


def test_a_proposal_that_all_have_agreed_to_is_closed_in_replay_too():
    """Red when it is open again after the record was read, whether it was carried out or could not be any more."""
    session = new()
    assert umpire.propose(session, "A", Pause(), "a break") is None
    number = max(session.proposals)
    for seat in session.seats[1:]:
        assert umpire.agree(session, seat, number) is None
    assert session.paused and not session.proposals
    assert umpire.propose(session, "A", Resume(), "on") is None and umpire.propose(session, "A", Resume(), "on again") is None
    for number in sorted(session.proposals):
        refusals = [umpire.agree(session, seat, number) for seat in session.seats[1:]]
    assert not session.paused and refusals[-1] is not None and refusals[-1].reason == "not-paused"
    again = Session.replay(game, session.header, session.entries, SEED)
    assert not session.proposals and not again.proposals and streams(again) == streams(session)


# ---- edits that lead elsewhere ---------------------------------------------------------------------------------------
def same_after(session: Session, work: Callable[[], Any]) -> Any:
    """What a refused ruling answers; it changes nothing."""
    def all_of_it() -> Any:
        return msgspec.json.encode(session.entries), streams(session), session.state, session.epoch, session.page("umpire")

    before, found = all_of_it(), work()
    assert all_of_it() == before
    return found


def test_an_edit_that_leads_to_another_mark_is_refused():
    """Red where half of it was done before the rule was found elsewhere."""
    session = new(umpire=True)
    session.answer("A", Stone(1))
    edit = Edit((Change("round", 0, 1),), "last")
    refusal = same_after(session, lambda: umpire.rule(session, edit, "so"))
    assert refusal.reason == "leaves-the-mark"
    drive(session)
    replayed(session)


@pytest.mark.parametrize("change", [Change("round", 0, 2), Change("options/rounds", 2, 0)])
def test_an_edit_may_end_the_game(change):
    session = new(umpire=True)
    session.answer("A", Stone(1))
    assert umpire.rule(session, Edit((change,), "last"), "so") is None and session.over
    replayed(session)


def test_the_same_of_a_proposal():
    session = new()
    refusal = umpire.propose(session, "A", Edit((Change("round", 0, 1),), "last"), "so")
    assert refusal.reason == "leaves-the-mark" and not session.proposals


def test_an_edit_behind_which_a_rule_fails_is_undone_whole():
    """The umpire is told as after any answer; the edit no longer holds, and he may try another."""
    session = new(umpire=True)
    session.answer("A", Stone(1))
    state = session.state
    assert umpire.rule(session, Edit((Change("note", "", "fault"),), "last"), "so") is None and session.stopped
    assert session.state == state and isinstance(session.entries[-1], rec.Failed)
    assert only(session, "A").ask == Confirm(1)
    assert umpire.rule(session, Retry(), "on") is None
    drive(session)
    replayed(session)


def test_an_edit_is_judged_by_the_last_mark_also_where_its_state_is_stored_no_more():
    """Red where an older mark's state was taken, the newest that is left after going back."""
    session = new(umpire=True, rounds=3)
    to_second_round(session)
    while session.label != "round.3":
        step(session)
    assert umpire.rule(session, TakeBack("round.2"), "again") is None
    del session.snapshots[1:]                                # as it is where few are kept
    session.answer("A", Stone(1))
    assert session.undo("A") is None and [s.label for s in session.snapshots] == ["round.1"] and session.label == "round.2"
    then, late = session.state.purse["A"], session.state.round
    assert umpire.preview(session, purse(session, then, 50, "last"))["A"] == [Change("purse/A", then, 50)]
    assert umpire.rule(session, purse(session, then, 50, "last"), "so") is None
    assert (session.state.purse["A"], session.state.round) == (50, late)
    drive(session)
    replayed(session)


# ---- records made by hand ------------------------------------------------------------------------------------------------
def told(number: int, ruling: rulings.Ruling, author: str = "umpire") -> rec.Ruled:
    return rec.Ruled(number, author, ruling, "so")


ANYWHERE = [
    rec.Undone("A", 3), rec.Undone("B", 0), rec.Failed(2, "x", "y"), rec.Agreed("A", 1), rec.Wanted(1, "C", Pause(), "x"),
    rec.Wanted(7, "A", Pause(), "x"), rec.Began(), rec.Ended(None), rec.Moved(99, 1, "no", msgspec.Raw(b"{}"), {}),
    told(1, Pause(), "all"), told(1, SetDie("T-2", (), (6,)), "A"), told(9, Pause()), told(1, Resume()), told(1, Retry()),
    told(1, TakeBack("no")), told(1, Edit((), "last")), told(1, Edit((Change("purse/A", 99, 1),), "sometimes")),
    told(1, Edit((Change("purse/A", 99, 1),))), told(1, AnswerFor("A", 1, "nonsense")), told(1, AnswerFor("C", 1, 0)),
]  # fmt: skip


@pytest.mark.parametrize("has_umpire", [False, True])
def test_a_line_of_what_nobody_could_have_done_is_found_wherever_it_stands(has_umpire):
    """Each before every line of a whole game, by whoever can write a record; a last line `seed` ends it.

    Planted: lines `undone`, `failed`, `closed` and rulings that are followed as they stand."""
    session = drive(new(umpire=has_umpire))
    session.release()
    lines = list(session.entries)
    quiet = [n for n, e in enumerate(lines) if isinstance(e, rec.Decided) and isinstance(e.answer, Stone)]
    for line in [*ANYWHERE, *([told(1, Pause())] if not has_umpire else [])]:
        for at in range(1, len(lines) + 1):
            if at - 1 in quiet and line == rec.Undone("A", at - 1):
                continue                                     # he could have
            report = verify(game, session.header, [*lines[:at], line, *lines[at:]])
            assert not report.ok and report.wrong, (line, at)
    closed = [n for n, e in enumerate(lines) if isinstance(e, rec.Closed)]
    for at in range(1, len(lines)):
        report = verify(game, session.header, [*lines[:at], rec.Closed(), *lines[at:]])
        assert not report.ok and report.line <= at + 3, (at, closed, report)


def test_what_all_must_agree_to_stands_in_the_record_before_it():
    """Red where the yes of one of them may be missing, or the ruling be another than what was proposed."""
    session = new()
    assert umpire.propose(session, "A", SetDie("T-2", (), (6,)), "so") is umpire.agree(session, "B", 1) is None
    drive(session)
    session.release()
    lines = list(session.entries)
    assert verify(game, session.header, lines).ok
    first = next(n for n, e in enumerate(lines) if isinstance(e, rec.Wanted))
    for at in range(first, first + 4):                       # proposed, A's yes, B's yes, ruled
        assert not verify(game, session.header, lines[:at] + lines[at + 1 :]).ok
    other = msgspec.structs.replace(lines[first], ruling=SetDie("T-2", (), (1,)))
    assert not verify(game, session.header, [*lines[:first], other, *lines[first + 1 :]]).ok


def test_nobody_answers_in_a_pause_and_dice_are_typed_only_where_they_are():
    """Red where a die of the seed can be called one that was typed in, or an answer stands behind a pause."""
    session = new(umpire=True)
    assert umpire.rule(session, Pause(), "so") is umpire.rule(session, Resume(), "so") is None
    drive(session)
    session.release()
    lines = list(session.entries)
    on = next(n for n, e in enumerate(lines) if isinstance(e, rec.Ruled) and isinstance(e.ruling, Resume))
    assert verify(game, session.header, lines).ok and not verify(game, session.header, lines[:on] + lines[on + 1 :]).ok
    for at, line in enumerate(lines):
        if isinstance(line, rec.Die):
            for how in ("typed", "x"):
                by_hand = msgspec.structs.replace(line, how=how)
                assert not verify(game, session.header, [*lines[:at], by_hand, *lines[at + 1 :]]).ok


def test_the_first_line_says_who_sits_there_and_that_a_game_went_its_own_way():
    """Red where a line `forked`, which begins the dice anew, or a die typed in behind it needs no word of the header's."""
    at = next(n for n, e in enumerate(drive(new()).entries) if isinstance(e, rec.Marked)) + 1
    session = drive(new().fork(at))
    session.release()
    lines = list(session.entries)
    assert verify(game, session.header, lines).ok
    for other in ({"forked": None}, {"seats": {"A": ""}}, {"seats": {"A": "", "B": "", "C": ""}}):
        report = verify(game, msgspec.structs.replace(session.header, **other), lines)
        assert not report.ok and report.wrong
    last = next(n for n in reversed(range(len(lines))) if isinstance(lines[n], rec.Die))
    typed = msgspec.structs.replace(lines[last], how="typed")
    assert not verify(game, session.header, [*lines[:last], typed, *lines[last + 1 :]]).ok
