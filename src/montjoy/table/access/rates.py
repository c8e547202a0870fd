"""How often anybody may ask: buckets of tokens, for an address, a seat, or whoever the caller counts.

A bucket is chosen by who asks and what kind of thing he asks for, before any table is looked at; whether it is full tells
him what he himself has done, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from montjoy.core import outside

MOST: Final = 50_000                                         # buckets; the one longest untouched goes first


class Bucket:
    __slots__ = ("at", "full")

    def __init__(self, at: float, full: float) -> None:
        self.at, self.full = at, full


class Rates:
    """Buckets of tokens: (burst, a second) for a kind of request and who makes it.  `clock` never goes back."""

    LIMITS: Final = {
        # by address
        "join": (10.0, 10 / 60),
        "look": (10.0, 10 / 60),                             # at what an invitation is to
        "open": (10.0, 10 / 60),
        "upload": (10.0, 10 / 3600),
        "files": (20.0, 20 / 86_400),                        # what stays on the disk, a day
        "tables": (100.0, 100 / 86_400),
        "bytes": (40_000_000.0, 40_000_000 / 86_400),        # of what is stored, at the prices of web/quotas.py
        "act": (60.0, 20.0),
        "see": (300.0, 100.0),
        "noted": (10.0, 10 / 60),                            # lines of the log on who comes in and who is refused
        # by seat
        "seat": (20.0, 5.0),                                 # answers, drafts, takings-back: 100 in 20 seconds
        "say": (6.0, 1 / 0.6),                               # lines of chat
        "step": (30.0, 1.0),                                 # looks back at earlier turns
        "dig": (12.0, 0.5),                                  # what has to be worked out from the whole record
    }
    AT_HOME: Final = {                                       # where only the own machine comes: an author tries his files
        "upload": (100.0, 100 / 3600),
        "files": (500.0, 500 / 86_400),
    }

    def __init__(
        self, limits: dict[str, tuple[float, float]] | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        self.limits = {**self.LIMITS, **(limits or {})}
        self.clock = clock or (lambda: outside.stopwatch())
        self.buckets: dict[tuple[str, str], Bucket] = {}     # the longest untouched first

    def take(self, who: str, method: str, path: str) -> float:
        """0, or how many seconds an address has to wait."""
        kind = kind_of(method, path)
        wait = self.draw(who, kind)
        return self.draw(who, DAILY[kind]) if wait == 0 and kind in DAILY else wait

    def draw(self, who: str, kind: str, much: float = 1.0) -> float:
        """0 and so many tokens less, or how many seconds to wait for them."""
        bucket, rate = self._bucket(who, kind), self.limits[kind][1]
        if bucket.full < much:
            return (much - bucket.full) / rate
        bucket.full -= much
        return 0.0

    def _bucket(self, who: str, kind: str) -> Bucket:
        """As full as it is now."""
        burst, rate = self.limits[kind]
        now = self.clock()
        bucket = self.buckets.pop((kind, who), None) or Bucket(now, burst)
        self.buckets[kind, who] = bucket
        if len(self.buckets) > MOST:
            del self.buckets[next(iter(self.buckets))]
        bucket.full = min(burst, bucket.full + max(0.0, now - bucket.at) * rate)
        bucket.at = now
        return bucket

    def give(self, who: str, kind: str, much: float) -> None:
        """Tokens that were drawn for nothing come back."""
        self._bucket(who, kind).full += much                 # never over the brim for long: `_bucket` sees to it

    def uncount(self, who: str, method: str, path: str) -> None:
        """A request that had to be sent again counts as any act does, where there is room for one; an upload stays what it is."""
        kind = kind_of(method, path)
        if kind in SMALL and self.draw(who, "act") == 0:
            for each in filter(None, (kind, DAILY.get(kind))):
                self.give(who, each, 1.0)

    def left(self, who: str, kind: str) -> float:
        """How many tokens there are."""
        return self._bucket(who, kind).full


SAFE: Final = ("GET", "HEAD", "OPTIONS")
UPLOADS: Final = ("/new/own", "/import")
SMALL: Final = ("join", "open")                              # what brings no file
DAILY: Final = {"upload": "files", "open": "tables"}
JOINS: Final = ("/join", "/api/v1/join")
OPEN: Final = "/open/"                                       # a table that anybody may join
OPENS: Final = ("/new", "/sample", "/api/v1/tables")
LOOK: Final = "/join/look"
BUILD: Final = "/build/"                                     # armies, whose own rows are read like a file
AGAIN: Final = "/again"                                      # another table after a game


def kind_of(method: str, path: str) -> str:
    """What an address's request counts as."""
    if method in SAFE:
        return "see"
    if path in UPLOADS or (path.startswith(BUILD) and path.endswith("/own")):
        return "upload"
    if path in JOINS or path.startswith(OPEN):
        return "join"
    if path == LOOK:
        return "look"
    if path.startswith(BUILD):
        return "open" if path.endswith("/open") else "act"
    return "open" if path in OPENS or path.startswith("/learn/") or path.endswith(AGAIN) else "act"


def seat_kind(method: str, path: str) -> str | None:
    """What a request at one's own seat counts as; None: as nothing beyond its address.  `path` is the route's."""
    last = path.rpartition("/")[2]
    if method in SAFE:
        return "step" if last == "then" else "dig" if last in ("log", "stream") else None
    return "say" if last == "say" else "seat"
