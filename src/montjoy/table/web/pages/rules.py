"""A table that cannot be opened now: what everybody at it reads, and what its host and its umpire may decide where new rules are
the reason.

All but the report is made from what the table is called and why it waits.  The report of a rehearsal is the umpire's.  The host
has it too where he plays no seat; where he does, his own seats' alone.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import msgspec
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from montjoy.core.effects import UMPIRE, WATCHER, No, no
from montjoy.core.record import jsonlines
from montjoy.core.session.versions import Difference, Rehearsal
from montjoy.table.access.tokens import OWNER, browser_of
from montjoy.table.tables import catalogue, lines, page_words, rulings_desk
from montjoy.table.tables.rehearsal import waiting
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.table import NoTable
from montjoy.table.web.call import Call
from montjoy.table.web.pages.after import attached
from montjoy.table.web.permissions import DESK, Row
from montjoy.table.web.replies import not_here, wants_json, why_words
from montjoy.words import Words, clean

AGAIN: Final = "20"                                          # seconds after which it is worth while to look again
LONG: Final = 300                                            # letters of a difference on the page
PROGRAM: Final = "python3 start.py"


async def nothing(call: Call) -> Response:
    """The table does not wait: there is nothing to decide."""
    return RedirectResponse(f"/t/{call.table.id}", 303)


async def waiting_reply(call: Call, row: Row, waits: Waits) -> Response:
    """Whatever was asked of a table that cannot be opened now; the caller is one of those who may know of it."""
    if wants_json(call):
        says, headers = why_words(waits, call.lang), {"retry-after": AGAIN}
        return JSONResponse({"error": "table-waits", "rule": "", "facts": {}, "says": says, "now": ""}, 503, headers)
    if row.who in (OWNER, DESK) and waits.meta is not None:
        return await for_deciders(call, row, waits, OWNER if row.who == OWNER else UMPIRE)
    if row.path.endswith("/live"):
        return PlainTextResponse("", 503, {"retry-after": AGAIN})
    if row.path.endswith("/part") or "hx-request" in call.request.headers:
        return call.html("refused.html", 503, {"retry-after": AGAIN}, text=why_words(waits, call.lang))
    form = await call.form() if call.request.method == "POST" else {}
    return whole_page(call, waits, form.get("text", ""))


def whole_page(call: Call, waits: Waits, typed: str = "") -> Response:
    """The page of everybody at the table.  `typed`: what was just sent, to be kept."""
    return call.html("waits.html", 503, {"retry-after": AGAIN}, typed=typed, **said(call, waits))


def said(call: Call, waits: Waits) -> dict[str, Any]:
    """What everybody reads."""
    meta, held = waits.meta, call.holds(waits.id)
    report = meta.waits if meta is not None else None
    decides = f"/t/{waits.id}/{OWNER}/rules" if OWNER in held else f"/t/{waits.id}/{UMPIRE}/desk/rules"
    return {
        "title": meta.settings.title if meta is not None else "",
        "why": why_words(waits, call.lang),
        "soon": waits.reason == waiting.CHECKING,
        "kept": waits.reason in waiting.RULES,
        "took": report.took if report is not None else (),
        "decides": decides if {OWNER, UMPIRE} & set(held) else "",
    }


# ---- host and umpire -----------------------------------------------------------------------------------------------------
async def for_deciders(call: Call, row: Row, waits: Waits, role: str) -> Response:
    """Their page, and what its buttons do."""
    base = f"/t/{waits.id}/{OWNER}/rules" if role == OWNER else f"/t/{waits.id}/{UMPIRE}/desk/rules"
    if call.request.method != "POST":
        return await decide_page(call, waits, role, base)
    if row.path.endswith("/rules/record"):
        return await record(call, waits, role, base)
    if row.path.endswith("/owner/delete"):
        if (await call.form()).get("sure") != "yes":
            return await decide_page(call, waits, role, base, call.w.text("page-delete-unsure"))
        await call.registry.delete(waits.id)
        return RedirectResponse("/", 303)
    if row.path.endswith("/rules"):
        return await choose(call, waits, role, base)
    return whole_page(call, waits)


async def choose(call: Call, waits: Waits, role: str, base: str) -> Response:
    """On from the mark, or still: one write, and only where the table still waits for it."""
    form = await call.form()
    wish, sure = form.get("choose", ""), form.get("sure") == "yes"
    refusal: No | None = None
    if wish == "move" and sure:
        refusal = await call.registry.rehearsals.move(waits.id)
    elif wish == "stand":
        refusal = await call.registry.rehearsals.stand(waits.id, role)
    else:
        refusal = no("", "choose-how")
    if refusal is not None:
        return await decide_page(call, waits, role, base, call.w.refusal(refusal))
    return RedirectResponse(f"/t/{waits.id}/{role}" if wish == "move" else base, 303)


async def record(call: Call, waits: Waits, role: str, base: str) -> Response:
    """The whole record, for an older release; that it was taken away is told to all."""
    refusal = await call.registry.rehearsals.note_taker(waits.id, role, browser_of(call.hashed))
    if refusal is not None:
        return await decide_page(call, waits, role, base, call.w.refusal(refusal))
    there = await asyncio.to_thread(waiting.stored, call.registry.store, waits.id)
    assert waits.meta is not None
    return attached(jsonlines.dump(waits.meta.header, there.entries), f"montjoy-{waits.id}.jsonl")


class Told(NamedTuple):
    """A viewer's part of the report: what comes out the same, and what does not.  `hidden`: it is not for the reader."""

    name: str
    same: int
    otherwise: bool
    old: str
    new: str
    number: int
    hidden: bool = False


async def decide_page(call: Call, waits: Waits, role: str, base: str, wrong: str = "") -> Response:
    """The report, and what may be chosen."""
    try:
        await call.registry.table(waits.id)                  # somebody else has decided meanwhile, or it has come out the same
    except Waits as now:
        waits = now
    except NoTable:
        return not_here(call)
    else:
        return RedirectResponse(f"/t/{waits.id}/{role}", 303)
    meta = waits.meta
    assert meta is not None
    report = meta.waits.report if meta.waits is not None and waits.reason in waiting.RULES else None
    w = words_for(call, meta)
    mine = set(call.holds(waits.id)) if role == OWNER else set()
    if role == OWNER and report is not None:
        mine |= await asyncio.to_thread(roles_seen, call, waits.id)
        mine = mine - {OWNER, WATCHER}
        if not mine:
            await call.registry.rehearsals.note_reader(waits.id, browser_of(call.hashed))
    mark = rulings_desk.mark_words(report.mark, w) if report is not None and report.mark else ""
    return call.html(
        "rules-changed.html", 422 if wrong else 200, base=base, wrong=wrong, report=report, role=role, id=waits.id,
        told=rows(report, w, None if not mine or UMPIRE in mine else mine) if report is not None else [],
        whole=not mine or UMPIRE in mine, mark=mark,
        part=clean(report.why) if report is not None else "", fixed=clean(report.fixed) if report is not None else "",
        stands=waits.reason == waiting.STANDS, version=meta.version,
        game=catalogue.title_of(w.game, w) if w.game is not None else meta.header.game,
        take=f"{PROGRAM} rehearse --table {waits.id} --out montjoy-{waits.id}.jsonl",
        play=f"{PROGRAM} resume montjoy-{waits.id}.jsonl", **said(call, waits),
    )


def roles_seen(call: Call, id: str) -> set[str]:
    """What this browser ever held at the table."""
    found, browser = set(), browser_of(call.hashed)
    for line in call.registry.store.lines(id):
        if line.kind == lines.TABLE and isinstance(own := lines.own.decode(line.body), lines.Saw) and own.browser == browser:
            found.add(own.role)
    return found


def rows(report: Rehearsal, w: Words, mine: set[str] | None) -> list[Told]:
    """The report viewer by viewer.  `mine`: only these are for the reader; None: all."""
    found = []
    for viewer, same in report.same.items():
        name = w.text(f"name-{viewer}") if viewer in (UMPIRE, WATCHER) else w.name(viewer)
        if mine is not None and viewer not in mine:
            found.append(Told(name, 0, False, "", "", 0, True))
            continue
        other = report.differences.get(viewer)
        found.append(Told(name, same, other is not None, plain(other, "old"), plain(other, "new"), other.number if other else 0))
    return found


def plain(other: Difference | None, what: str) -> str:
    """One side of a difference, cut where it is long."""
    value = getattr(other, what) if other is not None else None
    text = "–" if value is None else clean(msgspec.json.encode(value).decode())
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"


def words_for(call: Call, meta: lines.Meta) -> Words:
    """The words of the table's game, with the names of its scenario where the new rules can read it."""
    try:
        game = call.registry.game(meta.header.game)
        return page_words.words_of(game, msgspec.convert(meta.header.scenario, game.scenario), call.lang)
    except (NoTable, msgspec.ValidationError, LookupError, TypeError, ValueError, AttributeError):
        return page_words.plain_words(call.lang)
