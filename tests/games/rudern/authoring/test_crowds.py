"""No fight of a game has more stacks than were counted when it was set up, so none comes to be too large for a fight."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.errors import BadInput
from montjoy.core.sample import playout
from montjoy.games.rudern.authoring.crowds import blocs, most_stacks
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle import merging
from montjoy.games.rudern.battle.merging import joined_by, ways
from montjoy.games.rudern.battle.state import STACKS
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.rules.battles import muster as mustering
from tests.games.rudern.fights import custom
from tests.games.rudern.players import Luck, aggressive

CHOICES = [(who, wounds) for who in ("auto", "owner") for wounds in (False, True)]
TOUGH = custom("foot 1 1 1 2 1", "cavalry 2 1 1 3 2", "elephant 4 2 2 3 4", "legion 3 3 3 2 0")


def allied(*pairs: tuple[str, str]):
    plain = msgspec.to_builtins(game.scenarios["three_lords"])
    plain["relations"] = [{"a": a, "b": b, "to": "allied"} for a, b in pairs]
    return msgspec.convert(plain, game.scenario)


def test_blocs_are_allies_and_their_allies():
    """RW-GEN-04  A siege is joined by allies of any besieger, so allies of allies may be on one side."""
    assert list(blocs(allied(("KAT", "SVE")))) == [["WKA"], ["KAT", "SVE"], ["GLI"], [""]]
    assert list(blocs(allied(("KAT", "SVE"), ("SVE", "WKA")))) == [["WKA", "SVE", "KAT"], ["GLI"], [""]]


@pytest.mark.parametrize("casualty_choice, persistent_wounds", CHOICES)
def test_no_fight_has_more(casualty_choice, persistent_wounds, monkeypatch):
    """RW-GEN-04, RW-DICE-05, RW-DICE-07  In games by luck, of units with many lives: not as many as were counted, where a side is
    as tightly joined as it may be."""
    options = RudernOptions(casualty_choice=casualty_choice, persistent_wounds=persistent_wounds, beaten_garrison="leaves")
    found: list[int] = []

    def merge(table, options, entries):
        found.append(len(joined_by(ways(options)[-1], table, entries)))
        return merging.merge(table, options, entries)

    monkeypatch.setattr(mustering, "merge", merge)
    for scenario in game.scenarios.values():
        scenario = msgspec.structs.replace(scenario, units=TOUGH)
        most = max(most_stacks(scenario, bloc, TOUGH, options) for bloc in blocs(scenario))
        for seed in range(3):
            playout(game, game.setup(scenario, options), dict.fromkeys(game.seats(scenario), aggressive), Luck(seed))
        assert found and max(found) <= most <= STACKS
        found.clear()


def test_what_would_not_fit_is_refused_before_the_game():
    """RW-GEN-04, RW-DICE-07  casualty_choice = owner: factions are told apart, so what fits where nobody chooses may not fit
    then; the game is not begun."""
    plain = msgspec.to_builtins(game.scenarios["two_lords"])
    plain["factions"] += [{"id": f"F{n}", "name": f"House {n}", "plays": False} for n in range(8)]
    plain["relations"] = [{"a": f"F{n}", "b": "KAT", "to": "allied"} for n in range(8)]
    plain["provinces"] += [{"id": f"moor{n}", "name": "Moor"} for n in range(8)]
    plain["banners"] += [
        {"id": f"b{n}", "faction": f"F{n}", "noble": "general", "at": f"moor{n}", "units": {"foot": 2, "cavalry": 1}}
        for n in range(8)
    ]
    scenario = msgspec.convert(plain, game.scenario)
    game.setup(scenario)
    bloc = next(bloc for bloc in blocs(scenario) if "KAT" in bloc)
    with pytest.raises(BadInput, match="the side of KAT may have 28 stacks in a fight, which holds 24"):
        game.setup(scenario, RudernOptions(casualty_choice="owner"))
    assert most_stacks(scenario, bloc, load("default"), RudernOptions()) < STACKS
