"""A record played again through the public door: every line that somebody wrote is done again as he did it, and what the
rules make of it stands in the new session's record, streams and pages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from montjoy.core.effects import No
from montjoy.core.game import Game
from montjoy.core.record.entries import (
    Agreed,
    Began,
    Closed,
    Decided,
    Die,
    Entry,
    Forked,
    Header,
    Looked,
    Moved,
    Nonce,
    Released,
    Ruled,
    Undone,
    Wanted,
)
from montjoy.core.session.session import Session
from montjoy.core.session.umpire import agree, propose, rule, typed
from montjoy.core.session.versions import move
from tests.upgrade.kept import SHORT, Moment, digest, pages

MOMENTS: Final = 10                                          # of a game
NONSENSE: Final[tuple[Any, ...]] = (None, "", -1, {}, ("x",))


class Refused(Exception):
    """What was done when the record was written cannot be done now."""


class Again:
    """The session so far, the moments that were looked at, the texts of its forms."""

    def __init__(self, game: Game, header: Header, entries: list[Entry], seed: bytes) -> None:
        self.game, self.entries, self.seed = game, entries, seed
        self.session = Session.replay(game, msgspec.structs.replace(header, forked=None), [], seed, keep=0)
        self.moments: list[Moment] = []
        self.texts: list[str] = []
        self.changed = 0                                     # sealed answers that were given anew
        decided = sum(isinstance(e, Decided) for e in entries)
        self.every, self.seen = max(1, decided // MOMENTS), 0

    def all(self) -> Again:
        """Every line of the record: those the rules write are there already, the others are done."""
        forks = [n for n, e in enumerate(self.entries) if isinstance(e, Forked)]
        while (at := len(self.session.entries)) < len(self.entries):
            if forks and at >= forks[0]:                      # the other game may have gone on from there by itself
                self.forked(self.entries[forks.pop(0)])
                continue
            entry = self.entries[at]
            refused = DEEDS[type(entry)](self, entry) if type(entry) in DEEDS else No("", "nobody's to write")
            if refused is not None:
                raise Refused(f"line {at + 2}, {type(entry).__name__}: {refused}")
            if len(self.session.entries) <= at:
                raise Refused(f"line {at + 2}, {type(entry).__name__}: nothing comes of it")
        return self

    def decided(self, entry: Decided) -> No | None:
        """An answer, as an option of the question or as a form."""
        found = [q for q in self.session.open if (q.seat, q.part) == (entry.seat, entry.part)]
        unasked = self.session.unasked(entry.seat)
        if not found and (unasked is None or unasked.part != entry.part):
            return No("", "not-asked")
        found = found or [unasked]
        asked, answer = found[0].asked, typed(found[0].effect, entry.answer)
        if asked.kind == "order":
            self.texts.append(self.text(entry.seat, asked, answer))
        if self.seen % self.every == 0:
            self.look(entry.seat, asked)
        self.seen += 1
        self.changed += found[0].done
        return self.session.answer(entry.seat, answer, asked.id, entry.by)

    def text(self, seat: str, asked: Any, form: Any) -> str:
        """A form's text, and whether the same form is read from it."""
        text = self.game.write(form)
        return digest([text, self.game.read(self.session.view(seat), asked, text) == form])

    def look(self, seat: str, asked: Any) -> None:
        """Everybody's page, and replies to what is no answer."""
        wrong = [self.session.check(seat, answer, asked.id) for answer in NONSENSE]
        replies = [reply for reply in wrong if isinstance(reply, No)]
        replies += [no for no in (self.session.type_in((7, 7, 7)), self.session.undo("nobody"), self.session.release()) if no]
        self.moments.append(Moment(len(self.session.entries), digest(pages(self.session)), digest(replies)))

    def ruled(self, entry: Ruled) -> No | None:
        return rule(self.session, entry.ruling, entry.reason, entry.author, entry.audience)

    def die(self, entry: Die) -> No | None:
        """Only a typed die is anybody's to write, or at a table with typed dice that the seed may throw one."""
        if entry.how == "typed":
            return self.session.type_in(entry.faces, entry.card)
        return self.session.roll_typed()

    def forked(self, entry: Any) -> None:
        self.session = self.session.fork(entry.at)
        self.session.kept_snapshots = 0

    def moved(self, entry: Moved) -> None:
        (stored,) = [s for s in self.session.snapshots if s.at == entry.to]
        self.session = move(self.game, self.session.header, self.session.entries, stored, self.seed)
        self.session.kept_snapshots = 0


DEEDS: Final[dict[type, Callable[[Again, Any], No | None]]] = {
    Nonce: lambda again, entry: again.session.nonce(entry.seat, entry.hex),
    Began: lambda again, entry: again.session.begin(),  # type: ignore[func-returns-value]
    Decided: Again.decided,
    Closed: lambda again, entry: again.session.close_window(),  # type: ignore[func-returns-value]
    Die: Again.die,
    Ruled: Again.ruled,
    Wanted: lambda again, entry: propose(again.session, entry.author, entry.ruling, entry.reason),
    Agreed: lambda again, entry: agree(again.session, entry.seat, entry.number),
    Looked: lambda again, entry: again.session.look(entry.seat) and None,
    Undone: lambda again, entry: again.session.undo(entry.seat),
    Moved: Again.moved,
    Released: lambda again, entry: again.session.release(),
}


def first_item(one: str, two: str) -> int:
    """The number, from 0, of the first digest that differs."""
    same = next((i for i, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return same // SHORT
