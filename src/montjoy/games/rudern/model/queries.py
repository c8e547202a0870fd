"""The small questions one asks of a map: whose is what, who stands where, how many they are, what borders on what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from montjoy.games.rudern.model.powers import Powers
from montjoy.games.rudern.model.state import PLACES, Banner, Border, Garrison, Land, Relation


# ---- whose is what ---------------------------------------------------------------------------------------------------
def order(land: Land) -> list[str]:
    """Factions in the order of their impulses."""
    return list(land.factions)


def playing(land: Land) -> list[str]:
    """RW-CAM-SCN-03  Those that have a seat and so an impulse; in a war of five neither Gracuja nor Emora nor Tragia has one."""
    return [f.id for f in land.factions.values() if f.plays and seat_of(land, f.id)]


def in_turn(land: Land) -> list[str]:
    """RW-CAM-SCN-01  Those that have a seat in the order of their impulses in this round: in a campaign it may turn round in even
    rounds, or go round."""
    if powers := powers_of(land):
        return list(powers.order)
    seats = playing(land)
    if not land.campaign or land.campaign.turns == "fixed":
        return seats
    if land.campaign.turns == "alternate":
        return seats if land.round % 2 else seats[::-1]
    first = (land.round - 1) % len(seats)
    return seats[first:] + seats[:first]


def is_over(land: Land) -> bool:
    """The last impulse has come to its end: it is nobody's turn any more."""
    return land.turn >= len(in_turn(land))


def has_seat(land: Land, faction: str) -> bool:
    """RW-SIEGE-11  Who has a seat is asked; neutral and ownerless garrisons defend themselves by the same rules, and do no
    more: no sortie, no interception, no part in a relief."""
    return faction in land.factions and land.factions[faction].plays and bool(seat_of(land, faction))


def active(land: Land) -> str:
    """The faction whose impulse it is."""
    return in_turn(land)[land.turn]


# ---- whose seat ------------------------------------------------------------------------------------------------------
def powers_of(land: Land) -> Powers | None:
    """Of a campaign of six powers."""
    return land.campaign.powers or None if land.campaign else None


def powers_in(land: Land) -> Powers:
    """The same of a land that is one."""
    powers = powers_of(land)
    assert powers is not None
    return powers


def is_between(land: Land) -> bool:
    """RW-CAM-RND-01  Among six powers a round begins with cards, joining and elections: nobody has an impulse then."""
    campaign = land.campaign
    if not campaign or not campaign.powers or is_over(land):
        return False
    return campaign.impulses.get(active(land)) != land.impulse


def round_of_order(land: Land) -> int:
    """RW-CAM-RND-03  The round whose order of impulses stands: until a new one is fixed, the one before."""
    return max(1, land.round - 1) if is_between(land) else land.round


def seat_of(land: Land, faction: str) -> str:
    """Who decides for a faction: itself; the League's player for its kardoms; for the Empire the holder of an office
    (RW-CAM-OFF-08), "" where nobody holds it."""
    powers = powers_of(land)
    if not powers:
        return faction
    return marshal(land, powers) if faction == powers.empire else powers.players.get(faction, faction)


def marshal(land: Land, powers: Powers) -> str:
    """RW-CAM-OFF-08  Who leads the Empire's armies: the commander, else the kard, else the treasurer."""
    return first_holder(land, powers, ("commander", "kard", "treasurer"))


def steward(land: Land, powers: Powers) -> str:
    """RW-CAM-OFF-08, RW-CAM-OFF-05  Who takes the Empire's income: the kard, else the treasurer; and where there is neither the
    commander (ours)."""
    return first_holder(land, powers, ("kard", "treasurer", "commander"))


def first_holder(land: Land, powers: Powers, offices: Sequence[str]) -> str:
    holders = [powers.offices.get(office, "") for office in offices]
    return next((seat_of(land, f) for f in holders if f and land.factions[f].plays), "")


def knowers(land: Land, faction: str) -> tuple[str, ...]:
    """RW-GEN-13, RW-CAM-OFF-08  The seats that see into a faction's purses: its own; into the Empire's those of kard, treasurer
    and commander; into those of who has no impulse yet, or nobody's, none."""
    powers = powers_of(land)
    if not powers:
        return (faction,) if faction else ()
    if faction == powers.empire:
        holders = [powers.offices.get(office, "") for office in ("kard", "treasurer", "commander")]
        return tuple(dict.fromkeys(seat_of(land, f) for f in holders if f))
    return (seat_of(land, faction),) if has_seat(land, faction) else ()


def all_seats(land: Land) -> list[str]:
    """RW-GEN-13  Who may know something: each seat once; in other games each faction."""
    powers = powers_of(land)
    if not powers:
        return list(land.factions)
    return list(dict.fromkeys(seat_of(land, f) for f in land.factions if f != powers.empire))


def playing_seats(land: Land) -> tuple[str, ...]:
    """Who decides for each faction that has an impulse, in their order."""
    return tuple(seat_of(land, f) for f in playing(land))


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


def towns(land: Land, faction: str) -> list[str]:
    return [p for p in places_of(land, faction) if land.provinces[p].site == "town"]


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
