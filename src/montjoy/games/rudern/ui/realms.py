"""What a campaign has to show besides its battles: who holds what, seats, what is being built, how a place can be besieged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from markupsafe import Markup, escape

from montjoy.drawing import svg
from montjoy.games.rudern.model.queries import (
    active,
    banners_outside,
    count,
    in_turn,
    inside,
    is_between,
    is_friend,
    is_over,
    is_place,
    pieces,
    places_of,
    powers_of,
    round_of_order,
)
from montjoy.games.rudern.model.state import Land, Province
from montjoy.games.rudern.rules.battles.assault import members_of
from montjoy.games.rudern.rules.battles.field import has_too_many_for_walls
from montjoy.games.rudern.rules.battles.money import pays_from_treasury
from montjoy.games.rudern.rules.battles.siege import own_outside, why_not_near
from montjoy.games.rudern.rules.campaign.building import price_of_building
from montjoy.games.rudern.rules.campaign.income import campaign_of, own_bodies
from montjoy.games.rudern.rules.campaign.rounds import points_of
from montjoy.games.rudern.rules.powers.influence import influence_of
from montjoy.games.rudern.seen.view import Seen
from montjoy.games.rudern.ui import council
from montjoy.games.rudern.ui.hindrances import hindrance
from montjoy.words import Words
from montjoy.words.messages import Typed

STAR: Final = "M0-10L2.7-3.3L9.5-3.1L4.2 1.3L6 8.2L0 4.2L-6 8.2L-4.2 1.3L-9.5-3.1L-2.7-3.3Z"


class Holding(msgspec.Struct, frozen=True):
    """What a faction has in this moment; `points`: among six powers its influence, None where it collects none."""

    faction: str
    places: int
    units: int
    nobles: int
    points: int | None


def holdings(land: Land) -> list[Holding]:
    """RW-CAM-RND-03, RW-CAM-WIN-05  In the order of the impulses of this round; then those that have none yet."""
    order = in_turn(land)
    rest = [f for f in land.factions if f not in order] if powers_of(land) else []
    return [
        Holding(f, len(places_of(land, f)), pieces(land, own_bodies(land, f)),
                sum(b.faction == f for b in land.banners.values()), what_counts(land, f))
        for f in [*order, *rest]
    ]  # fmt: skip


def what_counts(land: Land, faction: str) -> int | None:
    """RW-CAM-WIN-05, RW-CAM-INF-01  Points, or among six powers influence."""
    powers = powers_of(land)
    if not powers:
        return points_of(land, faction)
    return influence_of(powers, faction) if faction in council.collectors(powers) else None


def standings(seen: Seen, words: Any) -> list[str]:
    """The order of the round, and a sentence for each faction; nothing where there is no campaign."""
    if not seen.land.campaign:
        return []
    order = words.text("campaign-order", round=round_of_order(seen.land), factions=tuple(in_order(seen, words)))
    message = "powers-holds" if powers_of(seen.land) else "campaign-holds"
    return [order, *(words.text(message, **msgspec.structs.asdict(each)) for each in holdings(seen.land))]


def in_order(seen: Seen, words: Any) -> list[str]:
    """RW-CAM-RND-03  Among six powers the present one is marked."""
    order = in_turn(seen.land)
    if not powers_of(seen.land) or is_over(seen.land) or is_between(seen.land):
        return order
    return [Typed(words.text("order-now", faction=f)) if f == active(seen.land) else f for f in order]


def table(seen: Seen, w: Words, letters: Any) -> Markup:
    """The same beside the map; whose impulse it is stands out.  `letters`: a faction's on the map."""
    columns = ("faction", "places", "units", "nobles", "influence" if powers_of(seen.land) else "points")
    head = [svg.el("th", escape(w.text(f"campaign-{name}")), scope="col") for name in columns]
    rows = []
    for each in holdings(seen.land):
        now = not is_over(seen.land) and not is_between(seen.land) and each.faction == active(seen.land)
        name = svg.el("th", escape(f"{letters(each.faction)}: {w.name(each.faction)}"), scope="row")
        counted = "–" if each.points is None else each.points
        numbers = [svg.el("td", str(n)) for n in (each.places, each.units, each.nobles, counted)]
        rows.append(svg.el("tr", name, *numbers, class_="now" if now else None, aria_current="true" if now else None))
    caption = svg.el("caption", escape(w.text("campaign-table")))
    return svg.el("table", caption, svg.el("thead", svg.el("tr", *head)), svg.el("tbody", *rows), class_="holdings")


# ---- a province ------------------------------------------------------------------------------------------------------
def signs(seen: Seen, words: Any, p: Province) -> Iterator[str]:
    """Whose seat it is, what is being built; nothing where there is no campaign."""
    if not seen.land.campaign:
        return
    for faction in seat_of(seen.land, p.id):
        yield words.text("place-seat", faction=faction)
    if work := seen.land.campaign.works.get(p.id):
        price = price_of_building(seen.land, work.building)
        yield words.text("place-work", faction=work.faction, building=work.building, paid=work.paid, price=price)
    yield from council.signs(seen.land, words, p)


def about(seen: Seen, words: Any, p: Province) -> Iterator[str]:
    """How old its siege is, how it can be besieged, whose seat it is and what is being built."""
    if p.id in seen.land.sieges:
        yield words.text("place-siege-age", rounds=seen.land.round - seen.land.sieges[p.id].round)
    yield from on_siege(seen, words, p.id)
    yield from signs(seen, words, p)


def seat_of(land: Land, place: str) -> list[str]:
    """RW-CAM-WIN-05  The factions whose seat it is."""
    return [faction for faction, seat in campaign_of(land).seats.items() if seat == place]


def on_siege(seen: Seen, words: Any, place: str) -> list[str]:
    """RW-SIEGE-02, RW-SIEGE-03, RW-SIEGE-04  To a faction, of a place that is not its side's: that it can be besieged or stormed,
    or why not; from afar what that takes."""
    land, faction = seen.land, seen.faction
    if faction not in land.factions or is_over(land) or seen.fight is not None or not is_place(land, place):
        return []
    if is_friend(land, faction, land.provinces[place].owner) or faction not in (seen.viewer, active(land)):
        return []                                            # who decides for several is told of that whose impulse it is
    besieged = place in land.sieges
    if faction == active(land) and own_outside(land, faction, place):
        refusal = hindrance(seen, place)
        mine = besieged and pieces(land, members_of(land, place, faction))
        if refusal is None:
            return [] if besieged and not mine else [words.text("place-may-storm" if besieged else "place-may-besiege")]
        return [words.refusal(refusal)]
    return [] if besieged else from_afar(seen, words, place)


def from_afar(seen: Seen, words: Any, place: str) -> list[str]:
    """RW-SIEGE-02, RW-SIEGE-03, RW-SIEGE-04, RW-KIND-05  How many units a siege takes, who pays for it, and the neighbour."""
    land, faction = seen.land, seen.faction
    if has_too_many_for_walls(land, place):
        return [words.text("place-open-fight")]
    allies = [b.id for b in banners_outside(land, place) if b.faction != faction and is_friend(land, faction, b.faction)]
    units = max(0, inside(land, place) - count(land, allies))
    lines = [words.text("place-needs", units=units, purse="" if pays_from_treasury(land, faction, place) else "chest")]
    if land.options.siege_adjacency == "faction_territory":
        refusal = why_not_near(land, faction, place, [])
        lines.append(words.text("place-is-near") if refusal is None else words.refusal(refusal))
    return lines


# ---- on the map ------------------------------------------------------------------------------------------------------
def marks(seen: Seen, w: Words, p: Province) -> list[Markup]:
    """A star for a seat, and what is paid of a building; a besieged place has its tents there."""
    found = []
    if seat_of(seen.land, p.id):
        found.append(star(w.text("place-seat", faction=seat_of(seen.land, p.id)[0])))
    work = campaign_of(seen.land).works.get(p.id)
    if work and p.id not in seen.land.sieges:
        price = price_of_building(seen.land, work.building)
        said = w.text("place-work", faction=work.faction, building=work.building, paid=work.paid, price=price)
        found.append(svg.group([site_board(f"{work.paid}/{price}", said)], transform="translate(72 -36)"))
    return [*found, *council.marks(seen.land, w, p)]


def star(said: str = "") -> Markup:
    title = [svg.el("title", escape(said))] if said else []
    return svg.group([*title, svg.path(STAR, "seat-star")], transform="translate(-36 57)" if said else None)


def site_board(paid: str, said: str = "") -> Markup:
    title = [svg.el("title", escape(said))] if said else []
    return svg.group([*title, svg.rect(-27, -13, 54, 26, "work", rx=4), svg.text(0, 6, paid, "work-name", font_size=16)])
