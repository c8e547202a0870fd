"""What a seat knows (RW-GEN-13): the view, made from the state, and what the predicates of the game ask of it."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.game import View
from montjoy.games.rudern.battle.merging import MERGED
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Fight, Stack
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.queries import active, is_over, knowers, powers_of, seat_of
from montjoy.games.rudern.model.state import Known, Land, World
from montjoy.games.rudern.protocol.forms import StandingOrders


class Seen(View, frozen=True):
    """All that a viewer may know: the open land (a copy), and of the purses those that are his."""

    viewer: str                                              # the seat
    land: Land
    units: UnitTable
    treasuries: dict[str, int]
    chests: dict[str, int]
    asked: str = ""
    fight: Fight | None = None
    bodies: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    acting: str | UnsetType = UNSET                          # among six powers: for which faction the seat decides
    answers: str | UnsetType = UNSET                         # the seat that is waited for, where it is not that of `asked`
    known: dict[str, Known] | UnsetType = UNSET              # in a campaign: what the seat knows of others' purses
    standing: StandingOrders | UnsetType = UNSET             # its own; UNSET: none

    @property
    def faction(self) -> str:
        """For which faction the seat decides: itself, but for the League's player and who acts for the Empire."""
        return self.acting or self.viewer


def why_not_now(seen: Seen) -> No | None:
    """RW-GEN-08  Nobody acts in another's impulse, except for the choices the rules give to him."""
    if seen.faction != active(seen.land):
        return no("RW-GEN-08", "not-your-impulse", faction=active(seen.land))
    return None


def why_not_banner(seen: Seen, banner: str) -> No | None:
    """RW-GEN-04  A banner is led by its noble's faction alone."""
    if banner not in seen.land.banners:
        return no("RW-GEN-04", "no-such-banner", banner=banner)
    if seen.land.banners[banner].faction != seen.faction:
        return no("RW-GEN-04", "not-your-banner", banner=banner)
    return None


def why_not_shift(seen: Seen, banner: str) -> No | None:
    """So that an impulse ends: a banner goes in or out, or joins or leaves a siege, twice in it (ours)."""
    return no("RW-SEQ-03", "moved-about-enough", banner=banner) if seen.land.banners[banner].shifts < 1 else None


def copy_land(land: Land) -> Land:
    """The open land once more, sharing nothing with it."""
    return _DECODE.decode(_ENCODE.encode(land))


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(Land)


# ---- the view --------------------------------------------------------------------------------------------------------
def view(world: World, viewer: str) -> Seen:
    """RW-GEN-13  Open to everybody: all that lies on the table.  Secret: treasuries and chests, known to their owner."""
    return seen_as(world, viewer, acting_for(world, viewer) if powers_of(world.land) else viewer)


def seen_by(world: World, faction: str) -> Seen:
    """The same for a faction, as its own seat sees it."""
    return seen_as(world, answering(world, faction), faction)


def answering(world: World, faction: str) -> str:
    """The seat that answers for a faction now."""
    return world.answers or seat_of(world.land, faction) if faction == world.asked else seat_of(world.land, faction)


def acting_for(world: World, viewer: str) -> str:
    """For which faction a seat decides now: for the one that is asked, or else the one to move, if it answers for that; or else
    for itself, the League's player for its first kardom in play."""
    land = world.land
    if world.asked and answering(world, world.asked) == viewer:
        return world.asked
    if not is_over(land) and seat_of(land, active(land)) == viewer:
        return active(land)
    own = [f for f in land.factions if seat_of(land, f) == viewer]
    return viewer if viewer in land.factions or not own else next((f for f in own if land.factions[f].plays), own[0])


def seen_as(world: World, viewer: str, faction: str) -> Seen:
    powers = powers_of(world.land)
    return Seen(
        viewer=viewer,
        land=land_seen_by(world.land, viewer),
        units=UnitTable(world.units.name, tuple(msgspec.structs.replace(u) for u in world.units.rows), world.units.number),
        treasuries={f: n for f, n in world.treasuries.items() if viewer == UMPIRE or viewer in knowers(world.land, f)},
        chests={b: n for b, n in world.chests.items() if viewer == UMPIRE or viewer in knowers(world.land, owner_of(world, b))},
        asked=world.asked,
        fight=world.fight.copy() if world.fight else None,
        bodies=tuple(world.bodies),
        seats=world.seats,
        acting=faction if powers else UNSET,
        answers=world.answers,
        known=ledger(world, viewer) if world.land.campaign else UNSET,
        standing=world.standing.get(viewer, UNSET) if world.standing else UNSET,
    )


def ledger(world: World, viewer: str) -> dict[str, Known]:
    """RW-GEN-13  What a seat knows of each purse into which it does not see: what was open to it, and nothing that is only
    taken as known."""
    found = {}
    for purse, k in world.known.get(viewer, {}).items():
        says = not k.taken and (k.least or k.most is not None)
        there = purse in world.treasuries or purse in world.land.banners
        if says and there and viewer not in knowers(world.land, owner_of(world, purse)):
            found[purse] = Known(k.least, k.most)
    return found


def land_seen_by(land: Land, viewer: str) -> Land:
    """RW-GEN-13, RW-CAM-ECO-07  A copy of it; where resources may have been moved between acts nobody else sees."""
    copy = copy_land(land)
    if copy.campaign and (is_over(land) or viewer not in (seat_of(land, active(land)), UMPIRE)):
        copy.campaign.regrouped = {}
    return copy


def owner_of(world: World, purse: str) -> str:
    """Whose a purse is; of a fallen noble's chest, until it is handed over, nobody's."""
    if purse in world.treasuries:
        return purse
    banner = world.land.banners.get(purse)
    return banner.faction if banner else ""


def whose(seen: Seen, stack: Stack) -> str:
    """The banner or garrison of a stack; "" where it holds pieces of several."""
    return "" if stack.banner == MERGED else seen.bodies[stack.banner]


def side_asked(seen: Seen, options: tuple[int, ...]) -> int:
    """On which side the seat that is asked has all these stacks."""
    assert seen.fight is not None
    host = seen.fight.host[ATTACKER]
    first = host.stack[options[0]].owner
    mine = [i for i, seat in enumerate(seen.seats) if seat == seen.viewer] or [first]
    ours = all(k < host.stacks and host.stack[k].owner in mine for k in options)
    return ATTACKER if ours else DEFENDER
