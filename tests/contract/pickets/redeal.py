"""Other games that a side cannot tell from the true one.

Of an enemy picket a side knows where it was at some moment; that it moves a hex a round; that it was never where the side's
own pickets stood, or they would have met; and what couriers have reported.  Every way that fits is possible.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import Seat
from montjoy.core.game import Luck
from tests.contract.pickets import pieces as p
from tests.contract.pickets.board import HEXES, Hex, around, distance
from tests.contract.pickets.play import CAUGHT_ON, read_report, sight, standing


def layers(field: p.Field, seat: Seat, id: str) -> list[list[Hex]]:
    """For each round since the seat knew for sure: the hexes where the enemy picket can have been at its end.

    Hexes from which it could not have gone on are left out."""
    known = field.knows[seat][id]
    found = [[known.hex]]
    for round in range(known.round + 1, len(field.trod[id])):
        found.append([hex for hex in HEXES if fits(field, seat, id, round, hex) and reach(found[-1], hex)])
    for i in range(len(found) - 2, -1, -1):
        found[i] = [hex for hex in found[i] if reach(found[i + 1], hex)]
    return found


def reach(hexes: list[Hex], hex: Hex) -> bool:
    """Whether a picket can step between this hex and one of the others."""
    return any(distance(other, hex) <= 1 for other in hexes)


def fits(field: p.Field, seat: Seat, id: str, round: int, hex: Hex) -> bool:
    """Whether a picket may have been in a hex at the end of a round, for all the seat knows."""
    if hex == p.CAMP[seat] or hex in trod(field, seat, round):
        return False
    for report in field.reports[seat]:
        if report.round == round:
            told = [it.hex for it in report.seen if it.picket == id]
            if told != [hex] if told else hex in around(report.hex):
                return False
    return True


def hidden(field: p.Field, seat: Seat) -> dict[str, Any]:
    """By name, what the seat does not know and its knowledge leaves open."""
    found: dict[str, Any] = {}
    enemy = p.enemy_of(seat)
    for id in standing(field, enemy):
        if len(layers(field, seat, id)[-1]) > 1:
            found[f"{id} hex"] = field.pickets[id].hex
        if not field.knows[seat][id].strength:
            found[f"{id} strength"] = field.pickets[id].strength
    for courier in field.couriers if field.options.roads != "safe" else ():
        if courier.side == enemy or courier.due > field.read:
            found[f"{courier.side} courier {courier.number} caught"] = courier.caught
    return found


def redeal(field: p.Field, seat: Seat, luck: Luck) -> p.Field:
    """Enemy pickets somewhere else and of another strength, couriers with another fate; all as the seat may believe."""
    new = msgspec.json.decode(msgspec.json.encode(field), type=p.Field)
    enemy = p.enemy_of(seat)
    for id in standing(new, enemy):
        known = new.knows[seat][id]
        if not known.strength:
            new.pickets[id].strength = 1 + luck.below(p.STRONGEST)
        found = layers(field, seat, id)
        if not found[-1]:                                       # an umpire's ruling has made nonsense of what was known
            continue
        hexes = way(found, luck)
        new.trod[id][known.round + 1 :] = hexes[1:]
        new.track[id][known.round + 1 :] = hexes[1 : len(new.track[id]) - known.round]
        new.pickets[id].hex = hexes[-1]
    for courier in new.couriers:
        if courier.side == enemy or courier.due > field.read:
            ride_again(new, courier, luck)
    new.reports[enemy] = [
        read_report(it) for it in sorted(new.couriers, key=lambda it: it.due)
        if it.side == enemy and it.due <= field.read and not it.caught
    ]
    return new


def way(found: list[list[Hex]], luck: Luck) -> list[Hex]:
    """A way through the layers, drawn from its end."""
    hexes = [found[-1][luck.below(len(found[-1]))]]
    for layer in reversed(found[:-1]):
        near = [hex for hex in layer if distance(hex, hexes[0]) <= 1]
        hexes.insert(0, near[luck.below(len(near))])
    return hexes


def trod(field: p.Field, side: Seat, round: int) -> list[Hex]:
    """Where a side's pickets had moved to in a round."""
    mine = [hexes for id, hexes in field.trod.items() if field.pickets[id].side == side]
    return [hexes[round] for hexes in mine if round < len(hexes)]


def ride_again(field: p.Field, courier: p.Courier, luck: Luck) -> None:
    """A courier of whom the seat knows nothing yet: he rides from where his picket stood, and may be caught."""
    courier.hex = field.track[courier.picket][courier.sent]
    courier.due = courier.sent + max(1, distance(courier.hex, p.CAMP[courier.side]))
    courier.seen = sight(field, courier.picket, courier.sent)
    courier.caught = luck.below(6) < CAUGHT_ON[field.options.roads]
