"""Before the first round: hit points, secret and alternate deployment, whose units they are.  MB-BOARD-10, MB-UNIT-02,
MB-GEN-05."""

from __future__ import annotations

from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events, forms, questions
from tests.games.massbattle.acting import NE, Asked, E, N, field, play, why_not


def placed(*units):
    return forms.Deployment(tuple(forms.Placed(*unit) for unit in units))


def test_secret_deployment():
    """MB-BOARD-10, MB-INFO-03  deployment = secret: both write their places, then all is shown at once; until then the other side
    sees nothing of them."""
    world = field(["orcs", "orcs"], ["goblins"], deployment="secret")
    assert set(game.view(world, "a").pieces) == {"A1", "A2"} and set(game.view(world, "b").pieces) == {"B1"}
    log = play(world, to="1.1", a=[placed(("A1", (3, 5), E))], b=[placed(("B1", (9, 30), 4))])
    assert (world.units["A1"].at, world.units["A1"].facing) == ((3, 5), E) and world.units["B1"].at == (9, 30)
    assert world.units["A2"].in_play and 0 <= world.units["A2"].at[1] <= 5
    assert [event.side for event in log.told(events.Deployed)] == [0, 1] and log.names()[2] == "InitiativeWon"
    assert log.told(events.Deployed)[0].units[0] == ("A1", (3, 5), E)


def test_places_that_are_refused():
    """MB-BOARD-10, MB-BOARD-09, MB-BOARD-03, MB-MOVE-09  Beyond the own rows, two on a square, off the board, a facing that there
    is not, riders in a marsh, another's unit, the same unit twice."""
    world = field(["light_cavalry", "orcs", "goblins 5,2 n"], ["goblins"], board="......\n" * 13 + "......\n##mm..\n......")
    for sheet, rule in (
        (placed(("A2", (1, 6), N)), "MB-BOARD-10"), (placed(("A2", (1, 5), N)), ""), (placed(("A2", (6, 0), N)), "MB-BOARD-10"),
        (placed(("A2", (0, 1), N)), "MB-MOVE-09"), (placed(("A2", (2, 1), N)), ""), (placed(("A1", (2, 1), N)), "MB-MOVE-09"),
        (placed(("A1", (1, 5), N), ("A2", (1, 5), N)), "MB-BOARD-09"), (placed(("A2", (1, 5), NE)), "MB-BOARD-03"),
        (placed(("A2", (1, 5), N), ("A2", (2, 5), N)), "MB-BOARD-10"), (placed(("B1", (1, 5), N)), "MB-BOARD-10"),
    ):  # fmt: skip
        assert why_not(world, "a", sheet) == rule, sheet


def test_placed_by_the_file_stands_in_the_way():
    """MB-BOARD-09  Where the scenario has put a unit nobody deploys."""
    world = field(["orcs", "goblins 4,2 n"], ["goblins"])
    assert why_not(world, "a", placed(("A1", (4, 2), N))) == "MB-BOARD-09"


def test_two_players_of_a_side():
    """MB-GEN-05, MB-BOARD-09  Each places his own units; if both name a square the second stands elsewhere."""
    world = field(["orcs", "goblins owner=a2"], ["goblins"], seats=(("a", "a2"), ("b",)))
    assert why_not(world, "a2", placed(("A1", (3, 3), N))) == "MB-BOARD-10"
    play(world, to="1.1", a=[placed(("A1", (3, 3), N))], a2=[placed(("A2", (3, 3), N))])
    assert world.units["A1"].at == (3, 3) and world.units["A2"].at != (3, 3) and world.units["A2"].in_play


def test_alternate_deployment():
    """MB-BOARD-10  deployment = alternate: the loser of a die places first, then in turn; who has more places the rest at the
    end."""
    for dice, order in (((2, 5), "abaa"), ((5, 2), "baaa"), ((3, 3, 5, 2), "baaa")):
        world = field(["orcs", "orcs", "orcs"], ["goblins"], deployment="alternate")
        log = play(world, to="1.1", place=dice, a=[placed(("A2", (3, 3), N))])
        assert "".join(log.questions(questions.PlaceOne)) == order
        assert world.units["A2"].at == (3, 3) and all(unit.in_play for unit in world.units.values())
    world = field(["orcs", "orcs"], ["goblins"], deployment="alternate")
    ask = questions.PlaceOne()
    both = placed(("A1", (1, 1), N), ("A2", (2, 1), N))
    assert game.why_not(game.view(world, "a"), Asked(ask), both).rule == "MB-BOARD-10"


def test_rolled_hit_points():
    """MB-UNIT-02, MB-BASE-03, MB-UNIT-03  hp_method = rolled with 3, 8, 1, 5, 5: 22; goblins roll a die of six each, hobgoblins
    have a plus each; a single creature is not rolled."""
    world = field(["orcs 1,1 n", "goblins 3,1 n", "hobgoblins 5,1 n", "ogre 7,1 n"], ["orcs 20,20 s"], hp_method="rolled")
    log = play(world, to="1.1", hp=[3, 8, 1, 5, 5, 1, 2, 3, 4, 6, 1, 1, 1, 1, 1, 8, 8, 8, 8, 8])
    assert [unit.hp for unit in world.units.values()] == [22, 16, 10, 19, 40]
    assert log.rolled("hp") == 20 and world.strength == (67, 40)


def test_pools_by_method():
    """MB-UNIT-02, MB-UNIT-10  hp_method = average: 22, 17, 27; hp_method = maximum: 40, 30, 45; mount_hp = true: 5 medium cavalry
    have 90, mount_hp = false: 22."""
    units = ["orcs 1,1 n", "goblins 3,1 n", "hobgoblins 5,1 n", "medium_cavalry 7,1 n"]
    for options, pools in (
        ({"hp_method": "average", "mount_hp": False}, [22, 17, 27, 22]), ({"hp_method": "maximum"}, [40, 30, 45, 40]),
        ({"mount_hp": True}, [22, 17, 27, 90]),
    ):  # fmt: skip
        world = field(units, ["orcs 20,20 s"], **options)
        play(world, to="1.1")
        assert [unit.hp for unit in world.units.values()][:4] == pools
