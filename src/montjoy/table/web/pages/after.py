"""After the game: how it ended, everybody's luck, the replay, the dice checked in the page, and the record to take away."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from starlette.responses import RedirectResponse, Response

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.table.access import tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import import_record, invitations, lines, replay, rulings_desk
from montjoy.table.tables.table import Table
from montjoy.table.web import boards, render
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages.seat import fetch_items
from montjoy.table.web.render import LogLine
from montjoy.table.web.replies import remember

SHOWN: Final = 80                                            # lines of the log beside a replayed board
_replays: WeakKeyDictionary[Table, tuple[int, replay.Replay]] = WeakKeyDictionary()
_turns: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()


async def replay_of(table: Table) -> replay.Replay:
    """The whole game once more; kept while the table is in memory."""
    async with _turns.setdefault(table, asyncio.Lock()):     # one at a time: reading a long game again takes a second
        kept = _replays.get(table)
        if kept is None or kept[0] != len(table.session.entries):
            entries = list(table.session.entries)
            made = await asyncio.to_thread(replay.Replay, table.game, table.meta.header, entries)
            kept = _replays[table] = len(entries), made
        return kept[1]


async def page(call: Call) -> Response:
    """The outcome, luck, what the umpire did, and where to go from here."""
    table, w = call.table, call.w
    if not table.session.over:
        return call.html("after-not-yet.html", table=table, base=base(call), commitment=table.meta.header.commitment)
    again = await replay_of(table)
    lucks = replay.luck(again.throws())
    sides = [side for side in (*table.session.seats, "") if any(x.seat == side for x in lucks)]
    entries = table.session.entries
    return call.html(
        "after.html", table=table, base=base(call), outcome=w.outcome(table.session.outcome),
        luck=[(side, [x for x in lucks if x.seat == side]) for side in sides],
        looks=[e.seat for e in entries if isinstance(e, rec.Looked)], rulings=rulings_desk.made(table.session, w)[::-1],
        exported=table.seating.exported, compared=compared(call, again),
    )


def base(call: Call) -> str:
    return f"/t/{call.table.id}/{call.role}"


def compared(call: Call, again: replay.Replay) -> str:
    """What somebody noted of his stream while he played, against the record: "", "same" or "other"."""
    item, noted = whole(call.request.query_params.get("item")), call.request.query_params.get("chain", "").strip().lower()
    if not noted or call.role not in again.session.streams:
        return ""
    heads = replay.chain(again.items(call.role))
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
    table, w, game = call.table, call.w, call.table.game
    given, again = call.request.query_params, await replay_of(call.table)
    viewers = (*table.session.seats, UMPIRE)
    eyes = given.get("eyes", call.role if call.role in table.session.seats else UMPIRE)
    eyes = eyes if eyes in viewers else UMPIRE
    beside = given.get("beside", "")
    beside = beside if beside in viewers and beside != eyes else ""
    items = again.items(eyes)
    item = max(1, min(whole(given.get("item"), len(items)), len(items)))
    point = again.point_of(eyes, item)
    pictures = []
    for viewer in (eyes, beside) if beside else (eyes,):
        view = await asyncio.to_thread(again.view, viewer, point)
        card = boards.card(game, view, w) if viewer != UMPIRE else ""
        pictures.append((viewer, boards.draw(game, view, w, ()), card, boards.describe(game, view, w)))
    marks = again.marks(eyes)
    return {
        "table": table, "base": base(call), "eyes": eyes, "beside": beside, "viewers": viewers, "item": item, "last": len(items),
        "pictures": pictures, "log": told(call, items[max(0, item - SHOWN) : item], max(0, item - SHOWN) + 1),
        "marks": [(rulings_desk.mark_words(label, w), at) for label, at in marks],
        "before": max((at for _, at in marks if at < item), default=1),
        "after": min((at for _, at in marks if at > item), default=len(items)),
    }


def told(call: Call, items: list[Any], first: int) -> list[LogLine]:
    """The log of a viewer; in the truth also what everybody chose."""
    found = []
    for number, item in enumerate(items, first):
        if isinstance(item, replay.Chose):
            found.append(LogLine(number, call.w.text("page-chose", seat=item.seat, answer=chosen(call, item)), "", "", "Chose"))
        else:
            found += render.log_lines((item,), number, call.w)
    return found


def chosen(call: Call, item: replay.Chose) -> str:
    if item.label is None:
        return str(call.w.text("page-let-pass"))
    if item.asked.kind == "order":
        written: str = call.table.game.write(item.label)
        return written
    option: str = call.w.option(item.label, item.asked)
    return option


# ---- dice ----------------------------------------------------------------------------------------------------------------
async def dice(call: Call) -> Response:
    """The page that computes every die again by itself."""
    table = call.table
    released = next((e.seed for e in table.session.entries if isinstance(e, rec.Released)), "")
    return call.html("after-dice.html", table=table, base=base(call), header=table.meta.header, seed=released,
                     nonces=[e for e in table.session.entries if isinstance(e, rec.Nonce)])


async def dice_data(call: Call) -> Response:
    """The record, and what each die could have shown where its line does not say; after the end only."""
    table = call.table
    if not table.session.over:
        return Response(b"{}", 409, media_type="application/json")
    silent = [n for n, e in enumerate(table.session.entries) if isinstance(e, rec.Die) and e.law is msgspec.UNSET]
    told = (await replay_of(table)).laws() if silent else {}
    laws = {str(line): told[line] for line in silent}
    body = msgspec.json.encode({"header": table.meta.header, "entries": table.session.entries, "laws": laws})
    return Response(body, media_type="application/json")


# ---- taking it away, bringing it back --------------------------------------------------------------------------------------
async def export(call: Call) -> Response:
    """While play goes on a seat's own stream; after the end the whole record.  The umpire gets it always, and it is noted.

    A seat's stream is what the table has told it already: to look into the record again would take long whenever others acted."""
    table = call.table
    if table.session.over:
        return attached(jsonlines.dump(table.meta.header, table.session.entries), f"montjoy-{table.id}.jsonl")
    if call.role == UMPIRE:
        await table.act(lambda: (lines.Exported(UMPIRE, True),))
        return attached(jsonlines.dump(table.meta.header, table.session.entries), f"montjoy-{table.id}.jsonl")
    picture = table.pictures.of(call.role)
    items = await fetch_items(call, 0, picture.told) if picture.page else ()
    rows = (msgspec.json.encode({"n": n, "item": item, "chain": head}) + b"\n"
            for n, (item, head) in enumerate(zip(items, replay.chain(items), strict=True), 1))
    return attached(b"".join(rows), f"montjoy-{table.id}-{call.role}.jsonl")


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
    call.registry.growth.opened(table.id, call.request.scope.get("client_address", ""))
    if call.token:
        await invitations.move(call.registry, call.token, token)
    answer = RedirectResponse(f"/t/{table.id}/{WATCHER}/after" if table.session.over else f"/t/{table.id}/{OWNER}", 303)
    remember(call, answer, token)
    return answer
