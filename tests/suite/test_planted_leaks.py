"""The twin test must see a leak: each of these is planted in every game that hides something, and must be caught."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core import effects as fx
from montjoy.core.effects import WATCHER, Event, Question, no
from montjoy.core.game import Base
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.session.faces import Faces
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Drew, Rolled, Streams
from tests.suite.many import times
from tests.suite.players import play_on
from tests.suite.subjects import all_games, game_id, recorded, start
from tests.suite.twins import Leak, luck_twins, twins


def hides(game: Any) -> bool:
    """Whether anything is hidden from anybody at the end of a recorded game of any scenario."""
    games = (recorded(game, scenario, seed) for seed in (41, 42) for scenario in game.scenarios)
    return any(game.hidden(whole.state, seat) for whole in games for seat in whole.seats)


def draws_hidden(game: Any) -> bool:
    """Whether dice or cards fall that are not for everybody: the watcher is told of fewer than the record holds."""
    def hidden(whole: Any) -> bool:
        fallen = sum(isinstance(entry, rec.Die) for entry in whole.entries)
        return fallen > sum(isinstance(item, Drew | Rolled) for item in whole.streams[WATCHER].items)

    return any(hidden(recorded(game, scenario, seed)) for seed in (41, 42) for scenario in game.scenarios)


@pytest.fixture(params=all_games(), ids=game_id)
def game(request: pytest.FixtureRequest) -> Any:
    """Each game that hides something."""
    if not hides(request.param):
        pytest.skip("it hides nothing")
    return request.param


class Snitch(Question, frozen=True):
    secret: str


class Leaked(Event, frozen=True):
    secret: Any


def caught(game: Any, twins: Any = twins, most: int = 1_000) -> bool:
    """Whether any twin of some recorded games raises Leak: six of each scenario, one where a game is long; at most so many."""
    for seed in (41,) if type(game).brief is not Base.brief else (41, 42, 43, 44, 45, 46):
        for scenario in game.scenarios:
            most -= 1
            if most < 0:
                return False
            whole = play_on(start(game, scenario, None, seed), Philox(seed, 0, 0))
            for viewer in whole.seats:
                try:
                    twins(game, whole, viewer, items=120, marks=4, salt=seed)
                except Leak:
                    return True
    return False


def seated(game: Any) -> type:
    """The game's class, with the seats of the scenario that was set up last."""

    class Seated(type(game)):  # type: ignore[misc]
        sitting: tuple[str, ...] = ()

        def setup(self, scenario: Any, options: Any) -> Any:
            self.sitting = tuple(self.seats(scenario))
            return super().setup(scenario, options)

    return Seated


def wrapped(game: Any, change: Any) -> Any:
    """The game with every effect of its play passed through change(state, effect, seats) -> effects to await before it."""

    class Wrapped(seated(game)):  # type: ignore[misc]
        async def play(self, state: Any) -> Any:
            inner, answer = game.play(state), None
            while True:
                try:
                    effect = inner.send(answer)
                except StopIteration as stop:
                    return stop.value
                for before in change(state, effect, self.sitting):
                    await before
                answer = await effect

    return Wrapped()


def test_nothing_is_caught_where_nothing_is_planted(game):
    assert not caught(wrapped(game, lambda state, effect, seats: ()), most=times(2, 1_000))


def test_a_secret_in_an_event_is_caught(game):
    def change(state: Any, effect: Any, seats: Any) -> Any:
        if isinstance(effect, fx.Tell) and effect.to == fx.ALL:
            secrets = [hidden for s in seats if (hidden := game.hidden(state, s))]
            return [fx.tell(fx.ALL, Leaked(repr(secrets)))]
        return ()

    assert caught(wrapped(game, change))


def test_options_built_from_the_state_are_caught(game):
    def change(state: Any, effect: Any, seats: Any) -> Any:
        parts = effect.parts if isinstance(effect, fx.Together) else (effect,)
        for part in parts:
            if isinstance(part, fx.Choose) and len(list_of(part.options)) > 1:
                secret = msgspec.json.encode(game.hidden(state, part.seat), order="sorted")
                keep = list_of(part.options)
                del keep[sum(secret) % len(keep)]
                part.options = keep
            elif isinstance(part, fx.Order) and part.seat in seats:
                part.ask = Snitch(repr(game.hidden(state, part.seat)))
        return ()

    assert caught(wrapped(game, change))


def list_of(options: Any) -> list[Any]:
    return list(fx.members(options)) if isinstance(options, int) else list(options)


def test_a_view_with_a_secret_is_caught(game):
    class Open(seated(game)):  # type: ignore[misc]
        def view(self, state: Any, viewer: str) -> Any:
            hidden = game.hidden(state, viewer) if viewer in self.sitting else {}
            return [game.view(state, viewer), repr(hidden)]

        def waiting(self, view: Any) -> Any:
            return game.waiting(view[0])

        def unasked(self, view: Any) -> Any:
            return game.unasked(view[0])

        def why_not(self, view: Any, question: Any, form: Any) -> Any:
            return game.why_not(view[0], question, form)

        def unasked(self, view: Any) -> Any:
            return game.unasked(view[0])

        def default(self, view: Any, question: Any, streams: Any) -> Any:
            return game.default(view[0], question, streams)

        def random_form(self, view: Any, question: Any, luck: Any) -> Any:
            return game.random_form(view[0], question, luck)

    assert caught(Open())


def test_a_refusal_that_knows_too_much_is_caught(game, monkeypatch):
    honest = Session.answer

    def answer(self: Session, seat: str, given: Any, question: Any = None, by: str = "") -> Any:
        refusal = honest(self, seat, given, question, by)
        if refusal is not None and seat in self.seats:
            return no("", refusal.reason, secret=repr(self.game.hidden(self.state, seat)))
        return refusal

    monkeypatch.setattr(Session, "answer", answer)
    assert caught(game)


def test_a_hidden_draw_that_everybody_is_told_is_caught(game, monkeypatch):
    if not draws_hidden(game):
        pytest.skip("nothing falls that is not for everybody")
    honest = Faces.fall

    def fall(self: Any, effect: Any, die: Any, seats: Any) -> Any:
        if effect.to != fx.ALL:
            self.streams.say(None, Leaked([die.card, die.faces]))
        return honest(self, effect, die, seats)

    monkeypatch.setattr(Faces, "fall", fall)
    assert caught(game, luck_twins)


def test_a_counter_of_dice_shared_by_all_matters_is_caught(monkeypatch):
    """Dice that follow each other in one sequence let a hidden roll shift the next public one."""

    def count(self: Any, scope: str, effect: Any) -> tuple[str, int]:
        n = self.drawn["all"] = self.drawn.get("all", 0) + 1
        return "one stream", n

    monkeypatch.setattr(Faces, "count", count)
    assert any(caught(game) for game in all_games() if hides(game))


def test_a_counter_shared_by_all_seats_is_caught(monkeypatch):
    """Question numbers counted over all seats tell how often others were asked."""
    honest = Streams.put

    def put(self: Any, seat: str, question: Any) -> None:
        shared = sum(s.asked for s in self.values())
        honest(self, seat, question)
        items = self[seat].items if seat in self else []
        if items and items[-1] == question:
            items[-1] = msgspec.structs.replace(question, before=shared)

    monkeypatch.setattr(Streams, "put", put)
    assert any(caught(game) for game in all_games() if hides(game))
