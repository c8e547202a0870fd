"""Whether the army of a side always has room in a fight: counted when a scenario is read and when a game is set up, so that
no game comes to a fight that does not fit.

A side of a fight is of factions that are allied, each with some other of them; alliances only ever end, but among six powers,
where it is known who may come to be allied with whom.  Equal pieces are one stack (`battle/merging.py`), and every fight has at
most the stacks of all pieces of such a bloc together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from montjoy.games.rudern.battle.hosts import Entry
from montjoy.games.rudern.battle.merging import by_type, joined_by
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.scenario import BattleScenario, GeneralFile

RECRUITS = "foot"                                            # what places give
MANY = 99                                                    # of them may come


def blocs(s: BattleScenario) -> Iterator[list[str]]:
    """The factions of the file by alliances, allies of allies too; nobody's garrisons ("") are a bloc of their own.  Gracuja,
    which may come to either side, is counted with both."""
    pairs = [{r.a, r.b} for r in s.relations if r.to == "allied"] + to_come(s)
    left = [f.id for f in s.factions]
    while left:
        bloc = [left.pop(0)]
        while more := [f for f in left if any({f, b} in pairs for b in bloc)]:
            bloc += more
            left = [f for f in left if f not in more]
        yield [*bloc, *(f for f in may_choose(s, bloc) if f not in bloc)]
    yield [""]


def to_come(s: BattleScenario) -> list[set[str]]:
    """RW-CAM-ALY-04  Among six powers who may come to be allied with whom: the kardoms with each other, the houses with the
    Empire."""
    powers = s.campaign.powers if s.campaign else UNSET
    if not powers:
        return []
    return [{powers.league[0], f} for f in powers.league] + [{powers.empire, f} for f in powers.houses]


def may_choose(s: BattleScenario, bloc: Sequence[str]) -> list[str]:
    """RW-CAM-ALY-05  Who may come to join that side: Gracuja."""
    powers = s.campaign.powers if s.campaign else UNSET
    chosen = powers and (powers.empire in bloc or powers.league[0] in bloc)
    return [powers.gracuja] if powers and chosen and powers.gracuja else []


def most_stacks(s: BattleScenario, bloc: Sequence[str], units: UnitTable, wounds: bool) -> int:
    """So many stacks a side of that bloc has at most in any fight of the game, as tightly joined as it may be.  With wounds a
    banner or garrison has one wounded piece of a type at most, and those wounded alike are one stack; who is alone of his type is
    one stack, wounded or not."""
    entries = [entry for entry in pieces_of(s, bloc) if entry.type in units.types]
    stacks = joined_by(by_type, units, entries)
    if not wounds:
        return len(stacks)
    bodies = sum(banner.faction in bloc for banner in s.banners) + len(generals_to_come(s, bloc)) + len(bloc)
    return len(stacks) + sum(min(stack.count - 1, bodies, units.unit(stack.type).lives - 1) for stack in stacks)


def pieces_of(s: BattleScenario, bloc: Sequence[str]) -> Iterator[Entry]:
    """All it has, and the recruits that any place may come to give it."""
    for banner in s.banners:
        if banner.faction in bloc:
            number = bloc.index(banner.faction)
            yield Entry(banner.noble, 1, number)
            yield from (Entry(kind, n, number) for kind, n in banner.units.items())
    for garrison in s.garrisons:
        if garrison.faction in bloc:
            yield from (Entry(kind, n, bloc.index(garrison.faction)) for kind, n in garrison.units.items())
    if any(province.recruits for province in s.provinces) and bloc != [""]:
        yield from (Entry(RECRUITS, MANY, number) for number in range(len(bloc)))
    yield from pieces_to_come(s, bloc)


def pieces_to_come(s: BattleScenario, bloc: Sequence[str]) -> Iterator[Entry]:
    """RW-CAM-ECO-05  All that a faction of a campaign may have on the board at once, with generals and shadows who may come."""
    for row in s.campaign.pieces if s.campaign else ():
        if row.faction in bloc:
            yield from (Entry(kind, n, bloc.index(row.faction)) for kind, n in row.most.items())
    yield from (Entry(g.noble or "general", 1, bloc.index(g.faction)) for g in generals_to_come(s, bloc))


def generals_to_come(s: BattleScenario, bloc: Sequence[str]) -> list[GeneralFile]:
    there = [banner.id for banner in s.banners]
    return [g for g in (s.campaign.generals if s.campaign else ()) if g.faction in bloc and g.id not in there]
