"""What a player may say in one answer that takes several turns, or several rounds of a fight; and when he is asked again."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.drakborgen.duel.ring import BY_CHANCE, NOT_AGAIN
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.state import World
from montjoy.games.drakborgen.play import take_player_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    FightOver,
    FightRound,
    FlightDeclared,
    GoesOn,
    LeftToChance,
    Moved,
    Paid,
    Rested,
    WentOutside,
    WentRetired,
)
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import body_points, fights
from montjoy.games.drakborgen.rules.turns import turn_options
from montjoy.games.drakborgen.seen.labels import fight_label
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square
from tests.games.drakborgen.duels import AGILITY, ARMOUR, STRENGTH
from tests.games.drakborgen.scenes import fighting, inside, player

STAY = questions.Stay()
LIFT = questions.KeepTrying("lift", "east")


def turn(world: World, dice: Any = (), answers: Any = ()) -> Any:
    return run(take_player_turn(world, "red"), dice, answers)


def row(**options: Any) -> World:
    """The tower 00, rooms 01 to 03; the portcullis east of 03; behind it a known room."""
    world = begun("H01", "H02", **options)
    square(world, "00", "tower", "o o w o"), square(world, "01", edges="w o w o"), square(world, "02", edges="w o w o")
    square(world, "03", edges="w g w o"), square(world, "04", edges="w o w o")
    at(world, "red", "03", way="west")
    at(world, "blue", OUTSIDE)
    return world


# ---- again and again -------------------------------------------------------------------------------------------------
def test_an_attempt_goes_on_until_it_succeeds() -> None:
    """DL-4.4.2b, DL-4.5.1b  One answer; each turn he rolls as if he had been asked, and when he is through he is asked."""
    world = row()
    first = turn(world, [12], [LIFT])
    assert first.told(GoesOn) == [GoesOn("red", "lift", "east")] and world.castle.heroes["red"].place == "03"
    again = turn(world, [12])
    assert again.over and not again.answered and not again.told(GoesOn)
    through = turn(world, [1, 1])
    assert not through.answered and [e.to for e in through.told(Moved)] == ["04"]
    assert turn(world, (), [STAY]).answered, "there he is asked"


def test_hurt_he_thinks_again() -> None:
    """DL-4.4.2b  What has hurt him has ended it, and so has anything that he is asked."""
    world = row()
    turn(world, [12], [LIFT])
    run(body_points.hurt(world, world.castle.heroes["red"], 1, "DLC-24"))
    assert turn(world, (), [STAY]).answered


def test_not_where_others_may_go_along() -> None:
    """DL-4.4.2b, DL-3.3  With advanced_phases every turn is said by itself."""
    world = row(advanced_phases=True)
    world.castle.phase = "movement"
    offered = turn_options(seen(world, "red"))
    assert questions.Lift("east") in offered
    assert not any(isinstance(o, questions.KeepTrying | questions.GoStraight | questions.GoHome) for o in offered)


def test_rest_until_well() -> None:
    """DL-4.4.2b, DL-5.2  He rests turn after turn, and is asked again when nothing is left to heal."""
    world = row()
    red = world.castle.heroes["red"]
    red.body = red.most - 2
    assert turn(world, [1], [questions.KeepTrying("rest")]).told(Rested)
    out = turn(world, [1])
    assert out.told(Rested) and not out.answered and red.body == red.most
    assert turn(world, (), [STAY]).answered


# ---- ways ------------------------------------------------------------------------------------------------------------
def test_straight_on_until_somebody_waits() -> None:
    """DL-3.3  The same direction turn after turn; he is asked where a monster stands in his way."""
    world = row()
    square(world, "03", edges="w o w o")
    at(world, "red", "01", way="west")
    out = turn(world, (), [questions.GoStraight("east")])
    assert out.told(GoesOn) and [e.to for e in out.told(Moved)] == ["02"]
    assert [e.to for e in turn(world).told(Moved)] == ["03"]
    monster(world, "orc", "04")
    assert turn(world, (), [STAY]).answered and world.castle.heroes["red"].goes_on is None


def test_straight_on_is_offered_into_the_unknown_alone() -> None:
    """DL-3.3  Not against a portcullis, nor where all is known."""
    world = row()
    assert not any(isinstance(o, questions.GoStraight) for o in turn_options(seen(world, "red")))


def test_home_for_good() -> None:
    """DL-BASE-18, DL-3.3  Out of the castle turn after turn, and outside he retires unasked."""
    world = row()
    at(world, "red", "01", way="east")
    assert [e.to for e in turn(world, (), [questions.GoHome()]).told(Moved)] == ["00"]
    assert turn(world).told(WentOutside)
    last = turn(world)
    assert last.told(WentRetired) and not last.answered
    assert questions.GoHome() not in turn_options(seen(row(retire=False), "red"))


# ---- the chamber -----------------------------------------------------------------------------------------------------
def test_stay_and_take_a_card() -> None:
    """DL-9.1a  One answer instead of two; the dragon's card is drawn as ever."""
    world, red = inside()
    out = turn(world, ["TC01", "DC01"], [questions.StayForCard()])
    assert out.over and len(out.answered) == 1 and len(red.things) == 1
    assert questions.StayForCard() not in turn_options(seen(inside(treasure_draw_order="dragon_first")[0], "red"))


def test_flee_with_all() -> None:
    """DL-9.6a, DL-9.6b  He is not asked which cards he throws away; one roll for each of them as ever."""
    world, red = inside(dragon="awake")
    give(world, "red", "TC01")
    out = turn(world, [1, 1], [questions.FleeWithAll(), questions.Move("west"), STAY])
    assert not any(isinstance(q, questions.ThrowAway) for _, q, _ in out.answered) and red.place == "43"


# ---- fights ----------------------------------------------------------------------------------------------------------
def fought(positions: Any, dice: Any = (), **says: Any) -> Any:
    world, red, foes = fighting()
    return run(fights.fight(world, [red], foes, ambush=False), dice, player(positions, **says))


def asked(out: Any, seat: str, ask: Ask) -> int:
    return sum(who == seat and what == ask for who, what, _ in out.answered)


def test_left_to_chance_to_the_end() -> None:
    """DL-8.4a, DL-8.5c-X, DL-8.12a  Red says it once and is asked nothing more; his dice fall when green has chosen.  Armour 9
    against 5 takes four points a round."""
    out = fought({"red": [BY_CHANCE], "green": [ARMOUR]}, [2, 2])
    assert out.told(LeftToChance) == [LeftToChance("red")] and out.told(FightOver) == [FightOver("33", 2, ("orc1",), (), {})]
    assert [dict(e.positions)["red"] for e in out.told(FightRound)] == ["armour", "armour"]
    assert asked(out, "red", Ask.POSITION) == 1 and asked(out, "green", Ask.POSITION) == 2 and not asked(out, "red", Ask.FLEE)


def test_left_to_chance_until_half_is_gone() -> None:
    """DL-8.4a, DL-8.11a  Of ten points he pays two and two unasked; the next ones leave him half or less, and he thinks again."""
    out = fought({"red": [BY_CHANCE, AGILITY], "green": [AGILITY]}, [1, 1, 1])
    assert [e.left for e in out.told(Paid)][:2] == [8, 6]
    assert asked(out, "red", Ask.RISK) > 1 and asked(out, "red", Ask.POSITION) == 3 and len(out.told(FightRound)) == 5


def test_a_monster_left_to_chance() -> None:
    """DL-8.5c-X, DL-BASE-23  To the end of the fight, whatever it loses."""
    out = fought({"red": [ARMOUR], "green": [BY_CHANCE]}, [2, 2])
    assert asked(out, "green", Ask.POSITION) == 1 and out.told(FightOver) == [FightOver("33", 2, ("orc1",), (), {})]


def test_both_left_to_chance() -> None:
    """DL-8.5c-X  Nobody is asked any more, and each board has its die in each round."""
    out = fought({"red": [BY_CHANCE], "green": [BY_CHANCE]}, [2, 2, 2, 2])
    assert len(out.answered) == 2 and len(out.told(FightRound)) == 2


@pytest.mark.parametrize("said, times", [(0, 4), (NOT_AGAIN, 1)])
def test_no_flight_before_he_is_hurt(said: int, times: int) -> None:
    """DL-8.12a  Armour beats strength, one point a round of five: after each hit he is asked whether he flees, or once."""
    out = fought({"red": [ARMOUR], "green": [STRENGTH]}, flee=[said] * 4)
    assert asked(out, "red", Ask.FLEE) == times and not out.told(FlightDeclared) and len(out.told(FightRound)) == 5


def test_how_it_is_called() -> None:
    """DL-8.5c-X  A hero is told when he is asked again, who plays monsters that he is not."""
    world, red, foes = fighting()
    called = []

    def look(seat: str, ask: Any, options: Any) -> Any:
        if ask == Ask.POSITION:
            view = seen(world, seat)
            called.append(fight_label(view.fight, "Ask.POSITION", BY_CHANCE, view.seats.index(seat)))
        return player({"red": [ARMOUR], "green": [ARMOUR]})(seat, ask, options)

    run(fights.fight(world, [red], foes, ambush=False), (), look)
    assert called[:2] == [questions.LeaveToChance("half"), questions.LeaveToChance("end")]


def test_a_potion_is_not_asked_about_before_he_is_hurt() -> None:
    """DLC-13  Hurt, with a potion, he says that he fights on until he is hurt again."""
    world, red, foes = fighting()
    give(world, "red", "PO1")
    red.body = 8
    said = {"BetweenRounds": [questions.FightOnUnhurt()]}
    out = run(fights.fight(world, [red], foes, ambush=False), (), player({"red": [ARMOUR], "green": [STRENGTH]}, **said))
    assert sum(isinstance(ask, questions.BetweenRounds) for _, ask, _ in out.answered) == 1 and len(out.told(FightRound)) == 5
