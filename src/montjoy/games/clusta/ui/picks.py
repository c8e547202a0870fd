"""A side's sheets written by choosing: to whom, what, where; each choice puts a whole sheet into the text.

All of it is made of the view by the rules that read the form: what is offered stands, and nothing of it is in vain.  What is
picked is an addressee ("kaelve"), an order that needs a hex ("kaelve GO_TO", "kaelve then GO_TO" after what is ordered already),
a hex ("kaelve GO_TO 0303").  Where only a hex is picked, it is whoever stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from markupsafe import Markup
from msgspec.structs import replace

from montjoy.core.capabilities import Pickable, Picked
from montjoy.drawing import svg
from montjoy.games.clusta.model.queries import CRURERS, short
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.boxes import OPEN
from montjoy.games.clusta.protocol.forms import Instruction, Line, OrderName, Orders, Sheet
from montjoy.games.clusta.protocol.questions import Morning, Round
from montjoy.games.clusta.protocol.vocabulary import said as spoken
from montjoy.games.clusta.seen import validation
from montjoy.games.clusta.seen.addressee import Addressee, is_camp_hex, whole_name
from montjoy.games.clusta.seen.stargazing import stargazers
from montjoy.games.clusta.seen.validation import TO_A_HEX, the_island
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui import board_ground, marches
from montjoy.games.clusta.ui.echo import WARNING, quoted, warned
from montjoy.games.clusta.ui.examples import Examples
from montjoy.games.clusta.ui.forecast import foreseen
from montjoy.games.clusta.ui.order_form import addressee_line, addressees, in_force

PLAIN: Final[tuple[OrderName, ...]] = (
    "HOLD", "MAKE_CAMP", "FORTIFY", "PATROL", "SCOUT", "DIVINE", "CATCH_COURIERS", "AMBUSH", "EMBARK", "GO_TO_NEAREST_CAMP",
)  # fmt: skip
EMBARK: Final = "EMBARK"
DISEMBARK: Final = "DISEMBARK"
THEN: Final = "then"                                         # after what is ordered already, not in its place
PLANS: Final = True                                          # marches of a text are drawn where nothing is picked, too
REACH: Final = 23                                            # of a ring about a hex, within it


def units(seen: Seen, asked: Any) -> list[str]:
    """Those one can write to now, where sheets are asked for."""
    return [short(one.id) for one in whom(seen, asked.ask)]


def whom(seen: Seen, ask: Any) -> list[Addressee]:
    """Those in the overall commander's hex first, and himself before them."""
    if not isinstance(ask, Morning | Round):
        return []
    found = [one for one in addressees(seen) if " " not in short(one.id) and may_write_to(seen, ask, one)]
    return sorted(found, key=lambda one: (one.id != seen.overall, one.hex != seen.at))


def may_write_to(seen: Seen, ask: Any, to: Addressee) -> bool:
    do = Instruction("GO_TO_NEAREST_CAMP" if to.kind == "unit" else "HOLD")
    return validation.why_not(seen, ask, Orders((Sheet(short(to.id), (Line(do),)),))) is None


def example(seen: Seen, asked: Any, words: Any) -> str:
    """A sheet that could be sent as it stands: the first of them goes to a hex beside his, else holds; so where he knows that
    the conflux comes to his."""
    for one in whom(seen, asked.ask)[:1]:
        it = Choosing(seen, asked.ask, "", one, words)
        near = [] if seen.conflux and one.hex == seen.conflux else it.near()
        marches = (Instruction("ADVANCE_TO" if seen.viewer == CRURERS else "GO_TO", hex) for hex in near)
        return it.written(next((do for do in marches if it.stands(do)), Instruction("HOLD")))
    return ""


def put(seen: Seen, asked: Any, text: str, line: str) -> str:
    """The sheet of a choice in place of the one to the same; a sheet without a line takes that away."""
    new = language.understood(line.replace("\r\n", "\n"))
    if new.troubles or new.orders.business or len(new.orders.sheets) != 1:
        return text
    sheet, old = new.orders.sheets[0], language.understood(text)
    same = [n for n, other in enumerate(old.orders.sheets, 1) if whole_name(seen, other.to) == whole_name(seen, sheet.to)]
    gone = sorted(number for place, number in old.places.items() if place[0] == "sheet" and place[1] in same)
    rows = text.rstrip("\n").split("\n") if text.strip() else []
    at = gone[0] - 1 if gone else len(rows)
    rest = [row for number, row in enumerate(rows, 1) if number not in gone]
    written = line.replace("\r\n", "\n").strip("\n").split("\n") if sheet != Sheet(sheet.to) else []
    return "\n".join([*rest[:at], *written, *rest[at:], ""]) if rest or written else ""


def added(seen: Seen, asked: Any, text: str, also: str) -> str:
    """One more order, after the others."""
    return "\n".join(filter(None, (text, also)))


def picks(seen: Seen, asked: Any, text: str, at: str, words: Any) -> Picked | None:
    """What can be ordered of whoever is picked, or all of them where nobody is."""
    name, _, rest = at.strip().partition(" ")
    able = whom(seen, asked.ask)
    if not able:
        return None
    to = next((one for one in able if short(one.id) == name), None)
    if to is None and name and name not in the_island(seen).terrain:
        return None
    there = [one for one in able if one.hex == name] if to is None else [to]
    if len(there) == 1:
        found = of_one(Choosing(seen, asked.ask, text, there[0], words), rest if to else "")
    else:
        found = every(seen, asked.ask, text, there or able, words)
    return replace(found, planned=str(marches.drawn(seen, text)))


def every(seen: Seen, ask: Any, text: str, able: Sequence[Addressee], words: Any) -> Picked:
    """Each with what is ordered of him in the text, or was before."""
    choices, rings, before = [], [], in_force(seen)
    for number, one in enumerate(able):
        it = Choosing(seen, ask, text, one, words)
        so_far = it.told(it.sheet)
        more = so_far and str(words.text("picks-so-far", orders=so_far))
        if not more and one.id in before:
            more = str(words.text("picks-in-force", orders=it.told(before[one.id])))
        choices.append(Pickable(addressee_line(seen, one, words), more or str(words.text("picks-nothing-yet")), opens=it.id))
        if one.hex and one.hex not in [other.hex for other in able[:number]]:
            rings.append(ring(number, one.hex))
    return Picked("", (str(words.text("picks-all")),), tuple(choices), str(svg.group([aim(), *rings])))


def of_one(it: Choosing, rest: str) -> Picked:
    """What he can be ordered, in place of what he was or after it; or where to, for an order that is picked."""
    said = rest.split()
    then = THEN in said
    order = next((word for word in said if word in (*TO_A_HEX, DISEMBARK)), "")
    back = f"{it.id} {THEN}" if then else it.id
    if order:
        hexes = [word for word in said if word in it.there.terrain]
        return it.where(cast(OrderName, order), hexes[-1] if hexes else "", then, back)
    lines = [it.so_far(), *marches.told(it.seen, Orders((it.sheet,)), it.sheet, it.words), *it.warnings()]
    choices = [*it.orders(False)]
    if it.sheet.lines:
        choices = [*it.orders(True), *choices]
        choices.append(Pickable(str(it.words.text("picks-take-back")), line=language.write_sheet(Sheet(it.id), it.lang)))
    return it.shown("", [line for line in lines if line], choices, [])


class Choosing:
    """One addressee, with his sheet as it stands in the text."""

    def __init__(self, seen: Seen, ask: Any, text: str, to: Addressee, words: Any) -> None:
        self.seen, self.ask, self.to, self.words, self.lang = seen, ask, to, words, words.lang
        self.id, self.there = short(to.id), the_island(seen)
        found = (one for one in language.understood(text).orders.sheets if whole_name(seen, one.to) == to.id)
        self.sheet = next(found, Sheet(self.id))
        self.trial = Examples(seen, ask, [to])

    # ---- what is ordered -------------------------------------------------------------------------------------------------
    def with_(self, do: Instruction, then: bool = False) -> Sheet:
        """The sheet with an order from now on, after the others or in place of those that are for all and have no date."""
        kept = [line for line in self.sheet.lines if then or line.day != OPEN or line.slot or line.units]
        return replace(self.sheet, to=self.id, lines=(*kept, Line(do)))

    def stands(self, do: Instruction, then: bool = False) -> bool:
        return self.is_of_use(do, then) and self.trial.stands(Orders((self.with_(do, then),)))

    def is_of_use(self, do: Instruction, then: bool) -> bool:
        """No ship on dry land and no stars without an astrologer; now no second camp in one hex, and no way to where he is."""
        if do.order in (EMBARK, DISEMBARK):
            return self.to.afloat == (do.order == DISEMBARK) and bool(self.seen.ships)
        if do.order == "DIVINE":
            return bool(stargazers(self.seen))
        if then or do.order not in ("MAKE_CAMP", "FORTIFY", "GO_TO_NEAREST_CAMP"):
            return then or do.hex != self.to.hex or not do.hex
        return is_camp_hex(self.seen, self.to.hex) == (do.order == "FORTIFY")

    def written(self, do: Instruction, then: bool = False) -> str:
        return language.write_sheet(self.with_(do, then), self.lang)

    def told(self, sheet: Sheet) -> str:
        """Its orders on one line, each with its time where that is not now."""
        now = [language.write_instruction(line.do, self.lang) for line in sheet.lines]
        return "; ".join(do if line == Line(line.do) else quoted(line, self.lang) for do, line in zip(now, sheet.lines))

    def so_far(self) -> str:
        said = self.told(self.sheet)
        return str(self.words.text("picks-so-far", orders=said)) if said else ""

    def warnings(self, sheet: Sheet | None = None) -> list[str]:
        sheet = sheet or self.sheet
        return [warned(one, self.words).removeprefix(WARNING) for one in foreseen(self.seen, Orders((sheet,)), sheet)]

    # ---- what can be ordered ---------------------------------------------------------------------------------------------
    def orders(self, then: bool) -> Iterator[Pickable]:
        """Those that need a hex are opened; the others are written at once.  What each does is said in one of the two lists."""
        group = "" if not self.sheet.lines else "after" if then else "instead"
        for order in (*TO_A_HEX, DISEMBARK):
            if any(self.stands(Instruction(order, hex), then) for hex in self.near()):
                says = str(self.words.text("picks-where", order=spoken(order, self.lang)))
                opens = " ".join([self.id, *([THEN] if then else []), order])
                chosen = not then and any(line.do.order == order for line in self.sheet.lines)
                yield Pickable(says, self.does(order, group), opens=opens, group=group, chosen=chosen)
        for order in PLAIN:
            do = Instruction(order)
            if self.stands(do, then):
                warnings = self.warnings(self.with_(do, then)) if not self.sheet.lines else []
                more = " ".join(filter(None, [self.does(order, group), *warnings]))
                chosen = not then and Line(do) in self.sheet.lines
                yield Pickable(spoken(order, self.lang), more, self.written(do, then), group=group, chosen=chosen)

    def does(self, order: str, group: str) -> str:
        """What an order does, in a sentence."""
        return "" if group == "instead" else str(self.words.text("picks-what", order=order))

    def near(self) -> list[str]:
        """The hexes beside him."""
        return list(self.there.neighbours[self.to.hex]) if self.to.hex in self.there.terrain else []

    def where(self, order: OrderName, hex: str, then: bool, back: str) -> Picked:
        """The hexes beside him.  That to which somebody has pointed is ordered at once."""
        choices: list[Pickable] = []
        rings = [aim()]
        for each in dict.fromkeys([*([hex] if hex else []), *self.near()]):
            do = Instruction(order, each)
            if self.stands(do, then):
                rings.append(ring(len(choices), each))
                ground = str(self.words.text("terrain-of", terrain=self.there.terrain[each]))
                more = "; ".join([ground, *self.warnings(self.with_(do, then))])
                chosen = not then and Line(do) in self.sheet.lines
                choices.append(Pickable(language.write_instruction(do, self.lang), more, self.written(do, then), chosen=chosen))
        says = [str(self.words.text("picks-point"))]
        can = bool(hex) and self.stands(Instruction(order, hex), then)
        if hex and not can:
            says.insert(0, str(self.words.text("picks-not-there", hex=hex)))
        found = self.shown(f"{THEN} {order}" if then else order, says, choices, rings, back)
        return replace(found, only=choices[0].line) if can else found

    def shown(
        self, rest: str, says: Sequence[str], choices: Sequence[Pickable], drawn: Sequence[Markup], back: str = ""
    ) -> Picked:
        lines = (addressee_line(self.seen, self.to, self.words), *says)
        return Picked(f"{self.id} {rest}".strip(), lines, tuple(choices), str(svg.group(drawn)) if drawn else "", back)


# ---- drawn over the board --------------------------------------------------------------------------------------------------
def ring(number: int, hex: str) -> Markup:
    """A hex that stands for a choice."""
    return svg.group([svg.circle(*board_ground.centre(hex), REACH, "ring")], class_="go place", data_choice=number)


def aim() -> Markup:
    """Whatever hex somebody points at is asked about."""
    return svg.group([], data_aim="yes")
