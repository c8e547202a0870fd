"""The table for programs: what a person at a role sees and may do, as JSON.  The types in `messages.py` are the whole contract;
`openapi.py` writes them down, and what follows here at their head.

A program joins by an invitation like a person, and sends its token as `Authorization: Bearer`.  It is shown the same Picture
that the pages are made from, and nothing else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from montjoy.core.effects import WATCHER, No, no
from montjoy.core.record.receipts import Receipt
from montjoy.core.session.filled import filled, malformed
from montjoy.core.session.runner import NUMBER
from montjoy.core.session.streams import Asked, typed
from montjoy.table import store
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import beginning, deadlines, invitations, lines
from montjoy.table.tables.registry import Registry
from montjoy.table.tables.rehearsal.waiting import Waits, look
from montjoy.table.tables.table import NoTable, Table, digest
from montjoy.table.web import table_titles
from montjoy.table.web.call import Call
from montjoy.table.web.messages import (
    KEY,
    Answer,
    Choice,
    Draft,
    Head,
    Held,
    Join,
    Joined,
    Kept,
    Nonce,
    Posed,
    Received,
    Say,
    Shown,
    Told,
    Typed,
    Wrong,
    operation,
)
from montjoy.table.web.pages import preview
from montjoy.table.web.pages.home import clean_name
from montjoy.table.web.pages.seat import earliest, fetch_items, replay_game, type_in, undoes
from montjoy.table.web.replies import why_words
from montjoy.words.put import put

MOST_ITEMS: Final = 500
MINUTE: Final = 60.0                                         # a lost reply to `join` can be had again so long, in seconds
_joined: WeakKeyDictionary[Registry, dict[bytes, tuple[float, Joined | None]]] = WeakKeyDictionary()


# ---- looking -------------------------------------------------------------------------------------------------------------
@operation(Joined, body=Join, codes=(409, 422))
async def join(call: Call, given: Join) -> Joined:
    """An invitation's token is exchanged for a bearer token, once; with a key, for a minute, once more from the same address."""
    if not call.request.headers.get("idempotency-key"):
        return await exchange(call, given)
    mark = digest(msgspec.json.encode([key_of(call), call.request.scope.get("client_address", ""), given]))
    lately, now = _joined.setdefault(call.registry, {}), call.registry.stopwatch()
    for old in [m for m, (until, _) in lately.items() if until < now]:
        del lately[old]
    if mark in lately:
        if (again := lately[mark][1]) is None:
            raise Wrong(409, no("", "api-key-running"))
        return again
    lately[mark] = now + MINUTE, None
    try:
        joined = await exchange(call, given)
    except BaseException:
        lately.pop(mark, None)
        raise
    lately[mark] = now + MINUTE, joined
    return joined


async def exchange(call: Call, given: Join) -> Joined:
    try:
        table, role, bearer = await invitations.exchange(call.registry, given.token, clean_name(given.name), "", program=True,
                                                         hash=given.nonce_hash)
    except invitations.SawMore:
        raise Wrong(422, no("", "saw-more")) from None
    except invitations.NameTaken:
        raise Wrong(422, no("", "api-name-taken")) from None
    except invitations.Used:
        raise Wrong(422, no("", "api-link-used")) from None
    return Joined(table.id, role, bearer)


@operation(tuple[Held, ...])
async def tables(call: Call) -> tuple[Held, ...]:
    """The tables at which the bearer holds a role; without a token none."""
    found = []
    for held in call.passes[:50]:
        try:
            table = await call.registry.table(held.game)
        except Waits as waits:
            found.append(waiting_held(call, held.role, waits))
            continue
        except NoTable:
            continue
        found.append(listed(call, table, held.role))
    return tuple(found)


def listed(call: Call, table: Table, role: str) -> Held:
    """A table as it is listed."""
    try:
        shown = look(table.id, table.meta, lambda: table.pictures.of(role) if role in (*table.roles, WATCHER) else None)
    except Waits as waits:
        return waiting_held(call, role, waits)
    asked = len(shown.questions) if shown else 0
    seats = {one.role: one.who for one in table.absence.sittings()} if role == OWNER else msgspec.UNSET
    return Held(table.id, role, table.game.slug, table_titles.title(table, call.lang), table.status, asked, seats=seats)


def waiting_held(call: Call, role: str, waits: Waits) -> Held:
    """A table that cannot be opened now."""
    meta = waits.meta
    slug, title = (meta.header.game, meta.settings.title) if meta else ("", "")
    return Held(waits.id, role, slug, title, "waits", 0, why_words(waits, call.lang))


@operation(Shown)
async def picture(call: Call) -> bytes:
    """Everything that the role is shown now, with what its own last answer led to."""
    await call.table.catch_up(call.role)
    made: bytes = call.table.pictures.kept(call.role, f"api {call.lang}", lambda: shown(call))
    return made


def shown(call: Call) -> bytes:
    """The reply, from the picture and the language alone."""
    table, now = call.table, call.table.pictures.of(call.role)
    view = now.page.view if now.page else None
    asked = tuple(posed(table, call.role, view, call.w, q) for q in now.questions)
    return msgspec.json.encode(Shown(table.pictures.stamp(call.role), now, asked, undoes(now, call.w)))


def posed(table: Table, role: str, view: Any, w: Any, asked: Asked) -> Posed:
    items = table.session.streams[role].items if asked.kind == "order" else ()
    shown = put(table.game, view, asked, w, items)
    options = tuple(Choice(n, option, text) for n, (option, text) in enumerate(zip(asked.options, shown.options)))
    if asked.kind != "order":
        return Posed(asked.id, asked.kind, shown.text, options, asked.form)
    default = table.game.default(view, asked, items)
    return Posed(asked.id, asked.kind, shown.text, options, asked.form, shown.begin, msgspec.to_builtins(default))


WHOSE: Final = (("question", "an open question's number; 0: the form that may be written unasked"),)


@operation(dict[str, Any], query=WHOSE, codes=(422,))
async def form(call: Call) -> dict[str, Any]:
    """What an answer to a question may be as plain data, as JSON Schema."""
    await call.table.catch_up(call.role)
    found = question_of(call, number_of(call, "question", 0))
    if found is None:
        raise Wrong(422, no("", "question-gone"), call.table.pictures.stamp(call.role))
    if found.asked.kind == "order":
        return msgspec.json.schema(found.effect.form)
    return {"enum": [msgspec.to_builtins(option) for option in found.asked.options]}


PIECE: Final = (("since", "the number of the last item that is known"), ("most", f"how many at most, up to {MOST_ITEMS}"))


@operation(Told, query=PIECE)
async def stream(call: Call) -> Told:
    """What the role was told after item `since`."""
    since, most = number_of(call, "since", 0), min(number_of(call, "most", MOST_ITEMS), MOST_ITEMS)
    await call.table.catch_up(call.role)
    told = call.table.pictures.of(call.role).told
    if since >= told or not most:
        return Told(min(since, told) + 1, told, ())
    since = max(since, earliest(call.table, call.role))
    return Told(since + 1, told, await fetch_items(call, since, min(told, since + most)))


@operation(Receipt)
async def receipt(call: Call) -> Receipt:
    """What is to be kept of how play begins: the commitment, the frozen list, the role's own."""
    return beginning.receipt(call.table, call.role)


@operation(Head, query=(("item", "the number of an item that is known"),))
async def head(call: Call) -> Head:
    """The head of the chain of the role's stream, and of its first `item` items."""
    item = number_of(call, "item", 0)
    await call.table.catch_up(call.role)
    told = call.table.pictures.of(call.role).told
    found = [await head_at(call, n) if 0 < n <= told else "" for n in (told, item)]
    return Head(call.table.meta.version, told, found[0], item, found[1])


async def head_at(call: Call, item: int) -> str:
    heads = call.table.heads
    if (found := heads.at(call.role, item)) is None:         # seldom: the game was opened from a stored state after this item
        heads.read_from_the_start((await replay_game(call)).streams)
        found = heads.at(call.role, item)
    return found or ""


def number_of(call: Call, name: str, otherwise: int) -> int:
    text = call.request.query_params.get(name, str(otherwise))
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Wrong(400, no("", "api-not-understood", wrong=f"Expected `int` of at most nine digits - at `{name}`"))
    return int(text)


# ---- acting --------------------------------------------------------------------------------------------------------------
_running: WeakKeyDictionary[Table, set[tuple[str, str]]] = WeakKeyDictionary()


def key_of(call: Call) -> str:
    key = call.request.headers.get("idempotency-key", "")
    if not (KEY[0] <= len(key) <= KEY[1] and all("!" <= letter <= "~" for letter in key)):
        raise Wrong(400, no("", "api-key-missing"))
    return key


def keyed(call: Call, does: str, given: Any) -> store.Key:
    """The request's own key: with the same body it counts once.  Nobody else's key is this one: the role is part of it."""
    key = key_of(call)
    answer = msgspec.json.encode(Received(does))
    return store.Key(call.role, key, digest(does.encode() + b" " + msgspec.json.encode(given)), answer)


async def do_once(call: Call, key: store.Key, work: Callable[[], Awaitable[Any]], given: Answer | None = None) -> bytes:
    """Do it, unless it was done under this key; the reply is the one that was stored.  `given`: the answer that it was about."""
    running, mark = _running.setdefault(call.table, set()), (call.role, key.key)
    if mark in running:
        raise Wrong(409, no("", "api-key-running"))
    running.add(mark)
    try:
        refusal = await work()
    except store.KeyTaken:
        raise Wrong(422, no("", "key-for-another")) from None
    finally:
        running.discard(mark)
    if isinstance(refusal, No):
        raise Wrong(422, with_line(call, given, refusal), call.table.pictures.stamp(call.role))
    return key.reply


def with_line(call: Call, given: Answer | None, refusal: No) -> No:
    """A rule's refusal of an order that was sent as text, with the line that it is about, where the game knows it."""
    game, q = call.table.game, question_of(call, given.question) if given is not None else None
    if q is None or given is None or not given.text or not refusal.rule or "line" in refusal.facts or game.post is None:
        return refusal
    line = game.post.line_of(call.table.session.view(call.role), q.asked, given.text, refusal)
    return No(refusal.rule, refusal.reason, {**refusal.facts, "line": line}) if line else refusal


@operation(Received, body=Answer, codes=(409, 422))
async def answer(call: Call, given: Answer) -> bytes:
    """An answer to one of the role's questions: stored when the reply comes; what follows from it is told later."""
    key = keyed(call, "answer", given)
    return await do_once(call, key, lambda: call.table.answer(call.role, given.question, lambda: meant(call, given), key), given)


def meant(call: Call, given: Answer) -> Any:
    """The answer itself, or a No that says why it is none."""
    q = question_of(call, given.question)
    if q is None:
        return no("", "question-gone")
    if q.asked.kind == "order":
        if given.text is not None:
            return call.table.game.read(call.table.session.view(call.role), q.asked, given.text)
        if given.form is None:
            return no("", "wrong-form", wanted=q.asked.form)
        return filled(q.effect.form, given.form, whole=given.question == NUMBER)
    if given.form is not None:
        found = typed(q.effect, given.form)
        return found if found in q.asked else malformed(q.asked.options, given.form) or found
    if given.option is None:
        declines = q.asked.kind == "offer" and q.asked.options and given.text is None
        return None if declines else no("", "not-an-option")
    return q.asked.options[given.option] if given.option < len(q.asked.options) else no("", "not-an-option")


def question_of(call: Call, number: int) -> Any:
    """The role's open question of that number, or the form that it may write unasked; None: there is none."""
    free = call.table.session.unasked(call.role)
    there = (*call.table.session.open, *([free] if free else []))
    return next((q for q in there if q.seat == call.role and q.asked.id == number), None)


@operation(Kept, body=Draft, codes=(409, 422))
async def draft(call: Call, given: Draft) -> bytes | Kept:
    """What counts if the role's time is up before it answers; of an order, how it is understood."""
    key = keyed(call, "draft", given)

    def deed() -> No | tuple[lines.Line, ...]:
        asked = question_of(call, given.question)
        if asked is not None and asked.done and not given.none:
            return no("", "draft-answered")
        found = None if given.none else meant(call, given)
        if isinstance(found, No):
            return found
        return deadlines.draft(call.table, call.role, given.question, found)

    kept = await do_once(call, key, lambda: call.table.act(deed, key), given)
    return kept if given.none else told_of(call, given) or kept


def told_of(call: Call, given: Draft) -> Kept | None:
    """What the page says of an order before it is sent; None: it is none, or is asked for no more."""
    asked = preview.asked_of(call, given.question)
    if asked is None or asked.kind != "order" or isinstance(form := meant(call, given), No):
        return None
    found = preview.understood(call.table.game, call.table.session.view(call.role), asked, form, call.w)
    return Kept("draft", tuple(found.lines), tuple(found.warns), tuple(found.odds))


@operation(Received, codes=(409, 422))
async def undo(call: Call) -> bytes:
    """Take the last answer back, where its kind allows that."""
    key, back = keyed(call, "undo", None), call.table.while_open(lambda: call.table.undo(call.role))
    return await do_once(call, key, lambda: call.table.act(back, key))


@operation(Received, body=Nonce, codes=(409, 422))
async def nonce(call: Call, given: Nonce) -> bytes:
    """What the program's hash is of, once the list is frozen and its hash is in it.  With the last one play begins."""
    key = keyed(call, "nonce", given)
    return await do_once(call, key, lambda: call.table.act(lambda: beginning.say(call.table, call.role, given.nonce), key))


@operation(Received, body=Typed, codes=(409, 422))
async def type_dice(call: Call, given: Typed) -> bytes:
    """Dice or a card as they lie on a real table, for the roll that the picture asks for."""
    key = keyed(call, "type", given)
    fallen = type_in(call, given.told, None if given.roll else given.faces, given.card)
    return await do_once(call, key, lambda: call.table.act(fallen, key))


@operation(Received, body=Say, codes=(409, 422))
async def say(call: Call, given: Say) -> bytes:
    """A line to everybody at the table."""
    key = keyed(call, "say", given)
    text = " ".join(given.text.split())

    def deed() -> No | tuple[lines.Line, ...]:
        if not call.table.settings.chat:
            return no("", "no-chat")
        return (lines.Said(call.role, text),) if text else no("", "say-nothing")

    return await do_once(call, key, lambda: call.table.act(deed, key))
