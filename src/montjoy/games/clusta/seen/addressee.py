"""Whom a sheet is for, as its writer knows him: his list, where he was last heard of, who is with him."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.queries import BRIDGEHEAD, CRURERS, whole
from montjoy.games.clusta.protocol.language import LIKE
from montjoy.games.clusta.seen.view import Beliefs, OwnUnit, Seen

Kind: TypeAlias = Literal["camp", "commander", "unit", "ship"]


class Addressee(msgspec.Struct, frozen=True):
    """`hex`: where he is believed to be; `afloat`: aboard; `units`: those his orders are for, as far as one knows."""

    id: str
    name: str
    kind: Kind
    hex: str
    afloat: bool
    units: tuple[OwnUnit, ...] = ()


def whole_name(seen: Seen, name: str) -> str:
    return whole(seen.viewer, name)


def own_ids(seen: Seen) -> list[str]:
    """What one can write to, in short."""
    ids = [*seen.camps, *seen.commanders, *seen.units, *seen.ships]
    return [id.partition(".")[2] for id in ids]


def like(seen: Seen) -> tuple[str, ...]:
    """CN-KNOW-05  Names for the examples of a refusal, from the writer's own lists alone: a commander of his, the one who gives
    the orders before others, a camp and a unit, as far as he has them."""
    officers = sorted((c.id for c in seen.commanders.values() if not c.gone), key=lambda id: id != seen.overall)
    camps = [camp.id for camp in seen.camps.values() if not camp.gone]
    units = [unit.id for unit in seen.units.values() if not unit.gone]
    return tuple(id.partition(".")[2] for ids in (officers, camps, units) for id in ids[:1]) or LIKE


def hex_of(seen: Seen | Beliefs, id: str) -> str:
    """Where something of one's own is believed to be; "": one does not know, or it is off the map."""
    found = seen.units.get(id) or seen.commanders.get(id)
    if found is not None:
        ship = seen.ships.get(found.ship)
        return ship.hex if ship is not None else found.hex
    thing = seen.camps.get(id) or seen.ships.get(id)
    if thing is not None:
        return thing.hex
    who = seen.specialists.get(id)
    return "" if who is None else (hex_of(seen, who.with_) or who.hex) if who.with_ else who.hex


def is_camp_hex(seen: Seen, hex: str) -> bool:
    """Whether one has a camp there; the Crurers' bridgehead is as good."""
    own = any(camp.hex == hex and not camp.gone for camp in seen.camps.values())
    return own or (seen.viewer == CRURERS and hex == island(seen.map, seen.own_map).bridgehead)


def units_believed_at(seen: Seen, hex: str) -> list[OwnUnit]:
    """One's units that are believed to be in a hex."""
    return [unit for unit in seen.units.values() if hex and not unit.gone and hex_of(seen, unit.id) == hex]


def addressee(seen: Seen, name: str) -> Addressee | None:
    """Whom a name on a sheet means; None: nobody who is still there."""
    id = whole_name(seen, name)
    unit, commander, camp, ship = seen.units.get(id), seen.commanders.get(id), seen.camps.get(id), seen.ships.get(id)
    hex = hex_of(seen, id)
    if unit is not None:
        return None if unit.gone else Addressee(id, name, "unit", hex, bool(unit.ship), (unit,))
    if commander is not None:
        return None if commander.gone else Addressee(id, name, "commander", hex, bool(commander.ship), with_him(seen, id, hex))
    if ship is not None:
        return Addressee(id, name, "ship", hex, True)
    if camp is not None:
        return None if camp.gone else Addressee(id, name, "camp", hex, False, in_camp(seen, hex))
    if id == f"{CRURERS}.{BRIDGEHEAD}" and seen.viewer == CRURERS:
        hex = island(seen.map, seen.own_map).bridgehead
        return Addressee(id, name, "camp", hex, False, in_camp(seen, hex))
    return None


def led_by_others(seen: Seen, id: str, hex: str) -> list[str]:
    here = [c for c in seen.commanders.values() if c.id != id and not c.gone and hex_of(seen, c.id) == hex]
    return [unit for commander in here for unit in commander.leads]


def in_camp(seen: Seen, hex: str) -> tuple[OwnUnit, ...]:
    """The units of a camp that no commander there leads."""
    led = led_by_others(seen, "", hex)
    return tuple(unit for unit in units_believed_at(seen, hex) if unit.id not in led)


def with_him(seen: Seen, id: str, hex: str) -> tuple[OwnUnit, ...]:
    """Those a commander leads, and all others in his hex whom nobody leads and who were not detached from him."""
    leads, others = seen.commanders[id].leads, led_by_others(seen, id, hex)
    here = units_believed_at(seen, hex)
    return tuple(unit for unit in here if unit.id in leads or (unit.id not in others and unit.apart != id))
