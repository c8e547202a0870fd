"""A page that can also be opened beside a game: to a script that asks for it so, its text alone.

What is public a browser keeps, and asks each time whether it is still the same; of a table it keeps nothing.
"""

from __future__ import annotations

import hashlib
from typing import Any

from starlette.responses import HTMLResponse, Response

from montjoy.table.web import render
from montjoy.table.web.call import Call


def reply(call: Call, page: str, text: str, **given: Any) -> Response:
    """The template `page`, or of a script that asks `text`, which is a part of it."""
    if "hx-request" not in call.request.headers:
        return call.html(page, **given)
    if call.role:
        return call.html(text, **given)
    body = render.show(text, call.lang, call.w, call=call, **given).encode()
    name = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"etag": name, "cache-control": "private, no-cache", "vary": "HX-Request, Accept-Language, Cookie"}
    if call.request.headers.get("if-none-match") == name:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(body, headers=headers)
