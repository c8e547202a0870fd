"""What of an order text was not understood, as refusals: the line, the column, what stands there, what would do."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import No, no
from montjoy.games.clusta.language_tokens import Trouble

RULE: Final = "CN-ORD-01"


def refusal(line: int, trouble: Trouble) -> No:
    """The refusal for one line that was not understood."""
    column, found, wanted = trouble.column, trouble.found, trouble.wanted
    known = (
        no(RULE, "quote-not-closed", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "sign-missing", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "not-a-number", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "number-out-of-range", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "not-a-hex", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "unknown-word", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "text-missing", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "text-too-long", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "too-much", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "name-missing", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "name-too-long", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "three-wishes-at-most", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "route-too-long", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "no-sheet-begun", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "too-many-lines", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "too-many-parts", line=line, column=column, found=found, wanted=wanted),
    )
    return next(one for one in known if one.reason == trouble.reason)
