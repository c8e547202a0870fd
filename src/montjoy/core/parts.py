"""The parts a running game is made of: streams, open questions, frames, stored states."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec

from montjoy.core import effects as fx
from montjoy.core.effects import Seat
from montjoy.core.streams import Asked


class Departs(Exception):
    """A replay does not go as the record says; `line` is the record's line (the header is line 1)."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class AtMark(Exception):
    """While going back: the mark that was looked for is reached, and nothing after it may happen yet."""


class Stream:
    """The items of one seat, numbered from 1.  `base`: how many earlier ones are not kept here."""

    def __init__(self, base: int = 0) -> None:
        self.base = base
        self.items: list[Any] = []
        self.asked = 0

    @property
    def version(self) -> int:
        return self.base + len(self.items)


class Open:
    """An open question: which part of the effect it is, and its answer once given."""

    __slots__ = ("answer", "asked", "done", "effect", "part", "seat")

    def __init__(self, seat: Seat, part: int, effect: Any, asked: Asked) -> None:
        self.seat, self.part, self.effect, self.asked = seat, part, effect, asked
        self.done, self.answer = False, None


class Typing(msgspec.Struct, frozen=True, tag=True):
    """Dice or a card that somebody at a real table types in: `count` dice of `sides`, or one of `cards`."""

    why: str
    about: tuple[fx.About, ...]
    count: int
    faces: tuple[int, ...]
    cards: tuple[str, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """A stored state: the record's first `at` lines lead to the mark `label` with this state."""

    at: int
    label: str
    state: bytes
    versions: dict[str, tuple[int, int]]


class Frame:
    __slots__ = ("coro", "scope", "seats")

    def __init__(self, coro: Coroutine[Any, Any, Any], seats: tuple[Seat, ...] | None, scope: str) -> None:
        self.coro, self.seats, self.scope = coro, seats, scope
