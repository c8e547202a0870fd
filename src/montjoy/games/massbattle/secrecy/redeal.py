"""What is hidden from a seat (MB-INFO-02), and another state that it cannot tell from the true one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.game import Luck
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.spells import SPELLS
from montjoy.games.massbattle.model.state import NAMES, World
from montjoy.games.massbattle.seen.view import side_of_seat

FIGURES: Final = {"ac_desc": (-9, 9), "save": (3, 18), "rally_pct": (0, 100)}    # of an own row: from, to
SELDOM: Final = 6                                            # one side in so many has given up, for all that is known
PREPARED: Final = 3                                          # of one spell, at most


def hidden(world: World, seat: str) -> dict[str, Any]:
    """MB-INFO-02  By name, every value that the seat must not see and cannot work out."""
    found: dict[str, Any] = {}
    side = side_of_seat(world, seat)
    if world.carpet:                                         # all lies open on a carpet
        return found
    for unit in secret_units(world, seat):
        if unit.least < unit.most:
            found[f"start.{unit.id}"] = unit.start
        if unit.row.has("caster"):
            found[f"spells.{unit.id}"] = dict(unit.spells)
        found |= {f"{figure}.{unit.id}": getattr(unit.row, figure) for figure in open_figures(unit)}
    for number, other in enumerate(world.sides):
        if number != side and world.round and not world.options.open_information:
            found[f"conceded.{number}"] = other.conceded
    return found


def secret_units(world: World, seat: str) -> list[Unit]:
    """The units of the other side, those too that are still to come once all are mustered, unless everything is open."""
    side = side_of_seat(world, seat)
    if world.options.open_information or world.carpet:
        return []
    return [unit for unit in world.units.values() if unit.side != side and (unit.in_play or is_mustered(unit))]


def is_mustered(unit: Unit) -> bool:
    """MB-BOARD-11  It is still to come, and its hit points are known to its side."""
    return unit.status == "coming" and unit.most > 0


def open_figures(unit: Unit) -> list[str]:
    """The figures of an own row that no roll has used yet."""
    return [figure for figure in FIGURES if unit.own and figure not in unit.shown]


def redeal(world: World, seat: str, luck: Luck) -> World:
    """MB-INFO-02  Other pools, spells and figures of own rows, as far as the seat's knowledge goes; drawn without a look at the
    true ones."""
    new = _DECODE.decode(_ENCODE.encode(world))
    for unit in secret_units(new, seat):
        full = unit.least + luck.below(unit.most - unit.least + 1)
        deploy_with(new, unit, full)
        if unit.row.has("caster"):
            unit.spells = other_spells(luck)
        for figure in open_figures(unit):
            low, high = FIGURES[figure]
            unit.row = msgspec.structs.replace(unit.row, **{figure: low + luck.below(high - low + 1)})
    side = side_of_seat(new, seat)
    if new.carpet:
        return new
    for number, other in enumerate(new.sides):
        if f"conceded.{number}" in hidden(new, seat) and number != side:
            other.conceded = not luck.below(SELDOM)
    return new


def deploy_with(world: World, unit: Unit, full: int) -> None:
    """MB-END-03  Other full hit points of a unit, also in the sum of those that its side has deployed."""
    if any(world.strength):
        deployed = list(world.strength)
        deployed[NAMES.index(unit.id[0])] += full - unit.start
        world.strength = deployed[0], deployed[1]
    unit.start = full


def other_spells(luck: Luck) -> dict[str, int]:
    """Prepared spells of a caster, as he might have them."""
    names = list(SPELLS)
    found = {name: luck.below(PREPARED) for name in names if luck.below(2)}
    return {name: n for name, n in found.items() if n}


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(World)
