"""Who fights: from heroes, companions and monsters to the numbers of a fight, and back.

    muster([a_hero("red", values, body=3, added=2, seat=0), a_monster("RT007", values, card=7, seat=1)], options)

Each seat is a number of the fight; who that is, is said to `within`.  AUTOMATON: nobody plays it, chance chooses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from montjoy.core.options import set_switches
from montjoy.games.drakborgen.duel.ring import NAMES
from montjoy.games.drakborgen.duel.state import (
    AUTOMATON,
    HEROES,
    LETTERS,
    NOBODY,
    SUN,
    WORDS,
    Board,
    Duel,
    Fate,
    Fight,
    Fighter,
    Kind,
    Missile,
)
from montjoy.games.drakborgen.options import DrakborgenOptions

F = TypeVar("F", bound=Fight)
Values = Mapping[str, int] | Sequence[int]                   # agility, armour, strength, psyche: by name, or in this order


class Combatant(msgspec.Struct, frozen=True, kw_only=True):
    """One who fights.  `hero`: of a champion or companion, the id of its hero.  `exit`: a free passage to flee through."""

    id: str
    kind: Kind
    values: tuple[int, int, int, int]
    points: int
    side: int = HEROES
    seat: int = AUTOMATON
    body: int = 0
    exit: bool = True
    hero: str = ""
    missile: Missile = Missile.NONE
    missiles: int = 0
    bolt: bool = False
    ring: bool = False
    guard: int = 0
    blow: bool = False


# ---- those who fight -------------------------------------------------------------------------------------------------
def a_hero(id: str, values: Values, *, body: int, added: int = 0, points: int | None = None, **more: Any) -> Combatant:
    """A hero as he stands; `added`: combat points of his possessions.  More: seat, side, exit, missile, missiles, bolt, ring,
    guard, blow (the first blow at a sleeping dragon)."""
    begins = hero_points(body, added) if points is None else points
    return Combatant(id=id, kind=Kind.HERO, values=in_ring_order(values), points=begins, body=body, **more)


def a_monster(id: str, values: Values, *, card: int, **more: Any) -> Combatant:
    """A monster with the combat points of its card."""
    return Combatant(id=id, kind=Kind.MONSTER, values=in_ring_order(values), points=card_points(card), **{"side": 1, **more})


def the_dragon(id: str, values: Values, *, points: int, **more: Any) -> Combatant:
    """DL-10.1a, DL-10.3  The dragon: no card; the values and combat points of his tile, all of them again in every fight."""
    return Combatant(id=id, kind=Kind.DRAGON, values=in_ring_order(values), points=points, **{"side": 1, **more})


def a_champion(id: str, values: Values, *, points: int, hero: str, beside: bool = False, **more: Any) -> Combatant:
    """DL-12.3c, DL-13.4c-X  A controlled monster in its hero's place, who waits; or `beside` him."""
    kind = Kind.COMPANION if beside else Kind.CHAMPION
    return Combatant(id=id, kind=kind, values=in_ring_order(values), points=points, hero=hero, **more)


def hero_points(body: int, added: int) -> int:
    """DL-8.1b, DL-8-X6  A hero begins with as many combat points as he has body points now, plus what he carries adds."""
    return max(1, body + added)


def card_points(number: int) -> int:
    """DL-8.1c  A monster begins with the number in its row of the card drawn for this encounter."""
    return number


def in_ring_order(values: Values) -> tuple[int, int, int, int]:
    """DL-8-X3  The four values of a fight, as modified by what is worn; they stay the same throughout."""
    found = [values[name] for name in NAMES[:4]] if isinstance(values, Mapping) else list(values)
    agility, armour, strength, psyche = found
    return agility, armour, strength, psyche


# ---- the fight -------------------------------------------------------------------------------------------------------
def muster(
    who: Sequence[Combatant],
    options: DrakborgenOptions | None = None,
    *,
    ambush: bool = False,
    chaos: bool = False,
    melee: bool = False,
    sun: Sequence[int] = SUN,
) -> Fight:
    """DL-8-X1, DL-13.3a  Fighters and sides.  Heroes stand in turn order.  `chaos`: heroes fight heroes; `melee`: all against
    all; `sun`: the faces of the sun die.  ValueError: more than eight."""
    fight = _mustered(Fight(), who, options or DrakborgenOptions(), sun)
    fight.ambush, fight.chaos, fight.melee = int(ambush), int(chaos), int(melee)
    return fight


def muster_duel(
    who: Sequence[Combatant], options: DrakborgenOptions | None = None, *, ambush: bool = False, sun: Sequence[int] = SUN
) -> Duel:
    """The same for one hero against one monster, in the small state that odds and studies use."""
    duel = _mustered(Duel(), who, options or DrakborgenOptions(), sun)
    duel.ambush = int(ambush)
    return duel


def _mustered(fight: F, who: Sequence[Combatant], options: DrakborgenOptions, sun: Sequence[int]) -> F:
    if not 2 <= len(who) <= len(fight.fighter):
        raise ValueError(f"{len(who)} fighters: a fight is of 2 to {len(fight.fighter)}")
    ids = [one.id for one in who]
    boards = boards_of(who, options.boards_per_fighter)
    for i, one in enumerate(who):
        fight.fighter[i] = _fighter(one, ids.index(one.hero) if one.hero else NOBODY)
    for i, b in enumerate(boards):
        fight.fighter[i].board = b
        fight.board[b].controller = who[i].seat
    for one in who:
        if one.kind == Kind.CHAMPION:
            fight.fighter[ids.index(one.hero)].fate = int(Fate.WAITING)
    fight.fighters, fight.boards = len(who), max(boards) + 1
    fight.faces, fight.sun[: len(sun)] = len(sun), sun
    set_switches(fight, options)
    return fight


def _fighter(one: Combatant, hero: int) -> Fighter:
    return Fighter(
        name=spelled(one.id),
        value=list(one.values),
        side=one.side,
        kind=int(one.kind),
        points=one.points,
        body=one.body,
        exit=int(one.exit),
        hero=hero,
        missile=int(one.missile),
        missiles=one.missiles,
        bolt=int(one.bolt),
        ring=int(one.ring),
        guard=one.guard,
        blow=int(one.blow),
    )


def boards_of(who: Sequence[Combatant], per: str) -> list[int]:
    """DL-13.4a  Whose board is which: one for all that a player controls on a side (boards_per_fighter = each: one for each).
    A champion has its hero's.  What nobody plays has boards of its own in the same way."""
    found: list[int] = []
    keys: list[tuple[int, int, str]] = []
    for one in who:
        of = one.hero if one.kind == Kind.CHAMPION else one.id
        key = (one.side, one.seat, of if per == "each" else "")
        if key not in keys:
            keys.append(key)
        found.append(keys.index(key))
    place = asked_first(keys)
    return [place.index(k) for k in found]


def asked_first(keys: Sequence[tuple[int, int, str]]) -> list[int]:
    """DL-BASE-23  The order in which boards are asked for: as they stand; only who plays both sides of a fight
    (monster_controller_fallback = hotseat) is asked for the monsters' first."""
    sides = {(side, seat) for side, seat, _ in keys if seat >= 0}
    both = len(sides) > len({seat for _, seat in sides})
    return sorted(range(len(keys)), key=lambda k: -keys[k][0] if both else 0)


# ---- after the fight -------------------------------------------------------------------------------------------------
class Survivor(msgspec.Struct, frozen=True):
    """DL-8.14a  What is left of a fighter: its fate, and a hero's body points.  Combat points do not last."""

    id: str
    kind: Kind
    fate: Fate
    body: int
    missiles: int
    bolt: bool
    ring: bool


def survivors(fight: Fight) -> list[Survivor]:
    """DL-8.14a  After the fight all markers go back; body points lost by risking stay lost, and what was thrown is gone."""
    return [
        Survivor(lettered(x.name), Kind(x.kind), Fate(x.fate), x.body, x.missiles, bool(x.bolt), bool(x.ring))
        for x in fight.fighter[: fight.fighters]
    ]


# ---- names in numbers ------------------------------------------------------------------------------------------------
def spelled(id: str) -> list[int]:
    """An id as numbers, seven letters in each.  ValueError: it is too long."""
    letters = id.encode()
    if len(letters) > LETTERS * WORDS or "\0" in id:
        raise ValueError(f"{id!r} is too long for a fighter: at most {LETTERS * WORDS} letters")
    letters = letters.ljust(LETTERS * WORDS, b"\0")
    return [int.from_bytes(letters[k : k + LETTERS], "big") for k in range(0, len(letters), LETTERS)]


def lettered(name: Sequence[int]) -> str:
    """The id again."""
    return b"".join(n.to_bytes(LETTERS, "big") for n in name).rstrip(b"\0").decode()


# ---- from one state to the other -------------------------------------------------------------------------------------
def as_duel(fight: Fight) -> Duel | None:
    """The same fight in the small state, if nobody but one hero and one enemy of another kind is left in it or waits."""
    there = [i for i in range(fight.fighters) if fight.fighter[i].fate in (Fate.FIGHTING, Fate.WAITING)]
    kinds = [fight.fighter[i].kind for i in there]
    if len(there) != 2 or kinds[0] != Kind.HERO or kinds[1] not in (Kind.MONSTER, Kind.DRAGON) or fight.chaos:
        return None
    duel = Duel()
    for name in Fight.kinds:
        if name not in ("fighter", "board", "sun"):
            setattr(duel, name, getattr(fight, name))
    duel.sun[:] = fight.sun
    for k, i in enumerate(there):
        duel.fighter[k] = fight.fighter[i].copy()
        duel.board[k] = Board(fight.board[duel.fighter[k].board].controller, fight.board[duel.fighter[k].board].position)
        duel.fighter[k].board = k
    duel.asked = there.index(fight.asked) if fight.asked in there else NOBODY
    duel.fighters = duel.boards = 2
    return duel
