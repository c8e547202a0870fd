"""Looking back while the game is played: a turn as the role saw it then, with the log up to there."""

from __future__ import annotations

import msgspec
from markupsafe import Markup
from starlette.responses import Response

from montjoy.table.web import replays
from montjoy.table.web.call import Call
from montjoy.table.web.call import whole as number


async def look(call: Call) -> Response:
    """A turn by its number, without one that before the newest; alone for the page that asks for it, else as a whole page."""
    table, picture = call.table, call.table.pictures.of(call.role)
    turn = number(call.request.query_params.get("turn"))
    found = await replays.of(call.registry).look_back(table, call.role, picture.told, turn, call.lang) if picture.page else None
    there = {k: Markup(v) if k in DRAWN else v for k, v in msgspec.structs.asdict(found).items()} if found else {"turn": 0}
    whole, base = "hx-request" not in call.request.headers, f"/t/{table.id}/{call.role}"
    return call.html("then.html" if whole else "then-part.html", table=table, base=base, whole=whole, **there)


DRAWN = ("board", "side", "card", "log")
