"""The order language: what a side orders as text, and the text as orders; what was not understood, as refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.content.vocabulary import Trouble
from montjoy.core.effects import No, no
from montjoy.games.clusta.protocol.forms import (
    MOST_LINES,
    NIGHTS,
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Instruction,
    Line,
    Merge,
    Orders,
    Overall,
    Send,
    Sheet,
    Split,
    Standing,
    Write,
)
from montjoy.games.clusta.protocol.grammar import Draft
from montjoy.games.clusta.protocol.places import Place, place_of
from montjoy.games.clusta.protocol.tokens import is_plain, quoted
from montjoy.games.clusta.protocol.vocabulary import said

RULE: Final = "CN-ORD-01"
MOST_TEXT: Final = 64_000
MOST_PARTS: Final = 60
MARKS: Final = dict.fromkeys(map(ord, "“”„‟«»״"), '"')
LIKE: Final = ("camp1", "6")                                 # names as they may be written, whoever writes
MOST_TOLD: Final = 60                                        # lines that are not understood; further is not read


# ---- reading ---------------------------------------------------------------------------------------------------------
class Reading(msgspec.Struct, frozen=True):
    """What was understood, and the lines that were not, up to sixty of them: nothing of the others is lost.  `places`: on which
    line each part of the orders stands."""

    orders: Orders
    troubles: tuple[No, ...]
    places: dict[Place, int] = {}

    def line_of(self, refusal: No) -> int:
        """The line that a refusal by a rule is about, counted from 1; 0: no single one."""
        place = place_of(refusal)
        return self.places.get(place) or self.places.get(place[:2], 0)


def understood(text: str, like: Sequence[str] = LIKE, day: int = 0) -> Reading:
    """All that can be understood of a text, and what cannot: the line, the column, what stands there, what would do.  `like`:
    names that its writer knows, for examples; `day`: that on which it is written."""
    if len(text) > MOST_TEXT:
        return Reading(Orders(), (no(RULE, "too-long", line=1, column=1, found="", wanted=str(MOST_TEXT)),))
    draft, troubles = Draft(), []
    for number, line in enumerate(text.split("\n"), 1):
        draft.number = number
        try:
            draft.read(straight(line))
            _within_limits(draft)
        except Trouble as trouble:
            troubles.append(refusal(number, trouble, like, day))
            if len(troubles) == MOST_TOLD:
                break
    return Reading(Orders(tuple(draft.sheets), tuple(draft.business)), tuple(troubles), draft.places)


def straight(line: str) -> str:
    """A line with the quotation marks that word processors set, where it has none of ours."""
    return line if '"' in line else line.translate(MARKS)


def _within_limits(draft: Draft) -> None:
    """A form has room for so much and no more."""
    if draft.sheets and len(draft.sheets[-1].lines) > MOST_LINES:
        draft.sheets[-1] = msgspec.structs.replace(draft.sheets[-1], lines=draft.sheets[-1].lines[:MOST_LINES])
        raise Trouble(1, "too-many-lines", "", str(MOST_LINES))
    for parts in (draft.sheets, draft.business):
        if len(parts) > MOST_PARTS:
            del parts[MOST_PARTS:]
            raise Trouble(1, "too-many-parts", "", str(MOST_PARTS))


def read(text: str, like: Sequence[str] = LIKE, day: int = 0) -> Orders | No:
    """The orders of a text, or where it was first not understood."""
    found = understood(text, like, day)
    return found.troubles[0] if found.troubles else found.orders


# ---- what was not understood -------------------------------------------------------------------------------------------
def refusal(line: int, trouble: Trouble, like: Sequence[str], day: int) -> No:
    """The refusal for one line that was not understood."""
    column, found, wanted = trouble.column, trouble.found, trouble.wanted
    end = int(not found)                                     # nothing stands there: the line is over
    keys = " ".join(trouble.keys)
    known = (
        no(RULE, "quote-not-closed", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "sign-missing", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "not-a-number", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "number-out-of-range", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "not-a-hex", line=line, column=column, found=found, wanted=wanted, end=end),
        no(RULE, "when-missing", line=line, column=column, found=found, wanted=wanted, day=day),
        no(RULE, "order-beside-name", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "neither-when-nor-whom", line=line, column=column, found=found, wanted=wanted, day=day),
        no(RULE, "unknown-word", line=line, column=column, found=found, wanted=wanted, end=end, keys=keys),
        no(RULE, "text-missing", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "text-too-long", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "too-much", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "name-missing", line=line, column=column, found=found, wanted=", ".join(like)),
        no(RULE, "name-too-long", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "three-wishes-at-most", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "route-too-long", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "no-sheet-begun", line=line, column=column, found=found, wanted=like[0]),
        no(RULE, "too-many-lines", line=line, column=column, found=found, wanted=wanted),
        no(RULE, "too-many-parts", line=line, column=column, found=found, wanted=wanted),
    )
    return next(one for one in known if one.reason == trouble.reason)


# ---- writing ---------------------------------------------------------------------------------------------------------
def write(orders: Orders, lang: str = "en") -> str:
    """Orders as text."""
    parts = [write_sheet(sheet, lang) for sheet in orders.sheets] + [write_item(item, lang) for item in orders.business]
    return "\n".join(parts)


def write_sheet(sheet: Sheet, lang: str = "en") -> str:
    """A sheet, a line for each box."""
    head = f"{said('to', lang)} {name(sheet.to, lang)}"
    head += f", {said('written', lang)} {said('day', lang)} {sheet.day}" if sheet.day else ""
    head += f", {said('form', lang)} {sheet.form}" if sheet.form else ""
    lines = [f"{write_head(line, lang)}: {write_instruction(line.do, lang)}" for line in sheet.lines]
    if sheet.standing != Standing():
        lines.append(write_standing(sheet.standing, lang))
    if sheet.wishes:
        lines.append(f"{said('wishes', lang)}: " + "; ".join(write_instruction(do, lang) for do in sheet.wishes))
    return "\n  ".join([f"{head}:", *lines])


def write_head(line: Line, lang: str = "en") -> str:
    """ "units 2 3, day 6 round 2" """
    when = said("from_now", lang) if line.day < 0 else f"{said('day', lang)} {line.day}"
    if line.slot:
        night = line.slot - NIGHTS[0] + 1
        when += f" {said('night', lang)} {night}" if night > 0 else f" {said('round', lang)} {line.slot}"
    if not line.units:
        return when
    return f"{said('unit' if len(line.units) == 1 else 'units', lang)} {' '.join(map(str, line.units))}, {when}"


def write_instruction(do: Instruction, lang: str = "en") -> str:
    """ "attack 0613 via 0612 0713 in march formation, dash" """
    found = said(do.order, lang) + (f" {do.hex}" if do.hex else "")
    found += f" {said('via', lang)} {' '.join(do.route)}" if do.route else ""
    found += f" {said('in', lang)} {said(do.formation, lang)}" if do.formation else ""
    found += f" {said('with', lang)} {name(do.ship, lang)}" if do.ship else ""
    flags = (("dash", do.dash), ("ATTACK", do.attack), ("mercy", do.mercy), ("patient", do.patient))
    found += "".join(f", {said(key, lang)}" for key, is_set in flags if is_set)
    return found + (f", {said('also_of', lang)} {names(do.sides, lang)}" if do.sides else "")


def write_standing(found: Standing, lang: str = "en") -> str:
    """All eight fields, also those that are as usual."""
    values = standing_words(found, lang)
    return f"{said('standing', lang)}: " + ", ".join(f"{said(key, lang)} {value}" for key, value in values.items())


def standing_words(found: Standing, lang: str = "en") -> dict[str, str]:
    """What each field says, by its key."""
    def yes(value: bool) -> str:
        return said("yes" if value else "no", lang)

    return {
        "retreat_at": str(found.retreat_at), "pursue": yes(found.pursue),
        "spend_hp_tv": str(found.spend_hp_tv) if found.spend_hp_tv else said("never", lang),
        "spend_hp_death": yes(found.spend_hp_death),
        "let_pass": names(found.let_pass, lang) if found.let_pass else said("none", lang),
        "ambush_continue": yes(found.ambush_continue), "front_split": said(found.front_split, lang),
        "advance_after_win": yes(found.advance_after_win),
    }


def write_item(item: Business, lang: str = "en") -> str:
    """A piece of business."""
    def w(key: str) -> str:
        return said(key, lang)

    def n(of: str) -> str:
        return name(of, lang)

    match item:
        case Split():
            new = f" {w('as')} {w('unit')} {item.number}" if item.number else ""
            return f"{w('split')} {n(item.unit)}: {item.elite} {w('elite')} {item.standard} {w('standard')}{new}"
        case Merge():
            return f"{w('merge')} {n(item.unit)} {w('with')} {n(item.other)}"
        case Attach():
            what, to = ("detach", "from") if item.leave else ("attach", "to")
            return f"{w(what)} {n(item.unit)} {w(to)} {n(item.commander)}"
        case Assign():
            return f"{w('assign')} {n(item.specialist)} {w('to')} {n(item.to)}"
        case Send():
            back = f" {w('back_to')} {n(item.back)}" if item.back else ""
            return f"{w('send')} {n(item.specialist)} {w('via')} {' '.join(item.route)}{back}"
        case Carry():
            spy = quoted(item.spy) if item.spy.isdecimal() else n(item.spy)
            return f"{spy} {w('carries_to')} {n(item.to)}"
        case Attitude():
            return f"{w('attitude')} {n(item.to)} {w(item.attitude)}"
        case Write():
            return f"{w('letter')} {n(item.to)}: {quoted(item.text)}"
        case Deed():
            return f"{w('deed')} {n(item.commander)}: {quoted(item.text)}"
        case Overall():
            return f"{w('overall')} {n(item.commander)}"
        case Fleet():
            return f"{w('fleet')} {item.hex}"
        case Aboard():
            return f"{w('aboard')} {n(item.who)} {w('with')} {n(item.with_)}"
        case Asking():
            return f"{w('ask')} {w(item.when)}"


def name(id: str, lang: str = "en") -> str:
    """A name as it stands in a text: "unit 6", a plain word, or in quotation marks."""
    if id.isascii() and id.isdecimal():
        return f"{said('unit', lang)} {id}"
    return id if is_plain(id) else quoted(id)


def names(ids: tuple[str, ...], lang: str = "en") -> str:
    return " ".join(name(id, lang) for id in ids)
