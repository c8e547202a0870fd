"""Step N3: the night reports, one courier from each camp, commander and lone marker (CN-SEQ-09)."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.model.command import headquarters
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import camp_in, commanders_in, where
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.reports import Nightly
from montjoy.games.clusta.rules.knowledge import estimates
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.orders import outlook

NEARER: Final = -2                                           # steps, with night_report = two_steps


async def send_night_reports(world: World) -> None:
    """CN-SEQ-09  Step N3: every camp, commander and lone marker outside the overall commander's hex sends one night courier with
    its hex, its order, its men and the losses of the day; he starts with the first night round."""
    for side in world.sides:
        for by, (hex, units) in forces(world, side).items():
            reports = [await of_unit(world, unit, by, hex) for unit in units]
            dispatches.send(world, side, reports or [of_nobody(world, by, hex)], by=by, hex=hex)
    await dispatches.send_off(world)
    for unit in world.units.values():
        unit.lost_today = 0                                  # tomorrow's count begins


def forces(world: World, side: str) -> dict[str, tuple[str, list[Unit]]]:
    """CN-SEQ-09  Who sends a night courier, from which hex, and of which units he tells."""
    home = headquarters(world, side)
    found: dict[str, tuple[str, list[Unit]]] = {}
    for commander in world.commanders.values():
        hex = where(world, commander)
        if commander.side == side and not commander.fate and hex not in ("", home):
            found[commander.id] = (hex, [])
    for unit in world.units.values():
        hex = where(world, unit)
        if unit.side == side and unit.present > 0 and not unit.loose and hex not in ("", home):
            found.setdefault(speaker(world, unit, hex), (hex, []))[1].append(unit)
    return found


def speaker(world: World, unit: Unit, hex: str) -> str:
    """Who reports of a unit: the commander there who leads it, else the camp, else the best commander there, else itself."""
    leaders, camp = commanders_in(world, unit.side, hex), camp_in(world, unit.side, hex)
    leading = [one.id for one in leaders if unit.id in one.leads]
    others = [one.id for one in leaders]
    return next(iter([*leading, *([camp.id] if camp is not None else []), *others, unit.id]))


async def of_unit(world: World, unit: Unit, by: str, hex: str) -> Nightly:
    """CN-SEQ-09  What a night courier says of a unit: exact; with night_report = two_steps its losses by the information table,
    two steps nearer to correct."""
    lost = unit.lost_today
    if world.options.night_report == "two_steps":
        lost = await estimates.roll_estimate(world, lost, shift=NEARER, by=unit.id, what="lost")
    elite = sum(c.men for c in unit.men if c.elite)
    camp = camp_in(world, unit.side, hex)
    order, *due = outlook.order_said(world, unit)
    days = -1 if camp is None else camp.days
    return Nightly(world.tick, hex, by, unit.id, elite, unit.present - elite, lost, order, days, *due)


def of_nobody(world: World, by: str, hex: str) -> Nightly:
    """The night report of a commander without troops: where he is."""
    return Nightly(world.tick, hex, by, "", 0, 0, 0, "")
