"""Which players there are, and that each answers whatever a game asks, in a way the rules allow."""

from __future__ import annotations

import pytest

from montjoy.bots import find, names
from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.session import Session
from montjoy.terminal.errors import Trouble
from montjoy.terminal.players import player
from tests.contract.cards.game import game as cards
from tests.contract.pickets.game import game as pickets
from tests.suite.players import todo

RUDERN = games()["rudern"]()
ALL = [(game, name) for game in (cards, pickets, RUDERN) for name in names(game)]


def test_the_names():
    assert names(RUDERN) == ("seer", "advice", "default", "random")
    assert names(cards) == ("default", "random")
    with pytest.raises(LookupError, match="there are default, random"):
        find(cards, "seer")


def test_the_terminal_finds_them():
    for name in ("bot", "bot:seer", "bot:random", "bot:default"):
        assert player(RUDERN, name, 0)
    with pytest.raises(Trouble, match='no bot "hero" for The Rudern War'):
        player(RUDERN, "bot:hero", 0)


@pytest.mark.parametrize(("game", "name"), ALL, ids=lambda x: getattr(x, "slug", x))
def test_every_player_plays_every_scenario_to_its_end(game, name):
    """At a real table: each answer is one that was offered, given from the seat's own page."""
    for scenario in game.scenarios.values():
        session = Session.new(game, scenario, None, seed=(5).to_bytes(32, "big"))
        session.begin()
        bots = {seat: find(game, name) for seat in session.seats}
        luck = {seat: Philox(3, 0, 1 + n) for n, seat in enumerate(session.seats)}
        for _ in range(3_000):
            if session.over:
                break
            asked = [(seat, q) for seat in session.seats for q in todo(session, seat) if q.kind != "offer"]
            if not asked:
                session.close_window()
                continue
            seat, q = asked[0]
            assert session.answer(seat, bots[seat](session.view(seat), q, luck[seat]), q.id) is None
        assert session.over, f"{name} does not come to an end in {scenario.id}"


def test_the_same_luck_plays_the_same_game():
    def once() -> object:
        scenario = next(iter(cards.scenarios.values()))
        bots = {seat: find(cards, "random") for seat in cards.seats(scenario)}
        state = cards.setup(scenario, cards.options())
        return playout(cards, state, bots, Philox(7))

    assert once() == once()
