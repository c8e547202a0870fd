"""The umpire's acts on a session: rulings with author, reason, audience, preview and reversal.

`rule` is the umpire's door; `propose` and `agree` the one at a table without an umpire, where every seat must say yes.
`carry_out` does what the record says, live and in replay alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from montjoy.core.effects import UMPIRE, No, Seat, no
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import streams
from montjoy.core.session.session import Session


def rule(
    session: Session, ruling: rulings.Ruling, reason: str, author: str = UMPIRE, audience: Sequence[Seat] | None = None
) -> No | None:
    """The umpire rules.  `audience`: the seats that are told (None: all); the umpire always is."""
    if not session.header.umpire:
        return no("", "no-umpire-here")
    refusal = why_not(session, ruling, reason)
    if refusal is None:
        told = None if audience is None else tuple(audience)
        carry_out(session, rec.Ruled(_number(session), author, ruling, reason, told))
    return refusal


def propose(session: Session, seat: Seat, ruling: rulings.Ruling, reason: str) -> No | None:
    """A seat proposes a ruling; it is carried out when every seat has agreed."""
    if session.header.umpire:
        return no("", "ask-the-umpire")
    if seat not in session.seats:
        return no("", "no-such-seat", seat=seat)
    refusal = why_not(session, ruling, reason)
    if refusal is None:
        number = _number(session)
        carry_out(session, rec.Wanted(number, seat, ruling, reason))
        agree(session, seat, number)
    return refusal


def agree(session: Session, seat: Seat, number: int) -> No | None:
    """A seat says yes to a proposal; with the last yes it is carried out."""
    if seat not in session.seats or number not in session.proposals:
        return no("", "no-such-proposal", number=number)
    wanted, yes = session.proposals[number]
    if seat in yes:
        return no("", "already-agreed", number=number)
    carry_out(session, rec.Agreed(seat, number))
    if len(yes) == len(session.seats):
        del session.proposals[number]
        refusal = why_not(session, wanted.ruling, wanted.reason)
        if refusal is not None:
            return refusal
        carry_out(session, rec.Ruled(number, "all", wanted.ruling, wanted.reason))
    return None


def why_not(session: Session, ruling: rulings.Ruling, reason: str) -> No | None:
    """Why a ruling cannot be made now."""
    if not reason.strip():
        return no("", "ruling-needs-reason")
    match ruling:
        case rulings.Edit():
            return _why_not_edit(session, ruling)
        case rulings.AnswerFor():
            found = session._find(ruling.seat, ruling.question)
            return found if isinstance(found, No) else session._why_not(found, typed(found.effect, ruling.answer))
        case rulings.TakeBack():
            marks = [e.label for _, e in rec.effective(session.entries) if isinstance(e, rec.Marked)]
            return None if ruling.mark in marks else no("", "no-such-mark", mark=ruling.mark)
        case rulings.Retry():
            return None if session.stopped else no("", "nothing-failed")
        case rulings.Pause():
            return no("", "paused") if session.paused else None
        case rulings.Resume():
            return None if session.paused else no("", "not-paused")
    return None


def _why_not_edit(session: Session, edit: rulings.Edit) -> No | None:
    if session.over:
        return no("", "game-over")
    if edit.when == "last" and not session.label:
        return no("", "no-mark-yet")
    refusal = rulings.why_not_edit(plain(_edited_state(session, edit)), edit)
    if refusal is None:
        try:
            edited(session, edit)
        except (msgspec.ValidationError, ValueError, TypeError) as error:
            return no("", "no-such-value", says=str(error))
    return refusal


def typed(effect: Any, answer: Any) -> Any:
    """An answer as the question's own type, from plain data; the answer itself where it is none of them."""
    raw = msgspec.to_builtins(answer)
    if hasattr(effect, "form"):
        try:
            return msgspec.convert(raw, effect.form)
        except msgspec.ValidationError:
            return answer
    options = streams.asked(0, effect).options
    return next((o for o in options if msgspec.to_builtins(o) == raw and isinstance(o, bool) == isinstance(raw, bool)), answer)


def plain(state: Any) -> Any:
    """The state as plain data, as `path`s of an edit see it."""
    return msgspec.json.decode(msgspec.json.encode(state))


def _edited_state(session: Session, edit: rulings.Edit) -> Any:
    """The state an edit would change: the one at the last mark, or the one now, as a forecast of the next mark's."""
    if edit.when == "last" and session.snapshots:
        return session._decode(session.snapshots[-1].state)
    return session.state


def edited(session: Session, edit: rulings.Edit) -> Any:
    """The state after an edit.  Raises msgspec.ValidationError where a value does not fit its field."""
    data = plain(_edited_state(session, edit))
    for change in edit.changes:
        rulings.put(data, change.path, change.new)
    return msgspec.convert(data, type(session.state))


def preview(session: Session, edit: rulings.Edit) -> dict[str, list[rulings.Change]]:
    """What an edit changes for whom: by viewer, the fields of his view with old and new value."""
    before, after = _edited_state(session, edit), edited(session, edit)
    seen = session.game.view
    return {
        viewer: list(rulings.differences(plain(seen(before, viewer)), plain(seen(after, viewer))))
        for viewer in session.viewers
    }


def _number(session: Session) -> int:
    return 1 + sum((isinstance(e, rec.Ruled) and e.author != "all") or isinstance(e, rec.Wanted) for e in session.entries)


def carry_out(session: Session, entry: rec.Ruled | rec.Wanted | rec.Agreed) -> None:
    """Do what a line of the record says; the line has been checked."""
    if isinstance(entry, rec.Wanted):
        session._append(entry)
        session.proposals[entry.number] = entry, set()
        does = type(entry.ruling).__name__
        session._say(None, streams.Proposed(entry.number, entry.author, does, entry.reason))
        return
    if isinstance(entry, rec.Agreed):
        session._append(entry)
        if entry.number in session.proposals:
            session.proposals[entry.number][1].add(entry.seat)
        return
    ruling = entry.ruling
    made = streams.RulingMade(entry.number, entry.author, type(ruling).__name__, entry.reason)
    to = back_to(session, ruling)
    at = session._here()
    session._append(entry)
    session._say(entry.audience, made)
    match ruling:
        case rulings.Pause():
            session.paused = True
        case rulings.Resume():
            session.paused = False
        case rulings.SetDie():
            session.preset.append(ruling)
        case rulings.Retry():
            session.stopped = False
        case rulings.AnswerFor():
            found = session._find(ruling.seat, ruling.question)
            assert not isinstance(found, No)
            session._take(found, typed(found.effect, ruling.answer), "umpire")
        case rulings.TakeBack():
            assert to is not None
            session.epoch += 1
            session.rewind(to, mark=True)
            session._drive(None)
        case rulings.Edit() if ruling.when == "next":
            session.edits.append(ruling)
        case rulings.Edit():
            assert to is not None
            _edit_at_last_mark(session, ruling, to, at)


def possible(session: Session, ruling: rulings.Ruling) -> bool:
    """Whether there is what a ruling of a record speaks of: the question, the mark."""
    match ruling:
        case rulings.AnswerFor():
            return not isinstance(session._find(ruling.seat, ruling.question), No)
        case rulings.TakeBack() | rulings.Edit(when="last"):
            return back_to(session, ruling) is not None
    return True


def back_to(session: Session, ruling: rulings.Ruling) -> int | None:
    """The line of the record to which a ruling goes back."""
    marks = [(n, e.label) for n, e in rec.effective(session.entries) if isinstance(e, rec.Marked)]
    if isinstance(ruling, rulings.TakeBack):
        return next((n + 1 for n, label in reversed(marks) if label == ruling.mark), None)
    return marks[-1][0] + 1 if marks else None


def _edit_at_last_mark(session: Session, edit: rulings.Edit, to: int, at: int) -> None:
    """Back to the last mark; the decisions since are offered again to those who took them, then play goes on."""
    since = [e for n, e in rec.effective(session.entries[:at]) if n >= to and isinstance(e, rec.Decided)]
    session.epoch += 1
    session.rewind(to, mark=True)
    session.before = {}
    for decided in since:
        session.before.setdefault(decided.seat, []).append(decided.answer)
    session._apply(edit)
    session._drive(None)
