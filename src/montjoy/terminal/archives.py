"""Archives of a group's files (.zip): taken apart with limits, each file under a name that has been looked at."""

from __future__ import annotations

import io
import re
import stat
import zipfile
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from montjoy.core.content.messages import shown

MOST_FILE: Final = 1_000_000
MOST_FILES: Final = 500
MOST_UNPACKED: Final = 25_000_000
MOST_RATIO: Final = 50
INSIDE: Final = "pack"                                       # the folder in which the files of an archive are laid down
MEMBER: Final = re.compile(r"(?:[A-Za-z0-9][A-Za-z0-9_-]{0,60}/)?[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.toml")


BESIDE: Final = re.compile(r"(?:.*/)?(?:\.DS_Store|Thumbs\.db|desktop\.ini)|__MACOSX/.*")   # what systems put in unasked


class Fault(Exception):
    """What is wrong with a file, before anybody looks into it."""


def is_archive(data: bytes) -> bool:
    return data[:4] in (b"PK\x03\x04", b"PK\x05\x06")        # the latter is an empty one


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def why_not_member(info: zipfile.ZipInfo, name: str) -> str:
    """Why a file of an archive is not laid down under its name; "" it may be."""
    if not info.filename:
        return "it has no name"
    if not name.endswith(".toml"):
        return "only .toml files are read; leave it out"
    if name.count("/") > 1:
        return "it stands in a folder within a folder; one level is read"
    if not MEMBER.fullmatch(name) or info.filename != info.orig_filename:
        return "its name may have Latin letters without marks, digits, _ and - only, and then .toml"
    if stat.S_ISLNK(info.external_attr >> 16):
        return "it is a link"
    return "it is locked by a password" if info.flag_bits & 1 else ""


def unpacked(folder: Path, data: bytes) -> list[Path]:
    """The files of an archive, each read with a limit and laid down under a name that has been looked at."""
    if data.count(b"PK\x01\x02") > MOST_FILES:
        raise Fault(f"the archive holds more than {MOST_FILES} files")
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        members = [info for info in archive.infolist() if not info.filename.endswith("/") or info.file_size]
        members = [info for info in members if not BESIDE.fullmatch(info.filename)]
        if not members:
            raise Fault("there is no file in the archive")
        if sum(info.file_size for info in members) > min(MOST_UNPACKED, MOST_RATIO * len(data) + 100_000):
            raise Fault("the archive holds far more than its size says")
        inside, total, top = folder / INSIDE, 0, common_folder([info.filename for info in members])
        inside.mkdir(parents=True)
        for info in members:
            name = info.filename.removeprefix(top)
            if wrong := why_not_member(info, name) or ("there is another file of that name" if (inside / name).exists() else ""):
                raise Fault(f"{shown(info.filename)} in the archive: {wrong}")
            with archive.open(info) as member:
                content = member.read(MOST_FILE + 1)
            total += len(content)
            if len(content) > MOST_FILE or total > MOST_UNPACKED:
                raise Fault(f"{name}: at most {MOST_FILE:,} bytes of a file are read, and {MOST_UNPACKED:,} in all")
            put(inside, name, content)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, KeyError, OSError) as error:
        raise Fault("this is no archive that can be read") from error
    return sorted(inside.rglob("*.toml"))


def common_folder(names: Sequence[str]) -> str:
    """The folder of which an archive was made, where all its files stand in it: "mine/"."""
    first, slash, _ = names[0].partition("/")
    top = first + slash
    return top if slash and first and all(name.startswith(top) for name in names) else ""


def parted(folder: Path, paths: Sequence[Path], is_head: Callable[[Path], bool]) -> tuple[Path | None, Path | None]:
    """The scenario or house rule of an archive, taken out of it, and the content that stays: a file, or the folder of several.
    Fault: there are two of the former."""
    heads = [path for path in paths if is_head(path)]
    if len(heads) > 1:
        named = " and ".join(path.name for path in heads[:2])
        raise Fault(f"{named} are scenarios or house rules; an archive holds one of them, and the content that it names")
    others = [path for path in paths if path not in heads]
    content = others[0] if len(others) == 1 else folder / INSIDE if others else None
    return (heads[0].rename(folder / heads[0].name) if heads else None), content
