"""A text told back as it is understood, before it is sent: nothing is answered, nothing is kept."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from montjoy.core.effects import No
from montjoy.core.game import Game
from montjoy.core.session.streams import Asked
from montjoy.table.web.call import Call


def told_back(call: Call, number: int, text: str) -> tuple[list[str], bool] | None:
    """The lines of a form as it is understood, or all that is wrong with it, and whether it stands; None: nothing of that number
    is asked.  Made of the seat's own view."""
    asked = next((q for q in call.table.session.answerable(call.role) if q.id == number and q.kind == "order"), None)
    if asked is None:
        return None
    game, view, w = call.table.game, call.table.session.view(call.role), call.w
    wrong = troubles(game, view, asked, text)
    if wrong:
        return [w.refusal(no) for no in wrong], False
    form = game.read(view, asked, text)
    if (refusal := game.why_not(view, asked, form)) is not None:
        return [w.refusal(refusal)], False
    lines = [line for line in echo(game, view, form, w).split("\n") if line.strip()]
    return [w.text("ui-form-understood" if lines else "ui-form-empty"), *lines], True


def troubles(game: Game, view: Any, asked: Asked, text: str) -> list[No]:
    """All that is not understood."""
    if game.post is not None:
        return list(game.post.troubles(view, asked, text))
    form = game.read(view, asked, text)
    return [form] if isinstance(form, No) else []


def echo(game: Game, view: Any, form: Any, w: Any) -> str:
    return game.post.echo(view, form, w) if game.post is not None else game.write(form)


def reply(call: Call, found: tuple[list[str], bool]) -> Response:
    return call.html("told-back.html", lines=found[0], stands=found[1])
