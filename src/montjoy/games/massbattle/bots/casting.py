"""What a bot's casters do.  The spells' own chapter is not written yet: until then nobody casts."""

from __future__ import annotations

from montjoy.games.massbattle.bots.look import Look
from montjoy.games.massbattle.protocol import forms


def casts(look: Look) -> tuple[forms.Cast, ...]:
    """MB-SPELL-01  The spells and breaths of the own units for this volley."""
    return ()
