"""What reaches a seat: its questions, and the items of its stream, numbered for that seat alone."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from montjoy.core import effects as fx


class Asked(msgspec.Struct, frozen=True, tag=True):
    """An open question.  `id` is the seat's own number.  `ask` is the game's Question, or for a fight the name of its
    ask ("Ask.STANCE").  `options`: what may be answered; empty for an order, which wants a filled `form`.
    `before`: what the seat answered before a ruling offered the question again."""

    id: int
    kind: str  # choose | order | offer
    ask: Any
    options: tuple[Any, ...] = ()
    form: str = ""
    before: Any = None

    def __contains__(self, answer: Any) -> bool:
        return answer in self.options


def asked(number: int, effect: fx.Choose[Any] | fx.Order[Any] | fx.Offer[Any], before: Any = None) -> Asked:
    """The question an effect asks, as its seat sees it."""
    ask = effect.ask
    if isinstance(ask, Enum):
        ask = f"{type(ask).__name__}.{ask.name}"
    kind = type(effect)
    if kind is fx.Order:
        return Asked(number, "order", ask, (), effect.form.__name__, before)  # type: ignore[union-attr]
    options = effect.options  # type: ignore[union-attr]
    options = tuple(fx.members(options)) if type(options) is int else tuple(options)
    return Asked(number, "choose" if kind is fx.Choose else "offer", ask, options, "", before)


class AskedOf(msgspec.Struct, frozen=True, tag=True):
    """To the umpire: what a seat is asked."""

    seat: fx.Seat
    question: Asked


class HandedOff(fx.Question, frozen=True):
    """A fight given to the umpire, who types its result."""

    kind: str
    case: Any


# ---- what the core itself tells --------------------------------------------------------------------------------------
class Rolled(fx.Event, frozen=True):
    """Dice fell.  `hits`: how many of a pool's dice hit.  `how`: "", "typed" or "set"."""

    why: str
    about: tuple[fx.About, ...]
    faces: tuple[int, ...]
    hits: int | None = None
    how: str = ""


class Drew(fx.Event, frozen=True):
    """A card was drawn, or peeked at."""

    why: str
    about: tuple[fx.About, ...]
    card: str
    peek: bool = False
    how: str = ""


class TakenBack(fx.Event, frozen=True):
    """The game went back: of this stream, the items after `to` no longer hold."""

    to: int


class RulingMade(fx.Event, frozen=True):
    """The umpire (or everybody together) ruled.  `does` names the kind of ruling."""

    number: int
    author: str
    does: str
    reason: str


class Proposed(fx.Event, frozen=True):
    """A ruling that every seat must agree to, at a table without an umpire."""

    number: int
    author: str
    does: str
    reason: str


class UmpireAtWork(fx.Event, frozen=True):
    """A rule could not be carried out; the game waits for the umpire.  Nothing is lost."""


class RuleFailed(fx.Event, frozen=True):
    """To the umpire only: where a rule failed."""

    where: str
    error: str


class Over(fx.Event, frozen=True):
    """The game has ended."""

    outcome: Any


class Page(msgspec.Struct, frozen=True):
    """Everything a viewer is shown at one moment, and nothing else."""

    view: Any
    questions: tuple[Asked, ...]
    answered: tuple[int, ...]  # sealed questions among them that are answered and may still be changed
    waiting: tuple[fx.Seat, ...] | None
    window: bool  # a pause for reactions is open, whether or not anybody could react
    typing: Any  # dice or a card to be typed in, where this viewer may see them
    paused: bool
    stopped: bool
    umpire: bool  # there is an umpire who can see everything
    epoch: int  # how often the dice were begun anew by a take-back
    may_undo: bool
    over: Any = None


class Stream:
    """The items of one seat, numbered from 1.  `base`: how many earlier ones are not kept here."""

    def __init__(self, base: int = 0) -> None:
        self.base = base
        self.items: list[Any] = []
        self.asked = 0

    @property
    def version(self) -> int:
        return self.base + len(self.items)
