"""No fight of a game has more stacks than were counted when it was set up, so none comes to be too large for a fight."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.errors import BadInput
from montjoy.core.sample import playout
from montjoy.games.rudern.authoring.crowds import blocs, most_stacks
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle import merging
from montjoy.games.rudern.battle.hosts import Entry
from montjoy.games.rudern.battle.merging import by_type, joined_by, way_for
from montjoy.games.rudern.battle.state import STACKS
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.rules.battles import muster as mustering
from tests.games.rudern.fights import custom
from tests.games.rudern.players import Luck, aggressive

CHOICES = [(who, wounds) for who in ("auto", "owner") for wounds in (False, True)]
TOUGH = custom("foot 1 1 1 2 1", "shadow_foot 2 1 1 2 1", "cavalry 2 1 1 3 2", "elephant 4 2 2 3 4", "legion 3 3 3 2 0")


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
        found.append(len(joined_by(by_type, table, entries)))
        return merging.merge(table, options, entries)

    monkeypatch.setattr(mustering, "merge", merge)
    for scenario in game.scenarios.values():
        scenario = msgspec.structs.replace(scenario, units=TOUGH)
        most = max(most_stacks(scenario, bloc, TOUGH, persistent_wounds) for bloc in blocs(scenario))
        for seed in range(1 if scenario.campaign else 3):
            playout(game, game.setup(scenario, options), dict.fromkeys(game.seats(scenario), aggressive), Luck(seed))
        assert found and max(found) <= most <= STACKS
        found.clear()


def with_friends(number: int):
    """Two lords, and so many houses allied with the first, each with a banner of two types."""
    plain = msgspec.to_builtins(game.scenarios["two_lords"])
    plain["factions"] += [{"id": f"F{n}", "name": f"House {n}", "plays": False} for n in range(number)]
    plain["relations"] = [{"a": f"F{n}", "b": "KAT", "to": "allied"} for n in range(number)]
    plain["provinces"] += [{"id": f"moor{n}", "name": "Moor"} for n in range(number)]
    plain["banners"] += [
        {"id": f"b{n}", "faction": f"F{n}", "noble": "general", "at": f"moor{n}", "units": {"elephant": 2, "legion": 1}}
        for n in range(number)
    ]
    return msgspec.convert(plain, game.scenario)


def test_wounds_take_room():
    """RW-GEN-04, RW-DICE-05  Those wounded alike are a stack for themselves: two of elephants, one of legions."""
    scenario = with_friends(3)
    bloc = next(bloc for bloc in blocs(scenario) if "KAT" in bloc)
    assert [most_stacks(scenario, bloc, load("default"), wounds) for wounds in (False, True)] == [9, 12]


def test_what_would_not_fit_is_refused_before_the_game():
    """RW-GEN-04, RW-DICE-05  What has room without wounds may have none with them; then the game is not begun."""
    hardy = custom(*(f"{kind} 1 1 1 9 1" for kind in ("foot", "cavalry", "elephant", "legion")))
    scenario = msgspec.structs.replace(with_friends(9), units=hardy)
    game.setup(scenario)
    with pytest.raises(BadInput, match="the side of KAT may have 40 stacks in a fight, which holds 24"):
        game.setup(scenario, RudernOptions(persistent_wounds=True))


def test_owners_of_very_many_types_are_not_asked():
    """RW-DICE-07  casualty_choice = owner: where not even each faction's types have room, the automatic order decides."""
    scenario = with_friends(9)
    options = RudernOptions(casualty_choice="owner")
    game.setup(scenario, options)
    entries = [Entry(kind, 1, n, n) for n in range(10) for kind in ("foot", "cavalry", "legion", "general")]
    assert way_for(load("default"), options, entries) is by_type
    assert {entry.owner for entry in merging.merge(load("default"), options, entries)} == {merging.NOBODY}
