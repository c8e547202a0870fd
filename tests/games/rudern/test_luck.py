"""After the game each die of a fight counts as the luck of whoever rolled it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.core.session.streams import Rolled
from montjoy.games.rudern.protocol.events import AssaultCalled, BattleBegun, SortieCalled
from montjoy.table.tables.replay import Replay
from tests.suite.players import play_on
from tests.suite.subjects import start

game = games()["rudern"]()


def told(items: list[Any], factions: dict[str, str]) -> Counter[str]:
    """By faction, the dice of its pools, as the log has them."""
    found, sides = Counter[str](), ("", "")
    for item in items:
        if isinstance(item, BattleBegun):
            sides = factions[item.first[0]], factions[item.second[0]]
        elif isinstance(item, Rolled):
            found[sides[int(item.about[0])]] += len(item.faces)
    return found


@pytest.mark.parametrize("scenario", ["two_lords", "field_battle", "three_lords"])
def test_the_dice_of_a_battle_are_their_roller_s(scenario: str) -> None:
    """RW-DICE-02, RW-FIELD-01  Red before: where fights ask nobody, the dice of who attacked were the first seat's."""
    fought = Counter[str]()
    for seed in range(12):
        session = play_on(start(game, scenario, None, seed), Philox(seed, 1, 0))
        items = session.streams["watcher"].items
        if any(isinstance(item, AssaultCalled | SortieCalled) for item in items):
            continue
        session.release()
        counted = Counter[str]()
        for throw in Replay(game, session.header, session.entries).throws():
            counted[throw.seat] += throw.dice
        land = game.setup(game.scenarios[scenario]).land
        factions = {key: there.faction for key, there in (land.banners | land.garrisons).items()}
        assert +counted == +told(items, factions), seed
        fought += counted
    assert len(fought) >= 2 and min(fought.values()) > 5
