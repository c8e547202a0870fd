"""Before the game: DL-BASE-01 to 11."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from montjoy.core.errors import BadInput
from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model import luck
from montjoy.games.drakborgen.model.pack import lookup
from montjoy.games.drakborgen.model.scenario import DelveScenario, Player
from montjoy.games.drakborgen.model.squares import CENTRE, SQUARES, TOWERS
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import HeroesDealt, HeroTaken, OrderRolled, Started
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import setup
from montjoy.games.drakborgen.rules.setup import choose_heroes, set_up_game
from tests.games.drakborgen.board import PACK, begun, fresh, run
from tests.suite.many import times

EVERYBODY = ("H01", "H02", "H03", "H04")


# ---- players and components ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [0, 1, 2, 3, 4, 5])
def test_players(players):
    """DL-BASE-01, DL-BASE-23  Five are refused; two, three and four accepted, and one alone."""
    seats = [Player(id=f"p{n}") for n in range(players)]
    scenario = DelveScenario(id="x", title="X", players=seats)
    if 1 <= players <= 4:
        assert len(game.setup(scenario).castle.players) == players == len(game.seats(scenario))
    else:
        with pytest.raises(BadInput, match="one to 4 can play"):
            game.setup(scenario)
    assert [len(s.players) for s in game.scenarios.values()] == [1, 2, 3, 4]


def test_decks():
    """DL-BASE-02, DL-BASE-07, DLC-31  Each deck has its full count at the start, in no order."""
    decks = fresh().decks
    sizes = {name: len(getattr(decks, name)) for name in decks.__struct_fields__}
    assert sizes == {
        "labyrinth": len(PACK.labyrinth) - 1, "centre": len(CENTRE), "rooms": len(PACK.rooms), "treasure": len(PACK.treasures),
        "dragon": len(PACK.dragon_cards), "monster": len(PACK.cards), "amulet": len(PACK.amulets), "ring": len(PACK.rings),
        "special": len(PACK.specials), "hero": len(PACK.heroes),
    }
    assert all(not deck.top and not deck.tail for deck in (decks.treasure, decks.dragon, decks.rooms))


def test_a_discarded_treasure_is_the_last():
    """DLC-31  Discarded TC05 is the last card drawn if nothing else is discarded."""
    deck = fresh().decks.treasure
    deck.take("TC05")
    deck.under("TC05")
    while len(deck) > 1:
        card = deck.law()[0][0]
        assert card != "TC05"
        deck.take(card)
    assert deck.law() == [("TC05", 1)]


COLUMNS = '["id", "name", "agility", "strength", "psyche", "armour", "body_points"]'


ROWS = "\n".join(f'["X{n}", "Hero {n}", 5, 5, 5, 5, 9],' for n in (1, 2, 3))


THREE = f'extends = "standard"\n[heroes]\nwhole = true\ncolumns = {COLUMNS}\nrows = [\n{ROWS}\n]\n'


def own_pack(tmp_path, text):
    file = tmp_path / "own.toml"
    file.write_text(text)
    return lookup.read_own(file)


def set_up(ref, players, **options):
    scenario = game.scenarios[("one", "two", "three", "four")[players - 1]]
    return set_up_game(replace(scenario, pack=ref.name, own=ref.own), DrakborgenOptions(**options))


def test_more_players_than_hero_cards_are_refused(tmp_path):
    """DL-BASE-25, DL-BASE-08  Three own heroes: three can play, the fourth would have none."""
    ref = own_pack(tmp_path, THREE)
    assert len(set_up(ref, 3).decks.hero) == 3
    with pytest.raises(BadInput, match="3 hero cards"):
        set_up(ref, 4)


# ---- the board -------------------------------------------------------------------------------------------------------
async def turn_all_up(world, squares):
    """Every square's two tiles, in this order."""
    found = {}
    for id in squares:
        found[id] = await luck.draw_labyrinth(world, id), await luck.draw_room(world, id)
    return found


def laid_out(seed):
    world = fresh()
    squares = [s for s in SQUARES if s not in TOWERS]
    order = Philox(seed, 1, 0)
    squares = sorted(squares, key=lambda s: (order.below(1000), s))
    return world, sample(turn_all_up(world, squares), lambda *_: None, Philox(seed, 0, 0))


def test_laying_out():
    """DL-BASE-05, DLC-30  77 squares with one labyrinth tile and one room tile each, the others left over, unseen."""
    world, found = laid_out(7)
    assert len(found) == 77
    assert len({lab for lab, _ in found.values()}) == 77 and len({room for _, room in found.values()}) == 77
    assert len(world.decks.labyrinth) == len(PACK.labyrinth) - 77 and len(world.decks.rooms) == len(PACK.rooms) - 77
    assert len(world.decks.centre) == 0


def test_the_chamber_is_in_the_middle():
    """DL-BASE-04  Over many set-ups the chamber is always on one of the nine central squares, each about as often."""
    where = Counter(next(id for id, (lab, _) in laid_out(seed)[1].items() if lab == "LT01") for seed in range(times(180, 900)))
    assert set(where) == set(CENTRE)
    assert all(times(6, 60) < n < times(37, 140) for n in where.values()), where


# ---- order, symbol, heroes, towers -----------------------------------------------------------------------------------
def test_turn_order():
    """DL-BASE-11  The highest D12 is player 1, the highest roll again while they tie; the others follow clockwise."""
    world = fresh(3)
    out = run(setup.roll_turn_order(world), [4, 12, 12, 3, 9])
    assert world.castle.order == ["green", "red", "blue"]
    assert [about for _, about, _ in out.rolls] == [("red",), ("blue",), ("green",), ("blue",), ("green",)]
    assert out.told(OrderRolled) == [OrderRolled(("green", "red", "blue"))]


def test_alone():
    """DL-BASE-11  Nobody to roll against."""
    world = fresh(1)
    assert not run(setup.roll_turn_order(world)).rolls and world.castle.order == ["red"]


@pytest.mark.parametrize("rolled, symbol", [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4), (8, 4), (10, 5), (11, 6), (12, 6)])
def test_symbol(rolled, symbol):
    """DL-BASE-06  A 7 makes symbol 4 the valid one."""
    world = fresh()
    run(setup.roll_secret_symbol(world), [rolled])
    assert world.castle.symbol == symbol


def fresh_order(players, **options):
    world = fresh(players, **options)
    world.castle.order = list(world.castle.players)
    return world


def test_choosing_heroes():
    """DL-BASE-08, DL-BASE-09  In turn order; two players cannot hold the same hero; Rohan has 10 body points and nothing."""
    world = fresh(2)
    world.castle.order = ["blue", "red"]
    out = run(setup.choose_heroes(world), (), [questions.TakeHero("H01"), questions.TakeHero("H05")])
    blue = world.castle.heroes["blue"]
    assert (blue.card, blue.body, blue.most, blue.things, blue.ability) == ("H01", 10, 10, [], "none")
    assert world.castle.heroes["red"].charges == 4
    assert out.told(HeroTaken) == [HeroTaken("blue", "H01"), HeroTaken("red", "H05")]
    asked = run(setup.choose_heroes(fresh_order(2)), (), [questions.TakeHero("H01")]).pending
    assert len(asked.options) == 11 and questions.TakeHero("H01") not in asked.options


def test_heroes_dealt():
    """DL-BASE-08  hero_deal = random: each is dealt two cards, face up, and keeps one."""
    world = fresh_order(2, hero_deal="random")
    out = run(setup.choose_heroes(world), ["H03", "H07", "H01", "H02"], [questions.TakeHero("H07"), questions.TakeHero("H01")])
    assert out.told(HeroesDealt)[0] == HeroesDealt("red", ("H03", "H07"))
    assert [h.card for h in world.castle.heroes.values()] == ["H07", "H01"]
    with pytest.raises(AssertionError, match="not among the options"):
        run(setup.choose_heroes(fresh_order(2, hero_deal="random")), ["H03", "H07"], [questions.TakeHero("H01")])


def test_towers():
    """DL-BASE-10  Four heroes, one in each corner, chosen in turn order; or all outside."""
    world = begun(*EVERYBODY)
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    out = run(setup.choose_starting_places(world), (), [questions.StartIn(t) for t in ("88", "00", "08", "80")])
    assert [h.place for h in world.castle.heroes.values()] == ["88", "00", "08", "80"]
    assert len(out.told(Started)) == 4
    world = begun(*EVERYBODY)
    for hero in world.castle.heroes.values():
        hero.place = ""
    pending = run(setup.choose_starting_places(world), (), [questions.StartIn("88")]).pending
    assert [option.square for option in pending.options] == ["00", "08", "80"]
    world = begun(*EVERYBODY, start_location="outside")
    run(setup.choose_starting_places(world))
    assert [h.place for h in world.castle.heroes.values()] == [OUTSIDE] * 4


def test_everybody_in_a_tower():
    """DL-BASE-10  start_location = tower: everybody says in which, and nobody begins outside."""
    world = begun("H01", "H02")
    for hero in world.castle.heroes.values():
        hero.place = ""
    out = run(setup.choose_starting_places(world), (), [questions.StartIn("08"), questions.StartIn("80")])
    assert [seat for seat, _, _ in out.answered] == ["red", "blue"]
    assert [h.place for h in world.castle.heroes.values()] == ["08", "80"] and {"08", "80"} < set(TOWERS)


def test_with_few_hero_cards_everybody_is_dealt_one_at_least(tmp_path):
    """DL-BASE-08  hero_deal = random: two cards each, as long as one is left for everybody behind him."""
    world = set_up(own_pack(tmp_path, THREE), 3, hero_deal="random")
    world.castle.order = list(world.castle.players)
    run(choose_heroes(world), ["X1", "X2", "X3"], [questions.TakeHero("X1"), questions.TakeHero("X2"), questions.TakeHero("X3")])
    assert [h.card for h in world.castle.heroes.values()] == ["X1", "X2", "X3"]
