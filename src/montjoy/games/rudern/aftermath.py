"""What a map looks like after a fight, roughly: shares of the pieces are gone, losers are in their haven, a place has fallen.
For judging what an option is worth, never for the rules."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.rudern.retreat import havens, stays_at_home
from montjoy.games.rudern.seen import copied
from montjoy.games.rudern.whereabouts import alive, bodies_inside, body
from montjoy.games.rudern.world import Banner, Land, friends, is_place

Sides = tuple[list[str], list[str]]


def thinned(land: Land, sides: Sides, shares: tuple[float, float]) -> Land:
    """Of both sides so much is left; a body without a piece is gone."""
    for bodies, share in zip(sides, shares, strict=True):
        owed = 0.0
        for key in alive(land, bodies):
            there = body(land, key)
            for kind, n in there.units.items():
                exact = n * share + owed
                there.units[kind] = min(n, round(exact))
                owed = exact - there.units[kind]
            there.units = {kind: n for kind, n in there.units.items() if n}
            if not there.units and share < 0.5:
                land.banners.pop(key, None)
                land.garrisons.pop(key, None)
    drop_sieges(land)
    return land


def won_by(land: Land, at: str, winners: Sequence[str], losers: Sequence[str], shares: tuple[float, float]) -> Land:
    """A battle in the open: losers go to their haven, or inside where they are at home; their siege is over.  A banner
    that came out stays out."""
    land = thinned(copied(land), (list(winners), list(losers)), shares)
    home = at in land.sieges and not set(land.sieges[at].members) & set(losers)
    if at in land.sieges and not home:
        del land.sieges[at]
    for key in alive(land, losers):
        there = body(land, key)
        if not isinstance(there, Banner):
            continue
        if stays_at_home(land, key, at) or (home and friends(land, there.faction, land.provinces[at].owner)):
            there.inside = True
            continue
        found = havens(land, there.faction, at)
        if found:
            there.at, there.inside, there.moves = found[0], True, 0
        else:
            del land.banners[key]
    drop_sieges(land)
    return land


def fallen_place(land: Land, place: str, captor: str, share: float) -> Land:
    """The besiegers hold it, with that share of their pieces."""
    land = copied(land)
    members = list(land.sieges[place].members)
    thinned(land, (members, bodies_inside(land, place)), (share, 0.0))
    land.sieges.pop(place, None)
    land.provinces[place].owner = captor
    for key in alive(land, members):
        land.banners[key].inside = True
    return land


def lost_siege(land: Land, place: str, share: float) -> Land:
    """Those inside, that share of them, have broken the siege; of the besiegers little is left."""
    land = copied(land)
    members = list(land.sieges[place].members)
    return won_by(land, place, bodies_inside(land, place), members, (share, 0.3))


def drop_sieges(land: Land) -> None:
    """Sieges without a besieging banner are over."""
    for place in list(land.sieges):
        siege = land.sieges[place]
        siege.members = alive(land, siege.members)
        if not siege.members or not is_place(land, place):
            del land.sieges[place]
