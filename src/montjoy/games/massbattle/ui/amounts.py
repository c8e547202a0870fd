"""Without our board: the hit points that a unit wins back or loses by hand, as a field of a page.  MB-UMP-02."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.capabilities import Amount
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.carpet.points import NAME, Points
from montjoy.games.massbattle.carpet.questions import HowMany
from montjoy.games.massbattle.seen.view import Seen


def question(seen: Seen, asked: Asked) -> Asked:
    return asked


def sheet(seen: Seen, asked: Asked, words: Any) -> list[str]:
    """Nothing: the question says it."""
    return []


def amounts(seen: Seen, asked: Asked, words: Any) -> list[Amount]:
    """One number, of which none is set yet."""
    ask = asked.ask
    return [Amount(NAME, words.text("carpet-amount", most=ask.most), 0, ask.most)] if isinstance(ask, HowMany) else []


def understood(seen: Seen, form: Points, words: Any) -> Sequence[str]:
    return [str(words.text("hit-points-set", points=form.points))]
