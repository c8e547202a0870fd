"""What a march costs, worked out from the words of the rulebook alone (RW-CAM-MOV-02 to 04, RW-CAM-MOV-06): another hand than
`rules/campaign/marching.py`, to compare with.
"""

from __future__ import annotations

from dataclasses import dataclass, field

STEPS = {"foot": 2, "cavalry": 3, "shadow_foot": 2, "elephant": 2, "legion": 2}
A_NOBLE_ALONE = 4


@dataclass
class Marcher:
    """A banner: its units, what it carries, the steps it has left."""

    units: dict[str, int]
    chest: int = 0
    left: int = 0


@dataclass
class Position:
    """Banners that go together over one border; whose ground they leave and enter; what the treasury and the limit still give."""

    marchers: list[Marcher]
    border: int
    home_here: bool = False
    home_there: bool = False
    treasury: int = 0
    limit: int = 5
    forbidden: bool = False                                  # out_of_supply


@dataclass
class Reckoned:
    """The price of each, how many units die, what leaves the treasury and all chests, and the steps that are left to each."""

    prices: list[int]
    dying: int
    from_treasury: int
    from_chests: int
    left: list[int] = field(default_factory=list)


def reckon(p: Position) -> Reckoned | None:
    """None: they may not."""
    prices, left = [], []
    for marcher in p.marchers:
        each = A_NOBLE_ALONE
        for kind, number in marcher.units.items():
            if number and (each == A_NOBLE_ALONE or STEPS[kind] < each):
                each = STEPS[kind]
        steps, bought = marcher.left, 0
        while steps < p.border:
            steps, bought = steps + each, bought + 1
        prices.append(bought)
        left.append(steps - p.border)
    owed = sum(prices)
    if owed > p.limit:
        return None
    carried = sum(marcher.chest for marcher in p.marchers)
    treasury = min(owed, p.treasury) if p.home_there else 0
    from_chests = 0
    if not p.home_there or not p.home_here:                  # on the way home chests give what the treasury lacks
        from_chests = min(owed - treasury, carried)
    lacking = owed - treasury - from_chests
    units = sum(n for marcher in p.marchers for n in marcher.units.values())
    if lacking and (p.home_here or p.forbidden or 0 < units < lacking):
        return None
    return Reckoned(prices, min(lacking, units), treasury, from_chests, left)
