"""The child that reads one file: `python -m montjoy.terminal.upload_worker KIND GAME FOLDER [ALONG]` with the file on its input;
ALONG is a file in FOLDER, the content that was sent along with a scenario or a house rule.

It binds itself before it reads: memory, time, size of files; no network, no process, no file outside its folder is opened for
writing, and none is read but code and what came.  It measures before it parses.  Its output is a line when it begins, and a
`Reply`; if it dies between them, that is an answer too.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from montjoy.core import child
from montjoy.core.content import files, messages
from montjoy.terminal.archives import INSIDE, MOST_FILE, Fault, is_archive, parted, put, unpacked

MEMORY: Final = 256_000_000
CPU: Final = {"record": 60}                                  # seconds of the processor, whatever the clock says
MOST_LINES: Final = files.MOST_LINES
NAMES_A_FILE: Final = ("pack", "troops_file", "unit_table", "map")   # keys of scenarios
BESIDE: Final = "beside"                                     # the folder of the content that was sent along
MOST_FAULTS: Final = 20                                      # told of one file
FORBIDDEN: Final = (
    "socket.", "subprocess.", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.system", "os.kill", "ctypes.", "os.symlink",
    "os.link", "shutil.", "urllib.", "smtplib.", "pty.", "webbrowser.",
)
LOOKS: Final = ("open", "os.listdir", "os.scandir")
ELSEWHERE: Final = re.compile(r"[/\\~]|.*:|(?:.*[/\\])?\.\.(?:[/\\]|$)")     # a path that leads out of its folder


def bind(kind: str, folder: str) -> None:
    """From here on little can be done, and tables in play come first."""
    child.bind(MEMORY, CPU.get(kind, 6), FSIZE=2 * MOST_FILE, NOFILE=64, NPROC=0)
    mine = os.path.realpath(folder) + os.sep
    roots = {os.path.realpath(root) for root in (child.CODE, *sys.path[1:], sys.prefix, sys.base_prefix)}
    code = tuple(root + os.sep for root in roots - {os.getcwd()})

    def watch(event: str, args: tuple[Any, ...]) -> None:
        if event.startswith(FORBIDDEN):
            raise PermissionError(event)
        if event in LOOKS and isinstance(args[0], str | bytes):
            if not (os.path.realpath(os.fsdecode(args[0])) + os.sep).startswith((mine, *code)):
                raise FileNotFoundError(2, "there is no such file here", args[0])
        if event == "open" and len(args) > 2 and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            if not isinstance(args[0], str | bytes) or not os.path.realpath(os.fsdecode(args[0])).startswith(mine):
                raise PermissionError(event)

    sys.addaudithook(watch)


def read(kind: str, slug: str, folder: Path, data: bytes, along: str = "") -> Any:
    """The value as plain data; Fault, or BadFile, where it is not right."""
    if kind == "record":
        files.read_lines(put(folder, f"{kind}.toml", data), len(data))
        return record(slug, data)
    paths = laid(kind, folder, data)
    raws = {path: measured(path) for path in paths}          # every one, before anything is made of any
    from montjoy.core.game import games
    from montjoy.terminal import choices

    game = games()[slug]()
    if kind == "pack":
        is_sent_as(kind, game, raws)
        return pack(game, paths[0] if len(paths) == 1 else folder / INSIDE)
    found, content = is_sent_as(kind, game, raws), sent_along(folder, along)
    if len(paths) > 1 and game.packs is not None:
        if content is not None:
            raise Fault("content came twice, in the archive and by itself: send it once")
        _, content = parted(folder, paths, lambda path: path == found)
        found = folder / found.name
    if kind == "scenario":
        return scenario(game, found, content)
    house, plain = choices.read_house_with(game, found, content)     # what it needs is asked of all that is chosen at the table
    own = pack(game, content) if content is not None and plain != house else None
    return {"name": plain.name, "replaces": plain.replaces, "says": plain.says, "set": plain.set, "pack": own}


def measured(path: Path) -> dict[str, Any]:
    """A file as plain data, if it is none that is too long to be read."""
    if path.read_bytes().count(b"\n") > MOST_LINES:
        raise Fault(f"{path.name}: at most {MOST_LINES:,} lines are read")
    raw: dict[str, Any] = files.toml_of(path.read_bytes(), path, dict)
    for key, name in named_files(raw):
        if ELSEWHERE.match(name):
            says = f"{key} = {messages.shown(name)} leads elsewhere"
            raise Fault(f'{path.name}: {says}; name a file that comes along, as "mine.toml"')
    return raw


def named_files(raw: Any) -> Iterator[tuple[str, str]]:
    """The files that are named anywhere in it, and by which key."""
    for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ():
        if key in NAMES_A_FILE and isinstance(value, str):
            yield key, value
        yield from named_files(value)


def laid(kind: str, folder: Path, data: bytes) -> list[Path]:
    """Where what was sent lies: a file, or those of an archive."""
    return unpacked(folder, data) if is_archive(data) else [put(folder, f"{kind}.toml", data)]


def sent_along(folder: Path, along: str) -> Path | None:
    """The content that was sent along, and that has been read by itself before: a file or a folder."""
    if not along:
        return None
    (there := folder / BESIDE).mkdir()
    paths = laid("pack", there, (folder / along).read_bytes())
    return paths[0] if len(paths) == 1 else there / INSIDE


def is_sent_as(kind: str, game: Any, raws: dict[Path, dict[str, Any]]) -> Path:
    """The file that is of the kind as which it was sent, of several; Fault where there is none, or another kind: its keys would
    only be called unknown."""
    from montjoy.terminal.choices import is_house_rule, is_scenario

    keys = set() if game.content is None else set(game.content.KEYS)
    houses = [path for path, raw in raws.items() if is_house_rule(raw)]
    scenarios = [path for path, raw in raws.items() if path not in houses and is_scenario(game, raw)]
    if houses and kind != "house":
        raise Fault(f"this is a house rule, not a {kind}: send it as a house rule")
    if scenarios and kind == "pack":
        raise Fault("this is a scenario, not content: send it as a scenario, alone or with its content in one archive (.zip)")
    if kind == "house" and not houses and any(raws.values()):
        raise Fault("this is no house rule, as it has neither `replaces` nor `set`: send a scenario or a pack as what it is")
    if kind == "scenario" and not scenarios and any(keys & raw.keys() for raw in raws.values()):
        raise Fault(f"this is content for {game.title}, not a scenario: send it as your own content")
    found = houses or scenarios or list(raws)
    if len(houses) + len(scenarios) > 1:
        raise Fault(f"{found[0].name} is not alone: an archive holds one scenario or house rule, and the content that it names")
    return found[0]


def scenario(game: Any, path: Path, content: Path | None) -> Any:
    """A scenario, with content that came along; of a file that did not, it is said how it is sent."""
    from montjoy.terminal import choices

    try:
        return choices.read_scenario(game, path, content)
    except files.BadFile as bad:
        if bad.says != files.NO_FILE and (bad.key not in NAMES_A_FILE or bad.path != str(path)):
            raise
        would_work = "send both in one archive (.zip) as the scenario"
        would_work += ", or the file in the same form, as your own content" if game.packs is not None else ""
        raise files.BadFile(bad.path, bad.says, would_work, line=bad.line, key=bad.key, named=bad.named) from None


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
