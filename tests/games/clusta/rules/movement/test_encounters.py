"""What the other chapters do while pieces move, as the campaign's own watch tells them."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.model.watch import Stop
from montjoy.games.clusta.protocol.reports import Completed, ContactReport
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch, capture_commander, guess
from tests.games.clusta.board import board, field, ordered, run, specialist
from tests.games.clusta.marching import FLAT
from tests.games.clusta.ordering import FLAT as ROWS
from tests.games.clusta.ordering import messages

OPEN = field(*FLAT)
WATCH = CampaignWatch()


# ---- commanders without troops ----------------------------------------------------------------------------------------------
def lone_rider() -> World:
    """Grisban rides alone along the edge of the zone of a company in the open, which rolls under 15."""
    world = board("trakorians 2 0303 200 HOLD", "ransards grisban 0001", "ransards trugdan 0705", map=OPEN)
    ordered(world.commanders["ransards.grisban"], "GO_TO:0601")
    return world


@pytest.mark.parametrize(("die", "fate"), [(15, "captured"), (16, "")])
def test_a_commander_without_troops_is_caught_like_a_courier(die: int, fate: str) -> None:
    """CN-CMD-03  Who rides alone past an enemy unit may be captured by it, by one hidden roll for the whole passage."""
    world = lone_rider()
    world.units["trakorians.2"].hex = "0302"
    out = run(timeline.move(world, WATCH), dice=[die])
    assert [(why, about) for why, about, _ in out.rolls] == [("CN-COUR-05", ("trakorians.2", "ransards.grisban"))]
    grisban = world.commanders["ransards.grisban"]
    assert (grisban.fate, grisban.hex) == ((fate, "") if fate else ("", "0601"))
    assert [(c.by, c.kind) for c in world.captives.values()] == [("trakorians.2", "commander")] * bool(fate)


def test_out_of_their_zone_nobody_catches_him() -> None:
    """CN-CMD-03"""
    world = lone_rider()
    assert not run(timeline.move(world, WATCH)).rolls and world.commanders["ransards.grisban"].hex == "0601"


@pytest.mark.parametrize(("die", "hex"), [(1, ""), (100, "0502")])
def test_a_force_comes_upon_a_commander_who_is_alone(die: int, hex: str) -> None:
    """CN-CMD-03  He escapes one hex toward his nearest camp, unless the unit that enters catches him."""
    world = board(
        "trakorians 2 0302 200 GO_TO:0402", "ransards grisban 0402", "ransards camp 0702 East", "ransards trugdan 0702", map=OPEN
    )
    out = run(timeline.move(world, WATCH), dice=[die, *([10] if hex else [])])
    assert [(why, about) for why, about, _ in out.rolls][:1] == [("CN-CMD-03", ("trakorians.2", "ransards.grisban"))]
    told = [(r.how, r.hex) for draft in world.drafts for r in draft.carries.reports if draft.to == "ransards"]
    assert told == [("evaded", "0502")] * bool(hex)
    assert world.units["trakorians.2"].hex == "0402" and world.commanders["ransards.grisban"].hex == hex
    assert world.commanders["ransards.grisban"].fate == ("" if hex else "captured")


@pytest.mark.parametrize("beside", ["ransards 6 0402 20", "neutral"])
def test_who_is_not_alone_or_no_enemy_is_left_in_peace(beside: str) -> None:
    """CN-CMD-03  His troops stand with him: there is a contact instead; and a neutral side lets him be."""
    world = board("trakorians 2 0302 200 GO_TO:0402", "ransards grisban 0402", "ransards trugdan 0702",
                  *([beside] if beside != "neutral" else []), map=OPEN)
    if beside == "neutral":
        world.relations |= {"trakorians>ransards": "neutral", "ransards>trakorians": "neutral"}
        assert not run(timeline.move(world, WATCH)).rolls
    else:
        assert "CN-CMD-03" not in [why for why, _, _ in run(timeline.move(world, WATCH), dice=[10]).rolls]
    assert (world.commanders["ransards.grisban"].hex, world.commanders["ransards.grisban"].fate) == ("0402", "")


# ---- the word of who was stopped ----------------------------------------------------------------------------------------
def test_who_was_stopped_by_an_enemy_says_whom_he_met() -> None:
    """CN-COUR-01, CN-INFO-01, CN-ORD-GOTO  Hex, time, the enemy's marker, and his men by the information table: a courier is
    written to the overall commander."""
    world = board("ransards 6 0202 180", "trakorians 2 0302 200", "ransards trugdan 0705", map=OPEN)
    run(WATCH.report_stop(world, Stop("ransards.6", "ransards", "0202", "0302", "enemy", "trakorians")), dice=[10])
    assert [(d.to, d.carries.reports) for d in world.drafts] == [
        ("ransards", (ContactReport(world.tick, "0202", "ransards.6", "0302", "trakorians", "unit:2 unit 2", 200),))
    ]
    assert run(guess(world, "ransards", "ransards.6", "0202", "0302", "trakorians"), dice=[10]).value[1] == 200


@pytest.mark.parametrize(("why", "how"), [("way", "no way"), ("stack", "no room")])
def test_who_found_no_way_or_no_room_says_so(why: str, how: str) -> None:
    """CN-COUR-01"""
    world = board("ransards 6 0202 180", "ransards trugdan 0705", map=OPEN)
    run(WATCH.report_stop(world, Stop("ransards.6", "ransards", "0202", "0302", why)))  # type: ignore[arg-type]
    assert [d.carries.reports for d in world.drafts] == [(Completed(world.tick, "0202", "ransards.6", how),)]


def test_who_meets_on_the_move_reports_the_other_where_he_stands() -> None:
    """CN-ORD-GOTO, CN-CONT-04-X  Two that stop before one empty hex: each reports the other's men, not the empty hex."""
    world = board("ransards 1 0203 180 GO_TO:0303", "trakorians 2 0403 180 GO_TO:0303", "ransards trugdan 0000",
                  "trakorians kaelve 0700", map=field(*ROWS))
    world.units["trakorians.2"].men[0].nation = "ransard"        # as fast as the other
    run(timeline.move(world, CampaignWatch()), dice=[10, 10])
    assert [(r.where, r.men) for r in messages(world, ContactReport)] == [("0203", 180), ("0403", 180)]


def test_a_captured_commander_takes_his_specialist_along() -> None:
    """CN-SPEC-07, CN-CMD-03  Alone with him in the field, he is out of the game as well."""
    world = board("ransards trugdan 0001", "ransards grisban 0303", "trakorians 1 0303 100", map=field(*ROWS))
    who = specialist(world, "ransards", "interrogator", "grisban")
    capture_commander(world, world.commanders["ransards.grisban"], world.units["trakorians.1"])
    assert who.gone
