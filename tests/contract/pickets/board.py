"""Seven hexes: the centre and the ring around it, north at the top.

            n
        nw     ne
            c
        sw     se
            s
"""

from __future__ import annotations

from typing import Final

Hex = str

AXIAL: Final = {"c": (0, 0), "n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
HEXES: Final = tuple(AXIAL)
CENTRE: Final = "c"


def distance(one: Hex, other: Hex) -> int:
    """Steps from one hex to another."""
    (q1, r1), (q2, r2) = AXIAL[one], AXIAL[other]
    dq, dr = q1 - q2, r1 - r2
    return max(abs(dq), abs(dr), abs(dq + dr))


def around(hex: Hex) -> tuple[Hex, ...]:
    """The hexes next to one."""
    return tuple(other for other in HEXES if distance(hex, other) == 1)
