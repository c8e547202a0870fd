"""Before the game, and the frame of rounds: DL-BASE-01 to 19."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from montjoy.core.content.rulebook import load
from montjoy.core.errors import BadInput, RulesError
from montjoy.core.options import mended, values
from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model import luck
from montjoy.games.drakborgen.model.scenario import DelveScenario, Player
from montjoy.games.drakborgen.model.squares import CENTRE, SQUARES, TOWERS
from montjoy.games.drakborgen.model.state import Arriving, Outcome
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.outcome import decide_outcome, is_no_way_up, settle_winners
from montjoy.games.drakborgen.play import play
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    FacesShown,
    HeroesDealt,
    HeroTaken,
    OrderRolled,
    Started,
    SunMoved,
    SunSet,
    TurnBegun,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT
from montjoy.games.drakborgen.rules import setup
from montjoy.games.drakborgen.rules.daylight import roll_sun
from montjoy.games.drakborgen.rules.turns import turn_options
from montjoy.games.drakborgen.ui.advice import answered, collect_advice
from tests.games.drakborgen.board import at, begun, fresh, give, monster, run, square

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
    assert sizes == {"labyrinth": 79, "centre": 9, "rooms": 105, "treasure": 18, "dragon": 12, "monster": 18, "amulet": 12,
                     "ring": 8, "special": 10, "hero": 12}
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
    """DL-BASE-05, DLC-30  77 squares with one labyrinth tile and one room tile each, 3 and 28 left over, unseen."""
    world, found = laid_out(7)
    assert len(found) == 77
    assert len({lab for lab, _ in found.values()}) == 77 and len({room for _, room in found.values()}) == 77
    assert len(world.decks.labyrinth) == 3 and len(world.decks.rooms) == 28 and len(world.decks.centre) == 0


def test_the_chamber_is_in_the_middle():
    """DL-BASE-04  Over 450 set-ups the chamber is always on one of the nine central squares, each about 50 times."""
    where = Counter(next(id for id, (lab, _) in laid_out(seed)[1].items() if lab == "LT01") for seed in range(450))
    assert set(where) == set(CENTRE)
    assert all(20 < n < 85 for n in where.values()), where


def test_discarded_and_peeked_tiles():
    """DL-6.1b, DLC-24  A room tile put aside is seen by nobody; a square keeps what somebody has peeked at."""
    world = begun()
    luck.discard_room(world, "01")
    assert len(world.decks.rooms) == 104 and world.castle.unseen == 1 and len(world.decks.rooms.bag) == 105
    out = run(luck.peek_at(world, "44", "red"), ["other", "LT45", "RT042"])
    assert out.value.by == ["red"] and world.peeks["44"].room == "RT042"
    run(luck.peek_at(world, "44", "blue"))
    assert world.peeks["44"].by == ["red", "blue"]
    assert run(luck.draw_labyrinth(world, "44")).value == "LT45"
    assert run(luck.draw_room(world, "44")).value == "RT042" and world.peeks == {}
    run(luck.peek_at(world, "34", "red"), ["LT01", "RT043"])
    luck.discard_room(world, "34")
    assert world.peeks == {} and world.castle.unseen == 2


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


def fresh_order(players, **options):
    world = fresh(players, **options)
    world.castle.order = list(world.castle.players)
    return world


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


# ---- rounds ----------------------------------------------------------------------------------------------------------
def rounds(world, dice, answers):
    return run(play(world), dice, answers)


def test_marks_of_a_round():
    """DL-BASE-12, DL-BASE-14  Each player in turn order, then the sun die; a retired hero has no more turns."""
    world = begun(*EVERYBODY[:3], start_location="outside", sun_limit=22)
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    answers = [questions.Stay(), questions.Retire(), questions.Stay(), questions.Stay()]
    out = rounds(world, [1], answers)
    assert out.marks == ["1.red", "1.blue", "1.green", "1.sun", "2.red", "2.green"]
    assert [(e.seat, e.round) for e in out.told(TurnBegun)] == [
        ("red", 1), ("blue", 1), ("green", 1), ("red", 2), ("green", 2)]
    assert out.told(SunMoved) == [SunMoved(1, 1, "die")]


def test_last_hero_retires():
    """DL-BASE-18, DL-BASE-19  The last living hero retires: the game ends in that moment."""
    world = begun("H01", "H02")
    for hero in world.castle.heroes.values():
        hero.place = OUTSIDE
    out = rounds(world, (), [questions.Retire(), questions.Retire()])
    assert out.value == Outcome((), "nobody-left", 1, {"red": 0, "blue": 0})


@pytest.mark.parametrize("option, place, offered", [(True, OUTSIDE, True), (False, OUTSIDE, False), (True, "00", False)])
def test_who_may_retire(option, place, offered):
    """DL-BASE-18  A hero outside, in his own turn, with the option retire."""
    world = begun(retire=option)
    at(world, "red", place)
    options = turn_options(game.view(world, "red"))
    assert (questions.Retire() in options) is offered
    assert questions.Stay() in options, "DL-QA-03"


@pytest.mark.parametrize("time, round", [("end", 1), ("start", 2)])
def test_when_the_sun_die_is_rolled(time, round):
    """DL-BASE-14  sun_roll_time = end: at the end of a round; or sun_roll_time = start: at the start of every one from the second
    on."""
    world = begun(sun_roll_time=time, sun_limit=21)
    world.castle.phase, world.castle.sun = "sun", 20
    out = rounds(world, [1], ())
    assert out.value.why == "sunset" and out.value.round == round


def test_sun_die_of_the_pack():
    """DL-BASE-14  Clouds, 1, 2: the marker is at 3; the mean over many is two thirds."""
    world = begun()
    for suns in (0, 1, 2):
        world.castle.phase = "sun"
        run(roll_sun(world), [suns])
    assert world.castle.sun == 3
    die = luck._sun_die((0, 0, 0, 1, 1, 2))
    assert sum(face * p for face, p in die.law) == pytest.approx(2 / 3)


# ---- sunset and the winner -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("limit, sun, over", [(21, 20, False), (21, 21, True), (22, 21, False), (22, 22, True)])
def test_sunset(limit, sun, over):
    """DL-BASE-15  The marker has moved 21 steps (sun_limit = 21), or 22 (sun_limit = 22): whoever is not outside is lost."""
    world = begun(*EVERYBODY, sun_limit=limit)
    at(world, "blue", OUTSIDE)
    at(world, "green", TRANSIT, situation=Arriving(OUTSIDE))
    at(world, "yellow", TRANSIT, situation=Arriving("34"))
    world.castle.phase, world.castle.sun = "sun", sun
    out = run(decide_outcome(world))
    assert (out.value is not None) is over
    assert out.told(SunSet) == ([SunSet(("red", "yellow"))] if over else [])


def test_the_sun_is_looked_at_in_the_evening_only():
    """DL-BASE-15  An event that moves the marker ends the game at the end of the round."""
    world = begun()
    world.castle.sun = 21
    assert run(decide_outcome(world)).value is None


def test_the_richest_wins():
    """DL-BASE-16  A outside with 300, B outside with 450, C dead in the castle: B wins; treasure cards are turned up."""
    world = begun(*EVERYBODY[:3])
    give(world, "red", "TC07")
    give(world, "blue", "TC05", "TC04", "IT1")
    give(world, "green", "TC18")
    for seat in ("red", "blue"):
        at(world, seat, OUTSIDE)
    world.castle.phase, world.castle.sun = "sun", 21
    out = run(decide_outcome(world))
    assert out.value == Outcome(("blue",), "sunset", 1, {"red": 300, "blue": 450})
    shown = [FacesShown("red", ("TC07",), 300), FacesShown("blue", ("TC05", "TC04"), 450), FacesShown("green", ("TC18",), 1000)]
    assert out.told(FacesShown) == shown


@pytest.mark.parametrize("least, winners", [(1, ()), (0, ("red",))])
def test_empty_hands(least, winners):
    """DL-BASE-16  A outside with 0 and all others lost: min_gold_to_win = 1, the castle wins; min_gold_to_win = 0, A does."""
    world = begun(min_gold_to_win=least)
    at(world, "red", OUTSIDE)
    world.castle.phase, world.castle.sun = "sun", 21
    assert run(decide_outcome(world)).value.winners == winners


def test_ties():
    """DL-BASE-16  Equal gold: more treasure cards; then they share it."""
    world = begun(*EVERYBODY[:3])
    for seat in ("red", "blue", "green"):
        at(world, seat, OUTSIDE)
    give(world, "red", "TC07")
    give(world, "blue", "TC01", "TC02")
    assert run(settle_winners(world, "sunset")).value.winners == ("blue",)
    give(world, "green", "TC08")
    world.castle.heroes["blue"].things.clear()
    assert run(settle_winners(world, "sunset")).value.winners == ("red", "green")


def test_nobody_can_come_up():
    """DL-4.8e  The only hero left is below and no staircase is face up: he is lost; one outside keeps the game going."""
    world = begun()
    at(world, "red", BELOW)
    assert not is_no_way_up(world) and run(decide_outcome(world)).value is None
    at(world, "blue", BELOW)
    square(world, "33", stairs=4)
    assert run(decide_outcome(world)).value is None
    world.castle.squares["33"].stairs = 0
    assert run(decide_outcome(world)).value == Outcome((), "no-way-up", 1, {})


# ---- tests of a factor, lots -----------------------------------------------------------------------------------------
def test_test():
    """DL-BASE-24  Factor 7: 7 succeeds, 8 fails; twice in a row: 5, 9 fails after two rolls, 9 after one; 12 always succeeds."""
    world = begun("H10", "H09")
    red = world.castle.heroes["red"]
    red.psyche = 7
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a"), [7]).value is True
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a"), [8]).value is False
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a", 2), [5, 9]).value is False
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a", 2), [9]).value is False
    red.psyche = 12
    assert run(luck.passes(world, red, "psyche", "DL-4.4.2a"), [12]).value is True
    orc = monster(world, "orc", "33")
    assert run(luck.passes(world, orc, "strength", "DL-5.5.2b", 2), [5, 4]).value is True


@pytest.mark.parametrize("strict, below, passed", [(False, True, True), (True, True, False), (True, False, True)])
def test_below(strict, below, passed):
    """DL-BASE-24  strict_under_wording: where the book says below, a roll equal to the factor fails."""
    world = begun(strict_under_wording=strict)
    red = world.castle.heroes["red"]
    assert run(luck.passes(world, red, "agility", "DL-9.6a", below=below), [4]).value is passed


def test_five_exits():
    """DL-BASE-22  Faces 1-2, 3-4, 5-6, 7-8, 9-10; 11-12 are rolled again; one choice needs no roll."""
    assert [run(luck.among(5, "DL-12.2c-X"), [face]).value for face in range(1, 11)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert run(luck.among(5, "DL-12.2c-X"), [12, 11, 3]).value == 1
    assert run(luck.among(1, "DL-12.2c-X")).value == 0 and run(luck.among(20, "DL-BASE-22"), [20]).value == 19


# ---- options, help ---------------------------------------------------------------------------------------------------
def test_advanced_rules_need_each_other():
    """DL-13  chaos_rules without multi_fight is refused, multi_fight without advanced_phases too."""
    for name, needs in DrakborgenOptions.needs.items():
        with pytest.raises(BadInput, match=f"{name} needs {needs}"):
            fresh(2, **{name: True})
    fresh(2, chaos_rules=True, multi_fight=True, advanced_phases=True)
    whole = DrakborgenOptions(chaos_rules=True, multi_fight=True, advanced_phases=True)
    assert mended(DrakborgenOptions(chaos_rules=True)) == whole and mended(DrakborgenOptions()) == DrakborgenOptions()


@pytest.mark.parametrize("given, expected", [
    ({"sun_limt": 21}, '"sun_limt" is not an option; did you mean "sun_limit"?'),
    ({"sun_limit": 20}, "sun_limit = 20: it is one of 21, 22"), ({"retire": 1}, "retire = 1: it is one of false, true"),
    ({"min_gold_to_win": True}, "min_gold_to_win = true: it is one of 1, 0"),
    ({"combat_timer_seconds": -1}, "it is a whole number from 0 (no limit) to 600"),
    ({"multi_fight": True}, "multi_fight needs advanced_phases"),
])
def test_bad_options(given, expected):
    """DL-13  Options by name, in the words of whoever gives them."""
    with pytest.raises(BadInput) as wrong:
        game.read_options(given)
    assert expected in str(wrong.value)


def plain(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_defaults():
    """Twenty-nine options with the defaults of DL-T-OPTIONS, and every value of it."""
    assert len(DrakborgenOptions.__struct_fields__) == 29
    for name, cells in luck.TABLES["options"].items():
        if name == "columns":
            continue
        default = getattr(DrakborgenOptions(), name)
        assert plain(default) == cells[0], name
        others = [plain(value) for value in values(DrakborgenOptions, name) if value is not default]
        if name != "combat_timer_seconds":
            assert others == cells[1].split(", "), name
    assert game.read_options({"combat_timer_seconds": 7}).combat_timer_seconds == 7
    assert msgspec.convert({}, DrakborgenOptions) == DrakborgenOptions()


def test_help():
    """DL-9.3c, DL-10-X1, DL-QA-10, DL-QA-11  Three pieces of advice; the ten questions the book answers, and no others."""
    book = load(game)
    assert list(collect_advice(book)) == ["DL-9.3c", "DL-10-X1", "DL-QA-10"]
    assert answered(book) == [f"DL-QA-{n:02}" for n in range(1, 11)]


def test_lost_tiles_cannot_be_shuffled_back():
    """DL-6-X1  The used pile is never reshuffled: the deck itself refuses it."""
    world = begun()
    luck.discard_room(world, "01")
    with pytest.raises(RulesError):
        world.decks.rooms.shuffle_in("RT001")
