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
from montjoy.games.rudern.model.queries import active, is_friend, is_hostile, is_over, is_place, knowers, powers_of
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.powers_questions import FestivalGift, HoldFestival
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.seen.view import owner_of
from tests.games.rudern.players import Luck, aggressive, anything
from tests.games.rudern.realm import REALM, scenario_of
from tests.suite.many import times

TABLES = ("default", "heavy")
OPTIONS = [
    (name, value) for name in RudernOptions.__struct_fields__ for value in values(RudernOptions, name) or TABLES
]
MUCH = {"civil_war": True, "independence": True, "festivals": True, "council": "elected", "cards": "ours", "heads": "ours"}


def is_long(name):
    """Of six powers, whose games take seconds: fewer of them, or fewer rounds."""
    campaign = game.scenarios[name].campaign
    return bool(campaign and campaign.powers)


def shortened(scenario, rounds):
    return msgspec.structs.replace(scenario, ends=msgspec.structs.replace(scenario.ends, rounds=rounds))


@pytest.mark.parametrize("name", sorted(game.scenarios))
def test_random_play_ends(name):
    scenario = game.scenarios[name]
    for seed in range(times(1, 12) if is_long(name) else 12):
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
                value = effect.die.faces[luck.below(len(effect.die.faces))]
            case fx.Hits():
                value = luck.hits(effect.n, effect.k, effect.m)
            case fx.Order():
                value = form_by_luck(world, effect, luck)
                told.append(repr((effect.seat, effect.ask, value)))
            case fx.Choose():
                value = option_by_luck(effect, luck, told)
            case fx.Together():
                value = tuple([option_by_luck(part, luck, told) for part in effect.parts])


def option_by_luck(effect: fx.Choose, luck: Luck, told: list[str]) -> object:
    options = list(fx.members(effect.options) if isinstance(effect.options, int) else effect.options)
    told.append(repr((effect.seat, effect.ask, options)))
    options = [x for x in options if isinstance(x, HoldFestival)] or options
    return options[luck.below(len(options))]


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
    scenario = game.scenarios[name]
    if is_long(name):
        options, scenario = msgspec.structs.replace(options, **MUCH), shortened(scenario, times(6, scenario.ends.rounds))
    for seed in range(1 if is_long(name) else 4):
        worlds = [game.setup(scenario, options) for _ in "ab"]
        assert driven(worlds[0], Luck(seed), False) == driven(worlds[1], Luck(seed), True)


@pytest.mark.parametrize("seed", range(times(2, 40)))
def test_the_state_alone_is_enough_after_elections_and_festivals(seed):
    """RW-CAM-OFF-07, RW-CAM-OFF-04, RW-CAM-CARD-01  The same where the body is home and votes are due, where the
    sermo stands in a village for which gifts are given secretly, and cards are turned."""
    text = REALM.replace("in cieszin:", "at fields:") + "; rounds 5; need 90; treasury URA 40"
    options = RudernOptions(**MUCH, siege_adjacency="none", casualty_choice="owner")
    worlds = [voting(game.setup(scenario_of(text), options)) for _ in "ab"]
    one, two = (driven(world, Luck(seed), swap) for world, swap in zip(worlds, (False, True), strict=True))
    assert one == two
    assert all(any(name in line for line in one[0]) for name in ("StandForOffice", "GiftsCollected", "CardTurned"))


def voting(world):
    powers = powers_of(world.land)
    powers.body.carriers, powers.body.at, powers.body.home, powers.vote = (), "rudern", 1, ("kard", "commander", "umbro")
    return world


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
    """Every noble has a chest and every chest a noble; nothing is negative; what is known is true, of the purses that a seat does
    not see."""
    assert set(world.chests) == set(world.land.banners)
    both = world.treasuries | world.chests
    assert all(n >= 0 for n in both.values())
    for who, known in world.known.items():
        for purse, k in known.items():
            if purse in both and who not in knowers(world.land, owner_of(world, purse)):
                assert k.least <= both[purse] and (k.most is None or both[purse] <= k.most)


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
    if land.options.retreat_none == "disband" and not powers_of(land):     # there they part by a word (RW-CAM-ALY-01)
        out = [b for b in land.banners.values() if not b.inside]
        assert not any(a.at == b.at and is_hostile(land, a.faction, b.faction) for a in out for b in out)


def realm_in_order(world: World) -> None:
    """Of six powers: each office is held by one who is in the game and in the Empire, kinds are of places whose owner may have
    them, who carries the body stays together, nobody acts who is out, and what an act has done is settled."""
    land, powers = world.land, powers_of(world.land)
    if not powers:
        return
    gone = (*powers.seceded, *land.campaign.out)
    assert all(holder not in gone and land.factions[holder].plays for holder in powers.offices.values())
    assert len({*powers.offices.values()}) == len(powers.offices) and powers.need > 0
    for place, kind in powers.kinds.items():
        owner = powers.empire if kind == "imperial" else powers.offices.get("sermo", land.provinces[place].owner)
        assert is_place(land, place) and land.provinces[place].owner == owner
    together = [land.banners[b] for b in carriers(land)]
    assert len({(b.at, b.inside) for b in together}) < 2 and not powers.now
    assert is_over(land) or active(land) not in land.campaign.out


def views(world: World, seats: tuple[str, ...]) -> None:
    """RW-GEN-13, RW-CAM-OFF-08  Each seat sees its own purses, and none of a kardom that has not joined; into the Empire's see
    kard, treasurer and commander alone.  Another state that a seat cannot tell from this one looks the same to it."""
    powers = powers_of(world.land)
    assert powers
    leading = {powers.offices.get(office) for office in ("kard", "treasurer", "commander")}
    for seat in seats:
        own = {f for f in world.land.factions if powers.players.get(f, f) == seat and f not in powers.joins}
        own |= {powers.empire} if seat in leading else set()
        seen = game.view(world, seat)
        assert set(seen.treasuries) == own and {world.land.banners[b].faction for b in seen.chests} <= own
        assert game.view(game.redeal(world, seat, (), Luck(world.land.impulse)), seat) == seen


@pytest.mark.parametrize("seed", range(GAMES))
def test_always(seed):
    """RW-GEN-13, RW-SIEGE-09, RW-RETR-05  At every act, and at the end."""
    luck = Luck(seed)
    scenario = list(game.scenarios.values())[seed % len(game.scenarios)]
    six = is_long(scenario.id)
    world = game.setup(shortened(scenario, times(4, scenario.ends.rounds)) if six else scenario, options_by_luck(luck))
    seats, count = game.seats(scenario), [0]

    def player(view, asked, luck):
        if asked.kind == "order":
            assert game.why_not(view, asked, game.default(view, asked, ())) is None
            return game.random_form(view, asked, luck)
        if isinstance(asked.ask, questions.Act):
            purses(world)
            pieces(world)
            realm_in_order(world)
            count[0] += 1
            if six and count[0] % 16 == 0:
                views(world, seats)
        if not isinstance(asked.ask, FestivalGift | str):
            assert game.waiting(view) == (view.viewer,) and world.asked == view.faction
        for option in asked.options if not six or count[0] % 16 == 0 else ():
            assert isinstance(option, int) or isinstance(game.forecast(view, asked, option), RudernCase | None)
            game.label(view, asked, option)
        assert game.default(view, asked, ()) in asked.options
        return aggressive(view, asked, luck)

    outcome = playout(game, world, dict.fromkeys(seats, player), luck)
    purses(world)
    pieces(world)
    assert outcome.why in game.endings
