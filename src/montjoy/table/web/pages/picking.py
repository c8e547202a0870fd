"""A form filled by picking on the board: what is picked, what can be ordered there, and the line of a choice put into the text.

Made from the role's own picture alone; nothing is answered, nothing is kept, nobody else is told.  A page's script asks for it;
without script the same buttons send the form here and bring the whole page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from starlette.responses import JSONResponse, Response

from montjoy.core.capabilities import Pickable, Picked, Picks
from montjoy.core.effects import no
from montjoy.core.session.streams import Asked
from montjoy.table.tables.pictures import stamp
from montjoy.table.web import render
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages import here, seat
from montjoy.table.web.reckoner import beside
from montjoy.words import Words


class Shown(NamedTuple):
    """What is picked of a question's form, as a page shows it: the choices under their headings, each with its number."""

    question: int
    at: str
    says: Sequence[str]
    groups: Sequence[tuple[str, Sequence[tuple[int, Pickable]]]]
    back: str
    other: bool                                              # something is picked, so that another may be


async def pick(call: Call) -> Response:
    """What can be ordered of what the form names, after the line that it brings, if any, has been put into its text."""
    form = await call.form()
    picture, picks = call.table.pictures.of(call.role), call.table.game.picks
    number = whole(form.get("question"))
    asked = next((q for q in picture.questions if q.id == number and q.kind == "order"), None)
    if picks is None or picture.page is None or asked is None:
        return seat.refused(call, no("", "question-gone"))
    view, text, at = picture.page.view, form.get("text", "").replace("\r\n", "\n"), form.get("pick", "")
    if line := form.get("put", ""):
        text, at = picks.put(view, asked, text, line), at.partition(" ")[0]
    elif (point := here.point(form.get("x"), form.get("y"))) is not None and call.table.game.places is not None:
        at = f"{at} {call.table.game.places.place_at(view, *point)}".strip()
    key = picture.table, picture.role, stamp(picture), call.lang, number, text, at, is_script(call)
    made = beside.ask(key, shown_to, picks, view, asked, text, at, call)
    if made is None:
        return call.html("refused.html", 503, text=call.w.text("page-odds-busy"))
    found, shown, body, text = await asyncio.wrap_future(made)
    if not is_script(call):
        return seat.whole_page(call, typed=text, picked=shown)
    if found is None:
        return JSONResponse({"text": text, "at": ""})
    shows = {"html": body, "drawn": str(found.drawn), "planned": found.planned}
    return JSONResponse({"text": text, "at": found.at, "back": found.back, **shows})


def is_script(call: Call) -> bool:
    """A page's script asks, for the parts that change; else the whole page is sent, with the text that is not sent yet."""
    return "hx-request" in call.request.headers


def shown_to(
    picks: Picks, view: Any, asked: Asked, text: str, at: str, call: Call
) -> tuple[Picked | None, Shown | None, str, str]:
    """What is found, in words, and the text: for hundreds of squares that takes a while."""
    found = picks.picks(view, asked, text, at, call.w)
    if found is not None and found.only:
        text = picks.put(view, asked, text, found.only)
        found = picks.picks(view, asked, text, at.partition(" ")[0], call.w)
    shown = as_shown(call.w, asked, found) if found else None
    base = f"/t/{call.table.id}/{call.role}"
    body = render.show("picked.html", call.lang, call.w, picked=shown, base=base) if shown and is_script(call) else ""
    return found, shown, body, text


def as_shown(w: Words, asked: Asked, found: Picked) -> Shown:
    """Choices without a heading first, as they come."""
    numbered = sorted(enumerate(found.choices), key=lambda choice: choice[1].group)
    groups = [
        (str(w.text("picks-group", group=name)) if name else "", list(choices))
        for name, choices in groupby(numbered, key=lambda choice: choice[1].group)
    ]
    return Shown(asked.id, found.at, found.says, groups, found.back, bool(found.at))

