"""What places give and who is hired (RW-CAM-ECO, RW-CAM-NOB-02): what a faction may order at the beginning of its impulse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from montjoy.games.rudern.model.campaign import Campaign
from montjoy.games.rudern.model.powers import CHURCH
from montjoy.games.rudern.model.queries import body, is_besieged, places_of, powers_of, towns
from montjoy.games.rudern.model.state import Land
from montjoy.games.rudern.rules.powers.decks import lasts
from montjoy.games.rudern.seen.view import Seen

EVERYWHERE: Final = ("foot", "shadow_foot", "cavalry")       # RW-CAM-ECO-03, each faction those that it may have
ELEPHANT: Final = "elephant"
SHADOW: Final = "shadow"
MOST_SHADOWS: Final = 3                                      # RW-CAM-NOB-04


def campaign_of(land: Land) -> Campaign:
    """Of a land that is one of a campaign."""
    assert isinstance(land.campaign, Campaign)
    return land.campaign


# ---- tax or recruits -------------------------------------------------------------------------------------------------
def giving_places(land: Land, faction: str) -> list[str]:
    """RW-CAM-ECO-01, RW-CAM-RND-04  Each own town and fortress that is not besieged gives once a round, whoever it had before
    (besieged_economy = normal: the besieged too)."""
    normal, given = land.options.besieged_economy == "normal", campaign_of(land).given
    own = [p for p in places_of(land, faction) if given.get(p) != land.round]
    return [p for p in own if normal or not is_besieged(land, p)]


def yield_of(land: Land, faction: str, place: str) -> int:
    """RW-CAM-ECO-01, RW-CAM-ECO-04  One resource or one recruit; Lake Town two of them to the Western Kardom, and no other
    owner."""
    more = campaign_of(land).yields.get(place)
    return more.number if more and more.faction == faction else 1


def tax_of(land: Land, faction: str, place: str, recruits: int) -> int:
    """RW-CAM-ECO-01, RW-T-WEATHER  What a place pays that gives so many recruits; after a rich harvest a town that pays tax gives
    one more."""
    tax = max(0, yield_of(land, faction, place) - recruits)
    rich = tax and land.provinces[place].site == "town" and lasts(land, "town_tax_plus_1")
    return tax + int(bool(rich))


def taxes_of(land: Land, faction: str, recruits: Mapping[str, int]) -> dict[str, int]:
    """RW-CAM-ECO-01, RW-T-WEATHER  What each place pays, if places give so many recruits.  In a drought it is half of it all,
    rounded up: every other resource is lacking, in the order of places (ours)."""
    whole = {p: tax_of(land, faction, p, recruits.get(p, 0)) for p in giving_places(land, faction)}
    if not lasts(land, "tax_half_up"):
        return whole
    before, paid = 0, {}
    for place, tax in whole.items():
        paid[place] = (before + tax + 1) // 2 - (before + 1) // 2
        before += tax
    return paid


def may_recruit(land: Land) -> bool:
    """RW-CAM-RND-02  In the first round all places give resources (first_round_tax = false: as in any other)."""
    return land.round > 1 or not land.options.first_round_tax


def recruits_of(seen: Seen, place: str) -> list[str]:
    """RW-CAM-ECO-03, RW-CAM-ECO-05  Foot and cavalry everywhere, elephants where the scenario says, as far as the faction has
    such pieces (the Shadow Lands: shadow foot, and no cavalry); nobody else is recruited."""
    campaign = campaign_of(seen.land)
    kinds = [*EVERYWHERE, *([ELEPHANT] if place in campaign.elephants else [])]
    return [kind for kind in kinds if kind in seen.units.types and room_for(seen.land, seen.faction, kind) > 0]


def room_for(land: Land, faction: str, kind: str) -> int:
    """RW-CAM-ECO-05  So many more pieces of the type may come onto the board; the dead go back to the stock."""
    most = campaign_of(land).most.get(faction, {}).get(kind, 0)
    return most - sum(body(land, key).units.get(kind, 0) for key in own_bodies(land, faction))


def own_bodies(land: Land, faction: str) -> list[str]:
    return [key for key in [*land.banners, *land.garrisons] if body(land, key).faction == faction]


# ---- generals --------------------------------------------------------------------------------------------------------
def hiring_towns(land: Land, faction: str) -> list[str]:
    """RW-CAM-NOB-02, RW-CAM-NOB-07  Own towns, not besieged (ours), that are the home of no living general; in all no more
    generals than towns."""
    if most_hired(land, faction) < 1:
        return []
    campaign = campaign_of(land)
    homes = [campaign.homes.get(b) for b in generals_of(land, faction)]
    return [p for p in towns_of(land, faction) if p not in homes and not is_besieged(land, p)]


def most_hired(land: Land, faction: str) -> int:
    """RW-CAM-NOB-02, RW-CAM-NOB-04  So many generals may be hired in this impulse; who has more of them than towns hires none,
    nor does who has shadows."""
    if has_shadows(land, faction):
        return 0
    room = len(towns_of(land, faction)) - len(generals_of(land, faction))
    return max(0, min(room, len(next_generals(land, faction))))


def towns_of(land: Land, faction: str) -> list[str]:
    """RW-CAM-NOB-02, RW-CAM-NOB-03  Those that may have a general: manorial ones, and the Empire's; church towns have none."""
    powers = powers_of(land)
    church = [p for p, kind in powers.kinds.items() if kind == CHURCH] if powers else []
    return [p for p in towns(land, faction) if p not in church]


def generals_of(land: Land, faction: str) -> list[str]:
    return [b.id for b in land.banners.values() if b.faction == faction and b.noble == "general"]


def next_generals(land: Land, faction: str) -> list[str]:
    """RW-CAM-NOB-07  Those of the scenario's list who are not on the board, in its order; the dead may come again."""
    return [g for g in campaign_of(land).generals.get(faction, ()) if g not in land.banners]


# ---- shadows ---------------------------------------------------------------------------------------------------------
def has_shadows(land: Land, faction: str) -> bool:
    """RW-CAM-NOB-04  Whose generals are shadows."""
    powers = powers_of(land)
    return powers is not None and faction in powers.shadows


def next_shadow(land: Land, faction: str) -> str:
    """RW-CAM-NOB-04, RW-CAM-NOB-07  Who would appear beside the ruler in this impulse; "" while the ruler is dead, or as many as
    there may be are on the board."""
    powers = powers_of(land)
    if not powers or faction not in powers.shadows or powers.shadows[faction] not in land.banners:
        return ""
    there = [b for b in land.banners.values() if b.faction == faction and b.noble == SHADOW]
    return next(iter(next_generals(land, faction)), "") if len(there) < MOST_SHADOWS else ""


def where_shadow_appears(land: Land, faction: str) -> str:
    """RW-CAM-NOB-04  Where the ruler is; "" where none may be called."""
    powers = powers_of(land)
    return land.banners[powers.shadows[faction]].at if powers and next_shadow(land, faction) else ""
