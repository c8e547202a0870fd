"""What seats and units are called."""

from __future__ import annotations

from montjoy.games.massbattle.authoring import scenarios
from montjoy.games.massbattle.carpet.state import MASTER
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.options import MassBattleOptions


def names(scenario: BattleScenario) -> dict[str, str]:
    """A seat is called as its side, with its own id where several share one; a unit by its id, with its own name or with its
    type, which the locales say ("A3:as"), as they may a side's and a hero's name."""
    found: dict[str, str] = {}
    for side in scenario.sides:
        called = {seat: side.name if len(side.seats) == 1 else f"{side.name} ({seat})" for seat in side.seats}
        for key, name in {**called, side.name: side.name}.items():
            found |= {key: name, f"{key}:as": side.name}
    if scenario.board == "none":                             # one seat for both sides
        found |= {MASTER: MASTER, f"{MASTER}:as": MASTER}
    book = scenarios.book_of(scenario.own)
    options = MassBattleOptions()
    scale = int(scenario.options.get("scale", 0)) or scenarios.scale_of(scenario, options, book)
    for number, side in enumerate(scenario.sides):
        for unit in scenarios.units_of(number, side, book, scale, options, scenario.own):
            found[unit.id] = f"{unit.id} ({unit.name or (unit.row.name if unit.own else unit.type)})"
            if unit.name or not unit.own:
                found[f"{unit.id}:as"] = unit.name or unit.type
    return found
