"""Who may come in: invitations, browsers and programs, known by the hash of a token alone.

An invitation is a link /join#TOKEN: what stands after # reaches no log and no other site, and opening the page uses nothing
up.  Its token is posted once and exchanged for a pass of this browser (a cookie) or of a program (a bearer token).
A browser's passes to all its tables hang on one cookie; a new one is given at every exchange, so that a cookie somebody
planted beforehand is worth nothing afterwards.  The one before opens what it opened, and nothing that came with the new one:
for a minute after the new one was first seen, as open pages still send it; for a day where the new one never was, as the answer
that brought it was lost.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from montjoy.core import outside
from montjoy.table import store

OWNER: Final = "owner"                                       # may deal with the table itself: links, start, end
WATCH: Final = "watcher"
DAY: Final = 86_400.0
INVITED: Final = 14 * DAY                                    # how long an invitation is good
STAYS: Final = 400 * DAY                                     # how long a browser is known
HONOURED: Final = 60.0                                       # how long a replaced token is, once the next one was seen
UNSEEN: Final = DAY                                          # and where that one never is
REPLACED: Final = "replaced "


def fresh_token() -> str:
    """144 bits, in letters that any address may hold."""
    return base64.urlsafe_b64encode(outside.entropy(18)).decode()


def hashed(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def browser_of(hashed: bytes) -> str:
    """What stands in lines for a browser: no token, and nothing that opens anything."""
    return hashed.hex()[:24]


def invitation(role: str, game: str = "") -> tuple[str, store.Pass]:
    """A new link's token, and what is stored of it."""
    token = fresh_token()
    return token, store.Pass(hashed(token), game, role, "invite", outside.now() + INVITED)


def holder(game: str, role: str, token: str, kind: store.PassKind = "browser") -> store.Pass:
    """A browser's or a program's pass to a role."""
    return store.Pass(hashed(token), game, role, kind, outside.now() + STAYS)


# ---- a browser's token is another one ----------------------------------------------------------------------------------
def replaced(p: store.Pass, by: bytes, until: float) -> store.Pass:
    """A browser's pass whose token is another one now, by that one's hash."""
    return msgspec.structs.replace(p, state=REPLACED + browser_of(by), until=until)


def revoked(held: Iterable[store.Pass]) -> tuple[store.Pass, ...]:
    """Passes that open nothing any more."""
    return tuple(msgspec.structs.replace(p, state="revoked") for p in held)


def is_replaced(p: store.Pass) -> bool:
    return p.state.startswith(REPLACED)


def is_live(p: store.Pass) -> bool:
    """Whether it opens something, if it is not too old."""
    return p.state == "open" or is_replaced(p)


def whose(p: store.Pass) -> str:
    """The browser that holds it, by the token it has now."""
    return p.state.removeprefix(REPLACED) if is_replaced(p) else browser_of(p.hash)


def same_browser(there: Iterable[store.Pass], hash: bytes) -> set[bytes]:
    """Of a table's passes, the hashes of all tokens that the browser with this one has or lately had."""
    there = tuple(there)
    names = {whose(p) for p in there if p.hash == hash}
    return {p.hash for p in there if whose(p) in names}
