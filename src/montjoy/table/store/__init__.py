"""The store: what a table is, in one append-only list of lines, and what is kept beside it in the same transaction.

    store = open_store()                                   # engines.py: SQLite in the user's folder; a path or postgresql://...
    version = store.commit(Write("a1", 0, (Line("header", b"{}", now),))).result()

A game's lines are numbered from 1 by `version`; what they mean is not the store's business.  An acknowledged commit is on the
disk.  All waiting commits share one transaction and its statements; where one is refused, each is done by itself in a savepoint,
so that it harms no other.  One server process holds a store; inside it every function may be called from any thread.
"""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Final, Literal, Protocol

import msgspec

KEPT: Final = 6  # snapshots of a game that stay, the newest of those to be kept
Status = Literal["open", "running", "over", "closed"]
PassKind = Literal["invite", "browser", "bearer"]
PassState = str  # "open", "used", "revoked", or "replaced BROWSER" (access/tokens.py)


# ---- what is written -------------------------------------------------------------------------------------------------
class Line(msgspec.Struct, frozen=True):
    """One line of a game's life; `at` in seconds since 1970, UTC."""

    kind: str
    body: bytes
    at: float


class Key(msgspec.Struct, frozen=True):
    """An idempotency key.  `who` is the seat, so that a stored reply is given to that seat alone."""

    who: str
    key: str
    digest: bytes  # of the request's body
    reply: bytes

    def __repr__(self) -> str:
        return f"Key({self.who!r}, {self.key!r})"


class Pass(msgspec.Struct, frozen=True):
    """Who may come in: the hash of a token, and what it opens in one game.  A browser's hash may stand in many games."""

    hash: bytes
    game: str
    role: str
    kind: PassKind
    until: float
    state: PassState = "open"


class Write(msgspec.Struct, frozen=True, kw_only=True):
    """All that one commit changes in one game: everything of it or nothing.  `repr` shows no content."""

    game: str
    expected: int  # the version before; 0 creates the game, and then there must be a line
    lines: tuple[Line, ...] = ()  # may be empty: passes, due or status change and the version stays
    status: Status = "running"
    due: float | None = None  # the next moment something is due for this game; None: nothing is
    key: Key | None = None
    snapshot: tuple[int, bytes] | None = None  # (version it stands at, bytes); replaces the last one that was not kept
    keep: bool = False  # this snapshot stays as a place to go back to, until KEPT newer ones stay
    passes: tuple[Pass, ...] = ()  # added, or changed where (hash, game, role) is there; each for this game
    meta: bytes | None = None  # header, settings; None: as it was
    secret: bytes | None = None  # the seed; None: as it was, b"": wiped

    def __repr__(self) -> str:
        return f"Write({self.game!r}, {self.expected} + {len(self.lines)})"


# ---- what is read ----------------------------------------------------------------------------------------------------
class Head(msgspec.Struct, frozen=True):
    """Where a game stands."""

    game: str
    version: int
    status: Status
    due: float | None
    begun: float  # `at` of its first line
    last: float  # `at` of its last


class Stats(msgspec.Struct, frozen=True):
    """Figures for the host.  `batches` and `commits` count since the store was opened."""

    games: int
    lines: int
    bytes: int  # of the store
    commits: int
    batches: int
    largest: int  # commits in one batch
    waiting: int  # commits that are not answered yet


# ---- refusals --------------------------------------------------------------------------------------------------------
class StoreError(Exception):
    """Something the store refuses; the text is in plain words."""


class Conflict(StoreError):
    """The game does not stand at the version expected; nothing was written.  `head`: where it stands, 0: no such game."""

    def __init__(self, game: str, expected: int, head: int) -> None:
        self.game, self.expected, self.head = game, expected, head
        super().__init__(f"game {game} stands at {head}, not at {expected}")


class KeyTaken(StoreError):
    """This key was used before; nothing was written.  Equal digests: give `reply` again.  Else it was another request."""

    def __init__(self, game: str, who: str, key: str, digest: bytes, reply: bytes) -> None:
        self.game, self.who, self.key, self.digest, self.reply = game, who, key, digest, reply
        super().__init__(f"the key {key} was used before in game {game}")


class Full(StoreError):
    """No room on the disk, or under 64 MB for a new game.  Nothing was written; later commits are tried as ever."""


class Broken(StoreError):
    """The disk or the database failed in the middle of a commit; what became of it is not known, and the process must end.

    Every waiting and every later call fails with it.  Nothing is tried again: the next start reads what is there."""


class Busy(StoreError):
    """Another server holds the store.  `owner`: who, as far as it is known."""

    def __init__(self, where: str, owner: str) -> None:
        self.where, self.owner = where, owner
        super().__init__(f"{where} is in use by another Montjoy server ({owner}); stop that one first")


class TooNew(StoreError):
    """The store was written by a newer Montjoy, or its database library is one that we may not use."""


class Damaged(StoreError):
    """What is stored for this game is not what was written.  `version`: the first wrong line, 0: not a line but `part`.

    `game` is empty where it cannot be told whose it is."""

    def __init__(self, game: str, version: int, part: str = "line") -> None:
        self.game, self.version, self.part = game, version, part
        place = f"line {version}" if version else f"the {part}"
        whose = f"game {game} is damaged at {place}: take it from a backup; all other games can be played"
        super().__init__(whose if game else "the store is damaged: restore a backup")


# ---- the store -------------------------------------------------------------------------------------------------------
class Store(Protocol):
    """Reads and commits go through one thread that owns the connection.

    A read waits at most for the batch being written.  It sees all that is acknowledged and nothing that is not."""

    id: str  # the same for ever, also in a copy; stands in the names of cookies, tells nothing and opens nothing

    def commit(self, write: Write) -> Future[int]:
        """The new version, once it is on the disk.  Fails with Conflict, KeyTaken, Full, Damaged, Broken.

        A key that was used is told before a version that is not the head.  A Write that cannot be one: ValueError at once."""

    def delete(self, game: str) -> Future[None]:
        """Everything of a game, from free pages too.  A game that is not there is deleted already."""

    def head(self, game: str) -> Head | None: ...

    def lines(self, game: str, since: int = 0, most: int | None = None) -> tuple[Line, ...]:
        """The lines after `since`, so the first has version `since + 1`; at most so many: a piece at a time holds nobody up.
        Damaged where the hash chain does not match."""

    def snapshot(self, game: str, at_most: int | None = None) -> tuple[int, bytes] | None:
        """The newest snapshot, or the newest at no later version than `at_most`."""

    def meta(self, game: str) -> bytes | None: ...

    def secret(self, game: str) -> bytes | None: ...

    def key(self, game: str, who: str, key: str) -> Key | None: ...

    def passes(self, hash: bytes) -> tuple[Pass, ...]:
        """What this hash opens, in every game and in every state."""

    def passes_of(self, game: str) -> tuple[Pass, ...]: ...

    def games(self, status: Status | None = None, limit: int = 1000) -> tuple[Head, ...]:
        """The games last changed first.  A damaged one is left out."""

    def due(self, before: float, limit: int = 1000) -> tuple[tuple[str, float], ...]:
        """(game, moment) of all that is due before that moment, the earliest first.  A damaged game is left out."""

    def address(self) -> str:
        """Where the last server on these tables was reached; "": that is not known."""

    def note_address(self, address: str) -> None: ...

    def stats(self) -> Stats: ...

    def check(self) -> tuple[Damaged, ...]:
        """Read everything; what is not as it was written."""

    def backup(self, path: Path) -> None:
        """A whole copy while play goes on: one SQLite file, from either store.  It may not be there yet."""

    def close(self) -> None:
        """Whatever waits is written first."""
