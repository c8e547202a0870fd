"""What a table calls its things, where the locales do not: squares, players with names of their own, a group's own pack.

Every row of the standard pack is called by the message `name-ID` of the locales, in each language.  A row that a group has
changed or added has the name that the group gave it, for the message would speak of the other row.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.drakborgen.model.pack.lookup import Pack, load
from montjoy.games.drakborgen.model.pack.own_names import own_names
from montjoy.games.drakborgen.model.scenario import DelveScenario
from montjoy.games.drakborgen.model.squares import SQUARES
from montjoy.games.drakborgen.model.state import PackRef

LETTERS: Final = "ABCDEFGHI"                                 # of the columns of squares, from the west


def names_of_table(scenario: DelveScenario) -> dict[str, str]:
    """By id."""
    squares = {id: f"{LETTERS[int(id[1])]}{int(id[0]) + 1}" for id in SQUARES}
    players = {p.id: p.name for p in scenario.players if p.name and p.name.lower() != p.id}
    pack = load(PackRef(scenario.pack, scenario.own))
    return squares | own_names(pack) | kinds(pack) | players


def kinds(pack: Pack) -> dict[str, str]:
    """What sort of tile an id is: that one was drawn is told in few words, because what it is comes at once."""
    return {f"{id}:kind": kind for kind, rows in (("labyrinth", pack.labyrinth), ("room", pack.rooms)) for id in rows}


def as_usual(id: str, row: Any) -> bool:
    """Whether a special card is that of the standard pack, of which the locales tell."""
    return bool(load(PackRef()).specials.get(id) == row)
