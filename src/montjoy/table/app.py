"""The application: every address, who may call it, and what answers.

`ROUTES` is the one table of who may what; a handler without a row in it cannot be reached.  Whoever may not call an address
gets the answer of an address that is not there.
"""

from __future__ import annotations

import logging
import os
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from montjoy.core.effects import UMPIRE, WATCHER, No
from montjoy.table import store
from montjoy.table.access import rates, tokens
from montjoy.table.access.rates import Rates, seat_kind
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Gone, NoTable
from montjoy.table.web import guard, render
from montjoy.table.web.call import Call, Config

log = logging.getLogger("montjoy.table")
Handler = Callable[[Call], Awaitable[Response]]

ANYONE: Final = "anyone"
SEAT: Final = "seat"                                         # who holds the role in the address, a seat
ROLE: Final = "role"                                         # a seat, the umpire, or a watcher where watching is allowed
OFTEN: Final = ("/part", "/live", "/answer")
MEMBER: Final = "member"                                     # a seat or the umpire
DESK: Final = "desk"                                         # the umpire
NOWHERE: Final = "nowhere0"                                  # a name that no table has: they are longer


class Row(NamedTuple):
    """An address: for a method the handler, and who may call it."""

    path: str
    who: str
    get: Handler | None = None
    post: Handler | None = None


def rows() -> tuple[Row, ...]:
    """Who may what on which route."""
    from montjoy.table.web import routes

    return routes.ROWS


def make_app(house: Registry, config: Config | None = None, rates: rates.Rates | None = None) -> guard.App:
    """The whole application, guarded."""
    config = config or Config()
    if config.channels.kinds:
        house.post.channels = config.channels

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house.spawn(house.run())
        yield

    rates = rates or Rates()
    often = sorted(rows(), key=lambda row: not row.path.endswith(OFTEN))         # they are looked for in this order
    paths = [Route(row.path, endpoint(house, config, row, rates), methods=methods(row)) for row in often]
    files = Mount("/static", Files(directory=render.HERE / "static"), name="static")
    app = Starlette(routes=[*paths, files], lifespan=life, exception_handlers={404: missing, 405: wrong_method})
    app.router.redirect_slashes = False                      # an address is written in one way
    names = tuple(filter(None, [urlsplit(config.address).hostname]))
    return guard.Guard(straight(app, house, config, rates), config.secure, config.proxies, rates, names)


def straight(app: guard.App, house: Registry, config: Config, rates: rates.Rates) -> guard.App:
    """What is called with every move goes straight to its handler: the same rows, handlers and checks, and only the search for
    the address is left out.  Everything else goes through the application."""
    direct = {}
    for row in rows():
        if row.path.startswith("/t/{table}/{role}/") and row.path.endswith(OFTEN) and row.path.count("/") == 4:
            for method in methods(row):
                direct[method, row.path.rpartition("/")[2]] = endpoint(house, config, row, rates)

    async def call(scope: guard.Scope, receive: guard.Receive, send: guard.Send) -> None:
        parts = scope["path"].split("/")
        found = direct.get((scope["method"], parts[4])) if len(parts) == 5 and parts[1] == "t" and parts[2] and parts[3] else None
        if found is None or scope.get("root_path"):
            return await app(scope, receive, send)
        scope["app"], scope["path_params"] = app, {"table": parts[2], "role": parts[3]}
        answer = await found(Request(scope, receive, send))
        await answer(scope, receive, send)

    async def called(scope: guard.Scope, receive: guard.Receive, send: guard.Send) -> None:
        return await (call if scope["type"] == "http" else app)(scope, receive, send)

    return called


def methods(row: Row) -> list[str]:
    return [name for name, there in (("GET", row.get), ("POST", row.post)) if there]


def endpoint(house: Registry, config: Config, row: Row, rates: rates.Rates) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        token, kind = token_of(request, config.secure)
        call = Call(request, house, config, (), "")
        handler = row.post if request.method == "POST" else row.get
        assert handler is not None
        try:
            if token and (passes := await tokens.passes(house, token, kind)):
                call.come_with(passes, token)
            if not await let_in(call, row.who):
                return not_here(call)
            if wait := too_soon(call, row, rates):
                return PlainTextResponse(call.w.text("page-guard-often"), 429, {"retry-after": str(int(wait) + 1)})
            try:
                return await handler(call)
            except (Gone, store.Conflict):                   # the table is read again, and nothing of it was done
                return await handler(call) if await let_in(call, row.who) else not_here(call)
        except (NoTable, Gone, store.Conflict):
            return not_here(call)
        except HTTPException as error:                       # a form that is none
            return PlainTextResponse(call.w.text("page-guard-form"), error.status_code)
        except store.Full:
            return trouble(call, 507, "page-full")
        except store.Broken:
            house.broken = True
            return trouble(call, 503, "page-broken")
        except guard.TooLarge:
            return PlainTextResponse(call.w.text("page-guard-large"), 413)
        except ClientDisconnect:
            return PlainTextResponse("", 400)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            log.error("%s %s failed: %s at %s:%s", request.method, row.path, type(error).__name__, place.name, place.lineno)
            return trouble(call, 500, "page-fault")

    return answer


def token_of(request: Request, secure: bool) -> tuple[str, str]:
    """A browser's cookie, or a program's bearer token."""
    given = request.headers.get("authorization", "")
    if guard.is_bearer(given):
        return given[7:].strip(), "bearer"
    return request.cookies.get(cookie_name(secure), ""), "browser"


def cookie_name(secure: bool, name: str = render.COOKIE) -> str:
    """Behind TLS a name that no other site of the same domain can set."""
    return f"__Host-{name}" if secure else name


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
    who = call.role if call.role in call.holds(call.room.id) else call.request.scope.get("client_address", "")
    return rates.draw(f"{call.room.id}/{who}", kind)


async def let_in(call: Call, who: str) -> bool:
    """Whether this caller may call an address, with the table read where the address names one."""
    table = call.request.path_params.get("table")
    if table is None:
        return who == ANYONE
    held = call.holds(table)
    role = call.role
    if who == ANYONE:
        allowed = True
    elif who == OWNER:
        allowed = OWNER in held
    elif role == WATCHER:
        allowed = who == ROLE
    else:
        allowed = role in held and (who != SEAT or role != UMPIRE) and (who != DESK or role == UMPIRE) and role != OWNER
    if not allowed:
        return False
    call._room = await call.house.room(table)
    watched = call.room.settings.watch != "nobody" or call.room.session.over
    if role in (WATCHER, "") and not held and not watched:   # nobody learns that there is such a table, nor by how long it takes
        await call.house.room(NOWHERE)                       # raises, as for a name that no table has
        return False
    return not role or role in (*call.room.session.viewers, OWNER)


def wants_json(call: Call) -> bool:
    return call.request.url.path.startswith("/api/")


def not_here(call: Call) -> Response:
    """The one answer for what is not there and for what is not yours."""
    call._room = None
    if wants_json(call):
        return JSONResponse(json_not_here(call.lang), 404)
    return call.html("missing.html", 404)


def trouble(call: Call, status: int, message: str) -> Response:
    """The server cannot do it now; nothing is lost."""
    says = render.plain_words(call.lang).text(message)
    if wants_json(call):
        return JSONResponse({"error": message.removeprefix("page-"), "rule": "", "facts": {}, "says": says, "now": ""}, status)
    return PlainTextResponse(says, status)


def json_not_here(lang: str) -> dict[str, Any]:
    """What a program is told in place of what is not there or not its own."""
    says = render.plain_words(lang).refusal(No("", "api-not-here"))
    return {"error": "not-here", "rule": "", "facts": {}, "says": says, "now": ""}


async def missing(request: Request, error: Exception) -> Response:
    lang = render.lang_of(request.cookies, request.headers.get("accept-language", ""))
    if request.url.path.startswith("/api/"):
        return JSONResponse(json_not_here(lang), 404)
    call = Call(request, None, Config(), (), "")  # type: ignore[arg-type]
    return HTMLResponse(render.show("missing.html", lang, call=call), 404)


async def wrong_method(request: Request, error: Exception) -> Response:
    allow = getattr(error, "headers", None) or {}
    lang = render.lang_of(request.cookies, request.headers.get("accept-language", ""))
    return PlainTextResponse(render.plain_words(lang).text("page-guard-method"), 405, headers=dict(allow))
