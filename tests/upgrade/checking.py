"""What is checked of a kept game.  Each check gives back "" or the first thing that is wrong; `first_wrong` does them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import Event
from montjoy.core.game import Game
from montjoy.core.record.entries import Die, Ended, Entry, Marked, Ruled, effective, state_hash
from montjoy.core.record.jsonlines import dump
from montjoy.core.record.rulings import Edit
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify
from tests.upgrade.door import Again, first_item
from tests.upgrade.kept import SHORT, GoesOn, Kept, Told, digest, digests, pages
from tests.upgrade.playing import played_on

Check = Callable[[Kept, Game], str]


def first_wrong(kept: Kept, game: Game | None = None, checks: Sequence[Check] | None = None) -> str:
    """Empty, or which game departs and where.  `game`: to be played by other rules than its own."""
    for check in checks or CHECKS:
        try:
            wrong = check(kept, game or kept.game())
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            return f"{kept.about.game} {kept.about.name}, {check.__name__}: {wrong}"
    return ""


def written(kept: Kept, game: Game) -> str:
    """The record is read, and written again byte for byte."""
    return other_lines(kept.record, dump(*kept.read()))


def replayed(kept: Kept, game: Game) -> str:
    """It is replayed: record, streams, marks, states and last pages are the same."""
    header, entries = kept.read()
    session = Session.replay(game, header, entries, kept.seed, keep=0)
    return (
        other_lines(kept.record, dump(session.header, session.entries))
        or other_items(kept.shown.told, session)
        or other_marks(session)
        or other_pages(kept.shown.pages, session)
    )


def verified(kept: Kept, game: Game) -> str:
    """`verify` finds nothing, and as it stands in the record whether it is over and whether the seed is out."""
    header, entries = kept.read()
    report = verify(game, header, entries)
    if not report.ok:
        return f"line {report.line}: {report.wrong}"
    return "" if report.over == any(isinstance(e, Ended) for e in entries) else f"over: {report.over}"


def done_again(kept: Kept, game: Game) -> str:
    """Everything done again through the public door gives the same record, streams, pages, replies and texts."""
    again = Again(game, *kept.read(), kept.seed).all()
    wrong = other_lines(kept.record, dump(again.session.header, as_then(kept, again.session.entries)))
    wrong = wrong or other_items(kept.shown.told, again.session) or other_pages(kept.shown.pages, again.session)
    for then, now in zip(kept.shown.moments, again.moments, strict=True):
        wrong = wrong or ("" if then == now else f"line {then.line + 2}: other pages or replies: {then} then, {now} now")
    old, new = kept.shown.texts, "".join(again.texts)
    return wrong or ("" if old == new else f"the text of form {first_item(old, new) + 1} is another")


def resumed(kept: Kept, game: Game) -> str:
    """From the state that was stored it goes on as it went."""
    if kept.shown.stored is None:
        return ""
    stored = kept.shown.stored.snapshot()
    session = Session.replay(game, *kept.read(), kept.seed, snapshot=stored)
    return other_items(rest_of(kept.shown.told, session), session)


def goes_on(kept: Kept, game: Game) -> str:
    """A game that had not ended ends, and as it did."""
    if kept.shown.goes_on is None:
        return ""
    found = went_on(kept, game)
    return "" if found == kept.shown.goes_on else f"played on it came to {kept.shown.goes_on} then, to {found} now"


CHECKS: Final[tuple[Check, ...]] = (written, replayed, verified, done_again, resumed, goes_on)


def as_then(kept: Kept, entries: Sequence[Entry]) -> list[Entry]:
    """The lines as they were written when the game was kept: at first without each die's law (`Die.law`)."""
    if any(isinstance(e, Die) and e.law for e in kept.read()[1]):
        return list(entries)
    return [msgspec.structs.replace(e, law=msgspec.UNSET) if isinstance(e, Die) else e for e in entries]


# ---- what differs --------------------------------------------------------------------------------------------------------
def other_lines(old: bytes, new: bytes) -> str:
    if old == new:
        return ""
    for n, (a, b) in enumerate(zip(old.splitlines(), new.splitlines()), 1):
        if a != b:
            return f"line {n} of the record: {a[:300]!r} then, {b[:300]!r} now"
    return f"the record has {len(old.splitlines())} lines then, {len(new.splitlines())} now"


def other_items(old: Mapping[str, Told], session: Session) -> str:
    """The first item of a viewer that is another one."""
    if list(old) != list(session.streams):
        return f"streams of {', '.join(old)} then, of {', '.join(session.streams)} now"
    for viewer, stream in session.streams.items():
        was, now = old[viewer], digests(stream.items)
        if was.base != stream.base:
            return f"{viewer}: {was.base} items before the first then, {stream.base} now"
        if was.items != now:
            at = first_item(was.items, now)
            item = stream.items[at] if at < len(stream.items) else None
            kind = "event" if isinstance(item, Event) else "question"
            return f"{viewer}: item {stream.base + at + 1} of {len(was.items) // SHORT} is another; now the {kind} {item!r:.300}"
    return ""


def other_marks(session: Session) -> str:
    """Every state that was stored has its mark's hash, unless an edit changed it, and is written again byte for byte."""
    unchanged = plain_marks(session.entries)
    for stored in session.snapshots:
        state = as_written(session, session.state_of(stored))
        if stored.at in unchanged and unchanged[stored.at] != Marked(stored.label, state_hash(state)):
            return f"line {stored.at + 1}: the mark {stored.label!r} has another hash than its state"
        if msgspec.json.encode(state) != stored.state:
            return f"line {stored.at + 1}: the state of the mark {stored.label!r} is not written as it was read"
    return ""


def as_written(session: Session, state: Any) -> Any:
    """A state as the record's own rules wrote it: without switches that they did not know."""
    if not session.runner.lacks:
        return state
    raw = msgspec.json.decode(msgspec.json.encode(state))
    for name in session.runner.lacks:
        session.runner.options_in(raw).pop(name, None)
    return raw


def plain_marks(entries: Sequence[Entry]) -> dict[int, Marked]:
    """The marks that hold, by the line after them, but for those at which an edit was carried out."""
    found, edited = {}, False
    for n, entry in effective(entries):
        edited = edited or (isinstance(entry, Ruled) and isinstance(entry.ruling, Edit))
        if isinstance(entry, Marked):
            if not edited:
                found[n + 1] = entry
            edited = False
    return found


def other_pages(old: Mapping[str, str], session: Session) -> str:
    other = [viewer for viewer, page in pages(session).items() if old.get(viewer) != page]
    return f"another last page: {', '.join(other)}" if other else ""


def rest_of(old: Mapping[str, Told], session: Session) -> dict[str, Told]:
    """Of what was told, what a session that begins later tells."""
    bases = {viewer: stream.base for viewer, stream in session.streams.items()}
    return {viewer: Told(bases[viewer], was.items[SHORT * (bases[viewer] - was.base) :]) for viewer, was in old.items()}


def went_on(kept: Kept, game: Game) -> GoesOn:
    """The game played on by luck."""
    header, entries = kept.read()
    session = played_on(Session.replay(game, header, entries, kept.seed))
    lines = dump(session.header, as_then(kept, session.entries))
    return GoesOn(len(session.entries), digest(lines.decode()), session.outcome.why if session.over else "")
