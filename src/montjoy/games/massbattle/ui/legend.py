"""What the characters of the board mean: units, ground, what lies on it."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import text
from montjoy.games.massbattle.ui.places import kind

UNITS: Final = {"facing": "→A3", "broken": "→a3"}
GROUND: Final = {**text.LETTERS, "height": "1 2", "wall": "¯ |", "objective": "+", **text.SPELLS}


def signs(seen: Seen, words: Any) -> list[tuple[Markup, str]]:
    """Every sign: how a unit is drawn, then the ground."""
    rows = [(sample(sign), str(words.text("legend-unit", sign=name))) for name, sign in UNITS.items()]
    rows += [(sample(NAMES[n]), text.side_line(seen, words, n)) for n in range(len(seen.sides))]
    return rows + [(sample(sign), kind(words, name)) for name, sign in GROUND.items()]


def sample(sign: str) -> Markup:
    return Markup('<code class="icon ltr" lang="zxx">{}</code>').format(sign)
