"""The door to the disk: the only place that opens a file.  What is read is measured before it is parsed.

    case = read_toml(path, Case)            # a msgspec type, or `dict`
    write(path, data)                       # at once or not at all

A file that cannot be used raises BadFile: file, line, key, what is wrong, what would work, in its author's words.
The limits stand in `docs/authors.md`; every one of them is tested at the limit and above.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from montjoy.core.content import messages, toml_errors
from montjoy.core.errors import BadInput

T = TypeVar("T")
MOST_BYTES: Final = 1_000_000  # scenarios, cases, house rules, tables
MOST_RECORD: Final = 64_000_000
MOST_LINES: Final = 20_000  # of what is sent to a table, and of what `check` reads
MOST_LINE: Final = 4_096
MOST_RECORD_LINE: Final = 1_000_000
MOST_PARTS: Final = 8  # of a dotted key
MOST_DEPTH: Final = 32
MOST_SHOWN: Final = 200  # of a path in a message
MOST_VALUES: Final = 20_000  # values, brackets, and dots in keys
MOST_INTEGER: Final = 2**53
UNSEEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e]")  # what steers a terminal, turns or breaks a line
ARCHIVES: Final = (b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"BZh", b"\xfd7zXZ")  # zip, gz, 7z, bz2, xz
NO_FILE: Final = "there is no such file"
JSON: Final = "this is JSON"
MARK: Final = b"\xef\xbb\xbf"  # the byte order mark, which some editors write before UTF-8


class BadFile(BadInput):
    """A file that cannot be used, named as its user named it: `PATH:LINE: KEY: what is wrong; what would work`.  `line` is 0 and
    `key` empty where nothing more can be said; `also`: what else is wrong; `named`: what is wrong
    names its key itself."""

    def __init__(
        self, path: Path | str, says: str, would_work: str = "", *, line: int = 0, key: str = "", also: Sequence[BadFile] = (),
        named: bool = False,
    ) -> None:
        super().__init__(f"{key}: {says}" if key and not named else says, would_work, _place(str(path), line))
        self.path, self.line, self.key, self.says = str(path), line, key, says
        self.also, self.named = tuple(also), named

    def at(self, path: Path | str) -> BadFile:
        """The same of a file that is called otherwise: for whoever sent it, and knows nothing of the folder it was laid into."""
        return BadFile(path, self.says, self.would_work, line=self.line, key=self.key, also=self.also, named=self.named)

    def named_in(self, path: Path | str, line: int) -> BadFile:
        """The same of a file that another one names: where it does."""
        by = f"(this file is named in {messages.clean(Path(path).name)}, line {line})"
        says, would_work = (self.says, f"{self.would_work} {by}") if self.would_work else (f"{self.says} {by}", "")
        return BadFile(self.path, says, would_work, line=self.line, key=self.key, also=self.also, named=self.named)


def _place(path: str, line: int) -> str:
    return f"{messages.clean(path)}{f':{line}' if line else ''}"


# ---- bytes -----------------------------------------------------------------------------------------------------------
def read_bytes(path: Path | str, most: int = MOST_BYTES) -> bytes:
    """A file's bytes, if it is a plain file of at most `most` bytes."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except (OSError, ValueError) as error:
        raise BadFile(path, *_why_not_open(error)) from None
    kind = os.fstat(handle)
    if not stat.S_ISREG(kind.st_mode):
        os.close(handle)
        folder = stat.S_ISDIR(kind.st_mode)
        raise BadFile(path, "this is a folder" if folder else "this is not a plain file", "give the name of a file on disk")
    with os.fdopen(handle, "rb") as file:
        if kind.st_size > most:
            raise BadFile(path, f"the file has {kind.st_size:,} bytes", f"at most {most:,} are read")
        data = file.read(kind.st_size + 1)
        data += file.read(most + 1 - len(data)) if len(data) > kind.st_size else b""
    if len(data) > most:
        raise BadFile(path, "the file grows while it is read", f"at most {most:,} bytes are read")
    return data


def _why_not_open(error: OSError | ValueError) -> tuple[str, str]:
    if isinstance(error, FileNotFoundError):
        return NO_FILE, "check the name and the folder"
    if isinstance(error, IsADirectoryError):
        return "this is a folder", "give the name of a file in it"
    if isinstance(error, PermissionError):
        return "the file may not be read", "check its permissions"
    if isinstance(error, OSError):
        return error.strerror or "the file cannot be read", ""
    return "this is not a name a file can have", ""


def not_ours(error: OSError) -> BadFile | None:
    """What the system has refused for a reason that lies with the file or the disk, wherever we met it; None: a fault of ours."""
    told = {
        errno.EACCES: ("this place may not be read or written", "check its permissions"),
        errno.EROFS: ("nothing can be written there", "name another place"),
        errno.ENAMETOOLONG: ("no file can have so long a name", "give a shorter one"),
        errno.ENOSPC: ("the disk is full", "make room, or name another place"),
    }.get(error.errno or 0)
    path = str(error.filename or "")
    return BadFile(path if len(path) <= MOST_SHOWN else f"{path[:MOST_SHOWN]} ...", *told) if told else None


def read_text(path: Path | str, most: int = MOST_BYTES) -> str:
    """A file's text: UTF-8, without NUL bytes, its lines at most 4 kB long.  A byte order mark before it is read over."""
    return text_of(read_bytes(path, most), path)


def text_of(data: bytes, path: Path | str, most_line: int = MOST_LINE) -> str:
    data = data.removeprefix(MARK)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise BadFile(path, "the file is UTF-16 text", "save it as UTF-8", line=1)
    if data.startswith(ARCHIVES):
        raise BadFile(path, "this is an archive", "unpack it, and name a file that was in it")
    if (at := data.find(b"\0")) >= 0:
        raise BadFile(path, "the file holds NUL bytes, so it is not text", line=data.count(b"\n", 0, at) + 1)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile(path, "the file is not UTF-8 text", "save it as UTF-8", line=line) from None
    for number, each in enumerate(data.split(b"\n"), 1):
        if len(each) > most_line:
            raise BadFile(path, f"the line has {len(each):,} bytes", f"at most {most_line:,} are read", line=number)
    return text


# ---- TOML ------------------------------------------------------------------------------------------------------------
def read_toml(path: Path | str, kind: type[T], most: int = MOST_BYTES) -> T:
    """A TOML file as a msgspec type, or as a dict."""
    return toml_of(read_bytes(path, most), path, kind)


def toml_of(data: bytes, path: Path | str, kind: type[T]) -> T:
    """The same from bytes that were read already; `path` is for messages."""
    text = text_of(data, path)
    if not text.strip():
        raise BadFile(path, "the file is empty", "lines of key = value are wanted")
    measure(text, path)
    if _is_json(text):
        raise BadFile(path, JSON, 'write TOML: name = "..." on a line of its own, without { }', line=1)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, says, would_work = toml_errors.toml_trouble(str(error), text)
        raise BadFile(path, says, would_work, line=line) from None
    except (ValueError, RecursionError):
        raise BadFile(path, "this cannot be read as TOML") from None
    may_hide = "\\" in text or UNSEEN.search(text)           # else nothing is looked at: a book is long
    for where, says in chain(too_much(raw), unseen(raw) if may_hide else ()):
        raise BadFile(path, says, line=messages.line_of(text, where), key=messages.dotted(where))
    return convert(raw, kind, path, text)


def _is_json(text: str) -> bool:
    """Whether a text is, or begins as, an object or a list of JSON, which no text of TOML does."""
    return re.match(r'\s*(?:\{|\[\s*(?:\{|\[\s*\{|"[^"\n]*"\s*,|[0-9]+\s*,))', text) is not None


def convert(raw: Any, kind: type[T], path: Path | str, text: str = "") -> T:
    """Plain data as a msgspec type; BadFile where they do not fit: all that does not, in the order of its lines."""
    if kind is dict:
        return raw  # type: ignore[no-any-return]
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        lines = messages.Lines(text)
        found = [
            BadFile(path, says, would_work, line=lines.of(where), key=messages.dotted(where))
            for where, says, would_work in messages.explain_all(error, kind, raw)
        ]
    first, *others = sorted(found, key=lambda bad: (not bad.line, bad.line))
    first.also = tuple(others)
    raise first


def measure(text: str, path: Path | str) -> None:
    """Nothing in the file is deeper, longer or more than tomllib can bear.  One pass, before anything is parsed."""
    depth, parts, values, line = 0, 1, 0, 1
    for token in messages.TOKENS.finditer(text):
        kind = token.lastgroup
        if kind == "dot":
            parts += 1
            values += 1
            if parts > MOST_PARTS:
                raise BadFile(path, f"a key has more than {MOST_PARTS} parts", "use shorter names", line=line)
            continue
        if kind in ("word", "blank"):
            continue
        if kind == "text":
            line += token.group().count("\n")
            continue
        if kind == "open_text":
            raise BadFile(path, "a text in quotes is not closed", "close it with the same quotes", line=line)
        parts = 1
        if kind == "opens":
            depth += 1
            if depth > MOST_DEPTH:
                raise BadFile(path, f"brackets stand more than {MOST_DEPTH} deep", line=line)
        if kind in ("opens", "value"):
            values += 1
            if values > MOST_VALUES:
                raise BadFile(path, f"the file holds more than {MOST_VALUES:,} values", line=line)
        elif kind == "closes":
            depth -= 1
        elif kind == "line":
            line += 1


def too_much(raw: Any) -> Iterator[tuple[messages.Where, str]]:
    """Where plain data goes beyond the limits: whole numbers, numbers that are none, depth."""
    todo: list[tuple[messages.Where, Any]] = [((), raw)]
    while todo:
        where, x = todo.pop()
        if isinstance(x, dict | list) and len(where) >= MOST_DEPTH:
            yield where[:3], f"this is more than {MOST_DEPTH} deep"
        elif isinstance(x, dict):
            todo += [((*where, key), value) for key, value in x.items()]
        elif isinstance(x, list):
            todo += [((*where, i), value) for i, value in enumerate(x)]
        elif isinstance(x, int) and not -MOST_INTEGER <= x <= MOST_INTEGER:
            yield where, f"{messages.shown(x)} is too large; whole numbers go up to {MOST_INTEGER:,}"
        elif isinstance(x, float) and not abs(x) <= 1e300:
            yield where, "this is not a number one can reckon with"


def unseen(raw: Any, where: messages.Where = ()) -> Iterator[tuple[messages.Where, str]]:
    """Where a text or a name has signs that nobody sees, and that would act on the terminal of whoever reads it."""
    for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ():
        for text in (key, value):
            if isinstance(text, str) and (found := UNSEEN.search(text)):
                yield (*where, key), f"U+{ord(found[0]):04X} stands in this text, a sign that nobody sees; leave it out"
        yield from unseen(value, (*where, key))


# ---- JSON lines ------------------------------------------------------------------------------------------------------
def read_lines(path: Path | str, most: int = MOST_RECORD) -> bytes:
    """The bytes of a file of JSON lines (a record), measured: size, UTF-8, length of lines, depth, whole numbers."""
    data = read_bytes(path, most).removeprefix(MARK)
    text_of(data, path, MOST_RECORD_LINE)
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > MOST_LINE or DIGITS.search(line):
            _measure_line(line, number, path)
    return data


DIGITS: Final = re.compile(rb"(?<![0-9.a-f\"])[0-9]{16}")


def _measure_line(line: bytes, number: int, path: Path | str) -> None:
    """A long line, or one with a long number in it."""
    try:
        raw = msgspec.json.decode(line)
    except RecursionError:
        raise BadFile(path, f"the line is more than {MOST_DEPTH} deep", line=number) from None
    except (ValueError, msgspec.MsgspecError):
        return  # not JSON: whoever reads the lines says so
    for where, says in too_much(raw):
        raise BadFile(path, says, line=number, key=messages.dotted(where))


# ---- writing ---------------------------------------------------------------------------------------------------------
def write(path: Path, data: bytes, *, mode: int = 0o644, replace: bool = True) -> None:
    """The whole file or nothing of it.  `replace` False: BadFile where it is already there."""
    try:
        if path.is_dir():
            raise BadFile(path, "this is a folder", "give the name of a file in it")
        beside = path.with_name(f".{path.name}.{os.getpid()}.new")
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), mode)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(handle)
            if replace:
                os.replace(beside, path)
            else:
                os.link(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        if isinstance(error, FileExistsError) and path.exists():
            raise BadFile(path, "this file is already there", "give another name") from None
        raise BadFile(path, f"it cannot be written ({error.strerror})") from None


def need_folder(path: Path) -> None:
    """BadFile where the folder of a file that somebody names is not there: a misspelt one is not made."""
    if not path.expanduser().absolute().parent.exists():
        raise BadFile(path, f"there is no folder {messages.clean(str(path.parent))}", "make it first, or name one that is there")


def home() -> Path:
    """The user's folder for what Montjoy keeps: MONTJOY_HOME, or where this system puts such things."""
    if given := os.environ.get("MONTJOY_HOME"):
        return Path(given)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Montjoy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Montjoy"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "montjoy"
