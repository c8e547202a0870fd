"""Rulings at a table without an umpire: a seat proposes, every seat must say yes.

What may be proposed tells nothing that a seat does not know: the state is not shown, and marks are called by what the seat was
told next (`tables/checkpoints.py`).  Bots say yes when every person has.
"""

from __future__ import annotations

from starlette.responses import Response

from montjoy.core.effects import No, no
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.table.tables import lines, rulings_desk
from montjoy.table.tables.checkpoints import ways_back
from montjoy.table.tables.pictures import MOST_BACK
from montjoy.table.tables.table import Table
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages.desk import MOST_REASON, carry_out, plain_ruling, reason_in
from montjoy.table.web.pages.seat import received, refused


async def propose(call: Call) -> Response:
    """A seat proposes; its own yes is given with it."""
    form, table, seat = await call.form(), call.table, call.role
    reason = reason_in(form)

    def proposed() -> No | tuple[lines.Line, ...]:
        if not table.session.began or any(isinstance(e, rec.Released) for e in table.session.entries):
            return no("", "game-over" if table.session.began else "nothing-to-answer")
        if any(table.session.proposals[n][0].author == seat for n in umpire.open_to(table.session, seat)):
            return no("", "one-proposal")
        ruling = wish(table, seat, form)
        if isinstance(ruling, No):
            return ruling
        said = reason
        if isinstance(ruling, rulings.SetDie) and reason:    # nobody says yes to a die he is not told
            said = f"{' '.join(map(str, (ruling.why, *ruling.about)))} = {' '.join(map(str, ruling.faces))}. {reason}"
        elif not isinstance(ruling, rulings.SetDie) and not reason and table.pictures.of(seat).alone:
            said = rulings.ALONE
        number = umpire.next_number(table.session)
        refusal = umpire.propose(table.session, seat, ruling, said)
        return refusal if refusal is not None else with_bots(table, number, ruling)

    refusal = await carry_out(call, proposed)
    return received(call) if refusal is None else refused(call, refusal)


def wish(table: Table, seat: str, form: dict[str, str]) -> rulings.Ruling | No:
    """What a seat may propose."""
    kind = form.get("kind")
    if kind == "back":
        there = ways_back(table.session, seat, MOST_BACK)
        newest = there[0].told if there else -1
        found = [mark.label for mark in there if mark.told == whole(form.get("before"), newest)]
        return rulings.TakeBack(found[0]) if found else no("", "no-mark-yet")
    if kind == "die" and max(map(len, form.values())) > MOST_REASON:
        return no("", "set-die-how")
    return plain_ruling(form)


async def agree(call: Call) -> Response:
    """A seat's yes or no to a proposal.  A no stands until the seat says yes."""
    form, table, seat = await call.form(), call.table, call.role
    number, late = whole(form.get("number")), list[No]()

    def said() -> No | tuple[lines.Line, ...]:
        proposal = table.session.proposals.get(number)
        if proposal is None or number not in umpire.open_to(table.session, seat):
            return no("", "no-such-proposal", number=number)
        if form.get("say") == "no":
            return (lines.Declined(seat, number),) if seat not in proposal[1] else no("", "already-agreed", number=number)
        before = len(table.session.entries)
        refusal = umpire.agree(table.session, seat, number)
        if refusal is not None and len(table.session.entries) == before:
            return refusal
        if refusal is not None:                              # the last yes, to something that cannot be done any more
            late.append(refusal)
            return ()
        return with_bots(table, number, proposal[0].ruling)

    refusal = await carry_out(call, said)
    refusal = refusal or (late[0] if late else None)
    return received(call) if refusal is None else refused(call, refusal)


def with_bots(table: Table, number: int, ruling: rulings.Ruling) -> tuple[lines.Line, ...]:
    """Every person has said yes: so do the bots.  With the last yes the clocks follow."""
    there = table.session.proposals.get(number)
    if there is not None:
        left = [seat for seat in table.session.seats if seat not in there[1]]
        if all(table.absence.bot_of(seat) for seat in left):
            for seat in left:
                umpire.agree(table.session, seat, number, by_bot=True)
    if number in table.session.proposals:
        return ()
    return rulings_desk.clock_lines(table, ruling, table.services.now())
