"""From rows to the figures of an attack: what a unit is under attack, and what it takes to hit it."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.massbattle.battle.state import Body
from montjoy.games.massbattle.model.troops import Single, Soldier
from montjoy.games.massbattle.options import MassBattleOptions


def needed(target: Soldier | Single, attacker: Soldier | Single, modifiers: Sequence[tuple[str, int]]) -> int:
    """MB-ATK-03  The lowest face that hits: armour class less bonus and modifiers, not clamped."""
    return target.armour_class - attacker.attack_bonus - sum(n for _, n in modifiers)


def make_body(
    row: Soldier | Single, options: MassBattleOptions, *, number: int, hp: int, start: int, hit: bool, bonus: int = 0,
    broken: bool = False,
) -> Body:
    """MB-UNIT-09, MB-MOR-12, MB-SOLO-02  A unit of that row as it is attacked."""
    single = isinstance(row, Single)
    hero = isinstance(row, Single) and row.player_character
    return Body(
        number=number, hp=hp, start=start, hit=int(hit), shielded=int(options.first_hit_shields_singles or not single),
        per_step=int(options.morale_batch == "per_step"), single=int(single), exempt=int(hero and not options.pc_morale),
        fearless=int(row.has("fearless") and options.fearless_undead), bonus=bonus, broken=int(broken),
    )  # fmt: skip
