"""The text in which a side writes its orders: what it knows, its sheets in force, an example of its own, and room.  Orders that
could be sent stand behind a #, everything else behind two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.games.clusta.model.queries import BRIDGEHEAD, CRURERS, short
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import Instruction, Line, Orders, Sheet
from montjoy.games.clusta.protocol.questions import AnyTime, Before, Round
from montjoy.games.clusta.protocol.vocabulary import ORDERS
from montjoy.games.clusta.protocol.vocabulary import said as spoken
from montjoy.games.clusta.secrecy.defaults import posed
from montjoy.games.clusta.seen.addressee import Addressee, addressee, hex_of, is_camp_hex, own_ids
from montjoy.games.clusta.seen.meant import meant
from montjoy.games.clusta.seen.stargazing import stargazers
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import examples
from montjoy.games.clusta.ui.names import own_name, when
from montjoy.games.clusta.ui.text import enemy_line

EXPLAINED: Final = ("from_now", "dash", "standing", "spend_hp_tv", "front_split", "wishes", "DIVINE")


def orders(seen: Seen, ask: Any, words: Any) -> str:
    """The form of a morning, of a round, or before play, to be filled in."""
    lines = [*comments(seen, ask, words), ""]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def comments(seen: Seen, ask: Any, words: Any) -> Iterator[str]:
    yield f"## {words.name(seen.viewer)}. {words.question(posed(seen, ask))}"
    yield f"## {words.text('paper-how')}"
    if isinstance(ask, Before):
        yield from before_play(seen, ask, words)
        return
    only_his = isinstance(ask, AnyTime) or (isinstance(ask, Round) and seen.options.order_cycle == "daily")
    yield "#"
    yield f"## {words.text('paper-round' if only_his else 'paper-whom')}"
    there = [one for one in addressees(seen) if not only_his or one.hex == seen.at or one.id == seen.overall]
    yield from (f"##   {addressee_line(seen, one, words)}" for one in there)
    if not only_his:
        yield from listed("paper-staff", staff(seen, words), words, "##")
    marks = [f"{mark.hex} {enemy_line(seen, words, mark)}" for mark in seen.marks]
    yield from listed("paper-marks", marks, words, "##")
    sheets = [line for sheet in in_force(seen).values() for line in bare_sheet(sheet, words.lang).split("\n")]
    yield from listed("paper-sheets", sheets, words)
    yield "#"
    yield f"## {words.text('paper-can', orders=', '.join(spoken(key, words.lang) for key in ORDERS))}"
    shown = examples.Examples(seen, ask, there)
    yield from listed("paper-boxes", written([shown.boxes()], words), words)
    yield from listed("paper-words", explained(seen, words), words, "##")
    besides = [] if only_his else shown.business()
    yield from listed("paper-besides", written([Orders((), examples.ASKING), *besides], words), words)
    yield from listed("paper-example", written([shown.sheet()], words), words)


def explained(seen: Seen, words: Any) -> Iterator[str]:
    """Words of the order language that do not say by themselves what they do; of astrologers to who has any."""
    others = {key: spoken(key, words.lang) for key in ("never", "proportional", "largest", "send")}
    for key in EXPLAINED if stargazers(seen) else EXPLAINED[:-1]:
        yield str(words.text("paper-word", what=key, word=spoken(key, words.lang), **others))


def written(found: Sequence[Orders | None], words: Any) -> list[str]:
    return [line for form in found if form is not None for line in language.write(form, words.lang).split("\n")]


def listed(heading: str, found: Iterable[str], words: Any, sign: str = "#") -> Iterator[str]:
    """`sign`: before each line; "##" where they are no orders."""
    if lines := list(found):
        yield "#"
        yield f"## {words.text(heading)}"
        yield from (f"{sign}   {line}" for line in lines)


def before_play(seen: Seen, ask: Any, words: Any) -> Iterator[str]:
    """Officers, ships and units by the names that the form wants."""
    yield from listed("paper-officers", [f"{short(c.id)}  {words.name(c.id)}" for c in seen.commanders.values()], words, "##")
    units = [
        row(f"{language.name(short(u.id), words.lang)}  {own_name(u.name, u.number)}".rstrip(), str(u.elite + u.standard),
            short(u.ship) or u.hex)
        for u in seen.units.values()
    ]
    yield from listed("paper-units", units, words, "##")
    ships = [row(f"{short(s.id)}  {words.name(s.kind)}", str(s.room), s.hex) for s in seen.ships.values()]
    yield from listed("paper-ships", ships, words, "##")
    yield from listed("paper-staff", staff(seen, words), words, "##")
    yield from listed("paper-example", written([Orders((), tuple(examples.before(seen, ask)))], words), words)


def row(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


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
