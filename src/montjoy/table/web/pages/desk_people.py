"""Who sits where, from the umpire's desk: links, bots as substitutes, a second umpire, and handing the desk over."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import RedirectResponse, Response

from montjoy.core.effects import UMPIRE, No, no
from montjoy.table.access import tokens
from montjoy.table.access.tokens import WATCH
from montjoy.table.tables import catalogue, invitations, lines
from montjoy.table.web.call import Call
from montjoy.table.web.pages.desk import base
from montjoy.table.web.pages.owner import base as address_of
from montjoy.table.web.pages.owner import bot_takes


async def page(call: Call, link: tuple[str, str] | None = None, wrong: str = "") -> Response:
    """Seats, their links and substitutes.  A fresh link is shown once, here."""
    table = call.table
    return call.html("desk-people.html", 422 if wrong else 200, table=table, base=base(call), people=table.absence.sittings(),
                     link=link, wrong=wrong, bots=catalogue.bots_of(table.game, call.w), umpires=table.seating.browsers.umpires())


async def link(call: Call) -> Response:
    """A new invitation to a seat, or to sit at this desk too.  Whoever is there already stays."""
    role = (await call.form()).get("role", "")
    if role not in call.table.roles:
        return await page(call, wrong=call.w.refusal(no("", "no-such-seat", seat=role)))
    token = await invitations.reissue(call.registry, call.table, role)
    return await page(call, (role, f"{address_of(call)}/join#{token}"))


async def revoke(call: Call) -> Response:
    """Whoever holds a seat holds it no more; his open pages end at once."""
    role = (await call.form()).get("role", "")
    if role in call.table.session.seats:
        await invitations.revoke(call.registry, call.table, role)
    return RedirectResponse(f"{base(call)}/people", 303)


async def bot(call: Call) -> Response:
    """A bot plays a seat that nobody holds, or leaves it."""
    form = await call.form()
    refusal = await call.table.act(lambda: bot_takes(call.table, form.get("role", ""), form.get("bot", "")))
    return await page(call, wrong=call.w.refusal(refusal)) if refusal else RedirectResponse(f"{base(call)}/people", 303)


async def leave(call: Call) -> Response:
    """This umpire gets up, where another one stays.  He keeps what a watcher has: he saw too much for a seat."""
    table, registry = call.table, call.registry

    def get_up() -> No | tuple[lines.Line, ...]:
        others = {b: name for b, name in table.seating.browsers.holds.get(UMPIRE, {}).items() if b != me}
        if not others:
            return no("", "desk-needs-somebody")
        mail = (lines.Address(UMPIRE, ""),) if UMPIRE in table.absence.addresses else ()    # nothing more is sent to who got up
        return (lines.Put(me, UMPIRE), lines.Seated(UMPIRE, lines.PERSON, list(others.values())[-1]), *mail)

    async with registry.joining:                             # no pass is another between the reading and the getting up
        there = await asyncio.to_thread(registry.store.passes_of, table.id)
        held = tokens.same_browser(there, call.hashed)
        mine = [p for p in there if p.hash in held and p.role == UMPIRE and tokens.is_live(p)]
        me = next((tokens.whose(p) for p in mine), "")
        watch = [msgspec.structs.replace(p, role=WATCH) for p in mine]
        refusal = await table.act(get_up, passes=(*tokens.revoked(mine), *watch))
    if refusal is not None:
        return await page(call, wrong=call.w.refusal(refusal))
    for hash in held:
        registry.subscribers.cut(table.id, browser=hash)
    return RedirectResponse(f"/t/{table.id}", 303)
