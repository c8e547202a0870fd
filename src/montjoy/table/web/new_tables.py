"""A table that a program opens: what the page's form does, by the same limits, and its invitations in the reply."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from montjoy.bots.find import names
from montjoy.core.content import rulebook
from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.game import Game, games
from montjoy.table.access import tokens
from montjoy.table.access.tokens import OWNER
from montjoy.table.tables import beginning, catalogue, lines
from montjoy.table.web.call import Call
from montjoy.table.web.messages import PACES, WATCHES, NewTable, OpenTable, Received, Wrong, operation, plain_text
from montjoy.table.web.pages.new import settings_of
from montjoy.table.web.pages.owner import base

BEGUN = ("already-begun", "begins-already")


@operation(OpenTable, body=NewTable, codes=(422,))
async def open_table(call: Call, given: NewTable) -> OpenTable:
    """A table is opened; the token of its owner and the invitations to its open seats are told here, once."""
    game = call.registry.game(among(given.game, games()))
    scenario = game.scenarios[among(given.scenario, game.scenarios)] if given.scenario else catalogue.usual(game)
    w = catalogue.words(game, scenario, call.lang)
    try:
        settings, _ = settings_of(call, game, scenario, form_of(game, scenario, given), False)
        require_known_options(given.options, catalogue.values_of(game))
        chosen = {f"option.{name}": rulebook.as_text(value) for name, value in given.options.items()}
        options = catalogue.read_options(game, scenario, chosen, w)
        token, invited = tokens.fresh_token(), invitations(settings)
        passes = (tokens.holder("", OWNER, token, "bearer"), *(ticket for _, ticket in invited.values()))
        address = call.request.scope.get("client_address", "")
        table = await call.registry.open(game, scenario, options, settings, passes=passes, address=address)
    except catalogue.Refused as refused:
        raise Wrong(422, option_refused(refused)) from None
    except (ValueError, LookupError) as error:               # in the caller's words, or in those for authors
        raise Wrong(422, no("", "api-not-understood", wrong=plain_text(str(error)).removesuffix("."))) from None
    if given.begin:
        await table.act(lambda: beginning.start(table, (), call.registry.now()))
    return OpenTable(table.id, token, {role: f"{base(call)}/join#{ticket}" for role, (ticket, _) in invited.items()})


def form_of(game: Game, scenario: Any, given: NewTable) -> dict[str, str]:
    """What was sent, as the page's form has it."""
    form = {"title": given.title, "deadline": str(given.deadline)}
    form |= {"bots": among(given.bots, PACES), "watch": among(given.watch, WATCHES)}
    form |= {name: "yes" for name in ("umpire", "typed") if getattr(given, name)}
    seats, there = game.seats(scenario), names(game)
    for seat, who in given.seats.items():
        played = among(who, (lines.OPEN, lines.BOT, *(f"{lines.BOT}:{name}" for name in there)))
        form[f"seat.{among(seat, seats)}"] = f"{lines.BOT}:{there[0]}" if played == lines.BOT else played
    return form


def require_known_options(given: Iterable[str], there: Iterable[str]) -> None:
    """Wrong: one of these is no option of the game."""
    known = list(there)
    for name in given:
        if name not in known and (near := get_close_matches(name[:80].lower(), known, 1, 0.6)):
            raise Wrong(422, no("", "api-no-option", name=plain_text(name), near=near[0], there=", ".join(known)))
        among(name, known)


def option_refused(refused: catalogue.Refused) -> No:
    """A value that an option may not have: with the option's name as it was sent, and what would do."""
    says = plain_text(f"{refused.option}: {refused}" if refused.option else str(refused)).removesuffix(".")
    facts = {"option": refused.option} if refused.option else {}
    there = {"there": ", ".join(refused.values)} if refused.values else {}
    return no("", "api-not-understood", wrong=says, **facts, **there)


def among(name: str, there: Iterable[str]) -> str:
    """A name that is known.  Wrong: which there are, and which of them was meant."""
    known = list(there)
    if name in known:
        return name
    if near := get_close_matches(name[:80].lower(), known, 1, 0.6):
        raise Wrong(422, no("", "api-no-such-near", name=name, near=near[0], there=", ".join(known)))
    raise Wrong(422, no("", "api-no-such", name=name, there=", ".join(known)))


def invitations(settings: lines.Settings) -> dict[str, tuple[str, Any]]:
    """By role that is open, a new link's token and what is stored of it."""
    roles = [seat for seat, who in settings.seats.items() if who == lines.OPEN]
    return {role: tokens.invitation(role) for role in (*roles, *((UMPIRE,) if settings.umpire else ()))}


@operation(Received, codes=(422,))
async def start(call: Call) -> Received:
    """Play begins, as by the owner's page; where it has begun it is said once more."""
    table = call.table
    mine = [seat for seat in table.session.seats if seat in call.holds(table.id)]
    refusal = await table.act(lambda: beginning.start(table, mine, call.registry.now()))
    if refusal is not None and refusal.reason not in BEGUN:
        raise Wrong(422, refusal)
    return Received("start")
