"""The umpire's evening, counted over campaigns of generals: how often he is asked, and how long he reads."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec

from montjoy.bots.find import find
from montjoy.core.effects import UMPIRE
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol import events, questions, reports
from montjoy.games.clusta.ui import post
from montjoy.words import Words

WORDS_A_MINUTE = 200
ABSENT = "crurers"
DAYS = 9
SEEDS = (3, 4, 5, 6)


class Day(msgspec.Struct):
    """What one day cost him, from one morning's question to the next: decisions, words, and what happened, by its kind."""

    decisions: int = 0
    words: int = 0
    happened: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def battle(self) -> bool:
        return self.happened["battle"] > 0

    @property
    def captured(self) -> bool:
        return self.happened["captured"] > 0

    @property
    def quiet(self) -> bool:
        return not self.happened.total()


@cache
def campaign(seed: int, days: int = DAYS) -> list[Day]:
    """Four sides, three of them generals, one whose player never answers, and an umpire who agrees to everything."""
    scenario = game.scenarios["island"]
    session = Session.new(game, scenario, game.options(), seed=seed.to_bytes(32, "big"), umpire=True)
    session.begin()
    words, general, luck = Words(game, "en", game.names(scenario)), find(game), Philox(seed, 41, 0)
    found = [Day()]
    read = 0
    while not session.over and session.state.day < days:
        assert not session.stopped, session.entries[-1]
        q = next(q for q in session.open if not q.done)
        view = session.view(q.seat)
        if q.seat == UMPIRE:
            items = session.streams[UMPIRE].items
            day = found[-1]
            day.decisions += 1
            day.words += shown(view, items[read:], q.asked, words)
            day.happened.update(incidents(session, items[read:]))
            read = len(items)
            found += [Day()] * isinstance(q.asked.ask, questions.UmpireDay)
        mine = q.seat in (UMPIRE, ABSENT)
        answer = game.default(view, q.asked, ()) if mine else general(view, q.asked, luck)
        assert session.answer(q.seat, answer, q.asked.id) is None
    return found[:-1]                                        # the last day is not over


def shown(view: Any, items: list[Any], asked: Any, words: Words) -> int:
    """How many words stand on his screen: what has happened, what needs him, the question, how it is answered."""
    lines = [*post.digest(view, items, words), words.question(asked), words.text("ui-order-long")]
    assert words.problems == []
    return len(" ".join(lines).split())


def incidents(session: Session, items: list[Any]) -> list[str]:
    found = ["battle" for item in items if isinstance(item, reports.BattleReport | events.DraftWaits)]
    found += ["battle"] * bool(session.state.drafts and any(
        isinstance(report, reports.BattleReport) for draft in session.state.drafts for report in draft.carries.reports
    ))  # fmt: skip
    found += [item.why for item in items if isinstance(item, events.GoesNoFurther)]
    return found + ["event" for item in items if isinstance(item, events.Happened)]


def days() -> list[Day]:
    """Every day of the campaigns."""
    return [day for seed in SEEDS for day in campaign(seed)]


def test_a_day_without_incident_asks_at_most_once_and_is_read_in_a_minute():
    """Nothing happens that needs him: one look at the sheet of future events, sixty seconds of reading."""
    quiet = [day for day in days() if day.quiet]
    assert len(quiet) >= 3
    assert max(day.decisions for day in quiet) == 1
    assert max(day.words for day in quiet) <= WORDS_A_MINUTE


def test_a_day_with_a_battle_a_captured_courier_and_an_absent_player_asks_at_most_six_times():
    """One of the sides has never answered; messengers are taken and a battle is fought."""
    busy = [day for day in days() if day.battle and day.captured]
    assert busy and 1 < max(day.decisions for day in busy) <= 6, "a report was there to be edited"
    assert max(day.decisions for day in days()) <= 6, "nor any other day"


def test_what_is_counted_is_what_is_told():
    """The words of a day grow with what has happened on it."""
    found = days()
    assert max(day.words for day in found if not day.quiet) > min(day.words for day in found if day.quiet) > 20
