"""Rules as they come about in play: battles from their set-up through a session, by orders as players write them and dice as they
are typed in.  No state is set by hand."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, Event
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.scenario import OwnRows
from montjoy.games.massbattle.model.troops import TABLES, standard
from montjoy.games.massbattle.protocol import events, forms
from montjoy.words import Words
from tests.games.massbattle.acting import S, drawn, scenario, wall
from tests.games.massbattle.seated import Battle

FAR = "goblins 25,35 s"
WALL = (("wall", -4),)
WEAKEN = "Shoot: A1 shoot B1; A2 shoot B1"                   # two units of archers: the first hit does nothing, the second does


def strikes(battle):
    return [(e.unit, e.target, e.how, e.result) for e in battle.told(events.Attacked)]


# ---- giving up ---------------------------------------------------------------------------------------------------------------
def concede(battle, seat, give_up=True):
    free = battle.session.unasked(seat)
    assert free is not None
    return battle.session.answer(seat, forms.Concession(give_up), free.asked.id)


def test_a_side_gives_up_while_it_deploys():
    """MB-END-02  Before the first round too: deployment goes on, nobody else learns of it, and at the start of round 1 the other
    side has won, before anything is chosen."""
    battle = Battle(scenario(["orcs"], ["orcs"]))
    assert concede(battle, "b") is None
    assert battle.session.view("b").sides[1].conceded and not battle.session.view("a").sides[1].conceded
    battle.play(to="1.1", a=["Deploy: A1 at 5,5 facing north"])
    assert (battle.session.outcome.why, battle.session.outcome.winner, battle.session.outcome.round) == ("conceded", 0, 1)
    names = [type(item).__name__ for item in battle.session.streams["a"].items]
    assert names.index("Deployed") < names.index("Conceded") and "ChoicesMade" not in names


def test_giving_up_can_be_taken_back_until_the_round_begins():
    """MB-END-02, MB-GEN-05  What was written in round 1 counts at the start of round 2, unless its leader takes it back before;
    nobody else of his side may write it."""
    battle = Battle(scenario(["orcs 5,5 n", "orcs 9,5 n owner=a2"], ["orcs 5,30 s"], seats=(("a", "a2"), ("b",))))
    assert battle.session.unasked("a2") is None
    battle.play(to="1.2")
    assert concede(battle, "a") is None and concede(battle, "a", False) is None
    battle.play(to="2.2")
    assert not battle.session.over and concede(battle, "a") is None
    battle.play(to="9.0")
    assert (battle.session.outcome.why, battle.session.outcome.winner, battle.session.outcome.round) == ("conceded", 1, 3)
    assert battle.told(events.Conceded, "b") == [events.Conceded(0)] and len(battle.told(events.ChoicesMade)) == 2


# ---- what everybody sees -----------------------------------------------------------------------------------------------------
OPEN = ("at", "facing", "aloft", "type", "soldiers", "stance", "side", "broken", "status", "lost")


def fought_over():
    """A round in which somebody shoots, casts, charges, is broken and fails to rally, on a board with a hill."""
    board = drawn("..............\n" * 12 + "111...........\n" * 2 + "..............\n" * 4)
    battle = Battle(scenario(
        ["longbowmen 1,4 n", "longbowmen 3,5 n", "wizard_5 6,4 n", "orcs 8,5 n"],
        ["orcs 4,12 s", "orcs 8,8 s", "griffon 12,16 s"], board=board,
    ))  # fmt: skip
    battle.play(
        choices=("last", "first"), attack=[20, 20, 1], damage=[3], morale=[3], rally=[51], **{"MB-SPELL-10": [1, 2, 3]},
        a=["TakeStances: A1 defend", "Shoot: A1 shoot B1; A2 shoot B1; A3 cast magic missile at B2", "Move: A4 ahead 2"],
        b=["Move: B3 ahead 3, aloft"],
    )  # fmt: skip
    return battle


def test_everybody_sees_what_happens():
    """MB-INFO-01, MB-T-KNOWLEDGE  Board, units with all that lies open, the choices and the clock are in the other side's view as
    they are; both sides are told of every roll, hit, loss, check and spell in the same words."""
    battle = fought_over()
    world, ours, theirs = battle.world, battle.session.view("a"), battle.session.view("b")
    assert theirs.board == ours.board == world.board
    for unit in world.units.values():
        for seen in (ours, theirs):
            assert [getattr(seen.pieces[unit.id], name) for name in OPEN] == [getattr(unit, name) for name in OPEN]
    assert (theirs.winner, theirs.move_choice, theirs.attack_choice) == (0, "last", "first")
    assert theirs.pieces["B3"].aloft and theirs.pieces["A1"].at == (1, 4)
    lines = [[repr(item) for item in battle.session.streams[seat].items if isinstance(item, Event)] for seat in "ab"]
    assert lines[0] == lines[1]
    for kind in (events.InitiativeWon, events.RoundBegun, events.ChoicesMade, events.StancesTaken, events.Attacked,
                 events.MoraleChecked, events.Rallied, events.SpellCast, events.Charged):  # fmt: skip
        assert battle.told(kind, "b"), kind
    assert battle.told(events.RoundBegun, "b")[-1].minutes == 5 * (battle.told(events.RoundBegun, "b")[-1].round - 1)


@pytest.mark.parametrize("open_information", [False, True])
def test_what_the_enemy_sees_of_figures(open_information):
    """MB-INFO-02, MB-INFO-01, MB-T-KNOWLEDGE  open_information = false: of an enemy's unit his condition and no figure;
    open_information = true: everything of all; the umpire sees everything in any case."""
    board = drawn("..............\n" * 18)
    given = scenario(["longbowmen 1,4 n", "longbowmen 3,5 n"], ["orcs 4,12 s", "wizard_5 9,16 s"], board=board)
    battle = Battle(given, umpire=True, open_information=open_information)
    battle.play(to="1.2", attack=[20, 20], damage=[3], morale=[4], a=[WEAKEN])
    enemy, mine = battle.session.view("a").pieces["B1"], battle.session.view("b").pieces["B1"]
    assert enemy.condition == mine.condition == "shaken" and enemy.lost == mine.lost == 15
    assert isinstance(mine, Unit) and (mine.hp, mine.start, mine.row.armour_class, mine.row.rally_pct) == (7, 22, 13, 50)
    caster = battle.session.view("a").pieces["B2"]
    if open_information:
        assert isinstance(enemy, Unit) and enemy.hp == 7 and caster.spells["fireball"] == 1
    else:
        assert type(enemy) is Piece and not hasattr(enemy, "hp") and not hasattr(caster, "spells")
    assert battle.session.view(UMPIRE).pieces["B2"].spells["fireball"] == 1


def test_conditions_step_by_step():
    """MB-INFO-02  An enemy is fresh, hit without harm, hurt, shaken at half or less, broken: as it comes about."""
    found = []
    battle = Battle(scenario(["longbowmen 5,5 n"], ["medium_infantry 5,15 s", FAR]))
    found.append(battle.session.view("a").pieces["B1"].condition)
    for mark, dice in (
        ("1.2", {"attack": [20]}), ("2.0", {"attack": [20], "damage": [1]}),
        ("2.2", {"attack": [20], "damage": [2], "morale": [6]}),
        ("3.0", {"attack": [20], "damage": [1], "morale": [3]}),
    ):  # fmt: skip
        battle.play(to=mark, a=["Shoot: A1 shoot B1" if mark.endswith("2") else "ShootAgain: A1 shoot B1"], **dice)
        found.append(battle.session.view("a").pieces["B1"].condition)
    assert found == ["fresh", "hit", "hurt", "shaken", "broken"]


def test_the_other_side_sees_a_declaration_when_it_is_carried_out():
    """MB-INFO-03, MB-GEN-05, MB-SEQ-07-X  Of two players of a side one has declared his shots: nothing of it is in the other
    side's page, nor has a die fallen; when the second has declared too both volleys are told."""
    battle = Battle(scenario(["longbowmen 5,5 n", "longbowmen 9,5 n owner=a2"], ["orcs 5,15 s"], seats=(("a", "a2"), ("b",))))
    battle.play(to="1.1")
    before, items = msgspec.json.encode(battle.session.view("b")), len(battle.session.streams["b"].items)
    asked = battle.session.questions("a")[0]
    assert battle.session.answer("a", game.read(None, asked, "A1 shoot B1"), asked.id) is None
    assert msgspec.json.encode(battle.session.view("b")) == before and len(battle.session.streams["b"].items) == items
    assert battle.session.questions("a2") and not battle.session.questions("b") and battle.session.typing is None
    battle.play(to="1.2", attack=[20, 3], a2=["Shoot: A2 shoot B1"])
    assert [(e.unit, e.result) for e in battle.told(events.Attacked, "b")] == [("A1", "harmless"), ("A2", "missed")]


# ---- armour and load -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "armour", "ascending"),
    [("slingers", "none", 10), ("archers", "leather", 12), ("militia", "leather_shield", 13), ("crossbowmen", "ring", 13),
     ("spearmen", "ring_shield", 14), ("pikemen", "chain", 14), ("medium_infantry", "chain_shield", 15),
     ("heavy_infantry", "plate_shield", 17)],
)  # fmt: skip
def test_what_it_takes_to_hit_by_armour(kind, armour, ascending):
    """MB-BASE-02, MB-T-ARMOUR, MB-ATK-03  Archers of one hit die (+1) hit men in that armour with one less than its class on the
    die, and with two less they miss."""
    assert TABLES["armour"][armour][1:3] == [19 - ascending, ascending]
    for face, result in ((ascending - 1, "harmless"), (ascending - 2, "missed")):
        battle = Battle(scenario(["archers 5,5 n"], [f"{kind} 5,15 s"]))
        battle.play(to="1.2", attack=[face], a=["Shoot: A1 shoot B1"])
        assert strikes(battle) == [("A1", "B1", "missile", result)]


LOADS = ((75, 12), (100, 9), (150, 6), (300, 3))             # pounds, rate (MB-BASE-07)
WORN = {"militia": "leather_shield", "medium_infantry": "chain_shield", "heavy_infantry": "plate_shield", "pikemen": "chain",
        "archers": "leather", "arbalesters": "chain", "slingers": "none"}  # fmt: skip
GEAR, ARMS = 10, {"medium_infantry": 10, "arbalesters": 20, "pikemen": 20}


@pytest.mark.parametrize("kind", WORN)
def test_how_far_men_walk_under_their_load(kind):
    """MB-BASE-07, MB-T-ARMOUR, MB-MOVE-02  The rows have the rate of their load: chain 50, shield 10, sword 10 and gear 10 make
    80 pounds and rate 9; only heavy infantry is slower by our choice.  At scale 5 in the open a man walks as many squares as
    his rate, and not one more."""
    pounds = TABLES["armour"][WORN[kind]][3] + GEAR + ARMS.get(kind, 0)
    by_load = next(rate for most, rate in LOADS if pounds <= most)
    rate = 6 if kind == "heavy_infantry" else by_load
    assert by_load == 9 if kind in ("medium_infantry", "heavy_infantry", "pikemen", "arbalesters") else by_load == 12
    battle = Battle(scenario([f"{kind} 5,5 n"], [FAR]))
    battle.play(to="1.2")
    assert battle.refusal("a", f"A1 ahead {rate + 1}") == "MB-MOVE-02 too-far"
    battle.play(to="1.3", a=[f"Move: A1 ahead {rate}"])
    assert battle.world.units["A1"].at == (5, 5 + rate)


@pytest.mark.parametrize(("kind", "rate"), [("light_cavalry", 18), ("medium_cavalry", 15), ("heavy_cavalry", 12)])
def test_how_far_mounts_go(kind, rate):
    """MB-BASE-07  Light mounts 18, medium 15, heavy 12."""
    battle = Battle(scenario([f"{kind} 5,5 n"], [FAR]))
    battle.play(to="1.2")
    assert battle.refusal("a", f"A1 ahead {rate + 1}") == "MB-MOVE-02 too-far"
    battle.play(to="1.3", a=[f"Move: A1 ahead {rate}"])
    assert battle.world.units["A1"].at == (5, 5 + rate)


# ---- rows of the group's own ---------------------------------------------------------------------------------------------------
def test_darts():
    """MB-MIS-04, MB-MIS-03, MB-BASE-05, MB-T-MISSILE  A group's own dart throwers, rate of fire 3: one roll in phase 1, two in
    phase 5, and no more."""
    throwers = msgspec.structs.replace(standard().soldiers["slingers"], code="darters", missile_weapon="dart")
    given = msgspec.structs.replace(scenario(["orcs 5,5 n"], ["goblins 5,9 s"]), own=OwnRows(soldiers=(throwers,)))
    side = msgspec.structs.replace(given.sides[0], troops=(msgspec.structs.replace(given.sides[0].troops[0], type="darters"),))
    battle = Battle(msgspec.structs.replace(given, sides=(side, given.sides[1])))
    battle.play(to="1.1")
    assert battle.refusal("a", "A1 shoot B1; A1 shoot B1") == "MB-MIS-04 no-shot-left"
    battle.play(to="1.5", attack=[1], a=["Shoot: rest: nearest"])
    assert battle.refusal("a", "A1 shoot B1; A1 shoot B1; A1 shoot B1") == "MB-MIS-04 no-shot-left"
    battle.play(attack=[1, 1], a=["ShootAgain: rest: nearest"])
    assert len(strikes(battle)) == 3


# ---- orders that come to nothing ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "A2 (goblins) cannot do as ordered: the square is taken (MB-BOARD-09)."),
     ("sv", "A2 (svartalfer) kan inte göra som beordrat: rutan är upptagen (MB-BOARD-09).")],
)  # fmt: skip
def test_an_order_that_is_stopped_is_told_with_its_rule(lang, told):
    """MB-MOVE-07, MB-BOARD-09, MB-GEN-05  Two players of a side send their units to the same square: each order stands by itself,
    the second comes too late, and everybody is told by which rule."""
    given = scenario(["orcs 5,5 n", "goblins 7,5 n owner=a2"], [FAR], seats=(("a", "a2"), ("b",)))
    battle = Battle(given)
    battle.play(to="1.3", a=["Move: A1 to 6,7"], a2=["Move: A2 to 6,7"])
    assert battle.world.units["A1"].at == (6, 7) and battle.world.units["A2"].at == (7, 5)
    (stopped,) = battle.told(events.MoveStopped, "b")
    assert Words(game, lang, game.names(battle.session.scenario)).item(stopped) == told


# ---- ground ----------------------------------------------------------------------------------------------------------------
def test_a_rampart_covers_whoever_comes_to_stand_on_it():
    """MB-BOARD-07, MB-MOD-07  Men walk along the wall to above a giant: his blow meets the rampart, though it is they who have
    moved into contact; theirs meets nothing."""
    board = "......\n" * 3 + ".RRR..\n" + "......\n" * 2
    battle = Battle(scenario(["hill_giant 3,1 n"], ["orcs 1,2 e", "goblins 5,5 n"], board=board))
    battle.play(attack=[1, 1, 1], a=["Fight: A1 fight B1"], b=["Move: B1 ahead 1", "Fight: B1 fight A1"])
    found = {(e.unit, e.how): e.modifiers for e in battle.told(events.Attacked)}
    above = (("downhill", 4), ("sunlight", -1))
    assert found == {("B1", "charge"): above, ("A1", "melee"): (("wall", -4),), ("B1", "melee"): above}


@pytest.mark.parametrize(("archers", "goblins", "found"), [("3,2 n", "s", ()), ("5,3 w", "e", WALL), ("3,5 s", "n", WALL)])
def test_the_walls_of_a_building(archers, goblins, found):
    """MB-T-TERRAIN, MB-MOD-07  They cover those inside against all outside, also in another building; not against who stands in
    the same one."""
    board = ".......\n...b...\n.......\n...b...\n...b...\n.......\n......."
    battle = Battle(scenario([f"longbowmen {archers}"], [f"goblins 3,3 {goblins}"], board=board), engaged_fire=True)
    battle.play(to="1.2", attack=[1], a=["Shoot: A1 shoot B1"])
    assert [e.modifiers for e in battle.told(events.Attacked)] == [found]


def test_a_field_wall_covers_who_holds_it_this_time():
    """MB-MOD-07, MB-MOVE-04, MB-UNIT-09  B comes to the wall that A holds, both go back from it, and B is there first: now it
    is B who is behind it when A comes.  A contact that has ended is forgotten."""
    board = drawn("......\n" * 12, walls=(wall(2, 3, "north"),))
    battle = Battle(scenario(["orcs 2,3 n"], ["orcs 2,6 s"], board=board))
    battle.play(attack=[1], b=["Move: B1 ahead 2"])
    battle.play(to="3.0", a=["Move: A1 back 2"], b=["Move: B1 back 1"])
    assert battle.world.contacts == {}
    battle.play(to="4.0", b=["Move: B1 ahead 1"])
    battle.play(to="5.0", attack=[1, 1, 1], a=["Move: A1 ahead 2", "Fight: A1 fight B1"], b=["Fight: B1 fight A1"])
    found = [(e.unit, e.how, dict(e.modifiers).get("wall", 0)) for e in battle.told(events.Attacked)]
    assert found == [("B1", "charge", -4), ("A1", "charge", -4), ("A1", "melee", -4), ("B1", "melee", 0)]


# ---- by itself -----------------------------------------------------------------------------------------------------------------
def test_who_is_told_to_advance_turns_to_an_enemy_behind_it():
    """MB-UMP-03  Forward no way leads nearer to him: it turns, and goes to him in the next round."""
    battle = Battle(scenario(["orcs 9,9 n"], ["goblins 9,1 n"]))
    battle.play(a=["Move: rest: advance"])
    assert (battle.world.units["A1"].at, battle.world.units["A1"].facing) == ((9, 9), S)
    battle.play(to="2.3", a=["Move: rest: advance"], attack=[1])
    assert battle.world.units["A1"].at == (9, 2)


# ---- what shows itself -----------------------------------------------------------------------------------------------------
def with_spells(given, **spells):
    """The same scenario, in which side A's first unit has these spells and no others."""
    first, *rest = given.sides[0].troops
    ours = msgspec.structs.replace(given.sides[0], troops=(msgspec.structs.replace(first, spells=spells), *rest))
    return msgspec.structs.replace(given, sides=(ours, given.sides[1]))


def test_a_figure_of_an_own_row_is_hidden_until_a_roll_uses_it():
    """MB-INFO-02, MB-T-KNOWLEDGE  Armour class, save and rally chance of a row that only its group knows: each is hidden from the
    enemy until an attack, a saving throw or a rally has used it before his eyes; then it is known, and a spell that takes men has
    shown the pool."""
    given = scenario(["longbowmen 1,4 n", "longbowmen 3,4 n", "wizard_9 5,4 n"], ["medium_infantry 3,12 s", FAR])
    row = msgspec.structs.replace(standard().soldiers["medium_infantry"], ac_desc=5)
    battle = Battle(msgspec.structs.replace(given, own=OwnRows(soldiers=(row,))))
    rows = {"ac_desc.B1", "save.B1", "rally_pct.B1", "start.B1"}

    def unknown():
        return {name for name in game.hidden(battle.world, "a") if name in rows}

    battle.play(to="1.1")
    assert unknown() == rows
    battle.play(to="1.2", attack=[20, 20], damage=[3], morale=[3], a=[WEAKEN])
    assert unknown() == {"save.B1", "rally_pct.B1", "start.B1"}
    battle.play(rally=[76])
    assert unknown() == {"save.B1", "start.B1"}
    battle.play(to="2.2", a=["Shoot: A3 cast fireball at B1"], **{"MB-SPELL-10": [1] * 9, "MB-BASE-04": [20]})
    assert unknown() == set()


def test_a_unit_that_has_changed_sides_is_known_to_both():
    """MB-INFO-02, MB-T-SPELLS  A charmed ogre of an own row: those whom it has left know all of it."""
    ogre = msgspec.structs.replace(standard().singles["ogre"], ac_desc=2)
    given = with_spells(scenario(["wizard_9 5,4 n"], ["ogre 5,9 s", FAR]), charm_person=1)
    battle = Battle(msgspec.structs.replace(given, own=OwnRows(singles=(ogre,))))
    battle.play(to="1.1")
    assert {"ac_desc.B1", "rally_pct.B1"} <= set(game.hidden(battle.world, "a"))
    battle.play(to="1.2", a=["Shoot: A1 cast charm at B1"], **{"MB-BASE-04": [1]})
    assert battle.world.units["B1"].side == 0
    assert not [name for name in game.hidden(battle.world, "b") if name.endswith(".B1")]
