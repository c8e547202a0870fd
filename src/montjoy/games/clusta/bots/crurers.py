"""The Crurers' hunt: groups under generals go against the living of whom they know, nearest first; the last groups hold the
bridgehead.  The dead have no scouts: where nothing is known they walk the roads until they meet somebody."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots.appraisal import FAR, UNDEAD, Look, men
from montjoy.games.clusta.bots.desk import AHEAD, HOLD, Desk, open_ended
from montjoy.games.clusta.bots.marches import wrote
from montjoy.games.clusta.bots.staff import named
from montjoy.games.clusta.model.queries import BRIDGEHEAD
from montjoy.games.clusta.protocol.forms import DAY, Attach, Instruction, Line
from montjoy.games.clusta.rules.movement.stacking import STACK
from montjoy.games.clusta.seen.addressee import in_camp
from montjoy.games.clusta.seen.view import OwnCommander, OwnUnit

TOUR: Final = 5                                              # places that a general is told at once


def hunt(look: Look, desk: Desk) -> None:
    """Every general has a quarry, or a tour; two groups go with each.  Who has lost his groups comes back for others."""
    taken: list[str] = []
    spare = bridge_guard(look)
    generals = [c for c in look.seen.commanders.values() if not c.gone and c.hex in look.there.terrain]
    for n, general in enumerate(sorted(generals, key=lambda c: c.id)):
        at = look.place(general.id)
        if general.here:
            force = takes_along(look, desk, general, spare)
            spare = [unit for unit in spare if unit not in force]
            if not force:
                continue
        elif at != look.there.bridgehead and not (led(look, general) and not look.alone(general.id)):
            desk.order(general.id, open_ended(Instruction("ATTACK", look.there.bridgehead), HOLD))
            continue
        target = quarry(look, at, bound(look, general), taken)
        taken += [target] if target else []
        goals = [target, *tour(look, n)] if target else tour(look, n)
        lines = open_ended(*(Instruction("ATTACK", hex) for hex in dict.fromkeys(goals)), HOLD)
        if is_new(look, general, target):
            desk.order(general.id, lines, anew=True)
    reinforcements(look, desk)


def led(look: Look, general: OwnCommander) -> list[OwnUnit]:
    """The groups that go with a general, and are believed to be where he is."""
    units, at = look.seen.units, look.place(general.id)
    return [units[id] for id in general.leads if id in units and is_group(units[id]) and units[id].hex == at]


def is_group(unit: OwnUnit) -> bool:
    """Groups of the dead take orders; those who are not in one walk where they are drawn."""
    return unit.nation == "crurer" and not unit.gone and "loose" not in unit.id


def bound(look: Look, general: OwnCommander) -> str:
    """Against whom he was last sent."""
    sheet = look.seen.sheets.get(general.id)
    return sheet.lines[0].do.hex if sheet is not None and sheet.lines else ""


def is_new(look: Look, general: OwnCommander, target: str) -> bool:
    """A sheet is worth its courier for another quarry, when he asks for orders, or when he may have asked and nobody came
    through."""
    since = wrote(look, general.id)
    ids = [general.id, *general.leads]
    if general.id not in look.seen.sheets or look.called(ids, since) or look.now - since >= AHEAD * DAY:
        return True
    return bool(target) and target != bound(look, general)


def bridge_guard(look: Look) -> list[OwnUnit]:
    """The groups at the bridgehead that nobody leads."""
    taken = [id for general in look.seen.commanders.values() if general.here and not general.gone for id in general.leads]
    return [unit for unit in look.at(look.there.bridgehead) if is_group(unit) and unit.id not in taken]


def takes_along(look: Look, desk: Desk, general: OwnCommander, spare: list[OwnUnit]) -> list[OwnUnit]:
    """A general at the bridgehead fills his force up to a thousand; his force then."""
    force = led(look, general)
    for unit in spare:
        if men([*force, unit]) <= STACK and desk.do(Attach(unit.id, general.id)):
            force.append(unit)
    return force


def quarry(look: Look, at: str, before: str, taken: list[str]) -> str:
    """The nearest living enemy against whom not enough generals go already, or the one he was sent against while that one is
    still believed there; "": none is known."""
    found = [mark.hex for mark in look.foes if look.march(at, mark.hex) < FAR]
    free = [hex for hex in found if taken.count(hex) < needed(look, hex)] or found
    if before in free and look.far(at, before) > 1:
        return before
    return min(free, key=lambda hex: (look.march(at, hex), hex), default="")


def needed(look: Look, hex: str) -> int:
    """How many generals, each with a thousand of the dead, are a match for who is there."""
    return 1 + look.threat(hex) // (STACK * UNDEAD)


def tour(look: Look, n: int) -> list[str]:
    """Named places and crossroads, each general in a turn of his own, another one every few days."""
    places = [hex for hex in named(look) if hex != look.there.bridgehead and look.march(look.there.bridgehead, hex) < FAR]
    turn = (n + look.seen.day // TOUR) % max(1, len(places))
    found = places[turn:] + places[:turn]
    return (found if n % 2 == 0 else found[:1] + found[:0:-1])[: TOUR - 1]


def reinforcements(look: Look, desk: Desk) -> None:
    """Human reinforcements go ashore and hold the bridgehead: nobody there can lead them farther."""
    lines: list[Line] = [*open_ended(Instruction("DISEMBARK")), *open_ended(HOLD)]
    for ship in look.seen.ships.values():
        desk.order(ship.id, lines)
    going = [item.unit for item in desk.business if isinstance(item, Attach) and not item.leave]
    there = [u for u in in_camp(look.seen, look.there.bridgehead) if "loose" not in u.id and u.id not in going]
    if there:
        desk.order(f"{look.side}.{BRIDGEHEAD}", open_ended(HOLD, units=tuple(unit.number for unit in there)))
