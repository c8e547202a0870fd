"""A seat's page, and what its buttons do."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Any, Final

import msgspec
from markupsafe import Markup
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from montjoy.core.content import how_to_play, lessons
from montjoy.core.effects import No, no
from montjoy.core.session.journal import moved_to
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.drawing.svg import COLOURS
from montjoy.table import store
from montjoy.table.tables import catalogue, deadlines, lines, page_words, tutorial
from montjoy.table.tables.checkpoints import answered, told_next
from montjoy.table.tables.pace.paces import time_of
from montjoy.table.tables.pictures import TAIL, Picture
from montjoy.table.tables.subscribers import Brought
from montjoy.table.tables.table import Deed, Table, digest
from montjoy.table.web import boards, render, table_titles
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages import preview
from montjoy.table.web.pages.asked import Question
from montjoy.table.web.pages.course import turning_words, verdict
from montjoy.table.web.pages.ways_on import ways_on
from montjoy.words import Words
from montjoy.words.plain_text import without_marks

MOST_SAID: Final = 2_000
MOST_UNDONE: Final = 100                                     # letters of an answer that is named
MOST_STORY: Final = 500                                      # of what a game is about, above its first question
FIELD: Final = "amount."                                     # with which the name of a number's field begins
CHOICE: Final = "choice."                                    # the same of a field that holds a part of the form's text
DICE: Final = ("Rolled", "Drew")                             # events of the core
MOMENT: Final = 0.1                                          # seconds from one step of a running clock to the next


# ---- looking ---------------------------------------------------------------------------------------------------------
async def page(call: Call) -> Response:
    """The whole page of a role, after what it answered itself: without script a browser is sent here at once."""
    await call.table.catch_up(call.role)
    return whole_page(call)


def whole_page(call: Call, status: int = 200, **more: Any) -> Response:
    there = shown(call.table, call.role, call.lang, in_words(call), call.registry.now(), **more)
    how = bool(how_to_play.pages(call.table.game, call.lang))
    paper = boards.has_paper(call.table, call.role)
    return call.html("table.html", status, how=how, paper=paper, **there, played=played(call), **how_told(call.w, call.role))


def played(call: Call) -> list[str]:
    """The game and the scenario, as far as what the table is called does not say them."""
    game, scenario, w = call.table.game, call.table.session.scenario, call.table.words(call.lang)
    said = without_marks(table_titles.title(call.table, call.lang))
    named = (catalogue.title_of(game, w), catalogue.scenario_title(game, scenario, w))
    return [name for name in dict.fromkeys(named) if without_marks(name) not in said]


def how_told(w: Words, role: str) -> dict[str, Any]:
    """What is the same on every page of a role, however the game goes: the kinds of lines that can be put away, of what there are
    sounds, and the role's own colour."""
    tells, side = render.telling_of(w), page_words.colours_of(w).get(role, -1)
    kinds, sounds = (tells.KINDS, tells.SOUNDS) if tells else ({}, {})
    put_away = [(name, w.text(f"page-kind-{name}"), [kind.__name__ for kind in of]) for name, of in kinds.items()]
    return {
        "kinds": [*put_away, ("dice", w.text("page-kind-dice"), DICE)] if kinds else [],
        "sounds": {name: [kind.__name__ for kind in sounds.get(name, ())] for name in ("move", "hit")},
        "news": "|".join(" ".join(kind.__name__ for kind in rank) for rank in (tells.NEWS if tells is not None else ())),
        "waits": " ".join(kind.__name__ for kind in (tells.WAITS if tells is not None else ())),
        "mine": f"c{side % COLOURS}" if side >= 0 else "",
    }


async def part(call: Call) -> Response:
    """What changes on the page.  Its live line brings it; a page that has none, or wants the board in words, fetches it."""
    found = part_of(call.table, call.role, call.lang, in_words(call), call.registry.now())
    return HTMLResponse(found.part, headers={"etag": f'"{found.name}"'})


def part_of(table: Table, role: str, lang: str, words: bool, now: float) -> Brought:
    """Made once for all who are shown the same, and called by the picture's stamp.  A clock that runs on it goes in steps, the
    same whenever it was made: else it would tell when somebody else did something unseen; its step is in the name too."""
    clocked = (picture := table.pictures.of(role)).due or picture.ends or picture.paused
    step = math.ceil(now / MOMENT) if clocked else None

    def made() -> bytes:
        at = now if step is None else step * MOMENT
        body = render.show("part.html", lang, table.words(lang), **shown(table, role, lang, words, at)).encode()
        return body.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in body else body      # as a browser reads it

    body: bytes = table.pictures.kept(role, f"part {lang} {words}", made, of=step)
    stamp = table.pictures.stamp(role)
    return Brought(stamp if step is None else f"{stamp}.{step}", body)


def shown(table: Table, role: str, lang: str, words: bool, now: float, wrong: str = "", typed: str = "",
          told: preview.Told | None = None, picked: Any = None) -> dict[str, Any]:
    """All that the templates need, from the role's picture alone.  `words`: the board in sentences too; `wrong`: why what was
    just sent is refused; `typed`: the text that was sent; `told`: how it is understood; `picked`: what is picked for it."""
    picture, stamp = table.pictures.of(role), table.pictures.stamp(role)
    view, free = (picture.page.view, picture.page.unasked) if picture.page else (None, None)
    game, w, drawn = table.game, table.words(lang), table.pictures.drawn.setdefault((role, lang), render.Drawn())
    sheet = tutorial.sheet(game, picture, w) if picture.lesson else None
    about = catalogue.scenario_says(game, table.session.scenario, w)
    aims = catalogue.aim_of(game, table.session.scenario, role, w, view) if role in table.session.seats else ""
    return {
        "table": table,
        "base": f"/t/{table.id}/{role}",
        "picture": picture,
        "stamp": stamp,
        "questions": [Question(game, view, w, asked, picture, now) for asked in picture.questions],
        "throw": boards.throw(game, view, w, picture.page.typing) if picture.page else "",
        "free": Question(game, view, w, free, picture, now) if free else None,
        "board": boards.draw(game, view, w, picture.questions) if view is not None else "",
        "side": boards.aside(game, view, w, picture.questions) if view is not None else "",
        "card": boards.card(game, view, w) if view is not None and role in table.session.seats else "",
        "aim": about,
        "aims": aims,
        "goal": (goal := goal_of(picture, aims, about) if sheet is None else ""),
        "story": next((part for part in about[:1] if goal and part != goal and len(part) <= MOST_STORY), ""),
        "sentences": boards.describe(game, view, w) if view is not None and words else [],
        "speaks": view is not None and game.text is not None,
        "guided": view is None and bool(how_to_play.pages(game, lang)),
        "taught": view is None and lessons.lesson(game) is not None,
        "sheet": sheet,
        "sheets": tutorial.read(game, picture, w, sheet) if picture.lesson else [],
        "won": verdict(table, "", picture.page.over if picture.page else None, w),
        "log": render.log_html(drawn, picture.tail, picture.told, w, game.slug),
        "proposals": proposals(table, role, lang),
        "ending": ending(table, role, lang),
        "verdict": verdict(table, role, picture.page.over if picture.page else None, w),
        "marks": marks_of(picture, w),
        "around": around(table, role, lang),
        "sealed": sealed(table, role, lang),
        "more": picture.told > len(picture.tail),
        "now": now,
        "live_clocks": table.clock.live.live,
        "for_bots": any(p.who == lines.BOT and p.role in (picture.page.waiting or ()) for p in picture.people if picture.page),
        "skips": table.clock.live.public and role in table.session.seats and any(p.who == lines.BOT for p in picture.people),
        "undoes": undoes(picture, w),
        "wrong": wrong,
        "typed": typed,
        "told": told,
        "picked": picked,
        "shape": shape,
    }


def goal_of(picture: Picture, aims: str, about: list[str]) -> str:
    """What a line says to whoever begins: while he waits for the game, and until his first answer, what it is about; "": nothing
    more.  It still stands in what the page says about the game."""
    if picture.page is None:
        return aims or next(iter(about), "")
    return aims or next(iter(about), "") if not picture.acts and picture.page.over is None else ""


SHAPES: Final = {
    "board": 'id="board"', "side": 'id="side"', "card": 'id="card"', "talk": 'id="talk"', "free": 'id="free"',
    "sheets": 'id="so-far"', "lesson": 'class="lesson"', "sides": '<p class="small head">', "day": 'class="sky day"',
    "spot": 'data-option="', "sentences": 'id="sentences"', "bots": 'class="waiting bots"',
    "fight": 'class="fight panel"', "pools": 'class="pools"', "others": 'class="plain small others"',
    "holdings": '<table class="holdings">',
}  # fmt: skip


def shape(part: str) -> str:
    """What stands in a part, as classes of its page's root: the layout follows them.  board.js keeps them true."""
    return " ".join(f"has-{name}" for name, sign in SHAPES.items() if sign in part)


def undoes(picture: Picture, w: Words) -> str:
    """What the role would take back, in words; "": nothing, or that is not allowed."""
    there = picture.page.undoes if picture.page else msgspec.UNSET
    if there is msgspec.UNSET:
        return ""
    return render.short(w.undoes(there), MOST_UNDONE)


def around(table: Table, role: str, lang: str) -> Markup:
    """Who sits there and what was said."""
    picture = table.pictures.of(role)
    shows = (picture.people, picture.sees_all, picture.talk, picture.clocks)
    return piece(table, role, lang, "around.html", shows, time_of=time_of)


def sealed(table: Table, role: str, lang: str) -> Markup:
    """How the dice were sealed, and the receipt of it."""
    beginning = table.pictures.of(role).beginning
    return piece(table, role, lang, "beginning.html", (beginning,)) if beginning else Markup("")


def proposals(table: Table, role: str, lang: str) -> Markup:
    """What may be proposed where there is no umpire."""
    picture = table.pictures.of(role)
    page = picture.page
    stands = page and (page.umpire, page.over is None, page.stopped, page.paused)
    w = table.words(lang)
    back = {number: before_what(picture, then, picture.told, w) for number, then in (picture.back or {}).items()}
    shows = (stands, picture.saw_all, picture.declined, picture.proposals, back)
    return piece(table, role, lang, "proposals.html", shows, page=page, back=back)


def ending(table: Table, role: str, lang: str) -> Markup:
    """How the game has ended, and what may be played now."""
    picture = table.pictures.of(role)
    if picture.page is None or picture.page.over is None:
        return Markup("")
    again, w = ways_on(table, role, lang), table.words(lang)
    line = w.item(picture.turned) if picture.turned is not msgspec.UNSET else ""
    turned = turning_words(picture.turning, w, line) if picture.turning else ""
    called = verdict(table, role, picture.page.over, w)
    shows = (picture.page.over, again, turned, called)
    return piece(table, role, lang, "over.html", shows, page=picture.page, again=again, turned=turned, verdict=called)


def marks_of(picture: Picture, w: Words) -> list[tuple[int, str, bool]]:
    """Where it may be proposed to go back to, the newest first: what came next there, or what the role itself did; and whether
    it is that before its last answer."""
    found, first = picture.marks or (), picture.told - len(picture.tail) + 1
    waits = {q.id for q in picture.questions} - set(picture.page.answered if picture.page else ())
    mine = list(answered(picture.tail, first, waits))
    named = list[tuple[int, str, bool]]()
    for then, upto in zip(found, (picture.told, *found)):
        own = next((n for n in mine if then < n <= upto), None)
        did = told_next(picture.tail, first, own, picture.told) if own is not None else None
        says = before_what(picture, then, upto, w)
        if own is not None:
            which = "earlier" if own != mine[0] else "last" if did else "bare"
            says = w.text("page-mark-mine", which=which, line=render.short(w.item(did), render.MOST_NAMED) if did else "")
        named.append((then, says, own is not None and own == mine[0]))
    return named


def before_what(picture: Picture, then: int, upto: int, w: Words) -> str:
    """A mark by what came next, up to an item, in the words of the role's own log; further back than that goes, with the heading
    that it stands below."""
    head, item = (picture.far or {}).get(then, (None, None))
    if item is None:
        item = told_next(picture.tail, picture.told - len(picture.tail) + 1, then, upto)
    if item is None:
        return w.text("page-mark-now")
    line = render.short(w.item(item), render.MOST_NAMED)
    if head is None:
        return w.text("page-mark-before", line=line)
    return w.text("page-mark-below", line=line, head=render.short(w.item(head), render.MOST_NAMED))


def piece(table: Table, role: str, lang: str, template: str, shows: tuple[Any, ...], **given: Any) -> Markup:
    """A piece of a role's page that seldom changes between one move and the next: made again when what it shows is another."""
    pictures = table.pictures
    if (kept := pictures.pieces.get((role, lang, template))) is None or kept[0] != shows:
        given |= {"picture": pictures.of(role), "table": table, "base": f"/t/{table.id}/{role}"}
        text = render.show(template, lang, table.words(lang), **given)
        pictures.pieces[role, lang, template] = kept = (shows, Markup(text))
    return kept[1]


def in_words(call: Call) -> bool:
    """The reader wants the board in sentences."""
    return call.request.query_params.get("text") == "yes"


async def earlier(call: Call) -> Response:
    """The log before a line, a page of it; without a number its last page."""
    picture = call.table.pictures.of(call.role)
    before = min(whole(call.request.query_params.get("before"), picture.told + 1), picture.told + 1)
    stream = call.table.session.streams.get(call.role)
    items: tuple[Any, ...] = ()
    first = 1
    if stream is not None and before > 1:
        since = max(earliest(call.table, call.role), before - 1 - TAIL)
        items, first = await fetch_items(call, since, before - 1), since + 1
    later = min(before + TAIL, picture.told + 1)
    return call.html(
        "log.html", log=render.log_lines(items, first, call.w), first=first, later=later if later > before else 0,
        table=call.table, base=f"/t/{call.table.id}/{call.role}",
    )


async def fetch_items(call: Call, since: int, upto: int) -> tuple[Any, ...]:
    """What the role was told after item `since`, up to item `upto`."""
    stream = call.table.session.streams[call.role]
    full = await replay_stream(call) if since < stream.base else stream
    return tuple(full.items[max(0, since - full.base) : max(0, upto - full.base)])


def earliest(table: Table, role: str) -> int:
    """How many items of a role's stream cannot be told again: the game moved to other rules since."""
    moved = moved_to(table.session.entries) if table.meta.played else None
    return moved.versions.get(role, (0, 0))[0] if moved is not None else 0


async def replay_stream(call: Call) -> Any:
    """The role's stream from the beginning."""
    return (await replay_game(call)).streams[call.role]


async def replay_game(call: Call) -> Session:
    """The game from the beginning, by replaying its record."""
    table = call.table
    entries = list(table.session.entries)
    return await asyncio.to_thread(Session.replay, table.game, table.meta.header, entries)


# ---- acting ----------------------------------------------------------------------------------------------------------
async def answer(call: Call) -> Response:
    """An answer to a question: an option by its number, or a form as text, which is only told back where that is wanted."""
    form = await call.form()
    typed = typed_in(form)
    if form.get("check") and (found := preview.told_back(call, whole(form.get("question")), typed)):
        return checked(call, found, typed)
    key = key_of(call, form)
    if isinstance(key, Response):
        return key
    number = whole(form.get("question"))
    call.registry.subscribers.hurry(call.table.id, call.role)
    passed = tutorial.passed(call.table.game, call.table.pictures.of(call.role), number, whole(form.get("option"), -1))
    try:
        refusal = await call.table.answer(call.role, number, lambda: given(call, number, form), key)
    except store.KeyTaken:
        return refused(call, no("", "key-for-another"))
    if not isinstance(refusal, No):
        if passed:
            await call.table.act(lambda: tuple(lines.Learned(call.role, step) for step in passed))
        return received(call, "sent.html" if "option" not in form else "received.html")
    text = text_of(call, preview.asked_of(call, number), form)
    if (found := preview.told_back(call, number, text)) and not found.stands:
        return checked(call, found, typed, 422)
    return refused(call, refusal, typed=typed)


def given(call: Call, number: int, form: dict[str, str]) -> Any:
    """The answer that a form of the page means."""
    asked = preview.asked_of(call, number)
    if asked is None:
        return no("", "question-gone")
    if asked.kind == "order":
        return call.table.game.read(call.table.session.view(call.role), asked, text_of(call, asked, form))
    option = whole(form.get("option"), -1)
    if asked.kind == "offer" and form.get("option") == "no":
        return None
    return asked.options[option] if 0 <= option < len(asked.options) else no("", "not-an-option")


def text_of(call: Call, asked: Asked | None, form: dict[str, str]) -> str:
    """What was written, with the line of the button that sent it."""
    text, also, game = typed_in(form), form.get("also", ""), call.table.game
    if also and asked is not None and game.picks is not None:
        return game.picks.added(call.table.session.view(call.role), asked, text, also)
    return "\n".join(filter(None, (text, also)))


def typed_in(form: dict[str, str]) -> str:
    """What was written: as a text, or as numbers in fields of their own; a field that is empty leaves its number as it is."""
    numbers = [f"{name.removeprefix(FIELD)} {n.strip()}" for name, n in form.items() if name.startswith(FIELD) and n.strip()]
    chosen = [text for name, text in form.items() if name.startswith(CHOICE) and text]
    return form.get("text", "") or ", ".join([*chosen, *numbers])


async def draft(call: Call) -> Response:
    """What counts if the time is up before an answer is given."""
    form = await call.form()
    number = whole(form.get("question"))
    found = given(call, number, form) if form.get("option") != "none" else None
    if isinstance(found, No):
        return refused(call, found)
    return await deed(call, lambda: deadlines.draft(call.table, call.role, number, found))


async def undo(call: Call) -> Response:
    return await deed(call, call.table.while_open(lambda: call.table.undo(call.role)))


async def skip(call: Call) -> Response:
    """The bots do not wait until it is this seat's turn."""
    call.registry.bots.skip(call.table, call.role)
    return received(call)


async def say(call: Call) -> Response:
    """A line of chat, to everybody at the table."""
    text = " ".join((await call.form()).get("text", "").split())
    if not call.table.settings.chat:
        return refused(call, no("", "no-chat"))
    if not text:
        return refused(call, no("", "say-nothing"))
    if len(text) > MOST_SAID:
        return refused(call, no("", "say-something", most=MOST_SAID))
    return await deed(call, lambda: (lines.Said(call.role, text),))


async def type_dice(call: Call) -> Response:
    """Dice or a card as they lie on a real table."""
    form = await call.form()
    faces = None if form.get("roll") == "yes" else faces_in(form)
    return await deed(call, type_in(call, whole(form.get("told"), -1), faces, form.get("card", "")))


def type_in(call: Call, told: int, faces: tuple[int, ...] | None, card: str) -> Deed:
    """What fell, for the roll that was asked for when the role had been told so much; None: the seed rolls it."""
    session = call.table.session

    def fallen() -> No | None:
        """A die that this role may not see is none to it; what was typed for the one before is not taken for this one."""
        if session.typing is None or session.page(call.role).typing is None:
            return no("", "no-die-to-type")
        if told != session.streams[call.role].version:
            return no("", "typed-too-late")
        return session.roll_typed() if faces is None else session.type_in(faces, card)

    return call.table.while_open(fallen)


async def deed(call: Call, act: Callable[[], Any]) -> Response:
    call.registry.subscribers.hurry(call.table.id, call.role)
    refusal = await call.table.act(act)
    return received(call) if refusal is None else refused(call, refusal)


# ---- replies ---------------------------------------------------------------------------------------------------------
def received(call: Call, template: str = "received.html") -> Response:
    """It is stored; what follows is told by the live line.  Only of a text one must see that it has arrived: it still stands
    there, and the board does not change at once."""
    if "hx-request" in call.request.headers:
        return HTMLResponse(render.unchanging(template, call.lang))
    return RedirectResponse(f"/t/{call.table.id}/{call.role}", 303)


def refused(call: Call, why: No, status: int = 422, typed: str = "") -> Response:
    """What is wrong and what would work, in the reader's language; nothing has changed."""
    text = call.w.refusal(why)
    if "hx-request" in call.request.headers:
        return call.html("refused.html", status, text=text)
    return whole_page(call, status, wrong=text, typed=typed)


def checked(call: Call, found: preview.Told, typed: str, status: int = 200) -> Response:
    """How a text is understood, or what is wrong with it; it is not sent."""
    if "hx-request" in call.request.headers:
        return preview.reply(call, found, status)
    return whole_page(call, status, typed=typed, told=found)


def key_of(call: Call, form: dict[str, str]) -> store.Key | Response:
    """The request's own key: the same key and body count once.  A page's key is that of its question as it stands; with the
    answer it is the decision's."""
    key = call.request.headers.get("idempotency-key", "")
    if not key and (shown_key := form.get("key", "")):
        key = f"{shown_key[:50]}.{form.get('option', 'form')[:10]}"
    if not 8 <= len(key) <= 64 or not key.isascii():
        return JSONResponse({"error": "key-missing"}, 400)
    body = msgspec.json.encode(sorted((k, v) for k, v in form.items() if k != "key"))
    return store.Key(call.role, key, digest(body), b"received")


def faces_in(form: dict[str, str]) -> tuple[int, ...]:
    """The faces of dice somebody typed; -1 for what is no number."""
    return tuple(whole(x, -1) for x in form.get("faces", "").replace(",", " ").split())
