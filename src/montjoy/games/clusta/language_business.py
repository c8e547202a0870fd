"""How the business of a morning is understood, a line each: splitting and joining, letters, attitudes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from montjoy.games.clusta.acts import (
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Merge,
    Overall,
    Send,
    Split,
    Write,
)
from montjoy.games.clusta.language_tokens import Reader, Trouble

MOST_NAME: Final = 60
MOST_TEXT: Final = 1000
MOST_ROUTE: Final = 60


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
    "ask": lambda reader: Asking(cast(Any, reader.need("rounds", "mornings"))),
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
