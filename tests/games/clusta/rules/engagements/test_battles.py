"""Who fights whom, how long, and under which orders (CN-BATTLE-01, CN-SEQ-06, CN-ARMY-05, CN-INT-03-X, -06-X, CN-LAND-01)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.clusta import play
from montjoy.games.clusta.battle import force
from montjoy.games.clusta.battle.state import FINE, PARTS, Ask, Fight
from montjoy.games.clusta.model import engagements
from montjoy.games.clusta.model.engagements import Party
from montjoy.games.clusta.model.state import Clash, Happening, World
from montjoy.games.clusta.protocol.battle_events import FieldRound
from montjoy.games.clusta.protocol.forms import Instruction, Sheet, Standing
from montjoy.games.clusta.protocol.questions import Pursue
from montjoy.games.clusta.rules.campaign import incidents, undead
from montjoy.games.clusta.rules.engagements import battle_reports, battles, muster
from montjoy.games.clusta.rules.movement.parties import forces, is_busy
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, ordered, run, ship
from tests.games.clusta.clashing import Told, fight, meet, men, reports, says
from tests.games.clusta.clashing import play as played
from tests.games.clusta.marching import moved

FLAT = field(*(("............",) * 6))
EVEN = {"tactics": {0: 5, 1: 6}, "morale": 1}                                     # both stand, round after round
WIDE = field(*(("............",) * 6))


def made(world: World, clash: Clash) -> Fight:
    """The fight of a clash."""
    found: Fight = played(muster.muster_fight(world, clash)).value
    return found


def effective(fight: Fight, side: int) -> float:
    return force.effective(fight, side) / (PARTS * FINE)


# ---- who fights together ----------------------------------------------------------------------------------------------
def fields(world: World) -> list[int]:
    """The troop values of the Ransards' forces in their hex."""
    here = [u for u in world.units.values() if u.side == "ransards"]
    return [sum(2 * u.present for u in force) for force in forces(world, here)]


PAIR = ("ransards 6 0602 180", "ransards 7 0602 180", "trakorians 2 0702 400e")


def test_with_a_commander_they_are_one_force() -> None:
    """CN-ARMY-05  Grisban with units 6 and 7 in one hex: a force of 720, one tactics roll."""
    world = board(*PAIR, "ransards grisban 0602 leads 6 7", map=FLAT)
    assert fields(world) == [720]
    clash = meet(world, "trakorians 2", "ransards 6 7")
    assert effective(made(world, clash), 1) == 720


def test_without_one_each_fights_for_itself() -> None:
    """CN-ARMY-05  The same units without a commander: two battles of 360; in a camp they are one force again.
    combined_combat = commander_or_camp"""
    assert fields(board(*PAIR, map=FLAT)) == [360, 360]
    assert fields(board(*PAIR, "ransards camp 0602", map=FLAT, combined_combat="commander_or_camp")) == [720]


def test_only_one_fights() -> None:
    """CN-ARMY-05  combined_combat = never: unit 6 alone fights; when it is beaten the other steps in."""
    world = board(*PAIR, "ransards camp 0102", map=FLAT, combined_combat="never", slot=2)
    assert fields(world) == [360]
    ordered(world.units["trakorians.2"], "ATTACK:0602")
    world.units["trakorians.2"].men[0].men = 200
    meet(world, "trakorians 2", "ransards 6")
    fight(world, tactics={0: 5, 1: 9}, morale=20)
    assert world.units["ransards.6"].hex == "0502" and world.units["ransards.7"].hex == "0602"
    assert [clash.defenders for clash in world.clashes.values()] == [["ransards.7"]]


def test_always_together_and_unled() -> None:
    """CN-ARMY-05  combined_combat = always: one force even without camp and commander."""
    assert fields(board(*PAIR, map=FLAT, combined_combat="always")) == [720]


def test_the_strongest_eight_contingents_fight() -> None:
    """CN-ARMY-05  A force has places for eight contingents: whole units, the strongest first; the others stand by."""
    lines = [f"ransards {n} 0602 {10 + n}e+{10 + n}" for n in range(1, 7)]
    world = board(*lines, "ransards grisban 0602 leads 1 2 3 4 5 6", "trakorians 2 0702 400e", map=FLAT)
    clash = meet(world, "trakorians 2", "ransards 1 2 3 4 5 6")
    assert [u.number for u in muster.fighting(Party(world, clash, 1))] == [3, 4, 5, 6]
    assert made(world, clash).side[1].contingents == 8


# ---- where it is fought -----------------------------------------------------------------------------------------------
WOODED = field("............", "............", ".......T....", "............", "............", "............")


@pytest.mark.parametrize(("modifiers", "margin"), [({}, 0), ({"pine_forest": -3}, -3), ({"open": -2, "pine_forest": 1}, -2)])
def test_on_the_border_of_two_hexes(modifiers: dict[str, int], margin: int) -> None:
    """CN-BATTLE-01  The attacker in the open, the defender in pine forest: the less favourable of both, by itself 0."""
    world = board("ransards 6 0602 180", "trakorians 2 0702 400", map=WOODED, terrain_combat_modifier=modifiers)
    clash = meet(world, "ransards 6", "trakorians 2")
    assert [side.ground for side in made(world, clash).side] == [margin, 0]
    assert muster.hexes(clash) == ("0602", "0702")
    clash.from_ = clash.hex
    assert muster.hexes(clash) == ("0702",)


def test_forest_in_either_hex_counts_for_the_report() -> None:
    """CN-BATTLE-01  Attacker in open, defender in pine forest: the report is a step less correct for both."""
    world = board("ransards 6 0602 180", "trakorians 2 0702 180", map=WOODED)
    meet(world, "ransards 6", "trakorians 2")
    fight(world, **EVEN, figures=12)
    assert {r.enemy_men for side in ("ransards", "trakorians") for r in reports(world, side)} == {252}   # unled in forest: +40%


def test_heights_and_walls() -> None:
    """CN-BATTLE-01  Each party has the level and the walls of its own hex; inside one hex nobody stands higher."""
    hilly = field("....", ".B..", "....", levels=("0000", "0200", "0000"))
    world = board("ransards 6 0001 180", "trakorians 2 0101 180", map=hilly)
    clash = meet(world, "ransards 6", "trakorians 2")
    assert [(s.height, s.buildings) for s in made(world, clash).side] == [(0, 0), (1, 1)]
    clash.from_ = clash.hex
    assert [(s.height, s.buildings) for s in made(world, clash).side] == [(0, 1), (0, 1)]
    clash.why = "risen"
    assert [s.buildings for s in made(world, clash).side] == [0, 0]


# ---- several orders in a camp -----------------------------------------------------------------------------------------
def test_a_camp_defends_as_one() -> None:
    """CN-INT-03-X  FORTIFY with 400 elite and HOLD with 200 standard, four days done: (1200 + 400) x 2.5 = 4000."""
    world = board(
        "trakorians 1 0702 400e FORTIFY", "trakorians 5 0702 200 HOLD", "trakorians camp 0702 North days=4",
        "ransards 6 0602 180", map=FLAT,
    )
    made_ = made(world, meet(world, "ransards 6", "trakorians 1 5"))
    assert effective(made_, 1) == 4000
    assert [c.hold for c in made_.side[1].contingent[:2]] == [0, 1] and made_.side[1].in_camp == 1


def test_who_is_outside_has_no_walls() -> None:
    """CN-INT-03-X  Who catches couriers is there with three quarters; a patrol fights outside, without the multiplier."""
    lines = ("trakorians camp 0702 North days=4", "ransards 6 0602 180")
    world = board("trakorians 1 0702 400e CATCH_COURIERS", *lines, map=FLAT)
    assert effective(made(world, meet(world, "ransards 6", "trakorians 1")), 1) == 1200 * 0.75 * 2.5
    world = board("trakorians 1 0702 400e PATROL", *lines, map=FLAT)
    assert effective(made(world, meet(world, "ransards 6", "trakorians 1")), 1) == 1200
    world = board("trakorians 1 0702 400e ATTACK:0602", *lines, map=FLAT)
    assert effective(made(world, meet(world, "trakorians 1", "ransards 6")), 0) == 1200


# ---- longer than a round ----------------------------------------------------------------------------------------------
def long_battle(*lines: str) -> World:
    world = board(
        "ransards 6 0602 500 ATTACK:0702", "trakorians 2 0702 500 HOLD", "ransards camp 0102", *lines, map=FLAT, slot=3
    )
    meet(world, "ransards 6", "trakorians 2")
    return world


def the_clash(world: World) -> Clash:
    return next(iter(world.clashes.values()))


def test_four_field_rounds_and_then_the_next_round() -> None:
    """CN-SEQ-06  Field rounds 1-4 in round 3, the others in round 4; original troop values and losses carry over."""
    world = long_battle()
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    clash = the_clash(world)
    assert (clash.fought, clash.spent) == (4, 4) and clash.fight is not None
    assert clash.fight.side[0].contingent[0].start == 500 and not world.away
    assert [r.how for r in reports(world, "ransards")] == ["goes on"]
    world.slot = 4
    lost = 500 - men(world, "ransards.6")
    assert lost == clash.fight.side[0].contingent[0].lost + clash.fight.side[0].contingent[0].dead
    fight(world, tactics={0: 6, 1: 5}, morale=1)
    assert clash.fought > 4 and clash.spent == clash.fought - 4


def test_at_nightfall_it_is_broken_off() -> None:
    """CN-SEQ-06  After round 6 field round 4 it is broken off: each side stays in its hex and keeps its orders."""
    world = long_battle()
    world.slot = 6
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    assert not world.clashes and world.away
    assert [r.how for r in reports(world, "trakorians")] == ["broken off"]
    unit = world.units["ransards.6"]
    assert unit.hex == "0602" and unit.doing.do is not None and unit.doing.do.order == "ATTACK" and not unit.doing.done


def test_inside_one_hex_it_is_resumed_in_the_morning() -> None:
    """CN-SEQ-06  If a party's order still says Attack it is resumed as a new battle in round 1 of the next day."""
    world = long_battle()
    clash = the_clash(world)
    world.units["ransards.6"].hex = clash.from_ = "0702"
    world.slot = 6
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    again = the_clash(world)
    assert again.fight is None and again.fought == 0 and (again.attackers, again.defenders) == (["ransards.6"], ["trakorians.2"])


@pytest.mark.parametrize("begun", [True, False])
def test_who_is_an_enemy_no_more_fights_no_more(begun: bool) -> None:
    """CN-CONT-01, CN-LOY-02  Hostility makes a battle: where both have changed their attitudes, in the morning or by the umpire's
    word, a battle that goes on or that was broken off is over; where one of them has, it is not."""
    world = long_battle()
    if begun:
        fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    before = men(world, "ransards.6")
    world.slot, world.relations["ransards>trakorians"] = 4, "neutral"
    run(battles.part_friends(world))
    assert len(world.clashes) == 1
    world.relations["trakorians>ransards"] = "friendly"
    run(battles.part_friends(world))
    assert not world.clashes and (men(world, "ransards.6"), bool(world.away)) == (before, begun)
    assert not fight(world).dice


def test_the_umpire_makes_peace_in_the_middle_of_a_battle() -> None:
    """CN-CONT-01, CN-RANS-04  Allied in round 4, the Ransards and the Crurers who fought in round 3 may march away at once."""
    world = board("ransards 6 0602 500 GO_TO:0402", "crurers 1 0702 500 HOLD", "ransards camp 0102", map=FLAT, slot=3)
    meet(world, "crurers 1", "ransards 6")
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    assert world.clashes and is_busy(world, world.units["ransards.6"])
    world.slot = 4
    incidents.add(world, Happening(world.tick, "alliance_made"))
    run(play.begin_round(world), dice=[1])
    assert not world.clashes and not is_busy(world, world.units["ransards.6"])


@pytest.mark.parametrize(("attitude", "men_", "order", "fights"), [
    ("hostile", 500, "ATTACK:0602", True), ("neutral", 500, "ATTACK:0602", False), ("hostile", 500, "HOLD", False),
    ("hostile", 40, "ATTACK:0602", False), ("hostile", 500, "ATTACK:0702", False),
])
def test_who_turns_on_those_beside_him(attitude: str, men_: int, order: str, fights: bool) -> None:
    """CN-ORD-ATTACK-a, CN-CRUR-10  Attack on the hex in which he stands: all resistance there, also of who was no enemy when they
    came together; not of one two sizes larger, and inside the hex (CN-BATTLE-01)."""
    world = board(f"trakorians 2 0602 {men_} {order}", "stegosians 1 0602 500 ATTACK:0602", "trakorians camp 0102", map=FLAT,
                  slot=2)
    world.relations["trakorians>stegosians"] = attitude
    told = fight(world, **({"tactics": [5, 6, 6, 5, 5, 6, 6, 5], "morale": 1} if fights else {}))
    assert bool(told.dice) is fights
    if fights:
        clash = the_clash(world)
        assert (clash.from_, clash.hex, clash.attackers, clash.defenders) == ("0602", "0602", ["trakorians.2"], ["stegosians.1"])
        world.relations["stegosians>trakorians"] = "hostile"
        run(battles.find_battles(world))
        assert len(world.clashes) == 1                       # they fight already, whoever attacks


def test_who_awaits_beside_a_larger_enemy_moves_away() -> None:
    """CN-ORD-AWAIT, CN-ORD-ATTACK-a  Attacked in his own hex by a larger force, he who awaits goes one hex toward his camp."""
    world = board("trakorians 2 0602 400 ATTACK:0602", "stegosians 1 0602 200 AWAIT", "stegosians camp 1002", map=FLAT, slot=2)
    world.relations["trakorians>stegosians"] = "hostile"
    assert {why for why, *_ in fight(world).dice} == {"CN-INFO-01"} and world.units["stegosians.1"].hex == "0702"
    assert [(r.by, r.how, r.men) for d in world.drafts for r in d.carries.reports] == [
        ("trakorians.2", "yielded", 200), ("stegosians.1", "evaded", 400)]


def test_no_battle_at_night() -> None:
    """CN-SEQ-06"""
    world = long_battle()
    world.slot = 8
    assert not fight(world).dice and the_clash(world).fight is None


# ---- orders that arrive -----------------------------------------------------------------------------------------------
def arrives(world: World, unit: str, order: str) -> None:
    """A new sheet is in force for a unit."""
    world.sheets["ransards:9"] = Sheet("6")
    world.units[unit].sheet = "ransards:9"
    ordered(world.units[unit], order)


def test_hold_changes_what_a_unit_does_at_once() -> None:
    """CN-INT-06-X  A new order HOLD in the middle of a two-round battle: no morale rolls until 50% of the men are lost."""
    world = long_battle()
    first = fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    assert [die for die in first.dice if die[0] == "CN-MOR-01" and die[1][0] == 0]
    muster.apply_new_orders(world, the_clash(world))
    assert the_clash(world).fight.side[0].contingent[0].hold == 0                    # type: ignore[union-attr]
    arrives(world, "ransards.6", "HOLD")
    muster.apply_new_orders(world, the_clash(world))
    assert the_clash(world).fight.side[0].contingent[0].hold == 1                    # type: ignore[union-attr]


@pytest.mark.parametrize("led", [True, False])
def test_an_order_that_leads_away(led: bool) -> None:
    """CN-INT-06-X  It is a retreat of the commander's will after the next field round, and the new orders stay valid; without a
    commander nobody can retreat."""
    world = long_battle(*(["ransards grisban 0602 leads 6", "trakorians da_kaelve 0702 leads 2"] if led else []))
    clash = the_clash(world)
    clash.fight, clash.orders = made(world, clash), {"ransards.6": ""}
    battle_reports.open_reports(world, clash)
    arrives(world, "ransards.6", "GO_TO:0102")
    fight(world, tactics={0: 5, 1: 6}, morale=1)
    unit = world.units["ransards.6"]
    if led:
        assert unit.hex == "0502" and unit.sheet == "ransards:9" and unit.doing.do is not None and clash.fought == 1
    else:
        assert clash.fought > 1


# ---- landing ----------------------------------------------------------------------------------------------------------
COAST = field("........", "........", "~~~~~~~~")


def landing(attacks: bool) -> tuple[World, Clash]:
    world = board("stegosians 2 0301 250", "ransards 6 0300 180", map=COAST, day=2, slot=2)
    ship(world, "stegosians", "0302")
    world.units["stegosians.2"].landing = world.tick
    clash = meet(world, "stegosians 2", "ransards 6", "landing") if attacks else meet(world, "ransards 6", "stegosians 2")
    return world, clash


@pytest.mark.parametrize("attacks", [True, False])
def test_half_the_troop_value_while_landing(attacks: bool) -> None:
    """CN-LAND-01  250 standard landing, attacking or attacked: 250 instead of 500 in field rounds 1 to 4, 500 in the fifth."""
    world, clash = landing(attacks)
    fight_ = made(world, clash)
    mine = 0 if attacks else 1
    assert effective(fight_, mine) == 250
    fight_.round = 4
    assert effective(fight_, mine) == 500


def test_it_counts_over_the_end_of_a_round() -> None:
    """CN-LAND-01  While landing is in the round in which it disembarks; the halving counts field rounds, also over the end of a
    round.  Later battles are fought at full value."""
    world, clash = landing(False)
    clash.fight = made(world, clash)
    assert [c.landing for c in clash.fight.side[1].contingent[:1]] == [1]
    world.slot = 3
    clash.began = world.tick
    assert effective(made(world, clash), 1) == 500


def test_beaten_it_goes_back_aboard() -> None:
    """CN-LAND-01  Beaten it goes back aboard its ship and loses its order."""
    world, _ = landing(False)
    ordered(world.units["stegosians.2"], "HOLD")
    world.units["stegosians.2"].men[0].men = 180
    fight(world, tactics={0: 5, 1: 9}, morale=20)
    unit = world.units["stegosians.2"]
    assert (unit.hex, unit.ship, unit.doing.do, unit.landing) == ("", "stegosians.ship1", None, 0)


# ---- who is asked, who is told ----------------------------------------------------------------------------------------
def test_only_a_commander_is_asked_and_told() -> None:
    """CN-ARMY-05  battle_decisions = player: the side whose commander is there decides; the other is neither asked nor told."""
    world = board(
        "ransards 6 0602 180 ATTACK:0702", "ransards grisban 0602 leads 6", "trakorians 2 0702 180 HOLD",
        "trakorians da_kaelve 0101", map=FLAT,
    )
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, says(RETREAT=1), tactics={0: 5, 1: 6}, morale=1)
    assert {seat for seat, _, _ in told.asked} == {"ransards"} and told.questions(Ask.RETREAT) == [1]
    assert {to for to, _ in told.events} <= {(0,), ()}


def test_a_die_that_is_shown_names_no_enemy() -> None:
    """CN-DICE-08, CN-KNOW-02  What a side sees of a battle's dice is for what and for which of its own it was thrown, by numbers:
    no id, so that nobody learns from a die which unit stands under the enemy's marker."""
    world = board("ransards 6 0602 180 ATTACK:0702", "ransards grisban 0602 leads 6", "trakorians 2 0702 180 HOLD",
                  "trakorians kaelve 0702 leads 2", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, tactics={0: 5, 1: 6}, morale=1)
    shown = [(to, about) for _, about, _, to in told.dice if to]
    assert {to for to, _ in shown} == {(0,), (1,)} and all(about[0] == to[0] for to, about in shown)
    assert all(isinstance(part, int) for _, about in shown for part in about)


def test_standing_instructions_ask_nobody() -> None:
    """CN-ARMY-05  battle_decisions = standing: half of the value is left, the commander retreats; nobody is asked."""
    world = board(
        "ransards 6 0602 180 ATTACK:0702", "ransards grisban 0602 leads 6", "trakorians 2 0702 180 HOLD", map=FLAT,
        battle_decisions="standing",
    )
    world.standing["ransards"] = Standing(retreat_at=90)
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, tactics={0: 5, 1: 6}, morale=1)
    assert not told.asked and world.units["ransards.6"].hex != "0602" and not told.questions(Pursue)


# ---- reports ----------------------------------------------------------------------------------------------------------
def report_of(world: World, told: Told, side: str) -> tuple[str, int, int, int]:
    found = reports(world, side)
    assert len(found) == 1
    return found[0].how, found[0].enemy_men, found[0].enemy_lost, found[0].own_lost


def test_each_side_reports_with_figures() -> None:
    """CN-BATTLE-01  One report a side and round: outcome, the enemy's size as the battle began, the losses of this round."""
    world = board("ransards 6 0602 180 ATTACK:0702", "ransards camp 0102", "trakorians 2 0702 200", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, tactics={0: 9, 1: 5}, morale=20)
    ours, theirs = 180 - men(world, "ransards.6"), 200 - men(world, "trakorians.2")
    assert report_of(world, told, "ransards") == ("lost", 200, theirs, ours)
    assert report_of(world, told, "trakorians") == ("won", 180, ours, theirs)
    sent = reports(world, "ransards")[0]
    assert (sent.hex, sent.where, sent.by, sent.side) == ("0502", "0702", "ransards.6", "trakorians")


def test_the_overall_commander_knows_his_own_losses() -> None:
    """CN-ARMY-05  Where he is in the battle no courier is needed: his own losses are exact, the enemy's are not."""
    world = board("ransards 6 0602 180", "ransards grisban 0602 leads 6", "trakorians 2 0702 200", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, says(RETREAT=1), tactics={0: 5, 1: 6}, morale=1, figures=20, guess=20)
    assert world.arrived["ransards"] and not [d for d in world.drafts if d.to == "ransards"]
    _, enemy, _, own = report_of(world, told, "ransards")
    assert own == 180 - men(world, "ransards.6") and enemy == 320


@pytest.mark.parametrize(("die", "seen"), [(10, 200), (1, 80), (20, 320)])
def test_a_commander_sees_the_enemy_by_one_roll(die: int, seen: int) -> None:
    """CN-KNOW-06  Two hundred, by one information roll for the whole battle; an error is of so many percent, and nobody who does
    not lead sees anything."""
    world = board("ransards 6 0602 180", "ransards grisban 0602 leads 6 lv=3", "trakorians 2 0702 200", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, tactics={0: 5, 1: 6}, morale=1, guess=die)
    assert {(about, die) for why, about, die, _ in told.dice if why == "CN-KNOW-06"} == {(("ransards.grisban",), die)}
    clash = meet(world, "ransards 6", "trakorians 2")
    made = played(muster.guess(world, muster.hexes(clash), [world.commanders["ransards.grisban"]]), guess=die)
    assert made.value * 200 == seen * 100 and played(muster.guess(world, muster.hexes(clash), [])).value == 100


def test_everything_is_over_by_the_end() -> None:
    """CN-SEQ-06  Nothing of a battle that is over stays."""
    world = board("ransards 6 0602 180", "ransards camp 0102", "trakorians 2 0702 200", map=FLAT)
    meet(world, "ransards 6", "trakorians 2")
    fight(world, tactics={0: 9, 1: 5}, morale=20)
    assert (world.clashes, world.fight, world.fighters) == ({}, None, ())
    assert engagements.is_going_on(Clash("", [], [], "", "", "contact")) is False


# ---- who is in it, and who is not -------------------------------------------------------------------------------------
def broken_off() -> World:
    """A battle inside one hex that nightfall has broken off; both have marched the night before, and one wavers."""
    world = board(
        "ransards 6 0602 400 ATTACK:0602", "ransards grisban 0602 leads 6", "trakorians 2 0602 400 HOLD",
        "trakorians da_kaelve 0602 leads 2", map=WIDE, day=3, slot=6,
    )
    meet(world, "ransards 6", "trakorians 2", from_="0602", hex="0602")
    fight(world, tactics=[5, 6, 6, 5, 5, 6, 6, 5], morale=1)
    assert [clash.fight for clash in world.clashes.values()] == [None]
    for each in world.units.values():
        each.tired, each.men[0].wavering = 2, True
    return world


def test_new_orders_lead_away_only_those_who_have_them() -> None:
    """CN-INT-06-X  Unit 7 is called away in the middle of a battle; unit 6 goes on, and keeps its order."""
    world = board(
        "ransards 6 0602 180 HOLD", "ransards 7 0602 180 HOLD", "ransards grisban 0602 leads 6 7", "ransards camp 0102",
        "trakorians 2 0702 300 ATTACK:0602", map=WIDE, slot=3,
    )
    clash = meet(world, "trakorians 2", "ransards 6 7")
    played(battles.begin_battles(world))
    world.units["ransards.7"].sheet = "ransards:9"
    world.units["ransards.7"].doing.do = Instruction("GO_TO", "0102")
    played(battles.fight_field_round(world, clash), tactics={0: 6, 1: 5}, morale=1)
    six, seven = world.units["ransards.6"], world.units["ransards.7"]
    assert seven.hex == "0502" and seven.doing.do == Instruction("GO_TO", "0102")
    assert six.hex == "0602" and six.doing.do == Instruction("HOLD")


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


def test_who_has_left_in_the_night_fights_no_more_there() -> None:
    """CN-SEQ-06, CN-NIGHT-02  Ordered to march at night he leaves the hex, and in the morning there is nobody to fight."""
    world = broken_off()
    unit = world.units["ransards.6"]
    assert not is_busy(world, unit) or world.slot == 6
    world.slot = 7
    assert not is_busy(world, unit)
    unit.hex = "0302"
    world.day, world.slot = 4, 1
    assert not fight(world).dice and not world.clashes


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
    played(undead.cross_bridge(world))
    (clash,) = world.clashes.values()
    battles.split_at_bridge(world, clash)
    assert [c.defenders for c in world.clashes.values()] == defenders
    assert {c.attackers[0] for c in world.clashes.values()} == {"crurers.1"}
    fight(world, tactics=lambda about: 5 + about[0], morale=1, perfect=20)
    assert all(unit.fought for unit in world.units.values())


# ---- in a game that is played ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("alliance", "hundredths"), [
    ({}, 3500),
    ({"ransard_shagul_alliance": True}, 4300),
    ({"ransard_shagul_alliance": True, "blackblood_units": [7]}, 3500),
    ({"events": "day 0 alliance_made"}, 4300),
    ({"events": "day 0 alliance_made\nday 0 round 1 alliance_broken"}, 3500),
    ({"ransard_shagul_alliance": True, "events": "day 0 alliance_broken"}, 4300),
])  # fmt: skip
def test_blackblood_in_a_campaign(alliance: dict[str, Any], hundredths: int) -> None:
    """CN-RANS-04, CN-RANS-04b, CN-INT-01-X  Unit 6 attacks, and inflicts 35 of 100; with blackblood 43, whether the Ransards came
    as Shagul's allies or are so since; its own losses are what they are."""
    table = Table(
        "ransards trugdan 0402", "ransards grisban 0402 leads 6", "ransards 6 0402 180", "trakorians kaelve 0802",
        "trakorians 5 0802 200", "crurers 1 0005 100", writes={("ransards", 0): "to grisban:\n from now: attack 0802"},
        dice={"tactics": {0: 5, 1: 15}}, bridge_day=-1, **alliance,
    ).until(0, 3)  # fmt: skip
    theirs, ours = (table.told(side, FieldRound) for side in ("trakorians", "ransards"))
    assert (theirs[0].hundredths, ours[0].hundredths) == (hundredths, 1500)
