"""A record is brought to a table: a finished game to be looked at, an unfinished one to be played on.

A finished game stays as it is, seed and all.  An unfinished one has no seed, as that was never released: it goes its own
way from its last line (`forked`), with dice of a new seed, and the dice so far are marked as brought in by hand.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core import dice as dicelib
from montjoy.core import outside
from montjoy.core.effects import No, no
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.table import store
from montjoy.table.access import names, tokens
from montjoy.table.access.tokens import OWNER, browser_of
from montjoy.table.tables import lines, uploads
from montjoy.table.tables.registry import Registry, fresh_id
from montjoy.table.tables.roles import RECORD
from montjoy.table.tables.table import NoTable, Table

MOST_ENTRIES: Final = 60_000


async def read(registry: Registry, data: bytes) -> uploads.Record | list[No | str]:
    """A record that somebody sent, checked in a process of its own; or what is wrong with it."""
    try:
        game = registry.game(jsonlines.header_of(data).game)
    except jsonlines.OtherFormat as other:
        return [str(other)]
    except (jsonlines.BadRecord, NoTable):
        return [no("", "not-a-record")]
    found = await uploads.parse_beside("record", game, data)
    if isinstance(found, list):
        return found
    if len(found.entries) > MOST_ENTRIES:
        return [no("", "record-too-long", most=MOST_ENTRIES)]
    record: uploads.Record = found
    return record


async def open_record(registry: Registry, record: uploads.Record, token: str, lang: str) -> Table:
    """The table of a record; whoever brought it holds its key."""
    header, entries, seed = record.header, list(record.entries), released(record)
    over = ended(entries)
    if not over:
        seed = dicelib.fresh_seed()
        header, entries = gone_on(header, entries, seed)
    title = names.clean(str(header.scenario.get("title", "")), 80)
    seats = {seat: lines.OPEN for seat in header.seats}
    settings = lines.Settings(title=title, seats=seats, umpire=header.umpire, typed=header.typed, lang=lang)
    id, now = fresh_id(), outside.now()
    own: list[lines.Line] = [lines.Opened()]
    if not over:
        own += [lines.Saw(browser_of(tokens.hashed(token)), RECORD), lines.Put(browser_of(tokens.hashed(token)), RECORD)]
    written = [(lines.TABLE, line) for line in own] + [(lines.RECORD, e) for e in entries]
    kept = tuple(store.Line(kind, msgspec.json.encode(line), now) for kind, line in written)
    status: Any = "over" if over else "running" if any(isinstance(e, rec.Began) for e in entries) else "open"
    version = rec.version_of(header, entries)
    played = version if version != header.rules_version else 0
    write = store.Write(
        game=id, expected=0, lines=kept, passes=(tokens.holder(id, OWNER, token),), secret=seed, status=status,
        meta=msgspec.json.encode(lines.Meta(settings, header, played=played)),
    )
    await registry.stored(write)
    registry.brought.add(id)
    return await registry.table(id)


def released(record: uploads.Record) -> bytes | None:
    """The seed, where it was released and is the one committed to."""
    for entry in record.entries:
        if isinstance(entry, rec.Released):
            return bytes.fromhex(entry.seed)
    return None


def ended(entries: list[Any]) -> bool:
    return any(isinstance(e, rec.Ended) for _, e in rec.effective(entries))


def gone_on(header: rec.Header, entries: list[Any], seed: bytes) -> tuple[rec.Header, list[Any]]:
    """An unfinished game with a seed of its own from here on; dice of the seed nobody has are dice brought in by hand."""
    forked = {"at": len(entries), "of": rec.state_hash(header)}
    commitment = dicelib.commitment(seed, header.game, header.rules_version)
    fresh = msgspec.structs.replace(header, commitment=commitment, forked=forked)
    by_hand = [msgspec.structs.replace(e, how="typed") if isinstance(e, rec.Die) and not e.how else e for e in entries]
    return fresh, [*by_hand, rec.Forked(len(entries))]
