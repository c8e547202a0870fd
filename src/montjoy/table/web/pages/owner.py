"""What whoever opened a table may do with it: links, bots, the beginning and the end."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from markupsafe import Markup
from starlette.responses import HTMLResponse, RedirectResponse, Response

from montjoy.bots.find import names
from montjoy.core.effects import UMPIRE, WATCHER, No, no
from montjoy.table.access import tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import beginning, catalogue, deadlines, invitations, lines
from montjoy.table.tables.cleanup import shut
from montjoy.table.tables.pace import paces
from montjoy.table.tables.table import Table
from montjoy.table.web import render
from montjoy.table.web.call import Call, whole

EVERY_SEAT: Final = "*"
FRESH: Final = "-fresh"
KNOWN: Final = "@known@"                                     # where the name of what is shown will stand
HERE: Final = ("127.0.0.1", "localhost", "[::1]")


class Link:
    """A fresh invitation, shown once."""

    def __init__(self, role: str, address: str) -> None:
        self.role, self.address, self.qr = role, address, qr(address)


def qr(address: str) -> Markup:
    """A code to point a phone at, as SVG without style."""
    return Markup(segno.make(address, error="m", micro=False).svg_inline(omitsize=True, border=2, dark="#000", light="#fff"))


async def page(call: Call, links: tuple[Link, ...] = (), wrong: str = "") -> Response:
    """The table's links and seats.  A fresh link is shown once, here."""
    now, _ = await seats_now(call, bool(links))
    return call.html("owner.html", 422 if wrong else 200, links=links, wrong=wrong, seats_now=now, **given(call))


async def seats(call: Call) -> Response:
    """What changes on the page by others' doing, as it asks for it every other second; nothing where that is what it has."""
    fresh = call.request.query_params.get("known", "").endswith(FRESH)
    now, known = await seats_now(call, fresh)
    return Response(status_code=204) if call.request.query_params.get("known") == known else HTMLResponse(now)


async def seats_now(call: Call, fresh: bool) -> tuple[Markup, str]:
    """Who sits where, whether play has begun, and which invitations are out; and a name of exactly that.  `fresh`: links were
    made just now, and stand on the page."""
    passes = await asyncio.to_thread(call.registry.store.passes_of, call.table.id)
    out = {p.role for p in passes if p.kind == "invite" and tokens.is_live(p)}
    text = render.show("owner-seats.html", call.lang, call.w, fresh=fresh, out=out, known=KNOWN, **given(call))
    known = hashlib.blake2b(text.encode(), digest_size=8).hexdigest() + (FRESH if fresh else "")
    return Markup(text.replace(KNOWN, known)), known


def given(call: Call) -> dict[str, Any]:
    table = call.table
    people = table.absence.sittings()
    address = base(call)
    return {
        "table": table,
        "people": people,
        "held": call.holds(table.id),
        "bots": catalogue.bots_of(table.game, call.w),
        "free": [p for p in people if p.who == lines.OPEN and p.role != UMPIRE],
        "watch": f"{address}/t/{table.id}/{WATCHER}" if table.settings.watch != "nobody" else "",
        "local": urlsplit(address).netloc.rpartition(":")[0] in HERE or urlsplit(address).netloc in HERE,
        "game": catalogue.title_of(table.game, call.w),
        "scenario": catalogue.scenario_title(table.game, table.session.scenario, call.w),
        "options": [s for _, group in changed(call) for s in group if s.changed],
        "house_rules": table.session.header.house,
        "umpire": UMPIRE,
        "paces": paces,
        "hurried": table.status in ("open", "running") and bool(table.settings.deadline or table.settings.bank),
        "paced": table.status in ("open", "running") and table.clock.live.public and any(p.who == lines.BOT for p in people),
    }


def changed(call: Call) -> list[tuple[str, list[catalogue.Switch]]]:
    """The table's switches, with those that differ from the usual way marked."""
    table, header = call.table, call.table.session.header
    usual = catalogue.as_text(table.game.options())
    return catalogue.switches(table.game, catalogue.as_text_of(header.options), usual, call.w)


def base(call: Call) -> str:
    """The address that others reach us by."""
    url = call.request.base_url
    return (call.config.address or f"{url.scheme}://{url.netloc}").rstrip("/")


async def link(call: Call) -> Response:
    """A new invitation for a role, or for every open one; an unused one of before opens nothing any more."""
    wish = (await call.form()).get("role", "")
    open_now = tuple(p.role for p in call.table.absence.sittings() if p.who == lines.OPEN)
    roles = open_now if wish == EVERY_SEAT else (wish,)
    if any(role not in call.table.roles for role in roles):
        return await page(call, wrong=call.w.refusal(no("", "no-such-seat", seat=wish)))
    made = [(role, await invitations.reissue(call.registry, call.table, role)) for role in roles]
    return await page(call, tuple(Link(role, f"{base(call)}/join#{token}") for role, token in made))


async def revoke(call: Call) -> Response:
    """Whoever holds a role holds it no more; his open pages end at once."""
    role = (await call.form()).get("role", "")
    if role in call.table.roles:
        await invitations.revoke(call.registry, call.table, role)
    return back(call)


async def bot(call: Call) -> Response:
    """A bot takes a seat that nobody holds, or leaves it."""
    form = await call.form()
    refusal = await call.table.act(lambda: bot_takes(call.table, form.get("role", ""), form.get("bot", "")))
    return await page(call, wrong=call.w.refusal(refusal)) if refusal else back(call)


def bot_takes(table: Table, role: str, name: str) -> No | tuple[lines.Line, ...]:
    """A seat that nobody holds is the bot's of that name; without a name it is the bot's no more."""
    there = table.seating.people.get(role)
    if role not in table.session.seats or (there is not None and there.who == lines.PERSON and name):
        return no("", "seat-taken", seat=role)
    if not name and role in table.absence.stand_ins:                 # it sat in for somebody, who has his seat again
        return (lines.StandIn(role, ""),)
    if not name:
        return (lines.Left(role),) if table.absence.bot_of(role) else ()
    return (lines.Seated(role, f"{lines.BOT}:{name}", name),) if name in names(table.game) else no("", "no-such-bot", bot=name)


async def more(call: Call) -> Response:
    """A seat gets more time; everybody at the table is told."""
    form = await call.form()
    seconds, now = whole(form.get("seconds")), call.registry.now()
    refusal = await call.table.act(lambda: deadlines.give_more(call.table, form.get("role", ""), seconds, now))
    return await page(call, wrong=call.w.refusal(refusal)) if refusal else back(call)


async def pace(call: Call) -> Response:
    """How fast the bots play from now on."""
    wish = (await call.form()).get("bots", "")
    if wish in paces.BOTS:
        line = msgspec.convert({"type": "BotsPaced", "bots": wish}, lines.BotsPaced)
        await call.table.act(lambda: (line,))
    return back(call)


async def start(call: Call) -> Response:
    """The list of what people's programs add is frozen, and play begins; seats that nobody has taken are asked for all the same,
    and wait."""
    table = call.table
    mine = [seat for seat in table.session.seats if seat in call.holds(table.id)]
    refusal = await table.act(lambda: beginning.start(table, mine, call.registry.now()))
    return await page(call, wrong=call.w.refusal(refusal)) if refusal else RedirectResponse(f"/t/{table.id}", 303)


async def close(call: Call) -> Response:
    """The table is over before its game is; nothing is deleted."""
    if (await call.form()).get("sure") == "yes":
        await call.table.act(lambda: shut(call.table, "owner"))
    return back(call)


async def delete(call: Call) -> Response:
    """The table and everything of it, once it was said twice."""
    if (await call.form()).get("sure") != "yes":
        return await page(call, wrong=call.w.text("page-delete-unsure"))
    await call.registry.delete(call.table.id)
    return RedirectResponse("/", 303)


def back(call: Call) -> Response:
    return RedirectResponse(f"/t/{call.table.id}/{OWNER}", 303)
