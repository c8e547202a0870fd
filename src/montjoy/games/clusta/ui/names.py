"""What a table calls its things: companies and camps by their names, officers, a scenario's own; and a time.

Officers, and what our own scenarios call things, have messages in `names.ftl`: an id says which (`:as`, montjoy/words).
"""

from __future__ import annotations

from typing import Any

from montjoy.games.clusta.model.armies import TABLES
from montjoy.games.clusta.model.queries import BRIDGEHEAD, CRURERS, whole
from montjoy.games.clusta.model.scenario import ORDER, ClustaScenario
from montjoy.games.clusta.protocol.forms import DAY
from montjoy.games.clusta.rules.campaign.rosters import ship_companies


def names(scenario: ClustaScenario) -> dict[str, str]:
    """By id.  Where a scenario lists its units, a number that it leaves out is no company of the army sheets: somebody may make a
    unit of that number by splitting another."""
    listed = {(u.side, u.number) for u in scenario.units}
    found = {
        f"{side}.{m.number}": company(m.name, m.number)
        for side in ORDER for m in ship_companies(side) if m.name and (not listed or (side, m.number) in listed)
    }  # fmt: skip
    found |= officers()
    for u in scenario.units:
        found |= called(f"{u.side}.{u.number}", u.name, str(u.number))
    found |= camps(scenario) | bridgehead() | pirates(scenario.config.ransard_pirate_ships_met)
    own = {f"{c.side}.{c.id}": c.name for c in scenario.commanders if c.name}
    return {id: name for id, name in found.items() if id.partition(":")[0] not in own} | own


def company(name: str, number: int) -> str:
    return f"{name} ({number})"


def officers() -> dict[str, str]:
    """The officers of the list, by id and by the name that stands on a marker."""
    found: dict[str, str] = {}
    for id, (side, listed, *_) in TABLES["commanders"].items():
        if id != "columns":
            found |= {f"{side}.{id}:as": f"officer-{id}", f"{listed}:as": f"officer-{id}"}
    return found


def camps(scenario: ClustaScenario) -> dict[str, str]:
    """A scenario's camps, numbered by side, and how they are written in orders."""
    found: dict[str, str] = {}
    for side in ORDER:
        own = [camp for camp in scenario.camps if camp.side == side]
        for n, camp in enumerate(own, 1):
            found |= called(f"{side}.camp{n}", camp.name, f"camp{n}")
    return found


def bridgehead() -> dict[str, str]:
    """Where the Crurers' orders begin; it is no marker, and written to by its plain name."""
    return {f"{whole(CRURERS, BRIDGEHEAD)}:as": "place-bridgehead"}


def pirates(ships: int) -> dict[str, str]:
    """The companies of pirate ships that joined the fleet (CN-RANS-03 calls them "Pirates 1")."""
    found: dict[str, str] = {}
    for n in range(1, ships + 1):
        found |= {f"Pirates {n}": f"Pirates {n}", f"Pirates {n}:as": "Pirates"}
    return found


def called(id: str, name: str, mark: str) -> dict[str, str]:
    """A scenario's own name for something, with what it is called in orders; empty without."""
    return {id: f"{name} ({mark})", f"{id}:as": name} if name else {}


def own_name(name: str, number: int) -> str:
    """A camp's or a unit's name, where it is more than its number."""
    return "" if name == str(number) else name


def when(words: Any, at: int) -> str:
    """A tick as a day and a round or a night round; before day 0 nothing has happened yet."""
    if at < 0:
        return str(words.text("map-when", day=0, part="start", n=0))
    day, rest = divmod(at, DAY)
    if rest < DAY // 2:
        return str(words.text("map-when", day=day, part="round", n=rest // 4 + 1))
    return str(words.text("map-when", day=day, part="night", n=(rest - DAY // 2) // 8 + 1))
