"""The live line of a page: the stamp of its picture whenever that changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing

from starlette.responses import PlainTextResponse, Response, StreamingResponse

from montjoy.core.effects import WATCHER
from montjoy.table import access
from montjoy.table.app import Call
from montjoy.table.hub import news
from montjoy.table.room import Room

MOST_KNOWN = 64                                              # letters of a stamp that a page says it knows


async def stream(call: Call) -> Response:
    if not call.house.hub.may_listen(call.room.id, call.role, call.browser):
        return PlainTextResponse("Too many pages of this table are open.", 429, {"retry-after": "30"})
    if call.request.method == "HEAD":
        return Response(media_type="text/event-stream")
    return StreamingResponse(told(call), media_type="text/event-stream")


async def told(call: Call) -> AsyncIterator[bytes]:
    """The line's own life: nobody listens before it runs, and nobody does after it.

    Whoever lost his role between his request and this moment is heard of by nobody's `cut`, so it is asked once more."""
    house, room = call.house, call.room
    known = call.request.headers.get("last-event-id", "") or call.request.query_params.get("known", "")
    listener = house.hub.join(room, call.role, call.browser, known[:MOST_KNOWN])

    def now() -> Room:
        house.used[room.id] = house.now()
        return house.rooms.get(room.id, room)

    try:
        if call.role != WATCHER and not await access.opens(house, call.hashed, room.id, call.role):
            listener.closed = True
        async with aclosing(news(listener, now)) as stamps:
            async for line in stamps:
                yield line
    finally:
        house.hub.leave(now(), listener)
