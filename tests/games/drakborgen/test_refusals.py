"""An act that is not offered is refused by the rule that forbids it, and the refusal has its words."""

from __future__ import annotations

import pytest

from montjoy.core.session.session import Session
from montjoy.games.drakborgen.game import game
from montjoy.words import Words

REFUSED = [
    ({"type": "Move", "way": "WALL"}, "DL-4.1a", "wall"),
    ({"type": "Rest"}, "DL-5.4d", "not-injured"),
    ({"type": "RollForStairs"}, "DL-4.7.3a", "not-below"),
    ({"type": "OpenBySpell", "way": "north"}, "DLC-04", "has-no-spells"),
    ({"type": "Blink", "to": "33", "by": "blink"}, "DLC-04", "has-no-spells"),
    ({"type": "PickUp", "thing": "RT054"}, "DLC-22", "nothing-lies-here"),
    ({"type": "AttackHero", "hero": "OTHER"}, "DL-13.5a", "no-fights-between-heroes"),
]
NO_ACTS = [
    None, 7, {"type": "Nothing"}, {"type": "Move"}, {"type": "Move", "way": "up"}, {"type": "Blink", "to": "33", "by": "RI7"},
    {"type": "AttackHero", "hero": "nobody"}, {"type": "Wear", "thing": "IT1"}, {"type": "TakeOff", "thing": "IT1"},
    {"type": "Give", "thing": "IT1", "to": "OTHER"}, {"type": "AskFor", "thing": "IT1", "of": "OTHER"},
]


def begun() -> Session:
    """Two heroes in their towers, neither a mage, in the first turn."""
    session = Session.new(game, game.scenarios["two"], seed=bytes(32))
    session.begin()
    while not str(session.label).startswith("1."):
        q = session.open[0]
        assert session.answer(q.seat, q.asked.options[0], q.asked.id) is None
    return session


def tried(session: Session, answer):
    seat = session.open[0].seat
    other = next(s for s in session.seats if s != seat)
    names = {"WALL": "north" if session.state.castle.heroes[seat].place[0] == "0" else "south", "OTHER": other}
    given = {k: names.get(v, v) for k, v in answer.items()} if isinstance(answer, dict) else answer
    return session.answer(seat, given)


@pytest.mark.parametrize(("answer", "rule", "reason"), REFUSED, ids=lambda x: x if isinstance(x, str) else "")
def test_an_act_that_is_not_offered_is_refused_by_the_rule_that_forbids_it(answer, rule, reason):
    """DL-BASE-13"""
    refused = tried(begun(), answer)
    assert (refused.rule, refused.reason) == (rule, reason)
    for language in ("en", "sv", "he", "cs"):
        assert len(Words(game, language, {}).refusal(refused)) > len(refused.reason) + 10


@pytest.mark.parametrize("answer", NO_ACTS)
def test_what_no_rule_forbids_and_nobody_offers_is_no_answer(answer):
    assert tried(begun(), answer).reason == "not-an-option"


def test_before_he_has_a_hero():
    session = Session.new(game, game.scenarios["two"], seed=bytes(32))
    session.begin()
    assert session.answer(session.open[0].seat, {"type": "Rest"}).reason == "not-an-option"
