"""Going back more than once, and editing on the way: the record alone leads to where the table stands."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from tests.contract.cards.game import game


@pytest.mark.parametrize("seed", range(40))
def test_take_backs_and_edits_upon_one_another(seed: int) -> None:
    """A game whose rules roll right after a mark, and only three states kept: the way back leads past earlier take-backs.

    Planted: with the take-backs left on the tape (follower.rewind) seeds 0, 5, 8, ... depart from their own record."""
    luck = Philox(seed)
    session = Session.new(game, list(game.scenarios.values())[seed % 2], seed=bytes([seed]) * 32, umpire=True)
    session.begin()
    for _ in range(80):
        q = next((q for q in session.open if not q.done and q.asked.kind == "choose"), None)
        if session.over or (q is None and not session.window):
            break
        if q is None:
            session.close_window()
        else:
            session.answer(q.seat, q.asked.options[luck.below(len(q.asked.options))], q.asked.id)
        if not session.over and luck.below(4) == 0:
            refusal = umpire.rule(session, some_ruling(session, luck), "because")
            assert refusal is None or refusal.reason == "changed-since"
    again = Session.replay(game, session.header, session.entries, session.dice.seed if session.dice else None)
    assert again.state == session.state and again.epoch == session.epoch
    assert {v: s.items for v, s in again.streams.items()} == {v: s.items for v, s in session.streams.items()}


def some_ruling(session: Session, luck: Any) -> rulings.Ruling:
    labels = [e.label for _, e in rec.effective(session.entries) if isinstance(e, rec.Marked)]
    if not labels or luck.below(3) == 0:
        state = umpire.plain(session.state_of(session.snapshots[-1]) if session.snapshots else session.state)
        seat = session.seats[0]
        change = rulings.Change(f"points/{seat}", state["points"][seat], luck.below(3))
        return rulings.Edit((change,), "last" if labels else "next")
    return rulings.TakeBack(labels[-1 - luck.below(min(5, len(labels)))])
