"""Moments of games that are wanted at a browser, reached without one: by chance and defaults, in the server's own loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoy.bots.by_chance import Random
from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.session.runner import Open
from montjoy.table.tables.table import Table, always
from tests.browser.served import Table

Wish = Callable[[Table], Any]


def until(table: Table, wish: Wish, most: int = 3000, lane: int = 5, advise: Callable[[Open], Any] | None = None) -> Any:
    """Everybody answers by chance (or as advised), until what is wished for is there."""
    bold, luck = Random(table.room.game), Philox(lane, lane=0)
    for _ in range(most):
        room = table.settled()
        if found := wish(room):
            return found
        assert not room.session.over, "the game was over before the moment came"
        q = next(room.clock.waiting_for(), None)
        if q is not None:
            found = advise(q) if advise else None
            choice = bold(room.session.view(q.seat), q.asked, luck) if found is None else found
            refusal = table.served.do(room.answer(q.seat, q.asked.id, always(choice)))
            assert not isinstance(refusal, No), refusal
        elif room.session.window:
            table.served.do(room.act(room.session.close_window))
        elif room.session.typing:
            table.served.do(room.act(room.session.roll_typed))
    raise AssertionError("the moment did not come")


def asked(room: Table, seat: str) -> Open | None:
    """What a seat is asked now."""
    return next((q for q in room.clock.waiting_for() if q.seat == seat), None)


def by_character(table: Table, name: str) -> Callable[[Open], Any]:
    """As one of the game's own players answers."""
    player, luck = table.room.game.characters[name], Philox(3, lane=0)
    return lambda q: player(table.room.session.view(q.seat), q.asked, luck)


def in_a_fight(table: Table) -> tuple[str, str, int]:
    """Two persons choose at the same moment.  -> a seat, the other, the first one's question."""

    def wish(room: Table) -> Any:
        both = [q for q in room.clock.waiting_for() if q.seat in table.people]
        fights = len({q.seat for q in both}) == 2 and all(isinstance(q.asked.ask, str) for q in both)
        return (both[0].seat, both[1].seat, both[0].asked.id) if fights else None

    found: tuple[str, str, int] = until(table, wish)
    return found


def until_asked(table: Table, kind: str) -> Open:
    """Somebody with something to say is asked so: choose, order, offer."""

    def wish(room: Table) -> Any:
        return next((q for q in room.session.open
                     if q.asked.kind == kind and not q.done and (q.asked.options or kind == "order")), None)

    found: Open = until(table, wish)
    return found


def after(table: Table, answers: int) -> None:
    """So many lines of the record later."""
    until(table, lambda room: len(room.session.entries) >= answers)


def to_the_end(table: Table) -> None:
    until(table, lambda room: room.session.over)


def by_kind(*kinds: str) -> Callable[[Open], Any]:
    """The first answer of the first of these kinds that is offered; else the last."""

    def advise(q: Open) -> Any:
        for kind in kinds:
            for option in q.asked.options:
                if type(option).__name__ == kind:
                    return option
        return q.asked.options[-1]

    return advise
