"""The forms a side fills in: where its units begin, stances, volleys, moves, melee, rallies.

Whatever is not named in a form does what `rest` says, so that a whole side is ordered in a line or two.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern="^[AB][1-9][0-9]{0,2}$")]
Ids: TypeAlias = Annotated[tuple[Id, ...], Meta(max_length=200)]
Place: TypeAlias = tuple[Annotated[int, Meta(ge=0, le=199)], Annotated[int, Meta(ge=0, le=199)]]
FACINGS: Final = ("0 north, 1 north-east, 2 east, 3 south-east, 4 south, 5 south-west, 6 west, 7 north-west: clockwise; "
                  "without eight_facings only the even ones")
Facing: TypeAlias = Annotated[int, Meta(ge=0, le=7, description=FACINGS)]
MOST: Final = 200


class Placed(msgspec.Struct, frozen=True):
    """A unit's square and facing."""

    unit: Id
    at: Place
    facing: Facing


class Deployment(msgspec.Struct, frozen=True):
    """MB-BOARD-10  Where units begin; those that are not named stand where the default puts them."""

    units: Annotated[tuple[Placed, ...], Meta(max_length=MOST)] = ()


class Stances(msgspec.Struct, frozen=True):
    """MB-MOD-04  The units that take the stance of defence; all others attack."""

    defend: Ids = ()


class Shot(msgspec.Struct, frozen=True):
    """One shot at a unit."""

    unit: Id
    target: Id


class Cast(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spell, or a dragon's breath (`spell` = "breath"): at a unit, or at a square.  `along`: which way a wall of fire runs from
    there; left out: to the right, as its caster sees it."""

    unit: Id
    spell: Annotated[str, Meta(pattern="^[a-z][a-z_]{0,39}$")]
    target: Annotated[str, Meta(pattern="^([AB][1-9][0-9]{0,2})?$")] = ""
    square: Place | None = None
    along: Facing | None = None


class Volley(msgspec.Struct, frozen=True):
    """MB-SEQ-01, MB-SEQ-05  What is shot and cast.  `rest`: the other units shoot at the nearest target, or hold their fire."""

    rest: Literal["nearest", "hold"] = "nearest"
    shots: Annotated[tuple[Shot, ...], Meta(max_length=MOST)] = ()
    spells: Annotated[tuple[Cast, ...], Meta(max_length=MOST)] = ()
    hold: Ids = ()


class March(msgspec.Struct, frozen=True, omit_defaults=True):
    """MB-MOVE-01, MB-MOVE-03  What some units do, one after the other.  `turn`: a new facing (first, where the unit may also
    move); then one of `to` a square, `path` square by square, `ahead` or `back` so many squares; then `then` another facing.
    `land` of a flyer: True landed, False aloft.  `charge`: whom, if it meets several."""

    units: Ids
    turn: Facing | None = None
    to: Place | None = None
    path: Annotated[tuple[Place, ...], Meta(max_length=MOST)] = ()
    ahead: Annotated[int, Meta(ge=0, le=MOST)] = 0
    back: Annotated[int, Meta(ge=0, le=MOST)] = 0
    then: Facing | None = None
    land: bool | None = None
    charge: Annotated[str, Meta(pattern="^([AB][1-9][0-9]{0,2})?$")] = ""
    off: bool = False                                        # over the own edge of the board, out of the battle


class Moves(msgspec.Struct, frozen=True):
    """MB-SEQ-02, MB-MOVE-07  The moves of a side in their order.  `rest`: the other units hold, or advance on the nearest
    enemy."""

    rest: Literal["hold", "advance"] = "hold"
    moves: Annotated[tuple[March, ...], Meta(max_length=MOST)] = ()


class Fights(msgspec.Struct, frozen=True):
    """MB-MEL-02  Whom units attack.  `rest`: the others attack whom they have in front, straight ahead before aside, or hold."""

    rest: Literal["nearest", "hold"] = "nearest"
    attacks: Annotated[tuple[Shot, ...], Meta(max_length=MOST)] = ()
    hold: Ids = ()


class Rallies(msgspec.Struct, frozen=True):
    """MB-SEQ-04  The broken units that do not try."""

    decline: Ids = ()


class Concession(msgspec.Struct, frozen=True):
    """MB-END-02  The side gives the battle up at the start of the next round."""

    concede: bool


ANY = (Deployment, Stances, Volley, Moves, Fights, Rallies, Concession)
