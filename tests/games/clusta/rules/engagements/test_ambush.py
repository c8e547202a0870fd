"""Ambushes and patrols (CN-ORD-AMBUSH-b, CN-ORD-PATROL-a to -c, CN-INT-02-X)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.session.streams import Asked
from montjoy.games.clusta.battle.state import Ask
from montjoy.games.clusta.model import queries
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.battle_events import FieldRound
from montjoy.games.clusta.protocol.forms import Standing
from montjoy.games.clusta.protocol.questions import Fronts
from montjoy.games.clusta.protocol.reports import BattleReport, ContactReport, PatrolReport
from montjoy.games.clusta.rules.engagements import ambush, muster
from montjoy.games.clusta.rules.movement import timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, sheet
from tests.games.clusta.clashing import Told, fight, meet, men, play, says
from tests.games.clusta.ordering import FLAT as ROWS

FLAT = field(*(("............",) * 8))
WIDE = field(*(("............",) * 6))


def enters(world: World, unit: str, hex: str, **dice: Any) -> list[Any]:
    """A unit has entered a hex: the battles that come of it."""
    world.units[unit].hex = hex
    found: list[Any] = play(ambush.strike_on_entry(world, [world.units[unit]], hex), **dice).value
    return found


def seen(world: World, side: str = "trakorians") -> list[PatrolReport]:
    return [r for d in world.drafts if d.to == side for r in d.carries.reports if isinstance(r, PatrolReport)]


def patrolling(intruder: str = "360", *lines: str, **more: Any) -> World:
    world = board("trakorians 2 0403 400 PATROL", f"ransards 6 0903 {intruder} march GO_TO:0103", *lines, map=FLAT, **more)
    world.units["trakorians.2"].doing.since = -1
    return world


# ---- patrols: where ---------------------------------------------------------------------------------------------------
def test_within_two_hexes_of_the_centre() -> None:
    """CN-ORD-PATROL-a  A force entering a hex at distance 2 triggers it, at distance 3 does not."""
    world = patrolling()
    assert enters(world, "ransards.6", "0703") == []
    assert len(enters(world, "ransards.6", "0603")) == 1


@pytest.mark.parametrize(("slot", "covered"), [(1, True), (6, True), (7, False), (9, False)])
def test_by_day_only(slot: int, covered: bool) -> None:
    """CN-ORD-PATROL-a  In the six rounds of the day, not at night; water is not patrolled; not while it fights."""
    world = patrolling()
    patrol = world.units["trakorians.2"]
    world.slot = slot
    assert ambush.covers(world, patrol, "0603") == covered
    world.slot = 1
    wet = board("trakorians 2 0001 400 PATROL", "ransards 6 0201 100", map=field("...", "..~", "..."))
    assert not ambush.covers(wet, wet.units["trakorians.2"], "0201") and ambush.covers(wet, wet.units["trakorians.2"], "0101")
    enters(world, "ransards.6", "0603")
    assert ambush.on_patrol(world, "0504", "ransards") == []


# ---- patrols: whom ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("men_there", "attacked"), [("360", True), ("399", True), ("400", False), ("500", False)])
def test_only_smaller_forces_are_attacked(men_there: str, attacked: bool) -> None:
    """CN-ORD-PATROL-b  360 men enter, the patrol has 400: battle; 400 or 500: a courier only."""
    world = patrolling(men_there)
    found = enters(world, "ransards.6", "0603")
    assert bool(found) == bool(world.clashes) == attacked
    assert [(r.by, r.where, r.men) for r in seen(world)] == ([] if attacked else [("trakorians.2", "0603", int(men_there))])
    if attacked:
        assert (found[0].attackers, found[0].defenders, found[0].why) == (["trakorians.2"], ["ransards.6"], "patrol")


def test_from_the_neighbouring_hex_nearest_to_its_centre() -> None:
    """CN-ORD-PATROL-b  The patrol meets the intruder from the adjacent hex nearest to its centre; unbeaten it is back there
    at once."""
    world = patrolling()
    clash = enters(world, "ransards.6", "0603")[0]
    there = queries.ground(world)
    assert there.adjacent(clash.from_, "0603") and there.distance(clash.from_, "0403") == 1 and clash.hex == "0603"
    fight(world, tactics={0: 1, 1: 19}, perfect=20, morale=20)
    assert world.units["trakorians.2"].hex == "0403" and men(world, "ransards.6") < 360


def test_a_patrol_with_its_commander_is_one_force() -> None:
    """CN-ORD-PATROL-b  Two units under a commander who patrols: their men are counted together, he leads them and comes back
    too."""
    world = patrolling("390", "trakorians 3 0403 100 PATROL", "trakorians da_kaelve 0403 leads 2 3 PATROL")
    world.units["trakorians.2"].men[0].men = 300
    clash = enters(world, "ransards.6", "0603")[0]
    assert clash.attackers == ["trakorians.2", "trakorians.3"] and list(clash.home) == [*clash.attackers, "trakorians.da_kaelve"]
    fight(world, tactics={0: 1, 1: 19}, perfect=20, morale=20)
    assert {world.units[id].hex for id in clash.attackers} == {world.commanders["trakorians.da_kaelve"].hex} == {"0403"}
    alone = patrolling("390", "trakorians 3 0403 100 PATROL", "trakorians da_kaelve 0403 leads 2 3 HOLD")
    alone.units["trakorians.2"].men[0].men = 300
    made = play(muster.muster_fight(alone, enters(alone, "ransards.6", "0603")[0])).value
    assert made.side[0].commanders == 0


def test_a_beaten_patrol_does_not_return() -> None:
    """CN-ORD-PATROL-b"""
    world = patrolling("390", "ransards grisban 0903 leads 6", "trakorians camp 0500")
    world.commanders["ransards.grisban"].hex = "0603"
    clash = enters(world, "ransards.6", "0603")[0]
    fight(world, tactics={0: 20, 1: 1}, perfect=2, fumble=1, morale=20)
    patrol = world.units["trakorians.2"]
    assert patrol.present > 0 and patrol.doing.do is None and clash.home == {"trakorians.2": "0403"}
    assert patrol.hex in queries.ground(world).neighbours[clash.from_] and patrol.hex != "0403"


def test_one_attack_a_round_and_neutral_ones_pass() -> None:
    """CN-ORD-PATROL-b  One attack per patrol and round; friendly and neutral forces are let alone."""
    world = patrolling("100", "ransards 7 0903 100", "stegosians 2 0903 100")
    world.relations["trakorians>stegosians"] = "neutral"
    assert enters(world, "stegosians.2", "0504") == []
    assert enters(world, "ransards.6", "0603") and not enters(world, "ransards.7", "0504")


def test_who_stood_there_before_is_only_reported() -> None:
    """CN-ORD-PATROL-b  Enemies already in the area when the patrol starts did not come in: a courier, no battle; and one
    courier only."""
    world = patrolling()
    world.units["ransards.6"].hex = "0503"
    world.units["trakorians.2"].doing.since = world.tick
    fight(world)
    assert [(r.where, r.men) for r in seen(world)] == [("0503", 360)] and not world.clashes
    fight(world)
    assert len(seen(world)) == 1


# ---- patrols: how -----------------------------------------------------------------------------------------------------
def test_it_is_in_battle_formation_and_prepared() -> None:
    """CN-ORD-PATROL-c  The intruder in march formation pays 1.5, the patrol 0.5, whatever its marker says."""
    world = patrolling("360")
    world.units["trakorians.2"].formation = "march"
    clash = enters(world, "ransards.6", "0603")[0]
    made = play(muster.muster_fight(world, clash)).value
    assert [(s.march, s.prepared, s.patrol) for s in made.side] == [(0, 1, 1), (1, 0, 0)]
    world = patrolling("360")
    world.units["ransards.6"].formation = "battle"
    enters(world, "ransards.6", "0603")
    fight(world, tactics={0: 7, 1: 1}, perfect=20, morale=20)
    prepared = men(world, "ransards.6")
    world = patrolling("360")
    enters(world, "ransards.6", "0603")
    fight(world, tactics={0: 7, 1: 1}, perfect=20, morale=20)
    assert 360 - men(world, "ransards.6") > 360 - prepared


# ---- several at once --------------------------------------------------------------------------------------------------
def test_two_patrols_that_overlap_do_nothing() -> None:
    """CN-INT-02-X  Two hostile patrols with centres 3 apart: no contact."""
    world = board("trakorians 2 0303 400 PATROL", "ransards 6 0603 300 PATROL", map=FLAT, slot=2)
    fight(world)
    assert not world.clashes
    assert [[u.id for u in patrol] for patrol in ambush.on_patrol(world, "0403", "trakorians")] == [["ransards.6"]]


def test_both_patrols_attack_as_fronts() -> None:
    """CN-INT-02-X  A marching force in both areas is attacked by each patrol that it is smaller than, the second as a further
    front."""
    world = patrolling("200", "trakorians 3 0606 250 PATROL", "trakorians 4 0604 150 PATROL")
    found = enters(world, "ransards.6", "0505")
    assert [clash.attackers for clash in found] == [["trakorians.3"], ["trakorians.2"]]
    assert [r.by for r in seen(world)] == ["trakorians.4"]


def test_an_ambush_strikes_before_a_patrol() -> None:
    """CN-INT-02-X  Entering the ambush hex inside a patrol area: the ambush first, then the patrol."""
    world = patrolling("200", "trakorians 3 0603 100 AMBUSH")
    world.units["trakorians.3"].doing.ready = True
    assert [clash.why for clash in enters(world, "ransards.6", "0603")] == ["ambush", "patrol"]


# ---- ambushes ---------------------------------------------------------------------------------------------------------
def lurking(*lines: str, **more: Any) -> World:
    world = board(
        "trakorians 2 0603 200 AMBUSH", "ransards 6 0603 180 GO_TO:0103", "trakorians camp 0103", *lines, map=FLAT, **more
    )
    world.units["trakorians.2"].doing.ready = True
    return world


def springs(world: World, answers: Any = None, **dice: Any) -> Told:
    found = play(ambush.strike_on_entry(world, [world.units["ransards.6"]], "0603")).value
    assert [clash.why for clash in found] == ["ambush"]
    return fight(world, answers, **dice)


def test_only_a_ready_ambush_of_an_enemy_strikes() -> None:
    """CN-ORD-AMBUSH-b  It lies from the round after it came; friends and neutral forces do not trigger it."""
    world = lurking()
    world.units["trakorians.2"].doing.ready = False
    assert ambush.spring_ambushes(world, [world.units["ransards.6"]], "0603") == []
    world.units["trakorians.2"].doing.ready = True
    world.relations["trakorians>ransards"] = "neutral"
    assert ambush.spring_ambushes(world, [world.units["ransards.6"]], "0603") == []


@pytest.mark.parametrize("answer", [0, 1])
def test_afterwards_the_commander_chooses(answer: int) -> None:
    """CN-ORD-AMBUSH-b  After the free round the ambushers withdraw one hex, their order ended, or fight on with the quarter."""
    world = lurking("trakorians da_kaelve 0603 leads 2")
    told = springs(world, says(AMBUSH_ON=answer), tactics={0: 5, 1: 9}, morale=1)
    assert told.questions(Ask.AMBUSH_ON) == [answer]
    unit = world.units["trakorians.2"]
    if answer == 0:
        assert unit.hex == "0503" and unit.doing.do is None and len([d for d in told.dice if d[0] == "CN-BATTLE-05"]) == 2
    else:
        assert len([d for d in told.dice if d[0] == "CN-BATTLE-05"]) > 2 and not unit.doing.ready


@pytest.mark.parametrize("goes_on", [True, False])
def test_standing_instructions_for_an_ambush(goes_on: bool) -> None:
    """CN-ORD-AMBUSH-b  battle_decisions = standing: the standing instruction ambush_continue."""
    world = lurking("trakorians da_kaelve 0603 leads 2", battle_decisions="standing")
    world.standing["trakorians"] = Standing(ambush_continue=goes_on, retreat_at=0)
    told = springs(world, tactics={0: 5, 1: 9}, morale=1)
    assert not told.asked and (len([d for d in told.dice if d[0] == "CN-BATTLE-05"]) > 2) == goes_on
    assert goes_on or world.units["trakorians.2"].hex == "0503"


def test_fighting_on_it_counts_a_quarter() -> None:
    """CN-ORD-AMBUSH-b  200 men of the ambush are 50 in every field round, to the end; without a commander it fights on."""
    world = lurking()
    found = play(ambush.strike_on_entry(world, [world.units["ransards.6"]], "0603")).value
    made = play(muster.muster_fight(world, found[0])).value
    assert [c.share for c in made.side[0].contingent[:1]] == [1] and made.side[0].ambush == 1 and made.side[0].height == 0
    world.sheets = {}
    sheet(world, "trakorians", "2", "AMBUSH:0603", ambush_continue=True)
    told = fight(world, tactics={0: 5, 1: 9}, morale=1)
    assert len([d for d in told.dice if d[0] == "CN-BATTLE-05"]) > 2


# ---- by night, and after a battle -------------------------------------------------------------------------------------
def test_patrols_at_night_where_the_umpire_permits_it() -> None:
    """CN-GEN-08, CN-ORD-PATROL-a  Not at night; with night_actions = all every order is permitted in night rounds."""
    for actions, seen in (("all", True), ("move_only", False)):
        world = board("ransards 1 0303 100 PATROL", "trakorians 2 0403 10", map=field(*ROWS), slot=7, night_actions=actions)
        assert ambush.covers(world, world.units["ransards.1"], "0403") is seen


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


def test_a_battle_of_the_round_before_hinders_no_patrol() -> None:
    """CN-ORD-PATROL-b  Who fought in one round strikes in the next as soon as somebody comes in."""
    world = after_a_battle(2)
    world.slot = 3
    play(timeline.move(world, CampaignWatch()))
    assert [(c.why, c.attackers) for c in world.clashes.values()] == [("patrol", ["trakorians.2"])]


# ---- in a game that is played ------------------------------------------------------------------------------------------
LAIR = ("trakorians kaelve 0102", "trakorians camp 0102 West", "trakorians tasseluka 0102 leads 5", "trakorians 5 0102 200")
COMERS = ("ransards trugdan 0902", "ransards camp 0902 East", "ransards grisban 0902 leads 6", "ransards 6 0902 180")
LATE = "to grisban:\n day 0 round 1: hold\n from now: "


def waits(theirs: str, *lines: str, ours: str = "from now: ambush 0302", **more: Any) -> Table:
    """Tasseluka lies in ambush in 0302 from round 2 on; Grisban comes from the east by his sheet."""
    writes = {("trakorians", 0): f"to tasseluka:\n {ours}", ("ransards", 0): theirs}
    return Table(*LAIR, *COMERS, *lines, writes=writes, **more)


def battles_of(table: Table, side: str) -> list[tuple[str, str, int, int]]:
    """Where a side fought by its reports, how it went, what it lost and what the enemy lost."""
    return [(r.hex, r.how, r.own_lost, r.enemy_lost) for r in table.told(side, BattleReport)]


def driven(order: str) -> Table:
    """Grisban in 0502 is attacked from the east by twice his number; on his way to the camp Tasseluka lies in ambush."""
    return Table(
        *LAIR, "trakorians 6 0802 400", "trakorians zafi 0802 lv=4 leads 6", COMERS[0], "ransards grisban 0502 leads 6",
        "ransards 6 0502 180", "ransards camp 0002 Home", writes={
            ("trakorians", 0): "to tasseluka:\n from now: ambush 0402",
            ("trakorians", 1): "to zafi:\n from now: attack 0502", ("ransards", 0): f"to grisban:\n from now: {order}",
        }, dice={"tactics": {0: 5, 1: 15}},
    ).until(2)  # fmt: skip


def test_it_lies_from_the_round_after_it_came() -> None:
    """CN-ORD-AMBUSH-a  Who enters the hex in the round in which the ambushers come to it finds them there like anybody else: he
    stops before them; a round later he is in the middle of them."""
    early = waits("to grisban:\n from now: go to 0102", ours="day 0 round 1: ambush 0402\n day 0: ambush 0402").until(0, 4)
    assert not early.told("ransards", BattleReport) and [r.where for r in early.told("ransards", ContactReport)] == ["0402"]
    assert battles_of(waits(LATE + "go to 0102").until(0, 4), "ransards") == [("0302", "won", 108, 3)]


@pytest.mark.parametrize("goes_on", [False, True])
def test_the_player_is_asked_whether_it_fights_on(goes_on: bool) -> None:
    """CN-ORD-AMBUSH-b  After the free round he withdraws it one hex, or it fights on with its quarter."""
    table = waits(LATE + "go to 0102", answers={"AMBUSH_ON": int(goes_on)}).until(0, 3)
    rounds = [event.round for event in table.told("trakorians", FieldRound)]
    assert rounds[0] == 0 and (len(rounds) > 1) == goes_on
    table.until(0, 4)
    assert [how for _, how, _, _ in battles_of(table, "trakorians")][:1] == (["won"] if goes_on else ["withdrew"])


def test_a_retreat_leads_into_it() -> None:
    """CN-RETR-07-X  Beaten by others, they retreat toward their camp through a hex that looks empty: the free round follows at
    once, and is reported like the first battle."""
    table = driven("hold")
    assert [(hex, how) for hex, how, _, _ in battles_of(table, "ransards")] == [("0402", "lost"), ("0402", "won")]
    assert {report.by for report in table.told("ransards", BattleReport)} == {"ransards.grisban"}
    asked = [item.ask for item in table.session.streams["ransards"].items if isinstance(item, Asked)]
    assert not [ask for ask in asked if isinstance(ask, Fronts)]               # the battle that is lost is no front any more
    assert "withdrew" in [how for _, how, _, _ in battles_of(table, "trakorians")]


def test_who_evades_steps_into_it() -> None:
    """CN-ORD-AWAIT, CN-RETR-07-X  Await moves away from a larger attacker without a battle, into the ambush on the way to the
    camp."""
    assert [(hex, how) for hex, how, _, _ in battles_of(driven("await"), "ransards")] == [("0402", "won")]


def test_the_ambush_strikes_first_and_the_patrol_as_a_further_front() -> None:
    """CN-INT-02-X  The hex of the ambush lies in the area of a larger patrol: both strike, the intruder has two battles."""
    writes = {("trakorians", 0): "to tasseluka:\n from now: ambush 0502\nto zafi:\n from now: patrol",
              ("ransards", 0): LATE + "go to 0102"}  # fmt: skip
    table = Table(*LAIR, *COMERS, "trakorians zafi 0302 lv=3 leads 6", "trakorians 6 0302 300", writes=writes,
                  dice={"tactics": {0: 5, 1: 15}}).until(0, 4)  # fmt: skip
    assert [report.by for report in table.told("trakorians", BattleReport)] == ["trakorians.tasseluka", "trakorians.zafi"]
    assert len(battles_of(table, "ransards")) == 2


def test_who_hides_bars_nobodys_way() -> None:
    """CN-CONT-01  Whoever comes to the hex beside it goes as if nobody were there: to the last byte he is told the same as where
    the others stay in their camp."""
    told = []
    for ours in ("from now: ambush 0302", "from now: hold"):
        table = waits("to grisban:\n day 0 round 1: hold\n day 0: go to 0402\n from now: hold", ours=ours).until(1)
        told.append(table.session.streams["ransards"].items)
    assert told[0] == told[1]


def test_a_patrol_does_not_see_who_hides() -> None:
    """CN-ORD-PATROL-b, CN-CONT-01  Of enemies who stood in its area when it began a patrol reports those whom one sees."""
    for ours, seen in (("from now: ambush 0302", []), ("from now: go to 0302", ["0302"])):
        table = waits("to grisban:\n day 0 round 1: go to 0502\n day 0 round 2: hold\n day 0: patrol", ours=ours).until(1)
        assert [report.where for report in table.told("ransards", PatrolReport)] == seen
