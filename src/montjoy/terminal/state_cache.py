"""A stored state beside a long record, so that going on with the game does not play it all again.

The record is the truth; this file is only a shorter way to where it leads.  Deleting it loses nothing, and `verify`, `replay`
and `report --day` never use it.  It is believed only where everything fits: it is sealed with the seed of the game's dice, it
covers this record up to its mark (by a hash) and these rules, its state has the hash that the mark in the record carries, and
nothing later goes back before it.  In any other case the game is played from its start, as if the file were not there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from montjoy.core.content import files
from montjoy.core.effects import UMPIRE
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.streams import Asked, Stream
from montjoy.core.session.tape import Witness
from montjoy.core.session.versions import still_holds

FORMAT: Final = 1
LEAST: Final = 300                                           # lines of a record that are played again in no time
SEAL: Final = 32
MOST: Final = 16_000_000
HUMAN: Final = "human"


class Stored(msgspec.Struct, frozen=True):
    """What the file holds behind its seal.  `record`: a hash of the record's lines up to the mark, its header included."""

    format: int
    rules_version: int
    record: str
    snapshot: Snapshot


class Keeping(Session, Witness):
    """A session that keeps the states of some days, and remembers which of them say everything: those at which no answer
    from before a ruling was still to be offered again and no proposal was open."""

    def __init__(self, game: Game, header: rec.Header, seed: bytes | None = None) -> None:
        self.say_all: set[int] = set()
        super().__init__(game, header, seed)
        self.tape.kept, self.tape.witness = 48, self

    def note_state(self) -> None:
        if not self.proposals and not any(self.runner.before.values()):
            self.say_all.add(len(self.entries))


def path_of(record: Path) -> Path:
    return record.with_name(record.name + ".state")


# ---- reading ---------------------------------------------------------------------------------------------------------
def session(path: Path, game: Game, header: rec.Header, entries: list[rec.Entry], seed: bytes | None) -> Keeping | None:
    """The game where its record ends, from the stored state; None where it must be played from its start."""
    found = read(path, game, entries)
    if found is None:
        return None
    try:
        short = cast(Keeping, Keeping.replay(game, header, entries, seed, snapshot=found))
    except Exception:                                        # from the start it goes well, or somebody says what is wrong
        return None
    if seed is None and len(short.entries) > len(entries):   # a game that was broken off in the middle of a roll
        return None
    short.say_all.add(found.at)
    return short


def read(path: Path, game: Game, entries: Sequence[rec.Entry], version: int = 0) -> Snapshot | None:
    """The stored state, if it is one of this record under these rules, or under that version of them."""
    try:
        data = files.read_bytes(path_of(path), MOST)
        body, seal = data[:-SEAL], data[-SEAL:]
        if sealed(path, body) != seal:
            return None
        found = msgspec.json.decode(body, type=Stored)
        msgspec.json.decode(found.snapshot.state, type=game.state)
        fits = (found.format, found.rules_version) == (FORMAT, version or game.rules_version)
        same = fits and found.record == hash_of(path, found.snapshot.at)
    except (files.BadFile, msgspec.DecodeError, ValueError, RecursionError):
        return None
    good = same and is_at_its_mark(found.snapshot, entries) and still_holds(found.snapshot.at, entries)
    return found.snapshot if good else None


def is_at_its_mark(found: Snapshot, entries: Sequence[rec.Entry]) -> bool:
    """The record's last line before it is its mark, with the hash of this state."""
    line = entries[found.at - 1] if 0 < found.at <= len(entries) else None
    return isinstance(line, rec.Marked) and line.label == found.label and line.hash == rec.state_hash(msgspec.Raw(found.state))


# ---- writing ---------------------------------------------------------------------------------------------------------
def write(path: Path, session: Keeping) -> None:
    """Beside the record, which is written; nothing where it is short or the disk is full: then nothing is lost."""
    if len(session.entries) < LEAST or session.over:
        return
    found = chosen(session)
    if found is None:
        return
    try:
        body = msgspec.json.encode(Stored(FORMAT, session.game.rules_version, hash_of(path, found.at), found))
        files.write(path_of(path), body + sealed(path, body), mode=0o600)
    except (files.BadFile, ValueError):
        return


def chosen(session: Keeping) -> Snapshot | None:
    """The newest state from which everybody still finds all that he was told since his last answer; else the oldest kept."""
    good = [s for s in session.snapshots if s.at in session.say_all and is_at_its_mark(s, session.entries)
            and still_holds(s.at, session.entries)]
    people = [*(seat for seat, who in session.header.seats.items() if who == HUMAN), UMPIRE]
    ends = [(viewer, end) for viewer in people if (end := last_answered(session, viewer)) is not None]
    enough = [s for s in good if all(s.versions[viewer][0] <= end for viewer, end in ends)]
    return enough[-1] if enough else good[0] if good else None


def last_answered(session: Session, viewer: str) -> int | None:
    """Where in a seat's stream its last question stands that is no longer open; None: there is none that is known."""
    stream = session.streams.get(viewer, Stream())
    still = [q.asked.id for q in session.open if q.seat == viewer]
    found = [n for n, item in enumerate(stream.items) if isinstance(item, Asked) and item.id not in still]
    return stream.base + found[-1] if found else None


def hash_of(path: Path, at: int) -> str:
    """Of the header and the first `at` lines of the record as they stand in its file."""
    lines = files.read_bytes(path, files.MOST_RECORD).split(b"\n", at + 1)
    if len(lines) != at + 2:
        raise ValueError("the record is shorter")
    return hashlib.blake2b(b"\n".join(lines[:-1]), digest_size=32).hexdigest()


def sealed(path: Path, body: bytes) -> bytes:
    """Whoever has not the seed of the game's dice can make no such file."""
    seed: Any = files.read_bytes(path.with_name(path.name + ".seed"), 1_000).strip()
    return hashlib.blake2b(body, key=hashlib.blake2b(b"montjoy stored state 1" + seed, digest_size=32).digest(),
                           digest_size=SEAL).digest()
