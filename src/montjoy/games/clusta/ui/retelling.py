"""What is told in the order language or as a captured report, for a reader of another language (`Game.retold`).

A sheet is echoed in the reader's own words on one line; the reports that a captured messenger carried are told like reports.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from montjoy.core.effects import No
from montjoy.games.clusta.protocol import language, reports
from montjoy.games.clusta.protocol.events import SheetSent, Undelivered
from montjoy.games.clusta.protocol.external_battle import Result
from montjoy.games.clusta.protocol.forms import Edited, Orders, Plan
from montjoy.games.clusta.protocol.gathered import ByCourier, Looked, NightReports
from montjoy.games.clusta.protocol.vocabulary import DESK, VOCABULARY, said
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.orders.form_texts import write_form
from montjoy.games.clusta.ui import grouped

NAMES: Final = ("to", "name", "who")                        # facts of refusals that are names
LIKE_THESE: Final = ("nobody-of-that-name", "name-missing")  # of these "wanted" is, too
KINDS: Final = {                                             # what one sees oneself, and an army sheet, no messenger carries
    kind.__name__: kind for kind in get_args(reports.Report) if "card" not in kind.__struct_fields__
}


def retold(item: Any, lang: str) -> Any:
    """The same item with its texts in the reader's language."""
    match item:
        case Orders():
            return one_line(language.write(item), lang)
        case Plan() | Edited() | Result():
            return write_form(item, lang).replace("\n", "; ")
        case No(reason="plan-kind"):
            near = DESK.nearest(str(item.facts["text"]), schedule.KINDS, lang)
            return msgspec.structs.replace(item, facts={**item.facts, "near": near})
        case No(reason="unknown-word"):
            return VOCABULARY.retold(item, lang)
        case No(reason="no-sheet-begun"):
            head = f"{said('to', lang)} {language.name(str(item.facts['wanted']), lang)}:"
            return msgspec.structs.replace(item, facts={**item.facts, "wanted": head})
        case No():
            names = (*NAMES, "wanted") if item.reason in LIKE_THESE else NAMES
            told_as = {key: named(str(fact), lang) if key in names else fact for key, fact in item.facts.items()}
            return msgspec.structs.replace(item, facts=told_as)
        case SheetSent():
            return msgspec.structs.replace(item, text=one_line(item.text, lang))
        case Undelivered() | reports.NotDone():
            return msgspec.structs.replace(item, what=one_line(item.what, lang))
        case reports.SecretReport():
            found = [reported(line) for line in item.text.splitlines()]
            told: Any = tuple(found) if found and all(found) else one_line(item.text, lang)
            return msgspec.structs.replace(item, text=told)
        case reports.NothingNew():
            return msgspec.structs.replace(item, senders=tuple(by for by in item.senders if by not in item.units))
        case ByCourier() | Looked() | NightReports():
            return grouped.said(item)
    return item


def named(names: str, lang: str) -> str:
    """Names in a refusal as they stand in a text of orders, so that a unit's number says what it is."""
    found = names.split(", ")
    return ", ".join(f"{said('unit', lang)} {name}" if name.isascii() and name.isdecimal() else name for name in found)


@lru_cache(1000)
def one_line(text: str, lang: str) -> str:
    """Orders in the words of a language, on one line and without the numbers of the desk; anything else as it stands."""
    found = language.understood(text)
    if not text or found.troubles:
        return text
    sheets = tuple(msgspec.structs.replace(sheet, day=0, form=0) for sheet in found.orders.sheets)
    lines = [line.strip() for line in language.write(Orders(sheets, found.orders.business), lang).splitlines() if line.strip()]
    return "; ".join(lines).replace(":; ", ": ")


def reported(line: str) -> Any:
    """The report that a captured messenger's line was, or None (`line` of `rules/messengers/interrogation.py` writes them)."""
    kind = KINDS.get(line.partition(":")[0])
    found = pattern(kind).fullmatch(line) if kind is not None else None
    if kind is None or found is None:
        return None
    try:
        hints = get_type_hints(kind)
        return kind(*(value(hints[name], text) for name, text in zip(kind.__struct_fields__, found.groups(), strict=True)))
    except (ValueError, SyntaxError):
        return None


@lru_cache(None)
def pattern(kind: type[msgspec.Struct]) -> re.Pattern[str]:
    return re.compile(f"{kind.__name__}: " + ", ".join(f"{re.escape(name)} (.*)" for name in kind.__struct_fields__))


def value(hint: Any, text: str) -> Any:
    """A field as it was written."""
    if hint is int:
        return int(text)
    if hint is bool:
        return text == "True"
    return text if hint is str else ast.literal_eval(text)
