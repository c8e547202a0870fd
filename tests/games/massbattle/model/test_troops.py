"""Rows, pools, distances: MB-UNIT, MB-BASE, MB-OUT, MB-SCALE."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.errors import BadInput
from montjoy.games.massbattle.model.troops import (
    allowance,
    range_cm,
    retreat_squares,
    round_minutes,
    square_cm,
    standard,
)
from montjoy.games.massbattle.options import MassBattleOptions
from tests.games.massbattle.fights import answer, body, one_round, start

OPEN = MassBattleOptions()
CONFINED = MassBattleOptions(environment="confined")


def pool(code: str, soldiers: int = 5, **options: object) -> int:
    return standard().soldiers[code].pool(soldiers, MassBattleOptions(**options))  # type: ignore[arg-type]


# ---- units -------------------------------------------------------------------------------------------------------------------
def test_unit_02_pools() -> None:
    """MB-UNIT-02  average: 5 orcs 22, 10 orcs 45, 5 goblins 17, 5 hobgoblins 27; hp_method = maximum: 40, 80, 30, 45."""
    kinds = (("orcs", 5), ("orcs", 10), ("goblins", 5), ("hobgoblins", 5))
    assert [pool(*kind) for kind in kinds] == [22, 45, 17, 27]
    assert [pool(*kind, hp_method="maximum") for kind in kinds] == [40, 80, 30, 45]
    assert start("orcs", options={"hp_method": "maximum"}).fighter[0].body[0].start == 40


def test_unit_06_one_set_of_arms() -> None:
    """MB-UNIT-06  One melee weapon and at most one for missiles: elves use the bow from afar and the sword in melee."""
    elves = standard().soldiers["elves"]
    assert (elves.melee_weapon, elves.missile_weapon) == ("sword_long", "bow_long")
    assert not isinstance(elves.melee_weapon, tuple | list)
    far = answer("elves", "orcs", kind="missiles", distance_m=30)["first_attack"]["attacker"]["damage_if_counts"]["mean"]
    near = answer("elves", "orcs")["first_attack"]["attacker"]["damage_if_counts"]["mean"]
    assert (far, near) == (pytest.approx(17.5), pytest.approx(22.5))


def test_unit_09_as_the_battle_begins() -> None:
    """MB-UNIT-09, MB-SOLO-02, MB-MOR-12  Fresh, unbroken, with all its points, in play; heroes never check."""
    for code in ("orcs", "fighter_hero", "skeletons"):
        found = body(start(code), 0)
        assert (found.hit, found.broken, found.status, found.shielded, found.hp) == (0, 0, 0, 1, found.start)
        assert (found.exempt, found.fearless) == (int(code == "fighter_hero"), int(code == "skeletons"))
    assert body(start({"type": "orcs", "fresh": False, "hp": 7}), 0).hit == 1


def test_unit_10_mounts() -> None:
    """MB-UNIT-10  5 medium cavalry: 22; with mount_hp = true 22.5 + 67.5 = 90; men on foot have no more; its movement is
    the mount's."""
    assert pool("medium_cavalry") == 22
    assert pool("medium_cavalry", mount_hp=True) == 90
    assert pool("medium_infantry", mount_hp=True) == 22
    assert pool("goblin_wolf_riders", 10, mount_hp=True) == 170
    assert pool("heavy_cavalry", mount_hp=True, hp_method="maximum") == 80 + 67
    assert standard().soldiers["medium_cavalry"].move_rate == 15


# ---- base values -------------------------------------------------------------------------------------------------------------
def test_gen_03_another_row() -> None:
    """MB-GEN-03  Orcs with a descending armour class of 5 have 14; no other figure changes."""
    orcs = standard().soldiers["orcs"]
    better = msgspec.structs.replace(orcs, ac_desc=5)
    assert (orcs.armour_class, better.armour_class) == (13, 14)
    assert (better.attack_bonus, better.pool(5, OPEN), better.damage) == (orcs.attack_bonus, 22, orcs.damage)


def test_base_01_hit_dice() -> None:
    """MB-BASE-01  4+1 HD: bonus 4, save 13; below 1 HD: 0 and 18."""
    ogres, goblins = standard().soldiers["ogres"], standard().soldiers["goblins"]
    assert (ogres.attack_bonus, ogres.save) == (4, 13)
    assert (goblins.attack_bonus, goblins.save) == (0, 18)


def test_base_03_average_points() -> None:
    """MB-BASE-03  4+1 averages 19, five of them 95."""
    assert standard().soldiers["ogres"].dice.average == 19
    assert pool("ogres") == 95


def test_base_04_saving_throws() -> None:
    """MB-BASE-04, MB-SOLO-06  5 orcs, save 17, stung by a wyvern: 17 succeeds, 16 costs one man's share, 4 points."""
    for die, left in ((17, 22 - 2), (16, 22 - 2 - 4)):
        meeting = start("wyvern", {"type": "orcs", "fresh": False, "face": "flank"}, options={"solo_full_routine": False})
        one_round(meeting, 20, 2, die)
        assert body(meeting, 1).hp == left


def test_base_05_weapons() -> None:
    """MB-BASE-05, MB-SOLO-06  Long sword 1d8, short bow 1d6, lance 2d4+1; a giant throws boulders, and orcs nothing."""
    book = standard()
    assert book.melee["sword_long"].damage == "1d8" and book.melee["lance"].damage == "2d4+1"
    assert book.missile["bow_short"].damage == "1d6"
    weapon, dice = book.shooting(book.singles["hill_giant"])  # type: ignore[misc]
    assert (weapon, str(dice)) == (book.missile["boulder"], "2d8")
    assert book.shooting(book.singles["red_dragon"]) is None and book.shooting(book.soldiers["orcs"]) is None


def test_base_06_long_weapons() -> None:
    """MB-BASE-06  Pikemen have long weapons, heavy infantry with swords none: spears, polearms and lances alone are long."""
    assert standard().soldiers["pikemen"].long_weapon and not standard().soldiers["heavy_infantry"].long_weapon
    assert [code for code, weapon in standard().melee.items() if weapon.long_weapon] == ["spear", "polearm", "lance"]
    charged = [start("orcs", code, kind="charge").fighter[1] for code in ("pikemen", "heavy_infantry", "hill_giant")]
    assert [fighter.long for fighter in charged] == [1, 0, 0]


def test_base_08_goblins_by_tens() -> None:
    """MB-BASE-08, MB-SCALE-01  Goblins at scale 10: 35 points, armour class 13, bonus 0, 1d6, rate 9, rally 25; ten of them
    strike."""
    goblins = standard().soldiers["goblins"]
    assert (goblins.armour_class, goblins.attack_bonus, str(goblins.damage)) == (13, 0, "1d6")
    assert (goblins.move_rate, goblins.rally_pct) == (9, 25)
    meeting = start("goblins", scale=10)
    assert (body(meeting, 0).start, meeting.fighter[0].melee[0].factor) == (35, 2 * 10)
    assert standard().type("goblins") == goblins and standard().type("troll").code == "troll"


def test_base_08_unknown_types() -> None:
    """MB-BASE-08  A code that no row has: the nearest one is named."""
    with pytest.raises(BadInput, match="no type of troops") as caught:
        standard().type("goblin")
    assert caught.value.would_work == 'did you mean "goblins"?'


# ---- distances ---------------------------------------------------------------------------------------------------------------
def test_scale_02_minutes() -> None:
    """MB-SCALE-02  5 minutes at scale 5, 10 at scale 10."""
    assert [round_minutes(scale) for scale in (5, 10)] == [5, 10]


def test_scale_03_squares() -> None:
    """MB-SCALE-03  Long bow: 60 m are 20 squares at scale 5 and 10 at scale 10; rate 12 moves 12 squares and 6; square_m =
    5 is the group's own."""
    bow = standard().missile["bow_long"]
    assert [range_cm(bow, OPEN) / square_cm(scale, OPEN) for scale in (5, 10)] == [20, 10]
    assert [allowance(12, scale, OPEN) / 2 for scale in (5, 10)] == [12, 6]
    own = MassBattleOptions(square_m=5)
    assert [square_cm(scale, own) for scale in (5, 10)] == [500, 500]
    assert [allowance(9, scale, own) for scale in (5, 10)] == [10, 10]
    assert start(options={"square_m": 7.5}).square == 750


def test_out_01_movement() -> None:
    """MB-OUT-01, MB-OUT-04  Rate 12: 36 m in the open (24 half squares of 3 m), 12 m in a confined place (8)."""
    assert (allowance(12, 5, OPEN), allowance(12, 5, CONFINED)) == (24, 8)


def test_out_02_ranges() -> None:
    """MB-OUT-02, MB-OUT-04, MB-E-1  Long bow 20 m confined, 60 in the open; short bow 15 and 45."""
    bows = [standard().missile[code] for code in ("bow_long", "bow_short")]
    assert [range_cm(bow, OPEN) for bow in bows] == [6000, 4500]
    assert [range_cm(bow, CONFINED) for bow in bows] == [2000, 1500]


def test_out_03_the_maximum() -> None:
    """MB-OUT-03, MB-E-1  20 squares without penalty, 20.5 at -2, 40 at -2; 40.5 not allowed."""
    found = []
    for squares in (20, 20.5, 40):
        said = answer("longbowmen", "orcs", kind="missiles", distance_m=3 * squares)
        found.append(said["first_attack"]["attacker"]["needs"])
    assert found == [12, 14, 14]
    with pytest.raises(BadInput, match=r"distance_m = 121\.5: that is too far"):
        answer("longbowmen", "orcs", kind="missiles", distance_m=121.5)


def test_out_05_one_combat_move() -> None:
    """MB-OUT-05  Scale 5, rate 12: 12 squares a round; with scaled_movement = true 60, and a retreat of 30; at scale 10 ten
    times."""
    assert (allowance(12, 5, OPEN), retreat_squares(12, 5, OPEN)) == (24, 6)
    scaled = MassBattleOptions(scaled_movement=True)
    assert (allowance(12, 5, scaled), retreat_squares(12, 5, scaled)) == (120, 30)
    assert allowance(12, 10, scaled) == 120


def test_move_02_half_squares() -> None:
    """MB-MOVE-02  Rate 9: 18 half squares at scale 5, 9 at scale 10; rounded down where squares do not fit."""
    assert [allowance(9, scale, OPEN) for scale in (5, 10)] == [18, 9]
    assert allowance(9, 5, MassBattleOptions(square_m=4)) == 13
    assert retreat_squares(3, 10, OPEN) == retreat_squares(0, 5, OPEN) == 1
