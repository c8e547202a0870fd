"""Movement: turns, steps, zones, friends, ground, flyers, edges; one side after the other, and both together.  MB-MOVE."""

from __future__ import annotations

import pytest

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.core.script import scripted
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.gathering import gather
from montjoy.games.massbattle.rules.validation import Column
from tests.games.massbattle.acting import (
    NE,
    E,
    N,
    S,
    broken,
    drawn,
    field,
    go,
    moves,
    places,
    play,
    wall,
    why_not,
    worn,
)

FAR = ["goblins 25,35 s"]


def order(world, march, seat="a"):
    """The rule by which one order is refused; "": it stands."""
    return why_not(world, seat, moves(march))


# ---- turn or move ----------------------------------------------------------------------------------------------------------
def test_turn_or_move():
    """MB-MOVE-01  Infantry: turn and step are refused, in either order; one turn, by any angle; a hero on foot is bound too,
    solo_free_turn = false."""
    world = field(["orcs 5,5 n", "fighter_hero 9,9 n"], FAR, solo_free_turn=False)
    for id in ("A1", "A2"):
        assert order(world, go(id, turn=E, ahead=1)) == "MB-MOVE-01"
        assert order(world, go(id, ahead=1, then=E)) == "MB-MOVE-01"
        assert order(world, go(id, turn=E, then=S)) == "MB-MOVE-01"
        assert order(world, go(id, turn=S)) == ""
    assert why_not(world, "a", moves(go("A1", turn=S), go("A1", ahead=1))) == "MB-MOVE-01"
    log = play(world, a=[moves(go("A1", turn=S))])
    assert log.told(events.Turned) == [events.Turned("A1", S)] and not log.told(events.Moved)


def test_mounted_turn_and_move():
    """MB-MOVE-01, MB-UNIT-10  Cavalry turns before, during and after its move; a hero with solo_free_turn = true too."""
    for kind, options in (("light_cavalry", {}), ("fighter_hero", {"solo_free_turn": True})):
        world = field([f"{kind} 5,5 n"], FAR, **options)
        play(world, to="1.3", a=[moves(go("A1", turn=E, path=((6, 5), (6, 4), (5, 4)), then=S))])
        assert (world.units["A1"].at, world.units["A1"].facing) == ((5, 4), S)


def test_rider_faces_where_he_goes():
    """MB-MOVE-01  Who turns freely faces where he has gone, if he says nothing else."""
    world = field(["light_cavalry 5,5 n"], FAR)
    play(world, to="1.3", a=[moves(go("A1", path=((6, 5), (7, 5))))])
    assert world.units["A1"].facing == E


# ---- steps and allowance ---------------------------------------------------------------------------------------------------
def test_steps_and_their_price():
    """MB-MOVE-02, MB-MOVE-03  Twelve half squares, facing north: 6 steps north, 4 north-east, 3 back; east is refused, and so is
    forward and back in one move.  free_drift = false"""
    world = field(["heavy_infantry 9,9 n"], FAR, free_drift=False)
    for march, rule in (
        (go("A1", ahead=6), ""), (go("A1", ahead=7), "MB-MOVE-02"), (go("A1", back=3), ""), (go("A1", back=4), "MB-MOVE-02"),
        (go("A1", to=(13, 13)), ""), (go("A1", to=(14, 14)), "MB-MOVE-02"), (go("A1", path=((10, 9),)), "MB-MOVE-03"),
        (go("A1", path=((9, 10), (9, 9))), "MB-MOVE-03"), (go("A1", to=(10, 9)), "MB-MOVE-02"),
        (go("A1", ahead=1, back=1), "MB-MOVE-03"), (go("A1", to=(6, 9)), "MB-MOVE-02"),
    ):  # fmt: skip
        assert order(world, march) == rule, march


def test_drifting():
    """MB-MOVE-03  free_drift = true: six steps east without turning, six south too."""
    world = field(["heavy_infantry 9,9 n"], FAR, free_drift=True)
    assert order(world, go("A1", to=(16, 9))) == "MB-MOVE-02"
    assert order(world, go("A1", to=(9, 3))) == ""
    play(world, to="1.3", a=[moves(go("A1", to=(15, 9)))])
    assert (world.units["A1"].at, world.units["A1"].facing) == ((15, 9), N)


@pytest.mark.parametrize("scale, halves", [(5, 18), (10, 9)])
def test_allowance_at_both_scales(scale, halves):
    """MB-MOVE-02, MB-SCALE-03  Rate 9 has 18 half squares at scale 5 and 9 at scale 10."""
    world = field(["orcs men=10 9,5 n"], FAR if scale == 5 else ["goblins men=10 25,35 s"], scale=scale)
    steps = halves // 2
    assert order(world, go("A1", ahead=steps)) == "" and order(world, go("A1", ahead=steps + 1)) == "MB-MOVE-02"


@pytest.mark.parametrize(
    "options, squares",
    [
        ({"environment": "open"}, 12), ({"environment": "confined"}, 4), ({"scaled_movement": True}, 30), ({"square_m": 6}, 6),
        ({"scaled_movement": False}, 12), ({"square_m": 0}, 12),
    ],
)  # fmt: skip
def test_allowance_under_options(options, squares):
    """MB-OUT-05, MB-OUT-04, MB-SCALE-03  Rate 12 at scale 5: 12 squares, 4 in a confined place, 60 with scaled_movement = true
    (30 to the edge of this board), 6 where a square has six metres."""
    world = field(["militia 9,5 n"], FAR, **options)
    assert order(world, go("A1", ahead=squares)) == ""
    assert order(world, go("A1", ahead=squares + 1)) in ("MB-MOVE-02", "MB-BOARD-01")


def test_smallest_move():
    """MB-MOVE-10  One orthogonal step forward whatever it costs: two half squares do not pay for a wood; not a diagonal one, not
    two, not back, not where nobody may go."""
    board = drawn("#####\n.wwww\n..w..\nw.w.w\n.....")
    for kind, at in (("zombies", "2,1"), ("zombies", "0,0")):
        world = field([f"{kind} {at} n"], ["goblins 4,0 s"], board=board, environment="confined", square_m=12)
        x, y = (int(part) for part in at.split(","))
        assert order(world, go("A1", ahead=1)) == ""
        assert order(world, go("A1", to=(x, y + 1))) == ""
        assert order(world, go("A1", ahead=2)) == "MB-MOVE-02"
        assert order(world, go("A1", path=((x + 1, y + 1),))) == "MB-MOVE-02"
    blocked = field(["zombies 2,3 n"], ["goblins 4,0 s"], board=board, environment="confined", square_m=12)
    assert order(blocked, go("A1", ahead=1)) == "MB-MOVE-09"
    play(world, to="1.3", a=[moves(go("A1", ahead=1))])
    assert world.units["A1"].at == (0, 1)


# ---- contact ---------------------------------------------------------------------------------------------------------------
def test_stops_in_a_zone():
    """MB-MOVE-05, MB-MOVE-04  A unit that enters the front squares of an unbroken enemy stops there; a broken one's hold nobody
    (MB-BRK-08); nobody enters his square (MB-MOVE-06)."""
    world = field(["orcs 5,5 n"], ["goblins 6,8 w"])
    assert order(world, go("A1", ahead=2)) == "" and order(world, go("A1", ahead=4)) == "MB-MOVE-05"
    assert order(world, go("A1", to=(5, 9))) == "" and world.units["A1"].at == (5, 5)
    broken(world, "B1")
    assert order(world, go("A1", ahead=4)) == ""
    assert order(world, go("A1", path=((5, 6), (5, 7), (6, 8)))) == "MB-MOVE-06"


def test_leaving_contact():
    """MB-MOVE-05  From contact one may fall back; forward only into squares that no unbroken enemy has in front.
    parting_blow = false: nobody strikes."""
    world = field(["orcs 5,5 n"], ["goblins 5,6 s", "goblins 3,7 s"], parting_blow=False)
    assert order(world, go("A1", back=3)) == ""
    assert order(world, go("A1", path=((4, 6),))) == "MB-MOVE-05"
    assert order(world, go("A1", path=((6, 6),))) == ""
    log = play(world, to="1.3", a=[moves(go("A1", back=3))])
    assert world.units["A1"].at == (5, 2) and not log.told(events.Attacked)


def test_parting_blow():
    """MB-MOVE-05, MB-MOR-15  parting_blow = true: whoever has the leaving unit in front strikes it at once, as from behind;
    broken in place it falls back all the same, struck back it does not go on and may be followed."""
    for die, at, said in ((4, (5, 2), ()), (3, (5, 2), ()), (2, (5, 1), ("yes",)), (1, None, ())):
        world = worn(field(["orcs 5,5 n"], ["goblins 5,6 s", "goblins 6,6 n"], parting_blow=True), A1=10)
        log = play(world, to="1.3", attack=[10], damage=[1], morale=[die], say=said, a=[moves(go("A1", back=3))])
        (blow,) = log.told(events.Attacked)
        assert (blow.unit, blow.how, blow.modifiers, blow.damage) == ("B1", "parting", (("rear", 4), ("sunlight", -1)), 10)
        assert places(world).get("A1") == at
        assert len(log.told(events.FollowedUp)) == len(said)


def test_unit_broken_by_a_parting_blow_does_not_go_forward():
    """MB-MOVE-05, MB-BRK-03  parting_blow = true: it was to go forward; broken it may not."""
    world = worn(field(["orcs 5,5 n"], ["goblins 5,6 s"], parting_blow=True), A1=10)
    log = play(world, to="1.3", attack=[10], damage=[1], morale=[3], a=[moves(go("A1", path=((6, 6),)))])
    assert world.units["A1"].at == (5, 5)
    assert log.told(events.MoveStopped) == [events.MoveStopped("A1", "broken-falls-back", "MB-BRK-03")]


# ---- friends ---------------------------------------------------------------------------------------------------------------
def test_through_friends():
    """MB-MOVE-06, MB-BOARD-09  Twelve half squares, a friend ahead: 4 for his square, then four more; nobody ends there."""
    world = field(["heavy_infantry 9,9 n", "orcs 9,10 n"], FAR)
    assert order(world, go("A1", ahead=5)) == "" and order(world, go("A1", ahead=6)) == "MB-MOVE-02"
    assert order(world, go("A1", ahead=1)) == "MB-BOARD-09"


def test_one_after_the_other():
    """MB-MOVE-07, MB-INIT-04  A square that a friend has left is free for the next; in the other order it is not."""
    world = field(["orcs 9,9 n", "orcs 9,10 n"], FAR)
    first, second = go("A2", ahead=1), go("A1", ahead=1)
    assert why_not(world, "a", moves(second, first)) == "MB-BOARD-09"
    log = play(world, to="1.3", a=[moves(first, second)])
    assert places(world)["A1"] == (9, 10) and [event.unit for event in log.told(events.Moved)] == ["A2", "A1"]


def test_what_comes_between_two_moves_is_told_between_them():
    """MB-SEQ-02, MB-MOVE-07  Moves and turns of a side are one event, a single one is told by itself; before anything else is
    told stands what had been done until then, and each side's moves by themselves."""
    async def rule():
        await tell(ALL, events.Moved("A1", ((5, 6),), N, False))
        await tell(ALL, events.Turned("A2", E))
        await tell(ALL, events.Moved("B1", ((25, 34),), S, False))
        await tell(ALL, events.LeftTheBoard("B1"))
        assert await roll(d(6), "MB-INIT-01") == 3
        await tell(ALL, events.Turned("A1", E))
        await tell(ALL, events.Turned("A2", N))

    out = scripted(gather(field(["orcs 5,5 n", "orcs 6,5 n"], FAR), rule()), [3])
    assert [event for _, event in out.events] == [
        events.SideMoved(0, (events.Moved("A1", ((5, 6),), N, False), events.Turned("A2", E))),
        events.Moved("B1", ((25, 34),), S, False), events.LeftTheBoard("B1"),
        events.SideMoved(0, (events.Turned("A1", E), events.Turned("A2", N))),
    ]  # fmt: skip


def test_a_refused_march_moves_nobody():
    """MB-MOVE-07  Of two units the second would leave the board: the first one stays, too; alone it goes."""
    column = Column(game.view(field(["orcs 5,5 n", "orcs 4,3 w"], FAR), "a"))
    assert column.why_not(go("A1 A2", ahead=6)).rule == "MB-BOARD-01"
    stood = column.field.own["A1"]
    assert (stood.at, stood.moved) == ((5, 5), False)
    assert column.why_not(go("A1", ahead=6)) is None and (stood.at, stood.moved) == ((5, 11), True)


def test_orders_of_others_are_refused():
    """MB-GEN-05  Each unit has one owner, who decides for it."""
    world = field(["orcs 9,9 n", "orcs 9,10 n owner=a2"], FAR, seats=(("a", "a2"), ("b",)))
    assert order(world, go("A2", ahead=1)) == order(world, go("B1", ahead=1)) == "MB-GEN-05"
    assert order(world, go("A2", ahead=1), "a2") == ""


def test_the_rest_advances():
    """MB-UMP-03  Those that no order names go to the nearest enemy, one after the other so that they do not stand in each other's
    way, or turn to one at their side; who has missiles holds, who is broken falls back."""
    ours = ["orcs 9,9 n", "orcs 1,8 n", "archers 3,3 n", "orcs 28,30 n", "orcs 20,9 n", "orcs 9,8 n"]
    world = field(ours, ["goblins 9,30 s", "goblins 29,30 w"])
    broken(world, "A5")
    play(world, to="1.3", a=[moves(go("A2", ahead=1), rest="advance")])
    assert places(world)["A1"] == (9, 18) and places(world)["A2"] == (1, 9) and places(world)["A6"] == (9, 17)
    assert places(world)["A3"] == (3, 3) and places(world)["A5"] == (20, 0)
    assert world.units["A4"].facing == E


# ---- ground ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "sign, kind, steps",
    [
        (".", "militia", 12), ("=", "militia", 12), ("w", "militia", 6), ("r", "militia", 6), ("m", "militia", 4), ("~",
            "militia", 6),
        ("b", "militia", 6), ("g", "militia", 12), ("t", "militia", 6), ("#", "militia", 0), ("G", "militia", 0),
        ("w", "heavy_cavalry", 4), ("m", "heavy_cavalry", 0), ("b", "heavy_cavalry", 0), ("t", "heavy_cavalry", 0),
        ("r", "heavy_cavalry", 6), ("~", "heavy_cavalry", 6), ("=", "heavy_cavalry", 12),
    ],
)  # fmt: skip
def test_ground(sign, kind, steps):
    """MB-MOVE-09, MB-T-TERRAIN  Rate 12 at scale 5: 12 squares in the open, 6 in a wood, 4 of a mounted unit; none through water,
    a closed gate, and for riders a marsh, a building or stairs."""
    board = drawn("\n".join([sign * 3] * 14 + ["..."]))
    world = field([f"{kind} 1,0 n"], ["goblins 1,14 s" if sign not in "#GR" else "goblins 0,0 s"],
        board=board) if sign in "." else None
    world = world or field([f"{kind} 1,0 n"], ["goblins 0,0 s"], board=board)
    broken(world, "B1")
    if steps:
        assert order(world, go("A1", path=tuple((1, y) for y in range(1, steps + 1)))) == ""
        if steps < 12:
            assert order(world, go("A1", path=tuple((1, y) for y in range(1, steps + 2)))) == "MB-MOVE-02"
    else:
        assert order(world, go("A1", ahead=1)) == "MB-MOVE-09"


def test_heights():
    """MB-BOARD-05, MB-MOVE-03  Up one level costs 2 half squares more, down nothing; two levels cannot be stepped."""
    board = drawn("2....\n1....\n1....\n.....\n.....")
    world = field(["zombies 0,0 n", "zombies 1,3 s", "zombies 1,4 w"], ["goblins 4,4 s"], board=board, square_m=6)
    assert order(world, go("A1", path=((0, 1),))) == ""                                                     # 2 of 6
    assert order(world, go("A1", path=((0, 1), (0, 2)))) == ""                                              # and 4
    assert order(world, go("A1", path=((0, 1), (0, 2), (0, 3)))) == "MB-MOVE-02"
    assert order(world, go("A2", path=((0, 2), (0, 1)))) == "MB-MOVE-02"                                    # 3 + 2 and 2
    assert order(world, go("A3", path=((0, 4),))) == "MB-MOVE-09"


def test_ramparts_and_stairs():
    """MB-BOARD-07, MB-BOARD-05  A rampart is entered along the wall or from stairs at 4 more, and left to them; not from the
    ground."""
    board = drawn("......\n.RRR..\n.t....\n......")
    world = field(["militia 1,0 n", "militia 2,1 n", "militia 3,2 w"], ["goblins 5,3 s"], board=board, square_m=9)
    assert order(world, go("A1", path=((1, 1),))) == ""                                                     # 2 x 2 of 8
    assert order(world, go("A1", path=((1, 1), (1, 2)))) == "MB-MOVE-02"                                    # and 2 + 4
    assert order(world, go("A2", path=((2, 2),))) == "MB-MOVE-09"
    assert order(world, go("A3", path=((2, 2), (1, 2)))) == ""
    down = field(["militia 1,2 s"], ["goblins 5,3 s"], board=board, square_m=9)
    assert order(down, go("A1", path=((1, 1), (1, 0)))) == ""


def test_field_walls():
    """MB-BOARD-07  Crossing a field wall costs 4 half squares more, also at the corner of a diagonal step."""
    board = drawn("....\n" * 6, walls=(wall(1, 1, "north"), wall(2, 3, "east")))
    world = field(["zombies 1,1 n", "zombies 0,1 n", "zombies 2,3 e"], ["goblins 3,5 s"], board=board, square_m=6)
    assert order(world, go("A1", ahead=1)) == "" and order(world, go("A1", ahead=2)) == "MB-MOVE-02"         # 2 + 4 of 6
    assert order(world, go("A1", path=((2, 2),))) == "MB-MOVE-02" and order(world, go("A2", path=((0, 2), (0, 3), (0, 4)))) == ""
    assert order(world, go("A3", ahead=1)) == ""


# ---- flyers ----------------------------------------------------------------------------------------------------------------
def test_flyers():
    """MB-MOVE-08, MB-BOARD-09  A flyer uses its fly rate, crosses water, enemies and their zones, may hover above a unit, and
    lands on free ground only; nobody without wings lands or rises."""
    board = drawn("..........\n" * 4 + "##########\n" + "..........\n" * 3)
    world = field(["griffon 2,1 n"], ["orcs 2,2 s", "orcs 5,5 s"], board=board)
    assert order(world, go("A1", to=(5, 5), land=False)) == "" and order(world, go("A1", to=(5, 5), land=True)) == "MB-BOARD-09"
    assert order(world, go("A1", to=(2, 3), land=True)) == "MB-MOVE-08"
    assert order(world, go("B1", ahead=1, land=True), "b") == "MB-MOVE-08"
    log = play(world, to="1.3", a=[moves(go("A1", to=(2, 3), land=False))])
    assert world.units["A1"].aloft and world.units["A1"].at == (2, 3)
    assert log.told(events.Moved)[0].aloft
    assert order(world, go("A1", land=True)) != ""


def test_flyer_does_not_land_on_water_where_it_is():
    """MB-MOVE-08  It hovers over water and may not simply come down."""
    board = drawn("....\n....\n.#..\n....")
    world = field(["griffon 0,1 n"], ["orcs 3,3 s"], board=board)
    play(world, to="2.0", a=[moves(go("A1", to=(1, 1), land=False))])
    world.units["A1"].moved = False
    assert order(world, go("A1", land=True)) == "MB-MOVE-08"


def test_aloft_and_landed():
    """MB-MOVE-08  A dragon aloft next to orcs: no melee target for them nor for it; landed they have one; two aloft fight."""
    for land, targets in ((False, 0), (True, 1)):
        world = field(["white_dragon 5,4 n"], ["orcs 5,6 s"])
        log = play(world, a=[moves(go("A1", ahead=1, land=land))], attack=[1] * 3 * targets)
        assert len(log.told(events.Charged)) == targets
    both = field(["griffon 5,3 n"], ["griffon 5,6 s"])
    log = play(both, to="1.3", choices=("first", "first"), a=[moves(go("A1", land=False))], b=[moves(go("B1", ahead=2,
        land=False))],
               attack=[1] * 3)  # fmt: skip
    assert [event.how for event in log.told(events.Attacked)] == ["charge"] * 3
    assert log.told(events.Moved)[0] == events.Moved("A1", (), N, True)


# ---- the edge --------------------------------------------------------------------------------------------------------------
def test_leaving_the_board():
    """MB-MOVE-11, MB-END-02  Over the own edge, alive; over no other by choice; at the price of a step."""
    world = field(["orcs 5,0 s", "orcs 6,1 n", "orcs 0,5 w", "heavy_infantry 9,3 n"], ["goblins 25,34 n", "goblins 20,30 s"])
    assert order(world, go("A3", off=True)) == "MB-MOVE-11" and order(world, go("A3", ahead=1)) == "MB-BOARD-01"
    assert order(world, go("A4", back=3, off=True)) == "MB-MOVE-02" and order(world, go("A2", back=1, off=True)) == ""
    log = play(world, to="1.3", a=[moves(go("A1", off=True))], b=[moves(go("B1", ahead=1, off=True))])
    assert [world.units[id].status for id in ("A1", "B1")] == ["withdrawn"] * 2 and world.units["A1"].hp == 22
    assert log.told(events.LeftTheBoard) == [events.LeftTheBoard("A1"), events.LeftTheBoard("B1")]
    assert order(world, go("A1", ahead=1)) == "MB-UNIT-09"


# ---- broken ----------------------------------------------------------------------------------------------------------------
def test_broken_units_fall_back():
    """MB-BRK-03, MB-BRK-01  Facing the enemy in the north a broken unit goes back at the normal price, not north; not nearer to
    any unbroken enemy; it may turn, and need not move."""
    world = broken(field(["orcs 9,15 n"], ["goblins 9,20 s"]), "A1")
    assert order(world, go("A1", ahead=1)) == "MB-BRK-03"
    assert order(world, go("A1", back=9)) == "" and order(world, go("A1", back=10)) == "MB-MOVE-02"
    assert order(world, go("A1", turn=S)) == "" and order(world, go("A1")) == ""
    both = broken(field(["orcs 9,15 n"], ["goblins 9,20 s", "goblins 9,11 n"]), "A1")
    assert order(both, go("A1", back=1)) == "MB-BRK-03"
    broken(both, "B2")
    assert order(both, go("A1", back=1)) == ""


def test_broken_riders_turn_and_ride_away():
    """MB-BRK-03, MB-MOVE-01  A mounted unit that is broken may turn first and step forward, away from the enemy only."""
    world = broken(field(["light_cavalry 9,15 n"], ["goblins 9,20 s"]), "A1")
    assert order(world, go("A1", turn=S, ahead=9)) == "" and order(world, go("A1", ahead=1)) == "MB-BRK-03"


def test_eight_facings():
    """MB-BOARD-03, MB-BOARD-04  eight_facings = true: a unit may face north-east; eight_facings = false: it may not."""
    assert order(field(["orcs 9,15 n"], FAR, eight_facings=False), go("A1", turn=NE)) == "MB-BOARD-03"
    world = field(["orcs 9,15 n", "orcs 3,3 ne"], FAR, eight_facings=True)
    assert order(world, go("A1", turn=NE)) == ""
    assert order(world, go("A2", path=((4, 4), (5, 4), (5, 5)))) == "" and order(world, go("A2", path=((2, 4),))) == "MB-MOVE-03"


# ---- both sides together ---------------------------------------------------------------------------------------------------
def together(a, b, ours, theirs, to="1.3", initiative=(3, 3), **given):
    """Both sides march in the same round.  -> the log, and where everybody stands"""
    options = given.pop("options", {})
    world = field(a, b, tie_rule="simultaneous", **options)
    for id in given.pop("shaken", ()):
        broken(world, id)
    log = play(world, to=to, initiative=initiative, a=[moves(*ours)], b=[moves(*theirs)], **given)
    return log, places(world)


def test_together_into_the_same_square():
    """MB-INIT-06  tie_rule = simultaneous: both were to enter (9, 12): both stop before it, and both charge nobody."""
    log, at = together(["orcs 9,10 n"], ["orcs 9,14 s"], [go("A1", ahead=3)], [go("B1", ahead=3)])
    assert at == {"A1": (9, 11), "B1": (9, 13)} and not log.told(events.Charged)


def test_together_into_each_others_squares():
    """MB-INIT-06, MB-CHG-01  Next to each other both stop, and both count as charging; without long weapons both strike at
    once."""
    log, at = together(["orcs 9,10 n"], ["orcs 9,13 s"], [go("A1", ahead=2)], [go("B1", ahead=2)], attack=[1, 1])
    assert at == {"A1": (9, 11), "B1": (9, 12)}
    assert log.told(events.Charged) == [events.Charged("A1", "B1"), events.Charged("B1", "A1")]
    assert [event.how for event in log.told(events.Attacked)] == ["charge", "charge"]
    assert log.world.contacts == {"A1 B1": "A1 B1"}


def test_together_long_weapons_of_both():
    """MB-INIT-06, MB-CHG-03, MB-CHG-04  Both with long weapons: both are charged and strike first together, then both charge."""
    log, _ = together(["pikemen 9,10 n"], ["pikemen 9,13 s"], [go("A1", ahead=2)], [go("B1", ahead=2)], attack=[1] * 4)
    assert [(event.unit, event.how) for event in log.told(events.Attacked)] == [
        ("B1", "long"), ("A1", "long"), ("A1", "charge"), ("B1", "charge"),
    ]  # fmt: skip


def test_together_behind_one_who_leaves():
    """MB-INIT-06, MB-MOVE-06, MB-MOVE-08  An enemy who goes on leaves his square to the next; one who has come to his end bars
    it."""
    for ahead, at in ((5, (11, 8)), (3, (8, 8))):
        ours, theirs = [go("A1", ahead=ahead, land=False)], [go("B1", ahead=6, land=False)]
        _, found = together(["griffon 9,5 n"], ["griffon 5,8 e"], ours, theirs, attack=[1] * 3 * (ahead == 3))
        assert found == {"A1": (9, 5 + ahead), "B1": at}


def test_together_zones_stop():
    """MB-INIT-06, MB-MOVE-05  Who has come into an enemy's front squares goes no farther, wherever that enemy has come from."""
    log, at = together(["light_cavalry 5,10 n"], ["orcs 7,14 w"], [go("A1", ahead=9)], [go("B1", ahead=1)], attack=[1, 1, 1])
    assert at == {"A1": (5, 13), "B1": (6, 14)}
    assert [event.unit for event in log.told(events.Charged)] == ["A1", "B1"]


def test_together_friends_follow_each_other():
    """MB-INIT-06, MB-MOVE-07  A side's own units go one after the other; if the first is stopped the next stops behind it."""
    ours = [go("A1", ahead=5), go("A2", ahead=5)]
    _, at = together(["orcs 9,10 n", "orcs 9,9 n"], ["goblins 20,30 s"], ours, [])
    assert at["A1"] == (9, 15) and at["A2"] == (9, 14)
    ours, theirs = [go("A1", ahead=3), go("A2", ahead=3)], [go("B1", ahead=3)]
    _, at = together(["orcs 9,10 n", "orcs 9,9 n"], ["orcs 9,14 s"], ours, theirs)
    assert at["A1"] == (9, 11) and at["A2"] == (9, 10) and at["B1"] == (9, 13)
    ours = [go("A2", ahead=3), go("A1", ahead=3)]
    _, at = together(["orcs 9,9 n", "orcs 9,10 n"], ["orcs 9,14 s"], ours, theirs)
    assert at["A2"] == (9, 11) and at["A1"] == (9, 10)


def test_together_turning():
    """MB-INIT-06, MB-MOVE-01  A unit that only turns has turned, and everybody is told; one that stays has done nothing."""
    log, at = together(["orcs 9,10 n"], ["orcs 9,30 s"], [go("A1", turn=E)], [go("B1")])
    assert log.told(events.Turned) == [events.Turned("A1", E)] and not log.told(events.Moved)
    assert [log.world.units[id].turned for id in ("A1", "B1")] == [True, False] and at == {"A1": (9, 10), "B1": (9, 30)}


def test_together_flyers():
    """MB-INIT-06, MB-MOVE-08  In the air one flies over those who walk; where an enemy has come in the meantime one does not
    land."""
    _, at = together(["griffon 9,10 n"], ["orcs 9,11 s", "orcs 9,18 s"], [go("A1", to=(9, 15), land=True)], [go("B2", ahead=3)])
    assert at["A1"] == (9, 14) and at["B2"] == (9, 15)


def test_together_off_the_board():
    """MB-INIT-06, MB-MOVE-11  Units leave it together, too."""
    log, at = together(["orcs 5,0 n", "orcs 9,9 n"], ["goblins 5,35 s", "goblins 9,30 s"], [go("A1", off=True)], [go("B1",
        off=True)])
    assert set(at) == {"A2", "B2"} and len(log.told(events.LeftTheBoard)) == 2


def test_together_parting_blows():
    """MB-INIT-06, MB-MOVE-05  tie_rule = simultaneous and parting_blow = true: both leave, both are struck, at once."""
    log, at = together(
        ["orcs 9,10 n"], ["orcs 9,11 s"], [go("A1", back=2)], [go("B1", back=2)], attack=[1, 1], options={"parting_blow": True},
    )
    assert [event.how for event in log.told(events.Attacked)] == ["parting", "parting"]
    assert at == {"A1": (9, 8), "B1": (9, 13)}
