"""How a general writes: what somebody is to do for the next days, as a sheet, and whether the last one still says it.

No courier rides for nothing: a sheet goes out only if it says something new, if its days run out, or if those it is for have
asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.games.clusta.bots.appraisal import Look
from montjoy.games.clusta.model.queries import short
from montjoy.games.clusta.protocol.forms import DAY, Business, Instruction, Line, Orders, Sheet, Standing
from montjoy.games.clusta.seen import validation
from montjoy.games.clusta.seen.addressee import addressee

AHEAD: Final = 5                                             # days that a sheet covers
STALE: Final = 8                                             # days after which what was written may have been lost
LAST: Final = 3                                              # days before the conflux in which nobody retreats
HOLD: Final = Instruction("HOLD")


def open_ended(*does: Instruction, units: tuple[int, ...] = ()) -> list[Line]:
    """One after the other, from now on."""
    return [Line(do, units=units) for do in does]


def daily(look: Look, *does: Instruction, units: tuple[int, ...] = ()) -> list[Line]:
    """The same on each of the next days: a march that is over at once where one is there already, and a day's work."""
    return [Line(do, day, units=units) for day in range(look.seen.day, look.seen.day + AHEAD + 1) for do in does]


class Desk:
    """The form of a morning while it is being written."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.sheets: list[Sheet] = []
        self.business: list[Business] = []
        self.goal = ""                                       # where the host is to be
        self.hunted: list[str] = []                          # the enemies against whom somebody goes
        self.coming = 0                                      # men who were sent today to where all gather
        self.busy: list[str] = []                            # specialists who have their task

    def order(self, to: str, lines: Sequence[Line], wishes: tuple[Instruction, ...] = (), *, anew: bool = False) -> None:
        """A sheet to somebody, if it is worth a courier."""
        look = self.look
        sheet = Sheet(short(to), tuple(lines), standing(look), wishes)
        if any(other.to == sheet.to for other in self.sheets):
            return
        if not anew and still_good(look, to, sheet):
            return
        if validation.why_not_sheet(look.seen, Orders(), sheet) is None:
            self.sheets.append(sheet)

    def do(self, item: Business) -> bool:
        """A piece of business, if it is allowed with what stands on the form already."""
        form = Orders(tuple(self.sheets), (*self.business, item))
        if validation.why_not_business(self.look.seen, form) is not None:
            return False
        self.business.append(item)
        return True

    def form(self) -> Orders:
        return Orders(tuple(self.sheets), tuple(self.business))


def standing(look: Look) -> Standing:
    """What a commander far away does in battle; for the conflux they fight to the end."""
    temper = look.temper
    last = look.conflux != "" and look.days_left <= LAST
    return Standing(
        retreat_at=0 if last else temper.leaves, pursue=temper.pursues, spend_hp_tv=temper.point, spend_hp_death=True,
        ambush_continue=temper.pursues, advance_after_win=temper.pursues,
    )


# ---- is it worth a courier ---------------------------------------------------------------------------------------------
def still_good(look: Look, to: str, sheet: Sheet) -> bool:
    """The last sheet says the same for today and tomorrow, and nobody it is for has asked for orders or fought since."""
    last = look.seen.sheets.get(to)
    if last is None or (last.wishes, last.standing) != (sheet.wishes, sheet.standing):
        return False
    if any(says(last, day) != says(sheet, day) for day in (look.seen.day, look.seen.day + 1)):
        return False
    book, found = look.seen.book, addressee(look.seen, short(to))
    wrote = book.wrote.get(to, 0) if book is not None else 0
    if look.now - wrote > STALE * DAY:
        return False
    ids = [to, *(unit.id for unit in found.units)] if found is not None else [to]
    return not look.called(ids, wrote)


def says(sheet: Sheet, day: int) -> list[tuple[tuple[int, ...], int, bool, Instruction]]:
    """What stands on a sheet for a day."""
    found = [(line.units, line.slot, line.day < 0, line.do) for line in sheet.lines if line.day in (-1, day)]
    return sorted(found, key=lambda line: line[0])
