"""What a seat knows (RW-GEN-13): the view, made from the state, and what the predicates of the game ask of it."""

from __future__ import annotations

import msgspec

from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.game import View
from montjoy.games.rudern.battle.merging import MERGED
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Fight, Stack
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.queries import active, is_over
from montjoy.games.rudern.model.state import Land, World


class Seen(View, frozen=True):
    """All that a viewer may know: the open land (a copy), and of the purses those that are his."""

    viewer: str
    land: Land
    units: UnitTable
    treasuries: dict[str, int]
    chests: dict[str, int]
    asked: str = ""
    fight: Fight | None = None
    bodies: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()

    @property
    def faction(self) -> str:
        return self.viewer


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
    return Seen(
        viewer=viewer,
        land=land_seen_by(world.land, viewer),
        units=UnitTable(world.units.name, tuple(msgspec.structs.replace(u) for u in world.units.rows), world.units.number),
        treasuries={f: n for f, n in world.treasuries.items() if viewer in (f, UMPIRE)},
        chests={b: n for b, n in world.chests.items() if viewer in (owner_of(world, b), UMPIRE)},
        asked=world.asked,
        fight=world.fight.copy() if world.fight else None,
        bodies=tuple(world.bodies),
        seats=world.seats,
    )


def land_seen_by(land: Land, viewer: str) -> Land:
    """RW-GEN-13, RW-CAM-ECO-07  A copy of it; where resources may have been moved between acts nobody else sees."""
    copy = copy_land(land)
    if copy.campaign and (is_over(land) or viewer not in (active(land), UMPIRE)):
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
    mine = seen.seats.index(seen.viewer) if seen.viewer in seen.seats else host.stack[options[0]].owner
    ours = all(k < host.stacks and host.stack[k].owner == mine for k in options)
    return ATTACKER if ours else DEFENDER
