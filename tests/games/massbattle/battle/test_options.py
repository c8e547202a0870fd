"""Every value of the options that bear on a meeting of two: what it says, and that no other value says it."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.script import scripted
from montjoy.games.massbattle.battle.meeting import who_attacks_first
from montjoy.games.massbattle.battle.state import ATTACKER, BOTH
from montjoy.games.massbattle.model.troops import allowance, range_cm, standard
from montjoy.games.massbattle.options import MassBattleOptions
from tests.games.massbattle.fights import body, first, needs, one_round, start, whys


@pytest.mark.parametrize("environment, half_squares, metres", [("open", 24, 60), ("confined", 8, 20)])
def test_environment(environment: Any, half_squares: int, metres: int) -> None:
    """MB-OUT-04  Movement and ranges."""
    options = MassBattleOptions(environment=environment)
    assert allowance(12, 5, options) == half_squares
    assert range_cm(standard().missile["bow_long"], options) == 100 * metres


@pytest.mark.parametrize("daylight, wanted", [(True, 13), (False, 12)])
def test_daylight(daylight: bool, wanted: int) -> None:
    """MB-BASE-09  Orcs by day and by night."""
    assert needs("orcs", "militia", options={"daylight": daylight}) == wanted


@pytest.mark.parametrize("scaled_movement, squares", [(False, 4), (True, 22)])
def test_scaled_movement(scaled_movement: bool, squares: int) -> None:
    """MB-OUT-05  Half of 27 m, or of 135 m, in squares of 3 m."""
    assert start("orcs", options={"scaled_movement": scaled_movement}).fighter[0].retreat == squares


@pytest.mark.parametrize("hp_method, pool", [("average", 22), ("maximum", 40)])
def test_hp_method(hp_method: str, pool: int) -> None:
    """MB-UNIT-02  Five orcs."""
    assert body(start("orcs", options={"hp_method": hp_method}), 0).start == pool


@pytest.mark.parametrize("hp_method", ["rolled"])
def test_hp_method_rolled(hp_method: str) -> None:
    """MB-UNIT-02  A case has no dice for it."""
    with pytest.raises(BadInput, match="no dice for hit points"):
        start("orcs", options={"hp_method": hp_method})


@pytest.mark.parametrize("mount_hp, pool", [(False, 22), (True, 90)])
def test_mount_hp(mount_hp: bool, pool: int) -> None:
    """MB-UNIT-10  Five medium cavalry."""
    assert body(start("medium_cavalry", options={"mount_hp": mount_hp}), 0).start == pool


@pytest.mark.parametrize("tie_rule, dice, wanted", [("reroll", (4, 4, 3, 1), ATTACKER), ("simultaneous", (4, 4), BOTH)])
def test_tie_rule(tie_rule: str, dice: tuple[int, ...], wanted: int) -> None:
    """MB-INIT-06  Rolled again, or both together."""
    meeting = start(initiative="roll", options={"tie_rule": tie_rule})
    assert scripted(who_attacks_first(meeting), dice).value == wanted


@pytest.mark.parametrize("missile_front_arc, rolls", [(False, 2), (True, 1)])
def test_missile_front_arc(missile_front_arc: bool, rolls: int) -> None:
    """MB-MIS-05  Crossbowmen with the enemy at their flank, and in front."""
    turned = {"type": "crossbowmen", "face": "flank"}
    meeting = start(turned, "crossbowmen", kind="missiles", distance_m=30, options={"missile_front_arc": missile_front_arc})
    assert len(whys(one_round(meeting, *[1] * rolls))) == rolls


@pytest.mark.parametrize("flank_bonus_missiles, wanted", [(True, 8), (False, 12)])
def test_flank_bonus_missiles(flank_bonus_missiles: bool, wanted: int) -> None:
    """MB-MOD-10  Long bowmen at a flank."""
    options = {"flank_bonus_missiles": flank_bonus_missiles}
    assert needs("longbowmen", {"type": "militia", "face": "flank"}, kind="missiles", distance_m=30, options=options) == wanted


@pytest.mark.parametrize("charge_replaces_melee, rolls", [(False, 4), (True, 2)])
def test_charge_replaces_melee(charge_replaces_melee: bool, rolls: int) -> None:
    """MB-CHG-05  Knights and pikemen in the round of the charge."""
    meeting = start("heavy_cavalry", "pikemen", kind="charge", options={"charge_replaces_melee": charge_replaces_melee})
    assert len(whys(one_round(meeting, *[1] * rolls))) == rolls


@pytest.mark.parametrize("natural_one_misses, chance", [(False, 1), (True, 19 / 20)])
def test_natural_one_misses(natural_one_misses: bool, chance: float) -> None:
    """MB-ATK-05  A storm giant at a levy."""
    found = first("storm_giant", "levy", options={"natural_one_misses": natural_one_misses})
    assert found["hit"] == pytest.approx(chance)


@pytest.mark.parametrize("solo_full_routine, rolls", [(True, 3), (False, 1)])
def test_solo_full_routine(solo_full_routine: bool, rolls: int) -> None:
    """MB-ATK-06  A dragon at men in plate who do not strike back."""
    meeting = start("red_dragon", {"type": "heavy_infantry", "face": "rear"}, options={"solo_full_routine": solo_full_routine})
    assert len(whys(one_round(meeting, *[1] * rolls))) == rolls == meeting.fighter[0].blows


@pytest.mark.parametrize("fighter_sweep, rolls", [(False, 1), (True, 9)])
def test_fighter_sweep(fighter_sweep: bool, rolls: int) -> None:
    """MB-ATK-16  A lord at orcs who do not strike back."""
    meeting = start("fighter_lord", {"type": "orcs", "face": "rear"}, options={"fighter_sweep": fighter_sweep})
    assert len(whys(one_round(meeting, *[1] * rolls))) == rolls == meeting.fighter[0].times


@pytest.mark.parametrize("first_hit_shields_singles, shielded", [(True, 1), (False, 0)])
def test_first_hit_shields_singles(first_hit_shields_singles: bool, shielded: int) -> None:
    """MB-SOLO-02  A giant; and a unit in any case."""
    meeting = start("hill_giant", "orcs", options={"first_hit_shields_singles": first_hit_shields_singles})
    assert [body(meeting, side).shielded for side in (0, 1)] == [shielded, 1]


@pytest.mark.parametrize("morale_batch, dice", [("per_hit", 3), ("per_step", 1)])
def test_morale_batch(morale_batch: str, dice: int) -> None:
    """MB-MOR-03  A troll's three hits on orcs at half."""
    orcs = {"type": "orcs", "hp": 11, "face": "rear"}
    meeting = start("troll", orcs, options={"morale_batch": morale_batch})
    assert whys(one_round(meeting, 20, 20, 1, 20, 1, *[6] * dice)).count("MB-MOR-04") == dice


@pytest.mark.parametrize("pc_morale, dice", [(False, 0), (True, 1)])
def test_pc_morale(pc_morale: bool, dice: int) -> None:
    """MB-MOR-12  A hero at half, hit."""
    hero = {"type": "fighter_hero", "hp": 9, "face": "rear"}
    assert len(whys(one_round(start("orcs", hero, options={"pc_morale": pc_morale}), 20, *[6] * dice))) == 1 + dice


@pytest.mark.parametrize("fearless_undead, broken", [(True, 0), (False, 1)])
def test_fearless_undead(fearless_undead: bool, broken: int) -> None:
    """MB-MOR-13  Skeletons at half, hit, a morale die of 3."""
    bones = {"type": "skeletons", "hp": 11, "face": "rear"}
    meeting = start("orcs", bones, options={"fearless_undead": fearless_undead})
    one_round(meeting, 20, 3, *[100] * broken)
    assert body(meeting, 1).broken == broken


@pytest.mark.parametrize("followup, metres", [("melee_only", 42), ("any_attacker", 30)])
def test_followup(followup: str, metres: int) -> None:
    """MB-MOR-15  Crossbowmen push orcs back."""
    meeting = start("crossbowmen", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=30, options={"followup": followup})
    one_round(meeting, 20, 2, 100)
    assert meeting.distance == 100 * metres
