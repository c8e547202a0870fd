"""What the lesson explains once it has come about: that one's hero is dead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.drakborgen.model.heroes import alive
from montjoy.games.drakborgen.seen.view import Seen

NAMES: Final[Sequence[str]] = ("Dead",)


def come(seen: Seen) -> Sequence[str]:
    """Those that this viewer can see now."""
    own = seen.castle.heroes.get(seen.viewer)
    return () if own is None or alive(own) else NAMES
