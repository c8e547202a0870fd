"""Who stands where: the armies in the open, the garrisons, and how many they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from montjoy.games.rudern.world import Banner, Garrison, Land, friends, hostile


def body(land: Land, key: str) -> Banner | Garrison:
    return land.banners[key] if key in land.banners else land.garrisons[key]


def alive(land: Land, bodies: Iterable[str]) -> list[str]:
    return [key for key in bodies if key in land.banners or key in land.garrisons]


def banners_outside(land: Land, at: str) -> list[Banner]:
    return [b for b in land.banners.values() if b.at == at and not b.inside]


def bodies_inside(land: Land, at: str) -> list[str]:
    """RW-GEN-04  A garrison is the units in a place, with or without nobles."""
    return [b.id for b in land.banners.values() if b.at == at and b.inside] + [
        g.id for g in land.garrisons.values() if g.at == at and any(g.units.values())
    ]


def outside(land: Land, at: str, faction: str, against: str = "") -> list[str]:
    """RW-GEN-04  The army of a side in the open: the banners there of a faction and its allies, of those none that is
    allied with whom it fights."""
    return [
        b.id
        for b in banners_outside(land, at)
        if friends(land, faction, b.faction) and (not against or not friends(land, b.faction, against))
    ]


def factions_of(land: Land, bodies: Iterable[str]) -> list[str]:
    """Whose they are, in impulse order."""
    found = {body(land, key).faction for key in bodies}
    return [f for f in ["", *land.factions] if f in found]


def pieces(land: Land, bodies: Iterable[str]) -> int:
    """Troop pieces, nobles not counted."""
    return sum(n for key in bodies for n in body(land, key).units.values())


def count(land: Land, bodies: Sequence[str]) -> int:
    """RW-GEN-02  Every troop piece counts one, nobles nothing; with count_nobles each noble is a unit."""
    nobles = len([b for b in bodies if b in land.banners]) if land.options.count_nobles else 0
    return pieces(land, bodies) + nobles


def inside(land: Land, at: str) -> int:
    """How many units are in a place."""
    return count(land, bodies_inside(land, at))


def is_empty(land: Land, at: str) -> bool:
    """RW-GEN-15  A place is empty when nobody is inside; a noble alone still holds it (noble_holds_place)."""
    there = bodies_inside(land, at)
    return not (there if land.options.noble_holds_place else pieces(land, there))


def hostile_army(land: Land, at: str, faction: str) -> list[str]:
    """Banners standing in the open there that are hostile to a faction."""
    return [b.id for b in banners_outside(land, at) if hostile(land, faction, b.faction)]


def army_that_meets(land: Land, at: str, faction: str) -> list[str]:
    """RW-GEN-04  The hostile army to be fought first: of the first hostile faction there, with all that are allied to it
    and not to whom they meet."""
    enemies = hostile_army(land, at, faction)
    if not enemies:
        return []
    first = factions_of(land, enemies)[0]
    return outside(land, at, first, against=faction)
