"""The orders of a text one by one, so that one of them can be put in another's place while all else stays as it was typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from montjoy.core.content.vocabulary import Trouble
from montjoy.games.massbattle.model.spells import BREATH
from montjoy.games.massbattle.protocol import language, questions
from montjoy.games.massbattle.protocol.grammar import Draft, form_of
from montjoy.games.massbattle.protocol.tokens import Reader

FIRE: Final = "fire"
KINDS: Final = {                                             # by the field of the form: of one kind a unit has one order
    "units": "place", "defend": "stance", "shots": FIRE, "hold": FIRE, "attacks": FIRE, "spells": "spell", "moves": "move",
    "decline": "rally",
}  # fmt: skip


class Order(NamedTuple):
    """An order that is understood: in which line it stands (from 0) and as which of its parts, what was typed; its units, the
    field of the form that it goes into, and what it adds there."""

    line: int
    part: int
    typed: str
    units: tuple[str, ...]
    field: str
    things: tuple[Any, ...]

    @property
    def kind(self) -> str:
        return KINDS[self.field]

    def bars(self, other: Order) -> bool:
        """The same unit has not both.  Who breathes does not shoot (MB-SPELL-08)."""
        return self.kind == other.kind or {FIRE, BREATH} == {self.what, other.what}

    @property
    def what(self) -> str:
        breathes = self.field == "spells" and self.things[0].spell == BREATH
        return BREATH if breathes else FIRE if self.field == "shots" else ""


def orders(ask: Any, text: str) -> Iterator[Order]:
    """Those that are understood."""
    for number, line in enumerate(text.split("\n")):
        for part, typed in enumerate(line.partition("#")[0].split(";")):
            if (found := read(ask, typed, number, part)) is not None:
                yield found


def read(ask: Any, typed: str, line: int = 0, part: int = 0) -> Order | None:
    """One order; None: it is not understood, or names no unit."""
    draft = Draft(form_of(ask))
    try:
        draft.read(Reader(typed))
    except Trouble:
        return None
    for field, things in draft.lists.items():
        return Order(line, part, typed, Reader(typed).units(), field, tuple(things))
    return None


def of_unit(found: Sequence[Order], unit: str) -> list[Order]:
    """What a text says of a unit."""
    return [order for order in found if unit in order.units]


def things_for(order: Order, unit: str) -> list[Any]:
    """What an order adds to the form for one of its units alone."""
    if order.field == "moves":
        return [msgspec.structs.replace(march, units=(unit,)) for march in order.things]
    return [thing for thing in order.things if (thing if isinstance(thing, str) else thing.unit) == unit]


def put(ask: Any, text: str, line: str) -> str:
    """A line of a choice put into a text: where an order that it replaces stood, else at the end.  A line that is only a unit
    takes away what the text says of it."""
    unit, found = line.strip().upper(), [read(ask, typed) for typed in line.split(";")]
    new = [one for one in found if one is not None]
    alone = not new and Reader(unit).units() == (unit,)
    if "\n" in line or "#" in line or not (alone or len(new) == len(found)):
        return text
    before, after = without(ask, text, new[0].units[0] if new else unit, new)
    if new:
        before = [*before, " ".join(line.split())]
    lines = [*before, *after]
    return "\n".join(lines) + ("\n" if any(lines) else "")


def without(ask: Any, text: str, unit: str, new: Sequence[Order]) -> tuple[list[str], list[str]]:
    """A text without the orders of a unit that new ones bar (without new ones: any), cut where the first of them stood, else at
    its end.  Where units have an order together, the others keep it."""
    goes = [one for one in orders(ask, text) if is_barred(ask, one, unit, new)]
    lines = text.split("\n")
    gone: set[int] = set()
    for number in {one.line for one in goes}:
        typed, mark, note = lines[number].partition("#")
        parts: list[str | None] = list(typed.split(";"))
        for one in goes:
            if one.line == number:
                parts[one.part] = shared(one, unit) if unit in one.units else None
        left = [part for part in parts if part is not None and part.strip()]
        lines[number] = ";".join(left).strip() + (f" {mark}{note}" if mark and left else "")
        gone |= set() if left else {number}
    cut = min((one.line + (one.line not in gone) for one in goes), default=len(lines))
    before = [line for n, line in enumerate(lines[:cut]) if n not in gone]
    after = [line for n, line in enumerate(lines[cut:], cut) if n not in gone]
    while not after and before and not before[-1].strip():
        before.pop()
    while after and not after[-1].strip():
        after.pop()
    return before, after


def is_barred(ask: Any, one: Order, unit: str, new: Sequence[Order]) -> bool:
    """An order gives way to new ones.  Of units that are placed one at a time only one is placed."""
    if isinstance(ask, questions.PlaceOne) and new:
        return True
    return unit in one.units and (not new or any(other.bars(one) for other in new))


def shared(order: Order, unit: str) -> str | None:
    """An order without one of its units, the rest as it was typed; None: nobody is left."""
    others = [id for id in order.units if id != unit]
    reader = Reader(order.typed)
    reader.units()
    return f"{' '.join(others)} {order.typed[reader.now.column - 1:].strip()}" if others else None


def text_of(ask: Any, found: Sequence[Order], unit: str, lang: str) -> str:
    """What orders say of one of their units, in a language."""
    alone = [form_of(ask)(**{order.field: tuple(things_for(order, unit))}) for order in found]
    return "; ".join(line for form in alone for line in lines(form, lang))


def lines(form: Any, lang: str) -> list[str]:
    """The orders of a form, without what all others do."""
    found = list(language.lines(form, lang))
    return found[:-1] if hasattr(form, "rest") else found


def line_of(form: Any, lang: str) -> str:
    """The same as one line."""
    return "; ".join(lines(form, lang))
