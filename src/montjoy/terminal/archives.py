"""Archives of a group's files (.zip): taken apart with limits, each file under a name that has been looked at."""

from __future__ import annotations

import io
import re
import stat
import zipfile
import zlib
from pathlib import Path
from typing import Final

MOST_FILE: Final = 1_000_000
MOST_FILES: Final = 500
MOST_UNPACKED: Final = 25_000_000
MOST_RATIO: Final = 50
MEMBER: Final = re.compile(r"(?:[A-Za-z0-9][A-Za-z0-9_-]{0,60}/)?[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.toml")


class Fault(Exception):
    """What is wrong with a file, before anybody looks into it."""


def is_archive(data: bytes) -> bool:
    return data[:4] == b"PK\x03\x04"


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def unpacked(folder: Path, data: bytes) -> list[Path]:
    """The files of an archive, each read with a limit and laid down under a name that has been looked at."""
    if data.count(b"PK\x01\x02") > MOST_FILES:
        raise Fault(f"the archive holds more than {MOST_FILES} files")
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        members = [info for info in archive.infolist() if not info.filename.endswith("/") or info.file_size]
        if not members or len(members) > MOST_FILES:
            raise Fault(f"an archive holds from 1 to {MOST_FILES} files")
        if sum(info.file_size for info in members) > min(MOST_UNPACKED, MOST_RATIO * len(data) + 100_000):
            raise Fault("the archive holds far more than its size says")
        inside, total = folder / "pack", 0
        inside.mkdir()
        for info in members:
            name = info.filename.rpartition("/")[2]
            if not MEMBER.fullmatch(info.filename) or info.filename != info.orig_filename:
                raise Fault("a file in the archive has a name that is none of a pack's: letters, digits, _ and -, then .toml")
            if stat.S_ISLNK(info.external_attr >> 16) or info.flag_bits & 1 or (inside / name).exists():
                raise Fault(f"{name}: a link, locked, or there twice")
            with archive.open(info) as member:
                content = member.read(MOST_FILE + 1)
            total += len(content)
            if len(content) > MOST_FILE or total > MOST_UNPACKED:
                raise Fault(f"{name}: at most {MOST_FILE:,} bytes of a file are read, and {MOST_UNPACKED:,} in all")
            put(inside, name, content)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, KeyError, OSError) as error:
        raise Fault("this is no archive that can be read") from error
    return sorted(inside.iterdir())
