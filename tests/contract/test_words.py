"""Both contract games have words in every language for everything that comes up in some games."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.effects import Event, No, Option, Question, no
from montjoy.core.game import home
from montjoy.core.session.streams import Asked
from montjoy.words import LANGUAGES, Words
from tests.contract.cards import pieces as cards_pieces
from tests.contract.cards.game import game as cards
from tests.contract.pickets import pieces as pickets_pieces
from tests.contract.pickets.game import game as pickets
from tests.suite.many import some
from tests.suite.subjects import recorded

GAMES = [pytest.param(cards, cards_pieces, id="cards"), pytest.param(pickets, pickets_pieces, id="pickets")]
REFUSALS = [
    no("PK-3", "two-moves", picket="b1"), no("PK-3", "no-such-picket", picket="x"), no("PK-4", "no-such-hex", hex="x"),
    no("PK-4", "their-camp", hex="n"), no("PK-4", "too-far", picket="b1", hex="n", steps=2), no("PK-6", "no-courier-left"),
    no("PK-6", "one-courier"), no("PK-3", "not-understood", line=2, text="b1 up the hill"),
]  # fmt: skip


def played(game: Any) -> list[Any]:
    """Everything anybody was told in some games."""
    games = [recorded(game, scenario, seed) for scenario in game.scenarios for seed in range(41, 61)]
    return [item for whole in games for stream in whole.streams.values() for item in stream.items]


@pytest.mark.parametrize("lang", some(LANGUAGES, 2))
@pytest.mark.parametrize(("game", "pieces"), GAMES)
def test_everything_is_said(game: Any, pieces: Any, lang: str) -> None:
    words = Words(game, lang, game.names(next(iter(game.scenarios.values()))))
    said = set()
    for item in played(game):
        assert words.item(item)
        said.add(type(item.ask if isinstance(item, Asked) else item).__name__)
        for option in item.options if isinstance(item, Asked) else ():
            assert words.option(option, item)
            said.add(type(option).__name__)
        if hasattr(item, "outcome"):
            assert words.outcome(item.outcome)
    if game is pickets:
        for refusal in REFUSALS:
            assert words.refusal(refusal)
        assert words.option(pieces.Orders((pieces.Move("b1", "c"),), "b1")) and words.option(pieces.Orders())
        assert words.option(pieces.PostResult(True)) and words.option(pieces.TakeStance("press"))
    assert words.problems == []
    kinds = [x for x in vars(pieces).values() if isinstance(x, type) and issubclass(x, Event | Question | Option | No)]
    ours = {kind.__name__ for kind in kinds if kind.__module__ == pieces.__name__} - {"TakeStance"}
    assert ours <= said, f"never came up: {ours - said}"


def test_every_language_has_the_same_messages() -> None:
    for game in (cards, pickets):
        found = {}
        for lang in LANGUAGES:
            lines = (home(game) / "locales" / f"{lang}.ftl").read_text("utf-8").splitlines()
            found[lang] = {line.split(" =")[0].strip() for line in lines if " = " in line}
        assert all(names == found["en"] for names in found.values()), found
