"""New rules for a running game: rehearse its record under them, and go on from its last mark.

`rules_version` of a game rises whenever a recorded game of an earlier version no longer replays equal.  A running game of
an older version is played through under the new rules.  Equal: it goes on, and a line of the record says so (`Rehearsed`).
Not equal: the report says viewer by viewer what differs first, and the host or the umpire goes on from the last mark (`move`,
a line too), or lets it stand still: the older release plays its record on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from montjoy.core.errors import Departs
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.tape import Witness

APART: Final = 100                                           # numbers of questions left out for each line that no longer holds


class Difference(msgspec.Struct, frozen=True):
    """What a viewer would be told otherwise first: at which item of his, what the record has for him there (or what he was told,
    where that is known), and what the new rules have.  None: nothing there."""

    number: int
    old: Any
    new: Any


class Rehearsal(msgspec.Struct, frozen=True):
    """`line` and `why`: where the record and the new rules part.  `same`: by viewer, how many items he was told until there.
    `differences`: by viewer, what he would be told otherwise.  `fixed`: why the game cannot go on from its last mark either;
    "": it can, from the mark `mark`."""

    equal: bool
    line: int = 0
    why: str = ""
    differences: dict[str, Difference] = {}
    same: dict[str, int] = {}
    version: int = 0                                         # of the rules under which it was rehearsed
    mark: str = ""
    fixed: str = ""


class Standing(msgspec.Struct, frozen=True):
    """What became of a game that was looked at.  `state`: "current" (nothing to do), "same", "other", "moved", "stands",
    "closed" (it cannot be opened, and `why`) or "fault" (the same, by a fault of ours: its record can be
    taken out).  `played`: the version of the rules it was played under."""

    name: str
    state: str
    played: int
    report: Rehearsal | None = None
    why: str = ""


# ---- rehearsing --------------------------------------------------------------------------------------------------------
class Watching(Session, Witness):
    """A session that compares how much everybody was told at its marks with what is stored of them."""

    def __init__(self, game: Game, header: rec.Header, seed: bytes | None = None) -> None:
        super().__init__(game, header, seed)
        self.tape.witness = self
        self.wanted: dict[int, Snapshot] = {}
        self.found: dict[str, Difference] = {}

    def note_state(self) -> None:
        """At a mark."""
        here = self.snapshots[-1]
        there = self.wanted.get(here.at)
        if there is None or self.found:
            return
        for viewer, old in there.versions.items():
            if (new := here.versions.get(viewer)) is not None and tuple(old) != tuple(new):
                least = min(old[0], new[0]) + 1
                self.found[viewer] = Difference(least, _count(here.label, old), _count(here.label, new))


def _count(label: str, told: Sequence[int]) -> dict[str, Any]:
    return {"mark": label, "told": told[0], "asked": told[1]}


def rehearse(
    game: Game,
    header: rec.Header,
    entries: Sequence[rec.Entry],
    snapshot: Snapshot | None,
    told: Mapping[str, Sequence[Any]] | None = None,
    seed: bytes | None = None,
    stored: Sequence[Snapshot] = (),
) -> Rehearsal:
    """Replay from a stored state (or from the start) under the rules of `game`.

    `told`: what each viewer was told since that state under the old rules, as plain data, where somebody knows it.  `stored`:
    states of later marks, with how much everybody had been told there.  Never raises for what the new rules do."""
    try:
        session = _session(game, header, entries, snapshot, seed)
    except Departs as error:
        return Rehearsal(False, error.line, error.why, version=game.rules_version)
    except Exception as error:                               # options or rules that were never meant for this record
        return Rehearsal(False, 1, f"{type(error).__name__}: {error}", version=game.rules_version)
    session.wanted = {each.at: each for each in stored}
    line, why = 0, ""
    try:
        session.journal.follow(entries[len(session.entries) :])
    except Departs as error:
        line, why = error.line + len(entries) - len(session.tape.followed), error.why
    except Exception as error:
        line, why = len(session.entries) + 2, f"{type(error).__name__}: {error}"
    failed = next((e for e in session.entries[len(entries) :] if isinstance(e, rec.Failed)), None)
    if not why and failed is not None:                       # what the last answer leads to fails under the new rules
        line, why = len(entries) + 1, f"{failed.where}: {failed.error}"
    if not why and (wrong := _first_page_that_fails(session)):
        line, why = len(entries) + 1, wrong
    differences = dict(session.found)
    if why:
        differences |= _apart(session, entries[max(0, line - 2) :])
    for viewer, old in (told or {}).items():
        new = msgspec.to_builtins(session.streams[viewer].items)
        first = next((i for i in range(max(len(old), len(new))) if old[i : i + 1] != new[i : i + 1]), None)
        if first is not None:
            differences[viewer] = Difference(first + 1, _at(old, first), _at(new, first))
    same = {viewer: stream.version for viewer, stream in session.streams.items()}
    return Rehearsal(not why and not differences, line, why, differences, same, game.rules_version)


def _first_page_that_fails(session: Session) -> str:
    """Why a viewer could not be shown how it stands; "": all can."""
    for viewer in session.viewers:
        try:
            session.page(viewer)
        except Exception as error:
            return f"what {viewer} sees: {type(error).__name__}: {error}"
    return ""


def _at(items: Sequence[Any], i: int) -> Any:
    return items[i] if i < len(items) else None


def _session(
    game: Game, header: rec.Header, entries: Sequence[rec.Entry], snapshot: Snapshot | None, seed: bytes | None
) -> Watching:
    """A session that stands where the record is to be followed from: a stored state, or where it last moved to other rules."""
    moved = max((n for n, e in enumerate(entries) if isinstance(e, rec.Moved)), default=-1)
    at = max(snapshot.at if snapshot else 0, moved + 1)
    session = Watching.replay(game, header, entries[:at], seed, snapshot=snapshot)
    assert isinstance(session, Watching)
    return session


def _apart(session: Session, rest: Sequence[rec.Entry]) -> dict[str, Difference]:
    """Where record and rules part: by seat, the answer that the record has next, and what the new rules ask or tell; only for
    whom the one does not go with the other."""
    found: dict[str, Difference] = {}
    for seat in session.seats:
        mine = [q.asked for q in session.open if q.seat == seat and not q.done]
        next_one = next((e for e in rest if isinstance(e, rec.Decided) and e.seat == seat and e.part != rec.UNASKED), None)
        old = None if next_one is None else msgspec.to_builtins(next_one.answer)
        fits = any(old in msgspec.to_builtins(asked.options) or asked.kind != "choose" for asked in mine)
        if bool(mine) != (next_one is not None) or not fits:
            stream = session.streams[seat]
            new = mine[-1] if mine else stream.items[-1] if stream.items else None
            found[seat] = Difference(stream.version + 1, old, msgspec.to_builtins(new))
    return found


def last_agreed(game: Game, header: rec.Header, entries: Sequence[rec.Entry], seed: bytes | None) -> Snapshot | None:
    """The state of the last mark up to which the new rules give the same; None: there is none, or it does not hold any more."""
    try:
        session = _session(game, header, entries, None, seed)
    except Exception:
        return None
    with suppress(Exception):
        session.journal.follow(entries[len(session.entries) :])
    good = [s for s in session.snapshots if s.at <= len(entries) and still_holds(s.at, entries)]
    return good[-1] if good else None


# ---- going on ------------------------------------------------------------------------------------------------------------
def move(
    game: Game, header: rec.Header, entries: Sequence[rec.Entry], snapshot: Snapshot, seed: bytes | None, anew: bool = False
) -> Session:
    """Go on from a stored state under new rules.  The line `moved` carries the state, so that the record stays enough;
    lines between the mark and it no longer hold.  `anew`, where people have seen them: dice are begun anew, so that what fell
    since the mark does not fall again, no number of a question comes twice, and everybody is told.
    Raises ValueError where the state does not fit the new rules, and whatever these raise."""
    if not 0 < snapshot.at <= len(entries):
        raise ValueError("the stored state is not of this record")
    try:
        msgspec.json.decode(snapshot.state, type=game.state)
    except msgspec.ValidationError as error:
        raise ValueError(f"the stored state does not fit the new rules: {error}") from None
    apart = APART * (1 + len(entries) - snapshot.at) if anew else 0
    versions = {viewer: (told, asked + apart) for viewer, (told, asked) in snapshot.versions.items()}
    moved = rec.Moved(snapshot.at, game.rules_version, snapshot.label, msgspec.Raw(snapshot.state), versions, anew)
    return Session.replay(game, header, [*entries, moved], seed)


def why_not_move(
    game: Game, header: rec.Header, entries: Sequence[rec.Entry], snapshot: Snapshot | None, seed: bytes | None
) -> str:
    """Empty, or why a game cannot go on from a stored state."""
    if snapshot is None:
        return "there is no mark yet"
    try:
        move(game, header, entries, snapshot, seed, True)
    except Exception as error:                               # rules that were never meant for this state
        return str(error) or type(error).__name__
    return ""


def still_holds(at: int, entries: Sequence[rec.Entry]) -> bool:
    """Nothing after line `at` goes back before it."""
    holds: list[tuple[int, rec.Entry]] = []
    for number, entry in enumerate(entries):
        to = rec.taken_back_to(entry, holds)
        if to is not None:
            if number >= at > to:
                return False
            while holds and holds[-1][0] >= to:
                holds.pop()
        holds.append((number, entry))
    return True
