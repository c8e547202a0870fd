"""What games and scenarios are called in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from montjoy.words.plain_text import clean, harmless

if TYPE_CHECKING:
    from montjoy.core.game import Game
    from montjoy.words import Words


def game_title(game: Game, words: Words) -> str:
    return words.found("page-game") or game.title


def titles(game: Game, scenario: Any, words: Words) -> tuple[str, str, str]:
    """What the game and a scenario are called, and the scenario's text; one of a group's own as its file has it,
    without what would steer a terminal."""
    known = game.scenarios.get(scenario.id)
    own = known is None or (known.title, known.says) != (scenario.title, scenario.says)
    title, says = ("", "") if own else (words.found(f"page-scenario-{scenario.id}{part}") for part in ("", "-says"))
    return game_title(game, words), title or clean(str(scenario.title)), says or harmless(str(scenario.says))
