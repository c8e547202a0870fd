"""When a table's messages leave, and what becomes of them.

A message is a line of the table before it is sent, and wanted until another line says that it was, or was given up.  It leaves at
the next full minute, whatever it was that caused it.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Final

from montjoy.table.notify.notices import Message
from montjoy.table.store import StoreError
from montjoy.table.tables import lines
from montjoy.table.tables.absence import TICK, TURN
from montjoy.table.tables.page_words import plain_words
from montjoy.table.tables.services import Services
from montjoy.table.tables.table import Table

log = logging.getLogger("montjoy.table")
AGAIN: Final = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)     # seconds until a message that failed is tried again
A_DAY: Final = 3                                             # addresses that a role may name in a day


async def tick(table: Table, now: float) -> None:
    """Messages leave: at a full minute those that are new, at their own moment those that failed before."""
    full = bool(table.absence.ticks) and now >= table.absence.ticks + TICK
    if full:
        table.absence.ticks = 0.0
        await table.act(lambda: tuple(table.absence.wanted()))
    for key, line in sorted(table.absence.notices.items()):
        tried = table.absence.tries.get(key)
        if (tried[1] > now) if tried else not (full or line.kind == "confirm"):
            continue
        if line.kind != "confirm" and no_longer(table, line):
            await table.act(lambda line=line: (lines.Sent(line.role, line.n, True),))  # type: ignore[misc]
        else:
            count = tried[0] if tried else 0
            table.absence.tries[key] = (count + 1, now + AGAIN[min(count, len(AGAIN) - 1)])
            send(table, key, line)


def no_longer(table: Table, line: lines.Noticed) -> bool:
    """He has seen to it himself, or looks at the table now."""
    if not table.absence.reachable(line.role) or table.seating.here.get(line.role):
        return True
    about = {q.asked.id for q in table.session.open if q.seat == line.role and not q.done}
    return line.kind in (TURN, "warned") and line.question not in about


def send(table: Table, key: tuple[str, int], line: lines.Noticed) -> None:
    """Hand a message to the post, unless it is there already; how long that takes is nobody's business at the table."""
    post, name = table.services.post, (table.id, *key)
    if name not in post.under_way and not post.closed:
        post.under_way.add(name)
        to, said = table.absence.addresses[line.role].to, message(table, line, post.channels.address)
        table.services.spawn(_send(table.services, table.id, key, to, said, table.absence.tries[key][0]))


async def _send(services: Services, id: str, key: tuple[str, int], to: str, said: Message, count: int) -> None:
    try:
        ok = await services.post.send(to, said)
        if ok or count > len(AGAIN):
            table: Table = await services.table(id)
            await table.act(lambda: (lines.Sent(*key, ok),) if key in table.absence.notices else ())
    except StoreError:
        raise
    except Exception as error:                               # the table is gone or read again: it stays wanted
        log.warning("a message of table %s waits: %s", id, type(error).__name__)
    finally:
        services.post.under_way.discard((id, *key))


def message(table: Table, line: lines.Noticed, address: str) -> Message:
    """What is sent: the kind's own words in the role's language, and for a confirmation its code."""
    there = table.absence.addresses[line.role]
    t = plain_words(there.lang).text
    text = t(f"page-notice-{line.kind}")
    if line.kind == "confirm":
        text = f"{text} {there.code}"
    return Message(name_of(table.id, line), t("page-notice-subject"), text, f"{address}/t/{table.id}" if address else "")


def name_of(id: str, line: lines.Noticed) -> str:
    """The message's own name, the same whenever it is sent.  The number in it counts the role's own messages."""
    return hashlib.blake2b(f"{id}/{line.role}/{line.n}".encode(), digest_size=12).hexdigest()
