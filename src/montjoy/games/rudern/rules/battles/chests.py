"""Filling and emptying chests at home (RW-GEN-16-X): once an impulse, before the first act, and seen by nobody else."""

from __future__ import annotations

from montjoy.core.effects import No, no, order, tell
from montjoy.games.rudern.model.queries import active, is_besieged
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.events import ChestsFilled
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.games.rudern.protocol.questions import Muster
from montjoy.games.rudern.rules.battles.money import is_own_ground, note_divided
from montjoy.games.rudern.seen.view import Seen, why_not_banner


def home_chests(land: Land, faction: str) -> list[str]:
    """RW-GEN-16-X  The faction's nobles on its own or an ally's ground who are not shut in by a siege."""
    mine = [b for b in land.banners.values() if b.faction == faction and is_own_ground(land, faction, b.at)]
    return [b.id for b in mine if not (b.inside and is_besieged(land, b.at))]


def why_not_fill(seen: Seen, form: Chests) -> No | None:
    """RW-GEN-16-X  Own chests at home alone, and no more than the treasury and the chests named hold together."""
    at_home = home_chests(seen.land, seen.faction)
    for banner in form.carry:
        if refusal := why_not_banner(seen, banner):
            return refusal
        if banner not in at_home:
            return no("RW-GEN-16-X", "chest-not-at-home", banner=banner, place=seen.land.banners[banner].at)
    there = seen.treasuries.get(seen.faction, 0) + sum(seen.chests.get(banner, 0) for banner in form.carry)
    wanted = sum(form.carry.values())
    return no("RW-GEN-16-X", "more-than-there-is", wanted=wanted, there=there) if wanted > there else None


async def fill_chests(world: World) -> None:
    """RW-GEN-16-X  When its impulse begins a faction with a noble at home is asked how much each is to carry, whatever its purses
    hold: so nobody sees by anything whether it moved something (fill_chests = false: nobody is asked)."""
    faction = active(world.land)
    at_home = home_chests(world.land, faction)
    if not world.land.options.fill_chests or not at_home:
        return
    world.asked = faction
    now = {banner: world.chests.get(banner, 0) for banner in at_home}
    form = await order(faction, Muster(world.treasuries[faction], now), Chests)
    world.asked = ""
    note_divided(world, faction, at_home)
    changed = {banner: n for banner, n in form.carry.items() if n != now[banner]}
    if changed:
        world.chests |= changed
        world.treasuries[faction] += sum(now[banner] - n for banner, n in changed.items())
        await tell(faction, ChestsFilled(faction, world.treasuries[faction], changed))
