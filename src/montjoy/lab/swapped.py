"""Options knocked out: whoever reads a value of a switch reads another one.  A value is tested where a test then fails."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from montjoy.core import options
from montjoy.core.content.rulebook import as_text
from montjoy.core.game import Game


class Swapped:
    """Stands in for the field of an options class: reads `other` where `value` was set."""

    def __init__(self, field: Any, value: Any, other: Any) -> None:
        self.field, self.value, self.other = field, value, other

    def __get__(self, options: Any, kind: Any = None) -> Any:
        if options is None:
            return self.field
        found = self.field.__get__(options, kind)
        return self.other if found == self.value and type(found) is type(self.value) else found

    def __set__(self, options: Any, value: Any) -> None:
        self.field.__set__(options, value)


@contextlib.contextmanager
def swapped(game: Game, name: str, value: Any, other: Any) -> Iterator[None]:
    """While this is open, an option that is set to `value` is read as `other`."""
    field = vars(game.options)[name]
    setattr(game.options, name, Swapped(field, value, other))
    try:
        yield
    finally:
        setattr(game.options, name, field)


def others(game: Game, name: str, text: str) -> tuple[Any, list[Any]]:
    """A value of an option from its text, and all its other values; none where the type does not list them."""
    known = [v for v in options.values(game.options, name) if isinstance(v, str | int)]
    value = next((v for v in known if as_text(v) == text), None)
    return value, [v for v in known if v != value] if value is not None and name in vars(game.options) else []
