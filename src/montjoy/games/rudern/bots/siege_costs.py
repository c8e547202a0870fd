"""What a siege will cost, by exact odds (RW-CAM-NOB-09): how many assaults are called in the mean until it is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Final, TypeAlias

from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.battle.state import BESIEGER, Kind
from montjoy.games.rudern.model.queries import bodies_inside, pieces
from montjoy.games.rudern.model.state import Land
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.seen.view import Seen

MOST_PAID: Final = 5                                         # assaults looked ahead
SPARE: Final = 1                                             # more than in the mean

Odds: TypeAlias = Callable[[RudernCase], Mapping[str, Any]]


def assaults_to_pay(seen: Seen, land: Land, banners: Sequence[str], place: str, odds: Odds | None) -> int:
    """So many assaults by those banners a chest should hold; without odds one for each two inside, and two."""
    inside = bodies_inside(land, place)
    if odds is None or not pieces(land, banners) or not pieces(land, inside):
        return 2 + pieces(land, inside) // 2
    fight = muster_bodies(land, seen.units, Kind.ASSAULT, place, (list(banners), inside), BESIEGER, {})
    fight.paid = MOST_PAID
    report = odds(RudernCase(Kind.ASSAULT, fight, seen.units))
    mean: float = report["rolls"]["mean"]
    return min(MOST_PAID, ceil(mean) + SPARE)
