"""The application: every address, who may call it, and what answers.

`routes.ROWS` is the one table of who may what; a handler without a row in it cannot be reached.  Whoever may not call an address
gets the answer of an address that is not there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from montjoy.core.seats import BadSeat
from montjoy.table import store
from montjoy.table.access import own_names, rates, tokens
from montjoy.table.access.rates import Rates, seat_kind
from montjoy.table.tables import invitations
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.table import BadSeats, Gone, NoTable
from montjoy.table.web import guard, quotas, render, replays
from montjoy.table.web.call import Call, Config, Handler
from montjoy.table.web.pages import rules
from montjoy.table.web.permissions import Row, let_in
from montjoy.table.web.replies import (
    bad_seat,
    cookie_name,
    not_here,
    remember,
    reply_missing,
    reply_wrong_method,
    trouble,
    turn_away,
)
from montjoy.table.web.routes import ROWS

log = logging.getLogger("montjoy.table")
OFTEN: Final = ("/part", "/live", "/answer")
GAINS: Final = ("/new", "/new/own", "/sample", "/join", "/learn/{game}", "/import")      # where a browser gets a new token
OLD: Final = "old"
ROUNDS: Final = 8                                            # so often a browser without a token is sent again
MOMENT: Final = 0.3                                          # seconds for an answer that is on its way


def make_app(registry: Registry, config: Config | None = None, rates: rates.Rates | None = None) -> guard.Guard:
    """The whole application, guarded."""
    config = config or Config()
    if config.channels.kinds:
        registry.post.channels = config.channels

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        registry.spawn(registry.scheduler.run())
        registry.spawn(registry.rehearsals.run())
        yield

    replays.of(registry)
    rates = rates or Rates()
    often = sorted(ROWS, key=lambda row: not row.path.endswith(OFTEN))         # they are looked for in this order
    paths = [Route(row.path, endpoint(registry, config, row, rates), methods=methods(row)) for row in often]
    files = Mount("/static", Files(directory=render.HERE / "static"), name="static")
    app = Starlette(routes=[*paths, files], lifespan=life, exception_handlers={404: reply_missing, 405: reply_wrong_method})
    app.router.redirect_slashes = False                      # an address is written in one way
    names = (*own_names.at_once(), *filter(None, [urlsplit(config.address).hostname]))
    return guard.Guard(straight(app, registry, config, rates), config.secure, config.proxies, rates, names)


def straight(app: guard.App, registry: Registry, config: Config, rates: rates.Rates) -> guard.App:
    """What is called with every move goes straight to its handler: the same rows, handlers and checks, and only the search for
    the address is left out.  Everything else goes through the application."""
    direct = {}
    for row in ROWS:
        if row.path.startswith("/t/{table}/{role}/") and row.path.endswith(OFTEN) and row.path.count("/") == 4:
            for method in methods(row):
                direct[method, row.path.rpartition("/")[2]] = endpoint(registry, config, row, rates)

    async def call(scope: guard.Scope, receive: guard.Receive, send: guard.Send) -> None:
        parts = scope["path"].split("/")
        found = direct.get((scope["method"], parts[4])) if len(parts) == 5 and parts[1] == "t" and parts[2] and parts[3] else None
        if found is None or scope.get("root_path"):
            return await app(scope, receive, send)
        scope["app"], scope["path_params"] = app, {"table": parts[2], "role": parts[3]}
        answer = await found(Request(scope, receive, send))
        await answer(scope, receive, send)

    async def route(scope: guard.Scope, receive: guard.Receive, send: guard.Send) -> None:
        return await (call if scope["type"] == "http" else app)(scope, receive, send)

    return route


def methods(row: Row) -> list[str]:
    return [name for name, there in (("GET", row.get), ("POST", row.post)) if there]


def endpoint(registry: Registry, config: Config, row: Row, rates: rates.Rates) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        call = Call(request, registry, config, (), "")
        token, kind = token_of(request, config.secure, registry.cookie)
        found = await reply(call, token, kind)
        if call.old_cookie:
            remember(call, found, token)
        return found

    async def gain(call: Call, token: str, kind: str) -> Response:
        """One after the other: a token that is being replaced is replaced once, and a browser is given one first token.  Who has
        none may be the browser that is given it in this moment, and is sent again; a slow caller keeps nobody waiting."""
        await call.request.body()
        alone = registry.gaining.setdefault(tokens.hashed(token) if token else call.browser, asyncio.Lock())
        if alone.locked() and not token:
            rounds = rounds_of(call.request.query_params.get("again", ""))
            if rounds < ROUNDS:
                return await send_again(call.request, f"new-{rounds + 1}")
            alone = asyncio.Lock()
        async with alone:
            return await let_holder_in(call, token, kind, gains=True)

    async def let_holder_in(call: Call, token: str, kind: str, gains: bool = False) -> Response:
        request = call.request
        handler = row.post if request.method == "POST" else row.get
        assert handler is not None
        if token and (passes := await invitations.passes(registry, token, "bearer" if kind == "bearer" else "browser")):
            call.come_with(passes, token)
            call.old_cookie = kind == OLD
            if call.hashed in registry.successors:
                registry.spawn(invitations.shorten_last(registry, call.hashed))
            newest = "-".join(sorted({tokens.whose(p) for p in passes if tokens.is_replaced(p)})) if gains else ""
            if newest and request.query_params.get("again") != newest:
                return await send_again(request, newest)
        try:
            return await let_answer(call, row, handler, rates)
        except Waits as waits:
            return await rules.waiting_reply(call, row, waits)

    async def reply(call: Call, token: str, kind: str) -> Response:
        request = call.request
        gains = row.path in GAINS and request.method == "POST"
        try:
            return await (gain if gains else let_holder_in)(call, token, kind)
        except BadSeats as bad:                              # there is nothing here, for whoever holds nothing of it
            return bad_seat(call, bad.seat) if call.holds(request.path_params.get("table", "")) else not_here(call)
        except (NoTable, Gone, store.Conflict):
            return not_here(call)
        except BadSeat as bad:
            return bad_seat(call, bad.seat)
        except HTTPException as error:                       # a form that is none
            return turn_away(request, call.lang, error.status_code, "page-guard-form")
        except store.Full:
            return trouble(call, 507, "page-full")
        except store.Broken:
            registry.broken = True
            return trouble(call, 503, "page-broken")
        except guard.TooLarge:
            return turn_away(request, call.lang, 413, "page-guard-large")
        except ClientDisconnect:
            return PlainTextResponse("", 400)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            log.error("%s %s failed: %s at %s:%s", request.method, row.path, type(error).__name__, place.name, place.lineno)
            return trouble(call, 500, "page-fault")

    return answer


async def let_answer(call: Call, row: Row, handler: Handler, rates: Rates) -> Response:
    """Whoever may come in, not too often and with room for what it leaves behind, is answered."""
    if not await let_in(call, row.who):
        return not_here(call)
    if wait := too_soon(call, row, rates):
        return turn_away(call.request, call.lang, 429, "page-guard-often", {"retry-after": str(int(wait) + 1)})
    cost = quotas.why_not(call, row, rates)
    if isinstance(cost, tuple):
        return quotas.refused(call, *cost)
    kept = False
    try:
        answer = await handle(call, row, handler)
        kept = answer.status_code < 400
        return answer
    finally:
        if cost and not kept:
            rates.give(quotas.address(call), "bytes", cost)


async def handle(call: Call, row: Row, handler: Handler) -> Response:
    try:
        return await handler(call)
    except (Gone, store.Conflict):                           # the table is read again, and nothing of it was done
        return await handler(call) if await let_in(call, row.who) else not_here(call)


def token_of(request: Request, secure: bool, name: str) -> tuple[str, str]:
    """A program's bearer token; a browser's cookie, of this store or (OLD) as all stores called it once."""
    given = request.headers.get("authorization", "")
    if guard.is_bearer(given):
        return given[7:].strip(), "bearer"
    mine = request.cookies.get(cookie_name(secure, name), "")
    return (mine, "browser") if mine else (request.cookies.get(cookie_name(secure), ""), OLD)


async def send_again(request: Request, newest: str) -> Response:
    """Another page of this browser has joined a table in this moment: the form is sent again, with the cookie that came of it.
    `newest`: by which browser's name that is known; who comes with the old one again, and there is no newer, never got it."""
    await request.body()
    await asyncio.sleep(MOMENT)
    return RedirectResponse(f"{request.url.path}?again={newest}", 307)


def rounds_of(again: str) -> int:
    """How often a browser without a token was sent again."""
    digits = again.removeprefix("new-")
    return int(digits) if len(digits) == 1 and digits in "123456789" else 0


class Files(StaticFiles):
    """Our own files, of the kinds that we say; some machines call a script plain text, and then it does not run."""

    KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

    def file_response(self, full_path: Any, *args: Any, **more: Any) -> Response:
        answer = super().file_response(full_path, *args, **more)
        if (kind := self.KINDS.get(os.path.splitext(full_path)[1])) and "content-type" in answer.headers:
            answer.headers["content-type"] = f"{kind}; charset=utf-8"
        return answer


def too_soon(call: Call, row: Row, rates: rates.Rates) -> float:
    """How long a seat has to wait; its own acts alone count, whichever browser or program they come from."""
    kind = seat_kind(call.request.method, row.path) if "{role}" in row.path else None
    if kind is None:
        return 0.0
    who = call.role if call.role in call.holds(call.table.id) else call.request.scope.get("client_address", "")
    return rates.draw(f"{call.table.id}/{who}", kind)
