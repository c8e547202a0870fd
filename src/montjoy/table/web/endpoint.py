"""What answers at an address: whoever comes is known by his token, let in where he may, and told what went wrong.

A browser's token is another one after every exchange (access/tokens.py); two pages of one browser that ask for something at the
same moment are given their tokens one after the other, so that the newest opens what both of them got.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from dataclasses import dataclass
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from montjoy.core.seats import BadSeat
from montjoy.table import store
from montjoy.table.access import tokens
from montjoy.table.access.rates import Rates, seat_kind
from montjoy.table.tables import invitations
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.table import BadSeats, Gone, NoTable
from montjoy.table.web import guard, quotas
from montjoy.table.web.call import Call, Config
from montjoy.table.web.pages import rules
from montjoy.table.web.permissions import Row, let_in
from montjoy.table.web.replies import bad_seat, cookie_name, not_here, remember, trouble, turn_away

log = logging.getLogger("montjoy.table")
OLD: Final = "old"
ROUNDS: Final = 8                                            # so often a browser without a token is sent again
MOMENT: Final = 0.3                                          # seconds for an answer that is on its way


@dataclass(frozen=True)
class Endpoint:
    """One row of the table of addresses, in an application."""

    registry: Registry
    config: Config
    row: Row
    rates: Rates

    async def answer(self, request: Request) -> Response:
        call = Call(request, self.registry, self.config, (), "")
        token, kind = token_of(request, self.config.secure, self.registry.cookie)
        found = await self.reply(call, token, kind)
        if call.old_cookie and await self.is_newest(token):
            remember(call, found, token)
        return found

    async def passes_of(self, token: str, kind: str) -> tuple[store.Pass, ...]:
        """What a token opens now."""
        return await invitations.passes(self.registry, token, "bearer" if kind == "bearer" else "browser")

    async def is_newest(self, token: str) -> bool:
        """Whether a browser's token was not replaced while it was answered: it may have the next one by now."""
        return not any(tokens.is_replaced(p) for p in await self.passes_of(token, OLD))

    async def reply(self, call: Call, token: str, kind: str) -> Response:
        """What is found, or what went wrong."""
        gains = self.row.path in quotas.GAINS and call.request.method == "POST"
        try:
            return await (self.gain if gains else self.recognize)(call, token, kind)
        except BadSeats as bad:                              # there is nothing here, for whoever holds nothing of it
            return bad_seat(call, bad.seat) if call.holds(call.request.path_params.get("table", "")) else not_here(call)
        except (NoTable, Gone, store.Conflict):
            return not_here(call)
        except BadSeat as bad:
            return bad_seat(call, bad.seat)
        except HTTPException as error:                       # a form that is none
            return turn_away(call.request, call.lang, error.status_code, "page-guard-form")
        except store.Full:
            return trouble(call, 507, "page-full")
        except store.Broken:
            self.registry.broken = True
            return trouble(call, 503, "page-broken")
        except guard.TooLarge:
            return turn_away(call.request, call.lang, 413, "page-guard-large")
        except ClientDisconnect:
            return PlainTextResponse("", 400)
        except Exception as error:
            place, name = traceback.extract_tb(error.__traceback__)[-1], type(error).__name__
            log.error("%s %s failed: %s at %s:%s", call.request.method, self.row.path, name, place.name, place.lineno)
            return trouble(call, 500, "page-fault")

    async def gain(self, call: Call, token: str, kind: str) -> Response:
        """One after the other: a token that is being replaced is replaced once, and a browser is given one first token.  Who has
        none, or one that opens nothing, may be the browser that is given it in this moment, and is sent again; a slow caller
        keeps nobody waiting."""
        await call.request.body()
        known = await self.passes_of(token, kind)
        alone = self.registry.gaining.setdefault(tokens.hashed(token) if token else call.browser, asyncio.Lock())
        if alone.locked() and not known:
            rounds = rounds_of(call.request.query_params.get("again", ""))
            if rounds < ROUNDS:
                return await self.send_again(call.request, f"new-{rounds + 1}")
            alone = asyncio.Lock()
        async with alone:
            return await self.recognize(call, token, kind, gains=True)

    async def send_again(self, request: Request, newest: str) -> Response:
        """Another page of this browser has joined a table in this moment: the form is sent again, with the cookie that came of
        it.  `newest`: by which browser's name that is known; who comes with the old one again, and there is no newer, never got
        it."""
        self.rates.uncount(request.scope.get("client_address", ""), request.method, request.url.path)
        await asyncio.sleep(MOMENT)
        return RedirectResponse(f"{request.url.path}?again={newest}", 307)

    async def recognize(self, call: Call, token: str, kind: str, gains: bool = False) -> Response:
        """Who comes is known by his token, and answered."""
        registry = self.registry
        if passes := await self.passes_of(token, kind):
            call.come_with(passes, token)
            call.old_cookie = kind == OLD
            if call.hashed in registry.successors:
                registry.spawn(invitations.shorten_last(registry, call.hashed))
            newest = "-".join(sorted({tokens.whose(p) for p in passes if tokens.is_replaced(p)})) if gains else ""
            if newest and call.request.query_params.get("again") != newest:
                return await self.send_again(call.request, newest)
        try:
            return await self.admit(call)
        except Waits as waits:
            return await rules.waiting_reply(call, self.row, waits)

    async def admit(self, call: Call) -> Response:
        """Whoever may come in, not too often and with room for what it leaves behind, is answered."""
        if not await let_in(call, self.row.who):
            return not_here(call)
        if wait := too_soon(call, self.row, self.rates):
            return turn_away(call.request, call.lang, 429, "page-guard-often", {"retry-after": str(int(wait) + 1)})
        cost = quotas.why_not(call, self.row, self.rates)
        if isinstance(cost, tuple):
            return quotas.refused(call, *cost)
        kept = False
        try:
            answer = await self.handle(call)
            kept = answer.status_code < 400
            return answer
        finally:
            if cost and not kept:
                self.rates.give(quotas.address(call), "bytes", cost)

    async def handle(self, call: Call) -> Response:
        handler = self.row.post if call.request.method == "POST" else self.row.get
        assert handler is not None
        try:
            return await handler(call)
        except (Gone, store.Conflict):                       # the table is read again, and nothing of it was done
            return await handler(call) if await let_in(call, self.row.who) else not_here(call)


def token_of(request: Request, secure: bool, name: str) -> tuple[str, str]:
    """A program's bearer token; a browser's cookie, of this store or (OLD) as all stores called it once."""
    given = request.headers.get("authorization", "")
    if guard.is_bearer(given):
        return given[7:].strip(), "bearer"
    mine = request.cookies.get(cookie_name(secure, name), "")
    return (mine, "browser") if mine else (request.cookies.get(cookie_name(secure), ""), OLD)


def rounds_of(again: str) -> int:
    """How often a browser without a token was sent again."""
    digits = again.removeprefix("new-")
    return int(digits) if len(digits) == 1 and digits in "123456789" else 0


def too_soon(call: Call, row: Row, rates: Rates) -> float:
    """How long a seat has to wait; its own acts alone count, whichever browser or program they come from."""
    kind = seat_kind(call.request.method, row.path) if "{role}" in row.path else None
    if kind is None:
        return 0.0
    who = call.role if call.role in call.holds(call.table.id) else call.request.scope.get("client_address", "")
    return rates.draw(f"{call.table.id}/{who}", kind)
