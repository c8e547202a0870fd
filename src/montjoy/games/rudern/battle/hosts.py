"""Who fights: a fight made of plain lists, and the plain lists made of what is left of it.

    fight = muster(table, options, Kind.ASSAULT, Column.TOWN, (besiegers, garrison))
    verdict = await assault(fight)                  # or: await within(assault, fight, seats, "RW-ASLT-05", place)
    besiegers, garrison = survivors(fight, table)

Hosts: 0 is the besieger in assault and sortie, the relieving side in a relief battle, the side that caused a field
battle; 1 is the other.  Everything a side has there goes in, factions and banners told apart by number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from montjoy.core.errors import BadInput
from montjoy.core.options import set_switches
from montjoy.games.rudern.battle.casualties import Place, order_of_death
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, STACKS, Column, Fight, Host, Kind, Stack
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.options import RudernOptions


class Entry(msgspec.Struct, frozen=True):
    """Some equal pieces of one banner or garrison."""

    type: str               # row of the unit table
    count: int
    faction: int = 0        # place of the faction in the order of impulses
    banner: int = 0         # number of the banner or garrison, within this fight
    owner: int = 0          # seat of the fight (0, 1, ... of `within`) that decides for it; -1: nobody is asked
    wounds: int = 0         # hits that one of the pieces has already taken (persistent_wounds)
    joined: bool = False    # besieged, and fighting with the relieving side
    worn: int = 0           # hits that each of the pieces has already taken


def muster(
    table: UnitTable,
    options: RudernOptions,
    kind: Kind,
    ground: Column,
    sides: Sequence[Iterable[Entry]],
    first: int | None = None,
    paid: int = 1,
    extra: Sequence[int] = (0, 0),
) -> Fight:
    """RW-GEN-01, RW-GEN-04  A fight of two armies, with no map, treasury or scenario.

    `ground` is Column.TOWN or FORTRESS in assault and sortie, Column.FIELD otherwise.  `first` rolls first: by default
    the besieged in a sortie, else host 0 (RW-GEN-12).  `paid`: for `storm` only.  `extra`: further dice of both sides
    (RW-CAM-BODY-02, RW-CAM-NOB-10).  Entries of the same type, faction, banner and owner are one stack, unless both have wounds.
    BadInput: more stacks on a side than a fight holds.
    """
    ours, theirs = sides
    fight = Fight(
        host=[_host(table, each, options.persistent_wounds, more) for each, more in zip((ours, theirs), extra, strict=True)],
        kind=int(kind),
        ground=int(ground),
        first=(DEFENDER if kind == Kind.SORTIE else ATTACKER) if first is None else first,
        paid=paid,
        units=table.number,
    )
    set_switches(fight, options)
    return fight


def _host(table: UnitTable, entries: Iterable[Entry], wounds: bool, extra: int = 0) -> Host:
    """The stacks of one side, in the order of death."""

    def place(entry: Entry) -> Place:
        return (*order_of_death(table.unit(entry.type), entry.faction), -entry.worn)

    told = sorted(join_equal(entries), key=lambda entry: (place(entry), entry.faction, entry.banner))
    if len(told) > STACKS:
        raise BadInput(
            f"{len(told)} stacks on one side, and a fight holds {STACKS}: a stack is all pieces of one type in one "
            "banner; let some banners stand elsewhere or join them"
        )
    places = sorted({place(entry) for entry in told})
    stacks = [stack_of(table, entry, wounds, places.index(place(entry))) for entry in told]
    empty = [Stack(dice=[0, 0, 0]) for _ in range(STACKS - len(stacks))]
    return Host(stack=stacks + empty, stacks=len(stacks), extra=extra)


def stack_of(table: UnitTable, entry: Entry, wounds: bool, order: int = 0) -> Stack:
    unit = table.unit(entry.type)
    return Stack(
        count=entry.count,
        wound=entry.wounds if wounds else 0,
        start=entry.count,
        order=order,
        kind=table.row(entry.type),
        rank=unit.rank,
        lives=unit.lives - entry.worn,
        dice=list(unit.dice),
        faction=entry.faction,
        banner=entry.banner,
        owner=entry.owner,
        joined=int(entry.joined),
    )


def join_equal(entries: Iterable[Entry]) -> list[Entry]:
    """Entries that are the same but for their number as one; of two wounded pieces each stays apart."""
    merged: list[Entry] = []
    for entry in entries:
        if entry.count <= 0:
            continue
        for i, other in enumerate(merged):
            if _same(entry, other) and not (entry.wounds and other.wounds):
                both = entry.count + other.count
                merged[i] = msgspec.structs.replace(other, count=both, wounds=entry.wounds + other.wounds)
                break
        else:
            merged.append(entry)
    return merged


def _same(a: Entry, b: Entry) -> bool:
    return msgspec.structs.replace(a, count=0, wounds=0) == msgspec.structs.replace(b, count=0, wounds=0)


def survivors(fight: Fight, table: UnitTable) -> tuple[list[Entry], list[Entry]]:
    """What is left on both sides, as entries like those mustered; stacks without a piece are left out."""
    return _left(fight.host[ATTACKER], table), _left(fight.host[DEFENDER], table)


def _left(host: Host, table: UnitTable) -> list[Entry]:
    found = []
    for x in host.stack[: host.stacks]:
        unit = table.rows[x.kind]
        if x.count > 0:
            joined, worn = bool(x.joined), unit.lives - x.lives
            found.append(Entry(unit.type, x.count, x.faction, x.banner, x.owner, x.wound, joined, worn))
    return found
