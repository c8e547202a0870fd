"""Tables of this server that anybody may join: on the first page, where their hosts want it, until they are full or begun.

Nothing is said of any other table: what is not in the list is answered like what is not there, without being looked for.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from starlette.responses import RedirectResponse, Response

from montjoy.core.effects import Seat
from montjoy.table import store
from montjoy.table.access import names, tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import invitations, lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import NoTable, Table
from montjoy.table.web.call import Call
from montjoy.table.web.pages.doorway import Doorway
from montjoy.table.web.replies import not_here, remember

MOST_NAME: Final = 40
MOST: Final = 12                                             # on the first page
MOST_OF_ONE: Final = 3                                       # of those opened from one address
LOOKED_AT: Final = 500                                       # tables that have not begun, those last changed first
FRESH: Final = 2.0                                           # seconds for which the list holds


class Listed:
    """What a registry's list is made from.  `wish`: by table, whether its host wants it there, which never changes."""

    def __init__(self) -> None:
        self.wish: dict[str, bool] = {}
        self.found: list[str] = []
        self.at = float("-inf")
        self.looking = asyncio.Lock()


_listed: WeakKeyDictionary[Registry, Listed] = WeakKeyDictionary()


async def ids(registry: Registry) -> list[str]:
    """The tables that have not begun and whose hosts want them listed, the newest first."""
    kept = _listed.setdefault(registry, Listed())
    async with kept.looking:
        if registry.stopwatch() - kept.at > FRESH:
            heads = await asyncio.to_thread(registry.store.games, "open", LOOKED_AT)
            there = {head.game for head in heads}
            kept.wish = {id: wish for id, wish in kept.wish.items() if id in there}
            for head in heads:
                if head.game not in kept.wish:
                    kept.wish[head.game] = await wants(registry, head.game)
            kept.found = [head.game for head in sorted(heads, key=lambda h: -h.begun) if kept.wish[head.game]]
            kept.at = registry.stopwatch()
    return kept.found


async def wants(registry: Registry, id: str) -> bool:
    """Whether a table's host wants it in the list."""
    try:
        raw = await asyncio.to_thread(registry.store.meta, id)
        return raw is not None and msgspec.json.decode(raw, type=lines.Meta).settings.listed
    except (msgspec.MsgspecError, store.Damaged):            # of another release, or not whole: whoever opens it is told
        return False


async def free_seats(registry: Registry, table: Table) -> list[Seat]:
    """The seats that nobody holds and for which no invitation is out."""
    if table.status != "open" or table.clock.begins_by or not table.settings.listed:
        return []
    there = await asyncio.to_thread(registry.store.passes_of, table.id)
    kept = {p.role for p in there if p.kind == "invite" and p.state == "open" and p.until > registry.now()}
    return [seat for seat in table.session.seats if seat not in table.seating.people and seat not in kept]


class Offered:
    """A table in the list, and its free seats with their words."""

    def __init__(self, call: Call, table: Table, free: list[Seat]) -> None:
        self.door = Doorway(call, table, inside=False)
        w = table.words(call.lang)
        self.href, self.free = f"/open/{table.id}", [(seat, w.name(seat)) for seat in free]
        self.names = [name for _, name in self.free]


async def find_offered(call: Call) -> list[Offered]:
    """The list as the first page shows it; this browser's own tables stand elsewhere on it."""
    found, of_one, mine = list[Offered](), Counter[str](), {p.game for p in call.passes}
    for id in await ids(call.registry):
        address = call.registry.growth.opener.get(id, "")
        if len(found) == MOST or id in mine or (address and of_one[address] == MOST_OF_ONE):
            continue
        try:
            table = await call.registry.table(id)
        except NoTable:
            continue
        if free := await free_seats(call.registry, table):
            found.append(Offered(call, table, free))
            of_one[address] += 1
    return found


async def find(call: Call) -> tuple[Table, list[Seat]] | None:
    """The table of the address and its free seats; None where it is not in the list any more, or never was."""
    id = call.request.path_params["door"]
    if id not in await ids(call.registry):
        return None
    try:
        table = await call.registry.table(id)
    except NoTable:
        return None
    return table, await free_seats(call.registry, table)


async def page(call: Call, wrong: str = "", status: int = 200, name: str = "") -> Response:
    """What is played at an open table, and its free seats to choose from."""
    found = await find(call)
    if found is None or (not found[1] and not wrong):
        return not_here(call)
    return call.html("open-table.html", status, table=Offered(call, *found), wrong=wrong, name=name)


async def sit(call: Call) -> Response:
    """Somebody takes a free seat: an invitation is made and used in one.  Who sits there already goes to his seat."""
    form, found = await call.form(), await find(call)
    if found is None:
        return not_here(call)
    table, free = found
    mine = [role for role in call.holds(table.id) if role != OWNER]
    if mine:
        return RedirectResponse(f"/t/{table.id}/{mine[0]}", 303)
    seat, name = form.get("seat", ""), names.clean(form.get("name", ""), MOST_NAME)
    if seat not in free:
        return await page(call, "page-seat-gone", 422, name)
    token, ticket = tokens.invitation(seat, table.id)
    await table.act(lambda: None, passes=(ticket,))
    hash = form.get("nonce_hash", "")
    try:
        _, role, fresh = await invitations.exchange(call.registry, token, name, call.token, hash=hash, free=True)
    except invitations.Used as error:
        await table.act(lambda: None, passes=tokens.revoked([ticket]))
        taken = error.says == invitations.Used.says
        return await page(call, "page-seat-gone" if taken else error.says, 422, name)
    answer = RedirectResponse(f"/t/{table.id}/{role}", 303)
    remember(call, answer, fresh)
    return answer
