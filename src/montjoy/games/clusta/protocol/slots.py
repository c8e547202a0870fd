"""The day as sheets and clocks have it: the order phase, rounds 1 to 6, night rounds 7 to 9, and ticks of half an
hour.
"""

from __future__ import annotations

from typing import Final

DAY: Final = 48                                              # ticks of half an hour
ORDERS: Final = 0                                            # slots of a day: the order phase, rounds 1-6, night rounds 7-9
ROUNDS: Final = (1, 2, 3, 4, 5, 6)
NIGHTS: Final = (7, 8, 9)


def clock(day: int, slot: int) -> int:
    """CN-GEN-07  Rounds 1-6 begin at 06.00 and every two hours, night rounds (slots 7-9) at 18.00 and every four."""
    return day * DAY + (0 if slot <= 1 else 4 * (slot - 1) if slot <= 7 else 24 + 8 * (slot - 7))
