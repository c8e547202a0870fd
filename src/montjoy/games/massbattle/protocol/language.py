"""The order language: a form as text, and a text as a form; what was not understood, as refusals.

Orders stand on lines of their own or between semicolons; what follows a # is not read.  A text without an order is the form that
leaves everything to its defaults.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from montjoy.core.content.vocabulary import Trouble
from montjoy.core.effects import No, no
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.protocol.grammar import Draft, form_of
from montjoy.games.massbattle.protocol.tokens import Reader
from montjoy.games.massbattle.protocol.vocabulary import FACINGS, said

RULE: Final = ""                                           # no rule of the game: how a text is written
MOST_TEXT: Final = 64_000
MOST_TOLD: Final = 40                                        # orders that are not understood; further is not read


class Reading(msgspec.Struct, frozen=True):
    """What was understood, and what was not: nothing of the others is lost."""

    form: Any
    troubles: tuple[No, ...]


# ---- reading -----------------------------------------------------------------------------------------------------------------
def understood(ask: Any, text: str) -> Reading:
    """All that can be understood of a text as an answer to a question, and what cannot."""
    kind = form_of(ask)
    if len(text) > MOST_TEXT:
        return Reading(Draft(kind).form(), (no(RULE, "too-long", line=1, column=1, found="", wanted=str(MOST_TEXT), end=0),))
    draft, troubles = Draft(kind), []
    for line, column, order in orders(text):
        try:
            draft.read(Reader(order, column))
        except Trouble as trouble:
            troubles.append(refusal(line, trouble))
            if len(troubles) == MOST_TOLD:
                break
    troubles += list(too_many(draft))
    return Reading(Draft(kind).form() if troubles else draft.form(), tuple(troubles))


def orders(text: str) -> Iterator[tuple[int, int, str]]:
    """The orders of a text, each with its line and column."""
    for number, line in enumerate(text.split("\n"), 1):
        column = 1
        for order in line.partition("#")[0].split(";"):
            yield number, column, order
            column += len(order) + 1


def too_many(draft: Draft) -> Iterator[No]:
    """A form has room for so much and no more."""
    long = [things for things in draft.lists.values() if len(things) > forms.MOST]
    long += [march.units for march in draft.lists.get("moves", ()) if len(march.units) > forms.MOST]
    if long:
        yield no(RULE, "too-many-orders", line=1, column=1, found="", wanted=str(forms.MOST), end=0)


def read(ask: Any, text: str) -> Any:
    """The form of a text, or where it was first not understood."""
    found = understood(ask, text)
    return found.troubles[0] if found.troubles else found.form


def refusal(line: int, trouble: Trouble) -> No:
    """The refusal of one order that was not understood."""
    column, found, wanted = trouble.column, trouble.found, trouble.wanted
    end = int(not found)                                     # nothing stands there: the order is over
    keys = " ".join(trouble.keys)
    known = (
        no(RULE, "unknown-word", line=line, column=column, found=found, wanted=wanted, end=end, keys=keys),
        no(RULE, "not-in-this-phase", line=line, column=column, found=found, wanted=wanted, end=end, keys=keys),
        no(RULE, "unit-first", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "unit-missing", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "not-a-square", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "not-a-number", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "number-out-of-range", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "too-much", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "said-twice", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "one-unit-a-square", line=line, column=column, found=found, wanted=wanted, end=end),
    )
    return next(one for one in known if one.reason == trouble.reason)


# ---- writing -----------------------------------------------------------------------------------------------------------------
def write(form: Any, lang: str = "en") -> str:
    """A form as text, an order a line."""
    return "\n".join(lines(form, lang))


def lines(form: Any, lang: str = "en") -> Iterator[str]:
    """Its orders."""
    match form:
        case forms.Deployment():
            for placed in form.units:
                yield f"{placed.unit} {said('at', lang)} {square(placed.at)} {said('facing', lang)} {way(placed.facing, lang)}"
        case forms.Stances():
            yield from listed(form.defend, "defend", lang)
        case forms.Volley():
            yield from shots(form.shots, "shoot", lang)
            yield from (cast(one, lang) for one in form.spells)
            yield from listed(form.hold, "hold", lang)
        case forms.Moves():
            yield from (march(one, lang) for one in form.moves)
        case forms.Fights():
            yield from shots(form.attacks, "fight", lang)
            yield from listed(form.hold, "hold", lang)
        case forms.Rallies():
            yield from listed(form.decline, "decline", lang)
        case forms.Concession():
            yield said("concede" if form.concede else "fight_on", lang)
    if rest := getattr(form, "rest", ""):
        yield f"{said('rest', lang)}: {said(rest, lang)}"


def listed(units: Sequence[str], key: str, lang: str) -> Iterator[str]:
    """ "A2 A5 hold" """
    if units:
        yield f"{' '.join(units)} {said(key, lang)}"


def shots(found: Sequence[forms.Shot], key: str, lang: str) -> Iterator[str]:
    """ "A3 A4 shoot B5": who aims at the same target stands on one line """
    for target, several in groupby(found, lambda shot: shot.target):
        yield f"{' '.join(shot.unit for shot in several)} {said(key, lang)} {target}"


def cast(one: forms.Cast, lang: str) -> str:
    """ "A1 cast fireball at 12,20" """
    what = said("breathe", lang) if one.spell == "breath" else f"{said('cast', lang)} {said(one.spell, lang)}"
    aims = [one.target] * bool(one.target) + ([square(one.square)] if one.square is not None else [])
    line = [] if one.along is None else [f"{said('facing', lang)} {way(one.along, lang)}"]
    return " ".join([one.unit, what, *(f"{said('at', lang)} {aim}" for aim in aims), *line])


def march(one: forms.March, lang: str) -> str:
    """ "A7 turn east, ahead 3, then north" """
    parts = [f"{said('turn', lang)} {way(one.turn, lang)}"] if one.turn is not None else []
    parts += [f"{said('to', lang)} {square(one.to)}"] if one.to is not None else []
    parts += [f"{said('along', lang)} {' '.join(map(square, one.path))}"] if one.path else []
    parts += [f"{said(key, lang)} {n}" for key, n in (("ahead", one.ahead), ("back", one.back)) if n]
    parts += [said("off", lang)] if one.off else []
    parts += [f"{said('then', lang)} {way(one.then, lang)}"] if one.then is not None else []
    parts += [said("land" if one.land else "aloft", lang)] if one.land is not None else []
    parts += [f"{said('charge', lang)} {one.charge}"] if one.charge else []
    return f"{' '.join(one.units)} {', '.join(parts) or said('hold', lang)}"


def square(at: tuple[int, int]) -> str:
    return f"{at[0]},{at[1]}"


def rows(found: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Squares row by row, those beside one another together: "9-11,9", "9,10"."""
    columns: dict[int, list[int]] = {}
    for x, y in sorted(found, key=lambda at: (at[1], at[0])):
        columns.setdefault(y, []).append(x)
    for y, there in columns.items():
        while there:
            n = next((n for n in range(1, len(there)) if there[n] != there[0] + n), len(there))
            yield f"{there[0]},{y}" if n == 1 else f"{there[0]}-{there[n - 1]},{y}"
            there = there[n:]


def way(facing: int, lang: str) -> str:
    return said(FACINGS[facing], lang)
