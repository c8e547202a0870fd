"""A table that cannot be opened now: why, as everybody at it may read, and what its host and its umpire may do about it.

Nothing here depends on what is hidden in its game but that the record comes out otherwise under the new rules, which is the
reason why everybody waits.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session import versions
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.table import NoTable

log = logging.getLogger("montjoy.table")
T = TypeVar("T")
CHECKING: Final = "rules-checking"                           # new rules: it is being played through, or will be
DIFFERS: Final = "rules-differ"                              # it comes out otherwise; host or umpire decide
STANDS: Final = "rules-stand"                                # they let it stand still
NEWER: Final = "rules-newer"                                 # it is of a newer release
PAST: Final = "rules-past"                                   # its game is over, and these rules cannot show it
NO_GAME: Final = "no-game"
DAMAGED: Final = "damaged"
FAULT: Final = "fault"
RULES: Final = (CHECKING, DIFFERS, STANDS)                   # of these something can be decided
LIVES: Final = ("open", "running")


class Waits(NoTable):
    """There is such a table, and it cannot be opened now.  `reason`: one of those above; `why` is for whoever runs the server."""

    def __init__(self, id: str, reason: str, meta: lines.Meta | None = None, why: str = "") -> None:
        super().__init__(why)
        self.id, self.reason, self.meta = id, reason, meta

    @property
    def facts(self) -> dict[str, Any]:
        """What the sentence that says why names."""
        header = self.meta.header if self.meta else None
        return {"game": header.game if header else "", "version": self.meta.version if self.meta else 0}


class Known(Protocol):
    """What is asked of the registry."""

    def game(self, slug: str) -> Game:
        """A game by its slug."""


def why(meta: lines.Meta, game: Game, status: str) -> str:
    """Why a table of other rules than these waits; "": it is looked at as it is."""
    if meta.version == game.rules_version or status not in LIVES:
        return ""
    if meta.version > game.rules_version:
        return NEWER
    if meta.waits is None or meta.waits.report.version != game.rules_version:
        return CHECKING
    return STANDS if meta.waits.stands else DIFFERS


def of(error: BaseException, meta: lines.Meta | None, known: Known) -> str:
    """Why a table could not be opened."""
    if isinstance(error, store.Damaged) or meta is None:
        return DAMAGED
    return PAST if meta.version != known.game(meta.header.game).rules_version else FAULT


def look(id: str, meta: lines.Meta, made: Callable[[], T]) -> T:
    """What is made of a table for a list.  Raises Waits where it cannot be shown: one table's bad luck is no other's."""
    try:
        return made()
    except (Exception, SystemExit) as error:
        log.error("table %s cannot be shown: %s", id, type(error).__name__)
        raise Waits(id, FAULT, meta) from None


# ---- what is stored of it ------------------------------------------------------------------------------------------------
class Stored(msgspec.Struct, frozen=True):
    """A table's record as the store has it, with the states of its marks, the newest last, and how many lines there are."""

    entries: list[rec.Entry]
    states: list[Snapshot]
    seed: bytes | None
    head: int


def stored(kept: store.Store, id: str) -> Stored:
    """Read in a thread: a long record takes its time."""
    found = kept.lines(id)
    entries = [lines.entry.decode(line.body) for line in found if line.kind == lines.RECORD]
    states: list[Snapshot] = []
    most: int | None = None
    while (state := kept.snapshot(id, most)) is not None:
        states.insert(0, msgspec.json.decode(state[1], type=Snapshot))
        most = state[0] - 1
    return Stored(entries, states, kept.secret(id), len(found))


def mark_of(there: Stored) -> Snapshot | None:
    """The newest stored state that still holds: from there the game can go on under new rules."""
    good = (s for s in reversed(there.states) if 0 < s.at <= len(there.entries) and versions.still_holds(s.at, there.entries))
    return next(good, None)


def moved(game: Game, meta: lines.Meta, there: Stored) -> rec.Moved:
    """The line with which it goes on from its last mark.  ValueError: it cannot."""
    mark = mark_of(there)
    if mark is None:
        raise ValueError("there is no mark yet")
    session: Session = versions.move(game, meta.header, there.entries, mark, there.seed, True)
    line = session.entries[len(there.entries)]
    assert isinstance(line, rec.Moved)
    return line


def at_keyboard(header: rec.Header) -> rec.Header:
    """The header with which an older release's `resume` plays a table's record on: who was no bot sits at the keyboard."""
    seats = {seat: who if who.startswith(lines.BOT) else "human" for seat, who in header.seats.items()}
    return msgspec.structs.replace(header, seats=seats)
