"""What arrives: one event for each thing that a courier, a spy or one's own eyes report (CN-KNOW-03, CN-T-MESSAGES),
and what a side is told of its own.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from montjoy.core.effects import Event


class Card(msgspec.Struct, frozen=True):
    """CN-KNOW-04  What does not change of something of one's own, where it stands in the lists for the first time.  `kind`: unit,
    commander, camp, ship, specialist; `sort`: nation, trade or kind of ship; `value`: leader value, room or skill."""

    kind: str
    number: int
    name: str
    sort: str
    value: int


class OwnEyes(Event, frozen=True, omit_defaults=True):
    """What the overall commander sees of a unit in his own hex: exact (CN-KNOW-04).  `order`: what it does, or does next on
    `begins` (-1: it has begun) in `slot` (0: that whole day); NO_ORDER (CN-ORD-05); "": nothing is to be said.
    `apart`: the commander from whom it was detached (CN-CMD-03).  `card`: on the army sheet, what it is."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    unit: str
    elite: int
    standard: int
    ship: str = ""
    order: str = ""
    begins: int = -1
    slot: int = 0
    apart: str = ""
    card: Card | None = None


class Enrolled(Event, frozen=True):
    """CN-KNOW-04  Something of one's own enters the lists: what it is and what does not change, as in `Card`."""

    rule = "CN-KNOW-04"
    at: int
    id: str
    kind: str
    number: int
    name: str
    sort: str
    value: int


class OwnThing(Event, frozen=True, omit_defaults=True):
    """CN-KNOW-04  What else of his own the overall commander sees in his hex: a commander and the units he leads, a camp and its
    days of fortification, a ship, a specialist and whom he is with.  `by` "": it stands on the army sheet; `card` as in
    OwnEyes."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    what: str
    ship: str = ""
    with_: str = ""
    leads: tuple[str, ...] = ()
    days: int = -1
    card: Card | None = None


class OwnLeft(Event, frozen=True):
    """CN-KNOW-04  Something of his own is no longer in the overall commander's hex; `hex`: where he saw it last."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    what: str


class Marched(Event, frozen=True):
    """CN-KNOW-04  The overall commander is in another hex, and with him all these, of whom nothing else has changed; `left`: what
    was with him and is not any more, wherever it has gone; he saw it last where he was."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    who: tuple[str, ...]
    left: tuple[str, ...] = ()


class OwnOrder(Event, frozen=True):
    """CN-KNOW-04  Units beside the overall commander carry out another order now, and nothing else of them has changed."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    order: str
    units: tuple[str, ...]


class HeroPoints(Event, frozen=True):
    """CN-KNOW-05  How many hero points a commander of one's own has left: a side always knows."""

    rule = "CN-KNOW-05"
    at: int
    by: str
    left: int


class InCommand(Event, frozen=True):
    """CN-GEN-03  Who is now his side's overall commander; `by` "": nobody is, and the largest camp gives orders."""

    rule = "CN-GEN-03"
    at: int
    hex: str
    by: str


class Sighted(Event, frozen=True):
    """A hostile force in contact with the overall commander's own hex, as he guesses it (CN-KNOW-03)."""

    rule = "CN-KNOW-03"
    at: int
    hex: str
    by: str
    side: str
    marker: str
    men: int


class BattleReport(Event, frozen=True, omit_defaults=True):
    """CN-COUR-01  A battle of this round.  `how`: "won", "lost", "goes on", "broken off", ..., for the reader's side; `fallen`:
    his own commander who died, `slain`: the enemy's.  Figures by the information table (CN-INFO-01)."""

    rule = "CN-COUR-01"
    at: int
    hex: str
    by: str
    side: str
    marker: str
    how: str
    enemy_men: int
    enemy_lost: int
    own_lost: int
    fallen: str = ""
    slain: str = ""
    where: str = ""                                          # the enemy's hex; "": that of the report
    stood: str = ""                                          # where one's own force fought; "": in that of the report


class ContactReport(Event, frozen=True):
    """CN-ORD-GOTO  A force has stopped before an enemy and asks what to do."""

    rule = "CN-ORD-GOTO"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    men: int


class Avoided(Event, frozen=True):
    """CN-CONT-02  A battle that did not come about.  `how`: "evaded", one's own force gave way and is in `hex` now; "passed",
    one's own commander let him pass; "yielded", the enemy gave way.  `where`: in which hex the enemy was when they met."""

    rule = "CN-CONT-02"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    men: int
    how: str


class Captured(Event, frozen=True):
    """CN-COUR-07  One's own unit has caught somebody who travelled alone: of which side, and "courier", "scout", "astrologer",
    "commander" or "specialist"; the first of that side on this day."""

    rule = "CN-COUR-07"
    at: int
    hex: str
    by: str
    side: str
    kind: str


class CampTaken(Event, frozen=True):
    """CN-ORD-CAMP-2-X  One's own force has taken an enemy's camp: whose it was, and what it is called now; `camp` "": it is
    burnt."""

    rule = "CN-ORD-CAMP-2-X"
    at: int
    hex: str
    by: str
    side: str
    camp: str


class NoOrders(Event, frozen=True):
    """CN-ORD-05  A unit or commander is without orders; `chose`: what a commander does on his own (CN-ORD-06)."""

    rule = "CN-ORD-05"
    at: int
    hex: str
    by: str
    chose: str = ""


class ScoutReport(Event, frozen=True):
    """CN-ORD-SCOUT-a  Scouts have seen a hostile force."""

    rule = "CN-ORD-SCOUT-a"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    men: int


class PatrolReport(Event, frozen=True):
    """CN-ORD-PATROL-b  A patrol has seen an enemy that it did not attack."""

    rule = "CN-ORD-PATROL-b"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    men: int


class PassingReport(Event, frozen=True):
    """CN-KNOW-03  With passive_detection: an enemy passed next to a force."""

    rule = "CN-KNOW-03"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    men: int


class SpyReport(Event, frozen=True):
    """CN-SPEC-04  What a spy saw in an enemy hex: exact.  `leaders`: leader values, "4, 3"."""

    rule = "CN-SPEC-04"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    elite: int
    standard: int
    undead: int
    leaders: str


class FlightReport(Event, frozen=True):
    """CN-SPEC-06  What a hippogriff saw from the air."""

    rule = "CN-SPEC-06"
    at: int
    hex: str
    by: str
    where: str
    side: str
    marker: str
    elite: int
    standard: int
    undead: int


class SecretReport(Event, frozen=True):
    """CN-COUR-09  What a captured courier gave away: whose he was, his message in words of the order language or of a report,
    and where his side's overall commander was.  `where`: of a scout, where his unit lies."""

    rule = "CN-COUR-09"
    at: int
    hex: str
    by: str
    side: str
    text: str
    overall: str
    where: str = ""


class Divined(Event, frozen=True):
    """CN-DIV-01  An astrologer's answer for the hex: here, or the sectors in which the conflux lies (0 NW, 1 NE, 2 E, ...)."""

    rule = "CN-DIV-01"
    at: int
    hex: str
    by: str
    here: bool
    sectors: tuple[int, ...]


class ConfluxNamed(Event, frozen=True):
    """CN-CRUR-14-X  Shagul's word to the Crurers: in which hex the conflux comes."""

    rule = "CN-CRUR-14-X"
    at: int
    hex: str
    by: str
    where: str


class Completed(Event, frozen=True):
    """CN-COUR-01  An order is done: a camp is made (`camp`: its name), a march is over."""

    rule = "CN-COUR-01"
    at: int
    hex: str
    by: str
    order: str
    camp: str = ""


class Joined(Event, frozen=True):
    """CN-SPEC-07  A specialist who travelled alone is now with somebody; `with_` "": by himself."""

    rule = "CN-SPEC-07"
    at: int
    hex: str
    by: str
    with_: str


class DeedReport(Event, frozen=True):
    """CN-HP-05  What came of a heroic deed that a commander far away was to do."""

    rule = "CN-HP-05"
    at: int
    hex: str
    by: str
    granted: bool


class NotDone(Event, frozen=True):
    """CN-COUR-01  Business that came with a sheet and could not be done: `what`, in the order language, and why, a reason of
    `No`, as whoever took the sheet saw it; "not-here": not all whom it is about are in his hex."""

    rule = "CN-COUR-01"
    at: int
    hex: str
    by: str
    what: str
    reason: str


class StoneFound(Event, frozen=True):
    """CN-STONE-02  A unit has found the Great Stonefather."""

    rule = "CN-STONE-02"
    at: int
    hex: str
    by: str


class Nightly(Event, frozen=True):
    """CN-SEQ-09  The night report of a unit: where it is, the men of each kind, what it lost today, its order (as in
    OwnEyes), the days of fortification of its camp (-1: in no camp).  `unit` "": of a commander without troops, who says
    where he is."""

    rule = "CN-SEQ-09"
    at: int
    hex: str
    by: str
    unit: str
    elite: int
    standard: int
    lost: int
    order: str
    days: int = -1
    begins: int = -1
    slot: int = 0


class NothingNew(Event, frozen=True):
    """CN-SEQ-09  All night reports of a moment that say what was last reported: who sent them, of which units (the hex, the men,
    the order, nobody lost) and which camps (the days of fortification)."""

    rule = "CN-SEQ-09"
    at: int
    senders: tuple[str, ...]
    units: tuple[str, ...]
    camps: tuple[str, ...]


class Excess(Event, frozen=True):
    """CN-RANS-05  The men overstepped their orders."""

    rule = "CN-RANS-05"
    at: int
    hex: str
    by: str
    what: str


class Returned(Event, frozen=True):
    """CN-ORD-02  A courier did not find his addressee and is back."""

    rule = "CN-ORD-02"
    at: int
    hex: str
    by: str
    to: str


class Letter(Event, frozen=True):
    """CN-LOY-02  A letter from another side's overall commander."""

    rule = "CN-LOY-02"
    at: int
    hex: str
    by: str
    text: str


Report: TypeAlias = (
    OwnEyes | Enrolled | OwnThing | OwnLeft | Marched | OwnOrder | HeroPoints | InCommand | Sighted
    | BattleReport | ContactReport | NoOrders
    | Avoided | Captured | CampTaken
    | ScoutReport | PatrolReport | PassingReport | SpyReport
    | FlightReport | SecretReport | Divined | ConfluxNamed | Completed | Joined | DeedReport | NotDone | StoneFound
    | Nightly | NothingNew | Excess
    | Returned | Letter
)  # fmt: skip
