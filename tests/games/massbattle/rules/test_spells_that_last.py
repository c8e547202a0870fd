"""Effects that last, walls of fire, clouds, and the confused.  MB-SCALE-04, MB-T-SPELLS."""

from __future__ import annotations

import pytest

from montjoy.core.script import scripted
from montjoy.games.massbattle.model.pieces import Running
from montjoy.games.massbattle.model.state import Zone
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules import lasting
from montjoy.games.massbattle.rules.confusion import whim_of
from montjoy.games.massbattle.rules.harm import begin
from montjoy.games.massbattle.rules.melee import fight
from montjoy.games.massbattle.rules.zones import cross
from tests.games.massbattle.spellwork import battle, cast, checks, hp, play, refused, unit, what


def mage(spell, at=(10, 10)):
    return unit("wizard_9", at, spells={spell: 1})


def march(unit, **more):
    return forms.Moves("hold", (forms.March((unit,), **more),))


def rounds(n):
    """The initiative dice of so many further rounds."""
    return [6, 1] * n


def play_on(world):
    """The melee of a battle as it stands, where only the confused do anything."""
    return scripted(fight(world, (1,)), [20], lambda *_: forms.Fights("hold"))


# ---- durations -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("scale", "last"), [(5, 6), (10, 3)])
def test_mb_scale_04_a_haste_of_30_minutes_lasts_6_rounds_at_scale_5_and_3_at_scale_10(scale, last):
    for until, has in (((last, 1), True), ((last + 1, 1), False)):
        world = battle([mage("haste"), unit("spearmen", (12, 12))], [unit("orcs", (30, 30))], scale=scale, round_limit=0)
        run = play(world, rounds(until[0] - 1), cast("A1", "haste", "A2"), until=until)
        assert world.units["A2"].has("haste") == has
        assert [e.unit for e in run.told(events.SpellEnded)] == ([] if has else ["A1", "A2"])


def test_mb_t_spells_who_cannot_fly_any_more_comes_down_on_the_nearest_free_square():
    below = [unit("orcs", (10, 11), facing="north"), unit("orcs", (30, 30))]
    world = battle([unit("fighter_hero", (10, 10)), unit("wizard_9", (1, 1))], below)
    hero = world.units["A1"]
    hero.running, hero.at, hero.aloft, hero.tall = (Running("fly", 1, "A2"),), (10, 11), True, True
    run = play(world, rounds(1), until=(2, 1))
    assert (hero.at, hero.aloft, hero.flyer, hero.tall) == ((9, 11), False, False, False)
    assert run.told(events.SpellEnded) == [events.SpellEnded("A1", "fly")]
    assert run.told(events.Moved) == [events.Moved("A1", ((9, 11),), 0, False)]


@pytest.mark.parametrize(("type", "kind", "aloft", "told"), [
    ("fighter_hero", "fly", True, [events.Moved("A1", (), 0, False)]), ("fighter_hero", "fly", False, []),
    ("griffon", "fly", True, []), ("fighter_hero", "haste", True, []),
])  # fmt: skip
def test_mb_t_spells_only_who_flies_by_the_spell_comes_down_when_it_ends(type, kind, aloft, told):
    world = battle([unit(type, (10, 10)), unit("wizard_9", (1, 1))], [unit("orcs", (30, 30))])
    flyer = world.units["A1"]
    flyer.running, flyer.aloft = (Running(kind, 1, "A2"), *([Running("fly", 9, "A2")] if kind == "haste" else [])), aloft
    run = play(world, rounds(1), until=(2, 1))
    assert run.told(events.Moved) == told and flyer.at == (10, 10) and flyer.aloft == (aloft and not told)


def test_mb_t_spells_the_confused_that_do_nothing_strike_no_charger():
    """Spearmen with their long weapons would strike first."""
    world = battle([mage("confusion"), unit("spearmen", (12, 13))], [unit("spearmen", (12, 16))])
    run = play(world, [6, 6, 3, 4, 20], CONFUSE, march("A2", ahead=2), until=(1, 3))
    assert [(e.unit, e.how) for e in run.told(events.Attacked)] == [("A2", "charge")]


def test_mb_scale_04_the_same_effect_does_not_run_twice():
    world = battle([mage("haste")], [unit("orcs", (30, 30))])
    world.round = 2
    lasting.lay_on(world, world.units["A1"], "haste", 30, "A1")
    world.round = 4
    lasting.lay_on(world, world.units["A1"], "haste", 30, "B1")
    assert world.units["A1"].running == (Running("haste", 9, "B1"),)


# ---- walls of fire -----------------------------------------------------------------------------------------------------------
FIRE = cast("A1", "wall_of_fire", square=(10, 14), along=2)  # (10, 14) to (16, 14)


def test_mb_t_spells_a_wall_of_fire_blocks_sight():
    world = battle([mage("wall_of_fire"), unit("longbowmen", (12, 10))], [unit("archers", (12, 18)), unit("archers", (22, 12))])
    run = play(world, [], FIRE)
    assert [e.squares for e in run.told(events.SpellCast)] == [tuple((x, 14) for x in range(10, 17))]
    assert [(z.kind, z.by, z.until) for z in world.zones] == [("wall_of_fire", "A1", 0)]
    assert refused(world, forms.Volley("hold", (forms.Shot("B1", "A2"),)), "b") == "out-of-sight"
    assert refused(world, forms.Volley("hold", (forms.Shot("B2", "A2"),)), "b") == ""


def test_mb_t_spells_units_of_3_hit_dice_or_less_do_not_cross_a_wall_of_fire():
    world = battle([mage("wall_of_fire")], [unit("orcs", (12, 16)), unit("bugbears", (14, 16))])
    play(world, [], FIRE)
    assert refused(world, march("B1", ahead=3), "b", ask=questions.Move(1)) == "no-way-there"
    assert refused(world, march("B2", ahead=3), "b", ask=questions.Move(1)) == ""    # 3+1 is more than 3


def test_mb_t_spells_others_take_1d6_a_soldier():
    """5 bugbears, 72 hit points: 4 x 5 = 20 lost; with a check where that is half."""
    world = battle([mage("wall_of_fire")], [unit("bugbears", (14, 16))])
    run = play(world, [4], FIRE, march("B1", ahead=3), until=(1, 3))
    assert what(run) == [("B1", "damage", 20)] and hp(world, "B1") == [52] and world.units["B1"].at == (14, 13)
    world = battle([mage("wall_of_fire")], [unit("bugbears", (14, 16))])
    world.units["B1"].lost = 30
    run = play(world, [4, 3], FIRE, march("B1", ahead=3), until=(1, 3))
    assert checks(run) == ["broken"]


def test_mb_t_spells_who_is_pushed_through_fire_burns_too():
    """A troll is pushed back from the south through the wall behind it."""
    world = battle([mage("wall_of_fire"), unit("wizard_9", (12, 11), spells={"magic_missile": 1})], [unit("troll", (12, 13))])
    world.units["B1"].lost = 14
    run = play(world, [1, 1, 1, 2, 5, 6], forms.Volley("hold", spells=(FIRE.spells[0], forms.Cast("A2", "magic_missile", "B1"))))
    assert world.units["B1"].at == (12, 19) and what(run) == [("B1", "damage", 6), ("B1", "damage", 5)]
    assert checks(run) == ["pushed", "passed"]


@pytest.mark.parametrize("act", [march("A1", turn=2), march("A1", ahead=1)])
def test_mb_t_spells_a_wall_of_fire_stands_while_its_caster_does_nothing_else(act):
    world = battle([mage("wall_of_fire")], [unit("orcs", (12, 30))])
    run = play(world, rounds(1), FIRE, (2, act), until=(2, 3))
    assert world.zones == [] and run.told(events.SpellEnded) == [events.SpellEnded("A1", "wall_of_fire")]


def test_mb_t_spells_a_wall_of_fire_stands_round_after_round_and_ends_with_the_next_spell():
    both = unit("wizard_9", (10, 10), spells={"wall_of_fire": 1, "phantasmal_force": 1})
    other = cast("A1", "phantasmal_force", square=(10, 12))
    world = battle([both], [unit("orcs", (12, 30))])
    play(world, rounds(2), FIRE, until=(3, 1))
    assert len(world.zones) == 1
    world = battle([both], [unit("orcs", (12, 30))])
    play(world, rounds(2), FIRE, (3, other), until=(3, 2))
    assert world.zones == []


def test_mb_t_spells_the_wall_of_a_broken_or_dead_caster_is_gone():
    for change in ({"broken": True}, {"status": "destroyed"}):
        world = battle([mage("wall_of_fire")], [unit("orcs", (12, 30))])
        play(world, [], FIRE)
        for name, value in change.items():
            setattr(world.units["A1"], name, value)
        assert scripted(lasting.lapse(world)).told(events.SpellEnded) and world.zones == []


def test_mb_t_spells_no_wall_of_fire_where_units_stand():
    world = battle([mage("wall_of_fire")], [unit("orcs", (14, 14))])
    play(world, [])
    assert refused(world, FIRE) == "units-in-the-way"
    assert refused(world, cast("A1", "wall_of_fire", square=(10, 14), along=6)) == ""


# ---- killing clouds ----------------------------------------------------------------------------------------------------------
CLOUD = cast("A1", "cloudkill", square=(10, 13))


def test_mb_t_spells_cloudkill_destroys_below_5_hit_dice_who_does_not_save():
    """Orcs in it that do not save, ogres that do, a troll that need not."""
    world = battle([mage("cloudkill")], [unit("orcs", (10, 13)), unit("ogres", (11, 13)), unit("troll", (9, 13))])
    run = play(world, [16, 13], CLOUD)
    assert what(run) == [("B1", "destroyed", 0), ("B2", "none", 0), ("B3", "none", 0)]
    assert world.units["B1"].status == "destroyed" and checks(run) == []
    assert [(z.kind, z.until, z.drift) for z in world.zones] == [("cloudkill", 12, (0, 1))]


def test_mb_t_spells_cloudkill_drifts_3_squares_a_round_over_what_is_in_its_way():
    """From (10, 13) to (10, 16): the orcs at (11, 15) are in its way, those at (10, 18) are not yet."""
    world = battle([mage("cloudkill")], [unit("orcs", (11, 15)), unit("orcs", (10, 18))])
    run = play(world, [10, *rounds(1)], CLOUD, until=(2, 1))
    assert sorted(run.told(events.CloudDrifted)[0].squares) == [(x, y) for x in (9, 10, 11) for y in (15, 16, 17)]
    assert [world.units[id].status for id in ("B1", "B2")] == ["destroyed", "in_play"]


def test_mb_t_spells_who_walks_into_a_cloud_meets_it_and_who_flies_over_it_does_not():
    world = battle([mage("cloudkill")], [unit("orcs", (10, 18)), unit("griffon", (20, 18)), unit("troll", (30, 30))])
    world.units["B2"].at = (14, 13)
    moves = forms.Moves("hold", (forms.March(("B1",), ahead=5), forms.March(("B2",), to=(6, 13), land=True)))
    run = play(world, [5], CLOUD, moves, until=(1, 3))
    assert [(id, effect) for id, effect, _ in what(run)] == [("B1", "destroyed")] and world.units["B2"].at == (6, 13)


def test_mb_t_spells_a_cloud_drifts_below_who_flies_and_past_who_is_gone():
    world = battle([mage("cloudkill")], [unit("fighter_hero", (10, 15)), unit("orcs", (11, 15)), unit("orcs", (30, 30))])
    hero = world.units["B1"]
    hero.running, hero.aloft, world.units["B2"].status = (Running("fly", 9, "B1"),), True, "fled"
    run = play(world, rounds(1), CLOUD, until=(2, 1))
    assert what(run) == [] and run.told(events.CloudDrifted)


@pytest.mark.parametrize(("land", "dice", "points"), [(True, [3], 3), (False, [], 0)])
def test_mb_move_08_a_flyer_burns_only_where_it_lands(land, dice, points):
    """It flies over the wall into its further end; one that stays in the air does not feel it."""
    world = battle([mage("wall_of_fire")], [unit("griffon", (16, 18))])
    play(world, dice, FIRE, march("B1", to=(16, 14), land=land), until=(1, 3))
    assert world.units["B1"].at == (16, 14) and world.units["B1"].lost == points
    world.units["B1"].aloft, world.units["B1"].status = False, "withdrawn"
    assert scripted(cross(world, begin(world), world.units["B1"], [(16, 14)])).rolls == []


def test_mb_t_spells_a_cloud_ends_at_the_edge_or_after_its_hour():
    world = battle([mage("cloudkill", (10, 34))], [unit("orcs", (30, 10))])
    run = play(world, rounds(1), cast("A1", "cloudkill", square=(10, 37)), until=(2, 1))
    assert world.zones and not run.told(events.SpellEnded)
    world = battle([mage("cloudkill", (10, 34))], [unit("orcs", (30, 10))])
    run = play(world, rounds(2), cast("A1", "cloudkill", square=(10, 37)), until=(3, 1))
    assert world.zones == [] and run.told(events.SpellEnded) == [events.SpellEnded("A1", "cloudkill")]
    world = battle([mage("haste")], [unit("orcs", (30, 10))])
    world.zones = [Zone("cloudkill", ((5, 5),), "A1", 1, (0, 1))]
    run = play(world, rounds(1), until=(2, 1))
    assert world.zones == [] and run.told(events.SpellEnded) == [events.SpellEnded("A1", "cloudkill")]


# ---- confusion ---------------------------------------------------------------------------------------------------------------
CONFUSE = cast("A1", "confusion", "B1")


def test_mb_t_spells_confusion_needs_creatures_enough_and_gives_a_saving_throw_above_3_hit_dice():
    """2d6 and one for level 9: 5 is enough for five; orcs do not save, ogres do."""
    world = battle([mage("confusion")], [unit("orcs", (10, 16))])
    run = play(world, [1, 3, 3, 3], CONFUSE)
    assert what(run) == [("B1", "confusion", 0)] and world.units["B1"].running == (Running("confusion", 24, "A1"),)
    world = battle([mage("confusion")], [unit("orcs", (10, 16))])
    assert what(play(world, [1, 2], CONFUSE)) == [("B1", "none", 0)]
    world = battle([mage("confusion")], [unit("ogres", (10, 16))])
    assert what(play(world, [6, 6, 13], CONFUSE)) == [("B1", "none", 0)]
    world = battle([mage("confusion")], [unit("ogres", (10, 16))])
    assert what(play(world, [6, 6, 12, 3, 3], CONFUSE)) == [("B1", "confusion", 0)]


@pytest.mark.parametrize(("sum_", "whim"), [
    (2, "attacks"), (5, "attacks"), (6, "nothing"), (8, "nothing"), (9, "harms_itself"), (12, "harms_itself"),
])  # fmt: skip
def test_mb_t_spells_what_the_confused_do(sum_, whim):
    assert whim_of(sum_) == whim


def test_mb_t_spells_the_confused_that_do_nothing_obey_nobody():
    world = battle([mage("confusion")], [unit("archers", (10, 16)), unit("orcs", (30, 30))])
    run = play(world, [6, 6, 3, 4], CONFUSE)
    assert run.told(events.Confused) == [events.Confused("B1", 7, "nothing")]
    assert refused(world, forms.Volley("hold", (forms.Shot("B1", "A1"),)), "b") == "confused"
    assert refused(world, march("B1", ahead=1), "b", ask=questions.Move(1)) == "confused"


def test_mb_t_spells_nobody_gives_orders_to_the_confused_not_even_to_attack():
    """A wizard with bowmen's arms would do all of it, were he not confused; his owner is not even asked."""
    world = battle([mage("confusion"), unit("spearmen", (10, 13))], [unit("wizard_9", (10, 14)), unit("orcs", (30, 30))])
    run = play(world, [6, 6, 6, 1, 1], CONFUSE)
    assert run.told(events.Confused)[0].does == "attacks"
    assert not [seat for seat, ask, _ in run.answered if seat == "b" and isinstance(ask, questions.Shoot)]
    orders = [
        (forms.Volley("hold", (forms.Shot("B1", "A2"),)), questions.Shoot(1)), (cast("B1", "sleep", "A2"), questions.Shoot(1)),
        (march("B1", turn=2), questions.Move(1)), (forms.Fights("hold", (forms.Shot("B1", "A2"),)), questions.Fight(1)),
    ]  # fmt: skip
    assert [refused(world, form, "b", ask=ask) for form, ask in orders] == ["confused"] * 4
    run = play_on(world)
    assert [(e.unit, e.target) for e in run.told(events.Attacked)] == [("B1", "A2")]


def test_mb_t_spells_the_confused_that_attack_do_it_by_themselves_and_roll_anew_each_round():
    """They march on the nearest enemy though their owner says hold, and do nothing in round 2; others shoot then."""
    world = battle([mage("confusion")], [unit("orcs", (10, 22)), unit("archers", (39, 39))])
    run = play(world, [6, 6, 1, 1, 6, 1, 3, 4], CONFUSE, until=(2, 1))
    assert world.units["B1"].at == (10, 13) and [e.does for e in run.told(events.Confused)] == ["attacks", "nothing"]
    world = battle([mage("confusion")], [unit("archers", (10, 16)), unit("archers", (39, 39))])
    run = play(world, [6, 6, 3, 4, 6, 1, 1, 1, 20], CONFUSE, until=(2, 2))
    assert [(e.unit, e.target) for e in run.told(events.Attacked)] == [("B1", "A1")]


def test_mb_t_spells_the_confused_that_harm_themselves_take_their_own_damage():
    """5 orcs, 1d8 = 3: 15 of 22, and one check."""
    world = battle([mage("confusion")], [unit("orcs", (10, 16))])
    run = play(world, [6, 6, 5, 5, 3, 6], CONFUSE)
    assert what(run) == [("B1", "confusion", 0), ("B1", "damage", 15)] and hp(world, "B1") == [7]
    assert checks(run) == ["passed"] and not world.units["B1"].hit
    world = battle([mage("confusion")], [unit("troll", (10, 16))])
    run = play(world, [6, 6, 1, 5, 5, 1, 2, 3], CONFUSE)     # claw, claw, bite
    assert what(run)[1] == ("B1", "damage", 6)


def test_mb_t_spells_at_the_start_of_a_round_the_confused_may_be_pushed_back_by_their_own_hands():
    world = battle([mage("confusion")], [unit("orcs", (10, 16)), unit("orcs", (30, 30))])
    world.units["B2"].running, world.units["B2"].status = (Running("confusion", 9, "A1"),), "fled"    # rolls no more
    run = play(world, [6, 6, 3, 3, 6, 1, 6, 3, 4, 2], CONFUSE, until=(2, 1))
    assert [e.does for e in run.told(events.Confused)] == ["nothing", "harms_itself"]
    assert world.units["B1"].at == (10, 20) and world.units["B1"].broken


@pytest.mark.parametrize("confused", [True, False])
def test_nobody_is_asked_whether_a_confused_unit_follows(confused):
    """MB-MOR-15, MB-T-SPELLS  The pikes push back the orcs before them: confused they stay, and their player is not asked."""
    world = battle([mage("confusion"), unit("orcs", (20, 6))], [unit("pikemen", (20, 7))])
    world.units["A2"].hit, world.units["A2"].lost = True, 11
    if confused:
        run = play(world, [3, 3, 1, 1, 20, 1, 2], CONFUSE, until=(1, 4))
    else:
        run = play(world, [20, 1, 2], forms.Fights("hold", (forms.Shot("B1", "A2"),)), until=(1, 4))
    assert len(run.told(events.FellBack)) == 1 and world.units["B1"].at == (20, 7)
    assert any(isinstance(ask, questions.FollowUp) for _, ask, _ in run.answered) is not confused
