"""Hit points that the game master types: the form, its text, and why it is refused.  MB-UMP-02."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from montjoy.core.effects import No, no
from montjoy.games.massbattle.carpet.questions import HowMany

NAME: Final = "points"                                       # of the one number, in a text and on a page
MOST: Final = 100_000


class Points(msgspec.Struct, frozen=True):
    """MB-UMP-02  So many hit points; 0: none, after all."""

    points: Annotated[int, Meta(ge=0, le=MOST)] = 0


def read(text: str) -> Points | No:
    """ "points 7", or the number alone; an empty text: none."""
    number = text.strip().removeprefix(NAME).strip()
    if number.isascii() and number.isdecimal() and int(number) <= MOST:
        return Points(int(number))
    return no("", "not-a-number", line=1, column=1, found=number, wanted=f"0-{MOST}", end=0) if number else Points()


def write(form: Points) -> str:
    return f"{NAME} {form.points}"


def why_not(ask: HowMany, form: Points) -> No | None:
    """MB-UMP-02  No more than the unit has, or has lost."""
    if form.points <= ask.most:
        return None
    return no("MB-UMP-02", "number-out-of-range", line=1, column=1, found=str(form.points), wanted=f"0-{ask.most}", end=0)
