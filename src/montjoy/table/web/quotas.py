"""How many bytes a request may have stored: what it costs, and what is answered where there is no room for it.

A request costs what it brings, twice, and what its kind leaves behind on average; where a browser is given a new token, also
what it holds.  That is known before anything is done and depends on nothing but the request and who makes it: whoever is refused
learns nothing of others, nor of what followed from his own acts.
"""

from __future__ import annotations

import math
from typing import Final

from starlette.responses import Response

from montjoy.core.effects import No
from montjoy.table.access.rates import SAFE, Rates
from montjoy.table.tables import growth
from montjoy.table.web import guard
from montjoy.table.web.call import Call
from montjoy.table.web.messages import Trouble, reply
from montjoy.table.web.permissions import Row
from montjoy.table.web.replies import wants_json

ACT: Final = 2_000                                           # bytes that any act leaves behind
OPENING: Final = 500_000                                     # a table, with what it comes to by itself
TURN: Final = 2_500                                          # an answer, with what follows from it
BACK: Final = 50_000                                         # a ruling: a game that goes back is played again
LINK: Final = 6_000                                          # a link for every seat
PRICES: Final = {
    **dict.fromkeys(
        ("/new", "/new/own", "/api/v1/tables", "/sample", "/learn/{game}", "/build/{game}/open", "/import", "again"), OPENING
    ),
    **dict.fromkeys(("answer", "type", "start"), TURN),
    **dict.fromkeys(("propose", "agree", "rule"), BACK),
    **dict.fromkeys(("link", "stand-in", "join", "/open/{door}"), LINK),
}
MOVE: Final = 500                                            # what moves to a browser's new token, for each role that it holds
STEP: Final = 100_000                                        # an address is told no more exactly: others may share it
READS: Final = (                                             # they are posted and store nothing
    "/lang", "/join/look", "/build/{game}", "/build/{game}/own", "/t/{table}/{role}/skip",
    "/t/{table}/{role}/desk/state", "/t/{table}/{role}/desk/preview",
)
GAINS: Final = (                                             # where a browser gets a new token
    "/new", "/new/own", "/sample", "/join", "/learn/{game}", "/build/{game}/open", "/import", "/open/{door}",
    "/t/{table}/{role}/again",
)
FREE: Final = ("/t/{table}/owner/close", "/t/{table}/owner/delete", "/forget")   # they make room, or end something
NEWEST: Final = ("notes",)                                   # the newest alone is kept: none of a role's share
ANSWERS: Final = ("answer", "type")


def price(row: Row, method: str, length: int) -> int:
    """What a request of so many bytes costs; 0: it stores nothing."""
    if row.path in (*READS, *FREE) or method in SAFE:
        return 0
    return (PRICES.get(row.path) or PRICES.get(row.path.rpartition("/")[2], ACT)) + 2 * length


def length_of(call: Call) -> int:
    """The bytes that a request brings; the most that it may, where it does not say."""
    scope = call.request.scope
    said = call.request.headers.get("content-length", "")
    return int(said) if said.isascii() and said.isdigit() else guard.most_of(scope)


def why_not(call: Call, row: Row, rates: Rates) -> tuple[int, No, float] | int:
    """What the request has cost, or why there is no room for it: status, reason, seconds until there is."""
    length = length_of(call)
    if not (cost := price(row, call.request.method, length)):
        return 0
    if row.path in GAINS:
        cost += MOVE * len(call.passes)
    last = row.path.rpartition("/")[2]
    if "{role}" in row.path and last not in NEWEST:
        most = growth.ANSWERS if last in ANSWERS else growth.SHARE
        left = most - call.table.log.sizes.by[call.role]
        if left < length + ACT:
            return 413, No("", "quota-table", {"left": max(0, left) // 1000, "most": most // 1000}), 0.0
    if wait := rates.draw(address(call), "bytes", cost):
        room, there = rates.limits["bytes"][0], rates.left(address(call), "bytes")
        facts: dict[str, str | int] = {"left": int(there) // STEP * STEP // 1000, "most": int(room) // 1000}
        facts["minutes"] = math.ceil(wait / 60)
        return 429, No("", "quota-day", facts), wait
    return cost


def address(call: Call) -> str:
    return str(call.request.scope.get("client_address", ""))


def refused(call: Call, status: int, why: No, wait: float) -> Response:
    """There is no room: as JSON, as a line beside what was typed, or as a page; nothing has changed."""
    says = call.w.refusal(why)
    if wants_json(call):
        answer = reply(Trouble(why.reason, why.rule, why.facts, says), status)
    elif "hx-request" in call.request.headers:
        answer = call.html("refused.html", status, text=says)
    else:
        answer = call.html("no-room.html", status, text=says)
    if wait:
        answer.headers["retry-after"] = str(math.ceil(wait))
    return answer


