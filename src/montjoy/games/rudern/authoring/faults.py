"""What a check of a scenario's file says, and what its checks ask of the file."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

import msgspec

from montjoy.core.content.messages import Where
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.model.state import Relation

NUMBERLESS: Final = ("ends", "campaign", "campaign.powers")  # tables that stand in a file once


class Fault(msgspec.Struct):
    """What is wrong, and at which key of which entry; "" where an entry is a name of a list."""

    table: str
    number: int
    key: str
    says: str
    other: int = -1                                          # the entry that it cannot stand beside, if there is one

    @property
    def where(self) -> Where:
        at = tuple(self.table.split("."))
        if self.table in NUMBERLESS:
            return (*at, self.key)
        return (*at, self.number, self.key) if self.key else (*at, self.number)


def nearest(word: str, words: list[str]) -> str:
    """`; did you mean "KAT"?`, or the list of what there is."""
    plain = {w.lower(): w for w in words}
    near = get_close_matches(word.lower(), list(plain), 1, 0.5)
    return f'; did you mean "{plain[near[0]]}"?' if near else f"; there are: {', '.join(words)}"


def stand(s: BattleScenario, a: str, b: str) -> Relation:
    if a == b and a:
        return "allied"
    if not a or not b:
        return "neutral"
    return next((r.to for r in s.relations if {r.a, r.b} == {a, b}), "hostile")
