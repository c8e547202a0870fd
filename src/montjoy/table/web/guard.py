"""What every request passes before it reaches a page: its shape, host, origin, size, rate; and what every answer carries.

Foreign pages cannot make a browser act here, nor read: a changing request must come from this very site
(`Sec-Fetch-Site`, else `Origin`), and another site may only send somebody here, by a link.  A request under a name that is
not ours is refused, so that no name that is bent to this machine reads what the browser of this machine may read.
"""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import cookie_parser

from montjoy.table.access.client_address import address, name_of
from montjoy.table.access.own_names import is_home, number
from montjoy.table.access.rates import JOINS, SAFE, UPLOADS, Rates, kind_of
from montjoy.table.web import refusals, render

log = logging.getLogger("montjoy.table")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY: Final = 64_000
MOST_UPLOAD: Final = 5_000_000
MOST_HEADER: Final = 8_000
MOST_HEADERS: Final = 16_000
MOST_PATH: Final = 1_000
MOST_NAME: Final = 300                                       # of a host; the longest there is has 253 letters
MOST_QUERY: Final = 4_000
PATIENCE: Final = 20.0                                       # seconds for the next piece of a body
ONCE: Final = (b"host", b"origin", b"content-length", b"content-type", b"authorization", b"sec-fetch-site", b"sec-fetch-mode",
               b"sec-fetch-dest", b"idempotency-key")
UNSHAPELY: Final = re.compile(r"[\x00-\x1f\x7f\\]")
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),                    # with no-referrer a form sends "Origin: null", and over http no more
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
Refusal = tuple[int, str]                                    # the status, and the message that says why
FOREIGN: Final = (403, "page-guard-foreign")


class Guard:
    """The outermost layer of the application.

    `proxies`: how many proxies stand in front, whose last X-Forwarded-For entry is the address that counts.
    `names`: by what names and numbers the server is called, beside those that can mean no other machine."""

    def __init__(
        self, app: App, secure: bool = False, proxies: int = 0, rates: Rates | None = None, names: tuple[str, ...] = ()
    ) -> None:
        self.app, self.secure, self.proxies = app, secure, proxies
        self.rates = rates or Rates()
        self.names = {number(name) or name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        if scope["type"] != "http":
            return await send({"type": "websocket.close", "code": 1008})
        if self.secure:
            scope["scheme"] = "https"
        carrying = self._carrying(scope, send)
        headers = headers_of(scope)
        scope["client_address"] = address(scope, headers, self.proxies)
        if refusal := bad_shape(scope) or self.why_not(scope, headers):
            self.note(scope, refusal[0])
            return await refuse(carrying, scope, *refusal)
        wait = self.rates.take(scope["client_address"], scope["method"], scope["path"])
        if wait > 0:
            self.note(scope, 429)
            return await refuse_too_often(carrying, scope, wait)
        await self._serve(scope, limited(receive, most_of(scope)), carrying)

    def why_not(self, scope: Scope, headers: dict[str, str]) -> Refusal | None:
        """Why a request goes no further."""
        if not self.known_host(headers.get("host", ""), str((scope.get("server") or ("",))[0])):
            return 421, "page-guard-name"
        return too_large(scope, headers) or foreign(scope, headers)

    def known_host(self, host: str, reached: str = "") -> bool:
        """Whether a request may call us so: by a name of this machine, one we were told, or the number at which it reached us.
        HTTP/1.0 needs no name."""
        name = name_of(host) if len(host) <= MOST_NAME else None
        if not name:
            return name is not None
        there = number(name)
        return is_home(name) or (there or name) in self.names or (bool(there) and there == number(reached))

    def note(self, scope: Scope, status: int) -> None:
        """In the log: who comes in by a link, and who is refused before he is at a table; a few lines a minute for an address.
        The caller's own words are not in it, and nothing of what happens at a seat: whoever runs the server may play, too."""
        who = scope["client_address"]
        if self.rates.draw(who, "noted") == 0:
            level = logging.WARNING if status >= 400 else logging.INFO
            log.log(level, "%s from %s: %s", kind_of(scope["method"], scope["path"]), who, status)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The application's failures end here: no traceback leaves, neither to the caller nor to the log."""
        started = lost = False

        async def send_on(message: Message) -> None:
            nonlocal started, lost
            started = True
            try:
                await send(message)
            except Exception:                                # the caller's own line is broken: nobody is there to be told
                lost = True
                raise

        try:
            await self.app(scope, receive, send_on)
        except TooLarge:
            if not started:
                await refuse(send, scope, 413, "page-guard-large")
        except (Exception, SystemExit) as error:             # a game's own code may want to end the program
            if lost:
                return
            frames = traceback.extract_tb(error.__traceback__)
            log.error("a request failed: %s at %s:%s", type(error).__name__, frames[-1].name, frames[-1].lineno)
            if not started:
                await refuse(send, scope, 500, "page-fault")

    def _carrying(self, scope: Scope, send: Send) -> Send:
        """The headers that every answer carries; nothing a seat sees is kept by anybody on the way."""
        kept = b"no-cache" if scope["path"].startswith("/static/") else b"no-store"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                more = [(n, v) for n, v in HEADERS if n not in there]
                if b"cache-control" not in there:
                    more.append((b"cache-control", kept))
                if self.secure:
                    more.append((b"strict-transport-security", b"max-age=31536000"))
                message = {**message, "headers": [*message["headers"], *more]}
                if message["status"] == 404 or (scope["path"] in JOINS and scope["method"] == "POST"):
                    self.note(scope, message["status"])
            await send(message)

        return send_with_headers


# ---- what a request looks like ---------------------------------------------------------------------------------------
def headers_of(scope: Scope) -> dict[str, str]:
    """By name in small letters; several lines of one name are one list, as proxies write X-Forwarded-For."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1").strip()
        found[key] = f"{found[key]}, {text}" if key in found else text
    return found


def bad_shape(scope: Scope) -> Refusal | None:
    """What no browser sends: endless headers, one of them twice, control characters in an address."""
    sizes = [len(name) + len(value) for name, value in scope["headers"]]
    if sum(sizes) > MOST_HEADERS or max(sizes, default=0) > MOST_HEADER:
        return 431, "page-guard-long"
    names = [name.lower() for name, _ in scope["headers"]]
    if len(set(names)) < len(names) and any(names.count(name) > 1 for name in ONCE):
        return 400, "page-guard-shape"
    path = scope["path"]
    if len(path) > MOST_PATH or len(scope.get("query_string", b"")) > MOST_QUERY:
        return 414, "page-guard-long"
    if UNSHAPELY.search(path) or ".." in path.split("/"):
        return 400, "page-guard-shape"
    return None


def too_large(scope: Scope, headers: dict[str, str]) -> Refusal | None:
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit() and len(length) < 12):
        return 400, "page-guard-shape"
    return (413, "page-guard-large") if int(length) > most_of(scope) else None


def foreign(scope: Scope, headers: dict[str, str]) -> Refusal | None:
    """Why a request is not of this site's own pages, nor of a program with its own token, nor a link somebody followed."""
    if is_bearer(headers.get("authorization", "")):
        if "cookie" in headers and scope["method"] not in SAFE:
            return 403, "page-guard-both"
        if "cookie" not in headers:
            return None
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if origin is not None and not same(origin, headers.get("host", ""), scope.get("scheme", "http")):
        return FOREIGN
    if site is None or site in ("same-origin", "none"):
        return None
    link = headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest", "document") == "document"
    return None if scope["method"] in ("GET", "HEAD") and link else FOREIGN


def same(origin: str, host: str, scheme: str) -> bool:
    """Whether an origin is our own; "null" is nobody's."""
    try:
        there = urlsplit(origin)
    except ValueError:
        return False
    return bool(there.netloc) and there.netloc.lower() == host.lower() and there.scheme in (scheme, "https")


def is_bearer(authorization: str) -> bool:
    """A program's own token; what a proxy in front asks of a browser (Basic) is none."""
    return authorization[:7].lower() == "bearer "


def most_of(scope: Scope) -> int:
    return MOST_UPLOAD if scope["path"] in UPLOADS else MOST_BODY


def facts_of(scope: Scope, message: str) -> dict[str, int]:
    """What a refusal says beside its reason: of what is too large, how many kilobytes are read."""
    return {"most": most_of(scope) // 1000} if message == "page-guard-large" else {}


class TooLarge(Exception):
    """A body without an honest length, or one that does not come."""


def limited(receive: Receive, most: int, patience: float = PATIENCE) -> Receive:
    """The body, as long as it keeps to its size and goes on coming."""
    got, whole = 0, False

    async def take() -> Message:
        nonlocal got, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout(patience):
                message = await receive()
        except TimeoutError:
            raise TooLarge from None
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if got > most:
                raise TooLarge
        return message

    return take


# ---- answers without a page ------------------------------------------------------------------------------------------
async def refuse_too_often(send: Send, scope: Scope, wait: float) -> None:
    await refuse(send, scope, 429, "page-guard-often", int(wait) + 1)


async def refuse(send: Send, scope: Scope, status: int, message: str, wait: int = 0) -> None:
    """A message in the reader's language.  `wait`: seconds until one may ask again."""
    asked = headers_of(scope)
    lang = render.lang_of(cookie_parser(asked.get("cookie", "")), asked.get("accept-language", ""))
    kind, body = refusals.write(scope["path"], lang, message, wait, facts_of(scope, message))
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
