"""Units as they are built, and boards as they are read.  MB-UNIT, MB-SCALE, MB-GEN, MB-BOARD."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.errors import BadInput
from montjoy.core.options import read_options
from montjoy.games.massbattle.authoring.scenarios import setup
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.board import Board, elevation, sight
from montjoy.games.massbattle.model.queries import distance, side_of
from montjoy.games.massbattle.model.scenario import BattleScenario, BoardFile, OwnRows, Rectangle, SideFile, TroopsFile
from montjoy.games.massbattle.model.troops import round_minutes, square_cm, standard
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import events, forms
from tests.games.massbattle.acting import field, fights, go, moves, play, scenario, why_not, worn

OPTIONS = MassBattleOptions(scale=5)


def built(text, **options):
    return list(field([text], [f"orcs 20,20 s men={options.get('scale', 5)}"], **options).units.values())


def army(men, kind="orcs"):
    return SideFile(name="X", seats=(f"s{men}",), troops=(TroopsFile(type=kind, men=men),))


# ---- scale -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("men, option, scale", [(100, "by_size", 5), (101, "by_size", 10), (60, 10, 10), (200, 5, 5)])
def test_scale(men, option, scale):
    """MB-SCALE-01, MB-UNIT-08  scale = by_size: 60 against 100 soldiers are fives, 60 against 101 tens; scale = 5 and scale = 10
    as they say; who fills no unit stays off the board."""
    world = game.setup(BattleScenario(id="x", title="X", sides=(army(60), army(men) if men != 60 else army(61))),
                       MassBattleOptions(scale=option))  # fmt: skip
    assert world.scale == scale and {unit.soldiers for unit in world.units.values()} == {scale}
    assert sum(unit.side == 1 for unit in world.units.values()) == men // scale


def test_a_few_men_at_the_larger_scale():
    """MB-UNIT-08, MB-SCALE-01  scale = 10: the bridge's five pikemen stay off the board; scale = 5: they are a unit.  A side of
    which nobody is left is refused."""
    bridge = game.scenarios["bridge"]
    units = [[u.type for u in setup(bridge, MassBattleOptions(scale=scale)).units.values()] for scale in (5, 10)]
    assert [found.count("pikemen") for found in units] == [1, 0] and [found.count("orcs") for found in units] == [4, 2]
    few = BattleScenario(id="x", title="X", sides=(army(60), army(4)))
    with pytest.raises(BadInput, match="X has no unit at scale 5"):
        game.setup(few, MassBattleOptions())


def test_a_file_with_men_who_never_take_the_field(tmp_path):
    """MB-UNIT-08  Its author is told, with what would work."""
    troops = '{ type = "goblins", men = 20 }, { type = "orcs", men = 4 }'
    text = "".join(f'[[sides]]\nname = "{name}"\nseats = ["{name}"]\ntroops = [{troops}]\n' for name in "ab")
    path = tmp_path / "few.toml"
    path.write_text('id = "few"\ntitle = "Few"\n' + text, encoding="utf-8")
    with pytest.raises(BadInput, match=r"men = 4 of .orcs. fill no unit of 5"):
        game.check(path)


@pytest.mark.parametrize("scale, minutes, metres", [(5, 5, 3), (10, 10, 6)])
def test_scales(scale, minutes, metres):
    """MB-SCALE-02, MB-SCALE-03, MB-T-SCALE  scale = 5: 5 minutes and squares of 3 m; scale = 10: 10 and 6 m; square_m = 4.5 as a
    map has it."""
    assert round_minutes(scale) == minutes and square_cm(scale, MassBattleOptions()) == 100 * metres
    assert square_cm(scale, MassBattleOptions(square_m=4.5)) == 450


# ---- units -----------------------------------------------------------------------------------------------------------------
def test_fresh_unit():
    """MB-UNIT-09, MB-UNIT-03, MB-BASE-08  Fresh: no first hit, not broken, full hit points, in play."""
    unit = built("goblins 5,5 n men=10", scale=10)[0]
    assert (unit.hit, unit.broken, unit.hp, unit.start, unit.status, unit.soldiers) == (False, False, 35, 35, "in_play", 10)
    assert (unit.row.armour_class, unit.row.attack_bonus, unit.row.rally_pct, unit.row.move_rate) == (13, 0, 25, 9)


def test_flags_of_the_round_are_cleared():
    """MB-UNIT-09  What a unit has done counts for its round only: next round it may move again; its first hit stays taken."""
    world = field(["orcs 5,5 n"], ["orcs 20,30 s"])
    world.units["A1"].hit = True
    log = play(world, to="3.0", a=[moves(go("A1", ahead=1)), moves(go("A1", ahead=1))])
    assert world.units["A1"].at == (5, 7) and world.units["A1"].hit and log.names().count("Moved") == 2


def test_men_off_the_board():
    """MB-UNIT-08  understrength_units = false: 23 men are four units; understrength_units = true: and one of three with 13 hit
    points, one for each type, of at least half."""
    assert [unit.soldiers for unit in built("orcs men=23 5,5 n", understrength_units=False)[:-1]] == [5] * 4
    units = built("orcs men=23 5,5 n", understrength_units=True)[:-1]
    assert [unit.soldiers for unit in units] == [5, 5, 5, 5, 3] and units[-1].hp == 13
    assert len(built("orcs men=22 5,5 n", understrength_units=True)) == 5
    world = field(["orcs men=8 5,5 n", "orcs men=8 5,9 n", "goblins men=8 5,12 n"], ["orcs 20,20 s"], understrength_units=True)
    assert [unit.soldiers for unit in world.units.values() if unit.side == 0] == [5, 3, 5, 5, 3]


def test_small_unit_destroyed_by_morale():
    """MB-UNIT-08, MB-MOR-05  understrength_units = true: a morale 1 kills two of three."""
    world = worn(field(["orcs 5,5 n"], ["orcs men=3 5,6 s", "goblins 20,20 s"], understrength_units=True), B1=6)
    log = play(world, to="1.4", attack=[20], damage=[1], morale=[1], a=[fights("A1 B1")])
    assert log.told(events.Destroyed) == [events.Destroyed("B1", 2, 1)]


def test_creatures_that_stand_alone():
    """MB-UNIT-04, MB-UNIT-05, MB-SOLO-01  A hill giant is a unit of one with 38 hit points; five of them as soldiers are refused,
    and so is a hero among soldiers; soldiers are not counted singly."""
    giant = built("hill_giant 5,5 n")[0]
    assert (giant.soldiers, giant.hp, giant.single) == (1, 38, True)
    assert [unit.soldiers for unit in built("fighter_hero count=2 5,5 n")[:2]] == [1, 1]
    for text in ("hill_giant men=5 5,5 n", "fighter_hero men=5 5,5 n", "orcs men=0 5,5 n", "orcs men=3 5,5 n",
        "orcs men=5 count=1"):
        with pytest.raises(BadInput):
            built(text)


def test_one_kind_of_soldier_per_unit():
    """MB-UNIT-01, MB-UNIT-06  A unit is of one type: one armour, one melee weapon, at most one for missiles; a second in the same
    unit cannot be written."""
    for text in ({"type": ["orcs", "goblins"], "men": 5}, {"type": "orcs", "men": 5, "armour": "chain"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(text, TroopsFile)
    unit = built("elves 5,5 n")[0]
    assert (unit.row.melee_weapon, unit.row.missile_weapon, unit.row.armour_class) == ("sword_long", "bow_long", 14)
    assert (unit.row.damage, unit.missile_dice, unit.row.attack_bonus) == ((1, 8, 0), (1, 6, 0), 1)


def test_own_rows():
    """MB-GEN-03, MB-BASE-11  Orcs with an armour class of 5: ascending 14, and nothing else changes."""
    orcs = msgspec.structs.replace(standard().soldiers["orcs"], ac_desc=5)
    given = msgspec.structs.replace(scenario(["orcs 5,5 n"], ["orcs 20,20 s"]), own=OwnRows(soldiers=(orcs,)))
    own, usual = setup(given, OPTIONS).units["A1"], setup(scenario(["orcs 5,5 n"], ["orcs 20,20 s"]), OPTIONS).units["A1"]
    assert own.row.armour_class == 14 and own.own and not usual.own
    assert msgspec.structs.replace(own.row, ac_desc=usual.row.ac_desc) == usual.row


# ---- sides -----------------------------------------------------------------------------------------------------------------
def test_two_sides():
    """MB-GEN-05  Three sides are refused; so is a seat on both, and an owner who is no seat of the side."""
    one = {"name": "X", "seats": ["x"], "troops": [{"type": "orcs", "men": 5}]}
    for sides in ([one], [one] * 3):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"id": "x", "title": "X", "sides": sides}, BattleScenario)
    with pytest.raises(BadInput):
        field(["orcs 5,5 n"], ["orcs 9,9 s"], seats=(("a",), ("a",)))
    with pytest.raises(BadInput):
        field(["orcs 5,5 n owner=b"], ["orcs 9,9 s"])


def test_a_shared_side_closes_its_step_when_all_have_ordered():
    """MB-GEN-05, MB-INFO-03  Two players of a side are asked together, each for his own units."""
    world = field(["orcs 5,5 n", "orcs 9,5 n owner=a2"], ["orcs 20,30 s"], seats=(("a", "a2"), ("b",)))
    log = play(world, to="1.3", a=[moves(go("A1", ahead=1))], a2=[moves(go("A2", ahead=2))])
    assert world.units["A1"].at == (5, 6) and world.units["A2"].at == (9, 7)
    assert [seat for seat, ask in log.asked if type(ask).__name__ == "Move"] == ["a", "a2", "b"]


# ---- the board -------------------------------------------------------------------------------------------------------------
def test_default_board():
    """MB-BOARD-01  48 squares by 36; (0, 0) and (47, 35) are its corners; a file says what lies on it."""
    board = setup(scenario(["orcs"], ["orcs"], board=BoardFile()), OPTIONS).board
    assert board.width * board.height == 1728 and elevation(board, (47, 35)) == elevation(board, (0, 0)) == 0
    for ground in (Rectangle(x1=47, y1=35, x2=48, y2=35, terrain="wood"), Rectangle(x1=0, y1=0, x2=1, y2=1, terrain="swamp")):
        with pytest.raises(BadInput):
            setup(scenario(["orcs"], ["orcs"], board=BoardFile(ground=(ground,))), OPTIONS)


def test_elevations():
    """MB-BOARD-05  0, 1 or 2; a rampart counts as 2, gates and stairs as 0."""
    board = setup(scenario(["orcs"], ["orcs"], board="12RgGt\n" + "......\n" * 5), OPTIONS).board
    assert [elevation(board, (x, 5)) for x in range(6)] == [1, 2, 2, 0, 0, 0]


def test_distances():
    """MB-BOARD-02  4.5 squares, 20, 12; in half squares."""
    world = field(["orcs 0,0 n"], ["orcs 3,3 s", "orcs 20,0 s", "orcs 4,10 s"])
    one = world.units["A1"]
    assert [distance(one, world.units[id]) for id in ("B1", "B2", "B3")] == [9, 40, 24]


def test_arcs():
    """MB-BOARD-04, MB-BOARD-03, MB-SOLO-03  Front, flank and rear of a unit at (10, 10) that faces north; eight_facings = true:
    of one that faces north-east."""
    places = {"front": ["10,11", "9,11", "11,11", "12,13"], "flank": ["9,10", "11,10", "13,12"], "rear": ["10,9", "9,9", "11,9",
        "12,7"]}
    for side, squares in places.items():
        for at in squares:
            world = field(["orcs 10,10 n"], [f"orcs {at} s"])
            assert side_of(world.units["A1"], world.units["B1"]) == side
    places = {"front": ["11,11", "10,11", "11,10"], "flank": ["9,11", "11,9"], "rear": ["9,9", "9,10", "10,9"]}
    for side, squares in places.items():
        for at in squares:
            world = field(["orcs 10,10 ne"], [f"orcs {at} s"], eight_facings=True)
            assert side_of(world.units["A1"], world.units["B1"]) == side


def test_placed_units():
    """MB-BOARD-09, MB-BOARD-03, MB-MOVE-09, MB-BOARD-10  Two on a square, off the board, on water, looking north-east, no room to
    deploy, rows off the board or among the enemy's: refused, with what would work."""
    for ours, given in (
        (["orcs 5,5 n", "orcs 5,5 n"], {}), (["orcs 29,5 n men=10"], {}), (["orcs 5,5 ne"], {}),
        (["orcs 0,0 n"], {"board": "....\n....\n....\n#..."}), (["light_cavalry 0,0 n"], {"board": "....\n....\n....\nm..."}),
        (["orcs men=50"], {"board": "....\n....\n####\n####"}), (["light_cavalry men=25"], {"board": "....\n....\nmmmm\n...."}),
        (["orcs"], {"rows": ((0, 36), (30, 35))}), (["orcs"], {"rows": ((0, 5), (5, 10))}), (["orcs"], {"rows": ((5, 0), (30,
            35))}),
    ):  # fmt: skip
        theirs = ["orcs 3,3 s"] if "board" in given else ["orcs 20,20 s"]
        with pytest.raises(BadInput):
            field(ours, theirs, **given)


def test_scenarios_are_set_up_with_their_own_options(tmp_path):
    """MB-BASE-08, MB-T-SCENARIO-FORCES, MB-T-SCENARIO-GROUND  A file that needs understrength units says so and is read; Azure
    Wood has the forces and the ground of its tables."""
    text = '[options]\nscale = 5\nunderstrength_units = true\n' + "".join(
        f'[[sides]]\nname = "{name}"\nseats = ["{name}"]\ntroops = [{{ type = "orcs", men = 3 }}]\n' for name in "ab"
    )
    path = tmp_path / "small.toml"
    path.write_text('id = "small"\ntitle = "Small"\n' + text, encoding="utf-8")
    assert game.check(path).id == "small"
    azure = game.scenarios["azure_wood"]
    world = setup(azure, read_options(game.options, azure.options))
    found = [sum(unit.type == kind for unit in world.units.values()) for kind in ("longbowmen", "goblins", "ogre",
        "medium_cavalry")]
    assert found == [4, 14, 2, 2] and world.scale == 10
    assert world.board.walls == tuple((x, 9, "N") for x in range(16, 23)) and elevation(world.board, (30, 10)) == 1


def test_sight_past_a_wall_of_fire():
    """MB-BOARD-08  Squares of a wall of fire block sight like a building."""
    assert sight(Board(9, 9), (1, 1), (1, 5)).clear and not sight(Board(9, 9), (1, 1), (1, 5), [(1, 3)]).clear


def test_rear_attack_has_the_chapters_figure():
    """MB-GEN-04, MB-MOD-11  From behind +4, not +6."""
    world = field(["militia 5,5 n"], ["orcs 5,6 n"])
    assert play(world, to="1.4", attack=[1], a=[fights("A1 B1")]).told(events.Attacked)[0].modifiers == (("rear", 4),)
    assert why_not(world, "a", forms.Fights()) == ""
