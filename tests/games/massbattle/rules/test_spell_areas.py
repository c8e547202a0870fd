"""Areas on the board and dragon breath.  MB-SPELL-07, MB-SPELL-08, MB-OUT-06, MB-T-SPELLS."""

from __future__ import annotations

import pytest

from montjoy.games.massbattle.model.spells import SPELLS
from montjoy.games.massbattle.model.troops import standard
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules import areas, spells
from montjoy.grids import squares
from tests.games.massbattle.spellwork import battle, cast, hp, play, refused, unit, what


def area(spell, aim, scale=5, start=(20, 20), along=None, **options):
    world = battle([unit("wizard_9", start)], [unit("orcs", (39, 39))], scale=scale, **options)
    return sorted(areas.covered(world, world.units["A1"], forms.Cast("A1", spell, square=aim, along=along), aim))


def test_mb_spell_07_a_fireball_covers_13_squares_at_scale_5_and_5_at_scale_10():
    near = [(x, y) for x in (9, 10, 11) for y in (9, 10, 11)]
    assert area("fireball", (10, 10)) == sorted([*near, (8, 10), (12, 10), (10, 8), (10, 12)])
    assert area("fireball", (10, 10), 10) == sorted([(10, 10), (9, 10), (11, 10), (10, 9), (10, 11)])


def test_mb_spell_07_sizes_follow_the_groups_own_square_exactly():
    """6 m are three squares of 2 m, two of 2.5 m and no whole one of 6.5 m."""
    assert area("fireball", (10, 10), square_m=2.0) == sorted(squares.disc((10, 10), 6))
    assert area("fireball", (10, 10), square_m=2.5) == sorted(squares.disc((10, 10), 4))
    assert area("fireball", (10, 10), square_m=6.5) == [(10, 10)]


def test_mb_spell_07_nothing_is_covered_beyond_the_edge_of_the_board():
    assert area("fireball", (0, 0)) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]


@pytest.mark.parametrize(("spell", "scale", "count"), [
    ("haste", 5, 12), ("haste", 10, 6), ("death_spell", 10, 6), ("cloudkill", 5, 3), ("cloudkill", 10, 1),
])  # fmt: skip
def test_mb_spell_07_radii(spell, scale, count):
    """The radius in half squares: every square at that distance or less."""
    assert area(spell, (20, 25), scale) == sorted(squares.disc((20, 25), count))


def test_mb_t_spells_a_bolt_goes_18_metres_on_away_from_the_caster():
    assert area("lightning_bolt", (20, 23)) == [(20, y) for y in range(23, 30)]
    assert area("lightning_bolt", (23, 23)) == [(n, n) for n in range(23, 28)]
    assert area("lightning_bolt", (20, 23), 10) == [(20, y) for y in range(23, 27)]


def test_mb_t_spells_a_wall_of_fire_runs_to_the_right_or_where_its_caster_says():
    assert area("wall_of_fire", (20, 23)) == [(x, 23) for x in range(20, 27)]
    assert area("wall_of_fire", (20, 23), along=6) == [(x, 23) for x in range(14, 21)]
    assert area("wall_of_fire", (20, 23), along=1) == [(20 + n, 23 + n) for n in range(5)]


def test_mb_t_spells_the_squares_of_web_and_ice_storm():
    assert area("web", (20, 22)) == [(20, 22), (20, 23)] and area("web", (20, 22), 10) == [(20, 22)]
    assert area("ice_storm", (5, 5)) == [(x, y) for x in (4, 5, 6) for y in (4, 5, 6)]
    assert area("ice_storm", (5, 5), 10) == [(5, 5), (5, 6), (6, 5), (6, 6)]
    assert area("phantasmal_force", (5, 5)) == [(5, 5)]


def test_mb_spell_07_the_cone_of_fear_begins_before_the_caster_and_widens():
    """72 m long and 36 m wide at the end: 24 squares, 12 wide, and half a square more."""
    cone = area("fear", (20, 21), start=(20, 5))
    assert (20, 5) not in cone and (20, 6) in cone and (20, 29) in cone and (20, 30) not in cone
    assert [x for x, y in cone if y == 29] == list(range(14, 27)) and [x for x, y in cone if y == 6] == [20]


def test_mb_spell_07_what_is_caught_is_named_from_the_centre_on():
    others = [unit("orcs", (10, 10)), unit("griffon", (11, 10)), unit("orcs", (15, 15))]
    world = battle([unit("spearmen", (10, 12)), unit("spearmen", (9, 10))], others)
    world.units["B2"].aloft = True                           # also in the air
    assert [p.id for p in areas.caught(world, tuple(area("fireball", (10, 10))), (10, 10))] == ["B1", "A2", "B2", "A1"]
    world.units["A2"].status = "fled"
    assert [p.id for p in areas.caught(world, tuple(area("fireball", (10, 10))), (10, 10))] == ["B1", "B2", "A1"]


@pytest.mark.parametrize("spell", ["web", "lightning_bolt", "fear", "cloudkill", "wall_of_fire"])
def test_mb_spell_07_what_points_somewhere_cannot_be_aimed_at_the_own_square(spell):
    world = battle([unit("wizard_9", (10, 10), spells={spell: 1, "fireball": 1})], [unit("orcs", (30, 30))])
    play(world, [])
    assert refused(world, cast("A1", spell, square=(10, 10))) == "needs-a-direction"
    assert refused(world, cast("A1", "fireball", square=(10, 10))) == ""


@pytest.mark.parametrize("spell", [*areas.RADII, *areas.LINES, *areas.CONES])
def test_mb_t_spells_the_shapes_are_those_of_the_table(spell):
    """Each size in centimetres stands as metres in the column "area"; those of breath in MB-SPELL-08."""
    sizes = {**areas.RADII, **areas.LINES, **areas.CONES}[spell]
    for size in sizes if isinstance(sizes, tuple) else (sizes,):
        metres = f"{size / 100:g} m"
        if spell in SPELLS:
            assert metres in SPELLS[spell].area
    if spell in SPELLS:
        kind = "radius" if spell in areas.RADII else "line" if spell in areas.LINES else "cone"
        assert kind in SPELLS[spell].area


# ---- dragon breath ---------------------------------------------------------------------------------------------------------
def dragon(type="red_dragon", at=(10, 10), **more):
    return unit(type, at, **more)


def breathe(target="", **more):
    return cast("A1", "breath", target, **more)


@pytest.mark.parametrize(("face", "saved"), [(16, False), (17, True)])
def test_mb_spell_08_a_red_dragon_breathes_on_ten_hobgoblins(face, saved):
    """40, or 20: both are more than 5.5 a man, and all are destroyed."""
    world = battle([dragon()], [unit("hobgoblins", (10, 13)), unit("orcs", (30, 30))], scale=10)
    run = play(world, [face], breathe("B1"))
    assert what(run) == [("B1", "damage", 55)] and world.units["B1"].status == "destroyed"
    assert [e.saved for e in run.told(events.SpellStruck)] == [saved]


@pytest.mark.parametrize(("face", "left"), [(5, 0), (6, 20)])
def test_mb_spell_08_against_a_lord_of_40_hit_points(face, left):
    world = battle([dragon()], [unit("fighter_lord", (10, 13)), unit("orcs", (30, 30))])
    play(world, [face], breathe("B1"))
    assert hp(world, "B1") == [left]


def test_mb_spell_08_a_dragon_that_breathed_does_not_strike_in_this_round():
    """Neither in a charge nor in melee; the breath is one of three, and one a round."""
    world = battle([dragon()], [unit("storm_giant", (10, 13))])
    run = play(world, [20], breathe("B1"), forms.Moves("hold", (forms.March(("A1",), to=(10, 12), land=True),)), until=(1, 4))
    assert world.units["A1"].at == (10, 12) and run.told(events.Charged) and not run.told(events.Attacked)
    assert world.units["A1"].breaths == 2
    assert refused(world, forms.Fights("hold", (forms.Shot("A1", "B1"),)), ask=questions.Fight(1)) == "has-breathed"
    assert refused(world, breathe("B1")) == "one-spell"


def test_mb_spell_08_three_times_a_battle():
    world = battle([dragon()], [unit("storm_giant", (10, 13))], round_limit=0)
    world.units["B1"].start = 500
    acts = [(n, breathe("B1")) for n in (1, 2, 3)]
    play(world, [20, 6, 1, 20, 6, 1, 20, 6, 1], *acts, until=(4, 1))
    assert world.units["A1"].breaths == 0 and refused(world, breathe("B1")) == "no-breath-left"


def test_mb_spell_08_breath_is_no_shot_and_leaves_none():
    world = battle([dragon()], [unit("orcs", (10, 13))])
    play(world, [])
    world.units["A1"].missile, world.units["A1"].missile_dice = standard().missile["bow_long"], (1, 6, 0)
    both = forms.Volley("hold", (forms.Shot("A1", "B1"),), (forms.Cast("A1", "breath", "B1"),))
    assert refused(world, both) == "has-breathed"


def test_mb_spell_08_the_three_shapes():
    """Frost: a cone 21 m long and 9 m wide; fire: 27 m and 9 m; gas: radius 7.5 m around a square at most 15 m away."""
    for type, far in (("white_dragon", 7), ("red_dragon", 9)):
        world = battle([dragon(type)], [unit("orcs", (39, 39))])
        covers = areas.covered(world, world.units["A1"], forms.Cast("A1", "breath", square=(10, 12)), (10, 12))
        assert max(y for _, y in covers) == 10 + far
        assert sorted(x for x, y in covers if y == 10 + far) == [8, 9, 10, 11, 12]    # 1.5 squares aside, and half a one
        assert sorted(x for x, y in covers if y == 11) == [10]
    world = battle([dragon("green_dragon")], [unit("orcs", (39, 39))])
    play(world, [])
    covers = areas.covered(world, world.units["A1"], forms.Cast("A1", "breath", square=(10, 15)), (10, 15))
    assert (12, 16) in covers and (12, 15) in covers and (12, 17) not in covers and (13, 15) not in covers
    assert refused(world, breathe(square=(10, 15))) == "" and refused(world, breathe(square=(10, 16))) == "too-far-to-cast"


def test_mb_spell_08_breath_is_among_what_it_may_use():
    world = battle([dragon()], [unit("orcs", (10, 13)), unit("orcs", (20, 13))])
    play(world, [])
    assert [(c.spell, c.target) for c in spells.possible(world, world.units["A1"])] == [("breath", "B1"), ("breath", "B2")]


def test_mb_spell_08_breath_in_contact_and_from_the_air():
    world = battle([dragon()], [unit("orcs", (10, 11))])
    play(world, [])
    assert refused(world, breathe("B1")) == ""
    world.units["A1"].aloft = True
    assert refused(world, breathe("B1")) == ""
    world.units["A1"].broken = True
    assert refused(world, breathe("B1")) == "broken"


def test_mb_solo_06_frost_does_not_hurt_who_is_immune_to_cold():
    world = battle([dragon("white_dragon")], [unit("frost_giant", (10, 13)), unit("troll", (10, 14))])
    run = play(world, [11], breathe("B1"))
    assert what(run) == [("B1", "none", 0), ("B2", "damage", 12)]
    world = battle([dragon("red_dragon")], [unit("frost_giant", (10, 13))])
    assert what(play(world, [5], breathe("B1"))) == [("B1", "damage", 20)]
