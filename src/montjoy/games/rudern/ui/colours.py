"""Which colour a faction has on the board, beside the map and in the log: by its place in the order of the scenario.

There are fewer colours than factions among six powers.  Kardoms of the League have those of the houses once more, with a bar
across their flags and a dotted ring around their places; letters on both say whose they are to whoever tells no colours apart.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from montjoy.drawing import svg
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.model.state import Land

OWN: Final = svg.COLOURS - 1                                 # the last colour is nobody's


def by_faction(factions: Sequence[str], kardoms: Collection[str] = ()) -> dict[str, int]:
    """Every faction's colour; kardoms come after the others, however the scenario mixes them."""
    plain = [f for f in factions if f not in kardoms]
    barred = [f for f in factions if f in kardoms]
    if not barred:
        return {f: n for n, f in enumerate(factions)}
    return {f: n % OWN for n, f in enumerate([*plain, *barred])}


def on_the_board(land: Land) -> dict[str, int]:
    powers = powers_of(land)
    return by_faction(list(land.factions), powers.players if powers else ())


def in_the_log(scenario: BattleScenario) -> Mapping[str, int]:
    """The same before the game begins; a seat that decides for several factions has the colour of its first."""
    factions = [faction.id for faction in scenario.factions]
    powers = scenario.campaign.powers if scenario.campaign else None
    if not powers:
        return by_faction(factions)
    found = by_faction(factions, [f for player in powers.players for f in player.factions])
    return found | {player.id: found[player.factions[0]] for player in powers.players}


def is_barred(land: Land, faction: str) -> bool:
    """It is one of several factions of a seat."""
    powers = powers_of(land)
    return powers is not None and faction in powers.players
