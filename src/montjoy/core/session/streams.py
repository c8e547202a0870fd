"""What reaches a seat: its questions, and the items of its stream, numbered for that seat alone."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

import msgspec

from montjoy.core import effects as fx
from montjoy.core.effects import ALL, UMPIRE, Seat
from montjoy.core.script import local_seat


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


def typed(effect: Any, answer: Any) -> Any:
    """An answer as the question's own type, from plain data; the answer itself where it is none of them."""
    raw = msgspec.to_builtins(answer)
    if hasattr(effect, "form"):
        try:
            return msgspec.convert(raw, effect.form)
        except msgspec.ValidationError:
            return answer
    same = (o for o in asked(0, effect).options if msgspec.to_builtins(o) == raw)
    return next((o for o in same if isinstance(o, bool) == isinstance(raw, bool)), answer)


class AskedOf(msgspec.Struct, frozen=True, tag=True):
    """To the umpire: what a seat is asked."""

    seat: Seat
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


def steps_back(items: Sequence[Any], first: int) -> list[tuple[int, int]]:
    """Of a viewer's items, from number `first` on: at which the game went back, and behind which one."""
    return [(n, item.to) for n, item in enumerate(items, first) if isinstance(item, TakenBack)]


def is_void(number: int, back: Sequence[tuple[int, int]]) -> bool:
    """The game has gone back behind the item of this number (`steps_back`)."""
    return any(to < number < at for at, to in back)


def that_hold(items: Sequence[Any], first: int = 1) -> list[Any]:
    """Of a viewer's items, from number `first` on, those that the game has not gone back behind."""
    back = steps_back(items, first)
    return [item for n, item in enumerate(items, first) if not is_void(n, back)]


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


class NewRules(fx.Event, frozen=True):
    """The game went back to its last mark, to go on from there by another version of its rules; what was told since that mark
    no longer holds."""

    version: int


class UmpireAtWork(fx.Event, frozen=True):
    """A rule could not be carried out; the game waits for the umpire.  Nothing is lost."""


class RuleFailed(fx.Event, frozen=True):
    """To the umpire only: where a rule failed."""

    where: str
    error: str


class Over(fx.Event, frozen=True):
    """The game has ended."""

    outcome: Any


class Undoes(msgspec.Struct, frozen=True):
    """An answer that may be taken back, as its seat saw it when it was given: to which `kind` of question, how that was put, and
    the option by its label or the filled form (None: an offer was declined)."""

    kind: str
    ask: Any
    answer: Any


class Page(msgspec.Struct, frozen=True):
    """Everything a viewer is shown at one moment, and nothing else."""

    view: Any
    questions: tuple[Asked, ...]
    answered: tuple[int, ...]  # sealed questions among them that are answered and may still be changed
    waiting: tuple[Seat, ...] | None
    window: bool  # a pause for reactions is open, whether or not anybody could react
    typing: Any  # dice or a card to be typed in, where this viewer may see them
    paused: bool
    stopped: bool
    umpire: bool  # there is an umpire who can see everything
    epoch: int  # how often the dice were begun anew by a take-back
    may_undo: bool
    over: Any = None
    unasked: Asked | msgspec.UnsetType = msgspec.UNSET  # a form that the seat may write at any time, though nobody asks for it
    undoes: Undoes | msgspec.UnsetType = msgspec.UNSET  # where it may undo: the answer that it would take back


class Stream:
    """The items of one seat, numbered from 1.  `base`: how many earlier ones are not kept here.  `asked`: the number of
    the seat's last question; none is used twice."""

    def __init__(self, base: int = 0, asked: int = 0) -> None:
        self.base, self.asked = base, asked
        self.items: list[Any] = []

    @property
    def version(self) -> int:
        """How much the seat has been told since the game began."""
        return self.base + len(self.items)


class Streams(dict[str, Stream]):
    """Everybody's stream, by viewer.  All that anybody is told passes through `say`, all that is asked through `put`.

    `umpire`: there is one, who sees what every seat is asked.  `muted`: the game goes back; nobody is told it again."""

    def __init__(self, viewers: Sequence[str], umpire: bool) -> None:
        super().__init__([(viewer, Stream()) for viewer in viewers])
        self.umpire, self.muted = umpire, False

    def say(self, to: Sequence[Seat] | None, item: Any) -> None:
        """Tell some seats, or everybody (None).  The umpire is told everything, the watcher what all are."""
        if not self.muted:
            for viewer, stream in self.items():
                if to is None or viewer == UMPIRE or viewer in to:
                    stream.items.append(item)

    def put(self, seat: Seat, question: Asked) -> None:
        """Ask a seat, if it has a stream; an offer without options is counted and never seen."""
        stream = self.get(seat)
        if stream is not None and not self.muted:
            stream.asked += 1
            if question.options or question.kind != "offer":
                stream.items.append(question)
                if self.umpire and seat != UMPIRE:
                    self[UMPIRE].items.append(AskedOf(seat, question))

    def counts(self) -> dict[str, tuple[int, int]]:
        """By viewer, how much he has been told and the number of his last question."""
        return {viewer: (stream.version, stream.asked) for viewer, stream in self.items()}

    def versions(self) -> tuple[int, ...]:
        """How much each viewer has been told."""
        return tuple([stream.base + len(stream.items) for stream in self.values()])


def audience(to: fx.Audience, seats: tuple[Seat, ...] | None) -> tuple[Seat, ...] | None:
    """The game's seats behind an audience; None: everybody.  `seats`: those of the fight that speaks, in order."""
    if to == ALL:
        return None
    return tuple([local_seat(x, seats) for x in (to if isinstance(to, tuple) else (to,))])
