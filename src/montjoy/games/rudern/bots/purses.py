"""How a bot divides its resources among the treasury and the chests of its nobles at home (RW-GEN-16-X)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from montjoy.games.rudern.bots.position import position_worth
from montjoy.games.rudern.model.queries import bodies_inside, body, places_of
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.games.rudern.rules.battles.chests import home_chests
from montjoy.games.rudern.seen.view import Seen

SORTIES: Final = 2                                           # that are kept for, while an own place is besieged
CARRIED: Final = 5                                           # at most by one noble: what he carries he may lose


def divided(seen: Seen) -> Chests:
    """One resource after the other to the noble whose march gains most by it; some stay for those who are besieged."""
    at_home = home_chests(seen.land, seen.faction)
    left = seen.treasuries[seen.faction] + sum(seen.chests.get(b, 0) for b in at_home)
    left -= min(left, kept_for_sorties(seen))
    carry = dict.fromkeys(at_home, 0)
    while left and (able := [b for b in at_home if carry[b] < CARRIED]):
        best = max(able, key=lambda b: worth_with(seen, carry | {b: carry[b] + 1}))
        carry[best], left = carry[best] + 1, left - 1
    return Chests(carry)


def kept_for_sorties(seen: Seen) -> int:
    """A faction with somebody inside a besieged place pays its sorties from the treasury."""
    land = seen.land
    shut_in = [p for p in land.sieges if any(body(land, key).faction == seen.faction for key in bodies_inside(land, p))]
    return SORTIES * len(shut_in) if places_of(land, seen.faction) else 0


def worth_with(seen: Seen, carry: Mapping[str, int]) -> float:
    return position_worth(msgspec.structs.replace(seen, chests={**seen.chests, **carry}), seen.land)
