"""What sides and the umpire are asked: forms to fill, and words on the spot with their options."""

from __future__ import annotations

from montjoy.core.effects import Option, Question


# ---- questions to sides --------------------------------------------------------------------------------------------------
class Before(Question, frozen=True):
    """CN-GEN-14-X  Before day 0: who is overall commander, who sails with whom, where the fleet goes.  Answered by `Orders`."""

    rule = "CN-GEN-14-X"


class Morning(Question, frozen=True):
    """CN-SEQ-02  Step M2: the order sheets of a day.  Answered by `Orders`."""

    rule = "CN-SEQ-02"
    day: int


class Round(Question, frozen=True):
    """CN-ORD-07  What the overall commander's own force does in this round (with order_cycle = every_round: new sheets for
    all).  Answered by `Orders`; an empty one: as before."""

    rule = "CN-ORD-07"
    day: int
    slot: int


class LastMorning(Question, frozen=True):
    """CN-GEN-06  The morning of the last day, as it is put to a side.  `judged`: the umpire says who has won."""

    rule = "CN-SEQ-02"
    day: int
    judged: bool


class MidDay(Question, frozen=True):
    """CN-ORD-07  A round as it is put to a side.  `why`: "news" has reached it, it wishes to be asked in all "rounds", or sheets
    may be written "anew" (order_cycle = every_round); `hex`: where its overall commander is; `who`: he, and those with him.
    `last`: the last day (CN-GEN-06), `judged` as in LastMorning."""

    rule = "CN-ORD-07"
    day: int
    slot: int
    why: str
    hex: str
    who: tuple[str, ...]
    last: bool
    judged: bool


class AnyTime(Question, frozen=True):
    """CN-ORD-07  What a player may write in a round though nobody asks: what the overall commander's own force does from the next
    round on.  Answered by `Orders`; an empty one takes back what he has written."""

    rule = "CN-ORD-07"


class Met(Question, frozen=True):
    """CN-ORD-07  The overall commander's own step leads to an enemy: what now?  `men`: the enemy as he sees him."""

    rule = "CN-ORD-07"
    hex: str
    enemy: str
    men: int


class Challenged(Question, frozen=True):
    """CN-CONT-02  An enemy comes whose goal lies beyond: let him pass?"""

    rule = "CN-CONT-02"
    hex: str
    enemy: str
    men: int


class AfterWin(Question, frozen=True):
    """CN-BATTLE-19  The enemy is gone: move into his hex?"""

    rule = "CN-BATTLE-19"
    hex: str


class Pursue(Question, frozen=True):
    """CN-RETR-04  The enemy retreats: go after him?"""

    rule = "CN-RETR-04"
    hex: str


class Fronts(Question, frozen=True):
    """CN-MULTI-01  Several enemies at once: how the troops are divided, and which front the commander leads."""

    rule = "CN-MULTI-01"
    hex: str
    enemies: tuple[str, ...]


class LeadFront(Question, frozen=True):
    """CN-MULTI-01  Several enemies at once: which of these fronts (1, 2, ...) the commander leads."""

    rule = "CN-MULTI-01"
    hex: str
    enemies: tuple[str, ...]


class TakenCamp(Question, frozen=True):
    """CN-ORD-CAMP-2-X  An enemy camp is taken: keep it or burn it?"""

    rule = "CN-ORD-CAMP-2-X"
    hex: str


# ---- their options -------------------------------------------------------------------------------------------------------
class Do(Option, frozen=True):
    """A bare answer by its name: "attack", "stop", "around", "pass", "fight", "pursue", "stay", "advance", "withdraw",
    "continue", "keep", "burn", "proportional", "largest", "grant", "refuse", "send", "roll" ..."""

    what: str


# ---- questions to the umpire (the first option is the default) --------------------------------------------------------------
class UmpireDay(Question, frozen=True):
    """CN-GEN-10  The sheet of future events before a day: what the umpire adds and strikes out.  Answered by `Plan`; an empty one
    leaves everything as it is."""

    rule = "CN-GEN-10"
    day: int


class UmpireRound(UmpireDay, frozen=True):
    """CN-GEN-09  Word from the role-playing adventure in the middle of a day: what happens now?  Answered by `Plan` too."""

    rule = "CN-GEN-09"
    slot: int


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
