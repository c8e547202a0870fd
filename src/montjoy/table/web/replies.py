"""Replies that any address may give: what is not there, what the server cannot do now, and the cookie of a browser."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from montjoy.core.content.messages import shown
from montjoy.core.effects import No
from montjoy.table.tables import page_words
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.web import guard, refusals, render
from montjoy.table.web.call import Call, Config

YEAR: Final = 400 * 86_400


def cookie_name(secure: bool, name: str = render.COOKIE) -> str:
    """Behind TLS a name that no other site of the same domain can set."""
    return f"__Host-{name}" if secure else name


def remember(call: Call, answer: Response, value: str, name: str = "") -> None:
    """A cookie of this browser, its token or (`name`) its language: no script reads it, no other site sends it."""
    secure = call.config.secure
    its = cookie_name(secure, name or call.registry.cookie)
    answer.set_cookie(its, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    if not name:
        put_away_old(call, answer)


def put_away_old(call: Call, answer: Response) -> None:
    """The cookie of a release that knew one name alone, where it is this store's."""
    if call.old_cookie:
        secure = call.config.secure
        answer.delete_cookie(cookie_name(secure), path="/", httponly=True, samesite="lax", secure=secure)
        call.old_cookie = False


def forget_me(call: Call, answer: Response) -> None:
    """This browser has no token any more."""
    secure = call.config.secure
    answer.delete_cookie(cookie_name(secure, call.registry.cookie), path="/", httponly=True, samesite="lax", secure=secure)
    put_away_old(call, answer)


def wants_json(call: Call) -> bool:
    """By the address, or by a program's own token at an address of pages."""
    by_token = guard.is_bearer(call.request.headers.get("authorization", ""))
    return by_token or refusals.is_for_programs(call.request.url.path)


def not_here(call: Call) -> Response:
    """The one answer for what is not there and for what is not yours."""
    call._table = None
    if wants_json(call):
        return JSONResponse(json_not_here(call.lang), 404)
    return call.html("missing.html", 404)


def bad_seat(call: Call, seat: str) -> Response:
    """What cannot be played, as a seat of it is called what no seat may be called."""
    call._table = None
    quoted = shown(seat)                                     # as its file has it: some of these names have words of their own
    if wants_json(call):
        says = page_words.plain_words(call.lang).text("page-bad-seat", text=quoted)
        return JSONResponse({"error": "bad-seat", "rule": "", "facts": {"seat": seat}, "says": says, "now": ""}, 422)
    return call.html("bad-seat.html", 422, seat=quoted)


def trouble(call: Call, status: int, message: str) -> Response:
    """The server cannot do it now; nothing is lost."""
    return turn_away(call.request, call.lang, status, message)


def why_words(waits: Waits, lang: str) -> str:
    """Why a table cannot be opened now, in a sentence that depends on nothing hidden in its game."""
    w = page_words.plain_words(lang)
    return str(w.text(f"page-waits-{waits.reason}", **waits.facts))


def json_not_here(lang: str) -> dict[str, Any]:
    """What a program is told in place of what is not there or not its own."""
    says = page_words.plain_words(lang).refusal(No("", "api-not-here"))
    return {"error": "not-here", "rule": "", "facts": {}, "says": says, "now": ""}


async def reply_missing(request: Request, error: Exception) -> Response:
    lang = render.lang_of(request.cookies, request.headers.get("accept-language", ""))
    if refusals.is_for_programs(request.url.path):
        return JSONResponse(json_not_here(lang), 404)
    call = Call(request, None, Config(), (), "")  # type: ignore[arg-type]
    return HTMLResponse(render.show("missing.html", lang, call=call), 404)


async def reply_wrong_method(request: Request, error: Exception) -> Response:
    allow = getattr(error, "headers", None) or {}
    lang = render.lang_of(request.cookies, request.headers.get("accept-language", ""))
    return turn_away(request, lang, 405, "page-guard-method", dict(allow))


def turn_away(request: Request, lang: str, status: int, message: str, headers: dict[str, str] | None = None) -> Response:
    """A refusal that is the same whatever is asked."""
    wait = int((headers or {}).get("retry-after", 0))
    kind, body = refusals.write(request.url.path, lang, message, wait, guard.facts_of(request.scope, message))
    return Response(body, status, headers, kind)
