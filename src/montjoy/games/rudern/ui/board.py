"""The land as a picture: provinces with their places, roads, banners inside and outside, sieges; beside it the pools of dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from markupsafe import Markup, escape

from montjoy.core.session.streams import Asked
from montjoy.drawing import svg
from montjoy.games.rudern.battle.state import ATTACKER, BESIEGER, DEFENDER, Fight, Kind
from montjoy.games.rudern.battle.strength import besieger_dice, field_dice, garrison_dice, standing
from montjoy.games.rudern.battle.unit_types import type_name
from montjoy.games.rudern.model.queries import (
    active,
    bodies_inside,
    body,
    has_seat,
    is_between,
    is_over,
    pieces,
    seat_of,
)
from montjoy.games.rudern.model.state import Banner, Province
from montjoy.games.rudern.rules.battles.assault import both_sides, members_of, why_not_assault_so_many, why_not_yet
from montjoy.games.rudern.rules.battles.muster import muster_bodies
from montjoy.games.rudern.rules.battles.siege import why_not_near
from montjoy.games.rudern.seen.view import Seen, whose
from montjoy.games.rudern.ui import colours, council, realms
from montjoy.games.rudern.ui.hindrances import hindrance
from montjoy.games.rudern.ui.hindrances import standing as standing_lines
from montjoy.games.rudern.ui.text import card as card_lines
from montjoy.games.rudern.ui.text import head, people, site, troop
from montjoy.words import Words
from montjoy.words.plain_text import sentence

Point: TypeAlias = tuple[float, float]
WIDTHS: Final = (760, 950, 1140, 1330)                       # of the picture
SCREEN: Final = (7, 8)                                       # into which it is put, about
MARGIN: Final = 100
TALL: Final = 9.5                                            # a point of y on the picture
ROOM: Final = 76                                             # a province's circle
APART: Final = (192, 256)                                    # two flags with tents; four flags inside, the names, four outside
ABOVE, BELOW = 160, 152                                      # from the map's edge to the first and the last province's middle
NOBODY: Final = "·"                                          # on a flag instead of a faction's letters
MOST_DICE: Final = 30                                        # dice that are drawn one by one

SITES: Final = {
    "town": "M-46 22V-4L-34-16L-22-4V22ZM-18 22V-14L-4-28L10-14V22ZM14 22V0L27-12L40 0V22ZM-52 22H46V30H-52Z",
    "fortress": (
        "M-44 28V-26H-38V-18H-32V-26H-26V-18H-20V-26H-14V-8H-6V-14H6V-8H14V-26H20V-18H26V-26H32V-18H38V-26H44V28H10V12"
        "A10 10 0 0 0-10 12V28Z"
    ),
    "damaged": "M-44 28V-12L-36-18L-30-8L-22-14L-16 2L-4-4L4 6L14 0L20-22H26V-14H32V-22L40-8L44 28H12L8 12L-2 8L-10 16V28Z",
    "village": "M-38 24V4H-44L-26-14L-8 4H-14V24ZM6 24V8H0L18-8L36 8H30V24Z",
    "none": "M-30 22V8H-44L-26-22L-8 8H-22V22ZM2 26V12H-10L6-16L22 12H10V26ZM28 20V8H18L32-14L46 8H36V20Z",
}
CAMP: Final = ((-78, 4), (-74, -34), (74, -34))              # where the besiegers' tents stand
TENT: Final = "M-17 13L0-17L17 13Z"                          # the large one, with the round in which the siege was begun
PEAKS: Final = "M-26 12L-12-12L-4 0L6-16L26 12Z"
WAVES: Final = "M-24-6Q-18-12-12-6T0-6T12-6T24-6M-24 4Q-18-2-12 4T0 4T12 4T24 4"
CROWN: Final = "M-9 4V-5L-4.5-1L0-7L4.5-1L9-5V4Z"
BAR: Final = "M-38 8H38V12H-38Z"
HELM: Final = "M-6 4V-1Q-6-7 0-7Q6-7 6-1V4H2V0H-2V4Z"


# ---- where things lie ------------------------------------------------------------------------------------------------
def spread(seen: Seen) -> dict[str, Point]:
    """Every province's middle."""
    return layout(seen)[1]


def layout(seen: Seen) -> tuple[int, dict[str, Point]]:
    """How wide the picture is, and every province's middle.  The larger map of a campaign is as wide as makes it largest."""
    places = tuple((p.id, p.x, p.y) for p in seen.land.provinces.values())
    return min((laid_out(places, wide) for wide in (WIDTHS if seen.land.campaign else WIDTHS[:1])), key=size_of)


def size_of(laid: tuple[int, dict[str, Point]]) -> float:
    """How much such a picture is made smaller to be seen whole."""
    wide, at = laid
    return max(wide / SCREEN[0], (max(y for _, y in at.values()) + BELOW) / SCREEN[1])


@lru_cache(maxsize=64)
def laid_out(places: tuple[tuple[str, int, int], ...], wide: int) -> tuple[int, dict[str, Point]]:
    """Whose flags would stand over another's name moves down."""
    west, north = min(x for _, x, _ in places), min(y for _, _, y in places)
    across = max(1, max(x for _, x, _ in places) - west)
    at: dict[str, Point] = {}
    for place, px, py in sorted(places, key=lambda p: (p[2], p[1])):
        x = MARGIN + (px - west) * (wide - 2 * MARGIN) / across
        near = [y for other, y in at.values() if abs(other - x) < APART[0]]
        at[place] = (x, max([ABOVE + (py - north) * TALL, *(y + APART[1] for y in near)]))
    return wide, {place: at[place] for place, _, _ in places}


def colour(seen: Seen, faction: str) -> int:
    return colours.on_the_board(seen.land).get(faction, svg.COLOURS - 1)


def is_mine(seen: Seen, faction: str) -> bool:
    """The viewer's seat decides for it."""
    return has_seat(seen.land, faction) and seat_of(seen.land, faction) == seen.viewer


# ---- the board -------------------------------------------------------------------------------------------------------
def draw(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """Roads, provinces, what may be chosen in the order of the answers, and banners over all of it."""
    wide, at = layout(seen)
    low = max(y for _, y in at.values()) + BELOW
    kinds = tuple(f"c{colour(seen, p.owner)}" if p.owner else "nobody" for p in seen.land.provinces.values())
    parts = [ground(tuple(at.items()), kinds, tuple((b.a, b.b, b.way) for b in seen.land.borders), wide, low)]
    for p in seen.land.provinces.values():
        parts.append(province(seen, w, p, *at[p.id]))
    parts += choices(seen, w, questions, at)
    for p in seen.land.provinces.values():
        parts += banners(seen, w, p, *at[p.id])
    mine = where_one_looks(seen)
    return svg.el(
        "svg", svg.el("title", escape(w.text("page-board"))), svg.group(parts, class_="scene"), viewBox=f"0 0 {wide} {low:.0f}",
        class_="map country", role="group", direction="ltr", aria_label=w.text("page-board"),
        data_me=f"{at[mine][0]:.0f} {at[mine][1]:.0f}" if mine in at else None,
    )  # fmt: skip


def where_one_looks(seen: Seen) -> str:
    """Where a banner stands of the faction that the seat decides for now, or else of another of its own; "" none."""
    own = [b for b in seen.land.banners.values() if is_mine(seen, b.faction)]
    return next((b.at for b in sorted(own, key=lambda b: b.faction != seen.faction)), "")


@lru_cache(maxsize=64)
def ground(places: tuple[tuple[str, Point], ...], kinds: tuple[str, ...], borders: tuple[tuple[str, str, str], ...],
           wide: int, low: float) -> Markup:
    """What lies below the provinces: it is another only when one of them has another owner.  `kinds`: the colour of each."""
    at = dict(places)
    parts = [meadow(), svg.rect(0, 0, wide, low, "land"), *regions(tuple(at.values()), kinds, wide, low)]
    return svg.group([*parts, svg.rect(0, 0, wide, low, "tufts", fill="url(#tufts)"), *roads(borders, at)], id="ground")


@cache
def meadow() -> Markup:
    """Tufts of grass and a tree here and there."""
    tufts = "".join(f"M{x} {y}l-4-9M{x} {y}v-11M{x} {y}l4-9" for x, y in ((20, 34), (96, 92), (64, 140)))
    grass = svg.path(tufts, "grass-blades")
    trees = svg.path("M130 40l9-22 9 22zM34 112l8-19 8 19zM46 118l8-19 8 19z", "copse")
    return svg.el("defs", svg.el("pattern", grass, trees, id="tufts", width=170, height=160, patternUnits="userSpaceOnUse"))


def regions(points: tuple[Point, ...], kinds: tuple[str, ...], wide: int, low: float) -> list[Markup]:
    """The ground nearest to each place, in its owner's colour."""
    return [svg.path(d, f"region {kind}") for kind, d in zip(kinds, cells(points, wide, low), strict=True) if d]


@lru_cache(maxsize=32)
def cells(points: tuple[Point, ...], wide: int, low: float) -> tuple[str, ...]:
    """The outline of what lies nearest to each point; neighbours share a border that winds."""
    found = []
    for n, mine in enumerate(points):
        cell: list[Point] = [(0, 0), (wide, 0), (wide, low), (0, low)]
        for other in points[:n] + points[n + 1 :]:
            cell = nearer(cell, mine, other)
        bends = "".join(bent(cell[k - 1], cell[k], wide, low) for k in range(len(cell)))
        found.append("M{:.0f} {:.0f}".format(*cell[-1]) + bends + "Z" if cell else "")
    return tuple(found)


def nearer(cell: list[Point], mine: Point, other: Point) -> list[Point]:
    """The part of a convex cell that lies nearer to one point than to the other."""
    def far(p: Point) -> float:
        return (p[0] - mine[0]) ** 2 + (p[1] - mine[1]) ** 2 - (p[0] - other[0]) ** 2 - (p[1] - other[1]) ** 2

    found = []
    for a, b in zip(cell, cell[1:] + cell[:1]):
        if far(a) <= 0:
            found.append(a)
        if (far(a) < 0) != (far(b) < 0) and far(a) != far(b):
            part = far(a) / (far(a) - far(b))
            found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
    return found


def bent(a: Point, b: Point, wide: int, low: float) -> str:
    """A border from a to b: straight at the map's end, elsewhere a curve that is the same from either side."""
    straight = any(abs(a[i] - end) < 1 and abs(b[i] - end) < 1 for i, end in ((0, 0), (0, wide), (1, 0), (1, low)))
    first, last = sorted((a, b))
    lean = 0 if straight else ((round(first[0]) * 7 + round(first[1]) * 13 + round(last[0]) * 5) % 5 - 2) * 0.09
    x = (a[0] + b[0]) / 2 - (last[1] - first[1]) * lean
    y = (a[1] + b[1]) / 2 + (last[0] - first[0]) * lean
    return f"Q{x:.0f} {y:.0f} {b[0]:.0f} {b[1]:.0f}"


def roads(borders: tuple[tuple[str, str, str], ...], at: dict[str, Point]) -> list[Markup]:
    """A road where one can pass; mountains or a swamp where one cannot."""
    found = []
    pairs: dict[tuple[str, str], set[str]] = {}
    for one, other, way in borders:
        a, b = sorted((one, other))
        pairs.setdefault((a, b), set()).add(way)
    for (a, b), ways in pairs.items():
        (x1, y1), (x2, y2) = at[a], at[b]
        d = f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
        if "open" in ways:
            found += [svg.path(d, "road-edge"), svg.path(d, "road")]
            continue
        place = f"translate({(x1 + x2) / 2:.0f} {(y1 + y2) / 2:.0f})"
        found.append(svg.path(d, "no-road"))
        if "mountain" in ways:
            found.append(svg.path(PEAKS, "peaks", transform=place))
        else:
            found.append(svg.group([svg.circle(0, 0, 22, "swamp"), svg.path(WAVES, "waves")], transform=place))
    return found


def province(seen: Seen, w: Words, p: Province, x: float, y: float) -> Markup:
    """Its ground in the owner's colour, its place, its name, the owner's letters; a siege round about."""
    owned = f"owned c{colour(seen, p.owner)}" if p.owner else "owned nobody"
    dotted = {"stroke_dasharray": "3 9", "stroke_linecap": "round"} if colours.is_barred(seen.land, p.owner) else {}
    parts = [svg.circle(0, 0, ROOM, "soil"), svg.circle(0, 0, ROOM, owned, **dotted)]
    parts.append(svg.path(SITES[p.site], f"site {p.site}", transform="translate(0 -14)"))
    if p.id in seen.land.sieges:
        parts.append(siege_marks(w, seen.land.sieges[p.id].round))
    parts.append(svg.text(0, 40, w.name(p.id), "place-name"))
    if p.owner:
        parts.append(svg.text(0, 63, letters_of(p.owner, w), "owner-name"))
    if seen.land.campaign:
        parts += realms.marks(seen, w, p)
    return svg.group(parts, transform=f"translate({x:.0f} {y:.0f})", class_=f"province {p.site}", id=f"at-{p.id}", data_at=p.id)


def siege_marks(w: Words, since: int) -> Markup:
    """A dashed ring and tents, the large one with the round in which the siege was begun."""
    tents = [svg.path(f"M{dx - 11} {dy + 8}L{dx} {dy - 11}L{dx + 11} {dy + 8}Z", "tents") for dx, dy in CAMP]
    large = [svg.path(TENT, "tents"), svg.text(0, 11, since, "siege-name", font_size=14)]
    parts = [svg.el("title", escape(w.text("page-siege", round=since))), svg.circle(0, 0, ROOM + 9, "siege-ring")]
    return svg.group([*parts, *tents, svg.group(large, transform="translate(78 4)")], class_="siege-marks")


def banners(seen: Seen, w: Words, p: Province, x: float, y: float) -> list[Markup]:
    """Those inside above the place, those outside below the name."""
    inside = bodies_inside(seen.land, p.id)
    outside = [b.id for b in seen.land.banners.values() if b.at == p.id and not b.inside]
    return [*row(seen, w, inside, x, y - 62, "inside"), *row(seen, w, outside, x, y + 92, "outside")]


def row(seen: Seen, w: Words, who: list[str], x: float, y: float, where: str) -> list[Markup]:
    """Flags side by side, two in a row."""
    found = []
    for n, key in enumerate(who):
        line, place = divmod(n, 2)
        across = min(2, len(who) - 2 * line)
        dx = (place - (across - 1) / 2) * 94
        found.append(flag(seen, w, key, x + dx, y + line * 36 * (1 if where == "outside" else -1), where))
    return found


def flag(seen: Seen, w: Words, key: str, x: float, y: float, where: str) -> Markup:
    """A banner with its faction's letters and its pieces; a crown or a helmet for its noble.  A garrison is square."""
    there = body(seen.land, key)
    count = sum(there.units.values())
    letters = letters_of(there.faction, w) or NOBODY
    shape = "M-41-14H43L34 0L43 14H-41Z" if isinstance(there, Banner) else "M-38-13H38V13H-38Z"
    parts = [svg.el("title", escape(troop(seen, w, key))), svg.path(shape, "body")]
    parts += [bar()] if colours.is_barred(seen.land, there.faction) else []
    parts.append(svg.text(-2, 6, f"{letters} {count}", "letter", font_size=17))
    if isinstance(there, Banner):
        parts.append(svg.path(CROWN if there.noble in ("head", "ruler") else HELM, "noble", transform="translate(-38 -15)"))
    kind = f"figure flag {where} c{colour(seen, there.faction)}{' mine' if is_mine(seen, there.faction) else ''}"
    return svg.group(parts, class_=kind, transform=f"translate({x:.0f} {y:.0f})")


def bar() -> Markup:
    """Across the flag of one of several factions of a seat."""
    return svg.path(BAR, "bar", fill="#fff")


def letters_of(faction: str, w: Words) -> str:
    """A faction's, on a drawn map, in the reader's language, where that has some; a scenario of one's own has its own."""
    return w.found(f"letter-{faction}") or faction if faction else ""


# ---- what may be chosen ----------------------------------------------------------------------------------------------
def place_of(seen: Seen, asked: Asked, option: Any) -> str:
    """The province an answer is about; "" none."""
    for field in ("to", "place", "at"):
        place = getattr(option, field, "")
        if place in seen.land.provinces:
            return str(place)
    banner = getattr(option, "banner", "") or getattr(option, "purse", "")      # a chest into which one looks
    return seen.land.banners[banner].at if banner in seen.land.banners else ""


def choices(seen: Seen, w: Words, questions: Sequence[Asked], at: dict[str, Point]) -> list[Markup]:
    """The provinces that may be chosen, each with its name and its state."""
    found = []
    for asked, place, numbers in svg.by_place(questions, lambda q, o: place_of(seen, q, o)):
        p = seen.land.provinces[place]
        owner = w.text("map-owned", faction=p.owner) if p.owner else w.text("map-free")
        said = f"{w.name(place)}, {site(w, p)}, {owner}"
        ring = svg.circle(round(at[place][0]), round(at[place][1]), ROOM - 4, "ring")
        found.append(svg.spot(asked.id, numbers, said, ring, ask_first=True))
    return found


# ---- beside the board ------------------------------------------------------------------------------------------------
def aside(seen: Seen, w: Words, questions: Sequence[Asked]) -> Markup:
    """Round and impulse; why a place cannot be besieged or stormed now; the fight that goes on; while the game does, for every
    siege that may come to an assault in this impulse what that would roll."""
    whose = svg.el("span", escape(people(seen, w, lambda faction: letters_of(faction, w))), class_="muted")
    parts = [svg.el("p", escape(f"{head(seen, w)} "), *([] if seen.land.campaign else [whose]), class_="small head")]
    parts += [svg.el("p", escape(line), class_="small head") for line in council.impulse(seen, w)]
    if seen.land.campaign:
        parts.append(realms.table(seen, w, lambda faction: letters_of(faction, w)))
    parts += [svg.el("p", escape(line), class_="small hindrance") for line in standing_lines(seen, w)]
    if seen.fight is not None:
        parts.append(pools(w, seen.fight, w.text("page-pools-now"), seen))
    elif not is_over(seen.land):
        for place in filter(lambda place: may_be_stormed(seen, place), seen.land.sieges):
            there = both_sides(seen.land, place)
            fight = muster_bodies(seen.land, seen.units, Kind.ASSAULT, place, there, BESIEGER, {})
            parts.append(pools(w, fight, w.text("page-pools-of", place=place), seen, there))
    parts.append(council.panel(seen, w))
    return Markup("").join(parts)


def may_be_stormed(seen: Seen, place: str) -> bool:
    """RW-SIEGE-06, RW-SIEGE-03, RW-X-03  By whose impulse it is; whether he can pay is known to himself alone."""
    land, faction = seen.land, active(seen.land)
    mine = members_of(land, place, faction)
    if is_between(land) or not pieces(land, mine) or (seen.faction == faction and hindrance(seen, place)):
        return False
    return not (why_not_yet(land, place) or why_not_near(land, faction, place, mine) or why_not_assault_so_many(land, place))


def pools(w: Words, fight: Fight, title: str, seen: Seen, bodies: Sequence[Sequence[str]] = ()) -> Markup:
    """Two sides with their pieces and the dice they would roll now.  `bodies`: of both; else as far as its stacks say."""
    bodies = bodies or [[whose(seen, stack) for stack in standing(fight, n)] for n in (ATTACKER, DEFENDER)]
    storm = fight.kind in (Kind.ASSAULT, Kind.SORTIE)
    dice = (besieger_dice(fight), garrison_dice(fight)) if storm else tuple(field_dice(fight, s) for s in (0, 1))
    sides = [side(w, fight, s, dice[s], factions_of(seen, bodies[s])) for s in (ATTACKER, DEFENDER)]
    return svg.el("div", svg.el("h3", escape(title)), svg.el("div", *sides, class_="pools"), class_="panel siege")


def factions_of(seen: Seen, bodies: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(faction for one in bodies if one and (faction := body(seen.land, one).faction)))


def side(w: Words, fight: Fight, number: int, dice: int, factions: Sequence[str]) -> Markup:
    """A side: its name, its pieces, its dice."""
    counts: dict[str, int] = {}
    for stack in standing(fight, number):
        name = type_name(fight.units, stack.kind)
        counts[name] = counts.get(name, 0) + stack.count
    role = w.name("attacker" if number == ATTACKER else "defender")
    name = svg.el("h4", escape(sentence(f"{w.joined(factions)} ({role})" if factions else str(role))))
    there = svg.bag(counts)
    pieces = svg.el("p", escape(w.pieces(there) if there else w.text("map-no-units")))
    faces = "".join('<i class="die"></i>' for _ in range(min(dice, MOST_DICE)))
    rolled = svg.el("p", Markup('<span class="dice ltr" aria-hidden="true">') + Markup(faces) + Markup("</span> "),
                    escape(w.text("page-dice", count=dice)))
    return svg.el("div", name, pieces, rolled)


def card(seen: Seen, w: Words) -> Markup:
    """What only this seat knows."""
    return svg.paragraphs(card_lines(seen, w))
