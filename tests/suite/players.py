"""Players for the suite: they see a page and nothing else, and answer by luck or by a fixed function of it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from montjoy.core.effects import Seat
from montjoy.core.game import Game
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, Page


def todo(session: Session, seat: Seat) -> list[Asked]:
    """The seat's questions that still want an answer: those of its page, without making one."""
    done = [q.asked.id for q in session.open if q.seat == seat and q.done]
    return [q for q in session.questions(seat) if q.id not in done]


def any_answer(game: Game, page: Page, asked: Asked, luck: Philox) -> Any:
    """A legal answer, by luck; None for an offer now and then."""
    if asked.kind == "order":
        form = game.random_form(page.view, asked, luck)  # type: ignore[attr-defined]
        return game.default(page.view, asked, ()) if game.why_not(page.view, asked, form) else form
    if asked.kind == "offer" and luck.below(2):
        return None
    return asked.options[luck.below(len(asked.options))]


def page_luck(page: Page, asked: Asked, salt: str) -> Philox:
    """Luck that is a function of what the seat sees: twins give equal answers to equal pages."""
    seen = msgspec.json.encode([page.view, asked.ask, asked.options])
    digest = hashlib.blake2b(seen + salt.encode(), digest_size=8).digest()
    return Philox(int.from_bytes(digest, "big"), 0, 0)


NONSENSE: tuple[Any, ...] = (None, -1, 10**30, "", "‮", True, 0.5, {}, [], ("x",), b"\x00", {"type": "No"}, object())


def act(session: Session, seat: Seat, asked: Asked, luck: Philox) -> None:
    refusal = session.answer(seat, any_answer(session.game, session.page(seat), asked, luck), asked.id)
    assert refusal is None, f"{asked} refused its own option: {refusal}"


def write_unasked(session: Session, luck: Philox) -> None:
    """A form that a seat may write though nobody asks for it, where the game has one."""
    free = [q for seat in session.seats if (q := session.unasked(seat)) is not None]
    if free:
        q = free[luck.below(len(free))]
        act(session, q.seat, q.asked, luck)


def play_on(session: Session, luck: Philox, most: int = 20_000, stop: Any = None, unasked: bool = False) -> Session:
    """Every seat answers by luck until the game is over, or `stop(session)` says so; with `unasked` it also writes now and then
    what nobody asks for."""
    for _ in range(most):
        if session.over or session.stopped or (stop is not None and stop(session)):
            return session
        if unasked and not luck.below(6):
            write_unasked(session, luck)
        asked = [(seat, q) for seat in session.viewers for q in todo(session, seat) if q.kind != "offer"]
        if asked:
            seat, q = asked[luck.below(len(asked))]
            act(session, seat, q, luck)
            continue
        offers = [(seat, q) for seat in session.seats for q in todo(session, seat)]
        if offers and luck.below(2):
            seat, q = offers[luck.below(len(offers))]
            act(session, seat, q, luck)
        elif session.window:
            session.close_window()
        else:
            raise AssertionError(f"stalled at mark {session.label!r}: nobody is asked and it is not over")
    raise AssertionError(f"not over after {most} answers")
