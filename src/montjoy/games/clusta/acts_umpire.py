"""What the umpire is asked, and the forms that he fills: his sheet of future events, and drafted reports."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from montjoy.core.effects import Question
from montjoy.games.clusta.acts import Place


# ---- questions to the umpire (the first option is the default) --------------------------------------------------------------
class UmpireDay(Question, frozen=True):
    """CN-GEN-10  The sheet of future events before a day: what the umpire adds and strikes out.  Answered by `Plan`; an empty one
    leaves everything as it is."""

    rule = "CN-GEN-10"
    day: int


class Drafts(Question, frozen=True):
    """CN-GEN-04  The battle reports of this round before they leave.  Answered by `Edited`; an empty one sends them as they
    are."""

    rule = "CN-GEN-04"
    day: int
    slot: int


class Judge(Question, frozen=True):
    """CN-HP-05  A side asks for a heroic deed."""

    rule = "CN-HP-05"
    side: str
    commander: str
    text: str


class Planting(Question, frozen=True):
    """CN-STONE-01  The Stonefather is to be planted where troops stand."""

    rule = "CN-STONE-01"
    hex: str


class Occasion(Question, frozen=True):
    """CN-RANS-05  Is this an occasion for excesses?"""

    rule = "CN-RANS-05"
    unit: str
    hex: str


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
    reports are shown to him in at most so many rounds of a day."""

    events: Annotated[tuple[Planned, ...], Meta(max_length=60)] = ()
    strike: Annotated[tuple[Annotated[int, Meta(ge=1, le=999)], ...], Meta(max_length=60)] = ()
    reports: Annotated[int, Meta(ge=0, le=9)] | None = None


class Amend(msgspec.Struct, frozen=True):
    """A figure of a drafted report: the report's number, counted from 1, the field, the value that is told."""

    report: Annotated[int, Meta(ge=1, le=99)]
    field: Literal["enemy_men", "enemy_lost", "own_lost"]
    value: Annotated[int, Meta(ge=0, le=9999)]


class Edited(msgspec.Struct, frozen=True, omit_defaults=True):
    """`hold`: numbers of reports that do not leave at all."""

    amends: Annotated[tuple[Amend, ...], Meta(max_length=60)] = ()
    hold: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(max_length=60)] = ()
