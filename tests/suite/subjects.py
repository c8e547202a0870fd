"""Which games, scenarios and options the suite runs over: every installed game and the two contract games."""

from __future__ import annotations

import hashlib
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from montjoy.core.game import Game, games
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from tests.suite.players import play_on


@cache
def all_games() -> tuple[Game, ...]:
    from tests.contract.cards.game import game as cards
    from tests.contract.pickets.game import game as pickets

    return (cards, pickets, *(load() for load in games().values()))


def game_id(game: Game) -> str:
    return game.slug


def option_values(game: Game) -> Iterator[tuple[str, Any]]:
    """Every (option, value) that can be listed: the values of Literal and bool options."""
    hints = typing.get_type_hints(game.options, include_extras=False)
    for field in msgspec.structs.fields(game.options):
        kind = hints[field.name]
        args = list(typing.get_args(kind)) or [kind]
        for arg in args:
            if arg is bool:
                yield from ((field.name, False), (field.name, True))
            elif typing.get_origin(arg) is typing.Literal:
                yield from ((field.name, value) for value in typing.get_args(arg))
            elif typing.get_origin(kind) is typing.Literal:
                yield field.name, arg


def any_options(game: Game, luck: Philox) -> Any:
    """Options with about a third of the switches set by luck: one draw of `luck`, however many options there are, and each
    option's own luck comes of it and of its name, so that a new one changes no other and nothing that is drawn after."""
    chosen: dict[str, Any] = {}
    values = list(option_values(game))
    drawn = luck.u64()
    for name in dict.fromkeys(name for name, _ in values):
        own = Philox(drawn, int.from_bytes(hashlib.blake2b(name.encode(), digest_size=7).digest(), "big"))
        if own.below(3) == 0:
            here = [value for n, value in values if n == name]
            chosen[name] = here[own.below(len(here))]
    return game.mended(game.options(**chosen))


def start(game: Game, scenario: str | None = None, options: Any = None, seed: int = 1, **how: Any) -> Session:
    name = scenario or next(iter(game.scenarios))
    brief: Any = getattr(game, "brief", lambda scenario: scenario)
    session = Session.new(game, brief(game.scenarios[name]), options, seed=seed.to_bytes(32, "big"), **how)
    session.kept_snapshots = 0
    session.begin()
    return session


@cache
def recorded(game: Game, scenario: str, seed: int) -> Session:
    """A whole game by luck, with all its stored states."""
    luck = Philox(seed, 0, 0)
    return play_on(start(game, scenario, any_options(game, luck) if seed % 2 else None, seed), luck)


def resumed_streams(whole: Session, snapshot: Any) -> None:
    """Follow the record on from a stored state; AssertionError where a stream differs from the whole game's."""
    assert whole.dice is not None
    again = Session.replay(whole.game, whole.header, whole.entries, whole.dice.seed, snapshot=snapshot)
    for viewer, stream in again.streams.items():
        rest = whole.streams[viewer].items[stream.base :]
        assert msgspec.json.encode(rest) == msgspec.json.encode(stream.items), (snapshot.label, viewer)
