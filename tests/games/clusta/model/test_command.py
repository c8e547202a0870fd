"""Where orders come from."""

from __future__ import annotations

from typing import Any

from montjoy.games.clusta.model import command
from montjoy.games.clusta.model.queries import afloat
from montjoy.games.clusta.protocol.forms import Orders
from montjoy.games.clusta.rules.orders import sheets
from tests.games.clusta.board import board, field, run, ship
from tests.games.clusta.ordering import FLAT, told


def test_succession_at_the_next_order_phase() -> None:
    """CN-CMD-04-X  Trugdan dies on day 8, round 4: Grisban is overall commander from day 9's order phase, and orders start
    from his hex."""
    world = board("ransards trugdan 0101", "ransards grisban 0404", "ransards other 0505 lv=2", "trakorians 2 0005 400e",
                  map=field(*FLAT), day=8, slot=4)
    trugdan = world.commanders["ransards.trugdan"]
    trugdan.fate, trugdan.hex = "dead", ""
    assert command.headquarters(world, "ransards") == "" and command.commander_of(world, "ransards") is None
    world.day, world.slot = 9, 0
    run(sheets.ask_orders(world), answers=lambda seat, ask, what: Orders())
    assert world.overall["ransards"] == "ransards.grisban" and command.headquarters(world, "ransards") == "0404"


def test_the_first_in_the_list_among_equals() -> None:
    """CN-CMD-04-X  The highest leader value, then list order; who lives stays."""
    world = board("ransards a 0101 lv=2", "ransards b 0202 lv=3", "ransards c 0303 lv=3", map=field(*FLAT))
    command.succeed(world)
    assert world.overall["ransards"] == "ransards.b"
    world.commanders["ransards.b"].fate = "captured"
    command.succeed(world)
    assert world.overall["ransards"] == "ransards.c"


def test_without_commanders_the_largest_camp_is_headquarters() -> None:
    """CN-CMD-04-X  The camp with the most men, then the lowest number; without a camp there is none."""
    world = board("ransards camp 0101 a", "ransards camp 0202 b", "ransards camp 0303 c", "ransards 5 0101 100",
                  "ransards 6 0202 180", "ransards 7 0303 180", "trakorians 2 0005 400e", map=field(*FLAT))
    command.succeed(world)
    assert world.overall["ransards"] == "" and command.headquarters(world, "ransards") == "0202"
    world.camps.clear()
    assert command.headquarters(world, "ransards") == ""


def test_he_gives_his_orders_where_he_is() -> None:
    """CN-GEN-03, CN-CMD-04-X  On land or aboard a ship."""
    world = board("ransards trugdan 0101", "ransards 6 0101 180", map=field("~~..", "~~..", "...."))
    ship(world, "ransards", "0001", "carrack", 6)
    world.commanders["ransards.trugdan"].ship, world.commanders["ransards.trugdan"].hex = "ransards.ship1", ""
    assert command.headquarters(world, "ransards") == "0001" and afloat(world, "0001")


# ---- the Crurers -----------------------------------------------------------------------------------------------------
def written_on_day_20(**more: Any) -> list[tuple[str, str, int]]:
    """Who carries a sheet of each side, from where, and how many ticks after the morning he starts."""
    world = board("crurers general1 0404 leads 1", "crurers 1 0404 500", "ransards trugdan 0101", "ransards grisban 0505",
                  map=field(*FLAT, bridgehead="0202"), day=20, slot=0, **more)
    told(world, "crurers", "to general1:\n from now: hold")
    told(world, "ransards", "to grisban:\n from now: hold")
    return [(c.side, c.hex, c.leaves - 20 * 48) for c in world.couriers.values()]


def test_the_crurers_sheets_start_a_round_later() -> None:
    """CN-CRUR-11  A sheet written for day 20: its courier starts at day 20, round 2, not round 1; the Ransards' at round 1."""
    assert written_on_day_20() == [("crurers", "0202", 4), ("ransards", "0101", 0)]


def test_the_crurers_sheets_start_at_once() -> None:
    """CN-CRUR-11  With crurer_order_delay_rounds = 0 the dead obey as promptly as anybody."""
    assert written_on_day_20(crurer_order_delay_rounds=0) == [("crurers", "0202", 0), ("ransards", "0101", 0)]


def test_the_crurers_sheets_start_the_next_day() -> None:
    """CN-CRUR-11  With crurer_order_delay_rounds = 9 a day later: six rounds and three night rounds."""
    assert written_on_day_20(crurer_order_delay_rounds=9) == [("crurers", "0202", 48), ("ransards", "0101", 0)]


def test_who_stands_at_the_bridgehead_obeys_at_once() -> None:
    """CN-CRUR-11  The delay is for sheets that travel: the bridgehead is the overall commander's hex."""
    world = board("crurers general1 0202 leads 1", "crurers 1 0202 500", "ransards 6 0505 180",
                  map=field(*FLAT, bridgehead="0202"), day=20, slot=0)
    told(world, "crurers", "to general1:\n from now: hold")
    assert not world.couriers and world.units["crurers.1"].sheet


def test_the_bridgehead_counts_as_a_camp_while_no_enemy_holds_it() -> None:
    """CN-CRUR-11  For orders, retreats and risen undead; and only for the Crurers."""
    world = board("crurers 1 0404 500", "ransards 6 0505 180", "ransards camp 0303 a", map=field(*FLAT, bridgehead="0202"))
    assert command.is_camp(world, "crurers", "0202") and not command.is_camp(world, "ransards", "0202")
    assert command.is_camp(world, "ransards", "0303") and not command.is_camp(world, "crurers", "0303")
    assert not command.is_camp(world, "crurers", "") and not command.is_camp(world, "crurers", "0404")
    world.units["ransards.6"].hex = "0202"
    assert not command.is_camp(world, "crurers", "0202")
    world.units["crurers.1"].hex = "0202"
    assert command.is_camp(world, "crurers", "0202")
