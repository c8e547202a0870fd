"""A live session: a game in progress, its open questions, and a stream for every seat.

    session = Session.new(game, scenario, options)
    session.begin()
    session.questions(seat)         what the seat may answer now
    session.answer(seat, option)    None, or a No: what is wrong and what would work
    session.page(seat)              everything the seat is shown
    session.streams[seat].items     everything it was ever told
    session.entries                 the record (core/record/entries.py)

The rule is a coroutine; it runs until it needs an answer.  A coroutine can be neither copied nor stored, so going back
means replaying the record from the last stored state (`_follow`).  Everything a seat learns passes through `_say`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from montjoy.core import dice as dicelib
from montjoy.core import effects as fx
from montjoy.core.effects import UMPIRE, No, Seat, no
from montjoy.core.errors import AtMark
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.faces import why_not_faces
from montjoy.core.session.journal import Follower, takes_back
from montjoy.core.session.running import Open
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Asked, Page, Stream


class Session(Follower):
    """One game in progress.  Public methods return None or a No; they never leave half a change."""

    @classmethod
    def new(
        cls,
        game: Game,
        scenario: Any,
        options: Any = None,
        *,
        seed: bytes | None = None,
        names: Mapping[Seat, str] | None = None,
        umpire: bool = False,
        typed: bool = False,
        house: tuple[dict[str, Any], ...] = (),
    ) -> Session:
        """A fresh game.  `seed`: 32 bytes, from the operating system unless a test gives them."""
        seed = dicelib.fresh_seed() if seed is None else seed
        options = game.options() if options is None else options
        scenario = game.prepare(scenario, options)
        seats = {seat: (names or {}).get(seat, "") for seat in game.seats(scenario)}
        header = rec.Header(
            game=game.slug,
            rules_version=game.rules_version,
            scenario=msgspec.to_builtins(scenario),
            options=msgspec.to_builtins(options),
            house=house,
            seats=seats,
            umpire=umpire,
            typed=typed,
            commitment=dicelib.commitment(seed, game.slug, game.rules_version),
        )
        return cls(game, header, seed)

    @classmethod
    def replay(
        cls,
        game: Game,
        header: rec.Header,
        entries: Sequence[rec.Entry],
        seed: bytes | None = None,
        *,
        snapshot: Snapshot | None = None,
        keep: int | None = None,
    ) -> Session:
        """A session rebuilt from its record, from the start or from a stored state.

        With the seed it can go on, and every die of the seed is recomputed.  Raises Departs where the record and the
        rules disagree.  `keep`: how many stored states to keep (0: all)."""
        session = cls(game, header, seed)
        if keep is not None:
            session.kept_snapshots = keep
        for number, entry in enumerate(entries):
            if isinstance(entry, rec.Moved) and (snapshot is None or snapshot.at <= number):
                snapshot = Snapshot(number + 1, entry.label, bytes(entry.state), entry.versions)
        if snapshot is not None:
            session.entries = list(entries[: snapshot.at])
            session.snapshots = [snapshot]
            session.epoch += sum(takes_back(e) for e in session.entries)
            for viewer, (version, asked) in snapshot.versions.items():
                session.streams[viewer] = Stream(version)
                session.streams[viewer].asked = asked
            session.versions[snapshot.at] = tuple([stream.base for stream in session.streams.values()])
            session._stand_at(snapshot)
        try:
            session._follow(entries[len(session.entries) :])
        except Exception:
            for frame in session.frames:                     # a rule that was begun for nothing
                frame.coro.close()
            raise
        if session._resuming is not None and not session.open:
            session._drive(None)
        return session

    def fork(self, at: int) -> Session:
        """Another game that shares the record's first `at` lines and then goes its own way, with dice of its own."""
        header = msgspec.structs.replace(self.header, forked={"at": at, "of": rec.state_hash(self.header)})
        other = Session(self.game, header, self.dice.seed if self.dice else None)
        other._halts, at_mark = True, False
        try:
            other._follow(self.entries[:at])
        except AtMark:
            other._tape, at_mark = None, True
            other._resume_here()
        other._halts = False
        other._append(rec.Forked(at))
        other.epoch += 1
        if at_mark:
            other._drive(None)
        return other

    def nonce(self, seat: Seat, value: str) -> No | None:
        """A seat adds to the seed, before play begins."""
        if self.began:
            return no("", "already-begun")
        if seat not in self.seats or not value or len(value) > 64 or set(value) - set("0123456789abcdef"):
            return no("", "bad-nonce", seat=seat)
        self._append(rec.Nonce(seat, value))
        return None

    def begin(self) -> None:
        """Play from the start to the first question.  Raises what a rule raises: there is nothing to go back to."""
        if self.began:
            return
        self._append(rec.Began())
        self._start()
        self._drive(None)

    # ---- what a viewer is shown ------------------------------------------------------------------------------------
    def questions(self, seat: Seat) -> tuple[Asked, ...]:
        """The seat's open questions; a sealed answer may be changed until the last is in."""
        return tuple([q.asked for q in self.open if q.seat == seat and (q.asked.options or q.asked.kind != "offer")])

    def view(self, viewer: str) -> Any:
        return self.game.view(self.state, viewer)

    def page(self, viewer: str) -> Page:
        """Everything the viewer is shown now, made from his view alone."""
        view = self.game.view(self.state, viewer)
        questions, answered, offers = [], [], False
        for q in self.open:
            offers = offers or q.asked.kind == "offer"
            if q.seat == viewer:
                if q.asked.options or q.asked.kind != "offer":
                    questions.append(q.asked)
                if q.done:
                    answered.append(q.asked.id)
        return Page(
            view,
            tuple(questions),
            tuple(answered),
            None if self.over else self.game.waiting(view),
            offers and self.window,
            self.typing[1] if self.typing and self._sees(self.typing[0], viewer) else None,
            self.paused,
            self.stopped,
            self.header.umpire,
            self.epoch,
            bool(self.quiet) and self.why_not_undo(viewer) is None,
            self.outcome if self.over else None,
        )

    @property
    def window(self) -> bool:
        """A pause for reactions is open: everything else is answered, offers may still be taken."""
        kinds = [(type(q.effect) is fx.Offer, q.done) for q in self.open]
        return any([offer for offer, _ in kinds]) and (False, False) not in kinds

    def look(self, seat: Seat) -> Page:
        """The umpire looks through a seat's eyes; that he did stands in the record."""
        self._append(rec.Looked(seat))
        return self.page(seat)

    def _sees(self, effect: Any, viewer: str) -> bool:
        to = self._audience(effect.to)
        return viewer == UMPIRE or to is None or viewer in to

    # ---- answers ---------------------------------------------------------------------------------------------------
    def answer(self, seat: Seat, answer: Any, question: int | None = None, by: str = "") -> No | None:
        """Answer an open question (the seat's only one, or the one with that number).

        An answer is one of the question's options, or a filled form.  A No is the caller's reply alone and changes
        nothing; it stands in no stream and no record."""
        found = self._find(seat, question)
        if isinstance(found, No):
            return found
        refusal = self._why_not(found, answer)
        if refusal is None:
            self._take(found, answer, by)
        return refusal

    def check(self, seat: Seat, answer: Any, question: int | None = None, by: str = "") -> rec.Decided | No:
        """The line that this answer would write, or why it is refused; nothing is done.  A server stores the line, says
        "received", and then lets `answer` do what follows."""
        found = self._find(seat, question)
        if isinstance(found, No):
            return found
        return self._why_not(found, answer) or rec.Decided(seat, found.part, answer, by)

    def _find(self, seat: Seat, question: int | None) -> Open | No:
        if self.over:
            return no("", "game-over")
        if self.stopped:
            return no("", "umpire-at-work")
        if self.paused:
            return no("", "paused")
        if len(self.open) == 1:
            q = self.open[0]
            if q.seat == seat and (question is None or q.asked.id == question) and (q.asked.options or q.asked.kind != "offer"):
                return q
        mine = [q for q in self.open if q.seat == seat and (question is None or q.asked.id == question)]
        waiting = [q for q in mine if not q.done] or mine
        if not waiting or not (waiting[0].asked.options or waiting[0].asked.kind != "offer"):
            return no("", "nothing-to-answer" if question is None else "question-gone")
        return waiting[0]

    def _why_not(self, q: Open, answer: Any) -> No | None:
        if q.asked.kind == "order":
            if not isinstance(answer, q.effect.form):
                return no("", "wrong-form", wanted=q.asked.form)
            return self.game.why_not(self.game.view(self.state, q.seat), q.asked, answer)
        if answer is None and q.asked.kind == "offer":
            return None
        for option in q.asked.options:
            if option is answer or (option == answer and type(option) is type(answer)):
                return None
        return no("", "not-an-option")

    def close_window(self) -> None:
        """The uniform pause for reactions is over: whoever did not react, does not."""
        if self.window and not self.paused and not self.stopped:
            at = self._here()
            self._append(rec.Closed())
            self.quiet.clear()
            self._go_on(at)

    def type_in(self, faces: Sequence[int] = (), card: str = "") -> No | None:
        """Dice or a card as they lie on a real table."""
        if self.typing is None or self.paused or self.stopped:
            return no("", "no-die-to-type")
        effect, _ = self.typing
        if wrong := why_not_faces(effect, tuple(faces), card):
            return no("", "bad-dice", says=wrong)
        self.typing = None
        at = self._here()
        scope = self.frames[-1].scope
        value = self._fallen(effect, rec.Die(scope, effect.why, effect.about, tuple(faces), card, "typed"))
        self._guarded(value, at)
        return None

    def roll_typed(self) -> No | None:
        """At a table where dice are typed: let the seed roll this one, so that it can be verified."""
        if self.typing is None or self.paused or self.stopped or self.dice is None:
            return no("", "no-die-to-type")
        effect, _ = self.typing
        self.typing = None
        at = self._here()
        self._guarded(self._fallen(effect, self._keyed_die(effect, self.frames[-1].scope)), at)
        return None

    def why_not_undo(self, seat: Seat) -> No | None:
        """A player takes back only what is quiet by its kind; beyond that it takes the umpire or everybody."""
        if not self.quiet or self.quiet[-1][1] != seat or self.over or self.stopped or self.paused:
            return no("", "undo-needs-a-ruling")
        return None

    def undo(self, seat: Seat) -> No | None:
        """Take the seat's last quiet answer back."""
        refusal = self.why_not_undo(seat)
        if refusal is None:
            to = self.quiet[-1][0]
            self._append(rec.Undone(seat, to))
            self.rewind(to, only=seat)
        return refusal

    def release(self) -> No | None:
        """After the game: the seed, so that anybody can recompute every die."""
        if not self.over or self.dice is None:
            return no("", "game-not-over")
        if not any(isinstance(e, rec.Released) for e in self.entries):
            self._append(rec.Released(self.dice.seed.hex()))
        return None
