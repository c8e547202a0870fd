"""What a check of a scenario's file says, and what its checks ask of the file."""

from __future__ import annotations

from difflib import get_close_matches

import msgspec

from montjoy.core.content.messages import Where
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.model.state import Relation


class Fault(msgspec.Struct):
    """What is wrong, and at which key of which entry."""

    table: str
    number: int
    key: str
    says: str
    other: int = -1                                          # the entry that it cannot stand beside, if there is one

    @property
    def where(self) -> Where:
        return ("ends", self.key) if self.table == "ends" else (*self.table.split("."), self.number, self.key)


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
