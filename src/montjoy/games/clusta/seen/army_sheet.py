"""A side's army sheet as it stands now by its reports (CN-ARMY-02): what its soldiers are worth and how far they go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from montjoy.core.game import View
from montjoy.games.clusta.model.armies import pace, tv2, values
from montjoy.games.clusta.model.pieces import Contingent, Nation
from montjoy.games.clusta.seen.view import Seen


class SheetLine(View, frozen=True):
    """A line of an army sheet.  `value2`: the troop value doubled, so that it is whole; `morale` -1: none; `movement`: rested,
    as a side is not told how many nights its units have marched."""

    number: int
    name: str
    elite: bool
    men: int
    value2: int
    morale: int
    movement: int


def army_sheet(seen: Seen) -> Iterator[SheetLine]:
    """CN-ARMY-02  Number, name, men, troop value, morale and movement of each unit, a line for each soldier type that it has, by
    what its side was told last; the exact one is the umpire's."""
    for unit in seen.units.values():
        for elite, men in ((True, unit.elite), (False, unit.standard)):
            if men > 0 and not unit.gone:
                c = Contingent(cast(Nation, unit.nation), elite, men)
                morale = values(c.nation, elite).morale
                movement = max(0, pace(c, unit.elite + unit.standard, seen.options))
                yield SheetLine(unit.number, unit.name, elite, men, tv2([c]), -1 if morale is None else morale, movement)
