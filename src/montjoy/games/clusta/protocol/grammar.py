"""How a line of the order language is understood: heads, instructions, standing instructions, the business of a
morning; a whole text line by line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast, get_args

import msgspec

from montjoy.core.content.vocabulary import Trouble
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
    OrderName,
    Overall,
    Send,
    Sheet,
    Split,
    Standing,
    Write,
)
from montjoy.games.clusta.protocol.places import Place
from montjoy.games.clusta.protocol.tokens import Reader, is_plain, quoted

MOST_NAME: Final = 60
MOST_TEXT: Final = 1000
MOST_ROUTE: Final = 60
MOST_SHOWN: Final = 120                                      # of a line that is told back
ORDER_KEYS: Final[tuple[str, ...]] = get_args(OrderName)
HEADS: Final = ("unit", "units", "day", "from_now")
MOST_WISHES: Final = 3


# ---- an instruction --------------------------------------------------------------------------------------------------
def instruction(reader: Reader) -> Instruction:
    """An order with its hex, then its clauses in any order: "attack 0613 via 0612 0713 in march formation, dash"."""
    order = cast(OrderName, reader.need(*ORDER_KEYS))
    found: dict[str, Any] = {"hex": reader.hex()}
    while True:
        reader.mark(",")
        if not clause(reader, found):
            found |= {key: tuple(found[key]) for key in ("route", "sides") if key in found}
            return Instruction(order, **found)


def clause(reader: Reader, found: dict[str, Any]) -> bool:
    """One clause of an instruction; False where none stands."""
    key = reader.take("via", "in", "dash", "ATTACK", "with", "also_of", "mercy", "patient")
    match key:
        case "via":
            found.setdefault("route", []).extend(reader.hexes() or (reader.need_hex(),))
        case "in":
            found["formation"] = reader.need("march", "battle")
        case "dash" | "mercy" | "patient":
            found[key] = True
        case "ATTACK":
            found["attack"] = True
        case "with":
            found["ship"] = reader.name()
        case "also_of":
            found.setdefault("sides", []).extend((reader.name(), *reader.names()))
    return bool(key)


# ---- a sheet ---------------------------------------------------------------------------------------------------------
def sheet_head(reader: Reader) -> Sheet:
    """ "to camp1:", "to unit 5:"; on a sheet that has been sent also its day and the number of its form."""
    to, day, form = named(reader), 0, 0
    if reader.sees(*ORDER_KEYS):
        raise order_for(reader, to)
    while reader.mark(","):
        if reader.need("written", "form") == "written":
            reader.need("day")
            day = reader.number(-999_999_999, 999_999_999)
        else:
            form = reader.number(-999_999_999, 999_999_999)
    reader.need_mark(":")
    if reader.sees(*ORDER_KEYS):
        raise order_for(reader, to)
    reader.end()
    return Sheet(to, day=day, form=form)


def line(reader: Reader) -> Line:
    """A box: "day 6 round 2: ...", "unit 2, day 6: ...", "from now: ..."."""
    units: list[int] = []
    day, slot = -1, 0
    while True:
        match reader.need(*HEADS):
            case "unit" | "units":
                units += reader.numbers(1, 99)
            case "day":
                day = reader.number(0, 99)
                slot = slot_of(reader)
            case _:
                day, slot = -1, slot_of(reader)
        if not reader.mark(",") and not reader.sees(*HEADS):
            break
    reader.need_mark(":")
    do = instruction(reader)
    reader.end()
    return Line(do, day, slot, tuple(units))


def slot_of(reader: Reader) -> int:
    """A round or a night round of a day; neither: the whole day."""
    if reader.take("round"):
        return reader.number(1, 6)
    return reader.number(1, 3) + 6 if reader.take("night") else 0


def wishes(reader: Reader) -> tuple[Instruction, ...]:
    """ "wishes: hold; go to 0409; await" """
    reader.need_mark(":")
    found: list[Instruction] = []
    while not found or reader.mark(";"):
        column = reader.now.column
        found.append(instruction(reader))
        if len(found) > MOST_WISHES:
            raise Trouble(column, "three-wishes-at-most")
    reader.end()
    return tuple(found)


def standing(reader: Reader) -> Standing:
    """ "standing: retreat at 50, pursue yes, ..."; what is not said is as usual."""
    reader.need_mark(":")
    found: dict[str, Any] = {}
    while True:
        key = reader.need(*Standing.__struct_fields__)
        found[key] = STANDING[key](reader)
        if not reader.mark(","):
            reader.end()
            return Standing(**found)


def yes_or_no(reader: Reader) -> bool:
    return reader.need("yes", "no") == "yes"


def points_for_value(reader: Reader) -> int:
    """At how many hundredths of the enemy's value a point is spent; "never"."""
    return 0 if reader.take("never", "no") else reader.number(0, 1000)


def passing(reader: Reader) -> tuple[str, ...]:
    return () if reader.take("none", "no") else (reader.name(), *reader.names())


STANDING: Final[dict[str, Callable[[Reader], Any]]] = {
    "retreat_at": lambda reader: reader.number(0, 100),
    "pursue": yes_or_no,
    "spend_hp_tv": points_for_value,
    "spend_hp_death": yes_or_no,
    "let_pass": passing,
    "ambush_continue": yes_or_no,
    "front_split": lambda reader: reader.need("proportional", "largest"),
    "advance_after_win": yes_or_no,
}


# ---- the business of a morning -----------------------------------------------------------------------------------------
def split(reader: Reader) -> Split:
    """ "split unit 6: 0 elite 30 standard as unit 8" """
    unit, found = named(reader), {"elite": 0, "standard": 0}
    reader.need_mark(":")
    while not reader.over and not reader.sees("as"):
        men = reader.number(0, 500)
        found[reader.need("elite", "standard")] = men
        reader.mark(",")
    number = 0
    if reader.take("as"):
        reader.need("unit")
        number = reader.number(0, 99)
    return Split(unit, found["elite"], found["standard"], number)


def two(kind: Callable[[str, str], Business], word: str) -> Callable[[Reader], Business]:
    """ "merge unit 6 with unit 8", "assign spy1 to camp1" """
    def understood(reader: Reader) -> Business:
        first = named(reader)
        reader.need(word)
        return kind(first, named(reader))

    return understood


def send(reader: Reader) -> Send:
    """ "send spy1 via 0612 0713 back to camp1" """
    who = named(reader)
    reader.need("via")
    column = reader.now.column
    route = reader.hexes() or (reader.need_hex(),)
    if len(route) > MOST_ROUTE:
        raise Trouble(column, "route-too-long", "", str(MOST_ROUTE))
    return Send(who, route, reader.name() if reader.take("back_to") else "")


carries = two(Carry, "carries_to")


def attitude(reader: Reader) -> Attitude:
    to = named(reader)
    return Attitude(to, cast(Any, reader.need("hostile", "neutral", "friendly")))


def written(kind: Callable[[str, str], Business]) -> Callable[[Reader], Business]:
    """ "letter ransards: Come to 0612." """
    def understood(reader: Reader) -> Business:
        to = named(reader)
        reader.need_mark(":")
        return kind(to, free_text(reader))

    return understood


BUSINESS: Final[dict[str, Callable[[Reader], Business]]] = {
    "split": split, "merge": two(Merge, "with"), "attach": two(Attach, "to"), "assign": two(Assign, "to"), "send": send,
    "detach": two(lambda unit, leader: Attach(unit, leader, leave=True), "from"), "attitude": attitude,
    "letter": written(Write), "deed": written(Deed), "aboard": two(Aboard, "with"),
    "overall": lambda reader: Overall(named(reader)),
    "fleet": lambda reader: Fleet(reader.need_hex()),
    "ask": lambda reader: Asking(cast(Any, reader.need("rounds", "news", "mornings"))),
}


def named(reader: Reader) -> str:
    """A name, of one letter at least and sixty at most."""
    column, name = reader.now.column, reader.name()
    if not 1 <= len(name) <= MOST_NAME:
        raise Trouble(column, "name-too-long" if name else "name-missing", name)
    return name


def free_text(reader: Reader) -> str:
    column, text = reader.now.column, reader.text()
    if len(text) > MOST_TEXT:
        raise Trouble(column, "text-too-long", "", str(MOST_TEXT))
    return text


# ---- a whole text ------------------------------------------------------------------------------------------------------
class Draft:
    """Orders as they are read, line by line.  `number`: the line that is read; `places`: on which line each part stands."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.business: list[Business] = []
        self.number = 0
        self.places: dict[Place, int] = {}
        self.open = False                                    # a sheet has begun, and its head was understood

    def read(self, text: str) -> None:
        """One line; Trouble says where it was not understood."""
        reader = Reader(text)
        if reader.over:
            return
        if reader.take("to"):
            self.open = False
            self.sheets.append(sheet_head(reader))
            self.places["sheet", len(self.sheets)] = self.number
            self.open = True
        elif reader.sees(*HEADS):
            found = line(reader)
            self._change(reader, lambda sheet: {"lines": (*sheet.lines, found)})
            self.places["sheet", len(self.sheets), len(self.sheets[-1].lines)] = self.number
        elif key := reader.take("standing", "wishes"):
            part = standing(reader) if key == "standing" else wishes(reader)
            self._change(reader, lambda sheet: {key: part})
            self.places["sheet", len(self.sheets), key] = self.number
        elif key := reader.take(*BUSINESS):
            self._add(reader, BUSINESS[key])
        elif reader.sees(*ORDER_KEYS):
            raise Trouble(reader.now.column, "when-missing", reader.now.text, text.partition("#")[0].strip()[:MOST_SHOWN])
        elif reader.can_name() and not reader.sees("unit"):
            self._add(reader, _in_a_sheet if self.open else _bearer)
        else:
            reader.fail("unknown-word", STARTS)

    def _add(self, reader: Reader, item: Callable[[Reader], Business]) -> None:
        self.business.append(item(reader))
        self.places["item", len(self.business)] = self.number
        reader.end()

    def _change(self, reader: Reader, change: Callable[[Sheet], dict[str, Any]]) -> None:
        if not self.open:
            raise Trouble(1, "no-sheet-begun", reader.tokens[0].text)
        self.sheets[-1] = msgspec.structs.replace(self.sheets[-1], **change(self.sheets[-1]))


STARTS: Final = ("to", *HEADS, "standing", "wishes", *BUSINESS)


def _bearer(reader: Reader) -> Business:
    """A line that begins with a name: "spy1 carries to camp1"; else the name is a word that was not understood."""
    begins, name = reader.at, reader.name()
    known = reader.sees("carries_to")
    reader.mark(":")
    if reader.sees(*ORDER_KEYS):
        raise order_for(reader, name)
    reader.at = begins
    if not known:
        reader.fail("unknown-word", STARTS)
    return carries(reader)


def _in_a_sheet(reader: Reader) -> Business:
    """Under "to kaelve:" a word before an order is rather meant to say when than to whom: "then divine"."""
    begins, name = reader.at, reader.name()
    if reader.sees(*ORDER_KEYS):
        raise Trouble(reader.now.column, "neither-when-nor-whom", name, rest_of(reader))
    reader.at = begins
    return _bearer(reader)


def order_for(reader: Reader, name: str) -> Trouble:
    """Somebody and what he is to do, all on one line: it takes two."""
    return Trouble(reader.now.column, "order-beside-name", name if is_plain(name) else quoted(name), rest_of(reader))


def rest_of(reader: Reader) -> str:
    """What follows on the line, as a message shows it."""
    return " ".join(token.text for token in reader.tokens[reader.at :])[:MOST_SHOWN]
