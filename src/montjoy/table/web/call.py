"""What a handler is given: one request, with whoever makes it, and what the host chose."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from montjoy.table import store
from montjoy.table.access import tokens
from montjoy.table.notify.notices import Channels
from montjoy.table.tables import page_words
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Table
from montjoy.table.web import guard, render

MOST_FIELDS: Final = 200


class Config(msgspec.Struct, frozen=True):
    """What the host chose.  `secure`: behind TLS, so cookies travel by TLS alone."""

    address: str = ""
    secure: bool = False
    proxies: int = 0
    channels: Channels = Channels()


class Call:
    """One request: the registry, who asks, at which table, in which role, in which language."""

    def __init__(self, request: Request, registry: Registry, config: Config, passes: tuple[store.Pass, ...], token: str) -> None:
        self.request, self.registry, self.config, self.passes, self.token = request, registry, config, passes, token
        wish = request.query_params.get("lang", "") if request.scope["query_string"] else ""
        self.lang = render.lang_of(request.cookies, request.headers.get("accept-language", ""), wish)
        self.role: str = request.path_params.get("role", "")
        self.hashed = tokens.hashed(token) if token else b""
        self.old_cookie = False                              # his token came under the name that all stores had once
        self._table: Table | None = None

    def come_with(self, passes: tuple[store.Pass, ...], token: str) -> None:
        """What the caller holds."""
        self.passes, self.token, self.hashed = passes, token, tokens.hashed(token)

    @property
    def browser(self) -> bytes:
        return self.hashed or tokens.hashed(f"address {self.request.scope.get('client_address', '')}")

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def w(self) -> Any:
        """The words of this table, or of the server itself."""
        if self._table is None:
            return page_words.plain_words(self.lang)
        return self._table.words(self.lang)

    def holds(self, table: str) -> list[str]:
        """The roles this browser holds at a table."""
        return [p.role for p in self.passes if p.game == table]

    def html(self, template: str, status: int = 200, headers: dict[str, str] | None = None, **given: Any) -> HTMLResponse:
        text = render.show(template, self.lang, self.w, call=self, **given)
        return HTMLResponse(text, status, headers=headers)

    async def form(self) -> dict[str, str]:
        """The fields of a form; several of one name: the last."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/x-www-form-urlencoded":
            body = (await self.request.body()).decode("latin-1")
            try:
                return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
            except ValueError:
                raise HTTPException(400) from None
        got = await self.request.form(max_files=0, max_fields=MOST_FIELDS, max_part_size=guard.MOST_BODY)
        return {key: value for key, value in got.items() if isinstance(value, str)}


Handler = Callable[[Call], Awaitable[Response]]


def whole(text: str | None, otherwise: int = 0) -> int:
    """A whole number somebody typed."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else otherwise
