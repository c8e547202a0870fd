"""What a new sheet puts out of force: units that went by the one before it and go by none now, what was still to come on that,
and its words for battles.  It is read from the sheets that the writer has sent and from his own lists.
"""

from __future__ import annotations

from collections.abc import Iterator

from montjoy.games.clusta.protocol import boxes, language
from montjoy.games.clusta.protocol.boxes import OPEN
from montjoy.games.clusta.protocol.forms import NO_ORDER, Line, Orders, Sheet, Standing
from montjoy.games.clusta.protocol.vocabulary import said
from montjoy.games.clusta.seen.addressee import whole_name
from montjoy.games.clusta.seen.meant import meant
from montjoy.games.clusta.seen.view import OwnUnit, Seen


def before(seen: Seen, sheet: Sheet) -> Sheet | None:
    """The last sheet that was sent to the same addressee: the new one replaces it (CN-SEQ-03)."""
    return seen.sheets.get(whole_name(seen, sheet.to))


def losers(seen: Seen, form: Orders, sheet: Sheet) -> Iterator[tuple[OwnUnit, Line]]:
    """CN-ORD-03  The units that went by the sheet before and will go by none, each with the line that it loses."""
    old = before(seen, sheet)
    if old is None:
        return
    went = [one.unit.id for one in meant(seen, Orders(), old) if one.goes]
    for one in meant(seen, form, sheet):
        unit = one.unit
        if not one.goes and one.why == "none" and unit.id in went and unit.order != NO_ORDER:
            found = boxes.coming(boxes.column(old, unit.number), (), seen.day, seen.slot)
            if found is not None:
                yield unit, found[2][1]


def out_of_force(seen: Seen, form: Orders, sheet: Sheet, lang: str) -> Iterator[str]:
    """What was to come by the sheet before and has no counterpart on the new one: lines, standing instructions, wishes."""
    old = before(seen, sheet)
    if old is None:
        return
    told = [line for _, line in losers(seen, form, sheet)]
    for line in to_come(seen, old):
        if line not in told and not any(same_box(line, other) for other in sheet.lines):
            yield f"{language.write_head(line, lang)}: {language.write_instruction(line.do, lang)}"
    was, now, usual = (language.standing_words(one, lang) for one in (old.standing, sheet.standing, Standing()))
    for key, value in was.items():
        if value != now[key] == usual[key]:
            yield f"{said(key, lang)} {value}"
    if old.wishes and not sheet.wishes:
        yield f"{said('wishes', lang)}: " + "; ".join(language.write_instruction(do, lang) for do in old.wishes)


def to_come(seen: Seen, old: Sheet) -> Iterator[Line]:
    """The dated boxes of a sheet that are not over; of open-ended ones, whose end is not known, the last of each column."""
    last = {line.units: at for at, line in enumerate(old.lines) if line.day == OPEN}
    for at, line in enumerate(old.lines):
        ahead = boxes.begins(line, seen.day, seen.slot) is not None
        if ahead and (line.day != OPEN or last[line.units] == at):
            yield line


def same_box(one: Line, other: Line) -> bool:
    return (one.units, one.day, one.slot) == (other.units, other.day, other.slot)
