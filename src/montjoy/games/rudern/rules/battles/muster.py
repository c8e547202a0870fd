"""From the map into a fight: bodies become entries, the fight is fought, and neutral factions turn hostile by it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from montjoy.core.effects import ALL, tell, within
from montjoy.games.rudern.battle.fight import assault, fight_battle
from montjoy.games.rudern.battle.hosts import Entry, muster, survivors
from montjoy.games.rudern.battle.merging import merge, share_out
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Column, Fight, Kind, Winner
from montjoy.games.rudern.battle.strength import field_dice
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.powers import Deed, Slain
from montjoy.games.rudern.model.queries import (
    body,
    count,
    factions_of,
    has_seat,
    kinds_of,
    playing,
    playing_seats,
    powers_of,
    relation,
)
from montjoy.games.rudern.model.state import Banner, Land, Sent, World
from montjoy.games.rudern.protocol.events import TurnedHostile
from montjoy.games.rudern.rules.battles.aftermath import Clash, write_back
from montjoy.games.rudern.rules.campaign.beforehand import without_asking_losses
from montjoy.games.rudern.rules.powers.abilities import further_dice
from montjoy.games.rudern.rules.powers.carriers import body_of, defence_dice

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
    return muster(units, land.options, kind, ground, hosts, first, extra=dice_besides(land, kind, sides))


def dice_in_the_field(world: World, kind: Kind, at: str, sides: tuple[list[str], list[str]]) -> tuple[int, int]:
    """RW-FIELD-02  How many dice both sides would roll there at first."""
    fight = muster_bodies(world.land, world.units, kind, at, sides, ATTACKER, {})
    return field_dice(fight, ATTACKER), field_dice(fight, DEFENDER)


def dice_besides(land: Land, kind: Kind, sides: tuple[list[str], list[str]]) -> tuple[int, int]:
    """RW-CAM-BODY-02, RW-CAM-NOB-10  What both sides roll among six powers besides their strength."""
    ours, theirs = further_dice(land, kind, sides)
    if kind in (Kind.FIELD, Kind.RELIEF):
        body_ours, body_theirs = defence_dice(land, sides)
        return ours + body_ours, theirs + body_theirs
    return ours, theirs


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
    world.bodies, world.seats = sides[0] + sides[1], playing_seats(world.land)
    world.fight = muster_bodies(world.land, world.units, kind, at, sides, first, sent)
    rule: Rule = fight_battle if kind in (Kind.FIELD, Kind.RELIEF) else assault
    had = units_of(world.land, sides[0], sent), units_of(world.land, sides[1], sent)
    done.verdict = await within(without_asking_losses(world, rule, at), world.fight, world.seats, why, at)
    done.why = world.fight.why
    left = whose_are_left(world, sides, sent)
    world.fight, world.bodies, world.seats = None, [], ()
    await write_back(world, done, left, sent)
    note_battle(world.land, kind, at, done, had)
    return done


def units_of(land: Land, bodies: list[str], sent: Sent) -> dict[str, int]:
    """RW-GEN-02, RW-CAM-X-05  The factions of a side, and how many units of each take part: of the besieged who join a relief
    only those that do."""
    found: dict[str, int] = dict.fromkeys(factions_of(land, bodies), 0)
    for key in bodies:
        there = body(land, key)
        noble = there.noble if isinstance(there, Banner) and not land.options.count_nobles else ""
        kinds = sent[key] if key in sent else kinds_of(land, key)
        found[there.faction] += sum(n for kind, n in kinds.items() if kind != noble)
    return found


def note_battle(land: Land, kind: Kind, at: str, done: Clash, had: tuple[dict[str, int], dict[str, int]]) -> None:
    """RW-CAM-INF-02, RW-CAM-X-05  Among six powers it is remembered until the act is settled who has beaten whom, and who has
    killed which noble: all that had units on the other side."""
    powers = powers_of(land)
    if not powers:
        return
    won = winning_side(land, kind, done)
    fallen = [(b, f, side) for side in (0, 1) for b, f in done.nobles[side].items() if b in done.fallen]
    slain = tuple(Slain(b, f, tuple(x for x, n in had[1 - side].items() if n)) for b, f, side in fallen)
    if won is None:
        powers.now.append(Deed("draw", at, slain=slain))
        return
    winners, losers = tuple(f for f, n in had[won].items() if n), tuple(had[1 - won])
    carried = kind in (Kind.FIELD, Kind.RELIEF) and were_carrying(land, done.sides[1 - won])
    beaten, victors = sum(had[1 - won].values()), tuple(had[won])
    powers.now.append(Deed("battle", at, winners, losers, beaten, slain, carried=carried, victors=victors))


def were_carrying(land: Land, bodies: list[str]) -> bool:
    """RW-CAM-BODY-04  Some of them carried Robert's body, whether they are alive or not."""
    carried = body_of(land)
    return carried is not None and any(b in carried.carriers for b in bodies)


def winning_side(land: Land, kind: Kind, done: Clash) -> int | None:
    """RW-FIELD-04, RW-ASLT-12  0 or 1; None: nobody.  An assault or a sortie is won by more units left, whatever comes of it:
    where a noble alone has taken a place nobody has won."""
    if kind in (Kind.FIELD, Kind.RELIEF):
        return {Winner.ATTACKER: 0, Winner.DEFENDER: 1}.get(Winner(done.verdict))
    ours, theirs = (count(land, done.left_of(land, side)) for side in (0, 1))
    return None if ours == theirs else int(theirs > ours)


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
