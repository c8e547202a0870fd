"""Time and absence: standing still, somebody who plays in one's stead, what happened since, and messages."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.responses import RedirectResponse, Response

from montjoy.bots.find import names
from montjoy.core import outside
from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.session.streams import Asked
from montjoy.table.access import tokens
from montjoy.table.notify import notices
from montjoy.table.tables import catalogue, deadlines, invitations, lines, messages
from montjoy.table.tables.table import Table
from montjoy.table.web import render
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages import owner
from montjoy.table.web.pages.seat import earliest, fetch_items

MOST_NOTES: Final = 4_000
TYPED_WRONG: Final = 5                                       # codes typed wrong until the address is forgotten
DAY: Final = 86_400.0
OWNER: Final = tokens.OWNER


# ---- looking -----------------------------------------------------------------------------------------------------------
async def page(call: Call, wrong: str = "", links: Sequence[Any] = ()) -> Response:
    """A role's own page of time and absence."""
    picture = call.table.pictures.of(call.role)
    kind, _, address = picture.address.partition(":")
    return call.html(
        "clock.html", 422 if wrong else 200, table=call.table, picture=picture, wrong=wrong, links=links, now=call.registry.now(),
        base=f"/t/{call.table.id}/{call.role}", umpire=call.role == UMPIRE, bots=catalogue.bots_of(call.table.game, call.w),
        longest=int(call.table.clock.longest_pause(call.role) // 3600), kinds=call.registry.post.channels.kinds, kind=kind,
        address=address,
        mine=next((p for p in picture.people if p.role == call.role), None),
        others=[p for p in picture.people if p.role not in (call.role, UMPIRE) and p.who != lines.OPEN],
    )  # fmt: skip


async def since(call: Call) -> Response:
    """What happened since somebody else took the seat, from the seat's own knowledge: its stream, its drafts, its notes."""
    picture = call.table.pictures.of(call.role)
    items, first = picture.tail, picture.told - len(picture.tail) + 1
    if call.role in call.table.session.streams and picture.since < first - 1:
        since = max(picture.since, earliest(call.table, call.role))
        items, first = await fetch_items(call, since, picture.told), since + 1
    skip = max(0, picture.since - (first - 1))
    log = render.log_lines(items[skip:], first + skip, call.w, whole=False)
    drafts = [(put(call, q), shown(call, q, picture.draft[q.id])) for q in picture.questions if q.id in picture.draft]
    return call.html("clock-since.html", table=call.table, picture=picture, log=log, drafts=drafts,
                     asked=[put(call, q) for q in picture.questions], base=f"/t/{call.table.id}/{call.role}")


def put(call: Call, asked: Asked) -> str:
    """A question as its seat reads it."""
    page = call.table.pictures.of(call.role).page
    return str(call.w.question(asked if page is None else call.table.game.question(page.view, asked)))


def shown(call: Call, asked: Asked, raw: Any) -> str:
    """A draft in words, as far as it is one of the answers."""
    view = call.table.pictures.of(call.role).page
    for option in asked.options:
        if view is not None and msgspec.to_builtins(option) == raw:
            return str(call.w.option(call.table.game.label(view.view, asked, option), asked))
    return str(raw)


# ---- standing still ----------------------------------------------------------------------------------------------------
async def pause(call: Call) -> Response:
    form = await call.form()
    hours = float(whole(form.get("hours")))
    now = call.registry.now()
    return await go_back(call, await call.table.act(lambda: deadlines.pause(call.table, call.role, 3600 * hours, now)))


async def resume(call: Call) -> Response:
    table, now = call.table, call.registry.now()
    refusal = await table.act(lambda: deadlines.why_not_resume(table, call.role) or deadlines.resume(table, now))
    return await go_back(call, refusal)


# ---- somebody plays in one's stead -------------------------------------------------------------------------------------
async def stand_in(call: Call) -> Response:
    """A bot, or whoever opens a link, plays the seat until it is taken back.  The umpire and the owner may say it for a seat."""
    form = await call.form()
    seat, who, table = await seat_of(call), form.get("who", ""), call.table
    if who == lines.PERSON:
        refusal = await table.act(lambda: why_not_for(call, seat) or sits_in(table, seat, who))
        if refusal is not None:
            return await go_back(call, refusal)
        token = await invitations.reissue(call.registry, table, seat)
        return await answer(call, links=(owner.Link(seat, f"{owner.base(call)}/join#{token}"),))
    return await go_back(call, await table.act(lambda: sits_in(table, seat, who)))


def why_not_for(call: Call, seat: str) -> No | None:
    """A person sees what the seat sees: others ask one in only while the seat's holder has no page of the table open."""
    here = call.role != seat and call.table.seating.here.get(seat, 0) > 0
    return no("", "holder-is-here", seat=seat) if here else None


def sits_in(table: Table, seat: str, who: str) -> No | tuple[lines.Line, ...]:
    """Somebody sits in; the holder keeps his seat and his pass."""
    there = table.seating.people.get(seat)
    if seat not in table.session.seats or there is None or there.who != lines.PERSON:
        return no("", "no-such-seat", seat=seat)
    if seat in table.absence.stand_ins:
        return no("", "seat-taken", seat=seat)
    if who != lines.PERSON and (who.partition(":")[0] != lines.BOT or who.partition(":")[2] not in names(table.game)):
        return no("", "no-such-bot", bot=who.partition(":")[2])
    told = table.session.streams[seat].version
    return (lines.StandIn(seat, who, told),)


async def back(call: Call) -> Response:
    """The seat is its holder's again; whoever played in his stead is shut out."""
    seat, table = await seat_of(call), call.table
    refusal = await table.act(lambda: None if seat in table.absence.stand_ins else no("", "nobody-sits-in", seat=seat))
    if refusal is not None:
        return await go_back(call, refusal)

    def returned() -> tuple[lines.Line, ...]:
        if seat not in table.absence.stand_ins:
            return ()
        return (lines.StandIn(seat, ""), *(lines.Put(tokens.whose(p), seat) for p in gone if p.kind != "invite"))

    async with call.registry.joining:                        # no pass is another between the reading and the shutting out
        there = await asyncio.to_thread(call.registry.store.passes_of, table.id)
        gone = tuple(p for p in there if p.role == seat and tokens.is_live(p) and in_stead(table, p))
        await table.act(returned, passes=tokens.revoked(gone))
    for ticket in gone:
        call.registry.subscribers.cut(table.id, browser=ticket.hash, role=seat)
    if call.role == seat and call.hashed in {p.hash for p in gone}:
        return RedirectResponse("/", 303)
    return await go_back(call, None, "/since" if call.role == seat else "")


def in_stead(table: Table, ticket: Any) -> bool:
    """Whether a pass is that of somebody who plays in another's stead: a link to be one, or his name."""
    helper = table.absence.stand_ins.get(ticket.role)
    if helper is None or helper.who != lines.PERSON:
        return False
    if ticket.kind == "invite":
        return True
    held = table.seating.browsers.holds.get(ticket.role, {}).get(tokens.whose(ticket))
    return helper.came and held == helper.name


def in_his_stead(call: Call) -> bool:
    """Whether the caller plays in the stead of the seat's holder: he may play, and neither give the seat up nor have its mail."""
    return any(p.game == call.table.id and p.role == call.role and in_stead(call.table, p) for p in call.passes)


async def leave(call: Call) -> Response:
    """A seat leaves the table for good; a bot takes its place where it says so."""
    form, table, seat = await call.form(), call.table, call.role
    if form.get("sure") != "yes":
        return await page(call)
    if in_his_stead(call):
        return await go_back(call, no("", "not-in-stead"))
    bot = form.get("bot", "")
    if bot and (bot not in names(table.game) or seat not in table.session.seats):
        return await go_back(call, no("", "no-such-bot", bot=bot))
    await invitations.revoke(call.registry, table, seat)
    if bot:
        await table.act(lambda: () if seat in table.seating.people else (lines.Seated(seat, f"{lines.BOT}:{bot}", bot),))
    return RedirectResponse("/", 303)


async def absent(call: Call, links: Sequence[Any] = (), wrong: str = "") -> Response:
    """The owner's page of who is away."""
    people = [p for p in call.table.absence.sittings() if p.role != UMPIRE and (p.stand_in or p.who == lines.PERSON)]
    return call.html("clock-owner.html", 422 if wrong else 200, table=call.table, people=people, links=links, wrong=wrong,
                     bots=catalogue.bots_of(call.table.game, call.w))


async def seat_of(call: Call) -> str:
    """Whose seat it is about: one's own, or for the umpire and the owner the one that the form names."""
    named = (await call.form()).get("seat", "")
    return named if named and is_over(call) else call.role


def is_over(call: Call) -> bool:
    """Whether the caller has a say over others' seats."""
    return call.role in ("", UMPIRE)


# ---- notes and messages ------------------------------------------------------------------------------------------------
async def notes(call: Call) -> Response:
    text = (await call.form()).get("text", "").replace("\r\n", "\n")
    if len(text) > MOST_NOTES or "\0" in text:
        return await go_back(call, no("", "note-too-long", most=MOST_NOTES))
    return await go_back(call, await call.table.act(lambda: (lines.Noted(call.role, text),)))


async def address(call: Call) -> Response:
    """Where this role wants its messages: a code is sent there, and has to be typed in."""
    form, table, role = await call.form(), call.table, call.role
    if in_his_stead(call):
        return await go_back(call, no("", "not-in-stead"))
    if form.get("kind", "") == "none":
        return await go_back(call, await table.act(lambda: (lines.Address(role, ""),)))
    to = notices.address_of(call.registry.post.channels, form.get("kind", ""), form.get("to", ""))
    if isinstance(to, No):
        return await go_back(call, to)
    code, now = f"{int.from_bytes(outside.entropy(8), 'big') % 1_000_000:06d}", call.registry.now()

    def named() -> No | tuple[lines.Line, ...]:
        if len([at for at in table.absence.asked_at.get(role, []) if now - DAY < at]) >= messages.A_DAY:
            return no("", "too-many-addresses", most=messages.A_DAY)
        if not call.registry.post.may_send_code(now):
            return no("", "no-codes-now")
        return (lines.Address(role, to, code, call.lang), table.absence.notice(role, "confirm"))

    return await go_back(call, await table.act(named))


async def confirm(call: Call) -> Response:
    """The code that was sent is typed in: the address is this role's."""
    typed, table, role = (await call.form()).get("code", "").strip(), call.table, call.role
    wrong = False
    if in_his_stead(call):
        return await go_back(call, no("", "not-in-stead"))

    def confirmed() -> No | tuple[lines.Line, ...]:
        nonlocal wrong
        there = table.absence.addresses.get(role)
        if there is None or not there.code:
            return no("", "nothing-to-confirm")
        if hmac.compare_digest(typed.encode(), there.code.encode()):
            return (lines.Address(role, there.to, "", there.lang),)
        wrong = True
        table.absence.wrong_codes[role] = table.absence.wrong_codes.get(role, 0) + 1
        if table.absence.wrong_codes[role] % TYPED_WRONG:
            return no("", "wrong-code")
        return (lines.Address(role, ""),)

    refusal = await table.act(confirmed)
    return await go_back(call, no("", "wrong-code") if wrong else refusal)


# ---- replies -----------------------------------------------------------------------------------------------------------
async def answer(call: Call, refusal: No | None = None, links: Sequence[Any] = ()) -> Response:
    wrong = call.w.refusal(refusal) if refusal else ""
    return await (page(call, wrong, links) if call.role else absent(call, links, wrong))


async def go_back(call: Call, refusal: No | None, then: str = "/time") -> Response:
    """Back to the page; with what is wrong where something is."""
    if refusal is not None:
        return await answer(call, refusal)
    home = f"/t/{call.table.id}/{call.role}{then or '/time'}" if call.role else f"/t/{call.table.id}/{OWNER}/absent"
    return RedirectResponse(home, 303)
