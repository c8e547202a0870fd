"""The first page: what Montjoy is, a game at one click, and one's own tables again."""

from __future__ import annotations

from functools import partial
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from starlette.responses import JSONResponse, RedirectResponse, Response

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.game import Game, games
from montjoy.core.record.nonces import is_hash
from montjoy.table.access import names, tokens
from montjoy.table.access.tokens import OWNER, browser_of
from montjoy.table.tables import beginning, catalogue, invitations, lines, page_words
from montjoy.table.tables.rehearsal.waiting import Waits, look
from montjoy.table.tables.table import NoTable, Table
from montjoy.table.web import render, table_titles
from montjoy.table.web.call import Call
from montjoy.table.web.pages import open_tables
from montjoy.table.web.replies import forget_me, remember, why_words
from montjoy.table.web.static_files import FILES
from montjoy.words import LANGUAGES

MOST_NAME: Final = 40
MOST_TABLES: Final = 30                                      # on the first page


async def first(call: Call) -> Response:
    """What Montjoy is, a game at one click, the tables this browser holds, and those that anybody may join."""
    there = await open_tables.find_offered(call)
    return call.html("first.html", games=catalogue.offers(call.registry, call.lang), tables=await mine(call), open_tables=there)


# ---- my tables -------------------------------------------------------------------------------------------------------
class Mine:
    """One of this browser's tables, as its own pictures show it."""

    def __init__(self, call: Call, table: Table, held: list[str]) -> None:
        w = page_words.words_of(table.game, table.session.scenario, call.lang)
        self.id, self.title, self.status = table.id, table_titles.title(table, call.lang), table.status
        self.game = catalogue.title_of(table.game, w)
        self.owner = OWNER in held
        self.roles = [role for role in held if role != OWNER]
        self.names = [w.name(role) for role in self.roles if role != WATCHER]
        self.turn, self.waiting = False, ""
        for role in self.roles:
            shown = table.pictures.of(role)
            if shown.page is not None and self.status == "running":
                done = shown.page.answered
                self.turn = self.turn or any(q.kind != "offer" and q.id not in done for q in shown.page.questions)
                self.waiting = w.joined(list(shown.page.waiting)) if shown.page.waiting else self.waiting
        self.href = f"/t/{table.id}"


class Waiting:
    """One of this browser's tables that cannot be opened now, and why."""

    def __init__(self, call: Call, waits: Waits) -> None:
        held = call.holds(waits.id)
        self.id, self.href, self.status, self.turn, self.waiting = waits.id, f"/t/{waits.id}", "waits", False, ""
        self.title = waits.meta.settings.title if waits.meta else ""
        self.owner, self.roles, self.names = OWNER in held, [role for role in held if role != OWNER], list[str]()
        self.game, self.why = "", why_words(waits, call.lang)


async def mine(call: Call) -> list[Mine | Waiting]:
    """The tables that this browser holds a pass to, those with its turn first, then the last joined.  When a table was last
    used is nobody's business: it tells of secret acts."""
    ids = dict.fromkeys(p.game for p in sorted(call.passes, key=lambda p: -p.until))
    found: list[Mine | Waiting] = []
    for id in list(ids)[:MOST_TABLES]:
        try:
            table = await call.registry.table(id)
            found.append(look(id, table.meta, partial(Mine, call, table, call.holds(id))))
        except Waits as waits:
            found.append(Waiting(call, waits))
        except NoTable:
            continue
    return sorted(found, key=lambda table: not table.turn)


async def table(call: Call) -> Response:
    """Whoever holds one role goes to it; who holds several chooses."""
    held = call.holds(call.table.id)
    roles = [role for role in held if role not in (OWNER, WATCHER)]
    if len(roles) == 1:
        return RedirectResponse(f"/t/{call.table.id}/{roles[0]}", 303)
    if not roles:
        return RedirectResponse(f"/t/{call.table.id}/{OWNER if OWNER in held else WATCHER}", 303)
    return call.html("roles.html", table=call.table, roles=held, umpire=UMPIRE)


async def health(call: Call) -> Response:
    """For the host's own watchman: whether the store still takes what it is given."""
    return JSONResponse({"ok": not call.registry.broken}, 503 if call.registry.broken else 200)


async def manifest(call: Call) -> Response:
    """What a browser needs to install the pages on a phone or a desk: a name, colours, icons."""
    drawn = (("192", "192x192", "any"), ("512", "512x512", "any"), ("maskable", "512x512", "maskable"))
    icons = [{"src": FILES.address(f"icons/{name}.png"), "sizes": sizes, "type": "image/png", "purpose": purpose}
             for name, sizes, purpose in drawn]
    told = {"name": "Montjoy", "short_name": "Montjoy", "id": "/", "start_url": "/", "scope": "/", "display": "standalone"}
    return JSONResponse({**told, "theme_color": "#fffcf5", "background_color": "#f5efe3", "icons": icons},
                        media_type="application/manifest+json")


async def leaving(call: Call) -> Response:
    """What it means to sign this browser out."""
    return call.html("forget.html", tables=await mine(call))


async def forget(call: Call) -> Response:
    """This browser is signed out everywhere, and keeps nothing of what it was shown."""
    if call.token:
        await invitations.forget(call.registry, call.token)
    answer = RedirectResponse("/", 303, headers={"clear-site-data": '"storage"'})
    forget_me(call, answer)
    return answer


async def language(call: Call) -> Response:
    """A reader chooses his language, and is back where he was."""
    form = await call.form()
    answer = RedirectResponse(back_to(form.get("back", "/")), 303)
    if (wish := form.get("lang", "")) in LANGUAGES:
        remember(call, answer, wish, render.LANG)
    return answer


def back_to(where: str) -> str:
    """An address of this very site; its wish for a language is left out."""
    path, _, query = where.partition("?")
    if not path.startswith("/") or path.startswith("//") or "\\" in path or not path.isprintable():
        return "/"
    rest = [(key, value) for key, value in parse_qsl(query, keep_blank_values=True, max_num_fields=300) if key != "lang"]
    return f"{path}?{urlencode(rest)}" if rest else path


# ---- at one click ----------------------------------------------------------------------------------------------------
async def sample(call: Call) -> Response:
    """The game's sample, this browser in one seat, bots in all others, and play begins."""
    form = await call.form()
    if form.get("game") not in games():
        return RedirectResponse("/", 303)
    offer = catalogue.Offer(call.registry.game(form["game"]), call.lang)
    game, scenario = offer.game, offer.game.scenarios.get(form.get("scenario", "")) or offer.scenario
    seats = game.seats(scenario)
    me = next((seat for seat in (form.get("seat"), offer.seat) if seat in seats), seats[0])
    who = {seat: lines.OPEN if seat == me else lines.BOT for seat in seats}
    settings = lines.Settings(title=catalogue.scenario_title(game, scenario, offer.w), seats=who, lang=call.lang)
    return await open_table(call, game, scenario, catalogue.usual_options(game, scenario), settings, sit=(str(me),), begin=True,
                            hash=form.get("nonce_hash", ""))


async def open_table(
    call: Call, game: Game, scenario: Any, options: Any, settings: lines.Settings, *, sit: tuple[str, ...] = (), name: str = "",
    begin: bool = False, house: tuple[dict[str, Any], ...] = (), where: str = "", hash: str = "",
) -> Response:
    """The table is there, and whoever opened it goes to it."""
    more: dict[str, Any] = {"sit": sit, "name": name, "begin": begin, "house": house, "hash": hash}
    table, token = await make_table(call, game, scenario, options, settings, **more)
    answer = RedirectResponse(f"/t/{table.id}/{where or (sit[0] if begin else OWNER)}", 303)
    remember(call, answer, token)
    return answer


async def make_table(
    call: Call, game: Game, scenario: Any, options: Any, settings: lines.Settings, *, sit: tuple[str, ...] = (), name: str = "",
    begin: bool = False, house: tuple[dict[str, Any], ...] = (), hash: str = "",
) -> tuple[Table, str]:
    """A table, and the new token of its opener, who holds its key and the seats he takes.  ValueError: it cannot be played so.

    `hash`: of what his browser will add to the seed of the dice; "": nothing."""
    token = tokens.fresh_token()
    passes = tuple(tokens.holder("", role, token) for role in (OWNER, *sit))
    table = await call.registry.open(game, scenario, options, settings, passes=passes, house=house,
                                     address=call.request.scope.get("client_address", ""))
    if sit:
        me = browser_of(tokens.hashed(token))
        seated = [line for role in sit for line in (lines.Seated(role, lines.PERSON, name), lines.Saw(me, role, name))]
        adds = [lines.Announced(seat, hash) for seat in sit if seat in table.session.seats and is_hash(hash)]
        await table.act(lambda: [*seated, *adds])
    if begin:
        mine = [seat for seat in table.session.seats if seat in sit]
        await table.act(lambda: beginning.start(table, mine, call.registry.now()))
    if call.token:
        await invitations.move(call.registry, call.token, token)
    return table, token


def clean_name(text: str, most: int = MOST_NAME) -> str:
    """A name as others see it: one line, nothing that turns or hides its surroundings."""
    return names.clean(text, most)
