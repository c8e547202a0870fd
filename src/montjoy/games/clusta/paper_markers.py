"""Markers to be cut out: one for each camp, commander, unit and specialist that its viewer knows as his own, one for each mark of
another side, with what is known of it.  The umpire's: everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from montjoy.games.clusta.draw_pieces import own_name, when
from montjoy.games.clusta.paper_html import INK, SIDES, tag, text
from montjoy.games.clusta.paper_html import page as html_page
from montjoy.games.clusta.paper_html import title as heading
from montjoy.games.clusta.pieces import Camp
from montjoy.games.clusta.seen import OwnCamp, Seen
from montjoy.games.clusta.whereabouts import short
from montjoy.games.clusta.world import World

STYLE: Final = """
  .cut { display: flex; flex-wrap: wrap; gap: 2mm; }
  .cut svg { break-inside: avoid; }
"""
WIDE, HIGH, BAND = 350, 220, 60                              # of a marker, in tenths of a millimetre
MOST_LETTERS: Final = 22


class Marker(msgspec.Struct, frozen=True):
    """What stands on one: its side, a big sign, a name, and a smaller line."""

    side: str
    sign: str
    name: str
    line: str = ""


def markers(seen: Seen, words: Any) -> list[Marker]:
    """All that are to be cut out."""
    return list(true_ones(seen.truth, words) if seen.truth is not None else known_ones(seen, words))


def known_ones(seen: Seen, words: Any) -> Iterator[Marker]:
    """A side's own, then what it has heard of others."""
    me = seen.viewer
    yield from (camp_of(camp, me, words) for camp in seen.camps.values() if not camp.gone)
    yield from (Marker(me, "★", words.name(c.id), str(c.leader_value)) for c in seen.commanders.values() if not c.gone)
    yield from (Marker(me, str(u.number), u.name) for u in seen.units.values() if not u.gone)
    yield from (Marker(me, "•", words.name(s.trade), short(s.id)) for s in seen.specialists.values())
    for mark in seen.marks:
        said = when(words, mark.at) if mark.men < 0 else f"{mark.men}, {when(words, mark.at)}"
        yield Marker(mark.side, "?", words.name(mark.marker), said)


def true_ones(world: World, words: Any) -> Iterator[Marker]:
    """Every side's, for the umpire's own map."""
    for side in world.sides:
        yield from (camp_of(camp, side, words) for camp in world.camps.values() if camp.side == side)
        alive = [c for c in world.commanders.values() if c.side == side and not c.fate]
        yield from (Marker(side, "★", c.name, str(c.leader_value)) for c in alive)
        yield from (Marker(side, str(u.number), u.name) for u in world.units.values() if u.side == side)


def camp_of(camp: OwnCamp | Camp, side: str, words: Any) -> Marker:
    return Marker(side, f"A{camp.number}", own_name(camp.name, camp.number) or words.name(camp.id))


def page(seen: Seen, words: Any) -> str:
    """As many on a sheet as fit."""
    title = str(words.text("paper-markers", side=seen.viewer))
    cut = tag("div", *(drawing(marker, words) for marker in markers(seen, words)), class_="cut")
    return html_page(title, [tag("section", tag("h1", heading(title)), cut)], words, style=STYLE)


def drawing(marker: Marker, words: Any) -> str:
    """A marker: a band in its side's colour with the side's name, the sign, the name."""
    colour = SIDES.get(marker.side, INK)
    parts = [
        tag("rect", x=0, y=0, width=WIDE, height=HIGH, fill="#ffffff", stroke=INK, stroke_width=3),
        tag("rect", x=0, y=0, width=WIDE, height=BAND, fill=colour),
        written(words.name(marker.side), BAND * 2 // 3, 32, "#ffffff"),
        written(marker.sign, 130, 60, colour), written(marker.name, 170, 26), written(marker.line, 205, 24),
    ]
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDE} {HIGH}", width=f"{WIDE // 10}mm",
               height=f"{HIGH // 10}mm", font_family="sans-serif")


def written(said: str, y: int, size: int, colour: str = INK) -> str:
    """A line in the middle; a long one is cut."""
    shown = said if len(said) <= MOST_LETTERS else f"{said[: MOST_LETTERS - 1]}…"
    return tag("text", text(shown), x=WIDE // 2, y=y, font_size=size, fill=colour, text_anchor="middle")
