"""Steps and what follows them: simultaneous attacks, morale, retreats, follow-ups, rallying.  MB-SEQ-07, MB-MOR, MB-BRK."""

from __future__ import annotations

import pytest

from montjoy.games.massbattle.protocol import events, forms, questions
from tests.games.massbattle.acting import N, broken, drawn, field, fights, go, moves, play, volley, wall, why_not, worn


def pushed(world, to="1.4", **given):
    """A1 strikes B1 in melee and pushes it back."""
    given = {"attack": [20], "damage": [1], "morale": [2], "a": [fights("A1 B1")]} | given
    return play(world, to=to, **given)


# ---- checks ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lost, checks", [(5, 0), (6, 1)])
def test_falling_to_half(lost, checks):
    """MB-MOR-02, MB-MOR-01, MB-UNIT-07  No check at 12 of 22, one at 11; a unit at 12 has five soldiers and does full damage."""
    world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s"]), B1=lost)
    log = play(world, attack=[20], damage=[1], morale=[4] * checks, a=[fights("A1 B1")])
    assert log.rolled("morale") == checks
    assert (world.units["B1"].soldiers, world.units["B1"].hp) == (5, 22 - lost - 5)
    weak = worn(field(["orcs 5,5 n"], ["ogres 5,6 s"]), A1=19, B1=1)
    assert play(weak, to="1.4", attack=[20], damage=[4], a=[fights("A1 B1")]).told(events.Attacked)[0].damage == 20


@pytest.mark.parametrize("batch, checks", [("per_hit", 2), ("per_step", 1)])
def test_one_check_per_hit(batch, checks):
    """MB-MOR-03, MB-MOR-09, MB-MOR-16, MB-SEQ-07  Hits of 5, 10 and 5 in one step: pools 17, 7 and 2: two checks with
    morale_batch = per_hit, one with morale_batch = per_step."""
    world = worn(field(["orcs 4,5 n", "orcs 5,5 n", "orcs 6,5 n"], ["orcs 5,6 s"], morale_batch=batch), B1=0)
    log = play(world, to="1.4", attack=[20] * 3, damage=[1, 2, 1], morale=[5] * checks, a=[fights("A1 B1", "A2 B1", "A3 B1")])
    assert log.rolled("morale") == checks
    assert log.names().index("MoraleChecked") > max(i for i, name in enumerate(log.names()) if name == "Attacked")


@pytest.mark.parametrize("die, result", [(1, "destroyed"), (2, "pushed"), (3, "broken"), (4, "passed"), (5, "passed"), (6,
    "passed")])
def test_morale_die(die, result):
    """MB-MOR-04, MB-T-MORALE, MB-MOR-05, MB-MOR-07, MB-MOR-08  Each face; four of five are dead on a 1."""
    world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s"]), B1=10)
    log = pushed(world, morale=[die])
    unit = world.units["B1"]
    assert log.told(events.MoraleChecked) == [events.MoraleChecked("B1", die, 0, result)]
    assert log.told(events.Destroyed) == ([events.Destroyed("B1", 4, 1)] if die == 1 else [])
    assert unit.broken == (die in (2, 3)) and (unit.at == (5, 6)) == (die != 2) and unit.facing == 4


def test_first_hit_at_half():
    """MB-MOR-02-X, MB-ATK-07  At 10 of 22 without a hit so far: the first hit does no damage and forces a check."""
    world = field(["orcs 5,5 n"], ["orcs 5,6 s"])
    world.units["B1"].lost = 12
    log = play(world, attack=[20], morale=[4], a=[fights("A1 B1")])
    assert log.told(events.Attacked)[0].result == "harmless" and log.rolled("morale") == 1


def test_broken_units_check_too():
    """MB-MOR-10, MB-MOR-08, MB-BRK-01  A broken unit that is hit: a 6 leaves it broken, a 2 pushes it back again."""
    for die, at in ((6, (5, 6)), (2, (5, 10))):
        world = broken(worn(field(["orcs 5,5 n"], ["orcs 5,6 s", "orcs 20,20 s"]), B1=12), "B1")
        pushed(world, morale=[die])
        assert world.units["B1"].broken and world.units["B1"].at == at


def test_heroes_do_not_check():
    """MB-MOR-12  pc_morale = false: no die for a hero at 9 of 18; pc_morale = true: he checks, and flees on a 1."""
    for option, dice in ((False, []), (True, [1])):
        world = worn(field(["orcs 5,5 n"], ["fighter_hero 5,6 s", "orcs 20,20 s"], pc_morale=option), B1=8)
        log = play(world, to="1.4", attack=[20], damage=[1], morale=dice, a=[fights("A1 B1")])
        assert log.told(events.Fled) == ([events.Fled("B1")] if option else [])


def test_fearless():
    """MB-MOR-13  fearless_undead = true: 2 and 3 do nothing to skeletons, 1 destroys them; fearless_undead = false: as
    everybody."""
    for option, die, result in ((True, 2, "passed"), (True, 3, "passed"), (True, 1, "destroyed"), (False, 3, "broken")):
        world = worn(field(["orcs 5,5 n"], ["skeletons 5,6 s"], fearless_undead=option), B1=12)
        assert pushed(world, morale=[die]).told(events.MoraleChecked)[0].result == result


def test_commanders():
    """MB-GEN-06  commander_bonus = 0: a 3 breaks and 76 fails beside the hero; commander_bonus = 1: the 3 counts as 4, and 85
    rallies; not at three squares."""
    for bonus, at, result in ((0, "6,7", "broken"), (1, "6,7", "passed"), (1, "5,9", "broken")):
        world = worn(field(["orcs 5,5 n"], [f"fighter_hero {at} s", "medium_infantry 5,6 s"], commander_bonus=bonus), B2=12)
        assert pushed(world, a=[fights("A1 B2")], morale=[3]).told(events.MoraleChecked)[0].result == result
    for bonus, face, rallied in ((0, 76, False), (1, 85, True), (1, 86, False)):
        world = broken(field(["orcs 5,5 n"], ["fighter_hero 6,8 s", "medium_infantry 5,8 s"], commander_bonus=bonus), "B2")
        assert play(world, rally=[face]).told(events.Rallied) == [events.Rallied("B2", face, rallied)]


def test_all_declared_then_all_rolled():
    """MB-SEQ-07, MB-INIT-04, MB-ATK-14  The first hit on a fresh unit does nothing, the second, 30, destroys it without a check;
    its own attack in the next step is not made."""
    world = field(["orcs 4,5 n", "militia 5,5 n"], ["orcs 5,6 s", "orcs 20,20 s"])
    log = play(world, attack=[20, 20], damage=[6], a=[fights("A1 B1", "A2 B1")])
    assert [event.result for event in log.told(events.Attacked)] == ["harmless", "wounded"]
    assert world.units["B1"].status == "destroyed" and world.units["B1"].hp == 0 and not log.rolled("morale")


# ---- retreats --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind, scale, squares", [("orcs", 5, 4), ("orcs", 10, 2), ("militia", 5, 6), ("militia", 10, 3)])
def test_half_the_move(kind, scale, squares):
    """MB-MOR-06, MB-MOR-14  Rate 9: 4 squares at scale 5 and 2 at scale 10; rate 12: 6 and 3; straight away, keeping its
    facing."""
    men = " men=10" if scale == 10 else ""
    world = worn(field([f"militia 5,5 n{men}"], [f"{kind} 5,6 s{men}"], scale=scale), B1=12 * scale // 5)
    pushed(world, attack=[20])
    assert (world.units["B1"].at, world.units["B1"].facing) == ((5, 6 + squares), 4)


def test_path_of_a_retreat():
    """MB-MOR-14, MB-BOARD-09  Diagonally each square counts one; past a friend on the last square one further, at most two; where
    those are taken too it stops before."""
    world = worn(field(["orcs 5,5 n"], ["orcs 6,6 s"]), B1=12)
    pushed(world)
    assert world.units["B1"].at == (10, 10)
    for friends, at in (((10,), (5, 11)), ((10, 11), (5, 12)), ((10, 11, 12), (5, 9)), ((10, 11, 12, 9), (5, 8))):
        world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s", *(f"orcs 5,{y} s" for y in friends)]), B1=12)
        pushed(world)
        assert world.units["B1"].at == at


def test_retreat_over_walls_and_through_woods():
    """MB-MOR-14, MB-MOR-14-X  Ground costs nothing: back over a field wall and through a wood it goes all its four squares."""
    board = drawn("....\n" * 9, walls=(wall(1, 2, "north"),))
    world = worn(field(["orcs 1,1 n"], ["orcs 1,2 s"], board=board), B1=12)
    pushed(world)
    assert world.units["B1"].at == (1, 6)
    world = worn(field(["orcs 1,1 n"], ["orcs 1,2 s"], board="....\n" * 3 + "wwww\n" * 4 + "....\n" * 2), B1=12)
    pushed(world)
    assert world.units["B1"].at == (1, 6)


def test_retreat_turns_aside():
    """MB-MOR-14  The square ahead is water: clockwise from the way it goes; that too: counter-clockwise; all three: it stays."""
    for row, first in (("..#..", (3, 2)), ("..##.", (1, 2)), (".###.", None)):
        board = f".....\n.....\n.....\n.....\n{row}\n.....\n....."
        world = worn(field(["orcs 2,0 n"], ["orcs 2,1 s"], board=board), B1=12)
        log = pushed(world)
        path = log.told(events.FellBack)[0].path
        assert path[:1] == ((first,) if first else ()) and world.units["B1"].broken


def test_retreat_from_a_rampart():
    """MB-MOR-14-X  Archers below, no stairs: result 2 leaves it in place, broken; with the wall going on behind it goes along
    it."""
    board = "....\n....\n.R..\n....\n....\n....\n...."
    world = worn(field(["longbowmen 1,0 n"], ["orcs 1,4 s"], board=board), B1=12)
    log = play(world, to="1.2", attack=[20], damage=[1], morale=[2], a=[volley("A1 B1")])
    assert log.told(events.FellBack) == [events.FellBack("B1", ())] and world.units["B1"].broken
    board = ".R..\n.R..\n.R..\n....\n....\n....\n...."
    world = worn(field(["longbowmen 1,0 n"], ["heavy_infantry 1,4 s", "orcs 3,6 s"], board=board, square_m=9), B1=12)
    play(world, to="1.2", attack=[20], damage=[1], morale=[2], a=[volley("A1 B1")])
    assert world.units["B1"].at == (1, 5)


def test_pushed_over_the_edge():
    """MB-MOVE-11, MB-MOR-14  Over any edge it is out of the battle, alive; not by the two squares past a friend."""
    world = worn(field(["orcs 5,2 s"], ["orcs 5,1 n", "orcs 20,20 s"]), B1=12)
    pushed(world)
    assert world.units["B1"].status == "withdrawn" and world.units["B1"].hp > 0
    world = worn(field(["orcs 5,5 s"], ["orcs 5,4 n", "orcs 5,0 n", "orcs 20,20 s"]), B1=12)
    pushed(world)
    assert world.units["B1"].at == (5, 1)


def test_two_pushes_in_one_step():
    """MB-MOR-16, MB-MOR-15  Hits from the south and from the east, both checks 2, rate 9: four squares north, then four west;
    each attacker may follow along the squares of his own push."""
    world = worn(field(["orcs 9,5 n", "orcs 10,6 w"], ["orcs 9,6 e"]), B1=10)
    log = play(world, to="1.4", attack=[20, 20], damage=[1, 1], morale=[2, 2], a=[fights("A1 B1", "A2 B1")], say=["yes", "yes"])
    assert world.units["B1"].at == (5, 10)
    assert log.told(events.FollowedUp) == [
        events.FollowedUp("A1", ((9, 6), (9, 7), (9, 8), (9, 9))), events.FollowedUp("A2", ((9, 6), (8, 6), (7, 6), (6, 6))),
    ]  # fmt: skip
    assert [world.units[id].at for id in ("A1", "A2")] == [(9, 9), (6, 6)]


def test_owner_says_who_falls_back_first():
    """MB-SEQ-07  Two units pushed back in one step, one in the other's way: their owner chooses the order."""
    for first in ("B1", "B2"):
        world = worn(field(["orcs 5,5 n", "orcs 6,6 n"], ["orcs 5,6 s", "orcs 5,7 e", "orcs 20,20 s"]), B1=12, B2=12)
        log = play(world, to="1.4", attack=[20, 20], damage=[1, 1], morale=[2, 2], a=[fights("A1 B1", "A2 B2")], say=[first, "no",
            "no"])
        assert log.told(events.FellBack)[0].unit == first
        assert log.questions(questions.RetreatFirst) == ["b"]


# ---- follow-ups ------------------------------------------------------------------------------------------------------------
def test_following_up():
    """MB-MOR-15, MB-MOR-06  As many squares in the same directions, keeping the facing; it need not; it brings no attack."""
    for said, at in (("yes", (5, 9)), ("no", (5, 5))):
        world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s"]), B1=12)
        log = pushed(world, say=[said], to="1.5", rally=[99])
        assert (world.units["A1"].at, world.units["A1"].facing) == (at, N) and log.rolled("attack") == 1


def test_who_may_follow():
    """MB-MOR-15  followup = melee_only: archers stay; followup = any_attacker: they may go the four squares."""
    for option, at in (("melee_only", (5, 5)), ("any_attacker", (5, 9))):
        world = worn(field(["longbowmen 5,5 n"], ["orcs 5,20 s"], followup=option), B1=12)
        said = ["yes"] if option == "any_attacker" else []
        log = play(world, to="1.2", attack=[20], damage=[1], morale=[2], a=[volley("A1 B1")], say=said)
        assert world.units["A1"].at == at and len(log.questions(questions.FollowUp)) == len(said)


def test_follow_up_stops_at_the_next_enemy():
    """MB-MOR-15  In another unbroken enemy's front squares it stops; where it is barred it stops too."""
    world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s", "orcs 6,8 w"]), B1=12)
    pushed(world, say=["yes"])
    assert world.units["A1"].at == (5, 7)
    board = drawn("........\n" * 12)
    world = worn(field(["light_cavalry 5,5 n"], ["orcs 5,6 s"], board=board), B1=12)
    pushed(world, say=["yes"])
    assert world.units["A1"].at == (5, 9)


def test_pushed_out_of_a_fight():
    """MB-MOR-06-X, MB-MEL-02  B1 falls back before B's step: it does not strike, nor does a friend who has nobody in front any
    more; who follows does not attack."""
    world = worn(field(["orcs 5,5 n"], ["orcs 5,6 s", "orcs 9,9 s"]), B1=12)
    log = pushed(world, to="1.5", say=["yes"], rally=[99])
    assert log.rolled("attack") == 1 and log.questions(questions.Fight) == ["a"]


def test_both_pushed_back_together():
    """MB-INIT-06, MB-MOR-15  tie_rule = simultaneous: both fall back, broken, and nobody follows."""
    world = worn(field(["orcs 5,15 n"], ["orcs 5,16 s"], tie_rule="simultaneous"), A1=12, B1=12)
    log = play(world, to="1.4", initiative=[2, 2], attack=[20, 20], damage=[1, 1], morale=[2, 2], a=[fights("A1 B1")],
        b=[fights("B1 A1")])
    assert (world.units["A1"].at, world.units["B1"].at) == ((5, 11), (5, 20)) and not log.questions(questions.FollowUp)


def test_moved_side_then_the_other():
    """MB-SEQ-02, MB-BRK-03  A charges and pushes B1 back four squares; B then moves with B1 where it stands now: it may only fall
    back."""
    world = worn(field(["orcs 5,5 n"], ["orcs 5,8 s", "orcs 20,20 s"]), B1=12)
    play(world, to="1.3", attack=[20], damage=[1], morale=[2], a=[moves(go("A1", ahead=2))], b=[moves(go("B1", back=2))])
    assert world.units["B1"].at == (5, 14) and why_not(world, "b", moves(go("B1", ahead=1))) == "MB-MOVE-01"


# ---- rallying --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind, chance", [("medium_infantry", 75), ("spearmen", 50), ("militia", 25), ("levy", 25), ("hobgoblins",
    75)])
def test_rally_chances(kind, chance):
    """MB-BRK-04, MB-BRK-05, MB-T-RALLY  75 succeeds and 76 fails for regulars; 50 and 25 for the others."""
    for face in (chance, chance + 1):
        world = broken(field([f"{kind} 5,5 n", "orcs 1,1 n"], ["orcs 20,20 s"]), "A1")
        assert play(world, rally=[face]).told(events.Rallied) == [events.Rallied("A1", face, face == chance)]
        assert world.units["A1"].broken == (face > chance)


def test_a_failed_rally_may_be_tried_again():
    """MB-BRK-07, MB-SEQ-04  Three failures in three rounds, then a 20; the owner may decline."""
    world = broken(field(["levy 5,5 n", "orcs 1,1 n"], ["orcs 20,20 s"]), "A1")
    log = play(world, to="5.0", rally=[99, 26, 60, 20])
    assert [event.rallied for event in log.told(events.Rallied)] == [False, False, False, True]
    world = broken(field(["levy 5,5 n", "orcs 1,1 n"], ["orcs 20,20 s"]), "A1")
    play(world, a=[forms.Rallies(("A1",))])
    assert world.units["A1"].broken and why_not(world, "a", forms.Rallies(("B1",))) == "MB-GEN-05"


def test_broken_early_and_late():
    """MB-BRK-02-X, MB-BRK-06, MB-MIS-03  Broken in phase 1: it rallies in phase 4 and shoots in phase 5 of the same round; broken
    in phase 5 it has its first try in phase 4 of the next."""
    world = worn(field(["longbowmen 5,5 n"], ["longbowmen 5,20 s", "orcs 20,30 s"]), B1=12)
    log = play(
        world, attack=[20, 20], damage=[1], morale=[3], rally=[10], a=[volley("A1 B1")], second=[volley(), volley("B1 A1")],
    )
    assert log.questions(questions.Shoot) == ["a"] and log.questions(questions.ShootAgain) == ["a", "b"]
    world = worn(field(["longbowmen 5,5 n"], ["orcs 5,20 s", "orcs 20,30 s"]), B1=12)
    log = play(world, to="3.0", attack=[20], damage=[1], morale=[3], rally=[10], second=[volley("A1 B1"), volley()])
    marks = [ask.round for _, ask in log.asked if isinstance(ask, questions.Rally)]
    assert marks == [2]


def test_trolls_regenerate():
    """MB-SCALE-04, MB-SOLO-06, MB-SEQ-06  Three hit points at the end of a battle round, once, up to the full pool."""
    world = worn(field(["troll 5,5 n"], ["orcs 20,20 s"]), A1=5)
    log = play(world, to="4.0")
    assert [event.hp for event in log.told(events.Regenerated)] == [3, 2] and world.units["A1"].hp == 30
