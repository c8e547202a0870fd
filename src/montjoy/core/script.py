"""Scripted dice: a rule with the dice we say, for tests.  All of them must be used up."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from montjoy.core import effects as fx
from montjoy.core import errors


class hit:  # noqa: N801 - reads as a word in a script of dice
    """A pool given as its number of hits instead of its faces."""

    def __init__(self, count: int) -> None:
        self.count = count


class Scripted:
    """What happened: `value` (None until over), `events` [(to, event)], `rolls` [(why, about, faces or card)], `marks`,
    `answered` [(seat, ask, answer)] and, where answers ran out, `pending`: the effect that waits for one."""

    def __init__(self) -> None:
        self.value: Any = None
        self.over = False
        self.events: list[tuple[fx.Audience, Any]] = []
        self.rolls: list[tuple[str, tuple[fx.About, ...], Any]] = []
        self.marks: list[str] = []
        self.answered: list[tuple[fx.Local, Any, Any]] = []
        self.pending: Any = None

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of one kind, in order."""
        return [event for _, event in self.events if isinstance(event, kind)]


def scripted(
    coro: Coroutine[Any, Any, Any],
    dice: Iterable[Any] = (),
    answers: Iterable[Any] | Callable[..., Any] = (),
    *,
    most: int = 100_000,
) -> Scripted:
    """Run a rule with dice and answers in the order they are needed.

    A die is a face; a pool a list of faces or hit(n); a draw a card.  An answer is an option; for `together` a tuple; for
    an offer an option or None.  `answers` may be a function (seat, ask, options or form) -> answer.  Seats of fights
    are translated to the game's.  It stops where answers run out.  AssertionError: dice left over, or too few.
    """
    out = Scripted()
    dice = iter(dice)
    answer = answers if callable(answers) else None
    given = iter(()) if callable(answers) else iter(answers)
    stack: list[tuple[Coroutine[Any, Any, Any], tuple[fx.Seat, ...] | None]] = [(coro, None)]
    value: Any = None
    for _ in range(most):
        frame, seats = stack[-1]
        try:
            effect = frame.send(value)
        except StopIteration as stop:
            value = stop.value
            stack.pop()
            if not stack:
                out.value, out.over = value, True
                break
            continue
        value = None
        match effect:
            case fx.Tell():
                out.events.append((_audience(effect.to, seats), effect.event))
            case fx.Mark():
                out.marks.append(effect.label)
            case fx.Within():
                stack.append((effect.rule(effect.part), effect.seats))
            case fx.HandOff():
                stack.append((effect.own(effect.case), seats))
            case fx.Roll() | fx.Hits() | fx.Draw():
                value = _chance(effect, dice, out)
            case fx.Choose() | fx.Order() | fx.Offer() | fx.Together():
                try:
                    value = _answer(effect, seats, answer, given, out)
                except StopIteration:
                    out.pending = effect
                    for frame, _ in reversed(stack):
                        frame.close()
                    break
            case _:
                raise errors.RulesError(f"a rule awaited {effect!r}, which is not an effect")
    else:
        raise AssertionError(f"not over after {most} effects")
    left = list(dice)
    assert not left, f"dice not used up: {[x.count if isinstance(x, hit) else x for x in left]}"
    return out


def _audience(to: fx.Audience, seats: tuple[fx.Seat, ...] | None) -> fx.Audience:
    if to == fx.ALL or seats is None:
        return to
    return tuple(local_seat(x, seats) for x in (to if isinstance(to, tuple) else (to,)))


def local_seat(seat: fx.Local, seats: tuple[fx.Seat, ...] | None) -> fx.Seat:
    """The game's seat behind a fight's seat number."""
    if isinstance(seat, str):
        return seat
    if seats is None:
        return str(seat)
    return seats[seat]


def _chance(effect: fx.Roll | fx.Hits | fx.Draw, dice: Any, out: Scripted) -> Any:
    given = next(dice, None)
    assert given is not None, f"no die left for {effect.why} {effect.about}"
    if isinstance(effect, fx.Draw):
        assert given in [card for card, _ in effect.deck.law()], f"{given} cannot be drawn now"
        (effect.deck.see if effect.peek else effect.deck.take)(given)
    elif isinstance(effect, fx.Roll):
        assert given in effect.die.faces, f"{given} is no face of {effect.die}"
    out.rolls.append((effect.why, effect.about, given))
    if not isinstance(effect, fx.Hits):
        return given
    if isinstance(given, hit):
        assert 0 <= given.count <= effect.n, f"{given.count} hits with {effect.n} dice ({effect.why})"
        return given.count
    assert len(given) == effect.n, f"{effect.n} dice are rolled for {effect.why} {effect.about}, not {len(given)}"
    assert all(1 <= face <= effect.m for face in given)
    return sum(face > effect.m - effect.k for face in given)


def _answer(effect: Any, seats: Any, answer: Any, given: Any, out: Scripted) -> Any:
    if isinstance(effect, fx.Together):
        if answer is None:
            whole = next(given)
            assert len(whole) == len(effect.parts), f"{len(effect.parts)} answers at once are needed"
            return tuple(_check(part, seats, x, out) for part, x in zip(effect.parts, whole, strict=True))
        return tuple(_answer(part, seats, answer, given, out) for part in effect.parts)
    what = effect.form if isinstance(effect, fx.Order) else effect.options
    seat = local_seat(effect.seat, seats)
    return _check(effect, seats, next(given) if answer is None else answer(seat, effect.ask, what), out)


def _check(effect: Any, seats: Any, given: Any, out: Scripted) -> Any:
    if isinstance(effect, fx.Order):
        assert isinstance(given, effect.form), f"{effect.ask} wants a {effect.form.__name__}, not {given!r}"
    elif not (given is None and isinstance(effect, fx.Offer)):
        legal = list(fx.members(effect.options)) if isinstance(effect.options, int) else list(effect.options)
        assert given in legal, f"{given!r} is not among the options of {effect.ask!r}: {legal}"
    out.answered.append((local_seat(effect.seat, seats), effect.ask, given))
    return given
