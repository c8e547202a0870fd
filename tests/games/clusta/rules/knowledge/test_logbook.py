"""CN-KNOW-03, CN-KNOW-04, CN-INFO-05, CN-INFO-06-X: what a side is told, and what it believes because of it."""

from __future__ import annotations

import pytest

from montjoy.core.script import Scripted
from montjoy.games.clusta.model.state import Clash, Dispatch, Entry, World
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.reports import Sighted
from montjoy.games.clusta.rules.engagements import casualties
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.seen import belief_cache
from montjoy.games.clusta.seen.beliefs import read, shared_out
from montjoy.games.clusta.seen.view import Beliefs
from tests.games.clusta.board import board, field, ordered, run, ship
from tests.games.clusta.marching import moved
from tests.games.clusta.ordering import FLAT as ROWS

SIGHTINGS = (reports.ContactReport, reports.ScoutReport, reports.PatrolReport, reports.PassingReport)


def told(world: World, side: str, *found: reports.Report, by: str = "", dice: tuple[int, ...] = ()) -> Scripted:
    """A dispatch with these reports reaches a side's overall commander now."""
    return run(logbook.arrive(world, side, Dispatch("report", by, world.tick, "", reports=found)), dice)


def opened(*lines: str, **more: object) -> World:
    """A board whose sides have their army sheets and have looked round."""
    world = board(*lines, **more)  # type: ignore[arg-type]
    run(logbook.open_books(world))
    return world


def battle(at: int, hex: str, by: str, **more: object) -> reports.BattleReport:
    plain = {"side": "ransards", "marker": "commander:G", "how": "won", "enemy_men": 200, "enemy_lost": 40, "own_lost": 0}
    return reports.BattleReport(at, hex, by, **(plain | more))  # type: ignore[arg-type]


def two_forces() -> World:
    """Da Kaelve with unit 1, unit 2 far away, and Ransards further still."""
    return opened("trakorians kaelve 0409 leads 1", "trakorians 1 0409 400e", "trakorians 2 0713 400e", "ransards 6 0720 180")


# ---- what arrives ------------------------------------------------------------------------------------------------------
def test_a_report_is_written_down_and_told_to_its_side_alone():
    """CN-KNOW-03, CN-INFO-05  In the order in which they came, with the tick of arrival."""
    world = two_forces()
    before, world.slot = len(world.books["trakorians"].entries), 4
    report = reports.ScoutReport(50, "0713", "trakorians.2", "0714", "ransards", "commander:Grisban", 240)
    out = told(world, "trakorians", report)
    assert out.events == [("trakorians", report)]
    assert world.books["trakorians"].entries[before:] == [Entry(report, world.tick)]
    assert all(entry.report != report for entry in world.books["ransards"].entries)


def test_a_letter_is_written_down_too():
    """CN-KNOW-03"""
    world = two_forces()
    letter = reports.Letter(48, "", "ransards", "peace?")
    run(logbook.arrive(world, "trakorians", Dispatch("letter", "ransards", 48, "", letter=letter)))
    assert world.books["trakorians"].entries[-1].report == letter


@pytest.mark.parametrize("kind", SIGHTINGS)
def test_every_sighting_becomes_a_mark_with_its_figures_as_they_came(kind):
    """CN-KNOW-03, CN-INFO-05  Hex and time of observation, the reported number, who reported; no field says how wrong it is."""
    world = two_forces()
    world.slot = 3
    told(world, "trakorians", kind(49, "0713", "trakorians.2", "0714", "ransards", "commander:Grisban", 240))
    (mark,) = belief_cache.beliefs_of(world, "trakorians").marks
    assert (mark.hex, mark.side, mark.marker, mark.men) == ("0714", "ransards", "commander:Grisban", 240)
    assert (mark.at, mark.arrived, mark.source) == (49, world.tick, "trakorians.2")
    assert "error" not in mark.__struct_fields__


def test_a_newer_mark_replaces_an_older_one_and_no_older_one_a_newer():
    """CN-KNOW-03  Of the same marker wherever it is, or of the same side in that hex; by the time of observation."""
    world = two_forces()

    def scout(at: int, where: str, marker: str, side: str = "ransards") -> None:
        told(world, "trakorians", reports.ScoutReport(at, "0713", "trakorians.2", where, side, marker, 100))

    def marks() -> list[tuple[int, str, str]]:
        return [(m.at, m.hex, m.marker) for m in belief_cache.beliefs_of(world, "trakorians").marks]

    scout(50, "0714", "commander:G")
    scout(54, "0715", "commander:G")                         # it has moved on
    assert marks() == [(54, "0715", "commander:G")]
    scout(52, "0613", "commander:G")                         # older news that arrives later
    assert marks() == [(54, "0715", "commander:G")]
    scout(58, "0715", "unit:6 six")                          # somebody else of that side is there now
    assert marks() == [(58, "0715", "unit:6 six")]
    scout(58, "0715", "force", side="stegosians")            # another side has a mark of its own
    scout(58, "0816", "unit:7 seven")
    assert len(marks()) == 3


def test_a_captured_message_marks_where_the_overall_commander_was():
    """CN-KNOW-03  Without taking the place of anything that was seen there."""
    world = two_forces()
    told(world, "trakorians", reports.ScoutReport(50, "0713", "trakorians.2", "0720", "ransards", "unit:6 six", 90))
    told(world, "trakorians", reports.SecretReport(52, "0713", "trakorians.2", "ransards", "...", "0720"))
    told(world, "trakorians", reports.SecretReport(51, "0713", "trakorians.2", "ransards", "...", "0721"))
    marks = belief_cache.beliefs_of(world, "trakorians").marks
    assert [(m.marker, m.hex, m.men) for m in marks] == [("unit:6 six", "0720", 90), ("overall", "0720", -1)]


def test_a_spy_gives_the_men_of_each_kind_and_the_leaders_and_a_hippogriff_the_men():
    """CN-KNOW-03"""
    world = two_forces()
    told(
        world, "trakorians",
        reports.SpyReport(50, "0713", "trakorians.2", "0720", "ransards", "camp:South", 100, 150, 20, "4, 3"),
        reports.FlightReport(51, "0713", "trakorians.2", "0721", "ransards", "unit:7 seven", 30, 90, 0),
    )
    spied, flown = belief_cache.beliefs_of(world, "trakorians").marks
    assert (spied.men, spied.elite, spied.standard, spied.undead, spied.leaders) == (270, 100, 150, 20, "4, 3")
    assert (flown.men, flown.elite, flown.standard, flown.undead, flown.leaders) == (120, 30, 90, 0, "")


def test_a_battle_marks_what_is_left_of_the_enemy_and_who_fell():
    """CN-KNOW-03  200 met, 40 of them lost; the slain commander's marker goes."""
    world = two_forces()
    told(world, "trakorians", battle(50, "0713", "trakorians.2", where="0714"))
    assert [(m.hex, m.men) for m in belief_cache.beliefs_of(world, "trakorians").marks] == [("0714", 160)]
    told(world, "trakorians", battle(51, "0713", "trakorians.2", side="", slain="G"))
    assert len(belief_cache.beliefs_of(world, "trakorians").marks) == 1
    told(world, "trakorians", battle(52, "0713", "trakorians.2", marker="commander:G", slain="G", enemy_lost=300))
    assert not belief_cache.beliefs_of(world, "trakorians").marks


# ---- own troops --------------------------------------------------------------------------------------------------------
def test_before_play_every_side_has_its_army_sheet():
    """CN-KNOW-04  Each of its things with name and place, nobody else's; what is beside the overall commander is marked so."""
    world = opened(
        "trakorians kaelve 0409 leads 1", "trakorians 1 0409 400e+20", "trakorians 2 0713 300", "trakorians camp 0409 One days=2",
        "trakorians spy 1", "trakorians astrologer 2", "ransards 6 0720 180",
    )
    known = belief_cache.beliefs_of(world, "trakorians")
    assert [(u.id, u.number, u.hex, u.elite, u.standard, u.here) for u in known.units.values()] == [
        ("trakorians.1", 1, "0409", 400, 20, True), ("trakorians.2", 2, "0713", 0, 300, False),
    ]
    assert known.commanders["trakorians.kaelve"].leads == ("trakorians.1",) and known.commanders["trakorians.kaelve"].here
    assert known.commanders["trakorians.kaelve"].leader_value == world.commanders["trakorians.kaelve"].leader_value
    assert (known.camps["trakorians.camp1"].name, known.camps["trakorians.camp1"].days) == ("One", 2)
    assert known.specialists["trakorians.spy1"].with_ == "trakorians.1"
    assert all(id.startswith("trakorians.") for id in (*known.units, *known.commanders, *known.camps, *known.specialists))
    assert known.overall == "trakorians.kaelve" and known.commanders["trakorians.kaelve"].hero_points > 0


def test_later_nobody_is_given_a_list_of_what_he_cannot_see():
    """CN-KNOW-04  A unit that comes into being far away is not on the lists before it is reported."""
    world = two_forces()
    board_unit = board("trakorians 9 0713 50").units["trakorians.9"]
    world.units["trakorians.9"] = board_unit
    run(logbook.open_books(world))
    assert "trakorians.9" not in belief_cache.beliefs_of(world, "trakorians").units
    told(world, "trakorians", reports.Nightly(72, "0713", "trakorians.9", "trakorians.9", 0, 50, 0, "HOLD"))
    unit = belief_cache.beliefs_of(world, "trakorians").units["trakorians.9"]
    assert (unit.number, unit.name, unit.standard, unit.hex) == (9, board_unit.name, 50, "0713")


def test_by_day_reported_losses_count_and_the_night_report_puts_them_right():
    """CN-KNOW-04  162 men lost, 97 reported: the side sees 97 off until the night report says 162 and the hex as of 18.00."""
    world = two_forces()
    world.units["trakorians.2"].men[0].men = 400 - 162
    told(world, "trakorians", battle(50, "0713", "trakorians.2", own_lost=97))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"].elite == 400 - 97
    told(world, "trakorians", reports.Nightly(72, "0712", "trakorians.2", "trakorians.2", 238, 0, 162, "HOLD"))
    unit = belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"]
    assert (unit.elite, unit.hex, unit.as_of, unit.order) == (400 - 162, "0712", 72, "HOLD")
    told(world, "trakorians", battle(51, "0713", "trakorians.2", own_lost=50))            # it was on the road all night
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"] == unit


@pytest.mark.parametrize(
    ("whole", "among", "parts"),
    [(0, [5, 5], [0, 0]), (3, [5, 5], [2, 1]), (10, [300, 100], [8, 2]), (99, [10, 20], [10, 20]), (7, [], []),
     (5, [0, 0], [0, 0]), (-4, [10], [0]), (100, [100, 100, 100], [34, 33, 33])],
)
def test_losses_are_shared_out_in_proportion(whole, among, parts):
    """CN-KNOW-04  Whole men, the rest to the largest fractions, the first of equals; never more than there are."""
    assert shared_out(whole, among) == parts


def test_the_losses_of_a_stack_fall_on_all_who_are_there():
    """CN-KNOW-04  From each kind of each unit believed to be in that hex; nobody else loses any."""
    world = opened("trakorians kaelve 0409", "trakorians 2 0713 300e+100", "trakorians 3 0713 100", "trakorians 4 0714 100")
    told(world, "trakorians", battle(50, "0713", "trakorians.2", own_lost=50))
    known = belief_cache.beliefs_of(world, "trakorians").units
    assert [(u.elite, u.standard) for u in known.values()] == [(270, 90), (0, 90), (0, 100)]


def test_a_force_is_where_its_last_message_was_written():
    """CN-KNOW-04  As of its writing; a commander takes the units he leads along; an older message moves nobody back."""
    world = opened(
        "trakorians kaelve 0409", "trakorians tasseluka 0713 lv=1 leads 2", "trakorians 2 0713 300", "trakorians 3 0713 100"
    )
    told(world, "trakorians", reports.ContactReport(60, "0712", "trakorians.tasseluka", "0711", "ransards", "force", 90))
    known = belief_cache.beliefs_of(world, "trakorians")
    assert [known.units[f"trakorians.{n}"].hex for n in (2, 3)] == ["0712", "0713"]
    assert (known.commanders["trakorians.tasseluka"].hex, known.units["trakorians.2"].as_of) == ("0712", 60)
    told(world, "trakorians", reports.NoOrders(58, "0714", "trakorians.2", "HOLD"))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"].hex == "0712"
    told(world, "trakorians", reports.Completed(62, "0710", "trakorians.2", "GO_TO"))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"].hex == "0710"


def test_a_camp_that_was_made_stands_on_the_map_when_it_is_reported():
    """CN-KNOW-04"""
    world = two_forces()
    told(world, "trakorians", reports.Completed(72, "0713", "trakorians.2", "MAKE_CAMP", "trakorians.camp1"))
    camp = belief_cache.beliefs_of(world, "trakorians").camps["trakorians.camp1"]
    assert (camp.hex, camp.number, camp.days, camp.gone) == ("0713", 1, 0, False)
    told(world, "trakorians", reports.Nightly(120, "0713", "trakorians.camp1", "trakorians.2", 400, 0, 0, "FORTIFY", 2))
    assert belief_cache.beliefs_of(world, "trakorians").camps["trakorians.camp1"].days == 2


def test_a_commander_who_fell_is_gone_when_it_is_reported():
    """CN-KNOW-04"""
    world = opened("trakorians kaelve 0409", "trakorians tasseluka 0713 lv=1 leads 2", "trakorians 2 0713 300")
    world.commanders["trakorians.tasseluka"].fate = "dead"
    assert not belief_cache.beliefs_of(world, "trakorians").commanders["trakorians.tasseluka"].gone
    told(world, "trakorians", battle(50, "0713", "trakorians.2", fallen="trakorians.tasseluka"))
    assert belief_cache.beliefs_of(world, "trakorians").commanders["trakorians.tasseluka"].gone


# ---- his own eyes ------------------------------------------------------------------------------------------------------
def test_his_own_force_is_known_exactly_at_all_times():
    """CN-KNOW-04  Whatever changes in the overall commander's hex he notes, once; of what is elsewhere he sees nothing."""
    world = two_forces()
    assert not run(logbook.inform_sides(world)).events
    world.units["trakorians.1"].men[0].men = 377
    world.units["trakorians.2"].men[0].men = 1
    out = run(logbook.inform_sides(world))
    seen = [(to, e.unit, e.elite) for to, e in out.events if isinstance(e, reports.OwnEyes)]
    assert seen == [("trakorians", "trakorians.1", 377)]
    assert not run(logbook.inform_sides(world)).events
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"].elite == 400


def test_the_overall_commander_in_the_battle_needs_no_courier():
    """CN-INFO-06-X  Own losses exact at once, whatever a report said of them; also that nobody is left."""
    world = two_forces()
    world.units["trakorians.1"].men[0].men = 300
    told(world, "trakorians", battle(48, "0409", "trakorians.kaelve", own_lost=60))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.1"].elite == 340
    run(logbook.inform_sides(world))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.1"].elite == 300
    world.units["trakorians.1"].men[0].men = 0
    run(logbook.inform_sides(world))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.1"].gone


def test_what_leaves_his_hex_is_nobody_knows_where():
    """CN-KNOW-04  As of that time, and not in his hex; and what comes to him he sees."""
    world = two_forces()
    world.units["trakorians.1"].hex, world.slot = "0408", 2
    out = run(logbook.inform_sides(world))
    assert [e.what for _, told in out.events for e in each([told]) if isinstance(e, reports.OwnLeft)] == ["trakorians.1"]
    unit = belief_cache.beliefs_of(world, "trakorians").units["trakorians.1"]
    assert (unit.hex, unit.here) == ("", False)
    world.units["trakorians.2"].hex = "0409"
    run(logbook.inform_sides(world))
    assert belief_cache.beliefs_of(world, "trakorians").units["trakorians.2"].here


def test_what_becomes_of_the_men_he_leads_elsewhere_he_does_not_see():
    """CN-KNOW-04  Of those a commander beside him leads he sees who is there: that another of them is destroyed far away is told
    by no list."""
    world = opened("trakorians kaelve 0409 leads 1 2", "trakorians 1 0409 400e", "trakorians 2 0713 300", "ransards 6 0720 180")
    run(logbook.inform_sides(world))
    assert belief_cache.beliefs_of(world, "trakorians").commanders["trakorians.kaelve"].leads == ("trakorians.1",)
    world.units["trakorians.2"].men[0].men = 0
    casualties.strike_from_map(world, world.units["trakorians.2"])
    assert run(logbook.inform_sides(world)).events == []
    assert world.commanders["trakorians.kaelve"].leads == ["trakorians.1"]


def test_when_he_rides_away_those_he_leaves_are_seen_no_more():
    """CN-KNOW-04"""
    world = opened("trakorians kaelve 0409", "trakorians 1 0409 100", "trakorians camp 0409 One", "trakorians spy 1")
    world.commanders["trakorians.kaelve"].hex = "0408"
    run(logbook.inform_sides(world))
    known = belief_cache.beliefs_of(world, "trakorians")
    assert not known.units["trakorians.1"].here and known.units["trakorians.1"].hex == "0409"
    assert known.commanders["trakorians.kaelve"].hex == "0408"
    assert list(known.eyes) == ["trakorians.kaelve"]


def test_he_guesses_at_hostile_forces_that_are_in_contact_with_his_hex():
    """CN-KNOW-03  The marker as it is, the men by the information table, one roll for a contact; a roll of 3 is -40%,
    among buildings -60%."""
    world = opened("trakorians kaelve 0409 lv=3", "trakorians 1 0409 400e", "ransards 6 0309 100", "ransards 7 0408 300")
    assert not run(logbook.inform_sides(world)).events
    world.contacts = ["ransards.6|trakorians.1"]
    out = run(logbook.inform_sides(world), [3])
    ((_, seen),) = [pair for pair in out.events if isinstance(pair[1], reports.Sighted) and pair[0] == "trakorians"]
    assert (seen.hex, seen.side, seen.marker, seen.men) == ("0309", "ransards", "unit:6 unit 6", 40)
    assert out.rolls[0][0] == "CN-INFO-01"
    assert not run(logbook.inform_sides(world)).events
    world.clashes["x"] = Clash("x", ["ransards.7"], ["trakorians.1"], "0408", "0409", "contact")
    assert [e.hex for e in run(logbook.inform_sides(world), [10]).told(reports.Sighted)] == ["0408"]


def test_hero_points_and_who_commands_are_known_at_once():
    """CN-KNOW-04  Of every commander of whose death nothing was heard; the dead tell nothing."""
    world = opened("trakorians kaelve 0409", "trakorians tasseluka 0713 lv=2", "ransards 6 0720 180")
    world.commanders["trakorians.tasseluka"].hero_points = 1
    assert [(e.by, e.left) for e in run(logbook.inform_sides(world)).told(reports.HeroPoints)] == [("trakorians.tasseluka", 1)]
    world.commanders["trakorians.kaelve"].fate, world.overall["trakorians"] = "dead", "trakorians.tasseluka"
    out = run(logbook.inform_sides(world))
    assert [e.by for e in out.told(reports.InCommand)] == ["trakorians.tasseluka"] and not out.told(reports.HeroPoints)


def test_an_order_is_known_of_those_beside_him():
    """CN-KNOW-04"""
    world = two_forces()
    ordered(world.units["trakorians.1"], "FORTIFY")
    ordered(world.units["trakorians.2"], "HOLD")
    run(logbook.inform_sides(world))
    known = belief_cache.beliefs_of(world, "trakorians").units
    assert (known["trakorians.1"].order, known["trakorians.2"].order) == ("FORTIFY", "")


# ---- who passes beside -------------------------------------------------------------------------------------------------
def test_an_enemy_who_passes_beside_a_force_is_not_noticed():
    """CN-KNOW-03  passive_detection = false: no roll, no report."""
    world = opened("trakorians 1 0409 400e", "ransards 6 0408 180")
    world.units["trakorians.1"].came = 0
    out = run(logbook.notice_passing(world, [world.units["ransards.6"]], "0408"))
    assert out.value == [] and not out.rolls and not out.events


@pytest.mark.parametrize(("men", "chance"), [(30, 0), (100, 10), (180, 20), (400, 30)])
def test_with_passive_detection_it_may_be(men, chance):
    """CN-KNOW-03  passive_detection = true: the chance of CN-T-CONFRONT for the size of who passes, one hidden roll for each unit
    that stays where it is."""
    for rolled, noticed in ((chance, True), (chance + 1, False)):
        world = opened("trakorians 1 0409 400e", f"ransards 6 0408 {men}", passive_detection=True)
        world.units["trakorians.1"].came = 0
        dice = [] if chance == 0 else [rolled, 10] if noticed else [rolled]
        out = run(logbook.notice_passing(world, [world.units["ransards.6"]], "0408"), dice)
        found = [(by, report.where, report.side, report.men) for by, report in out.value]
        assert found == ([("trakorians.1", "0408", "ransards", men)] if noticed and chance else [])


def test_who_moves_himself_or_stands_elsewhere_or_is_no_enemy_notices_nothing():
    """CN-KNOW-03  passive_detection = true"""
    world = opened(
        "trakorians 1 0409 400e", "trakorians 2 0713 400e", "stegosians 1 0308 200", "ransards 6 0408 180", passive_detection=True
    )
    world.units["trakorians.1"].came = world.tick
    world.relations["stegosians>ransards"] = "neutral"
    out = run(logbook.notice_passing(world, [world.units["ransards.6"]], "0408"))
    assert out.value == [] and not out.rolls


# ---- the whole book ----------------------------------------------------------------------------------------------------
def map_of(entries):
    """A book read from its beginning."""
    found = Beliefs()
    for entry in entries:
        read(found, entry)
    return found


def test_a_long_book_is_read_on_and_not_again_and_says_the_same():
    """CN-KNOW-03  What is kept beside a book changes nothing: it is checked against the entries it was read from."""
    world = two_forces()
    entries = world.books["trakorians"].entries
    for n in range(20):
        told(world, "trakorians", battle(50 + n, "0713", "trakorians.2", own_lost=n))
        assert belief_cache.beliefs_of(world, "trakorians") == map_of(entries)
    del entries[-5:]
    assert belief_cache.beliefs_of(world, "trakorians") == map_of(entries)
    belief_cache.beliefs_of(world, "trakorians").units.clear()
    assert belief_cache.beliefs_of(world, "trakorians") == map_of(entries)


def test_every_message_says_where_it_was_written_and_what_is_done_now():
    """CN-KNOW-04  A unit without orders, an astrologer's answer, an excess: the sender was there; a letter from the overall
    commander's own couriers says nothing."""
    world = two_forces()
    unit = "trakorians.2"
    told(world, "trakorians", reports.NoOrders(60, "0712", unit, "HOLD"))
    known = belief_cache.beliefs_of(world, "trakorians").units[unit]
    assert (known.hex, known.order) == ("0712", "HOLD")
    told(world, "trakorians", reports.Divined(64, "0711", unit, False, (1,)))
    assert belief_cache.beliefs_of(world, "trakorians").units[unit].hex == "0711"
    told(world, "trakorians", reports.Completed(66, "0711", unit, "HOLD"))
    assert belief_cache.beliefs_of(world, "trakorians").units[unit].order == ""
    told(world, "trakorians", reports.Excess(68, "0710", unit, "plunder"), reports.Returned(70, "0409", unit, "trakorians.3"))
    assert belief_cache.beliefs_of(world, "trakorians").units[unit].hex == "0710"
    assert belief_cache.beliefs_of(world, "trakorians").marks == []


def test_off_the_map_he_sees_his_fleet_and_nobody_ashore_or_not_there_yet():
    """CN-KNOW-04  Ships that have not come lie on no hex: who is aboard is beside him."""
    world = board("trakorians kaelve 0409", "trakorians 1 0409 400e", "trakorians 2 0713 300", "ransards 6 0720 180")
    mine = ship(world, "trakorians", "", "galbalon", 1)
    kaelve = world.commanders["trakorians.kaelve"]
    kaelve.hex, kaelve.ship, world.units["trakorians.2"].hex = "", mine.id, ""
    run(logbook.open_books(world))
    known = belief_cache.beliefs_of(world, "trakorians").units
    assert [(u.id, u.ship, u.here) for u in known.values()] == [("trakorians.1", mine.id, True), ("trakorians.2", "", False)]


@pytest.mark.parametrize(("at", "told_of"), [("0409", reports.OwnEyes), ("0410", reports.OwnLeft)])
def test_who_has_marched_off_and_fallen_elsewhere_is_not_seen_to_fall(at, told_of):
    """CN-KNOW-04, CN-INFO-06-X  In one round a unit leaves his hex and is destroyed in the next one: he has seen it leave, no
    more; who falls beside him he sees fall."""
    world = two_forces()
    unit = world.units["trakorians.1"]
    unit.hex, unit.men[0].men = at, 0
    casualties.strike_from_map(world, unit)
    told = each(event for _, event in run(logbook.note_own_hex(world, "trakorians", "0409")).events)
    of_it = [event for event in told if "trakorians.1" in (getattr(event, "unit", ""), getattr(event, "what", ""))]
    assert [type(event) for event in of_it] == [told_of]


def test_who_has_fallen_beside_him_is_told_once():
    """CN-INFO-06-X  However often he looks round: nobody is left of it."""
    world = two_forces()
    world.units["trakorians.1"].men[0].men = 0
    first = run(logbook.note_own_hex(world, "trakorians", "0409")).events
    assert first == [("trakorians", reports.OwnEyes(world.tick, "0409", "trakorians.kaelve", "trakorians.1", 0, 0))]
    for world.slot in (2, 3):
        assert run(logbook.note_own_hex(world, "trakorians", "0409")).events == []


# ---- in contact -------------------------------------------------------------------------------------------------------
def test_he_sees_who_stops_before_his_hex() -> None:
    """CN-KNOW-03, CN-ORD-GOTO  A hostile force that was stopped before the overall commander's hex is in contact with it."""
    world = board("ransards trugdan 0303 leads 1", "ransards 1 0303 100", "trakorians kaelve 0503 leads 2",
                  "trakorians 2 0503 400 GO_TO:0203", map=field(*ROWS), battle_decisions="standing")
    ordered(world.commanders["trakorians.kaelve"], "GO_TO:0203")
    run(logbook.open_books(world))
    moved(world)
    assert world.units["trakorians.2"].hex == "0403" and world.contacts
    run(logbook.note_enemies(world, "ransards", "0303"), dice=[10])
    assert [(e.report.hex, e.report.marker) for e in world.books["ransards"].entries
            if isinstance(e.report, Sighted)] == [("0403", "commander:Praanz da Kaelve")]
