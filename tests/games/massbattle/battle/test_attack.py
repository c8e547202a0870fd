"""Attacks and damage: MB-ATK, MB-RND, MB-SOLO, and the examples of the book that are attacks."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.script import scripted
from montjoy.games.massbattle.battle.attack import is_hit, strike, take_off_the_dead
from montjoy.games.massbattle.battle.blows import half_soldiers, is_immune, make_blow, venom
from montjoy.games.massbattle.battle.state import Body, Status, Stroke
from tests.games.massbattle.fights import answer, body, first, needs, one_round, start, whys


def fresh_not(type: str, **more: Any) -> dict[str, Any]:
    return {"type": type, "fresh": False, **more}


def struck(target: Body, *dice: int, soldiers: int = 5, against: int = 5, behind: bool = False, **more: Any) -> int:
    """One attack roll of so many soldiers with 1d8."""
    factor = half_soldiers(soldiers, against, behind)
    blow = make_blow(0, 1, **{"needs": 10, "dice": (1, 8, 0), "factor": factor, **more})
    return int(scripted(strike(blow, target, 0), dice).value)


def target(hp: int = 100, hit: int = 1, **more: Any) -> Body:
    return Body(number=1, hp=hp, start=more.pop("start", hp), hit=hit, **more)


def taken(*dice: int, **more: Any) -> int:
    """The hit points that one hit takes of 100; `more` as of `struck`."""
    found = target()
    assert struck(found, *dice, **more) == Stroke.WOUNDED
    return 100 - found.hp


# ---- the roll ----------------------------------------------------------------------------------------------------------------
def test_atk_01_one_roll() -> None:
    """MB-ATK-01, MB-UNIT-03  A unit of ten makes one attack roll, and so does the other."""
    assert whys(one_round(start(scale=10), 1, 1)) == ["MB-ATK-03", "MB-ATK-03"]


def test_atk_02_one_soldiers_hit_dice() -> None:
    """MB-ATK-02, MB-E-3  Five orcs of one hit die attack with +1, not +5: armour class 13 needs 12, not 8; ogres of 4+1
    with +4."""
    night = {"options": {"daylight": False}}
    assert needs("orcs", "militia", **night) == 12
    assert needs("militia", "militia") == 12
    assert needs("ogres", "militia") == 9


@pytest.mark.parametrize("ours, theirs, lowest", [("militia", "medium_infantry", 14), ("levy", "slingers", 10)])
def test_atk_03_what_hits(ours: str, theirs: str, lowest: int) -> None:
    """MB-ATK-03  1 HD against armour class 15: 14 hits, 13 misses; below 1 HD against 10: 10 hits."""
    for die, hit in ((lowest, 1), (lowest - 1, 0)):
        meeting = start(ours, theirs)
        one_round(meeting, die, 1)
        assert body(meeting, 1).hit == hit
    assert first(ours, theirs) == {
        "needs": lowest, "hit": pytest.approx((21 - lowest) / 20), "damage_if_counts": {"mean": pytest.approx(17.5)},
    }


def test_atk_04_both_ways_of_counting() -> None:
    """MB-ATK-04  Armour class 2 descending and 17 ascending are one number: no roll differs."""
    for die in range(1, 21):
        blow = make_blow(0, 1, needs=needs("militia", "heavy_infantry"), dice=(1, 6, 0), factor=2)
        assert is_hit(blow, die, 0) == (die + 1 + 2 >= 19)
    assert answer("orcs", "elves") == answer("orcs", "elves", options={"ac_system": "descending"})


def test_atk_05_natural_20_and_1() -> None:
    """MB-ATK-05  A natural 20 that would hit anyway does full damage; a natural 1 of a giant hits; with natural_one_misses = true
    it misses."""
    meeting = start("militia", fresh_not("medium_infantry"))
    one_round(meeting, 20, 3, 4, 1)
    assert body(meeting, 1).hp == 22 - 15
    for misses, hit in ((False, 1), (True, 0)):
        meeting = start("storm_giant", "levy", options={"natural_one_misses": misses})
        one_round(meeting, 1, 1)
        assert body(meeting, 1).hit == hit
    assert first("storm_giant", "levy", options={"natural_one_misses": True})["hit"] == pytest.approx(19 / 20)


def test_atk_06_whole_routines() -> None:
    """MB-ATK-06  A red dragon rolls three times with +10 (1d8, 1d8, 3d10); with solo_full_routine = false once, 3d10."""
    meeting = start("red_dragon", fresh_not("ogres"))
    one_round(meeting, 4, 8, 3, 4, 10, 10, 1, 1)             # 14 - 10 = 4: hits for 8, misses, hits for 21; the ogres miss
    assert body(meeting, 1).hp == 95 - 8 - 21
    assert first("red_dragon", "orcs")["damage_if_counts"]["mean"] == pytest.approx(4.5 + 4.5 + 16.5)
    one = {"options": {"solo_full_routine": False}}
    meeting = start("red_dragon", fresh_not("ogres"), **one)
    one_round(meeting, 4, 1, 1, 1, 1)
    assert body(meeting, 1).hp == 95 - 3
    assert first("red_dragon", "orcs", **one)["damage_if_counts"]["mean"] == pytest.approx(16.5)


# ---- damage ------------------------------------------------------------------------------------------------------------------
def test_atk_07_the_first_hit() -> None:
    """MB-ATK-07  Two hits on a fresh unit: the first does nothing and rolls no damage, the second does."""
    meeting = start("troll", "orcs")
    found = one_round(meeting, 20, 20, 2, 1, 1)
    assert whys(found) == ["MB-ATK-03", "MB-ATK-03", "MB-ATK-08", "MB-ATK-03", "MB-ATK-03"]
    assert (body(meeting, 1).hp, body(meeting, 1).hit) == (20, 1)
    assert struck(target(hit=0), 20) == Stroke.HARMLESS


def test_atk_08_times_the_soldiers() -> None:
    """MB-ATK-08  5 men, 1d8 shows 6: 30; 10 men, 2d4+1 = 6: 60; one giant, 2d8 = 9: 9."""
    assert taken(10, 6) == 30
    meeting = start("medium_cavalry", fresh_not("ogres"), scale=10)
    one_round(meeting, 13, 2, 3, 1)
    assert body(meeting, 1).hp == 190 - 60
    meeting = start("hill_giant", fresh_not("ogres"))
    one_round(meeting, 6, 4, 5, 1)
    assert body(meeting, 1).hp == 95 - 9


def test_atk_09_half_against_one() -> None:
    """MB-ATK-09, MB-E-6, MB-SOLO-01  5 archers, die 5, at a giant: 12; die 6: 15; against a unit 30.  Hero against giant,
    die 5: 5."""
    meeting = start("archers", fresh_not("hill_giant"), kind="missiles", distance_m=30)
    one_round(meeting, 14, 5, 1, 1)
    assert body(meeting, 1).hp == 38 - 12
    assert taken(10, 6, against=1) == 15 and taken(10, 6) == 30
    meeting = start("fighter_hero", fresh_not("hill_giant"))
    one_round(meeting, 13, 5, 1)
    assert body(meeting, 1).hp == 38 - 5


def test_atk_10_the_product() -> None:
    """MB-ATK-10, MB-RND-01  5 men, die 6, rear, single: 30; 10 men, die 3, quarter: 7; the same at a single: 3."""
    assert taken(10, 6, against=1, behind=True) == 30
    assert taken(20, 3, soldiers=10, needs=21) == 7
    assert taken(20, 3, soldiers=10, against=1, needs=21) == 3


def test_rnd_01_once_and_down() -> None:
    """MB-RND-01  5 men, die 3, single: 7; from behind and a quarter: 3 x 5 x 2 / 4 = 7.5 -> 7; by rounding each step it would be
    6."""
    assert taken(10, 3, against=1) == 7
    assert taken(20, 3, behind=True, needs=21) == 7


def test_rnd_02_at_least_one() -> None:
    """MB-RND-02  A lone goblin's damage of 1, 2 or 3, a quarter of it: 1; and half of 1."""
    assert [taken(20, die, soldiers=1, needs=21) for die in (1, 2, 3, 4, 8)] == [1, 1, 1, 1, 2]
    assert first("wizard_5", {"type": "heavy_infantry", "level": 1, "stance": "defence", "cover": "tree_line"})[
        "damage_if_counts"]["mean"] == 1


def test_atk_14_dead_to_the_last() -> None:
    """MB-ATK-14, MB-SEQ-07  22 hit points and 25 of damage: destroyed, no hit points left, no morale die."""
    meeting = start("medium_infantry", fresh_not("orcs"))
    found = one_round(meeting, 12, 5)
    assert (body(meeting, 1).hp, body(meeting, 1).status) == (0, Status.DESTROYED)
    assert "MB-MOR-04" not in whys(found)
    gone = target(hp=-3, start=22, checks=2)
    take_off_the_dead(gone)
    assert (gone.hp, gone.checks, gone.status) == (0, 0, Status.DESTROYED)


def test_solo_05_a_hero_at_nothing() -> None:
    """MB-SOLO-05  A hero of 18 who takes 18 is out of the battle: destroyed."""
    meeting = start("ogre", fresh_not("fighter_hero", hp=11))
    one_round(meeting, 13, 10)
    assert (body(meeting, 1).hp, body(meeting, 1).status) == (0, Status.DESTROYED)


def test_atk_15_modifiers_are_added() -> None:
    """MB-ATK-15  From high ground (+4) into a flank (+4) at a target behind a wall (-4): +4."""
    high, walled = {"type": "militia", "level": 1}, {"type": "medium_infantry", "face": "flank", "cover": "field_wall"}
    assert needs(high, walled) == 14 - 4


def test_atk_16_sweeping() -> None:
    """MB-ATK-16  A lord of level 9 makes one roll against orcs; with fighter_sweep = true nine of 1d8+1, in a charge too; one
    against hobgoblins (1+1), another single or by a cleric."""
    sweep = {"options": {"fighter_sweep": True}}
    assert whys(one_round(start("fighter_lord", "orcs"), 1, 1)) == ["MB-ATK-03"] * 2
    assert whys(one_round(start("fighter_lord", "orcs", **sweep), *[1] * 10)) == ["MB-ATK-03"] * 10
    assert len(whys(one_round(start("ranger_archer", "kobolds", kind="charge", options={"fighter_sweep": True,
               "charge_replaces_melee": True}), *[1] * 5))) == 5
    assert first("fighter_lord", "orcs", **sweep)["damage_if_counts"]["mean"] == pytest.approx(9 * 5.5)
    for ours, theirs in (("fighter_lord", "hobgoblins"), ("fighter_lord", "ogre"), ("cleric_7", "orcs"), ("hill_giant", "orcs")):
        assert len(whys(one_round(start(ours, theirs, **sweep), 1, 1))) == 2


# ---- who cannot be hurt ------------------------------------------------------------------------------------------------------
def test_atk_11_immune() -> None:
    """MB-ATK-11, MB-E-4  Ten archers, a natural 20 at a fire elemental: no damage, and its first hit is not used; the lord
    with his magic sword hits it."""
    meeting = start("archers", {"type": "fire_elemental", "hp": 10}, kind="missiles", distance_m=30, scale=10)
    assert whys(one_round(meeting, 20, 20)) == ["MB-ATK-03"] * 2
    assert (body(meeting, 1).hp, body(meeting, 1).hit) == (10, 0)
    found = first("archers", "fire_elemental", kind="missiles", distance_m=30)
    assert (found["needs"], found["hit"], found["damage_if_counts"]["mean"]) == (16, 0, 0)
    meeting = start("fighter_lord", "fire_elemental")
    one_round(meeting, 10, 1)
    assert body(meeting, 1).hit == 1


def test_atk_11_x_a_werewolf_struck_by_several() -> None:
    """MB-ATK-11-X, MB-ATK-11  Swords, a magic sword, a magic sword: nothing, the first hit, damage."""
    wolf = target(hp=22, hit=0)
    done = [struck(wolf, *dice, against=1, immune=is_immune(["immune_nonmagical_or_silver"], traits))
            for dice, traits in (((20,), []), ((20,), ["magic_weapon"]), ((20, 2), ["magic_weapon"]))]  # fmt: skip
    assert done == [Stroke.NOTHING, Stroke.HARMLESS, Stroke.WOUNDED] and wolf.hp == 17
    assert not is_immune(["immune_nonmagical_or_silver"], ["silver_weapon"])
    assert is_immune(["immune_nonmagical"], ["silver_weapon"]) and not is_immune(["immune_cold"], [])


def test_atk_12_untouchable() -> None:
    """MB-ATK-12, MB-MOD-02  1 HD at armour class 17 behind a wall: 20 hits and does full damage; on high ground in defence,
    too, it is untouchable: a quarter."""
    walled = {"type": "heavy_infantry", "cover": "field_wall", "fresh": False}
    assert needs("militia", walled) == 20
    above = {**walled, "level": 1, "stance": "defence"}
    assert needs("militia", above) == 24
    for place, lost in ((walled, 20), (above, 5)):
        meeting = start("militia", place)
        one_round(meeting, *(20, 4, 4, 1) if lost > 10 else (20, 4, 1))
        assert body(meeting, 1).hp == 22 - lost
    found = first("militia", above)
    assert (found["hit"], found["damage_if_counts"]["mean"]) == (
        pytest.approx(1 / 20), pytest.approx((1 + 2 + 3 + 5 + 6 + 7) / 6))  # 1.25, 2.5, 3.75, 5, 6.25, 7.5, each rounded down


@pytest.mark.parametrize("theirs, stance, wanted", [
    ("heavy_infantry", "defence", 25), ("heavy_infantry", "attack", 21), ("medium_infantry", "attack", 19),
])  # fmt: skip
def test_atk_12_x_by_choice_of_stance(theirs: str, stance: str, wanted: int) -> None:
    """MB-ATK-12-X, MB-MOD-09  Orcs by day below a rampart: heavy infantry is untouchable in either stance, medium infantry
    in attack is not."""
    found = first("orc_archers", {"type": theirs, "cover": "rampart", "stance": stance}, kind="missiles", distance_m=30)
    assert found["needs"] == wanted
    assert found["hit"] == pytest.approx(1 / 20 if wanted > 20 else (21 - wanted) / 20)


def test_atk_13_a_quarter() -> None:
    """MB-ATK-13  Five goblins, a natural 20 and a 6 at an untouchable unit hit before: 7; a fresh one: its first hit is
    used; a 19 misses."""
    above = {"type": "heavy_infantry", "level": 1, "stance": "defence", "cover": "tree_line"}
    for fresh, dice, left, hit in ((False, (20, 6), 15, 1), (True, (20,), 22, 1), (True, (19,), 22, 0)):
        meeting = start("goblins", {**above, "fresh": fresh})
        one_round(meeting, *dice, 1)
        assert (body(meeting, 1).hp, body(meeting, 1).hit) == (left, hit)


def test_atk_07_x_the_first_hit_has_no_exception() -> None:
    """MB-ATK-07-X  From behind, by a natural 20 at the untouchable, of a whole unit at one: nothing, and the flag is used.
    The next from behind, 5 men, die 3: 30."""
    for more in ({"behind": True}, {"needs": 25}, {"against": 1}):
        fresh = target(hit=0)
        assert struck(fresh, 20, **more) == Stroke.HARMLESS
        assert (fresh.hp, fresh.hit) == (100, 1)
        if "behind" in more:
            struck(fresh, 20, 3, behind=True)
            assert fresh.hp == 70


# ---- single creatures --------------------------------------------------------------------------------------------------------
def test_solo_01_units_of_one() -> None:
    """MB-SOLO-01, MB-SOLO-01-X  A giant's 9 is 9; ten orcs at a hero, die 4: 20; hero and giant: nothing multiplied or halved."""
    assert half_soldiers(1, 5, False) == half_soldiers(1, 1, False) == 2
    meeting = start("orcs", fresh_not("fighter_lord"), scale=10)
    one_round(meeting, 18, 4, 1)
    assert body(meeting, 1).hp == 40 - 20


def test_solo_02_the_first_hit_on_one() -> None:
    """MB-SOLO-02  The first volley that hits a giant does nothing; with first_hit_shields_singles = false it does at once;
    units have it either way."""
    for shields, theirs, dice, left in (
        (True, "hill_giant", (14,), 38), (False, "hill_giant", (14, 5), 26), (False, "orcs", (12,), 22),
    ):  # fmt: skip
        options = {"first_hit_shields_singles": shields}
        meeting = start("archers", theirs, kind="missiles", distance_m=30, options=options)
        one_round(meeting, *dice, 1, *(1,) * (theirs == "hill_giant"))
        assert (body(meeting, 1).hp, body(meeting, 1).hit) == (left, 1)


def test_solo_03_behind_a_giant() -> None:
    """MB-SOLO-03, MB-MOD-11  5 men behind a giant, die 4: +4 and 20."""
    behind = fresh_not("hill_giant", face="rear")
    assert needs("medium_infantry", behind) == 15 - 1 - 4
    meeting = start("medium_infantry", behind)
    one_round(meeting, 10, 4, 4)                             # and a check: 18 of 38 left
    assert body(meeting, 1).hp == 38 - 20


def test_solo_06_abilities_stay() -> None:
    """MB-SOLO-06  A troll at 10 of 30 has 13 at the end of the round, and at most 30."""
    for hp, then in ((10, 13), (29, 30)):
        meeting = start({"type": "troll", "hp": hp}, "orcs")
        one_round(meeting, 1, 1, 1, 1)
        assert body(meeting, 0).hp == then


def test_spell_04_poison_takes_one_man() -> None:
    """MB-SPELL-04, MB-SOLO-06  Orcs of 45 hit by a wyvern: save with 17; failed, four more points, floor(45 / 10); a hero
    saves with 11 or is destroyed.  A harmless first hit poisons nobody."""
    meeting = start("wyvern", fresh_not("orcs"), scale=10)
    found = one_round(meeting, 5, 3, 4, 17, 5, 6, 16, 1)     # bite 7, saved; sting 6, not saved
    assert body(meeting, 1).hp == 45 - 7 - 6 - 4
    bitten, stung = ["MB-ATK-03", "MB-ATK-08", "MB-ATK-08", "MB-SOLO-06"], ["MB-ATK-03", "MB-ATK-08", "MB-SOLO-06"]
    assert whys(found) == [*bitten, *stung, "MB-ATK-03"]
    meeting = start("wyvern", fresh_not("fighter_hero"))
    one_round(meeting, 9, 1, 1, 10, 1)
    assert (body(meeting, 1).hp, body(meeting, 1).status) == (0, Status.DESTROYED)
    meeting = start("wyvern", "orcs")
    assert "MB-SOLO-06" not in whys(one_round(meeting, 5, 1, 1))
    assert (venom(22, 5), venom(18, 1)) == (4, 18)


def test_spell_04_one_check_after_both() -> None:
    """MB-SPELL-04, MB-MOR-03  The loss by poison belongs to the hit: one check, after both."""
    meeting = start("wyvern", fresh_not("orcs", hp=16))
    found = one_round(meeting, 5, 1, 1, 1, 1, 6, 1)          # 2 and 4 more: 10 of 22; the sting misses; passed; the orcs miss
    assert whys(found).count("MB-MOR-04") == 1 and body(meeting, 1).hp == 10
