"""Games kept from before a change of the program, and what must be the same after it.

A kept game is one file, JSON lines under xz: what it is (`About`), its record as it was written, and what was told and shown
(`Shown`).  Of what was told there is a short digest for each item of each viewer's stream, so that a difference can be named.
Nothing in it names a module or a folder.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.game import Game, games
from montjoy.core.record.entries import Entry, Header
from montjoy.core.record.jsonlines import load
from montjoy.core.session.session import Session
from montjoy.core.session.snapshot import Snapshot
from tests.upgrade.changed import Failing

FOLDER: Final = Path(__file__).with_name("kept")
SHORT: Final = 8                                             # hex digits of a digest


class About(msgspec.Struct, frozen=True):
    """The first line.  `lines`: of the record that follows.  `seed`: hexadecimal, also where the game did not give it away.
    `fails_after`: the mark after which a fault is planted, see `changed.Failing`."""

    name: str
    game: str
    seed: str
    lines: int
    fails_after: str = ""


class Told(msgspec.Struct, frozen=True):
    """A stream: how many items came before (`base`), and the digests of the others, one behind the other."""

    base: int
    items: str


class Stored(msgspec.Struct, frozen=True):
    """A stored state from about the middle of the game."""

    at: int
    label: str
    state: msgspec.Raw
    versions: dict[str, tuple[int, int]]

    def snapshot(self) -> Snapshot:
        return Snapshot(self.at, self.label, bytes(self.state), self.versions)


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """At a line of the record: everybody's pages, and the replies to answers that are none."""

    line: int
    pages: str
    replies: str


class GoesOn(msgspec.Struct, frozen=True):
    """Where a game that had not ended comes to, played on by luck: lines, the record's digest, and how it ends."""

    lines: int
    record: str
    why: str


class Shown(msgspec.Struct, frozen=True):
    """The last line.  `texts`: of every form in the record the digest of its text.  `pages`: everybody's last."""

    told: dict[str, Told]
    pages: dict[str, str]
    moments: tuple[Moment, ...]
    texts: str
    stored: Stored | None = None
    goes_on: GoesOn | None = None


class Kept(msgspec.Struct, frozen=True):
    about: About
    record: bytes
    shown: Shown

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.about.seed)

    def read(self) -> tuple[Header, list[Entry]]:
        return load(self.record)

    def game(self) -> Game:
        """The game it is of, with the planted fault where there is one."""
        whole = one_game(self.about.game)
        return Failing(whole, self.about.fails_after) if self.about.fails_after else whole  # type: ignore[return-value]


@cache
def one_game(slug: str) -> Game:
    return games()[slug]()


ADDED: Final = frozenset({"battle"})                      # of what is seen: where Clusta's battle is fought


def digest(thing: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(thing)).hexdigest()[:SHORT]


def digests(things: Sequence[Any]) -> str:
    return "".join(map(digest, things))


def told(session: Session) -> dict[str, Told]:
    """Everybody's stream."""
    return {viewer: Told(stream.base, digests(stream.items)) for viewer, stream in session.streams.items()}


def pages(session: Session) -> dict[str, str]:
    """Everybody's page, but for what no page said when the first games were kept: what an undo would take back, ADDED, and
    switches that are newer than the record."""
    return {viewer: digest(as_kept(session.page(viewer), session.runner.lacks)) for viewer in session.viewers}


def as_kept(page: Any, lacks: Collection[str] = ()) -> Any:
    since = dict.fromkeys(ADDED & {*page.view.__struct_fields__}, msgspec.UNSET)
    view: Any = msgspec.structs.replace(page.view, **since)
    return msgspec.structs.replace(page, undoes=msgspec.UNSET, view=without(msgspec.to_builtins(view), lacks) if lacks else view)


def without(raw: Any, lacks: Collection[str]) -> Any:
    """Plain data without these switches, wherever there are options in it."""
    if isinstance(raw, list):
        return [without(part, lacks) for part in raw]
    if not isinstance(raw, dict):
        return raw
    kept = {name: without(part, lacks) for name, part in raw.items()}
    if isinstance(kept.get("options"), dict):
        kept["options"] = {name: value for name, value in kept["options"].items() if name not in lacks}
    return kept


# ---- files -------------------------------------------------------------------------------------------------------------
def path_of(about: About, folder: Path = FOLDER) -> Path:
    return folder / about.game / f"{about.name}.xz"


def write(kept: Kept, folder: Path = FOLDER) -> Path:
    path = path_of(kept.about, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.encode(kept.about) + b"\n" + kept.record + msgspec.json.encode(kept.shown) + b"\n"
    path.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
    return path


def open_file(path: Path) -> Kept:
    lines = lzma.decompress(path.read_bytes()).splitlines(keepends=True)
    about = msgspec.json.decode(lines[0], type=About)
    shown = msgspec.json.decode(lines[about.lines + 1], type=Shown)
    return Kept(about, b"".join(lines[1 : about.lines + 1]), shown)


def paths(folder: Path = FOLDER) -> list[Path]:
    """All kept games, a game's one behind the other."""
    return sorted(folder.glob("*/*.xz"))
