"""The two players that every game has: one takes the game's default, one any answer at all."""

from __future__ import annotations

from typing import Any

from montjoy.core.game import Game, Luck
from montjoy.core.session.streams import Asked


class Default:
    """The game's cautious answer, as when a seat's time is up."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, view: Any, asked: Asked, luck: Luck) -> Any:
        return None if asked.kind == "offer" else self.game.default(view, asked, ())


class Random:
    """A legal answer, each equally likely; every other offer is let pass.  Forms are the game's `random_form`, or else its
    default."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, view: Any, asked: Asked, luck: Luck) -> Any:
        if asked.kind == "order":
            return self._form(view, asked, luck)
        if not asked.options or (asked.kind == "offer" and luck.below(2)):
            return None
        return asked.options[luck.below(len(asked.options))]

    def _form(self, view: Any, asked: Asked, luck: Luck) -> Any:
        form = self.game.random_form(view, asked, luck)
        if form is None or self.game.why_not(view, asked, form) is not None:
            return self.game.default(view, asked, ())
        return form
