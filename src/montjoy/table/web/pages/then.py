"""Looking back while the game is played: a turn, or a step of it, as the role saw it then, with the log up to there."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from markupsafe import Markup
from starlette.responses import Response

from montjoy.table.web import replays
from montjoy.table.web.call import Call
from montjoy.table.web.call import whole as number
from montjoy.words import Words


async def look(call: Call) -> Response:
    """A turn by its number, without one that before the newest, and a step of it by its own ("last"); alone for the page that
    asks for it, else as a whole page."""
    table, picture, given = call.table, call.table.pictures.of(call.role), call.request.query_params
    turn = number(given.get("turn"))
    step = replays.NEWEST if given.get("step") == "last" else number(given.get("step"))
    past = replays.of(call.registry)
    found = await past.look_back(table, call.role, picture.told, turn, step, call.lang) if picture.page else None
    there = {k: Markup(v) if k in DRAWN else v for k, v in msgspec.structs.asdict(found).items()} if found else dict(NOTHING)
    whole, base = "hx-request" not in call.request.headers, f"/t/{table.id}/{call.role}"
    there |= {"table": table, "base": base, "whole": whole, "title": title(found, call.w)}
    return call.html("then.html" if whole else "then-part.html", **there)


def title(found: replays.Then | None, w: Words) -> str:
    """Which moment it is."""
    if found is None:
        return w.text("page-then-none")
    if found.step:
        return w.text("page-then-step", turn=found.turn, last=found.last, step=found.step, steps=found.steps)
    return w.text("page-then", turn=found.turn, last=found.last, newest="yes" if found.turn == found.last else "no")


NOTHING: Final[dict[str, Any]] = {"turn": 0, "step": 0, "before": None, "after": None, "head": ""}
DRAWN = ("board", "side", "card", "log")
