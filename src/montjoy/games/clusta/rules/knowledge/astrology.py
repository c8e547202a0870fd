"""Divination: astrologers look for the conflux (CN-ORD-DIVINE, CN-DIV-01, CN-DIV-02, CN-SPEC-01).

An astrologer works with a unit that has the order Divine, or alone at the end of his route.  `count_work` counts the rounds
(R4), `divine_in_evening` gives the answers (N2).
"""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.model import luck, pieces, queries
from montjoy.games.clusta.model.pieces import Doing, Specialist, Unit
from montjoy.games.clusta.model.queries import ground, place
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.reports import Divined
from montjoy.games.clusta.rules.messengers import dispatches, interception

DIVINE: Final = "DIVINE"
A_DAY: Final = 6                                             # rounds
HALF: Final = "half_astrologer"
SECTORS: Final = 6


# ---- the day's work --------------------------------------------------------------------------------------------------
async def count_work(world: World) -> None:
    """CN-ORD-DIVINE  Step R4: a unit that includes an astrologer and has the order does nothing else, and its work of the day is
    lost if it fights or moves; an astrologer alone can be captured like a courier."""
    for one in astrologers(world):
        if not one.with_ and await catch_astrologers(world, one):
            continue
        if works(world, one):
            one.doing.rounds += 1
        else:
            one.doing.rounds = 0


def astrologers(world: World) -> list[Specialist]:
    """All who are there, in the order of the list."""
    return [one for one in world.specialists.values() if one.trade in pieces.ASTROLOGERS and not one.gone]


def works(world: World, one: Specialist) -> bool:
    """Whether an astrologer could work through this whole round."""
    if not one.with_:
        return one.doing.do is not None and one.doing.since < world.tick
    return any(queries.undisturbed(world, unit) and not unit.fought for unit in hosts(world, one))


def hosts(world: World, one: Specialist) -> list[Unit]:
    """The units with the order Divine with which he is: his own, or those in the hex of his commander or camp."""
    hex = place(world, one.with_)
    with_him = [u for u in world.units.values() if u.id == one.with_ or (one.with_ not in world.units and u.hex == hex)]
    return [
        unit for unit in with_him
        if unit.side == one.side and unit.hex and unit.present > 0
        and unit.doing.do is not None and unit.doing.do.order == DIVINE
    ]


async def catch_astrologers(world: World, one: Specialist) -> bool:
    """CN-ORD-DIVINE  Each hostile unit in or next to the hex of an astrologer who stands alone rolls once a round."""
    if one.doing.do is None or one.doing.since >= world.tick or not one.hex:
        return False
    one.zones = {}
    by = await interception.pass_hunters(world, one.side, one.id, one.zones, one.hex)
    if by is not None:
        interception.capture_specialist(world, one, by)
    return by is not None


# ---- the answer ------------------------------------------------------------------------------------------------------
async def divine_in_evening(world: World) -> None:
    """CN-SPEC-01  Each astrologer examines one hex a day, the one he is in, by six rounds of work; several in one unit examine it
    separately.  The half-rate one needs two days in one hex."""
    for one in astrologers(world):
        hex = one.hex or place(world, one.with_)
        done = one.doing.rounds >= A_DAY
        one.doing.rounds = 0
        one.days = one.days + 1 if done and hex == one.worked_at else int(done)
        one.worked_at = hex
        if one.days >= days_needed(one):
            one.days = 0
            await answer(world, one, hex)


def days_needed(one: Specialist) -> int:
    """CN-DIV-02  Manzonla manages one hex every second day."""
    return 2 if one.trade == HALF else 1


async def answer(world: World, one: Specialist, hex: str) -> None:
    """The answer goes to the overall commander by courier; an astrologer alone carries it himself, and turns back."""
    found = await divine(world, one, hex)
    if one.with_:
        dispatches.send(world, one.side, [found], by=one.id, hex=hex)
    else:
        one.found = [*one.found, found]
        one.doing = Doing()


async def divine(world: World, one: Specialist, hex: str) -> Divined:
    """CN-DIV-01  Whether the conflux is in this hex, which is always true; if not, the sixth of the horizon in which it lies: the
    true one if the hidden skill roll succeeds, else a neighbour, the left one on an odd die, and the opposite one on a fumble."""
    true = ground(world).sector(hex, world.conflux) if world.conflux else None
    if true is None:
        return Divined(world.tick, hex, one.id, hex == world.conflux, ())
    tried = await luck.attempt(world, one.skill, "CN-DIV-01", one.id)
    off = 0
    if tried.fumble:
        off = SECTORS // 2
    elif not tried.success:
        off = -1 if tried.rolled % 2 else 1
    return Divined(world.tick, hex, one.id, False, named(one, (true + off) % SECTORS))


def named(one: Specialist, sector: int) -> tuple[int, ...]:
    """CN-DIV-02  What he names: a sector, and the less precise Manzonla the half of the horizon around it."""
    return tuple((sector + turn) % SECTORS for turn in (-1, 0, 1)) if one.trade == HALF else (sector,)
