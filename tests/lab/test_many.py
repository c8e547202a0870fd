"""Whole games between bots."""

import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from montjoy.lab.many import play_many
from tests.contract.cards.game import Cards
from tests.contract.cards.options import CardsOptions

GAME = Cards()
SCENARIO = next(iter(GAME.scenarios.values()))


def first(view, asked, luck):
    """Some option, by the bot's own luck; nothing where nothing has to be said."""
    return asked.options[luck.below(len(asked.options))] if asked.options else None


def many(n, seed=3, **how):
    policies = dict.fromkeys(GAME.seats(SCENARIO), first)
    return play_many(GAME, SCENARIO, CardsOptions(), policies, n, seed, **how)


def outcomes(answer):
    return answer["outcomes"], answer["n"]


def test_shares_of_outcomes():
    found = many(40)
    assert found["n"] == 40 and sum(x["count"] for x in found["outcomes"]) == 40
    assert math.isclose(sum(x["p"] for x in found["outcomes"]), 1)
    counts = [x["count"] for x in found["outcomes"]]
    assert counts == sorted(counts, reverse=True)
    assert all(x.keys() == {"outcome", "count", "p", "se"} for x in found["outcomes"])


def test_workers_change_nothing():
    with ThreadPoolExecutor(2) as workers:
        assert outcomes(many(40, executor=workers)) == outcomes(many(40))
    assert outcomes(many(40, seed=4)) != outcomes(many(40))


def test_ctrl_c_keeps_what_is_done():
    def progress(done, n):
        raise KeyboardInterrupt

    assert outcomes(many(40, progress=progress)) == outcomes(many(16))
    with pytest.raises(ValueError, match="at least one"):
        many(0)
