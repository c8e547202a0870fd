"""CN-KNOW-01, CN-KNOW-02: what stands on a map, and who sees it."""

from __future__ import annotations

from montjoy.core.effects import ALL
from montjoy.games.clusta.model.state import Dispatch
from montjoy.games.clusta.protocol.events import BoardShown
from montjoy.games.clusta.protocol.reports import ScoutReport
from montjoy.games.clusta.rules.knowledge import logbook, markers
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.seen import belief_cache
from tests.games.clusta.board import board, run, unit


def test_a_commander_hides_who_is_with_him():
    """CN-KNOW-02  Grisban with units 6 and 7 is a commander of the Ransards, without his leader value and without a number."""
    world = board("ransards grisban 0311 leads 6 7", "ransards 6 0311 180", "ransards 7 0311 180", "trakorians 2 0409 400e")
    grisban = world.commanders["ransards.grisban"]
    assert markers.marker(world, "ransards", "0311") == f"commander:{grisban.name}"
    assert not any(digit in markers.marker(world, "ransards", "0311") for digit in "0123456789")
    grisban.fate = "dead"
    assert markers.marker(world, "ransards", "0311") == "unit:6 unit 6 + unit:7 unit 7"


def test_a_lone_unit_is_seen_by_its_number_and_name():
    """CN-KNOW-02  An empty unit is nothing; where nobody is, a force."""
    world = board("trakorians 2 0409 400e", "trakorians 3 0409 0", "ransards 6 0311 180")
    assert markers.marker(world, "trakorians", "0409") == "unit:2 unit 2"
    assert markers.marker(world, "trakorians", "0408") == "force"
    assert markers.marker(world, "ransards", "0409") == "force"


def test_loose_undead_bear_no_number():
    """CN-KNOW-02, CN-CRUR-04  They are no units: nobody counts by a marker how many have risen elsewhere.  A group beside them is
    seen by its own number; two bodies of them are two marks."""
    world = board("crurers 1 0408 500", "trakorians 2 0410 200", day=3)
    loose = unit(world, "crurers", 907, "0409", "120", loose=True)
    assert markers.marker(world, "crurers", "0409") == "force"
    world.units["crurers.1"].hex = "0409"
    assert markers.marker(world, "crurers", "0409") == "unit:1 unit 1"
    loose.hex = "0408"
    for hex in ("0408", "0409"):
        seen = ScoutReport(world.tick, "0410", "trakorians.2", hex, "crurers", "force", 100)
        run(logbook.arrive(world, "trakorians", Dispatch("report", "trakorians.2", world.tick, "0410", reports=(seen,))))
    assert [mark.hex for mark in belief_cache.beliefs_of(world, "trakorians").marks] == ["0408", "0409"]


def test_a_camp_hides_everybody_in_it_and_friends_who_use_it():
    """CN-KNOW-02  A commander inside a camp is concealed too."""
    world = board("trakorians camp 0409 One", "trakorians kaelve 0409", "trakorians 2 0409 400e", "ransards 6 0409 180")
    assert markers.marker(world, "trakorians", "0409") == "camp:One"
    assert markers.marker(world, "ransards", "0409") == "unit:6 unit 6"
    world.relations |= {"ransards>trakorians": "friendly", "trakorians>ransards": "friendly"}
    assert markers.marker(world, "ransards", "0409") == "camp:One"


def test_of_two_commanders_the_first_of_the_list_gives_the_marker():
    """CN-KNOW-02  So that a marker tells no leader value."""
    world = board("ransards grisban 0311 lv=1", "ransards trugdan 0311 lv=5", "trakorians 2 0409 400e")
    assert markers.marker(world, "ransards", "0311") == f"commander:{world.commanders['ransards.grisban'].name}"


def test_double_blind_an_enemy_who_was_never_reported_is_on_no_map():
    """CN-KNOW-01  map_mode = double_blind: two hexes from every own unit, not reported, not in the view."""
    world = board("trakorians 2 0409 400e", "ransards 6 0411 180", map_mode="double_blind")
    assert not run(logbook.inform_sides(world)).told(BoardShown)
    assert view(world, "trakorians").marks == () and view(world, "trakorians").board == ()


def test_the_open_board_shows_every_marker_where_it_stands():
    """CN-KNOW-01, CN-KNOW-02  map_mode = open_board: to everybody, at the end of every round; a camp and a commander still hide
    what is in them."""
    world = board("trakorians 2 0409 400e", "ransards grisban 0411 leads 6", "ransards 6 0411 180", map_mode="open_board")
    assert view(world, "trakorians").marks == ()
    (event,) = [pair for pair in run(logbook.inform_sides(world)).events if isinstance(pair[1], BoardShown)]
    name = world.commanders["ransards.grisban"].name
    assert event == (ALL, BoardShown(("0409 trakorians unit:2 unit 2", f"0411 ransards commander:{name}"), 1, 1))
    (mark,) = view(world, "trakorians").marks
    assert (mark.hex, mark.side, mark.marker, mark.men, mark.leaders) == ("0411", "ransards", f"commander:{name}", -1, "")
    assert [m.side for m in view(world, "watcher").board] == ["trakorians", "ransards"]
    world.commanders["ransards.grisban"].hex = world.units["ransards.6"].hex = "0512"
    assert view(world, "trakorians").marks[0].hex == "0411"
    run(logbook.inform_sides(world))
    assert view(world, "trakorians").marks[0].hex == "0512"
    assert not run(logbook.inform_sides(world)).told(BoardShown)
