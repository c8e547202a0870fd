"""A game by mail goes on by itself as far as it can: the computer's answers, and who is still to answer after them."""

from __future__ import annotations

from collections.abc import Collection

from montjoy.terminal.keyboard import Table
from montjoy.terminal.saved_games import short
from montjoy.terminal.telling.kept_games import now
from montjoy.terminal.telling.started import command


def begun(table: Table) -> int:
    """A game has just begun: up to the first answer that a person must give."""
    try:
        if not table.session.began:
            return waits(table)
        code = moved_on(table)
        table.screen.write(f"  {command('report', short(table.kept.path))} {first_asked(table)}")
        return code
    finally:
        table.kept.close()


def waits(table: Table) -> int:
    """Play has not begun: the players' words are still to come."""
    unsaid = [table.words.name(seat) for seat in table.session.unsaid]
    table.screen.paragraph(table.words.text("ui-mail-unsaid", seats=", ".join(unsaid)))
    for seat in table.session.unsaid:
        table.screen.write(f"  {command('report', short(table.kept.path))} {seat}")
    return 0


def first_asked(table: Table) -> str:
    return next((q.seat for q in table.session.open if not q.done), "SEAT")


def moved_on(table: Table, before: Collection[tuple[str, int]] = ()) -> int:
    """The computer answers as long as only it is asked; then who is asked anew, and who is still to answer.  `before`: by seat
    and number the questions that were open before an answer came in; none where play has just begun."""
    session, words, screen = table.session, table.words, table.screen
    while not session.over and step_of_bots(table):
        pass
    if session.over:
        table.kept.release()
        screen.paragraph(words.outcome(session.outcome))
        screen.paragraph(words.text("ui-mail-ended"))
        return 0
    missing = [q for q in session.open if not q.done]
    fresh = dict.fromkeys(q.seat for q in missing if before and (q.seat, q.asked.id) not in before)
    left = dict.fromkeys(q.seat for q in missing if q.seat not in fresh)
    if fresh:
        screen.paragraph(words.text("ui-mail-on", mark=now(session, words), whole="no" if left else "yes"))
        screen.paragraph(words.text("ui-mail-new", seats=words.joined(list(fresh))))
        for seat in fresh:
            screen.write(f"  {command('report', short(table.kept.path))} {seat}{table.in_language()}")
    if left:
        screen.paragraph(words.text("ui-mail-missing", seats=", ".join(map(words.name, left))))
    return 0


def step_of_bots(table: Table) -> bool:
    """One answer of the computer's, or what it takes to come to one; False: a person is asked."""
    if table.session.stopped:
        table.retry()
        return True
    if table.session.window:
        return passed(table)
    for seat in table.bots:
        if found := table.pending(seat):
            table.answer_by_bot(seat, found)
            return True
    return False


def passed(table: Table) -> bool:
    """A pause for reactions ends when no person could still react; the computer lets it pass."""
    if any(table.offers(seat) for seat in table.people):
        return False
    with table.kept.whole():
        table.session.close_window()
    return True
