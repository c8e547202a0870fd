"""The live session: questions, sealed answers, offers, streams, undo, replay, resume, forks, failing rules."""

from __future__ import annotations

import sys

import msgspec
import pytest

from montjoy.core.effects import choose, mark, together
from montjoy.core.errors import Departs, RulesError
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.core.session import umpire
from montjoy.core.session.runner import not_quiet
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, Drew, Over, Rolled, TakenBack, UmpireAtWork
from montjoy.core.session.tape import differing
from montjoy.core.session.verify import verify
from tests.core.toy import Bids, Confirm, Note, Outcome, Pick, Stone, ToyGame, ToyOptions, Whisper, drive, game

SEED = bytes(range(32))


def new(scenario: str = "toy", **options: object) -> Session:
    how = {k: options.pop(k) for k in ("umpire", "typed") if k in options}
    session = Session.new(game, game.scenarios[scenario], ToyOptions(**options), seed=SEED, **how)  # type: ignore[arg-type]
    session.begin()
    return session


def streams(session: Session) -> dict[str, bytes]:
    return {viewer: msgspec.json.encode(stream.items) for viewer, stream in session.streams.items()}


def only(session: Session, seat: str) -> Asked:
    (question,) = session.questions(seat)
    return question


def test_a_whole_game_and_its_replay():
    session = drive(new())
    assert session.over and session.outcome.rounds == 2
    again = Session.replay(game, session.header, session.entries, SEED)
    assert streams(again) == streams(session)
    assert msgspec.json.encode(again.entries) == msgspec.json.encode(session.entries)
    header, entries = jsonlines.load(jsonlines.dump(session.header, session.entries))
    from_disk = Session.replay(game, header, entries, SEED)
    assert streams(from_disk) == streams(session)


def test_replay_without_the_seed_follows_the_record():
    session = drive(new())
    assert streams(Session.replay(game, session.header, session.entries)) == streams(session)


def test_private_things_reach_only_their_audience():
    session = drive(new())
    whispers = {v: sum(isinstance(x, Whisper) for x in s.items) for v, s in session.streams.items()}
    assert whispers == {"A": 0, "B": 2, "watcher": 0}
    drews = {v: [x.peek for x in s.items if isinstance(x, Drew)] for v, s in session.streams.items()}
    assert drews == {"A": [True, True], "B": [False, False], "watcher": []}
    rolled = [x for x in session.streams["watcher"].items if isinstance(x, Rolled) and x.why == "T-2"]
    assert len(rolled) == 2, "the hidden die is shown to nobody"
    assert sum(isinstance(e, rec.Die) and e.why == "T-2" for e in session.entries) == 4


def test_the_umpire_is_told_everything():
    session = drive(new(umpire=True))
    told = session.streams["umpire"].items
    assert sum(isinstance(x, Whisper) for x in told) == 2
    assert sum(isinstance(x, Rolled) and x.why == "T-2" for x in told) == 4


def test_sealed_answers_are_seen_by_nobody_and_may_be_changed():
    session = new()
    session.answer("A", Stone(1))
    session.answer("A", "yes")
    before = len(session.streams["B"].items), session.page("B")
    a = only(session, "A")
    assert session.answer("A", 2) is None
    assert (len(session.streams["B"].items), session.page("B")) == before
    assert session.page("A").answered == (a.id,)
    assert session.answer("A", 0, a.id) is None
    assert session.answer("B", 3) is None
    (bids,) = [x for x in session.streams["B"].items if isinstance(x, Bids)]
    assert bids.bids == (0, 3)


@pytest.mark.parametrize("nonsense", [Stone(9), 1, "1", None, True, 2.5, Note("x"), [Stone(1)], {"number": 1}])
def test_nonsense_is_refused_and_changes_nothing(nonsense):
    session = new()
    before = msgspec.json.encode(session.state), len(session.entries), session.questions("A")
    refusal = session.answer("A", nonsense)
    assert refusal is not None and refusal.reason == "not-an-option"
    assert (msgspec.json.encode(session.state), len(session.entries), session.questions("A")) == before
    assert session.answer("B", Stone(1)).reason == "nothing-to-answer"
    assert session.answer("A", Stone(1), question=77).reason == "question-gone"
    assert session.answer("nobody-such", Stone(1)).reason == "nothing-to-answer"


def test_true_is_not_one():
    session = new()
    session.answer("A", Stone(1))
    session.answer("A", "yes")
    assert session.answer("A", True).reason == "not-an-option"
    assert session.answer("A", 1) is None


def test_forms_are_judged_by_the_game():
    session = new()
    while not any(q.kind == "order" for q in session.questions("B")):
        step(session)
    assert session.answer("B", Note("much too long")).reason == "note-too-long"
    assert session.answer("B", "hi").reason == "wrong-form"
    assert session.answer("B", Note("fine")) is None


def step(session: Session) -> None:
    for q in list(session.open):
        if not q.done and q.asked.kind != "offer":
            assert session.answer(q.seat, game.default(None, q.asked, ()), q.asked.id) is None
            return
    session.close_window()


def test_a_window_is_the_same_whether_or_not_anybody_can_react():
    session = new()
    while not session.window:
        step(session)
    assert session.page("A").window and session.page("B").window and session.page("watcher").window
    assert only(session, "B").kind == "offer"
    assert session.questions("A") == () or only(session, "A").kind == "offer"
    session.close_window()
    assert not session.window
    assert isinstance(session.entries[-1], rec.Closed) or any(isinstance(e, rec.Closed) for e in session.entries)


def test_a_no_to_an_offer_does_not_end_the_pause():
    """Who says no shows that he could have said yes."""
    session = new()
    while not session.window:
        step(session)
    before = session.page("A")
    assert session.answer("B", None) is None
    for q in session.questions("A"):
        assert session.answer("A", None, q.id) is None
    assert session.window and session.page("watcher").window
    assert before.view == session.page("A").view
    session.close_window()
    assert not session.window


def test_sealed_answers_are_none_to_take_back_and_move_nobodys_question():
    """Planted: an answer of a kind that is quiet stays so where several seats are asked together."""
    class Both(ToyGame):
        @staticmethod
        async def play(toy):
            await mark("round.1")
            await together(choose("A", Pick(), [Stone(1), Stone(2)]), choose("B", Pick(), [Stone(1), Stone(2)]))
            return Outcome(1, 0)

    session = Session.new(Both(), game.scenarios["toy"], ToyOptions(), seed=SEED)
    session.begin()
    number = only(session, "B").id
    session.answer("A", Stone(1))
    assert not session.page("A").may_undo and session.undo("A").reason == "undo-needs-a-ruling"
    assert session.answer("A", Stone(2), only(session, "A").id) is None, "it is changed instead"
    assert only(session, "B").id == number and session.answer("B", Stone(1), number) is None and session.over
    assert streams(Session.replay(Both(), session.header, session.entries, SEED)) == streams(session)


def test_undo_takes_back_quiet_answers_only():
    session = new()
    assert session.undo("A").reason == "undo-needs-a-ruling"
    session.answer("A", Stone(3))
    assert session.page("A").may_undo and not session.page("B").may_undo
    assert session.undo("B").reason == "undo-needs-a-ruling"
    told = len(session.streams["B"].items)
    assert session.undo("A") is None
    assert only(session, "A").options == (Stone(1), Stone(2), Stone(3))
    assert any(isinstance(x, TakenBack) for x in session.streams["A"].items)
    assert len(session.streams["B"].items) == told
    session.answer("A", Stone(2))
    session.answer("A", "yes")
    assert session.state.stone == 2
    assert session.undo("A").reason == "undo-needs-a-ruling"
    drive(session)
    assert streams(Session.replay(game, session.header, session.entries, SEED)) == streams(session)


def test_question_numbers_are_never_used_twice():
    session = new()
    first = only(session, "A").id
    session.answer("A", Stone(3))
    session.undo("A")
    assert only(session, "A").id > first
    assert session.answer("A", Stone(1), first).reason == "question-gone"


def test_resume_from_every_mark_gives_the_same_streams():
    whole = new()
    whole.kept_snapshots = 0
    drive(whole)
    assert len(whole.snapshots) >= 1
    for snapshot in whole.snapshots:
        again = Session.replay(game, whole.header, whole.entries, SEED, snapshot=snapshot)
        for viewer, stream in again.streams.items():
            rest = whole.streams[viewer].items[stream.base :]
            assert msgspec.json.encode(rest) == msgspec.json.encode(stream.items)


def test_a_running_game_is_resumed_and_goes_on_alike():
    whole = drive(new())
    for cut in range(2, len(whole.entries)):
        if not isinstance(whole.entries[cut], rec.Decided | rec.Closed):
            continue
        half = Session.replay(game, whole.header, whole.entries[:cut], SEED)
        half.journal.follow(whole.entries[cut:])
        assert streams(half) == streams(whole)


def test_a_changed_die_departs():
    session = drive(new())
    session.release()
    assert verify(game, session.header, session.entries).ok
    for i, entry in enumerate(session.entries):
        if isinstance(entry, rec.Die) and entry.faces:
            other = tuple(f % 6 + 1 for f in entry.faces)
            bad = [*session.entries]
            bad[i] = msgspec.structs.replace(entry, faces=other)
            report = verify(game, session.header, bad)
            assert not report.ok and report.line == i + 2, report


def test_a_die_called_typed_is_counted_as_such():
    session = drive(new())
    session.release()
    i = next(i for i, e in enumerate(session.entries) if isinstance(e, rec.Die) and e.faces)
    bad = [*session.entries]
    bad[i] = msgspec.structs.replace(bad[i], how="typed")
    report = verify(game, session.header, bad)
    assert not report.ok or report.typed == 1


def test_another_seed_is_refused():
    session = drive(new())
    session.release()
    bad = [*session.entries[:-1], rec.Released("00" * 32)]
    report = verify(game, session.header, bad)
    assert not report.ok and report.line == len(bad) + 1


def test_a_failing_rule_kills_nothing():
    session = new(fault=1, umpire=True)
    session.answer("A", Stone(2))
    session.answer("A", "yes")
    assert session.stopped and not session.over
    assert isinstance(session.entries[-1], rec.Failed) and "ZeroDivisionError" in session.entries[-1].error
    assert any(isinstance(x, UmpireAtWork) for x in session.streams["B"].items)
    told = session.streams["umpire"].items[-1]
    assert session.questions("A") and session.answer("A", "no").reason == "umpire-at-work"
    assert "toy.py" in told.where
    again = Session.replay(game, session.header, session.entries, SEED)
    assert again.stopped and streams(again) == streams(session)


def test_a_rule_that_would_end_the_program_has_failed():
    """Red before: `SystemExit` went through everything, and a server ended with it."""
    class Leaving(ToyGame):
        @staticmethod
        async def play(toy):
            await choose("A", Confirm(1), ["yes", "no"])
            sys.exit(0)

    session = Session.new(Leaving(), game.scenarios["toy"], ToyOptions(), seed=SEED)
    session.begin()
    session.answer("A", "yes")
    (failed,) = [e for e in session.entries if isinstance(e, rec.Failed)]
    assert session.stopped and "end the program" in failed.error and "test_session.py" in failed.where


def test_dice_typed_in_at_a_real_table():
    session = new(typed=True)
    faces = 0
    for _ in range(200):
        if session.over:
            break
        if session.typing:
            typing = session.typing[1]
            if typing.cards:
                assert session.type_in(card="zz").reason == "bad-dice"
                assert session.roll_typed() is None
            else:
                assert (wrong := session.type_in([9] * typing.count)).reason == "bad-dice"
                assert wrong.facts == {"count": typing.count, "least": min(typing.faces), "most": max(typing.faces)}
                assert session.type_in([1] * (typing.count + 1)).reason == "bad-dice"
                assert session.type_in([typing.faces[-1]] * typing.count) is None
                faces += typing.count
        else:
            step(session)
    assert session.over and faces > 0
    assert sum(e.how == "" and e.why == "T-4" for e in session.entries if isinstance(e, rec.Die)) >= 1
    assert all(e.how in ("typed", "") for e in session.entries if isinstance(e, rec.Die))
    assert streams(Session.replay(game, session.header, session.entries, SEED)) == streams(session)


@pytest.mark.parametrize("by_seed", [False, True])
def test_what_is_done_while_people_roll_stands_in_the_record(by_seed: bool):
    """Red when a look, a pause or a proposal while dice are awaited makes a record that does not replay."""
    session, done = new(typed=True, umpire=True), 0
    for _ in range(200):
        if session.over:
            break
        if session.typing is None:
            step(session)
            continue
        session.look("A")
        assert umpire.rule(session, rulings.Pause(), "a break") is None and umpire.rule(session, rulings.Resume(), "on") is None
        again = Session.replay(game, session.header, session.entries, SEED)
        assert again.typing is not None and again.typing[1] == session.typing[1]
        typing, done = session.typing[1], done + 1
        if typing.cards or by_seed:
            assert session.roll_typed() is None
        else:
            assert session.type_in([typing.faces[-1]] * typing.count) is None
    assert session.over and done > 2
    assert streams(Session.replay(game, session.header, session.entries, SEED)) == streams(session)
    wrong = [msgspec.structs.replace(e, why="T-0") if isinstance(e, rec.Die) else e for e in session.entries]
    with pytest.raises(Departs, match="the record does not"):
        Session.replay(game, session.header, wrong, SEED)


def test_hand_off_to_the_umpire():
    session = drive(new("umpired", umpire=True))
    assert session.over
    without = drive(new("umpired"))
    assert without.over, "without an umpire the game's default answers"


def test_forks_share_the_past_and_roll_their_own_future():
    session = drive(new())
    at = next(i for i, e in enumerate(session.entries) if isinstance(e, rec.Marked) and e.label == "round.2") + 1
    fork = session.fork(at)
    assert not fork.over and fork.label == "round.2"
    assert [type(e) for e in fork.entries[: at + 1]] == [type(e) for e in session.entries[:at]] + [rec.Forked]
    drive(fork)
    mine = [e.faces for e in fork.entries[at + 1 :] if isinstance(e, rec.Die)]
    theirs = [e.faces for e in session.entries[at:] if isinstance(e, rec.Die)]
    assert mine != theirs
    assert streams(Session.replay(game, fork.header, fork.entries, SEED)) == streams(fork)


def test_seats_add_to_the_seed_before_play():
    a = Session.new(game, game.scenarios["toy"], seed=SEED)
    assert a.nonce("A", "zz").reason == "bad-nonce"
    assert a.nonce("A", "0a") is None and a.nonce("B", "ff") is None
    a.begin()
    assert a.nonce("A", "0b").reason == "already-begun"
    drive(a)
    b = drive(new())
    assert [e.faces for e in a.entries if isinstance(e, rec.Die)] != [e.faces for e in b.entries if isinstance(e, rec.Die)]
    a.release()
    assert verify(game, a.header, a.entries).ok


def test_the_end_is_told_and_nothing_is_taken_after_it():
    session = drive(new())
    assert isinstance(session.streams["A"].items[-1], Over)
    assert session.answer("A", 1).reason == "game-over"
    assert session.release() is None
    assert isinstance(session.entries[-1], rec.Released)


def test_a_record_with_a_line_too_many_departs():
    session = drive(new())
    extra = rec.Decided("A", 0, 1)
    with pytest.raises(Departs):
        Session.replay(game, session.header, [*session.entries, extra], SEED)


def test_marks_are_unique_and_quiet_answers_are_kept_to_their_word():
    class Loud(Stone, frozen=True):
        pass

    assert Loud
    session = new()
    session.runner.quiet.append((0, "A"))
    with pytest.raises(RulesError):
        not_quiet("rolls", "x")


@pytest.mark.parametrize(
    ("there", "now", "says"),
    [
        (rec.Decided("a", 0, {"n": 1}), rec.Decided("a", 0, {"n": 2}), "Decided, answer.n: the record has 1, the rules give 2"),
        (rec.Marked("1", "aa"), rec.Marked("1", "bb"), "at the mark '1' the state is not the record's, though all"),
        (rec.Marked("1", "aa"), rec.Marked("2", "aa"), 'Marked, label: the record has "1", the rules give "2"'),
        (rec.Began(), rec.Ended("done"), 'the record has {"type":"began"}, the rules give {'),
    ],
)
def test_where_a_record_departs_the_first_difference_is_named(there: rec.Entry, now: rec.Entry, says: str) -> None:
    """Red before: of a mark two hashes, of long lines their equal beginnings."""
    assert says in differing(there, now)
