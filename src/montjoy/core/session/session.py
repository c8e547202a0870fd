"""A live session: a game in progress, its open questions, and a stream for every seat.

    session = Session.new(game, scenario, options)
    session.begin()
    session.questions(seat)         what the seat may answer now
    session.answer(seat, option)    None, or a No: what is wrong and what would work
    session.page(seat)              everything the seat is shown
    session.streams[seat].items     everything it was ever told
    session.entries                 the record (core/record/entries.py)

A session is the door to what it holds: `streams` (all that anybody is told), `tape` (the record), `faces` (dice and
cards), `runner` (the rule at work) and `journal` (what people do, and the way back).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from montjoy.core import dice as dicelib
from montjoy.core.effects import UMPIRE, WATCHER, No, Seat, no
from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game, chosen_options
from montjoy.core.options import as_then, lacked
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces
from montjoy.core.seats import check_seats
from montjoy.core.session.faces import Faces, Typing, why_not_faces
from montjoy.core.session.journal import Journal, moved_to, takes_back
from montjoy.core.session.runner import Open, Runner
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Asked, NewRules, Page, Stream, Streams, audience
from montjoy.core.session.tape import Tape


class Session:
    """One game in progress.  Public methods return None or a No; they never leave half a change.

    There is none whose seats are called what no seat may be called: BadSeat."""

    def __init__(self, game: Game, header: rec.Header, seed: bytes | None = None) -> None:
        self.game, self.header = game, header
        self.scenario = msgspec.convert(header.scenario, game.scenario)
        self.options = msgspec.convert(as_then(game.options, header.options, header.rules_version), game.options)
        self.seats = tuple(game.seats(self.scenario))
        check_seats(self.seats)
        self.viewers = (*self.seats, WATCHER, UMPIRE)
        self.streams = Streams(self.viewers if header.umpire else self.viewers[:-1], header.umpire)
        self.tape = Tape(self.streams)
        self.faces = Faces(self.tape, header.typed, seed)
        lacks = lacked(game.options, header.options, header.rules_version)
        self.runner = Runner(game, self.scenario, self.options, self.seats, self.faces, lacks)
        self.journal = Journal(self.runner, None if header.forked else seed)
        # the parts' own, which are never replaced
        self.dice: Final = self.faces.dice
        self.entries: Final = self.tape.entries
        self.snapshots: Final = self.tape.snapshots
        self.versions: Final = self.tape.versions
        self.preset: Final = self.faces.preset
        self.frames: Final = self.runner.frames
        self.edits: Final = self.runner.edits
        self.links: Final = self.runner.links
        self.proposals: Final = self.journal.proposals

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
        """A fresh game.  `seed`: 32 bytes, from the operating system unless a test gives them.  `options`: None, the scenario's
        own and for the rest the usual ones, as at the table and in the terminal; a dict has those by name that differ."""
        seed = dicelib.fresh_seed() if seed is None else seed
        if not isinstance(seed, bytes) or len(seed) != dicelib.SEED_BYTES:
            raise TypeError(f"seed: {dicelib.SEED_BYTES} bytes, as bytes({dicelib.SEED_BYTES}), not {seed!r}")
        if not isinstance(scenario, game.scenario):
            raise TypeError(f'scenario: one of a game, as game.scenarios["NAME"], not {scenario!r}')
        options = chosen_options(game, scenario, options)
        options = game.at_real_table(options) if typed else options
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
        tape = session.tape
        forks = [n for n, e in enumerate(entries) if isinstance(e, rec.Forked)]
        if set(header.seats) != set(session.seats):
            raise Departs(1, f"the seats of this scenario are {', '.join(session.seats)}")
        if forks and header.forked is None:
            raise Departs(forks[0] + 2, "the game goes its own way here, and the first line does not say so")
        session.faces.brought = forks[-1] if forks else 0
        if keep is not None:
            tape.kept = keep
        moved = moved_to(entries)
        if moved is not None and (snapshot is None or snapshot.at < moved.at):
            snapshot = moved
        if snapshot is not None:
            tape.entries.extend(entries[: snapshot.at])
            tape.snapshots.append(snapshot)
            tape.epoch += sum(takes_back(e) for e in tape.entries)
            for viewer, told in snapshot.versions.items():
                session.streams[viewer] = Stream(*told)
            if isinstance(last := tape.entries[-1] if tape.entries else None, rec.Moved) and last.anew:
                session.streams.say(None, NewRules(last.rules_version))
            tape.versions[snapshot.at] = session.streams.versions()
            session.journal.stand_at(snapshot)
            session.runner.before = {seat: list(left) for seat, left in snapshot.before.items()}
            session.journal.count_proposals(tape.entries)
        try:
            session.journal.follow(entries[len(tape.entries) :])
        except Exception:
            for frame in session.frames:                     # a rule that was begun for nothing
                frame.coro.close()
            raise
        return session

    def fork(self, at: int) -> Session:
        """Another game that shares the record's first `at` lines and then goes its own way, with dice of its own."""
        header = msgspec.structs.replace(self.header, forked={"at": at, "of": rec.state_hash(self.header)})
        other = Session(self.game, header, self.dice.seed if self.dice else None)
        other.journal.follow(self.entries[:at], halt=True)
        other.tape.append(rec.Forked(at))
        other.tape.epoch += 1
        if other.runner.resuming:
            other.runner.drive(None)
        return other

    def nonce(self, seat: Seat, value: str) -> No | None:
        """A seat adds to the seed, before play begins."""
        line = rec.Nonce(seat, value)
        refusal = nonces.why_not_nonce(self.entries, self.seats, line, self.dice.seed if self.dice else None)
        if refusal is None:
            self.tape.append(line)
        return refusal

    def freeze(self, hashes: Mapping[Seat, str], host: Sequence[Seat] = ()) -> No | None:
        """The list of what the seats' programs will add, as hashes, before anybody says it.  `host`: the seats of whoever
        opened the table."""
        mine = {seat: hashes[seat] for seat in self.seats if seat in hashes}
        line = rec.Hashes(mine if len(mine) == len(hashes) else dict(hashes), len(nonces.lists(self.entries)) + 1, tuple(host))
        refusal = nonces.why_not_list(self.entries, self.seats, line)
        if refusal is None:
            self.tape.append(line)
        return refusal

    def freeze_again(self) -> None:
        """A second beginning: the list without those who have not said what their hashes are of."""
        last, there = nonces.lists(self.entries)[-1], nonces.added(self.entries)
        self.freeze({seat: last.hashes[seat] for seat in there}, last.host)

    @property
    def unsaid(self) -> tuple[Seat, ...]:
        """The seats for whose bytes the frozen list waits; none where nothing is frozen."""
        return nonces.unsaid(self.entries)

    def derive(self) -> None:
        """For every seat whose program adds nothing, what follows from the seed."""
        there = nonces.said(self.entries)
        for seat in self.seats:
            if seat not in there and self.dice is not None:
                self.tape.append(rec.Nonce(seat, dicelib.derived_nonce(self.dice.seed, seat)))

    def begin(self) -> None:
        """Play from the start to the first question; where a list was frozen, the others' nonces are derived first.

        Raises what a rule raises: there is nothing to go back to."""
        if not self.began:
            if self.unsaid:
                raise RulesError(f"the frozen list waits for {', '.join(self.unsaid)}")
            if nonces.lists(self.entries):
                self.derive()
            self.journal.begin()

    # ---- how the game stands -----------------------------------------------------------------------------------------
    @property
    def state(self) -> Any:
        """The true state, which nobody is shown."""
        return self.runner.state

    @property
    def open(self) -> list[Open]:
        """The questions that are asked now, answered ones too until the last answer is in."""
        return self.runner.open

    @property
    def typing(self) -> tuple[Any, Typing] | None:
        """The effect that waits for dice or a card to be typed in, and what is wanted."""
        return self.faces.typing

    @property
    def label(self) -> str:
        """The last mark."""
        return self.tape.label

    @property
    def epoch(self) -> int:
        """How often the dice were begun anew by a way back."""
        return self.tape.epoch

    @property
    def began(self) -> bool:
        """Play has begun; no nonce comes any more."""
        return self.runner.began

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.runner.over

    @property
    def outcome(self) -> Any:
        """How it ended."""
        return self.runner.outcome

    @property
    def paused(self) -> bool:
        """No answers are taken, by a ruling."""
        return self.journal.paused

    @property
    def stopped(self) -> bool:
        """A rule failed; the umpire is at work."""
        return self.journal.stopped

    @property
    def kept_snapshots(self) -> int:
        """How many stored states are kept (0: all)."""
        return self.tape.kept

    @kept_snapshots.setter
    def kept_snapshots(self, number: int) -> None:
        self.tape.kept = number

    def state_of(self, snapshot: Snapshot) -> Any:
        """A stored state, decoded."""
        return self.runner.decode(snapshot.state)

    def state_of_mark(self) -> Any:
        """The state at the last mark, decoded; where play went back, it may be among the stored ones no more."""
        return self.runner.decode(self.tape.state)

    # ---- what a viewer is shown ------------------------------------------------------------------------------------
    def questions(self, seat: Seat) -> tuple[Asked, ...]:
        """The seat's open questions; a sealed answer may be changed until the last is in."""
        asked = self.runner.open
        return tuple([q.asked for q in asked if q.seat == seat and (q.asked.options or q.asked.kind != "offer")])

    def unasked(self, seat: Seat) -> Open | None:
        """The form that a seat may write at any time, though nobody asks for it; None: there is none now."""
        return self.runner.unasked(seat, self.view(seat))

    def answerable(self, seat: Seat) -> tuple[Asked, ...]:
        """A seat's questions, and the form that it may write unasked."""
        free = self.unasked(seat)
        return self.questions(seat) if free is None else (*self.questions(seat), free.asked)

    def view(self, viewer: str) -> Any:
        """What the viewer knows.  LookupError: there is none of that name."""
        if viewer not in self.viewers:
            raise LookupError(f"there is no viewer {viewer!r}; there are {', '.join(self.viewers)}")
        return self.game.view(self.state, viewer)

    def page(self, viewer: str) -> Page:
        """Everything the viewer is shown now, made from his view alone."""
        runner, journal = self.runner, self.journal
        view, mine = self.game.view(runner.state, viewer), [q for q in runner.open if q.seat == viewer]
        may_undo = bool(runner.quiet) and self.why_not_undo(viewer) is None
        return Page(
            view,
            tuple([q.asked for q in mine if q.asked.options or q.asked.kind != "offer"]),
            tuple([q.asked.id for q in mine if q.done]),
            None if runner.over else self.game.waiting(view),
            self.window,
            self._typing_of(viewer, *typing) if (typing := self.faces.typing) else None,
            journal.paused,
            journal.stopped,
            self.header.umpire,
            self.tape.epoch,
            may_undo,
            runner.outcome,
            msgspec.UNSET if (free := runner.unasked(viewer, view)) is None else free.asked,
            runner.quiet[-1].undoes if may_undo else msgspec.UNSET,
        )

    @property
    def window(self) -> bool:
        """A pause for reactions is open: everything else is answered, offers may still be taken."""
        return self.runner.window

    def look(self, seat: Seat) -> Page:
        """The umpire looks through a seat's eyes; that he did stands in the record."""
        self.tape.append(rec.Looked(seat))
        return self.page(seat)

    def _typing_of(self, viewer: str, effect: Any, wanted: Typing) -> Typing | None:
        """The dice to be typed in, where a viewer may see them fall."""
        to = audience(effect.to, self.frames[-1].seats)
        return wanted if viewer == UMPIRE or to is None or viewer in to else None

    # ---- answers ---------------------------------------------------------------------------------------------------
    def answer(self, seat: Seat, answer: Any, question: int | None = None, by: str = "") -> No | None:
        """Answer an open question (the seat's only one, or the one with that number).

        An answer is one of the question's options, or a filled form.  A No is the caller's reply alone and changes
        nothing; it stands in no stream and no record."""
        found = self.journal.find(seat, question)
        if isinstance(found, No):
            return found
        refusal = self.why_not_answer(found, answer)
        if refusal is None:
            self.journal.take(found, answer, by)
        return refusal

    def check(self, seat: Seat, answer: Any, question: int | None = None, by: str = "") -> rec.Decided | No:
        """The line that this answer would write, or why it is refused; nothing is done.  A server stores the line, says
        "received", and then lets `answer` do what follows."""
        found = self.journal.find(seat, question)
        if isinstance(found, No):
            return found
        return self.why_not_answer(found, answer) or rec.Decided(seat, found.part, answer, by)

    def why_not_answer(self, q: Open, answer: Any) -> No | None:
        """Why this is no answer to a question, by what its seat knows."""
        if q.asked.kind == "order":
            if not isinstance(answer, q.effect.form):
                return no("", "wrong-form", wanted=q.asked.form)
            return self.game.why_not(self.view(q.seat), q.asked, answer)
        if answer is None and q.asked.kind == "offer":
            return None
        for option in q.asked.options:
            if option is answer or (option == answer and type(option) is type(answer)):
                return None
        return self.game.why_not_offered(self.view(q.seat), q.asked, answer)

    def close_window(self) -> None:
        """The uniform pause for reactions is over: whoever did not react, does not."""
        if self.window and not self.paused and not self.stopped:
            self.journal.close()

    def type_in(self, faces: Sequence[int] = (), card: str = "") -> No | None:
        """Dice or a card as they lie on a real table."""
        if self.typing is None or self.paused or self.stopped:
            return no("", "no-die-to-type")
        effect, wanted = self.typing
        if why_not_faces(effect, tuple(faces), card):
            return no("", "bad-dice", count=wanted.count, least=min(wanted.faces, default=0), most=max(wanted.faces, default=0))
        self.journal.throw(rec.Die(self.frames[-1].scope, effect.why, effect.about, tuple(faces), card, "typed"))
        return None

    def roll_typed(self) -> No | None:
        """At a table where dice are typed: let the seed roll this one, so that it can be verified."""
        if self.typing is None or self.paused or self.stopped or self.dice is None:
            return no("", "no-die-to-type")
        self.journal.throw(self.faces.seeded(self.typing[0], self.frames[-1].scope))
        return None

    def why_not_undo(self, seat: Seat) -> No | None:
        """A player takes back only what is quiet by its kind; beyond that it takes the umpire or everybody."""
        quiet = self.runner.quiet
        if not quiet or quiet[-1].seat != seat or self.over or self.stopped or self.paused:
            return no("", "undo-needs-a-ruling")
        return None

    def undo(self, seat: Seat) -> No | None:
        """Take the seat's last quiet answer back."""
        refusal = self.why_not_undo(seat)
        if refusal is None:
            to = self.runner.quiet[-1].line
            self.tape.append(rec.Undone(seat, to))
            self.rewind(to, only=seat)
        return refusal

    def rewind(self, to: int, only: Seat | None = None) -> None:
        """Back to where the record had `to` lines and an answer was waited for; streams keep what they told."""
        self.journal.rewind(to, only)

    def release(self) -> No | None:
        """After the game: the seed, so that anybody can recompute every die."""
        if not self.over or self.dice is None:
            return no("", "game-not-over")
        if not any(isinstance(e, rec.Released) for e in self.entries):
            self.tape.append(rec.Released(self.dice.seed.hex()))
        return None
