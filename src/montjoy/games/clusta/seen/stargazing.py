"""Which astrologers read the stars, as far as their side knows: where they are and who has the order Divine there
(CN-ORD-DIVINE, CN-SPEC-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.clusta.model.pieces import ASTROLOGERS
from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.boxes import Box
from montjoy.games.clusta.protocol.forms import Assign, Line, Orders, Send, Sheet
from montjoy.games.clusta.seen.addressee import addressee, hex_of, whole_name
from montjoy.games.clusta.seen.meant import meant
from montjoy.games.clusta.seen.validation import TO_A_HEX
from montjoy.games.clusta.seen.view import OwnSpecialist, OwnUnit, Seen

DIVINE: Final = "DIVINE"
HALF: Final = "half_astrologer"                              # who needs two days (CN-DIV-02)


def stargazers(seen: Seen) -> list[OwnSpecialist]:
    return [one for one in seen.specialists.values() if one.trade in ASTROLOGERS]


def is_at_it(seen: Seen, one: OwnSpecialist) -> bool:
    """Whether a unit with an astrologer has the order, by what was last told of it."""
    with_ = companion(seen, one)
    return any(unit.order == DIVINE and hosts(seen, unit, with_, hex_of(seen, with_)) for unit in seen.units.values())


def companion(seen: Seen, one: OwnSpecialist) -> str:
    """With whom an astrologer is believed to be; "": alone.  Who is not beside the overall commander, while those with whom
    he was are, has left them."""
    return "" if one.away and hex_of(seen, one.with_) == seen.at else one.with_


def hosts(seen: Seen, unit: OwnUnit, with_: str, hex: str) -> bool:
    """CN-ORD-DIVINE  Whether an astrologer with somebody in a hex works with this unit: his own, or any beside his commander or
    camp."""
    there = hex_of(seen, unit.id)
    return not unit.gone and (unit.id == with_ if with_ in seen.units else bool(with_) and there == hex != "")


# ---- by a form that is written -------------------------------------------------------------------------------------------
def with_whom(seen: Seen, form: Orders, one: OwnSpecialist) -> str:
    """With whom an astrologer is once the business of a form is done; "": alone."""
    found = companion(seen, one)
    for item in form.business:
        if isinstance(item, Assign) and whole_name(seen, item.specialist) == one.id:
            found = whole_name(seen, item.to)
        if isinstance(item, Send) and whole_name(seen, item.specialist) == one.id:
            found = ""
    return found


def readers(seen: Seen, form: Orders, sheet: Sheet, line: Line) -> list[OwnSpecialist]:
    """The astrologers who read the stars by a line of a sheet.  Whoever is with a camp is left behind by a march."""
    units = by_line(seen, form, sheet, line)
    own = [found for _, found in column(sheet, line)]
    marches = any(other.do.order in TO_A_HEX for other in own[: own.index(line)])
    found = []
    for one in stargazers(seen):
        with_ = with_whom(seen, form, one)
        if any(hosts(seen, unit, with_, hex_of(seen, with_)) for unit in units) and not (marches and with_ in seen.camps):
            found.append(one)
    return found


def by_line(seen: Seen, form: Orders, sheet: Sheet, line: Line) -> Sequence[OwnUnit]:
    """The units that go by a line, as far as one knows."""
    to = addressee(seen, sheet.to)
    if to is None:
        return []
    under = list(to.units) if to.kind == "unit" else [one.unit for one in meant(seen, form, sheet) if one.goes]
    named = [number for other in sheet.lines for number in other.units]
    return [unit for unit in under if (unit.number in line.units if line.units else unit.number not in named)]


def column(sheet: Sheet, line: Line) -> list[Box]:
    return boxes.column(sheet, line.units[0] if line.units else 0)
