"""How many may stand in one hex, and who must go on where they are too many (CN-ARMY-04, CN-MOVE-07-X)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from montjoy.games.clusta.model import armies, sides
from montjoy.games.clusta.model.command import is_camp
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import ground
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.costs import column_of, prices
from montjoy.games.clusta.rules.movement.parties import Party, is_busy, put

STACK: Final = 1000
IN_CAMP: Final = 1500


def shares(world: World, side: str, other: str) -> bool:
    """Whether two sides stack together and use each other's camps: a side with itself, and with its friends."""
    return side == other or sides.friendly(world, side, other)


def limit(world: World, side: str, hex: str) -> int:
    """CN-ARMY-04  Friendly units of up to 1,000 men may be in the same hex, in a camp hex 1,500."""
    camp = any(c.hex == hex and shares(world, side, c.side) for c in world.camps.values())
    return IN_CAMP if camp or is_camp(world, side, hex) else STACK


def standing(world: World, side: str, hex: str, but: Iterable[Unit] = ()) -> int:
    """CN-ARMY-04  A side's own and its friends' men in a hex, counted together; neutral and hostile ones are not.  The fit who
    wait in a camp there for their units take room too; loose undead, who are no units, take none (CN-CRUR-04)."""
    others = [unit.id for unit in but]
    return waiting(world, side, hex) + sum(
        unit.present
        for unit in world.units.values()
        if unit.hex == hex and not unit.ship and not unit.loose and unit.id not in others
        and shares(world, side, unit.side)
    )


def waiting(world: World, side: str, hex: str) -> int:
    """CN-LOSS-02  The fit who wait in a camp for their unit: they have no marker and fight for nobody, but take room there."""
    camps = [c.id for c in world.camps.values() if c.hex == hex and shares(world, side, c.side)]
    return sum(away.men for away in world.away if away.camp in camps and away.back < 0)


def fits(world: World, units: Sequence[Unit], hex: str) -> bool:
    """CN-ARMY-04  Whether these units may stay in a hex; loose undead may anywhere, or they would never come to a full force."""
    side = units[0].side
    return units[0].loose or standing(world, side, hex, units) + armies.men_of(units) <= limit(world, side, hex)


def may_enter(world: World, party: Party, hex: str, onward: Sequence[str], left: int) -> bool:
    """CN-MOVE-07-X  A party goes freely through hexes with friends; the limit counts where it stays.  So it may enter a hex that
    is too full if it can leave it again in this round: `onward` is its way from there, `left` the sixths it will have."""
    if fits(world, party.units, hex):
        return True
    there, here = ground(world), hex
    costs = prices(there, column_of(party.units[0].formation), world.options.roads_ignore_levels)
    for to in onward:
        price = costs[here].get(to)
        if price is None or price > left or sides.is_barred(world, party.side, to):
            return False
        if fits(world, party.units, to):
            return True
        here, left = to, left - price
    return False


def unstack(world: World) -> None:
    """CN-ARMY-04  Who came too many (a retreat) must go on in the next round; else the umpire moves those who came last on to
    the next hex toward their camp."""
    for side in world.sides:
        for hex in dict.fromkeys(unit.hex for unit in world.units.values() if unit.side == side and unit.hex):
            move_on(world, side, hex)


def move_on(world: World, side: str, hex: str) -> None:
    """CN-ARMY-04  The units of a side that came last leave a hex that has been too full since an earlier round."""
    while standing(world, side, hex) > limit(world, side, hex):
        last = max((u for u in world.at(hex, side) if not is_busy(world, u)), key=_came, default=None)
        if last is None or last.came >= world.tick:
            return
        free = [to for to in routes.nearer(world, side, hex, "") if fits(world, [last], to)]
        if not free:
            return
        put(world, [last], [], free[0])


def _came(unit: Unit) -> tuple[int, int]:
    return unit.came, unit.number
