"""What msgspec must know of a type before it decodes one, made before threads ask for it.

msgspec (0.22) makes it at the first decoding, by way of Python's own annotations, and what is half made is found by another
thread that decodes the same type meanwhile: the process dies of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final
from weakref import WeakSet

import msgspec

made: Final[WeakSet[type]] = WeakSet()


def structs(of: type = msgspec.Struct) -> Iterator[type]:
    below: list[type] = of.__subclasses__()
    for each in below:
        yield each
        yield from structs(each)


def make() -> None:
    """Of every struct that there is now.  Cheap where none is new."""
    decoder: Any = msgspec.json.Decoder
    for each in set(structs()) - set(made):
        made.add(each)
        with suppress(Exception):                            # one that is never decoded may hold what cannot be
            decoder(each)
