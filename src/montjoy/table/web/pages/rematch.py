"""Another table after a game, for the same people: a rematch with the seats swapped or the same, or the next scenario.

Whoever asks first opens it and holds its key; all others who sat here are invited on their pages, and who comes takes the seat
that is kept for him.  When nobody is waited for any more, play begins.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

import msgspec
from starlette.responses import RedirectResponse, Response

from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.game import Game
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import beginning, catalogue, invitations, lines
from montjoy.table.tables.rehearsal.waiting import Waits
from montjoy.table.tables.table import NoTable, Table
from montjoy.table.web.call import Call
from montjoy.table.web.pages import join
from montjoy.table.web.pages.home import make_table
from montjoy.table.web.replies import remember

REMATCH: Final = "rematch"
SAME: Final = "same"
NEXT: Final = "next"
_opening: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()


async def ask_again(call: Call) -> Response:
    """A role of a finished game goes on to the other table, which is opened where it is not there yet."""
    form = await call.form()
    kind, hash, table = form.get("kind", ""), form.get("nonce_hash", ""), call.table
    if not table.session.over or kind not in (REMATCH, SAME, NEXT):
        return RedirectResponse(f"/t/{table.id}/{call.role}", 303)
    async with _opening.setdefault(table, asyncio.Lock()):
        there = await find_opened(call, kind)
        if there is None:
            return await open_another(call, kind, hash)  # type: ignore[arg-type]
    return await sit_down(call, *there, hash)


async def find_opened(call: Call, kind: str) -> tuple[lines.Again, Table] | None:
    """The other table that somebody has opened, while it can be played."""
    said = call.table.seating.again.get(kind)
    if said is None or call.role not in said.seats:
        return None
    try:
        table = await call.registry.table(said.table)
    except (NoTable, Waits):
        return None
    return (said, table) if table.status in ("open", "running") else None


async def sit_down(call: Call, said: lines.Again, there: Table, hash: str) -> Response:
    """Whoever sat here takes the seat that is kept for him there."""
    role = said.seats[call.role]
    where = RedirectResponse(f"/t/{there.id}/{role}", 303)
    if role in call.holds(there.id):
        return where
    taken = there.seating.people.get(role)
    if role != UMPIRE and taken is not None and taken.who == lines.PERSON:
        return join.show(call, "page-link-used")
    mine = call.table.seating.people.get(call.role)
    token = await invitations.reissue(call.registry, there, role)
    try:
        _, _, fresh = await invitations.exchange(call.registry, token, mine.name if mine else "", call.token, hash=hash)
    except (invitations.NameTaken, invitations.SawMore) as error:        # the link is good: he may come by another name
        return join.show(call, error.says, token)
    remember(call, where, fresh)
    await begin_when_all_are_there(call, said, there)
    return where


async def begin_when_all_are_there(call: Call, said: lines.Again, there: Table) -> None:
    """Play begins by itself when nobody is waited for."""
    if there.session.began or any(p.who == lines.OPEN for p in there.absence.sittings()):
        return
    host = [role for role in said.taken if role in there.session.seats]
    await there.act(lambda: beginning.start(there, host, call.registry.now()))


async def open_another(call: Call, kind: Literal["rematch", "same", "next"], hash: str) -> Response:
    """The other table, with whoever asked for it in his seat; all who sat here are told."""
    table, role = call.table, call.role
    plan = next_one(table) if kind == NEXT else rematch(table, swaps=kind == REMATCH)
    if plan is None:
        return RedirectResponse(f"/t/{table.id}/{role}", 303)
    held = [r for r in call.holds(table.id) if r != OWNER and r in plan.seats]
    taken = tuple(plan.seats[r] for r in sorted(held, key=lambda r: r != role))
    others = {plan.seats[r] for r in plan.seats} - set(taken)
    waited = bool(others) or any(who == lines.OPEN and seat not in taken for seat, who in plan.bots.items())
    mine = table.seating.people.get(role)
    name = mine.name if mine else ""
    settings = msgspec.structs.replace(table.settings, title=plan.title, seats=plan.bots, lesson=False, host=name)
    other, token = await make_table(
        call, table.game, plan.scenario, plan.options, settings, sit=taken, name=name, begin=not waited,
        house=table.session.header.house, hash=hash,
    )
    await table.act(lambda: (lines.Again(kind, role, other.id, plan.seats, taken),))
    answer = RedirectResponse(f"/t/{other.id}/{taken[0] if taken else OWNER}", 303)
    remember(call, answer, token)
    return answer


# ---- who sits where --------------------------------------------------------------------------------------------------------
class Plan(msgspec.Struct, frozen=True):
    """What is played at the other table.  `seats`: by the role of everybody who sat here, the role there; `bots`: of every seat
    there its bot, or that it is open."""

    scenario: Any
    options: Any
    title: str
    seats: dict[str, str]
    bots: dict[Seat, str]


def rematch(table: Table, swaps: bool) -> Plan:
    """The same once more, everybody in his own seat or half way round the table: two change places, and of two sides each plays
    the other."""
    seats, session = list(table.session.seats), table.session
    step = max(1, len(seats) // 2) if swaps else 0
    to = {seat: seats[(n + step) % len(seats)] for n, seat in enumerate(seats)}
    bots = {to[seat]: bot_at(table, seat) for seat in seats}
    return Plan(session.scenario, session.options, table.settings.title, {**people(table, to), **umpire(table)}, bots)


def next_one(table: Table) -> Plan | None:
    """The scenario that follows, everybody in his own seat where it is there too; bots where there are more seats than people.
    What the table had chosen of the rules stays chosen.  None: there is no further one."""
    game, session = table.game, table.session
    scenario = catalogue.next_after(game, session.scenario)
    if scenario is None:
        return None
    seats = list(game.seats(scenario))
    persons = [seat for seat in session.seats if is_person(table, seat)]
    to = {seat: seat for seat in persons if seat in seats}
    left = [seat for seat in seats if seat not in to.values()]
    to |= dict(zip([seat for seat in persons if seat not in to], left))
    bot = next((who for seat in session.seats if (who := bot_at(table, seat)) != lines.OPEN), lines.BOT)
    bots = {seat: lines.OPEN if seat in to.values() else bot for seat in seats}
    w = catalogue.words(game, scenario, table.settings.lang)
    options = options_for(game, session.scenario, session.options, scenario)
    return Plan(scenario, options, catalogue.scenario_title(game, scenario, w), {**to, **umpire(table)}, bots)


def options_for(game: Game, before: Any, chosen: Any, scenario: Any) -> Any:
    """A scenario's usual options, with what a table had chosen otherwise than usual in the one before."""
    was, now = (msgspec.to_builtins(catalogue.usual_options(game, plot)) for plot in (before, scenario))
    own = {name: value for name, value in msgspec.to_builtins(chosen).items() if value != was.get(name)}
    return game.mended(msgspec.convert({**now, **own}, game.options))


def people(table: Table, to: dict[Seat, Seat]) -> dict[str, str]:
    return {seat: there for seat, there in to.items() if is_person(table, seat)}


def umpire(table: Table) -> dict[str, str]:
    return {UMPIRE: UMPIRE} if is_person(table, UMPIRE) else {}


def is_person(table: Table, role: str) -> bool:
    there = table.seating.people.get(role)
    return there is not None and there.who == lines.PERSON


def bot_at(table: Table, seat: Seat) -> str:
    """The bot of a seat, as settings name it; OPEN where a person sat, or nobody."""
    there = table.seating.people.get(seat)
    return lines.OPEN if there is None or there.who == lines.PERSON else there.who
