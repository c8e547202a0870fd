"""Whose dice are rolled at a real table.  From a view alone."""

from __future__ import annotations

from typing import Any

from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER
from montjoy.games.rudern.battle.strength import standing
from montjoy.games.rudern.model.queries import factions_of, relation
from montjoy.games.rudern.seen.view import Seen


def throw(seen: Seen, typing: Any, words: Any) -> str:
    """ "For the defenders: House Svebod." """
    if seen.fight is None or not typing.about or typing.about[0] not in (ATTACKER, DEFENDER):
        return ""
    there = factions_of(seen.land, seen.bodies)
    first, *_ = factions_of(seen.land, seen.bodies[:1])       # of the attackers, and RW-GEN-07 makes all others hostile to them
    with_him = [f for f in there if f == first or (f and first and relation(seen.land, first, f) != "hostile")]
    ours = with_him if typing.about[0] == ATTACKER else [f for f in there if f not in with_him]
    factions = tuple(ours if standing(seen.fight, typing.about[0]) else ())
    return str(words.text("throw-side", side=typing.about[0], factions=factions)) if "" not in factions else ""
