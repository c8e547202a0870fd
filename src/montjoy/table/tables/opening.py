"""A table read from the store: its lines, from a stored state on where that is enough for everybody's page."""

from __future__ import annotations

import msgspec

from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.table import store
from montjoy.table.tables import lines
from montjoy.table.tables.log import NEAR
from montjoy.table.tables.pictures import TAIL
from montjoy.table.tables.services import Services
from montjoy.table.tables.table import KEEP, Table


def open_table(id: str, game: Game, meta: lines.Meta, secret: bytes | None, services: Services) -> Table:
    """A table from its lines.  What an answer led to before the server stopped, and was not stored, happens again: the same."""
    kept = services.store
    stored = kept.lines(id)
    entries: list[rec.Entry] = []
    own: list[tuple[lines.Line, float]] = []
    for line in stored:
        if line.kind == lines.RECORD:
            entries.append(lines.entry.decode(line.body))
        else:
            own.append((lines.own.decode(line.body), line.at))
    state = _state(kept, id, len(stored))
    session = Session.replay(game, meta.header, entries, secret, snapshot=state, keep=max(KEEP, meta.settings.delay + 2))
    table = Table(id, game, meta, session, services)
    log = table.log
    log.version, log.written = len(stored), len(entries)
    log.moment = stored[-1].at if stored and stored[-1].kind == lines.RECORD else None
    log.marked = session.snapshots[-1].label if session.snapshots else ""
    for happened, at in own:
        table.fold(happened, at)
    table.clock.watch_window(())                             # a pause for reactions that was open begins again
    return table


def _state(kept: store.Store, id: str, head: int) -> Snapshot | None:
    """A stored state to go on from, far enough back that everybody's page has its whole log; None: from the beginning."""
    newest = kept.snapshot(id)
    if newest is None:
        return None
    last = msgspec.json.decode(newest[1], type=Snapshot)
    at_most = head - NEAR
    while at_most > 0 and (found := kept.snapshot(id, at_most)) is not None:
        state = msgspec.json.decode(found[1], type=Snapshot)
        if all(last.versions[viewer][0] - told >= TAIL for viewer, (told, _) in state.versions.items()):
            return state
        at_most = found[0] - 1
    return None
