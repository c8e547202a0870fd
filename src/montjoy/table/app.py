"""The application: every address, who may call it, and what answers.

`routes.ROWS` is the one table of who may what; a handler without a row in it cannot be reached.  Whoever may not call an address
gets the answer of an address that is not there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Mount, Route

from montjoy.table.access import own_names
from montjoy.table.access.rates import Rates
from montjoy.table.tables.registry import Registry
from montjoy.table.web import guard, replays
from montjoy.table.web.call import Config
from montjoy.table.web.endpoint import Endpoint
from montjoy.table.web.permissions import Row
from montjoy.table.web.replies import reply_missing, reply_wrong_method
from montjoy.table.web.routes import ROWS
from montjoy.table.web.static_files import FILES

OFTEN: Final = ("/part", "/live", "/answer")


def make_app(registry: Registry, config: Config | None = None, rates: Rates | None = None) -> guard.Guard:
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
    paths = [Route(row.path, Endpoint(registry, config, row, rates).answer, methods=methods(row)) for row in often]
    files = Mount("/static", FILES, name="static")
    app = Starlette(routes=[*paths, files], lifespan=life, exception_handlers={404: reply_missing, 405: reply_wrong_method})
    app.router.redirect_slashes = False                      # an address is written in one way
    names = (*own_names.at_once(), *filter(None, [urlsplit(config.address).hostname]))
    return guard.Guard(straight(app, registry, config, rates), config.secure, config.proxies, rates, names)


def straight(app: guard.App, registry: Registry, config: Config, rates: Rates) -> guard.App:
    """What is called with every move goes straight to its handler: the same rows, handlers and checks, and only the search for
    the address is left out.  Everything else goes through the application."""
    direct = {}
    for row in ROWS:
        if row.path.startswith("/t/{table}/{role}/") and row.path.endswith(OFTEN) and row.path.count("/") == 4:
            for method in methods(row):
                direct[method, row.path.rpartition("/")[2]] = Endpoint(registry, config, row, rates).answer

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
