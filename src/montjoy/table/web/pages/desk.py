"""The umpire's desk: everything in sight, rulings with a preview, dice, marks, and whoever else may sit here.

Every act of the umpire's, a look through a seat's eyes among them, stands in the table's record.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from starlette.responses import RedirectResponse, Response

from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.table import store
from montjoy.table.tables import lines, page_words, rulings_desk
from montjoy.table.tables.pictures import TAIL
from montjoy.table.tables.table import KEEP, Gone
from montjoy.table.web import boards, render
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages.seat import faces_in

log = logging.getLogger("montjoy.table")
MOST_REASON: Final = 500
MOST_CHANGES: Final = 40
RECENT: Final = 12


def base(call: Call) -> str:
    return f"/t/{call.table.id}/{UMPIRE}/desk"


# ---- looking -----------------------------------------------------------------------------------------------------------
async def page(call: Call, wrong: str = "", status: int = 200) -> Response:
    """The desk."""
    return call.html("desk.html", status, wrong=wrong, **shown(call))


async def part(call: Call) -> Response:
    """What changes on the desk."""
    return call.html("desk-part.html", **shown(call))


def shown(call: Call) -> dict[str, Any]:
    """All that the desk shows; the umpire may see everything."""
    table, session, w = call.table, call.table.session, call.w
    stamp = stamp_of(call)
    return {
        "table": table,
        "session": session,
        "base": base(call),
        "stamp": stamp,
        "failed": rulings_desk.failures(session),
        "asked": [put_to(call, q.seat, q.asked) for q in session.open if stamp and not q.done and waits(q.asked)],
        "marks": [(label, rulings_desk.mark_words(label, w)) for label in rulings_desk.marks(session)],
        "rulings": rulings_desk.made(session, w),
        "looks": [e.seat for e in session.entries if isinstance(e, rec.Looked)][-RECENT:],
        "preset": session.preset,
        "matters": matters(session),
        "rules": sorted({e.why for e in session.entries if isinstance(e, rec.Die)}),
        "number": umpire.next_number(session),
        "umpires": table.seating.browsers.umpires(),
    }


class Put(NamedTuple):
    """A seat's open question, with its numbered answers."""

    seat: str
    id: int
    kind: str
    text: str
    options: list[tuple[int, str]]


def stamp_of(call: Call) -> str:
    """What the umpire is shown; even where the state cannot be shown any more the desk opens, to go back from it."""
    try:
        return call.table.pictures.stamp(UMPIRE)
    except Exception as error:
        log.error("the umpire's picture of table %s cannot be made: %s", call.table.id, type(error).__name__)
        return ""


def waits(asked: Asked) -> bool:
    return bool(asked.options) or asked.kind != "offer"


def put_to(call: Call, seat: str, asked: Asked) -> Put:
    game, view, w = call.table.game, call.table.session.view(seat), call.w
    options = [(n, w.option(game.label(view, asked, asked.options[n]), asked)) for n in order_of(game.groups, asked)]
    return Put(seat, asked.id, asked.kind, w.question(game.question(view, asked)), options)


def matters(session: Session) -> list[rec.Die]:
    """The last kinds of dice that fell; a die to come of the same matter can be set."""
    found: dict[tuple[Any, ...], rec.Die] = {}
    for entry in reversed(session.entries):
        if isinstance(entry, rec.Die) and entry.faces and len(found) < RECENT:
            found.setdefault((entry.why, entry.about), entry)
    return list(found.values())


async def look(call: Call) -> Response:
    """Through a seat's eyes; that he looked stands in the record."""
    form, table, w = await call.form(), call.table, call.w
    seat = form.get("seat", "")
    if seat not in table.session.seats or not table.session.began:
        return await page(call, w.refusal(no("", "no-such-seat", seat=seat)), 422)

    def note_look() -> None:
        table.session.look(seat)

    await table.act(note_look)
    picture, game = table.pictures.of(seat), table.game
    view = picture.page.view if picture.page else None
    return call.html(
        "desk-look.html", table=table, base=base(call), seat=seat, board=boards.draw(game, view, w, ()),
        card=boards.card(game, view, w), sentences=boards.describe(game, view, w),
        questions=[put_to(call, seat, asked) for asked in picture.questions],
        log=render.log_lines(picture.tail[-TAIL:], picture.told - len(picture.tail) + 1, w),
    )


# ---- changing the state --------------------------------------------------------------------------------------------------
async def state(call: Call) -> Response:
    """The state as a tree: search it, open a part, put a new value beside an old one."""
    form = await call.form() if call.request.method == "POST" else dict(call.request.query_params)
    session, w = call.table.session, call.w
    path, wanted = form.get("path", ""), form.get("q", "").strip()[:80]
    basket = basket_of(form)
    if "drop" in form:
        basket = [(p, v) for p, v in basket if p != form["drop"]]
    if "edit" in form and len(basket) < MOST_CHANGES:
        basket = [(p, v) for p, v in basket if p != form["edit"]] + [(form["edit"], form.get("value", ""))]
    data = rulings.plain(session.state)
    try:
        found = rulings_desk.search(data, wanted, w) if wanted else rulings_desk.fields(data, path, w)
        here = rulings_desk.as_typed(rulings.look(data, path)) if path else ""
    except KeyError:
        found, path, here = rulings_desk.fields(data, "", w), "", ""
    above = [("/".join(path.split("/")[:n]), part) for n, part in enumerate(path.split("/"), 1)] if path else []
    return call.html(
        "desk-state.html", table=call.table, base=base(call), fields=found, path=path, here=here, above=above, q=wanted,
        basket=[(p, rulings_desk.path_words(p, w), v) for p, v in basket], held=msgspec.json.encode(basket).decode(),
        most=rulings_desk.MOST_FOUND, when=form.get("when", "next"),
    )


def basket_of(form: dict[str, str]) -> list[tuple[str, str]]:
    """The changes chosen so far, as the form carries them along."""
    try:
        return msgspec.json.decode(form.get("held", "[]"), type=list[tuple[str, str]])[:MOST_CHANGES]
    except msgspec.DecodeError:
        return []


async def preview(call: Call) -> Response:
    """What the chosen changes mean for whom, before anything happens."""
    form, session, w = await call.form(), call.table.session, call.w
    when = "last" if form.get("when") == "last" else "next"
    edit = rulings_desk.edit_of(session, basket_of(form), when)
    refusal = edit if isinstance(edit, No) else rulings_desk.why_not(session, edit, "-")
    if refusal is not None or isinstance(edit, No):
        held = form.get("held", "[]")
        return call.html("desk-wrong.html", 422, table=call.table, base=base(call), text=w.refusal(refusal), held=held)
    return call.html(
        "desk-preview.html", table=call.table, base=base(call), edit=edit, held=form.get("held", "[]"), when=when,
        changes=[rulings_desk.sentence(c, w) for c in edit.changes], effects=rulings_desk.effects(session, edit, w),
        number=umpire.next_number(session),
    )


# ---- ruling ----------------------------------------------------------------------------------------------------------------
async def rule(call: Call) -> Response:
    """A ruling is made: of the kind that the form names, with its reason and its audience."""
    form, w = await call.form(), call.w
    reason = f"{rulings.REVERSED}:{form.get('of', '')}" if form.get("kind") == "reverse" else reason_in(form)
    told = await audience(call)

    def made() -> No | tuple[lines.Line, ...]:
        session = call.table.session
        if form.get("number") != str(umpire.next_number(session)):
            return no("", "ruled-since")
        if any(isinstance(e, rec.Released) for e in session.entries):
            return no("", "seed-is-out")
        ruling = ruling_of(call, form)
        if isinstance(ruling, No):
            return ruling
        if umpire.why_not(session, ruling, reason) is None and isinstance(ruling, rulings.TakeBack):
            remember(call, ruling)
        return rulings_desk.rule(call.table, ruling, reason, audience=told)

    refusal = await carry_out(call, made)
    if refusal is not None:
        return await page(call, w.refusal(refusal), 422)
    return RedirectResponse(base(call), 303)


def reason_in(form: dict[str, str]) -> str:
    """Why, as somebody typed it."""
    return rulings.typed_reason(" ".join(form.get("reason", "").split())[:MOST_REASON])


async def carry_out(call: Call, deed: Callable[[], No | tuple[lines.Line, ...]]) -> No | None:
    """A deed that runs the rules on; where they cannot go on from it, the table is as it was before."""
    try:
        return await call.table.act(call.table.while_open(deed))
    except (Gone, store.StoreError):
        raise
    except Exception as error:
        call.registry.reload(call.table)
        call._table = await call.registry.table(call.table.id)
        return no("", "ruling-fails", says=type(error).__name__)


def remember(call: Call, ruling: rulings.TakeBack) -> None:
    """Going back further than this session remembers what it told: the whole record is read again first."""
    table, session = call.table, call.table.session
    to = umpire.back_to(session, ruling)
    if to is not None and to not in session.versions and to - 1 not in session.versions:
        seed = session.dice.seed if session.dice else None
        keep = max(KEEP, table.settings.delay + 2)
        table.seating.session = Session.replay(table.game, table.meta.header, list(session.entries), seed, keep=keep)


async def audience(call: Call) -> tuple[str, ...] | None:
    """The seats that are told; all of them is everybody, watchers too."""
    given = (await call.request.form()).getlist("told")
    if "all" in given:
        return None
    return tuple(seat for seat in call.table.session.seats if seat in given)


def ruling_of(call: Call, form: dict[str, str]) -> rulings.Ruling | No:
    """The ruling that a form means."""
    session = call.table.session
    match form.get("kind"):
        case "edit":
            return rulings_desk.edit_of(session, basket_of(form), "last" if form.get("when") == "last" else "next")
        case "answer":
            return answer_for(call, form)
        case "back":
            return rulings.TakeBack(form.get("mark", ""))
        case "reverse":
            return reversal(session, form.get("of", ""))
    return plain_ruling(form)


def plain_ruling(form: dict[str, str]) -> rulings.Ruling | No:
    """A ruling that the form says all of: the umpire makes it, and a seat may propose it."""
    match form.get("kind"):
        case "die":
            faces = faces_in(form)
            if not faces or -1 in faces or not form.get("why"):
                return no("", "set-die-how")
            return rulings.SetDie(form["why"], about_of(form.get("about", "")), faces)
        case "pause":
            return rulings.Pause()
        case "resume":
            return rulings.Resume()
        case "retry":
            return rulings.Retry()
    return no("", "ruling-empty")


def reversal(session: Session, number: str) -> rulings.Ruling | No:
    """The opposite of a ruling of the record."""
    for made in rulings_desk.made(session, page_words.plain_words("en")):
        if str(made.entry.number) == number:
            return made.back or rulings_desk.opposite_of(made.entry.ruling) or no("", "no-way-back")
    return no("", "no-way-back")


def about_of(text: str) -> tuple[str | int, ...]:
    """What a die is about, as it stands in the record: words and whole numbers."""
    return tuple(int(x) if x.isascii() and x.isdigit() and len(x) < 10 else x for x in text.split())


def answer_for(call: Call, form: dict[str, str]) -> rulings.AnswerFor | No:
    """An answer for a seat: one of its options by number, or a form as text."""
    seat, number = form.get("seat", ""), whole(form.get("question"))
    session = call.table.session
    for q in session.open:
        if q.seat == seat and q.asked.id == number:
            if q.asked.kind == "order":
                read = call.table.game.read(session.view(seat), q.asked, form.get("text", ""))
                return read if isinstance(read, No) else rulings.AnswerFor(seat, number, read)
            if q.asked.kind == "offer" and form.get("option") == "no":
                return rulings.AnswerFor(seat, number, None)
            option = whole(form.get("option"), -1)
            if 0 <= option < len(q.asked.options):
                return rulings.AnswerFor(seat, number, q.asked.options[option])
            return no("", "not-an-option")
    return no("", "question-gone")
