"""What is told back to whoever has written orders, before they are sent: the sheets as they were understood, of each who goes by
it and who does not, and what can be foreseen to fail.  It is made of what the writer knows and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.games.clusta.model.pieces import ASTROLOGERS
from montjoy.games.clusta.model.queries import short
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.boxes import OPEN
from montjoy.games.clusta.protocol.forms import Assign, Business, Line, Orders, Send, Sheet, clock
from montjoy.games.clusta.protocol.vocabulary import said as spoken
from montjoy.games.clusta.seen.addressee import addressee, whole_name
from montjoy.games.clusta.seen.meant import Meant, meant
from montjoy.games.clusta.seen.stargazing import DIVINE, HALF, is_at_it, readers
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import marches, replaced
from montjoy.games.clusta.ui.forecast import Foreseen, foreseen
from montjoy.games.clusta.ui.names import when

NOTE: Final = "  # "                                         # not read, as in every text of orders
WARNING: Final = "! "


def told_back(seen: Seen, form: Orders, words: Any) -> str:
    """Orders in the reader's language, each sheet with notes beneath it."""
    lines: list[str] = []
    for sheet in form.sheets:
        said = [*notes(seen, form, sheet, words), *taken_away(seen, form, sheet, words), *marches.told(seen, form, sheet, words)]
        warnings = foreseen(seen, form, sheet)
        said += [*in_turn(sheet, [one.line for one in warnings if one.kind == "never"], words), *read(seen, form, sheet, words)]
        said += [warned(one, words) for one in warnings]
        lines += [language.write_sheet(sheet, words.lang), *(f"{NOTE}{note}" for note in said)]
    for item in form.business:
        lines += [language.write_item(item, words.lang), *(f"{NOTE}{note}" for note in of_astrologer(seen, form, item, words))]
    return "\n".join(lines)


def notes(seen: Seen, form: Orders, sheet: Sheet, words: Any) -> Iterator[str]:
    """What is to be said of a sheet."""
    to = addressee(seen, sheet.to)
    if to is None or to.kind not in ("camp", "commander"):
        return
    if not to.hex:
        yield words.text("echo-nowhere", to=to.id)
        return
    found = meant(seen, form, sheet)
    goes, stays = [one for one in found if one.goes], [one for one in found if not one.goes]
    if goes:
        who = to.id if to.kind == "commander" else ""
        yield words.text("echo-goes", who=who, units=listed(seen, goes, "echo-because", words))
    else:
        yield words.text("echo-nobody", kind=to.kind, to=to.id)
    if stays:
        yield words.text("echo-stays", units=listed(seen, stays, "echo-because-not", words))


def taken_away(seen: Seen, form: Orders, sheet: Sheet, words: Any) -> Iterator[str]:
    """ "! Unit 5 loses “from now: divine” and stands without orders." """
    for unit, line in replaced.losers(seen, form, sheet):
        yield WARNING + words.text("echo-loses", number=unit.number, line=quoted(line, words.lang))
    gone = list(replaced.out_of_force(seen, form, sheet, words.lang))
    if gone:
        yield WARNING + words.text("echo-replaces", lines="; ".join(gone))


def in_turn(sheet: Sheet, never: Sequence[Line], words: Any) -> Iterator[str]:
    """CN-ORD-01  Several open-ended lines of one column are done one after the other, in the order in which they are written."""
    for units in dict.fromkeys(line.units for line in sheet.lines):
        open_ended = [line for line in sheet.lines if line.units == units and line.day == OPEN and line not in never]
        if len(open_ended) > 1:
            said = [language.write_instruction(line.do, words.lang) for line in open_ended]
            yield words.text("echo-in-turn", lines="; ".join(said))


# ---- astrologers -------------------------------------------------------------------------------------------------------
def read(seen: Seen, form: Orders, sheet: Sheet, words: Any) -> Iterator[str]:
    """CN-ORD-DIVINE  Who reads the stars by this sheet; a warning where nobody does."""
    divines = {line: readers(seen, form, sheet, line) for line in sheet.lines if line.do.order == DIVINE}
    for one in dict.fromkeys(one for found in divines.values() for one in found):
        yield words.text("echo-reads", who=short(one.id), days=2 if one.trade == HALF else 1)
    for line, found in divines.items():
        if not found and all(f"{seen.viewer}.{number}" in seen.units for number in line.units):
            yield WARNING + words.text("echo-no-astrologer", line=quoted(line, words.lang))


def of_astrologer(seen: Seen, form: Orders, item: Business, words: Any) -> Iterator[str]:
    """CN-ORD-DIVINE, CN-SPEC-07  What an astrologer does alone; that one who changes reads nothing without the order."""
    if not isinstance(item, Assign | Send):
        return
    who = seen.specialists.get(whole_name(seen, item.specialist))
    if who is None or who.trade not in ASTROLOGERS:
        return
    if isinstance(item, Send):
        yield words.text("echo-alone", who=short(who.id))
        return
    if addressee(seen, item.to) is None:                     # a unit that is only made by this form
        return
    by_form = [one for sheet in form.sheets for line in sheet.lines if line.do.order == DIVINE
               for one in readers(seen, form, sheet, line)]
    if who not in by_form and not is_at_it(seen, msgspec.structs.replace(who, with_=whole_name(seen, item.to), away=False)):
        yield WARNING + words.text("echo-reads-nothing", who=short(who.id), order=spoken(DIVINE, words.lang))


def warned(one: Foreseen, words: Any) -> str:
    """ "! “day 1 round 6: make camp 0303” takes 6 rounds, but at the time you give it there is only 1." """
    line, other = quoted(one.line, words.lang), quoted(one.other, words.lang) if one.other is not None else ""
    slot = when(words, clock(*one.when))
    return WARNING + str(
        words.text(f"echo-{one.kind}", line=line, other=other, rounds=one.rounds, has=one.has, slot=one.when[1], when=slot)
    )


def quoted(line: Line, lang: str) -> str:
    return f"{language.write_head(line, lang)}: {language.write_instruction(line.do, lang)}"


def listed(seen: Seen, among: Sequence[Meant], message: str, words: Any) -> str:
    """ "unit 5 (Kaelve leads it); unit 6, as of day 1, round 3 (the last orders in its hex)" """
    def said(one: Meant) -> str:
        heard = "" if one.unit.here else when(words, one.unit.as_of)
        return str(words.text(message, number=one.unit.number, why=one.why, by=one.by, when=heard))

    return "; ".join(said(one) for one in among)
