"""From the map into a fight: bodies become entries, the fight is fought, and neutral factions turn hostile by it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from montjoy.core.effects import ALL, tell, within
from montjoy.games.rudern.battle.fight import assault, fight_battle
from montjoy.games.rudern.battle.hosts import Entry, muster, survivors
from montjoy.games.rudern.battle.merging import merge, share_out
from montjoy.games.rudern.battle.state import Column, Fight, Kind
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.queries import body, factions_of, has_seat, kinds_of, playing, relation
from montjoy.games.rudern.model.state import Land, Sent, World
from montjoy.games.rudern.protocol.events import TurnedHostile
from montjoy.games.rudern.rules.battles.aftermath import Clash, write_back

Rule = Callable[[Any], Coroutine[Any, Any, int]]
NOBODY_ASKED = -1                                            # owner of pieces whose faction has no seat


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
                owner=seats.index(there.faction) if has_seat(land, there.faction) else NOBODY_ASKED,
                wounds=there.wounds.get(kind, 0),
                joined=key in sent,
            )


def muster_bodies(
    land: Land, units: UnitTable, kind: Kind, at: str, sides: tuple[list[str], list[str]], first: int, sent: Sent
) -> Fight:
    """RW-SEQ-01  Steps 4 to 6: the combatants of both sides and the ground they fight for."""
    ground = Column.FIELD
    if kind in (Kind.ASSAULT, Kind.SORTIE):
        ground = Column.FORTRESS if land.provinces[at].site == "fortress" else Column.TOWN
    hosts = [merge(units, land.options, side) for side in entries_of(land, sides, sent)]
    return muster(units, land.options, kind, ground, hosts, first)


def entries_of(land: Land, sides: tuple[list[str], list[str]], sent: Sent) -> list[list[Entry]]:
    """The pieces of both sides, body by body."""
    numbers = {key: n for n, key in enumerate(sides[0] + sides[1])}
    return [list(entries(land, bodies, numbers, sent)) for bodies in sides]


def nobles_of(land: Land, bodies: list[str], sent: Sent) -> dict[str, str]:
    """The banners whose noble takes part, with their factions."""
    return {
        key: land.banners[key].faction
        for key in bodies
        if key in land.banners and (key not in sent or land.banners[key].noble in sent[key])
    }


# ---- the fight -------------------------------------------------------------------------------------------------------
async def fight_out(
    world: World, kind: Kind, at: str, sides: tuple[list[str], list[str]], why: str, first: int = 0, sent: Sent | None = None
) -> Clash:
    """RW-SEQ-01  Steps 4 to 8: the fight is mustered, fought within the game, and the dead of both sides removed."""
    sent = sent or {}
    await turn_hostile(world.land, *sides)
    done = Clash(sides, nobles=(nobles_of(world.land, sides[0], sent), nobles_of(world.land, sides[1], sent)))
    world.bodies, world.seats = sides[0] + sides[1], tuple(playing(world.land))
    world.fight = muster_bodies(world.land, world.units, kind, at, sides, first, sent)
    rule: Rule = fight_battle if kind in (Kind.FIELD, Kind.RELIEF) else assault
    done.verdict = await within(rule, world.fight, world.seats, why, at)
    done.why = world.fight.why
    left = whose_are_left(world, sides, sent)
    world.fight, world.bodies, world.seats = None, [], ()
    await write_back(world, done, left, sent)
    return done


def whose_are_left(world: World, sides: tuple[list[str], list[str]], sent: Sent) -> list[Entry]:
    """RW-SEQ-01  Step 8: the survivors of both sides, body by body."""
    assert world.fight is not None
    both = zip(entries_of(world.land, sides, sent), survivors(world.fight, world.units), strict=True)
    return [entry for mustered, left in both for entry in share_out(world.units, world.land.options, mustered, left)]


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
