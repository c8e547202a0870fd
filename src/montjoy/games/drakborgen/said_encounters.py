"""Told of encounters, of monsters' players, and of heroes who go together or against each other."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event


# ---- encounters ------------------------------------------------------------------------------------------------------
class MonsterFound(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.1"
    monster: str
    kind: str
    square: str
    ambush: bool


class Met(Event, frozen=True):
    """`by`: who acts the monsters; "" the automaton."""

    rule: ClassVar[str] = "DL-7.1b"
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]
    place: str
    by: str


class CardDrawn(Event, frozen=True):
    """A monster card was drawn for it; which, is not shown."""

    rule: ClassVar[str] = "DL-7.2"
    monster: str


class CardRead(Event, frozen=True):
    """To the monsters' player alone."""

    rule: ClassVar[str] = "DL-7.2"
    monster: str
    card: str
    combat_points: int
    on_attack: str
    on_wait: str
    on_turn_back: str


class Chose(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.4"
    hero: str
    action: str


class Reacted(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.5a"
    monster: str
    reaction: str


class WayShut(Event, frozen=True):
    """It would flee and cannot: it fights."""

    rule: ClassVar[str] = "DL-7.7a"
    monster: str


class MonsterFled(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.7b"
    monster: str
    start: str
    way: str
    to: str


class MonsterLeft(Event, frozen=True):
    """It leaves the game: "unknown-square", "teleport", "outside", "dead", "eaten"."""

    rule: ClassVar[str] = "DL-7.7d"
    monster: str
    kind: str
    why: str


class MonsterWentDown(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.7f-X"
    monster: str


class Roused(Event, frozen=True):
    """It stays as a figure."""

    rule: ClassVar[str] = "DL-7.6b"
    monster: str
    square: str


class Followed(Event, frozen=True):
    rule: ClassVar[str] = "DL-7.6c"
    monster: str
    to: str


class AmbushSeen(Event, frozen=True):
    """An ambush that is an ordinary encounter after all."""

    rule: ClassVar[str] = "DLC-02"
    hero: str
    monster: str


class CardShuffledIn(Event, frozen=True):
    rule: ClassVar[str] = "DL-7-X3"
    monster: str


class Rewarded(Event, frozen=True):
    rule: ClassVar[str] = "DLC-20"
    hero: str
    monster: str


class Banished(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    monster: str
    direction: str


class Bound(Event, frozen=True):
    rule: ClassVar[str] = "DLC-24"
    hero: str
    monster: str


class Controls(Event, frozen=True):
    """`combat_points`: with how many it will fight, every time."""

    rule: ClassVar[str] = "DL-12.3a"
    hero: str
    companion: str
    kind: str
    combat_points: int


class Uncontrolled(Event, frozen=True):
    rule: ClassVar[str] = "DL-12.3f-X"
    companion: str
    kind: str
    place: str


# ---- monster players -------------------------------------------------------------------------------------------------
class BecameMonsterPlayer(Event, frozen=True):
    rule: ClassVar[str] = "DL-5.5a"
    seat: str


class MonsterMoved(Event, frozen=True):
    rule: ClassVar[str] = "DL-5.5b"
    seat: str
    monster: str
    start: str
    to: str


class MonsterFailed(Event, frozen=True):
    """At a door or a portcullis."""

    rule: ClassVar[str] = "DL-5.5.2b"
    monster: str
    square: str
    way: str


class MonsterCameUp(Event, frozen=True):
    rule: ClassVar[str] = "DL-5.5.1c"
    monster: str
    square: str


class MonsterStayed(Event, frozen=True):
    """No move."""

    rule: ClassVar[str] = "DL-5.5b"
    seat: str


# ---- advanced rules --------------------------------------------------------------------------------------------------
class PhaseBegun(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.1a"
    phase: str
    round: int


class WentAlong(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.1c"
    hero: str
    leader: str
    to: str


class StayedBehind(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.1c"
    hero: str
    leader: str


class FindClaimed(Event, frozen=True):
    """Claims are laid open together."""

    rule: ClassVar[str] = "DL-13.1f"
    what: str
    claimants: tuple[str, ...]


class FindDecided(Event, frozen=True):
    """`by`: "agreement", "dice", "fight"; hero "": it lies there."""

    rule: ClassVar[str] = "DL-13.1f"
    what: str
    hero: str
    by: str


class HeroAttacked(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.5b-X"
    hero: str
    other: str


class TookPart(Event, frozen=True):
    """`side` "": stays out."""

    rule: ClassVar[str] = "DL-13.5b-X"
    hero: str
    side: str


class SpoilTaken(Event, frozen=True):
    rule: ClassVar[str] = "DL-13.5c-X"
    hero: str
    thing: str
    of: str
