"""CN-KNOW-05, CN-GEN-04: what stays hidden from a seat, and other states that it cannot tell from the true one."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.games.clusta.model.state import Clash, Courier, Dispatch, Happening, Stonefather, World
from montjoy.games.clusta.protocol import events, reports
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.secrecy import redeal, reveals
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.secrecy.redeal import conflux_hexes
from tests.games.clusta.board import board, run, sheet

US, THEM = "trakorians", "ransards"


def campaign(**more: object) -> World:
    """Two armies far from each other, with everything on the Ransards' side that may be hidden."""
    world = board(
        "trakorians kaelve 0409 lv=4 leads 1", "trakorians 1 0409 400e", "trakorians 2 0713 300", "ransards trugdan 0720 lv=5",
        "ransards 6 0720 150 HOLD", "ransards 7 0819 180 GO_TO:0713", "ransards camp 0720 South days=3", "crurers 1 0601 500",
        "stegosians 3 0115 250", day=4, slot=3, **more,
    )  # type: ignore[arg-type]
    world.conflux, world.priority = "0612", "high"
    sheet(world, THEM, "trugdan", "HOLD")
    world.books[THEM].sent["ransards.trugdan"] = [*world.sheets.values()]
    world.couriers["ransards.c1"] = Courier("ransards.c1", THEM, "ransards.7", Dispatch("orders", "x", 1, "0720"), "0716", 1)
    world.events.append(Happening(300, "arrival", {"side": "stegosians"}))
    run(logbook.open_books(world))
    return world


def arrives(world: World, *found: reports.Report, side: str = US) -> None:
    run(logbook.arrive(world, side, Dispatch("report", "", world.tick, "", reports=found)))


def moved(world: World, seat: str, times: int = 60) -> dict[str, set[object]]:
    """Every value that a hidden thing takes in so many deals."""
    found: dict[str, set[object]] = {}
    for n in range(times):
        other = redeal.redeal(world, seat, None, Philox(n, 0, 0))
        for name, value in redeal.hidden(other, seat).items():
            found.setdefault(name, set()).add(value)
    return found


def test_every_secret_of_the_table_is_hidden():
    """CN-KNOW-05  Strengths, leader values, hero points, places, sheets, couriers, fortification, priority, alliance, attitudes,
    arrivals, the conflux."""
    names = redeal.hidden(campaign(), US)
    for name in (
        "men.ransards.6.0", "men.crurers.1.0", "leader_value.ransards.trugdan", "hero_points.ransards.trugdan",
        "hex.ransards.0819", "sheet.ransards:1", "courier.ransards.c1", "camp_days.ransards.camp1", "allied",
        "attitude.stegosians>ransards", "arrival.stegosians", "conflux",
    ):
        assert name in names
    assert names["men.ransards.6.0"] == 150 and names["conflux"] == "0612"
    own = [name for name in names if US in name.split(">")[0] and not name.startswith("attitude")]
    assert own == ["hex.trakorians.0713", "men.trakorians.2.0"]      # the detached force (CN-KNOW-04), not that of da Kaelve
    assert "priority" not in names and "priority" in redeal.hidden(campaign(), THEM)


@pytest.mark.parametrize("seat", [US, THEM, "crurers", "stegosians"])
@pytest.mark.parametrize("mode", ["double_blind", "open_board"])
def test_a_seat_cannot_tell_and_everything_hidden_takes_other_values(seat, mode):
    """CN-GEN-04, CN-KNOW-05  map_mode = double_blind and map_mode = open_board: the view is the same to the byte, the true state
    is not touched."""
    world = campaign(map_mode=mode)
    run(logbook.inform_sides(world))
    page, hidden, before = msgspec.json.encode(view(world, seat)), redeal.hidden(world, seat), rec.state_hash(world)
    still = dict(hidden)
    for n in range(50):
        other = redeal.redeal(world, seat, None, Philox(n, 1, 0))
        assert msgspec.json.encode(view(other, seat)) == page
        now = redeal.hidden(other, seat)
        still = {name: value for name, value in still.items() if now.get(name) == value}
    assert hidden and not still
    assert rec.state_hash(world) == before
    assert any(name.startswith("hex.") for name in hidden) == (mode == "double_blind")


def test_what_a_spy_saw_is_pinned_down():
    """CN-KNOW-05  The men in a hex where nobody came since, and the leader values of that side; its hero points stay open."""
    world = campaign()
    arrives(world, reports.SpyReport(200, "0713", "trakorians.2", "0720", THEM, "camp:South", 0, 150, 0, "5"))
    names = redeal.hidden(world, US)
    assert "men.ransards.6.0" not in names and "leader_value.ransards.trugdan" not in names
    assert "hero_points.ransards.trugdan" in names and "men.ransards.7.0" in names
    world.units["ransards.6"].came = 201
    assert "men.ransards.6.0" in redeal.hidden(world, US)


def test_a_reported_number_bounds_the_men():
    """CN-KNOW-05  150 reported: at least 150/1.6 and at most 150/0.4, as the table of errors has it."""
    world = campaign()
    arrives(world, reports.ScoutReport(200, "0713", "trakorians.2", "0720", THEM, "camp:South", 150))
    values = moved(world, US, 300)["men.ransards.6.0"]
    assert min(values) >= 93 and max(values) <= 375 and len(values) > 50


def test_troops_in_sight_in_contact_or_in_a_battle_stay_where_and_what_they_are():
    """CN-KNOW-05"""
    world = campaign()
    world.units["ransards.7"].hex = "0714"                   # beside unit 2
    assert "hex.ransards.0714" not in redeal.hidden(world, US)
    world.clashes["x"] = Clash("x", ["ransards.7"], ["trakorians.2"], "0714", "0713", "contact")
    names = redeal.hidden(world, US)
    assert not [name for name in names if name.startswith(("men.ransards.7", "attitude.", "allied"))]
    world = campaign()
    arrives(world, reports.Sighted(world.tick, "0819", "trakorians.kaelve", THEM, "force", 200))
    assert "hex.ransards.0819" not in redeal.hidden(world, US)


def test_the_conflux_agrees_with_what_own_astrologers_said():
    """CN-KNOW-05  Here: nowhere else; not here and a sector: there most likely, and never where it was looked for."""
    world = campaign()
    arrives(world, reports.Divined(210, "0612", "trakorians.2", False, (0,)))
    hexes = conflux_hexes(world, US)
    assert "0612" not in hexes and max(hexes.count(hex) for hex in hexes) == 5
    arrives(world, reports.Divined(211, "0512", "trakorians.2", True, ()))
    assert set(conflux_hexes(world, US)) == {"0512"}
    world.conflux = "0512"
    assert "conflux" not in redeal.hidden(world, US) and "conflux" in redeal.hidden(world, THEM)


def test_whom_shagul_has_told_knows_the_conflux():
    """CN-KNOW-05, CN-CRUR-14-X  Nothing is open for the Crurers; it stays hidden from all others."""
    world = campaign()
    arrives(world, reports.ConfluxNamed(210, "0601", "crurers", "0612"), side="crurers")
    assert view(world, "crurers").conflux == "0612" and "conflux" not in redeal.hidden(world, "crurers")
    assert all("conflux" in redeal.hidden(world, seat) and not view(world, seat).conflux for seat in (US, THEM, "stegosians"))


def test_the_stone_goes_with_the_conflux_until_it_is_found():
    """CN-KNOW-05"""
    world = campaign()
    world.stonefather = Stonefather("0612", 100)
    others = [redeal.redeal(world, US, None, Philox(n, 2, 0)) for n in range(20)]
    assert all(other.stonefather.hex == other.conflux for other in others) and len({other.conflux for other in others}) > 5
    arrives(world, reports.StoneFound(210, "0612", "trakorians.2"))
    assert "conflux" not in redeal.hidden(world, US)


def test_a_captured_message_pins_the_sheets_written_before():
    """CN-KNOW-05"""
    world = campaign()
    assert "sheet.ransards:1" in redeal.hidden(world, US)
    arrives(world, reports.SecretReport(200, "0713", "trakorians.2", THEM, "HOLD", "0720"))
    assert "sheet.ransards:1" not in redeal.hidden(world, US)


def test_a_dealt_sheet_is_the_one_its_writer_remembers():
    """CN-GEN-04"""
    world = campaign()
    other = redeal.redeal(world, US, None, Philox(3, 3, 0))
    assert list(other.sheets.values()) == other.books[THEM].sent["ransards.trugdan"]


def test_troops_that_are_dealt_elsewhere_stand_on_free_land():
    """CN-GEN-04  All of a stack together, away from everybody else."""
    world = campaign()
    for n in range(40):
        other = redeal.redeal(world, US, None, Philox(n, 4, 0))
        hex = other.units["ransards.7"].hex
        assert hex != "" and [u.id for u in other.units.values() if u.hex == hex] == ["ransards.7"]
        assert other.units["ransards.6"].hex == "0720"       # in a camp


def test_every_report_may_reveal_and_the_calendar_never():
    """CN-KNOW-03, CN-KNOW-05  Each with the rule that lets it show."""
    for kind in reports.Report.__args__:  # type: ignore[attr-defined]
        assert reveals.REVEALS[kind]
    assert events.DayBegins not in reveals.REVEALS and events.RoundBegins not in reveals.REVEALS
    assert events.SheetSent not in reveals.REVEALS


def test_the_player_characters_may_be_on_any_land_where_nobody_stands():
    """CN-KNOW-05, CN-PASS-04  Whom they have met the umpire alone is told; nowhere in or beside a hex with troops."""
    world = campaign()
    assert "party" not in redeal.hidden(world, US)
    world.party.hex = "0516"
    places = {redeal.redeal(world, US, None, Philox(n, 5, 0)).party.hex for n in range(40)}
    assert len(places) > 10 and "0409" not in places and "0408" not in places


def test_attitudes_of_those_who_have_met_or_stand_together_stay_as_they_are():
    """CN-KNOW-05"""
    world = campaign()
    assert "attitude.stegosians>crurers" in redeal.hidden(world, US)
    world.units["stegosians.3"].hex = world.units["crurers.1"].hex
    assert "attitude.stegosians>crurers" not in redeal.hidden(world, US)
    assert "attitude.stegosians>ransards" in redeal.hidden(world, US)
    world.contacts = ["ransards.7|trakorians.2"]
    assert not [name for name in redeal.hidden(world, US) if name.startswith("attitude.")]
