"""A game that is played, followed once more as far as one viewer knows it: what he saw and was told at each of his marks.

A look back is made from the state at that mark, by the viewer's own view, and from his stream up to there: never from what he
learnt later, and never from what was taken back.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.effects import UMPIRE
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.table.tables.checkpoints import checkpoints

ACTS: Final = (rec.Decided, rec.Closed, rec.Ruled, rec.Wanted, rec.Agreed, rec.Undone)


def upto(session: Session, viewer: str, told: int) -> int:
    """How many lines of the record lead to the newest mark of a viewer who has been told so much, and on to the next act.  It
    follows from his own stream, and so does what is kept of a game for looking back."""
    newest = checkpoints(session, viewer, told, 1)
    if not newest:
        return len(session.entries)
    nobody = "" if session.header.umpire else UMPIRE         # his answers follow from what others did
    acts = (n for n, e in enumerate(session.entries[newest[0].line :], newest[0].line)
            if isinstance(e, ACTS) and getattr(e, "seat", None) != nobody)
    return next(acts, len(session.entries))


class Past:
    """The states at all marks of a record, and everybody's stream up to its end."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @classmethod
    def of(cls, game: Game, header: rec.Header, entries: list[rec.Entry]) -> Past:
        return cls(Session.replay(game, header, entries, keep=0))

    def marks(self, viewer: str, told: int) -> list[Snapshot]:
        """The marks that a viewer knows, who has been told so much, as in `checkpoints`; the oldest first."""
        found: list[Snapshot] = []
        for state in reversed(self.session.snapshots):
            if state.versions[viewer][0] < (found[-1].versions[viewer][0] if found else told):
                found.append(state)
        return found[::-1]

    def view(self, viewer: str, mark: Snapshot) -> Any:
        """What the viewer saw there."""
        return self.session.game.view(self.session.state_of(mark), viewer)

    def items(self, viewer: str, mark: Snapshot, most: int) -> tuple[tuple[Any, ...], int]:
        """The last that the viewer had been told there, at most so many, and the number of the first of them."""
        stream, told = self.session.streams[viewer], mark.versions[viewer][0]
        first = max(0, told - most - stream.base)
        return tuple(stream.items[first : max(0, told - stream.base)]), stream.base + first + 1
