"""CN-KNOW-05, CN-GEN-04: who is shown what, row by row of CN-T-KNOW."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from montjoy.core import views
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
from montjoy.games.clusta.model.armies import TABLES
from montjoy.games.clusta.model.state import Captive, Clash, Courier, Dispatch, Happening, Stonefather, World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.forms import Sheet, Standing
from montjoy.games.clusta.protocol.reports import SpyReport
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.seen.view import Mark, Seen
from tests.games.clusta.board import board, run, sheet

US, THEM = "trakorians", "ransards"
ROWS = {row: tuple(cells) for row, cells in TABLES["know"].items() if row != "columns"}


def campaign() -> World:
    """Da Kaelve with unit 1, Tasseluka with unit 2 far away, and Ransards with everything that could be known."""
    world = board(
        "trakorians kaelve 0409 lv=4 leads 1", "trakorians 1 0409 400e", "trakorians tasseluka 0713 lv=1 leads 2",
        "trakorians 2 0713 300", "trakorians camp 0713 Two", "ransards trugdan 0720 lv=5 leads 6", "ransards 6 0720 321",
        "ransards camp 0720 South days=7", "stegosians 3 0115 222", "ransards spy 6", day=4, slot=3,
    )
    world.conflux, world.priority, world.numbers = "0612", "high", {}
    run(logbook.open_books(world))
    run(logbook.inform_sides(world))
    return world


def same_for(viewer: str, change: Callable[[World], None], start: Callable[[], World] = campaign) -> bool:
    """Whether a viewer is shown the same before and after a change of the truth."""
    world = start()
    before = msgspec.json.encode(view(world, viewer))
    change(world)
    return msgspec.json.encode(view(world, viewer)) == before


def arrives(world: World, *found: reports.Report) -> Seen:
    run(logbook.arrive(world, US, Dispatch("report", "", world.tick, "", reports=found)))
    return view(world, US)


def hidden_from_others(change: Callable[[World], None], *, own: bool = False) -> None:
    """The umpire is shown it, the sides and the public are not; `own`: its owner is not either."""
    assert not same_for(UMPIRE, change)
    assert all(same_for(viewer, change) for viewer in (US, "stegosians", WATCHER))
    assert same_for(THEM, change) == own


# ---- the rows ----------------------------------------------------------------------------------------------------------
def calendar() -> None:
    world = campaign()
    for viewer in (US, THEM, WATCHER, UMPIRE):
        seen = view(world, viewer)
        assert (seen.map, seen.day, seen.slot, seen.conflux_day) == (world.map, 4, 3, world.config.conflux_day)


def position_of_a_force() -> None:
    def moves(world: World) -> None:
        world.units["trakorians.2"].hex = "0612"

    assert all(same_for(viewer, moves) for viewer in (US, THEM, WATCHER)) and not same_for(UMPIRE, moves)
    world = campaign()
    moves(world)
    seen = arrives(world, reports.ContactReport(200, "0612", "trakorians.2", "0512", THEM, "force", 90))
    assert seen.units["trakorians.2"].hex == "0612" and seen.units["trakorians.2"].as_of == 200


def strength_of_a_force() -> None:
    def loses(world: World) -> None:
        world.units["trakorians.2"].men[0].men = 138

    assert all(same_for(viewer, loses) for viewer in (US, THEM, WATCHER)) and not same_for(UMPIRE, loses)
    world = campaign()
    loses(world)
    seen = arrives(world, reports.BattleReport(200, "0713", "trakorians.2", THEM, "force", "lost", 90, 10, 97))
    assert seen.units["trakorians.2"].standard == 203        # as reported
    seen = arrives(world, reports.Nightly(216, "0713", "trakorians.2", "trakorians.2", 0, 138, 162, "HOLD"))
    assert seen.units["trakorians.2"].standard == 138        # exact after the night report


def force_in_his_hex() -> None:
    world = campaign()
    world.units["trakorians.1"].men[0].men = 399
    run(logbook.inform_sides(world))
    own = view(world, US).units["trakorians.1"]
    assert (own.elite, own.here) == (399, True)
    assert not [m for m in view(world, THEM).marks if m.side == US]


def contents_of_a_stack() -> None:
    hidden_from_others(lambda world: setattr(world.units["ransards.6"].men[0], "men", 77), own=True)
    seen = arrives(campaign(), SpyReport(200, "0713", "trakorians.2", "0720", THEM, "camp:South", 0, 321, 0, "5"))
    assert (seen.marks[0].marker, seen.marks[0].standard) == ("camp:South", 321)
    seen = arrives(campaign(), reports.ScoutReport(200, "0713", "trakorians.2", "0720", THEM, "camp:South", 500))
    assert (seen.marks[0].marker, seen.marks[0].standard, seen.marks[0].men) == ("camp:South", -1, 500)


def lone_unit() -> None:
    hidden_from_others(lambda world: setattr(world.units["ransards.6"], "name", "the Wolves"), own=True)
    seen = arrives(campaign(), reports.ScoutReport(200, "0713", "trakorians.2", "0720", THEM, "unit:6 the Wolves", 500))
    assert seen.marks[0].marker == "unit:6 the Wolves"


def leader_values() -> None:
    hidden_from_others(lambda world: setattr(world.commanders["ransards.trugdan"], "leader_value", 2), own=True)
    assert view(campaign(), THEM).commanders["ransards.trugdan"].leader_value == 5
    seen = arrives(campaign(), SpyReport(200, "0713", "trakorians.2", "0720", THEM, "camp:South", 0, 321, 0, "5"))
    assert seen.marks[0].leaders == "5"


def hero_points() -> None:
    def spent(world: World) -> None:
        world.commanders["ransards.trugdan"].hero_points = 1
        run(logbook.inform_sides(world))

    hidden_from_others(spent)
    world = campaign()
    spent(world)
    assert view(world, THEM).commanders["ransards.trugdan"].hero_points == 1
    assert "hero_points" not in Mark.__struct_fields__


def order_sheets() -> None:
    def ordered(world: World) -> None:
        written = sheet(world, THEM, "trugdan", "HOLD")
        world.books[THEM].sent["ransards.trugdan"] = [written]

    hidden_from_others(ordered)
    world = campaign()
    ordered(world)
    assert view(world, THEM).sheets["ransards.trugdan"].lines[0].do.order == "HOLD"
    seen = arrives(world, reports.SecretReport(200, "0713", "trakorians.2", THEM, "HOLD", "0720"))
    assert seen.book.entries[-1].report.text == "HOLD"


def couriers_under_way() -> None:
    def rides(world: World) -> None:
        world.couriers["ransards.c1"] = Courier("ransards.c1", THEM, "ransards.6", Dispatch("orders", "x", 1, "0719"), "0719", 1)

    hidden_from_others(rides, own=True)

    def own(world: World) -> None:
        world.books[US].wrote["trakorians.2"] = 190

    world = campaign()
    own(world)
    assert view(world, US).book.wrote == {"trakorians.2": 190}


def a_capture() -> None:
    def caught(world: World) -> None:
        carried = Dispatch("orders", "x", 1, "0719")
        world.captives["ransards.c1"] = Captive("ransards.c1", "trakorians.2", THEM, "courier", carried, 190)

    hidden_from_others(caught, own=True)


def what_he_carried() -> None:
    a_capture()
    seen = arrives(campaign(), reports.SecretReport(200, "0713", "trakorians.2", THEM, "unit 6: ATTACK 0713", "0720"))
    assert [(m.marker, m.hex) for m in seen.marks] == [("overall", "0720")]
    assert view(campaign(), THEM).book.entries and not any(
        isinstance(e.report, reports.SecretReport) for e in view(campaign(), THEM).book.entries
    )


def error_of_a_report() -> None:
    seen = arrives(campaign(), reports.ScoutReport(200, "0713", "trakorians.2", "0720", THEM, "force", 500))
    fields = (*Mark.__struct_fields__, *reports.ScoutReport.__struct_fields__)
    assert seen.marks[0].men == 500 and not [f for f in fields if f in ("error", "true", "rolled", "shift")]


def size_in_battle() -> None:
    world = fighting()
    seen = view(world, US)
    enemy = seen.fight.side[1 - seen.mine]
    assert enemy.contingent[0].men == 140                    # 200 men, taken for 70%
    assert view(world, "stegosians").fight is None and view(world, WATCHER).fight is None


def dice_of_a_battle() -> None:
    world = fighting()
    world.fight.side[1].margin, world.fight.side[0].margin = 13, 4
    assert view(world, US).fight.side[0].margin == 4 and view(world, US).fight.side[1].margin == 0
    assert view(world, "stegosians").fight is None


def hidden_dice() -> None:
    assert all("die" not in field and "rolled" not in field for field in Seen.__struct_fields__)


def fortification() -> None:
    hidden_from_others(lambda world: setattr(world.camps["ransards.camp1"], "days", 20), own=True)
    world = campaign()
    seen = arrives(world, reports.Nightly(216, "0713", "trakorians.2", "trakorians.2", 0, 300, 0, "FORTIFY", 3))
    assert seen.camps["trakorians.camp1"].days == 3


def priority_and_arrivals() -> None:
    def other(world: World) -> None:
        world.priority = "disgrace"

    assert not same_for(US, other) and all(same_for(viewer, other) for viewer in (THEM, "stegosians", WATCHER))
    hidden_from_others(lambda world: world.events.append(Happening(300, "arrival", {"side": THEM})), own=True)
    world = campaign()
    world.options = ClustaOptions(trakorian_priority="disgrace")
    assert [view(world, v).options.trakorian_priority for v in (US, THEM, UMPIRE)] == ["disgrace", "roll", "disgrace"]


def the_alliance() -> None:
    def allied(world: World) -> None:
        world.allied, world.options = True, ClustaOptions(ransard_shagul_alliance=True)

    hidden_from_others(allied)
    world = board("ransards 6 0720 321", "crurers 1 0601 500", "trakorians 2 0713 300")
    allied(world)
    assert [view(world, side).allied for side in ("ransards", "crurers", US)] == [True, True, False]


def attitudes() -> None:
    hidden_from_others(lambda world: world.relations.update({"ransards>stegosians": "friendly"}))
    assert view(campaign(), THEM).attitudes[US] == "hostile"


def the_conflux() -> None:
    hidden_from_others(lambda world: setattr(world, "conflux", "0713"), own=True)
    seen = arrives(campaign(), reports.Divined(216, "0713", "trakorians.2", False, (0, 1)))
    assert seen.book.entries[-1].report.sectors == (0, 1) and seen.conflux == ""
    assert arrives(campaign(), reports.Divined(216, "0713", "trakorians.2", True, ())).conflux == "0713"


def the_stonefather() -> None:
    hidden_from_others(lambda world: setattr(world, "stonefather", Stonefather("0612", 100, [US, THEM])), own=True)
    seen = arrives(campaign(), reports.StoneFound(216, "0612", "trakorians.2"))
    assert seen.book.entries[-1].report.hex == "0612"


def the_party() -> None:
    hidden_from_others(lambda world: setattr(world.party, "hex", "0713"), own=True)


def death_of_a_commander() -> None:
    def dies(world: World) -> None:
        world.commanders["trakorians.tasseluka"].fate = "dead"

    assert same_for(US, dies) and same_for(THEM, dies) and not same_for(UMPIRE, dies)
    seen = arrives(
        campaign(),
        reports.BattleReport(200, "0713", "trakorians.2", THEM, "force", "lost", 9, 1, 9, fallen="trakorians.tasseluka"),
    )
    assert seen.commanders["trakorians.tasseluka"].gone


CHECKS = dict(zip(ROWS, (
    calendar, position_of_a_force, strength_of_a_force, force_in_his_hex, contents_of_a_stack, lone_unit, leader_values,
    hero_points, order_sheets, couriers_under_way, a_capture, what_he_carried, error_of_a_report, size_in_battle,
    dice_of_a_battle, hidden_dice, fortification, priority_and_arrivals, the_alliance, attitudes, the_conflux, the_stonefather,
    the_party, death_of_a_commander,
), strict=True))  # fmt: skip
SAYS = {                                                     # a word of each row, so that no two rows are taken for each other
    "calendar": "terrain", "position_of_a_force": "true position", "strength_of_a_force": "true strength",
    "force_in_his_hex": "overall commander's hex", "contents_of_a_stack": "contents of a camp", "lone_unit": "lone unit",
    "leader_values": "leader values", "hero_points": "hero points", "order_sheets": "order sheets",
    "couriers_under_way": "couriers under way", "a_capture": "was captured", "what_he_carried": "content of a captured",
    "error_of_a_report": "error", "size_in_battle": "enemy size", "dice_of_a_battle": "tactics and morale",
    "hidden_dice": "hero-death",
    "fortification": "fortification", "priority_and_arrivals": "priority", "the_alliance": "alliance", "attitudes": "betrayal",
    "the_conflux": "conflux", "the_stonefather": "Stonefather planted", "the_party": "position", "death_of_a_commander": "death",
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_who_may_know_what(row):
    """CN-KNOW-05, CN-GEN-04, CN-T-KNOW  Each row of the table: the umpire, the owner, the others."""
    assert SAYS[CHECKS[row].__name__] in row and ROWS[row][0] == "yes"
    CHECKS[row]()


# ---- the whole view ----------------------------------------------------------------------------------------------------
def fighting() -> World:
    """Unit 1 under da Kaelve against unit 6, which he takes for 70% of its men."""
    world = campaign()
    world.fight = make_fight(world.options, (
        Force((Troop(1, "trakorian", True, 400),), ((4, 3),), guess=70),
        Force((Troop(6, "ransard", False, 200),), ((5, 4),), guess=125),
    ))
    world.fighters, world.heard = (US, THEM), [US, THEM]
    return world


def test_a_fight_is_shown_with_nothing_of_the_enemy_but_one_guess():
    """CN-KNOW-05  Whatever else of the enemy changes, the picture stays the same; the own force is shown as it is, but for the
    error of the guess."""
    world = fighting()
    before = view(world, US)
    enemy = world.fight.side[1]
    enemy.contingent[0].men, enemy.contingent[0].lost, enemy.value[0], enemy.points[0], enemy.margin = 120, 80, 1, 0, 9
    world.fight.row, world.fight.column, world.fight.difference = 7, 2, 33
    assert view(world, US).fight.key() == before.fight.key()
    assert (before.mine, before.fight.side[0].contingent[0].men, before.fight.side[0].guess) == (0, 400, 0)
    assert view(world, THEM).fight.side[0].contingent[0].men == 500
    assert view(world, UMPIRE).fight.key() == world.fight.key()
    seen = view(world, US)
    seen.fight.side[0].contingent[0].men = 1
    world.heard = [THEM]
    assert view(world, US).fight is None                     # nobody asks him
    assert world.fight.side[0].contingent[0].men == 400


def test_only_the_umpires_state_is_true():
    """CN-GEN-04  Truth and belief may differ, and nothing but a message brings them together."""
    world = campaign()
    world.units["trakorians.2"].men[0].men = 10
    assert view(world, UMPIRE).truth.units["trakorians.2"].present == 10
    assert view(world, US).units["trakorians.2"].standard == 300 and view(world, US).truth is None
    assert view(world, WATCHER).truth is None and view(world, WATCHER).units == {} and view(world, WATCHER).book is None


@pytest.mark.parametrize("viewer", [US, THEM, WATCHER, UMPIRE])
def test_a_view_shares_nothing_with_the_state(viewer):
    """CN-GEN-04"""
    world = fighting()
    world.clashes["x"] = Clash("x", ["ransards.6"], ["trakorians.1"], "0408", "0409", "contact", fight=world.fight.copy())
    sheet(world, THEM, "trugdan", "HOLD")
    world.books[THEM].sent["ransards.trugdan"] = [sheet(world, THEM, "trugdan", "HOLD")]
    assert views.shared(view(world, viewer), world) == []


def test_no_view_of_a_side_has_a_key_that_only_opponents_have():
    """CN-KNOW-05  Nothing that is another side's stands in a side's view before it was reported."""
    text = msgspec.json.encode(view(campaign(), US)).decode()
    assert "ransards." not in text and "321" not in text and "South" not in text and "stegosians.3" not in text


def test_whether_his_word_has_arrived_is_not_shown() -> None:
    """CN-KNOW-05  An overall commander to whom orders must ride, as to one of the Crurers: the standing instructions in the view
    are the last that were sent to him, whether or not he has them."""
    world = board("crurers 1 0409 500", "crurers general1 0409 leads 1", "trakorians 1 0720 400e", day=4, slot=3)
    world.overall["crurers"] = "crurers.general1"
    run(logbook.open_books(world))
    run(logbook.inform_sides(world))
    assert view(world, "crurers").standing == Standing()
    world.books["crurers"].sent["crurers.general1"] = [Sheet("general1", standing=Standing(retreat_at=30))]
    world.standing["crurers"] = Standing(retreat_at=70)
    assert view(world, "crurers").standing == Standing(retreat_at=30)


def test_after_the_end_the_map_marks_the_conflux():
    """CN-GEN-06  Where it was is told to all at the end, and not before."""
    world = campaign()
    assert [view(world, viewer).conflux for viewer in (US, THEM, WATCHER)] == ["", "", ""]
    world.over = True
    assert [view(world, viewer).conflux for viewer in (US, THEM, WATCHER)] == ["0612"] * 3
