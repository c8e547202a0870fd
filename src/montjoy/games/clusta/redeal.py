"""What a seat cannot know, and another state of the campaign that it cannot tell from the true one.

Each kind of secret is a function of the true world and a seat: by name, the true value and what else it may be for all the seat
knows.  `hidden` lists those that are open, `redeal` picks a value for each.  What a battle that is not over depends on, and what
the seat's own book or eyes pin down, stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from montjoy.core.game import Luck
from montjoy.games.clusta import redeal_places, redeal_sheets
from montjoy.games.clusta.armies import MOST_IN_A_UNIT, units_at
from montjoy.games.clusta.books import beliefs_of
from montjoy.games.clusta.pieces import Unit
from montjoy.games.clusta.reports import SpyReport, StoneFound
from montjoy.games.clusta.rosters import ship_companies
from montjoy.games.clusta.scenario_file import NATION
from montjoy.games.clusta.secret import Secret, fought_at, is_fighting, own_entries
from montjoy.games.clusta.sides import CRURERS, RANSARDS, aims
from montjoy.games.clusta.view import PARTNERS, TRAKORIANS, copied
from montjoy.games.clusta.world import Attitude, World, clock

LEADER_VALUES: Final = (1, 2, 3, 4, 5)
HERO_POINTS: Final = (0, 1, 2, 3, 4, 5)
PRIORITIES: Final = ("disgrace", "low", "high", "highest")
MOST_OFF: Final = 60                                         # the error of a report, in percent (CN-T-INFO)
LATER: Final = 3                                             # an arrival may be so many days away
PERCENT: Final = 100


# ---- both together -----------------------------------------------------------------------------------------------------------
def hidden(world: World, seat: str) -> dict[str, Any]:
    """CN-KNOW-05  By name, every value that the visibility table hides from the seat and its knowledge leaves open."""
    return {secret.name: secret.true for secret in secrets(world, seat)}


def redeal(world: World, seat: str, streams: Any, luck: Luck) -> World:
    """CN-GEN-04  Everything hidden dealt anew; the books of the seat and all that it is shown stay as they are."""
    new = copied(world)
    for secret in secrets(world, seat):
        secret.put(new, secret.others[luck.below(len(secret.others))])
    return new


def secrets(world: World, seat: str) -> list[Secret]:
    """CN-KNOW-05  Every secret of CN-T-KNOW that is open to more than one value for all the seat knows."""
    found = [secret for kind in KINDS for secret in kind(world, seat)]
    return [secret for secret in found if any(other != secret.true for other in secret.others)]


# ---- strengths -----------------------------------------------------------------------------------------------------------------
def strengths(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  The men of others' units: as many as their army sheet has at most, within what was reported of where they
    stand; and of own ones that are detached (CN-KNOW-04), who may have lost some since."""
    exact, guesses = told_of(world, seat)
    for unit in world.units.values():
        own = unit.side == seat
        if own and not redeal_places.is_detached(world, unit):
            continue
        if not unit.present or is_fighting(world, unit) or (unit.side, unit.hex) in exact:
            continue
        least, most = bounds(world, unit, guesses.get((unit.side, unit.hex)))
        for n, part in enumerate(unit.men):
            if part.men:
                yield Secret(f"men.{unit.id}.{n}", part.men, among(least, most, unit, n), put_men(unit.id, n))


def put_men(id: str, n: int) -> Callable[[World, Any], None]:
    def put(world: World, men: Any) -> None:
        world.units[id].men[n].men = men

    return put


def told_of(world: World, seat: str) -> tuple[dict[tuple[str, str], int], dict[tuple[str, str], int]]:
    """Of whom the seat knows the men in a hex exactly, by a spy, and of whom a number was reported, since they came there."""
    exact: dict[tuple[str, str], int] = {}
    guesses: dict[tuple[str, str], int] = {}
    for mark in beliefs_of(world, seat).marks:
        units = units_at(world, mark.side, mark.hex)
        if mark.men >= 0 and units and all(unit.came <= mark.at for unit in units):
            (exact if mark.leaders or mark.elite >= 0 else guesses)[mark.side, mark.hex] = mark.men
    return exact, guesses


def bounds(world: World, unit: Unit, reported: int | None) -> tuple[int, int]:
    """How many hundredths of its printed men a unit may have; where a number was reported, this may be off by the table's
    most."""
    here = sum(other.present for other in units_at(world, unit.side, unit.hex))
    if reported is None or not here:
        return 1, PERCENT
    low = -(-reported * PERCENT // (PERCENT + MOST_OFF) * PERCENT // here)
    high = reported * PERCENT // (PERCENT - MOST_OFF) * PERCENT // here
    return (low, high) if low <= PERCENT <= high else (PERCENT, PERCENT)


def among(least: int, most: int, unit: Unit, n: int) -> list[int]:
    """Numbers of men that part n of a unit may have, a step of a hundredth apart."""
    full = full_strength(unit, n) if (least, most) == (1, PERCENT) else unit.men[n].men
    room = MOST_IN_A_UNIT - unit.present + unit.men[n].men
    found = [max(1, full * hundredths // PERCENT) for hundredths in range(least, most + 1)]
    return list(dict.fromkeys(men for men in found if men <= room)) or [unit.men[n].men]


def full_strength(unit: Unit, n: int) -> int:
    """The men of this kind on the printed sheet, which everybody knows; of a unit that is not on it, as many as a unit may
    have."""
    elite = unit.men[n].elite
    for line in ship_companies(unit.side) if unit.side in NATION else ():
        for part in line.men:
            if line.number == unit.number and part.elite == elite:
                return max(part.men, unit.men[n].men)
    return MOST_IN_A_UNIT


# ---- commanders --------------------------------------------------------------------------------------------------------
def leaders(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  Leader values, unless a spy has reported some of that side's, and hero points, which nobody is ever told."""
    spied = [report.side for report in own_entries(world, seat) if isinstance(report, SpyReport) and report.leaders]
    for one in world.commanders.values():
        if one.side != seat and not one.fate and one.hex not in fought_at(world):
            if one.side not in spied:
                yield Secret(f"leader_value.{one.id}", one.leader_value, LEADER_VALUES, put_on_officer(one.id, "leader_value"))
            yield Secret(f"hero_points.{one.id}", one.hero_points, HERO_POINTS, put_on_officer(one.id, "hero_points"))


def put_on_officer(id: str, what: str) -> Callable[[World, Any], None]:
    def put(world: World, value: Any) -> None:
        setattr(world.commanders[id], what, value)

    return put


# ---- camps -------------------------------------------------------------------------------------------------------------
def camps(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  The days of fortification of others' camps."""
    for camp in world.camps.values():
        if camp.side != seat and camp.hex not in fought_at(world):
            yield Secret(f"camp_days.{camp.id}", camp.days, range(max(world.day, camp.days) + 1), put_days(camp.id))


def put_days(id: str) -> Callable[[World, Any], None]:
    def put(world: World, days: Any) -> None:
        world.camps[id].days = days

    return put


# ---- what others have agreed and what is to come -----------------------------------------------------------------------
def dealings(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  The Trakorians' priority, the Ransards' alliance with Shagul, how others regard others, and when they
    arrive."""
    if seat != TRAKORIANS and world.priority:
        yield Secret("priority", world.priority, PRIORITIES, put_on_world("priority"))
    if seat not in PARTNERS and all(side in world.sides for side in PARTNERS) and not world.clashes:
        yield Secret("allied", world.allied, (False, True), put_on_world("allied"))
    for pair, attitude in world.relations.items():
        a, b = pair.split(">")
        if a != seat and b in world.sides and not world.clashes and not together_somewhere(world, a, b):
            if seat in (a, b) or {a, b} != {RANSARDS, CRURERS}:
                yield Secret(f"attitude.{pair}", attitude, attitudes(a, pair), put_relation(pair))
    for n, event in enumerate(world.events):
        if event.kind == "arrival" and event.facts.get("side") != seat and event.at > world.tick:
            days = range(max(0, world.day), max(0, world.day) + LATER + 1)
            ticks = [tick for day in days for tick in [clock(day, event.at % 48 // 4 + 1)] if tick > world.tick]
            yield Secret(f"arrival.{event.facts['side']}", event.at, ticks, put_date(n))


def attitudes(a: str, pair: str) -> list[Attitude]:
    """How a side may regard another: most likely as its own aims have it."""
    likely: Attitude = aims(a).get(pair, "neutral")
    return [likely, likely, likely, "neutral", "hostile"]


def together_somewhere(world: World, a: str, b: str) -> bool:
    """Whether troops of two sides stand in one hex, or have met."""
    places = [{unit.hex for unit in world.units.values() if unit.side == side and unit.hex} for side in (a, b)]
    return bool(places[0] & places[1]) or bool(world.contacts)


def put_on_world(what: str) -> Callable[[World, Any], None]:
    return lambda world, value: setattr(world, what, value)


def put_relation(pair: str) -> Callable[[World, Any], None]:
    def put(world: World, attitude: Any) -> None:
        world.relations[pair] = attitude

    return put


def put_date(n: int) -> Callable[[World, Any], None]:
    def put(world: World, at: Any) -> None:
        world.events[n] = msgspec.structs.replace(world.events[n], at=at)

    return put


# ---- what the stars and the stone hide ---------------------------------------------------------------------------------
def stones(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  Where the conflux will be, as far as own astrologers have not found it, where the Great Stonefather grows
    until it is discovered, and where the player characters are."""
    found_stone = any(isinstance(report, StoneFound) for report in own_entries(world, seat))
    if world.conflux and not found_stone:
        yield Secret("conflux", world.conflux, redeal_places.conflux_hexes(world, seat), put_conflux)
    if world.party.hex and seat not in world.party.met:
        yield Secret("party", world.party.hex, redeal_places.free_land(world), put_party)


def put_conflux(world: World, hex: Any) -> None:
    """The conflux, and the stone that was planted there."""
    if world.stonefather is not None and world.stonefather.hex == world.conflux:
        world.stonefather.hex = hex
    world.conflux = hex


def put_party(world: World, hex: Any) -> None:
    world.party.hex = hex


KINDS: Final[tuple[Callable[[World, str], Iterator[Secret]], ...]] = (
    redeal_places.stacks, redeal_places.couriers, redeal_sheets.sheets, strengths, leaders, camps, dealings, stones,
)
