"""What is told in random games is what has happened: a map kept by the public events alone is the true one at every act, and
resources come and go as is told."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.options import values
from montjoy.core.sample import playout
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import events, questions
from montjoy.games.rudern.protocol import powers_events as powers
from tests.games.rudern.maps import by_luck
from tests.games.rudern.players import Luck, aggressive, anything
from tests.games.rudern.test_random_games import options_by_luck
from tests.games.rudern.told import Told
from tests.suite.many import times

TABLES = ("default", "heavy")
OPTIONS = [
    (name, value) for name in RudernOptions.__struct_fields__ for value in values(RudernOptions, name) or TABLES
]


class Listener:
    """Hears one game and notes what is told and has not happened, what has happened and is not told, and resources that come
    from nowhere or are gone."""

    def __init__(self, scenario, options):
        self.world = game.setup(scenario, options)
        self.told, self.purses, self.found = Told(self.world.land), self.amount(), []

    def amount(self):
        return sum(self.world.treasuries.values()) + sum(self.world.chests.values())

    def hear(self, to, event):
        self.told.hear(to, event)
        now = self.amount()
        more, less = now > self.purses, now < self.purses
        if (more and not isinstance(event, INTO)) or (less and not isinstance(event, OUT_OF)):
            self.found.append(f"{self.purses} resources, now {now}: {event}")
        self.purses = now

    def player(self, policy):
        def decide(view, asked, luck):
            if isinstance(asked.ask, questions.Act):
                self.found += self.told.compare(self.world.land)
            return policy(view, asked, luck)

        return decide

    def faults(self):
        return self.told.faults + self.found + self.told.compare(self.world.land)


INTO = (events.Taxed, events.Loot, campaign.WorkTaken, powers.ExtraTaxRaised, powers.CardPaid, powers.HeadPaid)
OUT_OF = (
    events.Paid, events.ChestsHandedOver, events.ChestsLost, campaign.Raised, campaign.Hired, campaign.Eliminated,
    powers.FestivalAnnounced, powers.GiftGiven, powers.Seceded,
)  # fmt: skip


def listened(scenario, options, seed, policy):
    """The faults of one game."""
    listener = Listener(scenario, options)
    players = dict.fromkeys(game.seats(scenario), listener.player(policy))
    playout(game, listener.world, players, Luck(seed), listener.hear)
    return listener.faults()


def until(scenario, rounds):
    return msgspec.structs.replace(scenario, ends=msgspec.structs.replace(scenario.ends, rounds=rounds))


@pytest.mark.parametrize("number", range(0, len(OPTIONS), times(2, 1)))
def test_all_that_happens_is_told_and_all_that_is_told_happens(number):
    """RW-GEN-13  Who stands where, inside or out, with how many, who besieges what, who owns it; under every option."""
    name, value = OPTIONS[number]
    for n, scenario in enumerate(game.scenarios.values()):
        rounds = 4 if scenario.campaign and scenario.campaign.powers else scenario.ends.rounds
        policy = (anything, aggressive)[(number + n) % 2]
        assert listened(until(scenario, rounds), RudernOptions(**{name: value}), number, policy) == []


@pytest.mark.parametrize("seed", [33, *range(times(3, 200))])
def test_six_powers_with_all_of_it(seed):
    """RW-GEN-13  War between houses, elections, independence, festivals, cards and abilities in one game; in game 33 bodies
    of two factions had to leave one place, and the rules fell over a garrison that had gone."""
    every = {"civil_war": True, "independence": True, "festivals": True, "council": "elected", "cards": "ours", "heads": "ours"}
    scenario = until(game.scenarios["six_powers"], 20 if seed == 33 else times(6, 20))
    assert listened(scenario, RudernOptions(**every), seed, (aggressive, anything)[seed % 2]) == []


def test_on_maps_by_luck():
    """RW-GEN-13, RW-GEN-09  The same on any map, with any alliances and with several options at once: a game ends, its map is as
    it was told, and no resource comes from nowhere or is gone unsaid."""
    for seed in range(times(20, 3_000)):
        assert listened(by_luck(seed), options_by_luck(Luck(seed)), seed, (anything, aggressive)[seed % 2]) == [], seed
