"""Fights of anybody, and the ways to read one: at the table, in the small state, compiled, by brute force.

Brute force is `reference_duel.py`, told from the book's text alone.
"""

from __future__ import annotations

from typing import Any

from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.fights.solve.zero_sum import solve
from montjoy.games.drakborgen.authoring.case import case_of
from montjoy.games.drakborgen.duel.combatants import Combatant, muster, muster_duel
from montjoy.games.drakborgen.duel.sequence import duel_to_the_end, fight_to_the_end
from montjoy.games.drakborgen.duel.state import Duel, Fight, Missile
from montjoy.games.drakborgen.options import DrakborgenOptions
from tests.games.drakborgen.duel.reference_duel import RING, Sides, bounds
from tests.games.drakborgen.duels import champion, dragon, hero, monster


# ---- of anybody ------------------------------------------------------------------------------------------------------
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


# ---- read in several ways --------------------------------------------------------------------------------------------
def at_the_table(fight: Fight, seed: int, policy: Any = any_of) -> int:
    """The rule as a coroutine, answered by a policy; the luck is that of fight number `seed` of a batch."""
    lanes = [Philox(5, seed, lane) for lane in range(3)]
    rule = duel_to_the_end if isinstance(fight, Duel) else fight_to_the_end
    return int(sample(rule(fight), lambda seat, ask, options: policy(fight, seat, ask, options, lanes[1 + seat]), lanes[0]))


def same(a: Fight, b: Fight) -> bool:
    """All numbers of the two fighters and of the fight."""
    return (
        [x.key() for x in a.fighter[:2]] == [x.key() for x in b.fighter[:2]]
        and [x.key() for x in a.board[:2]] == [x.key() for x in b.board[:2]]
        and all(getattr(a, name) == getattr(b, name) for name in Fight.kinds if name not in ("fighter", "board"))
    )


def equal_everywhere(seed: int, batch: Any, policy: Any = any_of) -> None:
    """One fight in the large state, in the small one, and by the batch of that policy."""
    who, options, ambush = somebody(seed)
    large, small = muster(who, options, ambush=ambush), muster_duel(who, options, ambush=ambush)
    start = small.copy()
    value = at_the_table(large, seed, policy)
    assert value == at_the_table(small, seed, policy) > 0
    assert same(large, small)
    values, finals = batch(start, 1, 5, seed, True)
    assert values[0] == value and finals[0].key() == small.key()


def equal_joint(start: Fight, seed: int, batch: Any) -> None:
    """One fight of several at the table and from the text it is lowered to."""
    by_hand = start.copy()
    lanes = [Philox(5, seed, lane) for lane in range(9)]
    value = sample(
        fight_to_the_end(by_hand), lambda seat, ask, options: any_of(by_hand, seat, ask, options, lanes[1 + seat]), lanes[0]
    )
    values, finals = batch(start, 1, 5, seed, True)
    assert values[0] == value > 0 and finals[0].key() == by_hand.key()


# ---- duels against the reference -------------------------------------------------------------------------------------
def values(*of: int) -> dict[str, int]:
    return dict(zip(RING, of, strict=True))


ROHAN, ORC, IRIL, DRAGON = values(4, 9, 8, 5), values(6, 5, 5, 4), values(5, 3, 4, 10), values(5, 20, 24, 7)


def described(sides: Sides) -> dict[str, Any]:
    """The same duel as a case."""
    given: dict[str, Any] = {
        "hero": sides.hero, "monster": "dragon" if sides.dragon else sides.monster, "combat_points": sides.combat,
        "body_points": sides.body, "monster_points": sides.points, "hero_exit": sides.hero_exit,
        "monster_exit": sides.monster_exit, "first_blow": sides.first_blow, "risk": "best" if sides.risk else "never",
        "flee": "best" if sides.flee else "never",
    }
    if sides.dragon:
        breath = "per_turn" if sides.per_turn else "per_round"
        given["options"] = {"dragon_breath": breath, "dragon_last_breath": sides.last_breath}
    return given


def agree(sides: Sides) -> None:
    """Our value lies where theirs does."""
    low, high = bounds(sides)
    found = solve(case_of(described(sides)))
    assert high - low < 1e-6, "brute force has not come to an end"
    assert low - 1e-8 <= found.lower <= found.upper <= high + 1e-8, (sides, low, high, found.lower, found.upper)


def anybody(seed: int) -> Sides:
    """A tiny duel of anybody against anybody, or the dragon."""
    luck = Philox(seed, 15, 0)
    dragon = luck.below(3) == 0
    return Sides(
        values(*(1 + luck.below(26 if dragon else 9) for _ in range(4))),
        DRAGON if dragon else values(*(1 + luck.below(9) for _ in range(4))),
        1 + luck.below(3), 1 + luck.below(2), 1 + luck.below(2), hero_exit=luck.below(3) > 0, monster_exit=luck.below(4) > 0,
        dragon=dragon, last_breath=luck.below(2) == 0, per_turn=luck.below(4) == 0, first_blow=dragon and luck.below(3) == 0,
        risk=luck.below(3) > 0, flee=luck.below(3) > 0,
    )
