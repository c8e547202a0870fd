"""What six powers have to show besides a campaign: order of impulses, offices, influence, Robert's body, who joins whom, cards.

All of it is open (RW-GEN-13), and the same to everybody: on the page beside the map, in the terminal as lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import msgspec
from markupsafe import Markup, escape

from montjoy.drawing import svg
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, OFFICES, Powers
from montjoy.games.rudern.model.queries import (
    active,
    in_turn,
    is_between,
    is_hostile,
    is_over,
    powers_of,
    round_of_order,
    seat_of,
)
from montjoy.games.rudern.model.state import Land, Province
from montjoy.games.rudern.rules.powers.abilities import ability_of
from montjoy.games.rudern.rules.powers.carriers import body_of, carriers
from montjoy.games.rudern.rules.powers.influence import influence_of
from montjoy.games.rudern.seen.view import Seen
from montjoy.words.messages import Typed

ORB: Final = "M-1.5-14H1.5V-11.5H4.5V-8.5H1.5V-5.8A9 9 0 1 1-1.5-5.8V-8.5H-4.5V-11.5H-1.5Z"  # an imperial place
CHAPEL: Final = "M-2-13H2V-9H6V-5H2V-2L10 4V12H-10V4L-2-2V-5H-6V-9H-2Z"                    # a church place
COFFIN: Final = "M-7-14H7L11-5L6 14H-6L-11-5Z"                                             # Robert's body
SIGNS: Final = {IMPERIAL: ORB, CHURCH: CHAPEL}


class Part(msgspec.Struct, frozen=True):
    """A part of the panel: its heading and its lines; `now`: which of these is of this moment, -1 none."""

    title: str
    lines: tuple[str, ...]
    now: int = -1


# ---- in words --------------------------------------------------------------------------------------------------------
def parts(seen: Seen, words: Any) -> list[Part]:
    """All of it; nothing where there are no six powers."""
    land = seen.land
    powers = powers_of(land)
    if not powers:
        return []
    order, now = tuple(words.name(f) for f in in_turn(land)), -1 if is_over(land) or is_between(land) else land.turn
    found = [
        Part(words.text("council-order", round=round_of_order(land)), order, now),
        Part(words.text("council-influence", need=powers.need), tuple(influences(powers, words))),
        Part(words.text("council-offices"), tuple(offices(powers, words))),
        Part(words.text("council-sides"), tuple(sides(land, powers, words))),
        Part(words.text("council-heads"), tuple(heads(land, powers, words))),
        Part(words.text("council-cards"), tuple(cards(powers, words))),
    ]
    return [part for part in found if part.lines]


def sentences(seen: Seen, words: Any) -> list[str]:
    """The same one below the other, each under its heading; the order is in `realms.standings`."""
    return [line for part in parts(seen, words)[1:] for line in (f"{part.title}:", *part.lines)]


def short(seen: Seen, words: Any) -> list[str]:
    """In few lines, above the map in text: who holds which office, the influence of each, and where the body is."""
    powers = powers_of(seen.land)
    if not powers:
        return []
    held = tuple(words.text("council-office", office=office, faction=powers.offices.get(office, "")) for office in OFFICES)
    counted = tuple((f, influence_of(powers, f)) for f in collectors(powers))
    return [
        words.text("council-all-offices", offices=tuple(map(Typed, held))),
        words.text("council-all-influence", need=powers.need, counted=counted),
        *body(seen.land, words),
    ]


def influences(powers: Powers, words: Any) -> Iterator[str]:
    """RW-CAM-INF-01  What each house has, and how much of what its offices gave counts now; most of all first."""
    for faction in sorted(collectors(powers), key=lambda f: -influence_of(powers, f)):
        total, deeds = influence_of(powers, faction), powers.deeds.get(faction, 0)
        quiet = powers.quiet.get(faction, 0)
        yield words.text("council-has", faction=faction, total=total, deeds=deeds, counted=total - deeds, quiet=quiet)
    yield words.text("council-half")


def collectors(powers: Powers) -> list[str]:
    """RW-CAM-INF-01  The houses, and Gracuja where it plays and is not with the League."""
    gracuja = [powers.gracuja] if powers.gracuja and powers.side != "league" else []
    return [*powers.houses, *(f for f in gracuja if f not in powers.houses)]


def offices(powers: Powers, words: Any) -> Iterator[str]:
    """RW-CAM-OFF-01, RW-CAM-OFF-02, RW-CAM-OFF-03, RW-CAM-OFF-04, RW-CAM-OFF-05, RW-CAM-OFF-06  Who holds each, and what it
    gives."""
    for office in OFFICES:
        held = words.text("council-office", office=office, faction=powers.offices.get(office, ""))
        yield words.text("council-office-gives", held=Typed(held), gives=Typed(words.text("council-gives", office=office)))
    if powers.vote:
        yield words.text("council-vote", offices=tuple(powers.vote))


def sides(land: Land, powers: Powers, words: Any) -> Iterator[str]:
    """RW-CAM-BODY-01, RW-CAM-ALY-02, RW-CAM-ALY-04, RW-CAM-ALY-05, RW-CAM-OFF-09  Where the body is; who joins the League and
    when; on whose side Gracuja is; who has left the Empire; which houses are at war."""
    yield from body(land, words)
    for kardom, round in powers.joins.items():
        if kardom in land.factions and not land.factions[kardom].plays:
            yield words.text("council-joins", faction=kardom, round=round)
    if powers.gracuja:
        yield words.text("council-side", faction=powers.gracuja, side=powers.side)
    for house in powers.seceded:
        yield words.text("council-seceded", faction=house)
    for one, other in combinations(powers.houses, 2):
        if is_hostile(land, one, other):
            yield words.text("council-war", faction=one, other=other)


def body(land: Land, words: Any) -> list[str]:
    """RW-CAM-BODY-01, RW-CAM-BODY-03, RW-CAM-BODY-04  Who carries it and where, or where it lies."""
    there, at, group = body_of(land), where_body_is(land), tuple(carriers(land))
    if there is None or not at:
        return []
    if there.by:
        return [words.text("council-body-seized", place=at, faction=there.by)]
    if there.home:
        return [words.text("council-body-home", place=at, round=there.home)]
    if not group:
        return [words.text("council-body-lies", place=at)]
    return [words.text("council-body-carried", place=at, banners=group)]


def where_body_is(land: Land) -> str:
    """The province; "" where the body is not played with."""
    there, group = body_of(land), carriers(land)
    if there is None:
        return ""
    return land.banners[group[0]].at if group else there.at


def heads(land: Land, powers: Powers, words: Any) -> Iterator[str]:
    """RW-CAM-NOB-10  Who the heads are that live, and what they are able to do."""
    for faction, head in powers.heads.items():
        if ability := ability_of(land, faction):
            yield words.text("council-head", faction=faction, head=head, ability=ability)


def cards(powers: Powers, words: Any) -> Iterator[str]:
    """RW-CAM-CARD-01  What lasts in this round, and how many cards are in the decks."""
    if not powers.cards:
        return
    for card in powers.cards.lasting:
        yield words.text("council-lasts", card=card)
    yield words.text(
        "council-decks", weather=sum(powers.cards.weather.values()), politics=sum(powers.cards.politics.values()),
        gone=len(powers.cards.gone),
    )  # fmt: skip


def impulse(seen: Seen, words: Any) -> list[str]:
    """RW-CAM-OFF-08  What a scenario's words say this round is for; who decides for the faction to move, if it does not itself;
    and for whom oneself does now."""
    land = seen.land
    if not powers_of(land) or is_over(land):
        return []
    advice = words.found(f"council-round-{land.scenario}-{land.round}")
    faction = active(land)
    seat = (seen.answers if seen.asked == faction else "") or seat_of(land, faction)
    waits = is_between(land)
    decides = seat not in ("", faction, seen.viewer) and not waits
    lines = [words.text("head-decides", faction=faction, seat=seat)] if decides else []
    own = seen.asked if is_asked(seen) else faction if seat == seen.viewer and not waits else seen.viewer
    lines += [words.text("head-acts-for", faction=own)] if own != seen.viewer else []
    return [advice, *lines] if advice else lines


def is_asked(seen: Seen) -> bool:
    """RW-CAM-OFF-08  The viewer's seat is asked for a faction, in whosever impulse."""
    return bool(seen.asked) and (seen.answers or seat_of(seen.land, seen.asked)) == seen.viewer


# ---- a place of the map ----------------------------------------------------------------------------------------------
def signs(land: Land, words: Any, p: Province) -> Iterator[str]:
    """Whether it is imperial or the church's, and whether the body is there."""
    powers = powers_of(land)
    if not powers:
        return
    if p.id in powers.kinds:
        yield words.text("place-of-kind", sort=powers.kinds[p.id])
    if where_body_is(land) == p.id:
        yield words.text("place-body")


def marks(land: Land, words: Any, p: Province) -> list[Markup]:
    """The same as signs beside the name."""
    powers = powers_of(land)
    if not powers:
        return []
    found = []
    if p.id in powers.kinds:
        found.append(mark(SIGNS[powers.kinds[p.id]], words.text("place-of-kind", sort=powers.kinds[p.id]), 38, 62))
    if where_body_is(land) == p.id:
        found.append(mark(COFFIN, words.text("place-body"), -62, -4, "body-sign"))
    return found


def mark(d: str, said: str = "", x: float = 0, y: float = 0, kind: str = "kind-sign") -> Markup:
    """A sign of a place; `said`: what whoever points at it reads."""
    title = [svg.el("title", escape(said))] if said else []
    place = f"translate({x:.0f} {y:.0f})" if said else None
    return svg.group([*title, svg.path(d, kind)], transform=place)


# ---- beside the map --------------------------------------------------------------------------------------------------
def panel(seen: Seen, words: Any) -> Markup:
    """All of it beside the map, each part under its heading."""
    found = [section(part, n == 0) for n, part in enumerate(parts(seen, words))]
    return svg.el("div", *found, class_="council") if found else Markup("")


def section(part: Part, in_order: bool) -> Markup:
    """A heading and a list; in the order of impulses the present one stands out."""
    rows = []
    for n, line in enumerate(part.lines):
        now = n == part.now
        inside = svg.el("b", escape(line)) if now else escape(line)
        rows.append(svg.el("li", inside, aria_current="true" if now else None))
    return Markup("").join([svg.el("h3", escape(part.title)), svg.el("ol" if in_order else "ul", *rows, class_="small")])
