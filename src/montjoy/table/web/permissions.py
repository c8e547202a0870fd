"""Who may call an address, and whether this caller is one of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.web.call import Call, Handler

ANYONE: Final = "anyone"
SEAT: Final = "seat"                                         # who holds the role in the address, a seat
ROLE: Final = "role"                                         # a seat, the umpire, or a watcher where watching is allowed
MEMBER: Final = "member"                                     # a seat or the umpire
DESK: Final = "desk"                                         # the umpire
NOWHERE: Final = "nowhere0"                                  # a name that no table has: they are longer


class Row(NamedTuple):
    """An address: for a method the handler, and who may call it."""

    path: str
    who: str
    get: Handler | None = None
    post: Handler | None = None


async def let_in(call: Call, who: str) -> bool:
    """Whether this caller may call an address, with the table read where the address names one."""
    table = call.request.path_params.get("table")
    if table is None:
        return who == ANYONE
    held = call.holds(table)
    role = call.role
    if who == ANYONE:
        allowed = True
    elif who == OWNER:
        allowed = OWNER in held
    elif role == WATCHER:
        allowed = who == ROLE
    else:
        allowed = role in held and (who != SEAT or role != UMPIRE) and (who != DESK or role == UMPIRE) and role != OWNER
    if not allowed:
        return False
    try:
        call._table = await call.registry.table(table)
    except Waits as waits:                                   # whoever may not know of it hears what he always hears
        if held or (waits.meta is not None and waits.meta.settings.watch != "nobody"):
            raise
        await call.registry.table(NOWHERE)
    watched = call.table.settings.watch != "nobody" or call.table.session.over
    if role in (WATCHER, "") and not held and not watched:   # nobody learns that there is such a table, nor by how long it takes
        await call.registry.table(NOWHERE)                    # raises, as for a name that no table has
        return False
    return not role or role in (*call.table.session.viewers, OWNER)
