"""What is wrong with a call from Python is said in the words of docs/python.md, before anything is played."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.game import games
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.fights.odds import solve
from montjoy.lab.games import WrongAnswer, study_games
from montjoy.lab.study import study

MINE = r"game 0 of seed 5, mine as town, asked Deploy.*, raised ZeroDivisionError: of mine; nothing of this study is kept"
GAME = games()["massbattle"]()
BRIDGE = GAME.scenarios["bridge"]
RUDERN = games()["rudern"]()
CASE = RUDERN.cases.case_of({"fight": "assault", "place": "town", "attacker": {"foot": 2}, "defender": {"foot": 2}}, Path())


def first(view: Any, asked: Any, luck: Any) -> Any:
    return asked.options[0] if asked.options else GAME.default(view, asked, ())


def fails(view: Any, asked: Any, luck: Any) -> Any:
    raise ZeroDivisionError("of mine")


def played(**given: Any) -> Any:
    usual = {"scenario": BRIDGE, "options": None, "bots": ["default"], "n": 1, "seed": 1}
    return study_games(GAME, **{**usual, **given})


WRONG: list[tuple[Any, type[Exception], str]] = [
    (lambda: solve({"fight": "assault"}), BadInput, r"wanted, not \{'fight': 'assault'\}; game.cases.case_of"),
    (lambda: solve("case.toml"), BadInput, "a case of a fight is wanted, not 'case.toml'"),
    (lambda: study(Path("case.toml"), 10, 1), BadInput, "a case of a fight is wanted"),
    (lambda: study(CASE, 0, 1), ValueError, "0 playouts: at least one"),
    (lambda: study(CASE, 10, "1"), TypeError, "seed: a whole number, not '1'"),
    (lambda: study(CASE, 10, 1 << 64), ValueError, r"seed 18446744073709551616: from 0 to 2\*\*64 - 1"),
    (lambda: study(CASE, 10, -1), ValueError, "seed -1: from 0"),
    (lambda: study(CASE, 10, 1, executor=2), TypeError, r"executor: one of .*, as ProcessPoolExecutor\(2\), not 2"),
    (lambda: played(executor=2), TypeError, "executor: one of concurrent.futures"),
    (lambda: played(seed=bytes(32)), TypeError, "seed: a whole number"),
    (lambda: played(n=2.5), TypeError, "n: a whole number"),
    (lambda: played(bots=[]), BadInput, "no bot is named; name one for all, or one for each of these, in this order: town, orcs"),
    (lambda: played(bots=["default"] * 3), BadInput, "3 bots for 2 seats; name one for all, or .* town, orcs"),
    (lambda: played(bots="plain"), TypeError, "bots: a list of names, .* not 'plain'"),
    (lambda: played(bots=[first]), TypeError, "bots: a list of names, .* `own`"),
    (lambda: played(own={"mine": "plain"}), TypeError, "own: functions by name"),
    (lambda: played(own=[first]), TypeError, "own: functions by name"),
    (lambda: played(options=["round_limit"]), TypeError, r"options: None, or a dict .*, not \['round_limit'\]"),
    (lambda: played(scenario="bridge"), TypeError, "scenario: one of a game, .* not 'bridge'"),
    (lambda: Session.new(GAME, "bridge"), TypeError, "scenario: one of a game, .* not 'bridge'"),
    (lambda: Session.new(GAME, BRIDGE, ["round_limit"]), TypeError, "options: None, or a dict"),
    (lambda: Session.new(GAME, BRIDGE, seed=1), TypeError, r"seed: 32 bytes, as bytes\(32\), not 1"),
    (lambda: Session.new(GAME, BRIDGE, seed=b"x"), TypeError, "seed: 32 bytes"),
    (lambda: jsonlines.load("text"), TypeError, "a record is read from bytes, .* not from str"),
    (lambda: games()["massbattle"].scenarios, AttributeError, r'games\(\)\["massbattle"\]\(\) gives the game'),
    (lambda: study_games(games()["rudern"], BRIDGE, None, [], 1, 1), AttributeError, r'games\(\)\["rudern"\]\(\)'),
]


@pytest.mark.parametrize(("call", "kind", "says"), WRONG)
def test_what_is_wanted_is_said(call: Any, kind: type[Exception], says: str) -> None:
    """Red before: an error from within, or nothing at all."""
    with pytest.raises(kind, match=says):
        call()


def test_a_bot_that_raises_is_named_with_its_game_seat_and_question() -> None:
    """Red before: its error came bare, and nobody could tell in which game."""
    with pytest.raises(WrongAnswer, match=MINE) as told:
        played(own={"mine": fails}, bots=["mine", "default"], seed=5)
    assert isinstance(told.value.__cause__, ZeroDivisionError)
    answer = {"mine": lambda view, asked, luck: random}
    with pytest.raises(WrongAnswer, match="game 0 of seed 5, mine as orcs"):
        played(own=answer, bots=["default", "mine"], seed=5)


def test_several_cores() -> None:
    """The same, however many work at it; what cannot be given to them is named.  Red before: a bare error of pickle."""
    with ProcessPoolExecutor(2) as executor:
        for own in ({"mine": lambda view, asked, luck: None}, {"mine": lambda *_: None}):
            with pytest.raises(TypeError, match=r"other processes cannot be given this: .*written at the top of a module"):
                played(own=own, bots=["mine"], executor=executor)
        with pytest.raises(WrongAnswer, match=MINE):
            played(own={"mine": fails}, bots=["mine"], seed=5, executor=executor)
        two = played(own={"mine": first}, bots=["mine", "default"], n=10, executor=executor)
        assert study(CASE, 300, 1, executor)["outcomes"] == study(CASE, 300, 1)["outcomes"]
    assert two["outcomes"] == played(own={"mine": first}, bots=["mine", "default"], n=10)["outcomes"]


def test_a_duel_solved_and_a_duel_by_chance_say_which_they_are() -> None:
    game = games()["drakborgen"]()
    case = game.cases.case_of({"hero": "H01", "monster": "demon", "monster_points": 3}, Path())
    assert solve(case)["positions"] == "solved" and study(case, 20, 1)["positions"] == "by chance"
