"""The umpire's acts on a session: rulings with author, reason, audience, preview and reversal.

`rule` is the umpire's door; `propose` and `agree` the one at a table without an umpire, where every seat must say yes.
What then happens, live and in replay alike, stands in `journal.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from montjoy.core.effects import UMPIRE, Mark, No, Seat, Tell, no
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Proposed, RulingMade, typed


def rule(
    session: Session, ruling: rulings.Ruling, reason: str, author: str = UMPIRE, audience: Sequence[Seat] | None = None
) -> No | None:
    """The umpire rules.  `audience`: the seats that are told (None: all); the umpire always is."""
    if not session.header.umpire:
        return no("", "no-umpire-here")
    refusal = why_not(session, ruling, reason)
    if refusal is None:
        told = None if audience is None else tuple(audience)
        session.journal.carry_out(rec.Ruled(next_number(session), author, ruling, reason, told))
    return refusal


def propose(session: Session, seat: Seat, ruling: rulings.Ruling, reason: str) -> No | None:
    """A seat proposes a ruling; it is carried out when every seat has agreed."""
    if session.header.umpire:
        return no("", "ask-the-umpire")
    if seat not in session.seats:
        return no("", "no-such-seat", seat=seat)
    refusal = why_not(session, ruling, reason)
    if refusal is None:
        number = next_number(session)
        session.journal.carry_out(rec.Wanted(number, seat, ruling, reason))
        agree(session, seat, number)
    return refusal


def open_to(session: Session, viewer: str) -> list[int]:
    """The proposals to which a viewer can still say yes.  A way back, or dice that are set, were meant for the game as it stood:
    nobody waits with his yes until he has seen what falls.  What others were told since counts for them alone."""
    lapse = rulings.TakeBack | rulings.SetDie | rulings.Edit
    return [n for n, (wanted, _) in sorted(session.proposals.items())
            if not isinstance(wanted.ruling, lapse) or not _told_since(session, viewer, n)]


def _told_since(session: Session, viewer: str, number: int) -> bool:
    """Whether a viewer was told more than proposals and rulings since one was made."""
    for item in reversed(session.streams[viewer].items):
        if not isinstance(item, Proposed | RulingMade):
            return True
        if isinstance(item, Proposed) and item.number == number:
            return False
    return True


def agree(session: Session, seat: Seat, number: int, by_bot: bool = False) -> No | None:
    """A seat says yes to a proposal; with the last yes it is carried out.  A bot's yes follows the people's, however late."""
    if seat not in session.seats or number not in (session.proposals if by_bot else open_to(session, seat)):
        return no("", "no-such-proposal", number=number)
    wanted, yes = session.proposals[number]
    if seat in yes:
        return no("", "already-agreed", number=number)
    if seed_is_out(session):
        return no("", "game-over")
    session.journal.carry_out(rec.Agreed(seat, number))
    if number not in session.proposals:                      # everybody has agreed
        refusal = why_not(session, wanted.ruling, wanted.reason)
        if refusal is not None:
            return refusal
        session.journal.carry_out(rec.Ruled(number, "all", wanted.ruling, wanted.reason))
    return None


def seed_is_out(session: Session) -> bool:
    """Everybody can compute every die that would fall now."""
    return session.over and any(isinstance(e, rec.Released) for e in session.entries)


def why_not(session: Session, ruling: rulings.Ruling, reason: str) -> No | None:
    """Why a ruling cannot be made now."""
    if not reason.strip():
        return no("", "ruling-needs-reason")
    if seed_is_out(session):
        return no("", "game-over")
    match ruling:
        case rulings.Edit():
            return _why_not_edit(session, ruling)
        case rulings.AnswerFor():
            found = session.journal.find(ruling.seat, ruling.question)
            return found if isinstance(found, No) else session.why_not_answer(found, typed(found.effect, ruling.answer))
        case rulings.TakeBack():
            return no("", "no-such-mark", mark=ruling.mark) if back_to(session, ruling) is None else None
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
    state = state_to_edit(session, edit)
    refusal = rulings.why_not_edit(rulings.plain(state), edit)
    if refusal is None:
        try:
            after = rulings.edited(state, edit)
        except (msgspec.ValidationError, ValueError, TypeError) as error:
            return no("", "no-such-value", says=str(error))
        if edit.when == "last" and not _goes_on(session, after):
            return no("", "leaves-the-mark")
    return refusal


def _goes_on(session: Session, state: Any) -> bool:
    """Whether play that begins in a state comes to the last mark first, or to the end; tried on this state, which is not kept."""
    rule = session.game.play(state)
    try:
        first = rule.send(None)
        while isinstance(first, Tell):
            first = rule.send(None)
    except StopIteration:
        return True
    except Exception:
        return False
    finally:
        rule.close()
    return isinstance(first, Mark) and first.label == session.label


def state_to_edit(session: Session, edit: rulings.Edit) -> Any:
    """The state an edit would change: the one at the last mark, or the one now, as a forecast of the next mark's."""
    return session.state_of_mark() if edit.when == "last" and session.label else session.state


def preview(session: Session, edit: rulings.Edit) -> dict[str, list[rulings.Change]]:
    """What an edit changes for whom: by viewer, the fields of his view with old and new value."""
    before, seen = state_to_edit(session, edit), session.game.view
    after = rulings.edited(before, edit)
    return {
        viewer: list(rulings.differences(rulings.plain(seen(before, viewer)), rulings.plain(seen(after, viewer))))
        for viewer in session.viewers
    }


def next_number(session: Session) -> int:
    """The next ruling's; a ruling of all has the number of its proposal."""
    return rec.next_number(session.entries)


def back_to(session: Session, ruling: rulings.Ruling) -> int | None:
    """The line of the record to which a ruling goes back; None where it does not."""
    return rec.back_to(ruling, rec.effective(session.entries))
