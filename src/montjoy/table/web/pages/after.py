"""After the game: how it ended, everybody's luck, the replay, the dice checked in the page, and the record to take away."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.table.access import tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import import_record, invitations, lines, replay, rulings_desk
from montjoy.table.tables.page_words import said
from montjoy.table.tables.table import Table
from montjoy.table.web import replays
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages.course import left_words, turning_words, verdict
from montjoy.table.web.pages.seat import earliest
from montjoy.table.web.pages.ways_on import ways_on
from montjoy.table.web.replies import remember

PATIENCE: Final = 1.0                                        # seconds for which a page waits until a long game is counted


async def page(call: Call) -> Response:
    """The outcome, luck, what the umpire did, and where to go from here."""
    table, w = call.table, call.w
    if not table.session.over:
        return call.html("after-not-yet.html", table=table, base=base(call), commitment=table.meta.header.commitment)
    if replays.kept_after(table) is None:
        await asyncio.wait({replays.of(call.registry).count(table)}, timeout=PATIENCE)
    kept = replays.kept_after(table)
    lucks = kept.luck if kept else ()
    sides = [side for side in (*table.session.seats, "") if any(x.seat == side for x in lucks)]
    entries = table.session.entries
    went = kept.course if kept and kept.course else replay.Course()
    return call.html(
        "after.html", table=table, base=base(call), outcome=w.outcome(table.session.outcome),
        verdict=verdict(table, call.role, table.session.outcome, w), counted=kept is not None,
        luck=[(side, [x for x in lucks if x.seat == side]) for side in sides],
        looks=[e.seat for e in entries if isinstance(e, rec.Looked)], rulings=rulings_desk.made(table.session, w)[::-1],
        exported=table.seating.exported, compared=await compare(call), again=ways_on(table, call.role, call.lang),
        turning=went.turning, turned=turning_words(went.turning, w, await tell_cause(call, went)) if went.turning else "",
        left=left_words(went, w), story=await tell_story(call),
        measure=said(w, "page-strength") if table.game.tally is not None else "",
    )


async def tell_cause(call: Call, went: replay.Course) -> str:
    """What happened at the turning point, as the role was told: from memory, or by following the record where that has only the
    end."""
    item, there = went.what.get(call.role), call.table.pictures.of(call.role).turned
    if item is None or there is not msgspec.UNSET:
        return call.table.words(call.lang).item(there) if item is not None else ""
    return str(await replays.of(call.registry).ask(call.table, "line", viewer=call.role, item=item, lang=call.lang))


async def tell_story(call: Call) -> list[tuple[str, list[str]]]:
    """What happened, part by part, as the role was told; empty where the game has no such account."""
    table, viewer = call.table, call.role
    if table.game.post is None or not table.game.post.has_story(table.session.view(viewer)):
        return []
    return list(await replays.of(call.registry).ask(table, "story", viewer=viewer, lang=call.lang))


def base(call: Call) -> str:
    return f"/t/{call.table.id}/{call.role}"


async def compare(call: Call) -> str:
    """What somebody noted of his stream while he played, against the record: "", "same" or "other"."""
    item, noted = whole(call.request.query_params.get("item")), call.request.query_params.get("chain", "").strip().lower()
    if not noted or not (heads := await replays.of(call.registry).ask(call.table, "heads", viewer=call.role)):
        return ""
    return "same" if 1 <= item <= len(heads) and heads[item - 1] == noted else "other"


# ---- replay --------------------------------------------------------------------------------------------------------------
async def watch(call: Call) -> Response:
    """The game once more, item by item or mark by mark, from anybody's eyes or as it truly was."""
    if not call.table.session.over:
        return RedirectResponse(f"{base(call)}/after", 303)
    return call.html("after-replay.html", **await frame_of(call))


async def frame(call: Call) -> Response:
    """One moment of the replay, as the page asks for it."""
    if not call.table.session.over:
        return RedirectResponse(f"{base(call)}/after", 303)
    return call.html("after-frame.html", **await frame_of(call))


async def frame_of(call: Call) -> dict[str, Any]:
    table, given = call.table, call.request.query_params
    viewers = (*table.session.seats, UMPIRE)
    eyes = given.get("eyes", call.role if call.role in table.session.seats else UMPIRE)
    eyes = eyes if eyes in viewers else UMPIRE
    beside = given.get("beside", "")
    beside = beside if beside in viewers and beside != eyes else ""
    item = whole(given.get("item"))
    one: replays.Frame = await replays.of(call.registry).ask(table, "frame", eyes=eyes, beside=beside, item=item, lang=call.lang)
    pictures = [(viewer, Markup(board), Markup(card), sentences) for viewer, board, card, sentences in one.pictures]
    return {**msgspec.structs.asdict(one), "table": table, "base": base(call), "viewers": viewers, "pictures": pictures}


# ---- dice ----------------------------------------------------------------------------------------------------------------
async def dice(call: Call) -> Response:
    """The page that computes every die again by itself."""
    table = call.table
    released = next((e.seed for e in table.session.entries if isinstance(e, rec.Released)), "")
    names = msgspec.json.encode({seat: call.w.name(seat) for seat in table.session.seats}).decode()
    return call.html("after-dice.html", table=table, base=base(call), header=table.meta.header, seed=released, names=names,
                     nonces=[e for e in table.session.entries if isinstance(e, rec.Nonce)])


async def dice_data(call: Call) -> Response:
    """The record, and what each die could have shown where its line does not say; after the end only."""
    table = call.table
    if not table.session.over:
        return Response(b"{}", 409, media_type="application/json")
    silent = [str(n) for n, e in enumerate(table.session.entries) if isinstance(e, rec.Die) and e.law is msgspec.UNSET]
    told = await replays.of(call.registry).ask(table, "laws") if silent else {}
    laws = {line: told[line] for line in silent}
    body = msgspec.json.encode({"header": table.meta.header, "entries": table.session.entries, "laws": laws})
    return Response(body, media_type="application/json")


# ---- taking it away, bringing it back --------------------------------------------------------------------------------------
async def export(call: Call) -> Response:
    """While play goes on a seat's own stream; after the end the whole record.  The umpire gets it always, and it is noted.

    A seat's stream is what the table has told it already: to look into the record again would take long whenever others acted."""
    table = call.table
    if table.session.over or call.role == UMPIRE:
        if not table.session.over:
            await table.act(lambda: note_export(table))
        whole_record = await asyncio.to_thread(jsonlines.dump, table.meta.header, list(table.session.entries))
        return attached(whole_record, f"montjoy-{table.id}.jsonl")
    return attached((await stream_of(call)).encode(), f"montjoy-{table.id}-{call.role}.jsonl")


async def stream_of(call: Call) -> str:
    """What a role was told so far, as its picture has it: from memory, or by following the record where that has only the end;
    since the game moved to other rules, where it did."""
    picture, stream = call.table.pictures.of(call.role), call.table.session.streams.get(call.role)
    if stream is None or not picture.page:
        return ""
    if stream.base > earliest(call.table, call.role):
        return str(await replays.of(call.registry).ask(call.table, "told", viewer=call.role, upto=picture.told))
    return replays.rows(stream.items[: max(0, picture.told - stream.base)], stream.base)


def note_export(table: Table) -> tuple[lines.Line, ...]:
    """The umpire takes the record away; that he takes the same once more need not be noted, and costs no room."""
    if table.exported_at == len(table.session.entries):
        return ()
    table.exported_at = len(table.session.entries)
    return (lines.Exported(UMPIRE, True),)


def attached(body: bytes, name: str) -> Response:
    return Response(body, media_type="application/x-ndjson", headers={"content-disposition": f'attachment; filename="{name}"'})


async def import_page(call: Call) -> Response:
    """Where a record is brought back."""
    return call.html("after-import.html", faults=[])


async def bring(call: Call) -> Response:
    """A record becomes a table: a finished one to look at, an unfinished one to be played on."""
    got = await call.request.form(max_files=1, max_fields=5)
    file = got.get("record")
    data = await file.read() if file is not None and not isinstance(file, str) else b""
    found = await import_record.read(call.registry, data)
    if isinstance(found, list):
        return call.html("after-import.html", 422, faults=found)
    token = tokens.fresh_token()
    table = await import_record.open_record(call.registry, found, token, call.lang)
    call.registry.growth.note_opening(table.id, call.request.scope.get("client_address", ""))
    if call.token:
        await invitations.move(call.registry, call.token, token)
    answer = RedirectResponse(f"/t/{table.id}/{WATCHER}/after" if table.session.over else f"/t/{table.id}/{OWNER}", 303)
    remember(call, answer, token)
    return answer
