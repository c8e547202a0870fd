"""Armies by points: even pairs for an evening, their file, and battles that are fought with them from the set-up."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from montjoy.bots.find import find
from montjoy.core.capabilities import Draft, Force
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.massbattle.authoring import armies, scenarios
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.troops import NONE, Single, standard
from montjoy.words import Words
from montjoy.words.plain_text import without_marks
from tests.suite.many import some

BUILDER = game.builder
ROWS = """
[troops.river_guard]
name = "River guard"
hit_dice = "1+1"
armour = "chain_shield"
melee_weapon = "spear"
move_rate = 9
rally_pct = 75
"""


def words(lang="en"):
    return Words(game, lang)


def draft(luck=1, **chosen):
    now = {**armies.USUAL, **chosen}
    return Draft(now, BUILDER.proposed(now, Philox(luck), words()))


def read(text, tmp_path):
    """As `check` and the table read the file."""
    path = tmp_path / "armies.toml"
    path.write_text(text, encoding="utf-8")
    return scenarios.read_file(path)


def points(scenario):
    world = game.setup(scenario, game.options(**scenario.options))
    return [float(scenarios.hit_dice_of(world, side)) for side in (0, 1)]


@pytest.mark.parametrize("flavour", some(armies.VALUES["flavour"], 3))
def test_a_pair_is_even_whatever_is_chosen(flavour, tmp_path):
    """MB-BASE-10  Both sides have the same hit dice, at most those agreed and hardly fewer; two peoples differ, and the file
    says so to `check`, and another luck makes another pair."""
    for length, peoples in itertools.product(armies.VALUES["length"], armies.VALUES["peoples"]):
        made = draft(flavour=flavour, length=length, peoples=peoples)
        scenario = read(BUILDER.written(made, words()), tmp_path)
        ours, theirs = points(scenario)
        most = armies.plan_of(made.chosen).points
        assert ours == theirs and 0.9 * most <= ours <= most == scenario.points, (length, ours)
        assert not BUILDER.faults(made, words()) and BUILDER.scenario(made, words()) == scenario
        assert (made.forces[0].rows == made.forces[1].rows) is (peoples == "same")
    assert len({BUILDER.written(draft(luck, flavour=flavour), words()) for luck in range(8)}) > 1


@pytest.mark.parametrize("chosen", [
    {"length": "half_hour", "players": "two_one", "flavour": "magic", "ground": "woods"},
    {"length": "half_hour", "players": "three_three", "flavour": "horse", "ground": "field"},
    {"length": "half_hour", "flavour": "monsters", "points": "20"},
])  # fmt: skip
def test_a_pair_is_fought_to_its_end(chosen, tmp_path):
    """MB-GEN-05, MB-BOARD-10  From the set-up, bots deploying for every seat: each player has units of his own, and somebody wins
    or time is up."""
    scenario = read(BUILDER.written(draft(**chosen), words()), tmp_path)
    world = game.setup(scenario, game.options(**scenario.options))
    seats = game.seats(scenario)
    assert {unit.owner for unit in world.units.values()} == set(seats)
    assert [len(side.seats) for side in scenario.sides] == list(armies.plan_of(chosen).players)
    outcome = playout(game, world, dict.fromkeys(seats, find(game, "plain")), Philox(5))
    assert outcome.why in game.endings and outcome.round >= 2


@pytest.mark.parametrize("points", armies.VALUES["points"])
@pytest.mark.parametrize("peoples", armies.VALUES["peoples"])
def test_a_bit_of_everything_has_some_of_each_kind(points, peoples):
    """MB-BASE-10  By every luck: bows, foot, horse, and from 30 hit dice on magic and a monster.  Red before: in half of them
    nobody shot, and nobody ever cast a spell or was a monster."""
    book = standard()
    for luck in range(12):
        for force in draft(luck, points=points, peoples=peoples, flavour="mixed").forces:
            rows = [book.type(code) for code, _ in force.rows]
            soldiers = [row for row in rows if not isinstance(row, Single)]
            assert "archers" in dict(force.rows) and any(row.mounted for row in soldiers)
            assert any(not row.mounted and row.missile_weapon == NONE for row in soldiers)
            alone = [row for row in rows if isinstance(row, Single)]
            casters, monsters = ([row for row in alone if row.has("caster") is magic and row.player_character is magic]
                                 for magic in (True, False))
            assert points == "20" or (casters and monsters), force.rows


def test_what_hit_dice_are_is_said_beside_their_choice():
    """MB-BASE-10  With the hit dice that the rows have.  Red before: nothing said what they are."""
    how = {choice.name: choice.how for choice in BUILDER.choices(words())}
    book = standard()
    dice = [scenarios.points_of(book.type(code)) for code in ("militia", "heavy_cavalry", "ogre", "red_dragon")]
    assert dice == [1, 2, 4, 10] and "a militiaman has 1, a knight 2, an ogre 4, a red dragon 10" in without_marks(how["points"])
    assert not how["length"]


def test_the_sample_of_own_rows_is_read(tmp_path):
    """MB-BASE-11"""
    path = tmp_path / "rows.toml"
    path.write_text(BUILDER.SAMPLE, encoding="utf-8")
    own = game.packs.read_own(path).own
    assert [row.code for row in (*own.soldiers, *own.singles)] == ["river_guard", "old_troll"]
    assert list(own.missile) == ["river_bow"]


def test_the_ground_is_the_same_for_both():
    """MB-BOARD-01, MB-END-04  Turned about, every board is itself: ground, heights and the squares to hold."""
    for ground in armies.VALUES["ground"][:-1]:
        for length in armies.VALUES["length"]:
            made = draft(ground=ground, length=length)
            board = game.setup(BUILDER.scenario(made, words())).board
            turned = [row[::-1] for row in reversed(board.ground)], [row[::-1] for row in reversed(board.heights)]
            assert turned == (list(board.ground), list(board.heights))
            assert {(board.width - 1 - x, board.height - 1 - y) for x, y in board.objectives} == set(board.objectives)


def test_with_figures_of_ones_own_the_game_master_has_both_sides(tmp_path):
    """MB-UMP-01  The same pair without our board."""
    made = draft(ground="figures", players="three_three")
    scenario = read(BUILDER.written(made, words()), tmp_path)
    assert scenario.board == "none" and game.seats(scenario) == ("master",)


def test_what_is_wrong_is_said_in_the_readers_language():
    """MB-BASE-10, MB-GEN-05, MB-BASE-08  Too many hit dice, nobody, fewer units than players, a type that there is not, one name
    for both; in every language, with what would work."""
    made = draft(points="20", players="two_one")
    few, many = Force("A", (("ogre", 1),)), Force("a", (("militia", 5), ("dragon_fly", 1)))
    for lang in ("en", "sv", "he", "cs"):
        found = BUILDER.faults(Draft(made.chosen, (few, many)), words(lang))
        assert len(found) == 4 and any("25" in line and "20" in line for line in found), found
        assert any("dragon_fly" in line for line in found)
        assert len(BUILDER.faults(Draft(made.chosen, (Force(""), Force("b"))), words(lang))) == 3
    more = Draft({**made.chosen, "points": "30"}, (Force("A", (("militia", 5),)), Force("B", (("kobolds", 9),))))
    ours, theirs = BUILDER.sums(more, words())
    assert "25 of 30" in ours.says and "2.5 more" in ours.says and "more" not in theirs.says
    assert ours.rows[0].startswith("25 men, 25 hit dice. Each: ") and not BUILDER.faults(more, words())


@pytest.mark.parametrize("lang", ["en", "sv", "he", "cs"])
def test_beside_the_price_stands_what_a_unit_is(lang):
    """MB-BASE-08, MB-SOLO-06  Hit points, armour class, movement, attack, missiles and what is special, of every type."""
    w, made = words(lang), draft()
    for code in standard().codes:
        ours, _ = BUILDER.sums(Draft(made.chosen, (Force("A", ((code, 1),)), Force("B"))), w)
        assert ours.rows[0].count(";") >= 1 and "army" not in ours.rows[0]
    assert w.problems == []


def test_what_stands_beside_a_price():
    """MB-BASE-08, MB-UNIT-02, MB-OUT-02  Of units of five."""
    made = draft()
    rows = (("longbowmen", 1), ("pikemen", 1), ("troll", 1), ("red_dragon", 1))
    bows, pikes, troll, dragon = BUILDER.sums(Draft(made.chosen, (Force("A", rows), Force("B"))), words())[0].rows
    assert bows == ("5 men, 5 hit dice. Each: 22 hit points, armour class 12, moves 12 squares; attack +1, damage 1d6; "
                    "shoots 20 squares far (twice as far at −2), damage 1d6")  # fmt: skip
    assert pikes.endswith("damage 1d8+1; long weapons, which strike a charger first")
    assert troll.endswith("damage 1d4, 1d4, 1d8; regains 3 hit points a round")
    assert dragon.endswith("; flies 24 squares; breathes three times, 40 points for each soldier")


def test_own_rows_stand_in_the_lists_and_in_the_file(tmp_path):
    """MB-BASE-11  Own rows that were read can be taken like any others; the file holds them, and plays the same."""
    path = tmp_path / "mine.toml"
    path.write_text(ROWS, encoding="utf-8")
    own = game.packs.read_own(path).own
    made = draft(points="30")
    made = Draft(made.chosen, (Force("A", (("river_guard", 3),)), made.forces[1]), ROWS, own)
    assert [kind.says for kind in BUILDER.kinds(made, words()) if kind.code == "river_guard"] == ["River guard: 5"]
    assert BUILDER.kinds(made, words())[0].group == "Your own"
    scenario = read(BUILDER.written(made, words()), tmp_path)
    assert scenario == BUILDER.scenario(made, words()) and scenario.own.soldiers[0].name == "River guard"
    assert "river_guard" in BUILDER.faults(Draft(made.chosen, made.forces), words())[0]


def test_names_are_written_as_they_are(tmp_path):
    """A name with quotation marks and letters of any kind comes back from the file as it was."""
    name = 'Marthe\\"s "men" – מרתה'
    made = draft()
    again = Draft(made.chosen, (Force(name, made.forces[0].rows), made.forces[1]))
    assert read(BUILDER.written(again, words()), Path(tmp_path)).sides[0].name == name
