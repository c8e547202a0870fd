"""A blow made of figures: soldiers, immunities, damage.  For the board and for meetings alike."""

from __future__ import annotations

from collections.abc import Collection

from montjoy.games.massbattle.battle.state import HALVES, Blow

MAGIC = "magic_weapon"
SILVER = "silver_weapon"


def half_soldiers(soldiers: int, against: int, behind: bool) -> int:
    """MB-ATK-08, MB-ATK-09, MB-MOD-11, MB-SOLO-01, MB-SOLO-01-X  By what a roll is multiplied, in halves: the attacker's
    soldiers, doubled from behind, halved where several strike one."""
    factor = HALVES * soldiers * (2 if behind else 1)
    return factor // 2 if soldiers > 1 and against == 1 else factor


def is_immune(target: Collection[str], attacker: Collection[str]) -> bool:
    """MB-ATK-11, MB-ATK-11-X  A creature that only magic hurts, or magic and silver, against ordinary arms."""
    if "immune_nonmagical" in target:
        return MAGIC not in attacker
    if "immune_nonmagical_or_silver" in target:
        return MAGIC not in attacker and SILVER not in attacker
    return False


def make_blow(
    by: int, at: int, *, needs: int, dice: tuple[int, int, int], factor: int, immune: bool = False, one_misses: bool = False,
    ground: bool = False, poison: int = 0, venom: int = 0,
) -> Blow:  # fmt: skip
    """One attack roll as it is declared."""
    number, sides, plus = dice
    return Blow(
        by=by, at=at, needs=needs, ground=int(ground), immune=int(immune), one_misses=int(one_misses), dice=number, sides=sides,
        plus=plus, factor=factor, poison=poison, venom=venom,
    )  # fmt: skip


def venom(start: int, soldiers: int) -> int:
    """MB-SPELL-04  One man of a unit is his share of the full pool, rounded down; of a single creature it is all."""
    return start // soldiers
