"""Who may come in: invitations, browsers and programs, known by the hash of a token alone.

An invitation is a link /join#TOKEN: what stands after # reaches no log and no other site, and opening the page uses nothing
up.  Its token is posted once and exchanged for a pass of this browser (a cookie) or of a program (a bearer token).
A browser's passes to all its tables hang on one cookie; a new one is given at every exchange, so that a cookie somebody
planted beforehand is worth nothing afterwards.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Final

from montjoy.core import outside
from montjoy.table import store

OWNER: Final = "owner"                                       # may deal with the table itself: links, start, end
WATCH: Final = "watcher"
DAY: Final = 86_400.0
INVITED: Final = 14 * DAY                                    # how long an invitation is good
STAYS: Final = 400 * DAY                                     # how long a browser is known


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
