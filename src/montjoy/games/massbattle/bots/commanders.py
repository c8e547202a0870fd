"""The game's own players by name, the strongest first."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.massbattle.bots.plain import Plain
from montjoy.games.massbattle.bots.sharp import Sharp

CHARACTERS: Final[dict[str, Any]] = {"sharp": Sharp(), "plain": Plain()}
