"""New rules for a running game: rehearse its record under them, and go on from its last mark.

`rules_version` of a game rises whenever a recorded game of an earlier version no longer replays equal.  A running game of
an older version is replayed from its last stored state.  Equal: it goes on.  Not equal: the report says viewer by viewer
what differs first, and the umpire goes on from the mark (`move`, a line in the record) or stays on the old release.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot


class Difference(msgspec.Struct, frozen=True):
    """The first item since the mark that a viewer would be told otherwise; None: nothing there."""

    number: int
    old: Any
    new: Any


class Rehearsal(msgspec.Struct, frozen=True):
    """`line` and `why`: where the record and the new rules part; `differences` by viewer, where old items are known."""

    equal: bool
    line: int = 0
    why: str = ""
    differences: dict[str, Difference] = {}


def rehearse(
    game: Game,
    header: rec.Header,
    entries: Sequence[rec.Entry],
    snapshot: Snapshot | None,
    told: Mapping[str, Sequence[Any]] | None = None,
    seed: bytes | None = None,
) -> Rehearsal:
    """Replay from a stored state (or from the start) under the rules of `game`.

    `told`: what each viewer was told since that state under the old rules, as plain data."""
    line, why = 0, ""
    session = _session(game, header, entries, snapshot, seed)
    try:
        session.journal.follow(entries[len(session.entries) :])
    except Departs as error:
        line, why = error.line, error.why
    except (RulesError, msgspec.ValidationError, LookupError, TypeError, ValueError) as error:
        line, why = len(session.entries) + 2, f"{type(error).__name__}: {error}"
    differences = {}
    for viewer, old in (told or {}).items():
        new = msgspec.to_builtins(session.streams[viewer].items)
        first = next((i for i in range(max(len(old), len(new))) if old[i : i + 1] != new[i : i + 1]), None)
        if first is not None:
            differences[viewer] = Difference(first + 1, _at(old, first), _at(new, first))
    return Rehearsal(not why and not differences, line, why, differences)


def _at(items: Sequence[Any], i: int) -> Any:
    return items[i] if i < len(items) else None


def _session(
    game: Game, header: rec.Header, entries: Sequence[rec.Entry], snapshot: Snapshot | None, seed: bytes | None
) -> Session:
    """A session that stands where the record is to be followed from."""
    at = snapshot.at if snapshot else 0
    return Session.replay(game, header, entries[:at], seed, snapshot=snapshot)


def move(game: Game, header: rec.Header, entries: Sequence[rec.Entry], snapshot: Snapshot, seed: bytes | None) -> Session:
    """Go on from a stored state under new rules.  The line `moved` carries the state, so that the record stays enough;
    lines between the mark and it no longer hold.  Raises ValueError where the state does not fit the new rules."""
    try:
        msgspec.json.decode(snapshot.state, type=game.state)
    except msgspec.ValidationError as error:
        raise ValueError(f"the stored state does not fit the new rules: {error}") from None
    moved = rec.Moved(snapshot.at, game.rules_version, snapshot.label, msgspec.Raw(snapshot.state), snapshot.versions)
    return Session.replay(game, header, [*entries, moved], seed)
