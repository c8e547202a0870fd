"""A game played by acts of seats alone, from a scenario's set-up: orders as texts, everything else by default.

    table = Table("skirmish")                            nothing is rolled or asked yet but what is settled before play
    table.goes_to(0)                                     all questions by default, up to the morning of day 0
    table.goes_to(1, 3)                                  ... up to round 3 of day 1: all are asked in every round
    table.says("trakorians", "to kaelve:\n from now: hold")   his answer to what is asked of him now
    table.told("trakorians", OwnEyes)                    what he was told, of one kind
    table.echo("trakorians", text)                       how a text would be told back to him
"""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import No
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.questions import Morning, Round
from montjoy.words import Words


class Table:
    """One game, its seats answered by the test."""

    def __init__(self, scenario: str | ClustaScenario = "skirmish", seed: int = 1, **options: Any) -> None:
        self.scenario = game.scenarios[scenario] if isinstance(scenario, str) else scenario
        self.session = Session.new(game, self.scenario, game.read_options(options), seed=seed.to_bytes(32, "big"))
        self.session.begin()
        self.asked_in_rounds: set[str] = set()

    def goes_to(self, day: int, slot: int = 0) -> Table:
        """Everybody answers as by default until orders of that moment are asked for."""
        while not self.session.over and not any(when(q.asked.ask) == (day, slot) for q in self.open()):
            assert not self.session.stopped, self.session.entries[-1]
            self.answers_one()
        return self

    def answers_one(self) -> None:
        """Whoever is asked first answers as by default."""
        q = self.open()[0]
        if isinstance(q.asked.ask, Morning):
            assert self.says(q.seat, "") is None
        else:
            answer = game.default(self.session.view(q.seat), q.asked, self.session.streams[q.seat].items)
            assert self.session.answer(q.seat, answer, q.asked.id) is None

    def open(self) -> list[Any]:
        return [q for q in self.session.open if not q.done]

    def asked(self, seat: str) -> Any:
        """What a seat is asked for now."""
        return next(q.asked for q in self.open() if q.seat == seat)

    def says(self, seat: str, text: str) -> No | None:
        """A seat's text is its answer; the refusal, if there is one."""
        asked, seen = self.asked(seat), self.session.view(seat)
        if isinstance(asked.ask, Morning) and seat not in self.asked_in_rounds:
            self.asked_in_rounds.add(seat)
            text = f"ask rounds\n{text}"
        form = game.read(seen, asked, text)
        assert not isinstance(form, No), form
        return game.why_not(seen, asked, form) or self.session.answer(seat, form, asked.id)

    def echo(self, seat: str, text: str, lang: str = "en") -> str:
        """A text as it is told back before it is sent."""
        seen = self.session.view(seat)
        return game.post.echo(seen, game.read(seen, self.asked(seat), text), self.words(lang))

    def words(self, lang: str = "en") -> Words:
        return Words(game, lang, game.names(self.scenario))

    def told(self, seat: str, *kinds: type[Any]) -> list[Any]:
        return [item for item in each(self.session.streams[seat].items) if isinstance(item, kinds)]

    def lines(self, seat: str, *kinds: type[Any], lang: str = "en") -> list[str]:
        """The same as sentences."""
        words = self.words(lang)
        found = [words.event(item) for item in self.told(seat, *kinds)]
        assert not words.problems, words.problems
        return found


def when(ask: Any) -> tuple[int, int] | None:
    """The moment of which orders are asked."""
    if isinstance(ask, Morning):
        return ask.day, 0
    return (ask.day, ask.slot) if isinstance(ask, Round) else None
