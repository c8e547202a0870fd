"""What a seat cannot know, dealt anew.  A secret is one way in truth and may be others for all the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.game import Luck
from montjoy.games.clusta.model.armies import MOST_IN_A_UNIT
from montjoy.games.clusta.model.command import headquarters
from montjoy.games.clusta.model.island import inland
from montjoy.games.clusta.model.pieces import Commander, Specialist, Unit
from montjoy.games.clusta.model.queries import CRURERS, ground, in_battle
from montjoy.games.clusta.model.scenario import NATION, Attitude
from montjoy.games.clusta.model.sides import RANSARDS, aims
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.protocol.reports import ConfluxNamed, Divined, Report, SecretReport, SpyReport, StoneFound
from montjoy.games.clusta.rules.campaign.rosters import ship_companies
from montjoy.games.clusta.rules.knowledge.markers import is_open
from montjoy.games.clusta.secrecy.redaction import PARTNERS, TRAKORIANS, copied
from montjoy.games.clusta.seen.belief_cache import beliefs_of

AWAY: Final = 3                                              # so far from where they are troops may be instead
OUT_OF_SIGHT: Final = 2                                      # so near to others' troops nobody is moved
MOVABLE: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK", "HOLD", "AWAIT", "GO_TO_NEAREST_CAMP")
SECTORS: Final = 6
RETREATS: Final = (0, 25, 40, 50, 60, 75, 90)
LEADER_VALUES: Final = (1, 2, 3, 4, 5)
HERO_POINTS: Final = (0, 1, 2, 3, 4, 5)
PRIORITIES: Final = ("disgrace", "low", "high", "highest")
MOST_OFF: Final = 60                                         # the error of a report, in percent (CN-T-INFO)
LATER: Final = 3                                             # an arrival may be so many days away
PERCENT: Final = 100


class Secret(msgspec.Struct, frozen=True):
    """`name` of it, how it is in truth, how it may be (the truth among it or not), and what puts another value into a world."""

    name: str
    true: Any
    others: Sequence[Any]
    put: Callable[[World, Any], None]


def own_entries(world: World, seat: str) -> list[Report]:
    """What the seat was told."""
    return [entry.report for entry in world.books[seat].entries] if seat in world.books else []


def fought_at(world: World) -> list[str]:
    """The hexes of battles that are not over."""
    return [hex for clash in world.clashes.values() for hex in (clash.from_, clash.hex)]


# ---- the whole -----------------------------------------------------------------------------------------------------------------
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


# ---- troops ------------------------------------------------------------------------------------------------------------
def stacks(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  The places of others' troops in the open, and of own ones that are detached (CN-KNOW-04), unless they are in
    contact, at work, or stand where the seat sees them."""
    if is_open(world):
        return
    now = [(mark.side, mark.hex) for mark in beliefs_of(world, seat).marks if mark.at >= world.tick]
    by_hex: dict[tuple[str, str], list[Unit]] = {}
    for unit in world.units.values():
        if (unit.side != seat or is_detached(world, unit)) and unit.hex and unit.present:
            by_hex.setdefault((unit.side, unit.hex), []).append(unit)
    taken: list[str] = []
    for (side, hex), units in by_hex.items():
        if (side, hex) not in now and may_be_elsewhere(world, side, hex, units):
            places = [place for place in elsewhere(world, side, hex) if place not in taken]
            taken += places
            yield Secret(f"hex.{side}.{hex}", hex, [hex, *places], put_stack(side, hex))


def is_detached(world: World, unit: Unit) -> bool:
    """CN-KNOW-04  Whether a unit is out of its overall commander's sight and call."""
    hex = headquarters(world, unit.side)
    return unit.hex != hex and unit.hex not in ground(world).neighbours.get(hex, [])


def may_be_elsewhere(world: World, side: str, hex: str, units: list[Unit]) -> bool:
    """Whether troops are free to be somewhere else: nothing ties them to their hex."""
    alone = not any(u.hex and u.side != side and near(world, u.hex, hex, OUT_OF_SIGHT) for u in world.units.values() if u.present)
    idle = all(u.doing.do is None or u.doing.do.order in MOVABLE for u in units)
    free = not any(u.ship or u.landing or u.beaten or u.loose for u in units)
    met = [id for pair in world.contacts for id in pair.split("|")]
    bound = [camp.hex for camp in world.camps.values()] + [work.hex for work in world.works] + fought_at(world)
    held = any(captive.by in [u.id for u in units] for captive in world.captives.values())
    return alone and idle and free and not held and hex not in bound and not any(u.id in met for u in units)


def elsewhere(world: World, side: str, hex: str) -> list[str]:
    """Land within a few hexes on which nobody stands, and nobody near it but of the same side."""
    there = ground(world)
    settled = [camp.hex for camp in world.camps.values()] + fought_at(world)
    settled += [world.stonefather.hex] if world.stonefather is not None else []
    settled += [unit.hex for unit in world.units.values()] + [one.hex for one in world.commanders.values()]
    others = [u.hex for u in world.units.values() if u.side != side and u.hex and u.present]
    return [
        other for other in there.disc(hex, AWAY)
        if not there.is_sea(other) and other not in settled and abs(there.level[other] - there.level[hex]) <= 1
        and not any(there.distance(other, occupied) <= OUT_OF_SIGHT for occupied in others)
    ]


def near(world: World, a: str, b: str, hexes: int) -> bool:
    return ground(world).distance(a, b) <= hexes


def put_stack(side: str, hex: str) -> Callable[[World, Any], None]:
    """All of a side that is in the open in one hex goes to another."""

    def put(world: World, to: Any) -> None:
        if to == hex:
            return
        pieces: list[Unit | Commander | Specialist] = [
            *world.units.values(), *world.commanders.values(), *world.specialists.values(),
        ]
        for piece in pieces:
            if piece.side == side and piece.hex == hex:
                piece.hex, piece.owed = to, None

    return put


# ---- couriers ----------------------------------------------------------------------------------------------------------
def couriers(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  Where anybody's couriers are, once they have left: their own side does not know it either."""
    for courier in world.couriers.values():
        if courier.leaves < world.tick and not courier.spy and not courier.zones:
            yield Secret(f"courier.{courier.id}", courier.hex, roads_taken(world, courier.hex), put_courier(courier.id))


def roads_taken(world: World, hex: str) -> list[str]:
    """Land beside a hex with nobody in it or next to it, where a rider may be as well."""
    there = ground(world)
    occupied = [unit.hex for unit in world.units.values() if unit.hex and unit.present]
    occupied += [one.hex for one in world.commanders.values() if one.hex] + [camp.hex for camp in world.camps.values()]
    if any(there.distance(hex, other) <= 1 for other in occupied):
        return [hex]
    free = [h for h in there.coast_around(hex) if not any(there.distance(h, other) <= 1 for other in occupied)]
    return [hex, *(h for h in free if abs(there.level[h] - there.level[hex]) <= 1)]


def put_courier(id: str) -> Callable[[World, Any], None]:
    def put(world: World, hex: Any) -> None:
        courier = world.couriers[id]
        if courier.hex != hex:
            courier.hex, courier.owed = hex, None

    return put


# ---- the conflux -------------------------------------------------------------------------------------------------------
def conflux_hexes(world: World, seat: str) -> list[str]:
    """CN-KNOW-05  Where the conflux may be, by what the seat's own astrologers have said: a hex stands in the list the more often
    the better it fits.  Whom Shagul has told it knows it (CN-CRUR-14-X)."""
    if any(isinstance(report, ConfluxNamed) for report in own_entries(world, seat)):
        return [world.conflux]
    there, answers = ground(world), [r for r in own_entries(world, seat) if isinstance(r, Divined)]
    found: list[str] = []
    for hex in inland(there):
        fit = 1
        for answer in answers:
            fit *= fits(there.sector(answer.hex, hex), answer)
        found += [hex] * min(fit, 1000)
    return found or [world.conflux]


def fits(sector: int | None, answer: Divined) -> int:
    """How well a sector agrees with an astrologer's answer, which may be one sector off: not at all, a little, well."""
    if sector is None or answer.here:
        return int(sector is None and answer.here)
    off = min((min((sector - told) % SECTORS, (told - sector) % SECTORS) for told in answer.sectors), default=SECTORS)
    return {0: 5, 1: 2}.get(off, 1)


def free_land(world: World) -> list[str]:
    """Land on which nobody stands, nor next to it."""
    there = ground(world)
    occupied = [unit.hex for unit in world.units.values() if unit.hex and unit.present]
    return [hex for hex in there.land if not any(there.distance(hex, other) <= 1 for other in occupied)]


# ---- sheets ------------------------------------------------------------------------------------------------------------
def sheets(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  Sheets in force with others, but for a side of which a message was captured and broken since they were
    written."""
    broken = [(report.side, report.at) for report in own_entries(world, seat) if isinstance(report, SecretReport)]
    for key, sheet in world.sheets.items():
        side = key.partition(":")[0]
        if side != seat and not any(of == side and at >= 48 * sheet.day for of, at in broken):
            yield Secret(f"sheet.{key}", sheet.standing.retreat_at, RETREATS, put_standing(key))


def put_standing(key: str) -> Callable[[World, Any], None]:
    def put(world: World, retreat_at: Any) -> None:
        old = world.sheets[key]
        standing = msgspec.structs.replace(old.standing, retreat_at=retreat_at)
        world.sheets[key] = msgspec.structs.replace(old, standing=standing)
        for sent in world.books[key.partition(":")[0]].sent.values():
            sent[:] = [
                msgspec.structs.replace(sheet, standing=standing)
                if msgspec.structs.replace(sheet, to=old.to, arrived=old.arrived) == old else sheet for sheet in sent
            ]

    return put


# ---- strengths -----------------------------------------------------------------------------------------------------------------
def strengths(world: World, seat: str) -> Iterator[Secret]:
    """CN-KNOW-05  The men of others' units: as many as their army sheet has at most, within what was reported of where they
    stand; and of own ones that are detached (CN-KNOW-04), who may have lost some since."""
    exact, guesses = told_of(world, seat)
    for unit in world.units.values():
        own = unit.side == seat
        if own and not is_detached(world, unit):
            continue
        if not unit.present or in_battle(world, unit.id) or (unit.side, unit.hex) in exact:
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
        units = world.at(mark.hex, mark.side)
        if mark.men >= 0 and units and all(unit.came <= mark.at for unit in units):
            (exact if mark.leaders or mark.elite >= 0 else guesses)[mark.side, mark.hex] = mark.men
    return exact, guesses


def bounds(world: World, unit: Unit, reported: int | None) -> tuple[int, int]:
    """How many hundredths of its printed men a unit may have; where a number was reported, this may be off by the table's
    most."""
    here = sum(other.present for other in world.at(unit.hex, unit.side))
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
        yield Secret("conflux", world.conflux, conflux_hexes(world, seat), put_conflux)
    if world.party.hex:                                      # whom they have met the umpire alone is told (CN-PASS-04)
        yield Secret("party", world.party.hex, free_land(world), put_party)


def put_conflux(world: World, hex: Any) -> None:
    """The conflux, and the stone that was planted there."""
    if world.stonefather is not None and world.stonefather.hex == world.conflux:
        world.stonefather.hex = hex
    world.conflux = hex


def put_party(world: World, hex: Any) -> None:
    world.party.hex = hex


KINDS: Final[tuple[Callable[[World, str], Iterator[Secret]], ...]] = (
    stacks, couriers, sheets, strengths, leaders, camps, dealings, stones,
)
