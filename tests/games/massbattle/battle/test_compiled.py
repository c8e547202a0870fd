"""Meetings read two ways: at the table and compiled; and what holds in every one."""

from __future__ import annotations

import pytest

from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.fights import have_numba
from montjoy.games.massbattle.battle.exact import answer_nothing
from montjoy.games.massbattle.battle.meeting import is_over, meet, verdict_of
from montjoy.games.massbattle.battle.state import Meeting, Status
from tests.games.massbattle.fights import somewhere, the_batch
from tests.suite.many import times

SEEDS = times(200, 10_000)


def at_the_table(meeting: Meeting, seed: int) -> int:
    """The rules as coroutines, with the luck of meeting number 0 of that seed."""
    return int(sample(meet(meeting), lambda seat, ask, mask: answer_nothing(meeting, seat, ask, mask, None), Philox(seed, 0, 0)))


def equal(seed: int, checked: bool = False) -> None:
    """One scattered start, compiled and interpreted: the same verdict and the same last state."""
    begun = somewhere(seed)
    verdicts, finals = the_batch(checked)(begun, 1, seed, keep=True)
    mine = begun.copy()
    assert at_the_table(mine, seed) == int(verdicts[0]), seed
    assert mine.key() == finals[0].key(), seed


@pytest.mark.parametrize("block", range(10))
def test_compiled_equals_interpreted(block: int) -> None:
    """MB-SEQ-00  From scattered starts; 10,000 in the soak, also with overflow checks."""
    if not have_numba():
        pytest.skip("needs the compiler")
    for seed in range(SEEDS * block // 10, SEEDS * (block + 1) // 10):
        equal(seed)
        if SEEDS > 200:
            equal(seed, checked=True)


def test_lowered_equals_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-SEQ-00  The lowered text on CPython, as it runs where there is no compiler."""
    monkeypatch.setattr("montjoy.fights.batch.batch.have_numba", lambda: False)
    for seed in range(500, times(540, 1500)):
        equal(seed)


@pytest.mark.parametrize("block", range(10))
def test_what_holds_in_every_meeting(block: int) -> None:
    """MB-UNIT-07, MB-ATK-14, MB-UNIT-09  No points out of nothing, none below 0; who is gone stays gone; the first hit is never
    given back; a single creature is never lost as soldiers are."""
    for seed in range(SEEDS * block // 10, SEEDS * (block + 1) // 10):
        begun = somewhere(seed)
        meeting = begun.copy()
        verdict = at_the_table(meeting, seed)
        assert (verdict > 0) == is_over(meeting), seed
        assert verdict in (0, verdict_of(meeting))
        assert meeting.round <= meeting.rounds and meeting.distance >= begun.distance and meeting.contact <= begun.contact
        for was, fighter in zip(begun.fighter, meeting.fighter, strict=True):
            before, after = was.body[0], fighter.body[0]
            assert 0 <= after.hp <= after.start == before.start
            assert after.hp <= before.hp or fighter.regenerates
            assert (after.hp == 0) == (after.status == Status.DESTROYED and after.hp == 0)
            assert after.hit >= before.hit and after.checks == 0
            assert after.status in (Status.IN_PLAY, Status.DESTROYED) or (after.single and after.status == Status.FLED)
            assert after.status != Status.DESTROYED or not after.single or after.hp == 0
            assert after.exempt == 0 or after.status != Status.FLED
