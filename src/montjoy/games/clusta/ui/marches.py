"""The marches that a text of orders plans: the way of each, and the round at whose end a hex is reached.

Walked by the same steps as what is foreseen of a sheet (ui/forecast.py), from what the writer knows of his own on the map that
everybody has: no enemy and no accident is in it.  On the map a number stands where a round ends, so that the way is read without
its colour; the same is told in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from markupsafe import Markup

from montjoy.drawing import svg
from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import NIGHTS, Orders, Sheet, clock
from montjoy.games.clusta.protocol.vocabulary import said as spoken
from montjoy.games.clusta.seen.addressee import addressee
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import board_ground
from montjoy.games.clusta.ui.forecast import Slot, Walk, columns, starts
from montjoy.games.clusta.ui.names import when

BESIDE: Final = 0.4                                          # of the way to the next hex: so far a figure reaches
ABOVE: Final = 14                                            # the middle of a hex: where a number stands


class March(msgspec.Struct, frozen=True):
    """From where, every hex of the way, and where each round ends.  `units`: whose boxes they are; none: all of the sheet's."""

    start: str
    way: tuple[str, ...]
    ends: tuple[tuple[str, Slot], ...]
    units: tuple[int, ...] = ()


def planned(seen: Seen, form: Orders, sheet: Sheet) -> list[March]:
    """CN-ORD-01, CN-MOVE-04  What the writer can foresee of a sheet's marches."""
    to = addressee(seen, sheet.to)
    if to is None or to.kind == "ship":
        return []
    there = island(seen.map, seen.own_map)
    named = {number for line in sheet.lines for number in line.units}
    found = []
    for lines, units in columns(seen, form, sheet, to):
        walk = Walk(seen, there, to, lines, units, starts(seen, there, to))
        if walk.gone:
            ends = {slot: hex for hex, slot in walk.gone}    # the last of each round
            way, last = tuple(hex for hex, _ in walk.gone), tuple((hex, slot) for slot, hex in ends.items())
            found.append(March(walk.begins, way, last, tuple(unit.number for unit in units if unit.number in named)))
    return found


# ---- in words --------------------------------------------------------------------------------------------------------------
def told(seen: Seen, form: Orders, sheet: Sheet, words: Any) -> Iterator[str]:
    """A line for each march: every round of its first day, then where each day ends."""
    for march in planned(seen, form, sheet):
        last = {slot[0]: hex for hex, slot in march.ends}
        first = march.ends[0][1][0]
        said = [words.text("echo-march-end", hex=hex, when=when(words, clock(*slot)))
                for hex, slot in march.ends if slot[0] == first or last[slot[0]] == hex]
        kind = "unit" if len(march.units) == 1 else "units"
        whose = f"{spoken(kind, words.lang)} {' '.join(map(str, march.units))}: " if march.units else ""
        yield whose + str(words.text("echo-march", ends="; ".join(map(str, said))))


# ---- on the map --------------------------------------------------------------------------------------------------------------
def drawn(seen: Seen, text: str) -> Markup:
    """The ways of all sheets of a text, each number once."""
    orders = language.understood(text).orders
    parts: list[Markup] = []
    numbers: dict[str, list[str]] = {}
    for sheet in orders.sheets:
        for march in planned(seen, orders, sheet):
            parts.append(svg.path("M" + "L".join(f"{x} {y}" for x, y in line(march)), "way"))
            for hex, slot in march.ends:
                if (said := round_of(slot, seen)) not in numbers.setdefault(hex, []):
                    numbers[hex].append(said)
    parts += [number(hex, rounds) for hex, rounds in numbers.items()]
    return svg.group(parts, class_="marches") if parts else Markup("")


def line(march: March) -> list[tuple[int, int]]:
    """The middles of its hexes; it begins beside the figure that is drawn where it starts."""
    (x, y), *rest = (board_ground.centre(hex) for hex in (march.start, *march.way))
    towards = next((at for at in rest if at != (x, y)), (x, y))
    beside = tuple(round(a + BESIDE * (b - a)) for a, b in zip((x, y), towards))
    return [(beside[0], beside[1]), *rest]


def round_of(slot: Slot, seen: Seen) -> str:
    """ "3": today's round; "2·3": of day 2; "☾1" a night round."""
    day, n = slot
    said = f"☾{n - NIGHTS[0] + 1}" if n in NIGHTS else str(n)
    return said if day == max(0, seen.day) else f"{day}·{said}"


def number(hex: str, rounds: Sequence[str]) -> Markup:
    """The rounds that end in a hex, above its middle: of more than two the first and the last."""
    x, y = board_ground.centre(hex)
    said = ", ".join(rounds if len(rounds) <= 2 else [rounds[0], "…", rounds[-1]])
    return svg.text(x, y - ABOVE, said, "round", data_hex=hex)
