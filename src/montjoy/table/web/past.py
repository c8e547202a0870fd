"""A game that is played, followed once more as far as one viewer knows it: what he saw and was told at each of his marks, and
whenever something had happened since.

A look back is made from the state at that moment, by the viewer's own view, and from his stream up to there: never from what he
learnt later, and never from what was taken back.  Moments go by what he had been told, as the changes of his page did while they
came; nothing is kept for them: from its mark on, a turn is followed once more.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final, NamedTuple

from montjoy.core.effects import UMPIRE
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.log import is_read
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.table.tables.checkpoints import checkpoints, headings, held, is_silent, told_at

ACTS: Final = (rec.Decided, rec.Closed, rec.Ruled, rec.Wanted, rec.Agreed, rec.Undone)


def upto(session: Session, viewer: str, told: int) -> int:
    """How many lines of the record lead to the newest moment of a viewer who has been told so much: his newest mark, and on to
    the next act, or what happened since.  It follows from his own stream, and so does what is kept of a game for looking back."""
    newest = checkpoints(session, viewer, told, 1)
    if not newest:
        return len(session.entries)
    nobody = "" if session.header.umpire else UMPIRE         # his answers follow from what others did
    acts = (n for n, e in enumerate(session.entries[newest[0].line :], newest[0].line)
            if isinstance(e, ACTS) and getattr(e, "seat", None) != nobody)
    return max(next(acts, len(session.entries)), last_before(session, viewer, told))


def last_before(session: Session, viewer: str, told: int) -> int:
    """The line at which play had stood still last before a viewer had been told so much; 0: never, as far as is known."""
    found, then = 0, told
    for line in reversed(held(session)[1]):
        there = told_at(session, line, viewer)
        if there is None or (there < then and found):
            break
        if there < told:
            found, then = line, there
    return found


class Moment(NamedTuple):
    """Where the record had so many lines, and the viewer had been told so much."""

    at: int
    told: int


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

    def turns(self, viewer: str, told: int) -> list[list[Moment]]:
        """By mark, the moments from there on: that of the mark, and each at which play stood still after the viewer had been told
        that something had happened."""
        marks, session = self.marks(viewer, told), self.session
        found = [[Moment(mark.at, mark.versions[viewer][0])] for mark in marks]
        begins = [mark.at for mark in marks]
        for line in (*held(session)[1], len(session.entries)):
            ended = line == len(session.entries)
            then = session.streams[viewer].version if ended else told_at(session, line, viewer)
            turn = bisect_left(begins, line + 1) - 1
            if turn < 0 or then is None:
                continue
            before, end = found[turn][-1], found[turn + 1][0].told if turn + 1 < len(found) else told
            if before.told < then < end and self.happened(viewer, before.told, then):
                found[turn].append(Moment(line, then))
        return found

    def happened(self, viewer: str, told: int, upto: int) -> bool:
        """Whether what the viewer was told from there on is more than questions, headings, and rulings."""
        stream, game = self.session.streams[viewer], self.session.game
        items = stream.items[max(0, told - stream.base) : max(0, upto - stream.base)]
        heads = headings(game)
        return any(read and not is_silent(item) and not isinstance(item, heads)
                   for item, read in zip(items, is_read(game.log, items), strict=True))

    def view(self, viewer: str, moment: Moment) -> Any:
        """What the viewer saw there."""
        session = self.session
        near = next(mark for mark in reversed(session.snapshots) if mark.at <= moment.at)
        if near.at == moment.at and near.versions[viewer][0] == moment.told:
            return session.game.view(session.state_of(near), viewer)
        return Session.replay(session.game, session.header, session.entries[: moment.at], snapshot=near).view(viewer)

    def items(self, viewer: str, told: int, most: int) -> tuple[tuple[Any, ...], int]:
        """The last that the viewer had been told by then, at most so many, and the number of the first of them."""
        stream = self.session.streams[viewer]
        first = max(0, told - most - stream.base)
        return tuple(stream.items[first : max(0, told - stream.base)]), stream.base + first + 1
