"""The text in which a side writes its orders: what it knows as comments, its sheets in force, an example of its own, and room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.queries import BRIDGEHEAD, CRURERS, short
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import (
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Instruction,
    Line,
    Merge,
    Orders,
    Overall,
    Send,
    Sheet,
    Split,
    Standing,
    Write,
)
from montjoy.games.clusta.protocol.questions import AnyTime, Before, Round
from montjoy.games.clusta.protocol.vocabulary import ORDERS
from montjoy.games.clusta.protocol.vocabulary import said as spoken
from montjoy.games.clusta.seen.addressee import Addressee, addressee, hex_of, is_camp_hex, own_ids
from montjoy.games.clusta.seen.meant import meant
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui.names import own_name, when
from montjoy.games.clusta.ui.text import enemy_line

ASKING: Final = (Asking("rounds"), Asking("news"), Asking("mornings"))
AHEAD: Final = 1                                             # the example's march begins on the day after


def orders(seen: Seen, ask: Any, words: Any) -> str:
    """The form of a morning, of a round, or before play, to be filled in."""
    lines = [*comments(seen, ask, words), ""]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def comments(seen: Seen, ask: Any, words: Any) -> Iterator[str]:
    yield f"# {words.name(seen.viewer)}. {words.question(ask)}"
    yield f"# {words.text('paper-how')}"
    if isinstance(ask, Before):
        yield from before_play(seen, words)
        return
    only_his = isinstance(ask, AnyTime) or (isinstance(ask, Round) and seen.options.order_cycle == "daily")
    yield "#"
    yield f"# {words.text('paper-round' if only_his else 'paper-whom')}"
    there = [one for one in addressees(seen) if not only_his or one.hex == seen.at or one.id == seen.overall]
    yield from (f"#   {addressee_line(seen, one, words)}" for one in there)
    if not only_his:
        yield from listed("paper-staff", staff(seen, words), words)
    marks = [f"{mark.hex} {enemy_line(seen, words, mark)}" for mark in seen.marks]
    yield from listed("paper-marks", marks, words)
    sheets = [line for sheet in in_force(seen).values() for line in bare_sheet(sheet, words.lang).split("\n")]
    yield from listed("paper-sheets", sheets, words)
    yield "#"
    yield f"# {words.text('paper-can', orders=', '.join(spoken(key, words.lang) for key in ORDERS))}"
    yield from listed("paper-boxes", language.write(Orders((boxes(seen),)), words.lang).split("\n")[1:], words)
    besides = ASKING if only_his else (*business(seen), *ASKING)
    yield from listed("paper-besides", language.write(Orders((), besides), words.lang).split("\n"), words)
    if there:
        yield from listed("paper-example", language.write(example(seen, there[0]), words.lang).split("\n"), words)


def listed(heading: str, lines: list[str], words: Any) -> Iterator[str]:
    if lines:
        yield "#"
        yield f"# {words.text(heading)}"
        yield from (f"#   {line}" for line in lines)


def before_play(seen: Seen, words: Any) -> Iterator[str]:
    """Officers, ships and units by the names that the form wants."""
    yield from listed("paper-officers", [f"{short(c.id)}  {words.name(c.id)}" for c in seen.commanders.values()], words)
    units = [
        row(f"{language.name(short(u.id), words.lang)}  {own_name(u.name, u.number)}".rstrip(), str(u.elite + u.standard),
            short(u.ship) or u.hex)
        for u in seen.units.values()
    ]
    yield from listed("paper-units", units, words)
    ships = [row(f"{short(s.id)}  {words.name(s.kind)}", str(s.room), s.hex) for s in seen.ships.values()]
    yield from listed("paper-ships", ships, words)
    yield from listed("paper-staff", staff(seen, words), words)
    yield from listed("paper-example", language.write(Orders((), before(seen)), words.lang).split("\n"), words)


def before(seen: Seen) -> tuple[Business, ...]:
    """An example of what can be settled before play, that would be accepted as it stands."""
    fleet = island(seen.map, seen.own_map).fleets.get(seen.viewer, "")
    found: list[Business] = [Overall(short(seen.overall or next(iter(seen.commanders), seen.viewer)))]
    found += [Fleet(fleet)] if seen.ships and fleet else []
    if seen.ships and seen.specialists and seen.units:
        found.append(Aboard(short(next(iter(seen.specialists))), short(list(seen.units)[-1])))
    return (*found, Asking("mornings"))


def row(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


# ---- how it is written -------------------------------------------------------------------------------------------------
def boxes(seen: Seen) -> Sheet:
    """Lines that a sheet may hold: for one of the units alone, at night, by a route, what officers do alone, and wishes."""
    units = tuple(unit.number for unit in seen.units.values() if unit.number)[:1]
    day = max(0, seen.day) + AHEAD
    lines = (
        Line(Instruction("PATROL"), day, units=units),
        Line(Instruction("ATTACK", "0303", ("0302", "0203"), "march", True), day, 2),
        Line(Instruction("GO_TO_NEAREST_CAMP"), day, 7),
    )
    return Sheet("x", lines, Standing(40, False), (Instruction("HOLD"), Instruction("GO_TO", "0303"), Instruction("AWAIT")))


def business(seen: Seen) -> tuple[Business, ...]:
    """A piece of business of every kind that a morning has."""
    unit, officer = first(seen.units, "6"), first(seen.commanders, "officer")
    other = next((side for side in seen.sides if side != seen.viewer), "others")
    staff = first(seen.specialists, "spy1")
    spy = first({id: one for id, one in seen.specialists.items() if one.trade in ("spy", "hippogriff")}, "spy1")
    second = short(list(seen.units)[-1]) if seen.units else "7"
    return (
        Split(unit, 0, 30), Merge(unit, second), Attach(unit, officer), Attach(unit, officer, leave=True), Assign(staff, unit),
        Send(spy, ("0303", "0404"), officer), Carry(spy, officer), Attitude(other, "neutral"), Write(other, "…"),
        Deed(officer, "…"),
    )


def first(things: Mapping[str, Any], usual: str) -> str:
    return short(next(iter(things), usual))


# ---- whom one can write to ---------------------------------------------------------------------------------------------
def addressees(seen: Seen) -> list[Addressee]:
    """Camps, commanders, fleets, and units that stand alone, as their side knows them."""
    ids = [*own_ids(seen), *([BRIDGEHEAD] if seen.viewer == CRURERS else [])]
    found = [one for id in ids if (one := addressee(seen, id)) is not None]
    officers = [one.hex for one in found if one.kind == "commander" and one.hex]
    units = [one for one in found if one.kind == "unit"]
    led = [one.id for one in units if one.hex in officers or is_camp_hex(seen, one.hex)]
    led += [one.id for one in units if not one.hex and (one.afloat or one.id not in seen.last)]
    return [one for one in found if one.id not in led]


def addressee_line(seen: Seen, one: Addressee, words: Any) -> str:
    """ "camp1  The northern beach in 0202: units 5 6" """
    to = language.name(short(one.id), words.lang)
    camp = seen.camps.get(one.id)
    own = (own_name(camp.name, camp.number) if camp is not None else "") or words.name(one.id)
    new = Sheet(one.id, (Line(Instruction("HOLD")),))
    numbers = ", ".join(str(other.unit.number) for other in meant(seen, Orders(), new) if other.goes)
    return str(words.text("paper-addressee", to=to, name=own, hex=one.hex, units=numbers,
                          you="yes" if one.id == seen.overall else "no", fleet="yes" if one.afloat else "no"))


def staff(seen: Seen, words: Any) -> list[str]:
    """Specialists: who, with whom or where, and when that was true."""
    found = []
    for one in seen.specialists.values():
        place = {"beside": one.with_, "hex": hex_of(seen, one.id), "away": "yes" if one.away else "no"}
        said = words.text("paper-specialist", who=short(one.id), trade=one.trade, when=when(words, one.as_of), **place)
        found.append(str(said))
    return found


# ---- sheets ------------------------------------------------------------------------------------------------------------
def bare_sheet(sheet: Sheet, lang: str) -> str:
    """A sheet as it could be written once more: not dated, and to the short name."""
    return language.write_sheet(msgspec.structs.replace(sheet, to=short(sheet.to), day=0, form=0), lang)


def in_force(seen: Seen) -> dict[str, Sheet]:
    """The last sheets to those one can still write to."""
    there = [one.id for one in addressees(seen)]
    return {to: sheet for to, sheet in seen.sheets.items() if to in there}


def example(seen: Seen, to: Addressee) -> Orders:
    """A sheet that is understood as it stands: tomorrow to a hex beside, from now on hold."""
    there = island(seen.map, seen.own_map)
    land = [hex for hex in there.neighbours.get(to.hex, ()) if not there.is_sea(hex)]
    does = [Line(Instruction("GO_TO", land[0]), max(0, seen.day) + AHEAD, 1)] if land else []
    return Orders((Sheet(short(to.id), (*does, Line(Instruction("HOLD")))),))
