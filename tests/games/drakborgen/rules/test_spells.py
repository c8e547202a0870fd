"""Abilities, one to a hero, and the four spells.  DLC-01, DLC-04."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.protocol.events import SpellCast
from montjoy.games.drakborgen.rules import spells, turns
from montjoy.games.drakborgen.rules.teleport import blink_options
from tests.games.drakborgen.board import PACK, at, begun, run, seen, square


@pytest.mark.parametrize("card", ["H01", "H02", "H12"])
def test_no_ability(card):
    """DLC-01  Rohan, Sigeir and Gudrun have no ability: no charges, nothing is ever offered."""
    world = begun(card)
    red = at(world, "red", "33")
    square(world, "33")
    assert (red.ability, red.charges) == ("none", 0) and not spells.has_ability(red, "none")
    every = [row.ability for row in PACK.heroes.values()]
    assert not any(spells.has_ability(red, ability) for ability in every)
    assert not any(spells.may_cast(red, s) for s in spells.SPELLS)
    assert blink_options(seen(world, "red")) == [] and turns.free_options(seen(world, "red")) == []


def test_one_ability_each():
    """DLC-01  Every other hero has the ability of his card, and no other."""
    for id, row in PACK.heroes.items():
        red = begun(id).castle.heroes["red"]
        assert [a for a in dict.fromkeys(r.ability for r in PACK.heroes.values()) if spells.has_ability(red, a)] == (
            [row.ability] if row.ability != "none" else [])


@pytest.mark.parametrize("spell", sorted(PACK.spells))
def test_each_spell_once(spell):
    """DLC-04  Four spells, each once in the game; casting one leaves the others."""
    world = begun("H05", "H04")
    red, blue = world.castle.heroes["red"], world.castle.heroes["blue"]
    assert spells.may_cast(red, spell) and spells.why_not_cast(blue, spell).reason == "has-no-spells"
    out = run(spells.cast_spell(red, spell))
    assert out.told(SpellCast) == [SpellCast("red", spell)] and spells.why_not_cast(red, spell).reason == "cast-already"
    assert sum(spells.may_cast(red, s) for s in spells.SPELLS) == 3
