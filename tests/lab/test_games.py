"""Studies of whole games between bots."""

import math
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from montjoy.core.game import Base, games
from montjoy.core.session.session import Session
from montjoy.games.drakborgen.game import game as drakborgen
from montjoy.games.massbattle.protocol.forms import Deployment, Placed
from montjoy.lab.games import WrongAnswer, mean, study_games, summed
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


def first(view, asked, luck):
    return asked.options[0] if asked.options else drakborgen.default(view, asked, ())


def test_a_player_of_ones_own_plays_against_those_of_the_house():
    """By a name of its own; its seats are asked their own questions alone, and the same seed gives the same games.  The options
    are the scenario's where none are given."""
    asked_of = set()

    def mine(view, asked, luck):
        asked_of.add(view.viewer)
        return first(view, asked, luck)

    def play():
        return study_games(drakborgen, drakborgen.scenarios["two"], None, ["mine", "cautious"], 3, 1, own={"mine": mine})

    found = play()
    assert found["seats"] == {"red": "mine", "blue": "cautious"} and asked_of == {"red"}
    assert list(found["by_bot"]) == ["mine", "cautious"] and found["by_bot"]["mine"] == found["by_seat"]["red"]
    assert told(play()) == told(found)


@pytest.mark.parametrize("answer", ["nothing that is offered", None])
def test_a_players_wrong_answer_ends_the_study_and_says_whose_it_was(answer):
    """Red where it is played on with: a study of moves that nobody may make."""
    with pytest.raises(WrongAnswer, match=r"^game 0 of seed 1, mine as red, asked WhichHero\(\), .*: not-an-option; nothing"):
        study_games(
            drakborgen, drakborgen.scenarios["one"], None, ["mine"], 1, 1, own={"mine": lambda view, asked, luck: answer}
        )


def test_a_form_that_the_rules_refuse_is_a_wrong_answer_too():
    game = games()["massbattle"]()

    def mine(view, asked, luck):
        return Deployment(units=(Placed("A3", (1, 1), 0),)) if asked.form == "Deployment" else game.default(view, asked, ())

    with pytest.raises(WrongAnswer, match=r"^game 0 of seed 1, mine as town, asked Deploy.*MB-"):
        study_games(game, game.scenarios["bridge"], None, ["mine", "plain"], 1, 1, own={"mine": mine})


def test_options_are_the_scenarios_own_where_none_are_given():
    """The bridge is played for ten rounds and not for longer, in a study and in a session as in the terminal."""
    game = games()["massbattle"]()
    assert Session.new(game, game.scenarios["bridge"]).header.options["round_limit"] == 10
    found = study_games(game, game.scenarios["bridge"], None, ["default"], 2, 1)
    assert found["turns"]["mean"] <= 10


def test_a_bot_without_a_name_is_the_best_the_game_has():
    assert set(cards(1, bots=[""])["seats"].values()) == {""}


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
