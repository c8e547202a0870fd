"""A second reading against the ledger: corner cases of moving, encounters, the chamber, things and packs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.core.philox import Philox
from montjoy.core.script import scripted
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.luck import peek_at
from montjoy.games.drakborgen.model.pack import lookup
from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.state import OTHER, AtExit, Dead, Free, TurningBack
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Drank, MonsterFled, PutOn, SteppedBack, TurnLost
from montjoy.games.drakborgen.rules import labyrinth, room_tiles, teleport
from montjoy.games.drakborgen.rules.monster_players import take_monster_turn
from montjoy.games.drakborgen.rules.possessions import hand_over
from montjoy.games.drakborgen.rules.setup import choose_heroes, set_up_game
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square

STAY, WEST, EAST = questions.Stay(), questions.Move("west"), questions.Move("east")


def turn(world, dice=(), answers=(), seat="red"):
    return run(take_player_turn(world, seat), dice, answers)


# ---- the turn --------------------------------------------------------------------------------------------------------
def test_a_completed_flight_that_leads_back_was_his_move_all_the_same():
    """DL-BASE-13, DL-8.12e  Fled to an exit, through it, and frightened back out of the new room: he stands where he began, and
    his turn is over."""
    world = begun()
    square(world, "33")
    red = at(world, "red", "33", situation=AtExit("east"))
    out = turn(world, [OTHER, "LT68", "RT089", 12])
    assert out.over and out.pending is None
    assert (red.place, red.situation, red.came.way) == ("33", Free(), "east")


def test_the_step_back_that_leads_back_was_his_move_all_the_same():
    """DL-7.6a, DL-BASE-13  He goes back, and nothing else: also if a tile there throws him to where he stood."""
    world = begun()
    square(world, "33", "room", "o o o o")
    red = at(world, "red", "33", "east", situation=TurningBack("encounter"))
    out = turn(world, [OTHER, "LT68", "RT089", 12])
    assert out.over and [type(e) for e in out.told(SteppedBack)] == [SteppedBack]
    assert red.place == "33"


@pytest.mark.parametrize("situation", [TurningBack("encounter"), AtExit("east")])
def test_free_acts_come_before_what_is_forced(situation):
    """DL-BASE-13, DLC-10, DLC-13  Step 2 before step 3: he drinks and changes what he wears, and then he must go."""
    world = begun()
    square(world, "33"), square(world, "34")
    red = at(world, "red", "33", "east", body=5, situation=situation)
    give(world, "red", "PO1", "AM02", "AM03")
    out = turn(world, (), [questions.Drink("PO1"), questions.Wear("AM03", "AM02"), questions.Enough()])
    assert out.over and (red.place, red.body, red.worn) == ("34", 7, ["AM03"])
    assert len(out.told(Drank)) == 1 and out.told(PutOn) == [PutOn("red", "AM03")]


def test_who_has_nothing_to_do_is_not_asked_before_what_is_forced():
    """DL-BASE-13  Without anything to wear, drink, take, give or play he steps back at once; a special card is reason enough to
    ask, whichever it is (DLC-23)."""
    for card, asked in (("", 0), ("SP05", 1), ("SP01", 1)):
        world = begun()
        square(world, "33"), square(world, "34")
        at(world, "red", "33", "east", situation=TurningBack("encounter"))
        give(world, "red", *([card] if card else []))
        out = turn(world, (), [questions.Enough()] * asked)
        assert out.over and len(out.answered) == asked
        assert world.castle.heroes["red"].place == "34"


def test_a_lost_turn_has_no_potions():
    """DL-BASE-13, DLC-24  skip_turns: the turn ends at step 1, and he is asked nothing."""
    world = begun()
    square(world, "33")
    at(world, "red", "33", body=3, skip=1)
    give(world, "red", "PO1")
    out = turn(world)
    assert out.over and out.told(TurnLost) == [TurnLost("red", 0)]
    turn(world, (), [STAY, questions.Enough()])                   # in his next turn he may drink at the end of it


# ---- the chamber -----------------------------------------------------------------------------------------------------
def test_the_threshold_is_no_visit():
    """DLC-24, DL-4.10b, DL-9.3b  dragon_restless waits for the next visit, and who turns back at the threshold was not
    inside."""
    world = begun()
    square(world, "33"), square(world, "34", "chamber")
    red, beast = at(world, "red", "33"), world.castle.dragon
    beast.restless = True
    turn(world, (), [EAST, questions.StepBack()])
    turn(world)
    assert (red.place, beast.restless, beast.visited) == ("33", True, False)
    turn(world, ["DC01", "DC02"], [EAST, questions.GoIn(), questions.NoCard()])
    turn(world, (), [WEST])
    assert not beast.restless and not beast.drawn


# ---- what is hidden --------------------------------------------------------------------------------------------------
def test_a_tile_that_was_peeked_at_and_turned_up_is_hidden_no_more():
    """DL-BASE-21, DL-13.1b, SP06  With advanced_phases its room tile waits for the events: that alone may be dealt anew, and the
    decks' sizes are those of any tile that was turned up."""
    world = begun(advanced_phases=True)
    castle = world.castle
    castle.phase, castle.mark = "movement", "1.m.red"
    before = seen(world, "red").sizes
    square(world, "23"), at(world, "red", "23")
    run(peek_at(world, "24", "blue"), ["LT45", "RT033"])
    assert game.hidden(world, "red") == {"tile.24": "LT45", "room.24": "RT033"} and seen(world, "red").sizes == before
    turn(world, (), [EAST])
    assert castle.squares["24"].tile == "LT45" and world.peeks["24"].room == "RT033"
    assert game.hidden(world, "red") == {"room.24": "RT033"}
    assert seen(world, "red").sizes == {**before, "labyrinth": before["labyrinth"] - 1}
    for n in range(20):
        new = game.redeal(world, "red", {}, Philox(n))
        assert "LT45" not in new.decks.labyrinth.bag and len(new.decks.labyrinth.bag) == before["labyrinth"] - 2
        assert seen(new, "red").sizes == seen(world, "red").sizes


# ---- things ----------------------------------------------------------------------------------------------------------
def test_the_ring_of_ways_works_three_times_in_the_game_whoever_wears_it():
    """DLC-24, RI7  What one hero has used of it is used for the next as well."""
    world = begun()
    square(world, "33"), square(world, "34")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    give(world, "red", "RI7")
    red.used["RI7"] = 2
    run(hand_over(world, red, blue, "RI7"))
    assert questions.Blink("34", "RI7") in teleport.blink_options(seen(world, "blue"))
    run(teleport.blink(world, blue, questions.Blink("34", "RI7")))
    assert not teleport.blink_options(seen(world, "blue"))


def test_who_is_given_a_treasure_card_inside_looks_at_it_outside():
    """DL-9.1d, DLC-21  treasure_faces = nobody_until_out: the giver has been outside with it, the taker has not."""
    world = begun(treasure_faces="nobody_until_out")
    square(world, "33")
    red, blue = at(world, "red", "33"), at(world, "blue", "33")
    give(world, "red", "TC05")
    run(hand_over(world, red, blue, "red.t1"))
    assert world.seen_by["TC05"] == ["red"] and "red.t1" not in seen(world, "blue").faces
    at(world, "blue", "00")
    run(labyrinth.move(world, blue, "out"))
    assert seen(world, "blue").faces == {"red.t1": "TC05"}


# ---- monsters --------------------------------------------------------------------------------------------------------
def test_a_monster_that_stirs_and_flees_goes_by_chance():
    """DLC-24, DL-7.7e  monsters_stir: who is walked in on meets it as one that has fled there; it does not go back like a
    monster player's."""
    world = begun()
    square(world, "33", "room", "w o w w"), square(world, "34", "room", "w o o o"), square(world, "35", "room", "w w o o")
    square(world, "44")
    red = at(world, "red", "34", "west")
    monster(world, "mountain_troll", "33")
    world.castle.order = ["red", "blue"]
    out = run(
        room_tiles.stir_monsters(world, [world.castle.heroes["blue"]]), ["MC01", 5],
        [questions.Wait(), questions.Number("west"), questions.Number("east")],
    )
    assert out.told(MonsterFled)[0].to == "35"
    assert red.place == "34"


def test_meeting_heroes_ends_a_monsters_move_though_nobody_is_left():
    """DL-5.5.2c-X  In a corridor it goes on only if it has met nobody there: not over the hero who has run away."""
    world = begun("H01", "H02", "H03")
    square(world, "33"), square(world, "34", "corridor"), square(world, "35")
    at(world, "red", "", situation=Dead("wounds", 1, "33"))
    blue = at(world, "blue", "34", "east", body=1)
    orc = monster(world, "orc", "33")
    world.castle.turn = 0

    def answer(seat, ask, options):
        if isinstance(ask, questions.MonsterTurn):
            return questions.MoveMonster(orc.id, "east")
        if isinstance(ask, questions.Meeting):
            return questions.Attack()
        assert not isinstance(ask, questions.MonsterGoesOn), "it has met somebody"
        positions = {"red": 2, "blue": 3}                    # strength against psyche: blue loses his only point
        return positions.get(seat) if isinstance(options, int) and options & 0b1000 else _first(options)

    scripted(take_monster_turn(world, "red"), ["MC01"], answer)
    assert isinstance(blue.situation, Dead) and orc.at == "34"


def _first(options):
    return next(n for n in range(8) if options >> n & 1) if isinstance(options, int) else options[0]


def test_a_door_that_a_monster_opens_is_marked_on_the_tile_that_shows_it():
    """DL-5.5.2b, DLC-24  The marker stays with the door's own tile when the other one turns."""
    world = begun("H01", "H02", "H03")
    square(world, "33", "room", "w o w w"), square(world, "34", "room", "w w w d")
    at(world, "red", "", situation=Dead("wounds", 1, "33"))
    orc = monster(world, "orc", "33")
    run(take_monster_turn(world, "red"), [5, 5], [questions.MoveMonster(orc.id, "east", "force")])
    assert orc.at == "34" and passage(world.castle, "33", "east").free
    assert world.castle.squares["34"].marked == ["west"] and world.castle.squares["33"].marked == []


def test_a_tower_does_not_turn():
    """DL-BASE-03, DLC-24  rotate turns a labyrinth tile; a tower room has none, and its openings stay."""
    world = begun()
    before = list(world.castle.squares["00"].edges)
    run(room_tiles.rotate_tile(world, [world.castle.heroes["red"]]))
    assert world.castle.squares["00"].edges == before


# ---- packs -----------------------------------------------------------------------------------------------------------
COLUMNS = '["id", "name", "agility", "strength", "psyche", "armour", "body_points"]'
ROWS = "\n".join(f'["X{n}", "Hero {n}", 5, 5, 5, 5, 9],' for n in (1, 2, 3))
THREE = f'extends = "standard"\n[heroes]\nwhole = true\ncolumns = {COLUMNS}\nrows = [\n{ROWS}\n]\n'


def own(tmp_path, text):
    file = tmp_path / "own.toml"
    file.write_text(text)
    return lookup.read_own(file)


def set_up(ref, players, **options):
    scenario = game.scenarios[("one", "two", "three", "four")[players - 1]]
    return set_up_game(replace(scenario, pack=ref.name, own=ref.own), DrakborgenOptions(**options))


def test_more_players_than_hero_cards_are_refused(tmp_path):
    """DL-BASE-25, DL-BASE-08  Three own heroes: three can play, the fourth would have none."""
    ref = own(tmp_path, THREE)
    assert len(set_up(ref, 3).decks.hero) == 3
    with pytest.raises(BadInput, match="3 hero cards"):
        set_up(ref, 4)


def test_with_few_hero_cards_everybody_is_dealt_one_at_least(tmp_path):
    """DL-BASE-08  hero_deal = random: two cards each, as long as one is left for everybody behind him."""
    world = set_up(own(tmp_path, THREE), 3, hero_deal="random")
    world.castle.order = list(world.castle.players)
    run(choose_heroes(world), ["X1", "X2", "X3"], [questions.TakeHero("X1"), questions.TakeHero("X2"), questions.TakeHero("X3")])
    assert [h.card for h in world.castle.heroes.values()] == ["X1", "X2", "X3"]


def test_a_pack_without_monster_cards_is_refused(tmp_path):
    """DL-BASE-25, DL-7.2  Every encounter needs a card."""
    text = 'extends = "standard"\n[monster_cards]\nwhole = true\n' \
        'columns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\nrows = []\n'
    with pytest.raises(BadFile, match="monster_cards"):
        own(tmp_path, text)


def test_a_special_card_is_played_when_it_can_do_something(tmp_path):
    """DL-BASE-25, DLC-24  A card whose moment does not fit its effect could never be played, or would be wasted: refused."""
    text = 'extends = "standard"\n[specials]\ncolumns = ["id", "name", "when", "effect"]\n' \
        'rows = [\n  ["SPX", "Late wind", "fight", { heal = 3 }],\n]\n'
    with pytest.raises(BadFile) as wrong:
        own(tmp_path, text)
    assert "heal" in str(wrong.value) and "own_turn" in str(wrong.value) and wrong.value.line == 5
