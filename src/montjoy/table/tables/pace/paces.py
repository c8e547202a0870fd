"""The paces that a new table can have, as a form holds them and as people read them."""

from __future__ import annotations

from typing import Any, Final

from montjoy.table.tables import lines

HOUR: Final = 3600
DAY: Final = 24 * HOUR
NONE: Final = "0"
LIVE: Final = ("30", "60", "120", "300", "600")              # seconds for a decision
BANKS: Final = ("300+5", "600+10", "1200+15", "1800+30")     # seconds for all decisions, and seconds that each one adds
DAYS: Final = tuple(str(seconds) for seconds in (HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY))
LEAST_BANK: Final = 60
MOST_BANK: Final = 10 * HOUR
LEAST_INCREMENT: Final = 5                                   # whose bank is empty has this for a decision
MOST_INCREMENT: Final = 600
MORE: Final = (60, 300, 900, HOUR, DAY)                      # what a host gives a seat
BOTS: Final = ("slow", "normal", "fast")


def bank_of(text: str) -> tuple[int, int] | None:
    """A bank and its increment, as "600+10"; None: it is none."""
    bank, plus, increment = text.partition("+")
    if not (plus and all(x.isascii() and x.isdigit() and len(x) < 7 for x in (bank, increment))):
        return None
    found = int(bank), int(increment)
    right = LEAST_BANK <= found[0] <= MOST_BANK and LEAST_INCREMENT <= found[1] <= MOST_INCREMENT
    return found if right else None


def pace_words(text: str, w: Any) -> str:
    """A pace in words."""
    if bank := bank_of(text):
        return str(w.text("page-pace-bank", minutes=bank[0] // 60, seconds=bank[1]))
    seconds = int(text)
    if not seconds:
        return str(w.text("page-new-live"))
    if seconds < HOUR:
        return str(w.text("page-pace-live", **time_of(seconds)))
    return str(w.text("page-new-hours", hours=seconds // HOUR, days=seconds // DAY, unit="days" if seconds >= DAY else "hours"))


def time_of(seconds: int) -> dict[str, str | int]:
    """A length of time as the messages have it, in the largest unit in which it is whole."""
    unit, size = next((x for x in (("days", DAY), ("hours", HOUR), ("minutes", 60)) if seconds % x[1] == 0), ("seconds", 1))
    return {"unit": unit, "count": seconds // size}


def agreed(settings: lines.Settings) -> str:
    """A table's pace as a form holds it."""
    return f"{settings.bank}+{settings.increment}" if settings.bank else str(settings.deadline)
