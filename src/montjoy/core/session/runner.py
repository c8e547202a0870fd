"""The runner: runs the rule until it needs an answer, and carries out what it says on the way."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

import msgspec

from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.game import Game, links
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.script import local_seat
from montjoy.core.session import streams
from montjoy.core.session.faces import WAIT, Faces
from montjoy.core.session.streams import Asked, Undoes, audience
from montjoy.core.session.tape import encode

NUMBER: Final = 0                                            # of the form that a seat may write unasked: no question has it

Link = Callable[[Any, Any], Any]


class Open:
    """An open question: which part of the effect it is, and its answer once given."""

    __slots__ = ("answer", "asked", "done", "effect", "part", "seat")

    def __init__(self, seat: Seat, part: int, effect: Any, asked: Asked) -> None:
        self.seat, self.part, self.effect, self.asked = seat, part, effect, asked
        self.done, self.answer = False, None


class Quiet(NamedTuple):
    """An answer that its seat may still take back: the record's line, and what it was as the seat saw it when it gave it."""

    line: int
    seat: Seat
    undoes: Undoes | msgspec.UnsetType


class Frame:
    """A rule that runs: the game's own, or a fight within it with its seats and its scope in the record."""

    __slots__ = ("coro", "scope", "seats")

    def __init__(self, coro: Coroutine[Any, Any, Any], seats: tuple[Seat, ...] | None, scope: str) -> None:
        self.coro, self.seats, self.scope = coro, seats, scope


class Runner:
    """The rule of a game at work: its state, the frames that run, and the questions that are open.

    `quiet`: the last answers, while their seat may take them back.  `edits`: the
    umpire's, for the next mark.  `lacks`: options that are newer than this game's record, and stand in none of its states.
    `before`: what seats had answered before a ruling went back.  `links`: who decides
    fights given away.  `resuming`: the mark from which play was begun again, until the rule has come to it."""

    def __init__(
        self, game: Game, scenario: Any, options: Any, seats: Sequence[Seat], faces: Faces, lacks: Mapping[str, Any] | None = None
    ) -> None:
        self.lacks: Mapping[str, Any] = lacks or {}
        self.game, self.scenario, self.options, self.seats = game, scenario, options, seats
        self.faces, self.tape, self.streams = faces, faces.tape, faces.streams
        self.links: dict[str, Link] = dict(links(game.slug))
        self.before: dict[Seat, list[Any]] = {}
        self.frames: Final[list[Frame]] = []
        self.quiet: Final[list[Quiet]] = []
        self.edits: Final[list[rulings.Edit]] = []
        self.clear(None)
        self.plain = msgspec.json.Decoder(type(self.state))

    def decode(self, state: bytes) -> Any:
        """A stored state."""
        if self.lacks:
            raw = msgspec.json.decode(state)
            self.options_in(raw).update(self.lacks)
            state = encode(raw)
        return self.plain.decode(state)

    def encoded(self) -> bytes:
        """The state as it is stored and as marks carry its hash: for a record under older rules as those wrote it."""
        if not self.lacks:
            return encode(self.state)
        raw = msgspec.json.decode(encode(self.state))
        options = self.options_in(raw)
        for name in self.lacks:
            options.pop(name, None)
        return encode(raw)

    def options_in(self, raw: Any) -> dict[str, Any]:
        """The options in a state that is plain data, where the game has them; a table of their own, where there are none."""
        for name in self.game.options_at:
            raw = raw.get(name) if isinstance(raw, dict) else None
        return raw if isinstance(raw, dict) else {}

    def clear(self, state: bytes | None) -> None:
        """Nothing runs and nothing is asked, in an encoded state, or (None) before the first line."""
        self.state: Any = self.game.setup(self.scenario, self.options) if state is None else self.decode(state)
        self.frames.clear()
        self.quiet.clear()
        self.edits.clear()
        self.faces.clear()
        self.open: list[Open] = []
        self.together = self.began = self.over = False
        self.outcome: Any = None
        self.resuming = ""

    def begin(self) -> None:
        """The rule stands before its first step; dice can be rolled."""
        self.began = True
        self.faces.begin()
        self.frames[:] = [Frame(self.game.play(self.state), None, "")]

    def resume(self) -> None:
        """The rule stands before its first step again, in the state of the last mark; its first effect is that mark."""
        for frame in reversed(self.frames):
            frame.coro.close()
        self.begin()
        self.open, self.resuming = [], self.tape.label

    @property
    def window(self) -> bool:
        """A pause for reactions is open: everything else is answered, offers may still be taken."""
        waited = [q.done for q in self.open if type(q.effect) is not fx.Offer]
        return len(waited) < len(self.open) and all(waited)

    def unasked(self, seat: Seat, view: Any) -> Open | None:
        """The form that a seat may write though nobody asks for it, while the game waits; None: there is none now."""
        found = self.game.unasked(view) if seat in self.seats and self.open else None
        if found is None:
            return None
        ask, form, written = found
        return Open(seat, rec.UNASKED, fx.Order(seat, ask, form), Asked(NUMBER, "order", ask, (), form.__name__, written))

    def drive(self, value: Any) -> None:
        """Run the rule on, with what it waited for, until it needs an answer or a typed die, or is over.

        Raises what the rule raises, RulesError where it breaks the contract of the core, Departs where a record that is
        followed has something else, and AtMark where that is to halt."""
        frames, quiet, say, chance = self.frames, self.quiet, self.streams.say, self.faces.chance
        while True:
            frame = frames[-1]
            try:
                effect = frame.coro.send(value)
            except StopIteration as stop:
                frames.pop()
                value = stop.value
                if not frames:
                    return self._end(value)
                continue
            except SystemExit as error:
                raise errors.RulesError("it would end the program").with_traceback(error.__traceback__) from None
            kind = type(effect)
            value = None
            if kind is fx.Tell:
                to = None if effect.to == fx.ALL else audience(effect.to, frame.seats)
                if quiet and (to is None or any(x != quiet[-1].seat for x in to)):
                    not_quiet("tells others", effect.event)
                say(to, effect.event)
            elif kind is fx.Choose or kind is fx.Order or kind is fx.Offer or kind is fx.Together:
                self.together = kind is fx.Together
                value = self._ask(effect.parts if self.together else (effect,), frame)
                if value is WAIT:
                    return None
            elif kind is fx.Roll or kind is fx.Hits or kind is fx.Draw:
                if quiet:
                    not_quiet("rolls or draws", effect.why)
                value = chance(effect, frame.scope, frame.seats)
                if value is WAIT:
                    return None
            elif kind is fx.Within:
                scope = f"{frame.scope}/{':'.join([effect.why, *map(str, effect.about)])}"
                frames.append(Frame(effect.rule(effect.part), effect.seats, f"{scope}#{self.faces.nth(scope)}"))
            elif kind is fx.HandOff:
                frames.append(Frame(self._hand_off(effect), frame.seats, f"{frame.scope}/{effect.kind}"))
            elif kind is fx.Mark:
                self._mark(effect.label)
            else:
                raise errors.RulesError(f"a rule awaited {effect!r}, which is not an effect")

    def _hand_off(self, effect: fx.HandOff[Any]) -> Any:
        """Who decides a fight given away stands in the scenario: "own", "umpire", or the name of a link."""
        who = getattr(self.scenario, "hand_off", {}).get(effect.kind, "own")
        if who == "own":
            return effect.own(effect.case)
        if who == UMPIRE:
            return _ask_result(effect)
        if who not in self.links:
            raise errors.RulesError(f"the scenario hands {effect.kind} off to {who!r}, which is not here")
        return self.links[who](effect.case, effect)

    def _ask(self, parts: Sequence[Any], frame: Frame) -> Any:
        opened = []
        for i, part in enumerate(parts):
            seat = local_seat(part.seat, frame.seats) if frame.seats else part.seat
            if seat not in self.seats and seat != UMPIRE:
                raise errors.RulesError(f"{part.ask!r} is asked of {seat!r}, which is no seat here")
            if self.quiet and seat != self.quiet[-1].seat:
                not_quiet("asks another seat", part.ask)
            stream = self.streams.get(seat)
            before = self._answered_before(seat, part) if self.before else None
            question = streams.asked(0 if stream is None else stream.asked + 1, part, before)
            if not question.options and question.kind == "choose":
                raise errors.RulesError(f"{part.ask!r} is asked of {seat!r} without options")
            opened.append(Open(seat, i, part, question))
            self.streams.put(seat, question)
        self.open = opened
        if not self.streams.umpire:
            for q in opened:
                if q.seat == UMPIRE:
                    q.done, q.answer = True, self.game.default(self.game.view(self.state, UMPIRE), q.asked, ())
                    self.tape.append(rec.Decided(UMPIRE, q.part, q.answer, "default"))
                    if all([other.done for other in opened]):
                        self.open = []
                        return tuple([other.answer for other in opened]) if self.together else q.answer
        return WAIT if opened else ()

    def _answered_before(self, seat: Seat, part: Any) -> Any:
        """After a ruling went back: what the seat had answered then, while it still is an answer."""
        earlier = self.before.get(seat)
        if not earlier or self.streams.muted:
            return None
        answer = earlier.pop(0)
        if isinstance(part, fx.Order):
            form = streams.typed(part, answer)
            return form if isinstance(form, part.form) else None
        raw = msgspec.to_builtins(answer)
        return next((o for o in streams.asked(0, part).options if msgspec.to_builtins(o) == raw), None)

    def _mark(self, label: str) -> None:
        tape, muted = self.tape, self.streams.muted
        if len(self.frames) > 1:
            why = "a mark stands only in the game's own sequence of play"
            raise errors.RulesError(f"mark {label!r} inside a fight: {why}")
        if self.resuming:
            if label != self.resuming:
                raise errors.RulesError(f"play began again at mark {self.resuming!r} and went to {label!r} first")
            self.resuming = ""
        else:
            self.faces.drawn.clear()
            self.quiet.clear()
            tape.mark(label, self.encoded(), self.before)
        if isinstance(tape.next, rec.Forked):                # here another game began
            tape.append(tape.next)
            tape.epoch += not muted
        while self.edits:
            self.apply(self.edits.pop(0))
        while muted and isinstance(late := tape.next, rec.Ruled):  # an edit made when play had come back to this mark
            if not isinstance(late.ruling, rulings.Edit) or late.ruling.when != "last":
                break
            tape.append(late)
            self.apply(late.ruling)

    def apply(self, edit: rulings.Edit) -> None:
        """Change the state at this mark and begin play again from it."""
        self.state = rulings.edited(self.state, edit)
        self.resume()
        self.tape.amend(self.encoded(), self.before)

    def _end(self, outcome: Any) -> None:
        self.over, self.outcome = True, outcome
        self.quiet.clear()
        self.tape.append(rec.Ended(outcome))
        self.streams.say(None, streams.Over(outcome))


def not_quiet(does: str, what: Any) -> NoReturn:
    raise errors.RulesError(f"an answer marked quiet led to something that {does}: {what!r}")


async def _ask_result(effect: fx.HandOff[Any]) -> Any:
    """A fight given to the umpire: he types its result."""
    return await fx.order(UMPIRE, streams.HandedOff(effect.kind, effect.case), effect.form)
