"""What is told of a fight, and what its answers are called.

Everything is told to everybody: boards are shown at once and points are public.  Fighters go by their ids (a hero's seat, a
monster's tile), positions by their names."""

from __future__ import annotations

from typing import ClassVar

from montjoy.core.effects import Event, Option
from montjoy.games.drakborgen import acts, said
from montjoy.games.drakborgen.fight_state import (
    LETTERS,
    NOBODY,
    POSITIONS,
    Ask,
    Fate,
    Fight,
    Kind,
    Missile,
    fighting,
    in_use,
)
from montjoy.games.drakborgen.ring import NAMES, Position, clinch, taken


# ---- what is told of fights alone; the rest is in said.py --------------------------------------------------------------
class NothingEntered(Event, frozen=True):
    """The time was up before a marker was moved; where it lies now."""

    rule: ClassVar[str] = "DL-8.5b"
    fighter: str
    position: str


class Cornered(Event, frozen=True):
    """Three whiffs in a row and no way out: it fights on, and the count begins anew."""

    rule: ClassVar[str] = "DL-8.9b-X"
    monster: str


class LifeKept(Event, frozen=True):
    """The Ring of Life is spent: the hero keeps one body point and one combat point."""

    rule: ClassVar[str] = "DLC-24"
    hero: str


# ---- what an answer is called; the rest is in acts.py ------------------------------------------------------------------
class TakePosition(Option, frozen=True):
    rule: ClassVar[str] = "DL-8.4a"
    position: str


class TakePositionOf(Option, frozen=True):
    """For whoever has more than one board in this fight (DL-13.4a, DL-BASE-23): this fighter's."""

    rule: ClassVar[str] = "DL-8.4a"
    fighter: str
    position: str


class LeaveMarker(Option, frozen=True):
    """Nothing is entered: the marker stays (in round 1: chance)."""

    rule: ClassVar[str] = "DL-8.5b"


class LeaveMarkerOf(Option, frozen=True):
    """The same on this fighter's board, for whoever has more than one."""

    rule: ClassVar[str] = "DL-8.5b"
    fighter: str


class PayPoint(Option, frozen=True):
    rule: ClassVar[str] = "DL-8.2a"


class RiskInjury(Option, frozen=True):
    rule: ClassVar[str] = "DL-8.11a"


class DeclareFlight(Option, frozen=True):
    rule: ClassVar[str] = "DL-8.12a"


class CancelOn(Option, frozen=True):
    """The hit on this fighter shall not count."""

    rule: ClassVar[str] = "DL-13.3e"
    fighter: str


def label(fight: Fight, ask: str, option: int, seat: int = NOBODY) -> Option:
    """What a number means where a fight asks, as `game.label` gives it.  `ask`: "Ask.POSITION" and so on; `seat`: whom."""
    asked = Ask[ask.removeprefix("Ask.")]
    if asked in POSITIONS:
        whose = of_board(fight, seat, POSITIONS.index(asked))
        if whose:
            return LeaveMarkerOf(whose) if option == Position.NONE else TakePositionOf(whose, NAMES[option])
        return LeaveMarker() if option == Position.NONE else TakePosition(NAMES[option])
    if asked == Ask.RISK:
        return RiskInjury() if option else PayPoint()
    if asked == Ask.FLEE:
        return DeclareFlight() if option else acts.FightOn()
    if asked == Ask.YIELD:
        return acts.Yield() if option else acts.FightOn()
    if asked == Ask.CANCEL:
        return CancelOn(name_of(fight, option - 1)) if option else acts.LetItCount()
    if not option:
        return acts.Enough()
    if asked == Ask.BOLT:
        return acts.FireBolt(name_of(fight, option - 1))
    return acts.Throw(missile_of(fight, fight.asked), name_of(fight, option - 1))


# ---- how it is put; called where something is told, left out of the compiled form ------------------------------------
def name_of(fight: Fight, i: int) -> str:
    """The fighter's id."""
    word = b"".join(n.to_bytes(LETTERS, "big") for n in fight.fighter[i].name)
    return word.rstrip(b"\0").decode()


def of_board(fight: Fight, seat: int, n: int) -> str:
    """DL-13.4a  The first fighter on a player's n-th board; "" for who has no more than one."""
    mine = [b for b in range(fight.boards) if fight.board[b].controller == seat != NOBODY and in_use(fight, b)]
    if len(mine) < 2:
        return ""
    return next(name_of(fight, i) for i in range(fight.fighters) if fight.fighter[i].board == mine[n] and fighting(fight, i))


def missile_of(fight: Fight, i: int) -> str:
    return Missile(fight.fighter[i].missile).name.lower()


def pair(fight: Fight, i: int, j: int) -> Event:
    """What the positions of two hostile fighters do in this round."""
    a, b = fight.fighter[i], fight.fighter[j]
    mine, theirs = fight.board[a.board].position, fight.board[b.board].position
    if clinch(mine, theirs, a.value[mine], b.value[theirs]):
        return said.Clinch(name_of(fight, i), name_of(fight, j))
    dealt, got = taken(mine, theirs, a.value[mine], b.value[theirs]), taken(theirs, mine, b.value[theirs], a.value[mine])
    if dealt:
        return said.Hit(name_of(fight, j), name_of(fight, i), dealt)
    if got:
        return said.Hit(name_of(fight, i), name_of(fight, j), got)
    counted = b if b.kind != Kind.HERO or a.kind == Kind.HERO else a
    return said.Whiffed(name_of(fight, i), name_of(fight, j), counted.whiffs + counted.missed)


def shown(fight: Fight) -> tuple[tuple[str, str], ...]:
    """Every fighter's position."""
    there = [i for i in range(fight.fighters) if fight.fighter[i].fate == Fate.FIGHTING]
    return tuple((name_of(fight, i), NAMES[fight.board[fight.fighter[i].board].position]) for i in there)


def heroes_there(fight: Fight) -> tuple[str, ...]:
    there = [i for i in range(fight.fighters) if fight.fighter[i].fate == Fate.FIGHTING]
    return tuple(name_of(fight, i) for i in there if fight.fighter[i].kind == Kind.HERO)


def enemies_of(fight: Fight, i: int) -> str:
    """The first enemy still in the fight: to whom one yields."""
    others = [j for j in range(fight.fighters) if fight.fighter[j].side != fight.fighter[i].side]
    return next((name_of(fight, j) for j in others if fight.fighter[j].fate == Fate.FIGHTING), "")
