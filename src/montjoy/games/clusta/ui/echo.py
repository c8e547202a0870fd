"""What is told back to whoever has written orders, before they are sent: the sheets as they were understood, of each who goes by
it and who does not, and what can be foreseen to fail.  It is made of what the writer knows and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import Line, Orders, Sheet, clock
from montjoy.games.clusta.seen.addressee import addressee
from montjoy.games.clusta.seen.meant import Meant, meant
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import replaced
from montjoy.games.clusta.ui.forecast import Foreseen, foreseen
from montjoy.games.clusta.ui.names import when

NOTE: Final = "  # "                                         # not read, as in every text of orders
WARNING: Final = "! "


def told_back(seen: Seen, form: Orders, words: Any) -> str:
    """Orders in the reader's language, each sheet with notes beneath it."""
    lines: list[str] = []
    for sheet in form.sheets:
        said = [*notes(seen, form, sheet, words), *taken_away(seen, form, sheet, words)]
        said += [warned(one, words) for one in foreseen(seen, form, sheet)]
        lines += [language.write_sheet(sheet, words.lang), *(f"{NOTE}{note}" for note in said)]
    return "\n".join([*lines, *(language.write_item(item, words.lang) for item in form.business)])


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


def warned(one: Foreseen, words: Any) -> str:
    """ "! “day 1 round 6: make camp 0303” takes 6 rounds; this box has 1." """
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
