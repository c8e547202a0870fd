"""Saving throws.  MB-BASE-04."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import d, roll
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.rules.figures import number_of
from montjoy.games.massbattle.rules.knowledge import note_use

D20: Final = d(20)


async def save(unit: Unit, caster: Unit, penalty: int = 0) -> tuple[int, bool]:
    """MB-BASE-04  A unit rolls once, with its soldiers' number; that or more is a success.  -> the die, whether it is saved"""
    note_use(unit, "save")
    face = await roll(D20, "MB-BASE-04", number_of(unit), number_of(caster))
    return face, face - penalty >= unit.row.save
