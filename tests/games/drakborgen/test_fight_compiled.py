"""The same fight read four ways: at the table, in the small state, compiled, counted out."""

from __future__ import annotations

import math
from typing import Any

import pytest

from montjoy.bots.equilibrium import policy
from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.fights import Batch, have_numba, lowered_source
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.authoring.case import case_of
from montjoy.games.drakborgen.duel.combatants import Combatant, muster, muster_duel
from montjoy.games.drakborgen.duel.sequence import duel_to_the_end, fight_to_the_end
from montjoy.games.drakborgen.duel.state import Duel, Fight, Missile
from montjoy.games.drakborgen.options import DrakborgenOptions
from tests.games.drakborgen.duels import champion, dragon, hero, monster

SEEDS = 200


def any_of(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Any of the options, whatever is asked."""
    k = luck.below(options.bit_count())
    for option in range(63):
        if options >> option & 1 == 1:
            if k == 0:
                return option
            k -= 1
    return 0


def somebody(seed: int) -> tuple[list[Combatant], DrakborgenOptions, bool]:
    """A hero and a monster, or the dragon, with anything they may have."""
    luck = Philox(seed, 7, 0)

    def values() -> list[int]:
        return [1 + luck.below(9) for _ in range(4)]

    body = 1 + luck.below(9)
    ours = hero(
        values(), body=body, added=luck.below(3), exit=luck.below(4) > 0, missile=Missile(luck.below(4)),
        missiles=luck.below(5), bolt=luck.below(3) == 0, ring=luck.below(4) == 0, guard=luck.below(2), blow=luck.below(2) == 0,
    )
    if luck.below(4) == 0:
        theirs = dragon(1 + luck.below(12), values())
    else:
        theirs = monster(values(), card=1 + luck.below(9), exit=luck.below(3) > 0)
    options = DrakborgenOptions(
        dragon_breath=("per_round", "per_turn")[luck.below(2)], dragon_last_breath=luck.below(2) == 0,
        combat_timer_seconds=7 * luck.below(2),
    )
    return [ours, theirs], options, luck.below(3) == 0


def at_the_table(fight: Fight, seed: int) -> int:
    """The rule as a coroutine, answered by `any_of`; the luck is that of fight number `seed` of a batch."""
    lanes = [Philox(5, seed, lane) for lane in range(3)]
    rule = duel_to_the_end if isinstance(fight, Duel) else fight_to_the_end
    return int(sample(rule(fight), lambda seat, ask, options: any_of(fight, seat, ask, options, lanes[1 + seat]), lanes[0]))


def same(a: Fight, b: Fight) -> bool:
    """All numbers of the two fighters and of the fight."""
    return (
        [x.key() for x in a.fighter[:2]] == [x.key() for x in b.fighter[:2]]
        and [x.key() for x in a.board[:2]] == [x.key() for x in b.board[:2]]
        and all(getattr(a, name) == getattr(b, name) for name in Fight.kinds if name not in ("fighter", "board"))
    )


def equal_everywhere(seed: int, batch: Any) -> None:
    """One fight in the large state, in the small one, and by the batch."""
    who, options, ambush = somebody(seed)
    large, small = muster(who, options, ambush=ambush), muster_duel(who, options, ambush=ambush)
    start = small.copy()
    value = at_the_table(large, seed)
    assert value == at_the_table(small, seed) > 0
    assert same(large, small)
    values, finals = batch(start, 1, 5, seed, True)
    assert values[0] == value and finals[0].key() == small.key()


@pytest.mark.compiled
def test_the_small_state_and_the_compiled_form_are_the_same_fight() -> None:
    """DL-8-X1  Seed by seed: the machine with one fighter a side, in both states, interpreted and compiled."""
    batch = Batch(duel_to_the_end, any_of, Duel, seats=2)
    for seed in range(SEEDS):
        equal_everywhere(seed, batch)


@pytest.mark.compiled
def test_frequencies_of_playouts() -> None:
    """Uniform play: the exact chances within 4 sigma of compiled playouts."""
    case = case_of({"hero": "H01", "monster": "demon", "policy": "uniform"})
    solved = solve(case)
    n = 20_000 if have_numba() else 500
    values, _ = Batch(duel_to_the_end, policy(solved, case), Duel)(case.start, n, 11)
    found, exact = list(values), solved.outcomes()
    for verdict, p in exact.items():
        assert abs(found.count(verdict) / n - p) < 4 * math.sqrt(p * (1 - p) / n)
    assert sum(exact.values()) == pytest.approx(1)


def test_the_large_state_compiles_too() -> None:
    """The rule of joint fights keeps to the subset; what it is lowered to names every chapter."""
    large = lowered_source(fight_to_the_end, any_of)
    small = lowered_source(duel_to_the_end, any_of)
    for name in ("_cancel", "_eight_choose", "_step_in", "_part", "_yield_up", "_settle", "_declare"):
        assert f"def {name}" in large
    assert small.count("if False:") >= 5 and "if True:" in large  # what only several need is dead text in the small state


def joint(seed: int) -> Fight:
    """Heroes, a champion or a companion, monsters or the dragon on up to eight boards."""
    luck = Philox(seed, 8, 0)
    who = [
        hero(
            [1 + luck.below(9) for _ in range(4)], body=1 + luck.below(5), id=id, seat=k, exit=luck.below(3) > 0,
            missile=Missile(luck.below(4)), missiles=luck.below(3), ring=luck.below(4) == 0,
        )
        for k, id in enumerate(("red", "blue", "green")[: 1 + luck.below(3)])
    ]
    if luck.below(2):
        who.append(champion(points=1 + luck.below(4), beside=luck.below(2) == 0))
    if luck.below(4) == 0:
        who.append(dragon(1 + luck.below(8), seat=3))
    else:
        who += [monster(card=1 + luck.below(5), id=f"RT{k}", seat=3 - 4 * luck.below(2)) for k in range(1 + luck.below(3))]
    return muster(who, DrakborgenOptions(boards_per_fighter=("one", "each")[luck.below(2)], multi_fight=True))


def equal_joint(start: Fight, seed: int, batch: Any) -> None:
    """One fight of several at the table and from the text it is lowered to."""
    by_hand = start.copy()
    lanes = [Philox(5, seed, lane) for lane in range(9)]
    value = sample(
        fight_to_the_end(by_hand), lambda seat, ask, options: any_of(by_hand, seat, ask, options, lanes[1 + seat]), lanes[0]
    )
    values, finals = batch(start, 1, 5, seed, True)
    assert values[0] == value > 0 and finals[0].key() == by_hand.key()


def test_the_large_state_is_the_same_fight_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    """DL-13.3a  Several on a side: the lowered text, run by plain Python, and the coroutine.  Compiled in the soak."""
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    batch = Batch(fight_to_the_end, any_of, Fight, seats=8)
    for seed in range(40):
        equal_joint(joint(seed), seed, batch)
