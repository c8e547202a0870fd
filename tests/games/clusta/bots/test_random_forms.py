"""Forms filled at random: lawful as far as their writer knows, of every kind, and campaigns of them in which things happen."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, get_args

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.bots.random_forms import random_form
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import forms, questions
from montjoy.games.clusta.rules.knowledge import logbook
from tests.games.clusta.board import board, run

DAYS = 6
ASKS = {"Before": questions.Before(), "Morning": questions.Morning(1), "Round": questions.Round(1, 1)}


class Enough(Exception):
    """The days are over."""


@lru_cache(None)
def campaign(scenario: str, seed: int) -> tuple[Counter[str], tuple[tuple[Any, Any, Any], ...]]:
    """Six days of random play: how often what was told, and every form with the view and the question it answers."""
    world = game.setup(game.scenarios[scenario])
    told: Counter[str] = Counter()
    filled: list[tuple[Any, Any, Any]] = []

    def player(view: Any, asked: Asked, luck: Philox) -> Any:
        if asked.kind != "order":
            return asked.options[luck.below(len(asked.options))] if asked.options else None
        form = random_form(view, asked, luck)
        filled.append((view, asked, form))
        return form if game.why_not(view, asked, form) is None else game.default(view, asked, ())

    def tell(to: Any, event: Any) -> None:
        told[type(event).__name__] += 1
        told["captives"] += len(world.captives)
        told["camps"] += sum(camp.id not in before for camp in world.camps.values())
        if type(event).__name__ == "DayBegins" and event.day >= world.config.first_day + DAYS:
            raise Enough

    before = list(world.camps)
    try:
        playout(game, world, {seat: player for seat in (*world.sides, "umpire")}, Philox(seed, 0, 0), tell)
    except Enough:
        pass
    return told, tuple(filled)


PLAYED = [*[("day_six", seed) for seed in range(4)], *[("island", seed) for seed in range(6)], ("undead", 1), ("skirmish", 1),
          ("two_sides", 2), ("three_sides", 3)]


def every_form() -> list[tuple[Any, Any, Any]]:
    return [form for one in PLAYED for form in campaign(*one)[1]]


def test_random_forms_are_lawful():
    """What a random side writes is what it may write, as far as it knows."""
    refused = [game.why_not(view, asked, form) for view, asked, form in every_form()]
    assert len(refused) > 500
    assert [why for why in refused if why is not None] == []


def test_random_forms_are_of_every_kind():
    """Every order, every piece of business, dates, rounds, nights, columns, routes, standing instructions, wishes; or none."""
    every = enumerate(every_form())
    filled = [random_form(view, asked, Philox(n, seed, 0)) for n, (view, asked, _) in every for seed in range(3)]
    orders = [form for form in filled if isinstance(form, forms.Orders)]
    sheets = [sheet for form in orders for sheet in form.sheets]
    lines = [line for sheet in sheets for line in sheet.lines]
    assert {line.do.order for line in lines} == set(get_args(forms.OrderName))
    business = {type(item) for form in orders for item in form.business}
    assert business == set(get_args(forms.Business))
    assert any(form == forms.Orders() for form in orders)
    assert {line.slot for line in lines} == set(range(10))
    assert {line.day < 0 for line in lines} == {True, False}
    assert any(line.units for line in lines) and any(line.do.route for line in lines) and any(line.do.dash for line in lines)
    assert any(sheet.wishes for sheet in sheets) and len({sheet.standing for sheet in sheets}) > 10
    plans, edits = ([form for form in filled if isinstance(form, kind)] for kind in (forms.Plan, forms.Edited))
    assert any(plan.events for plan in plans) and any(plan.strike for plan in plans) and forms.Plan() in plans
    assert any(edit != forms.Edited() for edit in edits) and forms.Edited() in edits


def test_six_random_days_are_a_war():
    """Somewhere in fourteen campaigns of six days there are contacts, battles, captured couriers and camps."""
    told = sum((campaign(*one)[0] for one in PLAYED), Counter())
    for what in ("FieldRound", "BattleReport", "ContactReport", "captives", "camps", "Completed", "NoOrders", "SecretReport"):
        assert told[what] > 0, what


@pytest.mark.parametrize("ask", ASKS)
def test_a_random_form_is_a_function_of_view_question_and_luck(ask):
    world = board("trakorians 2 0409 400e", "trakorians kaelve 0409 leads 2", "ransards 6 0311 180", "trakorians spy kaelve")
    run(logbook.open_books(world))
    view = game.view(world, "trakorians")
    asked = Asked(1, "order", ASKS[ask], (), "Orders")
    filled = [random_form(view, asked, Philox(seed, 0, 0)) for seed in range(40)]
    copied = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))
    assert filled == [random_form(copied, asked, Philox(seed, 0, 0)) for seed in range(40)]
    assert len({msgspec.json.encode(form) for form in filled}) > 5


def test_an_umpires_random_forms_need_his_view():
    """Without the truth there is nothing to plan and nothing to change."""
    view = game.view(board("trakorians 2 0409 400e"), "watcher")
    for seed in range(20):
        plan = Asked(1, "order", questions.UmpireDay(1), (), "Plan")
        drafts = Asked(1, "order", questions.Drafts(1, 1), (), "Edited")
        assert random_form(view, plan, Philox(seed, 0, 0)) == forms.Plan()
        assert random_form(view, drafts, Philox(seed, 0, 0)) == forms.Edited()
