"""What a lesson explains once it has come about: that a campaign is in its second or third round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.rudern.seen.view import Seen

ROUNDS: Final = {2: "Round2", 3: "Round3"}
NAMES: Final[Sequence[str]] = tuple(ROUNDS.values())


def come(seen: Seen) -> Sequence[str]:
    """RW-GEN-08  Those that have begun, in a campaign alone."""
    return tuple(name for round, name in ROUNDS.items() if seen.land.campaign and seen.land.round >= round)
