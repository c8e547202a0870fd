"""Abilities, one to a hero, and the spells of the mage (DLC-01, DLC-04)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from montjoy.core.effects import ALL, No, no, tell
from montjoy.games.drakborgen.model.heroes import left
from montjoy.games.drakborgen.model.pack.rows import Ability
from montjoy.games.drakborgen.model.state import Hero
from montjoy.games.drakborgen.protocol.events import SpellCast

SpellName: TypeAlias = Literal["fire_bolt", "open_lock", "blink", "ward"]
SPELLS: Final[tuple[SpellName, ...]] = ("fire_bolt", "open_lock", "blink", "ward")


def has_ability(hero: Hero, ability: Ability) -> bool:
    """DLC-01  A hero has the one ability of his card, or none at all."""
    return ability != "none" and hero.ability == ability


def why_not_cast(hero: Hero, spell: SpellName) -> No | None:
    """DLC-04  Each spell once in the game, by who has spells."""
    if not has_ability(hero, "spells"):
        return no("DLC-04", "has-no-spells", hero=hero.id)
    if left(hero, spell) < 1:
        return no("DLC-04", "cast-already", spell=spell)
    return None


def may_cast(hero: Hero, spell: SpellName) -> bool:
    """DLC-04  The spell may still be cast."""
    return why_not_cast(hero, spell) is None


async def cast_spell(hero: Hero, spell: SpellName) -> None:
    """DLC-04  It is spent.  (The fire bolt is cast in a fight: `duel/opening.py`.)"""
    hero.used[spell] = hero.used.get(spell, 0) + 1
    await tell(ALL, SpellCast(hero.id, spell))
