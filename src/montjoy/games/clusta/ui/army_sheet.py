"""A side's army sheet in words: a sentence for each line, and its cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from montjoy.games.clusta.seen.army_sheet import SheetLine, army_sheet
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui.names import own_name

COLUMNS: Final = ("number", "name", "soldiers", "men", "value", "morale", "movement", "notes")


def sentences(seen: Seen, words: Any) -> list[str]:
    """A line for each soldier type of a unit."""
    return [str(words.text("army-line", **fields(line))) for line in army_sheet(seen)]


def head(words: Any) -> list[str]:
    return [str(words.text("army-column", what=what)) for what in COLUMNS]


def cells(seen: Seen, words: Any) -> Iterator[list[str]]:
    """The same in columns; there is room for notes."""
    for line in map(fields, army_sheet(seen)):
        yield [str(words.text("army-cell", what=what, value=line.get(what, ""))) for what in COLUMNS]


def fields(line: SheetLine) -> dict[str, Any]:
    value = line.value2 / 2 if line.value2 % 2 else line.value2 // 2
    return {"number": line.number, "name": own_name(line.name, line.number), "soldiers": "elite" if line.elite else "standard",
            "men": line.men, "value": value, "morale": line.morale, "movement": line.movement}
