"""Before day 0: the opening in its order, overall commanders, arrivals, what the sides choose in secret."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.clusta.model.island import inland, island
from montjoy.games.clusta.model.scenario import ClustaScenario, SideFile
from montjoy.games.clusta.model.state import Happening, World
from montjoy.games.clusta.protocol.events import Undelivered
from montjoy.games.clusta.protocol.forms import Aboard, Asking, Attitude, Fleet, Orders, Overall, Sheet, Write, clock
from montjoy.games.clusta.protocol.places import at
from montjoy.games.clusta.protocol.questions import Before
from montjoy.games.clusta.rules.campaign import opening
from montjoy.games.clusta.rules.campaign.setup import set_up
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.seen import harbour
from tests.games.clusta.begun import FOUR, begun, fresh, opened
from tests.games.clusta.board import board, run


# ---- overall commanders ------------------------------------------------------------------------------------------------
def test_overall_commanders():
    """CN-GEN-03  Da Kaelve, Trugdan, Naramsi; the Crurers' is off the map."""
    world = begun(FOUR, [9, 51, 51, 1, 1, 1, 1, 1, 1, 1])
    assert world.overall == {
        "trakorians": "trakorians.kaelve", "ransards": "ransards.trugdan", "stegosians": "stegosians.naramsi", "crurers": "",
    }


def test_overall_commander_of_an_own_list():
    """CN-GEN-03  Without the usual one the highest leader value; nobody at all: none."""
    world = board("ransards grisban 0409", "ransards other 0409 lv=5", "trakorians 1 0410 400e")
    world.overall = {}
    opening.overall_commanders(world)
    assert world.overall == {"trakorians": "", "ransards": "ransards.other"}


def test_a_scenario_names_the_overall_commander():
    """CN-GEN-03  The player may be another commander of his side."""
    scenario = ClustaScenario(id="s", title="S", sides=[SideFile(id="trakorians"), SideFile(id="ransards", overall="grisban")])
    world = set_up(scenario)
    opened(world, [9, 51, 51, 1, 1, 1, 1, 1])
    assert world.overall["ransards"] == "ransards.grisban"


# ---- arrival -----------------------------------------------------------------------------------------------------------
def arrivals(world: World) -> dict[str, tuple[int, int]]:
    """Side -> tick of arrival as (day, half hour)."""
    return {str(e.facts["side"]): divmod(e.at, 48) for e in world.events if e.kind == opening.ARRIVAL}


@pytest.mark.parametrize(("priority", "dice", "found"), [
    ("high", [4, 2, 5], [2, 0, 3]), ("disgrace", [1, 3, 4], [0, 0, 1]), ("high", [6, 6, 6], [0, 0, 0]),
    ("disgrace", [6, 1, 1], [7, 0, 0]),
])
def test_days_of_arrival(priority, dice, found):
    """CN-ARR-01  1T6 a side, two more in disgrace, less the lowest: T=4, R=2, S=5 come on days 2, 0, 3."""
    world = begun(FOUR, [51, 51, 1, *dice, 1, 1, 1], trakorian_priority=priority)
    assert [day for day, _ in arrivals(world).values()] == found


def test_rounds_of_arrival():
    """CN-ARR-01  1T6 each: round 3 is from 10.00."""
    world = begun("trakorians ransards", [51, 51, 1, 1, 2, 3, 6], trakorian_priority="low")
    assert arrivals(world) == {"trakorians": (0, 8), "ransards": (1, 20)}
    assert clock(0, 3) == 8


def test_fixed_arrivals():
    """CN-ARR-01, CN-T-CONFIG  Days and rounds of the scenario are not rolled; the rolled ones still begin at day 0."""
    world = fresh(
        "trakorians ransards stegosians", trakorian_priority="low", arrival_day={"ransards": 4}, arrival_round={"stegosians": 2},
        conflux_hex="0409",
    )
    done = opened(world, [51, 51, 3, 5, 1, 6])
    assert arrivals(world) == {"trakorians": (0, 0), "stegosians": (2, 4), "ransards": (4, 20)}
    assert [about for why, about, _ in done.rolls if why == "CN-ARR-01"] == [
        ("trakorians", "day"), ("stegosians", "day"), ("trakorians", "round"), ("ransards", "round"),
    ]


def test_the_fleet_is_there():
    """CN-ARR-01  On its day the fleet lies where its player said; ships that are there stay."""
    world = begun("trakorians ransards", [51, 51, 1, 1, 1, 1, 1], trakorian_priority="low")
    opening.arrive(world, "ransards", "0624")
    assert {s.hex for s in world.ships.values() if s.side == "ransards"} == {"0624"}
    opening.arrive(world, "ransards", "0524")
    assert {s.hex for s in world.ships.values()} == {"0624", ""}


def test_where_fleets_lie_unless_told():
    """CN-ARR-01  At the hex of the scenario, else of the map; a hex that is no sea is passed over."""
    assert opening.usual_fleet(fresh(), "ransards") == "0624"
    assert opening.usual_fleet(fresh(fleet={"ransards": "0000"}), "ransards") == "0000"
    elsewhere = opening.usual_fleet(fresh(fleet={"crurers": "0409"}), "crurers")
    assert island().is_sea(elsewhere) and island().coast_around(elsewhere)


# ---- the whole opening ---------------------------------------------------------------------------------------------------
def test_the_order_of_the_set_up():
    """CN-GEN-14-X  Priority, necromancers, the conflux, days; then all who sail at once; then the rounds; then day 0."""
    world = fresh(ransard_shagul_alliance=True)
    done = opened(world, [9, 51, 51, 2, 77, 1, 2, 3, 4, 5, 6])
    whys = [(why, *about) for why, about, _ in done.rolls]
    assert whys == [
        ("CN-TRAK-02", "trakorians"), ("CN-RANS-03", "ransards", 1), ("CN-RANS-03", "ransards", 2), ("CN-RANS-04", "ransards"),
        ("CN-GEN-14-X", "conflux"),
        ("CN-ARR-01", "trakorians", "day"), ("CN-ARR-01", "ransards", "day"), ("CN-ARR-01", "stegosians", "day"),
        ("CN-ARR-01", "trakorians", "round"), ("CN-ARR-01", "ransards", "round"), ("CN-ARR-01", "stegosians", "round"),
    ]
    assert done.marks == ["o.1", "o.2", "o.3"]
    assert [(seat, type(ask)) for seat, ask, _ in done.answered] == [(side, Before) for side in FOUR.split() if side != "crurers"]
    assert world.conflux == inland(island())[76]
    assert (world.day, world.slot) == (0, 0)


def test_the_same_seed_gives_the_same_start():
    """CN-GEN-14-X  Run twice with the same dice the set-up gives identical states."""
    dice = [17, 50, 51, 100, 6, 2, 5, 1, 2, 3]
    assert msgspec.json.encode(begun(FOUR, dice)) == msgspec.json.encode(begun(FOUR, dice))


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_opening_goes_on_from_every_mark(slot):
    """CN-GEN-14-X  The state at a mark is enough: the first effect is that mark again, and the rest follows."""
    world = fresh("ransards stegosians", ransard_pirate_ships_met=0, conflux_hex="0409")
    if slot:
        run(opening.umpire_decides(world), [1, 1])
    world.slot, world.mark = slot, f"o.{slot + 1}"
    done = opened(msgspec.json.decode(msgspec.json.encode(world), type=World), [1, 1] * (1 + (slot == 0)))
    assert done.marks == [f"o.{n + 1}" for n in range(slot, 3)]


@pytest.mark.parametrize(("day", "slot", "then"), [
    (-1, 3, ("o.1", "0.orders", 0, 0)), (-1, 9, ("o.1", "0.orders", 0, 0)), (-9, 7, ("o.1", "0.orders", 0, 0)),
])
def test_a_ruling_ends_the_opening(day, slot, then):
    """CN-GEN-14-X  Whatever a ruling made of the counters, play goes on at the same mark, and the morning comes."""
    world = fresh()
    world.day, world.slot = day, slot
    done = opened(world)
    assert (*done.marks, world.mark, world.day, world.slot) == then


def test_a_game_that_begins_later():
    """CN-GEN-14-X, CN-T-CONFIG  The first morning is that of first_day; rolled days count from it."""
    world = begun("ransards stegosians", [1, 3, 1, 1], ransard_pirate_ships_met=0, first_day=6, conflux_hex="0409")
    assert world.day == 6
    assert [day for day, _ in arrivals(world).values()] == [6, 8]


def test_what_is_foreseen():
    """CN-GEN-14-X, CN-T-CONFIG  The bridge, Marjura and Arn stand on the sheet of future events, if they are to come at all."""
    world = fresh(arn_arrival_day=9, bridge_day=3, marjura_day=40)
    opening.foreseen(world)
    assert world.events == [
        Happening(clock(3, 1), "bridge_complete"), Happening(clock(40, 1), "marjura_moves"),
        Happening(clock(9, 1), "arn_arrives"),
    ]
    world = fresh(bridge_day=-1)
    opening.foreseen(world)
    assert world.events == []


# ---- what the sides choose -----------------------------------------------------------------------------------------------
def chosen(*wishes, side: str = "ransards"):
    """An opening of two sides in which one has these wishes."""
    world = fresh("ransards stegosians", ransard_pirate_ships_met=0, conflux_hex="0409")
    done = opened(world, [1, 1, 1, 1], {side: Orders(business=wishes)})
    refused = [(to, event) for to, event in done.events if isinstance(event, Undelivered)]
    assert all(to == side for to, _ in refused)
    return world, [event for _, event in refused]


def test_choices():
    """CN-GEN-14-X, CN-GEN-03  The overall commander, the fleet's hex, an attitude, how often one is asked."""
    world, told = chosen(
        Overall("ransards.grisban"), Fleet("0524"), Attitude("stegosians", "friendly"), Asking("mornings"),
    )
    assert told == []
    assert world.overall["ransards"] == "ransards.grisban"
    assert [e.facts["hex"] for e in world.events if e.facts.get("side") == "ransards"] == ["0524"]
    assert world.relations["ransards>stegosians"] == "friendly" and world.relations["stegosians>ransards"] == "hostile"
    assert world.ask == {"ransards": "mornings", "stegosians": "news"}


def test_who_sails_with_whom():
    """CN-GEN-14-X  A commander goes to another ship and leads who is on it; a specialist goes with a unit or commander."""
    world, told = chosen(
        Aboard("ransards.grisban", "ransards.6"), Aboard("ransards.spy1", "ransards.grisban"),
        Aboard("ransards.trugdan", "ransards.ship7"),
    )
    assert told == []
    grisban, trugdan = world.commanders["ransards.grisban"], world.commanders["ransards.trugdan"]
    assert (grisban.ship, grisban.leads) == (world.units["ransards.6"].ship, ["ransards.6"])
    assert (trugdan.ship, trugdan.leads) == ("ransards.ship7", ["ransards.7"])
    assert world.specialists["ransards.spy1"].with_ == "ransards.grisban"


def test_a_unit_changes_ships():
    """CN-GEN-14-X, CN-SEA-02  Where there is room; whoever led it leads it no more."""
    world = board(sides="ransards stegosians")
    run(opening.umpire_decides(world), [51, 51, 1, 1, 1])
    world.units["ransards.7"].men[0].men = 60
    world.units["ransards.1"].men = world.units["ransards.1"].men[1:]
    assert opening.carry_out_choice(world, "ransards", Aboard("ransards.7", "ransards.ship1")) is None
    assert world.units["ransards.7"].ship == "ransards.ship1"
    assert opening.carry_out_choice(world, "ransards", Aboard("ransards.1", "ransards.ship7")) is None
    assert world.commanders["ransards.trugdan"].leads == []


@pytest.mark.parametrize(("wish", "reason"), [
    (Overall("stegosians.naramsi"), "not-a-commander-of-yours"), (Overall("ransards.manzonla"), "not-a-commander-of-yours"),
    (Fleet("0409"), "not-at-sea"), (Fleet("9999"), "not-at-sea"),
    (Aboard("stegosians.1", "ransards.ship1"), "nobody-of-yours"), (Aboard("ransards.6", "stegosians.ship1"), "no-such-ship"),
    (Aboard("ransards.6", "ransards.ship1"), "no-room"), (Aboard("ransards.grisban", "nowhere"), "neither-ship-nor-unit"),
    (Aboard("ransards.spy1", "ransards.ship1"), "nobody-of-yours"),
    (Attitude("ransards", "hostile"), "no-such-side"), (Attitude("elves", "friendly"), "no-such-side"),
    (Write("stegosians", "hello"), "too-early"),
])
def test_choices_refused(wish, reason):
    """CN-GEN-14-X, CN-GEN-03, CN-SEA-02  What cannot be is refused, and told to him alone where it was asked all the same."""
    world = fresh("ransards stegosians", ransard_pirate_ships_met=0, conflux_hex="0409")
    run(opening.umpire_decides(world), [1, 1])
    mine, before = harbour.true_harbour(world, "ransards"), msgspec.json.encode(world)
    refused = harbour.why_not(mine, island(), Orders(business=(wish,)))
    assert refused is not None and refused.reason == reason
    if not isinstance(wish, Write):
        alone = opening.carry_out_choice(world, "ransards", wish)
        assert alone is not None and at(alone, item=1) == refused
        _, told = chosen(wish)
        assert told == [Undelivered(type(wish).__name__, reason)]
    assert msgspec.json.encode(world) == before


def test_no_orders_before_play():
    """CN-GEN-14-X  Sheets are written on the first morning; a side without ships names no hex at sea."""
    world = fresh("trakorians crurers")
    mine = harbour.true_harbour(world, "crurers")
    early = harbour.why_not(mine, island(), Orders(sheets=(Sheet("general1"),)))
    assert early is not None and early.reason == "too-early-for-orders"
    without = harbour.why_not(mine, island(), Orders(business=(Fleet("0000"),)))
    assert without is not None and without.reason == "no-ships"
    assert harbour.why_not(mine, island(), Orders(business=(Asking("mornings"),))) is None


def test_a_refusal_says_only_what_its_side_knows():
    """CN-GEN-14-X  The harbour of a side holds nothing of another's."""
    world = fresh("ransards stegosians", ransard_pirate_ships_met=0, conflux_hex="0409")
    run(opening.umpire_decides(world), [1, 1])
    assert b"stegosians." not in msgspec.json.encode(harbour.true_harbour(world, "ransards"))


def test_a_side_knows_its_own_harbour():
    """CN-GEN-14-X  What a side knows before play is enough to judge its wishes as the truth does."""
    world = fresh("ransards stegosians crurers", ransard_pirate_ships_met=0, conflux_hex="0409")
    run(opening.umpire_decides(world), [1, 1])
    run(logbook.open_books(world))
    for side in world.sides:
        assert harbour.harbour_of(view(world, side)) == harbour.true_harbour(world, side)
