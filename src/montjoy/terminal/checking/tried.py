"""As what a file is read, which is told where it is not right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

READS: Final = (
    "check reads scenarios, fights, house rules, unit tables and content (.toml), archives of content (.zip), records (.jsonl) "
    "and messages (.ftl)"
)


class Tried(msgspec.Struct):
    """As what a file is read, known before it is found right or wrong; `guessed`: nobody named the game.  `together`: the other
    house rules that were named, with which one is read."""

    game: str = ""
    kind: str = ""
    guessed: bool = False
    together: Sequence[Path] = ()
