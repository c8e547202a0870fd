"""Learning a game by playing it."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from montjoy.core.content import lessons
from montjoy.core.game import Game, games
from montjoy.table.tables import catalogue, lines, tutorial
from montjoy.table.tables.table import NoTable
from montjoy.table.web.call import Call
from montjoy.table.web.pages.home import open_table


class Taught:
    """A lesson on its page: on which scenario it is played, what that is called, and what the lesson will teach."""

    def __init__(self, game: Game, lesson: lessons.Lesson, offer: catalogue.Offer) -> None:
        self.scenario = lesson.scenario
        self.title = catalogue.scenario_title(game, game.scenarios[lesson.scenario], offer.w)
        self.steps = [tutorial.words_of(step, offer.w) for step in lesson.step]


def taught(call: Call, scenario: str = "") -> tuple[Game, lessons.Lesson]:
    """The game that the address names, and its lesson on that scenario, else its first.  NoTable where there is none."""
    slug = call.request.path_params["game"]
    found = lessons.lesson_on(call.registry.game(slug), scenario) if slug in games() else None
    if found is None:
        raise NoTable
    return call.registry.game(slug), found


async def page(call: Call) -> Response:
    """What the lesson will teach, and what the game's further lessons will."""
    game, _ = taught(call)
    offer = catalogue.Offer(game, call.lang)
    first, *further = [Taught(game, lesson, offer) for lesson in lessons.all_lessons(game)]
    return call.html("learn.html", offer=offer, steps=first.steps, further=further)


async def begin(call: Call) -> Response:
    """The lesson's table: this browser in its seat, bots in the others."""
    game, lesson = taught(call, (await call.form()).get("scenario", ""))
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
    found = lessons.lesson_on(call.table.game, call.table.pictures.lesson_on())
    if call.table.settings.lesson and found and (step == tutorial.ALL or any(s.id == step for s in found.step)):
        await call.table.act(lambda: (lines.Learned(call.role, step),))
    if "hx-request" in call.request.headers:
        return Response(status_code=204)
    return RedirectResponse(f"/t/{call.table.id}/{call.role}", 303)
