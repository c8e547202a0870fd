"""The slots of a day and its clock; the forms that are filled in: order sheets, the business of a morning, and the umpire's: his
sheet of future events, and drafted reports.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

OrderName: TypeAlias = Literal[
    "HOLD", "AWAIT", "ATTACK", "GO_TO", "ADVANCE_TO", "HURRY_TO", "MAKE_CAMP", "FORTIFY", "CATCH_COURIERS", "EMBARK",
    "DISEMBARK", "AMBUSH", "PATROL", "SCOUT", "DIVINE", "GO_TO_NEAREST_CAMP", "SIEGE_WORKS",
]  # fmt: skip
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}$")]
Place: TypeAlias = Annotated[str, Meta(pattern="^([0-9]{4})?$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
MOST_DAYS: Final = 8
MOST_LINES: Final = 120
DAY: Final = 48                                              # ticks of half an hour
ORDERS: Final = 0                                            # slots of a day: the order phase, rounds 1-6, night rounds 7-9
ROUNDS: Final = (1, 2, 3, 4, 5, 6)
NIGHTS: Final = (7, 8, 9)
NO_ORDER: Final = "NO_ORDER"                                 # what is said of who is without orders (CN-ORD-05)


# ---- the day -----------------------------------------------------------------------------------------------------------
def clock(day: int, slot: int) -> int:
    """CN-GEN-07  Rounds 1-6 begin at 06.00 and every two hours, night rounds (slots 7-9) at 18.00 and every four."""
    return day * DAY + (0 if slot <= 1 else 4 * (slot - 1) if slot <= 7 else 24 + 8 * (slot - 7))


# ---- sheets ----------------------------------------------------------------------------------------------------------
class Instruction(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to do.  `hex`: its target; `route`: hexes to pass, in order; `formation` "": as the order has it
    (CN-FORM-02, -03); `dash`: spend a hero point on it (CN-HP-04); `attack`: land fighting (CN-LAND-01); `ship`: to
    embark on; `sides`: whose couriers are to be caught beside the hostile ones' (CN-COUR-12-X); `mercy`: prisoners, leniency
    (CN-RANS-05); `patient`: no interrogation (CN-COUR-08)."""

    order: OrderName
    hex: Place = ""
    route: tuple[Hex, ...] = ()
    formation: Literal["", "march", "battle"] = ""
    dash: bool = False
    attack: bool = False
    ship: str = ""
    sides: tuple[str, ...] = ()
    mercy: bool = False
    patient: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One box of a sheet.  `day` -1: from its arrival on, open-ended; `slot` 0: the whole day, 1-6
    a round, 7-9 a night round.  `units`: the numbers of the
    units it is for (a column of the camp's sheet, or those a commander leaves behind); none: all others."""

    do: Instruction
    day: Annotated[int, Meta(ge=-1, le=99)] = -1
    slot: Annotated[int, Meta(ge=0, le=9)] = 0
    units: tuple[Annotated[int, Meta(ge=1, le=99)], ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """CN-KNOW-06  Standing instructions for battles.  Troop values in hundredths of the original one; `spend_hp_tv`: at how
    many hundredths of the enemy's value or less a point is spent (0: never)."""

    retreat_at: Annotated[int, Meta(ge=0, le=100)] = 50
    pursue: bool = True
    spend_hp_tv: Annotated[int, Meta(ge=0, le=1000)] = 0
    spend_hp_death: bool = True
    let_pass: tuple[str, ...] = ()
    ambush_continue: bool = False
    front_split: Literal["proportional", "largest"] = "proportional"
    advance_after_win: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """CN-ORD-01  An order sheet: to whom, its boxes, the standing instructions, and three wishes for when the orders have
    run out (CN-ORD-06)."""

    to: Name
    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)] = ()
    standing: Standing = Standing()
    wishes: Annotated[tuple[Instruction, ...], Meta(max_length=3)] = ()
    day: int = 0                                             # on which it was written; the umpire dates it
    form: int = 0                                            # the number of the form it came with; the umpire's too
    arrived: int = -1                                        # the tick at which it came; the umpire's too


# ---- the business of a morning -------------------------------------------------------------------------------------------
class Split(msgspec.Struct, frozen=True, tag=True):
    """CN-ARMY-06-X  So many men of a unit (elite, standard) become a unit of their own.  `number`: the new one's, 0: the next
    that is free."""

    unit: Name
    elite: Annotated[int, Meta(ge=0, le=500)] = 0
    standard: Annotated[int, Meta(ge=0, le=500)] = 0
    number: Annotated[int, Meta(ge=0, le=99)] = 0


class Merge(msgspec.Struct, frozen=True, tag=True):
    """CN-ARMY-06-X  The second unit goes up in the first."""

    unit: Name
    other: Name


class Attach(msgspec.Struct, frozen=True, tag=True):
    """CN-CMD-03  A unit joins a commander in its hex; `leave`: it leaves him."""

    unit: Name
    commander: Name
    leave: bool = False


class Assign(msgspec.Struct, frozen=True, tag=True):
    """CN-SPEC-07  A specialist changes to another unit, camp or commander in his hex."""

    specialist: Name
    to: Name


class Send(msgspec.Struct, frozen=True, tag=True):
    """CN-SPEC-04  A spy, a hippogriff or an astrologer sets out alone along a route and comes back to `back` (a unit, camp,
    commander, or his overall commander: "")."""

    specialist: Name
    route: Annotated[tuple[Hex, ...], Meta(min_length=1, max_length=60)]
    back: str = ""


class Carry(msgspec.Struct, frozen=True, tag=True):
    """CN-COUR-14  A spy carries the sheet of this morning to an addressee."""

    spy: Name
    to: Name


class Attitude(msgspec.Struct, frozen=True, tag=True):
    """CN-LOY-02  The side's own attitude to another; the other is not told."""

    to: Name
    attitude: Literal["hostile", "neutral", "friendly"]


class Write(msgspec.Struct, frozen=True, tag=True):
    """CN-LOY-02  A letter to another side's overall commander, by courier."""

    to: Name
    text: Text


class Deed(msgspec.Struct, frozen=True, tag=True):
    """CN-HP-05  Something outstanding that a commander is to do; the umpire judges it."""

    commander: Name
    text: Text


class Overall(msgspec.Struct, frozen=True, tag=True):
    """CN-GEN-03  Before play: who the player himself is."""

    commander: Name


class Fleet(msgspec.Struct, frozen=True, tag=True):
    """CN-ARR-02  Before play: the sea hex at which the fleet will stand off the coast."""

    hex: Hex


class Aboard(msgspec.Struct, frozen=True, tag=True):
    """CN-GEN-14-X  Before play: a unit, commander or specialist goes on a ship or with a unit."""

    who: Name
    with_: Name


class Asking(msgspec.Struct, frozen=True, tag=True):
    """When the side wants to be asked for its overall commander's own force (CN-ORD-07): in every round, in the round after
    something new has reached him, or in the mornings only."""

    when: Literal["rounds", "news", "mornings"]


Business: TypeAlias = (
    Split | Merge | Attach | Assign | Send | Carry | Attitude | Write | Deed | Overall | Fleet | Aboard | Asking
)


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a side orders at one moment."""

    sheets: Annotated[tuple[Sheet, ...], Meta(max_length=60)] = ()
    business: Annotated[tuple[Business, ...], Meta(max_length=60)] = ()


# ---- the umpire's forms ----------------------------------------------------------------------------------------------------
class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line for the sheet of future events.  `kind`: what happens; `slot` 0: with the morning's first round."""

    day: Annotated[int, Meta(ge=0, le=99)]
    kind: Literal[
        "pcs_at", "pcs_in_battle", "stonefather_planted", "bridge_complete", "marjura_moves", "arn_arrives", "alliance_made",
        "alliance_broken", "excess",
    ]  # fmt: skip
    slot: Annotated[int, Meta(ge=0, le=9)] = 0
    hex: Place = ""
    side: str = ""
    unit: str = ""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """`strike`: numbers of lines to be struck out, counted from 1 as the umpire sees the sheet.  `reports`: from now on battle
    reports are shown to him in at most so many rounds of a day.  `ask`: whether he is asked for his sheet in every round too, or
    in the mornings alone; "": as before."""

    events: Annotated[tuple[Planned, ...], Meta(max_length=60)] = ()
    strike: Annotated[tuple[Annotated[int, Meta(ge=1, le=999)], ...], Meta(max_length=60)] = ()
    reports: Annotated[int, Meta(ge=0, le=9)] | None = None
    ask: Literal["", "rounds", "mornings"] = ""


class Amend(msgspec.Struct, frozen=True):
    """A figure of a drafted report: the report's number, counted from 1, the field, the value that is told."""

    report: Annotated[int, Meta(ge=1, le=99)]
    field: Literal["enemy_men", "enemy_lost", "own_lost"]
    value: Annotated[int, Meta(ge=0, le=9999)]


class Edited(msgspec.Struct, frozen=True, omit_defaults=True):
    """`hold`: numbers of reports that do not leave at all."""

    amends: Annotated[tuple[Amend, ...], Meta(max_length=60)] = ()
    hold: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(max_length=60)] = ()
