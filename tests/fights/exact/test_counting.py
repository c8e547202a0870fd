"""Sub-rules counted out by themselves and merged, or in place: the same law."""

from fractions import Fraction

import pytest

from bench.games import duel, field, siege
from montjoy.fights.exact.answers import by_policy
from montjoy.fights.exact.chains import chain
from montjoy.fights.exact.counting import Counting
from montjoy.fights.exact.frames import first_frame
from montjoy.fights.exact.laws import law, outcomes
from tests.fights.rules import tricky
from tests.fights.ways import by_counting, evenly


def laws_of(rule, state, decide, merged, number=Fraction):
    found = {}
    for p, value, end in outcomes(rule, state, decide=decide, merged=merged, number=number):
        assert (value, end.key()) not in found
        found[value, end.key()] = p
    return found


CASES = [
    (siege.assault, siege.new_siege(), evenly),
    (siege.assault, siege.new_siege(((3, 2),) * 4, ((2, 2),) * 5), by_policy(siege.policy)),
    (duel.duel_round, duel.new_duel(), by_policy(duel.policy)),
    (duel.duel_round, duel.new_duel(), evenly),
    (field.clash, field.new_field(), evenly),
    *[(rule, tricky.Band(), tricky.by_wounds) for rule in tricky.RULES],
]


@pytest.mark.parametrize("rule, start, decide", CASES, ids=lambda x: getattr(x, "__name__", ""))
def test_merged_is_unmerged(rule, start, decide):
    before = start.key()
    merged, plain = (laws_of(rule, start, decide, merged=m) for m in (True, False))
    assert merged == plain
    assert sum(merged.values()) == 1
    assert start.key() == before
    assert law(rule, start, decide=decide) == law(rule, start, decide=decide, merged=False)


@pytest.mark.parametrize("rule, start, decide", CASES, ids=lambda x: getattr(x, "__name__", ""))
def test_floats_are_the_fractions(rule, start, decide):
    exact, floats = laws_of(rule, start, decide, True), laws_of(rule, start, decide, True, float)
    assert exact.keys() == floats.keys()
    assert all(abs(float(p) - floats[end]) < 1e-15 for end, p in exact.items())


@pytest.mark.parametrize("rule, start", [
    (siege.assault, siege.new_siege(((2, 1), (2, 2)), ((1, 1), (1, 2), (1, 1)))),
    (duel.duel_round, duel.new_duel()),
    (field.clash, field.new_field()),
], ids=lambda x: getattr(x, "__name__", ""))
def test_by_counting(rule, start):
    counted = by_counting(rule, start, decide=lambda *question: evenly(None, *question))
    assert law(rule, start, decide=evenly) == counted


def test_a_whole_field_round_needs_merging():
    """5 million ways become some hundreds: the reason for all this."""
    found = laws_of(field.battle_round, field.new_field(), evenly, True)
    assert sum(found.values()) == 1
    counting = Counting(evenly)
    assert len(counting.ends(first_frame(field.battle_round, (field.new_field(),)), keep=1)) == len(found)
    assert counting.runs < 20_000


@pytest.mark.parametrize("start, rule, decide", [
    (siege.new_siege(), siege.assault, by_policy(siege.stubborn)),
    (duel.new_duel(), duel.duel_round, by_policy(duel.policy)),
])
def test_chains_learn_habits_and_stay_the_same(start, rule, decide):
    merged, plain = (chain(rule, start, decide=decide, merged=m) for m in (True, False))
    assert merged.states == plain.states
    ends = {(v, s.key()): p for v, s, p in plain.ends}
    assert len(ends) == len(merged.ends)
    assert all(abs(ends[v, s.key()] - p) < 1e-14 for v, s, p in merged.ends)


def test_a_rule_replaced_after_the_first_count_is_the_new_one(monkeypatch):
    """The rewritten text looks names up where the rule does: knock-outs are seen."""
    start = siege.new_siege()
    before = law(siege.assault, start, decide=evenly)

    async def nobody_dies(siege, side, lives):
        pass

    monkeypatch.setattr(siege, "lose_lives", nobody_dies)
    after = law(siege.assault, start, decide=evenly)
    assert after != before
    assert after == law(siege.assault, start, decide=evenly, merged=False)


def test_a_rule_whose_text_is_gone_is_counted_out_as_it_is():
    names = dict(vars(tricky))
    exec("async def unread(band):\n    return await wound(band.men[0], 2) + await wound(band.men[1], 1)", names)
    unread = names["unread"]
    assert laws_of(unread, tricky.Band(), None, True) == laws_of(unread, tricky.Band(), None, False)
