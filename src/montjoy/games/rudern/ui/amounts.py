"""The chests at home as fields of a page: how much each noble is to carry, and what then lies where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from montjoy.core.capabilities import Amount
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.games.rudern.protocol.questions import Divide, Muster
from montjoy.games.rudern.seen.view import Seen


def question(seen: Seen, asked: Asked) -> Asked:
    """RW-GEN-16-X  The question less the code in which a line answers it."""
    ask = asked.ask
    return msgspec.structs.replace(asked, ask=Divide(ask.treasury, ask.chests)) if isinstance(ask, Muster) else asked


def amounts(seen: Seen, asked: Asked, words: Any) -> list[Amount]:
    """RW-GEN-16-X  A number for each noble at home, at most what all of them and the treasury hold."""
    ask = asked.ask
    if not isinstance(ask, Muster):
        return []
    most = ask.treasury + sum(ask.chests.values())
    return [
        Amount(banner, words.text("amount-carried", banner=banner, place=seen.land.banners[banner].at, amount=now), now, most)
        for banner, now in ask.chests.items()
    ]


def understood(seen: Seen, form: Chests, words: Any) -> Sequence[str]:
    """RW-GEN-16-X  What the chests hold then, and the treasury."""
    moved = sum(amount - seen.chests.get(banner, 0) for banner, amount in form.carry.items())
    lines = [
        words.text("map-chest", banner=banner, amount=amount, place=seen.land.banners[banner].at)
        for banner, amount in form.carry.items()
    ]
    return [*lines, words.text("map-treasury", faction=seen.faction, amount=seen.treasuries[seen.faction] - moved)]
