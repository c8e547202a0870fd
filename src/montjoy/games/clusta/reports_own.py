"""What a side is told of its own without a courier: its lists, and what its overall commander sees in his own hex."""

from __future__ import annotations

from montjoy.core.effects import Event


class OwnEyes(Event, frozen=True):
    """What the overall commander sees of a unit in his own hex: exact (CN-KNOW-04)."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    unit: str
    elite: int
    standard: int
    ship: str = ""
    order: str = ""


class Enrolled(Event, frozen=True):
    """CN-KNOW-04  Something of one's own enters the lists: what it is and what does not change.  `kind`: unit, commander, camp,
    ship, specialist; `sort`: nation, trade or kind of ship; `value`: leader value, room or skill."""

    rule = "CN-KNOW-04"
    at: int
    id: str
    kind: str
    number: int
    name: str
    sort: str
    value: int


class OwnThing(Event, frozen=True):
    """CN-KNOW-04  What else of his own the overall commander sees in his hex: a commander and the units he leads, a camp and its
    days of fortification, a ship, a specialist and whom he is with.  `by` "": it stands on the army sheet."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    what: str
    ship: str = ""
    with_: str = ""
    leads: tuple[str, ...] = ()
    days: int = -1


class OwnLeft(Event, frozen=True):
    """CN-KNOW-04  Something of his own is no longer in the overall commander's hex; `hex`: where he saw it last."""

    rule = "CN-KNOW-04"
    at: int
    hex: str
    by: str
    what: str


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
