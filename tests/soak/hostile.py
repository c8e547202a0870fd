"""Hostile input and twin timing in large numbers: the doors of tests/fuzz, the pairs of tests/table/twin_timing."""

from __future__ import annotations

from typing import Final

from tests.fuzz.doors import NAMES, built
from tests.fuzz.growth import slow
from tests.fuzz.guided import campaign
from tests.fuzz.typed import carried_out
from tests.table import twin_timing
from tests.table.test_twins import GAMES, viewers

INPUTS: Final = 2_000
CARRIED: Final = 200
REQUESTS: Final = 10_000
PAIRS: Final = 15
TRIES: Final = 3                                             # a difference that is there is there each time
TIMED: Final = [(slug, viewers(slug)[0]) for slug in GAMES]
FOUND: Final[dict[str, twin_timing.Verdict]] = {}


def fuzz(i: int) -> None:
    """The i-th campaign at one door after another."""
    campaign(built()[NAMES[i % len(NAMES)]], 100 + i, INPUTS)


def carried(i: int) -> None:
    carried_out(i, CARRIED)


def growth(i: int) -> None:
    door = built()[NAMES[i]]
    assert [wrong for name in door.grows if (wrong := slow(door, name))] == []


def timing(i: int) -> None:
    """One address of one game, asked at both tables; the first of all with a fault of 200 µs that must be seen."""
    slug, viewer = TIMED[i // PAIRS]
    if i == 0:
        with twin_timing.server(slug, viewer, fault="0.0002") as at:
            assert not twin_timing.measured(at.port, twin_timing.pairs(at)["its part"], REQUESTS).alike
    with twin_timing.server(slug, viewer) as at:
        name, pair = list(twin_timing.pairs(at).items())[i % PAIRS]
        for n in range(TRIES):
            found = twin_timing.measured(at.port, pair, REQUESTS, n)
            if found.alike:
                break
    FOUND[f"{slug}, {viewer}: {name}"] = found
    assert found.alike, f"{slug}, {viewer}: {name}: {found}"


def remarks() -> list[str]:
    """The two pairs of this run that are furthest apart, by their medians and by how often the one takes longer."""
    medians = max(FOUND, key=lambda name: abs(FOUND[name].two - FOUND[name].one))
    often = max(FOUND, key=lambda name: abs(FOUND[name].auc - 0.5))
    return [f"furthest apart of {len(FOUND)}: {name}: {FOUND[name]}" for name in dict.fromkeys([medians, often])]
