"""What stands at a place of the board: for whoever points at it, by mouse or finger, or goes there with the arrow keys.

Made from the role's own picture alone, like the board itself; nobody else is told that somebody has looked.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.responses import JSONResponse, Response

from montjoy.core.game import Game
from montjoy.table.web.call import Call

Point = tuple[float, float]
WAYS: Final[Mapping[str, Point]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
FARTHEST: Final = 1e6                                        # of a point that somebody names
LEAST: Final = 0.5                                           # less far ahead is beside


async def look(call: Call) -> Response:
    """The place at a point, or the next one from there in a direction; empty where there is none."""
    picture, game = call.table.pictures.of(call.role), call.table.game
    view = picture.page.view if picture.page else None
    if view is None or game.places is None:
        return JSONResponse({"says": []})
    there = game.places.places(view)
    query = call.request.query_params
    at = point(query.get("x"), query.get("y"))
    place = game.places.place_at(view, *at) if at is not None else amid(there)
    if (way := WAYS.get(query.get("go", ""))) is not None and at is not None:
        place = beyond(there, there.get(place, at), way) or place
    return JSONResponse(told(game, view, call.w, place, there, picture.questions))


def told(
    game: Game, view: Any, w: Any, place: str, there: Mapping[str, Point], asked: Sequence[Any] = ()
) -> dict[str, Any]:
    """A place as the page is told of it: where its middle is, what it is called in orders, what one sees there."""
    if game.places is None or place not in there:
        return {"says": []}
    x, y = there[place]
    says = [str(line) for line in game.places.here(view, w, place)]
    into = place if game.post is not None else ""
    return {"x": x, "y": y, "into": into, "says": says, "drawn": str(game.places.drawn(view, place, asked))}


def point(x: str | None, y: str | None) -> Point | None:
    """A point that the address names; None: none, or no such numbers."""
    try:
        found = float(x or ""), float(y or "")
    except ValueError:
        return None
    return found if all(math.isfinite(value) and abs(value) < FARTHEST for value in found) else None


def amid(there: Mapping[str, Point]) -> str:
    """The place in the middle of all."""
    if not there:
        return ""
    x, y = (sum(at[i] for at in there.values()) / len(there) for i in (0, 1))
    return min(there, key=lambda place: math.hypot(there[place][0] - x, there[place][1] - y))


def beyond(there: Mapping[str, Point], at: Point, way: Point) -> str:
    """The nearest place in a direction, one that lies more ahead than beside before any other; "" none."""
    found = []
    for place, (x, y) in there.items():
        ahead = (x - at[0]) * way[0] + (y - at[1]) * way[1]
        beside = abs((x - at[0]) * way[1]) + abs((y - at[1]) * way[0])
        if ahead >= LEAST:
            found.append((beside > ahead, math.hypot(ahead, 2 * beside), place))
    return min(found)[2] if found else ""
