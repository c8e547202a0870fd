"""One's own of whom nobody knows where they are: what their side knows all the same, where it saw them last and where it has sent
them.  It is read from what the side was told and from the sheets that it has sent, and from nothing else (CN-KNOW-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.forms import ROUNDS, Sheet
from montjoy.games.clusta.protocol.reports import Marched, OwnLeft, Report
from montjoy.games.clusta.seen.view import OwnCommander, OwnUnit, Seen

NEVER: Final = -2                                            # before -1, which is before play


def sent_out(seen: Seen) -> list[OwnCommander | OwnUnit]:
    """CN-KNOW-04  Commanders and units who have left their overall commander and of whom no word has come yet, commanders first;
    not who is not where he was heard of."""
    everybody: list[OwnCommander | OwnUnit] = [*seen.commanders.values(), *seen.units.values()]
    unknown = [one for one in everybody if not (one.gone or one.hex or one.ship) and one.id in seen.last]
    return [one for one in unknown if last_seen(seen, one) >= one.as_of]


def goal(seen: Seen, one: OwnCommander | OwnUnit) -> str:
    """CN-KNOW-04  The hex to which somebody was sent, by the sheet that he goes by as far as its writer knows (CN-ORD-03): the
    target of what it says for now, else of the next that it says, else of the last; "": it names none."""
    number = one.number if isinstance(one, OwnUnit) else 0
    for sheet in sheets_for(seen, one):
        column = boxes.column(sheet, number)
        found = boxes.coming(column, (), seen.day, max(seen.slot, ROUNDS[0]))
        lines = [found[2][1]] if found is not None else [line for _, line in reversed(column)]
        if column:
            return next((line.do.hex for line in lines if line.do.hex), "")
    return ""


def last_seen(seen: Seen, one: OwnCommander | OwnUnit) -> int:
    """CN-KNOW-04  The tick at which the overall commander saw somebody gone who had been beside him; NEVER: he was not."""
    entries = seen.book.entries if seen.book is not None else []
    return next((entry.report.at for entry in reversed(entries) if has_left(entry.report, one.id)), NEVER)


def has_left(report: Report, id: str) -> bool:
    return (isinstance(report, OwnLeft) and report.what == id) or (isinstance(report, Marched) and id in report.left)


def sheets_for(seen: Seen, one: OwnCommander | OwnUnit) -> Iterator[Sheet]:
    """The last sheets that may be his, the likeliest first: his own, one that names him, his leader's, those where he was."""
    yield from (sheet for to, sheet in seen.sheets.items() if to == one.id)
    if isinstance(one, OwnUnit):
        named = [sheet for sheet in seen.sheets.values() if boxes.names(sheet, one.number)]
        yield from sorted(named, key=lambda sheet: -sheet.form)
        yield from (seen.sheets[c.id] for c in seen.commanders.values() if one.id in c.leads and c.id in seen.sheets)
        there = [camp.id for camp in seen.camps.values() if camp.hex == seen.last[one.id]]
        yield from (seen.sheets[id] for id in there if id in seen.sheets)
