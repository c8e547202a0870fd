"""Six powers with an election near: for tests of what comes after Robert's body is home."""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import BattleScenario

TREASURIES: Final = (40, 41, 42, 43, 44, 45, 61, 67, 73, 79, 85, 92)             # those of the League's player, then the others'


def near_rudern() -> BattleScenario:
    """Six powers with the body one march from Rudern, and so much in every treasury that no other number is as large."""
    plot = game.scenarios["six_powers"]
    bearers = plot.campaign.powers.body if plot.campaign and plot.campaign.powers else ()
    banners = tuple(msgspec.structs.replace(b, at="strzegom", inside=True) if b.id in bearers else b for b in plot.banners)
    factions = [msgspec.structs.replace(f, treasury=n) for n, f in zip(TREASURIES, plot.factions, strict=True)]
    return msgspec.structs.replace(plot, id="near_rudern", banners=banners, factions=factions)
