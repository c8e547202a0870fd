"""What is told in random games is what has happened: a map kept by the public events alone is the true one at every act."""

from __future__ import annotations

import pytest

from montjoy.core.options import values
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import questions
from tests.games.rudern.players import Luck, aggressive, anything
from tests.games.rudern.told import Told

TABLES = ("default", "heavy")
OPTIONS = [
    (name, value) for name in RudernOptions.__struct_fields__ for value in values(RudernOptions, name) or TABLES
]


def listened(scenario, options, seed, policy):
    """The faults of what is told in one game, and what the map is otherwise than told."""
    world = game.setup(game.scenarios[scenario], options)
    told, found = Told(world.land), []

    def player(view, asked, luck):
        if isinstance(asked.ask, questions.Act):
            found.extend(told.compare(world.land))
        return policy(view, asked, luck)

    playout(game, world, dict.fromkeys(game.seats(game.scenarios[scenario]), player), Luck(seed), told.hear)
    return told.faults + found + told.compare(world.land)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_all_that_happens_is_told_and_all_that_is_told_happens(number):
    """RW-GEN-13  Who stands where, inside or out, with how many, who besieges what, who owns it; under every option."""
    name, value = OPTIONS[number]
    for n, scenario in enumerate(game.scenarios):
        assert listened(scenario, RudernOptions(**{name: value}), number, (anything, aggressive)[(number + n) % 2]) == []
