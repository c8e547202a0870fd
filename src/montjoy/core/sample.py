"""A sampler: rules played out as fast as plain Python goes.  Events may be skipped, rules not."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.game import Game, Luck
from montjoy.core.script import local_seat
from montjoy.core.session.streams import Asked, asked

Decide = Callable[[fx.Seat, Any, Any], Any]
Policy = Callable[[Any, Asked, Luck], Any]


def sample(coro: Coroutine[Any, Any, Any], decide: Callable[[Any, Any, Any], Any], luck: Luck) -> Any:
    """Run a rule to its end and return its value.

    `decide(seat, ask, options)` answers a choose or an offer (there None is allowed); for an order the third argument
    is the form's type.  Seats of a fight `within` arrive as the game's seats, elsewhere as the rule names them.
    """
    return _run(coro, lambda effect, seat: decide(seat, effect.ask, _what(effect)), luck)


def _what(effect: Any) -> Any:
    return effect.form if type(effect) is fx.Order else effect.options


def playout(game: Game, state: Any, policies: Mapping[fx.Seat, Policy], luck: Luck, tell: Any = None) -> Any:
    """Play a whole game on from `state` and return its outcome; each seat answers from its view and its question.

    `policies[seat](view, asked, luck)`; UMPIRE's questions go to the game's default where no policy is given."""

    def decide(effect: Any, seat: Any) -> Any:
        if type(effect) is fx.Offer and not effect.options:
            return None
        view = game.view(state, seat)
        question = asked(0, effect)
        policy = policies.get(seat)
        return game.default(view, question, ()) if policy is None else policy(view, question, luck)

    return _run(game.play(state), decide, luck, tell)


def _run(coro: Coroutine[Any, Any, Any], decide: Callable[[Any, Any], Any], luck: Luck, tell: Any = None) -> Any:
    stack: list[tuple[Coroutine[Any, Any, Any], tuple[fx.Seat, ...] | None]] = []
    seats: tuple[fx.Seat, ...] | None = None
    value: Any = None
    below, hits = luck.below, luck.hits
    while True:
        try:
            effect = coro.send(value)
        except StopIteration as stop:
            if not stack:
                return stop.value
            value = stop.value
            coro, seats = stack.pop()
            continue
        kind = type(effect)
        value = None
        if kind is fx.Tell:
            if tell is not None:
                tell(effect.to, effect.event)
        elif kind is fx.Roll:
            faces = effect.die.faces
            value = faces[below(len(faces))]
        elif kind is fx.Hits:
            value = hits(effect.n, effect.k, effect.m)
        elif kind is fx.Choose or kind is fx.Offer or kind is fx.Order:
            value = decide(effect, effect.seat if seats is None else local_seat(effect.seat, seats))
        elif kind is fx.Together:
            value = tuple([decide(part, local_seat(part.seat, seats) if seats else part.seat) for part in effect.parts])
        elif kind is fx.Draw:
            value = pick(effect.deck.law(), below)
            (effect.deck.see if effect.peek else effect.deck.take)(value)
        elif kind is fx.Within:
            stack.append((coro, seats))
            coro, seats = effect.rule(effect.part), effect.seats
        elif kind is fx.HandOff:
            stack.append((coro, seats))
            coro = effect.own(effect.case)
        elif kind is not fx.Mark:
            raise errors.RulesError(f"a rule awaited {effect!r}, which is not an effect")


def pick(law: list[tuple[Any, int]], below: Callable[[int], int]) -> Any:
    """One of the weighted items."""
    if len(law) == 1:
        return law[0][0]
    left = below(sum([weight for _, weight in law]))
    for item, weight in law:
        left -= weight
        if left < 0:
            return item
    raise AssertionError("weights do not add up")
