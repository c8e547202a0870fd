"""The child that reads one file: `python -m montjoy.terminal.upload_worker KIND GAME FOLDER [ALONG]` with the file on its input;
ALONG is a file in FOLDER, the content that was sent along with a scenario.

It binds itself before it reads: memory, time, size of files; no network, no process, no file outside its folder is opened for
writing.  It measures before it parses.  Its output is a line when it begins, and a `Reply`;
if it dies between them, that is an answer too.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from montjoy.core import child
from montjoy.core.content import files
from montjoy.terminal.archives import MOST_FILE, Fault, is_archive, put, unpacked

MEMORY: Final = 256_000_000
CPU: Final = {"record": 60}                                  # seconds of the processor, whatever the clock says
MOST_LINES: Final = files.MOST_LINES
MOST_FAULTS: Final = 20                                      # told of one file
FORBIDDEN: Final = (
    "socket.", "subprocess.", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.system", "os.kill", "ctypes.", "os.symlink",
    "os.link", "shutil.", "urllib.", "smtplib.", "pty.", "webbrowser.",
)


def bind(kind: str, folder: str) -> None:
    """From here on little can be done, and tables in play come first."""
    child.bind(MEMORY, CPU.get(kind, 6), FSIZE=2 * MOST_FILE, NOFILE=64, NPROC=0)
    mine = os.path.realpath(folder) + os.sep

    def watch(event: str, args: tuple[Any, ...]) -> None:
        if event.startswith(FORBIDDEN):
            raise PermissionError(event)
        if event == "open" and len(args) > 2 and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            if not isinstance(args[0], str | bytes) or not os.path.realpath(os.fsdecode(args[0])).startswith(mine):
                raise PermissionError(event)

    sys.addaudithook(watch)


def read(kind: str, slug: str, folder: Path, data: bytes, along: str = "") -> Any:
    """The value as plain data; Fault, or BadFile, where it is not right."""
    paths = laid(kind, folder, data)
    for path in paths:                                       # measured, every one, before anything is made of any
        if kind == "record":
            files.read_lines(path, len(data))
        else:
            if path.read_bytes().count(b"\n") > MOST_LINES:
                raise Fault(f"{path.name}: at most {MOST_LINES:,} lines are read")
            is_sent_as(kind, files.toml_of(path.read_bytes(), path, dict))
    if kind == "record":
        return record(slug, data)
    from montjoy.core.game import games

    game = games()[slug]()
    if kind == "pack":
        return pack(game, paths[0] if len(paths) == 1 else paths[0].parent)
    from montjoy.terminal import choices

    if kind == "scenario":
        return choices.read_scenario(game, paths[0], sent_along(folder, along))
    house = choices.read_house(paths[0])
    choices.check_house(game, paths[0], house)               # what it needs is asked of all that is chosen at the table
    return house


def laid(kind: str, folder: Path, data: bytes) -> list[Path]:
    """Where what was sent lies: a file, or those of an archive of content."""
    return unpacked(folder, data) if is_archive(data) and kind == "pack" else [put(folder, f"{kind}.toml", data)]


def sent_along(folder: Path, along: str) -> Path | None:
    """The content that was sent along with a scenario, and that has been read by itself before: a file or a folder."""
    if not along:
        return None
    paths = laid("pack", folder, (folder / along).read_bytes())
    return paths[0] if len(paths) == 1 else paths[0].parent


def is_sent_as(kind: str, raw: dict[str, Any]) -> None:
    """Fault where a file is known by its keys as one of another kind: its keys would only be called unknown."""
    house = bool({"replaces", "set"} & raw.keys())
    if house and kind != "house":
        raise Fault(f"this is a house rule, not a {kind}: send it as a house rule")
    if kind == "house" and raw and not house:
        raise Fault("this is no house rule, as it has neither `replaces` nor `set`: send a scenario or a pack as what it is")


def pack(game: Any, path: Path) -> Any:
    """A group's content, as the game reads it."""
    if game.packs is None:
        raise Fault("this game has no content packs")
    ref = game.packs.read_own(path)
    return {"name": ref.name, "own": ref.own}


def record(slug: str, data: bytes) -> Any:
    """A record that replays, die by die."""
    from montjoy.core.record import jsonlines

    try:
        header, entries = jsonlines.load(data)
    except jsonlines.BadRecord as error:
        raise Fault(str(error)) from None
    from montjoy.core.game import games
    from montjoy.core.session import verify

    report = verify.verify(games()[slug](), header, entries)
    if not report.ok:
        raise Fault(f"line {report.line}: {report.wrong}")
    return None


def main(kind: str, slug: str, folder: str, along: str = "") -> None:
    bind(kind, folder)
    child.answer(b"\n")                                      # it has begun: what it may die of from here on is the file
    data = sys.stdin.buffer.read()
    import msgspec

    from montjoy.core.content import messages

    try:
        reply: dict[str, Any] = {"value": read(kind, slug, Path(folder), data, along)}
    except Fault as fault:
        reply = {"faults": [messages.clean(str(fault))[:500]]}
    except files.BadFile as bad:
        reply = {"faults": [str(each.at(Path(each.path).name))[:500] for each in (bad, *bad.also[: MOST_FAULTS - 1])]}
    except (ValueError, LookupError, RecursionError) as error:
        reply = {"faults": [messages.clean(str(error))[:500] or "this file cannot be read"]}
    except (MemoryError, OSError):
        reply = {"faults": ["this file takes too much memory to read"]}
    child.answer(msgspec.json.encode(reply))


if __name__ == "__main__":
    main(*sys.argv[1:5])
