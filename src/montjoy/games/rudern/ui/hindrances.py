"""Why a place before which one stands cannot be besieged or stormed now: what the question does not offer, said beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoy.core.effects import No
from montjoy.games.rudern.model.queries import active, is_friend, is_over, is_place, pieces
from montjoy.games.rudern.rules.battles.assault import members_of, why_not_assault
from montjoy.games.rudern.rules.battles.money import TREASURY, chests_on_the_spot, pays_from_treasury
from montjoy.games.rudern.rules.battles.siege import own_outside, why_not_besiege
from montjoy.games.rudern.seen.view import Seen


def standing(seen: Seen, words: Any) -> list[str]:
    """A sentence for each such place."""
    return [words.refusal(no) for no in hindrances(seen)]


def hindrances(seen: Seen) -> list[No]:
    """RW-SIEGE-02, RW-SIEGE-03, RW-SIEGE-06  To the faction whose impulse it is, from what it knows; to others nothing."""
    land = seen.land
    if is_over(land) or seen.faction != active(land) or seen.fight is not None:
        return []
    there = dict.fromkeys(b.at for b in land.banners.values() if b.faction == seen.faction and not b.inside)
    hostile = [at for at in there if is_place(land, at) and not is_friend(land, seen.faction, land.provinces[at].owner)]
    found = [hindrance(seen, at) for at in hostile]
    return [no for no in found if no is not None]


def hindrance(seen: Seen, place: str) -> No | None:
    """Why there is no assault on a place that the faction besieges, or no siege of one that nobody does."""
    land = seen.land
    if place not in land.sieges:
        chosen = own_outside(land, seen.faction, place)
        return with_any_purse(seen, place, lambda purse: why_not_besiege(seen, place, chosen, purse))
    if not pieces(land, members_of(land, place, seen.faction)):
        return None                                          # others besiege it: it can be joined, or they can be fought
    return with_any_purse(seen, place, lambda purse: why_not_assault(seen, place, purse))


def with_any_purse(seen: Seen, place: str, why_not: Callable[[str], No | None]) -> No | None:
    """None where one of the purses there will do; else why the first will not."""
    at_home = pays_from_treasury(seen.land, seen.faction, place)
    purses = [TREASURY] if at_home else chests_on_the_spot(seen.land, seen.faction, place)
    refusals = [why_not(purse) for purse in purses]
    return None if None in refusals else next(iter(refusals), None)
