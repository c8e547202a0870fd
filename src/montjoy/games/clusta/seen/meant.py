"""Who goes by a sheet, as far as its writer knows: the table of CN-ORD-03 read from his lists and from what he has sent."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from montjoy.games.clusta.model import precedence
from montjoy.games.clusta.model.precedence import InForce
from montjoy.games.clusta.protocol import boxes
from montjoy.games.clusta.protocol.forms import NO_ORDER, Attach, Merge, Orders, Sheet
from montjoy.games.clusta.seen.addressee import Addressee, addressee, hex_of, units_believed_at, whole_name
from montjoy.games.clusta.seen.view import OwnUnit, Seen

Why: TypeAlias = Literal["named", "led", "last", "apart", "none"]
NEW: Final = 1                                               # what is written now comes after all that was sent


class Meant(msgspec.Struct, frozen=True):
    """A unit, whether it goes by the sheet, why, and of whom the reason speaks: who leads it, whose sheet it goes by instead."""

    unit: OwnUnit
    goes: bool
    why: Why
    by: str


def meant(seen: Seen, form: Orders, sheet: Sheet) -> list[Meant]:
    """CN-ORD-03  Of the units believed in the hex of a sheet's addressee: who goes by it and who does not, with the reason."""
    to = addressee(seen, sheet.to)
    if to is None or to.kind not in ("camp", "commander") or not to.hex:
        return []
    there = in_force(seen, form, sheet, to)
    gone = [whole_name(seen, item.other) for item in form.business if isinstance(item, Merge)]
    return [one_unit(seen, form, to, there, unit) for unit in units_believed_at(seen, to.hex) if unit.id not in gone]


def one_unit(seen: Seen, form: Orders, to: Addressee, there: list[InForce], unit: OwnUnit) -> Meant:
    is_led = any(unit.id in leads(seen, form, id) for id in seen.commanders)
    left = [one for one in (*there, *carried(seen, unit, there)) if may_count(seen, one, unit, is_led=is_led)]
    apart = left_whom(seen, form, unit)
    found = precedence.whose(unit.id, unit.number, apart, left)
    if found is not None and found[0].holder == to.id:
        return Meant(unit, True, found[1], to.id)
    if apart == to.id:
        return Meant(unit, False, "apart", to.id)
    return Meant(unit, False, "none", "") if found is None else Meant(unit, False, found[1], found[0].key)


def carried(seen: Seen, unit: OwnUnit, there: list[InForce]) -> list[InForce]:
    """CN-ORD-03  The sheet that a unit has carried along, as far as its writer knows: one that was sent elsewhere, with a line
    that names the unit, and there the order that it was last told to have."""
    here = [one.key for one in there]
    sent = seen.book.sent if seen.book is not None else {}
    found = [InForce("", id, sheet, False, (0, sheet.form)) for id in sent if id not in here for sheet in sent[id]]
    return [one for one in found if boxes.names(one.sheet, unit.number) and unit.order in orders_for(one.sheet, unit)]


def orders_for(sheet: Sheet, unit: OwnUnit) -> list[str]:
    return [line.do.order for _, line in boxes.column(sheet, unit.number)]


def may_count(seen: Seen, one: InForce, unit: OwnUnit, *, is_led: bool) -> bool:
    """Whether something is left for a unit on a sheet; of an older one not what it has done, nor its line there once it has
    joined a commander."""
    if one.came[0] < NEW and (unit.order == NO_ORDER or (is_led and boxes.names(one.sheet, unit.number))):
        return False
    return boxes.coming(boxes.column(one.sheet, unit.number), (), seen.day, seen.slot) is not None


def in_force(seen: Seen, form: Orders, sheet: Sheet, to: Addressee) -> list[InForce]:
    """The sheets that will be in force in a hex: of this form, else the last that was sent to each there."""
    written = {whole_name(seen, other.to): other for other in form.sheets} | {to.id: sheet}
    officers = sorted((c for c in seen.commanders.values() if not c.gone), key=lambda c: -c.leader_value)
    ids = [c.id for c in officers if hex_of(seen, c.id) == to.hex]
    ids += [camp.id for camp in seen.camps.values() if camp.hex == to.hex and not camp.gone]
    found = []
    for id in dict.fromkeys([*ids, to.id]):
        new, old = written.get(id), seen.sheets.get(id)
        here = new or old
        if here is not None:
            came = (NEW, 0) if new is not None else (0, here.form)
            found.append(InForce(id, id, here, id in seen.commanders, came, leads(seen, form, id)))
    return found


def leads(seen: Seen, form: Orders, id: str) -> tuple[str, ...]:
    """Whom a commander leads once the business of this form is done."""
    found = list(seen.commanders[id].leads) if id in seen.commanders else []
    for item in form.business:
        if isinstance(item, Attach):
            unit = whole_name(seen, item.unit)
            here = whole_name(seen, item.commander) == id
            found = [other for other in found if other != unit or not (here or not item.leave)]
            found += [unit] if here and not item.leave else []
    return tuple(found)


def left_whom(seen: Seen, form: Orders, unit: OwnUnit) -> str:
    """The commander from whom a unit was detached, or is in this form, and has joined nobody since; "": none."""
    found = unit.apart
    for item in form.business:
        if isinstance(item, Attach) and whole_name(seen, item.unit) == unit.id:
            found = whole_name(seen, item.commander) if item.leave else ""
    return found
