"""The army builder: two forces put together by points, checked as they change, taken along as a file, or played at once.

Nothing is kept here: the form holds everything, and works without a script.  Own rows that somebody writes are read by a limited
child process (`tables/uploads.py`), at an address of its own; what was read is remembered by its text for a while, so that
counting goes on without it.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from montjoy.core import outside
from montjoy.core.capabilities import Builder, Draft, Force
from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.core.game import Game, games
from montjoy.core.philox import Philox
from montjoy.table.tables import catalogue, lines, page_words, uploads
from montjoy.table.tables.table import NoTable
from montjoy.table.web import render
from montjoy.table.web.call import Call, whole
from montjoy.table.web.pages import new
from montjoy.table.web.pages.home import clean_name, open_table
from montjoy.words import Words

SIDES: Final = 2
MOST_ROWS: Final = 16                                        # of a side, on the page
MOST_UNITS: Final = 99
MOST_TEXT: Final = 20_000                                    # of own rows
MOST_SEED: Final = 1_000_000
MOST_READ: Final = 32
_read: OrderedDict[tuple[str, bytes], Any] = OrderedDict()   # own rows that were read, the longest unused first


class Page(NamedTuple):
    """A game's builder, in the reader's words."""

    game: Game
    builder: Builder
    w: Words


def found(call: Call) -> Page:
    """The builder of the game that the address names.  NoTable where there is none."""
    slug = call.request.path_params["game"]
    builder = call.registry.game(slug).builder if slug in games() else None
    if builder is None:
        raise NoTable
    game = call.registry.game(slug)
    return Page(game, builder, page_words.words_of_game(game, call.lang))


class Checked(NamedTuple):
    """What is wrong with forces, in the reader's words (`said`) or in those for authors; or the scenario."""

    said: list[str] = []
    faults: list[new.Fault] = []
    scenario: Any = None

    @property
    def is_wrong(self) -> bool:
        return bool(self.said or self.faults)


async def page(call: Call) -> Response:
    """An even pair, as its address chooses."""
    here, asked = found(call), dict(call.request.query_params)
    chosen, seed = chosen_of(here, {f"choice.{name}": value for name, value in asked.items()}), seed_of(asked)
    return show(call, here, proposed(here, chosen, seed), seed)


async def send(call: Call) -> Response:
    """The form with what its button does: another pair, a row more or less, a sum; or the file."""
    here, form = found(call), await call.form()
    draft, what, seed = draft_of(here, form), form.get("do", ""), seed_of(form)
    if what == "pair":
        seed = int.from_bytes(outside.entropy(4)) % MOST_SEED
        return show(call, here, proposed(here, draft.chosen, seed, draft), seed, form=form)
    if what == "file":
        return download(here, draft)
    return show(call, here, changed(draft, what), seed, form=form)


async def send_rows(call: Call) -> Response:
    """Own rows, read and checked; the form as it was."""
    here, form = found(call), await call.form()
    text, wrong = rows_of(form), Checked()
    if text and not begins_with_a_table(text):
        wrong = Checked([call.w.text("page-build-rows-first")])
    elif text and here.game.packs is not None:
        value = await uploads.parse_beside("pack", here.game, text.encode())
        if isinstance(value, list):
            wrong = Checked([], [new.named("", "pack_file", fault) for fault in value])
        else:
            keep(here.game, text, value.own)
    return show(call, here, draft_of(here, form), seed_of(form), wrong, form)


async def open_it(call: Call) -> Response:
    """A table with these forces: to invite others to, or begun at once against bots."""
    here, form = found(call), await call.form()
    draft = draft_of(here, form)
    made = checked(call, here, draft)
    if made.scenario is None:
        return show(call, here, draft, seed_of(form), made, form)
    scenario, bots = made.scenario, form.get("do") == "play"
    seats = [str(seat) for seat in here.game.seats(scenario)]
    who = {seat: lines.BOT if bots and seat != seats[0] else lines.OPEN for seat in seats}
    settings = lines.Settings(title=clean_name(scenario.title, 80), seats=who, lang=call.lang, typed=form.get("typed") == "yes")
    try:
        return await open_table(call, here.game, scenario, catalogue.usual_options(here.game, scenario), settings,
                                sit=(seats[0],), begin=bots, hash=form.get("nonce_hash", ""))
    except (ValueError, LookupError) as error:               # in the words for authors
        return show(call, here, draft, seed_of(form), Checked([], [("", str(error))]), form)


# ---- the form --------------------------------------------------------------------------------------------------------------
def chosen_of(here: Page, form: Mapping[str, str]) -> dict[str, str]:
    """What was chosen; what is no choice is as usual."""
    return {
        choice.name: wish if (wish := form.get(f"choice.{choice.name}", "")) in dict(choice.values) else choice.usual
        for choice in here.builder.choices(here.w)
    }  # fmt: skip


def seed_of(form: Mapping[str, str]) -> int:
    """By which luck the last pair was made."""
    return whole(form.get("seed"), 1) % MOST_SEED


def proposed(here: Page, chosen: dict[str, str], seed: int, before: Draft | None = None) -> Draft:
    """An even pair; own rows stay."""
    forces = here.builder.proposed(chosen, Philox(seed), here.w)
    return Draft(chosen, forces, before.rows if before else "", before.own if before else None)


def draft_of(here: Page, form: Mapping[str, str]) -> Draft:
    """The forces that a form holds."""
    text = rows_of(form)
    forces = tuple(Force(clean_name(form.get(f"name.{side}", "")), tuple(rows_in(form, side))) for side in range(SIDES))
    return Draft(chosen_of(here, form), forces, text, kept(here.game, text))


def rows_in(form: Mapping[str, str], side: int) -> list[tuple[str, int]]:
    given = ((form.get(f"kind.{side}.{n}"), form.get(f"many.{side}.{n}")) for n in range(MOST_ROWS))
    return [(clean_name(kind), min(MOST_UNITS, whole(many))) for kind, many in given if kind is not None]


def changed(draft: Draft, what: str) -> Draft:
    """A row more or less: "add.1", "less.0.3"."""
    kind, *numbers = what.split(".")
    at = [whole(number, MOST_ROWS) for number in numbers]
    forces = list(draft.forces)
    if kind not in ("add", "less") or not at or at[0] >= SIDES:
        return draft
    rows = list(forces[at[0]].rows)
    if kind == "add" and len(rows) < MOST_ROWS:
        rows.append(rows[-1] if rows else next((row for force in forces for row in force.rows), ("", 1)))
    elif kind == "less" and len(at) > 1:
        del rows[at[1] : at[1] + 1]
    forces[at[0]] = Force(forces[at[0]].name, tuple(rows))
    return Draft(draft.chosen, tuple(forces), draft.rows, draft.own)


# ---- own rows --------------------------------------------------------------------------------------------------------------
def rows_of(form: Mapping[str, str]) -> str:
    """Own rows as they were written."""
    text = form.get("rows", "").replace("\r\n", "\n").strip()
    if len(text) > MOST_TEXT:
        raise HTTPException(400)
    return text


def begins_with_a_table(text: str) -> bool:
    """They follow the scenario's own tables in its file, where anything else would belong to the last of those."""
    lines_read = (line.strip() for line in text.splitlines())
    return next((line for line in lines_read if line and not line.startswith("#")), "").startswith("[")


def key(game: Game, text: str) -> tuple[str, bytes]:
    return game.slug, hashlib.sha256(text.encode()).digest()


def keep(game: Game, text: str, own: Any) -> None:
    _read[key(game, text)] = own
    while len(_read) > MOST_READ:
        _read.popitem(last=False)


def kept(game: Game, text: str) -> Any:
    """What own rows were read as; None: they were not, or it was long ago."""
    own = _read.get(key(game, text)) if text else None
    if own is not None:
        _read.move_to_end(key(game, text))
    return own


# ---- what is shown ---------------------------------------------------------------------------------------------------------
def checked(call: Call, here: Page, draft: Draft) -> Checked:
    """What is wrong with the forces, or the scenario that they are."""
    said = [call.w.text("page-build-rows-unread")] if draft.rows and draft.own is None else []
    said += here.builder.faults(draft, here.w)
    if said:
        return Checked(said)
    try:
        return Checked(scenario=here.builder.scenario(draft, here.w))
    except BadFile as bad:
        return Checked([], [("", str(each.at(""))) for each in (bad, *bad.also)])
    except BadInput as bad:
        return Checked([], [("", str(bad))])


def download(here: Page, draft: Draft) -> Response:
    """The scenario's file, as `check` and the form of a new table take it."""
    body = here.builder.written(draft, here.w).encode()
    return Response(body, media_type="application/toml", headers={"content-disposition": 'attachment; filename="armies.toml"'})


def show(
    call: Call, here: Page, draft: Draft, seed: int, wrong: Checked | None = None, form: Mapping[str, str] | None = None
) -> Response:
    """The form; of a script that asks, its part alone.  `wrong`: what was refused just now."""
    refused = wrong is not None and wrong.is_wrong
    now = wrong if wrong is not None and refused else checked(call, here, draft)
    given: dict[str, Any] = {
        "game": here.game, "builder": here.builder,
        "title": catalogue.title_of(here.game, here.w), "draft": draft, "seed": seed, "wrong": now,
        "choices": here.builder.choices(here.w), "kinds": grouped(here, draft), "sums": here.builder.sums(draft, here.w),
        "text": "" if now.is_wrong else here.builder.written(draft, here.w), "most": MOST_UNITS, "most_rows": MOST_ROWS,
        "alone": now.scenario is not None and len(here.game.seats(now.scenario)) == 1,
        "typed": (form or {}).get("typed") == "yes",
    }  # fmt: skip
    if "hx-request" in call.request.headers:
        return HTMLResponse(render.show("build-part.html", call.lang, call.w, call=call, **given))
    return call.html("build.html", 422 if refused else 200, **given)


def grouped(here: Page, draft: Draft) -> list[tuple[str, list[tuple[str, str]]]]:
    """The kinds under their headings, and those that there are not, as rows name them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for kind in here.builder.kinds(draft, here.w):
        found.setdefault(kind.group, []).append((kind.code, kind.says))
    there = {code for kinds in found.values() for code, _ in kinds}
    strange = sorted({code for force in draft.forces for code, _ in force.rows} - there)
    return [*([("?", [(code, code) for code in strange])] if strange else []), *found.items()]
