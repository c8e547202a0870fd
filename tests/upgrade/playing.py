"""Players of the kept games: they see a page and answer by luck, or as one of the game's own players does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from montjoy.bots import find
from montjoy.core.effects import No, Seat
from montjoy.core.philox import Philox
from montjoy.core.record.rulings import Retry
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, Page
from montjoy.core.session.umpire import agree, propose, rule
from tests.suite.players import any_answer, todo

LUCK: Final = "luck"
MOST: Final = 6_000                                          # turns of a game that is played on
Answer = Callable[[Page, Asked], Any]


class Table:
    """A session and who plays it.  `player`: "luck", or the name of a player of the game."""

    def __init__(self, session: Session, luck: Philox, player: str = LUCK) -> None:
        self.session, self.luck, self.player = session, luck, player
        self.policy = None if player == LUCK else find(session.game, player)

    def turn(self) -> None:
        """Whoever is waited for does one thing."""
        session, luck = self.session, self.luck
        if session.stopped:
            return self.tried_again()
        if session.typing is not None:
            return self.typed()
        asked = [(seat, q) for seat in session.viewers for q in todo(session, seat)]
        waited = [(seat, q) for seat, q in asked if q.kind != "offer"]
        if not waited and asked and luck.below(2):
            waited = asked
        if waited:
            self.answer(*waited[luck.below(len(waited))])
        elif session.window:
            session.close_window()
        else:
            raise AssertionError(f"stalled at mark {session.label!r}")

    def answer(self, seat: Seat, asked: Asked) -> None:
        page = self.session.page(seat)
        by = {LUCK: "", "default": "default"}.get(self.player, "bot")
        answer = self.chosen(page, asked)
        if self.session.answer(seat, answer, asked.id, by) is not None:
            given = self.session.game.default(page.view, asked, ())
            refused = self.session.answer(seat, given, asked.id, "default")
            assert refused is None, f"{asked} refused {given}: {refused}"

    def chosen(self, page: Page, asked: Asked) -> Any:
        if self.policy is None or (asked.kind == "order" and self.luck.below(3) == 0):
            return any_answer(self.session.game, page, asked, self.luck)
        return self.policy(page.view, asked, self.luck)

    def typed(self) -> None:
        """A card or dice by luck; now and then the seed is asked."""
        assert self.session.typing is not None
        typing = self.session.typing[1]
        if self.luck.below(5) == 0:
            refused = self.session.roll_typed()
        elif typing.cards:
            refused = self.session.type_in(card=typing.cards[self.luck.below(len(typing.cards))])
        else:
            faces = [typing.faces[self.luck.below(len(typing.faces))] for _ in range(typing.count)]
            refused = self.session.type_in(faces)
        assert refused is None, refused

    def tried_again(self) -> None:
        """A rule failed: the umpire, or all together, have it tried again."""
        refused = ruled(self.session, Retry(), "try again")
        assert refused is None, refused


def ruled(session: Session, ruling: Any, reason: str, audience: tuple[Seat, ...] | None = None) -> No | None:
    """The umpire rules; where there is none, the first seat proposes and all agree."""
    if session.header.umpire:
        return rule(session, ruling, reason, audience=audience)
    refused = propose(session, session.seats[0], ruling, reason)
    number = max(session.proposals, default=0)
    for seat in session.seats[1:] if refused is None else ():
        refused = refused or agree(session, seat, number)
    return refused


def played_on(session: Session, turns: int = MOST) -> Session:
    """By luck until it is over, or for so many turns."""
    table = Table(session, Philox(len(session.entries), 77, 0))
    for _ in range(turns):
        if session.over:
            break
        table.turn()
    return session
