"""What `serve` is told on the command line, made into a running server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from montjoy.core.content import files, messages
from montjoy.core.record import jsonlines
from montjoy.core.session.versions import Rehearsal, Standing
from montjoy.table.access.tokens import OWNER
from montjoy.table.notify.notices import Channels, read_channels
from montjoy.table.server import EVERYWHERE, HOME, PORT, NoPort
from montjoy.table.server import serve as run
from montjoy.table.store.engines import default, open_store
from montjoy.table.tables import invitations
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.rehearsal import waiting
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.table import BadSeats, Gone, NoTable
from montjoy.table.web.call import Config
from montjoy.table.web.replies import why_words

T = TypeVar("T")


class CannotServe(Exception):
    """What the host asked for cannot be done; the text says why and what would work.  `code`: the exit code."""

    def __init__(self, says: str, code: int) -> None:
        super().__init__(says)
        self.code = code


def serve(lan: bool, port: int | None, where: str, browser: bool, address: str, proxies: int, say: Callable[[str], Any],
          channels: Path | None = None) -> int:
    """Open the store and serve until interrupted.  The exit code."""
    here = origin(address)
    config = Config(
        address=here, secure=here.startswith("https://"), proxies=proxies, channels=channels_of(channels, here)
    )
    kept = open_store(where or None)
    try:
        code = run(kept, EVERYWHERE if lan else HOME, PORT if port is None else port, config, browser, say, only=port is not None)
    except NoPort as trouble:
        kept.close()
        raise CannotServe(str(trouble), 1) from None
    if code:
        say("The store failed and Montjoy had to stop. Whatever was acknowledged is kept; is the disk full or failing?")
    else:
        say("Montjoy has stopped. Every table is kept.")
    return code


def tables(where: str) -> list[str]:
    """Every table in the store: its id, how it stands, its roles, its title."""
    async def describe(registry: Registry) -> list[str]:
        found = []
        for head in registry.store.games():
            with contextlib.suppress(NoTable, Gone):
                try:
                    await registry.table(head.game)
                except Waits as waits:
                    title = messages.clean(waits.meta.settings.title) if waits.meta else ""
                    found.append(f"{head.game}  waits  {title}  ({why_words(waits, 'en')})")
                    continue
                table = await registry.table(head.game)
                roles, title = " ".join((OWNER, *table.roles)), messages.clean(table.settings.title)
                found.append(f"{table.id}  {table.status}  {roles}  {title}")
        return found

    return with_registry(where, describe)


def link(where: str, id: str, role: str, address: str) -> tuple[str, str]:
    """A new link to a role, made by the host where nobody at the table can: to the address given, that of the last server,
    or the usual one; and what is to be said of that.  CannotServe: there is no such table or role."""
    given = origin(address)

    async def make_link(registry: Registry) -> tuple[str, str]:
        try:
            table = await registry.table(id)
        except BadSeats as bad:
            raise CannotServe(f"Table {id} cannot be opened: {bad.why}.", 2) from None
        except Waits as waits:
            raise CannotServe(f"{why_words(waits, 'en')} `rehearse` tells more.", 1) from None
        except NoTable:
            raise CannotServe(f"There is no table {id}; `link` alone tells which there are.", 2) from None
        if role not in (OWNER, *table.roles):
            raise CannotServe(f"This table has no role {role}. It has {', '.join((OWNER, *table.roles))}.", 2)
        last = await asyncio.to_thread(registry.store.address)
        whose = "where the server was last" if last else "the usual address"
        note = "" if given else f"That is {whose}. If it has another, give it as --address."
        base = given or last or f"http://{HOME}:{PORT}"
        return f"{base}/join#{await invitations.reissue(registry, table, role)}", note

    return with_registry(where, make_link)


def rehearse(where: str, id: str, choose: str, out: Path | None, lang: str) -> list[Standing]:
    """What the server does at its start, for every table of older rules or for one; and what its host would choose there.
    `out`: a file into which a table's record is written, beside it the seed of its dice.  CannotServe: there is no such table."""

    async def work(registry: Registry) -> list[Standing]:
        ids = [id] if id else await registry.rehearsals.all()
        if id and await asyncio.to_thread(registry.store.head, id) is None:
            raise CannotServe(f"There is no table {id}; `link` alone tells which there are.", 2)
        found = [each for one in ids if (each := await standing(registry, one, choose, lang)).state != "current" or id]
        if out is not None:
            await take_out(registry, id, out)
        return found

    return with_registry(where, work)


async def standing(registry: Registry, id: str, choose: str, lang: str) -> Standing:
    """One table is rehearsed where it has to be, and what was chosen is done."""
    with contextlib.suppress(NoTable, LookupError):
        if await registry.rehearsals.one(id):
            meta = await registry.rehearsals.meta(id)
            return Standing(id, "same", meta.header.rules_version, Rehearsal(True, version=meta.version))
    try:
        table = await registry.table(id)
        return Standing(id, "current", table.meta.version)
    except Waits as waits:
        if waits.meta is None or waits.reason not in waiting.RULES or waits.meta.waits is None:
            because = f" ({messages.clean(str(waits))})" if str(waits) else ""       # in English, for whoever runs the server
            state = "fault" if waits.reason == waiting.FAULT else "closed"
            return Standing(id, state, waits.meta.version if waits.meta else 0, why=why_words(waits, lang) + because)
        report, played, state = waits.meta.waits.report, waits.meta.version, "other"
        if waits.reason == waiting.STANDS:
            state = "stands"
        if choose == "move" and await registry.rehearsals.move(id) is None:
            state = "moved"
        elif choose == "stand" and await registry.rehearsals.stand(id, OWNER) is None:
            state = "stands"
        return Standing(id, state, played, report)


async def take_out(registry: Registry, id: str, out: Path) -> None:
    """A table's record and the seed of its dice, as an older release's `resume` wants them."""
    meta = await registry.rehearsals.meta(id)
    there = await asyncio.to_thread(waiting.stored, registry.store, id)
    files.write(out, jsonlines.dump(waiting.at_keyboard(meta.header), there.entries), replace=False)
    if there.seed is not None:
        files.write(out.with_name(out.name + ".seed"), there.seed.hex().encode() + b"\n", mode=0o600, replace=False)


def with_registry(where: str, work: Callable[[Registry], Awaitable[T]]) -> T:
    """Something done to the tables of a store while no server runs."""
    place = default(where)
    if "://" not in place and not Path(place).is_file():
        raise CannotServe(f"{Path(place).name}: there is no store; give its place with --store", 2)
    kept = open_store(where or None)

    async def run_inside() -> T:
        registry = Registry(kept)
        try:
            return await work(registry)
        finally:
            await registry.close()

    return asyncio.run(run_inside())


def channels_of(file: Path | None, address: str) -> Channels:
    """By what the host sends messages to whoever is away.  CannotServe where the file is wrong."""
    if file is None:
        return Channels()
    try:
        found = read_channels(file)
    except (OSError, ValueError) as error:
        raise CannotServe(f"--config: {error}", 2) from None
    return msgspec.structs.replace(found, address=address or origin(found.address))


def origin(address: str) -> str:
    """The public address without a path.  CannotServe where it is none."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), 0
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query or port == 0:
        raise CannotServe(f"--address {address}: write it like https://games.example.org, without a path.", 2)
    return f"{parts.scheme}://{parts.netloc}"
