"""A table read from the store: its lines, from a stored state on where that is enough for everybody's page."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.tape import Witness
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.growth import Written
from montjoy.table.tables.heads import Stored
from montjoy.table.tables.log import NEAR
from montjoy.table.tables.pictures import TAIL
from montjoy.table.tables.services import Services
from montjoy.table.tables.table import KEEP, Table

PIECE: Final = 500                                           # lines read at a time: no write waits longer for them


def open_table(id: str, game: Game, meta: lines.Meta, secret: bytes | None, services: Services) -> Table:
    """A table from its lines.  What an answer led to before the server stopped, and was not stored, happens again: the same.
    Takes its time: call it in a thread."""
    kept = services.store
    version, at = 0, 0.0
    kind = ""
    sizes = Written()
    entries: list[rec.Entry] = []
    stands: list[int] = []                                   # at which version each of them stands
    own: list[tuple[lines.Line, float]] = []
    newest: dict[tuple[Any, ...], tuple[lines.Line, float]] = {}             # of what an earlier one of is nothing any more
    while piece := kept.lines(id, version, PIECE):
        version, kind, at = version + len(piece), piece[-1].kind, piece[-1].at
        for stored in piece:
            line = lines.entry.decode(stored.body) if stored.kind == lines.RECORD else lines.own.decode(stored.body)
            match line:
                case lines.Noted(role):
                    newest[role,] = line, stored.at
                    continue
                case lines.Drafted(seat, question):
                    newest[seat, question] = line, stored.at
                case lines.Line():
                    own.append((line, stored.at))
                case _:
                    entries.append(line)
            sizes.add(line, stored.body)
        stands += [n for n, stored in enumerate(piece, version - len(piece) + 1) if stored.kind == lines.RECORD]
    state = _state(kept, id, version)
    kind_of = Session if state is not None or len(entries) < NEAR else Sampled
    session = kind_of.replay(game, meta.header, entries, secret, snapshot=state, keep=max(KEEP, meta.settings.delay + 2))
    table = Table(id, game, meta, session, services)
    if state is not None:
        table.heads.begin(state.heads)
    log = table.log
    log.version, log.written, log.sizes = version, len(entries), sizes
    log.moment = at if kind == lines.RECORD else None
    log.marked = session.snapshots[-1].label if session.snapshots else ""
    if isinstance(session, Sampled) and (states := session.to_open_from(len(entries))):
        log.found = [(stands[state.at - 1], state) for state in states]
    for happened, when in (*own, *newest.values(), *((lines.Noted(*noted), at) for noted in meta.notes.items())):
        table.fold(happened, when)
    table.clock.watch_window(())                             # a pause for reactions that was open begins again
    return table


class Sampled(Session, Witness):
    """A long game that is followed from its beginning, as nothing is stored from which its page has its whole log: it finds such
    a state on the way, and the next time is soon over."""

    def __init__(self, *given: Any) -> None:
        self.states: list[Snapshot] = []
        super().__init__(*given)
        self.tape.witness = self

    def note_state(self) -> None:
        if not self.states or self.snapshots[-1].at - self.states[-1].at >= NEAR // 3:
            self.states.append(self.snapshots[-1])

    def to_open_from(self, lines: int) -> tuple[Snapshot, ...]:
        """A state that is far enough back, and the newest of so many lines: the last answer may have led to more, which the store
        does not have yet."""
        self.tape.witness = None
        states, self.states = self.states, []
        last = next((state for state in reversed(self.snapshots) if state.at <= lines), None)
        for state in reversed(states):
            if last is not None and state.at <= lines - NEAR and whole_log(state, last):
                return state, last
        return ()


def whole_log(state: Snapshot, last: Snapshot) -> bool:
    """Whether everybody's page has its whole log where a table is opened from a state."""
    return all(last.versions[viewer][0] - told >= TAIL for viewer, (told, _) in state.versions.items())


def _state(kept: store.Store, id: str, head: int) -> Stored | None:
    """A stored state to go on from, far enough back that everybody's page has its whole log; None: from the beginning."""
    newest = kept.snapshot(id)
    if newest is None:
        return None
    last = msgspec.json.decode(newest[1], type=Stored)
    at_most = head - NEAR
    while at_most > 0 and (found := kept.snapshot(id, at_most)) is not None:
        state = msgspec.json.decode(found[1], type=Stored)
        if whole_log(state, last):
            return state
        at_most = found[0] - 1
    return None
