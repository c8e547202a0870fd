"""Random games: they end under every option, go on from any mark, and at every act what must hold holds."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core import effects as fx
from montjoy.core.options import values
from montjoy.core.sample import playout
from montjoy.core.session.streams import asked
from montjoy.games.rudern.battle.exact import RudernCase
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import is_friend, is_hostile, is_place
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import questions
from tests.games.rudern.players import Luck, aggressive, anything
from tests.suite.many import times

TABLES = ("default", "heavy")
OPTIONS = [
    (name, value) for name in RudernOptions.__struct_fields__ for value in values(RudernOptions, name) or TABLES
]


@pytest.mark.parametrize("name", sorted(game.scenarios))
def test_random_play_ends(name):
    scenario = game.scenarios[name]
    for seed in range(12):
        out = playout(game, game.setup(scenario, RudernOptions()), dict.fromkeys(game.seats(scenario), anything), Luck(seed))
        assert out.why in game.endings


@pytest.mark.parametrize("name, value", OPTIONS)
def test_random_play_under_every_option(name, value):
    """RW-T-OPTIONS"""
    options = RudernOptions(**{name: value})
    for scenario in (game.scenarios["three_lords"], game.scenarios["relief_beaten"]):
        for seed in range(times(1, 3)):
            seats = dict.fromkeys(game.seats(scenario), anything)
            assert playout(game, game.setup(scenario, options), seats, Luck(seed)).why in game.endings


# ---- from any mark ---------------------------------------------------------------------------------------------------
def driven(world: World, luck: Luck, swap: bool) -> tuple[list[str], object]:
    """A random game; with `swap` at every mark the state is encoded and decoded and play begun anew from it."""
    stack, value, told = [game.play(world)], None, []
    while True:
        try:
            effect = stack[-1].send(value)
        except StopIteration as stop:
            stack.pop()
            value = stop.value
            if not stack:
                return told, value
            continue
        value = None
        match effect:
            case fx.Mark() if swap:
                stack[0].close()
                again = msgspec.json.decode(msgspec.json.encode(world), type=World)
                assert again == world and world.fight is None and not world.asked
                world, stack = again, [game.play(again)]
                assert isinstance(stack[0].send(None), fx.Mark)
            case fx.Tell():
                told.append(repr((effect.to, effect.event)))
            case fx.Within():
                stack.append(effect.rule(effect.part))
            case fx.Roll():
                value = 1 + luck.below(6)
            case fx.Hits():
                value = luck.hits(effect.n, effect.k, effect.m)
            case fx.Order():
                value = form_by_luck(world, effect, luck)
                told.append(repr((effect.seat, effect.ask, value)))
            case fx.Choose():
                options = list(fx.members(effect.options) if isinstance(effect.options, int) else effect.options)
                value = options[luck.below(len(options))]
                told.append(repr((effect.seat, effect.ask, options)))


def form_by_luck(world: World, effect: fx.Order, luck: Luck) -> object:
    """A form at random, which its rule allows."""
    seen, wanted = game.view(world, effect.seat), asked(0, effect)
    form = game.random_form(seen, wanted, luck)
    assert game.why_not(seen, wanted, form) is None
    return form


@pytest.mark.parametrize("name", sorted(game.scenarios))
def test_the_state_alone_is_enough_at_every_mark(name):
    """Encoded, decoded and begun anew at each mark, the rest of the game is the same, word for word."""
    options = RudernOptions(casualty_choice="owner", persistent_wounds=True, relief_sally="any_subset", militia="d6_dice")
    for seed in range(4):
        worlds = [game.setup(game.scenarios[name], options) for _ in "ab"]
        assert driven(worlds[0], Luck(seed), False) == driven(worlds[1], Luck(seed), True)


# ---- what holds at every moment --------------------------------------------------------------------------------------
GAMES = 40


def options_by_luck(luck: Luck) -> RudernOptions:
    chosen = {}
    for name in RudernOptions.__struct_fields__:
        known = values(RudernOptions, name) or ("default", "heavy")
        if luck.below(3) == 0:
            chosen[name] = known[luck.below(len(known))]
    return RudernOptions(**chosen)


def purses(world: World) -> None:
    """Every noble has a chest and every chest a noble; nothing is negative; what is known is true."""
    assert set(world.chests) == set(world.land.banners)
    both = world.treasuries | world.chests
    assert all(n >= 0 for n in both.values())
    for known in world.known.values():
        for purse, k in known.items():
            assert purse not in both or (k.least <= both[purse] and (k.most is None or both[purse] <= k.most))


def pieces(world: World) -> None:
    """Who is inside is in an own or allied place; besiegers stand outside; enemies do not stand side by side."""
    land = world.land
    for b in land.banners.values():
        assert all(b.units.values()) and 0 <= b.moves <= 2 and 0 <= b.shifts <= 2
        assert not b.inside or (is_place(land, b.at) and is_friend(land, b.faction, land.provinces[b.at].owner))
    for g in land.garrisons.values():
        owner = land.provinces[g.at].owner
        assert all(g.units.values()) and is_place(land, g.at) and (g.faction == owner or is_friend(land, g.faction, owner))
    for s in land.sieges.values():
        assert s.members and is_place(land, s.place)
        for b in (land.banners[m] for m in s.members):
            assert b.at == s.place and not b.inside and not is_friend(land, b.faction, land.provinces[s.place].owner)
    if land.options.retreat_none == "disband":
        out = [b for b in land.banners.values() if not b.inside]
        assert not any(a.at == b.at and is_hostile(land, a.faction, b.faction) for a in out for b in out)


@pytest.mark.parametrize("seed", range(GAMES))
def test_always(seed):
    """RW-GEN-13, RW-SIEGE-09, RW-RETR-05  At every act, and at the end."""
    luck = Luck(seed)
    scenario = list(game.scenarios.values())[seed % len(game.scenarios)]
    world = game.setup(scenario, options_by_luck(luck))

    def player(view, asked, luck):
        if asked.kind == "order":
            assert game.why_not(view, asked, game.default(view, asked, ())) is None
            return game.random_form(view, asked, luck)
        if isinstance(asked.ask, questions.Act):
            purses(world)
            pieces(world)
        for option in asked.options:
            assert isinstance(option, int) or isinstance(game.forecast(view, asked, option), RudernCase | None)
            game.label(view, asked, option)
        assert game.default(view, asked, ()) in asked.options
        return aggressive(view, asked, luck)

    outcome = playout(game, world, dict.fromkeys(game.seats(scenario), player), luck)
    purses(world)
    pieces(world)
    assert outcome.why in game.endings
