"""Camps are made, fortified and besieged."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.games.clusta.model.pieces import Doing
from montjoy.games.clusta.model.queries import is_invested, place
from montjoy.games.clusta.model.state import Clash, Courier, Dispatch, Stonefather, World
from montjoy.games.clusta.protocol.reports import Completed, StoneFound
from montjoy.games.clusta.rules.campaign import works
from montjoy.games.clusta.rules.engagements import aftermath
from montjoy.games.clusta.rules.messengers.travel import Rider
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.orders import execution, sheets
from tests.games.clusta.board import board, camp, commander, field, ordered, run, specialist, unit
from tests.games.clusta.board import sheet as in_force
from tests.games.clusta.clashing import fight, meet, play
from tests.games.clusta.ordering import FLAT, begins, doing, messages
from tests.games.clusta.ordering import FLAT as ROWS

WIDE = field(*(("............",) * 6))


def makers(**more: object) -> World:
    """Grisban with units 6 and 7 makes a camp in 0404; Trugdan is elsewhere."""
    world = board("ransards trugdan 0101", "ransards grisban 0404 leads 6 7", "ransards 6 0404 180", "ransards 7 0404 20",
                  "trakorians 2 0705 400e", map=field(*FLAT), **more)  # type: ignore[arg-type]
    in_force(world, "ransards", "grisban", "MAKE_CAMP:0404")
    return world


def rounds(world: World, day: int, *slots: int) -> None:
    """These rounds, as far as work goes."""
    for slot in slots:
        begins(world, day, slot)
        run(works.do_work(world))


# ---- making ---------------------------------------------------------------------------------------------------------
def test_six_rounds_make_a_camp() -> None:
    """CN-ORD-CAMP  Five rounds on day 1 and one on day 2: the camp stands at the end of day 2, round 1, and a courier says so."""
    world = makers()
    rounds(world, 1, 2, 3, 4, 5, 6)
    assert not world.camps and world.works[0].rounds == 5
    rounds(world, 2, 1)
    (made,) = world.camps.values()
    assert (made.id, made.side, made.hex, made.days) == ("ransards.camp1", "ransards", "0404", 0) and not world.works
    assert [(c.order, c.camp, c.by) for c in messages(world, Completed)] == [("MAKE_CAMP", "ransards.camp1", "ransards.grisban")]


def test_a_commander_must_be_there_in_each_round() -> None:
    """CN-ORD-CAMP  He leaves after four rounds: the work stands at four, and goes on when he is back."""
    world = makers()
    rounds(world, 1, 1, 2, 3, 4)
    world.commanders["ransards.grisban"].hex = "0405"
    rounds(world, 1, 5, 6)
    assert world.works[0].rounds == 4
    world.commanders["ransards.grisban"].hex = "0404"
    rounds(world, 2, 1, 2)
    assert world.camps


@pytest.mark.parametrize("trouble", ["moved", "fought", "battle", "enemy"])
def test_a_round_with_trouble_does_not_count(trouble: str) -> None:
    """CN-ORD-CAMP, CN-SEQ-10  A round with battle or movement is no round of work; what was done before stays."""
    world = makers()
    rounds(world, 1, 1)
    for each in (world.units["ransards.6"], world.units["ransards.7"]):
        each.moved, each.fought = trouble == "moved", trouble == "fought"
    if trouble == "battle":
        world.clashes["x"] = Clash("x", ["trakorians.2"], ["ransards.6", "ransards.7"], "0405", "0404", "contact")
    if trouble == "enemy":
        world.units["trakorians.2"].hex = "0404"
    rounds(world, 1, 2)
    assert world.works[0].rounds == 1


def test_leaving_the_hex_loses_the_work() -> None:
    """CN-ORD-CAMP  One unit may go while the other works on; when all have gone the work is lost."""
    world = makers()
    rounds(world, 1, 1, 2)
    world.units["ransards.6"].hex = "0405"
    rounds(world, 1, 3)
    assert (world.works[0].rounds, world.works[0].units) == (3, ["ransards.7"])
    world.units["ransards.7"].hex = "0405"
    rounds(world, 1, 4)
    assert world.works == []


def test_where_no_camp_can_be_made() -> None:
    """CN-ORD-CAMP  One camp to a hex; not on the way, only in the hex that was named."""
    world = makers()
    camp(world, "trakorians", "0404")
    rounds(world, 1, 1)
    assert world.works == []
    other = makers()
    in_force(other, "ransards", "grisban", "MAKE_CAMP:0505")
    rounds(other, 1, 1)
    assert other.works == []


def test_enemies_beside_do_not_hinder() -> None:
    """CN-ORD-CAMP  Work goes on beside an enemy; at night nobody works."""
    world = makers()
    world.units["trakorians.2"].hex = "0405"
    rounds(world, 1, 1)
    assert world.works[0].rounds == 1
    world.slot = 7
    run(works.do_work(world))
    assert world.works[0].rounds == 1


def test_nights_of_work() -> None:
    """CN-ORD-CAMP, CN-GEN-08  With night_actions = "all" a night round that the sheet names is a round of work too."""
    world = makers(night_actions="all")
    in_force(world, "ransards", "grisban", "MAKE_CAMP:0404", "d1.7=MAKE_CAMP:0404")
    rounds(world, 1, 6, 7)
    assert world.works[0].rounds == 2


def test_no_camp_where_the_stonefather_grows() -> None:
    """CN-STONE-03  No camp after six rounds; the force is without work, a courier is sent, and it is discovered."""
    world = makers()
    world.stonefather = Stonefather("0404", 0)
    rounds(world, 1, 1)
    assert world.works == [] and world.stonefather.found == ["ransards.6"] and len(messages(world, StoneFound)) == 1
    assert doing(world, "ransards.6") == doing(world, "ransards.grisban") == ""
    rounds(world, 1, 2, 3, 4, 5, 6)
    assert not world.camps and not works.forbidden(world, [world.units["ransards.6"]], "0405")


def test_a_camp_that_stands_where_it_is_planted_is_unaffected() -> None:
    """CN-STONE-03  An existing camp stays."""
    world = makers()
    rounds(world, 1, 1, 2, 3, 4, 5, 6)
    world.stonefather = Stonefather("0404", 0)
    rounds(world, 2, 1)
    assert list(world.camps) == ["ransards.camp1"] and world.stonefather.found == []


# ---- fortifying -----------------------------------------------------------------------------------------------------
def builders(*units: str) -> World:
    world = board("trakorians camp 0202 one", *units, "ransards 6 0705 180", map=field(*FLAT))
    in_force(world, "trakorians", "camp1", "FORTIFY")
    return world


def day_of_work(world: World, day: int, first: int = 1) -> None:
    rounds(world, day, *range(first, 7))
    run(works.count_day(world))


def test_a_day_of_fortification() -> None:
    """CN-ORD-FORTIFY-a, CN-SEQ-10  A day counts when all six rounds were spent on it."""
    world = builders("trakorians 1 0202 250")
    found = world.camps["trakorians.camp1"]
    day_of_work(world, 1, first=2)
    assert (found.days, found.worked) == (0, 0)
    day_of_work(world, 2)
    day_of_work(world, 3)
    assert found.days == 2 and found.fortifier == "trakorians.1"


@pytest.mark.parametrize(("men", "days"), [("249", 0), ("250", 1), ("100e+150", 1)])
def test_250_men(men: str, days: int) -> None:
    """CN-ORD-FORTIFY-a  250 are enough, 249 are not, whatever they are."""
    world = builders(f"trakorians 1 0202 {men}")
    day_of_work(world, 1)
    assert world.camps["trakorians.camp1"].days == days


def test_one_unit_at_a_time() -> None:
    """CN-ORD-FORTIFY-a  A second one adds nothing; if the first falls below 250 what is built stays and the other goes on,
    but not with the rounds of the first."""
    world = builders("trakorians 1 0202 250", "trakorians 2 0202 400e")
    found = world.camps["trakorians.camp1"]
    day_of_work(world, 1)
    assert (found.days, found.fortifier) == (1, "trakorians.1")
    rounds(world, 2, 1, 2)
    world.units["trakorians.1"].men[0].men = 249
    rounds(world, 2, 3, 4, 5, 6)
    run(works.count_day(world))
    assert (found.days, found.fortifier) == (1, "trakorians.2")
    day_of_work(world, 3)
    assert found.days == 2
    world.units["trakorians.2"].hex = "0203"
    day_of_work(world, 4)
    assert (found.days, found.fortifier) == (2, "")


# ---- what it is worth -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("days", "worth"),
    [(0, "1"), (1, "2"), (2, "2"), (3, "2.5"), (5, "2.5"), (6, "3"), (9, "3"), (10, "4"), (60, "4"), (-1, "1")],
)
def test_what_a_camp_is_worth(days: int, worth: str) -> None:
    """CN-ORD-CAMP-2-X, CN-ORD-FORTIFY-b  An unfortified camp gives no bonus."""
    world = builders("trakorians 1 0202 250")
    world.camps["trakorians.camp1"].days = days
    assert works.multiplier(world, world.camps["trakorians.camp1"]) == Fraction(worth)


def test_a_captured_camp_changes_hands_without_its_walls() -> None:
    """CN-ORD-CAMP-2-X  The owner changes, the multiplier is 1."""
    world = builders("trakorians 1 0505 250")
    world.camps["trakorians.camp1"].days = 10
    six = unit(world, "ransards", 8, "0202", "180")
    run(aftermath.enter_camp(world, [six], "0202"))
    (taken,) = world.camps.values()
    assert (taken.side, taken.id) == ("ransards", "ransards.camp1") and works.multiplier(world, taken) == 1


# ---- sieges ---------------------------------------------------------------------------------------------------------------
def siege(men: str = "250", **more: object) -> World:
    """Unit 6 beside a camp of the Trakorians with nine days done."""
    world = board("trakorians camp 0202 one days=9", "trakorians 1 0202 400e", f"ransards 6 0302 {men}", map=field(*FLAT),
                  **more)  # type: ignore[arg-type]
    in_force(world, "ransards", "6", "SIEGE_WORKS:0202")
    return world


def test_siege_works_lower_the_camp_by_a_line() -> None:
    """CN-GAP-03  x3 and one set of siege works: the assault is against x2.5, for those who made them alone."""
    world = siege()
    rounds(world, 1, 1, 2, 3, 4, 5)
    six, camp1 = world.units["ransards.6"], world.camps["trakorians.camp1"]
    assert works.multiplier(world, camp1, [six]) == 3
    rounds(world, 1, 6)
    other = unit(world, "ransards", 7, "0301", "400")
    assert works.multiplier(world, camp1, [six]) == Fraction(5, 2) and works.multiplier(world, camp1, [other]) == 3
    assert [c.order for c in messages(world, Completed)] == ["SIEGE_WORKS"] and doing(world, "ransards.6") == ""


def test_several_sets_never_lower_it_below_one() -> None:
    """CN-GAP-03  Each set a line: x3, x2.5, x2, x1, x1."""
    world = siege()
    six, camp1 = world.units["ransards.6"], world.camps["trakorians.camp1"]
    worth = []
    for day in range(1, 6):
        in_force(world, "ransards", "6", "SIEGE_WORKS:0202")
        six.doing.last, six.doing.ended = None, []
        rounds(world, day, *range(1, 7))
        worth.append(works.multiplier(world, camp1, [six]))
    assert worth == [Fraction(5, 2), 2, 1, 1, 1]


def test_siege_works_are_lost_when_their_makers_leave() -> None:
    """CN-GAP-03  They lie where they were made; and there are none against a camp that is gone or no enemy's."""
    world = siege()
    rounds(world, 1, 1, 2, 3, 4, 5, 6)
    world.units["ransards.6"].hex = "0303"
    rounds(world, 2, 1)
    assert world.works == []
    friend = siege()
    friend.relations["ransards>trakorians"] = friend.relations["trakorians>ransards"] = "neutral"
    rounds(friend, 1, 1)
    assert friend.works == []


def test_too_few_besiegers() -> None:
    """CN-GAP-03  249 men dig for nothing; two units that make 250 together dig."""
    world = siege("249")
    rounds(world, 1, 1)
    assert world.works == []
    two = siege("180")
    ordered(unit(two, "ransards", 7, "0302", "70"), "SIEGE_WORKS:0202")
    in_force(two, "ransards", "7", "SIEGE_WORKS:0202")
    rounds(two, 1, 1)
    assert two.works[0].rounds == 1 and two.works[0].units == ["ransards.6", "ransards.7"]


@pytest.mark.parametrize(("where", "rounds_needed"), [("6", 3), ("0303", 6)])
def test_the_war_engineer(where: str, rounds_needed: int) -> None:
    """CN-SPEC-03  With the engineer present three rounds instead of six."""
    world = siege()
    specialist(world, "ransards", "war_engineer", where)
    specialist(world, "ransards", "interrogator", "6")
    rounds(world, 1, *range(1, rounds_needed))
    assert not world.works[0].done
    rounds(world, 1, rounds_needed)
    assert world.works[0].done


def test_a_camp_that_is_cut_off() -> None:
    """CN-GAP-03  Enemies in every land hex around it: invested since then, until one is free."""
    world = siege()
    camp1 = world.camps["trakorians.camp1"]
    around = ["0101", "0201", "0302", "0203", "0103", "0102"]
    for n, hex in enumerate(around[:-1]):
        unit(world, "ransards", 20 + n, hex, "20")
    rounds(world, 1, 1)
    assert camp1.invested == -1 and not is_invested(world, "0202")
    last = unit(world, "ransards", 30, around[-1], "20")
    rounds(world, 1, 2)
    rounds(world, 1, 3)
    assert camp1.invested == world.tick - 4 and is_invested(world, "0202") and not is_invested(world, "0203")
    last.hex = "0705"
    rounds(world, 1, 4)
    assert camp1.invested == -1


def test_no_courier_gets_in_or_out_of_a_camp_that_is_cut_off() -> None:
    """CN-GAP-03  He waits where he is until a hex around it is free; before, he would have tried to pass."""
    world = siege()
    commander(world, "trakorians", "kaelve", "0505")
    world.overall["trakorians"] = "trakorians.kaelve"
    camp1 = world.camps["trakorians.camp1"]
    for by, start, to in (("trakorians.1", "0202", "trakorians"), ("trakorians.kaelve", "0505", "trakorians.camp1")):
        camp1.invested = -1
        dispatch = Dispatch("letter", by, 0, start)
        courier = Courier("trakorians.c1", "trakorians", to, dispatch, start, 0, goal=place(world, to))
        rider = Rider(36, world=world, who=courier, number=1, column="courier")
        assert rider.found()
        camp1.invested = 5
        assert rider.found() is None


def test_the_order_is_the_sheets() -> None:
    """CN-SEQ-10  Work is what the box of the round says."""
    world = makers()
    assert sheets.current(world, "ransards.6", 1, 1) is not None


# ---- who is in the way ------------------------------------------------------------------------------------------------
def hidden(order: str) -> World:
    """Grisban and unit 1 in 0303 with a hidden enemy scout."""
    world = board("ransards grisban 0303 leads 1", "ransards trugdan 0001", "ransards 1 0303 300", "trakorians 2 0303 60 SCOUT",
                  map=field(*ROWS))
    world.units["trakorians.2"].doing.ready = True
    in_force(world, "ransards", "grisban", order)
    return world


def lying_scout() -> Doing:
    world = board("trakorians 2 0303 60 SCOUT", "ransards 1 0001 100", map=field(*ROWS))
    world.units["trakorians.2"].doing.ready = True
    return world.units["trakorians.2"].doing


def test_hidden_scouts_disturb_no_work() -> None:
    """CN-ORD-SCOUT-c, CN-ORD-CAMP  While they are not found there is no contact: the camp is made."""
    world = hidden("MAKE_CAMP:0303")
    for _ in range(6):
        run(execution.assume(world))
        world.units["trakorians.2"].doing = lying_scout()
        run(works.do_work(world))
    assert [camp.hex for camp in world.camps.values()] == ["0303"]


def after_a_battle(slot: int) -> World:
    """A round in which the patrol of unit 2 and the camp's unit 3, that fortifies, have put a small force to flight."""
    world = board(
        "trakorians 2 0602 400 PATROL", "trakorians 3 0602 400 FORTIFY", "trakorians camp 0602", "trakorians da_kaelve 0602",
        "ransards 6 0702 120 ATTACK:0602", "ransards 7 0902 100 GO_TO:0002", "ransards camp 0902", map=WIDE, day=3, slot=slot,
    )
    meet(world, "ransards 6", "trakorians 2 3")
    fight(world)
    assert not world.clashes and world.units["trakorians.3"].fought and world.units["ransards.6"].hex != "0702"
    return world


def test_a_battle_of_the_round_before_hinders_no_work() -> None:
    """CN-ORD-FORTIFY-a, CN-SEQ-10  A battle in the last round of a day costs that day; the next counts, from its first round."""
    world = after_a_battle(6)
    world.units["ransards.7"].doing.do = None
    world.day, world.slot = 4, 1
    play(timeline.move(world))
    play(works.do_work(world))
    assert world.camps["trakorians.camp1"].worked == 1
