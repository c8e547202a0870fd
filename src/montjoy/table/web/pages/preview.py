"""A text told back as it is understood, before it is sent: nothing is answered, nothing is kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.responses import Response

from montjoy.core.capabilities import REMARK, WARNS
from montjoy.core.game import Game
from montjoy.core.session.streams import Asked
from montjoy.table.web.call import Call
from montjoy.words.refused import all_wrong


class Told(NamedTuple):
    """The lines of a form as it is understood, or all that is wrong with it (then `stands` is false).  `question`: whose text it
    is; `line`: the first of the text with which something is wrong, counted from 1; 0: none of its own; `warns`: what is to be
    minded of a form that stands, and is said first."""

    lines: list[str]
    stands: bool
    question: int = 0
    line: int = 0
    warns: list[str] = []


class Understood(NamedTuple):
    """A form that stands: its lines as they are understood, what is to be minded of it, the odds of what it declares."""

    lines: list[str]
    warns: list[str]
    odds: list[str]


def asked_of(call: Call, number: int) -> Asked | None:
    """The question of that number which the seat may answer now."""
    return next((asked for asked in call.table.session.answerable(call.role) if asked.id == number), None)


def told_back(call: Call, number: int, text: str) -> Told | None:
    """How a text is understood, or what is wrong with it; None: nothing of that number is asked.  Made of the seat's own view."""
    asked = asked_of(call, number)
    if asked is None or asked.kind != "order":
        return None
    game, view, w = call.table.game, call.table.session.view(call.role), call.w
    if wrong := all_wrong(game, view, asked, text, w):
        return Told([one.says for one in wrong], False, number, wrong[0].line)
    lines, warns, odds = understood(game, view, asked, game.read(view, asked, text), w)
    heads = [w.text("ui-form-understood" if lines else "ui-form-empty"), *([w.text("ui-prospects")] if odds else [])]
    return Told([heads[0], *lines, *heads[1:], *odds], True, number, warns=warns)


def understood(game: Game, view: Any, asked: Asked, form: Any, w: Any) -> Understood:
    """A form that stands, as whoever fills it is told of it, at the page and by the API: made of his own view."""
    told = [line for line in echo(game, view, form, w).split("\n") if line.strip()]
    warns = [line.strip().removeprefix(WARNS) for line in told if line.strip().startswith(WARNS)]
    lines = [line.removeprefix(REMARK) for line in told if not line.strip().startswith(WARNS)]
    odds = list(game.prospects.foretold(view, asked, form, w)) if game.prospects is not None else []
    return Understood(lines, warns, odds)


def echo(game: Game, view: Any, form: Any, w: Any) -> str:
    if game.post is not None:
        return game.post.echo(view, form, w)
    return "\n".join(game.amounts.understood(view, form, w)) if game.amounts is not None else game.write(form)


def reply(call: Call, found: Told, status: int = 200) -> Response:
    return call.html("told-back.html", status, told=found)
