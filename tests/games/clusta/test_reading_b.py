"""A second reading of the rules from Movement to the end: corner cases that the first tests had not seen."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.clusta.battle import state
from montjoy.games.clusta.battle.force import effective
from montjoy.games.clusta.battle.losses import slaughter
from montjoy.games.clusta.model import engagements
from montjoy.games.clusta.model.state import Away, Clash, World
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.protocol.questions import Challenged, Pursue
from montjoy.games.clusta.rules.campaign import adventurers, undead, works
from montjoy.games.clusta.rules.engagements import aftermath, battles, casualties, fronts, muster, retreat
from montjoy.games.clusta.rules.movement import fatigue, fleets, parties, stacking, timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from montjoy.games.clusta.rules.orders import execution
from tests.games.clusta import test_sea_battles
from tests.games.clusta.board import board, field, ordered, ship, unit
from tests.games.clusta.clashing import fight, meet, men, play, says
from tests.games.clusta.marching import moved

FLAT = field(*(("............",) * 6))
COAST = field("........", "........", "~~~~~~~~")
WINS = {"tactics": {0: 5, 1: 9}, "morale": 20}                                  # the attacker, and the defender's nerve breaks


def made(world: World, clash: Clash) -> state.Fight:
    found = play(muster.muster_fight(world, clash)).value
    assert isinstance(found, state.Fight)
    return found


# ---- pursuit ----------------------------------------------------------------------------------------------------------
def test_a_dagger_in_a_pursuit_spares_who_stayed_behind() -> None:
    """CN-BATTLE-16, CN-RETR-04  Unit 3 holds and does not pursue; the dagger that kills the pursuers kills nobody where it
    stands."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "trakorians 3 0702 200 HOLD", "trakorians da_kaelve 0702 leads 2 3",
        "trakorians zafelasi 0102", "ransards 6 0602 180", "ransards camp 0102", map=FLAT, slot=2,
    )
    world.overall["trakorians"] = "trakorians.zafelasi"
    clash = meet(world, "trakorians 2 3", "ransards 6")
    fight(world, says(Pursue="pursue"), tactics=[5, 9, 20, 1, 20, 1, 20, 1], fumble=20, perfect=20,
          morale=lambda about: 20 if about[0] == 1 and world.units["ransards.6"].hex == "0602" else 1)
    assert clash.why == "pursuit" and clash.fight is not None
    before = clash.fight.copy()
    stayed = men(world, "trakorians.3")
    clash.fight.winner, clash.fight.dagger = 1, 1
    slaughter(clash.fight.side[0])
    casualties.write_losses(world, clash, before)
    assert (men(world, "trakorians.2"), men(world, "trakorians.3")) == (0, stayed) and stayed > 150
    assert world.units["trakorians.3"].hex == "0702"


def test_who_flees_into_his_fortified_camp_defends_it() -> None:
    """CN-RETR-04, CN-ORD-FORTIFY-b  The pursuers stand before the camp into which the others fled: its multiplier counts."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 180",
        "ransards camp 0502 days=6", map=FLAT,
    )
    clash = meet(world, "trakorians 2", "ransards 6")
    fight(world, says(Pursue="pursue"), tactics=[5, 9, 20, 1, 20, 1], fumble=20, perfect=20,
          morale=lambda about: 20 if about[0] == 1 and world.units["ransards.6"].hex == "0602" else 1)
    assert (world.units["ransards.6"].hex, clash.hex, clash.from_) == ("0502", "0502", "0602")
    assert clash.fight is not None and (clash.fight.side[1].camp, clash.fight.side[0].camp) == (6, 2)


# ---- retreats ---------------------------------------------------------------------------------------------------------
def test_a_retreat_runs_into_an_ambush_that_nobody_sees() -> None:
    """CN-RETR-07-X, CN-RETR-01  Those who lie in ambush on the way do not bar it: their free field round follows at once."""
    world = board(
        "trakorians 2 0702 200 ATTACK:0602", "ransards 6 0602 180", "ransards camp 0102", "trakorians 3 0502 200 AMBUSH",
        map=FLAT,
    )
    assert retreat.way_back(world, "ransards", "0602", "0702") != "0502"                # not hidden yet: an enemy's hex
    world.units["trakorians.3"].doing.ready = True
    assert retreat.way_back(world, "ransards", "0602", "0702") == "0502"
    meet(world, "trakorians 2", "ransards 6")
    told = fight(world, **WINS)
    assert "CN-BATTLE-05" in [why for why, _, _, _ in told.dice]
    assert not world.units["trakorians.3"].doing.ready and world.units["trakorians.3"].fought


def test_a_victor_moves_into_an_ambush_that_he_does_not_see() -> None:
    """CN-BATTLE-19, CN-RETR-07-X  The beaten have gone, but some of theirs lie hidden there."""
    world = board(
        "trakorians 2 0702 400 ATTACK:0602", "ransards 6 0602 180", "ransards 7 0602 100 AMBUSH", "ransards camp 0102", map=FLAT,
    )
    world.units["ransards.7"].doing.ready = True
    meet(world, "trakorians 2", "ransards 6")
    fight(world, **WINS)
    assert world.units["trakorians.2"].hex == "0602"
    assert world.units["ransards.7"].fought and world.units["trakorians.2"].fought
    assert not world.units["ransards.7"].doing.ready


def test_new_orders_lead_away_only_those_who_have_them() -> None:
    """CN-INT-06-X  Unit 7 is called away in the middle of a battle; unit 6 goes on, and keeps its order."""
    world = board(
        "ransards 6 0602 180 HOLD", "ransards 7 0602 180 HOLD", "ransards grisban 0602 leads 6 7", "ransards camp 0102",
        "trakorians 2 0702 300 ATTACK:0602", map=FLAT, slot=3,
    )
    clash = meet(world, "trakorians 2", "ransards 6 7")
    play(battles.begin_battles(world))
    world.units["ransards.7"].sheet = "ransards:9"
    world.units["ransards.7"].doing.do = Instruction("GO_TO", "0102")
    play(battles.fight_field_round(world, clash), tactics={0: 6, 1: 5}, morale=1)
    six, seven = world.units["ransards.6"], world.units["ransards.7"]
    assert seven.hex == "0502" and seven.doing.do == Instruction("GO_TO", "0102")
    assert six.hex == "0602" and six.doing.do == Instruction("HOLD")


# ---- fronts -----------------------------------------------------------------------------------------------------------
def front(world: World, *pairs: tuple[str, str]) -> list[Clash]:
    for a, b in (("stegosians", "trakorians"), ("trakorians", "stegosians")):
        world.relations[f"{a}>{b}"] = "hostile"
    return [meet(world, ours, theirs) for ours, theirs in pairs]


def on_each(world: World, side: str) -> list[int]:
    found = []
    for clash in world.clashes.values():
        assert clash.fight is not None
        force = clash.fight.side[0 if clash.attackers[0].startswith(side) else 1]
        found.append(sum(c.men for c in force.contingent[: force.contingents]))
    return found


def test_an_exhausted_enemy_draws_fewer_men() -> None:
    """CN-MULTI-01  In proportion to the effective troop value: 200 men after two night rounds count as 100."""
    world = board("trakorians 2 0602 400", "ransards 6 0702 200 tired=2", "stegosians 2 0502 100", map=FLAT)
    front(world, ("ransards 6", "trakorians 2"), ("stegosians 2", "trakorians 2"))
    play(battles.begin_battles(world))
    assert on_each(world, "trakorians") == [200, 200]


def test_a_fortified_enemy_draws_more_men() -> None:
    """CN-MULTI-01  The camp's multiplier is part of the effective troop value: 200 men behind six days count as 600."""
    world = board(
        "trakorians 2 0602 400", "ransards 6 0702 200", "ransards camp 0702 days=6", "stegosians 2 0502 200", map=FLAT
    )
    front(world, ("trakorians 2", "ransards 6"), ("trakorians 2", "stegosians 2"))
    play(battles.begin_battles(world))
    assert on_each(world, "trakorians") == [300, 100]


def test_weights_are_effective_values() -> None:
    """CN-MULTI-01, CN-BATTLE-10  What counts as an enemy's value in the division is what would be compared in the table."""
    world = board(
        "trakorians 2 0602 400", "ransards 6 0702 100e+80 CATCH_COURIERS tired=1", "ransards 7 0702 200",
        "ransards camp 0702 days=1", map=FLAT,
    )
    world.units["ransards.6"].men[1].wavering = True
    clash = meet(world, "trakorians 2", "ransards 6 7")
    other = made(world, clash)
    assert fronts.party_weight(world, clash, 1) * effective(other, 0) == fronts.party_weight(world, clash, 0) * effective(other, 1)


# ---- meetings ---------------------------------------------------------------------------------------------------------
def test_both_who_meet_count_as_attackers() -> None:
    """CN-CONT-04-X, CN-MOR-08  Into one empty hex at the same time: the Crurers attack too, so the others' morale suffers; and
    nobody defends a camp."""
    world = board(
        "ransards 6 0202 180 ADVANCE_TO:0302", "crurers 1 0402 500 ADVANCE_TO:0302", "crurers camp 0402 days=6",
        map=field(*((".......",) * 5)), crurer_roster_movement=True,
    )
    moved(world)
    (clash,) = world.clashes.values()
    found = made(world, clash)
    assert [side.attacks for side in found.side] == [1, 1] and [side.camp for side in found.side] == [2, 2]


# ---- who fights together ----------------------------------------------------------------------------------------------
def test_a_landing_against_units_that_do_not_fight_together() -> None:
    """CN-LAND-01, CN-ARMY-05  Two units without a commander on the beach are two fronts for who lands."""
    world = board("stegosians 2 0301 250", "ransards 6 0301 180", "ransards 7 0301 180", map=COAST, day=2, slot=2)
    ship(world, "stegosians", "0302", "carrack", 2)
    world.relations["stegosians>ransards"] = "hostile"
    ordered(world.units["stegosians.2"], "DISEMBARK:0301", attack=True)
    play(fleets.land_all(world))
    play(battles.begin_battles(world))
    assert [(c.attackers, c.defenders) for c in world.clashes.values()] == [
        (["stegosians.2"], ["ransards.6"]), (["stegosians.2"], ["ransards.7"]),
    ]


def test_risen_undead_among_units_that_do_not_fight_together() -> None:
    """CN-INT-07-X, CN-ARMY-05  Each of the two is attacked for itself."""
    world = board("ransards 6 0602 180", "ransards 7 0602 180", sides="crurers", map=FLAT, slot=2)
    undead.add_loose(world, "0602", 90)
    told = fight(world, tactics=lambda about: 5 + about[0], morale=1)
    assert told.dice and [c.attackers + c.defenders for c in world.clashes.values()] == [
        ["crurers.loose1", "ransards.6"], ["crurers.loose1", "ransards.7"],
    ]


# ---- landing ----------------------------------------------------------------------------------------------------------
def beach(men: str) -> World:
    world = board(f"stegosians 2 0301 {men}", "ransards 6 0301 30", "ransards camp 0001", map=COAST, day=2, slot=2)
    ship(world, "stegosians", "0302", "carrack", 2)
    world.relations["stegosians>ransards"] = "hostile"
    ordered(world.units["stegosians.2"], "DISEMBARK:0301", attack=True)
    world.units["stegosians.2"].formation = "march"
    play(fleets.land_all(world))
    return world


def test_who_storms_a_beach_is_not_caught_on_the_march() -> None:
    """CN-FORM-03, CN-FORM-05, CN-LAND-01  His own step makes the contact: half the troop value is all that it costs him."""
    world = beach("250")
    (clash,) = world.clashes.values()
    assert made(world, clash).side[0].march == 0


def test_who_has_won_the_beach_is_ashore() -> None:
    """CN-BATTLE-19, CN-LAND-01  "Disembark, attack" says to go there: also without a commander."""
    world = beach("250")
    fight(world, **WINS)
    unit = world.units["stegosians.2"]
    assert (unit.hex, unit.ship, world.units["ransards.6"].hex) == ("0301", "", "0201")


# ---- camps ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("waiting", "fits"), [(1300, True), (1301, False)])
def test_the_fit_who_wait_in_a_camp_take_room_there(waiting: int, fits: bool) -> None:
    """CN-LOSS-02, CN-ARMY-04  They have no marker and do not fight, but are counted for stacking; the wounded are not."""
    world = board("ransards 6 0602 200", "ransards 7 0202 180", "ransards camp 0502", map=FLAT)
    world.away = [
        Away("ransards.7", "ransard", False, waiting, "ransards.camp1", -1),
        Away("ransards.7", "ransard", False, 900, "ransards.camp1", 4000),
    ]
    assert stacking.fits(world, [world.units["ransards.6"]], "0502") == fits
    assert stacking.fits(world, [world.units["ransards.6"]], "0503")


# ---- rest -------------------------------------------------------------------------------------------------------------
def test_who_fights_at_night_does_not_rest() -> None:
    """CN-NIGHT-04  night_actions = all: a battle in the last night round breaks a rest as one by day does."""
    world = board("ransards 6 0602 180 HOLD", map=FLAT, slot=1, night_actions="all")
    unit = world.units["ransards.6"]
    unit.tired, unit.rest, unit.fought = 2, 10, True
    fatigue.disturb_rest(world)
    fatigue.take_rest(world)
    assert (unit.tired, unit.rest) == (2, 2)


def broken_off() -> World:
    """A battle inside one hex that nightfall has broken off; both have marched the night before, and one wavers."""
    world = board(
        "ransards 6 0602 400 ATTACK:0602", "ransards grisban 0602 leads 6", "trakorians 2 0602 400 HOLD",
        "trakorians da_kaelve 0602 leads 2", map=FLAT, day=3, slot=6,
    )
    meet(world, "ransards 6", "trakorians 2", from_="0602", hex="0602")
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    assert [clash.fight for clash in world.clashes.values()] == [None]
    for each in world.units.values():
        each.tired, each.men[0].wavering = 2, True
    return world


def test_a_battle_broken_off_inside_a_hex_lets_both_rest_at_night() -> None:
    """CN-SEQ-06, CN-NIGHT-04, CN-MOR-06  Until it is resumed in the morning there is no battle: a whole night is a rest, and who
    wavered has rallied."""
    world = broken_off()
    for slot in (7, 8, 9):
        world.slot = slot
        moved(world)
    assert world.units["ransards.6"].tired == 0
    world.day, world.slot = 4, 1
    play(execution.begin_idleness(world))
    assert not world.units["ransards.6"].men[0].wavering
    told = fight(world, tactics=lambda about: 8 - about[0], morale=1)
    assert "CN-BATTLE-05" in [why for why, _, _, _ in told.dice] and world.units["ransards.6"].fought


def test_who_has_left_in_the_night_fights_no_more_there() -> None:
    """CN-SEQ-06, CN-NIGHT-02  Ordered to march at night he leaves the hex, and in the morning there is nobody to fight."""
    world = broken_off()
    unit = world.units["ransards.6"]
    assert not parties.is_busy(world, unit) or world.slot == 6
    world.slot = 7
    assert not parties.is_busy(world, unit)
    unit.hex = "0302"
    world.day, world.slot = 4, 1
    assert not fight(world).dice and not world.clashes


# ---- who sees what on the spot ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("value", "terrain", "seen"), [(3, "0301", 200), (4, "0301", 200), (3, "0203", 220), (3, "0303", 220),
                                                        (4, "0303", 200)])
def test_who_lets_others_pass_sees_them_where_they_are(value: int, terrain: str, seen: int) -> None:
    """CN-CONT-02, CN-INFO-03, CN-INFO-04  The commander on the spot is asked: by how he leads, and by the wood in either hex of
    the contact, he sees how many come, in the hex they come from.  The die shows 11."""
    rows = ["." * 8 for _ in range(6)]
    column, row = int(terrain[:2]), int(terrain[2:])
    rows[row] = "." * column + "T" + "." * (7 - column)
    world = board(
        "ransards 6 0203 200 ADVANCE_TO:0503", "trakorians 5 0303 400 HOLD", f"trakorians x 0303 leads 5 lv={value}",
        "trakorians zafelasi 0000 lv=5", map=field(*rows),
    )
    asked = []

    def answer(seat: str, ask: Any, options: Any) -> Any:
        asked.append((seat, ask))
        return "pass" if isinstance(ask, Challenged) else None

    play(timeline.move(world, CampaignWatch()), answer, figures=11)
    assert [(seat, ask.hex, ask.men) for seat, ask in asked if isinstance(ask, Challenged)] == [("trakorians", "0303", seen)]


@pytest.mark.parametrize("first", ["ransards", "stegosians"])
def test_who_leaves_all_fronts_leaves_a_victor_on_each(first: str) -> None:
    """CN-MULTI-01, CN-BATTLE-19  Driven off on one front the unit leaves the other too; on both the victors, who were told to go
    there, move into its hex, and their Attack is done."""
    world = board(
        "trakorians 2 0602 200", "trakorians camp 0002", "ransards 6 0702 200 ATTACK:0602", "stegosians 2 0601 200 ATTACK:0602",
        map=FLAT, slot=2,
    )
    pairs = [(f"{side} {6 if side == 'ransards' else 2}", "trakorians 2") for side in ("ransards", "stegosians")]
    world.relations["ransards>stegosians"] = world.relations["stegosians>ransards"] = "neutral"
    front(world, *(pairs if first == "ransards" else pairs[::-1]))
    fight(world, **WINS)
    victors = [world.units["ransards.6"], world.units["stegosians.2"]]
    assert [(unit.hex, unit.doing.done) for unit in victors] == [("0602", True)] * 2 and not world.clashes


def test_wiped_out_on_one_front_a_unit_stands_on_the_other() -> None:
    """CN-MULTI-01  The 20 men sent against the smaller enemy are gone; those on the other front fight on."""
    world = board("trakorians 2 0602 400", "ransards 6 0702 400", "stegosians 2 0601 200", map=FLAT, slot=2)
    one, other = front(world, ("ransards 6", "trakorians 2"), ("stegosians 2", "trakorians 2"))
    unit = world.units["trakorians.2"]
    play(battles.begin_battles(world))
    assert one.fight is not None and other.fight is not None
    before = other.fight.copy()
    gone = other.fight.side[1].contingent[0]
    gone.lost, gone.men, gone.tv, gone.how = gone.men, 0, 0, state.How.WIPED
    other.fight.result = state.Verdict.FIRST_STANDS
    play(aftermath.carry_out_consequences(world, other, before))
    assert 0 < unit.present < 400 and engagements.is_going_on(one) and one.fight.side[1].contingent[0].how == state.How.HERE


def test_no_pursuit_while_others_fight_on() -> None:
    """CN-RETR-04, CN-MULTI-01  One enemy flees, the other still stands in the hex and fights: nobody is asked about a pursuit,
    and nobody goes among them."""
    world = board(
        "trakorians 2 0702 400 ATTACK:0602", "trakorians da_kaelve 0702 leads 2", "ransards 6 0602 200", "ransards camp 0002",
        "stegosians 2 0602 200", map=FLAT, slot=2,
    )
    front(world, ("trakorians 2", "ransards 6"), ("trakorians 2", "stegosians 2"))
    among_them = []

    def answer(seat: str, ask: Any, options: Any) -> Any:
        if isinstance(ask, Pursue):
            among_them.append(retreat.is_barred(world, "trakorians", "0602"))
            return "pursue"
        return None

    fight(world, answer, tactics=lambda about: 5 + about[0],
          morale=lambda about: 20 if about[0] == 1 and about[1] == 6 else 1)
    assert world.units["ransards.6"].hex != "0602" and not any(among_them)


def test_the_party_meets_whoever_stands_there() -> None:
    """CN-PASS-01  Any side's troops, also the dead of a side that nobody plays."""
    world = board("ransards 6 0602 180", "trakorians 2 0002 200", map=FLAT)
    undead.add_loose(world, "0302", 90)
    assert "crurers" not in world.sides and adventurers.bodies(world, "0302") == [("crurers", "0302", 90)]


def test_a_fleet_that_has_lost_a_unit_is_not_sunk() -> None:
    """CN-SEA-01  Only a dagger sinks: with the one man of unit 2 dead and unit 1 driven off, the ship flees with all aboard."""
    world = test_sea_battles.fleets()
    unit(world, "ransards", 2, "", "1e", ship="ransards.ship1")
    test_sea_battles.meet(world, [8, 15, 100, 100, 10, *[10] * 4])
    assert world.ships["ransards.ship1"].hex == "0500" and world.units["ransards.1"].present > 0
    assert world.units["ransards.2"].present == 0 and world.commanders["ransards.grisban"].fate == ""


@pytest.mark.parametrize("more", [0, 1])
def test_a_front_with_the_same_men_keeps_its_running_value(more: int) -> None:
    """CN-ROUND-04, CN-MULTI-01  Between rounds the troop value of a front is counted anew only where its men have changed."""
    world = board("trakorians 2 0602 400", "ransards 6 0702 400", map=FLAT, slot=2)
    (clash,) = front(world, ("ransards 6", "trakorians 2"))
    play(battles.begin_battles(world))
    assert clash.fight is not None
    contingent = clash.fight.side[1].contingent[0]
    contingent.tv -= 7
    fronts.set_strength(clash, world.units["trakorians.2"], 0, 400 + more)
    assert contingent.tv == (400 + more) * 2 * state.PARTS - (0 if more else 7)


@pytest.mark.parametrize(("led", "defenders"), [
    (False, [["ransards.6"], ["ransards.7"]]), (True, [["ransards.6", "ransards.7"]]),
])
def test_from_the_bridge_against_units_that_do_not_fight_together(led: bool, defenders: list[list[str]]) -> None:
    """CN-ARMY-05, CN-CRUR-09  Who steps off the bridge meets each of two units without a commander for itself, and both at once
    where somebody leads them."""
    world = board(
        "ransards 6 0602 180", "ransards 7 0602 180", *(["ransards grisban 0602 leads 6 7"] if led else []), "crurers 1 0000 500",
        map=field(*(("............",) * 6), bridgehead="0602"), slot=2, bridge_day=0,
    )
    world.units["crurers.1"].hex = ""
    play(undead.cross_bridge(world))
    (clash,) = world.clashes.values()
    battles.split_at_bridge(world, clash)
    assert [c.defenders for c in world.clashes.values()] == defenders
    assert {c.attackers[0] for c in world.clashes.values()} == {"crurers.1"}
    fight(world, tactics=lambda about: 5 + about[0], morale=1, perfect=20)
    assert all(unit.fought for unit in world.units.values())


def after_a_battle(slot: int) -> World:
    """A round in which the patrol of unit 2 and the camp's unit 3, that fortifies, have put a small force to flight."""
    world = board(
        "trakorians 2 0602 400 PATROL", "trakorians 3 0602 400 FORTIFY", "trakorians camp 0602", "trakorians da_kaelve 0602",
        "ransards 6 0702 120 ATTACK:0602", "ransards 7 0902 100 GO_TO:0002", "ransards camp 0902", map=FLAT, day=3, slot=slot,
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


def test_a_battle_of_the_round_before_hinders_no_work() -> None:
    """CN-ORD-FORTIFY-a, CN-SEQ-10  A battle in the last round of a day costs that day; the next counts, from its first round."""
    world = after_a_battle(6)
    world.units["ransards.7"].doing.do = None
    world.day, world.slot = 4, 1
    play(timeline.move(world))
    play(works.do_work(world))
    assert world.camps["trakorians.camp1"].worked == 1
