"""Told of fights, the treasure chamber and the dragon."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event


# ---- fights ----------------------------------------------------------------------------------------------------------
class FightBegun(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.8"
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]
    place: str


class Begins(Event, frozen=True):
    """Somebody's combat points at the start."""

    rule: ClassVar[str] = "DL-8.1a"
    fighter: str
    combat_points: int


class Thrown(Event, frozen=True):
    rule: ClassVar[str] = "DLC-03"
    hero: str
    missile: str
    at: str
    hit: bool
    left: int


class FightRound(Event, frozen=True):
    """All positions at once: (fighter, position)."""

    rule: ClassVar[str] = "DL-8.4a"
    round: int
    positions: tuple[tuple[str, str], ...]


class Hit(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.10"
    fighter: str
    by: str
    loss: int


class Clinch(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.7b"
    fighter: str
    other: str


class Whiffed(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.8"
    fighter: str
    other: str
    whiffs: int


class HitCancelled(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.3e"
    fighter: str
    by: str


class Paid(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.2a"
    fighter: str
    loss: int
    left: int


class Risked(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.11b"
    hero: str
    suns: int
    left: int
    body: int


class Breathed(Event, frozen=True):
    """The dragon's breath: one more to pay or to risk."""

    rule: ClassVar[str] = "DL-10.1b"
    fighter: str


class FlightDeclared(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.12a"
    hero: str


class FlightFailed(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.12c"
    hero: str


class Escaped(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.12b"
    hero: str


class NerveBroken(Event, frozen=True):
    """Three whiffs in a row."""

    rule: ClassVar[str] = "DL-8.9a"
    monster: str


class Fallen(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.13"
    fighter: str


class TakesOver(Event, frozen=True):
    """His champion is dead; the hero fights on."""

    rule: ClassVar[str] = "DL-12.3e"
    hero: str
    companion: str


class FightOver(Event, frozen=True):
    rule: ClassVar[str] = "DL-8.13"
    place: str
    rounds: int


class Parted(Event, frozen=True):
    """Three whiffs between heroes, or one has yielded."""

    rule: ClassVar[str] = "DL-13.5c-X"
    heroes: tuple[str, ...]


class Yielded(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.5c-X"
    hero: str
    to: str


class FledToExit(Event, frozen=True):
    """Out of a fight, to the edge of an unrevealed square."""

    rule: ClassVar[str] = "DL-8.12e"
    hero: str
    square: str
    way: str


# ---- the treasure chamber and the dragon -----------------------------------------------------------------------------
class ReachedChamber(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.10a"
    hero: str
    square: str


class EnteredChamber(Event, frozen=True):
    rule: ClassVar[str] = "DL-4.10b"
    hero: str


class TreasureDeclined(Event, frozen=True):
    rule: ClassVar[str] = "DL-9.1a"
    hero: str


class DragonCard(Event, frozen=True):
    rule: ClassVar[str] = "DL-9.2b"
    hero: str
    card: str
    state: str


class DragonCardSkipped(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    hero: str


class DragonWoke(Event, frozen=True):
    """`why`: "card", "fight"."""

    rule: ClassVar[str] = "DL-9.5a"
    why: str


class DragonSleeps(Event, frozen=True):
    """The chamber is empty; the drawn cards are shuffled back."""

    rule: ClassVar[str] = "DL-9.3b"
    cards: int


class DragonRestless(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"


class CardsThrownAway(Event, frozen=True):
    rule: ClassVar[str] = "DL-9.6b"
    hero: str
    cards: tuple[str, ...]


class FledDragon(Event, frozen=True):
    rule: ClassVar[str] = "DL-9.8"
    hero: str


class FlightFromDragonFailed(Event, frozen=True):
    rule: ClassVar[str] = "DL-9.5c"
    hero: str


class FirstBlow(Event, frozen=True):
    rule: ClassVar[str] = "DL-10.2"
    hero: str
    roll: int
    taken: int


class DragonSlain(Event, frozen=True):
    rule: ClassVar[str] = "DL-10.4"
    heroes: tuple[str, ...]


class GreedHolds(Event, frozen=True):
    """The Ring of Greed: he may not leave."""

    rule: ClassVar[str] = "DLC-24"
    hero: str
    roll: int
