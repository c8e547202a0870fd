"""From the map into a fight and back: bodies become entries, survivors become bodies, the dead are told."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from montjoy.core.effects import ALL, tell, within
from montjoy.games.rudern.fight import assault, battle
from montjoy.games.rudern.money import into_garrison
from montjoy.games.rudern.muster import Entry, muster, survivors
from montjoy.games.rudern.pieces import Column, Fight, Kind
from montjoy.games.rudern.said import Fallen, TurnedHostile
from montjoy.games.rudern.unit_table import UnitTable
from montjoy.games.rudern.whereabouts import alive, body, factions_of
from montjoy.games.rudern.world import Banner, Land, World, decides, playing, relation

Rule = Callable[[Any], Coroutine[Any, Any, int]]
Sent = Mapping[str, Mapping[str, int]]                       # body -> type -> pieces that join a relief
NOBODY_ASKED = -1                                            # owner of pieces whose faction has no seat


@dataclass
class Clash:
    """What a fight has done.  `nobles`: banner -> faction as they went in; `fallen`: the banners whose noble is dead."""

    sides: tuple[list[str], list[str]]
    verdict: int = 0
    why: int = 0
    nobles: tuple[dict[str, str], dict[str, str]] = field(default_factory=lambda: ({}, {}))
    fallen: dict[str, str] = field(default_factory=dict)

    def left_of(self, land: Land, side: int) -> list[str]:
        return alive(land, self.sides[side])


# ---- into a fight ----------------------------------------------------------------------------------------------------
def kinds_of(land: Land, key: str) -> dict[str, int]:
    """The pieces of a body by type, its noble among them."""
    there = body(land, key)
    nobles = {there.noble: 1} if isinstance(there, Banner) else {}
    return nobles | {kind: n for kind, n in there.units.items() if n}


def entries(land: Land, bodies: list[str], numbers: Mapping[str, int], sent: Sent) -> Iterable[Entry]:
    """RW-FIELD-01, RW-ASLT-04  All units of all who meet, with their nobles; nobody may be held back, but for the
    besieged who join a relief only in part."""
    seats, factions = playing(land), list(land.factions)
    for key in bodies:
        there = body(land, key)
        for kind, number in (sent[key] if key in sent else kinds_of(land, key)).items():
            yield Entry(
                type=kind,
                count=number,
                faction=factions.index(there.faction) if there.faction else len(factions),
                banner=numbers[key],
                owner=seats.index(there.faction) if decides(land, there.faction) else NOBODY_ASKED,
                wounds=there.wounds.get(kind, 0),
                joined=key in sent,
            )


def mustered(
    land: Land, units: UnitTable, kind: Kind, at: str, sides: tuple[list[str], list[str]], first: int, sent: Sent
) -> Fight:
    """RW-SEQ-01  Steps 4 to 6: the combatants of both sides and the ground they fight for."""
    numbers = {key: n for n, key in enumerate(sides[0] + sides[1])}
    ground = Column.FIELD
    if kind in (Kind.ASSAULT, Kind.SORTIE):
        ground = Column.FORTRESS if land.provinces[at].site == "fortress" else Column.TOWN
    hosts = [list(entries(land, bodies, numbers, sent)) for bodies in sides]
    return muster(units, land.options, kind, ground, hosts, first)


# ---- the fight -------------------------------------------------------------------------------------------------------
async def clash(
    world: World, kind: Kind, at: str, sides: tuple[list[str], list[str]], why: str, first: int = 0, sent: Sent | None = None
) -> Clash:
    """RW-SEQ-01  Steps 4 to 8: the fight is mustered, fought within the game, and the dead of both sides removed."""
    sent = sent or {}
    await turn_hostile(world.land, *sides)
    done = Clash(sides, nobles=(nobles_of(world.land, sides[0], sent), nobles_of(world.land, sides[1], sent)))
    world.bodies, world.seats = sides[0] + sides[1], tuple(playing(world.land))
    world.fight = mustered(world.land, world.units, kind, at, sides, first, sent)
    rule: Rule = battle if kind in (Kind.FIELD, Kind.RELIEF) else assault
    done.verdict = await within(rule, world.fight, world.seats, why, at)
    done.why = world.fight.why
    left = survivors(world.fight, world.units)
    world.fight, world.bodies, world.seats = None, [], ()
    await write_back(world, done, [*left[0], *left[1]], sent)
    return done


def nobles_of(land: Land, bodies: list[str], sent: Sent) -> dict[str, str]:
    """The banners whose noble takes part, with their factions."""
    return {
        key: land.banners[key].faction
        for key in bodies
        if key in land.banners and (key not in sent or land.banners[key].noble in sent[key])
    }


async def turn_hostile(land: Land, ours: list[str], theirs: list[str]) -> None:
    """RW-GEN-07  Who fights a neutral faction is its enemy for the rest of the game."""
    for a in factions_of(land, ours):
        for b in factions_of(land, theirs):
            await make_hostile(land, a, b)


async def make_hostile(land: Land, a: str, b: str) -> None:
    """RW-GEN-07  Attacking a neutral faction's place makes that faction hostile to the attacker, both ways."""
    if a and b and relation(land, a, b) == "neutral":
        land.relations.setdefault(a, {})[b] = land.relations.setdefault(b, {})[a] = "hostile"
        await tell(ALL, TurnedHostile(a, b))


# ---- back onto the map -----------------------------------------------------------------------------------------------
async def write_back(world: World, done: Clash, left: list[Entry], sent: Sent) -> None:
    """RW-SEQ-01  Step 8: the survivors of each body; what a banner loses is told, and a dead noble's banner is gone."""
    keys = done.sides[0] + done.sides[1]
    for number, key in enumerate(keys):
        mine = [e for e in left if e.banner == number]
        await _survive(world.land, done, key, mine, sent.get(key))


async def _survive(land: Land, done: Clash, key: str, left: list[Entry], sent: Mapping[str, int] | None) -> None:
    there = body(land, key)
    fought = dict(sent) if sent is not None else kinds_of(land, key)
    had = kinds_of(land, key)
    for kind, number in fought.items():
        survived = sum(e.count for e in left if e.type == kind)
        had[kind] += survived - number
        there.wounds.pop(kind, None)
        wounds = sum(e.wounds for e in left if e.type == kind)
        if wounds and land.options.persistent_wounds:
            there.wounds[kind] = wounds
        if survived < number:
            await tell(ALL, Fallen(there.faction, key, kind, number - survived))
    there.units = {kind: n for kind, n in had.items() if n and not (isinstance(there, Banner) and kind == there.noble)}
    if isinstance(there, Banner) and not had[there.noble]:
        done.fallen[key] = there.faction
        _left_without_noble(land, there)
    elif not isinstance(there, Banner) and not there.units:
        del land.garrisons[key]


def _left_without_noble(land: Land, banner: Banner) -> None:
    """A fallen noble's units that had stayed behind the walls are a garrison now."""
    del land.banners[banner.id]
    if banner.units:
        into_garrison(land, banner.at, banner.faction, banner.units)
