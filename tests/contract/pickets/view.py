"""Who may know what: a side's picture is its own pickets, what is known for sure of the enemy's, and what was reported."""

from __future__ import annotations

import msgspec

from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.game import View
from tests.contract.pickets.board import Hex
from tests.contract.pickets.pieces import SIDES, Field, Known, Report


class Own(msgspec.Struct, frozen=True):
    id: str
    hex: Hex
    strength: int


class Enemy(msgspec.Struct, frozen=True):
    """An enemy picket as it was last known for sure.  `strength` 0: not known; `gone`: it fell."""

    id: str
    hex: Hex
    round: int
    strength: int
    gone: bool


class Rider(msgspec.Struct, frozen=True):
    """An own courier who is not yet due.  Whether he comes, nobody knows."""

    number: int
    picket: str
    sent: int
    due: int


class InFight(msgspec.Struct, frozen=True):
    """A fight that goes on; both sides see it."""

    blue: int
    red: int
    exchanges: int


class PicketsView(View, frozen=True):
    viewer: str
    round: int
    rounds: int
    post: Seat
    held: int
    hold: int
    pickets: tuple[Own, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    riders: tuple[Rider, ...] = ()
    reports: tuple[Report, ...] = ()
    couriers_left: int = 0
    fight: InFight | None = None


def view(field: Field, viewer: str) -> PicketsView:
    """All the viewer may know.  PK-12: what both have seen in a fight they keep."""
    public = PicketsView(viewer, field.round, field.rounds, field.post, field.held, field.hold)
    if viewer == UMPIRE:
        return msgspec.structs.replace(
            public, pickets=own(field, *SIDES), riders=riders(field, *SIDES), fight=in_fight(field),
            reports=tuple(report for side in SIDES for report in field.reports[side]),
        )
    if viewer not in SIDES:
        return public
    return msgspec.structs.replace(
        public,
        pickets=own(field, viewer),
        enemies=tuple(enemy(field, id, known) for id, known in field.knows[viewer].items()),
        riders=riders(field, viewer),
        reports=tuple(field.reports[viewer]),
        couriers_left=field.left[viewer],
        fight=in_fight(field),
    )


def own(field: Field, *sides: Seat) -> tuple[Own, ...]:
    """The pickets of these sides that are left; before the muster all of them."""
    return tuple(
        Own(id, it.hex, it.strength)
        for id, it in field.pickets.items()
        if it.side in sides and (it.strength > 0 or not mustered(field))
    )


def mustered(field: Field) -> bool:
    return field.read > 0


def enemy(field: Field, id: str, known: Known) -> Enemy:
    """PK-12  A picket falls only in a fight, so the enemy knows of it."""
    return Enemy(id, known.hex, known.round, known.strength, mustered(field) and field.pickets[id].strength == 0)


def riders(field: Field, *sides: Seat) -> tuple[Rider, ...]:
    """PK-6  The couriers of these sides that are not yet due."""
    return tuple(
        Rider(it.number, it.picket, it.sent, it.due)
        for it in field.couriers
        if it.side in sides and it.due > field.read
    )


def in_fight(field: Field) -> InFight | None:
    fight = field.fight
    return InFight(fight.strength[0], fight.strength[1], fight.exchanges) if fight else None
