"""Opening a table: what is played, by whom, how fast.  A refusal keeps everything that was typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from starlette.datastructures import UploadFile
from starlette.responses import Response

from montjoy.bots.find import names
from montjoy.core.content import how_to_play
from montjoy.core.effects import UMPIRE, No
from montjoy.core.game import Game, games, home
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import catalogue, lines, page_words, uploads
from montjoy.table.tables.pace import paces
from montjoy.table.tables.pace.live_clocks import says_who_is_waited_for
from montjoy.table.web.call import Call
from montjoy.table.web.pages.home import clean_name, open_table
from montjoy.words import Words

HOUR: Final = 3600
LONGEST: Final = (4 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR, 336 * HOUR)
ME: Final = "me"
MOST_HOUSE: Final = 20
FILES: Final = ("pack_file", "scenario_file", "house_file")  # in the order in which they are read: a scenario may need content
NO_ARCHIVE: Final = "this is no archive (.zip) that can be read; make it anew"
Fault = tuple[str, No | str]                                 # a file, and what is wrong: a refusal, or English for its author


async def page(call: Call) -> Response:
    """The form; what its address says is filled in already."""
    form = dict(call.request.query_params)
    if form.get("game") not in games():
        return call.html("new-game.html", games=catalogue.offers(call.registry, call.lang))
    return show(call, call.registry.game(form["game"]), form)


async def send(call: Call) -> Response:
    """A table as the form describes it; whoever opens it holds its key."""
    form = await call.form()
    if form.get("game") not in games():
        return call.html("new-game.html", 422, games=catalogue.offers(call.registry, call.lang))
    return await make_table(call, call.registry.game(form["game"]), form)


async def send_files(call: Call) -> Response:
    """The same with a group's own files: a scenario, a content pack, house rules."""
    got = await call.request.form(max_files=MOST_HOUSE + 2, max_fields=200)
    form = {key: value for key, value in got.multi_items() if isinstance(value, str)}
    if form.get("game") not in games():
        return call.html("new-game.html", 422, games=catalogue.offers(call.registry, call.lang))
    game = call.registry.game(form["game"])
    own, faults = await read_files(game, [(k, v) for k, v in got.multi_items() if isinstance(v, UploadFile) and v.filename])
    return show(call, game, form, faults) if faults else await make_table(call, game, form, own)


class Own(msgspec.Struct):
    """What a group brings along."""

    scenario: Any = None
    pack: Any = None
    house: tuple[dict[str, Any], ...] = ()


async def read_files(game: Game, sent: list[tuple[str, UploadFile]]) -> tuple[Own, list[Fault]]:
    """The files, read by a limited child process; or what is wrong with them."""
    own, faults, along = Own(), list[Fault](), b""
    for kind, file in ((kind, file) for wanted in FILES for kind, file in sent if kind == wanted):
        data = await file.read()
        if kind == "scenario_file" and faults:               # with content that cannot be read it would be called wrong as well
            continue
        if (file.filename or "").lower().endswith(".zip") and not data.startswith(b"PK"):
            faults.append((clean_name(file.filename or "", 80), NO_ARCHIVE))
            continue
        value = await uploads.parse_beside(kind.removesuffix("_file"), game, data, b"" if kind == "pack_file" else along)
        if isinstance(value, list):
            faults += [named(clean_name(file.filename or "", 80), kind, fault) for fault in value]
        elif kind == "house_file":
            if value.pack is not None and own.pack not in (None, value.pack):
                faults.append((clean_name(file.filename or "", 80), "a table takes content once; leave one of the two out"))
            own.pack = value.pack or own.pack
            own.house = (*own.house, {key: x for key, x in msgspec.to_builtins(value).items() if key != "pack"})
        elif kind == "scenario_file":
            own.scenario = value
        else:
            own.pack, along = value, data
    return own, faults


def named(name: str, kind: str, fault: No | str) -> Fault:
    """What is wrong with a file under the name that its sender knows: "ford.toml:7: ..."."""
    read_as = f"{kind.removesuffix('_file')}.toml:"
    if isinstance(fault, str) and fault.startswith(read_as):
        return "", f"{name}:{fault.removeprefix(read_as)}"
    return name, fault


async def make_table(call: Call, game: Game, form: dict[str, str], own: Own | None = None) -> Response:
    own = own or Own()
    try:
        scenario = own.scenario or game.scenarios.get(form.get("scenario") or catalogue.usual(game).id)
        if scenario is None:
            raise catalogue.Refused(call.w.text("page-new-no-scenario"))
        if own.pack is not None:
            scenario = with_pack(game, scenario, own.pack, call.w)
        w = catalogue.words(game, scenario, call.lang)
        options = catalogue.read_options(game, scenario, with_house(game, form, own.house, w), w)
        settings, sit = settings_of(call, game, scenario, form, own.scenario is not None)
        name = clean_name(form.get("name", ""))
        return await open_table(call, game, scenario, options, settings, sit=sit, name=name, house=own.house, where=OWNER,
                                hash=form.get("nonce_hash", ""))
    except catalogue.Refused as error:
        return show(call, game, form, said=str(error))
    except (ValueError, LookupError) as error:               # in the words for authors
        return show(call, game, form, [("", str(error))])


def with_pack(game: Game, scenario: Any, pack: Any, w: Words) -> Any:
    """The scenario played with a group's own content.  Refused where the game has no packs."""
    if game.packs is None:
        raise catalogue.Refused(w.text("page-new-no-packs"))
    return game.packs.put_in(scenario, pack)


def with_house(game: Game, form: dict[str, str], house: tuple[dict[str, Any], ...], w: Words) -> dict[str, str]:
    """The form with what the house rules set; two that set the same contradict each other."""
    given = dict(form)
    by: dict[str, str] = {}
    for rule in house:
        for name, value in rule["set"].items():
            if name in by:
                both = w.text("page-new-both-set", one=by[name], other=rule["name"], option=catalogue.option_title(game, name, w))
                raise catalogue.Refused(both)
            by[name] = rule["name"]
            given[f"option.{name}"] = str(value).lower() if isinstance(value, bool) else str(value)
    return given


def settings_of(call: Call, game: Game, scenario: Any, form: dict[str, str], own: bool) -> tuple[lines.Settings, tuple[str, ...]]:
    """What the form says of seats, pace and onlookers, and the roles its writer takes himself."""
    w = catalogue.words(game, scenario, call.lang)
    seats, sit = {}, []
    for n, seat in enumerate(game.seats(scenario)):
        wish = form.get(f"seat.{seat}", (ME if n == 0 else lines.OPEN) if own else lines.OPEN)
        if wish.startswith(f"{lines.BOT}:") and wish.partition(":")[2] not in names(game):
            raise catalogue.Refused(call.w.text("page-new-no-bot"))
        if wish == ME:
            sit.append(str(seat))
        seats[seat] = wish if wish.startswith(f"{lines.BOT}:") else lines.OPEN
    if form.get("stand_bot") and form["stand_bot"] not in names(game):
        raise catalogue.Refused(call.w.text("page-new-no-bot"))
    if form.get("umpire") == ME:
        sit.append(UMPIRE)

    def whole(name: str, usual: int, least: int, most: int) -> int:
        """A whole number of the form, within its bounds."""
        text = form.get(name, str(usual))
        if not (text.isascii() and text.isdigit() and len(text) < 9) or not least <= int(text) <= most:
            raise catalogue.Refused(w.text("page-new-bounds", text=clean_name(text), least=least, most=most))
        return int(text)

    bank, increment = paces.bank_of(form.get("deadline", "")) or (0, 0)
    raw = {
        "title": clean_name(form.get("title", ""), 80) or catalogue.scenario_title(game, scenario, w),
        "seats": seats,
        "umpire": form.get("umpire") in ("yes", ME),
        "typed": form.get("typed") == "yes",
        "deadline": 0 if bank else whole("deadline", 0, 0, 31 * 24 * HOUR),
        "bank": bank,
        "increment": increment,
        "bots": form.get("bots", "normal") if form.get("bots") in paces.BOTS else "normal",
        "pause": float(whole("pause", 6, 2, 60)),
        "watch": form.get("watch", "nobody"),
        "delay": whole("delay", 2, 1, 20),
        "stand_in": whole("stand_in", 0, 0, 9),
        "stand_bot": form.get("stand_bot", ""),
        "pauses": whole("pauses", 3, 0, 9),
        "longest": whole("longest", 72 * HOUR, HOUR, 336 * HOUR),
        "chat": form.get("chat", "yes") == "yes",
        "lang": call.lang,
        "host": clean_name(form.get("name", "")),
        "listed": form.get("listed") == "yes",
    }
    return msgspec.convert(raw, lines.Settings), tuple(sit)


def says(game: Game, scenario: Any, now: Mapping[str, str], w: Words) -> list[str]:
    """A scenario's text, and how it ends under the options that the form has by now; as it usually does where these do not go
    together."""
    try:
        options = catalogue.read_options(game, scenario, {f"option.{name}": text for name, text in now.items()}, w)
    except ValueError:
        options = catalogue.usual_options(game, scenario)
    return [*catalogue.scenario_says(game, scenario, w), *catalogue.how_it_ends(game, scenario, options, w)]


# ---- the form --------------------------------------------------------------------------------------------------------
def show(call: Call, game: Game, form: dict[str, str], faults: Sequence[Fault] = (), said: str = "") -> Response:
    """The form with all that was typed, and why it was refused; a preset sets its options, the others are as usual again."""
    scenario = game.scenarios.get(form.get("scenario", "")) or catalogue.usual(game)
    w = catalogue.words(game, scenario, call.lang)
    usual = catalogue.as_text(catalogue.usual_options(game, scenario))
    now = {**usual, **{k.removeprefix("option."): v for k, v in form.items() if k.startswith("option.")}}
    if form.get("shown") not in (None, scenario.id):         # another scenario has other usual options
        kept = game.scenarios.get(form.get("shown", ""))
        before = catalogue.as_text(catalogue.usual_options(game, kept)) if kept else usual
        now = {name: usual[name] if now[name] == before.get(name) else now[name] for name in usual if name in now}
    presets = catalogue.shelf(home(game)).preset
    if (wish := form.get("preset")) is not None:
        now = {**usual, **{k: v for p in presets if p.id == wish for k, v in catalogue.as_text_of(p.options).items()}}
    groups = catalogue.switches(game, now, usual, w)
    seats = game.seats(scenario)
    who = {seat: form.get(f"seat.{seat}", ME if n == 0 else lines.OPEN) for n, seat in enumerate(seats)}
    best = catalogue.usual(game)
    order = sorted(game.scenarios.values(), key=lambda s: (s is not best, len(game.seats(s))))
    told = [(s.id, catalogue.scenario_title(game, s, w), says(game, s, now if s is scenario else {}, w), len(game.seats(s)))
            for s in order]
    said_as = page_words.said
    offered = [(p.id, said_as(w, f"page-preset-{p.id}") or p.id, said_as(w, f"page-preset-{p.id}-says")) for p in presets]
    return call.html(
        "new.html", 422 if faults or said else 200, game=game, title=catalogue.title_of(game, w), form=form,
        faults=faults, said=said, me=ME, paces=paces, longest=LONGEST, scenario=scenario, scenarios=told,
        follows=says_who_is_waited_for(game),
        seats=[(catalogue.Side(game, scenario, seat, w), who[seat]) for seat in seats], offer=catalogue.Offer(game, call.lang),
        bots=catalogue.bots_of(game, w),
        groups=groups, changed=sum(s.changed for _, group in groups for s in group), packs=game.packs is not None,
        presets=offered, how=bool(how_to_play.pages(game, call.lang)),
    )
