"""Studies of whole games between bots."""

import math
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from montjoy.core.game import Base
from montjoy.games.drakborgen.game import game as drakborgen
from montjoy.lab.games import mean, study_games, summed
from montjoy.lab.intervals import interval
from tests.contract.cards.game import Cards
from tests.contract.cards.options import CardsOptions

CARDS = Cards()
SCENARIO = next(iter(CARDS.scenarios.values()))


def cards(n, seed=3, bots=("random",), **how):
    return study_games(CARDS, SCENARIO, CardsOptions(), bots, n, seed, **how)


def delves(n, bots=("cautious", "greedy"), seed=1, **how):
    return study_games(drakborgen, drakborgen.scenarios["three"], drakborgen.options(), bots, n, seed, **how)


def told(answer):
    return {key: value for key, value in answer.items() if key not in ("seconds", "per_second")}


def test_a_study_of_delves_says_how_it_ends_for_whom():
    found = delves(6)
    assert found["seats"] == {"red": "cautious", "blue": "greedy", "green": "cautious"} and found["scenario"] == "three"
    assert sum(x["count"] for x in found["outcomes"].values()) == 6 == found["turns"]["count"] == found["n"]
    assert set(found["outcomes"]) <= set(drakborgen.endings)
    fates = found["all"]["fate"]
    assert sum(x["count"] for x in fates.values()) == 18 and math.isclose(sum(x["p"] for x in fates.values()), 1)
    assert found["all"]["gold"]["count"] == fates["out"]["count"]
    assert sum(x["count"] for x in found["by_bot"]["cautious"]["fate"].values()) == 12
    assert found["by_bot"]["greedy"] == found["by_seat"]["blue"]
    assert all(x.keys() == {"p", "se", "count", "n", "interval"} for x in [*found["winners"].values(), *fates.values()])


def test_shares_means_and_errors_by_hand():
    """Two games: red and blue both out in the first; in the second red falls and blue gets out with 30."""
    accounts = [
        {"ending": "a", "winners": ["red", "blue"], "turns": 10,
         "seats": {"red": {"fate": "out", "gold": 10}, "blue": {"fate": "out", "gold": 20}}},
        {"ending": "b", "winners": [], "turns": 14, "seats": {"red": {"fate": "fight"}, "blue": {"fate": "out", "gold": 30}}},
    ]  # fmt: skip
    found = summed(accounts, {"red": "x", "blue": "y"})
    low, high = found["outcomes"]["a"].pop("interval")
    assert found["outcomes"]["a"] == {"p": 0.5, "se": pytest.approx(math.sqrt(0.25 / 2)), "count": 1, "n": 2}
    assert (low, high) == (pytest.approx(0.0945287), pytest.approx(0.9054713))            # Wilson's
    assert found["winners"]["nobody"]["count"] == found["winners"]["red"]["count"] == 1
    assert found["turns"] == {"mean": 12, "se": pytest.approx(2), "count": 2}             # s = 2.83, by the root of 2
    assert found["all"]["gold"]["mean"] == 20 and found["all"]["gold"]["count"] == 3
    out = found["all"]["fate"]["out"]
    assert out["p"] == 0.75 and (out["count"], out["n"]) == (3, 4) and out["interval"] == interval(0.75, 2)
    assert found["all"]["fate"]["out"]["se"] == pytest.approx(0.25)                       # 1 and 1/2: s = 0.354
    assert found["by_bot"]["x"]["fate"]["fight"]["p"] == 0.5 and found["by_seat"]["blue"]["gold"]["mean"] == 25


def test_the_error_of_a_mean_takes_a_game_as_one_draw():
    """The same number ten times in each game is no better known than once."""
    assert mean([[1.0] * 10, [3.0] * 10])["se"] == mean([[1.0], [3.0]])["se"] == 1
    assert mean([[7.0, 8.0]])["se"] == 0


def test_workers_and_bots():
    with ThreadPoolExecutor(2) as workers:
        assert told(cards(40, executor=workers)) == told(cards(40))
    assert told(cards(40, seed=4)) != told(cards(40))
    assert told(delves(2, ("random",))) != told(delves(2, ("default",)))
    with pytest.raises(LookupError, match="there are default, random"):
        cards(1, bots=("random", "hero"))


def test_without_bots_the_best_the_game_has():
    assert set(cards(1, bots=())["seats"].values()) == {""}


def test_a_game_that_gives_no_account():
    assert Base().account(None, SimpleNamespace(why="time", winner="red", round=3)) == {
        "ending": "time", "winners": ["red"], "seats": {}, "turns": 3,
    }  # fmt: skip
    found = cards(24)
    assert sum(x["count"] for x in found["outcomes"].values()) == 24 and "all" not in found


def test_ctrl_c_keeps_what_is_done():
    def progress(done, n):
        raise KeyboardInterrupt

    assert told(cards(40, progress=progress)) == told(cards(8))
    with pytest.raises(ValueError, match="at least one"):
        cards(0)
