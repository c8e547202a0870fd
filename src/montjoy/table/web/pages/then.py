"""Looking back while the game is played: a turn as the role saw it then, with the log up to there."""

from __future__ import annotations

import msgspec
from markupsafe import Markup
from starlette.responses import Response

from montjoy.table.web import replays
from montjoy.table.web.call import Call, whole


async def look(call: Call) -> Response:
    """A turn by its number, without one the newest; alone for the page that asks for it, else as a page of its own."""
    table, picture = call.table, call.table.pictures.of(call.role)
    turn = whole(call.request.query_params.get("turn"))
    found = await replays.of(call.registry).look_back(table, call.role, picture.told, turn, call.lang) if picture.page else None
    there = {k: Markup(v) if k in DRAWN else v for k, v in msgspec.structs.asdict(found).items()} if found else {"turn": 0}
    whole_page = "hx-request" not in call.request.headers
    return call.html("then.html" if whole_page else "then-part.html", table=table, base=f"/t/{table.id}/{call.role}", **there)


DRAWN = ("board", "side", "card", "log")
