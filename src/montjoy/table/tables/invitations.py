"""Who comes in by an invitation, and who is shut out: passes are exchanged, moved, revoked and made, each with the table's line
that says so in the same write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from montjoy.core.effects import No, no
from montjoy.core.record.nonces import is_hash
from montjoy.table import store
from montjoy.table.access import names, tokens
from montjoy.table.access.tokens import browser_of
from montjoy.table.tables import lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.table import Gone, NoTable, Table

NAMELESS: Final = "?"                                        # who plays in another's stead and has no name either


class Used(Exception):
    """An invitation that is none, any more or at all.  `says`: the message for whoever came with it."""

    says = "page-link-used"


class NameTaken(Used):
    """The invitation is good, but somebody at the table has a name that looks like this one.  It is not used up."""

    says = "page-name-taken"


class SawMore(Used):
    """The invitation is good, but this browser has seen what the seat may not see.  It is not used up."""

    says = "page-saw-more"


WHY: Final[dict[str, type[Used]]] = {"saw-more": SawMore, "seat-taken": Used}


async def passes(registry: Registry, token: str, kind: str) -> tuple[store.Pass, ...]:
    """What a token opens now, in every table."""
    if not 16 <= len(token) <= 64 or not token.isascii():
        return ()
    hash = tokens.hashed(token)
    found = registry.passes.get(hash)
    if found is None:
        before = registry.passes_changed
        found = await asyncio.to_thread(registry.store.passes, hash)
        if found and before == registry.passes_changed:      # a token that opens nothing takes no room
            if len(registry.passes) > 20_000:
                registry.passes.clear()
            registry.passes[hash] = found
    now = registry.now()
    return tuple(p for p in found if p.kind == kind and tokens.is_live(p) and p.until > now)


async def find_seat(registry: Registry, token: str) -> tuple[Table, str]:
    """The table and the role that an invitation is for; nothing is used up.  Raises Used."""
    for ticket in await passes(registry, token, "invite"):
        return await registry.table(ticket.game), ticket.role
    raise Used


async def exchange(
    registry: Registry, token: str, name: str, before: str, program: bool = False, hash: str = "", free: bool = False
) -> tuple[Table, str, str]:
    """An invitation becomes a pass.  -> the table, the role, the new token of this browser (or program).

    `hash`: of what its program will add to the seed of the dice; "": nothing.
    `free`: only where nobody sits there yet.
    `before`: the browser's token so far; its other passes move to the new one.  Raises Used: whatever the token is, it is
    of no use, and no more is said."""
    invited = [p for p in await passes(registry, token, "invite")]
    if not invited:
        raise Used
    ticket = invited[0]
    table = await registry.table(ticket.game)
    seating, expected = table.seating, table.absence.expected
    fresh = tokens.fresh_token()
    kind: store.PassKind = "bearer" if program else "browser"
    mine = tokens.holder(table.id, ticket.role, fresh, kind)

    old, new = browser_of(tokens.hashed(before)), browser_of(tokens.hashed(fresh))

    def others() -> list[str]:
        own = "" if expected(ticket.role) else ticket.role   # who plays in another's stead is told from him by his name
        return [there.name for role, there in seating.people.items() if role != own and there.who == lines.PERSON]

    gone: tuple[store.Pass, ...] = ()
    mine_here = await passes(registry, before, "browser") if before else ()
    also = {p.role for p in mine_here if p.game == table.id and p.role in table.roles}
    old = next((tokens.whose(p) for p in mine_here if p.game == table.id), old)

    def sit() -> No | tuple[lines.Line, ...]:
        if ticket.role not in table.roles:
            return ()
        if free and ticket.role in seating.people:
            return no("", "seat-taken", seat=ticket.role)
        if ticket.role in table.session.seats and table.session.began and seating.browsers.saw_more(old, also, ticket.role):
            return no("", "saw-more")
        if (wrong := names.why_not(name, others())) is not None:
            return wrong
        called = name or (NAMELESS if expected(ticket.role) else "")
        people, unknown = seating.people, also - seating.browsers.saw.get(old, set())
        seen = (lines.Saw(old, role, people[role].name if role in people else "") for role in sorted(unknown))
        put = (lines.Put(browser_of(p.hash), ticket.role) for p in gone)
        late = table.session.began or table.clock.begins_by or expected(ticket.role)     # frozen already, or the seat another's
        announces = ticket.role in table.session.seats and is_hash(hash) and not late
        adds = (lines.Announced(ticket.role, hash),) if announces else ()
        return (lines.Seated(ticket.role, lines.PERSON, called), *adds, *seen, *put, lines.Saw(new, ticket.role, called))

    async with registry.joining:
        if not [p for p in await passes(registry, token, "invite")]:
            raise Used
        used = msgspec.structs.replace(ticket, state="used")
        gone = () if expected(ticket.role) else await _find_former_holders(registry, table, ticket.role)
        refusal = await table.act(sit, passes=(used, *gone, mine))
        if refusal is not None:
            raise WHY.get(refusal.reason, NameTaken)
        if gone:
            registry.subscribers.cut(table.id, role=ticket.role)
        if not program and before:
            await _move(registry, before, fresh)
    return table, ticket.role, fresh


async def _find_former_holders(registry: Registry, table: Table, role: str) -> tuple[store.Pass, ...]:
    """Who held a seat before and holds it no longer when a new link to it is used: nobody sits at a seat unseen by its player.
    The umpire's role and the watcher's may be held by several."""
    if role not in table.session.seats:
        return ()
    there = await asyncio.to_thread(registry.store.passes_of, table.id)
    held = [p for p in there if p.role == role and tokens.is_live(p) and p.kind != "invite"]
    return tokens.revoked(held)


async def move(registry: Registry, before: str, fresh: str) -> None:
    """A browser's other passes hang on its new token; the old one opens them for a little while yet."""
    async with registry.joining:
        await _move(registry, before, fresh)


async def _move(registry: Registry, before: str, fresh: str) -> None:
    """Table by table, but all at once: the disk is waited for together, while nobody else can join anywhere."""
    now, moving = registry.now(), dict[str, list[store.Pass]]()
    for old in await passes(registry, before, "browser"):
        if not tokens.is_replaced(old) or old.until > now + tokens.HONOURED:
            moving.setdefault(old.game, []).append(old)      # else the next token has been seen: they are that one's
    done = await asyncio.gather(*(_move_at(registry, held, before, fresh) for held in moving.values()), return_exceptions=True)
    for error in filter(None, done):
        raise error


async def _move_at(registry: Registry, held: Sequence[store.Pass], before: str, fresh: str) -> None:
    """The passes of one table."""
    was, new, now = tokens.hashed(before), tokens.hashed(fresh), registry.now()
    for old in held:
        there = await asyncio.to_thread(registry.store.passes_of, old.game)
        names = {browser_of(was), tokens.whose(old)}         # and the next one, where that was lost on its way
        live = [p for p in there if p.role == old.role and tokens.is_live(p) and p.until > now]
        his = [p for p in live if {browser_of(p.hash), tokens.whose(p)} & names]
        gone = [tokens.replaced(p, new, min(p.until, now + tokens.UNSEEN)) for p in his]
        until = now + tokens.STAYS if tokens.is_replaced(old) else old.until
        here = msgspec.structs.replace(old, hash=new, state="open", until=until)
        await _keep(registry, old.game, _carried(tokens.whose(old), browser_of(new)), (*gone, here))
        registry.successors[new] = was


def _carried(was: str, new: str) -> Callable[[Table], Sequence[lines.Line]]:
    """What a browser saw and holds at a table comes along."""
    return lambda table: tuple(table.seating.browsers.carried(was, new))


async def _keep(registry: Registry, id: str, own: Callable[[Table], Sequence[lines.Line]], gone: Sequence[store.Pass]) -> None:
    """Passes of a table are changed; of one that cannot be read the passes alone."""
    try:
        table = await registry.table(id)
    except Exception:
        with suppress(NoTable, store.Conflict, store.Damaged):
            await registry.write_beside(id, passes=tuple(gone))
        return
    try:
        await table.act(lambda: own(table), passes=gone)
    except Gone:                                             # it is read again
        again = await registry.table(id)
        await again.act(lambda: own(again), passes=gone)


async def shorten_last(registry: Registry, fresh: bytes) -> None:
    """A browser has come with its new token: the one before it is honoured for a minute more, and then its open pages begin
    anew with the new one."""
    was = registry.successors.pop(fresh, None)
    if was is None:
        return
    async with registry.joining:
        until = registry.now() + tokens.HONOURED
        for old in await asyncio.to_thread(registry.store.passes, was):
            if tokens.is_replaced(old) and old.until > until:
                await _keep(registry, old.game, lambda table: (), (msgspec.structs.replace(old, until=until),))
                asyncio.get_running_loop().call_later(tokens.HONOURED, registry.subscribers.cut, old.game, was)


async def revoke(registry: Registry, table: Table, role: str) -> None:
    """Every link, browser and program of a role is shut out; open pages end at once."""
    async with registry.joining:                             # nobody comes in between the reading and the shutting out
        there = await asyncio.to_thread(registry.store.passes_of, table.id)
        gone = tokens.revoked(p for p in there if p.role == role and tokens.is_live(p))
        await table.act(lambda: (lines.Left(role),) if role in table.seating.people else (), passes=gone)
    registry.subscribers.cut(table.id, role=role)


async def forget(registry: Registry, token: str) -> None:
    """A browser holds nothing any more, whichever of its tokens it sends; its open pages end at once.  Who sat there still does;
    a new link brings him back."""
    async with registry.joining:
        for game in {p.game for p in await passes(registry, token, "browser")}:
            there = await asyncio.to_thread(registry.store.passes_of, game)
            mine = tokens.same_browser(there, tokens.hashed(token))
            gone = tokens.revoked(p for p in there if p.hash in mine and tokens.is_live(p))
            await _keep(registry, game, lambda table: (), gone)
            for hash in mine:
                registry.subscribers.cut(game, browser=hash)


async def opens(registry: Registry, hashed: bytes, table: str, role: str) -> bool:
    """Whether a browser or program, known by its token's hash, holds a role now."""
    there = await asyncio.to_thread(registry.store.passes, hashed)
    now = registry.now()
    return any(p.game == table and p.role == role and tokens.is_live(p) and p.until > now for p in there)


async def reissue(registry: Registry, table: Table, role: str) -> str:
    """A new link for a role; earlier links that nobody has used open nothing any more."""
    async with registry.joining:
        there = await asyncio.to_thread(registry.store.passes_of, table.id)
        old = [p for p in there if p.role == role and p.kind == "invite" and p.state == "open"]
        token, ticket = tokens.invitation(role, table.id)
        await table.act(lambda: None, passes=(*tokens.revoked(old), ticket))
    return token
