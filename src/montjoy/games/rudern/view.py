"""Who may know what (RW-GEN-13): the view, what stays hidden, and another state that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.effects import UMPIRE, Event, Option
from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.rudern import acts, said
from montjoy.games.rudern.casualties import next_to_die
from montjoy.games.rudern.pieces import ATTACKER, DEFENDER, Fight, LossChosen
from montjoy.games.rudern.seen import Seen, copied
from montjoy.games.rudern.unit_table import UnitTable, type_name
from montjoy.games.rudern.world import Known, World

SPREAD: Final = 6                                            # how much more than the least a redealt purse may hold


# ---- the view --------------------------------------------------------------------------------------------------------
def view(world: World, viewer: str) -> Seen:
    """RW-GEN-13  Open to everybody: all that lies on the table.  Secret: treasuries and chests, known to their owner."""
    return Seen(
        viewer=viewer,
        land=copied(world.land),
        units=UnitTable(world.units.name, tuple(msgspec.structs.replace(u) for u in world.units.rows), world.units.number),
        treasuries={f: n for f, n in world.treasuries.items() if viewer in (f, UMPIRE)},
        chests={b: n for b, n in world.chests.items() if viewer in (owner_of(world, b), UMPIRE)},
        asked=world.asked,
        fight=world.fight.copy() if world.fight else None,
        bodies=tuple(world.bodies),
        seats=world.seats,
    )


def owner_of(world: World, purse: str) -> str:
    """Whose a purse is; of a fallen noble's chest, until it is handed over, nobody's."""
    if purse in world.treasuries:
        return purse
    banner = world.land.banners.get(purse)
    return banner.faction if banner else ""


# ---- what is hidden --------------------------------------------------------------------------------------------------
def open_purses(world: World, seat: str) -> dict[str, Known]:
    """RW-GEN-13  The purses of others that the seat's knowledge leaves open, with what it knows of them."""
    found = {}
    for purse in [*world.treasuries, *world.land.banners]:
        k = world.known.get(seat, {}).get(purse, Known())
        if owner_of(world, purse) != seat and k.least != k.most:
            found[purse] = k
    return found


def hidden(world: World, seat: str) -> dict[str, Any]:
    """RW-GEN-13  By name, every value that the seat must not see and cannot work out."""
    return {
        f"treasury.{p}" if p in world.treasuries else f"chest.{p}": world.treasuries.get(p, world.chests.get(p))
        for p in open_purses(world, seat)
    }


def redeal(world: World, seat: str, luck: Luck) -> World:
    """RW-GEN-13  Other amounts in others' purses, as far as the seat's knowledge goes: plausible, and drawn without a look
    at the true ones."""
    new = _DECODE.decode(_ENCODE.encode(world))
    for purse, k in open_purses(world, seat).items():
        most = k.least + SPREAD if k.most is None else k.most
        purses = new.treasuries if purse in new.treasuries else new.chests
        purses[purse] = k.least + luck.below(most - k.least + 1)
    return new


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(World)

# Which events may be the first that tells twins apart, and by which rule: a faction that acts shows that it could pay,
# and whoever holds other resources may act otherwise.
REVEALS: Final[dict[type[Event], str]] = {
    LossChosen: "RW-DICE-07",
    said.SiegeBegun: "RW-GEN-13",
    said.AssaultCalled: "RW-GEN-13",
    said.SortieCalled: "RW-GEN-13",
    said.GarrisonAttacked: "RW-GEN-13",
    said.Loot: "RW-LOOT-02",
    said.Marched: "RW-GEN-13",
    said.ArmyAttacked: "RW-GEN-13",
    said.CameOut: "RW-GEN-13",
    said.WentIn: "RW-GEN-13",
    said.WentOut: "RW-GEN-13",
    said.SiegeJoined: "RW-GEN-13",
    said.SiegeLeft: "RW-GEN-13",
    said.SiegeBrokenOff: "RW-GEN-13",
    said.ReliefBegun: "RW-GEN-13",
    said.ImpulseEnded: "RW-GEN-13",
    said.Intercepted: "RW-FORT-02",
    said.LetThrough: "RW-FORT-02",
    said.BesiegedDecided: "RW-RELIEF-04",
    said.Retreated: "RW-RETR-01",
}


# ---- answers when nobody answers -------------------------------------------------------------------------------------
def default(seen: Seen, asked: Asked) -> Any:
    """The cautious answer: end the impulse, stay inside, let the intruder pass; the automatic order of death."""
    if isinstance(asked.ask, str):
        return automatic(seen, asked.options)
    for careful in (acts.EndImpulse(), acts.Go(), acts.LetPass(), acts.StayInside(), acts.MoveIn()):
        if careful in asked.options:
            return careful
    return asked.options[0]


def automatic(seen: Seen, options: tuple[int, ...]) -> int:
    """RW-DICE-07  What the automatic order would lose, of these."""
    side = side_asked(seen, options)
    stack = next_to_die(seen.fight, side) if seen.fight else -1
    return stack if stack in options else min(options)


def side_asked(seen: Seen, options: tuple[int, ...]) -> int:
    """On which side the seat that is asked has all these stacks."""
    assert seen.fight is not None
    host = seen.fight.host[ATTACKER]
    mine = seen.seats.index(seen.viewer) if seen.viewer in seen.seats else host.stack[options[0]].owner
    ours = all(k < host.stacks and host.stack[k].owner == mine for k in options)
    return ATTACKER if ours else DEFENDER


class LosePiece(Option, frozen=True):
    """One piece of a banner or garrison dies: what a number means when a fight asks for losses."""

    body: str
    kind: str
    left: int


def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """What an option is, in words: the number of a stack becomes whose piece it is."""
    if not isinstance(option, int) or seen.fight is None:
        return option
    return described(seen, seen.fight, side_asked(seen, asked.options), option)


def described(seen: Seen, fight: Fight, side: int, number: int) -> LosePiece:
    stack = fight.host[side].stack[number]
    return LosePiece(seen.bodies[stack.banner], type_name(fight.units, stack.kind), stack.count)
