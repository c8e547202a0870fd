"""The record as lines of JSON: read, written, and grown on disk line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from montjoy.core.record.entries import FORMAT, Entry, Header
from montjoy.core.seats import BadSeat, check_seats

BOM: Final = b"\xef\xbb\xbf"                               # the byte order mark, which some editors write


class Beginning(msgspec.Struct, frozen=True, tag="montjoy"):
    """What the first line of every record says, of whichever format."""

    format: int = FORMAT


_beginning = msgspec.json.Decoder(Beginning)
_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)


class BadRecord(Exception):
    """A record that cannot be read; says line and what is wrong."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class OtherFormat(BadRecord):
    """A record of a format that this Montjoy does not read."""


def dump(header: Header, entries: Iterable[Entry]) -> bytes:
    """The whole record as bytes."""
    encode = msgspec.json.encode
    return b"".join(encode(line) + b"\n" for line in (header, *entries))


def load(data: bytes, most: int = 64_000_000) -> tuple[Header, list[Entry]]:
    """Read a record.  Raises BadRecord with line and reason; a last line without its end is a cut-off file."""
    if not isinstance(data, bytes):
        raise TypeError(f"a record is read from bytes, as Path(...).read_bytes(), not from {type(data).__name__}")
    data = data.removeprefix(BOM)
    if len(data) > most:
        raise BadRecord(1, f"the file is larger than {most // 1_000_000} MB")
    lines = data.split(b"\n")
    if lines[-1]:
        raise BadRecord(len(lines), "the file is cut off in the middle of this line")
    lines.pop()
    if not lines:
        raise BadRecord(1, "the file is empty")
    header = header_of(lines[0])
    try:
        check_seats(header.seats)
    except BadSeat as bad:
        raise BadRecord(1, str(bad)) from None
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            entries.append(_entry.decode(line))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise BadRecord(number, f"not a line of a record ({error})") from None
    return header, entries


def header_of(data: bytes) -> Header:
    """What the first line says.  Raises BadRecord; where it is of another format nothing else in it is read, as all else may be
    said otherwise there."""
    line = data.removeprefix(BOM).partition(b"\n")[0]
    try:
        said = _beginning.decode(line).format
        if said != FORMAT:
            raise OtherFormat(1, f"the record has format {said}; this Montjoy reads format {FORMAT}")
        return _header.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(1, f"this is not a Montjoy record ({error})") from None


class RecordFile:
    """A record on disk that grows line by line; what is in it survives Ctrl-C."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = 0

    def sync(self, header: Header, entries: Sequence[Entry]) -> None:
        """Write what is new.  The file is begun with its header, never overwritten."""
        encode = msgspec.json.encode
        with self.path.open("ab" if self.written else "xb") as file:
            if not self.written:
                file.write(encode(header) + b"\n")
                self.written = 1
            for entry in entries[self.written - 1 :]:
                file.write(encode(entry) + b"\n")
                self.written += 1
