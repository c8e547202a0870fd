"""The words rules are written in.  No reader of rules lives here.

A rule is a coroutine that awaits effects; whoever runs it answers them: a live session, a sampler, a script of
dice, the exact enumerator, the compiler.  `docs/architecture.md` tells the idea, `core/session/session.py` is the main reader.

Every effect that draws chance names what it decides: `why` is the rule's id and `about` whatever else tells this draw
from another of the same rule (a unit's id, a province).  Dice are keyed by that (see `core/dice.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator, Sequence
from enum import IntEnum
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, overload

import msgspec

if TYPE_CHECKING:
    from montjoy.core.decks import Deck

T = TypeVar("T")
F = TypeVar("F")
ONE64: Final = 1 << 64

Seat = str
Local = str | int  # a seat's id; inside a fight `within` the game: its number there
Audience = Local | tuple[Local, ...]
About = str | int

ALL: Final = "*"
NOBODY: Final[tuple[Local, ...]] = ()
UMPIRE: Final = "umpire"
WATCHER: Final = "watcher"


# ---- what rules say and ask ----------------------------------------------------------------------------------------
class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened.  Its message is its class name with its fields as arguments; it carries no prose."""

    rule: ClassVar[str] = ""


class Clause(msgspec.Struct, frozen=True):
    """A part of an event as a game has it said (`Game.retold`).  Its message is its class name, too; nobody is told
    it by itself."""


class Question(msgspec.Struct, frozen=True, tag=True):
    """What a seat is asked.  `quiet`: answers of this kind are used for no roll, draw, reveal or other seat's question,
    so a player may take one back by himself."""

    quiet: ClassVar[bool] = False
    rule: ClassVar[str] = ""


class Option(msgspec.Struct, frozen=True, tag=True):
    """One answer a seat may choose.  `quiet` as in Question, for this kind of answer only."""

    quiet: ClassVar[bool] = False
    rule: ClassVar[str] = ""


class No(msgspec.Struct, frozen=True, tag=True):
    """A refusal: the rule that forbids it, the reason's name, and the facts that the refused seat knows."""

    rule: str
    reason: str
    facts: dict[str, str | int] = {}


def no(rule: str, reason: str, **facts: str | int) -> No:
    """A refusal in one line: `return no("RD-8.1", "charge-needs-cavalry", unit=unit.id)`."""
    return No(rule, reason, facts)


# ---- chance --------------------------------------------------------------------------------------------------------
class Die:
    """A die: a finite law over whole numbers, as a tuple of equally likely faces, which may repeat."""

    __slots__ = ("__dict__", "faces")

    def __init__(self, *faces: int) -> None:
        if not faces:
            raise ValueError("a die needs at least one face")
        self.faces = faces

    @cached_property
    def law(self) -> tuple[tuple[int, Fraction], ...]:
        n = len(self.faces)
        return tuple((face, Fraction(self.faces.count(face), n)) for face in sorted(set(self.faces)))

    def __repr__(self) -> str:
        return f"Die{self.faces}"


@lru_cache(None)
def d(sides: int) -> Die:
    """The common die with faces 1 to `sides`."""
    return Die(*range(1, sides + 1))


def die_of(faces: Sequence[int], n: int) -> Die:
    """The die with the first n of these faces: one that a fight has in its state."""
    return _die_of(tuple(faces[:n]))


@lru_cache(64)
def _die_of(faces: tuple[int, ...]) -> Die:
    return Die(*faces)


@lru_cache(None)
def binomial_law(n: int, k: int, m: int) -> tuple[tuple[int, Fraction], ...]:
    """(hits, probability) when each of n dice hits with chance k/m."""
    return tuple((h, Fraction(comb(n, h) * k**h * (m - k) ** (n - h), m**n)) for h in range(n + 1))


@lru_cache(None)
def binomial_steps(n: int, k: int, m: int) -> tuple[int, ...]:
    """The cumulative law scaled to 2**64: a 64-bit draw u scores as many hits as there are steps <= u."""
    total, steps = 0, []
    for h in range(n):
        total += comb(n, h) * k**h * (m - k) ** (n - h)
        steps.append(total * ONE64 // m**n)
    return tuple(steps)


# ---- effects -------------------------------------------------------------------------------------------------------
class Effect(Generic[T]):
    """Awaiting an effect hands it to whoever runs the rule; the answer is the value of `await`."""

    __slots__ = ()

    def __await__(self) -> Generator[Effect[Any], T, T]:
        return (yield self)


class Roll(Effect[int]):
    __slots__ = ("about", "die", "to", "why")

    def __init__(self, die: Die, why: str, about: tuple[About, ...], to: Audience) -> None:
        self.die, self.why, self.about, self.to = die, why, about, to

    @property
    def law(self) -> tuple[tuple[int, Fraction], ...]:
        return self.die.law


class Hits(Effect[int]):
    __slots__ = ("about", "k", "m", "n", "to", "why")

    def __init__(self, n: int, k: int, m: int, why: str, about: tuple[About, ...], to: Audience) -> None:
        self.n, self.k, self.m, self.why, self.about, self.to = n, k, m, why, about, to

    @property
    def law(self) -> tuple[tuple[int, Fraction], ...]:
        return binomial_law(self.n, self.k, self.m)


class Draw(Effect[Any]):
    __slots__ = ("about", "deck", "peek", "to", "why")

    def __init__(self, deck: Deck, why: str, about: tuple[About, ...], to: Audience, peek: bool) -> None:
        self.deck, self.why, self.about, self.to, self.peek = deck, why, about, to, peek


class Choose(Effect[T]):
    __slots__ = ("ask", "options", "seat")

    def __init__(self, seat: Local, ask: Any, options: Any) -> None:
        self.seat, self.ask, self.options = seat, ask, options


class Order(Effect[F]):
    __slots__ = ("ask", "form", "seat")

    def __init__(self, seat: Local, ask: Question, form: type[F]) -> None:
        self.seat, self.ask, self.form = seat, ask, form


class Offer(Effect["T | None"]):
    __slots__ = ("ask", "options", "seat")

    def __init__(self, seat: Local, ask: Any, options: Any) -> None:
        self.seat, self.ask, self.options = seat, ask, options


class Together(Effect[tuple[Any, ...]]):
    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Choose[Any] | Order[Any] | Offer[Any], ...]) -> None:
        self.parts = parts


class Tell(Effect[None]):
    __slots__ = ("event", "to")

    def __init__(self, to: Audience, event: Event) -> None:
        self.to, self.event = to, event


class Within(Effect[T]):
    __slots__ = ("about", "part", "rule", "seats", "why")

    def __init__(
        self,
        rule: Callable[[Any], Coroutine[Any, Any, T]],
        part: Any,
        seats: tuple[Seat, ...],
        why: str,
        about: tuple[About, ...],
    ) -> None:
        self.rule, self.part, self.seats, self.why, self.about = rule, part, seats, why, about


class HandOff(Effect[F]):
    __slots__ = ("case", "form", "kind", "own")

    def __init__(self, kind: str, case: Any, form: type[F], own: Callable[[Any], Coroutine[Any, Any, F]]) -> None:
        self.kind, self.case, self.form, self.own = kind, case, form, own


class Mark(Effect[None]):
    __slots__ = ("label",)

    def __init__(self, label: str) -> None:
        self.label = label


def roll(die: Die, why: str, *about: About, to: Audience = ALL) -> Roll:
    """One die; answered by a face.  `to` says who sees it."""
    return Roll(die, why, about, to)


def hits(n: int, k: int, m: int, why: str, *about: About, to: Audience = ALL) -> Hits:
    """A pool: n dice of m sides, each hits on its k highest faces; answered by the number of hits."""
    return Hits(n, k, m, why, about, to)


def draw(deck: Deck, why: str, *about: About, to: Audience = ALL) -> Draw:
    """The top card of a deck, taken out of it; `to` says who sees which card it is."""
    return Draw(deck, why, about, to, False)


def peek(deck: Deck, why: str, *about: About, to: Audience = ALL) -> Draw:
    """The top card of a deck, looked at by `to` and left where it is."""
    return Draw(deck, why, about, to, True)


@overload
def choose(seat: Local, ask: IntEnum, options: int) -> Choose[int]: ...


@overload
def choose(seat: Local, ask: Question, options: Sequence[T]) -> Choose[T]: ...


def choose(seat: Local, ask: Any, options: Any) -> Choose[Any]:
    """A decision among options.  In a fight `ask` is an IntEnum and `options` a bit set (see `options`)."""
    return Choose(seat, ask, options)


def order(seat: Local, ask: Question, form: type[F]) -> Order[F]:
    """A decision too large to list: a filled form of the msgspec type `form`, judged by the game's `why_not`."""
    return Order(seat, ask, form)


def together(*parts: Choose[Any] | Order[Any] | Offer[Any]) -> Together:
    """Several decisions at once, sealed: no seat learns another's before the last is in.  Answered by a tuple."""
    return Together(parts)


def offer(seat: Local, ask: Question, options: Sequence[T]) -> Offer[T]:
    """A reaction a seat may volunteer; None when the pause ends without one.  Ask it also where there are no options:
    the pause must be the same whether or not anybody could react."""
    return Offer(seat, ask, options)


def tell(to: Audience, event: Event) -> Tell:
    """Something happened; `to` learns of it, nobody else."""
    return Tell(to, event)


def within(
    rule: Callable[[Any], Coroutine[Any, Any, T]], part: Any, seats: tuple[Seat, ...], why: str, *about: About
) -> Within[T]:
    """A fight within the game.  `part` lies in the game's state; `seats` names who its seats 0, 1, ... are."""
    return Within(rule, part, seats, why, about)


def hand_off(kind: str, case: Any, form: type[F], own: Callable[[Any], Coroutine[Any, Any, F]]) -> HandOff[F]:
    """A fight given away: to the game's own rule `own(case)`, another game or the umpire, as the scenario says."""
    return HandOff(kind, case, form, own)


def mark(label: str) -> Mark:
    """A safe point in the game's own sequence of play: the state alone is enough to go on.  Labels are unique."""
    return Mark(label)


# ---- option sets: one machine word, so that a fight can be compiled -----------------------------------------------------
def options(*members: int) -> int:
    """A set of small whole numbers (0 to 62) as a bit set."""
    mask = 0
    for x in members:
        mask |= 1 << x
    return mask


def members(mask: int) -> Iterator[int]:
    """The members of a bit set, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


NO: Final = 0
YES: Final = 1
YES_NO: Final = 3

Rule = Callable[..., Awaitable[Any]]
