"""How two units stand to each other where no squares say it: as the game master says.  MB-MOD, MB-OUT-03, MB-CHG-03."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from montjoy.games.massbattle.battle.modifiers import Situation
from montjoy.games.massbattle.carpet.state import Cover, From, Height, Said, What
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import Field
from montjoy.games.massbattle.rules.figures import Attack, How, declare_in

HIGH: Final = 1
SIDES: Final[tuple[From, ...]] = ("front", "flank", "rear")
COVERS: Final[tuple[Cover, ...]] = ("none", "tree_line", "wall", "wood")
HEIGHTS: Final[tuple[Height, ...]] = ("level", "above", "below")


def situation_of(field: Field, unit: Unit, said: Said, how: How) -> Situation:
    """MB-MOD-03 to MB-MOD-12  The ground, the arcs and the light of an attack that was said; wood deep enough to hide in is no
    tree line."""
    return Situation(
        missile=how == "missile", side=said.side, far=said.far, tree_line=said.cover == "tree_line", wall=said.cover == "wall",
        level=HIGH if said.height == "above" else 0, target_level=HIGH if said.height.startswith("below") else 0,
        target_stance="defence" if said.height == "below" else "attack",
        sunlight=unit.row.has("sunlight") and field.options.daylight,
    )  # fmt: skip


def declared(field: Field, said: Said, unit: Unit, target: Unit) -> Attack:
    """MB-SEQ-07, MB-MOD-05  An attack as it was said."""
    return declare_in(situation_of(field, unit, said, said.how), field, unit, target, said.how, said.cover == "wood")


def answered(said: Said) -> Said:
    """MB-CHG-03, MB-MOD-03  The blow of long weapons at a charger, whom they face; whoever stands higher strikes down, unless the
    stance is defence."""
    heights = {"above": "level", "below": "level", "below_attacks": "above", "level": "level"}
    return Said(said.target, said.unit, "charge", height=heights[said.height])  # type: ignore[arg-type]


class Charges:
    """MB-CHG-03, MB-CHG-04  The charges of a step as they were said; long weapons reach only a charger whom they face."""

    def __init__(self, field: Field, said: Mapping[tuple[str, str], Said]) -> None:
        self.field, self.said = field, said

    def may_strike(self, unit: Unit, target: Unit) -> bool:
        answers = self.said.get((target.id, unit.id))
        return (unit.id, target.id) in self.said or (answers is not None and answers.side == "front")

    def declare(self, unit: Unit, target: Unit, how: How) -> Attack:
        said = self.said[target.id, unit.id] if how == "long" else self.said[unit.id, target.id]
        if how != "long":
            return declared(self.field, said, unit, target)
        s = situation_of(self.field, unit, answered(said), how)
        return declare_in(s, self.field, unit, target, how, False)


def changed(said: Said, what: str) -> Said:
    """The same attack from another side, at another range, against other cover, from another height."""
    if what in SIDES:
        return msgspec.structs.replace(said, side=what)
    if what in ("near", "far"):
        return msgspec.structs.replace(said, far=what == "far")
    if what in COVERS:
        return msgspec.structs.replace(said, cover=what)
    return msgspec.structs.replace(said, height=what)


def changes(said: Said, long: bool) -> list[What]:
    """MB-OUT-03  What may be said otherwise: range and deep wood of missiles alone; the stance of a target that stands
    higher bears on chargers of long weapons alone."""
    missile = said.how == "missile"
    found: list[What] = [side for side in SIDES if side != said.side]
    if missile:
        found.append("near" if said.far else "far")
    found += [cover for cover in COVERS if cover != said.cover and (cover != "wood" or missile)]
    found += [height for height in HEIGHTS if height != said.height]
    if long and said.how == "charge" and said.height != "below_attacks":
        found.append("below_attacks")
    return found
