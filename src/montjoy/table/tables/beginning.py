"""How play begins, in two steps: the list of hashes is frozen and shown to all; then every program says what its hash is of.

Nobody can choose what he adds once he knows what the others add, and the server adds nothing that does not follow from its
seed.  Whoever says nothing within a minute is left out by a second list, and everybody's page says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.effects import No, Seat, no
from montjoy.core.record import nonces, receipts
from montjoy.core.session.session import Session
from montjoy.table.tables import lines
from montjoy.table.tables.seating import Seating
from montjoy.table.tables.table import Table

MINUTE: Final = 60.0


def start(table: Table, host: Sequence[Seat], now: float) -> No | tuple[lines.Line, ...]:
    """The list is frozen.  Play begins at once where it is empty.  `host`: the seats of whoever opened the table."""
    session = table.session
    if session.began or table.seating.shut:
        return no("", "already-begun" if session.began else "table-closed")
    if table.clock.begins_by:
        return no("", "begins-already")
    freeze(session, table.seating, host)
    if session.unsaid:
        return (lines.Frozen(now + MINUTE),)
    session.begin()
    return ()


def freeze(session: Session, seating: Seating, host: Sequence[Seat]) -> None:
    """What people's programs have announced.  A record that was brought in before it began keeps what it has."""
    if nonces.lists(session.entries):
        session.freeze_again()
    elif not nonces.said(session.entries):
        sit = [role for role, there in seating.people.items() if there.who == lines.PERSON]
        session.freeze({seat: hash for seat, hash in seating.announced.items() if seat in sit}, host)


def say(table: Table, seat: Seat, nonce: str) -> No | None:
    """A seat's program says what its hash is of; with the last one play begins."""
    session = table.session
    if nonces.said(session.entries).get(seat) == nonce and seat in nonces.added(session.entries):
        return None                                          # once more
    if not session.began and not table.clock.begins_by:
        return no("", "nothing-frozen")
    refusal = session.nonce(seat, nonce)
    if refusal is None and not session.unsaid:
        session.begin()
    return refusal


def minute_is_over(table: Table, now: float) -> tuple[lines.Line, ...]:
    """Who has said nothing is left out, and play begins.  A server that was away gives everybody another minute."""
    if table.session.began or table.seating.shut or not 0 < table.clock.begins_by <= now:
        return ()
    if table.services.awake.since > table.clock.begins_by - MINUTE:
        return (lines.Frozen(now + MINUTE),)
    if table.session.unsaid:
        table.session.freeze_again()
    table.session.begin()
    return ()


def receipt(table: Table, role: str) -> receipts.Receipt:
    """What a role can keep; before the list is frozen, what it has announced."""
    made = receipts.receipt_of(table.session.header, table.session.entries, role, table.id)
    return made if made.beginning else msgspec.structs.replace(made, hash=table.seating.announced.get(role, ""))
