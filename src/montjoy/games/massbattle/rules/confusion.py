"""What confused units do.  MB-T-SPELLS."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, d, roll, tell
from montjoy.games.massbattle.model.pieces import Unit, Whim
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import Single
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.figures import number_of
from montjoy.games.massbattle.rules.harm import Step, begin, take_from
from montjoy.games.massbattle.rules.lasting import let_go
from montjoy.games.massbattle.rules.steps import settle

D6: Final = d(6)
ATTACKS: Final = 5                                           # two dice, up to
NOTHING: Final = 8


async def confuse(world: World) -> None:
    """MB-T-SPELLS  At the start of a round every confused unit rolls for what it does in it."""
    step = begin(world)
    for unit in world.units.values():
        if unit.in_play and unit.has("confusion"):
            await take_whim(world, step, unit)
    await settle(world, step)


async def take_whim(world: World, step: Step, unit: Unit) -> None:
    """MB-T-SPELLS  2d6: it acts against the nearest unit of the caster's side, does nothing, or deals its damage to itself."""
    sum_ = sum([await roll(D6, "MB-SPELL-10", number_of(unit), "confusion") for _ in range(2)])
    unit.confused = whim_of(sum_)
    await let_go(world, unit)
    await tell(ALL, events.Confused(unit.id, sum_, unit.confused or "nothing"))
    if unit.confused == "harms_itself":
        await harm_itself(world, step, unit)


def whim_of(sum_: int) -> Whim:
    """MB-T-SPELLS  2 to 5, 6 to 8, 9 to 12."""
    if sum_ <= ATTACKS:
        return "attacks"
    return "nothing" if sum_ <= NOTHING else "harms_itself"


async def harm_itself(world: World, step: Step, unit: Unit) -> None:
    """MB-T-SPELLS  Its damage is rolled once for each of its attacks, times its soldiers; no attack roll and no first hit."""
    row = unit.row
    dice = [damage for _, damage in row.routine] if isinstance(row, Single) else [row.damage]
    rolled = 0
    for one in dice:
        rolled += one.plus
        for _ in range(one.number):
            rolled += await roll(d(one.sides), "MB-SPELL-10", number_of(unit), "harms itself")
    by = next(effect.by for effect in unit.running if effect.kind == "confusion")
    take_from(world, step, unit, rolled * unit.soldiers, by)
    await tell(ALL, events.SpellStruck(unit.id, "confusion", 0, False, rolled * unit.soldiers, "damage"))
