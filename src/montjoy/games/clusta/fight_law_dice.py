"""Laws of dice for the exact law of a battle: a leader's roll, both leaders' rolls, several morale rolls."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from montjoy.games.clusta.fight_force import led
from montjoy.games.clusta.fight_state import Fight
from montjoy.games.clusta.fight_tactics import PERFECT, ambushers_win, margin_of, one_is_led, succeeds, target

FACES: Final = 20


@lru_cache(512)
def roll_law(skill: int, perfect_confirm: int, fumble_confirm: int) -> tuple[tuple[int, int, int, float], ...]:
    """One leader's roll: (margin, perfect, fumble, probability)."""
    confirmed = sum(succeeds(skill, face) for face in range(1, FACES + 1)) / FACES
    perfect = confirmed if perfect_confirm else 1.0
    fumble = 1.0 - confirmed if fumble_confirm else 1.0
    found = [(margin_of(skill, face), 0, 0, 1 / FACES) for face in range(2, FACES)]
    low, high = margin_of(skill, 1), margin_of(skill, FACES)
    found += [(low + PERFECT, 1, 0, perfect / FACES), (low, 0, 0, (1.0 - perfect) / FACES)]
    found += [(high, 0, 1, fumble / FACES), (high, 0, 0, (1.0 - fumble) / FACES)]
    return tuple(way for way in found if way[3] > 0.0)


def contest_law(fight: Fight) -> dict[tuple[int, int, int, int], float]:
    """Both leaders' rolls, ties left out: (winner, difference, perfect of side 0, of side 1) -> probability."""
    both = [roll_law(target(fight, side), fight.perfect_confirm, fight.fumble_confirm) for side in range(2)]
    sides = fight.side
    equal = led(sides[0]) == led(sides[1]) and fight.free == 0
    law: dict[tuple[int, int, int, int], float] = {}
    for ours, perfect, sides[0].fumble, p in both[0]:
        for theirs, other, sides[1].fumble, q in both[1]:
            if fight.free > 0:
                ambushers_win(fight, ours, theirs)
            elif not equal:
                one_is_led(fight, ours, theirs)
            elif ours == theirs:
                continue
            else:
                fight.winner, fight.difference = int(theirs > ours), abs(ours - theirs)
            way = (fight.winner, fight.difference, perfect, other)
            law[way] = law.get(way, 0.0) + p * q
    total = sum(law.values())
    return {way: p / total for way, p in law.items()}


def patterns(values: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Which of several morale rolls fail: (places of those that fail, probability), from (place, value to roll under)."""
    if not values:
        yield (), 1.0
        return
    (at, value), rest = values[0], values[1:]
    good = min(max(value, 0), FACES) / FACES
    for failed, p in patterns(rest):
        if good > 0.0:
            yield failed, p * good
        if good < 1.0:
            yield (at, *failed), p * (1.0 - good)
