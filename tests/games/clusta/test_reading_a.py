"""What a second reading of the ledger found, from the frame to the single orders."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.model.pieces import Doing
from montjoy.games.clusta.model.state import Stonefather, World
from montjoy.games.clusta.protocol import forms, questions
from montjoy.games.clusta.protocol.events import DeedJudged, Undelivered
from montjoy.games.clusta.protocol.reports import Completed, ContactReport, Sighted, StoneFound
from montjoy.games.clusta.rules.campaign import incidents, undead, works
from montjoy.games.clusta.rules.engagements import ambush, casualties
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.movement import fleets, timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch, capture_commander
from montjoy.games.clusta.rules.orders import execution, instructions
from tests.games.clusta.board import board, field, ordered, run, ship, specialist
from tests.games.clusta.board import sheet as in_force
from tests.games.clusta.marching import moved
from tests.games.clusta.ordering import FLAT, begins, messages

SEA = field("~~~~~~~~", "~~~~~~~~", "....~~~~", "........")


# ---- ships -----------------------------------------------------------------------------------------------------------
def test_a_fleet_that_comes_to_another_does_not_sail_on_with_it() -> None:
    """CN-SEA-01  A fleet at speed 4 moves at most 4 sea hexes in a round, also when it comes where another sets out."""
    world = board("ransards 1 0303 100", "trakorians 1 0003 100", map=SEA)
    first, second = ship(world, "ransards", "0000"), ship(world, "ransards", "0400")
    for fleet, goal in ((first, "0400"), (second, "0700")):
        fleet.speed = 4
        key = f"ransards/{fleet.id}"
        line = forms.Line(forms.Instruction("GO_TO", goal))
        world.sheets[key] = forms.Sheet(fleet.id, (line,))
        fleet.sheet = key
    begins(world, 1, 1)
    run(fleets.sail(world))
    assert (first.hex, second.hex) == ("0400", "0700")


def landing(*lines: str) -> World:
    world = board("ransards 1 0402 100", "ransards trugdan 0001", *lines, map=SEA)
    ship(world, "ransards", "0402", "carrack", 1)
    ordered(world.units["ransards.1"], "DISEMBARK:0302")
    return world


@pytest.mark.parametrize("order", ["AMBUSH", "SCOUT"])
def test_who_lies_hidden_on_the_shore_keeps_nobody_aboard(order: str) -> None:
    """CN-ORD-EMBARK, CN-ORD-SCOUT-c  Of an ambush or of hidden scouts one learns only ashore: the unit is not kept aboard."""
    world = landing(f"trakorians 2 0302 400 {order}")
    world.units["trakorians.2"].doing.ready = True
    run(fleets.land_all(world))
    assert world.units["ransards.1"].hex == "0302" and not messages(world, Completed)


def test_who_lands_in_a_hex_enters_it() -> None:
    """CN-ORD-AMBUSH-a  A hostile unit that comes ashore enters the hex as well: the ambush strikes."""
    world = landing("trakorians 2 0302 400 AMBUSH")
    world.units["trakorians.2"].doing.ready = True
    run(fleets.land_all(world, CampaignWatch()))
    assert [(clash.why, clash.attackers) for clash in world.clashes.values()] == [("ambush", ["trakorians.2"])]


# ---- the Stonefather -------------------------------------------------------------------------------------------------
def test_by_default_only_a_camp_keeps_the_stonefather_out() -> None:
    """CN-STONE-01  Where troops stand the umpire decides; the default is to plant, for only a camp forbids it."""
    world = board("ransards 1 0303 100", "trakorians 1 0001 100", map=field(*FLAT))
    done = run(incidents.plant(world, "0303"), answers=lambda seat, ask, options: options[0])
    assert done.value == "" and world.stonefather is not None


def test_no_camp_is_made_and_a_courier_says_so_though_others_know() -> None:
    """CN-STONE-03  Make camp fails in the planted hex, and a courier is sent, also where another unit has found it before."""
    world = board("ransards grisban 0303 leads 1", "ransards trugdan 0001", "ransards 1 0303 100", "trakorians 1 0601 100",
                  map=field(*FLAT))
    in_force(world, "ransards", "grisban", "MAKE_CAMP:0303")
    world.stonefather = Stonefather("0303", 0, ["ransards.7"])
    begins(world, 1, 2)
    run(works.do_work(world))
    assert [report.by for report in messages(world, StoneFound)] == ["ransards.1"] and not world.camps


def test_another_unit_of_the_side_may_still_find_it() -> None:
    """CN-STONE-02  Each unit that enters rolls and sends a courier of its own: the first one's may have been caught."""
    world = board("ransards 1 0303 100", "ransards 2 0303 100", "trakorians 1 0601 100", map=field(*FLAT))
    world.stonefather = Stonefather("0303", world.tick, ["ransards.1"])
    run(incidents.discover_stone(world, [world.units["ransards.1"], world.units["ransards.2"]], "0203", "0303"), dice=[1])
    assert [report.by for report in messages(world, StoneFound)] == ["ransards.2"]


# ---- who lies hidden -------------------------------------------------------------------------------------------------
def hidden(order: str) -> World:
    """Grisban and unit 1 in 0303 with a hidden enemy scout."""
    world = board("ransards grisban 0303 leads 1", "ransards trugdan 0001", "ransards 1 0303 300", "trakorians 2 0303 60 SCOUT",
                  map=field(*FLAT))
    world.units["trakorians.2"].doing.ready = True
    in_force(world, "ransards", "grisban", order)
    return world


def test_hidden_scouts_disturb_no_work() -> None:
    """CN-ORD-SCOUT-c, CN-ORD-CAMP  While they are not found there is no contact: the camp is made."""
    world = hidden("MAKE_CAMP:0303")
    for _ in range(6):
        run(execution.assume(world))
        world.units["trakorians.2"].doing = lying_scout()
        run(works.do_work(world))
    assert [camp.hex for camp in world.camps.values()] == ["0303"]


def lying_scout() -> Doing:
    world = board("trakorians 2 0303 60 SCOUT", "ransards 1 0001 100", map=field(*FLAT))
    world.units["trakorians.2"].doing.ready = True
    return world.units["trakorians.2"].doing


def test_hidden_scouts_do_not_keep_an_attack_from_being_done() -> None:
    """CN-ORD-SCOUT-c, CN-ORD-ATTACK-a  The target hex is occupied: who hides there unfound does not resist."""
    world = hidden("ATTACK:0303")
    run(execution.assume(world))
    world.units["trakorians.2"].doing = lying_scout()
    assert instructions.is_finished(world, world.units["ransards.1"])
    world.units["trakorians.2"].doing.ready = False
    assert not instructions.is_finished(world, world.units["ransards.1"])


# ---- what the overall commander sees ---------------------------------------------------------------------------------
def test_he_sees_who_stops_before_his_hex() -> None:
    """CN-KNOW-03, CN-ORD-GOTO  A hostile force that was stopped before the overall commander's hex is in contact with it."""
    world = board("ransards trugdan 0303 leads 1", "ransards 1 0303 100", "trakorians kaelve 0503 leads 2",
                  "trakorians 2 0503 400 GO_TO:0203", map=field(*FLAT), battle_decisions="standing")
    ordered(world.commanders["trakorians.kaelve"], "GO_TO:0203")
    run(logbook.open_books(world))
    moved(world)
    assert world.units["trakorians.2"].hex == "0403" and world.contacts
    run(logbook.note_enemies(world, "ransards", "0303"), dice=[10])
    assert [(e.report.hex, e.report.marker) for e in world.books["ransards"].entries
            if isinstance(e.report, Sighted)] == [("0403", "commander:Praanz da Kaelve")]


def test_who_meets_on_the_move_reports_the_other_where_he_stands() -> None:
    """CN-ORD-GOTO, CN-CONT-04-X  Two that stop before one empty hex: each reports the other's men, not the empty hex."""
    world = board("ransards 1 0203 180 GO_TO:0303", "trakorians 2 0403 180 GO_TO:0303", "ransards trugdan 0000",
                  "trakorians kaelve 0700", map=field(*FLAT))
    world.units["trakorians.2"].men[0].nation = "ransard"        # as fast as the other
    run(timeline.move(world, CampaignWatch()), dice=[10, 10])
    assert [(r.where, r.men) for r in messages(world, ContactReport)] == [("0203", 180), ("0403", 180)]


# ---- orders ----------------------------------------------------------------------------------------------------------
def test_patrols_at_night_where_the_umpire_permits_it() -> None:
    """CN-GEN-08, CN-ORD-PATROL-a  Not at night; with night_actions = all every order is permitted in night rounds."""
    for actions, seen in (("all", True), ("move_only", False)):
        world = board("ransards 1 0303 100 PATROL", "trakorians 2 0403 10", map=field(*FLAT), slot=7, night_actions=actions)
        assert ambush.covers(world, world.units["ransards.1"], "0403") is seen


def test_a_deed_far_away_is_not_heard_of_at_once() -> None:
    """CN-HP-05, CN-KNOW-05  That a courier has reached him, or that he is dead, is not told by how the umpire judges."""
    for fate in ("", "dead"):
        world = board("ransards trugdan 0001", "ransards grisban 0303 leads 1", "ransards 1 0303 100", "trakorians 1 0601 100",
                      map=field(*FLAT))
        world.commanders["ransards.grisban"].fate = fate
        done = run(incidents.judge_deed(world, "ransards", forms.Deed("grisban", "a charge")),
                   answers=lambda seat, ask, options: questions.Do("refuse"))
        assert not done.told(DeedJudged) and not done.told(Undelivered)


@pytest.mark.parametrize(("word", "points", "said", "left"), [
    ("refuse", 3, False, 3), ("grant", 3, True, 2), ("", 0, False, 0),
])
def test_a_commander_far_away_answers_by_courier(word: str, points: int, said: str, left: int) -> None:
    """CN-HP-05, CN-COUR-01  Granted or refused, or without a hero point left: his word is on its way; who is dead sends none."""
    for fate in ("", "dead"):
        world = board("ransards trugdan 0001", f"ransards grisban 0303 hp={points} leads 1", "ransards 1 0303 100",
                      "trakorians 1 0601 100", map=field(*FLAT))
        world.commanders["ransards.grisban"].fate = fate
        run(incidents.judge_deed(world, "ransards", forms.Deed("grisban", "a charge")),
            answers=[questions.Do(word)] if word and not fate else [])
        found = [(draft.to, c.by, c.hex, c.granted) for draft in world.drafts for c in draft.carries.reports]
        assert found == ([] if fate else [("ransards", "ransards.grisban", "0303", said)])
        assert world.commanders["ransards.grisban"].hero_points == left or fate


def test_friends_at_the_bridgehead_take_room_too() -> None:
    """CN-CRUR-09, CN-ARMY-04  Own and friendly men count together: beside 600 allied Ransards no group comes off the bridge."""
    world = board("crurers 1 0000 500", "ransards 1 0303 350", "ransards 2 0303 250", map=field(*FLAT, bridgehead="0303"),
                  bridge_day=1, ransard_shagul_alliance=True)
    world.units["crurers.1"].hex = ""
    run(undead.cross_bridge(world))
    assert world.units["crurers.1"].hex == ""
    world.units["ransards.2"].hex = "0101"
    run(undead.cross_bridge(world))
    assert world.units["crurers.1"].hex == "0303"


@pytest.mark.parametrize(("other", "with_", "gone"), [("0303", "ransards.2", False), ("0101", "", True)])
def test_who_was_with_a_fallen_commander_stays_with_the_troops(other: str, with_: str, gone: bool) -> None:
    """CN-SPEC-07  A specialist is with somebody: where his commander falls, with the troops there, else he is lost."""
    world = board("ransards trugdan 0001", "ransards grisban 0303 leads 2", f"ransards 1 {other} 100", f"ransards 2 {other} 100",
                  "trakorians 1 0601 100", map=field(*FLAT))
    who = specialist(world, "ransards", "interrogator", "grisban")
    casualties.rehouse_specialists(world, world.commanders["ransards.grisban"])
    assert (who.with_, who.gone) == (with_, gone)


def test_a_captured_commander_takes_his_specialist_along() -> None:
    """CN-SPEC-07, CN-CMD-03  Alone with him in the field, he is out of the game as well."""
    world = board("ransards trugdan 0001", "ransards grisban 0303", "trakorians 1 0303 100", map=field(*FLAT))
    who = specialist(world, "ransards", "interrogator", "grisban")
    capture_commander(world, world.commanders["ransards.grisban"], world.units["trakorians.1"])
    assert who.gone
