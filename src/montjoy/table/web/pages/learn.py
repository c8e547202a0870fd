"""Learning a game by playing it."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from montjoy.core.content import lessons
from montjoy.core.game import Game, games
from montjoy.table.tables import catalogue, lines, tutorial
from montjoy.table.tables.table import NoTable
from montjoy.table.web.call import Call
from montjoy.table.web.pages.home import open_table


def taught(call: Call) -> tuple[Game, lessons.Lesson]:
    """The game that the address names, and its lesson.  NoTable where there is none."""
    slug = call.request.path_params["game"]
    found = lessons.lesson(call.registry.game(slug)) if slug in games() else None
    if found is None:
        raise NoTable
    return call.registry.game(slug), found


async def page(call: Call) -> Response:
    """What the lesson will teach."""
    game, lesson = taught(call)
    offer = catalogue.Offer(game, call.lang)
    return call.html("learn.html", offer=offer, steps=[tutorial.words_of(step, offer.w) for step in lesson.step])


async def begin(call: Call) -> Response:
    """The lesson's table: this browser in its seat, bots in the others."""
    game, lesson = taught(call)
    scenario = game.scenarios[lesson.scenario]
    w = catalogue.words(game, scenario, call.lang)
    who = {seat: lines.OPEN if seat == lesson.seat else lines.BOT for seat in game.seats(scenario)}
    title = call.w.text("page-learn-table", game=catalogue.title_of(game, w))
    settings = lines.Settings(title=lines_of(title), seats=who, lang=call.lang, lesson=True)
    options = catalogue.usual_options(game, scenario)
    hash = (await call.form()).get("nonce_hash", "")
    return await open_table(call, game, scenario, options, settings, sit=(lesson.seat,), begin=True, hash=hash)


def lines_of(title: str) -> str:
    """Without the marks that isolate a name on a page."""
    return title.replace("\u2068", "").replace("\u2069", "")


async def learned(call: Call) -> Response:
    """A step is put away, or the whole lesson."""
    step = (await call.form()).get("step", "")
    found = lessons.lesson(call.table.game)
    if call.table.settings.lesson and found and (step == tutorial.ALL or any(s.id == step for s in found.step)):
        await call.table.act(lambda: (lines.Learned(call.role, step),))
    if "hx-request" in call.request.headers:
        return Response(status_code=204)
    return RedirectResponse(f"/t/{call.table.id}/{call.role}", 303)
