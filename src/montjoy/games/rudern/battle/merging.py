"""Equal pieces of a side as one stack, so that an army of any size has room in a fight, and afterwards whose pieces are left.

    sides = merge(table, options, ours), merge(table, options, theirs)
    fight = muster(table, options, Kind.FIELD, Column.FIELD, sides)
    ...
    left = share_out(table, options, ours, survivors(fight, table)[ATTACKER])

Strength, lives and the order of death are those of the type, so a fight need not know whose a piece is: which of equal
pieces have fallen is worked out from their number.  Where owners choose their losses (casualty_choice = owner) each banner's
pieces stay apart as long as there is room, for the owner may choose the banner too; then each faction's pieces; and where there
is no room even so, nobody chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from montjoy.games.rudern.battle.casualties import next_to_die
from montjoy.games.rudern.battle.hosts import Entry, join_equal, stack_of
from montjoy.games.rudern.battle.state import ATTACKER, STACKS, Fight, Host, Stack
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.options import RudernOptions

MERGED: Final = -1                                           # the banner of a stack that holds pieces of several
NOBODY: Final = -1                                           # its owner, where they are pieces of several factions

Way = Callable[[UnitTable, Entry], list[Entry]]


# ---- whose pieces are one stack --------------------------------------------------------------------------------------
def as_it_is(table: UnitTable, entry: Entry) -> list[Entry]:
    """Each banner's pieces for themselves."""
    return [entry]


def by_faction(table: UnitTable, entry: Entry) -> list[Entry]:
    """Units of a faction together, each noble for himself."""
    return [entry] if table.unit(entry.type).noble else with_the_nobles(table, entry)


def with_the_nobles(table: UnitTable, entry: Entry) -> list[Entry]:
    """Pieces of a faction together, nobles of one type too."""
    return [msgspec.structs.replace(entry, banner=MERGED, joined=False)]


def by_type(table: UnitTable, entry: Entry) -> list[Entry]:
    """Units of all factions together; of nobles the faction bears on the order of death (RW-DICE-06).  Who is wounded alike
    is equal, too."""
    faction = entry.faction if table.unit(entry.type).noble else 0
    plain = Entry(entry.type, entry.count, faction, MERGED, NOBODY)
    if not entry.wounds:
        return [plain]
    worn = msgspec.structs.replace(plain, count=1, worn=entry.wounds)
    return [msgspec.structs.replace(plain, count=entry.count - 1), worn]


def ways(options: RudernOptions) -> tuple[Way, ...]:
    """From the finest to the coarsest that the questions of a fight allow."""
    return (by_type,) if options.casualty_choice == "auto" else (as_it_is, by_faction, with_the_nobles, by_type)


def way_for(table: UnitTable, options: RudernOptions, entries: Sequence[Entry]) -> Way:
    """The finest with which a side has room."""
    known = ways(options)
    return next((way for way in known if len(joined_by(way, table, entries)) <= STACKS), known[-1])


def joined_by(way: Way, table: UnitTable, entries: Sequence[Entry]) -> list[Entry]:
    return join_equal(part for entry in entries for part in way(table, entry))


def merge(table: UnitTable, options: RudernOptions, entries: Sequence[Entry]) -> list[Entry]:
    """RW-GEN-04  A side is one body, whosever its pieces are."""
    if not options.persistent_wounds:
        entries = [msgspec.structs.replace(entry, wounds=0) for entry in entries]
    return joined_by(way_for(table, options, entries), table, entries)


# ---- whose pieces are left -------------------------------------------------------------------------------------------
def share_out(table: UnitTable, options: RudernOptions, entries: Sequence[Entry], left: Sequence[Entry]) -> list[Entry]:
    """RW-DICE-07  Of equal pieces those fall that would have fallen one by one: the wounded, then of the faction with most
    of them, then of the banner with most."""
    way = way_for(table, options, entries)
    groups: dict[Entry, list[Entry]] = {}
    for entry in sorted(entries, key=lambda e: (e.faction, e.banner)):
        groups.setdefault(_alike(way(table, entry)[0]), []).append(entry)
    found: list[Entry] = []
    for group, mine in groups.items():
        found += _left_of(table, options, mine, [entry for entry in left if _alike(entry) == group])
    return found


def _alike(entry: Entry) -> Entry:
    """What pieces have in common that fall one for another."""
    return msgspec.structs.replace(entry, count=0, wounds=0, worn=0)


def _left_of(table: UnitTable, options: RudernOptions, mine: list[Entry], left: list[Entry]) -> list[Entry]:
    stacks = [stack_of(table, entry, options.persistent_wounds) for entry in mine]
    fight = Fight(host=[Host(stack=stacks, stacks=len(stacks)), Host()])
    for _ in range(_pieces(mine) - _pieces(left)):
        fallen = stacks[next_to_die(fight, ATTACKER)]
        fallen.count, fallen.wound = fallen.count - 1, 0
    _wound_next(fight, stacks, sum(entry.wounds + entry.worn * entry.count for entry in left))
    return [
        msgspec.structs.replace(entry, count=stack.count, wounds=stack.wound)
        for entry, stack in zip(mine, stacks, strict=True)
        if stack.count > 0
    ]


def _wound_next(fight: Fight, stacks: list[Stack], wounds: int) -> None:
    """RW-DICE-05  Hits that did not suffice stay on the piece next to fall."""
    more = wounds - sum(stack.wound for stack in stacks)
    if more > 0:
        stacks[next_to_die(fight, ATTACKER)].wound += more


def _pieces(entries: Sequence[Entry]) -> int:
    return sum(entry.count for entry in entries)
