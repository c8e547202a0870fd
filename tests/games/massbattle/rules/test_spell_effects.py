"""What the spells of MB-T-SPELLS do, row by row.  MB-SPELL-03 to -05, -09, -10, MB-SOLO-06, MB-MOR-11."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.games.massbattle.model.dice import read_hit_dice
from montjoy.games.massbattle.model.pieces import Running
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.figures import damage_dice
from montjoy.games.massbattle.rules.harm import area_loss, victims_loss
from montjoy.games.massbattle.rules.spell_effects import sleepers
from tests.games.massbattle.spellwork import battle, cast, checks, hp, play, refused, unit, what


def mage(spell, at=(10, 10), type="wizard_9"):
    return unit(type, at, spells={spell: 1})


def lasts(world, id):
    return [(effect.kind, effect.until, effect.by) for effect in world.units[id].running]


# ---- single damage ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("type", "dice", "points"), [("wizard_5", [1, 2, 4], 10), ("wizard_9", [4, 4, 4], 15)])
def test_mb_t_spells_magic_missile(type, dice, points):
    """1d4+1 each; one missile and two for every five levels; once off the pool, whatever the number of soldiers."""
    world = battle([mage("magic_missile", type=type)], [unit("bugbears", (10, 16))], scale=10)
    run = play(world, dice, cast("A1", "magic_missile", "B1"))
    assert what(run) == [("B1", "damage", points)] and hp(world, "B1") == [145 - points]


@pytest.mark.parametrize(("spell", "dice", "done"), [
    ("fireball", [1] * 9 + [13, 4], "damage"), ("sleep", [1, 1], "victims"), ("slow", [1], "slow"),
    ("magic_missile", [1] * 3, "damage"),
    ("wall_of_fire", [], ""), ("phantasmal_force", [], ""),
])  # fmt: skip
def test_mb_spell_10_each_kind_of_effect(spell, dice, done):
    """The umpire's kind is told and does nothing by itself; terrain changes the board."""
    world = battle([mage(spell)], [unit("bugbears" if spell == "fireball" else "orcs", (10, 17))])
    place = {"square": (10, 13)} if not done else {"target": "B1"}
    run = play(world, dice, cast("A1", spell, **place))
    assert [effect for _, effect, _ in what(run)] == [done] * bool(done)
    assert [e.spell for e in run.told(events.SpellCast)] == [spell] and bool(world.zones) == (spell == "wall_of_fire")


# ---- victims ---------------------------------------------------------------------------------------------------------------
def test_mb_spell_04_sleep_on_ten_orcs():
    """2d8 = 9: 40 of 45 lost, one check; 11: captured, and no check."""
    world = battle([mage("sleep")], [unit("orcs", (10, 16)), unit("orcs", (30, 30))], scale=10)
    run = play(world, [4, 5, 4], cast("A1", "sleep", "B1"))
    assert what(run) == [("B1", "victims", 40)] and hp(world, "B1") == [5] and checks(run) == ["passed"]
    world = battle([mage("sleep")], [unit("orcs", (10, 16)), unit("orcs", (30, 30))], scale=10)
    run = play(world, [5, 6], cast("A1", "sleep", "B1"))
    assert what(run) == [("B1", "captured", 0)]
    assert world.units["B1"].status == "captured" and run.told(events.Captured) == [events.Captured("B1")]


@pytest.mark.parametrize(("hit_dice", "dice"), [
    ("1d6", (2, 8)), ("1", (2, 8)), ("1+1", (2, 6)), ("2", (2, 6)), ("2+2", (2, 6)), ("3", (1, 6)), ("3+1", (1, 6)),
    ("4", (1, 1)), ("4+4", (1, 1)), ("5", (0, 1)), ("10+1d4", (0, 1)),
])  # fmt: skip
def test_mb_t_spells_how_many_sleep(hit_dice, dice):
    assert sleepers(read_hit_dice(hit_dice)) == dice


def test_mb_t_spells_sleep_takes_one_of_four_hit_dice_and_none_above():
    world = battle([mage("sleep")], [unit("ogres", (10, 16))])
    assert what(play(world, [], cast("A1", "sleep", "B1"))) == [("B1", "victims", 19)]
    world = battle([mage("sleep")], [unit("troll", (10, 16))])
    assert what(play(world, [], cast("A1", "sleep", "B1"))) == [("B1", "none", 0)]


def test_mb_t_spells_charm_person_takes_one_soldier_unless_saved():
    world = battle([mage("charm_person")], [unit("orcs", (10, 16))])
    assert what(play(world, [16], cast("A1", "charm_person", "B1"))) == [("B1", "victims", 4)]
    world = battle([mage("charm_person")], [unit("orcs", (10, 16))])
    assert what(play(world, [17], cast("A1", "charm_person", "B1"))) == [("B1", "none", 0)]


def test_mb_t_spells_a_charmed_ogre_changes_sides_and_fights_on_there():
    """It stands beside its old friends, and strikes them in the melee of the same round."""
    world = battle([mage("charm_person")], [unit("ogre", (10, 16)), unit("orcs", (10, 15)), unit("orcs", (30, 30))])
    blow = forms.Fights("hold", (forms.Shot("B1", "B2"),))
    run = play(world, [12, 20], cast("A1", "charm_person", "B1"), blow, until=(1, 4))
    ogre = world.units["B1"]
    assert what(run) == [("B1", "changes_sides", 0)] and run.told(events.ChangedSides) == [events.ChangedSides("B1", 0)]
    assert (ogre.side, ogre.owner, ogre.status) == (0, "a", "in_play") and lasts(world, "B1") == [("charm", 0, "A1")]
    assert world.contacts == {"B1 B2": "B1"} and world.units["B2"].hit
    assert ogre.least == ogre.most == ogre.start


def test_mb_t_spells_who_dies_in_the_same_step_changes_no_side():
    mine = [mage("charm_person"), mage("fireball", (12, 10), "wizard_5")]
    world = battle(mine, [unit("ogre", (10, 16)), unit("orcs", (30, 30))])
    both = forms.Volley("hold", spells=(forms.Cast("A1", "charm_person", "B1"), forms.Cast("A2", "fireball", "B1")))
    run = play(world, [12, 6, 6, 6, 6, 6, 12], both)
    assert (world.units["B1"].status, world.units["B1"].side) == ("destroyed", 1) and not run.told(events.ChangedSides)


def test_mb_t_spells_a_charmed_character_is_captured_and_a_troll_is_too_large():
    world = battle([mage("charm_person")], [unit("fighter_hero", (10, 16)), unit("orcs", (30, 30))])
    run = play(world, [10], cast("A1", "charm_person", "B1"))
    assert what(run) == [("B1", "captured", 0)] and world.units["B1"].status == "captured"
    world = battle([mage("charm_person")], [unit("troll", (10, 16))])
    assert what(play(world, [], cast("A1", "charm_person", "B1"))) == [("B1", "none", 0)]


def test_mb_t_spells_hold_person():
    """1d4 soldiers unless the unit saves; one single creature saves at -2; larger than human: nothing."""
    world = battle([mage("hold_person")], [unit("orcs", (10, 16))])
    assert what(play(world, [16, 3, 5], cast("A1", "hold_person", "B1"))) == [("B1", "victims", 13)]
    world = battle([mage("hold_person")], [unit("orcs", (10, 16))])
    assert what(play(world, [17], cast("A1", "hold_person", "B1"))) == [("B1", "none", 0)]
    for face, effect in ((14, "captured"), (15, "none")):    # an ogre saves on 13
        world = battle([mage("hold_person")], [unit("ogre", (10, 16)), unit("orcs", (30, 30))])
        assert what(play(world, [face], cast("A1", "hold_person", "B1"))) == [("B1", effect, 0)]
    world = battle([mage("hold_person")], [unit("hill_giant", (10, 16))])
    assert what(play(world, [], cast("A1", "hold_person", "B1"))) == [("B1", "none", 0)]


def test_mb_t_spells_death_spell_takes_the_nearest_unit_first_and_friends_too():
    """2d8 = 9: five orcs at the centre die, then four of five spearmen of the caster's own side; the dragon is too great."""
    near = [unit("orcs", (10, 16)), unit("red_dragon", (10, 17)), unit("orcs", (30, 30)), unit("orcs", (10, 20))]
    world = battle([mage("death_spell"), unit("spearmen", (10, 14))], near)
    run = play(world, [4, 5, 6], cast("A1", "death_spell", "B1"))
    assert what(run) == [("B1", "destroyed", 0), ("A2", "victims", 17)]
    assert world.units["B1"].status == "destroyed" and hp(world, "A2", "B2") == [5, 40]
    assert checks(run) == ["passed"]


def test_mb_spell_04_the_share_of_a_man_is_rounded_once():
    world = battle([mage("sleep")], [unit("orcs", (10, 16))])
    assert [victims_loss(world.units["B1"], n) for n in (1, 2, 3, 4)] == [4, 8, 13, 17]


# ---- areas of damage -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("area_spells", "points", "loss"), [
    ("per_soldier", 3, 30), ("per_soldier", 18, 45), ("single_creature", 18, 18),
])  # fmt: skip
def test_mb_spell_03_area_damage_on_ten_orcs(area_spells, points, loss):
    """d = 3: 30; d = 18: 45, destroyed; read as one creature: 18."""
    faces = {3: [1, 1, 1], 18: [6, 6, 6]}[points]
    world = battle([mage("ice_storm")], [unit("orcs", (10, 16)), unit("orcs", (30, 30))], scale=10, area_spells=area_spells)
    run = play(world, [*faces, *([6] if loss == 30 else [])], cast("A1", "ice_storm", "B1"))
    assert what(run) == [("B1", "damage", loss)] and hp(world, "B1") == [45 - loss]
    assert world.units["B1"].status == ("destroyed" if loss == 45 else "in_play")


def test_mb_spell_03_half_of_an_odd_number_is_rounded_once():
    world = battle([mage("sleep")], [unit("orcs", (10, 16))])
    assert area_loss(world.units["B1"], 3) == 15
    assert area_loss(world.units["B1"], Fraction(3, 2)) == 7
    assert area_loss(world.units["A1"], Fraction(1, 2)) == 1


def test_mb_t_spells_fireball_strikes_friends_too_each_with_its_own_saving_throw():
    """1d6 a level, once for all: 5 here; who saves takes half of it."""
    mine = [mage("fireball", type="wizard_5"), unit("spearmen", (11, 15))]
    world = battle(mine, [unit("bugbears", (10, 16)), unit("orcs", (10, 30))])
    run = play(world, [1, 1, 1, 1, 1, 14, 16], cast("A1", "fireball", "B1"))
    assert what(run) == [("B1", "damage", 12), ("A2", "damage", 22)]
    assert [(e.save, e.saved) for e in run.told(events.SpellStruck)] == [(14, True), (16, False)]
    assert [why for why, _, _ in run.rolls].count("MB-BASE-04") == 2


def test_mb_t_spells_lightning_bolt_goes_on_from_the_aimed_square():
    """18 m from the aimed square: the orcs on its way 6 squares on are struck, those 7 on and those before it are not."""
    line = [unit("bugbears", (10, 16)), unit("bugbears", (10, 22)), unit("bugbears", (10, 23)), unit("bugbears", (10, 14))]
    world = battle([mage("lightning_bolt", type="wizard_5")], line)
    run = play(world, [1, 1, 1, 1, 1, 1, 20], cast("A1", "lightning_bolt", square=(10, 16)))
    assert what(run) == [("B1", "damage", 25), ("B2", "damage", 12)]


def test_mb_t_spells_ice_storm_is_frost_and_allows_no_saving_throw():
    world = battle([mage("ice_storm")], [unit("frost_giant", (10, 16)), unit("troll", (11, 17))])
    run = play(world, [3, 3, 3], cast("A1", "ice_storm", "B1"))
    assert what(run) == [("B1", "none", 0), ("B2", "damage", 9)]


# ---- healing ---------------------------------------------------------------------------------------------------------------
def test_mb_spell_09_cure_light_wounds():
    """1d6+1 = 5 on a unit at 9 of 22: 14.  Never above the full pool."""
    world = battle([unit("cleric_7", (10, 10)), unit("spearmen", (10, 11))], [unit("orcs", (30, 30))])
    world.units["A2"].lost = 13
    assert what(play(world, [4], cast("A1", "cure_light_wounds", "A2"))) == [("A2", "healed", 5)] and hp(world, "A2") == [14]
    world = battle([unit("cleric_7", (10, 10)), unit("spearmen", (10, 11))], [unit("orcs", (30, 30))])
    world.units["A2"].lost = 3
    play(world, [6], cast("A1", "cure_light_wounds", "A2"))
    assert hp(world, "A2") == [22]


def test_mb_t_spells_cure_light_wounds_needs_a_friend_beside():
    world = battle([unit("cleric_7", (10, 10)), unit("spearmen", (10, 12))], [unit("orcs", (11, 11), facing="north")])
    play(world, [])
    assert {refused(world, cast("A1", "cure_light_wounds", id)) for id in ("A2", "B1", "A1")} == {"for-a-friend-beside"}


# ---- whole units -----------------------------------------------------------------------------------------------------------
def test_mb_spell_05_bless_for_eight_recipients_works_on_five_and_not_on_ten():
    for scale, effect in ((5, "bless"), (10, "none")):
        world = battle([unit("cleric_7", (10, 10)), unit("spearmen", (10, 11))], [unit("orcs", (30, 30))], scale=scale)
        run = play(world, [3, 5], cast("A1", "bless", "A2"))
        assert what(run) == [("A2", effect, 0)]
        assert lasts(world, "A2") == ([("bless", 12, "A1")] if scale == 5 else [])


def test_mb_t_spells_bless_adds_one_to_attacks_and_to_the_morale_die():
    """11 + 1 and 1 more hit armour class 13; a morale 3 counts as 4."""
    mine = [unit("cleric_7", (10, 10)), unit("longbowmen", (10, 11))]
    world = battle(mine, [unit("orcs", (10, 16)), mage("magic_missile", (14, 11))])
    shot = forms.Volley("hold", (forms.Shot("A2", "B1"),))
    acts = (cast("A1", "bless", "A2"), cast("B2", "magic_missile", "A2"), (2, shot))
    run = play(world, [6, 6, 3, 3, 3, 3, 6, 1, 11], *acts, until=(2, 2))
    assert [(e.result, e.modifiers) for e in run.told(events.Attacked)] == [("harmless", (("bless", 1),))]
    assert [(e.die, e.bonus, e.result) for e in run.told(events.MoraleChecked)] == [(4, 1, "passed")]


def test_mb_t_spells_bless_only_who_is_not_in_contact():
    world = battle([unit("cleric_7", (10, 10)), unit("spearmen", (10, 11))], [unit("orcs", (10, 12))])
    play(world, [])
    assert refused(world, cast("A1", "bless", "A2")) == "is-in-contact"


def test_mb_t_spells_an_invisible_hero_is_aimed_at_from_beside_only_and_then_at_minus_four():
    mine = [mage("invisibility"), unit("ranger_archer", (12, 10))]
    world = battle(mine, [unit("longbowmen", (12, 20)), mage("sleep", (12, 12))])
    run = play(world, [], cast("A1", "invisibility", "A2"))
    assert what(run) == [("A2", "invisibility", 0)] and lasts(world, "A2") == [("invisibility", 0, "A1")]
    shot = forms.Volley("hold", (forms.Shot("B1", "A2"),))
    assert refused(world, shot, "b") == "invisible"
    assert refused(world, cast("B2", "sleep", "A2"), "b") == "invisible"
    world.units["B2"].at = (11, 9)                           # behind him, and looking away
    assert refused(world, cast("B2", "sleep", "A2"), "b") == ""


def test_mb_t_spells_invisibility_ends_with_an_attack():
    world = battle([mage("invisibility"), unit("ranger_archer", (12, 10))], [unit("longbowmen", (12, 20))])
    shot = forms.Volley("hold", (forms.Shot("A2", "B1"),))
    run = play(world, [6, 1, 20], cast("A1", "invisibility", "A2"), (2, shot), until=(2, 2))
    assert lasts(world, "A2") == [] and run.told(events.SpellEnded) == [events.SpellEnded("A2", "invisibility")]


@pytest.mark.parametrize(("spell", "left"), [("magic_missile", 0), ("haste", 1)])
def test_mb_t_spells_a_harmful_spell_is_an_attack(spell, left):
    world = battle([unit("wizard_5", (10, 10), spells={spell: 1})], [unit("bugbears", (10, 16))])
    world.units["A1"].running = (Running("invisibility"),)
    play(world, [1, 1, 1] if not left else [], cast("A1", spell, "B1"))
    assert world.units["A1"].has("invisibility") == bool(left)


def test_mb_t_spells_phantasmal_force_is_told_and_left_to_the_umpire():
    world = battle([mage("phantasmal_force")], [unit("orcs", (10, 16))])
    run = play(world, [], cast("A1", "phantasmal_force", square=(12, 14)))
    assert [(e.spell, e.squares) for e in run.told(events.SpellCast)] == [("phantasmal_force", ((12, 14),))]
    assert what(run) == [] and world.units["A1"].spells == {"phantasmal_force": 0}


def test_mb_t_spells_a_web_holds_two_squares_at_scale_5():
    """The aimed square and the one behind it: nobody there moves, shoots, strikes or charges."""
    world = battle([mage("web"), unit("spearmen", (10, 14), facing="south")], [unit("archers", (10, 12)), unit("orcs", (10, 13))])
    run = play(world, [], cast("A1", "web", "B1"))
    assert what(run) == [("B1", "web", 0), ("B2", "web", 0)] and lasts(world, "B1") == [("web", 6, "A1")]
    assert refused(world, forms.Volley("hold", (forms.Shot("B1", "A1"),)), "b") == "in-a-web"
    assert refused(world, forms.Moves("hold", (forms.March(("B2",), ahead=1),)), "b", ask=questions.Move(1)) == "in-a-web"
    assert refused(world, forms.Fights("hold", (forms.Shot("B2", "A2"),)), "b", ask=questions.Fight(1)) == "in-a-web"


def test_mb_t_spells_a_web_is_one_square_at_scale_10_and_reaches_9_metres():
    world = battle([mage("web")], [unit("orcs", (10, 11)), unit("orcs", (10, 12)), unit("orcs", (10, 13))], scale=10)
    world.units["B1"].broken = True
    assert what(play(world, [], cast("A1", "web", "B1"))) == [("B1", "web", 0)]
    assert refused(world, cast("A1", "web", "B2")) == "one-spell"
    world.units["A1"].cast, world.units["A1"].spells = False, {"web": 1}
    assert refused(world, cast("A1", "web", "B2")) == "too-far-to-cast"


def test_mb_t_spells_a_web_holds_a_unit_that_is_pushed_back():
    world = battle([mage("web"), mage("magic_missile", (11, 10))], [unit("orcs", (10, 12))])
    both = forms.Volley("hold", spells=(forms.Cast("A1", "web", "B1"), forms.Cast("A2", "magic_missile", "B1")))
    run = play(world, [3, 3, 3, 2], both)
    assert checks(run) == ["pushed"] and world.units["B1"].at == (10, 12) and world.units["B1"].broken


def test_mb_t_spells_haste_takes_24_creatures_in_whole_units_from_the_centre_on():
    """Four fives are 20; the fifth five does not fit any more, and the wizard behind it does.  Friends and enemies alike."""
    men = [unit("spearmen", (10 + n, 16)) for n in range(4)]
    world = battle([mage("haste", (10, 11)), *men], [unit("orcs", (10, 20))])
    run = play(world, [], cast("A1", "haste", square=(10, 16)))
    assert [id for id, _, _ in what(run)] == ["A2", "A3", "A4", "A5", "A1"]
    assert lasts(world, "A2") == [("haste", 6, "A1")]


def test_mb_t_spells_haste_doubles_moves_and_attack_rolls():
    world = battle([mage("haste"), unit("longbowmen", (10, 12)), unit("fighter_hero", (11, 12))], [unit("orcs", (14, 30))])
    far = forms.Moves("hold", (forms.March(("A2",), ahead=24),))
    shot = forms.Volley("hold", (forms.Shot("A2", "B1"),))
    run = play(world, [6, 1, 20, 20, 1], cast("A1", "haste", "A2"), far, (2, shot), until=(2, 2))
    assert world.units["A2"].at == (10, 36)
    assert [e.result for e in run.told(events.Attacked)] == ["harmless", "wounded"]
    hero = world.units["A3"]
    assert len(damage_dice(world, hero, world.units["B1"], "melee")) == 2
    hero.running = ()
    assert len(damage_dice(world, hero, world.units["B1"], "melee")) == 1


def test_mb_t_spells_slow_may_be_saved_against():
    world = battle([mage("slow")], [unit("orcs", (10, 20)), unit("orcs", (11, 20))])
    run = play(world, [16, 17], cast("A1", "slow", "B1"))
    assert what(run) == [("B1", "slow", 0), ("B2", "none", 0)]


def test_mb_t_spells_slow_halves_the_move_and_forbids_attacks_in_every_second_round():
    world = battle([mage("slow")], [unit("archers", (10, 20)), unit("spearmen", (10, 21), facing="north")])
    short = forms.Moves("hold", (forms.March(("B2",), ahead=6),))
    run = play(world, [1, 1, 6, 1], cast("A1", "slow", square=(10, 21)), short, until=(2, 1))
    assert world.units["B2"].at == (10, 27)
    shot = forms.Volley("hold", (forms.Shot("B1", "A1"),))
    assert (world.round, refused(world, shot, "b")) == (2, "slowed")
    assert refused(world, forms.Fights("hold", (forms.Shot("B1", "A1"),)), "b", ask=questions.Fight(1)) == "slowed"
    world.round = 3
    assert refused(world, shot, "b") == ""
    assert [e.unit for e in run.told(events.SpellStruck)] == ["B2", "B1"]


def test_mb_t_spells_protection_from_normal_missiles():
    """Arrows do nothing to the wizard, and are no hit; boulders do."""
    far = [unit("longbowmen", (10, 20)), unit("hill_giant", (12, 20))]
    world = battle([mage("protection_from_normal_missiles")], far)
    shots = forms.Volley("hold", (forms.Shot("B1", "A1"), forms.Shot("B2", "A1")))
    run = play(world, [20, 20], cast("A1", "protection_from_normal_missiles"), shots)
    assert [e.result for e in run.told(events.Attacked)] == ["nothing", "harmless"]
    assert lasts(world, "A1") == [("protection", 24, "A1")]


def test_mb_t_spells_fly_lifts_the_caster_or_a_single_friend_beside_him():
    world = battle([mage("fly"), unit("fighter_hero", (11, 10)), unit("spearmen", (9, 10))], [unit("orcs", (10, 30))])
    over = forms.Moves("hold", (forms.March(("A2",), to=(11, 22), land=False),))
    run = play(world, [], cast("A1", "fly", "A2"), over, until=(1, 3))
    hero = world.units["A2"]
    assert what(run) == [("A2", "fly", 0)] and hero.aloft and hero.flyer and hero.tall and hero.at == (11, 22)
    world.units["A1"].cast, world.units["A1"].spells = False, {"fly": 1}
    assert refused(world, cast("A1", "fly", "A3")) == "for-a-single-friend-beside"
    assert refused(world, cast("A1", "fly")) == ""


def test_mb_t_spells_fear_is_like_morale_result_2_away_from_the_caster():
    """Three units in the cone: one fails and runs, one saves, the fearless do not mind; a hero is not spared."""
    front = [unit("orcs", (10, 16)), unit("orcs", (11, 17)), unit("skeletons", (9, 17)), unit("fighter_hero", (10, 20))]
    world = battle([mage("fear"), unit("spearmen", (10, 9))], front)
    run = play(world, [16, 17, 3, 10], cast("A1", "fear", square=(10, 14)))
    assert what(run) == [("B1", "fear", 0), ("B2", "none", 0), ("B3", "none", 0), ("B4", "fear", 0)]
    assert [world.units[id].broken for id in ("B1", "B2", "B3", "B4", "A2")] == [True, False, False, True, False]
    assert world.units["B1"].at == (10, 21) and world.units["B4"].at == (10, 24)    # the orcs go on past the hero's place
    assert checks(run) == []
