"""What each type of unit of The Rudern War is good for: exact odds of every two at equal price, equal slots and equal march.

    python -m bench.rudern_types

An army has one type, as many of it as the means allow and any one faction may have on the board (RW-T-PIECES); only where that
limit binds is the rest foot.  Means are resources, or slots: a general's banner holds 5, a ruler's 10, and five recruits are what
one place gives in five rounds.  On a march each five units have a banner that pays for its steps (RW-CAM-MOV-02), and where
generals are hired their price, too.  Before walls the besieger has twice the means of the besieged, of whom there are at most
five (RW-KIND-04), and pays four assaults, as many as the limit of a faction without towns allows (RW-GEN-10).  Last, of all
mixtures that a faction can recruit, the army whose worst odds against any other of the same means are best.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, Final, NamedTuple

from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.scenario import CampaignFile
from montjoy.games.rudern.rules.campaign.marching import size_of_noble

TYPES: Final = ("foot", "shadow_foot", "cavalry", "elephant", "legion")
PLACES: Final = ("town", "fortress")
TABLE: Final = "default"
SCENARIO: Final = "six_powers"                               # its limits of pieces and its price of a general
NEVER: Final = "never"                                       # how the unit table says that a type is not recruited
ASSAULTS: Final = 4                                          # RW-GEN-10, RW-ASLT-03
FACTIONS: Final = ("KAT", "WKA", "OST", "SHA")               # whose best mixture is sought
STEPS: Final = (2, 4, 6, 8)
Army = tuple[tuple[str, int], ...]
Odds = tuple[float, float]                                   # of the first side and of the second; the rest is neither's


class Means(NamedTuple):
    """By what an army is limited; None: not by that."""

    resources: int | None = None
    slots: int | None = None
    steps: int = 0
    general: int = 0                                         # the price of each banner's noble

    def allow(self, army: Army) -> bool:
        if self.slots is not None and units_of(army) > self.slots:
            return False
        return self.resources is None or price(army) + self.march(army) <= self.resources

    def march(self, army: Army) -> int:
        """RW-CAM-MOV-02, RW-CAM-NOB-01, RW-CAM-NOB-02  What its banners cost, the slowest units in one: a general each, and the
        steps of its slowest unit."""
        rates = sorted(rows()[kind].steps_per_resource for kind, n in army for _ in range(n))
        return sum(self.general + -(-self.steps // slowest) for slowest in rates[:: size_of_noble("general")])

    def recruits(self, kind: str) -> bool:
        """A type that is not recruited has no price, and so no place where the price counts."""
        return self.resources is None or rows()[kind].recruitable != NEVER

    def __str__(self) -> str:
        if self.resources is None:
            return f"{self.slots} slots"
        march = f", {self.steps} steps" if self.steps else ""
        return f"{self.resources} resources{march}{', generals hired' if self.general else ''}"


@cache
def rows() -> dict[str, Any]:
    """The rows of the unit table by type."""
    return {row.type: row for row in load(TABLE).rows}


def campaign() -> CampaignFile:
    found = game.scenarios[SCENARIO].campaign
    assert isinstance(found, CampaignFile)
    return found


@cache
def limits() -> dict[str, dict[str, int]]:
    """RW-T-PIECES  By faction and type."""
    return {row.faction: dict(row.most) for row in campaign().pieces}


@cache
def most(kind: str) -> int:
    """RW-T-PIECES  As many of a type as any one faction may have."""
    return max(row.get(kind, 0) for row in limits().values())


def general() -> int:
    """RW-CAM-NOB-02  The price of a general."""
    return int(campaign().prices.general)


def price(army: Army) -> int:
    return sum(n * int(rows()[kind].cost) for kind, n in army)


def units_of(army: Army) -> int:
    return sum(n for _, n in army)


PRICE: Final = (Means(resources=8), Means(resources=16))
SLOTS: Final = (Means(slots=size_of_noble("general")), Means(slots=size_of_noble("ruler")))
MARCH: Final = tuple(Means(resources=16, steps=steps) for steps in STEPS)
HIRED: Final = tuple(Means(resources=16, steps=steps, general=general()) for steps in STEPS)
BEFORE_WALLS: Final = {                                      # besieger, besieged
    "slots": (SLOTS[1], SLOTS[0]),
    "price": (PRICE[1], Means(resources=8, slots=5)),
}  # fmt: skip


# ---- armies ------------------------------------------------------------------------------------------------------------
def army_of(kind: str, means: Means) -> Army:
    """As many of the type as there may be; where the limit of pieces binds, the rest is foot."""
    if not means.recruits(kind):
        return ()
    n = max(n for n in range(most(kind) + 1) if means.allow(((kind, n),)))
    if n < most(kind) or kind == "foot":
        return ((kind, n),) if n else ()
    rest = max(m for m in range(most("foot") + 1) if m == 0 or means.allow(((kind, n), ("foot", m))))
    return ((kind, n), ("foot", rest)) if rest else ((kind, n),)


def mixtures(faction: str, means: Means) -> list[Army]:
    """What the faction can recruit with these means, without those to which a unit could be added."""
    has = {kind: n for kind, n in limits()[faction].items() if rows()[kind].recruitable != NEVER and comes(faction, kind)}
    counts = [dict(zip(has, some, strict=True)) for some in product(*(range(n + 1) for n in has.values()))]
    allowed = [one for one in counts if means.allow(plain(one))]
    return [one for one in map(plain, (x for x in allowed if not any(more(x, kind) in allowed for kind in has))) if one]


def comes(faction: str, kind: str) -> bool:
    """RW-CAM-ECO-03  Elephants only to the owner of Ostius."""
    owners = {province.owner for province in game.scenarios[SCENARIO].provinces if province.id in campaign().elephants}
    return kind != "elephant" or faction in owners


def plain(counts: Mapping[str, int]) -> Army:
    return tuple((kind, n) for kind, n in counts.items() if n)


def more(counts: Mapping[str, int], kind: str) -> dict[str, int]:
    return {**counts, kind: counts[kind] + 1}


# ---- odds --------------------------------------------------------------------------------------------------------------
@cache
def field(ours: Army, theirs: Army) -> Odds:
    """RW-FIELD-04  One field battle."""
    if theirs < ours:
        lost, won = field(theirs, ours)
        return won, lost
    return chances({"fight": "field", "attacker": dict(ours), "defender": dict(theirs)})


@cache
def storm(besieger: Army, garrison: Army, place: str) -> Odds | None:
    """RW-ASLT-03  So many assaults: the place falls, or the siege is broken.  None: RW-SIEGE-02, it could not be begun."""
    if units_of(besieger) <= units_of(garrison):
        return None
    sides = {"attacker": dict(besieger), "defender": dict(garrison)}
    return chances({"fight": "assault", "place": place, "repeat": ASSAULTS, **sides})


def chances(case: Mapping[str, Any]) -> Odds:
    outcomes = solve(case_of({**case, "options": {"unit_table": TABLE}}), fraction=False)["outcomes"]
    return outcomes["attacker"]["p"], outcomes["defender"]["p"]


def duel(ours: str, theirs: str, means: Means) -> Odds | None:
    """A field battle of two types with the same means."""
    one, other = army_of(ours, means), army_of(theirs, means)
    return field(one, other) if one and other else None


def beats(ours: str, theirs: str, means: Means) -> bool:
    """That type wins the field battle more often than it loses it."""
    odds = duel(ours, theirs, means)
    return odds is not None and odds[0] > odds[1]


def siege(besieger: str, garrison: str, means: str, place: str) -> Odds | None:
    """Two types before walls."""
    outside, inside = (army_of(kind, one) for kind, one in zip((besieger, garrison), BEFORE_WALLS[means], strict=True))
    return storm(outside, inside, place) if outside and inside else None


@cache
def best_mixture(faction: str, means: Means) -> tuple[Army, float]:
    """The army whose worst odds, won less lost, against any other of the same means are best; and these odds."""
    all_ = mixtures(faction, means)
    worst = {one: min((margin(field(one, other)) for other in all_ if other != one), default=0.0) for one in all_}
    best = max(all_, key=worst.__getitem__)
    return best, worst[best]


def margin(odds: Odds) -> float:
    return odds[0] - odds[1]


# ---- tables ------------------------------------------------------------------------------------------------------------
def said(odds: Odds | None) -> str:
    return "–" if odds is None else f"{100 * odds[0]:.0f} : {100 * odds[1]:.0f}"


def name(kind: str) -> str:
    return kind.replace("_", " ")


def army_said(army: Army) -> str:
    return " + ".join(f"{n} {name(kind)}" for kind, n in army) or "–"


def armies(columns: Sequence[Means]) -> Iterator[list[str]]:
    yield ["army", *map(str, columns)]
    for kind in TYPES:
        yield [name(kind), *(army_said(army_of(kind, means)) for means in columns)]


def battles(columns: Sequence[Means]) -> Iterator[list[str]]:
    yield ["field battle", *map(str, columns)]
    for one, other in combinations(TYPES, 2):
        if any(found := [duel(one, other, means) for means in columns]):
            yield [f"{name(one)} : {name(other)}", *map(said, found)]


def walls(means: str, place: str) -> Iterator[list[str]]:
    outside, inside = BEFORE_WALLS[means]
    garrisons = [kind for kind in TYPES if army_of(kind, inside)]
    yield [f"{place}: besieger", *(army_said(army_of(kind, inside)) for kind in garrisons)]
    for kind in TYPES:
        if army := army_of(kind, outside):
            yield [army_said(army), *(said(siege(kind, other, means, place)) for other in garrisons)]


def best(columns: Sequence[Means]) -> Iterator[list[str]]:
    yield ["best army", *FACTIONS]
    for means in columns:
        yield [str(means), *(army_said(best_mixture(faction, means)[0]) for faction in FACTIONS)]


def table(lines: Iterator[list[str]]) -> str:
    head, *rest = lines
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, ["---"] * len(head), *rest)) + "\n"


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args()
    for columns in ((*PRICE, *SLOTS), MARCH, HIRED):
        print(table(armies(columns)))
        print(table(battles(columns)))
    for means, place in product(BEFORE_WALLS, PLACES):
        print(table(walls(means, place)))
    print(table(best((*PRICE, *SLOTS, *MARCH, *HIRED))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
