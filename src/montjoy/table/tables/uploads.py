"""Files that strangers send: read by a child process with little memory, little time, no network and no disk but its own.

    value = parse("scenario", game, data)        # or "house", "pack", "record"
    if isinstance(value, list): ...              # what is wrong, in words for the file's author

The child measures before it parses, and checks what `montjoy check` checks.  Whatever becomes of it, the server goes on; who
sent a file that the child never came to is told so, and the log says it.
A scenario comes back as the game's own type, a house rule as `House`, a pack as `Pack`, a record as `Record`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
import tempfile
import threading
import typing
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core import child
from montjoy.core.effects import No, no
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines

KINDS: Final = ("scenario", "house", "pack", "record")
MOST: Final = {"scenario": 1_000_000, "house": 1_000_000, "pack": 5_000_000, "record": 5_000_000}
SECONDS: Final = {"scenario": 60.0, "house": 60.0, "pack": 60.0, "record": 900.0}   # by the clock: it may have to wait for others
MOST_REPLY: Final = 30_000_000
ALONG: Final = "along"                                       # the content that goes with a scenario, in the child's folder
log = logging.getLogger("montjoy.table")
AT_ONCE: Final = 2
_children = threading.BoundedSemaphore(AT_ONCE)
_threads = ThreadPoolExecutor(AT_ONCE, "montjoy-uploads")   # of their own: who waits for a child holds up nobody else


class House(msgspec.Struct, frozen=True):
    """A house rule: what it is called, the rule it stands in place of, its words, and the options it sets.  `pack`: the content
    that it names in a file, where it came along."""

    name: str
    replaces: str
    says: str
    set: dict[str, Any]
    pack: Any = None


class Pack(msgspec.Struct, frozen=True):
    """A group's own content: the pack it extends, and what it adds, as a scenario holds it."""

    name: str
    own: Any


class Record(msgspec.Struct, frozen=True):
    """A recorded game that replays."""

    header: rec.Header
    entries: list[Any]


class Reply(msgspec.Struct, frozen=True):
    """What the child says: faults, or a value as plain data."""

    faults: list[str] = []
    value: msgspec.Raw = msgspec.Raw(b"null")
    dead: bool = False                                       # it died at its work: the file took too much of it
    unread: bool = False                                     # it did not come to its work: the fault is the server's


async def parse_beside(kind: str, game: Game, data: bytes, along: bytes = b"") -> Any:
    """`parse`, beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_threads, parse, kind, game, data, along)


def parse(kind: str, game: Game, data: bytes, along: bytes = b"") -> Any:
    """The value of a file that somebody sent, or a list of what is wrong with it: refusals, and what its author is told in
    English, as `montjoy check` does.  `along`: content that goes with a scenario.  Blocks."""
    if kind not in KINDS:
        raise ValueError(kind)
    if len(data) > MOST[kind]:
        return [no("", "file-too-large", bytes=len(data), most=MOST[kind])]
    with _children, tempfile.TemporaryDirectory(prefix="montjoy-") as room:
        if along:
            Path(room, ALONG).write_bytes(along)
        reply = ask(kind, game.slug, data, room, *([ALONG] if along else ()))
    if reply.unread:
        return [no("", "file-not-read")]
    if reply.dead:
        return [no("", "file-too-hard")]
    if reply.faults:
        return list[No | str](reply.faults)
    try:
        return value_of(kind, game, reply.value, data)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return [no("", "file-unreadable")]


def ask(kind: str, slug: str, data: bytes, room: str, *along: str) -> Reply:
    """What the child says of a file; a child that dies has said enough, if it has said that it began."""
    command = [sys.executable, "-B", "-m", "montjoy.terminal.upload_worker", kind, slug, room, *along]
    try:
        done = subprocess.run(
            command, input=data, capture_output=True, timeout=SECONDS[kind], env=child.surroundings(), cwd=room, close_fds=True,
            start_new_session=True, check=False,
        )
    except (subprocess.TimeoutExpired, OSError) as error:    # its time is the processor's: by the clock it only waits for others
        log.error("a file that was sent could not be read: %s", type(error).__name__)
        return Reply(unread=True)
    if not done.stdout:
        log.error("what reads files that are sent does not start: exit code %d", done.returncode)
        return Reply(unread=True)
    if done.returncode == 0 and len(done.stdout) <= MOST_REPLY:
        with contextlib.suppress(msgspec.MsgspecError):
            return msgspec.json.decode(done.stdout, type=Reply)
    return Reply(dead=True)


def value_of(kind: str, game: Game, raw: msgspec.Raw, data: bytes) -> Any:
    """The child's plain data as what the server uses; types are checked once more."""
    match kind:
        case "scenario":
            return msgspec.json.decode(raw, type=game.scenario)
        case "house":
            house = msgspec.json.decode(raw, type=House)
            return msgspec.structs.replace(house, pack=pack_of(game, house.pack)) if house.pack else house
        case "pack":
            return pack_of(game, msgspec.json.decode(raw))
        case _:
            header, entries = jsonlines.load(data)
            return Record(header, entries)


def pack_of(game: Game, plain: Any) -> Pack:
    own: Any = typing.get_type_hints(game.scenario)[game.packs.FIELD if game.packs is not None else "own"]
    return Pack(str(plain["name"]), msgspec.convert(plain["own"], own))
