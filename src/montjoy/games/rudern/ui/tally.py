"""What each side has left, and how strong it is beside the others: for the page after the game."""

from __future__ import annotations

from collections.abc import Mapping

from montjoy.games.rudern.model.queries import body, is_friend, pieces, places_of, playing, powers_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.rules.powers.influence import influence_of
from montjoy.games.rudern.ui.council import collectors

NOBLE, PLACE, GOAL = 2, 3, 12                                # in dice: a noble, a place, all that ends the game


def left(world: World) -> Mapping[str, Mapping[str, int]]:
    """Units, nobles and places."""
    land = world.land
    return {
        faction: {
            "pieces": pieces(land, own(land, faction)), "nobles": nobles(land, faction), "places": len(places_of(land, faction)),
        }
        for faction in playing(land)
    }  # fmt: skip


def strength(world: World) -> Mapping[str, float]:
    """In dice of the field: units, nobles and places, and how much one's side has of what ends the game."""
    land, dice = world.land, {unit.type: unit.field for unit in world.units.rows}
    found = {}
    for faction in playing(land):
        troops = sum(n * dice[kind] for key in own(land, faction) for kind, n in body(land, key).units.items())
        found[faction] = troops + NOBLE * nobles(land, faction) + PLACE * len(places_of(land, faction)) + goals(land, faction)
    return found


def goals(land: Land, faction: str) -> float:
    """Of the places that end the game; RW-CAM-WIN-01  among six powers the part that there is of the influence needed."""
    if powers := powers_of(land):
        return GOAL * min(1.0, influence_of(powers, faction) / max(1, powers.need)) if faction in collectors(powers) else 0.0
    wanted = {place for capture in land.ends.capture for place in capture.places} | {p for p in (land.ends.prize,) if p}
    held = sum(is_friend(land, faction, land.provinces[place].owner) for place in wanted)
    return GOAL * held / len(wanted) if wanted else 0.0


def own(land: Land, faction: str) -> list[str]:
    """Its banners and garrisons."""
    return [key for key in (*land.banners, *land.garrisons) if body(land, key).faction == faction]


def nobles(land: Land, faction: str) -> int:
    return sum(banner.faction == faction for banner in land.banners.values())
