"""The driver: runs the rule until it needs an answer, and carries out what it says on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.effects import UMPIRE, WATCHER, Seat
from montjoy.core.errors import AtMark
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.script import local_seat
from montjoy.core.session import streams
from montjoy.core.session.faces import WAIT, Fortune
from montjoy.core.session.running import Frame, Open
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Asked, Stream


class Driver(Fortune):
    """Effects in, answers out."""

    def _start(self) -> None:
        self.began = True
        self._begin_dice()
        self.frames = [Frame(self.game.play(self.state), None, "")]

    def _begin_dice(self) -> None:
        if self.dice:
            self.dice.begin({e.seat: e.hex for e in self.entries if isinstance(e, rec.Nonce)})

    def _drive(self, value: Any) -> None:
        """Run the rule until it needs an answer, a typed die, or is over."""
        frames = self.frames
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
            kind = type(effect)
            if kind is fx.Tell:
                to = None if effect.to == fx.ALL else self._audience(effect.to)
                if self.quiet and (to is None or any(x != self.quiet[-1][1] for x in to)):
                    self._not_quiet("tells others", effect.event)
                self._say(to, effect.event)
                value = None
            elif kind is fx.Choose or kind is fx.Order or kind is fx.Offer:
                self.together = False
                value = self._ask((effect,), frame)
                if value is WAIT:
                    return None
            elif kind is fx.Roll or kind is fx.Hits or kind is fx.Draw:
                value = self._chance(effect, frame.scope)
                if value is WAIT:
                    return None
            elif kind is fx.Together:
                self.together = True
                value = self._ask(effect.parts, frame)
                if value is WAIT:
                    return None
            elif kind is fx.Within:
                scope = f"{frame.scope}/{':'.join([effect.why, *map(str, effect.about)])}"
                n = self.drawn[scope] = self.drawn.get(scope, 0) + 1
                frames.append(Frame(effect.rule(effect.part), effect.seats, f"{scope}#{n}"))
                value = None
            elif kind is fx.HandOff:
                value = self._hand_off(effect, frame)
            elif kind is fx.Mark:
                value = None
                self._mark(effect.label)
                frames = self.frames
            else:
                raise errors.RulesError(f"a rule awaited {effect!r}, which is not an effect")

    def _hand_off(self, effect: fx.HandOff[Any], frame: Frame) -> Any:
        """Who decides a fight given away stands in the scenario: "own", "umpire", or the name of a link."""
        who = getattr(self.scenario, "hand_off", {}).get(effect.kind, "own")
        if who == "own":
            coro = effect.own(effect.case)
        elif who == UMPIRE:
            coro = _typed_result(effect)
        elif who in self.links:
            coro = self.links[who](effect.case, effect)
        else:
            raise errors.RulesError(f"the scenario hands {effect.kind} off to {who!r}, which is not here")
        self.frames.append(Frame(coro, frame.seats, f"{frame.scope}/{effect.kind}"))

    def _ask(self, parts: Sequence[Any], frame: Frame) -> Any:
        opened, umpire = [], self.header.umpire
        for i, part in enumerate(parts):
            seat = local_seat(part.seat, frame.seats) if frame.seats else part.seat
            if seat not in self.viewers or seat == WATCHER:
                raise errors.RulesError(f"{part.ask!r} is asked of {seat!r}, which is no seat here")
            if self.quiet and seat != self.quiet[-1][1]:
                self._not_quiet("asks another seat", part.ask)
            stream = self.streams.get(seat)
            before = self._answered_before(seat, part) if self.before else None
            question = streams.asked(0 if stream is None else stream.asked + 1, part, before)
            if not question.options and question.kind == "choose":
                raise errors.RulesError(f"{part.ask!r} is asked of {seat!r} without options")
            opened.append(Open(seat, i, part, question))
            if stream is None or self._muted:
                continue
            if umpire or question.kind == "offer":
                self._put_to(seat, stream, question)
            else:
                stream.asked += 1
                stream.items.append(question)
        self.open = opened
        if not umpire:
            for q in opened:
                if q.seat == UMPIRE:
                    q.done, q.answer = True, self.game.default(self.game.view(self.state, UMPIRE), q.asked, ())
                    self._append(rec.Decided(UMPIRE, q.part, q.answer, "default"))
                    if all([other.done for other in opened]):
                        self.open = []
                        return tuple([other.answer for other in opened]) if self.together else q.answer
        if opened:
            return WAIT
        return ()

    def _put_to(self, seat: Seat, stream: Stream, question: Asked) -> None:
        """Into the seat's stream; an offer without options is never seen."""
        stream.asked += 1
        if question.options or question.kind != "offer":
            stream.items.append(question)
            if self.header.umpire and seat != UMPIRE:
                self.streams[UMPIRE].items.append(streams.AskedOf(seat, question))

    def _answered_before(self, seat: Seat, part: Any) -> Any:
        """After a ruling went back: what the seat had answered then, while it still is an answer."""
        earlier = self.before.get(seat)
        if not earlier or self._muted:
            return None
        raw = msgspec.to_builtins(earlier.pop(0))
        if isinstance(part, fx.Order):
            return raw
        return next((o for o in streams.asked(0, part).options if msgspec.to_builtins(o) == raw), None)

    # ---- marks and the end -------------------------------------------------------------------------------------------
    def _mark(self, label: str) -> None:
        if len(self.frames) > 1:
            raise errors.RulesError(f"mark {label!r} inside a fight: a mark stands only in the game's own sequence of play")
        if self._resuming is not None:
            if label != self._resuming:
                raise errors.RulesError(f"play began again at mark {self._resuming!r} and went to {label!r} first")
            self._resuming = None
            return
        if not label or label in self.labels:
            raise errors.RulesError(f"mark {label!r} stands twice")
        self.label = label
        self.labels.add(label)
        self.drawn.clear()
        self.quiet.clear()
        if not self._muted:
            self._here()
        self._append(rec.Marked(label, rec.state_hash(self.state)))
        if self._tape is not None and self._at == len(self._tape) and self._halts:
            self._snapshot()
            raise AtMark
        self._snapshot()
        if self._tape is not None and self._at < len(self._tape) and isinstance(self._tape[self._at], rec.Forked):
            self._append(self._tape[self._at])
            self.epoch += not self._muted
        while self._muted and (late := self._edited_here()) is not None:
            self._append(late)
            self._apply(late.ruling)
        if self.edits:
            edits, self.edits = self.edits, []
            for edit in edits:
                self._apply(edit)

    def _edited_here(self) -> Any:
        """On the way back: an edit "at the last mark" that was made when play had come back to this one."""
        entry = self._tape[self._at] if self._tape is not None and self._at < len(self._tape) else None
        late = isinstance(entry, rec.Ruled) and isinstance(entry.ruling, rulings.Edit) and entry.ruling.when == "last"
        return entry if late else None

    def _snapshot(self) -> None:
        if self._muted:
            return
        versions = {viewer: (s.version, s.asked) for viewer, s in self.streams.items()}
        self.snapshots.append(Snapshot(len(self.entries), self.label, self._encode(self.state), versions))
        if self.kept_snapshots and len(self.snapshots) > self.kept_snapshots:
            del self.snapshots[0]

    def _apply(self, edit: rulings.Edit) -> None:
        """Change the state at this mark and begin play again from it."""
        data = msgspec.json.decode(self._encode(self.state))
        for change in edit.changes:
            rulings.put(data, change.path, change.new)
        self.state = msgspec.convert(data, type(self.state))
        self._resume_here()
        if self.snapshots and not self._muted:
            last = self.snapshots[-1]
            self.snapshots[-1] = msgspec.structs.replace(last, state=self._encode(self.state), at=len(self.entries))

    def _resume_here(self) -> None:
        for frame in reversed(self.frames):
            frame.coro.close()
        self.frames = [Frame(self.game.play(self.state), None, "")]
        self.open, self._resuming = [], self.label or None

    def _end(self, outcome: Any) -> None:
        self.over, self.outcome = True, outcome
        self.quiet.clear()
        self._append(rec.Ended(outcome))
        self._say(None, streams.Over(outcome))


async def _typed_result(effect: fx.HandOff[Any]) -> Any:
    """A fight given to the umpire: he types its result."""
    return await fx.order(UMPIRE, streams.HandedOff(effect.kind, effect.case), effect.form)
