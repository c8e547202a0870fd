"""What a side has before play, and why it may not have a wish: its overall commander, who sails with whom, where the
fleet goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec

from montjoy.core.effects import No, no
from montjoy.games.clusta.model.island import Island
from montjoy.games.clusta.model.queries import whole
from montjoy.games.clusta.model.scenario import LOCALS
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import Aboard, Asking, Attitude, Fleet, Orders, Overall
from montjoy.games.clusta.protocol.places import at
from montjoy.games.clusta.seen.view import Seen

RULE: Final = "CN-GEN-14-X"
T = TypeVar("T")


class Harbour(msgspec.Struct, frozen=True):
    """What a side has before play: its people and ships by id, with the ship each is on and the men or the room they have."""

    side: str
    sides: tuple[str, ...]
    units: Mapping[str, tuple[str, int]]
    commanders: Mapping[str, str]
    specialists: tuple[str, ...]
    ships: Mapping[str, int]


def true_harbour(world: World, side: str) -> Harbour:
    """The truth, as far as it is the side's own."""
    return Harbour(
        side, tuple(world.sides),
        {u.id: (u.ship, u.present) for u in world.units.values() if u.side == side},
        {c.id: c.ship for c in world.commanders.values() if c.side == side and not c.fate},
        tuple(s.id for s in world.specialists.values() if s.side == side and not s.gone),
        {s.id: s.room for s in world.ships.values() if s.side == side},
    )


def harbour_of(seen: Seen) -> Harbour:
    """The same as the side itself knows it."""
    return Harbour(
        seen.viewer, tuple(seen.sides),
        {u.id: (u.ship, u.elite + u.standard) for u in seen.units.values() if not u.gone},
        {c.id: c.ship for c in seen.commanders.values() if not c.gone},
        tuple(seen.specialists),
        {s.id: s.room for s in seen.ships.values()},
    )


# ---- why not ---------------------------------------------------------------------------------------------------------
def why_not(mine: Harbour, there: Island, form: Orders) -> No | None:
    """CN-GEN-14-X  Before play there are no orders yet, only these choices."""
    if form.sheets:
        return at(no(RULE, "too-early-for-orders"), sheet=1)
    for n, wish in enumerate(form.business, 1):
        refused = why_not_one(mine, there, wish)
        if refused is not None:
            return at(refused, item=n)
    return None


def why_not_one(mine: Harbour, there: Island, wish: object) -> No | None:
    """Why a side may not have this wish."""
    wish = with_whole_ids(mine.side, wish)
    if isinstance(wish, Overall):
        return why_not_overall(mine, wish)
    if isinstance(wish, Fleet):
        return why_not_fleet(mine, there, wish)
    if isinstance(wish, Aboard):
        return why_not_aboard(mine, wish)
    if isinstance(wish, Attitude):
        known = wish.to in (*mine.sides, *LOCALS) and wish.to != mine.side
        return None if known else no("CN-LOY-02", "no-such-side", side=wish.to)
    return None if isinstance(wish, Asking) else no(RULE, "too-early", what=type(wish).__name__)


def with_whole_ids(side: str, wish: T) -> T:
    """The wish with whole ids: "grisban" is "ransards.grisban", "6" is "ransards.6"."""
    if isinstance(wish, Overall):
        return msgspec.structs.replace(wish, commander=whole(side, wish.commander))
    if isinstance(wish, Aboard):
        return msgspec.structs.replace(wish, who=whole(side, wish.who), with_=whole(side, wish.with_))
    return wish


def as_written(mine: Harbour, id: str) -> str:
    """An id of one's own, which has a name; of nobody's the word as it was written, without the side."""
    there = (*mine.units, *mine.commanders, *mine.specialists, *mine.ships)
    return id if id in there else id.removeprefix(f"{mine.side}.")


def why_not_overall(mine: Harbour, wish: Overall) -> No | None:
    """CN-GEN-03  The player may be any commander of his side."""
    if wish.commander in mine.commanders:
        return None
    return no("CN-GEN-03", "not-a-commander-of-yours", commander=as_written(mine, wish.commander))


def why_not_fleet(mine: Harbour, there: Island, wish: Fleet) -> No | None:
    """CN-GEN-14-X  A fleet goes to a sea hex of the map, if one comes by sea at all."""
    if not mine.ships:
        return no(RULE, "no-ships")
    if wish.hex not in there.terrain or not there.is_sea(wish.hex):
        return no(RULE, "not-at-sea", hex=wish.hex)
    return None


def why_not_aboard(mine: Harbour, wish: Aboard) -> No | None:
    """CN-GEN-14-X, CN-SEA-02  Units go on ships that have room for them, commanders on ships or to units, specialists to units or
    commanders."""
    if wish.who in mine.specialists:
        known = wish.with_ in (*mine.units, *mine.commanders)
        return None if known else no(RULE, "nobody-of-yours", who=as_written(mine, wish.with_))
    if wish.who in mine.commanders:
        known = wish.with_ in (*mine.units, *mine.ships)
        return None if known else no(RULE, "neither-ship-nor-unit", who=as_written(mine, wish.with_))
    if wish.who not in mine.units:
        return no(RULE, "nobody-of-yours", who=as_written(mine, wish.who))
    if wish.with_ not in mine.ships or not mine.units[wish.who][0]:
        return no(RULE, "no-such-ship", ship=as_written(mine, wish.with_))
    others = sum(men for id, (ship, men) in mine.units.items() if ship == wish.with_ and id != wish.who)
    left = mine.ships[wish.with_] - others
    return None if mine.units[wish.who][1] <= left else no("CN-SEA-02", "no-room", ship=wish.with_, left=max(0, left))
