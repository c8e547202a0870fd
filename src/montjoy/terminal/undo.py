"""Taking back what was answered at one keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.terminal import commands, page

if TYPE_CHECKING:
    from montjoy.terminal.keyboard import Table


def undo(table: Table, seat: str) -> None:
    """A sealed answer is changed, a quiet one taken back; anything else takes everybody's yes."""
    sealed = [q for q in table.session.open if q.seat == seat and q.done]
    if sealed and table.session.why_not_undo(seat) is not None:
        q = sealed[-1]
        page.show_question(table.screen, table.game, table.session.view(seat), table.words, q.asked)
        commands.change(table, seat, q.asked)
        return
    if table.session.why_not_undo(seat) is None:
        with table.kept.whole():
            table.session.undo(seat)
        return
    go_back(table, seat)


def go_back(table: Table, seat: str) -> None:
    """Back to the mark before the seat's last answer, if all agree; the dice fall anew from there."""
    holds = rec.effective(table.session.entries)
    mine = [n for n, e in holds if isinstance(e, rec.Decided) and e.seat == seat and not e.by]
    marks = [e.label for n, e in holds if isinstance(e, rec.Marked) and mine and n < mine[-1]]
    if not marks:
        table.screen.paragraph(table.words.text("ui-nothing-to-undo"))
        return
    mark = marks[-1]
    if not table.yes(table.words.text("ui-back-question", mark=mark)):
        return
    for other in [s for s in table.people if s != seat]:
        if not table.yes(table.words.text("ui-back-agree", seat=table.words.name(other), mark=mark)):
            table.screen.paragraph(table.words.text("ui-back-refused", seat=table.words.name(other)))
            return
    with table.kept.whole():
        refusal = table.rule(seat, rulings.TakeBack(mark), "an answer is taken back; all agree")
    if refusal is not None:
        table.screen.paragraph(table.words.refusal(refusal), style="warn")
    table.draw_map = True
