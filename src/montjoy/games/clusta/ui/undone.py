"""Orders that came to nothing, as far as their writer knows: boxes of the last sheets whose time is over, beside where he knows
those who had them to have been then (CN-KNOW-04); and boxes without an end that can never be done.

It is read from what he was told and from what he sent: of his overall commander's own force at once, of others when the night
report or another message has come (CN-SEQ-09, CN-COUR-01), and nothing while he knows nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.boxes import OPEN, Box
from montjoy.games.clusta.protocol.forms import DAY, NIGHTS, ROUNDS, Line, Sheet, clock
from montjoy.games.clusta.protocol.reports import (
    BattleReport,
    Completed,
    ContactReport,
    Divined,
    Marched,
    Nightly,
    NoOrders,
    OwnEyes,
    Report,
)
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.costs import column_of
from montjoy.games.clusta.rules.orders.instructions import MARCHES
from montjoy.games.clusta.seen.addressee import hex_of, is_camp_hex
from montjoy.games.clusta.seen.view import OwnCommander, OwnUnit, Seen
from montjoy.games.clusta.ui.echo import quoted
from montjoy.games.clusta.ui.names import when

What: TypeAlias = Literal["place", "camp", "works", "stars", "ashore", "aboard"]
Never: TypeAlias = Literal["turn", "way", "camp", "no-camp", "taken"]
THERE: Final = (*MARCHES, "ATTACK", "AMBUSH", "MAKE_CAMP")   # whoever has carried it out was in its hex
MOVES: Final = (*THERE, "GO_TO_NEAREST_CAMP", "EMBARK", "DISEMBARK")
ENDLESS: Final = ("HOLD", "AWAIT", "FORTIFY", "CATCH_COURIERS")    # what stands behind one of these without an end waits for ever
STOPPED: Final = {"no way": "way", "no room": "room", "no landing": "landing"}
NOW: Final = -1


class Undone(msgspec.Struct, frozen=True):
    """An order, who had it, and `what` is missing of it.  `hex`: where he was, as of `at` (NOW: beside the overall commander).
    `why`, as far as it was reported: "enemy" or "battle" (`where`), "way", "room", "landing"; else "unsaid", or "" of who is
    beside him.  `what` "never": it has no end in time and can never be done, and `why` is `Never`."""

    line: Line
    who: str
    what: What | Literal["never"]
    hex: str
    at: int
    why: str
    where: str = ""


def said(seen: Seen, words: Any) -> list[str]:
    """A line for each order and what is missing of it, with all of whom that is true."""
    found: dict[Undone, list[str]] = {}
    for one in undone(seen):
        found.setdefault(msgspec.structs.replace(one, who=""), []).append(words.name(one.who))
    return [
        str(words.text(
            "undone-never" if one.what == "never" else "undone", who=", ".join(who), line=quoted(one.line, words.lang),
            what=one.what, hex=one.hex, when="" if one.at == NOW else when(words, one.at), why=one.why, where=one.where,
        ))
        for one, who in found.items()
    ]


def undone(seen: Seen) -> Iterator[Undone]:
    for to, sheet in seen.sheets.items():
        for one in under(seen, to, sheet):
            column = boxes.column(sheet, one.number if isinstance(one, OwnUnit) else 0)
            for box in column:
                line, hex = box[1], hex_of(seen, one.id)
                if line.day == OPEN and (never := why_never(seen, one, to, box, column)) is not None:
                    yield Undone(line, one.id, "never", hex, NOW if one.here else one.as_of, never)
                elif line.day != OPEN and is_over(seen, one, box, column) and (what := missing(seen, one, line)) is not None:
                    yield Undone(line, one.id, what, hex, NOW if one.here else one.as_of, *reason(seen, one, to, line))


# ---- who had a sheet ---------------------------------------------------------------------------------------------------
def under(seen: Seen, to: str, sheet: Sheet) -> list[OwnCommander | OwnUnit]:
    """The commander or unit to whom it went, the units that it names, and of a camp who was in it when it was written and is
    there still, as far as one knows; not units that have had another since."""
    camp, him = seen.camps.get(to), seen.commanders.get(to)
    units = [
        unit for unit in seen.units.values()
        if (unit.id == to or boxes.names(sheet, unit.number) or (camp is not None and stayed(seen, unit, to, camp.hex)))
        and all(other.form <= sheet.form for other in concerning(seen, unit))
    ]
    found: list[OwnCommander | OwnUnit] = [*([] if him is None else [him]), *units]
    return [one for one in found if not one.gone]


def concerning(seen: Seen, unit: OwnUnit) -> list[Sheet]:
    """The sheets that are a unit's own, name it, or are its leader's."""
    leaders = [commander.id for commander in seen.commanders.values() if unit.id in commander.leads]
    return [sheet for to, sheet in seen.sheets.items() if to in (unit.id, *leaders) or boxes.names(sheet, unit.number)]


def stayed(seen: Seen, unit: OwnUnit, to: str, hex: str) -> bool:
    """Whether a unit was in a camp when the last sheet was written to it, and is there; of one for whom another sheet is one does
    not know."""
    if concerning(seen, unit) or not hex or unit.hex != hex:
        return False
    last = next((report for report in newest(seen, until=wrote(seen, to)) if tells_of(report, unit.id)), None)
    return last is not None and last.hex == hex


def tells_of(report: Report, unit: str) -> bool:
    return unit in report.who if isinstance(report, Marched) else isinstance(report, OwnEyes | Nightly) and report.unit == unit


def wrote(seen: Seen, to: str) -> int:
    return seen.book.wrote.get(to, 0) if seen.book is not None else 0


def newest(seen: Seen, since: int = NOW, until: int | None = None) -> Iterator[Any]:
    """What was told from one moment to another, the last first."""
    for entry in reversed(seen.book.entries if seen.book is not None else []):
        if entry.arrived < since:
            return
        if until is None or entry.arrived <= until:
            yield entry.report


# ---- what came of it ---------------------------------------------------------------------------------------------------
def begins(line: Line) -> int:
    return clock(line.day, line.slot or ROUNDS[0])


def ends(line: Line) -> int:
    last = line.slot or ROUNDS[-1]
    return (line.day + 1) * DAY if last == NIGHTS[-1] else clock(line.day, last + 1)


def is_over(seen: Seen, one: OwnCommander | OwnUnit, box: Box, column: Sequence[Box]) -> bool:
    """Whether one knows where somebody was after a box, no later one says the same, and nothing else has moved him since."""
    line, known = box[1], clock(seen.day, seen.slot) if one.here else one.as_of
    goes_on = any(other.do == line.do and (other.day == OPEN or ends(other) > ends(line)) for _, other in column)
    if goes_on or ends(line) > known or not hex_of(seen, one.id):
        return False
    on_his_own = moved_on_his_own(seen, one, begins(line))
    return not on_his_own and not any(may_have_moved(other, line, known) for at, other in column if at != box[0])


def moved_on_his_own(seen: Seen, one: OwnCommander | OwnUnit, since: int) -> bool:
    """Whether he has written that he goes somewhere without orders (CN-ORD-06)."""
    return any(
        isinstance(report, NoOrders) and report.by == one.id and report.chose in MOVES and report.at >= since
        for report in newest(seen, since)
    )


def may_have_moved(other: Line, line: Line, known: int) -> bool:
    """Whether another box may have moved somebody between the beginning of this one and a moment."""
    if other.do.order not in MOVES or other.do == line.do:
        return False                                         # what says the same has moved him nowhere else
    return other.day == OPEN or (ends(other) > begins(line) and begins(other) < known)


# ---- what can never be done ----------------------------------------------------------------------------------------------
def why_never(seen: Seen, one: OwnCommander | OwnUnit, to: str, box: Box, column: Sequence[Box]) -> Never | None:
    """Why a box without an end can never be done, from the map that everybody has and what one knows of one's own; None: it can,
    or is done, or he may be elsewhere than one knows."""
    (at, line), hex, there = box, hex_of(seen, one.id), island(seen.map, seen.own_map)
    do = line.do
    if any(other.day == OPEN and other.do.order in ENDLESS and other.do != do for n, other in column if n < at):
        return "turn"
    known = one.here or one.as_of >= wrote(seen, to)
    moves = any(other.do.order in MOVES and other.do != do for _, other in column) or moved_on_his_own(seen, one, wrote(seen, to))
    if not known or moves or one.ship or hex not in there.land:
        return None
    if do.order in (*MARCHES, "ATTACK", "MAKE_CAMP") and do.hex not in ("", hex):
        formation = "courier" if isinstance(one, OwnCommander) and not one.leads else column_of(do.formation or "march")
        way = routes.given_way(there, hex, do.hex, do.route, formation, (), seen.options.roads_ignore_levels)
        return "way" if way is None else None
    if do.order == "SIEGE_WORKS" and is_camp_hex(seen, do.hex):
        return "taken"
    if do.order == "FORTIFY" and not is_camp_hex(seen, hex):
        return "camp"
    if do.order == "GO_TO_NEAREST_CAMP" and not any_camp_known(seen):
        return "no-camp"
    return None


def any_camp_known(seen: Seen) -> bool:
    """Whether one knows of a camp of one's own, or of one that may be a friend's."""
    own = any(not camp.gone for camp in seen.camps.values())
    return own or seen.viewer == CRURERS or any(mark.marker.startswith("camp") for mark in seen.marks)


def missing(seen: Seen, one: OwnCommander | OwnUnit, line: Line) -> What | None:
    """What would be otherwise if an order had been carried out; None: nothing of which one would know."""
    do, hex = line.do, hex_of(seen, one.id)
    if do.order in THERE and do.hex not in ("", hex):
        return "place"
    if do.order in ("MAKE_CAMP", "FORTIFY", "GO_TO_NEAREST_CAMP") and not is_camp_hex(seen, hex):
        return "camp"
    if do.order in ("SIEGE_WORKS", "DIVINE") and not any(is_answer(report, line, hex) for report in newest(seen, begins(line))):
        return "works" if do.order == "SIEGE_WORKS" else "stars"
    if do.order in ("EMBARK", "DISEMBARK") and bool(one.ship) != (do.order == "EMBARK"):
        return "ashore" if do.order == "EMBARK" else "aboard"
    return None


def is_answer(report: Report, line: Line, hex: str) -> bool:
    """Whether a message says that work which was ordered is done."""
    if isinstance(report, Completed) and report.order != line.do.order:
        return False
    wanted = Completed if line.do.order == "SIEGE_WORKS" else Divined
    return isinstance(report, wanted) and report.hex == hex and report.at >= begins(line)


def reason(seen: Seen, one: OwnCommander | OwnUnit, to: str, line: Line) -> tuple[str, str]:
    """Why, by the last message since the sheet was written that says so."""
    senders, hex = (one.id, *(one.leads if isinstance(one, OwnCommander) else ())), hex_of(seen, one.id)
    for report in newest(seen, wrote(seen, to)):
        if getattr(report, "by", "") not in senders or report.at < wrote(seen, to):
            continue
        if isinstance(report, BattleReport) and begins(line) <= report.at < ends(line):
            return "battle", report.where or report.hex
        if isinstance(report, ContactReport) and report.hex == hex:
            return "enemy", report.where
        if isinstance(report, Completed) and report.hex == hex and report.order in STOPPED:
            return STOPPED[report.order], ""
    return "" if one.here else "unsaid", ""
