"""Casting and refusals.  MB-SPELL-01, -02, -06, -10, MB-BASE-04."""

from __future__ import annotations

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.script import scripted
from montjoy.games.massbattle.model.dice import HitDice
from montjoy.games.massbattle.model.pieces import Running
from montjoy.games.massbattle.model.spells import SPELLS, is_human_sized, last_round, level_of
from montjoy.games.massbattle.model.troops import TABLES, standard
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules import missiles, spells
from montjoy.games.massbattle.rules.saves import save
from montjoy.games.massbattle.seen.view import view
from montjoy.grids import squares
from tests.games.massbattle.spellwork import battle, cast, checks, hp, play, refused, unit, what

WIZARD = unit("wizard_5", (10, 10), spells={"fireball": 2, "magic_missile": 2, "sleep": 1})
ORCS = unit("orcs", (10, 16))


def test_mb_spell_01_a_wizard_casts_in_phase_1_and_not_in_phase_5():
    world = battle([WIZARD], [ORCS])
    play(world, [])
    assert refused(world, cast("A1", "sleep", "B1")) == ""
    assert refused(world, cast("A1", "sleep", "B1"), ask=questions.ShootAgain(1)) == "spells-come-first"


def test_mb_spell_01_one_spell_a_round_and_what_is_used_is_gone():
    world = battle([WIZARD], [ORCS])
    run = play(world, [1, 1, 1], cast("A1", "magic_missile", "B1"))
    assert world.units["A1"].spells == {"fireball": 2, "magic_missile": 1, "sleep": 1}
    assert [(e.unit, e.spell, e.target) for e in run.told(events.SpellCast)] == [("A1", "magic_missile", "B1")]
    assert refused(world, cast("A1", "sleep", "B1")) == "one-spell"
    world.units["A1"].cast = False
    twice = forms.Volley("hold", spells=(forms.Cast("A1", "sleep", "B1"), forms.Cast("A1", "magic_missile", "B1")))
    assert refused(world, twice) == "one-spell"
    assert refused(world, cast("A1", "web", "B1")) == "not-prepared"


def test_mb_spell_01_in_the_next_round_he_casts_again_until_nothing_is_left():
    world = battle([WIZARD], [ORCS])
    again = cast("A1", "magic_missile", "B1")
    play(world, [1, 1, 1, 6, 1, 1, 1, 1, 1], again, (2, again), until=(2, 2))
    assert world.units["A1"].spells["magic_missile"] == 0
    world.units["A1"].cast = False
    assert refused(world, cast("A1", "magic_missile", "B1")) == "not-prepared"


@pytest.mark.parametrize(("form", "reason"), [
    (cast("A1", "sleep", "A2"), "at-enemies"),
    (cast("A1", "sleep"), "needs-a-unit"),
    (cast("A1", "sleep", "B2"), "too-far-to-cast"),
    (cast("A1", "sleep", square=(10, 16)), "needs-a-unit"),
    (cast("A1", "sleep", "B9"), "needs-a-unit"),
    (cast("A1", "fireball"), "needs-a-square"),
    (cast("A1", "fireball", square=(41, 3)), "off-the-board"),
    (cast("A1", "fireball", square=(10, 35)), "too-far-to-cast"),
    (cast("A1", "fireball", "B1", square=(10, 16)), "unit-or-square"),
    (cast("B1", "sleep", "A1"), "not-your-unit"),
    (cast("A1", "breath", "B1"), "no-breath-left"),
])  # fmt: skip
def test_mb_spell_01_refusals(form, reason):
    world = battle([WIZARD, unit("spearmen", (9, 9))], [ORCS, unit("orcs", (10, 35))])
    play(world, [])
    assert refused(world, form) == reason


def test_mb_out_06_spell_ranges_are_not_tripled_and_exact():
    """72 m are 24 squares at scale 5 and 12 at scale 10; half a square more is too far."""
    for scale, far in ((5, 24), (10, 12)):
        world = battle([WIZARD], [unit("orcs", (10, 10 + far)), unit("orcs", (11, 10 + far))], scale=scale)
        play(world, [])
        assert refused(world, cast("A1", "sleep", "B1")) == ""
        assert refused(world, cast("A1", "sleep", "B2")) == "too-far-to-cast"


def test_mb_board_08_spells_need_sight_and_units_do_not_block_it():
    hill = {"x1": 20, "y1": 12, "x2": 20, "y2": 12, "elevation": 1}
    wood = {"x1": 5, "y1": 12, "x2": 5, "y2": 12, "terrain": "wood"}
    far = [unit("orcs", (10, 16)), unit("orcs", (20, 16)), unit("orcs", (5, 16)), unit("orcs", (10, 12))]
    mages = [unit("wizard_5", (x, 10)) for x in (10, 20, 5)]
    world = battle(mages, far, board={"ground": [hill, wood]})
    play(world, [])
    assert refused(world, cast("A1", "sleep", "B1")) == ""   # B4 stands between
    assert refused(world, cast("A2", "sleep", "B2")) == "out-of-sight"
    assert refused(world, cast("A3", "sleep", "B3")) == "out-of-sight"
    assert refused(world, cast("A2", "fireball", square=(20, 16))) == "no-sight-of-square"
    assert refused(world, cast("A2", "fireball", square=(20, 12))) == ""


def test_mb_move_08_a_flyer_in_the_air_is_seen_over_woods_and_a_cone_needs_no_sight():
    wood = {"x1": 5, "y1": 12, "x2": 5, "y2": 12, "terrain": "wood"}
    mages = [unit("wizard_5", (5, 10), spells={"sleep": 1, "fireball": 1, "fear": 1})]
    world = battle(mages, [unit("griffon", (5, 16)), unit("orcs", (5, 17))], board={"ground": [wood]})
    play(world, [])
    assert {refused(world, cast("A1", spell, "B1")) for spell in ("sleep", "fireball")} == {"out-of-sight", "no-sight-of-square"}
    world.units["B1"].aloft = True
    assert {refused(world, cast("A1", spell, "B1")) for spell in ("sleep", "fireball", "fear")} == {""}
    assert refused(world, cast("A1", "fireball", "B2")) == "no-sight-of-square"
    world.units["B1"].status = "fled"
    assert [refused(world, cast("A1", spell, "B1")) for spell in ("sleep", "fireball")] == ["needs-a-unit", "needs-a-square"]


def test_mb_t_spells_who_is_slowed_casts_in_every_second_round():
    world = battle([WIZARD], [ORCS])
    play(world, [6, 1], until=(2, 1))
    world.units["A1"].running = (Running("slow", 5),)
    assert refused(world, cast("A1", "sleep", "B1")) == "slowed"
    world.round = 3
    assert refused(world, cast("A1", "sleep", "B1")) == ""


def test_mb_t_spells_a_friend_who_is_invisible_may_be_named_from_afar():
    world = battle([unit("wizard_5", (10, 10)), unit("fighter_hero", (10, 20))], [ORCS])
    play(world, [])
    world.units["A2"].running = (Running("invisibility"),)
    assert refused(world, cast("A1", "invisibility", "A2")) == ""
    assert refused(world, cast("A1", "invisibility", square=(10, 20))) == "needs-a-unit"
    assert refused(world, cast("A1", "invisibility")) == ""


def test_mb_spell_01_in_contact_only_spells_of_range_0():
    """A cleric with an enemy before him heals the man beside him, and holds nobody."""
    world = battle([unit("cleric_7", (10, 10)), unit("spearmen", (9, 10))], [unit("orcs", (10, 11))])
    play(world, [])
    assert refused(world, cast("A1", "hold_person", "B1")) == "in-contact"
    assert refused(world, cast("A1", "cure_light_wounds", "A2")) == ""
    world.units["B1"].broken = True
    assert refused(world, cast("A1", "hold_person", "B1")) == ""


def test_mb_brk_02_a_broken_caster_casts_nothing():
    world = battle([WIZARD], [ORCS])
    play(world, [])
    world.units["A1"].broken = True
    assert refused(world, cast("A1", "sleep", "B1")) == "broken"
    world.units["A1"].broken, world.units["A1"].status = False, "captured"
    assert refused(world, cast("A1", "sleep", "B1")) == "not-on-the-board"


def test_mb_seq_07_shots_and_spells_of_a_side_are_worked_out_together():
    """The orcs are at half after both, so that each of them causes a check, in this order."""
    world = battle([unit("longbowmen", (9, 10)), WIZARD], [ORCS])
    world.units["B1"].hit = True
    volley = forms.Volley("hold", (forms.Shot("A1", "B1"),), (forms.Cast("A2", "magic_missile", "B1"),))
    run = play(world, [20, 3, 1, 1, 1, 4, 3], volley)
    assert [type(e).__name__ for _, e in run.events if type(e).__name__ in ("Attacked", "SpellStruck", "MoraleChecked")] == [
        "Attacked", "SpellStruck", "MoraleChecked", "MoraleChecked",
    ]
    assert hp(world, "B1") == [1]
    assert checks(run) == ["passed", "broken"]


def test_mb_seq_07_two_spells_declared_together_both_happen():
    """The first wizard kills the second one's target; the second spell is not lost, and does nothing more."""
    two = [WIZARD, unit("wizard_5", (12, 10), spells={"magic_missile": 1})]
    world = battle(two, [ORCS, unit("orcs", (30, 30))])
    both = forms.Volley("hold", spells=(forms.Cast("A1", "fireball", "B1"), forms.Cast("A2", "magic_missile", "B1")))
    run = play(world, [6, 6, 6, 6, 6, 3, 1, 1, 1], both)
    assert [e.spell for e in run.told(events.SpellCast)] == ["fireball", "magic_missile"]
    assert world.units["B1"].status == "destroyed"


def test_mb_spell_02_a_fireball_is_no_hit():
    """Full effect on a fresh unit; the next arrow is still the harmless first hit."""
    world = battle([WIZARD, unit("longbowmen", (9, 10))], [unit("bugbears", (10, 16))])
    shot = forms.Volley("hold", (forms.Shot("A2", "B1"),))
    run = play(world, [1, 1, 1, 1, 1, 13, 6, 1, 20], cast("A1", "fireball", "B1"), (2, shot), until=(2, 2))
    assert what(run) == [("B1", "damage", 25)] and hp(world, "B1") == [47]
    assert [e.result for e in run.told(events.Attacked)] == ["harmless"]


def test_mb_spell_02_after_a_small_spell_the_first_hit_is_still_to_come():
    world = battle([WIZARD, unit("longbowmen", (9, 10))], [ORCS])
    shot = forms.Volley("hold", (forms.Shot("A2", "B1"),))
    run = play(world, [4, 4, 1, 4, 6, 1, 20, 4], cast("A1", "magic_missile", "B1"), (2, shot), until=(2, 2))
    assert hp(world, "B1") == [10] and world.units["B1"].hit
    assert [e.result for e in run.told(events.Attacked)] == ["harmless"]
    assert checks(run) == ["passed", "passed"]               # MB-MOR-11, MB-MOR-02-X


def test_mb_mor_11_damage_of_a_spell_that_leaves_half_causes_one_check():
    """22 hit points, 12 lost: one check; 10 lost: none."""
    world = battle([WIZARD], [ORCS])
    assert checks(play(world, [3, 3, 3, 6], cast("A1", "magic_missile", "B1"))) == ["passed"]
    assert hp(world, "B1") == [10]
    world = battle([WIZARD], [ORCS])
    assert checks(play(world, [3, 3, 1], cast("A1", "magic_missile", "B1"))) == []
    assert hp(world, "B1") == [12]


def test_mb_mor_14_for_a_spell_the_retreat_is_away_from_the_caster_and_nobody_follows():
    world = battle([WIZARD], [ORCS], followup="any_attacker")
    run = play(world, [3, 3, 3, 2], cast("A1", "magic_missile", "B1"))
    assert world.units["B1"].at == (10, 20) and world.units["B1"].broken
    assert not [ask for _, ask, _ in run.answered if isinstance(ask, questions.FollowUp)]


# ---- disturbed -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("fresh", "spell_disruption", "told", "reason"), [
    (False, True, 1, "disturbed"), (True, True, 0, ""), (False, False, 0, ""),
])  # fmt: skip
def test_mb_spell_06_who_is_hurt_before_he_casts_loses_his_spell_for_the_round(fresh, spell_disruption, told, reason):
    """B shoots first and hurts A's wizard, or only gives him his harmless first hit, or spell_disruption is off."""
    world = battle([unit("wizard_9", (10, 10))], [unit("archers", (10, 16))], spell_disruption=spell_disruption)
    world.units["A1"].hit = not fresh
    shot = forms.Volley("hold", (forms.Shot("B1", "A1"),))
    run = play(world, [20] if fresh else [20, 3], shot, initiative=[1, 6])
    assert refused(world, cast("A1", "sleep", "B1")) == reason
    assert len(run.told(events.SpellDisturbed)) == told
    assert world.units["A1"].spells["sleep"] == 2


def test_mb_spell_06_in_the_next_round_he_casts_again():
    world = battle([unit("wizard_9", (10, 10))], [unit("archers", (10, 16))])
    world.units["A1"].hit = True
    shot = forms.Volley("hold", (forms.Shot("B1", "A1"),))
    play(world, [20, 3, 6, 1], shot, until=(2, 1), initiative=[1, 6])
    assert world.units["A1"].hp == 22 - 7 and refused(world, cast("A1", "sleep", "B1")) == ""


def test_mb_spell_06_of_an_own_row_only_its_side_is_told():
    world = battle([unit("wizard_9", (10, 10))], [unit("archers", (10, 16))])
    world.units["A1"].hurt = world.units["A1"].own = True
    run = scripted(spells.tell_disturbed(world, (0,)))
    assert [to for to, _ in run.events] == [("a",)]
    assert scripted(spells.tell_disturbed(world, (1,))).events == []
    for name, value in (("broken", True), ("status", "destroyed")):
        world.units["A1"].broken = False
        setattr(world.units["A1"], name, value)
        assert scripted(spells.tell_disturbed(world, (0,))).events == []


# ---- saving throws, levels, sizes, durations --------------------------------------------------------------------------------
@pytest.mark.parametrize(("face", "penalty", "saved"), [(17, 0, True), (16, 0, False), (18, 2, False), (19, 2, True)])
def test_mb_base_04_the_number_in_the_row_or_more_is_a_success(face, penalty, saved):
    world = battle([WIZARD], [ORCS])
    run = scripted(save(world.units["B1"], world.units["A1"], penalty), [face])
    assert run.value == (face, saved)
    assert run.rolls == [("MB-BASE-04", (1001, 1), face)]


def test_mb_t_spells_a_casters_level():
    world = battle([unit("wizard_5", (1, 1)), unit("wizard_9", (2, 1)), unit("cleric_7", (3, 1))], [ORCS])
    assert [level_of(world.units[id]) for id in ("A1", "A2", "A3")] == [5, 9, 7]
    world.units["A1"].own = True                             # a group's own row: its whole hit dice
    world.units["A1"].row = standard().singles["troll"]
    assert level_of(world.units["A1"]) == 6


def test_mb_t_spells_human_size():
    book = standard()
    assert [code for code, row in book.singles.items() if is_human_sized(row)] == [
        "ogre", "werewolf", "fighter_hero", "fighter_lord", "ranger_archer", "cleric_7", "wizard_5", "wizard_9",
    ]
    assert all(is_human_sized(row) for row in book.soldiers.values())


@pytest.mark.parametrize(("minutes", "scale", "rounds"), [
    (30, 5, 6), (30, 10, 3), (4, 5, 1), (4, 10, 1), (60, 5, 12), (25, 10, 3),
])  # fmt: skip
def test_mb_scale_04_durations_in_rounds(minutes, scale, rounds):
    assert last_round(minutes, 3, scale) == 3 + rounds - 1
    assert last_round(0, 3, scale) == 0


def test_mb_t_spells_hit_dice_up_to():
    assert HitDice(3).is_at_most(3) and not HitDice(3, 1).is_at_most(3) and HitDice(2, 2).is_at_most(3)
    assert not HitDice(4).is_at_most(3) and not HitDice(10, 0, HitDice(0).extra).is_at_most(3)


def test_mb_spell_10_every_row_has_one_of_the_kinds_of_effect():
    kinds = {"area_damage", "victims", "whole_unit", "single_damage", "heal", "terrain", "umpire"}
    assert {spell.effect_kind for spell in SPELLS.values()} == kinds
    assert list(SPELLS) == [code for code in TABLES["spells"] if code != "columns"] and len(SPELLS) == 21


def test_mb_info_02_what_is_prepared_is_hidden_and_what_is_cast_is_told():
    world = battle([WIZARD], [ORCS])
    run = play(world, [1, 1, 1], cast("A1", "magic_missile", "B1"))
    assert not hasattr(view(world, "b").others["A1"], "spells")
    assert view(world, "a").own["A1"].spells == world.units["A1"].spells
    assert [to for to, e in run.events if isinstance(e, events.SpellCast)] == ["*"]
    assert missiles.may_act(world, world.units["A1"], missiles.FIRST)
    world.units["A1"].spells = {}                            # nobody learns that he has nothing left
    assert missiles.may_act(world, world.units["A1"], missiles.FIRST)


@pytest.mark.parametrize(("type", "spells", "says"), [
    ("fighter_hero", {"sleep": 1}, "casts no spells"), ("wizard_5", {"slep": 1}, "is no spell"),
])  # fmt: skip
def test_mb_spell_10_a_scenario_gives_known_spells_to_casters_only(type, spells, says):
    with pytest.raises(BadInput, match=says):
        battle([unit(type, (10, 10), spells=spells)], [ORCS])


def test_mb_spell_01_what_could_be_cast():
    world = battle([WIZARD], [ORCS])
    play(world, [])
    assert {c.spell for c in spells.possible(world, world.units["A1"])} == {"fireball", "magic_missile", "sleep"}
    assert spells.may_cast_any(world, world.units["A1"])
    world.units["A1"].spells = {"wall_of_fire": 1}
    assert {squares.distance((10, 10), c.square) for c in spells.possible(world, world.units["A1"])} == {2, 3}
    world.units["A1"].spells = {}
    assert not spells.may_cast_any(world, world.units["A1"])
