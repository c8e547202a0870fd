"""The API's document, OpenAPI 3.1, written from the table of routes and the types of what is sent and replied."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.responses import Response

from montjoy.table.access.tokens import OWNER
from montjoy.table.web import api, messages
from montjoy.table.web.call import Call, Handler
from montjoy.table.web.permissions import ANYONE, MEMBER, Row

REF: Final = "#/components/schemas/{name}"
PREFIX: Final = "/api/v1/"
SAYS: Final = {
    200: "As asked.",
    400: "Not understood, or the Idempotency-Key is missing.",
    403: "The request comes from another site, or sends a cookie beside its token.",
    404: "There is nothing here, or it is not for this token: the two are told apart nowhere.",
    409: "The same key is being worked on.",
    413: "Too much at once, or more than a seat may have stored at one table: quota-table, with the kilobytes that are left.",
    415: "Only application/json is read.",
    422: "Refused: the rule and the reason.  Nothing has changed.",
    429: "Too much in too short a time, or stored in a day: quota-day, with what is left.  Retry-After says how long to wait.",
    500: "A fault of the server's own; nothing is lost.",
    503: "The store has failed; the server ends and reads everything again.",
    507: "The disk is full; nothing was written.",
}


def handler(rows: Callable[[], Sequence[Row]]) -> Handler:
    """What answers with the document; it is written when it is first asked for."""
    written: list[bytes] = []

    async def document_of(call: Call) -> Response:
        """This document."""
        if not written:
            written.append(msgspec.json.encode(document(rows())))
        return messages.reply(written[0])

    return document_of


def document(rows: Sequence[Row]) -> dict[str, Any]:
    """The whole document."""
    types = [t for spec in messages.SPECS.values() for t in (spec.body, spec.gives) if t is not None]
    _, components = msgspec.json.schema_components([*types, messages.Trouble], ref_template=REF)
    paths: dict[str, Any] = {}
    for row in rows:
        if row.path.startswith(PREFIX):
            paths[row.path] = path(row)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Montjoy", "version": "1", "description": str(api.__doc__).partition("\n\n")[2].strip()},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer", "description": "From /api/v1/join."}},
        },
    }


def path(row: Row) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", row.path)
    place = [{"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for name in names]
    found: dict[str, Any] = {"parameters": place} if place else {}
    for method, handler in (("get", row.get), ("post", row.post)):
        if handler is not None:
            found[method] = operation(row, method, handler)
    return found


def operation(row: Row, method: str, handler: Any) -> dict[str, Any]:
    """One operation: what it takes, and every status it may answer with."""
    spec = messages.SPECS.get(handler) or messages.Spec(None, None, (), ())
    line = bool(row.path.endswith("/live"))
    says: dict[str, Any] = {
        "operationId": called(row, method),
        "summary": " ".join(str(handler.__doc__).split("\n")[0].split()),
        "responses": {"200": live() if line else reply(spec.gives)},
    }
    for code in codes(row, method, spec):
        says["responses"][str(code)] = refusal(code)
    if row.who != ANYONE or (row.path.endswith("/tables") and method == "get"):
        says["security"] = [{"bearer": []}] if row.who in (MEMBER, OWNER) else [{"bearer": []}, {}]
    query = [*spec.query, *([("known", "the stamp that is known; nothing is sent until it is another")] if line else ())]
    says["parameters"] = [{"name": n, "in": "query", "description": d, "schema": kind(n)} for n, d in query]
    if method == "post" and row.who == MEMBER:
        least, most = messages.KEY
        key = {"type": "string", "minLength": least, "maxLength": most, "pattern": f"^[!-~]{{{least},{most}}}$"}
        says["parameters"].append({"name": "Idempotency-Key", "in": "header", "required": True, "schema": key})
    if row.path.endswith("/join"):
        says["parameters"].append({"name": "Idempotency-Key", "in": "header", "required": False, "schema": {"type": "string"}})
    if spec.body is not None:
        says["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema(spec.body)}}}
    return says


def called(row: Row, method: str) -> str:
    if row.path.endswith("{role}"):
        return "picture"
    if row.path.endswith("/tables") and method == "post":
        return "open"
    return row.path.rpartition("/")[2].replace(".json", "")


def kind(name: str) -> dict[str, Any]:
    numbers = ("since", "most", "item", "question")
    return {"type": "integer", "minimum": 0, "maximum": 999_999_999} if name in numbers else {"type": "string"}


def codes(row: Row, method: str, spec: Any) -> list[int]:
    """Every status besides 200, in order."""
    found = {400, 429, 500, 503, *spec.codes}
    if "{table}" in row.path or row.path.endswith("/tables"):
        found |= {404, 422}                                  # a table whose seats are called what no seat may be called
    if method == "post":
        found |= {403, 413, 507}
    if spec.body is not None:
        found.add(415)
    return sorted(found)


def schema(wanted: Any) -> Any:
    (found,), _ = msgspec.json.schema_components([wanted], ref_template=REF)
    return found


def reply(gives: Any) -> dict[str, Any]:
    body = schema(gives) if gives is not None else {"type": "object"}
    return {"description": SAYS[200], "content": {"application/json": {"schema": body}}}


def live() -> dict[str, Any]:
    text = "Server-sent events: `changed` with the new stamp whenever the picture is another one; `closed` at the end."
    return {"description": text, "content": {"text/event-stream": {"schema": {"type": "string"}}}}


def refusal(code: int) -> dict[str, Any]:
    """A refusal is JSON, except where the HTTP server itself cannot read what is sent."""
    said: dict[str, Any] = {"application/json": {"schema": schema(messages.Trouble)}}
    if code == 400:
        said["text/plain"] = {"schema": {"type": "string"}}
    return {"description": SAYS[code], "content": said}
