"""Hits and losses: who dies, in which order, and what is told of it.  RW-DICE-03 to RW-DICE-08."""

from __future__ import annotations

from montjoy.core.effects import ALL, choose, tell
from montjoy.games.rudern.battle.state import BESIEGER, DEFENDER, Ask, Fight
from montjoy.games.rudern.battle.strength import firsts, standing
from montjoy.games.rudern.battle.unit_types import UnitType, type_name
from montjoy.games.rudern.options import CasualtyChoice
from montjoy.games.rudern.protocol.events import LossChosen, LossesTaken

Place = tuple[int | str, ...]


def order_of_death(unit: UnitType, faction: int) -> Place:
    """RW-GEN-03, RW-DICE-06  Units before nobles; nobles by rank, within a rank the faction later in impulse order first."""
    if unit.noble:
        return (unit.rank, -faction, *among_equals(unit))
    return (unit.rank, *among_equals(unit))


def among_equals(unit: UnitType) -> tuple[int, int, int, str]:
    """RW-DICE-04, RW-DICE-07  Fewest lives printed for the type first; then the cheaper, the weaker in the field, the name.

    Nobles of one rank and faction fall in this order too, where their owner is not asked (ours).
    """
    return unit.lives, unit.cost, unit.field, unit.type


def next_to_die(fight: Fight, side: int) -> int:
    """RW-DICE-04, RW-DICE-08  The stack that loses the next piece; -1 when nobody is left, and further hits have no effect.
    Stacks stand in the order of death."""
    host = fight.host[side]
    found = -1
    for i in range(host.stacks):
        if host.stack[i].count > 0:
            if found < 0:
                found = i
            elif host.stack[i].order != host.stack[found].order:
                break
            elif falls_before(fight, side, i, found):
                found = i
    return found


def falls_before(fight: Fight, side: int, i: int, j: int) -> bool:
    """RW-DICE-07  Of two stacks of one type: the wounded (RW-DICE-05), then the faction with most such pieces or, on equal
    numbers, the one earlier in impulse order; then the banner with most; then the stack that stands first."""
    one = fight.host[side].stack[i]
    other = fight.host[side].stack[j]
    if one.wound != other.wound:
        return one.wound > other.wound
    if one.faction != other.faction:
        ours, theirs = of_faction(fight, side, i), of_faction(fight, side, j)
        if ours != theirs:
            return ours > theirs
        return one.faction < other.faction
    return of_banner(fight, side, i) > of_banner(fight, side, j)


def of_faction(fight: Fight, side: int, i: int) -> int:
    """Pieces of the stack's type in its faction."""
    host = fight.host[side]
    pieces = 0
    for k in range(host.stacks):
        if host.stack[k].order == host.stack[i].order and host.stack[k].faction == host.stack[i].faction:
            pieces += host.stack[k].count
    return pieces


def of_banner(fight: Fight, side: int, i: int) -> int:
    """Pieces of the stack's type in its banner."""
    host = fight.host[side]
    pieces = 0
    for k in range(host.stacks):
        if (
            host.stack[k].order == host.stack[i].order
            and host.stack[k].faction == host.stack[i].faction
            and host.stack[k].banner == host.stack[i].banner
        ):
            pieces += host.stack[k].count
    return pieces


def is_alone(fight: Fight, side: int, i: int) -> bool:
    """No other stack of this type has a piece left: it dies on until it is gone."""
    host = fight.host[side]
    for k in range(host.stacks):
        if k != i and host.stack[k].order == host.stack[i].order and host.stack[k].count > 0:
            return False
    return True


def owners_stacks(fight: Fight, side: int, i: int) -> int:
    """RW-DICE-07  What the owner of the stack in turn may lose instead, as a set of stacks: anything of his faction with as
    many lives, of nobles anyone of that rank; but of a type the wounded first (RW-DICE-05)."""
    host = fight.host[side]
    turn = host.stack[i]
    found = 0
    for k in range(host.stacks):
        stack = host.stack[k]
        if stack.count > 0 and stack.faction == turn.faction and stack.rank == turn.rank:
            if (stack.rank > 0 or stack.lives == turn.lives) and not is_spared(fight, side, k):
                found |= 1 << k
    return found


def is_spared(fight: Fight, side: int, i: int) -> bool:
    """RW-DICE-05  A piece of the same type and faction is wounded worse, and takes the hits first."""
    host = fight.host[side]
    for k in range(host.stacks):
        if (
            host.stack[k].count > 0
            and host.stack[k].order == host.stack[i].order
            and host.stack[k].faction == host.stack[i].faction
            and host.stack[k].wound > host.stack[i].wound
        ):
            return True
    return False


def is_of_use(fight: Fight, side: int, stacks: int, hits: int) -> bool:
    """So many hits can kill one of these, or wound it: the choice means something."""
    host = fight.host[side]
    if fight.persistent_wounds == 1:
        return True
    for k in range(host.stacks):
        if stacks >> k & 1 == 1 and host.stack[k].lives <= hits:
            return True
    return False


async def pick_loss(fight: Fight, side: int, i: int, hits: int) -> int:
    """RW-DICE-07  casualty_choice = owner: each owner picks among his own; between factions the automatic order stays."""
    owner = fight.host[side].stack[i].owner
    if fight.casualty_choice == CasualtyChoice.AUTO or owner < 0:
        return i
    stacks = owners_stacks(fight, side, i)
    if stacks & (stacks - 1) == 0 or not is_of_use(fight, side, stacks, hits):
        return i
    chosen = await choose(owner, Ask.CASUALTY, stacks)
    await tell(ALL, loss_chosen(fight, side, chosen))
    return chosen


def loss_chosen(fight: Fight, side: int, i: int) -> LossChosen:
    """Openly, before the piece is gone."""
    return LossChosen(side, type_name(fight.units, fight.host[side].stack[i].kind), i)


async def take_losses(fight: Fight, side: int, hits: int) -> int:
    """RW-DICE-05  Hits fall on one piece until it is dead, then on the next; what does not suffice kills nothing, and
    wounds only with persistent_wounds.  The value: hits beyond the last life, without effect (RW-DICE-08)."""
    while hits > 0:
        i = next_to_die(fight, side)
        if i < 0:
            return hits
        i = await pick_loss(fight, side, i, hits)
        stack = fight.host[side].stack[i]
        if hits < stack.lives - stack.wound:
            if fight.persistent_wounds == 1:
                stack.wound += hits
            return 0
        hits -= stack.lives - stack.wound
        stack.wound = 0
        stack.count -= 1
        if fight.casualty_choice == CasualtyChoice.AUTO and is_alone(fight, side, i):
            more = min(stack.count, hits // stack.lives)
            stack.count -= more
            hits -= more * stack.lives
    return 0


async def take_both_losses(fight: Fight, dealt: int, taken: int) -> int:
    """RW-DICE-03, RW-ASLT-07  Both pools are rolled before anyone dies; both losses are taken, the dead have struck."""
    await take_losses(fight, DEFENDER, dealt)
    await take_losses(fight, BESIEGER, taken)
    await tell(ALL, losses(fight, DEFENDER, dealt))
    await tell(ALL, losses(fight, BESIEGER, taken))
    return dealt


def losses(fight: Fight, side: int, dealt: int) -> LossesTaken:
    """What a side has lost since the muster, and what is left."""
    stacks = standing(fight, side)
    types = tuple((stack.kind, type_name(fight.units, stack.kind)) for stack in firsts(stacks))
    lost = tuple((name, sum(x.start - x.count for x in stacks if x.kind == kind)) for kind, name in types)
    left = tuple((name, sum(x.count for x in stacks if x.kind == kind)) for kind, name in types)
    return LossesTaken(side, dealt, tuple(x for x in lost if x[1] > 0), tuple(x for x in left if x[1] > 0))
