"""Where the conflux may be, from the answers of astrologers: whole weights on the hexes of the map, and where to look next."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from montjoy.games.clusta.model.island import Island, inland
from montjoy.games.clusta.protocol.reports import Divined

SURE: Final = (30, 4, 1, 1)                                  # how likely an answer is that is so many sectors off
VAGUE: Final = (20, 9, 1, 2)                                 # of one who names half the horizon
AROUND: Final = 2                                            # hexes
BATTALION: Final = 250
PARTS: Final = 1000
SURELY: Final = 800_000                                      # of PARTS squared: what is open where an answer tells nothing new
SAID: Final = re.compile(r"Divined: at (\d+), hex (\d{4}), by ([^,\s]+), here (True|False), sectors \(([\d, ]*)\)")


@lru_cache(1024)
def bearings(there: Island, hex: str) -> dict[str, int | None]:
    """In which sixth of the horizon each hex lies where the conflux may be."""
    return {other: there.sector(hex, other) for other in inland(there)}


def weights(there: Island, answers: Sequence[Divined]) -> dict[str, int]:
    """The weight of each hex; one alone where an astrologer has found it."""
    found = next((answer.hex for answer in answers if answer.here), "")
    if found:
        return {found: 1}
    total = dict.fromkeys(inland(there), 1)
    for answer in answers:
        likely = SURE if len(answer.sectors) == 1 else VAGUE
        named, way = middle(answer.sectors), bearings(there, answer.hex)
        for hex in total:
            toward = way[hex]
            total[hex] = total[hex] * likely[turns(toward, named)] if toward is not None else 0
    return total if any(total.values()) else dict.fromkeys(inland(there), 1)


def followed(there: Island, guess: Mapping[str, int], gathered: Mapping[str, int], stood: Mapping[str, int]) -> dict[str, int]:
    """The same weights, and more for hexes around which others gather, for they have asked too: doubled for each battalion; and
    for the hex itself where they stand: doubled for each day."""
    near = {hex: [men for at, men in gathered.items() if there.distance(hex, at) <= AROUND] for hex in guess}
    return {hex: weight * (1 + sum(near[hex]) // BATTALION) * (1 + stood.get(hex, 0)) for hex, weight in guess.items()}


def read(text: str) -> list[Divined]:
    """The answers of others' astrologers in a captured message."""
    return [
        Divined(int(at), hex, by, here == "True", tuple(int(n) % 6 for n in re.findall(r"\d+", sectors)))
        for at, hex, by, here, sectors in SAID.findall(text)
    ]


def middle(sectors: Sequence[int]) -> int:
    return sectors[len(sectors) // 2] if sectors else 0


def turns(a: int, b: int) -> int:
    """How many sectors lie between two."""
    return min((a - b) % 6, (b - a) % 6)


def share(there: Island, guess: Mapping[str, int], hex: str, within: int) -> int:
    """How likely it is that the conflux lies so near to a hex, in thousandths."""
    whole = sum(guess.values())
    near = sum(weight for other, weight in guess.items() if weight and there.distance(hex, other) <= within)
    return near * PARTS // whole if whole else 0


def likeliest(there: Island, guess: Mapping[str, int], within: int) -> str:
    """The hex around which most of the likelihood lies, the lowest of equals."""
    best = sorted(guess, key=lambda hex: (-guess[hex], hex))[:12]
    return min(best, key=lambda hex: (-share(there, guess, hex, within), -guess[hex], hex), default="")


def next_look(there: Island, guess: Mapping[str, int], among: Sequence[str]) -> list[str]:
    """Hexes in the order in which an answer there would tell most: where the sectors part the likelihood best."""
    whole = sum(guess.values()) or 1
    parts = {hex: weight * PARTS // whole for hex, weight in guess.items() if weight}
    return sorted(among, key=lambda hex: (unknown(there, parts, hex), hex))


def expected(there: Island, guess: Mapping[str, int], hex: str) -> dict[str, int]:
    """The weights as they are if an answer from a hex is the likeliest."""
    way, sums = bearings(there, hex), [0] * 6
    for other, weight in guess.items():
        toward = way.get(other)
        if toward is not None:
            sums[toward] += weight
    likely = sums.index(max(sums))
    return {other: weight * (way.get(other) == likely) for other, weight in guess.items()}


def is_open(there: Island, guess: Mapping[str, int], hex: str) -> bool:
    """Whether an answer from a hex may tell something new: it is not quite sure already what it will be."""
    whole = sum(guess.values()) or 1
    return unknown(there, {other: weight * PARTS // whole for other, weight in guess.items()}, hex) <= SURELY


def unknown(there: Island, parts: Mapping[str, int], hex: str) -> int:
    """How much would still be open after an answer from a hex."""
    way, sums = bearings(there, hex), [0] * 6
    for other, part in parts.items():
        toward = way.get(other)
        if toward is not None:
            sums[toward] += part
    return sum(part * part for part in sums)
