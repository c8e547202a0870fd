"""The sheet of future events, the Stonefather, deeds, excesses."""

from __future__ import annotations

import pytest

from montjoy.core.effects import UMPIRE
from montjoy.core.session.streams import Rolled
from montjoy.games.clusta.model.state import Captive, Dispatch, Happening, Stonefather
from montjoy.games.clusta.protocol import events, forms, questions
from montjoy.games.clusta.protocol.events import DeedJudged, Undelivered
from montjoy.games.clusta.protocol.forms import DAY, clock
from montjoy.games.clusta.protocol.reports import Excess, SecretReport, StoneFound
from montjoy.games.clusta.rules.campaign import incidents, works
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, camp, field, run
from tests.games.clusta.board import sheet as in_force
from tests.games.clusta.ordering import FLAT as ROWS
from tests.games.clusta.ordering import begins, messages

WOOD, OPEN, VILLAGE = "0211", "0407", "0409"
GRANT, REFUSE = questions.Do("grant"), questions.Do("refuse")


# ---- the sheet -----------------------------------------------------------------------------------------------------------
def test_the_sheet_is_kept_by_time():
    """CN-GEN-10  It takes events up to day 60 and keeps them by day and round, those of one round in the order of writing."""
    world = board("ransards 6 0407 180", sides="trakorians")
    world.events = []
    for at, kind in [(clock(60, 1), "pcs_at"), (clock(12, 3), "b"), (clock(12, 3), "c"), (clock(2, 1), "d")]:
        incidents.add(world, Happening(at, kind))
    assert [e.kind for e in world.events] == ["d", "b", "c", "pcs_at"]


def test_what_is_due_happens_and_what_is_not_waits():
    """CN-GEN-10  A line of day 12 round 3 comes true at the start of that round, not before."""
    world = board("ransards 6 0407 180", sides="trakorians", day=12, slot=2)
    world.events = [Happening(clock(12, 3), "stonefather_planted", {"hex": OPEN[:2] + "05"})]
    run(incidents.carry_out_due(world))
    assert world.stonefather is None
    world.slot = 3
    run(incidents.carry_out_due(world))
    assert world.stonefather is not None and world.stonefather.planted == clock(12, 3)
    assert world.events == []


def test_the_bridge_and_marjura_are_moved_by_the_umpire():
    """CN-GEN-10  A line "bridge complete" makes that day the day of the bridge."""
    world = board("ransards 6 0407 180", sides="crurers", day=9, slot=1, bridge_day=-1)
    run(incidents.happen(world, Happening(clock(9, 1), "bridge_complete")))
    run(incidents.happen(world, Happening(clock(9, 1), "marjura_moves")))
    assert world.config.bridge_day == world.config.marjura_day == 9


def test_an_alliance_is_made_and_broken():
    """CN-RANS-04, CN-GEN-10  Ransards and Shagul become friends by the umpire's word, and enemies again."""
    world = board("ransards 6 0407 180", "crurers 1 0601 500")
    run(incidents.happen(world, Happening(0, "alliance_made")))
    assert world.allied and world.relations["crurers>ransards"] == "friendly"
    run(incidents.happen(world, Happening(0, "alliance_broken")))
    assert not world.allied and world.relations["ransards>crurers"] == "hostile"


def test_player_characters_are_placed():
    """CN-GEN-10  They pass, or take part in a battle for a side."""
    world = board("ransards 6 0420 180", sides="trakorians")
    run(incidents.happen(world, Happening(0, "pcs_at", {"hex": OPEN})))
    assert (world.party.hex, world.party.side) == (OPEN, "")
    run(incidents.happen(world, Happening(0, "pcs_in_battle", {"hex": OPEN, "side": "trakorians"})))
    assert world.party.side == "trakorians"


# ---- the Stonefather -------------------------------------------------------------------------------------------------------
def test_planting():
    """CN-STONE-01  Not where a camp is, nor in the sea, nor a second time."""
    world = board("ransards 6 0420 180", sides="trakorians")
    camp(world, "ransards", OPEN)
    assert run(incidents.plant(world, OPEN)).value == "camp"
    assert run(incidents.plant(world, "0000")).value == "no-land"
    assert world.stonefather is None
    assert run(incidents.plant(world, WOOD)).value == ""
    assert run(incidents.plant(world, VILLAGE)).value == "planted"


@pytest.mark.parametrize(("answer", "reason"), [(GRANT, ""), (REFUSE, "troops")])
def test_the_umpire_decides_where_troops_stand(answer: questions.Do, reason: str):
    """CN-STONE-01  Where a unit stands the umpire says whether planting is possible; yes is the default."""
    world = board(f"ransards 6 {OPEN} 180", sides="trakorians")
    out = run(incidents.plant(world, OPEN), (), [answer])
    assert out.value == reason
    assert out.answered[0][0] == UMPIRE


def planted(*lines: str, days: int = 0, hex: str = WOOD, sides: str = "trakorians", **more):
    world = board(*lines, sides=sides, day=10, slot=1, **more)
    world.stonefather = Stonefather(hex, world.tick - days * DAY)
    return world


def test_discovery_in_the_first_week():
    """CN-STONE-02  A battalion in a pine forest hex on day 3 after planting: 10% + 10% = 20%."""
    for rolled, found in ((20, ["ransards.6"]), (21, [])):
        world = planted(f"ransards 6 {WOOD} 180", days=3)
        run(incidents.discover_stone(world, [world.units["ransards.6"]], "0210", WOOD), [rolled])
        assert world.stonefather.found == found
        assert [d.carries.reports[0] for d in world.drafts] == [StoneFound(world.tick, WOOD, "ransards.6")] * len(found)


def test_discovery_is_certain_after_it():
    """CN-STONE-02  On day 8: automatic, without a die; neutral units discover it as well."""
    world = planted(f"stegosians 3 {WOOD} 250", days=8)
    out = run(incidents.discover_stone(world, [world.units["stegosians.3"]], "0210", WOOD))
    assert out.rolls == [] and world.stonefather.found == ["stegosians.3"]


def test_who_stays_looks_once_a_day():
    """CN-STONE-02  One roll a day for a unit that stays, in round 1; none where nothing grows or the unit knows."""
    world = planted(f"ransards 6 {WOOD} 180", days=3)
    world.units["ransards.6"].came = world.tick - 4
    assert len(run(incidents.carry_out_due(world), [21]).rolls) == 1
    world.slot = 2
    assert run(incidents.carry_out_due(world)).rolls == []
    world.slot, world.stonefather.found = 1, ["ransards.6"]
    assert run(incidents.carry_out_due(world)).rolls == []
    assert run(incidents.discover_stone(world, [world.units["ransards.6"]], "0210", OPEN)).rolls == []


# ---- heroic deeds -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("answer", "points"), [(GRANT, 2), (REFUSE, 3)])
def test_a_deed(answer: questions.Do, points: int):
    """CN-HP-05  Refused: hero points unchanged; granted: one is spent.  The side that asked is told."""
    world = board("ransards 6 0407 180", "ransards grisban 0407", sides="trakorians")
    out = run(incidents.judge_deed(world, "ransards", forms.Deed("grisban", "Swim the river by night.")), (), [answer])
    assert world.commanders["ransards.grisban"].hero_points == points
    assert out.events == [("ransards", events.DeedJudged("ransards.grisban", answer is GRANT))]


def test_a_deed_needs_a_point():
    """CN-HP-05  Without a point, or for a dead man, the umpire is not asked."""
    world = board("ransards grisban 0407 hp=0", sides="trakorians")
    out = run(incidents.judge_deed(world, "ransards", forms.Deed("grisban", "Anything")))
    assert out.told(events.Undelivered) and out.answered == []


# ---- excesses --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("rolled", "attitude"), [(50, "hostile"), (51, "neutral")])
def test_a_village(rolled: int, attitude: str):
    """CN-RANS-05  A Ransard unit enters a village: in 50 of 100 cases the people become hostile; once for each unit and hex."""
    world = board(f"ransards 6 {VILLAGE} 180", sides="trakorians")
    unit = world.units["ransards.6"]
    run(incidents.enter_villages(world, [unit], VILLAGE), [rolled])
    assert world.relations.get("local_population>ransards", "neutral") == attitude
    told = [(Excess(world.tick, VILLAGE, unit.id, "village"),)] if rolled <= 50 else []
    assert [d.carries.reports for d in world.drafts] == told
    assert run(incidents.enter_villages(world, [unit], VILLAGE)).rolls == []


def test_not_theirs():
    """CN-RANS-05  Other troops, pirates, and open country give no occasion."""
    world = board(f"trakorians 5 {VILLAGE} 200", f"ransards 8 {VILLAGE} 100", f"ransards 6 {OPEN} 180")
    world.units["ransards.8"].pirate = True
    everybody = list(world.units.values())
    assert run(incidents.enter_villages(world, everybody[:2], VILLAGE)).rolls == []
    assert run(incidents.enter_villages(world, everybody, OPEN)).rolls == []


@pytest.mark.parametrize(("rolled", "alive"), [(50, False), (51, True)])
def test_prisoners(rolled: int, alive: bool):
    """CN-RANS-05  Occasion "prisoners": 50 and they are killed, 51 and the order is obeyed; once for each captive."""
    world = board("ransards 6 0407 180", sides="trakorians")
    unit = world.units["ransards.6"]
    unit.doing.do = forms.Instruction("HOLD", mercy=True)
    world.captives["trakorians.c1"] = Captive("trakorians.c1", unit.id, "trakorians", "courier", Dispatch("report", "", 0, ""), 0)
    run(incidents.mistreat_prisoners(world), [rolled])
    assert ("trakorians.c1" in world.captives) == alive
    assert run(incidents.mistreat_prisoners(world)).rolls == []


def test_the_umpire_says_so():
    """CN-RANS-05  The umpire names an occasion, and may think better of it; attitudes worsen one step."""
    world = board("ransards 6 0407 180", sides="trakorians")
    world.relations["local_population>ransards"] = "friendly"
    run(incidents.happen(world, Happening(0, "excess", {"unit": "6"})), [1], [questions.Do("roll")])
    assert world.relations["local_population>ransards"] == "neutral"
    assert run(incidents.happen(world, Happening(0, "excess", {"unit": "6"})), (), [REFUSE]).rolls == []
    assert run(incidents.happen(world, Happening(0, "excess", {"unit": "99"}))).told(events.Happened)[0].reason == "no-such-unit"


# ---- the Stonefather --------------------------------------------------------------------------------------------------
def test_by_default_only_a_camp_keeps_the_stonefather_out() -> None:
    """CN-STONE-01  Where troops stand the umpire decides; the default is to plant, for only a camp forbids it."""
    world = board("ransards 1 0303 100", "trakorians 1 0001 100", map=field(*ROWS))
    done = run(incidents.plant(world, "0303"), answers=lambda seat, ask, options: options[0])
    assert done.value == "" and world.stonefather is not None


def test_no_camp_is_made_and_a_courier_says_so_though_others_know() -> None:
    """CN-STONE-03  Make camp fails in the planted hex, and a courier is sent, also where another unit has found it before."""
    world = board("ransards grisban 0303 leads 1", "ransards trugdan 0001", "ransards 1 0303 100", "trakorians 1 0601 100",
                  map=field(*ROWS))
    in_force(world, "ransards", "grisban", "MAKE_CAMP:0303")
    world.stonefather = Stonefather("0303", 0, ["ransards.7"])
    begins(world, 1, 2)
    run(works.do_work(world))
    assert [report.by for report in messages(world, StoneFound)] == ["ransards.1"] and not world.camps


def test_another_unit_of_the_side_may_still_find_it() -> None:
    """CN-STONE-02  Each unit that enters rolls and sends a courier of its own: the first one's may have been caught."""
    world = board("ransards 1 0303 100", "ransards 2 0303 100", "trakorians 1 0601 100", map=field(*ROWS))
    world.stonefather = Stonefather("0303", world.tick, ["ransards.1"])
    run(incidents.discover_stone(world, [world.units["ransards.1"], world.units["ransards.2"]], "0203", "0303"), dice=[1])
    assert [report.by for report in messages(world, StoneFound)] == ["ransards.2"]


# ---- deeds far away ---------------------------------------------------------------------------------------------------
def test_a_deed_far_away_is_not_heard_of_at_once() -> None:
    """CN-HP-05, CN-KNOW-05  That a courier has reached him, or that he is dead, is not told by how the umpire judges."""
    for fate in ("", "dead"):
        world = board("ransards trugdan 0001", "ransards grisban 0303 leads 1", "ransards 1 0303 100", "trakorians 1 0601 100",
                      map=field(*ROWS))
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
                      "trakorians 1 0601 100", map=field(*ROWS))
        world.commanders["ransards.grisban"].fate = fate
        run(incidents.judge_deed(world, "ransards", forms.Deed("grisban", "a charge")),
            answers=[questions.Do(word)] if word and not fate else [])
        found = [(draft.to, c.by, c.hex, c.granted) for draft in world.drafts for c in draft.carries.reports]
        assert found == ([] if fate else [("ransards", "ransards.grisban", "0303", said)])
        assert world.commanders["ransards.grisban"].hero_points == left or fate


# ---- in a game that is played ------------------------------------------------------------------------------------------
WEST = ("trakorians kaelve 0102", "trakorians camp 0102 West", "trakorians tasseluka 0102 leads 5", "trakorians 5 0102 200")
EAST = ("ransards trugdan 0902", "ransards grisban 0902 leads 6", "ransards 6 0902 180")


@pytest.mark.parametrize(("die", "found"), [(25, True), (26, False)])
def test_the_stonefather_is_found_by_who_passes(die, found):
    """CN-STONE-01, CN-STONE-02  It is planted by the sheet of future events; a battalion that marches through the open hex
    finds it in 15 and 10 of 100 cases, and a courier tells its overall commander; nobody else hears of it."""
    writes = {("trakorians", 0): "to tasseluka:\n from now: go to 0502 via 0402"}
    table = Table(*WEST, *EAST, events="day 0 stonefather_planted 0402", writes=writes, dice={"CN-STONE-02": die}).until(1)
    assert table.told("umpire", events.Happened)[0] == events.Happened("stonefather_planted", "0402")
    assert [(report.hex, report.by) for report in table.told("trakorians", StoneFound)] == [("0402", "trakorians.5")] * found
    assert not table.told("ransards", StoneFound)


def test_no_camp_is_made_on_the_stonefather():
    """CN-STONE-03  Who is sent there to make a camp has no work: he notices why, sends word, and no camp stands there."""
    writes = {("trakorians", 0): "to tasseluka:\n from now: make camp 0402"}
    table = Table(*WEST, *EAST, events="day 0 stonefather_planted 0402", writes=writes).until(2)
    assert [report.hex for report in table.told("trakorians", StoneFound)] == ["0402"]
    assert list(table.view("trakorians").camps) == ["trakorians.camp1"]


def test_after_a_week_nobody_overlooks_the_stonefather():
    """CN-STONE-01, CN-STONE-02  Where troops stand the umpire decides whether it can be planted; they roll once a day, and after
    a week they find it without a die."""
    planted = "day 0 stonefather_planted 0902"
    refused = Table(*WEST, *EAST, events=planted, answers={"Planting": "refuse"}).until(1)
    assert refused.told("umpire", events.Happened) == [events.Happened("stonefather_planted", "0902", "troops")]
    table = Table(*WEST, *EAST, events=planted, answers={"Planting": "grant"}, days=9).until(8)
    assert [report.at for report in table.told("ransards", StoneFound)] == [7 * DAY]
    assert len([die for die in table.told("umpire", Rolled) if die.why == "CN-STONE-02"]) == 6


@pytest.mark.parametrize(("die", "worse"), [(50, True), (51, False)])
def test_excesses_in_a_village(die, worse):
    """CN-RANS-05  Ransards march into a village: in 50 of 100 cases they burn a farm, and their overall commander hears of it by
    courier; the second time they come there is no occasion."""
    writes = {("ransards", 0): "to grisban:\n day 0: go to 0700",
              ("ransards", 1): "to grisban:\n day 1 round 1: go to 0600\n day 1: go to 0700"}  # fmt: skip
    table = Table(*WEST, *EAST, terrain=(".......B..", *((".........."),) * 5), writes=writes, dice={"CN-RANS-05": die}).until(2)
    assert [(report.hex, report.what) for report in table.told("ransards", Excess)] == [("0700", "village")] * worse
    assert len([rolled for rolled in table.told("umpire", Rolled) if rolled.why == "CN-RANS-05"]) == 1


@pytest.mark.parametrize(("die", "killed"), [(50, True), (51, False)])
def test_prisoners_of_ransards(die, killed):
    """CN-RANS-05, CN-COUR-08  Their sheet asks for mercy: the courier they take is killed in 50 of 100 cases before anybody has
    asked him anything; else he is questioned."""
    writes = {("ransards", 0): "to grisban:\n from now: catch couriers, with mercy",
              ("trakorians", 0): "to tasseluka:\n from now: go to 0705",
              ("trakorians", 1): "to tasseluka:\n from now: hold"}  # fmt: skip
    table = Table(*WEST, EAST[0], "ransards grisban 0602 leads 6", "ransards 6 0602 180", writes=writes,
                  dice={"CN-RANS-05": die, "CN-COUR-05": 40, "CN-COUR-08": 1}).until(2)  # fmt: skip
    assert "prisoners" in [report.what for report in table.told("ransards", Excess)] or not killed
    assert bool(table.told("ransards", SecretReport)) != killed


@pytest.mark.parametrize("answer", ["roll", "refuse"])
def test_the_umpire_sees_an_occasion(answer):
    """CN-RANS-05  The umpire writes in the morning that there is one, and may think better of it when it comes."""
    writes = {("umpire", 0): "day 0 round 2: excess unit 6"}
    table = Table(*WEST, *EAST, writes=writes, answers={"Occasion": answer}, dice={"CN-RANS-05": 50}).until(1)
    assert [(report.at, report.what) for report in table.told("ransards", Excess)] == [(4, "village")] * (answer == "roll")
