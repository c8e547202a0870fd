"""Where in a side's form something stands, and on which line of its text: so a refusal by a rule says which line it is about."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from montjoy.core.effects import No

Place: TypeAlias = tuple[str | int, ...]                     # see `place_of`


def at(refusal: No, **place: int | str) -> No:
    """A refusal with its place: which `sheet` of the form, and of it which `box` or `part`; or which `item` of business.  All are
    counted from 1; a part is "standing" or "wishes"."""
    return msgspec.structs.replace(refusal, facts=refusal.facts | place)


def place_of(refusal: No) -> Place:
    """The place that a refusal names; (): the whole form."""
    facts = refusal.facts
    if "item" in facts:
        return ("item", facts["item"])
    if "sheet" not in facts:
        return ()
    within = facts.get("box", facts.get("part"))
    return ("sheet", facts["sheet"]) if within is None else ("sheet", facts["sheet"], within)
