"""How an order is understood, form by form: "A3 A4 shoot B5", "A7 turn east, ahead 3, then north", "rest: nearest"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from montjoy.core.content.vocabulary import Trouble
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.protocol.tokens import MOST, Reader
from montjoy.games.massbattle.protocol.vocabulary import FACINGS, SPELLS

Ids = tuple[str, ...]
REST: Final[dict[type, tuple[str, ...]]] = {
    forms.Volley: ("nearest", "hold"), forms.Moves: ("hold", "advance"), forms.Fights: ("nearest", "hold"),
}
BEGINNINGS: Final = {0: "north", 1: "south"}                 # how a side stands if its orders do not say it
VERBS: Final[dict[type, tuple[str, ...]]] = {
    forms.Deployment: ("at",),
    forms.Stances: ("defend",),
    forms.Volley: ("shoot", "cast", "breathe", "hold"),
    forms.Moves: ("to", "ahead", "back", "turn", "along", "then", "charge", "hold", "land", "aloft", "off"),
    forms.Fights: ("fight", "hold"),
    forms.Rallies: ("decline",),
    forms.Concession: ("concede", "fight_on"),
}
ALL_VERBS: Final = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))
MOVES: Final = ("to", "along", "ahead", "back")


def form_of(ask: Any) -> type:
    """The form that answers a question."""
    match ask:
        case questions.Deploy() | questions.PlaceOne():
            return forms.Deployment
        case questions.TakeStances():
            return forms.Stances
        case questions.Shoot() | questions.ShootAgain():
            return forms.Volley
        case questions.Move():
            return forms.Moves
        case questions.Fight():
            return forms.Fights
        case questions.Rally():
            return forms.Rallies
    return forms.Concession


# ---- one order -------------------------------------------------------------------------------------------------------------
class Draft:
    """A form as it is read, order by order: the fields that it will have, each a list."""

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.lists: dict[str, list[Any]] = {}
        self.rest = ""
        self.concede: bool | None = None

    def read(self, reader: Reader) -> None:
        """One order; Trouble says where it was not understood."""
        if reader.over:
            return
        if self.kind is forms.Concession:
            self.concede = verb(reader, self.kind) == "concede"
        elif reader.sees("rest") and self.kind in REST:
            self.read_rest(reader)
        else:
            units = reader.units()
            if not units:
                raise Trouble(reader.now.column, "unit-first", reader.now.text, "A3")
            READERS[self.kind](self, reader, units)
        reader.end()

    def read_rest(self, reader: Reader) -> None:
        """ "rest: advance" """
        column = reader.now.column
        reader.take("rest")
        reader.mark(":")
        if self.rest:
            raise Trouble(column, "said-twice", reader.now.text)
        self.rest = reader.need(*REST[self.kind])

    def add(self, field: str, *things: Any) -> None:
        self.lists.setdefault(field, []).extend(things)

    def form(self) -> Any:
        """What was read, whole."""
        if self.kind is forms.Concession:
            return forms.Concession(bool(self.concede))
        found: dict[str, Any] = {field: tuple(things) for field, things in self.lists.items()}
        return self.kind(**found | ({"rest": self.rest} if self.rest else {}))


def verb(reader: Reader, kind: type) -> str:
    """What is to be done; a word of another phase is told as such."""
    found = reader.take(*VERBS[kind])
    return found or reader.fail("not-in-this-phase" if reader.sees(*ALL_VERBS) else "unknown-word", VERBS[kind])


def facing(reader: Reader) -> int:
    """ "north", "south-west" """
    return FACINGS.index(reader.need(*FACINGS))


# ---- by form ---------------------------------------------------------------------------------------------------------------
def read_placed(draft: Draft, reader: Reader, units: Ids) -> None:
    """ "A5 at 10,4 facing north" """
    column = reader.now.column
    verb(reader, forms.Deployment)
    at = reader.need_square()
    reader.mark(",")
    reader.take("facing")
    looks = facing(reader) if not reader.over else FACINGS.index(BEGINNINGS[units[0][0] == "B"])
    if len(units) > 1:
        raise Trouble(column, "one-unit-a-square", units[1])
    draft.add("units", forms.Placed(units[0], at, looks))


def read_stance(draft: Draft, reader: Reader, units: Ids) -> None:
    """ "A4 defend" """
    verb(reader, forms.Stances)
    draft.add("defend", *units)


def read_volley(draft: Draft, reader: Reader, units: Ids) -> None:
    """ "A3 A4 shoot B5", "A1 cast fireball at 12,20", "A2 hold" """
    match verb(reader, forms.Volley):
        case "hold":
            draft.add("hold", *units)
        case "shoot":
            reader.take("at")
            target = reader.need_unit()
            draft.add("shots", *(forms.Shot(unit, target) for unit in units))
        case "cast":
            spell = reader.need(*SPELLS, "breathe")
            read_aim(draft, reader, units, "breath" if spell == "breathe" else spell)
        case _:
            read_aim(draft, reader, units, "breath")


def read_aim(draft: Draft, reader: Reader, units: Ids, spell: str) -> None:
    """ "at B3", "at 12,20", "at 12,20 facing east", or nothing for the caster's own spells """
    target, square, along = "", None, None
    while not reader.over:
        reader.mark(",")
        if reader.take("facing", "along"):
            along = facing(reader)
            continue
        reader.take("at", "to")
        here = reader.square()
        if here is None:
            target = reader.need_unit()
        else:
            square = here
    draft.add("spells", *(forms.Cast(unit, spell, target, square, along) for unit in units))


def read_march(draft: Draft, reader: Reader, units: Ids) -> None:
    """ "A7 turn east, ahead 3, then north", "A2 to 10,11 charge B2", "A9 hold" """
    found: dict[str, Any] = {}
    first = True
    while first or not reader.over:
        column, text = reader.now.column, reader.now.text
        key = verb(reader, forms.Moves)
        if key == "turn" and {"to", "path", "ahead", "back"} & found.keys():
            key = "then"                                     # who has moved turns afterwards
        field, value = clause(reader, key)
        if field in found:
            raise Trouble(column, "said-twice", text)
        found |= {field: value} if field else {}
        reader.mark(",")
        first = False
    draft.add("moves", forms.March(units, **found))


def clause(reader: Reader, key: str) -> tuple[str, Any]:
    """One part of a march: the field of the form, and its value."""
    match key:
        case "turn" | "then":
            reader.take("turn")
            return key, facing(reader)
        case "to":
            return "to", reader.need_square()
        case "along":
            way = [reader.need_square()]
            while (square := reader.square()) is not None:
                way.append(square)
            return "path", tuple(way)
        case "ahead" | "back":
            return key, reader.number(1, MOST)
        case "land" | "aloft":
            return "land", key == "land"
        case "charge":
            return "charge", reader.need_unit()
        case "off":
            return "off", True
    return "", None


def read_fight(draft: Draft, reader: Reader, units: Ids) -> None:
    """ "A1 fight B2", "A2 hold" """
    if verb(reader, forms.Fights) == "hold":
        draft.add("hold", *units)
        return
    target = reader.need_unit()
    draft.add("attacks", *(forms.Shot(unit, target) for unit in units))


def read_decline(draft: Draft, reader: Reader, units: Ids) -> None:
    """ "A4 decline" """
    verb(reader, forms.Rallies)
    draft.add("decline", *units)


READERS: Final[dict[type, Callable[[Draft, Reader, Ids], None]]] = {
    forms.Deployment: read_placed, forms.Stances: read_stance, forms.Volley: read_volley, forms.Moves: read_march,
    forms.Fights: read_fight, forms.Rallies: read_decline,
}
