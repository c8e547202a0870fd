"""The moment of a game that a picture shows, played by the game's usual bots (`core/content/how_to_play.py`)."""

from __future__ import annotations

from typing import Any

from montjoy.bots.find import find
from montjoy.core.content.how_to_play import Picture, new_session, seed_of
from montjoy.core.game import Game
from montjoy.core.philox import Philox, lane_of
from montjoy.core.session.runner import Open
from montjoy.core.session.session import Session


def played(game: Game, picture: Picture) -> Session:
    """The picture's game after as many answers as it says, or when it is over.  The same picture is the same
    game, and that of `play --seed` where bots have all seats."""
    session, policy = new_session(game, picture), find(game)
    begin = int.from_bytes(seed_of(picture), "big") % 2**64
    luck = {seat: Philox(begin, lane=lane_of(n)) for n, seat in enumerate(session.seats)}
    for _ in range(picture.bots):
        if (q := asked_next(session)) is None:
            break
        view = session.view(q.seat)
        answer: Any = policy(view, q.asked, luck[q.seat])
        if session.answer(q.seat, answer, q.asked.id) is not None:
            session.answer(q.seat, game.default(view, q.asked, session.streams[q.seat].items), q.asked.id)
    return session


def asked_next(session: Session) -> Open | None:
    """The next question that is waited for; None: the game is over.  What may be volunteered is let pass."""
    while session.window:
        session.close_window()
    return next((q for q in session.open if not q.done and q.asked.kind != "offer"), None)
