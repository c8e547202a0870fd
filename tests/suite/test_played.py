"""Kept games: each, and in every run each second one, is replayed once with its attempts, holds nothing but acts of play, and is
what its plan makes it.

What they reach is the business of `rules GAME --coverage` and of the soak's chapter `reached`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from montjoy.core.errors import Departs
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session.verify import why_not_here
from montjoy.lab import played
from montjoy.lab.reached import columns, report, wrong_exceptions
from tests.played import contents
from tests.suite.many import some, times
from tests.suite.subjects import all_games, game_id

ALL = [(game, path) for game in all_games() for path in played.plans(played.where_games_are(game) or Path("/nowhere"))]
GAMES = ALL[:: times(6, 1)]


@pytest.mark.parametrize(("game", "path"), GAMES, ids=[f"{game.slug}-{path.stem}" for game, path in GAMES])
def test_a_kept_game_is_played_again(game: Game, path: Path) -> None:
    """What departs first, and what makes it again, is told in three lines."""
    kept = played.read(path)
    assert kept.plan.title.strip() and kept.plan.says.strip()
    assert played.not_played(kept.entries) == ""
    try:
        if wrong := why_not_here(game, kept.header, kept.entries):
            raise Departs(1, wrong)
        shown = played.replayed(game, kept)
    except Departs as why:
        pytest.fail(f"{kept.name}: {why};\n{played.made_anew_by(game)}", pytrace=False)
    assert played.wrong_attempts(kept.plan, shown) == []


@pytest.mark.parametrize("game", some(all_games(), 2), ids=game_id)
def test_exceptions_name_what_is_there_and_are_few(game: Game) -> None:
    """At most two in a hundred; that none of them is reached shows the chapter `reached` of the soak."""
    from montjoy.lab.knockout import coverage

    excused = played.unreached(played.where_games_are(game))
    whole = report(game, coverage(game, run=False), {"places": {}, "swaps": {}, "seen": {}}, excused)
    assert wrong_exceptions(whole, excused) == []
    assert all(names for column, (names, _) in columns(whole).items() if column in whole["layers"] and column != "campaign")


@pytest.mark.skipif("MONTJOY_DRAFTS" in os.environ, reason="the page has no drafts")
def test_the_page_of_model_games_has_all_of_them() -> None:
    """Written anew by `python -m tests.played.contents`."""
    assert contents.PAGE.read_text(encoding="utf-8") == contents.page()


def test_a_ruling_or_a_die_that_is_set_is_no_act_of_play() -> None:
    over = [rec.Ended("done"), rec.Released("00")]
    edit = rec.Ruled(1, "umpire", rulings.Edit((rulings.Change("a", 1, 2),)), "Why not.")
    stead = rec.Ruled(1, "umpire", rulings.AnswerFor("red", 1, "x"), "He is away.")
    assert played.not_played([rec.Began(), stead, *over]) == ""
    assert "line 3: Ruled" in played.not_played([rec.Began(), edit, *over])
    assert "line 2: Die" in played.not_played([rec.Die("", "A-1", (), (6,), how="set"), *over])
    assert "line 2: Failed" in played.not_played([rec.Failed(0, "", ""), *over])
    assert "not over" in played.not_played([rec.Began()])
