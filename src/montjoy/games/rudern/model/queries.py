"""The small questions one asks of a map: whose is what, who stands where, how many they are, what borders on what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from montjoy.games.rudern.model.state import PLACES, Banner, Border, Garrison, Land, Relation


# ---- whose is what ---------------------------------------------------------------------------------------------------
def order(land: Land) -> list[str]:
    """Factions in the order of their impulses."""
    return list(land.factions)


def playing(land: Land) -> list[str]:
    """Those that have a seat and so an impulse."""
    return [f.id for f in land.factions.values() if f.plays]


def in_turn(land: Land) -> list[str]:
    """RW-CAM-SCN-01  Those that have a seat in the order of their impulses in this round: in a campaign it may turn round in even
    rounds, or go round."""
    seats = playing(land)
    if not land.campaign or land.campaign.turns == "fixed":
        return seats
    if land.campaign.turns == "alternate":
        return seats if land.round % 2 else seats[::-1]
    first = (land.round - 1) % len(seats)
    return seats[first:] + seats[:first]


def is_over(land: Land) -> bool:
    """The last impulse has come to its end: it is nobody's turn any more."""
    return land.turn >= len(playing(land))


def has_seat(land: Land, faction: str) -> bool:
    """RW-SIEGE-11  Who has a seat is asked; neutral and ownerless garrisons defend themselves by the same rules, and do no
    more: no sortie, no interception, no part in a relief."""
    return faction in land.factions and land.factions[faction].plays


def active(land: Land) -> str:
    """The faction whose impulse it is."""
    return in_turn(land)[land.turn]


def relation(land: Land, a: str, b: str) -> Relation:
    """RW-GEN-07, RW-CAM-X-04  For a faction every other one is allied, hostile or neutral; nobody's ground is neutral to all."""
    if a == b:
        return "allied"
    return land.relations.get(a, {}).get(b, "neutral")


def is_friend(land: Land, a: str, b: str) -> bool:
    """One and the same, or allied."""
    return bool(a) and relation(land, a, b) == "allied"


def is_hostile(land: Land, a: str, b: str) -> bool:
    return relation(land, a, b) == "hostile"


def side_of(land: Land, faction: str) -> tuple[str, ...]:
    """The faction and its allies, in impulse order."""
    return tuple(f for f in land.factions if is_friend(land, faction, f))


def is_place(land: Land, at: str) -> bool:
    """RW-GEN-05  A place is a town or a fortress; a village or a damaged fortress is none."""
    return land.provinces[at].site in PLACES


def places_of(land: Land, faction: str) -> list[str]:
    return [p.id for p in land.provinces.values() if p.owner == faction and p.site in PLACES]


def is_besieged(land: Land, at: str) -> bool:
    return at in land.sieges


# ---- borders ---------------------------------------------------------------------------------------------------------
def borders_of(land: Land, at: str) -> Iterator[tuple[str, Border]]:
    for border in land.borders:
        if border.a == at:
            yield border.b, border
        elif border.b == at:
            yield border.a, border


def neighbours(land: Land, at: str) -> list[str]:
    """RW-GEN-06  Two provinces are neighbours if they share a border."""
    return list(dict.fromkeys(other for other, _ in borders_of(land, at)))


def open_neighbours(land: Land, at: str) -> list[str]:
    """RW-GEN-06  ... and joined by a passable one if a stretch of it runs neither in mountains nor through a swamp."""
    return list(dict.fromkeys(other for other, border in borders_of(land, at) if border.way == "open"))


# ---- who stands where ------------------------------------------------------------------------------------------------
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
        if is_friend(land, faction, b.faction) and (not against or not is_friend(land, b.faction, against))
    ]


def factions_of(land: Land, bodies: Iterable[str]) -> list[str]:
    """Whose they are, in impulse order."""
    found = {body(land, key).faction for key in bodies}
    return [f for f in ["", *land.factions] if f in found]


# ---- how many --------------------------------------------------------------------------------------------------------
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
    return [b.id for b in banners_outside(land, at) if is_hostile(land, faction, b.faction)]


def army_that_meets(land: Land, at: str, faction: str) -> list[str]:
    """RW-GEN-04  The hostile army to be fought first: of the first hostile faction there, with all that are allied to it
    and not to whom they meet."""
    enemies = hostile_army(land, at, faction)
    if not enemies:
        return []
    first = factions_of(land, enemies)[0]
    return outside(land, at, first, against=faction)


def kinds_of(land: Land, key: str) -> dict[str, int]:
    """The pieces of a body by type, its noble among them."""
    there = body(land, key)
    nobles = {there.noble: 1} if isinstance(there, Banner) else {}
    return nobles | {kind: n for kind, n in there.units.items() if n}
